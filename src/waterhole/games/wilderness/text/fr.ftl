# Wilderness. docs/translating.md explique le format.

summary = Soif, faim, fatigue : traverse les terres sauvages et atteins le village avant les autres.
goal = Le premier qui finit un tour au village, à l’est, gagne.

## La boussole, de 1 à l’est dans le sens des aiguilles d’une montre

way-1 = est
    .to = vers l’est
way-2 = sud-est
    .to = vers le sud-est
way-3 = sud-ouest
    .to = vers le sud-ouest
way-4 = ouest
    .to = vers l’ouest
way-5 = nord-ouest
    .to = vers le nord-ouest
way-6 = nord-est
    .to = vers le nord-est

## Le pays

terrain-grassland = prairie
terrain-rocky-area = rocaille
    .in = dans la rocaille
terrain-desert = désert
    .in = dans le désert
terrain-forest = forêt
terrain-swamp = marais
terrain-mountain = montagne
    .in = en montagne
terrain-tribe = tribu
terrain-village = village
    .in = au village
terrain-water = eau

place = { $area } ({ WORD($terrain, kind: "terrain") })

tile-river-meadow = Pré de la Rivière
tile-dry-flats = Plaine Aride
tile-black-forest = Forêt Noire
tile-marshland = Pays des Marais
tile-high-pass = Haut Col
tile-lakeland = Pays des Lacs
tile-broken-hills = Collines Brisées
tile-sunburnt-plain = Plaine Brûlée

## Les animaux, et la tribu qui peut devenir hostile

beast-bear = ours
    .the = l’ours
    .The = L’ours
beast-high-pass-wolf = loup du Haut Col
    .the = le loup du Haut Col
    .The = Le loup du Haut Col
beast-broken-hills-wolf = loup des Collines Brisées
    .the = le loup des Collines Brisées
    .The = Le loup des Collines Brisées
beast-snake = serpent
    .the = le serpent
    .The = Le serpent
beast-tribe = tribu
    .the = la tribu
    .The = La tribu

## Les jours et leurs manches

mark-day = jour
mark-night = nuit
mark-special = spéciale
some-rounds = { $count } × { WORD($mark, kind: "mark") }

day-clear-day = Jour clair
day-scorching-sun = Soleil de plomb
day-downpour = Averse
day-thick-fog = Brouillard épais
day-bitter-cold = Froid mordant
day-bright-moon = Pleine lune
day-long-day = Longue journée
day-short-day = Courte journée
day-rich-game = Gibier abondant
day-restless-beasts = Bêtes agitées
day-headwind = Vent contraire
day-gentle-breeze = Brise légère
day-omen = Présage

weather-scorching-sun = 1 de soif en plus au tour de la nature ; entrer dans un désert coûte 2 de soif
weather-downpour = pas de soif au tour de la nature, de l’eau partout, les rivières coûtent 4
weather-thick-fog = chaque pas demande le jet de nuit
weather-bitter-cold = nuit ; dormir rend 3 cases
weather-bright-moon = nuit ; un pas réussit avec 2 ou plus
weather-rich-game = 1 de plus aux jets de chasse
weather-restless-beasts = les animaux agissent deux fois
weather-headwind = forêt et montagne coûtent 1 de plus
weather-gentle-breeze = pas d’épuisement de base au tour de la nature

## Maladies

illness-fever = Fièvre
illness-stomach-cramps = Crampes d’estomac
illness-twisted-ankle = Cheville foulée
illness-dysentery = Dysenterie
illness-blurred-vision = Vue trouble
illness-infected-wound = Plaie infectée
illness-chills = Frissons
illness-bite = Morsure
illness-false-alarm = Fausse alerte
some-illnesses = { $count ->
    [one] { WORD($item, kind: "illness") }
   *[other] { $count } × { WORD($item, kind: "illness") }
}

## Cartes événement : les bonnes faces, puis les mauvaises ; .does est ce qu’elles font

card-second-wind = Second souffle
    .does = 2 points d’énergie de plus ce tour-ci
card-hidden-spring = Source cachée
    .does = la soif disparaît
card-wild-berries = Baies sauvages
    .does = la faim baisse de 3
card-deep-sleep = Sommeil profond
    .does = le sommeil enlève 2 d’épuisement en plus
card-fresh-tracks = Traces fraîches
    .does = 2 de plus au jet de chasse
card-old-path = Vieux sentier
    .does = le prochain pas coûte 2 en tout, sans jet
card-companion = Compagnon
    .does = suivre sans rien payer
card-torch = Torche
    .does = pas de jet de nuit ce tour-ci
card-spear = Lance
    .does = on lance deux dés
card-climb-a-tree = Dans un arbre
    .does = l’attaque n’a pas lieu
card-healing-herbs = Herbes médicinales
    .does = une maladie disparaît
card-raft = Radeau
    .does = les rivières ne coûtent rien de plus ce tour-ci
card-shelter = Abri
    .does = pas d’épuisement à ce tour de la nature
card-shortcut = Raccourci
    .does = un pas gratuit, sans jet ni surcoût de rivière
card-steady-hand = Main sûre
    .does = choisir la direction
card-campfire = Feu de camp
    .does = se reposer coûte 1 ce tour-ci
card-lucky-charm = Porte-bonheur
    .does = relancer ses dés
card-watchful = Aux aguets
    .does = la carte qui vient d’être jouée n’a aucun effet
card-heavy-legs = Jambes lourdes
    .does = 2 points d’énergie de moins ce tour-ci
card-leaking-flask = Gourde percée
    .does = la soif monte de 2
card-spoiled-meat = Viande avariée
    .does = la faim monte de 2
card-nightmares = Cauchemars
    .does = le sommeil enlève 2 d’épuisement en moins
card-startled-game = Gibier en fuite
    .does = 2 de moins au jet de chasse
card-wrong-turn = Mauvais chemin
    .does = le pas demande un jet de 4, de 5 la nuit
card-quarrel = Querelle
    .does = l’épuisement monte de 2
card-sudden-darkness = Ténèbres soudaines
    .does = il fait nuit ce tour-ci
card-enraged-beast = Bête furieuse
    .does = l’animal lance un dé de plus
card-scent-of-blood = Odeur de sang
    .does = un animal se déplace d’abord d’une zone
card-bad-water = Eau croupie
    .does = piocher une carte maladie
card-flood = Crue
    .does = aucune rivière ne se traverse ce tour-ci
card-storm = Tempête
    .does = l’épuisement monte aussitôt de 2
card-landslide = Éboulement
    .does = le pas n’a pas lieu, l’énergie est perdue
card-spinning-needle = Aiguille folle
    .does = un jet de 1 ou 2 égare
card-smoke = Fumée
    .does = ni repos ni sommeil ce tour-ci
card-jinx = Poisse
    .does = les dés sont relancés
card-thief = Voleur
    .does = prendre une carte au hasard

card-name = « { WORD($card, kind: "card") } »
card-effect = { WORD($card, kind: "card", form: "does") }
held-card = { WORD($card, kind: "card") }
some-cards = { $count ->
    [one] { WORD($item, kind: "card") }
   *[other] { $count } × { WORD($item, kind: "card") }
}
counted-cards = { $count ->
    [one] { $count } carte événement
   *[other] { $count } cartes événement
}
energy-points = { $energy ->
    [one] { $energy } point d’énergie
   *[other] { $energy } points d’énergie
}
cost-points = { $cost ->
    [one] { $cost } point d’énergie
   *[other] { $cost } points d’énergie
}

## Moments où l’on joue des cartes : chez quelqu’un, chez toi (.yours), chez un autre (.theirs)

trigger-turn = pendant un tour
    .yours = pendant ton tour
    .theirs = pendant le tour d’un autre
trigger-start = au début d’un tour
    .yours = au début de ton tour
    .theirs = au début du tour d’un autre
trigger-move = quand quelqu’un fait un pas
    .yours = quand tu fais un pas
    .theirs = quand un autre fait un pas
trigger-night-roll = après un jet de nuit
    .yours = après ton jet de nuit
    .theirs = après le jet de nuit d’un autre
trigger-lost = quand quelqu’un se perd
    .yours = quand tu te perds
    .theirs = quand un autre se perd
trigger-hunt-roll = après un jet de chasse
    .yours = après ton jet de chasse
    .theirs = après le jet de chasse d’un autre
trigger-sleep = quand quelqu’un dort
    .yours = quand tu dors
    .theirs = quand un autre dort
trigger-illness = quand quelqu’un tombe malade
    .yours = quand tu tombes malade
    .theirs = quand un autre tombe malade
trigger-attack = lors d’une attaque
    .yours = lors d’une attaque contre toi
    .theirs = lors d’une attaque contre un autre
trigger-attack-roll = après le jet d’un combat
    .yours = après le jet de ton combat
    .theirs = après le jet du combat d’un autre
trigger-end = à la fin d’un tour
    .yours = à la fin de ton tour
    .theirs = à la fin du tour d’un autre
trigger-nature = au tour de la nature
    .yours = au tour de la nature
    .theirs = au tour de la nature
trigger-targeted = quand une carte est jouée contre toi
    .yours = quand une carte est jouée contre toi
    .theirs = quand une carte est jouée contre un autre

moment = { WORD($item, kind: "trigger") }
your-moment = { WORD($item, kind: "trigger", form: "yours") }
their-moment = { WORD($item, kind: "trigger", form: "theirs") }

## Ce qui vaut pendant un tour

effect-under-way = en chemin
effect-slept = a dormi
effect-has-drunk = a bu
effect-torch = torche
effect-darkness = ténèbres
effect-old-path = vieux sentier
effect-shortcut = raccourci
effect-rivers-free = rivières gratuites
effect-flood = crue
effect-campfire = feu de camp
effect-smoke = fumée
effect-no-roll = aucun jet
effect-wrong-turn = mauvais chemin
effect-item = { WORD($item, kind: "effect") }

## Ce qui s’est passé

# En début de phrase : « Tu as chassé », « Ada a chassé ».
has-done = { YOU($seat) ->
    [yes] Tu as
   *[no] { NAME($seat) } a
}
event-turn = { YOU($seat) ->
    [yes] Tu commences un tour avec { energy-points }.
   *[no] { NAME($seat) } commence un tour avec { energy-points }.
}
event-moved = { has-done } rejoint { $area } pour { cost-points }.
event-followed = { YOU($leader) ->
    [yes] { NAME($seat) } t’a suivi jusqu’en { $area }.
   *[no] { has-done } suivi { NAME($leader) } jusqu’en { $area }.
}
event-rolled = { has-done } fait { $roll } en route vers { $area } ; il fallait { $needed }.
event-rolled-again = { has-done } relancé : { $roll }.
event-wandered = { has-done } erré { WORD($direction, kind: "way", form: "to") }, jusqu’en { $area }.
event-turned = La tuile { $position } est retournée : { WORD($tile, kind: "tile") }.
event-appeared = { WORD($beast, kind: "beast", form: "The") } apparaît en { $area }.
event-fell-ill = { has-done } pioché une maladie : { WORD($illness, kind: "illness") }.
event-healed = { YOU($seat) ->
    [yes] Tu n’as plus cette maladie : { WORD($illness, kind: "illness") }.
   *[no] { NAME($seat) } n’a plus cette maladie : { WORD($illness, kind: "illness") }.
}
event-hunted = { has-done } chassé et fait { $roll }.
event-tracked = { $result ->
    [1] { YOU($seat) ->
        [yes] Tu as perdu ton chemin à la chasse.
       *[no] { NAME($seat) } a perdu son chemin à la chasse.
    }
    [2] { found-nothing }
    [3] { found-nothing }
    [4] { has-done } trouvé une proie, mais elle mène hors du chemin, { WORD($direction, kind: "way", form: "to") }.
   *[other] { has-done } trouvé une proie et mangé.
}
found-nothing = { YOU($seat) ->
    [yes] Tu n’as rien trouvé.
   *[no] { NAME($seat) } n’a rien trouvé.
}
event-drank = { has-done } bu : plus de soif.
event-rested = { has-done } pris du repos : épuisement { $exhaustion }.
event-slept = { $steps ->
    [0] { has-done } mal dormi, sans repos : épuisement { $exhaustion }.
    [one] { has-done } dormi et repris { $steps } case : épuisement { $exhaustion }.
   *[other] { has-done } dormi et repris { $steps } cases : épuisement { $exhaustion }.
}
event-status = { YOU($seat) ->
    [yes] Toi : soif { $thirst }, faim { $hunger }, épuisement { $exhaustion }.
   *[no] { NAME($seat) } : soif { $thirst }, faim { $hunger }, épuisement { $exhaustion }.
}
event-played = { HAS($target) ->
    [yes] { has-done } joué { card-name } contre { target-name } : { card-effect }.
   *[no] { has-done } joué { card-name } : { aim }.
}
target-name = { YOU($target) ->
    [yes] toi
   *[no] { NAME($target) }
}
aim = { HAS($illness) ->
    [yes] contre { WORD($illness, kind: "illness") }
   *[no] { HAS($beast) ->
        [yes] { WORD($beast, kind: "beast", form: "the") } va { WORD($direction, kind: "way", form: "to") }
       *[no] { HAS($ashore) ->
            [yes] { crossing }
           *[no] { HAS($direction) ->
                [yes] { WORD($direction, kind: "way", form: "to") }
               *[no] { card-effect }
            }
        }
    }
}
crossing = sur l’eau { WORD($direction, kind: "way", form: "to") }, à terre { WORD($ashore, kind: "way", form: "to") }
event-needle = { has-done } fait { $roll } contre « { card-spinning-needle } ».
event-stole = { HAS($card) ->
    [yes] { YOU($victim) ->
        [yes] { NAME($seat) } t’a pris { card-name }.
       *[no] { has-done } pris { card-name } à { NAME($victim) }.
    }
   *[no] { has-done } pris une carte à { NAME($victim) }.
}
event-dealt = { HAS($cards) ->
    [yes] { has-done } reçu { LIST($cards, item: "some-cards") }.
   *[no] { has-done } reçu { counted-cards }.
}
event-reshuffled = { $deck ->
    [illness] Les cartes maladie défaussées, mélangées, forment une nouvelle pioche de { $count }.
    [day] Les cartes jour défaussées, mélangées, forment une nouvelle pioche de { $count }.
   *[event] Les cartes événement défaussées, mélangées, forment une nouvelle pioche de { $count }.
}
event-day = { HAS($weather) ->
    [yes] Un nouveau jour : { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). Spécial : { WORD($weather, kind: "weather") }. { new-cards }
   *[no] Un nouveau jour : { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). { new-cards }
}
new-cards = Chacun reçoit { $events } cartes événement.
event-round = { $mark ->
    [day] Manche { $round } de la journée : il fait jour.
    [night] Manche { $round } de la journée : il fait nuit.
   *[special] { $night ->
        [yes] Manche { $round } de la journée : une nuit où vaut la règle spéciale de la carte jour.
       *[no] Manche { $round } de la journée : la règle spéciale de la carte jour vaut.
    }
}
event-nature = Le tour de la nature commence.
event-roamed = { WORD($beast, kind: "beast", form: "The") } va en { $area }.
event-attacked = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } t’attaque en { $area }.
   *[no] { WORD($by, kind: "beast", form: "The") } attaque { NAME($seat) } en { $area }.
}
event-fought = { has-done } combattu : { WORD($by, kind: "beast", form: "the") } fait { $beast_sum }, contre { $own_sum }.
event-won-fight = { $removed ->
    [yes] { has-done } vaincu { WORD($by, kind: "beast", form: "the") } et fait un bon repas.
   *[no] { has-done } vaincu { WORD($by, kind: "beast", form: "the") }, et c’est la fête.
}
event-lost-fight = { $steps ->
    [0] Jets égaux : personne ne gagne.
   *[other] { YOU($seat) ->
        [yes] { WORD($by, kind: "beast", form: "The") } gagne : { $steps } d’épuisement pour toi.
       *[no] { WORD($by, kind: "beast", form: "The") } gagne : { $steps } d’épuisement pour { NAME($seat) }.
    }
}
event-tribe = { $roll ->
    [1] { has-done } fait { $roll } auprès de la tribu : elle devient hostile.
   *[other] { has-done } fait { $roll } auprès de la tribu : il y a à boire et à manger.
}
event-died = { has-done } péri dans les terres sauvages.
event-ended = { HAS($winners) ->
    [yes] La partie est finie : { WORD($outcome, kind: "outcome") }. Victoire : { LIST($winners, item: "winner") }.
   *[no] La partie est finie : { WORD($outcome, kind: "outcome") }. La nature gagne.
}
winner = { YOU($item) ->
    [yes] toi
   *[no] { NAME($item) }
}

outcome-village = le village est atteint
outcome-last-survivor = il ne reste qu’un survivant
outcome-nobody-survived = personne n’a survécu

## Ce qui est demandé

prompt-turn = { $energy ->
    [0] Tu n’as plus d’énergie : { LIST($can, item: "can-do", join: "or") }.
   *[other] Tu as { energy-points } : { LIST($can, item: "can-do", join: "or") }.
}
can-do = { $item ->
    [step] { $roll ->
        [0] fais un pas
       *[other] fais un pas (il faut { $roll } ou plus au dé, sinon tu te perds et toute l’énergie part)
    }
    [act] agis
    [card] { HAS($cards) ->
        [yes] joue { LIST($cards, item: "offered-name", join: "or") }
       *[no] joue une carte
    }
   *[end] finis ton tour
}
prompt-catch = Voici une proie : mange et perds-toi { WORD($direction, kind: "way", form: "to") }, ou reste le ventre vide où tu es.
# With the cards that fit now, where the page knows them; what they do is said where there is room.
play-or-pass = { HAS($cards) ->
    [yes] Joue { LIST($cards, item: "offered-card", join: "or") }, ou aucune carte.
   *[no] Joue une carte, ou passe.
}
offered-card = { $brief ->
    [yes] { offered-name }
   *[no] { offered-name } ({ card-effect })
}
offered-name = { HAS($held) ->
    [yes] { WORD($held, kind: "card") } comme { card-name }
   *[no] { card-name }
}
prompt-start = { YOU($seat) ->
    [yes] Ton tour commence. { play-or-pass }
   *[no] Le tour de { NAME($seat) } commence. { play-or-pass }
}
prompt-move = { YOU($seat) ->
    [yes] Tu te mets en route vers { place }. { play-or-pass }
   *[no] { NAME($seat) } se met en route vers { place }. { play-or-pass }
}
prompt-night-roll = { YOU($seat) ->
    [yes] En route vers { place } tu as fait { $roll } ; il te faut { $needed }. { play-or-pass }
   *[no] En route vers { place } { NAME($seat) } a fait { $roll } ; il faut { $needed }. { play-or-pass }
}
prompt-lost = { YOU($seat) ->
    [yes] Tu as perdu ton chemin{ lost-way }. { play-or-pass }
   *[no] { NAME($seat) } a perdu son chemin{ lost-way }. { play-or-pass }
}
lost-way = { $direction ->
    [0] , et la boussole va tourner
   *[other] , { WORD($direction, kind: "way", form: "to") }
}
prompt-hunt-roll = { YOU($seat) ->
    [yes] Tu chasses : un jet de { $roll } compte comme { $result }. { play-or-pass }
   *[no] { NAME($seat) } chasse : un jet de { $roll } compte comme { $result }. { play-or-pass }
}
prompt-sleep = { YOU($seat) ->
    [yes] Tu vas dormir. { play-or-pass }
   *[no] { NAME($seat) } va dormir. { play-or-pass }
}
prompt-illness = { YOU($seat) ->
    [yes] Te voilà malade ; tu as maintenant : { LIST($illnesses, item: "some-illnesses", join: "comma") }. { play-or-pass }
   *[no] { NAME($seat) } tombe malade et a maintenant : { LIST($illnesses, item: "some-illnesses", join: "comma") }. { play-or-pass }
}
prompt-attack = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } t’attaque. { play-or-pass }
   *[no] { WORD($by, kind: "beast", form: "The") } attaque { NAME($seat) }. { play-or-pass }
}
prompt-attack-roll = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } a fait { $beast_sum }, toi { $own_sum }. { play-or-pass }
   *[no] { WORD($by, kind: "beast", form: "The") } a fait { $beast_sum }, { NAME($seat) } { $own_sum }. { play-or-pass }
}
prompt-end = { YOU($seat) ->
    [yes] Ton tour finit. { play-or-pass }
   *[no] Le tour de { NAME($seat) } finit. { play-or-pass }
}
prompt-nature = Le tour de la nature commence. { play-or-pass }
prompt-targeted = { YOU($seat) ->
    [yes] On joue { card-name } contre toi. { play-or-pass }
   *[no] On joue { card-name } contre { NAME($seat) }. { play-or-pass }
}

why-go = Chaque pas coûte l’énergie indiquée. La faim et la soif épuisent ; au bout de la piste d’épuisement, c’est la mort.
why-action = Manger, boire et dormir te gardent en vie ; les pas te mènent au village.
why-catch = Mange et quitte ton chemin, ou reste le ventre vide où tu es.
why-bad = Une carte allumée gêne quelqu’un d’autre, puis elle est perdue. Tu peux aussi la garder.
why-good = Une carte allumée t’aide maintenant, puis elle est perdue. Tu peux aussi la garder.

## Explications

about-second-wind = Au début de ton tour : 2 points d’énergie de plus. Ou { card-heavy-legs } : 2 de moins pour un autre.
about-hidden-spring = À ton tour : plus de soif. Ou { card-leaking-flask } : la soif d’un autre monte de 2.
about-wild-berries = À ton tour : ta faim baisse de 3. Ou { card-spoiled-meat } : celle d’un autre monte de 2.
about-deep-sleep = Quand tu dors : 2 cases de plus. Ou { card-nightmares } : 2 de moins pour un autre.
about-fresh-tracks = Après ton jet de chasse : 2 de plus. Ou { card-startled-game } : 2 de moins pour un autre.
about-old-path = À ton tour : le prochain pas coûte 2, sans jet. Ou { card-wrong-turn } : un autre doit lancer le dé.
about-companion = Quand quelqu’un quitte ta zone : suis-le gratuitement. Ou { card-quarrel } : 2 d’épuisement pour un autre qui n’est pas seul.
about-torch = À ton tour : pas de jet de nuit. Ou { card-sudden-darkness } : la nuit pour un autre.
about-spear = Si on t’attaque : lance deux dés. Ou { card-enraged-beast } : un dé de plus pour l’animal.
about-climb-a-tree = Si on t’attaque : l’attaque n’a pas lieu. Ou { card-scent-of-blood } : déplace un animal.
about-healing-herbs = À ton tour, ou quand tu tombes malade : une maladie de moins. Ou { card-bad-water } : un autre tombe malade.
about-raft = À ton tour : sur l’eau pour 3 points d’énergie, ou rivières gratuites. Ou { card-flood } : pas de rivière pour un autre.
about-shelter = Au tour de la nature : pas d’épuisement pour toi. Ou { card-storm } : 2 d’épuisement pour un autre.
about-shortcut = À ton tour : un pas gratuit. Ou { card-landslide } : un autre reste sur place.
about-steady-hand = Quand tu te perds : choisis la direction. Ou { card-spinning-needle } : un autre risque de s’égarer.
about-campfire = À ton tour : se reposer coûte 1. Ou { card-smoke } : ni repos ni sommeil pour un autre.
about-lucky-charm = Après un de tes jets : relance. Ou { card-jinx } : un autre relance.
about-watchful = Quand une carte est jouée contre toi : elle n’a aucun effet. Ou { card-thief } : prends une carte.
about-thirst = Augmente à chaque manche ; son nombre s’ajoute à l’épuisement. Bois près de l’eau.
about-hunger = Augmente à chaque manche ; son nombre s’ajoute à l’épuisement. Chasse de jour.
about-exhaustion = Plus il y en a, moins tu as d’énergie ; au bout de la piste tu meurs. Repose-toi ou dors.
about-day = De jour, on peut chasser et trouver son chemin.
about-night = Pas de chasse ; avant chaque pas, un dé doit montrer 4 ou plus, sinon tu te perds.
about-special = Une manche spéciale : ce que dit la carte jour s’applique.
about-fever = 1 d’épuisement en plus à chaque manche. Dors et fais 4 ou plus pour guérir.
about-stomach-cramps = Une chasse n’enlève que 3 de faim. Bois pour guérir.
about-twisted-ankle = Les pas coûtent 1 de plus. Dors pour guérir.
about-dysentery = 1 de soif en plus à chaque manche. Bois et fais 3 ou plus pour guérir.
about-blurred-vision = De jour, les pas demandent un jet de 3. Dors pour guérir.
about-infected-wound = 1 point d’énergie de moins à chaque tour. Lave-la près de l’eau pour 3 points d’énergie.
about-chills = Se reposer n’a aucun effet. Dors pour guérir.

## Coups, sans majuscule

move-go = va { WORD($direction, kind: "way", form: "to") }
move-hunt = chasse
move-rest = repose-toi
move-sleep = dors
move-drink = bois
move-wash-wound = lave la plaie
move-end-turn = finis ton tour
move-eat-and-get-lost = mange et perds-toi
move-stay-hungry = reste le ventre vide
move-pass = aucune carte : continuer
move-always-pass = ne me demande plus rien { WORD($trigger, kind: "trigger") }
move-ask-me = demande-moi de nouveau { WORD($trigger, kind: "trigger") }
move-good = { HAS($illness) ->
    [yes] joue { card-name } contre { WORD($illness, kind: "illness") }
   *[no] { HAS($direction) ->
        [yes] joue { card-name } : { WORD($direction, kind: "way", form: "to") }
       *[no] joue { card-name }
    }
}
move-raft = joue { card-name } : { crossing }
move-bad = { HAS($target) ->
    [yes] joue { card-name } ({ WORD($held, kind: "card") }) contre { NAME($target) }
   *[no] { HAS($beast) ->
        [yes] joue { card-name } ({ WORD($held, kind: "card") }) : { WORD($beast, kind: "beast", form: "the") } va { WORD($direction, kind: "way", form: "to") }
       *[no] joue { card-name } ({ WORD($held, kind: "card") })
    }
}

## Ce qu’un coup coûte ou apporte

note-step = { $river ->
    [yes] par la rivière jusqu’en { place } : { price }
   *[no] jusqu’en { place } : { price }
}
note-raft = sur l’eau jusqu’en { place } : { price }
price = { $roll ->
    [0] { energy-points }
   *[other] { energy-points }, il faut faire { $roll } ou plus
}
note-hunt = { $bonus ->
    [0] { energy-points } et un dé : 5–6 manger, 1 perdu, 4 les deux
   *[other] { energy-points } et un dé : 4–6 manger, 3 manger et perdu
}
note-rest = { energy-points } : 1 d’épuisement en moins
note-sleep = tout le tour : { $steps } d’épuisement en moins
note-drink = gratuit : ta soif disparaît
note-wash = { energy-points } : la plaie infectée guérit
note-eat = ta faim disparaît, ton énergie aussi
note-stay = tu gardes ta place et ton énergie
note-pass = ne rien jouer
note-card = { card-effect }

## Pourquoi un coup n’est pas permis, et que faire

only-energy = { $energy ->
    [0] tu n’en as plus
   *[other] tu n’en as que { $energy }
}
cheaper = Fais quelque chose de moins cher, ou finis ton tour.
refused-catch-first = Ta chasse a donné 4. Choisis d’abord : mange et perds-toi, ou reste le ventre vide.
refused-no-catch = Ce choix ne vient que si une chasse donne 4. Fais un pas, agis, ou finis ton tour.
refused-nothing-to-pass = Aucune question n’attend que tu passes. Pour t’arrêter là, finis ton tour.
refused-asked-anyway = La question { WORD($trigger, kind: "trigger") } t’est déjà posée. Fais un pas, agis, ou finis ton tour.
refused-other-moment = La question du moment porte sur une carte { WORD($trigger, kind: "trigger") }, et c’est la seule que tu peux arrêter maintenant : { MOVE($example) }.
refused-ask-again-later = Les questions se rétablissent pendant ton propre tour. Joue une carte, ou passe.
refused-asked-for-card = On peut jouer une carte { WORD($trigger, kind: "trigger") }, et c’est à toi de répondre. Joue une carte qui convient, ou passe.
refused-slept = Tu as dormi : ce tour-ci tu ne peux que boire et jouer des cartes qui ne déplacent personne. Ensuite finis ton tour.
refused-off-board = Le pays s’arrête là si l’on va { WORD($direction, kind: "way", form: "to") }. Prends une autre direction.
refused-into-water = { $area } est de l’eau, et personne n’y entre à pied. Contourne-la, ou traverse avec la carte « { card-raft } ».
refused-flood = { card-flood } : ce tour-ci tu ne traverses aucune rivière. Prends un chemin sans rivière.
refused-step-too-dear = Un pas jusqu’en { place } coûte { cost-points } et { only-energy }. { cheaper }
refused-hunt-too-dear = Une chasse coûte { cost-points } et { only-energy }. { cheaper }
refused-rest-too-dear = Se reposer coûte { cost-points } et { only-energy }. Finis ton tour.
refused-wash-too-dear = Laver la plaie coûte { cost-points } et { only-energy }. Lave-la au début de ton prochain tour.
refused-raft-too-dear = Traverser en radeau coûte { cost-points } et { only-energy }. { cheaper }
refused-nothing-to-hunt = Il n’y a rien à chasser { WORD($terrain, kind: "terrain", form: "in") }. Chasse en prairie, en forêt, au marais, ou auprès de la tribu.
refused-hunt-in-the-dark = Il fait trop sombre pour chasser. Chasse de jour.
refused-smoke = { card-smoke } : ni repos ni sommeil ce tour-ci. Fais un pas, chasse, ou finis ton tour.
refused-chills = Avec des { illness-chills }, se reposer ne sert à rien. Dors tout un tour pour guérir.
refused-not-tired = Tu n’as aucun épuisement. Garde ton énergie pour autre chose.
refused-sleep-too-late = Dormir prend tout le tour, et tu as déjà bougé ou dépensé de l’énergie. Repose-toi, ou dors au prochain tour.
refused-no-wound = Tu n’as pas de { illness-infected-wound } à laver. Garde ton énergie pour autre chose.
refused-wound-needs-water = Une plaie se lave près d’une rivière ou d’une étendue d’eau. Va là où il y a de l’eau.
refused-rain-on-wound = La pluie ne suffit pas pour laver une plaie. Va près d’une rivière ou d’une étendue d’eau.
refused-no-water = Ni rivière ni étendue d’eau ne touche { $area }. Va là où il y a de l’eau à boire.
refused-drunk-already = Tu as déjà bu ce tour-ci. Bois de nouveau contre la { illness-dysentery } au prochain tour.
refused-not-thirsty = Tu n’as pas soif, et boire ne guérirait rien maintenant. Fais autre chose.
refused-not-held = La carte { WORD($good, kind: "card") } / { WORD($bad, kind: "card") } n’est pas dans ta main. Joue une carte que tu as.
refused-wrong-time = { $own ->
    [yes] La carte { card-name } se joue { LIST($triggers, item: "your-moment", join: "or") }. Garde la carte pour ce moment.
   *[no] La carte { card-name } se joue { LIST($triggers, item: "their-moment", join: "or") }. Garde la carte pour ce moment.
}
refused-say-which-illness = Dis quelle maladie disparaît : { MOVE($example) }.
refused-say-which-way = Dis dans quelle direction tu veux aller : { MOVE($example) }.
refused-say-on-whom = Dis contre qui tu joues { card-name } : { MOVE($example) }.
refused-say-which-animal = Dis quel animal va où : { MOVE($example) }.
refused-storm = La carte { card-name } frappe un autre joueur encore en vie. Choisis-en un.
refused-needle = La carte { card-name } frappe qui finit le tour, ou un compagnon de ce tour au village, mais jamais toi. Choisis l’un d’eux, ou passe.
refused-beast-away = { WORD($beast, kind: "beast", form: "The") } n’est pas sur le plateau. Choisis un autre animal.
refused-beast-way = { WORD($beast, kind: "beast", form: "The") } ne peut pas aller par là. Choisis une autre direction ou un autre animal.
refused-no-beast = Aucun animal ne peut bouger maintenant. Garde { card-name }, et passe.
refused-quarrel = Pour { card-name } il faut être deux, et { NAME($seat) } n’a personne à ses côtés. Joue une autre carte, ou passe.
refused-thief = { NAME($seat) } n’a aucune carte que { card-name } puisse prendre. Joue une autre carte, ou passe.
refused-landslide = La carte { card-name } ne frappe qu’un pas vers la rocaille ou une montagne. Joue une autre carte, ou passe.
refused-dark-already = Il fait déjà nuit. Garde { card-name }, et passe.
refused-works-already = La carte { card-name } a déjà son effet. Garde cette carte pour plus tard.
refused-no-way = Par là, il y a de l’eau ou le bord du pays. Choisis une autre direction.
refused-companion = On ne peut suivre que depuis la même zone, et { NAME($seat) } est ailleurs. Joue une autre carte, ou passe.
refused-spring = Tu n’as pas soif. Garde { card-name } pour plus tard.
refused-berries = Tu n’as pas faim. Garde { card-name } pour plus tard.
refused-not-ill = Tu n’as aucune maladie. Garde { card-name } pour plus tard.
refused-other-illness = Tu n’as pas cette maladie : { WORD($illness, kind: "illness") }. Choisis une maladie que tu as.
refused-card-after-sleep = Tu as dormi : ce tour-ci tu ne joues aucune carte pour marcher ou te reposer. Garde { card-name } pour plus tard.
refused-path-waits = Une carte attend déjà ton prochain pas. Fais ce pas avant de jouer { card-name }.
refused-torch = Il ne fait pas nuit et il n’y a pas de brouillard. Garde { card-name } pour l’obscurité.
refused-campfire = Dans la fumée, personne ne se repose ce tour-ci. Garde { card-name } pour plus tard.
refused-raft-in-flood = { card-flood } : ce tour-ci tu ne traverses aucune rivière. Traverse une étendue d’eau avec le radeau, ou garde-le.
refused-raft-way = Un radeau traverse une étendue d’eau à côté de toi jusqu’à une terre découverte. Choisis d’autres directions.

## Ce que fait un coup, comme raison de le jouer

fact-drinks = ta soif disparaît
fact-heals = te guérit : { WORD($illness, kind: "illness") }
fact-water = te mène à l’eau
fact-eats = ta faim diminue
fact-rests = { $steps } d’épuisement en moins
fact-energy = { $energy ->
    [0] épuise ton énergie
   *[other] te laisse { $energy } d’énergie
}
fact-unused = { $energy } d’énergie inutilisée
fact-keeps = { $count ->
    [one] garde ta carte
   *[other] garde tes { $count } cartes
}

## De quoi parle un conseil

part-way = ton chemin vers le village
part-strength = tes forces
part-thirst = ta soif
part-hunger = ta faim
part-health = ta santé
part-cards = les cartes de ta main
part-lead = ton avance sur les autres

## Sur la table

track-thirst = soif
track-hunger = faim
track-exhaustion = épuisement
board-track = { WORD($track, kind: "track") }
board-track-at = { WORD($track, kind: "track") } { $at } sur { $of }
board-adds = +{ $count } épuisement
board-mark = { WORD($mark, kind: "mark") }
board-day = { $night ->
    [yes] { WORD($day, kind: "day") }, nuit
   *[no] { WORD($day, kind: "day") }
}
board-weather = { WORD($weather, kind: "weather") }
board-illness = { WORD($illness, kind: "illness") }
board-rounds = Manches de la journée
board-energy = énergie { $energy }
board-cards = { $count ->
    [one] carte
   *[other] cartes
}
board-died = a péri dans les terres sauvages
board-land = Le pays d’ouest en est
board-figure = { NAME($seat) } en { $area }
board-step = Va { note-step }
board-not-now = { $area } : pas maintenant
board-standing = { $steps ->
    [one] { $steps } pas jusqu’au village à vol d’oiseau
   *[other] { $steps } pas jusqu’au village à vol d’oiseau
}
board-not-until-my-turn = Ne rien demander avant mon tour
board-ask-always = Dès que je peux agir
board-only-me = Seulement ce qui me concerne
board-only-about = Seulement pour { NAME($seat) }
board-only-with = Seulement avec { WORD($card, kind: "card") }
board-ask-me = Quand deman{ "\u00AD" }der ?
board-unasked = Aucune question { LIST($triggers, item: "moment", join: "or") }.

## Dans le terminal

screen-sky = { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). Manche { $round } sur { $of }, { $night ->
    [yes] nuit
   *[no] jour
}.
screen-weather = Manche spéciale : { WORD($weather, kind: "weather") }.
screen-effects = Ce tour-ci : { LIST($effects, item: "effect-item", join: "comma") }.
screen-legend = { LIST($terrains, item: "legend-item", join: "comma") }, W eau, ? face cachée, ~ rivière +2 ; les nombres sont les joueurs, b ours, w loup, s serpent, + plusieurs.
legend-item = { $letter } { WORD($terrain, kind: "terrain") } { $cost }
screen-dead = { NAME($seat) } gît sans vie en { $area }.
screen-figure = { NAME($seat) } en { $area } :
screen-figure-in-turn = { NAME($seat) } en { $area }, à son tour avec { energy-points } :
screen-tracks = soif { $thirst } (compte { $thirst_number }), faim { $hunger } (compte { $hunger_number }), épuisement { $exhaustion } (énergie { $energy })
screen-ill = malade : { LIST($illnesses, item: "some-illnesses", join: "comma") }
screen-decks = Pioches : { $events } cartes événement, { $illnesses } maladie, { $days } jour ; défausses { $used_events }, { $used_illnesses }, { $used_days }.
screen-hand = Tes cartes événement, bonne face / mauvaise face :

## Compté sur beaucoup de parties

tally-first-played = Première carte jouée
tally-played = Cartes jouées
tally-hunts = Nombre de chasses
tally-drinks = Combien de fois on a bu
tally-sleeps = Combien de fois on a dormi
tally-illnesses = Maladies piochées
tally-attacks = Attaqué par
foe-item = { WORD($item, kind: "beast") }
