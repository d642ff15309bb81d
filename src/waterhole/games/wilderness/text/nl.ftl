# Wilderness. docs/translating.md legt uit hoe dit werkt.

summary = Dorstig, hongerig en moe door de wildernis: wie bereikt als eerste het dorp?
goal = Wie het eerst een beurt eindigt in het dorp in het oosten, wint.

## Het kompas, vanaf 1 in het oosten met de klok mee

way-1 = oost
    .to = naar het oosten
way-2 = zuidoost
    .to = naar het zuidoosten
way-3 = zuidwest
    .to = naar het zuidwesten
way-4 = west
    .to = naar het westen
way-5 = noordwest
    .to = naar het noordwesten
way-6 = noordoost
    .to = naar het noordoosten

## Land

terrain-grassland = grasland
terrain-rocky-area = rotsgebied
    .in = in een rotsgebied
terrain-desert = woestijn
    .in = in de woestijn
terrain-forest = bos
terrain-swamp = moeras
terrain-mountain = berg
    .in = in de bergen
terrain-tribe = stam
terrain-village = dorp
    .in = in het dorp
terrain-water = water

place = { $area } ({ WORD($terrain, kind: "terrain") })

tile-river-meadow = Rivierweide
tile-dry-flats = Droge Vlakte
tile-black-forest = Zwarte Woud
tile-marshland = Moerasland
tile-high-pass = Hoge Pas
tile-lakeland = Merenland
tile-broken-hills = Gebroken Heuvels
tile-sunburnt-plain = Verbrande Vlakte

## Dieren, en de stam die zich tegen je kan keren

beast-bear = beer
    .the = de beer
    .The = De beer
beast-high-pass-wolf = wolf van de Hoge Pas
    .the = de wolf van de Hoge Pas
    .The = De wolf van de Hoge Pas
beast-broken-hills-wolf = wolf van de Gebroken Heuvels
    .the = de wolf van de Gebroken Heuvels
    .The = De wolf van de Gebroken Heuvels
beast-snake = slang
    .the = de slang
    .The = De slang
beast-tribe = stam
    .the = de stam
    .The = De stam

## Dagen en hun ronden

mark-day = dag
mark-night = nacht
mark-special = bijzonder
some-rounds = { $count } × { WORD($mark, kind: "mark") }

day-clear-day = Heldere dag
day-scorching-sun = Brandende zon
day-downpour = Stortbui
day-thick-fog = Dichte mist
day-bitter-cold = Bittere kou
day-bright-moon = Heldere maan
day-long-day = Lange dag
day-short-day = Korte dag
day-rich-game = Rijk wild
day-restless-beasts = Onrustige dieren
day-headwind = Tegenwind
day-gentle-breeze = Zachte bries
day-omen = Voorteken

weather-scorching-sun = 1 dorst meer in de natuurbeurt; een woestijn betreden kost 2 dorst
weather-downpour = geen dorst in de natuurbeurt, overal water, rivieren kosten 4
weather-thick-fog = stappen vragen de nachtworp
weather-bitter-cold = nacht; slaap geeft 3 stappen
weather-bright-moon = nacht; stappen lukken met 2 of meer
weather-rich-game = 1 meer bij jachtworpen
weather-restless-beasts = de dieren doen tweemaal iets
weather-headwind = bos en berg kosten 1 meer
weather-gentle-breeze = geen gewone uitputting in de natuurbeurt

## Ziekten

illness-fever = Koorts
illness-stomach-cramps = Maagkrampen
illness-twisted-ankle = Verstuikte enkel
illness-dysentery = Dysenterie
illness-blurred-vision = Wazig zicht
illness-infected-wound = Ontstoken wond
illness-chills = Koude rillingen
illness-bite = Beet
illness-false-alarm = Vals alarm
some-illnesses = { $count ->
    [one] { WORD($item, kind: "illness") }
   *[other] { $count } × { WORD($item, kind: "illness") }
}

## Gebeurteniskaarten: de goede kanten, dan de slechte; .does is wat ze doen

card-second-wind = Tweede adem
    .does = 2 energie meer deze beurt
card-hidden-spring = Verborgen bron
    .does = de dorst is weg
card-wild-berries = Wilde bessen
    .does = 3 honger minder
card-deep-sleep = Diepe slaap
    .does = de slaap neemt 2 uitputting meer weg
card-fresh-tracks = Verse sporen
    .does = 2 meer bij de jachtworp
card-old-path = Oud pad
    .does = de volgende stap kost in totaal 2 en vraagt geen worp
card-companion = Metgezel
    .does = gratis mee
card-torch = Fakkel
    .does = deze beurt geen nachtworpen
card-spear = Speer
    .does = twee dobbelstenen in het gevecht
card-climb-a-tree = In een boom klimmen
    .does = de aanval gaat niet door
card-healing-herbs = Geneeskrachtige kruiden
    .does = één ziekte is weg
card-raft = Vlot
    .does = rivieren kosten deze beurt niets extra
card-shelter = Schuilplaats
    .does = geen uitputting in deze natuurbeurt
card-shortcut = Sluiproute
    .does = één stap gratis, zonder worp en zonder rivierkosten
card-steady-hand = Vaste hand
    .does = de richting is vrij te kiezen
card-campfire = Kampvuur
    .does = rusten kost deze beurt 1
card-lucky-charm = Geluksamulet
    .does = de eigen dobbelstenen worden opnieuw gegooid
card-watchful = Waakzaam
    .does = de net gespeelde kaart werkt niet
card-heavy-legs = Zware benen
    .does = 2 energie minder deze beurt
card-leaking-flask = Lekke fles
    .does = 2 dorst meer
card-spoiled-meat = Bedorven vlees
    .does = 2 honger meer
card-nightmares = Nachtmerries
    .does = de slaap neemt 2 uitputting minder weg
card-startled-game = Opgeschrikt wild
    .does = 2 minder bij de jachtworp
card-wrong-turn = Verkeerde afslag
    .does = de stap vraagt een worp van 4, ’s nachts van 5
card-quarrel = Ruzie
    .does = 2 uitputting meer
card-sudden-darkness = Plotselinge duisternis
    .does = deze beurt is het nacht
card-enraged-beast = Woest beest
    .does = het dier gooit een dobbelsteen meer
card-scent-of-blood = Bloedgeur
    .does = eerst gaat één dier één gebied verder
card-bad-water = Slecht water
    .does = een ziektekaart wordt getrokken
card-flood = Overstroming
    .does = deze beurt wordt geen rivier overgestoken
card-storm = Storm
    .does = meteen 2 uitputting meer
card-landslide = Aardverschuiving
    .does = de stap gaat niet door, de energie is weg
card-spinning-needle = Dolle naald
    .does = een worp van 1 of 2 leidt op een dwaalspoor
card-smoke = Rook
    .does = deze beurt niet rusten of slapen
card-jinx = Pechvogel
    .does = de dobbelstenen worden opnieuw gegooid
card-thief = Dief
    .does = een willekeurige kaart wordt gestolen

card-name = { WORD($card, kind: "card") }
card-effect = { WORD($card, kind: "card", form: "does") }
held-card = { WORD($card, kind: "card") }
some-cards = { $count ->
    [one] { WORD($item, kind: "card") }
   *[other] { $count } × { WORD($item, kind: "card") }
}
counted-cards = { $count ->
    [one] { $count } gebeurteniskaart
   *[other] { $count } gebeurteniskaarten
}

## Momenten waarop kaarten gespeeld worden: van iemand, van jou (.yours), van een ander (.theirs)

trigger-turn = in een beurt
    .yours = in je beurt
    .theirs = in de beurt van een ander
trigger-start = aan het begin van een beurt
    .yours = aan het begin van je beurt
    .theirs = aan het begin van de beurt van een ander
trigger-move = als iemand een stap zet
    .yours = als je een stap zet
    .theirs = als een ander een stap zet
trigger-night-roll = na een nachtworp
    .yours = na je nachtworp
    .theirs = na de nachtworp van een ander
trigger-lost = als iemand verdwaalt
    .yours = als je verdwaalt
    .theirs = als een ander verdwaalt
trigger-hunt-roll = na een jachtworp
    .yours = na je jachtworp
    .theirs = na de jachtworp van een ander
trigger-sleep = als iemand slaapt
    .yours = als je slaapt
    .theirs = als een ander slaapt
trigger-illness = als iemand ziek wordt
    .yours = als je ziek wordt
    .theirs = als een ander ziek wordt
trigger-attack = als iemand aangevallen wordt
    .yours = als je aangevallen wordt
    .theirs = als een ander aangevallen wordt
trigger-attack-roll = na de worp in een gevecht
    .yours = na de worp in je gevecht
    .theirs = na de worp in het gevecht van een ander
trigger-end = aan het einde van een beurt
    .yours = aan het einde van je beurt
    .theirs = aan het einde van de beurt van een ander
trigger-nature = in de natuurbeurt
    .yours = in de natuurbeurt
    .theirs = in de natuurbeurt
trigger-targeted = als er een kaart op je gespeeld wordt
    .yours = als er een kaart op je gespeeld wordt
    .theirs = als er een kaart op een ander gespeeld wordt

moment = { WORD($item, kind: "trigger") }
your-moment = { WORD($item, kind: "trigger", form: "yours") }
their-moment = { WORD($item, kind: "trigger", form: "theirs") }

## Wat in een beurt geldt

effect-under-way = onderweg
effect-slept = geslapen
effect-has-drunk = gedronken
effect-torch = fakkel
effect-darkness = duisternis
effect-old-path = oud pad
effect-shortcut = sluiproute
effect-rivers-free = rivieren gratis
effect-flood = overstroming
effect-campfire = kampvuur
effect-smoke = rook
effect-no-roll = geen worp
effect-wrong-turn = verkeerde afslag
effect-item = { WORD($item, kind: "effect") }

## Wat er gebeurde

event-turn = { who } begon een beurt met { $energy } energie.
event-moved = { who } ging naar { $area } voor { $cost } energie.
event-followed = { YOU($leader) ->
    [yes] { who } ging met jou mee naar { $area }.
   *[no] { who } ging met { NAME($leader) } mee naar { $area }.
}
event-rolled = { who } ging op weg naar { $area } en gooide { $roll }; nodig was { $needed }.
event-rolled-again = { who } gooide opnieuw: { $roll }.
event-wandered = { who } dwaalde { WORD($direction, kind: "way", form: "to") }, naar { $area }.
event-turned = Tegel { $position } werd omgedraaid: { WORD($tile, kind: "tile") }.
event-appeared = { WORD($beast, kind: "beast", form: "The") } verscheen bij { $area }.
event-fell-ill = { who } trok een ziekte: { WORD($illness, kind: "illness") }.
event-healed = { who } genas van { WORD($illness, kind: "illness") }.
event-hunted = { who } jaagde en gooide { $roll }.
event-tracked = { $result ->
    [1] { who } verdwaalde bij de jacht.
    [2] { who } vond niets.
    [3] { who } vond niets.
    [4] { who } vond wild, maar zou { WORD($direction, kind: "way", form: "to") } verdwalen.
   *[other] { who } vond wild en at.
}
event-drank = { who } dronk: geen dorst meer.
event-rested = { who } rustte: uitputting { $exhaustion }.
event-slept = { $steps ->
    [0] { who } sliep slecht en rustte niet uit: uitputting { $exhaustion }.
    [one] { who } sliep { $steps } stap: uitputting { $exhaustion }.
   *[other] { who } sliep { $steps } stappen: uitputting { $exhaustion }.
}
event-status = { YOU($seat) ->
    [yes] Jij: dorst { $thirst }, honger { $hunger }, uitputting { $exhaustion }.
   *[no] { NAME($seat) }: dorst { $thirst }, honger { $hunger }, uitputting { $exhaustion }.
}
event-played = { HAS($target) ->
    [yes] { who } speelde { card-name } op { target-name }: { card-effect }.
   *[no] { who } speelde { card-name }: { aim }.
}
target-name = { YOU($target) ->
    [yes] jou
   *[no] { NAME($target) }
}
aim = { HAS($illness) ->
    [yes] tegen { WORD($illness, kind: "illness") }
   *[no] { HAS($beast) ->
        [yes] { WORD($beast, kind: "beast", form: "the") } gaat { WORD($direction, kind: "way", form: "to") }
       *[no] { HAS($ashore) ->
            [yes] { crossing }
           *[no] { HAS($direction) ->
                [yes] { WORD($direction, kind: "way", form: "to") }
               *[no] { card-effect }
            }
        }
    }
}
crossing = over het water { WORD($direction, kind: "way", form: "to") }, aan land { WORD($ashore, kind: "way", form: "to") }
event-needle = { who } gooide { $roll } tegen { card-spinning-needle }.
event-stole = { HAS($card) ->
    [yes] { YOU($victim) ->
        [yes] { who } nam { card-name } van jou.
       *[no] { who } nam { card-name } van { NAME($victim) }.
    }
   *[no] { who } nam een kaart van { NAME($victim) }.
}
event-dealt = { HAS($cards) ->
    [yes] { who } kreeg { LIST($cards, item: "some-cards") }.
   *[no] { who } kreeg { counted-cards }.
}
event-reshuffled = { $deck ->
    [illness] De afgelegde ziektekaarten zijn tot een nieuwe stapel van { $count } geschud.
    [day] De afgelegde dagkaarten zijn tot een nieuwe stapel van { $count } geschud.
   *[event] De afgelegde gebeurteniskaarten zijn tot een nieuwe stapel van { $count } geschud.
}
event-day = { HAS($weather) ->
    [yes] Een nieuwe dag: { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). Bijzonder: { WORD($weather, kind: "weather") }. { new-cards }
   *[no] Een nieuwe dag: { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). { new-cards }
}
new-cards = Iedereen krijgt { $events } gebeurteniskaarten.
event-round = { $mark ->
    [day] Ronde { $round } van de dag: dag.
    [night] Ronde { $round } van de dag: nacht.
   *[special] { $night ->
        [yes] Ronde { $round } van de dag: een nacht met de bijzondere regel van de dagkaart.
       *[no] Ronde { $round } van de dag: de bijzondere regel van de dagkaart geldt.
    }
}
event-nature = De natuurbeurt begint.
event-roamed = { WORD($beast, kind: "beast", form: "The") } ging naar { $area }.
event-attacked = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } viel jou aan bij { $area }.
   *[no] { WORD($by, kind: "beast", form: "The") } viel { NAME($seat) } aan bij { $area }.
}
event-fought = { who } vocht: { WORD($by, kind: "beast", form: "the") } gooide { $beast_sum }, tegen { $own_sum }.
event-won-fight = { $removed ->
    [yes] { who } versloeg { WORD($by, kind: "beast", form: "the") } en at de buik vol.
   *[no] { who } versloeg { WORD($by, kind: "beast", form: "the") } en werd onthaald.
}
event-lost-fight = { $steps ->
    [0] Gelijke worpen: niemand wint.
   *[other] { YOU($seat) ->
        [yes] { WORD($by, kind: "beast", form: "The") } wint: { $steps } uitputting voor jou.
       *[no] { WORD($by, kind: "beast", form: "The") } wint: { $steps } uitputting voor { NAME($seat) }.
    }
}
event-tribe = { $roll ->
    [1] { who } bleef bij de stam en gooide { $roll }: ze worden vijandig.
   *[other] { who } bleef bij de stam en gooide { $roll }: er is eten en drinken.
}
event-died = { who } stierf in de wildernis.
event-ended = { HAS($winners) ->
    [yes] Het spel is afgelopen: { WORD($outcome, kind: "outcome") }. Gewonnen door { LIST($winners, item: "whom-item") }.
   *[no] Het spel is afgelopen: { WORD($outcome, kind: "outcome") }. De wildernis wint.
}

outcome-village = het dorp is bereikt
outcome-last-survivor = er is één overlevende
outcome-nobody-survived = niemand heeft het overleefd

## Wat er gevraagd wordt

prompt-turn = { $energy ->
    [0] Je hebt geen energie meer: { LIST($can, item: "can-do", join: "or") }.
   *[other] Je hebt { $energy } energie: { LIST($can, item: "can-do", join: "or") }.
}
can-do = { $item ->
    [step] { $roll ->
        [0] zet een stap
       *[other] zet een stap (gooi { $roll } of meer, anders verdwaal je en is al je energie weg)
    }
    [act] doe iets
    [card] { HAS($cards) ->
        [yes] speel { LIST($cards, item: "offered-name", join: "or") }
       *[no] speel een kaart
    }
   *[end] beëindig je beurt
}
prompt-catch = Er is wild: eet en verdwaal { WORD($direction, kind: "way", form: "to") }, of blijf hongerig waar je bent.
# With the cards that fit now, where the page knows them; what they do is said where there is room.
play-or-pass = { HAS($cards) ->
    [yes] Speel { LIST($cards, item: "offered-card", join: "or") }, of geen kaart.
   *[no] Speel een kaart, of pas.
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
    [yes] Je beurt begint. { play-or-pass }
   *[no] De beurt van { NAME($seat) } begint. { play-or-pass }
}
prompt-move = { YOU($seat) ->
    [yes] Je gaat op weg naar { place }. { play-or-pass }
   *[no] { NAME($seat) } gaat op weg naar { place }. { play-or-pass }
}
prompt-night-roll = { YOU($seat) ->
    [yes] Je gooide { $roll } op weg naar { place } en hebt { $needed } nodig. { play-or-pass }
   *[no] { NAME($seat) } gooide { $roll } op weg naar { place } en heeft { $needed } nodig. { play-or-pass }
}
prompt-lost = { YOU($seat) ->
    [yes] Je bent verdwaald{ lost-way }. { play-or-pass }
   *[no] { NAME($seat) } is verdwaald{ lost-way }. { play-or-pass }
}
lost-way = { $direction ->
    [0] , en zo meteen draait het kompas
   *[other] , { WORD($direction, kind: "way", form: "to") }
}
prompt-hunt-roll = { YOU($seat) ->
    [yes] Je jaagt: een worp van { $roll } telt als { $result }. { play-or-pass }
   *[no] { NAME($seat) } jaagt: een worp van { $roll } telt als { $result }. { play-or-pass }
}
prompt-sleep = { YOU($seat) ->
    [yes] Je gaat slapen. { play-or-pass }
   *[no] { NAME($seat) } gaat slapen. { play-or-pass }
}
prompt-illness = { YOU($seat) ->
    [yes] Je bent ziek geworden en hebt nu: { LIST($illnesses, item: "some-illnesses", join: "comma") }. { play-or-pass }
   *[no] { NAME($seat) } is ziek geworden en heeft nu: { LIST($illnesses, item: "some-illnesses", join: "comma") }. { play-or-pass }
}
prompt-attack = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } valt jou aan. { play-or-pass }
   *[no] { WORD($by, kind: "beast", form: "The") } valt { NAME($seat) } aan. { play-or-pass }
}
prompt-attack-roll = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } gooide { $beast_sum }, jij { $own_sum }. { play-or-pass }
   *[no] { WORD($by, kind: "beast", form: "The") } gooide { $beast_sum }, { NAME($seat) } { $own_sum }. { play-or-pass }
}
prompt-end = { YOU($seat) ->
    [yes] Je beurt eindigt. { play-or-pass }
   *[no] De beurt van { NAME($seat) } eindigt. { play-or-pass }
}
prompt-nature = De natuurbeurt begint. { play-or-pass }
prompt-targeted = { YOU($seat) ->
    [yes] Op jou wordt { card-name } gespeeld. { play-or-pass }
   *[no] Op { NAME($seat) } wordt { card-name } gespeeld. { play-or-pass }
}

why-go = Elke stap kost de getoonde energie. Honger en dorst putten je uit; uitputting aan het eind van haar spoor is de dood.
why-action = Eten, water en slaap houden je in leven; stappen brengen je naar het dorp.
why-catch = Eet en raak van je weg af, of blijf hongerig waar je bent.
why-bad = Een verlichte kaart hindert een ander en is dan weg. Je kunt haar ook bewaren.
why-good = Een verlichte kaart helpt je nu en is dan weg. Je kunt haar ook bewaren.

## Uitleg

about-second-wind = Aan het begin van je beurt: 2 energie meer. Of { card-heavy-legs }: 2 minder voor een ander.
about-hidden-spring = In je beurt: geen dorst meer. Of { card-leaking-flask }: 2 dorst voor een ander.
about-wild-berries = In je beurt: 3 honger minder. Of { card-spoiled-meat }: 2 honger voor een ander.
about-deep-sleep = Als je slaapt: 2 stappen meer. Of { card-nightmares }: 2 minder voor een ander.
about-fresh-tracks = Na je jachtworp: 2 meer. Of { card-startled-game }: 2 minder voor een ander.
about-old-path = In je beurt: de volgende stap kost 2 en vraagt geen worp. Of { card-wrong-turn }: een ander moet gooien.
about-companion = Als iemand je gebied verlaat: ga gratis mee. Of { card-quarrel }: 2 uitputting voor een ander in gezelschap.
about-torch = In je beurt: geen nachtworpen. Of { card-sudden-darkness }: nacht voor een ander.
about-spear = Bij een aanval op jou: gooi twee dobbelstenen. Of { card-enraged-beast }: een steen meer voor het dier.
about-climb-a-tree = Bij een aanval op jou: die gaat niet door. Of { card-scent-of-blood }: verplaats een dier.
about-healing-herbs = In je beurt, of als je ziek wordt: één ziekte weg. Of { card-bad-water }: een ander wordt ziek.
about-raft = In je beurt: over water voor 3 energie, of rivieren gratis. Of { card-flood }: geen rivier voor een ander.
about-shelter = In de natuurbeurt: geen uitputting voor jou. Of { card-storm }: 2 uitputting voor een ander.
about-shortcut = In je beurt: één stap gratis. Of { card-landslide }: een ander blijft staan.
about-steady-hand = Als je verdwaalt: kies de richting. Of { card-spinning-needle }: een ander dwaalt misschien af.
about-campfire = In je beurt: rusten kost 1. Of { card-smoke }: geen rust of slaap voor een ander.
about-lucky-charm = Na een worp van jou: gooi opnieuw. Of { card-jinx }: een ander gooit opnieuw.
about-watchful = Als een kaart op je gespeeld wordt: ze werkt niet. Of { card-thief }: neem een kaart.
about-thirst = Groeit elke ronde; het getal komt bij de uitputting. Drink bij water.
about-hunger = Groeit elke ronde; het getal komt bij de uitputting. Jaag overdag.
about-exhaustion = Minder energie naarmate ze groeit; aan het eind van het spoor sterf je. Rust of slaap.
about-day = Overdag kun je jagen en je weg vinden.
about-night = Geen jacht; voor elke stap moet een dobbelsteen 4 of meer tonen, anders ben je verdwaald.
about-special = Een bijzondere ronde: wat op de dagkaart staat geldt.
about-fever = Elke ronde 1 uitputting meer. Slaap en gooi 4 of meer om ervan af te komen.
about-stomach-cramps = Een jacht neemt maar 3 honger weg. Drink om ervan af te komen.
about-twisted-ankle = Stappen kosten 1 meer. Slaap om ervan af te komen.
about-dysentery = Elke ronde 1 dorst meer. Drink en gooi 3 of meer om ervan af te komen.
about-blurred-vision = Stappen overdag vragen een worp van 3. Slaap om ervan af te komen.
about-infected-wound = Elke beurt 1 energie minder. Was de wond bij water voor 3 energie.
about-chills = Rusten werkt niet. Slaap om ervan af te komen.

## Zetten, zonder hoofdletter

move-go = ga { WORD($direction, kind: "way", form: "to") }
move-hunt = jaag
move-rest = rust
move-sleep = slaap
move-drink = drink
move-wash-wound = was de wond
move-end-turn = beëindig je beurt
move-eat-and-get-lost = eet en verdwaal
move-stay-hungry = blijf hongerig
move-pass = geen kaart: verder
move-always-pass = vraag me niets meer { WORD($trigger, kind: "trigger") }
move-ask-me = vraag het me weer { WORD($trigger, kind: "trigger") }
move-good = { HAS($illness) ->
    [yes] speel { card-name } tegen { WORD($illness, kind: "illness") }
   *[no] { HAS($direction) ->
        [yes] speel { card-name }: { WORD($direction, kind: "way", form: "to") }
       *[no] speel { card-name }
    }
}
move-raft = speel { card-name }: { crossing }
move-bad = { HAS($target) ->
    [yes] speel { card-name } ({ WORD($held, kind: "card") }) op { NAME($target) }
   *[no] { HAS($beast) ->
        [yes] speel { card-name } ({ WORD($held, kind: "card") }): { WORD($beast, kind: "beast", form: "the") } gaat { WORD($direction, kind: "way", form: "to") }
       *[no] speel { card-name } ({ WORD($held, kind: "card") })
    }
}

## Wat een zet kost of brengt

note-step = { $river ->
    [yes] over de rivier naar { place }: { price }
   *[no] naar { place }: { price }
}
note-raft = over het water naar { place }: { price }
price = { $roll ->
    [0] { $energy } energie
   *[other] { $energy } energie, gooi { $roll } of meer
}
note-hunt = { $bonus ->
    [0] { $energy } energie en een dobbelsteen: 5–6 eten, 1 verdwaald, 4 beide
   *[other] { $energy } energie en een dobbelsteen: 4–6 eten, 3 eten en verdwaald
}
note-rest = { $energy } energie: 1 uitputting minder
note-sleep = de hele beurt: { $steps } uitputting minder
note-drink = gratis: je dorst is weg
note-wash = { $energy } energie: de ontstoken wond geneest
note-eat = je honger is weg, en je energie ook
note-stay = je houdt je plaats en je energie
note-pass = speel niets
note-card = { card-effect }

## Waarom een zet niet mag, en wat nu

only-energy = { $energy ->
    [0] je hebt niets meer over
   *[other] je hebt er maar { $energy }
}
cheaper = Doe iets goedkopers, of beëindig je beurt.
refused-catch-first = Je jacht kwam op 4. Kies eerst: eet en verdwaal, of blijf hongerig.
refused-no-catch = Dit kies je alleen als een jacht op 4 komt. Zet een stap, doe iets, of beëindig je beurt.
refused-nothing-to-pass = Er is niets gevraagd om op te passen. Wil je stoppen, beëindig dan je beurt.
refused-asked-anyway = Je krijgt al een vraag { WORD($trigger, kind: "trigger") }. Zet een stap, doe iets, of beëindig je beurt.
refused-other-moment = Nu gaat het om een kaart { WORD($trigger, kind: "trigger") }, en alleen die vraag kun je nu uitzetten: { MOVE($example) }.
refused-ask-again-later = Vraag er in je eigen beurt weer om. Speel nu een kaart, of pas.
refused-asked-for-card = Er mag een kaart gespeeld worden { WORD($trigger, kind: "trigger") }, en nu word jij gevraagd. Speel een kaart die past, of pas.
refused-slept = Je hebt geslapen: deze beurt drink je alleen nog en speel je kaarten die niemand verplaatsen. Beëindig dan je beurt.
refused-off-board = Het land houdt op { WORD($direction, kind: "way", form: "to") }. Ga een andere kant op.
refused-into-water = { $area } is water, en daar loopt niemand in. Ga eromheen, of steek over met { card-raft }.
refused-flood = { card-flood }: deze beurt steek je geen rivier over. Neem een weg zonder rivier.
refused-step-too-dear = Een stap naar { place } kost { $cost } energie en { only-energy }. { cheaper }
refused-hunt-too-dear = Een jacht kost { $cost } energie en { only-energy }. { cheaper }
refused-rest-too-dear = Rusten kost { $cost } energie en { only-energy }. Beëindig je beurt.
refused-wash-too-dear = De wond wassen kost { $cost } energie en { only-energy }. Was haar aan het begin van je volgende beurt.
refused-raft-too-dear = Oversteken met het vlot kost { $cost } energie en { only-energy }. { cheaper }
refused-nothing-to-hunt = Er valt niets te jagen { WORD($terrain, kind: "terrain", form: "in") }. Jaag in grasland, bos of moeras, of bij de stam.
refused-hunt-in-the-dark = Het is te donker om te jagen. Jaag overdag.
refused-smoke = { card-smoke }: deze beurt geen rust en geen slaap. Zet een stap, jaag, of beëindig je beurt.
refused-chills = Met { illness-chills } helpt rusten niet. Slaap een hele beurt om ervan af te komen.
refused-not-tired = Je bent helemaal niet uitgeput. Gebruik je energie voor iets anders.
refused-sleep-too-late = Slapen vraagt de hele beurt, en je hebt al bewogen of energie besteed. Rust nu, of slaap in je volgende beurt.
refused-no-wound = Je hebt geen { illness-infected-wound } om te wassen. Gebruik je energie voor iets anders.
refused-wound-needs-water = Een wond was je bij een rivier of een watergebied. Ga ergens heen waar water is.
refused-rain-on-wound = Regen is niet genoeg om een wond te wassen. Ga naar een rivier of een watergebied.
refused-no-water = Geen rivier en geen watergebied raakt { $area }. Ga ergens heen waar water is om te drinken.
refused-drunk-already = Je hebt deze beurt al gedronken. Drink je volgende beurt weer tegen { illness-dysentery }.
refused-not-thirsty = Je hebt geen dorst, en drinken geneest nu niets. Doe iets anders.
refused-not-held = De kaart { WORD($good, kind: "card") } / { WORD($bad, kind: "card") } heb je niet in je hand. Speel er een die je hebt.
refused-wrong-time = { $own ->
    [yes] { card-name } speel je { LIST($triggers, item: "your-moment", join: "or") }. Bewaar de kaart tot dan.
   *[no] { card-name } speel je { LIST($triggers, item: "their-moment", join: "or") }. Bewaar de kaart tot dan.
}
refused-say-which-illness = Zeg welke ziekte weggaat: { MOVE($example) }.
refused-say-which-way = Zeg welke kant je op wilt: { MOVE($example) }.
refused-say-on-whom = Zeg op wie je { card-name } speelt: { MOVE($example) }.
refused-say-which-animal = Zeg welk dier waarheen gaat: { MOVE($example) }.
refused-storm = { card-name } treft een andere speler die nog leeft. Kies er een.
refused-needle = { card-name } treft wie de beurt eindigt, of een metgezel van deze beurt in het dorp, maar nooit jou. Kies een van hen, of pas.
refused-beast-away = { WORD($beast, kind: "beast", form: "The") } is niet op het bord. Kies een ander dier.
refused-beast-way = { WORD($beast, kind: "beast", form: "The") } kan die kant niet op. Kies een andere richting of een ander dier.
refused-no-beast = Geen dier kan nu ergens heen. Houd { card-name }, en pas.
refused-quarrel = Voor { card-name } is gezelschap nodig, en { NAME($seat) } staat alleen. Speel een andere kaart, of pas.
refused-thief = { NAME($seat) } heeft geen kaart die { card-name } kan nemen. Speel een andere kaart, of pas.
refused-landslide = { card-name } treft alleen een stap naar een rotsgebied of een berg. Speel een andere kaart, of pas.
refused-dark-already = Het is al donker. Houd { card-name }, en pas.
refused-works-already = { card-name } werkt al. Bewaar deze kaart voor later.
refused-no-way = Die kant op ligt water of houdt het land op. Kies een andere richting.
refused-companion = Meegaan kan alleen uit hetzelfde gebied als { NAME($seat) }. Speel een andere kaart, of pas.
refused-spring = Je hebt geen dorst. Bewaar { card-name } voor later.
refused-berries = Je hebt geen honger. Bewaar { card-name } voor later.
refused-not-ill = Je hebt geen ziekte. Bewaar { card-name } voor later.
refused-other-illness = { WORD($illness, kind: "illness") } heb je niet. Kies een ziekte die je hebt.
refused-card-after-sleep = Je hebt geslapen: deze beurt speel je geen kaart om te gaan of te rusten. Bewaar { card-name } voor later.
refused-path-waits = Er ligt al een kaart klaar voor je volgende stap. Zet die stap voordat je { card-name } speelt.
refused-torch = Het is geen nacht en er is geen mist. Bewaar { card-name } voor het donker.
refused-campfire = In de rook rust deze beurt niemand. Bewaar { card-name } voor later.
refused-raft-in-flood = { card-flood }: deze beurt steek je geen rivier over. Ga met het vlot over een watergebied, of bewaar het.
refused-raft-way = Een vlot gaat over één watergebied naast je naar open land aan de overkant. Kies andere richtingen.

## Wat een zet doet, als reden ervoor

fact-drinks = je dorst is weg
fact-heals = je bent verlost van { WORD($illness, kind: "illness") }
fact-water = brengt je bij water
fact-eats = je honger is minder
fact-rests = { $steps } uitputting minder
fact-energy = { $energy ->
    [0] maakt je energie op
   *[other] laat je { $energy } energie
}
fact-unused = laat { $energy } energie ongebruikt
fact-keeps = { $count ->
    [one] houdt je kaart
   *[other] houdt je { $count } kaarten
}

## Waar een tip over spreekt

part-way = je weg naar het dorp
part-strength = je kracht
part-thirst = je dorst
part-hunger = je honger
part-health = je gezondheid
part-cards = de kaarten in je hand
part-lead = je voorsprong op de anderen

## Op tafel

track-thirst = dorst
track-hunger = honger
track-exhaustion = uitputting
board-track = { WORD($track, kind: "track") }
board-track-at = { WORD($track, kind: "track") } { $at } van { $of }
board-adds = +{ $count } uitputting
board-mark = { WORD($mark, kind: "mark") }
board-day = { $night ->
    [yes] { WORD($day, kind: "day") }, nacht
   *[no] { WORD($day, kind: "day") }
}
board-weather = { WORD($weather, kind: "weather") }
board-illness = { WORD($illness, kind: "illness") }
board-rounds = Ronden van de dag
board-energy = { $energy } energie
board-cards = { $count ->
    [one] kaart
   *[other] kaarten
}
board-died = gestorven in de wildernis
board-land = Het land van west naar oost
board-figure = { NAME($seat) } bij { $area }
board-step = Ga { note-step }
board-not-now = { $area }: nu niet
board-standing = { $steps ->
    [one] { $steps } stap naar het dorp, hemelsbreed
   *[other] { $steps } stappen naar het dorp, hemelsbreed
}
board-not-until-my-turn = Niet vragen tot mijn beurt
board-ask-always = Zodra ik iets kan doen
board-only-me = Alleen wat mij aangaat
board-only-about = Alleen bij { NAME($seat) }
board-only-with = Alleen met { WORD($card, kind: "card") }
board-ask-me = Wanneer vragen?
board-unasked = Je krijgt geen vraag { LIST($triggers, item: "moment", join: "or") }.

## In de terminal

screen-sky = { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). Ronde { $round } van { $of }, { $night ->
    [yes] nacht
   *[no] dag
}.
screen-weather = Bijzondere ronde: { WORD($weather, kind: "weather") }.
screen-effects = Deze beurt: { LIST($effects, item: "effect-item", join: "comma") }.
screen-legend = { LIST($terrains, item: "legend-item", join: "comma") }, W water, ? omgekeerd, ~ rivier +2; getallen zijn spelers, b beer, w wolf, s slang, + meer dan een.
legend-item = { $letter } { WORD($terrain, kind: "terrain") } { $cost }
screen-dead = { NAME($seat) } ligt dood bij { $area }.
screen-figure = { NAME($seat) } bij { $area }:
screen-figure-in-turn = { NAME($seat) } bij { $area }, aan de beurt met { $energy } energie:
screen-tracks = dorst { $thirst } (telt { $thirst_number }), honger { $hunger } (telt { $hunger_number }), uitputting { $exhaustion } (energie { $energy })
screen-ill = ziek: { LIST($illnesses, item: "some-illnesses", join: "comma") }
screen-decks = Stapels: { $events } gebeurtenis-, { $illnesses } ziekte-, { $days } dagkaarten; afgelegd { $used_events }, { $used_illnesses }, { $used_days }.
screen-hand = Je gebeurteniskaarten, goede kant / slechte kant:

## Geteld over veel spellen

tally-first-played = De eerst gespeelde kaart
tally-played = Gespeelde kaarten
tally-hunts = Aantal keren jagen
tally-drinks = Hoe vaak gedronken werd
tally-sleeps = Hoe vaak geslapen werd
tally-illnesses = Getrokken ziekten
tally-attacks = Aangevallen door
foe-item = { WORD($item, kind: "beast") }
