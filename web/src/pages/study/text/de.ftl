title = Analysebrett
what = Leg eine beliebige Stellung auf den Tisch, probiere Züge darin aus und sieh, was ein starker Bot davon hält.
deal = Neu ausgeteilt
deal-it = Austeilen
game = Spiel
players = Spieler
own = Eine Stellung oder eine gespeicherte Partie
file = Aus einer Datei
text = Oder hier eingefügt
any-game = welches passt
before-move = Vor Zug
open-it = Auf den Tisch legen
too-long = Das ist zu lang für die Seite. Im Terminal liest es „waterhole analyse DATEI“.
from-replay = In der Wiederholung eines beendeten Spiels legt „Von hier aus analysieren“ die Stellung, die du siehst, auf diesen Tisch.
link-broken = Dieser Link enthält keine Stellung. Vielleicht wurde er unterwegs abgeschnitten: Bitte noch einmal um ihn oder um die Stellung als Datei.
back = Zurück
forth = Vor
eyes = Blick
eyes-asked = wer gefragt ist
eyes-seat = nur { $name }
eyes-open = alles offen
answer = Die anderen spielen lassen
others-answered = die anderen spielten
lines = Beste Züge
search = Suche
best = Am besten: { $move }, { $percent } % (± { $doubt })
chance = { $percent } % ± { $doubt }
chance-how = Gewinnchance und wie weit sie danebenliegen kann. Je länger du hinsiehst, desto sicherer wird sie.
tries = { $count ->
    [one] Ein Versuch
   *[other] { $count } Versuche
}
thinking = Denkt nach …
nothing-asked = Hier ist nichts zu entscheiden.
tried = Ausprobiert
try = Spiel auf dem Brett: Was du ausprobierst, bleibt hier stehen. Die Pfeiltasten gehen zurück und vor.
start = Anfang
drop = Diese Variante entfernen
this-position = Diese Stellung
link = Link kopieren
link-long = Diese Stellung ist zu lang für einen Link. Heb sie unter einem Namen auf oder sichere sie als Datei.
save = Als Datei sichern
keep = Unter einem Namen aufheben
keep-it = Aufheben
keep-what = { $count ->
    [0] Die Stellung wird aufgehoben. Züge, die du ausprobierst, werden mit ihr aufgehoben.
    [one] Die Stellung wird mit dem einen Zug aufgehoben, den du ausprobiert hast.
   *[other] Die Stellung wird mit den { $count } Zügen aufgehoben, die du ausprobiert hast.
}
keep-long = Du hast mehr ausprobiert, als aufgehoben werden kann. Entferne zuerst einige Varianten.
keep-again = In ‚{ $name }‘ aufheben
name = Name
kept = Als „{ $name }“ aufgehoben. Du findest die Stellung auf der ersten Seite des Analysebretts.
link-kept = Wer diesen Link hat, kann die Stellung öffnen, solange du sie aufhebst.
kept-ones = Aufgehobene Stellungen
rename = Umbenennen
delete = Löschen
play-on = Von hier weiterspielen
play-on-what = Dein Tisch geht von dieser Stellung aus weiter, mit Bots oder mit Freunden, die du einlädst. Die Karten liegen wie hier; was der Zufall bringt, ist neu. Es zählt nicht für Wertung oder Statistik.
place-me = du
place-friend = ein Freund
play-on-table = Tisch eröffnen
play-on-invite = Tisch eröffnen und einladen
play-on-here = Auf diesem Brett
other = Andere Stellung
edit = Ändern
edit-how = Ändere jeden Wert: Was nicht sein kann, steht bei dem Feld, um das es geht. × lässt ein Feld weg; was aus dem Rest folgt, wird dann ausgerechnet, etwa ein Stapel aus allen Karten, die sonst nirgends sind.
edit-left-out = ist weggelassen
edit-leave-out = { $name } weglassen
edit-more = Eins mehr in { $name }
edit-fewer = Eins weniger in { $name }
edit-add = Zu { $name } hinzufügen
