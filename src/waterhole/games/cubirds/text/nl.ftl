# CuBirds. docs/translating.md legt uit hoe dit werkt.

summary = Leg vogels aan de rijen, neem wat je insluit en breng families bij elkaar.
goal = Winnen: 7 soorten, of 3 vogels van 2 soorten.

## Vogels en plaatsen

bird-flamingo = flamingo
    .other = flamingo’s
bird-owl = uil
    .other = uilen
bird-toucan = toekan
    .other = toekans
bird-duck = eend
    .other = eenden
bird-parrot = papegaai
    .other = papegaaien
bird-magpie = ekster
    .other = eksters
bird-warbler = karekiet
    .other = karekieten
bird-robin = roodborst
    .other = roodborsten

some-birds = { $count } { WORD($item, $count, kind: "bird") }
bird-item = { WORD($item, kind: "bird") }
species-item = { WORD($item, kind: "bird", form: "other") }
counted-birds = { $count } { WORD($bird, $count, kind: "bird") }
held-card = { WORD($card, kind: "bird") }

side-left = links
side-right = rechts

## Wat er gebeurde

event-laid = { HAS($enclosed) ->
    [yes] { who } legde { counted-birds } { WORD($side, kind: "side") } aan rij { $row } en nam { LIST($enclosed, item: "some-birds") }.
   *[no] { who } legde { counted-birds } { WORD($side, kind: "side") } aan rij { $row }.
}
event-refilled = { HAS($birds) ->
    [yes] Rij { $row } werd aangevuld met { LIST($birds, item: "bird-item", join: "comma") }.
   *[no] Rij { $row } kon niet worden aangevuld.
}
event-drew = { HAS($birds) ->
    [yes] { who } trok { LIST($birds, item: "some-birds") }.
   *[no] { who } trok { cards }.
}
event-family = { $gained ->
    [one] { who } vormde een familie van { counted-birds }; één kwam in de collectie.
   *[other] { who } vormde een familie van { counted-birds }; { $gained } kwamen in de collectie.
}
event-emptied = { who } had geen kaarten meer: alle anderen leggen hun hand af.
event-dealt = { HAS($birds) ->
    [yes] { who } kreeg een nieuwe hand: { LIST($birds, item: "some-birds") }.
   *[no] { who } kreeg een nieuwe hand: { cards }.
}

outcome-seven-species = zeven soorten
outcome-two-species-of-three-birds = twee soorten met drie vogels
outcome-too-few-cards-for-new-hands = te weinig kaarten voor nieuwe handen
outcome-a-row-could-not-be-refilled = een rij kon niet worden aangevuld

## Wat er gevraagd wordt

prompt-lay = Leg al je vogels van één soort aan één kant van een rij.
prompt-draw = { $empty ->
    [yes] Je sloot geen vogel in en je hand is leeg: twee kaarten trekken? Zo niet, dan leggen de anderen af, krijgt ieder acht nieuwe kaarten en speel jij nog eens.
   *[no] Je sloot geen vogel in: twee kaarten trekken?
}
prompt-family = Een familie vormen van { LIST($birds, item: "species-item", join: "or") }?

why-lay = Kies een vogel, dan een kant van een rij: wat tot de volgende van de soort ertussen ligt, neem je. 6·9 onder een vogel: 6 zijn een kleine familie, 9 een grote. Wie niets neemt, mag er twee trekken.
why-draw = Met meer vogels kom je dichter bij een familie. Is je hand leeg, dan verliezen alle anderen hun kaarten.
why-family = De vogels van een familie verlaten je hand; een of twee komen in je collectie, en daarmee win je.

-families = { $small } zijn een kleine familie: 1 komt in je collectie. { $large } zijn een grote: daar komen er 2 van.
about-flamingo = { -families(small: 2, large: 3) }
about-owl = { -families(small: 3, large: 4) }
about-toucan = { -families(small: 3, large: 4) }
about-duck = { -families(small: 4, large: 6) }
about-parrot = { -families(small: 4, large: 6) }
about-magpie = { -families(small: 5, large: 7) }
about-warbler = { -families(small: 6, large: 9) }
about-robin = { -families(small: 6, large: 9) }

## Zetten, zonder hoofdletter

move-lay = { HAS($alone) ->
    [yes] leg { WORD($bird, kind: "bird") } { WORD($side, kind: "side") } aan rij { $row }
   *[no] leg { WORD($bird, kind: "bird", form: "other") } { WORD($side, kind: "side") } aan rij { $row }
}
move-draw = trek twee kaarten
move-no-draw = trek niets
move-family = familie van { WORD($bird, kind: "bird", form: "other") }
move-no-family = geen familie

note-takes = neemt { LIST($taken, item: "some-birds") }
note-joins = { $count ->
    [one] 1 komt in je collectie
   *[other] { $count } komen in je collectie
}

## Waarom een zet niet mag, en wat nu

refused-not-in-hand = Je hebt geen { WORD($bird, kind: "bird", form: "other") }. Leg vogels van een soort die je in je hand hebt.
refused-family-too-small = { $held ->
    [0] Een familie van { WORD($bird, kind: "bird", form: "other") } vraagt { $needed } vogels en je hebt er geen. Vorm een andere familie, of geen.
   *[other] Een familie van { WORD($bird, kind: "bird", form: "other") } vraagt { $needed } vogels en je hebt er { $held }. Vorm een andere familie, of geen.
}
refused-draw-before-laying = Leg eerst vogels. Sluiten ze geen vogel in, dan mag je trekken.
refused-draw-too-late = Je trekt alleen meteen na het leggen, als je geen vogel insloot. Vorm nu een familie, of geen.
refused-family-before-laying = Leg eerst vogels. Een familie komt aan het eind van je beurt.
refused-draw-first = Zeg eerst of je twee kaarten trekt.
refused-laid-already = Je hebt je vogels gelegd. Vorm nu een familie, of geen: dan is je beurt voorbij.

## Wat een zet doet, als reden ervoor

fact-takes-nothing = neemt niets, dus je mag twee kaarten trekken
fact-draws = { $count ->
    [one] één kaart meer in je hand
   *[other] { $count } kaarten meer in je hand
}
fact-family = { $held ->
    [0] dat is een { $size ->
        [large] grote
       *[small] kleine
    } familie { WORD($bird, kind: "bird", form: "other") }
   *[other] met je { $held } is dat een { $size ->
        [large] grote
       *[small] kleine
    } familie { WORD($bird, kind: "bird", form: "other") }
}
fact-denies = { $wins ->
    [yes] houdt { NAME($seat) } tegen, die minstens { counted-birds } heeft en hiermee zou winnen
   *[no] { NAME($seat) }, die minstens { counted-birds } heeft, zou hiermee een familie hebben
}
fact-collects = { counted-birds } voor je collectie: { $species ->
    [one] { $species } soort
   *[other] { $species } soorten
}
fact-empties = leegt je hand, dus alle anderen leggen de hunne af
fact-waits = houdt je { counted-birds }: nog { $missing } voor een grote familie
fact-keeps = houdt je { counted-birds }, genoeg voor een grote familie

## Waar een tip over spreekt

part-collection = je collectie
part-hand = je { WORD($of, kind: "bird", form: "other") }
part-rivals = je voorsprong op de anderen

## Op tafel

board-pile = Trekstapel
board-discard = Aflegstapel
board-family = familie
board-collection = Collectie
board-row = Rij { $row }: { LIST($birds, item: "bird-item", join: "comma") }
board-end = Rij { $row }, { WORD($side, kind: "side") }
board-choose-first = Kies eerst een vogel uit je hand.
board-lay = { WORD($bird, kind: "bird") } aanleggen
board-standing = { $species } van { $all } soorten; { $large } van 2 soorten met 3 vogels of meer

## In de terminal

screen-piles = Trekstapel { $pile }, aflegstapel { $discard }.
screen-row = Rij { $row }:
screen-known = bekend: { $birds }
screen-collection = collectie: { $birds }
screen-none = niets
screen-own-hand = { NAME($seat) }, je hand:
screen-family = familie
screen-large-family = grote familie
screen-no-family = familie vanaf { $small }, groot vanaf { $large }

## Geteld over veel spellen

tally-first-bird = De eerste gelegde vogels
tally-birds-taken = Ingesloten vogels
tally-collection = Vogels in de collectie aan het eind
tally-number-of-families = Aantal families
tally-draws = Hoe vaak twee kaarten werden getrokken
