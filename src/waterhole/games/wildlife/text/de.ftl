# Wildlife. docs/translating.md erklärt das Format.

summary = Breite dich über die Insel aus, passe dich an und greife an; in jedem Zug muss eine Karte versteigert werden.
goal = Die meisten Punkte gewinnen, wenn 11 Gebiete voll oder Plättchen aufgebraucht sind.

## Wörter

# .the: Nominativ mit Artikel; .whom: Akkusativ mit Artikel.
organism-man = Mensch
    .the = der Mensch
    .whom = den Menschen
organism-mammoth = Mammut
    .the = das Mammut
    .whom = das Mammut
organism-bear = Bär
    .the = der Bär
    .whom = den Bären
organism-eagle = Adler
    .the = der Adler
    .whom = den Adler
organism-snake = Schlange
    .the = die Schlange
    .whom = die Schlange
organism-crocodile = Krokodil
    .the = das Krokodil
    .whom = das Krokodil

# .whom: Akkusativ mit Artikel; .in: wo etwas ist.
terrain-forest = Wald
    .whom = den Wald
    .in = im Wald
terrain-desert = Wüste
    .whom = die Wüste
    .in = in der Wüste
terrain-savanna = Savanne
    .whom = die Savanne
    .in = in der Savanne
terrain-steppe = Steppe
    .whom = die Steppe
    .in = in der Steppe
terrain-mountains = Gebirge
    .whom = das Gebirge
    .in = im Gebirge
terrain-water = Wasser
    .whom = das Wasser
    .in = im Wasser

area-large-forest = großer Wald
    .whom = den großen Wald
    .in = im großen Wald
area-small-forest = kleiner Wald
    .whom = den kleinen Wald
    .in = im kleinen Wald
area-large-desert = große Wüste
    .whom = die große Wüste
    .in = in der großen Wüste
area-small-desert = kleine Wüste
    .whom = die kleine Wüste
    .in = in der kleinen Wüste
area-large-savanna = große Savanne
    .whom = die große Savanne
    .in = in der großen Savanne
area-small-savanna = kleine Savanne
    .whom = die kleine Savanne
    .in = in der kleinen Savanne
area-large-steppe = große Steppe
    .whom = die große Steppe
    .in = in der großen Steppe
area-small-steppe = kleine Steppe
    .whom = die kleine Steppe
    .in = in der kleinen Steppe
area-large-mountains = großes Gebirge
    .whom = das große Gebirge
    .in = im großen Gebirge
area-small-mountains = kleines Gebirge
    .whom = das kleine Gebirge
    .in = im kleinen Gebirge
area-large-water = großes Wasser
    .whom = das große Wasser
    .in = im großen Wasser
area-small-water = kleines Wasser
    .whom = das kleine Wasser
    .in = im kleinen Wasser

# .card: im Satz, nach 'die' oder 'eine'; alle sind weiblich.
card-forest = Wald
    .card = Waldkarte
card-desert = Wüste
    .card = Wüstenkarte
card-savanna = Savanne
    .card = Savannenkarte
card-steppe = Steppe
    .card = Steppenkarte
card-mountains = Gebirge
    .card = Gebirgskarte
card-water = Wasser
    .card = Wasserkarte
card-ability = Fähigkeit
    .card = Fähigkeitskarte
card-adaptation = Anpassung
    .card = Anpassungskarte
card-joker = Joker
    .card = Jokerkarte
card-food-source = Nahrungsquelle
    .card = Nahrungsquellenkarte
card-epidemic = Seuche
    .card = Seuchenkarte
card-famine = Hungersnot
    .card = Hungersnotkarte

ability-food = Nahrung
    .does = jeden Zug 2 Punkte
ability-intelligence = Intelligenz
    .does = jeden Zug 1 Karte mehr
ability-mobility = Mobilität
    .does = einmal je Zug irgendwohin
ability-defense = Verteidigung
    .does = wehrt Angriff und Tausch ab
ability-aggression = Aggression
    .does = einmal je Zug, wo du angreifst

# .only: dort, und mehr nicht.
level-no-action = keine Aktion
    .only = dort geht noch gar nichts
    .short = –
    .letter = -
level-migrate = Wandern
    .only = dort geht nur Wandern
    .short = Wandern
    .letter = W
level-expand = Ausbreiten
    .only = dort geht nur Ausbreiten
    .short = Ausbr.
    .letter = B
level-attack = Angreifen
    .only = dort geht Angreifen
    .short = Angriff
    .letter = A

# Akkusativ mit Artikel.
deed-attack = den Angriff
deed-aggression = die Aggression
deed-swap = den Tausch

ranked-adaptations = Anpassungen
ranked-abilities = Fähigkeiten
ranked-food = Nahrung

monopoly-big = großes Monopol
monopoly-small = kleines Monopol

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

some-cards = { $count }× { WORD($item, kind: "card") }
some-abilities = { $count }× { WORD($item, kind: "ability") }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Am Anfang eines Satzes im Perfekt: 'Du hast gezogen', 'Ada hat gezogen'.
has-done = { YOU($seat) ->
    [yes] Du hast
   *[no] { NAME($seat) } hat
}

## Was geschah

event-organism = { $price ->
    [0] { has-done } { WORD($organism, kind: "organism", form: "whom") } bekommen.
   *[other] { has-done } { WORD($organism, kind: "organism", form: "whom") } für { $price } Nahrung bekommen.
}
event-turn = { YOU($seat) ->
    [yes] Runde { $round }: Du bist am Zug.
   *[no] Runde { $round }: { NAME($seat) } ist am Zug.
}
event-fed = { $tiles ->
    [one] { has-done } { points } für ein Nahrungsplättchen bekommen.
   *[other] { has-done } { points } für { $tiles } Nahrungsplättchen bekommen.
}
event-tile = { $how ->
    [seeded] { has-done } ein Plättchen auf { $space } gelegt.
    [removed] { has-done } das Plättchen auf { $space } durch die Seuche verloren.
   *[expanded] { YOU($seat) ->
        [yes] Du hast dich auf { $space } ausgebreitet.
       *[no] { NAME($seat) } hat sich auf { $space } ausgebreitet.
    }
}
event-moved = { $how ->
    [swapped] { has-done } das Plättchen auf { $origin } mit { victims-tile } auf { $space } getauscht.
    [moved] { has-done } mit Mobilität ein Plättchen von { $origin } nach { $space } versetzt.
   *[migrated] { has-done } ein Plättchen von { $origin } nach { $space } wandern lassen.
}
event-struck = { $deed ->
    [aggression] { has-done } Aggression gegen { victims-tile-struck } auf { $space } eingesetzt.
    [swap] { YOU($seat) ->
        [yes] Du wolltest mit { victims-tile } auf { $space } tauschen.
       *[no] { NAME($seat) } wollte mit { victims-tile } auf { $space } tauschen.
    }
   *[attack] { has-done } { victims-tile-struck } auf { $space } angegriffen.
}
# Dativ.
victims-tile = { YOU($victim) ->
    [yes] deinem Plättchen
   *[no] dem Plättchen von { NAME($victim) }
}
# Akkusativ.
victims-tile-struck = { YOU($victim) ->
    [yes] dein Plättchen
   *[no] das Plättchen von { NAME($victim) }
}
event-defended = { has-done } { WORD($deed, kind: "deed") } auf { $space } mit Verteidigung abgewehrt.
event-beat = { has-done } { victims-tile-struck } auf { $space } geschlagen; es ist aus dem Spiel.
event-card = { $how ->
    [played] { has-done } die { WORD($card, kind: "card", form: "card") } gespielt.
    [auctioned] { has-done } die { WORD($card, kind: "card", form: "card") } zur Versteigerung gebracht.
    [unsold] { YOU($seat) ->
        [yes] Niemand wollte deine { WORD($card, kind: "card", form: "card") } kaufen.
       *[no] Niemand wollte die { WORD($card, kind: "card", form: "card") } von { NAME($seat) } kaufen.
    }
    [happened] { $card ->
        [epidemic] { has-done } eine Seuche über die anderen gebracht.
        [famine] { has-done } eine Hungersnot über die anderen gebracht.
       *[other] { has-done } eine Nahrungsquelle gefunden.
    }
    [named] { has-done } den Joker als { WORD($card, kind: "card", form: "card") } verwendet.
   *[nothing] { has-done } die { WORD($card, kind: "card", form: "card") } ungenutzt gelassen.
}
event-bid = { HAS($food) ->
    [yes] { has-done } { $food } Nahrung geboten.
   *[no] { has-done } gepasst.
}
event-bought = { $fallen ->
    [0] { has-done } die { WORD($card, kind: "card", form: "card") } von { seller } für { $price } Nahrung gekauft.
    [one] { has-done } die { WORD($card, kind: "card", form: "card") } von { seller } für { $price } Nahrung gekauft und dafür { $fallen } Punkt abgegeben.
   *[other] { has-done } die { WORD($card, kind: "card", form: "card") } von { seller } für { $price } Nahrung gekauft und dafür { $fallen } Punkte abgegeben.
}
seller = { YOU($auctioneer) ->
    [yes] dir
   *[no] { NAME($auctioneer) }
}
event-improved = { YOU($seat) ->
    [yes] Du hast dich angepasst: Nun geht { WORD($terrain, kind: "terrain", form: "in") } auch { WORD($level, kind: "level") }.
   *[no] { NAME($seat) } hat sich angepasst: Nun geht { WORD($terrain, kind: "terrain", form: "in") } auch { WORD($level, kind: "level") }.
}
event-took = { $holder ->
    [-1] { has-done } die Fähigkeit { WORD($ability, kind: "ability") } aus dem Vorrat genommen.
   *[other] { has-done } { holder } die Fähigkeit { WORD($ability, kind: "ability") } abgenommen.
}
holder = { YOU($holder) ->
    [yes] dir
   *[no] { NAME($holder) }
}
event-food = { $how ->
    [converted] { has-done } { $food } Nahrung in { points } umgewandelt.
    [found] { has-done } { $food } Nahrung gefunden.
   *[starved] { $food ->
        [0] { has-done } durch die Hungersnot { points } verloren.
       *[other] { $points ->
            [0] { has-done } durch die Hungersnot { $food } Nahrung verloren.
           *[other] { has-done } durch die Hungersnot { $food } Nahrung und { points } verloren.
        }
    }
}
event-filled = { has-done } { WORD($area, kind: "area", form: "whom") } gefüllt (Figur { $pawn }): { points }.
event-scored = Große Wertung: { LIST($gained, item: "gained-points", join: "comma") }.
gained-points = { YOU($seat) ->
    [yes] du { SIGNED($points) }
   *[no] { NAME($seat) } { SIGNED($points) }
}
event-drew = { HAS($cards) ->
    [yes] { has-done } { LIST($cards, item: "some-cards") } gezogen.
   *[no] { has-done } { cards } gezogen.
}

outcome-eleventh-pawn = Elf Gebiete sind gefüllt
outcome-empty-supply = Ein Vorrat an Plättchen ist leer
outcome-agreed-rounds = Die vereinbarten Runden sind vorbei

## Was gefragt wird

prompt-choose-organism = Wähle dein Lebewesen.
prompt-bid-for-organism = { $bidder ->
    [-1] Du eröffnest die Versteigerung um { WORD($organism, kind: "organism", form: "whom") }: Wie viel Nahrung bietest du? Du hast { $food }.
   *[other] { NAME($bidder) } bietet { $bid } Nahrung für { WORD($organism, kind: "organism", form: "whom") }. Biete mehr oder passe; du hast { $food }.
}
prompt-seed = { $left ->
    [one] Lege dein letztes Plättchen auf ein freies Feld, wo dein Lebewesen leben kann.
   *[other] Lege ein Plättchen auf ein freies Feld, wo dein Lebewesen leben kann: noch { $left }.
}
prompt-turn = { $free ->
    [yes] Du bist am Zug: { plays-left }; ein Plättchen darf gratis wandern.
   *[no] Du bist am Zug: { plays-left }.
}
plays-left = { $owed ->
    [yes] { $left ->
        [one] versteigere eine Karte aus deiner Hand
       *[other] noch { $left } Karten zu spielen, davon eine als Versteigerung
    }
   *[no] { $left ->
        [0] keine Karte mehr zu spielen
        [one] noch { $left } Karte zu spielen, wenn du magst
       *[other] noch { $left } Karten zu spielen, wenn du magst
    }
}
prompt-migration = Welches deiner Plättchen wandert?
prompt-destination = Wohin geht das Plättchen von { $origin }?
prompt-mobility = Welches deiner Plättchen bewegt sich mit Mobilität?
prompt-mobility-space = Wohin geht das Plättchen von { $origin }, oder mit wem tauscht es?
prompt-aggression = Aggression: Lege ein Plättchen oder schlage eines, wo immer du angreifen kannst.
prompt-terrain-card = { HAS($migrates) ->
    [yes] Nutze die { WORD($card, kind: "card", form: "card") }: Wähle eines deiner Plättchen, das wandert, oder verzichte auf sie.
   *[no] Nutze die { WORD($card, kind: "card", form: "card") }: Wähle ein Feld, oder verzichte auf sie.
}
prompt-adaptation = An welche Landschaft passt du dich besser an?
prompt-ability = Welche Fähigkeit nimmst du?
prompt-holder = Wem nimmst du die Fähigkeit { WORD($ability, kind: "ability") } ab?
prompt-joker = Als was spielst du den Joker?
prompt-bid = { $bidder ->
    [-1] Noch hat niemand für die { WORD($card, kind: "card", form: "card") } geboten. Biete oder passe; du hast { $food } Nahrung, und jeder Punkt zahlt 3 mehr.
   *[other] { NAME($bidder) } bietet { $bid } Nahrung für die { WORD($card, kind: "card", form: "card") }. Biete mehr oder passe; du hast { $food }, und jeder Punkt zahlt 3 mehr.
}
prompt-payment = { HAS($enough) ->
    [yes] Du zahlst { $bid } Nahrung und hast { $food }: Das reicht. Willst du Nahrung behalten und stattdessen Punkte abgeben, 1 für je 3?
   *[no] Du zahlst { $bid } Nahrung und hast { $food }. Wie viele Punkte gibst du ab, für je 3 Nahrung?
}
prompt-bought-event = Willst du die gekaufte { WORD($card, kind: "card", form: "card") } nutzen oder auf sie verzichten?
prompt-defense = Setzt du Verteidigung gegen { WORD($deed, kind: "deed") } auf { $space } ein?
prompt-epidemic = Seuche: Welches deiner Plättchen verlässt die Insel?

why-organism = Jedes Lebewesen ist in einer anderen Landschaft zu Hause: Dort kann es angreifen.
why-place = Plättchen zählen bei einer großen Wertung: in jedem Gebiet, und als Herden aus verbundenen Plättchen. Ein Gebiet zu füllen bringt sofort Punkte.
why-attack = Das geschlagene Plättchen ist aus dem Spiel, und deines steht an seiner Stelle.
why-from = Ein Plättchen wandert über deine eigenen zu einem freien Feld daneben.
why-to = Das letzte Feld eines Gebiets zu füllen bringt sofort Punkte.
why-swap = Die beiden Plättchen tauschen die Plätze.
why-remove = Es ist aus dem Spiel.
why-play = Landschaftskarten bringen Plättchen auf die Insel, die anderen machen dich stärker. Eine Karte je Zug muss versteigert werden.
why-auction = Wer am meisten bietet, nutzt die Karte sofort und bezahlt dich.
why-name = Ein Joker zählt als die Karte, die du nennst.
why-improve = Von keiner Aktion zu Wandern, Ausbreiten, Angreifen. Auch die meisten Anpassungen zu haben bringt Punkte.
why-take = Jede Fähigkeit kannst du in jedem deiner Züge einmal nutzen. Auch die meisten Fähigkeiten zu haben bringt Punkte.
why-rob = Im Vorrat ist keine mehr, also gibt sie ab, wer am weitesten vorn liegt.
why-bid-for-organism = Wer am meisten bietet, beginnt mit diesem Lebewesen und mit entsprechend weniger Nahrung.
why-bid = Wer am meisten bietet, bezahlt den Verkäufer und nutzt die Karte sofort. Übrige Nahrung kann zu Punkten werden.
why-fall = Jeder abgegebene Punkt zahlt 3 Nahrung. Wer genug Nahrung hat, muss keine Punkte abgeben: Es spart nur Nahrung.
why-convert = 3 Nahrung sind ein Punkt. Bei einer großen Wertung bringt auch die meiste Nahrung Punkte.
why-end = Deine Hand wird für den nächsten Zug aufgefüllt.
why-defense = Deine Verteidigung wehrt das ab, einmal in jedem Zug eines anderen.
why-use = Du hast sie gekauft: Sie trifft deine Gegner.

-act = Handle { $where } so, wie dein Lebewesen es dort kann: wandern, ausbreiten oder angreifen.
about-forest = { -act(where: "im Wald") }
about-desert = { -act(where: "in der Wüste") }
about-savanna = { -act(where: "in der Savanne") }
about-steppe = { -act(where: "in der Steppe") }
about-mountains = { -act(where: "im Gebirge") }
about-water = { -act(where: "im Wasser") }
about-ability = Nimm eine Fähigkeit: Nahrung, Intelligenz, Mobilität, Verteidigung oder Aggression.
about-adaptation = Werde in einer Landschaft um eine Stufe besser.
about-joker = Zählt als Landschafts-, Anpassungs- oder Fähigkeitskarte deiner Wahl.
about-food-source = 7 Nahrung für dich, 3 für den Letzten.
about-epidemic = Jeder Gegner nimmt ein Plättchen von der Insel.
about-famine = Jeder Gegner zahlt 5 Nahrung, oder Punkte, wo Nahrung fehlt.
about-food = 2 Punkte am Anfang jedes deiner Züge.
about-intelligence = In jedem Zug eine Karte mehr zu spielen.
about-mobility = Einmal je Zug: ein Plättchen von dir auf ein freies Feld, oder mit einem Gegner getauscht.
about-defense = Einmal in jedem Zug eines Gegners: wehrt einen Angriff, eine Aggression oder einen Tausch ab.
about-aggression = Einmal je Zug: ein Plättchen auf ein Feld eines Gebiets, in dem du angreifen kannst.
about-man = Angreifen: Savanne. Ausbreiten: Steppe. Wandern: Wald und Gebirge.
about-mammoth = Angreifen: Steppe. Ausbreiten: Savanne. Wandern: Wald und Gebirge.
about-bear = Angreifen: Wald. Ausbreiten: Gebirge. Wandern: Savanne und Wasser.
about-eagle = Angreifen: Gebirge. Ausbreiten: Wüste. Wandern: Savanne und Steppe.
about-snake = Angreifen: Wüste. Ausbreiten: Wasser. Wandern: Wald und Steppe.
about-crocodile = Angreifen: Wasser. Ausbreiten: Wald. Wandern: Wüste und Savanne.
about-migrate = Ein Plättchen von dir wandert auf ein freies Feld.
about-expand = Ein neues Plättchen auf ein freies Feld.
about-attack = In einem vollen Gebiet: ein neues Plättchen anstelle eines gegnerischen.
about-no-action = Hier geht noch nichts.

## Spielzüge, klein geschrieben

move-place = lege auf { $space }
move-attack = greife { $space } an
move-from = ziehe von { $space }
move-to = ziehe nach { $space }
move-swap = tausche mit { $space }
move-remove = gib { $space } auf
move-play = spiele die { WORD($card, kind: "card", form: "card") }
move-auction = versteigere die { WORD($card, kind: "card", form: "card") }
move-migrate = lass ein Plättchen gratis wandern
move-mobility = nutze Mobilität
move-aggression = nutze Aggression
move-end = beende deinen Zug
move-pass = passe
move-nothing = verzichte auf die Karte
move-use = nutze die Karte
move-defend = verteidige dich
move-no-defense = verteidige dich nicht
move-name = als { WORD($card, kind: "card", form: "card") }
move-improve = passe dich an { WORD($terrain, kind: "terrain", form: "whom") } an
move-take = { HAS($holder) ->
    [yes] nimm { WORD($ability, kind: "ability") } von { NAME($holder) }
   *[no] { HAS($robs) ->
        [yes] nimm die Fähigkeit { WORD($ability, kind: "ability") } von einem anderen
       *[no] nimm { WORD($ability, kind: "ability") }
    }
}
move-rob = von { NAME($seat) }
move-organism = wähle { WORD($organism, kind: "organism", form: "whom") }
move-convert = wandle Nahrung in { points } um
move-fall = { $spaces ->
    [0] zahle nur mit Nahrung
    [one] gib { $spaces } Punkt ab
   *[other] gib { $spaces } Punkte ab
}
move-bid = biete { $food } Nahrung

note-food = { $food } Nahrung
note-price = { $food ->
    [0] kostet { points }, bleiben { $left }
   *[other] kostet { $food } Nahrung und { points }, bleiben { $left }
}
note-better = von „{ WORD($level, kind: "level") }“ zu „{ WORD($better, kind: "level") }“

## Warum etwas nicht geht, und was jetzt

refused-first-organism = Wähle zuerst dein Lebewesen, zum Beispiel { MOVE($example) }.
refused-first-bid-for-organism = Ein Lebewesen wird versteigert. Biete mit, oder passe, sobald jemand geboten hat, zum Beispiel { MOVE($example) }.
refused-first-seed = Vor dem ersten Zug legen alle Plättchen auf die Insel. Wähle ein Feld für deines, zum Beispiel { MOVE($example) }.
refused-first-tile = Wähle zuerst das Plättchen, das sich bewegt, zum Beispiel { MOVE($example) }.
refused-first-destination = Wähle zuerst, wohin das Plättchen geht, zum Beispiel { MOVE($example) }.
refused-first-aggression = Wähle zuerst ein Feld für deine Aggression, zum Beispiel { MOVE($example) }.
refused-first-card = Nutze zuerst die Karte oder verzichte auf sie, zum Beispiel { MOVE($example) }.
refused-first-holder = Wähle zuerst, wem du die Fähigkeit abnimmst, zum Beispiel { MOVE($example) }.
refused-first-bid = Eine Karte wird versteigert. Biete oder passe, zum Beispiel { MOVE($example) }.
refused-first-payment = Sag zuerst, wie viele Punkte du zum Bezahlen abgibst, zum Beispiel { MOVE($example) }.
refused-first-defense = Jemand hat es auf dein Plättchen abgesehen. Sag zuerst, ob du es verteidigst, zum Beispiel { MOVE($example) }.
refused-first-epidemic = Wähle zuerst das Plättchen, das die Seuche nimmt, zum Beispiel { MOVE($example) }.

refused-card-before-space = Spiele zuerst eine Landschaftskarte, dann wähle ein Feld für ein Plättchen.
refused-way-before-space = Sag zuerst, wie sich ein Plättchen bewegt: Lass es gratis wandern, spiele eine Landschaftskarte oder nutze Mobilität.
refused-play-before = Spiele dafür zuerst eine { WORD($card, kind: "card", form: "card") }.
refused-no-card-in-use = Du nutzt gerade keine Karte. Spiele eine, oder versteigere eine.
refused-no-auction = Gerade wird nichts versteigert. Spiele oder versteigere eine Karte; wenn du fertig bist, beende deinen Zug.
refused-no-attacker = Gerade hat es niemand auf deine Plättchen abgesehen. Mach mit deinem Zug weiter.
refused-no-epidemic = Nur eine Seuche nimmt Plättchen von der Insel. Mach mit deinem Zug weiter.
refused-has-organism = Du hast dein Lebewesen schon. Mach mit deinem Zug weiter.

refused-organism-gone = Jemand hat { WORD($organism, kind: "organism", form: "whom") } schon gewählt. Wähle ein anderes Lebewesen.
refused-must-open = Du eröffnest die Versteigerung und musst bieten: 0 Nahrung genügen.
refused-only-food = Hier zählt nur Nahrung, und du hast { $food }. Biete nicht mehr.
refused-organism-bid-low = Es sind schon { $bid } Nahrung geboten. Biete mehr, oder passe.
refused-occupied = Auf { $space } liegt schon ein Plättchen. Wähle ein leeres Feld.
refused-not-yours = Auf { $space } liegt kein Plättchen von dir. Wähle zuerst ein eigenes.
refused-no-opponent = Auf { $space } liegt kein gegnerisches Plättchen. Wähle ein Feld, auf dem eines liegt.
refused-other-terrain = Die Karte gilt { WORD($terrain, kind: "terrain", form: "in") }, und { $space } liegt { WORD($area, kind: "area", form: "in") }. Wähle ein Feld { WORD($terrain, kind: "terrain", form: "in") }.
refused-cannot-live = Noch kann { WORD($organism, kind: "organism", form: "the") } { WORD($terrain, kind: "terrain", form: "in") } nichts tun. Wähle ein Feld, wo mindestens Wandern geht.
refused-seeds-full = Es liegen schon { $tiles } Plättchen { WORD($area, kind: "area", form: "in") }, mehr dürfen dort nicht beginnen. Wähle ein anderes Gebiet.
refused-no-card = Du hast keine { WORD($card, kind: "card", form: "card") }. Wähle eine Karte aus deiner Hand.
refused-no-play-left = { $plays ->
    [one] Du hast in diesem Zug eine Karte gespielt und darfst keine mehr spielen. Wandere, nutze eine Fähigkeit oder beende deinen Zug.
   *[other] Du hast in diesem Zug { $plays } Karten gespielt und darfst keine mehr spielen. Wandere, nutze eine Fähigkeit oder beende deinen Zug.
}
refused-last-for-auction = Deine letzte Karte in diesem Zug ist für eine Versteigerung. Versteigere eine.
refused-migrated = Deine Gratis-Wanderung in diesem Zug ist schon gemacht. Für ein weiteres Plättchen spiele eine Landschaftskarte oder nutze Mobilität.
refused-no-migration = Keines deiner Plättchen kann wandern: Daneben ist kein leeres Feld, auf das es gehen könnte. Wähle eine andere Aktion.
refused-no-ability = Dir fehlt diese Fähigkeit: { WORD($ability, kind: "ability") }. Eine Fähigkeitskarte bringt sie dir.
refused-ability-used = Deine { WORD($ability, kind: "ability") } ist in diesem Zug schon genutzt. Im nächsten geht es wieder.
refused-mobility-nowhere = Keines deiner Plättchen hat ein Feld, auf das es gehen kann. Wähle eine andere Aktion.
refused-aggression-no-tile = Aggression legt ein Plättchen aus deinem Vorrat, und der ist leer. Wähle eine andere Aktion.
refused-aggression-nowhere = Überall, wo du angreifen kannst, sind schon alle Felder deine. Wähle eine andere Aktion.
refused-too-little-food = { $points ->
    [one] Ein Punkt kostet { $price } Nahrung, und du hast { $food }. Verkaufe eine Karte, um mehr zu bekommen.
   *[other] Für { $points } Punkte brauchst du { $price } Nahrung, und du hast { $food }. Wandle weniger um.
}
refused-auction-owed = Dein Zug endet erst nach einer Versteigerung. Versteigere eine deiner Karten.
refused-no-supply = In deinem Vorrat ist kein Plättchen mehr. Lass eines wandern, oder verzichte auf die Karte.
refused-cannot-expand = Noch kann { WORD($organism, kind: "organism", form: "the") } sich { WORD($terrain, kind: "terrain", form: "in") } nicht ausbreiten: { WORD($level, kind: "level", form: "only") }. Wähle zuerst dein Plättchen, das dorthin wandert, oder verzichte auf die Karte.
refused-cannot-attack = Noch kann { WORD($organism, kind: "organism", form: "the") } { WORD($terrain, kind: "terrain", form: "in") } nicht angreifen: { WORD($level, kind: "level", form: "only") }. Nutze die Karte für etwas anderes, oder verzichte auf sie.
refused-area-not-full = { $free ->
    [one] Ein Angriff braucht ein volles Gebiet, und { WORD($area, kind: "area", form: "in") } ist noch ein Feld frei. Lege dort ein Plättchen.
   *[other] Ein Angriff braucht ein volles Gebiet, und { WORD($area, kind: "area", form: "in") } sind noch { $free } Felder frei. Lege dort ein Plättchen.
}
refused-own-tile = Das Plättchen auf { $space } ist dein eigenes. Greife ein gegnerisches an.
refused-cannot-leave = Noch kann { WORD($organism, kind: "organism", form: "the") } { WORD($terrain, kind: "terrain", form: "in") } nichts tun, also bleibt das Plättchen auf { $space } liegen. Wähle ein anderes.
refused-no-way = Von { $space } erreicht das Plättchen kein leeres Feld. Wähle ein anderes Plättchen.
refused-no-way-to-terrain = Von { $space } erreicht das Plättchen kein leeres Feld { WORD($terrain, kind: "terrain", form: "in") }. Wähle ein anderes Plättchen, oder verzichte auf die Karte.
refused-wrong-end = Mit dieser Karte endet die Wanderung { WORD($wanted, kind: "terrain", form: "in") }. Wähle dort ein leeres Feld.
refused-not-beside = Das Plättchen von { $origin } kommt nicht nach { $space }: Es wandert über deine eigenen Plättchen zu einem leeren Feld daneben. Wähle so ein Feld.
refused-swap-instead = Auf { $space } liegt schon ein Plättchen. Wähle ein leeres Feld, oder tausche mit einem Gegner.
refused-aggression-level = Aggression wirkt nur, wo du angreifen kannst. Noch kann { WORD($organism, kind: "organism", form: "the") } das { WORD($terrain, kind: "terrain", form: "in") } nicht: { WORD($level, kind: "level", form: "only") }. Wähle ein anderes Feld.
refused-no-better-level = Schon jetzt kann { WORD($organism, kind: "organism", form: "the") } { WORD($terrain, kind: "terrain", form: "in") } angreifen, besser geht es nicht. Wähle eine andere Landschaft.
refused-no-level-tile = Für { WORD($terrain, kind: "terrain", form: "whom") } ist kein Plättchen „{ WORD($level, kind: "level") }“ mehr da. Wähle eine andere Landschaft.
refused-two-of-a-kind = Niemand darf mehr als zwei gleiche Fähigkeiten haben, und du hast schon { $held }× { WORD($ability, kind: "ability") }. Wähle eine andere.
refused-none-to-take = Niemand sonst hat { WORD($ability, kind: "ability") }, und im Vorrat ist auch keine. Wähle eine andere Fähigkeit.
refused-not-furthest = Von allen mit { WORD($ability, kind: "ability") } gibt sie nur ab, wer am weitesten vorn liegt. Wähle zum Beispiel { MOVE($example) }.
refused-joker-useless = Als { WORD($card, kind: "card", form: "card") } könnte der Joker nichts für dich tun. Wähle eine andere Karte.
refused-fixed-price = Zu zweit kostet eine Karte genau { $price } Nahrung. Zahle das, oder passe.
refused-bid-too-high = Du kannst höchstens { $most } Nahrung zahlen, selbst mit allen Punkten bis −10. Biete weniger, oder passe.
refused-bid-too-low = Biete mindestens { $bid } Nahrung, oder passe.
refused-pay-more = { $few ->
    [one] Du zahlst { $bid } Nahrung und hast { $food }: Gib mindestens { $few } Punkt ab.
   *[other] Du zahlst { $bid } Nahrung und hast { $food }: Gib mindestens { $few } Punkte ab.
}
refused-pay-less = { $most ->
    [one] Mit { $most } Punkt ist das ganze Gebot bezahlt. Gib nicht mehr ab.
   *[other] Mit { $most } Punkten ist das ganze Gebot bezahlt. Gib nicht mehr ab.
}
refused-pay-floor = { $most ->
    [one] Niemand fällt zum Bezahlen unter −10. Gib höchstens { $most } Punkt ab.
   *[other] Niemand fällt zum Bezahlen unter −10. Gib höchstens { $most } Punkte ab.
}

## Was ein Zug bewirkt, als Grund dafür

fact-fills = füllt { WORD($area, kind: "area", form: "the") }
fact-improves = { WORD($terrain, kind: "terrain", form: "in") } geht dann auch { WORD($level, kind: "level") }
fact-ability = { $holder ->
    [-1] gibt dir die Fähigkeit { WORD($ability, kind: "ability") }
   *[other] nimmt { NAME($holder) } die Fähigkeit { WORD($ability, kind: "ability") } ab
}
fact-beats = schlägt { victims-tile-struck } auf { $space }
fact-keeps = behält dein Plättchen auf { $space }
fact-food = { SIGNED($food) } Nahrung
fact-leads = { $before ->
    [-1] gibt dir die meisten Plättchen: { WORD($area, kind: "area") }
   *[other] gibt dir die meisten Plättchen, vor { NAME($before) }: { WORD($area, kind: "area") }
}
fact-tiles = { $count ->
    [one] dein erstes Plättchen { WORD($area, kind: "area", form: "in") }
   *[other] dein { $count }. Plättchen { WORD($area, kind: "area", form: "in") }
}
fact-can = { WORD($terrain, kind: "terrain", form: "in") } geht { WORD($level, kind: "level") }
fact-cannot = { WORD($terrain, kind: "terrain", form: "in") } geht noch gar nichts
fact-leaves = { $count ->
    [0] lässt dir keine Karte auf der Hand
    [one] lässt dir eine Karte auf der Hand
   *[other] lässt dir { $count } Karten auf der Hand
}
fact-from = { $count ->
    [one] dein einziges Plättchen { WORD($area, kind: "area", form: "in") } zieht weg
   *[other] eins deiner { $count } Plättchen { WORD($area, kind: "area", form: "in") } zieht um
}
fact-free = kostet keine Karte
fact-sells = wer am meisten bietet, bezahlt dich
fact-bid = lässt dir { $food } Nahrung, wenn niemand mehr bietet
fact-saves = behält deine { $food } Nahrung
fact-draws = { $count ->
    [one] zieht eine Karte
   *[other] zieht { $count } Karten
}
fact-island = lässt dir { $count } Plättchen auf der Insel

## Wovon ein Tipp spricht

part-points = deine Punkte
part-food = deine Nahrung
part-majorities = deine Mehrheiten
part-herds = deine Herden
part-adaptations = deine Anpassungen
part-abilities = deine Fähigkeiten
part-tiles = deine Plättchen auf der Insel und im Vorrat
part-filling = Gebiete, die du füllen kannst
part-safety = deinen Schutz vor Angriffen
part-hand = deine Handkarten
part-rivals = deinen Vorsprung vor den anderen

## Auf dem Tisch

point-place = legen
point-attack = angreifen
point-from = von hier
point-to = hierher
point-swap = tauschen
point-remove = wegnehmen
board-point = { WORD($kind, kind: "point") }
board-level = { WORD($level, kind: "level", form: "short") }
board-for-you = für dich: { WORD($level, kind: "level") }
board-terrain = { WORD($terrain, kind: "terrain") }: { WORD($level, kind: "level") }
board-monopoly = { WORD($area, kind: "area") } ({ WORD($monopoly, kind: "monopoly") })
board-herds = Herden
board-closer = Näher ansehen
board-show-herds = Herden
board-scoring-now = Wertung jetzt
board-pile = Stapel
board-auction = Versteigerung: { WORD($card, kind: "card") }
board-organism-auction = Versteigerung: { WORD($organism, kind: "organism") }
board-bid = { $name } bietet { $food } Nahrung
board-bid-over = { $name } bietet { $food } Nahrung und gibt { points } ab
board-no-bid = noch kein Gebot
board-passed = gepasst: { LIST($names, join: "comma") }
board-organism = Dein Lebewesen
board-tile-of = Plättchen von { $name }
board-was-filled = { WORD($area, kind: "area") }: gefüllt
board-standing = { points }; eine große Wertung brächte jetzt { $more } dazu
board-if-scored = Wenn jetzt eine große Wertung käme
board-legend = Groß: Punkte. Klein: wie viele gezählt werden. Wer in einem Gebiet allein ist, bekommt dafür 4 (kleines Monopol), oder 5, wenn es voll ist (großes Monopol).
board-total = Summe
board-food = Nahrung
board-cards = Karten
board-card-word = { $count ->
    [one] Karte
   *[other] Karten
}
board-tiles-left = Plättchen im Vorrat: { $left }. Ein leerer Vorrat beendet das Spiel.
board-left = übrig
board-chart = Tafel des Lebewesens
board-points = Punkte: { LIST($scores, item: "board-score", join: "comma") }
board-score = { $name } { $points }
board-filled = { $next ->
    [0] { $filled } von { $all } Gebieten gefüllt
   *[other] { $filled } von { $all } Gebieten gefüllt, das nächste zählt { $next }
}
board-track = Wer ein Gebiet als Erster füllt, nimmt die nächste Figur und bekommt die Zahl darunter. Ein markiertes Feld bringt nach dem Zug eine große Wertung; das letzte beendet das Spiel.
board-big-scoring = Große Wertung nach diesem Zug
board-last-turn = letzter Zug

## Im Terminal

screen-seeding = Erste Plättchen; am Zug: { NAME($seat) }.
screen-organisms = Die Lebewesen finden ihre Spieler.
screen-round = Runde { $round }, am Zug: { NAME($seat) }.
screen-last-turn = Das ist der letzte Zug: { WORD($outcome, kind: "outcome") }.
screen-scoring-due = Danach folgt eine große Wertung.
screen-piles = { $next ->
    [0] Nachziehstapel { $pile }, Ablage { $discard }; gefüllte Gebiete: { $filled }, keine Figur mehr übrig.
   *[other] Nachziehstapel { $pile }, Ablage { $discard }; gefüllte Gebiete: { $filled }, das nächste zählt { $next }.
}
screen-letter = { $letter } { WORD($terrain, kind: "terrain") }
screen-level = { WORD($level, kind: "level", form: "letter") }
screen-letter-of-level = { WORD($level, kind: "level", form: "letter") } { WORD($level, kind: "level") }
screen-filled = Gefüllt: { LIST($areas, item: "area-item", join: "comma") }.
screen-supply = { HAS($abilities) ->
    [yes] Fähigkeiten im Vorrat: { LIST($abilities, item: "some-abilities", join: "comma") }.
   *[no] Fähigkeiten im Vorrat: keine.
}
screen-lot = Noch zu haben: { LIST($organisms, item: "organism-item", join: "comma") }.
screen-auction = { $bidder ->
    [-1] Zu versteigern: { WORD($card, kind: "card") }; noch kein Gebot.
   *[other] Zu versteigern: { WORD($card, kind: "card") }; Gebot: { $bid } ({ NAME($bidder) }).
}
screen-in-use = In Gebrauch: { WORD($card, kind: "card") }.
screen-hand = { HAS($cards) ->
    [yes] Deine Hand: { LIST($cards, item: "some-cards", join: "comma") }.
   *[no] Deine Hand ist leer.
}
screen-end = Das Ende: { WORD($outcome, kind: "outcome") }.
screen-scoring = Eine große Wertung brächte jetzt:
screen-head-player = Spieler
screen-head-organism = Lebewesen
screen-head-points = Punkte
screen-head-food = Nahrung
screen-head-tiles = Insel
screen-head-supply = Vorrat
screen-head-lost = fort
screen-head-hand = Hand
screen-abilities = Fähigkeiten: { LIST($abilities, item: "held-ability", join: "comma") }
held-ability = { $turned ->
    [0] { some-abilities }
   *[other] { some-abilities } ({ $turned } genutzt)
}
screen-known = hat sicher: { LIST($cards, item: "some-cards", join: "comma") }
screen-herds = Herden, Rang { $rank }
screen-total = Summe

## Über viele Spiele gezählt

tally-organisms = Lebewesen
tally-first-card = Die erste gespielte Karte
tally-cards-bought = Ersteigerte Karten
tally-prices = Nahrung für eine Karte
tally-abilities = Genommene Fähigkeiten
tally-adaptations = Anpassungen an Gelände
tally-areas = Gefüllte Gebiete
tally-beaten = Geschlagene Plättchen anderer
