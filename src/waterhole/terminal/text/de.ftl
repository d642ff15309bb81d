# Was das Terminal sagt. docs/translating.md erklärt das Format.

terminal-begins = Die Mischung steht fest als { $commitment }…; 'help' sagt, was du eingeben kannst.
terminal-placed = Die Partie geht von einer Stellung aus weiter; 'help' zeigt, was du eingeben kannst.
terminal-help =
    {"  "}eine Zahl     der Zug mit dieser Nummer
    {"  "}ein Zug       dasselbe in Worten, zum Beispiel '{ $example }'
    {"  "}hint          die drei besten Züge, ihre Gewinnchance, und warum
    {"  "}undo          zurück zu deiner letzten Entscheidung
    {"  "}table, moves  der Tisch, oder deine Züge, noch einmal
    {"  "}rules [was]   eine Regel ('rules { $ruling }'), Regeln, die von etwas sprechen, oder alle
    {"  "}save DATEI    speichert das Spiel; 'waterhole play --resume DATEI' spielt es weiter
    {"  "}quit          verlässt den Tisch
terminal-chance = { $chance } % Gewinnchance (± { $doubt })
terminal-analysed = { $game }, Platz { $seat }, nach { $tries } Versuchen:
refused-seconds = --seconds ist größer als 0, nicht { $seconds }.
terminal-nothing-to-undo = Du hast noch nichts entschieden, was sich zurücknehmen lässt.
terminal-undone = Zurückgenommen.
terminal-save-where = Sag, wohin: save DATEI
terminal-saved = Gespeichert in { $file }. Später weiter mit: waterhole play --resume { $file }
terminal-not-saved = { $file } lässt sich nicht schreiben: { $problem }.
terminal-ends = 'save DATEI' speichert das Spiel; mit Enter gehst du.
refused-move-number = { $most ->
    [one] Es gibt keinen Zug { $number }; dein einziger Zug ist 1.
   *[other] Es gibt keinen Zug { $number }; deine Züge sind 1 bis { $most }.
}

## Befehle

terminal-game = { $title }, { $fewest }–{ $most } Spieler. { $summary }
terminal-no-ruling = Keine Regel von { $game } spricht von „{ $what }“. Die Regeln sind { LIST($rulings, join: "comma") }.
terminal-playing = es wird gespielt
verify-record = { HAS($outcome) ->
    [yes] { $file }: { $game }, { $seats } Plätze, { $moves } Züge; das Spiel ist aus: { WORD($outcome, kind: "outcome") }.
   *[no] { $file }: { $game }, { $seats } Plätze, { $moves } Züge; das Spiel ist noch nicht aus.
}
verify-legal = Jeder Zug ist erlaubt, und das Ende ist wie aufgezeichnet.
verify-commitment = Das Versprechen ist { $commitment }: Vergleiche es mit dem, was du bei der Eröffnung des Tisches gesehen hast.
# Was eine Aufzeichnung von den Karten beweist: aus einem Seed, oder aus einem Geheimnis und Zahlen der Spieler.
proof-placed = Es begann mit einer aufgebauten Stellung: Von den Karten war nichts versprochen.
proof-seed = Die Karten kommen aus dem versprochenen Seed, zu dem kein Spieler etwas beitrug: Wer ihn versprach, konnte ihn wählen.
proof-deal = Das Blatt des Tages { $deal }: Die Karten kommen allein aus dem Geheimnis des Servers, dieselben für alle, die es gespielt haben. Es ist das Geheimnis, auf das er sich festgelegt hatte; vergleiche die Festlegung mit der vor diesem Tag veröffentlichten.
proof-secret = { HAS($added) ->
    [yes] Die Karten kommen aus dem versprochenen Geheimnis und aus Zahlen, die danach kamen: von { LIST($added) }.
   *[no] Die Karten kommen aus dem versprochenen Geheimnis, zu dem kein Spieler etwas beitrug: Wer es versprach, konnte es wählen.
}
proof-missing = Keine Zahl kam von { LIST($gone) }.
simulated-games = { $games } Spiele { $game } mit { $players } Spielern in { $seconds } s: { $pace } Spiele/s, { $moves } Züge/s.
simulated-length = Ein Spiel dauerte { $shortest } bis { $longest } Züge, im Mittel { $mean }.
simulated-seat = Platz { $seat } ({ $level }): gewann { $share } %, im Mittel { $score } Punkte.
simulated-ending = Ende: { WORD($outcome, kind: "outcome") } ({ $share } %).

## Ein Rückblick

paper-game = { $game }, { $moves } Züge.
paper-players = Spieler
paper-turned = Wendepunkte
paper-better = Bessere Züge
paper-moves = Züge
paper-move = Zug
paper-player = Spieler
paper-chance = Chance zu gewinnen (%)
paper-curves = wie die Chancen standen
paper-ended = { HAS($outcome) ->
    [yes] Das Spiel endete: { WORD($outcome, kind: "outcome") }. Punkte: { $scores }.
   *[no] Das Spiel ist noch nicht zu Ende. Punkte: { $scores }.
}
paper-judged = Die Kurven zeigen, welche Chance ein Zuschauer jedem gegeben hätte; Züge werden nach dem beurteilt, was man selbst wissen konnte.
paper-steady = Keine: Die Chancen änderten sich nie viel auf einmal.
paper-exact = Keine, bei denen die Suche sicher ist.
paper-rather = { $name }: { $best } ({ $best_chance }) statt { $move } ({ $chance })
paper-written = Geschrieben: { $page } und { $plot }
refused-review-folder = In { $folder } kann nicht geschrieben werden: { $problem }.
refused-review-plot = Für das Diagramm fehlt matplotlib: pip install 'waterhole[review]'.

## Was nicht geht

refused-bots = --bots nennt mindestens einen von: { LIST($levels, join: "comma") }.
refused-which-game = Sag, welches Spiel: { LIST($games, join: "comma") } (oder --resume DATEI).
refused-resume-over = Dieses Spiel ist aus; ‚waterhole replay { $file }‘ zeigt es.
refused-bots-seats = --bots nennt { $bots } Bots für { $seats } Plätze: Gib einen an, oder einen für jeden Platz.
refused-view-seat = --seat ist 1 bis { $seats }, nicht { $seat }.
refused-own-seat = --seat ist an diesem Tisch 1 bis { $seats }, oder 0 zum Zuschauen, nicht { $seat }.
refused-pair = --option ist NAME=WERT, nicht „{ $pair }“.
refused-few-games = --games ist mindestens 1, nicht { $games }.

## Puzzles

terminal-puzzle = { $game }, Aufgabe { $puzzle } ({ WORD($grade, kind: "grade") }, { $rating }). Ein Zug ist klar der beste: welcher? „hint“ nennt das Thema, „quit“ beendet.
terminal-puzzle-again = Eingabetaste für die nächste Aufgabe, quit zum Beenden.
terminal-puzzles-done = Gelöst: { $solved } von { $tried }.
