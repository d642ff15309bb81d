# Ecosystem: Savanna. docs/translating.md legt uit hoe dit werkt.

summary = Kies een kaart, geef de hand door en laat een savanne van twintig kaarten groeien.
goal = Na 20 kaarten elk winnen de meeste punten.

## Kaarten; .short is voor de tekeningen van de terminal, hoogstens tien letters

card-watering-hole = drinkplaats
    .other = drinkplaatsen
    .the = de drinkplaats
    .short = water
card-grassland = grasland
    .other = graslanden
    .the = het grasland
    .short = gras
card-tree = boom
    .other = bomen
    .the = de boom
    .short = boom
card-gazelle = gazelle
    .other = gazellen
    .the = de gazelle
    .short = gazelle
card-zebra = zebra
    .other = zebra’s
    .the = de zebra
    .short = zebra
card-giraffe = giraffe
    .other = giraffen
    .the = de giraffe
    .short = giraffe
card-cheetah = jachtluipaard
    .other = jachtluipaarden
    .the = het jachtluipaard
    .short = luipaard
card-lion = leeuw
    .other = leeuwen
    .the = de leeuw
    .short = leeuw
card-elephant = olifant
    .other = olifanten
    .the = de olifant
    .short = olifant
card-hyena = hyena
    .other = hyena’s
    .the = de hyena
    .short = hyena
card-vulture = gier
    .other = gieren
    .the = de gier
    .short = gier

held-card = { WORD($card, kind: "card") }
a-card = een { WORD($card, kind: "card") }
some-cards = { $count } { WORD($item, $count, kind: "card") }

## Wat er gebeurde

event-dealt = { HAS($cards) ->
    [yes] { who } kreeg een nieuwe hand: { LIST($cards, item: "some-cards") }.
   *[no] { who } kreeg een nieuwe hand: { cards }.
}
event-selected = { who } koos { a-card }.
event-neutral = Uit de neutrale hand ging { a-card } weg.
event-placed = { $first ->
    [yes] { who } legde de eerste kaart, { a-card }.
   *[no] { HAS($flips) ->
        [yes] { who } legde { a-card } op { $cell }; dat draait { LIST($flips, item: "some-cards") } om.
       *[no] { who } legde { a-card } op { $cell }.
    }
}
event-given = { $first ->
    [yes] { who } gaf Swala de eerste kaart, { a-card }.
   *[no] { who } gaf Swala { a-card }, op { $cell }.
}
event-passed = { $to ->
    [next] De handen gingen naar de volgende speler.
   *[previous] De handen gingen naar de vorige speler.
}
event-aside = { HAS($cards) ->
    [yes] Ronde 1 is voorbij: de laatste { cards } gingen opzij ({ LIST($cards, item: "some-cards") }).
   *[no] Ronde 1 is voorbij: de laatste { cards } gingen opzij.
}
event-drew = { HAS($cards) ->
    [yes] { who } trok { LIST($cards, item: "some-cards") }.
   *[no] { who } trok { cards }.
}

outcome-all-ecosystems-are-complete = alle ecosystemen zijn af
outcome-swala-is-beaten = Swala is verslagen
outcome-swala-is-not-beaten = Swala is niet verslagen

## Wat er gevraagd wordt

prompt-select = Kies een kaart uit je hand om te leggen.
prompt-place = Leg je { held-card } naast een kaart van je ecosysteem.
prompt-give = Geef Swala een kaart uit je hand.
prompt-selected = Je koos { a-card }; wachten op de anderen.
prompt-placed = Je koos { $cell }; wachten op de anderen.

note-best = hoogstens { SIGNED($points) }
note-here = { SIGNED($points) }
note-swala = { SIGNED($points) } voor Swala

why-select = Het getal is wat de kaart je nu kan opleveren. De kaarten die je laat gaan naar je buur.
why-place = Het getal op een plek is wat de kaart daar nu oplevert. Latere kaarten kunnen dat veranderen. Een ecosysteem heeft hooguit 4 rijen van 5.
why-give = Swala krijgt haar op haar volgende vrije plek: geef wat haar het minst helpt.

about-watering-hole = 2 punten voor elke verschillende diersoort ernaast.
about-grassland = Een groep aaneengesloten graslanden telt 1, 4, 9, en 16 voor vier of meer.
about-tree = 2 punten voor elke rij en elke kolom met een boom.
about-gazelle = Elk 2 punten; de meeste gazellen brengen er 5 bij, de op één na meeste 2.
about-zebra = 3 punten voor elk grasland ernaast.
about-giraffe = 5 punten als er een boom naast staat.
about-cheetah = 3 punten voor elke gazelle op de diagonalen; die worden omgedraaid.
about-lion = Naast een grasland draait hij een gazelle of zebra om voor 4 punten.
about-elephant = 6 punten, min 2 voor elk ander dier ernaast dat niet omgedraaid is.
about-hyena = 3 punten voor elke omgedraaide kaart binnen twee stappen.
about-vulture = 4 punten voor elke omgedraaide kaart eronder in de kolom.

## Zetten, zonder hoofdletter

move-select = kies { WORD($card, kind: "card", form: "the") }
move-place = leg op { $cell }
move-give = geef Swala { WORD($card, kind: "card", form: "the") }

## Waarom een zet niet mag, en wat nu

refused-not-in-hand = Je hebt geen { held-card } in je hand. Kies een kaart die je hebt.
refused-place-first = Je hebt al gekozen. Leg nu je { held-card }.
refused-give-first = Je kaart ligt al. Geef Swala nu een kaart uit je hand.
refused-no-swala = Swala krijgt alleen kaarten als je alleen speelt. Ga verder met je eigen ecosysteem.
refused-nothing-to-give = Je hebt geen { held-card } in je hand. Geef Swala een kaart die je hebt.
refused-give-later = Kies en leg eerst zelf een kaart. Dan krijgt Swala er een.
refused-select-first = Kies eerst een kaart. Je legt hem als iedereen gekozen heeft.
refused-occupied = Op { $cell } ligt je { held-card }, en daar blijft die. Kies een vrije plek naast een kaart.
refused-too-far = Een ecosysteem heeft hoogstens { $rows } rijen en { $columns } kolommen, en { $cell } ligt te ver van { $other }. Kies een plek dichter bij je kaarten.
refused-not-beside = Naast { $cell } ligt geen kaart van jou. Kies een plek links, rechts, boven of onder een kaart.

## Wat een zet doet, als reden ervoor

fact-best = { SIGNED($points) } op de beste plek van nu
fact-sheet = { HAS($lines) ->
    [yes] { SIGNED($points) } op je blad: { LIST($lines, item: "changed-line", join: "comma") }
   *[no] verandert nog niets op je blad
}
changed-line = { WORD($card, kind: "card", form: "other") } { SIGNED($points) }
fact-flips = { $count ->
    [one] draait nog één kaart om
   *[other] draait nog { $count } kaarten om
}

## Waar een tip over spreekt

part-cards = je { WORD($of, kind: "card", form: "other") }
part-rewards = de gazellebeloningen
part-swala = wat Swala krijgt

## Het scoreblad

sheet-why = { WORD($reason, kind: "sheet") }
sheet-some = { WORD($kind, kind: "looks") }
sheet-none = { WORD($kind, kind: "looks", form: "none") }
sheet-group = { $count ->
    [one] alleen
   *[other] een groep van { $count }
}
sheet-row = rij { $line }
sheet-column = kolom { $line }
sheet-most = de meeste gazellen
sheet-second = op één na de meeste gazellen
sheet-no-prey = niets meer om te draaien
sheet-flip = { HAS($gains) ->
    [yes] draait een { WORD($prey, kind: "card") } om: { LIST($gains, item: "gain-item") }
   *[no] draait een { WORD($prey, kind: "card") } om
}
gain-item = { WORD($item, kind: "card") } { SIGNED($count) }

found = { LIST($found, item: "some-cards") }
looks-watering-hole = { found } ernaast
    .none = geen dier ernaast
looks-gazelle = { "" }
    .none = { "" }
looks-zebra = { found } ernaast
    .none = geen grasland ernaast
looks-giraffe = { found } ernaast
    .none = geen boom ernaast
looks-cheetah = { found } op de diagonalen
    .none = geen gazelle op de diagonalen
looks-lion = { found } ernaast
    .none = geen grasland ernaast
looks-elephant = { found } open ernaast
    .none = geen ander dier open ernaast
looks-hyena = { found } omgedraaid binnen twee stappen
    .none = niets omgedraaid binnen twee stappen
looks-vulture = { found } omgedraaid eronder
    .none = niets omgedraaid eronder

## Op tafel

board-round = Ronde { $round }, beurt { $turn }
board-passing = { $to ->
    [next] handen gaan naar de volgende speler
   *[previous] handen gaan naar de vorige speler
}
board-turn = Beurt { $turn }
board-margin = { $ahead } voor op Swala, { $needed } nodig
board-back = Terug naar het mijne
board-theirs = Ecosysteem van { NAME($player) }
board-grows = Hier gaat je ecosysteem groeien, tot 4 rijen van 5 kaarten.
board-flipped = Omgedraaid: een cheeta of leeuw heeft het dier gepakt. Zelf telt het nog mee; olifanten storen zich er niet aan, hyena’s en gieren scoren ervoor.
board-empty = Nog geen kaart.
board-place = { $cell }: leg { a-card }, { SIGNED($points) } punten
board-free = { $cell }, vrij
board-lies = { $flipped ->
    [yes] { $cell }: { held-card }, omgedraaid
   *[no] { $cell }: { held-card }
}
board-look = Bekijk dit ecosysteem: { cards }, { points }
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-standing = { HAS($lines) ->
    [yes] { points }: { LIST($lines, item: "line-item", join: "comma") }
   *[no] { points }
}
line-item = { WORD($kind, kind: "card") } { $points }
board-sheet = { YOU($player) ->
    [yes] Jouw scoreblad
   *[no] Scoreblad van { NAME($player) }
}
board-total = Totaal

## In de terminal

screen-turn = Beurt { $turn } van 20.
screen-round = { $to ->
    [next] Ronde { $round } van 2, beurt { $turn } van 10. Handen gaan naar de volgende speler.
   *[previous] Ronde { $round } van 2, beurt { $turn } van 10. Handen gaan naar de vorige speler.
}
screen-so-far = tot nu toe { points }
screen-card = { WORD($card, kind: "card", form: "short") }
screen-cards = { WORD($card, kind: "card", form: "other") }
screen-placing = te leggen: { held-card }
screen-empty = nog geen kaart
screen-hand = Hand: { $cards }.
screen-own-hand = Je hand: { $cards }.
screen-none = niets
screen-neutral-pile = Neutrale stapel: { $cards }.
screen-neutral-hand = Neutrale hand: { $cards }.
screen-aside = Opzij: { $cards }.
screen-margin = { $ahead ->
    [one] { $ahead } punt voor op Swala; { $needed } winnen.
   *[other] { $ahead } punten voor op Swala; { $needed } winnen.
}
screen-score = Score
screen-total = totaal
screen-details = { NAME($player) }, punt voor punt:
screen-item = { HAS($cells) ->
    [yes] { $points } { WORD($kind, kind: "card") } op { LIST($cells, join: "comma") }
   *[no] { $points } { WORD($kind, kind: "card") }
}

## Geteld over veel spellen

tally-first-placed = De eerst gelegde kaart
tally-placed = Gelegde kaarten
