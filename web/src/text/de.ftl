# Was die Seite rund um die Spiele sagt. docs/translating.md erklärt das Format.

## Überall

loading = Einen Moment…
try-again = Noch einmal versuchen
reconnecting = Verbindung verloren. Neuer Versuch…
server-silent = Der Server antwortet nicht. Läuft er?
server-answered = Der Server hat { $status } geantwortet.
close = Schließen
save = Speichern
back = Zurück
forward = Vor
copy = Kopieren
copied = Kopiert
remove = Entfernen
names = { LIST($names) }
seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
# Neben der Uhr, wo wenig Platz ist.
days-left = { $count } T
hours-left = { $count } Std
# Wo lange Wörter auf einer schmalen Karte getrennt werden dürfen.
word-breaks = Anpas-sung, Nahrungs-quelle, Hungers-not, Rot-kehlchen, Flamin-go, Erd-männchen, Wasser-stelle, Gras-land, Verscheuch-tes, Verdor-benes, Verbor-gene, Unter-schlupf, Schlech-tes, Plötz-liche, Lager-feuer, Hoch-wasser, Heil-kräuter, Glücks-bringer, Finster-nis, Fels-gebiet, Eich-hörnchen, Blut-geruch, Auffüll-karte

## Die Lobby

claim = Brettspiele über wilde Tiere. Bots jeder Stärke, kein Konto, nichts zu installieren.
play-now = Jetzt spielen
learn = Lernen
with-friends = Mit Freunden
on-one-screen = An einem Bildschirm
play-person = Gegen Menschen
seek-pace = Tempo
seek-live = Sofort: 3 Minuten pro Zug
seek-slow = Über Tage: 3 Tage pro Zug
seek-begin = Jemanden suchen
seek-waiting = { $others ->
    [0] Wir suchen jemanden von deiner Stärke. Noch wartet sonst niemand; wer kommt, wird als Erstes gefragt.
    [one] Noch jemand wartet; wir sehen, ob ihr zusammenpasst.
   *[other] { $others } andere warten auch; wir sehen, wer zu dir passt.
}
seek-offer = Noch niemand da? Bots können die leeren Plätze einnehmen.
seek-fill = Mit Bots beginnen
seek-stop = Nicht mehr suchen
called = Dein Tisch hat begonnen.
go-there = Hingehen
tournaments = Turniere
study = Analyse
to-tournament = Zum Turnier
players = { $fewest }–{ $most } Spieler
you-are = Du bist
your-page = Deine Seite
change-name = Namen ändern
your-name = Dein Name
running = Deine Tische
continue = Weiterspielen
friends-here = Freunde, die da sind
day-title = Blatt des Tages
day-how = Für alle dieselben Karten und dieselben Bots, ein Versuch. Wer fertig ist, sieht, was alle anderen gemacht haben.
puzzles = Aufgaben
explorer = Was gewinnt?
puzzle-of-day = Aufgabe des Tages
day-play = Spielen
day-table = Die Tageswertung
day-company = { $bots ->
    [0] allein
    [one] mit einem Bot
   *[other] mit { $bots } Bots
}
day-played = { $players ->
    [one] bisher eine Person
   *[other] bisher { $players } Personen
}
day-rank = { $rank }. von { $players }
day-result = { $rank }. von { $players }, { $score } Punkte
public-tables = Öffentliche Tische
no-tables = Kein öffentlicher Tisch ist offen. Eröffne einen mit Freunden.
status-open = offen
status-running = läuft
status-finished = beendet
status-closed = geschlossen
# Ein Name für jemanden, der noch keinen genannt hat.
guest = { WORD($manner, kind: "manner") } { WORD($animal, kind: "animal") }
manner-0 = Stiller
manner-1 = Flinker
manner-2 = Müder
manner-3 = Schlauer
manner-4 = Kühner
manner-5 = Geduldiger
manner-6 = Neugieriger
manner-7 = Fröhlicher
manner-8 = Sanfter
manner-9 = Mutiger
manner-10 = Heiterer
manner-11 = Wendiger
manner-12 = Stolzer
manner-13 = Sonniger
manner-14 = Weiser
manner-15 = Wilder
animal-0 = Otter
animal-1 = Reiher
animal-2 = Dachs
animal-3 = Hase
animal-4 = Luchs
animal-5 = Igel
animal-6 = Eisvogel
animal-7 = Marder
animal-8 = Fuchs
animal-9 = Biber
animal-10 = Falke
animal-11 = Storch
animal-12 = Hirsch
animal-13 = Specht
animal-14 = Kranich
animal-15 = Wolf

## Einstellungen

settings = Einstellungen
language = Sprache
theme = Hell oder dunkel
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
motion = Bewegung
pace-calm = Ruhig
pace-quick = Flott
pace-off = Keine
sound = Töne
explain = Erklären, was gefragt ist
own-bots = Deine eigenen Bots
own-bots-what = Programme von dir, die hier spielen; lade sie dort ein, wo man die Stärke der Bots wählt.
bot-account-name = Name des Bots
add-bot = Bot hinzufügen
bot-token = Sein Geheimnis, nur jetzt zu sehen

## Ein neuer Tisch

level-title = Bots spielen als
level-suggested = was deine Ergebnisse nahelegen
temper-title = Temperament
temper-none = keines: das Beste spielen
temper-mixed = für jeden ein anderes
suggested = { $why ->
    [first] Das hast du noch nicht gegen Bots gespielt: Beginne mit { level }.
    [same] Wie in deiner letzten Partie.
   *[other] { $wins ->
        [0] Du hast deine letzten { $games } Partien gegen { WORD($against, kind: "level") } verloren: Versuch es mit { level }.
       *[other] Du hast { $wins } deiner letzten { $games } Partien gegen { WORD($against, kind: "level") } gewonnen: Versuch es mit { level }.
    }
}
people = Personen an diesem Bildschirm
their-names = Ihre Namen
name-of = Name von Spieler { $number }
seats = Plätze
public-table = Tisch in der Lobby zeigen
clock = Zeit für einen Zug
allow-undo = Züge dürfen zurückgenommen werden, solange nichts Neues zu sehen ist
allow-hints = Tipps sind erlaubt; alle sehen es
no-limit = ohne Grenze
start = Los geht’s
start-table = Tisch eröffnen
option = { WORD($option, kind: "option") }
option-extra-birds = Zusätzliche Vögel für Robinbird (allein)
option-grade = Schwierigkeit (allein)
option-leo = Leo spielt mit
option-removal = Tiere, die fehlen (zu dritt)
option-talisman = Der Talisman begünstigt
option-organisms = Organismen
option-abilities = Fähigkeiten
option-buyer-expands = Wer kauft, darf sich ausbreiten
option-start = Eine Runde beginnt mit
option-rounds = Runden (0: ohne Grenze)
option-length = Länge
option-first = Startspieler
value = { WORD($value, kind: "value") }
value-easy = leicht
value-normal = normal
value-difficult = schwer
value-even = von jeder Art gleich viele
value-random = zufällig
value-after-holder = die nach seinem Besitzer
value-holder-first = seinen Besitzer
value-lot = durch das Los
value-choose = nach Wahl
value-auction = versteigert
value-limited = höchstens zwei gleiche
value-unlimited = ohne Grenze
value-oldest = die älteste
value-last = die letzte
value-short = kurz
value-long = lang
value-fixed = bleibt derselbe
value-rotating = wechselt jeden Tag

## Vor dem Spiel

host-starts = { $open ->
    [0] Alle sind da: Fang an, wann du willst.
    [one] Ein Platz ist frei: Schick den Link, oder setz einen Bot hin.
   *[other] { $open } Plätze sind frei: Schick den Link, oder setz Bots hin.
}
wait-for-host = Du hast einen Platz. Es geht los, wenn der Gastgeber beginnt.
invited-here = Du bist zu einer Partie { $title } eingeladen. Setz dich, um mitzuspielen.
table-full = Alle Plätze sind besetzt. Sobald es losgeht, kannst du zuschauen.
placed = Dieser Tisch geht von einer Stellung aus weiter: Wer ihn eröffnet hat, kennt vielleicht alle Karten. Er zählt nicht für Wertung oder Statistik.
invite-link = Einladung (Link)
show-code = Code für eine Kamera zeigen
share-text = Komm an meinen Tisch!
share = Teilen
invite = Einladen oder teilen
sit-down = Hinsetzen
get-up = Aufstehen
seat-bot = Bot hinsetzen
invited = eingeladen
for-open-seats = Für die freien Plätze
fill-with-bots = Freie Plätze mit Bots besetzen
invite-person = Einladen
decline = Nein, danke
invitations = Einladungen
status-invited = Du bist eingeladen

## Der Tisch

table = Tisch
board = Spielplan
your-hand = Deine Hand
seat = Platz { $letter }
you = du
bot = Bot
open = frei
stand-in = ein Bot springt ein
your-turn = Du bist dran
is-playing = { $name } spielt…
hurried = Der Server hat viel zu tun: Bots denken kürzer als sonst.
thinking = Denkt nach…
skip = Überspringen
while-you-waited = Während du gewartet hast
moves-since = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
nothing-yet = Noch keine Züge.
rated = Gewertet, bis zu Tipp oder Rücknahme.
no-longer-rated = Nach einem Tipp oder einem zurückgenommenen Zug wird dieses Spiel nicht mehr gewertet.
see-again = Noch einmal ansehen
kept = Große Momente
why-ask = Warum?
answers = Antworten
about-it = Was es bewirkt
how-many = Wie viele
one-less = Eins weniger
one-more = Eins mehr
come-back = Selbst weiterspielen
go-back = Zurück
scores = Stand
hand-over = Gib den Bildschirm an { $name }
hand-over-ready = Ich bin { $name }: zeig meine Karten
open-hands = Alle Hände
empty-hand = keine Karten
menu = Menü
lobby = Lobby
hint = Tipp
hint-title = Was ein starker Bot tun würde
chance-to-win = Gewinnchance { $percent } %
undo = Zurück
moves = Alle Züge
move-filter = Zug eintippen
no-moves = Für dich gibt es jetzt nichts zu entscheiden.
try-move = Versuche „{ $move }“
rules = Regeln
search-rules = In den Regeln suchen
no-rule = Nichts gefunden.
log = Verlauf
chat = Chat
unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
chat-say = Sag etwas
send = Senden
no-words = Noch hat niemand etwas gesagt.
no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
back-to-lobby = Zurück zur Lobby

## Nach dem Spiel

over = Das Spiel ist aus
won = Gewonnen: { LIST($names) }
you-won = Du hast gewonnen!
rating-gain = Wertung { $rating }, { $gain }
rating-forming = erste Wertung etwa { $rating }
player-title = Spieler
rank = Platz
points-title = Punkte
# Wer von denen gewinnt, die gleich viele Punkte haben, je Spiel.
tie-wild-cards = Gleich viele Punkte: Wer mehr Tiere hat, gewinnt.
shared-win = Gleich viele Punkte: Der Sieg wird geteilt.
rematch = Revanche
stronger-bots = Stärker: { level }
weaker-bots = Schwächer: { level }
replay = Wiederholung
end-replay = Wiederholung beenden
study-from-here = Von hier aus analysieren
at-move = Zug { $number } von { $all }
opening = Vor dem ersten Zug
eyes-of = Mit den Augen von
spectator = einem Zuschauer
all-open = alles offen
review = Analyse
nothing-missed = Keine deiner Entscheidungen war deutlich schlechter als eine andere.
your-decisions = Deine teuersten Entscheidungen
their-decisions = Die teuersten Entscheidungen
none-missed = Keine Entscheidung war deutlich schlechter als eine andere.
share-review = Link zu dieser Analyse kopieren
share-review-what = Wer den Link hat, kann die Analyse lesen und die Partie ansehen, ohne Konto.
accuracy = Genauigkeit
skill = Können
luck = Glück
skill-and-luck = Können und Glück sind Siege in 100 Spielen: was diese Leute mit anderen Karten wert sind, und was noch dazukam (± { $doubt }).
reviewing = Die Partie wird analysiert…
more-ways = Mehr
was-better = „{ $move }“ war besser ({ $percent } %)
check-shuffle = Mischen prüfen
shuffle-record = Gebrochen: Die Aufzeichnung passt nicht zusammen.
shuffle-settled = Gebrochen: Regeln, Optionen oder Plätze sind nicht die, die bei deiner Zahl feststanden.
shuffle-promises = Gebrochen: Die Zahl eines Spielers wurde geändert, nachdem deine genannt war.
shuffle-own-nonce = Die Zahl deines Browsers fehlt in den Karten oder kam zu spät. War deine Verbindung langsam?
shuffle-secret = Gebrochen: Das enthüllte Geheimnis ist nicht das versprochene.
shuffle-unshared = Geprüft: Die Karten standen fest, bevor die erste gegeben wurde. Kein Spieler hat eine eigene Zahl beigetragen.
shuffle-kept = Geprüft: Die Karten kommen aus dem versprochenen Geheimnis und aus Zahlen der Spieler. Niemand hat sie gewählt.
save-record = Partie speichern
picture = Als Bild speichern
picture-png = Als PNG speichern
picture-svg = Als SVG speichern
picture-failed = Dein Browser konnte das PNG nicht erstellen. Das SVG ist dasselbe Bild.
clip = Ein Clip dieses Zuges
clip-save = Clip speichern
clip-what = Ein Clip ist ein SVG, das sich bewegt: Jeder Browser spielt es ab.

## Lektionen

lesson-of = { $title } lernen
lesson-step = { $number } von { $all }
lesson-elsewhere = Jetzt aus einer anderen Stellung:
lesson-next = Weiter
lesson-leave = Lektion verlassen
lesson-again = Noch einmal
lesson-done = Das war die Lektion.
whole-game = Und jetzt ein ganzes Spiel
no-lesson = Für dieses Spiel gibt es keine Lektion.

## Tasten

keys = Tasten
key = { WORD($key, kind: "key") }
key-digits = 1 – 9
    .does = Karte oder Antwort mit dieser Nummer wählen
key-arrows = Pfeile
    .does = von Ort zu Ort gehen
key-enter = Enter
    .does = ausführen
key-m = M
    .does = alle Züge; tippen, um einen zu finden
key-h = H
    .does = Tipp
key-u = U
    .does = Zug zurücknehmen
key-r = R
    .does = Regeln
key-l = L
    .does = Verlauf und Chat
key-p = P
    .does = ein Bild vom Tisch speichern
key-s = S
    .does = Einstellungen
key-space = Leertaste
    .does = überspringen, was sich bewegt
key-esc = Esc
    .does = schließen oder eine Wahl zurücknehmen
key-does = { WORD($key, kind: "key", form: "does") }

## Langsame Partien

next-table = Nächster Tisch ({ $count })
note = Notiz an dich
note-what = Niemand sonst sieht sie.
note-keep = Behalten
