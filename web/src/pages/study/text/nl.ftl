title = Analysebord
what = Leg een willekeurige stelling op tafel, probeer zetten uit en zie wat een sterke bot ervan vindt.
deal = Nieuw gedeeld
deal-it = Delen
game = Spel
players = Spelers
own = Een stelling of een bewaarde partij
file = Uit een bestand
text = Of hier geplakt
any-game = wat past
before-move = Voor zet
open-it = Op tafel leggen
too-long = Dit is te lang voor de pagina. In de terminal leest ‘waterhole analyse BESTAND’ het.
from-replay = Bij het terugkijken van een afgelopen spel legt ‘Analyseer vanaf hier’ de stelling die je ziet op deze tafel.
link-broken = In deze link zit geen stelling. Misschien is hij onderweg afgekapt: vraag hem opnieuw, of vraag de stelling als bestand.
back = Terug
forth = Vooruit
eyes = Ogen
eyes-asked = wie aan de beurt is
eyes-seat = alleen { $name }
eyes-open = alles open
answer = Laat de anderen spelen
others-answered = de anderen speelden
lines = Beste zetten
search = Zoeken
best = Beste: { $move }, { $percent }% (± { $doubt })
chance = { $percent }% ± { $doubt }
chance-how = Kans om te winnen, en hoeveel die ernaast kan zitten. Hoe langer je kijkt, hoe zekerder hij wordt.
tries = { $count ->
    [one] Eén poging
   *[other] { $count } pogingen
}
thinking = Denkt na…
nothing-asked = Hier valt niets te beslissen.
tried = Geprobeerd
try = Speel op het bord: wat je probeert, blijft hier staan. Met de pijltjestoetsen ga je terug en vooruit.
start = Begin
drop = Deze variant weghalen
this-position = Deze stelling
link = Link kopiëren
link-long = Deze stelling is te lang voor een link. Bewaar de stelling onder een naam of als bestand.
save = Als bestand bewaren
keep = Onder een naam bewaren
keep-it = Bewaren
keep-what = { $count ->
    [0] De stelling wordt bewaard. Zetten die je probeert, worden erbij bewaard.
    [one] De stelling wordt bewaard met de ene zet die je probeerde.
   *[other] De stelling wordt bewaard met de { $count } zetten die je probeerde.
}
keep-long = Je hebt meer geprobeerd dan bewaard kan worden. Haal eerst enkele varianten weg.
keep-again = Bewaar in ‘{ $name }’
name = Naam
kept = Bewaard als ‘{ $name }’. Je vindt de stelling op de eerste pagina van het analysebord.
link-kept = Wie deze link heeft, kan de stelling openen zolang jij haar bewaart.
kept-ones = Bewaarde stellingen
rename = Hernoemen
delete = Verwijderen
play-on = Vanaf hier verder spelen
play-on-what = Je tafel gaat verder vanuit deze stelling, met bots of met vrienden die je uitnodigt. De kaarten liggen zoals hier; wat het toeval brengt is nieuw. Het telt niet mee voor ratings of statistieken.
place-me = jij
place-friend = een vriend
play-on-table = Open de tafel
play-on-invite = Open de tafel en nodig uit
play-on-here = Op dit bord
other = Andere stelling
edit = Wijzigen
edit-how = Wijzig elke waarde: wat niet kan, staat bij het veld waar het om gaat. × laat een veld weg; wat uit de rest volgt, wordt dan uitgerekend, zoals een stapel van alle kaarten die nergens anders zijn.
edit-left-out = is weggelaten
edit-leave-out = { $name } weglaten
edit-more = Eén meer in { $name }
edit-fewer = Eén minder in { $name }
edit-add = Toevoegen aan { $name }
