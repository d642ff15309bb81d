# CuBirds. docs/translating.md erklärt, wie es geht.

summary = Lege Vögel an die Reihen, nimm, was du einschließt, und bring Familien zusammen.
goal = Zum Sieg: 7 Arten, oder je 3 Vögel von 2 Arten.

## Vögel und Orte

bird-flamingo = Flamingo
    .other = Flamingos
    .dative = Flamingos
bird-owl = Eule
    .other = Eulen
    .dative = Eulen
bird-toucan = Tukan
    .other = Tukane
    .dative = Tukanen
bird-duck = Ente
    .other = Enten
    .dative = Enten
bird-parrot = Papagei
    .other = Papageien
    .dative = Papageien
bird-magpie = Elster
    .other = Elstern
    .dative = Elstern
bird-warbler = Rohrsänger
    .other = Rohrsänger
    .dative = Rohrsängern
bird-robin = Rotkehlchen
    .other = Rotkehlchen
    .dative = Rotkehlchen

some-birds = { $count } { WORD($item, $count, kind: "bird") }
bird-item = { WORD($item, kind: "bird") }
species-item = { WORD($item, kind: "bird", form: "other") }
counted-birds = { $count } { WORD($bird, $count, kind: "bird") }
held-card = { WORD($card, kind: "bird") }
# Am Anfang eines Satzes: 'Du hast gezogen', 'Ada hat gezogen'.
has-done = { YOU($seat) ->
    [yes] Du hast
   *[no] { NAME($seat) } hat
}

side-left = links
side-right = rechts

## Was geschehen ist

event-laid = { HAS($enclosed) ->
    [yes] { has-done } { counted-birds } { WORD($side, kind: "side") } an Reihe { $row } gelegt und { LIST($enclosed, item: "some-birds") } genommen.
   *[no] { has-done } { counted-birds } { WORD($side, kind: "side") } an Reihe { $row } gelegt.
}
event-refilled = { HAS($birds) ->
    [yes] Reihe { $row } wurde aufgefüllt: { LIST($birds, item: "bird-item", join: "comma") }.
   *[no] Reihe { $row } konnte nicht aufgefüllt werden.
}
event-drew = { HAS($birds) ->
    [yes] { has-done } { LIST($birds, item: "some-birds") } gezogen.
   *[no] { has-done } { cards } gezogen.
}
event-family = { $gained ->
    [one] { has-done } eine Familie aus { $count } { WORD($bird, kind: "bird", form: "dative") } gebildet; ein Vogel kommt in die Sammlung.
   *[other] { has-done } eine Familie aus { $count } { WORD($bird, kind: "bird", form: "dative") } gebildet; { $gained } Vögel kommen in die Sammlung.
}
event-emptied = { YOU($seat) ->
    [yes] Du hast keine Karten mehr: Alle anderen legen ihre Hand ab.
   *[no] { NAME($seat) } hat keine Karten mehr: Alle anderen legen ihre Hand ab.
}
event-dealt = { HAS($birds) ->
    [yes] { has-done } eine neue Hand bekommen: { LIST($birds, item: "some-birds") }.
   *[no] { has-done } eine neue Hand bekommen: { cards }.
}

outcome-seven-species = sieben Arten
outcome-two-species-of-three-birds = zwei Arten mit je drei Vögeln
outcome-too-few-cards-for-new-hands = zu wenige Karten für neue Hände
outcome-a-row-could-not-be-refilled = Eine Reihe konnte nicht aufgefüllt werden

## Was gefragt wird

prompt-lay = Lege alle deine Vögel einer Art an ein Ende einer Reihe.
prompt-draw = { $empty ->
    [yes] Kein Vogel eingeschlossen und deine Hand ist leer: zwei Karten ziehen? Sonst werfen alle anderen ab, alle bekommen acht neue, und du spielst noch einmal.
   *[no] Kein Vogel eingeschlossen: zwei Karten ziehen?
}
prompt-family = Eine Familie bilden: { LIST($birds, item: "species-item", join: "or") }?

why-lay = Wähle einen Vogel, dann das Ende einer Reihe: Was bis zum nächsten der Art dazwischen liegt, nimmst du. 6·9 unter einem Vogel: 6 sind eine kleine Familie, 9 eine große. Wer nichts nimmt, darf zwei ziehen.
why-draw = Mehr Vögel bringen dich einer Familie näher. Ist deine Hand leer, verlieren alle anderen ihre Karten.
why-family = Die Vögel einer Familie verlassen deine Hand; einer oder zwei kommen in deine Sammlung, und damit gewinnst du.

-families = { $small } sind eine kleine Familie: 1 kommt in deine Sammlung. { $large } sind eine große: Davon kommen 2.
about-flamingo = { -families(small: 2, large: 3) }
about-owl = { -families(small: 3, large: 4) }
about-toucan = { -families(small: 3, large: 4) }
about-duck = { -families(small: 4, large: 6) }
about-parrot = { -families(small: 4, large: 6) }
about-magpie = { -families(small: 5, large: 7) }
about-warbler = { -families(small: 6, large: 9) }
about-robin = { -families(small: 6, large: 9) }

## Züge, ohne großen Anfangsbuchstaben

move-lay = { HAS($alone) ->
    [yes] lege { WORD($bird, kind: "bird") } { WORD($side, kind: "side") } an Reihe { $row }
   *[no] lege { WORD($bird, kind: "bird", form: "other") } { WORD($side, kind: "side") } an Reihe { $row }
}
move-draw = zwei Karten ziehen
move-no-draw = nichts ziehen
move-family = bilde eine Familie: { WORD($bird, kind: "bird", form: "other") }
move-no-family = keine Familie

note-takes = nimmt { LIST($taken, item: "some-birds") }
note-joins = { $count ->
    [one] 1 kommt in deine Sammlung
   *[other] { $count } kommen in deine Sammlung
}

## Warum ein Zug nicht geht, und was jetzt

refused-not-in-hand = Du hast keine { WORD($bird, kind: "bird", form: "other") }. Lege Vögel einer Art, die du auf der Hand hast.
refused-family-too-small = { $held ->
    [0] Eine Familie braucht hier { $needed } { WORD($bird, kind: "bird", form: "other") }, und du hast keine. Bilde eine andere Familie oder keine.
   *[other] Eine Familie braucht hier { $needed } { WORD($bird, kind: "bird", form: "other") }, und du hast { $held }. Bilde eine andere Familie oder keine.
}
refused-draw-before-laying = Lege zuerst Vögel. Schließen sie keinen Vogel ein, darfst du ziehen.
refused-draw-too-late = Gezogen wird nur gleich nach dem Legen. Bilde jetzt eine Familie oder keine.
refused-family-before-laying = Lege zuerst Vögel. Eine Familie kommt am Ende deines Zuges.
refused-draw-first = Sag zuerst, ob du zwei Karten ziehst.
refused-laid-already = Du hast deine Vögel gelegt. Bilde jetzt eine Familie oder keine: Dann endet dein Zug.

## Was ein Zug bewirkt, als Grund dafür

fact-takes-nothing = nimmt nichts, also darfst du zwei Karten ziehen
fact-draws = { $count ->
    [one] eine Karte mehr auf deiner Hand
   *[other] { $count } Karten mehr auf deiner Hand
}
fact-family = { $held ->
    [0] das ist eine { $size ->
        [large] große
       *[small] kleine
    } Familie { WORD($bird, kind: "bird", form: "other") }
   *[other] mit deinen { $held } ist das eine { $size ->
        [large] große
       *[small] kleine
    } Familie { WORD($bird, kind: "bird", form: "other") }
}
fact-denies = { $wins ->
    [yes] hält { NAME($seat) } auf: mindestens { counted-birds } auf der Hand, und mit diesen wäre es der Sieg
   *[no] { NAME($seat) } hat mindestens { counted-birds } und hätte mit diesen eine Familie
}
fact-collects = { counted-birds } für deine Sammlung: { $species ->
    [one] { $species } Art
   *[other] { $species } Arten
}
fact-empties = leert deine Hand, also werfen alle anderen ihre Karten ab
fact-waits = behält deine { counted-birds }: noch { $missing } für eine große Familie
fact-keeps = behält deine { counted-birds }, genug für eine große Familie

## Wovon ein Tipp spricht

part-collection = deine Sammlung
part-hand = deine { WORD($of, kind: "bird", form: "other") }
part-rivals = deinen Vorsprung vor den anderen

## Auf dem Tisch

board-pile = Nachziehstapel
board-discard = Ablage
board-family = Familie
board-collection = Sammlung
board-row = Reihe { $row }: { LIST($birds, item: "bird-item", join: "comma") }
board-end = Reihe { $row }, { WORD($side, kind: "side") }
board-choose-first = Wähle zuerst einen Vogel aus deiner Hand.
board-lay = { WORD($bird, kind: "bird") } anlegen
board-standing = { $species } von { $all } Arten; { $large } von 2 Arten mit 3 Vögeln oder mehr

## Im Terminal

screen-piles = Nachziehstapel { $pile }, Ablage { $discard }.
screen-row = Reihe { $row }:
screen-known = bekannt: { $birds }
screen-collection = Sammlung: { $birds }
screen-none = nichts
screen-own-hand = { NAME($seat) }, deine Hand:
screen-family = Familie
screen-large-family = große Familie
screen-no-family = Familie ab { $small }, groß ab { $large }

## Über viele Spiele gezählt

tally-first-bird = Die ersten gelegten Vögel
tally-birds-taken = Eingeschlossene Vögel
tally-collection = Vögel in der Sammlung am Ende
tally-number-of-families = Anzahl der Familien
tally-draws = Wie oft zwei Karten gezogen wurden
