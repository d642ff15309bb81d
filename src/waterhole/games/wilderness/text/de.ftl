# Wilderness. docs/translating.md erklärt das Format.

summary = Durstig, hungrig und müde durch die Wildnis: Wer erreicht als Erster das Dorf?
goal = Wer als Erster einen Zug im Dorf im Osten beendet, gewinnt.

## Der Kompass, von 1 im Osten im Uhrzeigersinn

way-1 = Osten
    .to = nach Osten
way-2 = Südosten
    .to = nach Südosten
way-3 = Südwesten
    .to = nach Südwesten
way-4 = Westen
    .to = nach Westen
way-5 = Nordwesten
    .to = nach Nordwesten
way-6 = Nordosten
    .to = nach Nordosten

## Das Land

terrain-grassland = Grasland
terrain-rocky-area = Felsgebiet
    .in = im Felsgebiet
terrain-desert = Wüste
    .in = in der Wüste
terrain-forest = Wald
terrain-swamp = Sumpf
terrain-mountain = Berg
    .in = in den Bergen
terrain-tribe = Stamm
terrain-village = Dorf
    .in = im Dorf
terrain-water = Wasser

place = { $area } ({ WORD($terrain, kind: "terrain") })

tile-river-meadow = Flusswiese
tile-dry-flats = Dürre Ebene
tile-black-forest = Finsterer Wald
tile-marshland = Moorland
tile-high-pass = Hoher Pass
tile-lakeland = Seenland
tile-broken-hills = Zerklüftete Hügel
tile-sunburnt-plain = Verbrannte Ebene

## Tiere, und der Stamm, der feindlich werden kann

beast-bear = Bär
    .the = der Bär
    .The = Der Bär
    .acc = den Bären
beast-high-pass-wolf = Wolf vom Hohen Pass
    .the = der Wolf vom Hohen Pass
    .The = Der Wolf vom Hohen Pass
    .acc = den Wolf vom Hohen Pass
beast-broken-hills-wolf = Wolf der Zerklüfteten Hügel
    .the = der Wolf der Zerklüfteten Hügel
    .The = Der Wolf der Zerklüfteten Hügel
    .acc = den Wolf der Zerklüfteten Hügel
beast-snake = Schlange
    .the = die Schlange
    .The = Die Schlange
    .acc = die Schlange
beast-tribe = Stamm
    .the = der Stamm
    .The = Der Stamm
    .acc = den Stamm

## Die Tage und ihre Runden

mark-day = Tag
mark-night = Nacht
mark-special = besonders
some-rounds = { $count } × { WORD($mark, kind: "mark") }

day-clear-day = Klarer Tag
day-scorching-sun = Sengende Sonne
day-downpour = Wolkenbruch
day-thick-fog = Dichter Nebel
day-bitter-cold = Bittere Kälte
day-bright-moon = Heller Mond
day-long-day = Langer Tag
day-short-day = Kurzer Tag
day-rich-game = Reiche Jagd
day-restless-beasts = Unruhige Tiere
day-headwind = Gegenwind
day-gentle-breeze = Sanfte Brise
day-omen = Omen

weather-scorching-sun = im Zug der Natur 1 Durst mehr; eine Wüste zu betreten kostet 2 Durst
weather-downpour = kein Durst im Zug der Natur, überall Wasser, Flüsse kosten 4
weather-thick-fog = Schritte brauchen den Nachtwurf
weather-bitter-cold = Nacht; Schlaf bringt 3 Felder
weather-bright-moon = Nacht; Schritte gelingen ab 2
weather-rich-game = 1 mehr bei Jagdwürfen
weather-restless-beasts = die Tiere handeln zweimal
weather-headwind = Wald und Berg kosten 1 mehr
weather-gentle-breeze = keine Grunderschöpfung im Zug der Natur

## Krankheiten

illness-fever = Fieber
    .acc = Fieber
illness-stomach-cramps = Magenkrämpfe
    .acc = Magenkrämpfe
illness-twisted-ankle = Verstauchter Knöchel
    .acc = Verstauchten Knöchel
illness-dysentery = Ruhr
    .acc = Ruhr
illness-blurred-vision = Trüber Blick
    .acc = Trüben Blick
illness-infected-wound = Entzündete Wunde
    .acc = Entzündete Wunde
illness-chills = Schüttelfrost
    .acc = Schüttelfrost
illness-bite = Biss
    .acc = Biss
illness-false-alarm = Falscher Alarm
    .acc = Falschen Alarm
some-illnesses = { $count ->
    [one] { WORD($item, kind: "illness") }
   *[other] { $count } × { WORD($item, kind: "illness") }
}

## Ereigniskarten: die guten Seiten, dann die schlechten; .does ist, was sie tun

card-second-wind = Neue Kraft
    .does = 2 Energie mehr in diesem Zug
card-hidden-spring = Verborgene Quelle
    .does = der Durst ist weg
card-wild-berries = Wilde Beeren
    .does = 3 Hunger weniger
card-deep-sleep = Tiefer Schlaf
    .does = der Schlaf nimmt 2 Erschöpfung mehr
card-fresh-tracks = Frische Spuren
    .does = 2 mehr beim Jagdwurf
card-old-path = Alter Pfad
    .does = der nächste Schritt kostet insgesamt 2 und braucht keinen Wurf
card-companion = Gefährte
    .does = kostenlos mitgehen
card-torch = Fackel
    .does = keine Nachtwürfe in diesem Zug
card-spear = Speer
    .does = zwei Würfel werfen
card-climb-a-tree = Auf einen Baum
    .does = der Angriff fällt aus
card-healing-herbs = Heilkräuter
    .does = eine Krankheit ist weg
card-raft = Floß
    .does = Flüsse kosten in diesem Zug nichts extra
card-shelter = Unterschlupf
    .does = keine Erschöpfung in diesem Zug der Natur
card-shortcut = Abkürzung
    .does = ein Schritt umsonst, ohne Wurf und ohne Flusskosten
card-steady-hand = Ruhige Hand
    .does = die Richtung selbst wählen
card-campfire = Lagerfeuer
    .does = Rasten kostet in diesem Zug 1
card-lucky-charm = Glücksbringer
    .does = die eigenen Würfel neu werfen
card-watchful = Wachsam
    .does = die eben gespielte Karte wirkt nicht
card-heavy-legs = Schwere Beine
    .does = 2 Energie weniger in diesem Zug
card-leaking-flask = Leck in der Flasche
    .does = 2 Durst mehr
card-spoiled-meat = Verdorbenes Fleisch
    .does = 2 Hunger mehr
card-nightmares = Albträume
    .does = der Schlaf nimmt 2 Erschöpfung weniger
card-startled-game = Verscheuchtes Wild
    .does = 2 weniger beim Jagdwurf
card-wrong-turn = Falsch abgebogen
    .does = der Schritt braucht einen Wurf von 4, nachts von 5
card-quarrel = Streit
    .does = 2 Erschöpfung mehr
card-sudden-darkness = Plötzliche Finsternis
    .does = in diesem Zug ist Nacht
card-enraged-beast = Wütendes Tier
    .does = das Tier wirft einen Würfel mehr
card-scent-of-blood = Blutgeruch
    .does = zuerst zieht ein Tier ein Gebiet weiter
card-bad-water = Schlechtes Wasser
    .does = eine Krankheitskarte ziehen
card-flood = Hochwasser
    .does = in diesem Zug wird kein Fluss überquert
card-storm = Sturm
    .does = sofort 2 Erschöpfung mehr
card-landslide = Erdrutsch
    .does = der Schritt fällt aus, die Energie ist weg
card-spinning-needle = Verrückte Nadel
    .does = ein Wurf von 1 oder 2 führt in die Irre
card-smoke = Rauch
    .does = keine Rast und kein Schlaf in diesem Zug
card-jinx = Pech
    .does = die Würfel werden neu geworfen
card-thief = Dieb
    .does = eine zufällige Karte nehmen

card-name = „{ WORD($card, kind: "card") }“
card-effect = { WORD($card, kind: "card", form: "does") }
held-card = { WORD($card, kind: "card") }
some-cards = { $count ->
    [one] { WORD($item, kind: "card") }
   *[other] { $count } × { WORD($item, kind: "card") }
}
counted-cards = { $count ->
    [one] { $count } Ereigniskarte
   *[other] { $count } Ereigniskarten
}

## Momente, in denen Karten gespielt werden: bei jemandem, bei dir (.yours), bei anderen (.theirs)

trigger-turn = in einem Zug
    .yours = in deinem Zug
    .theirs = im Zug eines anderen
trigger-start = zu Beginn eines Zuges
    .yours = zu Beginn deines Zuges
    .theirs = zu Beginn des Zuges eines anderen
trigger-move = wenn jemand einen Schritt macht
    .yours = wenn du einen Schritt machst
    .theirs = wenn ein anderer einen Schritt macht
trigger-night-roll = nach einem Nachtwurf
    .yours = nach deinem Nachtwurf
    .theirs = nach dem Nachtwurf eines anderen
trigger-lost = wenn sich jemand verirrt
    .yours = wenn du dich verirrst
    .theirs = wenn sich ein anderer verirrt
trigger-hunt-roll = nach einem Jagdwurf
    .yours = nach deinem Jagdwurf
    .theirs = nach dem Jagdwurf eines anderen
trigger-sleep = wenn jemand schläft
    .yours = wenn du schläfst
    .theirs = wenn ein anderer schläft
trigger-illness = wenn jemand krank wird
    .yours = wenn du krank wirst
    .theirs = wenn ein anderer krank wird
trigger-attack = wenn jemand angegriffen wird
    .yours = wenn du angegriffen wirst
    .theirs = wenn ein anderer angegriffen wird
trigger-attack-roll = nach dem Wurf in einem Kampf
    .yours = nach dem Wurf in deinem Kampf
    .theirs = nach dem Wurf im Kampf eines anderen
trigger-end = am Ende eines Zuges
    .yours = am Ende deines Zuges
    .theirs = am Ende des Zuges eines anderen
trigger-nature = im Zug der Natur
    .yours = im Zug der Natur
    .theirs = im Zug der Natur
trigger-targeted = wenn eine Karte gegen dich gespielt wird
    .yours = wenn eine Karte gegen dich gespielt wird
    .theirs = wenn eine Karte gegen einen anderen gespielt wird

moment = { WORD($item, kind: "trigger") }
your-moment = { WORD($item, kind: "trigger", form: "yours") }
their-moment = { WORD($item, kind: "trigger", form: "theirs") }

## Was in einem Zug gilt

effect-under-way = unterwegs
effect-slept = geschlafen
effect-has-drunk = getrunken
effect-torch = Fackel
effect-darkness = Finsternis
effect-old-path = alter Pfad
effect-shortcut = Abkürzung
effect-rivers-free = Flüsse frei
effect-flood = Hochwasser
effect-campfire = Lagerfeuer
effect-smoke = Rauch
effect-no-roll = kein Wurf
effect-wrong-turn = falsch abgebogen
effect-item = { WORD($item, kind: "effect") }

## Was geschehen ist

# Am Anfang eines Satzes: 'Du hast gejagt', 'Ada hat gejagt'.
has-done = { YOU($seat) ->
    [yes] Du hast
   *[no] { NAME($seat) } hat
}
# Ebenso: 'Du bist gegangen', 'Ada ist gegangen'.
has-gone = { YOU($seat) ->
    [yes] Du bist
   *[no] { NAME($seat) } ist
}
event-turn = { YOU($seat) ->
    [yes] Du beginnst einen Zug mit { $energy } Energie.
   *[no] { NAME($seat) } beginnt einen Zug mit { $energy } Energie.
}
event-moved = { has-gone } für { $cost } Energie nach { $area } gegangen.
event-followed = { YOU($leader) ->
    [yes] { has-gone } mit dir nach { $area } gegangen.
   *[no] { has-gone } mit { NAME($leader) } nach { $area } gegangen.
}
event-rolled = { has-done } auf dem Weg nach { $area } { $roll } gewürfelt; nötig war { $needed }.
event-rolled-again = { has-done } neu gewürfelt: { $roll }.
event-wandered = { YOU($seat) ->
    [yes] Du hast dich { WORD($direction, kind: "way", form: "to") } verirrt, nach { $area }.
   *[no] { NAME($seat) } hat sich { WORD($direction, kind: "way", form: "to") } verirrt, nach { $area }.
}
event-turned = Plättchen { $position } wird aufgedeckt: { WORD($tile, kind: "tile") }.
event-appeared = { WORD($beast, kind: "beast", form: "The") } taucht in { $area } auf.
event-fell-ill = { has-done } eine Krankheit gezogen: { WORD($illness, kind: "illness") }.
event-healed = { has-gone } geheilt: { WORD($illness, kind: "illness") }.
event-hunted = { has-done } gejagt und { $roll } gewürfelt.
event-tracked = { $result ->
    [1] { YOU($seat) ->
        [yes] Du hast dich bei der Jagd verirrt.
       *[no] { NAME($seat) } hat sich bei der Jagd verirrt.
    }
    [2] { has-done } nichts gefunden.
    [3] { has-done } nichts gefunden.
    [4] { has-done } Beute gefunden, doch sie führt { WORD($direction, kind: "way", form: "to") } vom Weg ab.
   *[other] { has-done } Beute gefunden und gegessen.
}
event-drank = { has-done } getrunken: kein Durst mehr.
event-rested = { has-done } gerastet: Erschöpfung { $exhaustion }.
event-slept = { $steps ->
    [0] { has-done } schlecht geschlafen und keine Kraft geschöpft: Erschöpfung { $exhaustion }.
    [one] { has-done } { $steps } Feld weit geschlafen: Erschöpfung { $exhaustion }.
   *[other] { has-done } { $steps } Felder weit geschlafen: Erschöpfung { $exhaustion }.
}
event-status = { who }: Durst { $thirst }, Hunger { $hunger }, Erschöpfung { $exhaustion }.
event-played = { HAS($target) ->
    [yes] { has-done } { card-name } gegen { target-name } gespielt: { card-effect }.
   *[no] { has-done } { card-name } gespielt: { aim }.
}
target-name = { YOU($target) ->
    [yes] dich
   *[no] { NAME($target) }
}
aim = { HAS($illness) ->
    [yes] gegen { WORD($illness, kind: "illness", form: "acc") }
   *[no] { HAS($beast) ->
        [yes] { WORD($beast, kind: "beast", form: "the") } zieht { WORD($direction, kind: "way", form: "to") }
       *[no] { HAS($ashore) ->
            [yes] { crossing }
           *[no] { HAS($direction) ->
                [yes] { WORD($direction, kind: "way", form: "to") }
               *[no] { card-effect }
            }
        }
    }
}
crossing = übers Wasser { WORD($direction, kind: "way", form: "to") }, an Land { WORD($ashore, kind: "way", form: "to") }
event-needle = { has-done } { $roll } gegen „{ card-spinning-needle }“ gewürfelt.
event-stole = { HAS($card) ->
    [yes] { YOU($victim) ->
        [yes] { has-done } dir { card-name } weggenommen.
       *[no] { has-done } { NAME($victim) } { card-name } weggenommen.
    }
   *[no] { has-done } { NAME($victim) } eine Karte weggenommen.
}
event-dealt = { HAS($cards) ->
    [yes] { has-done } { LIST($cards, item: "some-cards") } bekommen.
   *[no] { has-done } { counted-cards } bekommen.
}
event-reshuffled = { $deck ->
    [illness] Die abgelegten Krankheitskarten werden zu einem neuen Stapel von { $count } gemischt.
    [day] Die abgelegten Tageskarten werden zu einem neuen Stapel von { $count } gemischt.
   *[event] Die abgelegten Ereigniskarten werden zu einem neuen Stapel von { $count } gemischt.
}
event-day = { HAS($weather) ->
    [yes] Ein neuer Tag: { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). Besonders: { WORD($weather, kind: "weather") }. { new-cards }
   *[no] Ein neuer Tag: { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). { new-cards }
}
new-cards = Alle bekommen { $events } Ereigniskarten.
event-round = { $mark ->
    [day] Runde { $round } des Tages: Tag.
    [night] Runde { $round } des Tages: Nacht.
   *[special] { $night ->
        [yes] Runde { $round } des Tages: eine Nacht, in der die Sonderregel der Tageskarte gilt.
       *[no] Runde { $round } des Tages: die Sonderregel der Tageskarte gilt.
    }
}
event-nature = Der Zug der Natur beginnt.
event-roamed = { WORD($beast, kind: "beast", form: "The") } zieht nach { $area }.
event-attacked = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } greift dich in { $area } an.
   *[no] { WORD($by, kind: "beast", form: "The") } greift { NAME($seat) } in { $area } an.
}
event-fought = { has-done } gekämpft: { WORD($by, kind: "beast", form: "the") } würfelt { $beast_sum }, gegen { $own_sum }.
event-won-fight = { $removed ->
    [yes] { has-done } { WORD($by, kind: "beast", form: "acc") } besiegt und gut gegessen.
   *[no] { has-done } { WORD($by, kind: "beast", form: "acc") } besiegt, und es gibt ein Festmahl.
}
event-lost-fight = { $steps ->
    [0] Gleiche Würfe: Niemand gewinnt.
   *[other] { YOU($seat) ->
        [yes] { WORD($by, kind: "beast", form: "The") } gewinnt: { $steps } Erschöpfung für dich.
       *[no] { WORD($by, kind: "beast", form: "The") } gewinnt: { $steps } Erschöpfung für { NAME($seat) }.
    }
}
event-tribe = { $roll ->
    [1] { has-done } beim Stamm { $roll } gewürfelt: Er wird feindlich.
   *[other] { has-done } beim Stamm { $roll } gewürfelt: Es gibt zu essen und zu trinken.
}
event-died = { has-gone } in der Wildnis gestorben.
event-ended = { HAS($winners) ->
    [yes] Das Spiel ist aus: { WORD($outcome, kind: "outcome") }. Gewonnen: { LIST($winners, item: "winner") }.
   *[no] Das Spiel ist aus: { WORD($outcome, kind: "outcome") }. Die Wildnis gewinnt.
}
winner = { YOU($item) ->
    [yes] du
   *[no] { NAME($item) }
}

outcome-village = Das Dorf ist erreicht
outcome-last-survivor = Nur einer hat überlebt
outcome-nobody-survived = Niemand hat überlebt

## Was gefragt wird

prompt-turn = { $energy ->
    [0] Du hast keine Energie mehr: { LIST($can, item: "can-do", join: "or") }.
   *[other] Du hast { $energy } Energie: { LIST($can, item: "can-do", join: "or") }.
}
can-do = { $item ->
    [step] { $roll ->
        [0] gehen
       *[other] gehen (ab { $roll } auf dem Würfel, sonst verirrst du dich und alle Energie ist weg)
    }
    [act] etwas tun
    [card] { HAS($cards) ->
        [yes] { LIST($cards, item: "offered-name", join: "or") } spielen
       *[no] eine Karte spielen
    }
   *[end] den Zug beenden
}
prompt-catch = Da ist Beute: Iss und verirr dich { WORD($direction, kind: "way", form: "to") }, oder bleib hungrig, wo du bist.
# With the cards that fit now, where the page knows them; what they do is said where there is room.
play-or-pass = { HAS($cards) ->
    [yes] Spiele { LIST($cards, item: "offered-card", join: "or") } oder keine Karte.
   *[no] Spiele eine Karte oder passe.
}
offered-card = { $brief ->
    [yes] { offered-name }
   *[no] { offered-name } ({ card-effect })
}
offered-name = { HAS($held) ->
    [yes] { WORD($held, kind: "card") } als { card-name }
   *[no] { card-name }
}
prompt-start = { YOU($seat) ->
    [yes] Dein Zug beginnt. { play-or-pass }
   *[no] Der Zug von { NAME($seat) } beginnt. { play-or-pass }
}
prompt-move = { YOU($seat) ->
    [yes] Du brichst auf nach { place }. { play-or-pass }
   *[no] { NAME($seat) } bricht auf nach { place }. { play-or-pass }
}
prompt-night-roll = { YOU($seat) ->
    [yes] Du hast auf dem Weg nach { place } { $roll } gewürfelt und brauchst { $needed }. { play-or-pass }
   *[no] { NAME($seat) } hat auf dem Weg nach { place } { $roll } gewürfelt und braucht { $needed }. { play-or-pass }
}
prompt-lost = { YOU($seat) ->
    [yes] Du hast dich verirrt{ lost-way }. { play-or-pass }
   *[no] { NAME($seat) } hat sich verirrt{ lost-way }. { play-or-pass }
}
lost-way = { $direction ->
    [0] , gleich dreht sich der Kompass
   *[other] , { WORD($direction, kind: "way", form: "to") }
}
prompt-hunt-roll = { YOU($seat) ->
    [yes] Du jagst: Ein Wurf von { $roll } zählt als { $result }. { play-or-pass }
   *[no] { NAME($seat) } jagt: Ein Wurf von { $roll } zählt als { $result }. { play-or-pass }
}
prompt-sleep = { YOU($seat) ->
    [yes] Du legst dich schlafen. { play-or-pass }
   *[no] { NAME($seat) } legt sich schlafen. { play-or-pass }
}
prompt-illness = { YOU($seat) ->
    [yes] Du bist krank geworden und hast nun: { LIST($illnesses, item: "some-illnesses", join: "comma") }. { play-or-pass }
   *[no] { NAME($seat) } ist krank geworden und hat nun: { LIST($illnesses, item: "some-illnesses", join: "comma") }. { play-or-pass }
}
prompt-attack = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } greift dich an. { play-or-pass }
   *[no] { WORD($by, kind: "beast", form: "The") } greift { NAME($seat) } an. { play-or-pass }
}
prompt-attack-roll = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } hat { $beast_sum } gewürfelt, du { $own_sum }. { play-or-pass }
   *[no] { WORD($by, kind: "beast", form: "The") } hat { $beast_sum } gewürfelt, { NAME($seat) } { $own_sum }. { play-or-pass }
}
prompt-end = { YOU($seat) ->
    [yes] Dein Zug endet. { play-or-pass }
   *[no] Der Zug von { NAME($seat) } endet. { play-or-pass }
}
prompt-nature = Der Zug der Natur beginnt. { play-or-pass }
prompt-targeted = { YOU($seat) ->
    [yes] Gegen dich wird { card-name } gespielt. { play-or-pass }
   *[no] Gegen { NAME($seat) } wird { card-name } gespielt. { play-or-pass }
}

why-go = Jeder Schritt kostet die angezeigte Energie. Hunger und Durst erschöpfen dich; am Ende der Erschöpfungsleiste wartet der Tod.
why-action = Essen, Wasser und Schlaf halten dich am Leben; Schritte bringen dich zum Dorf.
why-catch = Iss und komm vom Weg ab, oder bleib hungrig, wo du bist.
why-bad = Eine leuchtende Karte behindert jemand anderen und ist dann weg. Du kannst sie auch behalten.
why-good = Eine leuchtende Karte hilft dir jetzt und ist dann weg. Du kannst sie auch behalten.

## Erklärungen

about-second-wind = Zu Beginn deines Zuges: 2 Energie mehr. Oder { card-heavy-legs }: 2 weniger für einen anderen.
about-hidden-spring = In deinem Zug: kein Durst mehr. Oder { card-leaking-flask }: 2 Durst für einen anderen.
about-wild-berries = In deinem Zug: 3 Hunger weniger. Oder { card-spoiled-meat }: 2 Hunger für einen anderen.
about-deep-sleep = Wenn du schläfst: 2 Felder mehr. Oder { card-nightmares }: 2 weniger für einen anderen.
about-fresh-tracks = Nach deinem Jagdwurf: 2 mehr. Oder { card-startled-game }: 2 weniger für einen anderen.
about-old-path = In deinem Zug: Der nächste Schritt kostet 2 und braucht keinen Wurf. Oder { card-wrong-turn }: Ein anderer muss würfeln.
about-companion = Wenn jemand dein Gebiet verlässt: geh kostenlos mit. Oder { card-quarrel }: 2 Erschöpfung für einen anderen in Gesellschaft.
about-torch = In deinem Zug: keine Nachtwürfe. Oder { card-sudden-darkness }: Nacht für einen anderen.
about-spear = Wenn du angegriffen wirst: wirf zwei Würfel. Oder { card-enraged-beast }: ein Würfel mehr für das Tier.
about-climb-a-tree = Wenn du angegriffen wirst: Der Angriff fällt aus. Oder { card-scent-of-blood }: Bewege ein Tier.
about-healing-herbs = In deinem Zug, oder wenn du krank wirst: eine Krankheit weg. Oder { card-bad-water }: Ein anderer wird krank.
about-raft = In deinem Zug: übers Wasser für 3 Energie, oder Flüsse umsonst. Oder { card-flood }: kein Fluss für einen anderen.
about-shelter = Im Zug der Natur: keine Erschöpfung für dich. Oder { card-storm }: 2 Erschöpfung für einen anderen.
about-shortcut = In deinem Zug: ein Schritt umsonst. Oder { card-landslide }: Ein anderer bleibt stehen.
about-steady-hand = Wenn du dich verirrst: wähle die Richtung. Oder { card-spinning-needle }: Ein anderer wird vielleicht in die Irre geführt.
about-campfire = In deinem Zug: Rasten kostet 1. Oder { card-smoke }: keine Rast und kein Schlaf für einen anderen.
about-lucky-charm = Nach einem deiner Würfe: würfle neu. Oder { card-jinx }: Ein anderer würfelt neu.
about-watchful = Wenn eine Karte gegen dich gespielt wird: Sie wirkt nicht. Oder { card-thief }: Nimm eine Karte.
about-thirst = Wächst in jeder Runde; die Zahl kommt zur Erschöpfung hinzu. Trink am Wasser.
about-hunger = Wächst in jeder Runde; die Zahl kommt zur Erschöpfung hinzu. Jage bei Tag.
about-exhaustion = Je mehr, desto weniger Energie; am Ende der Leiste stirbst du. Raste oder schlaf.
about-day = Bei Tag kannst du jagen und findest deinen Weg.
about-night = Keine Jagd; vor jedem Schritt muss ein Würfel 4 oder mehr zeigen, sonst verirrst du dich.
about-special = Eine besondere Runde: Es gilt, was auf der Tageskarte steht.
about-fever = Jede Runde 1 Erschöpfung mehr. Schlaf und wirf 4 oder mehr, um es loszuwerden.
about-stomach-cramps = Eine Jagd nimmt nur 3 Hunger. Trink, um sie loszuwerden.
about-twisted-ankle = Schritte kosten 1 mehr. Schlaf, um ihn auszuheilen.
about-dysentery = Jede Runde 1 Durst mehr. Trink und wirf 3 oder mehr, um sie loszuwerden.
about-blurred-vision = Schritte bei Tag brauchen einen Wurf von 3. Schlaf, damit er vergeht.
about-infected-wound = Jeden Zug 1 Energie weniger. Wasch sie am Wasser für 3 Energie.
about-chills = Rasten hilft nicht. Schlaf, damit er vergeht.

## Züge, klein geschrieben

move-go = geh { WORD($direction, kind: "way", form: "to") }
move-hunt = jage
move-rest = raste
move-sleep = schlaf
move-drink = trink
move-wash-wound = wasch die Wunde
move-end-turn = beende deinen Zug
move-eat-and-get-lost = iss und verirr dich
move-stay-hungry = bleib hungrig
move-pass = keine Karte: weiter
move-always-pass = nicht mehr fragen: { WORD($trigger, kind: "trigger") }
move-ask-me = wieder fragen: { WORD($trigger, kind: "trigger") }
move-good = { HAS($illness) ->
    [yes] spiele { card-name } gegen { WORD($illness, kind: "illness", form: "acc") }
   *[no] { HAS($direction) ->
        [yes] spiele { card-name }: { WORD($direction, kind: "way", form: "to") }
       *[no] spiele { card-name }
    }
}
move-raft = spiele { card-name }: { crossing }
move-bad = { HAS($target) ->
    [yes] spiele { card-name } ({ WORD($held, kind: "card") }) gegen { NAME($target) }
   *[no] { HAS($beast) ->
        [yes] spiele { card-name } ({ WORD($held, kind: "card") }): { WORD($beast, kind: "beast", form: "the") } zieht { WORD($direction, kind: "way", form: "to") }
       *[no] spiele { card-name } ({ WORD($held, kind: "card") })
    }
}

## Was ein Zug kostet oder bringt

note-step = { $river ->
    [yes] über den Fluss nach { place }: { price }
   *[no] nach { place }: { price }
}
note-raft = übers Wasser nach { place }: { price }
price = { $roll ->
    [0] { $energy } Energie
   *[other] { $energy } Energie, Wurf ab { $roll }
}
note-hunt = { $bonus ->
    [0] { $energy } Energie und ein Würfel: 5–6 essen, 1 verirrt, 4 beides
   *[other] { $energy } Energie und ein Würfel: 4–6 essen, 3 essen und verirrt
}
note-rest = { $energy } Energie: 1 Erschöpfung weniger
note-sleep = der ganze Zug: { $steps } Erschöpfung weniger
note-drink = umsonst: dein Durst ist weg
note-wash = { $energy } Energie: die entzündete Wunde heilt
note-eat = dein Hunger ist weg, deine Energie auch
note-stay = du behältst Platz und Energie
note-pass = nichts spielen
note-card = { card-effect }

## Warum ein Zug nicht geht, und was nun

only-energy = { $energy ->
    [0] du hast keine mehr
   *[other] du hast nur { $energy }
}
cheaper = Tu etwas Billigeres oder beende deinen Zug.
refused-catch-first = Deine Jagd ergab 4. Wähle zuerst: iss und verirr dich, oder bleib hungrig.
refused-no-catch = Das wählst du nur, wenn eine Jagd 4 ergibt. Mach einen Schritt, tu etwas oder beende deinen Zug.
refused-nothing-to-pass = Es ist nichts gefragt, worauf du passen könntest. Willst du aufhören, beende deinen Zug.
refused-asked-anyway = Danach wirst du ohnehin gefragt ({ WORD($trigger, kind: "trigger") }). Mach einen Schritt, tu etwas oder beende deinen Zug.
refused-other-moment = Gerade wirst du nach einer Karte gefragt ({ WORD($trigger, kind: "trigger") }), und nur diese Frage kannst du jetzt abstellen: { MOVE($example) }.
refused-ask-again-later = Fragen stellst du in deinem eigenen Zug wieder an. Spiele jetzt eine Karte oder passe.
refused-asked-for-card = Gerade wirst du nach einer Karte gefragt ({ WORD($trigger, kind: "trigger") }). Spiele eine, die passt, oder passe.
refused-slept = Du hast geschlafen: In diesem Zug kannst du nur noch trinken und Karten spielen, die niemanden bewegen. Beende dann deinen Zug.
refused-off-board = Das Land endet hier, es geht nicht weiter { WORD($direction, kind: "way", form: "to") }. Nimm einen anderen Weg.
refused-into-water = { $area } ist Wasser, da geht niemand hinein. Geh außen herum oder nimm die Karte „{ card-raft }“.
refused-flood = { card-flood }: In diesem Zug überquerst du keinen Fluss. Nimm einen Weg ohne Fluss.
refused-step-too-dear = Ein Schritt nach { place } kostet { $cost } Energie, und { only-energy }. { cheaper }
refused-hunt-too-dear = Eine Jagd kostet { $cost } Energie, und { only-energy }. { cheaper }
refused-rest-too-dear = Eine Rast kostet { $cost } Energie, und { only-energy }. Beende deinen Zug.
refused-wash-too-dear = Die Wunde zu waschen kostet { $cost } Energie, und { only-energy }. Wasch sie zu Beginn deines nächsten Zuges.
refused-raft-too-dear = Eine Fahrt mit dem Floß kostet { $cost } Energie, und { only-energy }. { cheaper }
refused-nothing-to-hunt = Hier, { WORD($terrain, kind: "terrain", form: "in") }, gibt es nichts zu jagen. Jage im Grasland, im Wald, im Sumpf oder beim Stamm.
refused-hunt-in-the-dark = Zum Jagen ist es zu dunkel. Jage bei Tag.
refused-smoke = { card-smoke }: keine Rast und kein Schlaf in diesem Zug. Mach einen Schritt, jage oder beende deinen Zug.
refused-chills = Bei { illness-chills } hilft keine Rast. Schlaf einen ganzen Zug lang, dann vergeht er.
refused-not-tired = Du bist gar nicht erschöpft. Nutze deine Energie für etwas anderes.
refused-sleep-too-late = Schlaf braucht den ganzen Zug, und du bist schon gegangen oder hast Energie verbraucht. Raste jetzt, oder schlaf im nächsten Zug.
refused-no-wound = Die Krankheit { illness-infected-wound } hast du nicht, es gibt nichts zu waschen. Nutze deine Energie für etwas anderes.
refused-wound-needs-water = Eine Wunde wäschst du an einem Fluss oder einem Gewässer. Geh dahin, wo Wasser ist.
refused-rain-on-wound = Regen reicht nicht, um eine Wunde zu waschen. Geh an einen Fluss oder ein Gewässer.
refused-no-water = An { $area } grenzt weder ein Fluss noch ein Gewässer. Geh dahin, wo es Wasser zu trinken gibt.
refused-drunk-already = Du hast in diesem Zug schon getrunken. Trink im nächsten Zug wieder gegen { illness-dysentery }.
refused-not-thirsty = Du hast keinen Durst, und Trinken würde jetzt nichts heilen. Tu etwas anderes.
refused-not-held = Die Karte { WORD($good, kind: "card") } / { WORD($bad, kind: "card") } hast du nicht auf der Hand. Spiele eine, die du hast.
refused-wrong-time = { $own ->
    [yes] Die Karte { card-name } passt nur hier: { LIST($triggers, item: "your-moment", join: "or") }. Heb dir die Karte so lange auf.
   *[no] Die Karte { card-name } passt nur hier: { LIST($triggers, item: "their-moment", join: "or") }. Heb dir die Karte so lange auf.
}
refused-say-which-illness = Sag, welche Krankheit weggeht: { MOVE($example) }.
refused-say-which-way = Sag, in welche Richtung du gehen willst: { MOVE($example) }.
refused-say-on-whom = Sag, gegen wen du { card-name } spielst: { MOVE($example) }.
refused-say-which-animal = Sag, welches Tier wohin zieht: { MOVE($example) }.
refused-storm = Die Karte { card-name } trifft jemand anderen, der noch lebt. Wähle einen Mitspieler.
refused-needle = Die Karte { card-name } trifft den, der den Zug beendet, oder einen Gefährten dieses Zuges im Dorf, aber nie dich. Wähle einen von ihnen oder passe.
refused-beast-away = { WORD($beast, kind: "beast", form: "The") } ist nicht auf dem Plan. Wähle ein anderes Tier.
refused-beast-way = { WORD($beast, kind: "beast", form: "The") } kann dorthin nicht ziehen. Wähle eine andere Richtung oder ein anderes Tier.
refused-no-beast = Jetzt kann kein Tier ziehen. Behalte die Karte { card-name } und passe.
refused-quarrel = Zu { card-name } gehören zwei, und { NAME($seat) } steht allein. Spiele eine andere Karte oder passe.
refused-thief = { NAME($seat) } hat keine Karte, die { card-name } nehmen könnte. Spiele eine andere Karte oder passe.
refused-landslide = Die Karte { card-name } trifft nur einen Schritt in ein Felsgebiet oder auf einen Berg. Spiele eine andere Karte oder passe.
refused-dark-already = Es ist schon dunkel. Behalte die Karte { card-name } und passe.
refused-works-already = Die Karte { card-name } wirkt schon. Heb dir diese Karte auf.
refused-no-way = Dort ist Wasser, oder das Land endet. Wähle eine andere Richtung.
refused-companion = Mitgehen kannst du nur aus demselben Gebiet wie { NAME($seat) }. Spiele eine andere Karte oder passe.
refused-spring = Du hast keinen Durst. Heb dir die Karte { card-name } auf.
refused-berries = Du hast keinen Hunger. Heb dir die Karte { card-name } auf.
refused-not-ill = Du hast keine Krankheit. Heb dir die Karte { card-name } auf.
refused-other-illness = { WORD($illness, kind: "illness") } hast du nicht. Wähle eine Krankheit, die du hast.
refused-card-after-sleep = Du hast geschlafen: In diesem Zug spielst du keine Karte zum Gehen oder Rasten. Heb dir die Karte { card-name } auf.
refused-path-waits = Für deinen nächsten Schritt liegt schon eine Karte bereit. Mach erst diesen Schritt und spiele dann die Karte { card-name }.
refused-torch = Es ist weder Nacht noch neblig. Heb dir die Karte { card-name } für die Dunkelheit auf.
refused-campfire = Im Rauch rastet in diesem Zug niemand. Heb dir die Karte { card-name } auf.
refused-raft-in-flood = { card-flood }: In diesem Zug überquerst du keinen Fluss. Fahr mit dem Floß über ein Gewässer oder heb es dir auf.
refused-raft-way = Ein Floß fährt über ein Gewässer neben dir zu aufgedecktem Land am anderen Ufer. Wähle andere Richtungen.

## Was ein Zug bewirkt, als Grund dafür

fact-drinks = dein Durst ist weg
fact-heals = geheilt: { WORD($illness, kind: "illness") }
fact-water = bringt dich ans Wasser
fact-eats = dein Hunger ist kleiner
fact-rests = { $steps } Erschöpfung weniger
fact-energy = { $energy ->
    [0] verbraucht deine Energie
   *[other] lässt dir { $energy } Energie
}
fact-unused = { $energy } Energie bleibt ungenutzt
fact-keeps = { $count ->
    [one] behält deine Karte
   *[other] behält deine { $count } Karten
}

## Wovon ein Tipp spricht

part-way = deinen Weg zum Dorf
part-strength = deine Kraft
part-thirst = deinen Durst
part-hunger = deinen Hunger
part-health = deine Gesundheit
part-cards = die Karten auf deiner Hand
part-lead = deinen Vorsprung vor den anderen

## Auf dem Tisch

track-thirst = Durst
track-hunger = Hunger
track-exhaustion = Erschöpfung
board-track = { WORD($track, kind: "track") }
board-track-at = { WORD($track, kind: "track") } { $at } von { $of }
board-adds = +{ $count } Erschöpfung
board-mark = { WORD($mark, kind: "mark") }
board-day = { $night ->
    [yes] { WORD($day, kind: "day") }, Nacht
   *[no] { WORD($day, kind: "day") }
}
board-weather = { WORD($weather, kind: "weather") }
board-illness = { WORD($illness, kind: "illness") }
board-rounds = Runden des Tages
board-energy = { $energy } Energie
board-cards = { $count ->
    [one] Karte
   *[other] Karten
}
board-died = in der Wildnis gestorben
board-land = Das Land von West nach Ost
board-figure = { NAME($seat) } in { $area }
board-step = Geh { note-step }
board-not-now = { $area }: jetzt nicht
board-standing = { $steps ->
    [one] { $steps } Schritt Luftlinie bis zum Dorf
   *[other] { $steps } Schritte Luftlinie bis zum Dorf
}
board-not-until-my-turn = Erst in meinem Zug wieder fragen
board-ask-always = Immer, wenn ich etwas tun kann
board-only-me = Nur was mich betrifft
board-only-about = Nur bei { NAME($seat) }
board-only-with = Nur mit { WORD($card, kind: "card") }
board-ask-me = Wann fragen?
board-unasked = Keine Frage mehr: { LIST($triggers, item: "moment", join: "or") }.

## Im Terminal

screen-sky = { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). Runde { $round } von { $of }, { $night ->
    [yes] Nacht
   *[no] Tag
}.
screen-weather = Besondere Runde: { WORD($weather, kind: "weather") }.
screen-effects = In diesem Zug: { LIST($effects, item: "effect-item", join: "comma") }.
screen-legend = { LIST($terrains, item: "legend-item", join: "comma") }, W Wasser, ? verdeckt, ~ Fluss +2; Zahlen sind Spieler, b Bär, w Wolf, s Schlange, + mehrere.
legend-item = { $letter } { WORD($terrain, kind: "terrain") } { $cost }
screen-dead = { NAME($seat) } liegt tot in { $area }.
screen-figure = { NAME($seat) } in { $area }:
screen-figure-in-turn = { NAME($seat) } in { $area }, am Zug mit { $energy } Energie:
screen-tracks = Durst { $thirst } (zählt { $thirst_number }), Hunger { $hunger } (zählt { $hunger_number }), Erschöpfung { $exhaustion } (Energie { $energy })
screen-ill = krank: { LIST($illnesses, item: "some-illnesses", join: "comma") }
screen-decks = Stapel: { $events } Ereignis-, { $illnesses } Krankheits-, { $days } Tageskarten; abgelegt { $used_events }, { $used_illnesses }, { $used_days }.
screen-hand = Deine Ereigniskarten, gute Seite / schlechte Seite:

## Über viele Spiele gezählt

tally-first-played = Die erste gespielte Karte
tally-played = Gespielte Karten
tally-hunts = Anzahl der Jagden
tally-drinks = Wie oft getrunken wurde
tally-sleeps = Wie oft geschlafen wurde
tally-illnesses = Gezogene Krankheiten
tally-attacks = Angegriffen von
foe-item = { WORD($item, kind: "beast") }
