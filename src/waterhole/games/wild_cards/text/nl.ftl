# Wild Cards. docs/translating.md legt uit hoe dit werkt.

summary = Bied in het geheim op de dieren van de Expo, betaal met hun habitat en win hun leiders.
goal = De meeste punten winnen als de dieren op zijn.

## Dieren en kaarten

animal-peacock = pauw
    .other = pauwen
    .the = de pauw
animal-squirrel = eekhoorn
    .other = eekhoorns
    .the = de eekhoorn
animal-lion = leeuw
    .other = leeuwen
    .the = de leeuw
animal-meerkat = stokstaartje
    .other = stokstaartjes
    .the = het stokstaartje
animal-eagle = arend
    .other = arenden
    .the = de arend
animal-ibex = steenbok
    .other = steenbokken
    .the = de steenbok

card-forest = bos
card-savannah = savanne
card-mountains = bergen
card-wild = joker
card-refill = aanvulkaart

held-card = { WORD($card, kind: "card") }
some-cards = { $count ->
    [one] { WORD($item, kind: "card") }
   *[other] { $count } × { WORD($item, kind: "card") }
}
extra-cards = { $count ->
    [one] { $count } extra kaart
   *[other] { $count } extra kaarten
}
animal-item = { WORD($item, kind: "animal") }
some-animals = { $count } { WORD($item, $count, kind: "animal") }
led-animals = { some-animals } (leider)
player-item = { NAME($item) }
# De leiderkaart van $species: 'de leider van de pauwen'.
leader-of = de leider van de { WORD($species, kind: "animal", form: "other") }

## Wat er gebeurde

event-bid = { who } bood { held-card }.
event-two = { who } legde twee kaarten neer en wachtte op de andere biedingen.
event-unused = { HAS($card) ->
    [yes] { who } nam { held-card } ongebruikt terug.
   *[no] { who } nam de andere kaart ongebruikt terug.
}
event-exchanged = { who } ruilde een { WORD($given, kind: "animal") } voor een { WORD($taken, kind: "animal") } van de Expo.
event-leader = { $seat ->
    [-1] De leider van de { WORD($species, kind: "animal", form: "other") } ging terug naar de voorraad.
   *[other] { $before ->
        [-1] { who } kreeg { leader-of }.
       *[other] { YOU($before) ->
            [yes] { who } nam { leader-of } over van jou.
           *[no] { who } nam { leader-of } over van { NAME($before) }.
        }
    }
}
event-discarded = { who } legde { LIST($cards, item: "some-cards") } weg.
event-drew = { HAS($cards) ->
    [yes] { who } trok { LIST($cards, item: "some-cards") }.
   *[no] { who } trok { cards }.
}
event-laid = { who } legde bij gelijke stand { LIST($cards, item: "some-cards") }, samen { $total }.
event-took = { $bonus ->
    [0] { took }.
   *[other] { took }, en kreeg { $bonus } punten voor de natuurlijke habitat.
}
took = { HAS($paid) ->
    [yes] { who } nam een { WORD($animal, kind: "animal") } voor { WORD($bid, kind: "card") } met { LIST($paid, item: "some-cards") }
   *[no] { who } nam een { WORD($animal, kind: "animal") } voor { WORD($bid, kind: "card") }
}
event-passed = { who } nam geen dier en kreeg { LIST($cards, item: "some-cards") } terug.
event-nothing = { who } vond geen dier meer.
event-kept = { who } nam { held-card } terug dankzij de steenbok.
event-talisman = { who } kreeg de talisman, die een gelijke stand had beslist.
event-display = De nieuwe Expo: { LIST($animals, item: "animal-item", join: "comma") }.

outcome-the-display-could-not-be-refilled = er zijn te weinig dieren voor een nieuwe Expo

## Wat er gevraagd wordt

prompt-bid = { $eagle ->
    [yes] Leg een kaart neer als bod; dankzij de arend mag er een tweede bij.
   *[no] Leg een kaart neer als bod.
}
prompt-second = Dankzij de arend mag je een tweede kaart neerleggen en pas kiezen als de andere biedingen open liggen.
prompt-reveal = De andere biedingen liggen open: welke van je twee kaarten is je bod?
prompt-exchange = Dankzij het stokstaartje mag je een dier van jou ruilen voor een van de Expo.
prompt-discard = Leg weg wat je niet wilt; daarna trek je nieuwe kaarten.
prompt-tie = Gelijk op { $value }: leg { extra-cards } gesloten neer. Het hoogste totaal gaat voor.
prompt-pay = Betaal { extra-cards } voor { WORD($animal, kind: "animal", form: "the") }.
prompt-take = { $count ->
    [0] Neem een dier, of pas.
   *[other] Neem een dier voor { extra-cards }, of pas.
}
prompt-back = Dankzij de steenbok mag je je bod terugnemen: { held-card }.

why-bid = Een hoog bod kiest het eerst, maar het getal is ook het aantal kaarten dat het dier kost. Aanvullen: nieuwe kaarten in plaats daarvan.
why-second = Je kiest tussen de twee als je de andere biedingen ziet; de kaart die je niet gebruikt komt terug.
why-reveal = De kaart die je niet gebruikt komt terug in je hand.
why-exchange = Ruil een dier om er van een soort minstens zoveel te hebben als ieder ander: dat brengt de leider.
why-discard = Leg weg wat je niet wilt; daarna vul je je hand aan tot zeven.
why-take = Van je grootste soort telt elk dier 2, van de tweede 1. Neem je een dier en heb je dan minstens zo veel van zijn soort als ieder ander, dan is de leider van jou.
why-pay = Alleen met de eigen habitat van het dier of met jokers betalen brengt 2 punten. Bij gelijk gaat het hoogste totaal voor.
why-back = Als leider van de steenbokken mag je de geboden kaart houden.

about-peacock = Leeft in het bos. De leider is aan het eind 3 punten waard in plaats van 1.
about-squirrel = Leeft in het bos. De leider vult je hand aan tot tien kaarten.
about-lion = Leeft op de savanne. De leider wint elke gelijke stand.
about-meerkat = Leeft op de savanne. De leider ruilt een dier met de Expo als je aanvult.
about-eagle = Leeft in de bergen. De leider legt twee biedingen neer en kiest later.
about-ibex = Leeft in de bergen. De leider neemt het bod na gebruik terug, tenzij het een joker is.
about-forest = Thuis van pauw en eekhoorn.
about-savannah = Thuis van leeuw en stokstaartje.
about-mountains = Thuis van arend en steenbok.
about-wild = Telt als elke habitat.
about-refill = Geen dier in deze ronde; leg weg wat je wilt en trek tot zeven kaarten.
about-talisman = Talisman: beslist bij gelijke stand. De volgende speler met de klok mee komt eerst, de houder het laatst.
about-talisman-first = Talisman: beslist bij gelijke stand. De houder komt eerst, dan de anderen met de klok mee.
about-tokens = Punten voor dieren die in hun eigen leefgebied zijn betaald: 2 per dier.

## Zetten, zonder hoofdletter

move-bid = bied { held-card }
move-second = tweede kaart: { held-card }
move-no-second = geen tweede kaart
move-reveal = onthul { held-card }
move-exchange = { HAS($shown) ->
    [yes] ruil je { WORD($animal, kind: "animal") } tegen een { WORD($shown, kind: "animal") }
   *[no] ruil je { WORD($animal, kind: "animal") } tegen plek { $slot }
}
move-no-exchange = niet ruilen
move-discard = leg { held-card } weg
move-stop = { HAS($keeps) ->
    [yes] houd alles en trek
   *[no] klaar: trek nieuwe kaarten
}
move-take = { HAS($shown) ->
    [yes] neem { WORD($shown, kind: "animal", form: "the") }
   *[no] neem plek { $slot }
}
move-pass = pas
move-pay = betaal { held-card }
move-take-back = neem terug
move-leave = laat liggen

## Waarom een zet niet mag, en wat nu

refused-bid-first = Eerst het bieden: leg een kaart uit je hand neer, bijvoorbeeld { MOVE($example) }.
refused-reveal-first = Zeg eerst welke van je twee kaarten je bod is, bijvoorbeeld { MOVE($example) }.
refused-exchange-first = Eerst het stokstaartje: ruil een dier, bijvoorbeeld { MOVE($example) }, of ruil niet.
refused-discard-first = Je vult aan: leg weg wat je niet wilt, en trek dan. Bijvoorbeeld { MOVE($example) }.
refused-tie-first = Eerst wordt de gelijke stand beslist: leg een kaart gesloten neer, bijvoorbeeld { MOVE($example) }.
refused-take-first = Neem nu een dier van de Expo, of pas. Bijvoorbeeld { MOVE($example) }.
refused-pay-first = Betaal eerst voor je dier, bijvoorbeeld { MOVE($example) }.
refused-back-first = Eerst de steenbok: neem je bod terug, of laat het liggen.
refused-not-down = Je legde { WORD($first, kind: "card") } en { WORD($second, kind: "card") } neer. Kies een van die twee.
refused-no-place = De Expo heeft maar { $slots } plekken, en plek { $slot } hoort daar niet bij. Kies een andere.
refused-place-empty = Het dier op plek { $slot } is weg. Neem een ander, of pas.
refused-no-eagle = Alleen wie de arenden leidt legt een tweede kaart neer. Leg één kaart neer.
refused-second-before-first = Leg eerst je eerste kaart neer, bijvoorbeeld { MOVE($example) }.
refused-bid-already = Je legde { held-card } neer. Leg er een tweede kaart bij, of geen.
refused-only-one = Je enige { held-card } ligt er al, als eerste kaart. Leg er een andere bij, of geen.
refused-not-held = Je hebt { held-card } niet in je hand. Kies een kaart uit je hand.
refused-no-such-animal = Je hebt geen { WORD($animal, kind: "animal") } om te geven. Ruil een dier dat je hebt, of niets.
refused-no-more = Je hebt geen { held-card } meer. Kies een andere kaart uit je hand.
refused-further-left = Kaarten kies je van links naar rechts, en { held-card } komt voor { WORD($chosen, kind: "card") }. Kies er een verder naar rechts.
refused-too-few = Je betaalt nog { $missing } kaarten, van links naar rechts; vanaf { held-card } zijn het er te weinig. Begin verder naar links.

## Wat een zet doet, als reden ervoor

fact-takes = { $count ->
    [1] neemt een { WORD($animal, kind: "animal") }, je eerste
   *[other] neemt een { WORD($animal, kind: "animal") }: dan heb je er { $count }
}
fact-bonus = { SIGNED($points) } voor de natuurlijke habitat
fact-exchanges = een { WORD($given, kind: "animal") } voor een { WORD($taken, kind: "animal") }: daarvan heb je er dan { $count }
fact-leader = { $before ->
    [-1] brengt je { leader-of }
   *[other] neemt { leader-of } van { NAME($before) } over
}
fact-back = brengt { LIST($cards, item: "some-cards") } terug in je hand
fact-draws = { $count ->
    [one] trekt één kaart
   *[other] trekt { $count } kaarten
}
fact-leaves = { $count ->
    [0] laat geen kaart in je hand
    [one] laat één kaart in je hand
   *[other] laat { $count } kaarten in je hand
}
fact-costs = { $cards ->
    [one] een { WORD($animal, kind: "animal") } voor nog één kaart: dan heb je er { $count }
   *[other] een { WORD($animal, kind: "animal") } voor nog { $cards } kaarten: dan heb je er { $count }
}
fact-holds = { $count ->
    [0] dan heb je geen kaart in je hand
    [one] dan heb je één kaart in je hand
   *[other] dan heb je { $count } kaarten in je hand
}

## Waar een tip over spreekt

part-animals = je dieren
part-leaders = je leiders
part-tokens = extra punten
part-hand = de kaarten in je hand
part-rivals = je voorsprong op de anderen

## Op tafel

round = Ronde { $round } van { $rounds }: { $phase ->
    [1] bieden
    [2] aanvullen
    [3] dieren
   *[other] einde van de ronde
}
board-bids = biedingen van { $value }
board-points = 1e soort 2 punten per dier, 2e soort 1; leider 1
board-then = dan { LIST($order, item: "player-item", join: "comma") }
first-highest = { YOU($player) ->
    [yes] Je gaat eerst, met het hoogste bod.
   *[no] { NAME($player) } gaat eerst, met het hoogste bod.
}
first-lion = { YOU($player) ->
    [yes] Je gaat eerst: de leeuw beslist bij gelijke stand.
   *[no] { NAME($player) } gaat eerst: de leeuw beslist bij gelijke stand.
}
first-total = { YOU($player) ->
    [yes] Je gaat eerst, met het hoogste totaal.
   *[no] { NAME($player) } gaat eerst, met het hoogste totaal.
}
first-talisman = { YOU($player) ->
    [yes] Gelijke stand. Je gaat eerst: met de klok mee de volgende na { NAME($holder) } met de talisman.
   *[no] { YOU($holder) ->
        [yes] Gelijke stand. { NAME($player) } gaat eerst: met de klok mee de volgende na jou met de talisman.
       *[no] Gelijke stand. { NAME($player) } gaat eerst: met de klok mee de volgende na { NAME($holder) } met de talisman.
    }
}
first-holder = { YOU($player) ->
    [yes] Gelijke stand. Je gaat eerst: je hebt de talisman.
   *[no] Gelijke stand. { NAME($player) } heeft de talisman en gaat eerst.
}
first-leo = Gelijke stand: { NAME($player) } gaat voor iedereen, behalve de leider van de leeuwen.
first-tie = Gelijk op { $value }: de extra kaarten beslissen wie eerst gaat.
board-display = Expo
board-place = Plek { $slot }
board-take = Nemen
board-taken = weg
board-leaders = Leiders
board-leader = leider van de { WORD($animal, kind: "animal", form: "other") }
board-all-taken = allemaal weg
board-cards = Kaarten
board-card = { $count ->
    [one] kaart
   *[other] kaarten
}
board-animals = Dieren
board-pay = { $count ->
    [one] Betaal deze kaart
   *[other] Betaal deze { $count } kaarten
}
board-lay = { $count ->
    [one] Leg deze kaart gedekt neer
   *[other] Leg deze { $count } kaarten gedekt neer
}
board-discard = { $count ->
    [one] Leg deze kaart weg en trek
   *[other] Leg deze { $count } kaarten weg en trek
}
board-put-down = Neergelegd
board-tokens = Puntenfiches
board-face-down = gesloten
board-largest = Grootste soort, elk 2 punten
board-second = Volgende soort, elk 1 punt
board-total = Totaal
standing-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-standing = { HAS($lines) ->
    [yes] { standing-points }: { LIST($lines, item: "standing-line", join: "comma") }
   *[no] { standing-points }
}
standing-line = { WORD($part, kind: "standing") } { $points }
standing-largest = grootste soort
standing-second = volgende soort
standing-leaders = leiders
standing-tokens = puntenfiches
board-collection = Verzameling
board-leads = leider

## In de terminal

screen-scoring = Eindtelling
screen-display = Expo, vanaf de trekstapel:
screen-animal = { WORD($animal, kind: "animal") } ({ WORD($habitat, kind: "card") })
screen-wanted = wordt betaald
screen-supply = Leiders te winnen: { LIST($leaders, item: "animal-item", join: "comma") }.
screen-piles = Habitatkaarten: { $pile } op de trekstapel, afgelegd:
screen-animals-left = Dieren: { $animals } op de trekstapel.
screen-bids = { HAS($order) ->
    [yes] Biedingen van { $value }: { LIST($now, item: "player-item") }, dan { LIST($order, item: "player-item", join: "comma") }.
   *[no] Biedingen van { $value }: { LIST($now, item: "player-item") }.
}
habitat-cards = { $count ->
    [one] { $count } habitatkaart
   *[other] { $count } habitatkaarten
}
screen-player = { $points ->
    [one] { habitat-cards }, { $points } punt ({ $tokens } in fiches)
   *[other] { habitat-cards }, { $points } punten ({ $tokens } in fiches)
}
screen-pile = stapel van { habitat-cards }
screen-talisman = de talisman
screen-known = bekend in de hand:
screen-two-down = bod: twee kaarten gesloten
screen-bid = bod: { $card }
screen-bid-with = bod: { $card } met
screen-animals = dieren:
screen-hand = je hand:
screen-down = neergelegd, gesloten:
screen-none = niets
screen-most = grootste × 2
screen-next = tweede × 1
screen-leaders = leiders
screen-tokens = fiches
screen-total = totaal
screen-all = dieren
screen-rank = plaats

## Geteld over veel spellen

tally-first-bid = Het eerste bod
tally-bids = Alle biedingen
tally-animals = Dieren in de collectie aan het eind
tally-number-of-animals = Aantal genomen dieren
tally-leaders = Leiders aan het eind
