tournaments = Toernooien
announce = Kondig een toernooi aan
none = Nog geen toernooi. Kondig er een aan: bots komen graag.
entered = je doet mee
someone = iemand
summary = { $kind }, { $game }, tafels van { $players }; { $starts }; { $entrants ->
    [one] één deelnemer
   *[other] { $entrants } deelnemers
}
kind-swiss = Zwitsers
kind-knockout = Knock-out
kind-robin = Ieder tegen ieder
kind-arena = Arena
how-swiss = In elke ronde treffen spelers met ongeveer evenveel punten elkaar, liefst nooit twee keer dezelfde.
how-knockout = Wie een tafel wint, gaat door; de anderen liggen eruit.
how-robin = Iedereen speelt tegen iedereen.
how-arena = Wie vrij is, wordt weer ingedeeld, tot de tijd om is.
so-many-rounds = { $rounds ->
    [one] Eén ronde.
   *[other] { $rounds } rondes.
}
so-long = Er beginnen { $minutes } minuten lang tafels.
so-quick = { $time } per zet; daarna speelt een bot verder.
by = Aangekondigd door { $name }.
status-open = inschrijving open
status-running = bezig
status-finished = voorbij
status-cancelled = afgelast
name = Naam
kind = Soort
game = Spel
table-of = Spelers per tafel
rounds = Rondes
lasts = Minuten
move-time = Tijd per zet
starts = Begin
bots = Bots die meedoen
their-level = Hun niveau
people-enter = Mensen mogen zich inschrijven
programs-enter = Programma’s van mensen mogen zich inschrijven
duplicate = Dezelfde kaarten aan elke tafel van een ronde; niemand kijkt mee voor ze voorbij is
duplicate-how = Elke tafel van een ronde heeft dezelfde kaarten. De belofte van de server, van voor de eerste kaart:
duplicate-secret = Het geheim dat beloofd was:
to-table = Naar je tafel
withdraw = Trek je terug
enter = Doe mee
cancel = Gelast het af
standings = Stand
player = Speler
rating = Rating
played = Tafels
wins = Winst
points = Punten
against = Tegenstand
gone = weg
nobody = Nog niemand ingeschreven.
round = Ronde { $number }
round-before = Vorige ronde
round-after = Volgende ronde
bye = is vrij
watch = Kijk mee
look = Bekijk
