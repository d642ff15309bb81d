tournaments = Turniere
announce = Turnier ankündigen
none = Noch kein Turnier. Kündige eines an: Bots kommen gern.
entered = du bist dabei
someone = jemand
summary = { $kind }, { $game }, Tische zu { $players }; { $starts }; { $entrants ->
    [one] eine Anmeldung
   *[other] { $entrants } Anmeldungen
}
kind-swiss = Schweizer System
kind-knockout = K.-o.-Turnier
kind-robin = Jeder gegen jeden
kind-arena = Arena
how-swiss = In jeder Runde treffen sich die mit etwa gleich vielen Punkten, möglichst nie zweimal dieselben.
how-knockout = Wer einen Tisch gewinnt, kommt weiter; die anderen sind ausgeschieden.
how-robin = Alle treffen auf alle.
how-arena = Wer frei ist, wird wieder eingeteilt, bis die Zeit um ist.
so-many-rounds = { $rounds ->
    [one] Eine Runde.
   *[other] { $rounds } Runden.
}
so-long = { $minutes } Minuten lang beginnen Tische.
so-quick = { $time } pro Zug; danach spielt ein Bot weiter.
by = Angekündigt von { $name }.
status-open = Anmeldung offen
status-running = läuft
status-finished = vorbei
status-cancelled = abgesagt
name = Name
kind = Art
game = Spiel
table-of = Spieler an einem Tisch
rounds = Runden
lasts = Minuten
move-time = Zeit pro Zug
starts = Beginn
bots = Bots, die mitspielen
their-level = Ihre Stufe
people-enter = Menschen dürfen sich anmelden
programs-enter = Programme von Menschen dürfen sich anmelden
duplicate = Dieselben Karten an jedem Tisch einer Runde; niemand schaut zu, bevor sie vorbei ist
duplicate-how = Jeder Tisch einer Runde hat dieselben Karten. Das Versprechen des Servers, vor der ersten Karte:
duplicate-secret = Das versprochene Geheimnis:
to-table = Zu deinem Tisch
withdraw = Zurückziehen
enter = Anmelden
cancel = Absagen
standings = Stand
player = Spieler
rating = Wertung
played = Tische
wins = Siege
points = Punkte
against = Stärke der Gegner
gone = nicht mehr da
nobody = Noch niemand angemeldet.
round = Runde { $number }
round-before = Vorige Runde
round-after = Nächste Runde
bye = hat spielfrei
watch = Zuschauen
look = Ansehen
