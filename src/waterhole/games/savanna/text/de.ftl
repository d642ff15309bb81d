# Ecosystem: Savanna. docs/translating.md erklärt, wie es geht.

summary = Wähle eine Karte, gib die Hand weiter und lass eine Savanne aus zwanzig Karten wachsen.
goal = Nach je 20 Karten gewinnen die meisten Punkte.

## Karten; .short ist für die Bilder im Terminal, höchstens zehn Buchstaben

card-watering-hole = Wasserstelle
    .other = Wasserstellen
    .einen = eine Wasserstelle
    .den = die Wasserstelle
    .deinen = deine Wasserstelle
    .keinen = keine Wasserstelle
    .nom = deine Wasserstelle
    .short = Wasser
card-grassland = Grasland
    .other = Grasländer
    .einen = ein Grasland
    .den = das Grasland
    .deinen = dein Grasland
    .keinen = kein Grasland
    .nom = dein Grasland
    .short = Grasland
card-tree = Baum
    .other = Bäume
    .einen = einen Baum
    .den = den Baum
    .deinen = deinen Baum
    .keinen = keinen Baum
    .nom = dein Baum
    .short = Baum
card-gazelle = Gazelle
    .other = Gazellen
    .einen = eine Gazelle
    .den = die Gazelle
    .deinen = deine Gazelle
    .keinen = keine Gazelle
    .nom = deine Gazelle
    .short = Gazelle
card-zebra = Zebra
    .other = Zebras
    .einen = ein Zebra
    .den = das Zebra
    .deinen = dein Zebra
    .keinen = kein Zebra
    .nom = dein Zebra
    .short = Zebra
card-giraffe = Giraffe
    .other = Giraffen
    .einen = eine Giraffe
    .den = die Giraffe
    .deinen = deine Giraffe
    .keinen = keine Giraffe
    .nom = deine Giraffe
    .short = Giraffe
card-cheetah = Gepard
    .other = Geparde
    .einen = einen Gepard
    .den = den Gepard
    .deinen = deinen Gepard
    .keinen = keinen Gepard
    .nom = dein Gepard
    .short = Gepard
card-lion = Löwe
    .other = Löwen
    .einen = einen Löwen
    .den = den Löwen
    .deinen = deinen Löwen
    .keinen = keinen Löwen
    .nom = dein Löwe
    .short = Löwe
card-elephant = Elefant
    .other = Elefanten
    .einen = einen Elefanten
    .den = den Elefanten
    .deinen = deinen Elefanten
    .keinen = keinen Elefanten
    .nom = dein Elefant
    .short = Elefant
card-hyena = Hyäne
    .other = Hyänen
    .einen = eine Hyäne
    .den = die Hyäne
    .deinen = deine Hyäne
    .keinen = keine Hyäne
    .nom = deine Hyäne
    .short = Hyäne
card-vulture = Geier
    .other = Geier
    .einen = einen Geier
    .den = den Geier
    .deinen = deinen Geier
    .keinen = keinen Geier
    .nom = dein Geier
    .short = Geier

held-card = { WORD($card, kind: "card") }
a-card = { WORD($card, kind: "card", form: "einen") }
some-cards = { $count } { WORD($item, $count, kind: "card") }
# Am Anfang eines Satzes: 'Du hast gewählt', 'Ada hat gewählt'.
has-done = { YOU($seat) ->
    [yes] Du hast
   *[no] { NAME($seat) } hat
}

## Was geschehen ist

event-dealt = { HAS($cards) ->
    [yes] { has-done } eine neue Hand bekommen: { LIST($cards, item: "some-cards") }.
   *[no] { has-done } eine neue Hand bekommen: { cards }.
}
event-selected = { has-done } { a-card } gewählt.
event-neutral = Die neutrale Hand hat { a-card } abgelegt.
event-placed = { $first ->
    [yes] { has-done } die erste Karte gelegt, { a-card }.
   *[no] { HAS($flips) ->
        [yes] { has-done } { a-card } auf { $cell } gelegt; umgedreht: { LIST($flips, item: "some-cards") }.
       *[no] { has-done } { a-card } auf { $cell } gelegt.
    }
}
event-given = { $first ->
    [yes] { has-done } Swala die erste Karte gegeben, { a-card }.
   *[no] { has-done } Swala { a-card } gegeben, auf { $cell }.
}
event-passed = { $to ->
    [next] Alle Hände gehen an den nächsten Platz weiter.
   *[previous] Alle Hände gehen an den vorigen Platz zurück.
}
event-aside = { HAS($cards) ->
    [yes] Runde 1 ist vorbei: Die letzten { cards } kommen zur Seite ({ LIST($cards, item: "some-cards") }).
   *[no] Runde 1 ist vorbei: Die letzten { cards } kommen zur Seite.
}
event-drew = { HAS($cards) ->
    [yes] { has-done } { LIST($cards, item: "some-cards") } gezogen.
   *[no] { has-done } { cards } gezogen.
}

outcome-all-ecosystems-are-complete = Alle Ökosysteme sind fertig
outcome-swala-is-beaten = Swala ist geschlagen
outcome-swala-is-not-beaten = Swala ist nicht geschlagen

## Was gefragt wird

prompt-select = Wähle eine Karte deiner Hand zum Legen.
prompt-place = Lege { WORD($card, kind: "card", form: "deinen") } neben eine Karte deines Ökosystems.
prompt-give = Gib Swala eine Karte deiner Hand.
prompt-selected = Du hast { a-card } gewählt; die anderen überlegen noch.
prompt-placed = Du hast { $cell } gewählt; die anderen überlegen noch.

note-best = höchstens { SIGNED($points) }
note-here = { SIGNED($points) }
note-swala = { SIGNED($points) } für Swala

why-select = Die Zahl sagt, wie viele Punkte die Karte dir jetzt bringen kann. Die übrigen Karten wandern zum Nachbarplatz.
why-place = Die Zahl auf einem Platz sagt, was die Karte dort jetzt bringt. Spätere Karten können das ändern. Ein Ökosystem hat höchstens 4 Reihen zu 5.
why-give = Swala bekommt sie auf ihren nächsten freien Platz: Gib, was ihr am wenigsten hilft.

about-watering-hole = 2 Punkte für jede verschiedene Tierart daneben.
about-grassland = Eine Gruppe zusammenhängender Grasländer zählt 1, 4 oder 9 Punkte, ab vier 16.
about-tree = 2 Punkte für jede Reihe und jede Spalte mit einem Baum.
about-gazelle = Je 2 Punkte; die meisten Gazellen bringen 5 dazu, die zweitmeisten 2.
about-zebra = 3 Punkte für jedes Grasland daneben.
about-giraffe = 5 Punkte, wenn ein Baum daneben steht.
about-cheetah = 3 Punkte für jede Gazelle auf seinen Diagonalen; diese werden umgedreht.
about-lion = Neben einem Grasland dreht er eine Gazelle oder ein Zebra um, für 4 Punkte.
about-elephant = 6 Punkte, minus 2 für jedes andere Tier daneben, das nicht umgedreht ist.
about-hyena = 3 Punkte für jede umgedrehte Karte im Umkreis von zwei Schritten.
about-vulture = 4 Punkte für jede umgedrehte Karte unter ihm in seiner Spalte.

## Züge, ohne großen Anfangsbuchstaben

move-select = wähle { WORD($card, kind: "card", form: "den") }
move-place = lege auf { $cell }
move-give = gib Swala { WORD($card, kind: "card", form: "den") }

## Warum ein Zug nicht geht, und was jetzt

refused-not-in-hand = Du hast { WORD($card, kind: "card", form: "keinen") } auf der Hand. Wähle eine Karte, die du hast.
refused-place-first = Du hast schon gewählt. Lege jetzt { WORD($card, kind: "card", form: "deinen") }.
refused-give-first = Deine Karte liegt schon. Gib jetzt Swala eine Karte deiner Hand.
refused-no-swala = Swala bekommt nur Karten, wenn du allein spielst. Mach mit deinem Ökosystem weiter.
refused-nothing-to-give = Du hast { WORD($card, kind: "card", form: "keinen") } auf der Hand. Gib Swala eine Karte, die du hast.
refused-give-later = Wähle und lege zuerst selbst eine Karte. Dann bekommt Swala eine.
refused-select-first = Wähle zuerst eine Karte. Du legst sie, wenn alle gewählt haben.
refused-occupied = Auf { $cell } liegt schon { WORD($card, kind: "card", form: "nom") }. Nimm einen freien Platz neben einer Karte.
refused-too-far = Ein Ökosystem hat höchstens { $rows } Reihen und { $columns } Spalten, und { $cell } ist zu weit weg von { $other }. Nimm einen Platz näher an deinen Karten.
refused-not-beside = Neben { $cell } liegt keine Karte von dir. Nimm einen Platz links, rechts, über oder unter einer.

## Was ein Zug bewirkt, als Grund dafür

fact-best = { SIGNED($points) } auf dem jetzt besten Platz
fact-sheet = { HAS($lines) ->
    [yes] { SIGNED($points) } auf deinem Blatt: { LIST($lines, item: "changed-line", join: "comma") }
   *[no] ändert auf deinem Blatt noch nichts
}
changed-line = { WORD($card, kind: "card", form: "other") } { SIGNED($points) }
fact-flips = { $count ->
    [one] dreht noch eine Karte um
   *[other] dreht noch { $count } Karten um
}

## Wovon ein Tipp spricht

part-cards = deine { WORD($of, kind: "card", form: "other") }
part-rewards = die Gazellenprämien
part-swala = das, was Swala bekommt

## Das Wertungsblatt

sheet-why = { WORD($reason, kind: "sheet") }
sheet-some = { WORD($kind, kind: "looks") }
sheet-none = { WORD($kind, kind: "looks", form: "none") }
sheet-group = { $count ->
    [one] allein
   *[other] eine Gruppe von { $count }
}
sheet-row = Reihe { $line }
sheet-column = Spalte { $line }
sheet-most = die meisten Gazellen
sheet-second = die zweitmeisten Gazellen
sheet-no-prey = nichts mehr zum Umdrehen
sheet-flip = { HAS($gains) ->
    [yes] dreht { WORD($prey, kind: "card", form: "einen") } um: { LIST($gains, item: "gain-item") }
   *[no] dreht { WORD($prey, kind: "card", form: "einen") } um
}
gain-item = { WORD($item, kind: "card") } { SIGNED($count) }

found = { LIST($found, item: "some-cards") }
looks-watering-hole = { found } daneben
    .none = kein Tier daneben
looks-gazelle = { "" }
    .none = { "" }
looks-zebra = { found } daneben
    .none = kein Grasland daneben
looks-giraffe = { found } daneben
    .none = kein Baum daneben
looks-cheetah = { found } auf den Diagonalen
    .none = keine Gazelle auf den Diagonalen
looks-lion = { found } daneben
    .none = kein Grasland daneben
looks-elephant = { found } offen daneben
    .none = kein anderes Tier offen daneben
looks-hyena = { found } umgedreht im Umkreis von zwei Schritten
    .none = nichts umgedreht im Umkreis von zwei Schritten
looks-vulture = { found } umgedreht darunter
    .none = nichts umgedreht darunter

## Auf dem Tisch

board-round = Runde { $round }, Zug { $turn }
board-passing = { $to ->
    [next] Hände gehen an den nächsten Platz
   *[previous] Hände gehen an den vorigen Platz
}
board-turn = Zug { $turn }
board-margin = { $ahead } vor Swala, { $needed } nötig
board-back = Zurück zu meinem
board-theirs = Ökosystem von { NAME($player) }
board-grows = Hier wird dein Ökosystem wachsen, bis zu 4 Reihen zu 5 Karten.
board-flipped = Umgedreht: Ein Gepard oder Löwe hat es erbeutet. Es zählt selbst weiter; Elefanten stört es nicht, Hyänen und Geier punkten damit.
board-empty = Noch keine Karte.
board-place = { $cell }: { a-card } legen, { SIGNED($points) } Punkte
board-free = { $cell }, frei
board-lies = { $flipped ->
    [yes] { $cell }: { held-card }, umgedreht
   *[no] { $cell }: { held-card }
}
board-look = Dieses Ökosystem ansehen: { cards }, { points }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-standing = { HAS($lines) ->
    [yes] { points }: { LIST($lines, item: "line-item", join: "comma") }
   *[no] { points }
}
line-item = { WORD($kind, kind: "card") } { $points }
board-sheet = { YOU($player) ->
    [yes] Dein Punkteblatt
   *[no] Punkteblatt von { NAME($player) }
}
board-total = Summe

## Im Terminal

screen-turn = Zug { $turn } von 20.
screen-round = { $to ->
    [next] Runde { $round } von 2, Zug { $turn } von 10. Hände gehen an den nächsten Platz.
   *[previous] Runde { $round } von 2, Zug { $turn } von 10. Hände gehen an den vorigen Platz.
}
screen-so-far = bisher { points }
screen-card = { WORD($card, kind: "card", form: "short") }
screen-cards = { WORD($card, kind: "card", form: "other") }
screen-placing = zu legen: { held-card }
screen-empty = noch keine Karte
screen-hand = Hand: { $cards }.
screen-own-hand = Deine Hand: { $cards }.
screen-none = nichts
screen-neutral-pile = Neutraler Stapel: { $cards }.
screen-neutral-hand = Neutrale Hand: { $cards }.
screen-aside = Zur Seite gelegt: { $cards }.
screen-margin = { $ahead ->
    [one] { $ahead } Punkt vor Swala; { $needed } gewinnen.
   *[other] { $ahead } Punkte vor Swala; { $needed } gewinnen.
}
screen-score = Punkte
screen-total = Summe
screen-details = { NAME($player) }, Punkt für Punkt:
screen-item = { HAS($cells) ->
    [yes] { $points } { WORD($kind, kind: "card") } auf { LIST($cells, join: "comma") }
   *[no] { $points } { WORD($kind, kind: "card") }
}

## Über viele Spiele gezählt

tally-first-placed = Die erste gelegte Karte
tally-placed = Gelegte Karten
