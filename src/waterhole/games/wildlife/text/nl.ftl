# Wildlife. docs/translating.md legt uit hoe dit werkt.

summary = Verspreid je over het eiland, pas je aan en val aan; elke beurt moet je een kaart veilen.
goal = Meeste punten winnen, als 11 gebieden vol of tegels op zijn.

## Woorden

organism-man = mens
organism-mammoth = mammoet
organism-bear = beer
organism-eagle = adelaar
organism-snake = slang
organism-crocodile = krokodil

# .the: met lidwoord; .in: waar iets is.
terrain-forest = bos
    .the = het bos
    .in = in het bos
terrain-desert = woestijn
    .the = de woestijn
    .in = in de woestijn
terrain-savanna = savanne
    .the = de savanne
    .in = op de savanne
terrain-steppe = steppe
    .the = de steppe
    .in = op de steppe
terrain-mountains = bergen
    .the = de bergen
    .in = in de bergen
terrain-water = water
    .the = het water
    .in = in het water

area-large-forest = groot bos
    .the = het grote bos
area-small-forest = klein bos
    .the = het kleine bos
area-large-desert = grote woestijn
    .the = de grote woestijn
area-small-desert = kleine woestijn
    .the = de kleine woestijn
area-large-savanna = grote savanne
    .the = de grote savanne
area-small-savanna = kleine savanne
    .the = de kleine savanne
area-large-steppe = grote steppe
    .the = de grote steppe
area-small-steppe = kleine steppe
    .the = de kleine steppe
area-large-mountains = groot gebergte
    .the = het grote gebergte
area-small-mountains = klein gebergte
    .the = het kleine gebergte
area-large-water = groot water
    .the = het grote water
area-small-water = klein water
    .the = het kleine water

# .card: in een zin, na 'de' of 'een'.
card-forest = bos
    .card = boskaart
card-desert = woestijn
    .card = woestijnkaart
card-savanna = savanne
    .card = savannekaart
card-steppe = steppe
    .card = steppekaart
card-mountains = bergen
    .card = bergenkaart
card-water = water
    .card = waterkaart
card-ability = vaardigheid
    .card = vaardigheidskaart
card-adaptation = aanpassing
    .card = aanpassingskaart
card-joker = joker
    .card = joker
card-food-source = voedselbron
    .card = voedselbronkaart
card-epidemic = epidemie
    .card = epidemiekaart
card-famine = hongersnood
    .card = hongersnoodkaart

ability-food = voedsel
    .does = elke beurt 2 punten
ability-intelligence = intelligentie
    .does = elke beurt 1 kaart meer
ability-mobility = mobiliteit
    .does = een tegel gaat overal heen
ability-defense = verdediging
    .does = stopt aanval en ruil
ability-aggression = agressie
    .does = een tegel waar je aanvalt

level-no-action = geen actie
    .only = daar lukt nog niets
    .short = –
    .letter = -
level-migrate = migreren
    .only = daar lukt alleen migreren
    .short = migratie
    .letter = M
level-expand = uitbreiden
    .only = daar lukt alleen uitbreiden
    .short = expansie
    .letter = U
level-attack = aanvallen
    .only = daar lukt aanvallen
    .short = aanval
    .letter = A

deed-attack = de aanval
deed-aggression = de agressie
deed-swap = de ruil

ranked-adaptations = aanpassingen
ranked-abilities = vaardigheden
ranked-food = voedsel

monopoly-big = groot monopolie
monopoly-small = klein monopolie

organism-item = { WORD($item, kind: "organism") }
terrain-item = { WORD($item, kind: "terrain") }
area-item = { WORD($item, kind: "area") }
card-item = { WORD($item, kind: "card") }
ability-item = { WORD($item, kind: "ability") }
# In a few words, on the button that takes it.
ability-does = { WORD($ability, kind: "ability", form: "does") }
level-item = { WORD($item, kind: "level") }
ranked-item = { WORD($item, kind: "ranked") }
held-card = { WORD($card, kind: "card") }

some-cards = { $count } { WORD($item, kind: "card") }
some-abilities = { $count } { WORD($item, kind: "ability") }
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Wat er gebeurde

event-organism = { $price ->
    [0] { who } kreeg de { WORD($organism, kind: "organism") }.
   *[other] { who } kreeg de { WORD($organism, kind: "organism") } voor { $price } voedsel.
}
event-turn = { YOU($seat) ->
    [yes] Ronde { $round }: jouw beurt.
   *[no] Ronde { $round }: { NAME($seat) } is aan de beurt.
}
event-fed = { $tiles ->
    [one] { who } kreeg { points } voor een voedseltegel.
   *[other] { who } kreeg { points } voor { $tiles } voedseltegels.
}
event-tile = { $how ->
    [seeded] { who } legde een tegel op { $space }.
    [removed] { who } verloor de tegel op { $space } door de epidemie.
   *[expanded] { who } breidde uit naar { $space }.
}
event-moved = { $how ->
    [swapped] { who } ruilde de tegel op { $origin } met { victims-tile } op { $space }.
    [moved] { who } ging met mobiliteit van { $origin } naar { $space }.
   *[migrated] { who } migreerde van { $origin } naar { $space }.
}
event-struck = { $deed ->
    [aggression] { who } gebruikte agressie tegen { victims-tile } op { $space }.
    [swap] { who } wilde ruilen met { victims-tile } op { $space }.
   *[attack] { who } viel { victims-tile } op { $space } aan.
}
victims-tile = { YOU($victim) ->
    [yes] jouw tegel
   *[no] de tegel van { NAME($victim) }
}
event-defended = { who } blokkeerde { WORD($deed, kind: "deed") } op { $space } met verdediging.
event-beat = { who } versloeg { victims-tile } op { $space }; die is uit het spel.
event-card = { $how ->
    [played] { who } speelde de { WORD($card, kind: "card", form: "card") }.
    [auctioned] { who } bracht de { WORD($card, kind: "card", form: "card") } onder de hamer.
    [unsold] { who } vond geen koper voor de { WORD($card, kind: "card", form: "card") }.
    [happened] { $card ->
        [epidemic] { who } bracht een epidemie over de anderen.
        [famine] { who } bracht een hongersnood over de anderen.
       *[other] { who } vond een voedselbron.
    }
    [named] { who } gebruikte de joker als { WORD($card, kind: "card", form: "card") }.
   *[nothing] { who } liet de { WORD($card, kind: "card", form: "card") } ongebruikt.
}
event-bid = { HAS($food) ->
    [yes] { who } bood { $food } voedsel.
   *[no] { who } paste.
}
event-bought = { $fallen ->
    [0] { who } kocht de { WORD($card, kind: "card", form: "card") } van { seller } voor { $price } voedsel.
    [one] { who } kocht de { WORD($card, kind: "card", form: "card") } van { seller } voor { $price } voedsel en leverde { $fallen } punt in.
   *[other] { who } kocht de { WORD($card, kind: "card", form: "card") } van { seller } voor { $price } voedsel en leverde { $fallen } punten in.
}
seller = { YOU($auctioneer) ->
    [yes] jou
   *[no] { NAME($auctioneer) }
}
event-improved = { YOU($seat) ->
    [yes] Je paste je aan { WORD($terrain, kind: "terrain", form: "the") } aan en kunt daar nu { WORD($level, kind: "level") }.
   *[no] { NAME($seat) } paste zich aan { WORD($terrain, kind: "terrain", form: "the") } aan en kan daar nu { WORD($level, kind: "level") }.
}
event-took = { $holder ->
    [-1] { who } nam de vaardigheid { WORD($ability, kind: "ability") } uit de voorraad.
   *[other] { who } nam de vaardigheid { WORD($ability, kind: "ability") } van { holder }.
}
holder = { YOU($holder) ->
    [yes] jou
   *[no] { NAME($holder) }
}
event-food = { $how ->
    [converted] { who } wisselde { $food } voedsel voor { points }.
    [found] { who } vond { $food } voedsel.
   *[starved] { $food ->
        [0] { who } verloor { points } door de hongersnood.
       *[other] { $points ->
            [0] { who } verloor { $food } voedsel door de hongersnood.
           *[other] { who } verloor { $food } voedsel en { points } door de hongersnood.
        }
    }
}
event-filled = { who } vulde { WORD($area, kind: "area", form: "the") } (pion { $pawn }) voor { points }.
event-scored = Grote telling: { LIST($gained, item: "gained-points", join: "comma") }.
gained-points = { YOU($seat) ->
    [yes] jij { SIGNED($points) }
   *[no] { NAME($seat) } { SIGNED($points) }
}
event-drew = { HAS($cards) ->
    [yes] { who } trok { LIST($cards, item: "some-cards") }.
   *[no] { who } trok { cards }.
}

outcome-eleventh-pawn = elf gebieden zijn gevuld
outcome-empty-supply = een voorraad tegels is op
outcome-agreed-rounds = de afgesproken ronden zijn om

## Wat er gevraagd wordt

prompt-choose-organism = Kies je organisme.
prompt-bid-for-organism = { $bidder ->
    [-1] Jij opent de veiling van de { WORD($organism, kind: "organism") }: hoeveel voedsel bied je? Je hebt { $food }.
   *[other] { NAME($bidder) } biedt { $bid } voedsel voor de { WORD($organism, kind: "organism") }. Bied meer of pas; je hebt { $food }.
}
prompt-seed = { $left ->
    [one] Leg je laatste tegel op een vrij vakje waar je organisme kan leven.
   *[other] Leg een tegel op een vrij vakje waar je organisme kan leven: nog { $left }.
}
prompt-turn = { $free ->
    [yes] Jouw beurt: { plays-left }; een tegel mag gratis migreren.
   *[no] Jouw beurt: { plays-left }.
}
plays-left = { $owed ->
    [yes] { $left ->
        [one] veil een kaart uit je hand
       *[other] nog { $left } kaarten te spelen, waarvan één via een veiling
    }
   *[no] { $left ->
        [0] geen kaarten meer te spelen
        [one] nog { $left } kaart te spelen als je wilt
       *[other] nog { $left } kaarten te spelen als je wilt
    }
}
prompt-migration = Welke van je tegels migreert?
prompt-destination = Waar gaat de tegel van { $origin } heen?
prompt-mobility = Welke van je tegels gaat met mobiliteit op weg?
prompt-mobility-space = Waar gaat de tegel van { $origin } heen, of met wie ruilt hij?
prompt-aggression = Agressie: leg een tegel of versla er een, waar je maar kunt aanvallen.
prompt-terrain-card = { HAS($migrates) ->
    [yes] Gebruik de { WORD($card, kind: "card", form: "card") }: kies een van je tegels die migreert, of laat de kaart gaan.
   *[no] Gebruik de { WORD($card, kind: "card", form: "card") }: kies een vakje, of laat de kaart gaan.
}
prompt-adaptation = Aan welk terrein pas je je beter aan?
prompt-ability = Welke vaardigheid neem je?
prompt-holder = Van wie neem je de vaardigheid { WORD($ability, kind: "ability") }?
prompt-joker = Als wat speel je de joker?
prompt-bid = { $bidder ->
    [-1] Nog niemand bood op de { WORD($card, kind: "card", form: "card") }. Bied of pas; je hebt { $food } voedsel, en elk punt betaalt er 3 meer.
   *[other] { NAME($bidder) } biedt { $bid } voedsel voor de { WORD($card, kind: "card", form: "card") }. Bied meer of pas; je hebt { $food }, en elk punt betaalt er 3 meer.
}
prompt-payment = { HAS($enough) ->
    [yes] Je betaalt { $bid } voedsel en hebt { $food }: dat is genoeg. Wil je voedsel houden en in plaats daarvan punten inleveren, 1 voor elke 3?
   *[no] Je betaalt { $bid } voedsel en hebt { $food }. Hoeveel punten lever je in, voor 3 voedsel elk?
}
prompt-bought-event = De gekochte { WORD($card, kind: "card", form: "card") } gebruiken, of laten gaan?
prompt-defense = Verdediging gebruiken tegen { WORD($deed, kind: "deed") } op { $space }?
prompt-epidemic = Epidemie: welke van je tegels verlaat het eiland?

why-organism = Elk organisme is in een ander terrein thuis: daar kan het aanvallen.
why-place = Tegels tellen bij een grote telling: per gebied, en als kudden van aaneengesloten tegels. Een gebied vullen telt meteen.
why-attack = De verslagen tegel is uit het spel en de jouwe staat op zijn plaats.
why-from = Een tegel loopt over je eigen tegels naar een vrij vakje ernaast.
why-to = Het laatste vakje van een gebied vullen telt meteen.
why-swap = De twee tegels wisselen van plaats.
why-remove = Hij is uit het spel.
why-play = Terreinkaarten brengen tegels op het eiland, de andere maken je sterker. Eén kaart per beurt moet geveild worden.
why-auction = De hoogste bieder gebruikt de kaart meteen en betaalt jou.
why-name = Een joker telt als de kaart die je noemt.
why-improve = Van geen actie naar migreren, uitbreiden, aanvallen. Wie de meeste aanpassingen heeft, scoort ook.
why-take = Elke vaardigheid kan één keer in elke beurt van jou gebruikt worden. Wie de meeste vaardigheden heeft, scoort ook.
why-rob = De voorraad heeft er geen meer, dus komt ze van wie het verst voor ligt.
why-bid-for-organism = Wie het meest biedt begint met dit organisme en met zoveel minder voedsel.
why-bid = Wie het meest biedt betaalt de verkoper en gebruikt de kaart meteen. Voedsel dat overblijft kan punten worden.
why-fall = Elk punt dat je opgeeft betaalt 3 voedsel. Wie genoeg voedsel heeft hoeft geen punten in te leveren: het spaart alleen voedsel.
why-convert = 3 voedsel is een punt. Bij een grote telling brengt het meeste voedsel ook punten.
why-end = Je hand wordt aangevuld voor de volgende beurt.
why-defense = Je verdediging houdt dit tegen, één keer in elke beurt van een ander.
why-use = Je hebt haar gekocht: ze treft je tegenstanders.

-act = Doe iets { $where }, zo goed als je organisme dat daar kan: migreren, uitbreiden of aanvallen.
about-forest = { -act(where: "in bossen") }
about-desert = { -act(where: "in woestijnen") }
about-savanna = { -act(where: "op savannen") }
about-steppe = { -act(where: "op steppen") }
about-mountains = { -act(where: "in de bergen") }
about-water = { -act(where: "in het water") }
about-ability = Neem een vaardigheid: voedsel, intelligentie, mobiliteit, verdediging of agressie.
about-adaptation = Word in één terrein één niveau beter.
about-joker = Telt als een terrein-, aanpassings- of vaardigheidskaart naar keuze.
about-food-source = 7 voedsel voor jou, 3 voor wie laatste is.
about-epidemic = Elke tegenstander haalt een tegel van het eiland.
about-famine = Elke tegenstander betaalt 5 voedsel, of punten waar voedsel ontbreekt.
about-food = 2 punten aan het begin van elke beurt van jou.
about-intelligence = Elke beurt één kaart meer te spelen.
about-mobility = Eén keer per beurt: een tegel van jou naar een vrij vakje, of geruild met een tegenstander.
about-defense = Eén keer in elke beurt van een tegenstander: houdt een aanval, agressie of ruil tegen.
about-aggression = Eén keer per beurt: een tegel op een vakje van een gebied waar je kunt aanvallen.
about-man = Aanvallen: savanne. Uitbreiden: steppe. Migreren: bos en bergen.
about-mammoth = Aanvallen: steppe. Uitbreiden: savanne. Migreren: bos en bergen.
about-bear = Aanvallen: bos. Uitbreiden: bergen. Migreren: savanne en water.
about-eagle = Aanvallen: bergen. Uitbreiden: woestijn. Migreren: savanne en steppe.
about-snake = Aanvallen: woestijn. Uitbreiden: water. Migreren: bos en steppe.
about-crocodile = Aanvallen: water. Uitbreiden: bos. Migreren: woestijn en savanne.
about-migrate = Een tegel van jou loopt naar een vrij vakje.
about-expand = Een nieuwe tegel op een vrij vakje.
about-attack = In een vol gebied: een nieuwe tegel in de plaats van die van een tegenstander.
about-no-action = Hier kan nog niets gedaan worden.

## Zetten, zonder hoofdletter

move-place = leg op { $space }
move-attack = val { $space } aan
move-from = ga van { $space }
move-to = ga naar { $space }
move-swap = ruil met { $space }
move-remove = geef { $space } op
move-play = speel de { WORD($card, kind: "card", form: "card") }
move-auction = veil de { WORD($card, kind: "card", form: "card") }
move-migrate = migreer gratis
move-mobility = gebruik mobiliteit
move-aggression = gebruik agressie
move-end = beëindig je beurt
move-pass = pas
move-nothing = laat de kaart gaan
move-use = gebruik de kaart
move-defend = verdedig
move-no-defense = niet verdedigen
move-name = als { WORD($card, kind: "card", form: "card") }
move-improve = pas je aan { WORD($terrain, kind: "terrain", form: "the") } aan
move-take = { HAS($holder) ->
    [yes] neem { WORD($ability, kind: "ability") } van { NAME($holder) }
   *[no] { HAS($robs) ->
        [yes] neem de vaardigheid { WORD($ability, kind: "ability") } van een andere speler
       *[no] neem { WORD($ability, kind: "ability") }
    }
}
move-rob = van { NAME($seat) }
move-organism = kies de { WORD($organism, kind: "organism") }
move-convert = wissel voedsel voor { points }
move-fall = { $spaces ->
    [0] betaal alleen met voedsel
    [one] lever { $spaces } punt in
   *[other] lever { $spaces } punten in
}
move-bid = bied { $food } voedsel

note-food = { $food } voedsel
note-price = { $food ->
    [0] kost { points }, blijft { $left }
   *[other] kost { $food } voedsel en { points }, blijft { $left }
}
note-better = van { WORD($level, kind: "level") } naar { WORD($better, kind: "level") }

## Waarom een zet niet mag, en wat nu

refused-first-organism = Kies eerst je organisme, bijvoorbeeld { MOVE($example) }.
refused-first-bid-for-organism = Er wordt een organisme geveild. Bied erop, of pas als er al geboden is, bijvoorbeeld { MOVE($example) }.
refused-first-seed = Vóór de eerste beurt legt iedereen tegels op het eiland. Kies een vakje voor de jouwe, bijvoorbeeld { MOVE($example) }.
refused-first-tile = Kies eerst de tegel die op weg gaat, bijvoorbeeld { MOVE($example) }.
refused-first-destination = Kies eerst waar de tegel heen gaat, bijvoorbeeld { MOVE($example) }.
refused-first-aggression = Kies eerst een vakje voor je agressie, bijvoorbeeld { MOVE($example) }.
refused-first-card = Gebruik eerst de kaart of laat hem gaan, bijvoorbeeld { MOVE($example) }.
refused-first-holder = Kies eerst van wie je de vaardigheid neemt, bijvoorbeeld { MOVE($example) }.
refused-first-bid = Er wordt een kaart geveild. Bied erop of pas, bijvoorbeeld { MOVE($example) }.
refused-first-payment = Zeg eerst hoeveel punten je inlevert om te betalen, bijvoorbeeld { MOVE($example) }.
refused-first-defense = Iemand heeft het op je tegel gemunt. Zeg eerst of je die verdedigt, bijvoorbeeld { MOVE($example) }.
refused-first-epidemic = Kies eerst de tegel die de epidemie wegneemt, bijvoorbeeld { MOVE($example) }.

refused-card-before-space = Speel eerst een terreinkaart, en kies dan een vakje voor een tegel.
refused-way-before-space = Zeg eerst hoe een tegel op weg gaat: migreer gratis, speel een terreinkaart of gebruik mobiliteit.
refused-play-before = Speel daarvoor eerst een { WORD($card, kind: "card", form: "card") }.
refused-no-card-in-use = Je gebruikt nu geen kaart. Speel er een, of veil er een.
refused-no-auction = Er wordt nu niets geveild. Speel of veil een kaart; ben je klaar, beëindig dan je beurt.
refused-no-attacker = Niemand heeft het nu op je tegels gemunt. Ga verder met je beurt.
refused-no-epidemic = Alleen een epidemie haalt tegels van het eiland. Ga verder met je beurt.
refused-has-organism = Je hebt je organisme al. Ga verder met je beurt.

refused-organism-gone = De { WORD($organism, kind: "organism") } is al gekozen. Kies een ander organisme.
refused-must-open = Jij opent de veiling en moet bieden: 0 voedsel is genoeg.
refused-only-food = Hier telt alleen voedsel, en je hebt { $food }. Bied niet meer dan dat.
refused-organism-bid-low = Er is al { $bid } voedsel geboden. Bied meer, of pas.
refused-occupied = Op { $space } ligt al een tegel. Kies een leeg vakje.
refused-not-yours = Op { $space } ligt geen tegel van jou. Kies eerst een tegel van jezelf.
refused-no-opponent = Op { $space } ligt geen tegel van een tegenstander. Kies een vakje waar er een ligt.
refused-other-terrain = De kaart geldt { WORD($terrain, kind: "terrain", form: "in") }, en { $space } hoort bij { WORD($area, kind: "area", form: "the") }. Kies een vakje { WORD($terrain, kind: "terrain", form: "in") }.
refused-cannot-live = De { WORD($organism, kind: "organism") } kan { WORD($terrain, kind: "terrain", form: "in") } nog niets doen. Kies een vakje waar migreren minstens lukt.
refused-seeds-full = Er liggen al { $tiles } tegels in { WORD($area, kind: "area", form: "the") }, en meer mogen er niet beginnen. Kies een ander gebied.
refused-no-card = Je hebt geen { WORD($card, kind: "card", form: "card") }. Kies een kaart uit je hand.
refused-no-play-left = { $plays ->
    [one] Je hebt deze beurt een kaart gespeeld en mag er geen meer spelen. Migreer, gebruik een vaardigheid of beëindig je beurt.
   *[other] Je hebt deze beurt { $plays } kaarten gespeeld en mag er geen meer spelen. Migreer, gebruik een vaardigheid of beëindig je beurt.
}
refused-last-for-auction = Je laatste kaart van deze beurt is voor een veiling. Veil een kaart.
refused-migrated = Je gratis migratie van deze beurt is al gedaan. Speel een terreinkaart of gebruik mobiliteit voor nog een tegel.
refused-no-migration = Geen van je tegels kan migreren: ernaast ligt geen leeg vakje waar ze heen kunnen. Kies een andere actie.
refused-no-ability = Je hebt geen { WORD($ability, kind: "ability") }. Een vaardigheidskaart brengt je er een.
refused-ability-used = Je { WORD($ability, kind: "ability") } is deze beurt al gebruikt. In je volgende beurt kan het weer.
refused-mobility-nowhere = Geen van je tegels heeft een vakje om heen te gaan. Kies een andere actie.
refused-aggression-no-tile = Agressie legt een tegel uit je voorraad, en die is leeg. Kies een andere actie.
refused-aggression-nowhere = Overal waar je kunt aanvallen zijn alle vakjes al van jou. Kies een andere actie.
refused-too-little-food = { $points ->
    [one] Een punt kost { $price } voedsel, en je hebt { $food }. Verkoop een kaart voor meer.
   *[other] Voor { $points } punten heb je { $price } voedsel nodig, en je hebt { $food }. Wissel minder voedsel.
}
refused-auction-owed = Je beurt eindigt pas na een veiling. Veil een van je kaarten.
refused-no-supply = Je voorraad tegels is leeg. Laat een van je tegels migreren, of laat de kaart gaan.
refused-cannot-expand = De { WORD($organism, kind: "organism") } kan { WORD($terrain, kind: "terrain", form: "in") } nog niet uitbreiden: { WORD($level, kind: "level", form: "only") }. Kies eerst de tegel van jou die daarheen migreert, of laat de kaart gaan.
refused-cannot-attack = De { WORD($organism, kind: "organism") } kan { WORD($terrain, kind: "terrain", form: "in") } nog niet aanvallen: { WORD($level, kind: "level", form: "only") }. Gebruik de kaart ergens anders voor, of laat hem gaan.
refused-area-not-full = { $free ->
    [one] Een aanval vraagt een vol gebied, en in { WORD($area, kind: "area", form: "the") } is nog een vakje vrij. Leg daar een tegel.
   *[other] Een aanval vraagt een vol gebied, en in { WORD($area, kind: "area", form: "the") } zijn nog { $free } vakjes vrij. Leg daar een tegel.
}
refused-own-tile = De tegel op { $space } is van jou. Val er een van een tegenstander aan.
refused-cannot-leave = De { WORD($organism, kind: "organism") } kan { WORD($terrain, kind: "terrain", form: "in") } nog niets doen, dus blijft de tegel op { $space } liggen. Kies een andere tegel.
refused-no-way = Vanaf { $space } bereikt de tegel geen leeg vakje. Kies een andere tegel.
refused-no-way-to-terrain = Vanaf { $space } bereikt de tegel geen leeg vakje { WORD($terrain, kind: "terrain", form: "in") }. Kies een andere tegel, of laat de kaart gaan.
refused-wrong-end = Met deze kaart eindigt de migratie { WORD($wanted, kind: "terrain", form: "in") }. Kies daar een leeg vakje.
refused-not-beside = De tegel van { $origin } kan niet naar { $space }: hij loopt over je eigen tegels naar een leeg vakje ernaast. Kies zo’n vakje.
refused-swap-instead = Op { $space } ligt al een tegel. Kies een leeg vakje, of ruil met een tegenstander.
refused-aggression-level = Agressie werkt alleen waar je kunt aanvallen. De { WORD($organism, kind: "organism") } kan dat { WORD($terrain, kind: "terrain", form: "in") } niet: { WORD($level, kind: "level", form: "only") }. Kies een ander vakje.
refused-no-better-level = De { WORD($organism, kind: "organism") } kan { WORD($terrain, kind: "terrain", form: "in") } al aanvallen, en beter kan niet. Kies een ander terrein.
refused-no-level-tile = Er is geen fiche ‘{ WORD($level, kind: "level") }’ meer voor { WORD($terrain, kind: "terrain", form: "the") }. Kies een ander terrein.
refused-two-of-a-kind = Niemand mag meer dan twee dezelfde vaardigheden hebben, en je hebt al { $held } × { WORD($ability, kind: "ability") }. Kies een andere.
refused-none-to-take = Niemand anders heeft { WORD($ability, kind: "ability") }, en in de voorraad is er geen. Kies een andere vaardigheid.
refused-not-furthest = Wie { WORD($ability, kind: "ability") } heeft en het verst voor ligt, raakt er een kwijt. Kies bijvoorbeeld { MOVE($example) }.
refused-joker-useless = Als { WORD($card, kind: "card", form: "card") } kan de joker niets voor je doen. Kies een andere kaart.
refused-fixed-price = Met twee spelers kost een kaart precies { $price } voedsel. Betaal dat, of pas.
refused-bid-too-high = Je kunt hoogstens { $most } voedsel betalen, zelfs met alle punten tot −10. Bied minder, of pas.
refused-bid-too-low = Bied minstens { $bid } voedsel, of pas.
refused-pay-more = { $few ->
    [one] Je betaalt { $bid } voedsel en hebt { $food }: lever minstens { $few } punt in.
   *[other] Je betaalt { $bid } voedsel en hebt { $food }: lever minstens { $few } punten in.
}
refused-pay-less = { $most ->
    [one] Met { $most } punt is het hele bod betaald. Lever niet meer in.
   *[other] Met { $most } punten is het hele bod betaald. Lever er niet meer in.
}
refused-pay-floor = { $most ->
    [one] Niemand gaat onder −10 om te betalen. Lever hoogstens { $most } punt in.
   *[other] Niemand gaat onder −10 om te betalen. Lever hoogstens { $most } punten in.
}

## Wat een zet doet, als reden ervoor

fact-fills = vult { WORD($area, kind: "area", form: "the") }
fact-improves = laat je { WORD($terrain, kind: "terrain", form: "in") } { WORD($level, kind: "level") }
fact-ability = { $holder ->
    [-1] geeft je de vaardigheid { WORD($ability, kind: "ability") }
   *[other] neemt de vaardigheid { WORD($ability, kind: "ability") } van { NAME($holder) }
}
fact-beats = verslaat { victims-tile } op { $space }
fact-keeps = behoudt je tegel op { $space }
fact-food = { SIGNED($food) } voedsel
fact-leads = { $before ->
    [-1] geeft je de meeste tegels: { WORD($area, kind: "area") }
   *[other] geeft je de meeste tegels, in plaats van { NAME($before) }: { WORD($area, kind: "area") }
}
fact-tiles = { $count ->
    [one] je eerste tegel: { WORD($area, kind: "area") }
   *[other] je tegel nummer { $count }: { WORD($area, kind: "area") }
}
fact-can = je kunt { WORD($terrain, kind: "terrain", form: "in") } { WORD($level, kind: "level") }
fact-cannot = { WORD($terrain, kind: "terrain", form: "in") } lukt nog niets
fact-leaves = { $count ->
    [0] laat geen kaart in je hand
    [one] laat één kaart in je hand
   *[other] laat { $count } kaarten in je hand
}
fact-from = { $count ->
    [one] verplaatst je enige tegel: { WORD($area, kind: "area") }
   *[other] verplaatst een van je { $count } tegels: { WORD($area, kind: "area") }
}
fact-free = kost geen kaart
fact-sells = wie het meest biedt, betaalt jou
fact-bid = laat je { $food } voedsel als niemand meer biedt
fact-saves = houdt je { $food } voedsel
fact-draws = { $count ->
    [one] trekt één kaart
   *[other] trekt { $count } kaarten
}
fact-island = laat je { $count } tegels op het eiland

## Waar een tip over spreekt

part-points = je punten
part-food = je voedsel
part-majorities = je meerderheden
part-herds = je kudden
part-adaptations = je aanpassingen
part-abilities = je vaardigheden
part-tiles = je tegels op het eiland en in voorraad
part-filling = gebieden die je kunt vullen
part-safety = veilig zijn voor aanvallen
part-hand = de kaarten in je hand
part-rivals = je voorsprong op de anderen

## Op tafel

point-place = leggen
point-attack = aanvallen
point-from = hiervandaan
point-to = hierheen
point-swap = ruilen
point-remove = weghalen
board-point = { WORD($kind, kind: "point") }
board-level = { WORD($level, kind: "level", form: "short") }
board-for-you = voor jou: { WORD($level, kind: "level") }
board-terrain = { WORD($terrain, kind: "terrain") }: { WORD($level, kind: "level") }
board-monopoly = { WORD($area, kind: "area") } ({ WORD($monopoly, kind: "monopoly") })
board-herds = kudden
board-closer = Van dichtbij bekijken
board-show-herds = Kudden
board-scoring-now = Telling nu
board-pile = Stapel
board-auction = Veiling: { WORD($card, kind: "card") }
board-organism-auction = Veiling: { WORD($organism, kind: "organism") }
board-bid = { $name } biedt { $food } voedsel
board-bid-over = { $name } biedt { $food } voedsel, en levert { points } in
board-no-bid = nog geen bod
board-passed = gepast: { LIST($names, join: "comma") }
board-organism = Jouw organisme
board-tile-of = tegel van { $name }
board-was-filled = { WORD($area, kind: "area") }: gevuld
board-standing = { points }; een grote telling nu geeft er { $more } bij
board-if-scored = Als er nu een grote telling kwam
board-legend = Groot: punten. Klein: hoeveel er tellen. Wie alleen in een gebied is, krijgt er 4 voor (klein monopolie), of 5 als het vol is (groot monopolie).
board-total = Totaal
board-food = Voedsel
board-cards = Kaarten
board-card-word = { $count ->
    [one] kaart
   *[other] kaarten
}
board-tiles-left = Tegels in de voorraad: { $left }. Een lege voorraad beëindigt het spel.
board-left = over
board-chart = Organismekaart
board-points = Punten: { LIST($scores, item: "board-score", join: "comma") }
board-score = { $name } { $points }
board-filled = { $next ->
    [0] { $filled } van { $all } gebieden gevuld
   *[other] { $filled } van { $all } gebieden gevuld, het volgende telt { $next }
}
board-track = Wie een gebied als eerste vult neemt de volgende pion en krijgt het getal eronder. Een gemerkt vak brengt na de beurt een grote telling; het laatste beëindigt het spel.
board-big-scoring = Grote telling na deze beurt
board-last-turn = laatste beurt

## In de terminal

screen-seeding = Eerste tegels; aan zet: { NAME($seat) }.
screen-organisms = De organismen vinden hun spelers.
screen-round = Ronde { $round }, aan zet: { NAME($seat) }.
screen-last-turn = Dit is de laatste beurt: { WORD($outcome, kind: "outcome") }.
screen-scoring-due = Hierna komt een grote telling.
screen-piles = { $next ->
    [0] Trekstapel { $pile }, aflegstapel { $discard }; gevulde gebieden: { $filled }, er is geen pion meer.
   *[other] Trekstapel { $pile }, aflegstapel { $discard }; gevulde gebieden: { $filled }, het volgende telt { $next }.
}
screen-letter = { $letter } { WORD($terrain, kind: "terrain") }
screen-level = { WORD($level, kind: "level", form: "letter") }
screen-letter-of-level = { WORD($level, kind: "level", form: "letter") } { WORD($level, kind: "level") }
screen-filled = Gevuld: { LIST($areas, item: "area-item", join: "comma") }.
screen-supply = { HAS($abilities) ->
    [yes] Vaardigheden in voorraad: { LIST($abilities, item: "some-abilities", join: "comma") }.
   *[no] Vaardigheden in voorraad: geen.
}
screen-lot = Nog te krijgen: { LIST($organisms, item: "organism-item", join: "comma") }.
screen-auction = { $bidder ->
    [-1] Onder de hamer: { WORD($card, kind: "card") }; nog geen bod.
   *[other] Onder de hamer: { WORD($card, kind: "card") }; bod: { $bid } ({ NAME($bidder) }).
}
screen-in-use = In gebruik: { WORD($card, kind: "card") }.
screen-hand = { HAS($cards) ->
    [yes] Je hand: { LIST($cards, item: "some-cards", join: "comma") }.
   *[no] Je hand is leeg.
}
screen-end = Het einde: { WORD($outcome, kind: "outcome") }.
screen-scoring = Een grote telling zou nu opleveren:
screen-head-player = Speler
screen-head-organism = organisme
screen-head-points = punten
screen-head-food = voedsel
screen-head-tiles = tegels
screen-head-supply = voorraad
screen-head-lost = weg
screen-head-hand = hand
screen-abilities = vaardigheden: { LIST($abilities, item: "held-ability", join: "comma") }
held-ability = { $turned ->
    [0] { some-abilities }
   *[other] { some-abilities } ({ $turned } gebruikt)
}
screen-known = heeft zeker: { LIST($cards, item: "some-cards", join: "comma") }
screen-herds = kudden, rang { $rank }
screen-total = totaal

## Geteld over veel spellen

tally-organisms = Organismen
tally-first-card = De eerst gespeelde kaart
tally-cards-bought = Kaarten op de veiling gekocht
tally-prices = Voedsel betaald voor een kaart
tally-abilities = Genomen vaardigheden
tally-adaptations = Aanpassingen aan terrein
tally-areas = Gevulde gebieden
tally-beaten = Verslagen tegels van anderen
