# Wildlife. docs/translating.md explique le format.

summary = Répands-toi sur l’île, adapte-toi et attaque ; à chaque tour, une carte doit être mise aux enchères.
goal = Le plus de points l’emporte, quand 11 zones sont pleines ou que des tuiles manquent.

## Mots

organism-man = homme
    .the = l’homme
organism-mammoth = mammouth
    .the = le mammouth
organism-bear = ours
    .the = l’ours
organism-eagle = aigle
    .the = l’aigle
organism-snake = serpent
    .the = le serpent
organism-crocodile = crocodile
    .the = le crocodile

# .in : où se trouve quelque chose ; .to : à quoi on s’adapte.
terrain-forest = forêt
    .in = dans la forêt
    .to = à la forêt
terrain-desert = désert
    .in = dans le désert
    .to = au désert
terrain-savanna = savane
    .in = dans la savane
    .to = à la savane
terrain-steppe = steppe
    .in = dans la steppe
    .to = à la steppe
terrain-mountains = montagne
    .in = dans la montagne
    .to = à la montagne
terrain-water = eau
    .in = dans l’eau
    .to = à l’eau

# .the : avec l’article.
area-large-forest = grande forêt
    .the = la grande forêt
area-small-forest = petite forêt
    .the = la petite forêt
area-large-desert = grand désert
    .the = le grand désert
area-small-desert = petit désert
    .the = le petit désert
area-large-savanna = grande savane
    .the = la grande savane
area-small-savanna = petite savane
    .the = la petite savane
area-large-steppe = grande steppe
    .the = la grande steppe
area-small-steppe = petite steppe
    .the = la petite steppe
area-large-mountains = grande montagne
    .the = la grande montagne
area-small-mountains = petite montagne
    .the = la petite montagne
area-large-water = grande eau
    .the = la grande eau
area-small-water = petite eau
    .the = la petite eau

card-forest = forêt
card-desert = désert
card-savanna = savane
card-steppe = steppe
card-mountains = montagne
card-water = eau
card-ability = capacité
card-adaptation = adaptation
card-joker = joker
card-food-source = source de nourriture
card-epidemic = épidémie
card-famine = famine

ability-food = nourriture
    .the = la nourriture
    .does = 2 points à chaque tour
ability-intelligence = intelligence
    .the = l’intelligence
    .does = 1 carte de plus par tour
ability-mobility = mobilité
    .the = la mobilité
    .does = une tuile va n’importe où
ability-defense = défense
    .the = la défense
    .does = arrête attaque et échange
ability-aggression = agression
    .the = l’agression
    .does = une tuile où tu attaques

# .now : le verbe, pour ce qui y est désormais possible ; .only : seulement cela.
level-no-action = aucune action
    .now = ne rien y faire
    .only = il ne peut encore rien y faire
    .short = –
    .letter = -
level-migrate = migrer
    .now = y migrer
    .only = il peut seulement y migrer
    .short = migre
    .letter = M
level-expand = s’étendre
    .now = s’y étendre
    .only = il peut seulement s’y étendre
    .short = s’étend
    .letter = E
level-attack = attaquer
    .now = y attaquer
    .only = il peut y attaquer
    .short = attaque
    .letter = A

deed-attack = l’attaque
deed-aggression = l’agression
deed-swap = l’échange

ranked-adaptations = adaptations
ranked-abilities = capacités
ranked-food = nourriture

monopoly-big = grand monopole
monopoly-small = petit monopole

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
    [one] { $points } point
   *[other] { $points } points
}
# La nourriture se compte.
food = { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
price = { $price ->
    [one] { $price } nourriture
   *[other] { $price } nourritures
}
bid = { $bid ->
    [one] { $bid } nourriture
   *[other] { $bid } nourritures
}

# Au début d’une phrase au passé : « Tu as pioché », « Ada a pioché ».
has-done = { YOU($seat) ->
    [yes] Tu as
   *[no] { NAME($seat) } a
}

## Ce qui s’est passé

event-organism = { $price ->
    [0] { has-done } reçu { WORD($organism, kind: "organism", form: "the") }.
   *[other] { has-done } obtenu { WORD($organism, kind: "organism", form: "the") } pour { price }.
}
event-turn = { YOU($seat) ->
    [yes] Manche { $round } : à toi de jouer.
   *[no] Manche { $round } : à { NAME($seat) } de jouer.
}
event-fed = { $tiles ->
    [one] { has-done } gagné { points } grâce à une tuile nourriture.
   *[other] { has-done } gagné { points } grâce à { $tiles } tuiles nourriture.
}
event-tile = { $how ->
    [seeded] { has-done } posé une tuile en { $space }.
    [removed] { has-done } perdu la tuile en { $space } à cause de l’épidémie.
   *[expanded] { YOU($seat) ->
        [yes] Tu t’étends en { $space }.
       *[no] { NAME($seat) } s’étend en { $space }.
    }
}
event-moved = { $how ->
    [swapped] { has-done } échangé la tuile en { $origin } avec { victims-tile } en { $space }.
    [moved] { has-done } déplacé une tuile de { $origin } en { $space } par la mobilité.
   *[migrated] { has-done } fait migrer une tuile de { $origin } en { $space }.
}
event-struck = { $deed ->
    [aggression] { has-done } utilisé l’agression contre { victims-tile } en { $space }.
    [swap] { has-done } tenté un échange avec { victims-tile } en { $space }.
   *[attack] { has-done } attaqué { victims-tile } en { $space }.
}
victims-tile = { YOU($victim) ->
    [yes] ta tuile
   *[no] la tuile appartenant à { NAME($victim) }
}
event-defended = { has-done } bloqué { WORD($deed, kind: "deed") } en { $space } par la défense.
event-beat = { has-done } battu { victims-tile } en { $space } ; elle quitte le jeu.
event-card = { $how ->
    [played] { has-done } joué la carte { WORD($card, kind: "card") }.
    [auctioned] { has-done } mis aux enchères la carte { WORD($card, kind: "card") }.
    [unsold] { YOU($seat) ->
        [yes] Personne n’a acheté ta carte { WORD($card, kind: "card") }.
       *[no] { NAME($seat) } n’a pas trouvé d’acheteur pour la carte { WORD($card, kind: "card") }.
    }
    [happened] { $card ->
        [epidemic] { has-done } répandu une épidémie chez les autres.
        [famine] { has-done } répandu une famine chez les autres.
       *[other] { has-done } trouvé une source de nourriture.
    }
    [named] { has-done } utilisé le joker comme carte { WORD($card, kind: "card") }.
   *[nothing] { has-done } laissé la carte { WORD($card, kind: "card") } sans effet.
}
event-bid = { HAS($food) ->
    [yes] { has-done } offert { food }.
   *[no] { has-done } passé.
}
event-bought = { $fallen ->
    [0] { has-done } acheté { seller } carte { WORD($card, kind: "card") } pour { price }.
    [one] { has-done } acheté { seller } carte { WORD($card, kind: "card") } pour { price }, en cédant { $fallen } point.
   *[other] { has-done } acheté { seller } carte { WORD($card, kind: "card") } pour { price }, en cédant { $fallen } points.
}
seller = { YOU($auctioneer) ->
    [yes] ta
   *[no] à { NAME($auctioneer) } la
}
event-improved = { YOU($seat) ->
    [yes] Tu es mieux adapté { WORD($terrain, kind: "terrain", form: "to") } : ton espèce peut maintenant { WORD($level, kind: "level", form: "now") }.
   *[no] { NAME($seat) } s’adapte mieux { WORD($terrain, kind: "terrain", form: "to") } et peut maintenant { WORD($level, kind: "level", form: "now") }.
}
event-took = { $holder ->
    [-1] { has-done } pris la capacité { WORD($ability, kind: "ability") } dans la réserve.
   *[other] { YOU($holder) ->
        [yes] { NAME($seat) } t’a pris la capacité { WORD($ability, kind: "ability") }.
       *[no] { has-done } pris la capacité { WORD($ability, kind: "ability") } à { NAME($holder) }.
    }
}
event-food = { $how ->
    [converted] { has-done } converti { food } en { points }.
    [found] { has-done } trouvé { food }.
   *[starved] { $food ->
        [0] { has-done } perdu { points } à cause de la famine.
       *[other] { $points ->
            [0] { has-done } perdu { food } à cause de la famine.
           *[other] { has-done } perdu { food } et { points } à cause de la famine.
        }
    }
}
event-filled = { has-done } rempli { WORD($area, kind: "area", form: "the") } (pion { $pawn }) pour { points }.
event-scored = Grand décompte : { LIST($gained, item: "gained-points", join: "comma") }.
gained-points = { YOU($seat) ->
    [yes] toi { SIGNED($points) }
   *[no] { NAME($seat) } { SIGNED($points) }
}
event-drew = { HAS($cards) ->
    [yes] { has-done } pioché { LIST($cards, item: "some-cards") }.
   *[no] { has-done } pioché { cards }.
}

outcome-eleventh-pawn = onze zones sont remplies
outcome-empty-supply = une réserve de tuiles est vide
outcome-agreed-rounds = les manches convenues sont terminées

## Ce qui est demandé

prompt-choose-organism = Choisis ton espèce.
prompt-bid-for-organism = { $bidder ->
    [-1] Tu ouvres les enchères pour { WORD($organism, kind: "organism", form: "the") } : combien de nourriture offres-tu ? Tu en as { $food }.
   *[other] { NAME($bidder) } offre { bid } pour { WORD($organism, kind: "organism", form: "the") }. Offre plus ou passe ; tu en as { $food }.
}
prompt-seed = { $left ->
    [one] Pose ta dernière tuile sur une case libre où ton espèce peut vivre.
   *[other] Pose une tuile sur une case libre où ton espèce peut vivre : encore { $left }.
}
prompt-turn = { $free ->
    [yes] À toi : { plays-left } ; une tuile peut migrer gratuitement.
   *[no] À toi : { plays-left }.
}
plays-left = { $owed ->
    [yes] { $left ->
        [one] mets une carte de ta main aux enchères
       *[other] encore { $left } cartes à jouer, dont une aux enchères
    }
   *[no] { $left ->
        [0] plus de carte à jouer
        [one] encore { $left } carte à jouer si tu veux
       *[other] encore { $left } cartes à jouer si tu veux
    }
}
prompt-migration = Laquelle de tes tuiles migre ?
prompt-destination = Où va la tuile de { $origin } ?
prompt-mobility = Laquelle de tes tuiles se déplace par la mobilité ?
prompt-mobility-space = Où va la tuile de { $origin }, ou avec qui s’échange-t-elle ?
prompt-aggression = Agression : pose une tuile ou bats-en une, partout où tu peux attaquer.
prompt-terrain-card = { HAS($migrates) ->
    [yes] Utilise la carte { WORD($card, kind: "card") } : choisis une de tes tuiles à faire migrer, ou renonces-y.
   *[no] Utilise la carte { WORD($card, kind: "card") } : choisis une case, ou renonces-y.
}
prompt-adaptation = À quel terrain t’adaptes-tu mieux ?
prompt-ability = Quelle capacité prends-tu ?
prompt-holder = À qui prends-tu la capacité { WORD($ability, kind: "ability") } ?
prompt-joker = Comme quelle carte joues-tu le joker ?
prompt-bid = { $bidder ->
    [-1] Personne n’a encore fait d’offre pour la carte { WORD($card, kind: "card") }. Offre ou passe ; tu as { food }, et chaque point en paie 3 de plus.
   *[other] { NAME($bidder) } offre { bid } pour la carte { WORD($card, kind: "card") }. Offre plus ou passe ; tu en as { $food }, et chaque point en paie 3 de plus.
}
prompt-payment = { HAS($enough) ->
    [yes] Tu paies { bid } et tu en as { $food } : cela suffit. Veux-tu garder de la nourriture et céder des points à la place, 1 pour 3 ?
   *[no] Tu paies { bid } et tu en as { $food }. Combien de points cèdes-tu, pour 3 nourritures chacun ?
}
prompt-bought-event = Utilises-tu la carte achetée ({ WORD($card, kind: "card") }), ou y renonces-tu ?
prompt-defense = Utilises-tu la défense contre { WORD($deed, kind: "deed") } en { $space } ?
prompt-epidemic = Épidémie : laquelle de tes tuiles quitte l’île ?

why-organism = Chaque espèce est chez elle dans un autre terrain : là, elle peut attaquer.
why-place = Les tuiles comptent lors d’un grand décompte : par zone, et en troupeaux de tuiles reliées. Remplir une zone rapporte tout de suite.
why-attack = La tuile battue quitte le jeu et la tienne prend sa place.
why-from = Une tuile marche sur tes propres tuiles jusqu’à une case libre à côté.
why-to = Remplir la dernière case d’une zone rapporte tout de suite.
why-swap = Les deux tuiles échangent leurs places.
why-remove = Elle quitte le jeu.
why-play = Les cartes terrain mettent des tuiles sur l’île, les autres te renforcent. Une carte par tour doit être mise aux enchères.
why-auction = Qui offre le plus utilise la carte aussitôt et te paie.
why-name = Un joker vaut la carte que tu nommes.
why-improve = D’aucune action à migrer, s’étendre, attaquer. Avoir le plus d’adaptations rapporte aussi.
why-take = Chaque capacité sert une fois à chacun de tes tours. Avoir le plus de capacités rapporte aussi.
why-rob = La réserve n’en a plus : on la prend à qui est le plus avancé.
why-bid-for-organism = Qui offre le plus commence avec cette espèce, et avec autant de nourriture en moins.
why-bid = Qui offre le plus paie le vendeur et utilise la carte aussitôt. La nourriture qui reste peut devenir des points.
why-fall = Chaque point cédé paie 3 nourritures. Qui a assez de nourriture ne doit céder aucun point : cela ne fait qu’épargner la nourriture.
why-convert = 3 nourritures font un point. Lors d’un grand décompte, avoir le plus de nourriture rapporte aussi.
why-end = Ta main est complétée pour le tour suivant.
why-defense = Ta défense l’arrête, une fois à chaque tour d’un autre joueur.
why-use = Tu l’as achetée : elle frappe tes adversaires.

-act = Agis { $where } selon ce que ton espèce sait y faire : migrer, s’étendre ou attaquer.
about-forest = { -act(where: "dans les forêts") }
about-desert = { -act(where: "dans les déserts") }
about-savanna = { -act(where: "dans les savanes") }
about-steppe = { -act(where: "dans les steppes") }
about-mountains = { -act(where: "dans les montagnes") }
about-water = { -act(where: "dans les eaux") }
about-ability = Prends une capacité : nourriture, intelligence, mobilité, défense ou agression.
about-adaptation = Progresse d’un niveau dans un terrain.
about-joker = Vaut une carte terrain, adaptation ou capacité de ton choix.
about-food-source = 7 nourritures pour toi, 3 pour le dernier.
about-epidemic = Chaque adversaire retire une tuile de l’île.
about-famine = Chaque adversaire paie 5 nourritures, ou des points s’il en manque.
about-food = 2 points au début de chacun de tes tours.
about-intelligence = Une carte de plus à jouer à chaque tour.
about-mobility = Une fois par tour : une de tes tuiles va sur une case libre, ou s’échange avec un adversaire.
about-defense = Une fois à chaque tour adverse : arrête une attaque, une agression ou un échange.
about-aggression = Une fois par tour : une tuile sur une case d’une zone où tu peux attaquer.
about-man = Attaquer : savane. S’étendre : steppe. Migrer : forêt et montagne.
about-mammoth = Attaquer : steppe. S’étendre : savane. Migrer : forêt et montagne.
about-bear = Attaquer : forêt. S’étendre : montagne. Migrer : savane et eau.
about-eagle = Attaquer : montagne. S’étendre : désert. Migrer : savane et steppe.
about-snake = Attaquer : désert. S’étendre : eau. Migrer : forêt et steppe.
about-crocodile = Attaquer : eau. S’étendre : forêt. Migrer : désert et savane.
about-migrate = Une de tes tuiles marche jusqu’à une case libre.
about-expand = Une nouvelle tuile sur une case libre.
about-attack = Dans une zone pleine : une nouvelle tuile à la place d’une tuile adverse.
about-no-action = Rien n’est encore possible ici.

## Coups, sans majuscule

move-place = pose en { $space }
move-attack = attaque { $space }
move-from = pars de { $space }
move-to = va en { $space }
move-swap = échange avec { $space }
move-remove = abandonne { $space }
move-play = joue la carte { WORD($card, kind: "card") }
move-auction = mets aux enchères la carte { WORD($card, kind: "card") }
move-migrate = fais migrer une tuile gratuitement
move-mobility = utilise la mobilité
move-aggression = utilise l’agression
move-end = termine ton tour
move-pass = passe
move-nothing = renonce à la carte
move-use = utilise la carte
move-defend = utilise la défense
move-no-defense = ne te défends pas
move-name = comme carte { WORD($card, kind: "card") }
move-improve = adapte-toi mieux { WORD($terrain, kind: "terrain", form: "to") }
move-take = { HAS($holder) ->
    [yes] prends { WORD($ability, kind: "ability", form: "the") } à { NAME($holder) }
   *[no] { HAS($robs) ->
        [yes] prends la capacité { WORD($ability, kind: "ability") } à un autre joueur
       *[no] prends { WORD($ability, kind: "ability", form: "the") }
    }
}
move-rob = à { NAME($seat) }
move-organism = choisis { WORD($organism, kind: "organism", form: "the") }
move-convert = convertis de la nourriture en { points }
move-fall = { $spaces ->
    [0] paie seulement en nourriture
    [one] cède { $spaces } point
   *[other] cède { $spaces } points
}
move-bid = offre { food }

note-food = { food }
note-price = { $food ->
    [0] coûte { points }, reste { $left }
   *[other] coûte { food } et { points }, reste { $left }
}
note-better = de « { WORD($level, kind: "level") } » à « { WORD($better, kind: "level") } »

## Pourquoi un coup est refusé, et que faire

refused-first-organism = Choisis d’abord ton espèce, par exemple { MOVE($example) }.
refused-first-bid-for-organism = Une espèce est aux enchères. Fais une offre, ou passe si quelqu’un en a déjà fait une, par exemple { MOVE($example) }.
refused-first-seed = Avant le premier tour, chacun pose des tuiles sur l’île. Choisis une case pour la tienne, par exemple { MOVE($example) }.
refused-first-tile = Choisis d’abord la tuile qui se déplace, par exemple { MOVE($example) }.
refused-first-destination = Choisis d’abord où va la tuile, par exemple { MOVE($example) }.
refused-first-aggression = Choisis d’abord une case pour ton agression, par exemple { MOVE($example) }.
refused-first-card = Utilise d’abord la carte ou renonces-y, par exemple { MOVE($example) }.
refused-first-holder = Choisis d’abord à qui tu prends la capacité, par exemple { MOVE($example) }.
refused-first-bid = Une carte est aux enchères. Fais une offre ou passe, par exemple { MOVE($example) }.
refused-first-payment = Dis d’abord combien de points tu cèdes pour payer, par exemple { MOVE($example) }.
refused-first-defense = Quelqu’un vise ta tuile. Dis d’abord si tu la défends, par exemple { MOVE($example) }.
refused-first-epidemic = Choisis d’abord la tuile que l’épidémie emporte, par exemple { MOVE($example) }.

refused-card-before-space = Joue d’abord une carte terrain, puis choisis une case pour une tuile.
refused-way-before-space = Dis d’abord comment une tuile se déplace : fais-la migrer gratuitement, joue une carte terrain ou utilise la mobilité.
refused-play-before = Pour cela, joue d’abord une carte { WORD($card, kind: "card") }.
refused-no-card-in-use = Tu n’utilises aucune carte en ce moment. Joues-en une, ou mets-en une aux enchères.
refused-no-auction = Rien n’est aux enchères en ce moment. Joue une carte ou mets-en une aux enchères ; si tu as fini, termine ton tour.
refused-no-attacker = Personne ne vise tes tuiles en ce moment. Continue ton tour.
refused-no-epidemic = Seule une épidémie retire des tuiles de l’île. Continue ton tour.
refused-has-organism = Tu as déjà ton espèce. Continue ton tour.

refused-organism-gone = Quelqu’un a déjà choisi { WORD($organism, kind: "organism", form: "the") }. Choisis une autre espèce.
refused-must-open = Tu ouvres les enchères et dois faire une offre : 0 nourriture suffit.
refused-only-food = Seule la nourriture compte ici, et tu en as { $food }. N’offre pas plus.
refused-organism-bid-low = L’offre est déjà de { bid }. Offre plus, ou passe.
refused-occupied = Il y a déjà une tuile en { $space }. Choisis une case vide.
refused-not-yours = Aucune de tes tuiles n’est en { $space }. Choisis d’abord une tuile à toi.
refused-no-opponent = Il n’y a pas de tuile adverse en { $space }. Choisis une case où il y en a une.
refused-other-terrain = La carte vaut { WORD($terrain, kind: "terrain", form: "in") }, et { $space } est dans { WORD($area, kind: "area", form: "the") }. Choisis une case { WORD($terrain, kind: "terrain", form: "in") }.
refused-cannot-live = Pour l’instant, { WORD($organism, kind: "organism", form: "the") } ne peut rien faire { WORD($terrain, kind: "terrain", form: "in") }. Choisis une case où il peut au moins migrer.
refused-seeds-full = Il y a déjà { $tiles } tuiles dans { WORD($area, kind: "area", form: "the") }, et pas plus au départ. Choisis une autre zone.
refused-no-card = Tu n’as pas de carte { WORD($card, kind: "card") }. Choisis une carte de ta main.
refused-no-play-left = { $plays ->
    [one] Tu as joué une carte à ce tour et ne peux plus en jouer. Migre, utilise une capacité ou termine ton tour.
   *[other] Tu as joué { $plays } cartes à ce tour et ne peux plus en jouer. Migre, utilise une capacité ou termine ton tour.
}
refused-last-for-auction = Ta dernière carte de ce tour est pour les enchères. Mets-en une aux enchères.
refused-migrated = Ta migration gratuite de ce tour est déjà faite. Pour une autre tuile, joue une carte terrain ou utilise la mobilité.
refused-no-migration = Aucune de tes tuiles ne peut migrer : aucune case vide où aller n’est à côté. Choisis une autre action.
refused-no-ability = Tu n’as pas { WORD($ability, kind: "ability", form: "the") }. Une carte capacité peut te la donner.
refused-ability-used = Tu as déjà utilisé { WORD($ability, kind: "ability", form: "the") } à ce tour. Tu le pourras de nouveau au prochain.
refused-mobility-nowhere = Aucune de tes tuiles n’a de case où aller. Choisis une autre action.
refused-aggression-no-tile = L’agression pose une tuile de ta réserve, et elle est vide. Choisis une autre action.
refused-aggression-nowhere = Partout où tu peux attaquer, les cases sont déjà à toi. Choisis une autre action.
refused-too-little-food = { $points ->
    [one] Un point coûte { price }, et tu en as { $food }. Vends une carte pour en avoir plus.
   *[other] Il faut { price } pour { $points } points, et tu en as { $food }. Convertis-en moins.
}
refused-auction-owed = Ton tour ne finit qu’après une enchère. Mets aux enchères une de tes cartes.
refused-no-supply = Il n’y a plus de tuile dans ta réserve. Fais migrer une tuile, ou renonce à la carte.
refused-cannot-expand = Pour l’instant, { WORD($organism, kind: "organism", form: "the") } ne peut pas s’étendre { WORD($terrain, kind: "terrain", form: "in") } : { WORD($level, kind: "level", form: "only") }. Choisis d’abord ta tuile qui y migre, ou renonce à la carte.
refused-cannot-attack = Pour l’instant, { WORD($organism, kind: "organism", form: "the") } ne peut pas attaquer { WORD($terrain, kind: "terrain", form: "in") } : { WORD($level, kind: "level", form: "only") }. Utilise la carte autrement, ou renonces-y.
refused-area-not-full = { $free ->
    [one] Une attaque demande une zone pleine, et il reste une case libre dans { WORD($area, kind: "area", form: "the") }. Poses-y une tuile.
   *[other] Une attaque demande une zone pleine, et il reste { $free } cases libres dans { WORD($area, kind: "area", form: "the") }. Poses-y une tuile.
}
refused-own-tile = La tuile en { $space } est à toi. Attaques-en une adverse.
refused-cannot-leave = Pour l’instant, { WORD($organism, kind: "organism", form: "the") } ne peut rien faire { WORD($terrain, kind: "terrain", form: "in") } : la tuile en { $space } y reste. Choisis une autre tuile.
refused-no-way = Depuis { $space }, la tuile n’atteint aucune case vide. Choisis une autre tuile.
refused-no-way-to-terrain = Depuis { $space }, la tuile n’atteint aucune case vide { WORD($terrain, kind: "terrain", form: "in") }. Choisis une autre tuile, ou renonce à la carte.
refused-wrong-end = Avec cette carte, la migration finit { WORD($wanted, kind: "terrain", form: "in") }. Choisis-y une case vide.
refused-not-beside = La tuile de { $origin } ne peut pas aller en { $space } : elle marche sur tes propres tuiles jusqu’à une case vide à côté. Choisis une telle case.
refused-swap-instead = Il y a déjà une tuile en { $space }. Choisis une case vide, ou échange avec un adversaire.
refused-aggression-level = L’agression ne vaut que là où tu peux attaquer. Pour l’instant, { WORD($organism, kind: "organism", form: "the") } ne le peut pas { WORD($terrain, kind: "terrain", form: "in") } : { WORD($level, kind: "level", form: "only") }. Choisis une autre case.
refused-no-better-level = Déjà maintenant, { WORD($organism, kind: "organism", form: "the") } peut attaquer { WORD($terrain, kind: "terrain", form: "in") }, et rien n’est mieux. Choisis un autre terrain.
refused-no-level-tile = Il ne reste plus de tuile « { WORD($level, kind: "level") } » pour ce terrain ({ WORD($terrain, kind: "terrain") }). Choisis un autre terrain.
refused-two-of-a-kind = Personne ne peut avoir plus de deux capacités identiques, et tu as déjà { $held } × { WORD($ability, kind: "ability") }. Choisis-en une autre.
refused-none-to-take = Personne d’autre n’a { WORD($ability, kind: "ability", form: "the") }, et la réserve n’en a plus. Choisis une autre capacité.
refused-not-furthest = Parmi ceux qui ont { WORD($ability, kind: "ability", form: "the") }, seul le plus avancé peut la perdre. Choisis par exemple { MOVE($example) }.
refused-joker-useless = Comme carte { WORD($card, kind: "card") }, le joker ne ferait rien pour toi. Choisis une autre carte.
refused-fixed-price = À deux, une carte coûte exactement { price }. Paie-les, ou passe.
refused-bid-too-high = { $most ->
    [one] Tu peux payer au plus { $most } nourriture, même avec tous tes points jusqu’à −10. Offre moins, ou passe.
   *[other] Tu peux payer au plus { $most } nourritures, même avec tous tes points jusqu’à −10. Offre moins, ou passe.
}
refused-bid-too-low = Offre au moins { bid }, ou passe.
refused-pay-more = { $few ->
    [one] Tu paies { bid } et tu en as { $food } : cède au moins { $few } point.
   *[other] Tu paies { bid } et tu en as { $food } : cède au moins { $few } points.
}
refused-pay-less = { $most ->
    [one] Avec { $most } point, toute l’offre est payée. N’en cède pas plus.
   *[other] Avec { $most } points, toute l’offre est payée. N’en cède pas plus.
}
refused-pay-floor = { $most ->
    [one] Personne ne descend sous −10 pour payer. Cède au plus { $most } point.
   *[other] Personne ne descend sous −10 pour payer. Cède au plus { $most } points.
}

## Ce que fait un coup, comme raison de le jouer

fact-fills = remplit { WORD($area, kind: "area", form: "the") }
fact-improves = te permet, { WORD($terrain, kind: "terrain", form: "in") }, de passer à : { WORD($level, kind: "level") }
fact-ability = { $holder ->
    [-1] te donne { WORD($ability, kind: "ability", form: "the") }
   *[other] prend { WORD($ability, kind: "ability", form: "the") } à { NAME($holder) }
}
fact-beats = bat { victims-tile } en { $space }
fact-keeps = garde ta tuile en { $space }
fact-food = { SIGNED($food) } de nourriture
fact-leads = { $before ->
    [-1] te donne le plus de tuiles : { WORD($area, kind: "area") }
   *[other] te donne le plus de tuiles, devant { NAME($before) } : { WORD($area, kind: "area") }
}
fact-tiles = { $count ->
    [one] ta première tuile : { WORD($area, kind: "area") }
   *[other] ta tuile numéro { $count } : { WORD($area, kind: "area") }
}
fact-can = action possible { WORD($terrain, kind: "terrain", form: "in") } : { WORD($level, kind: "level") }
fact-cannot = { WORD($terrain, kind: "terrain", form: "in") }, tu ne peux encore rien faire
fact-leaves = { $count ->
    [0] ne te laisse aucune carte en main
    [one] te laisse une carte en main
   *[other] te laisse { $count } cartes en main
}
fact-from = { $count ->
    [one] déplace ta seule tuile : { WORD($area, kind: "area") }
   *[other] déplace une de tes { $count } tuiles : { WORD($area, kind: "area") }
}
fact-free = ne coûte aucune carte
fact-sells = qui offre le plus te paie
fact-bid = te laisse { $food } de nourriture si personne n’offre plus
fact-saves = garde ta nourriture : { $food }
fact-draws = { $count ->
    [one] pioche une carte
   *[other] pioche { $count } cartes
}
fact-island = te laisse { $count } tuiles sur l’île

## De quoi parle un conseil

part-points = tes points
part-food = ta nourriture
part-majorities = tes majorités
part-herds = tes troupeaux
part-adaptations = tes adaptations
part-abilities = tes capacités
part-tiles = tes tuiles sur l’île et en réserve
part-filling = les zones que tu peux remplir
part-safety = ta sécurité face aux attaques
part-hand = les cartes de ta main
part-rivals = ton avance sur les autres

## Sur la table

point-place = poser
point-attack = attaquer
point-from = d’ici
point-to = ici
point-swap = échanger
point-remove = retirer
board-point = { WORD($kind, kind: "point") }
board-level = { WORD($level, kind: "level", form: "short") }
board-for-you = pour toi : { WORD($level, kind: "level") }
board-terrain = { WORD($terrain, kind: "terrain") } : { WORD($level, kind: "level") }
board-monopoly = { WORD($area, kind: "area") } ({ WORD($monopoly, kind: "monopoly") })
board-herds = troupeaux
board-closer = Regarder de près
board-show-herds = Troupeaux
board-scoring-now = Décompte
board-pile = Pioche
board-auction = Enchères : { WORD($card, kind: "card") }
board-organism-auction = Enchères : { WORD($organism, kind: "organism") }
board-bid = { $name } offre { food }
board-bid-over = { $name } offre { food }, en cédant { points }
board-no-bid = pas encore d’offre
board-passed = ont passé : { LIST($names, join: "comma") }
board-organism = Ton espèce
board-tile-of = tuile ({ $name })
board-was-filled = { WORD($area, kind: "area") } : zone remplie
board-standing = { points } ; un grand décompte en ajouterait { $more } maintenant
board-if-scored = Si un grand décompte avait lieu maintenant
board-legend = En grand : points. En petit : combien sont comptés. Qui est seul dans une zone en reçoit 4 (petit monopole), ou 5 si elle est pleine (grand monopole).
board-total = Total
board-food = Nourriture
board-cards = Cartes
board-card-word = { $count ->
    [one] carte
   *[other] cartes
}
board-tiles-left = Tuiles en réserve : { $left }. Une réserve vide termine la partie.
board-left = en réserve
board-chart = Fiche de l’espèce
board-points = Points : { LIST($scores, item: "board-score", join: "comma") }
board-score = { $name } { $points }
board-filled = { $next ->
    [0] { $filled } zones remplies sur { $all }
   *[other] { $filled } zones remplies sur { $all }, la prochaine vaut { $next }
}
board-track = Qui remplit une zone le premier prend le pion suivant et marque le nombre au-dessous. Une case marquée amène un grand décompte après le tour ; la dernière termine la partie.
board-big-scoring = Grand décompte après ce tour
board-last-turn = dernier tour

## Dans le terminal

screen-seeding = Premières tuiles ; à jouer : { NAME($seat) }.
screen-organisms = Les espèces trouvent leurs joueurs.
screen-round = Manche { $round }, à jouer : { NAME($seat) }.
screen-last-turn = C’est le dernier tour : { WORD($outcome, kind: "outcome") }.
screen-scoring-due = Un grand décompte suit.
screen-piles = { $next ->
    [0] Pioche { $pile }, défausse { $discard } ; zones remplies : { $filled }, plus de pion.
   *[other] Pioche { $pile }, défausse { $discard } ; zones remplies : { $filled }, la prochaine vaut { $next }.
}
screen-letter = { $letter } { WORD($terrain, kind: "terrain") }
screen-level = { WORD($level, kind: "level", form: "letter") }
screen-letter-of-level = { WORD($level, kind: "level", form: "letter") } { WORD($level, kind: "level") }
screen-filled = Remplies : { LIST($areas, item: "area-item", join: "comma") }.
screen-supply = { HAS($abilities) ->
    [yes] Capacités en réserve : { LIST($abilities, item: "some-abilities", join: "comma") }.
   *[no] Capacités en réserve : aucune.
}
screen-lot = Espèces disponibles : { LIST($organisms, item: "organism-item", join: "comma") }.
screen-auction = { $bidder ->
    [-1] Aux enchères : { WORD($card, kind: "card") } ; pas encore d’offre.
   *[other] Aux enchères : { WORD($card, kind: "card") } ; offre : { $bid } ({ NAME($bidder) }).
}
screen-in-use = En cours : { WORD($card, kind: "card") }.
screen-hand = { HAS($cards) ->
    [yes] Ta main : { LIST($cards, item: "some-cards", join: "comma") }.
   *[no] Ta main est vide.
}
screen-end = Fin : { WORD($outcome, kind: "outcome") }.
screen-scoring = Un grand décompte donnerait maintenant :
screen-head-player = Joueur
screen-head-organism = espèce
screen-head-points = points
screen-head-food = nourr.
screen-head-tiles = tuiles
screen-head-supply = réserve
screen-head-lost = perdues
screen-head-hand = main
screen-abilities = capacités : { LIST($abilities, item: "held-ability", join: "comma") }
held-ability = { $turned ->
    [0] { some-abilities }
    [one] { some-abilities } ({ $turned } utilisée)
   *[other] { some-abilities } ({ $turned } utilisées)
}
screen-known = a sûrement : { LIST($cards, item: "some-cards", join: "comma") }
screen-herds = troupeaux, rang { $rank }
screen-total = total

## Compté sur beaucoup de parties

tally-organisms = Espèces
tally-first-card = Première carte jouée
tally-cards-bought = Cartes achetées aux enchères
tally-prices = Nourriture payée pour une carte
tally-abilities = Capacités prises
tally-adaptations = Adaptations aux terrains
tally-areas = Zones remplies
tally-beaten = Tuiles adverses battues
