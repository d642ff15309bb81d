your-page = Deine Seite
friends = Freunde
top = Die Besten
host = Diesen Server betreuen
someone = jemand
settings-title = Was andere sehen
account-bring = Beim Einloggen mitnehmen, was ich hier als { $name } gespielt habe
show-statistics = Statistik und Wertungen
show-history = Die Spiele, die du gespielt hast
show-presence = Dass du da bist, für alle, die dir folgen
picture-title = Dein Tier
animal = { WORD($animal, kind: "animal") }
animal-bear = Bär
animal-cheetah = Gepard
animal-crocodile = Krokodil
animal-elephant = Elefant
animal-flamingo = Flamingo
animal-giraffe = Giraffe
animal-lion = Löwe
animal-owl = Eule
animal-parrot = Papagei
animal-squirrel = Eichhörnchen
animal-wolf = Wolf
animal-zebra = Zebra
export = Alles, was über dich gespeichert ist
account = Damit du diese Seite auch auf anderen Geräten hast
account-known = Du meldest dich als { $login } an.
login = Anmeldename
password = Passwort
account-take = Diesen Namen nehmen
account-enter = Ich habe einen: anmelden
statistics = Statistik
program = ein Programm
since = da seit { $date }
played = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
won = { $wins } gewonnen
size = zu { $players }
mean-place = Mittlerer Platz
mean-score = Mittlere Punkte
left = { $games ->
    [one] einmal spielte ein Bot weiter
   *[other] { $games }-mal spielte ein Bot weiter
}
favourite = { $what }: { played }, { won }
rating = Wertung
rating-range = { $rating } ± { $range }
rating-now = Wertung { $pace }: { rating-range }
rating-course = Wertung im Lauf der Zeit: von { $first } auf { $last } in { $games } Spielen
pace-live = am Stück
pace-slow = über Tage
history = Gespielte Spiele
all-games = Alle Spiele
older = Ältere Spiele
no-games = Noch nichts.
hidden = Das sieht sonst niemand.
reason-screen = ohne Wertung: an einem Bildschirm
reason-own-bot = ohne Wertung: mit dem eigenen Programm
reason-help = ohne Wertung: mit Rat oder zurückgenommenen Zügen
reason-alone = ohne Wertung: niemand zum Vergleichen
reason-daily = ohne Wertung: Blatt des Tages
follow = Folgen
unfollow = Nicht mehr folgen
block = Sperren
unblock = Nicht mehr sperren
mute = Überhören
unmute = Wieder zuhören
report = Melden
report-words = Was ist passiert? Was am Tisch gesagt wurde, geht mit.
report-sent = Danke. Wer diesen Server betreibt, sieht es sich an.
reports = Was du gemeldet hast
waiting = noch ohne Antwort
follows-title = Du folgst
blocks-title = Gesperrt
mutes-title = Überhört
follows-nobody = Noch niemandem. Ein Name am Ende eines Spiels oder im Chat führt zur Seite der Person.
presence-here = da
presence-table = an einem Tisch
top-how = Hier steht, wer mindestens { $games } gewertete Spiele hat und gut genug bekannt ist; unsere Bots stehen dazwischen. Die wahre Stärke liegt in 95 von 100 Fällen in der Spanne.
top-mine = Du: { rating-range } nach { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}
player = Spieler
games = Spiele
notices-title = Nachrichten, wenn du weg bist
notices-what = Du wirst einmal benachrichtigt und erst wieder, wenn du am Tisch warst. In keiner Nachricht steht etwas Geheimes.
notices-kind-turn = Du bist am Zug
notices-kind-deadline = Deine Zeit läuft ab
notices-kind-round = Eine Runde deines Turniers beginnt
notices-kind-invitation = Jemand lädt dich an einen Tisch ein
notices-way-push = Browser
notices-way-mail = E-Mail
notices-way-webhook = Webhook
notices-none = Noch nirgends. Wähle unten, wo.
notices-unconfirmed = wartet, bis du dem Link folgst, der dorthin ging
notices-remove = Entfernen
notices-push-add = Diesen Browser benachrichtigen
notices-push-on = Dieser Browser wird benachrichtigt, auch wenn keine Seite offen ist.
notices-push-denied = Der Browser erlaubt keine Nachrichten dieser Seite; erlaube sie in seinen Einstellungen und versuch es noch einmal.
notices-push-failed = Der Browser konnte es nicht; versuch es noch einmal oder nimm E-Mail.
notices-mail = E-Mail-Adresse
notices-webhook = Webhook-Adresse (Matrix, Discord und andere)
notices-add = Hinzufügen
notices-sent = Eine Nachricht mit einem Link ist unterwegs; folge ihm dort.
notices-confirmed = Danke. Ab jetzt wirst du dort benachrichtigt.
notices-leave-what = Sollen keine Nachrichten mehr an diese Adresse gehen?
notices-leave = Keine Nachrichten mehr
notices-left = Erledigt. An diese Adresse geht nichts mehr.
away-title = Freie Tage
away-what = An diesen Tagen stehen die Uhren langsamer Partien für dich still. In diesem Jahr { $days ->
    [one] bleibt dir ein Tag
   *[other] bleiben dir { $days } Tage
}.
away-first = Erster Tag
away-last = Letzter Tag
away-add = Ich bin weg
away-back = Ich bin da
