# CuBirds. docs/translating.md explique comment faire.

summary = Pose des oiseaux au bout des rangées, prends ceux que tu encadres et réunis des familles.
goal = Pour gagner : 7 espèces, ou 3 oiseaux de 2 espèces.

## Oiseaux et lieux

bird-flamingo = flamant
    .other = flamants
    .of = de flamants
    .no = pas de flamant
bird-owl = hibou
    .other = hiboux
    .of = de hiboux
    .no = pas de hibou
bird-toucan = toucan
    .other = toucans
    .of = de toucans
    .no = pas de toucan
bird-duck = canard
    .other = canards
    .of = de canards
    .no = pas de canard
bird-parrot = perroquet
    .other = perroquets
    .of = de perroquets
    .no = pas de perroquet
bird-magpie = pie
    .other = pies
    .of = de pies
    .no = pas de pie
bird-warbler = rousserolle
    .other = rousserolles
    .of = de rousserolles
    .no = pas de rousserolle
bird-robin = rouge-gorge
    .other = rouges-gorges
    .of = de rouges-gorges
    .no = pas de rouge-gorge

some-birds = { $count } { WORD($item, $count, kind: "bird") }
bird-item = { WORD($item, kind: "bird") }
species-item = { WORD($item, kind: "bird", form: "other") }
counted-birds = { $count } { WORD($bird, $count, kind: "bird") }
held-card = { WORD($card, kind: "bird") }
# Au début d'une phrase : « Tu as pioché », « Ada a pioché ».
has-done = { YOU($seat) ->
    [yes] Tu as
   *[no] { NAME($seat) } a
}

side-left = à gauche
side-right = à droite

## Ce qui s'est passé

event-laid = { HAS($enclosed) ->
    [yes] { has-done } posé { counted-birds } { WORD($side, kind: "side") } de la rangée { $row } et pris { LIST($enclosed, item: "some-birds") }.
   *[no] { has-done } posé { counted-birds } { WORD($side, kind: "side") } de la rangée { $row }.
}
event-refilled = { HAS($birds) ->
    [yes] La rangée { $row } est complétée : { LIST($birds, item: "bird-item", join: "comma") }.
   *[no] La rangée { $row } n’a pas pu être complétée.
}
event-drew = { HAS($birds) ->
    [yes] { has-done } pioché { LIST($birds, item: "some-birds") }.
   *[no] { has-done } pioché { cards }.
}
event-family = { $gained ->
    [one] { has-done } formé une famille de { counted-birds } ; un oiseau rejoint la collection.
   *[other] { has-done } formé une famille de { counted-birds } ; { $gained } oiseaux rejoignent la collection.
}
event-emptied = { YOU($seat) ->
    [yes] Tu n’as plus de cartes : tous les autres défaussent leur main.
   *[no] { NAME($seat) } n’a plus de cartes : tous les autres défaussent leur main.
}
event-dealt = { HAS($birds) ->
    [yes] { has-done } reçu une nouvelle main : { LIST($birds, item: "some-birds") }.
   *[no] { has-done } reçu une nouvelle main : { cards }.
}

outcome-seven-species = sept espèces
outcome-two-species-of-three-birds = deux espèces de trois oiseaux
outcome-too-few-cards-for-new-hands = trop peu de cartes pour de nouvelles mains
outcome-a-row-could-not-be-refilled = une rangée n’a pas pu être complétée

## Ce qui est demandé

prompt-lay = Pose tous tes oiseaux d’une espèce à un bout d’une rangée.
prompt-draw = { $empty ->
    [yes] Tu n’as encadré aucun oiseau et ta main est vide : piocher deux cartes ? Sinon, les autres défaussent, chacun reçoit huit nouvelles cartes et tu rejoues.
   *[no] Tu n’as encadré aucun oiseau : piocher deux cartes ?
}
prompt-family = Former une famille : { LIST($birds, item: "species-item", join: "or") } ?

why-lay = Choisis un oiseau, puis un bout de rangée : ceux qui le séparent du prochain de l’espèce sont à toi. 6·9 dessous : 6 font une petite famille, 9 une grande. Qui ne prend rien peut piocher deux cartes.
why-draw = Plus d’oiseaux te rapprochent d’une famille. Quand ta main est vide, tous les autres perdent leurs cartes.
why-family = Les oiseaux d’une famille quittent ta main ; un ou deux rejoignent ta collection, et c’est elle qui fait gagner.

-families = { $small } font une petite famille : 1 rejoint ta collection. { $large } en font une grande : 2 la rejoignent.
about-flamingo = { -families(small: 2, large: 3) }
about-owl = { -families(small: 3, large: 4) }
about-toucan = { -families(small: 3, large: 4) }
about-duck = { -families(small: 4, large: 6) }
about-parrot = { -families(small: 4, large: 6) }
about-magpie = { -families(small: 5, large: 7) }
about-warbler = { -families(small: 6, large: 9) }
about-robin = { -families(small: 6, large: 9) }

## Coups, sans majuscule

move-lay = { HAS($alone) ->
    [yes] pose un oiseau : { WORD($bird, kind: "bird") } { WORD($side, kind: "side") } de la rangée { $row }
   *[no] pose tes { WORD($bird, kind: "bird", form: "other") } { WORD($side, kind: "side") } de la rangée { $row }
}
move-draw = pioche deux cartes
move-no-draw = ne pioche pas
move-family = forme une famille { WORD($bird, kind: "bird", form: "of") }
move-no-family = pas de famille

note-takes = prend { LIST($taken, item: "some-birds") }
note-joins = { $count ->
    [one] 1 rejoint ta collection
   *[other] { $count } rejoignent ta collection
}

## Pourquoi un coup est refusé, et que faire

refused-not-in-hand = Tu n’as { WORD($bird, kind: "bird", form: "no") }. Pose des oiseaux d’une espèce de ta main.
refused-family-too-small = { $held ->
    [0] Une famille { WORD($bird, kind: "bird", form: "of") } demande { $needed } oiseaux et tu n’en as pas. Forme une autre famille, ou aucune.
   *[other] Une famille { WORD($bird, kind: "bird", form: "of") } demande { $needed } oiseaux et tu en as { $held }. Forme une autre famille, ou aucune.
}
refused-draw-before-laying = Pose d’abord des oiseaux. S’ils n’encadrent rien, tu peux piocher.
refused-draw-too-late = On ne pioche que juste après avoir posé, si aucun oiseau n’est encadré. Forme maintenant une famille, ou aucune.
refused-family-before-laying = Pose d’abord des oiseaux. La famille vient à la fin de ton tour.
refused-draw-first = Dis d’abord si tu pioches deux cartes.
refused-laid-already = Tu as posé tes oiseaux. Forme maintenant une famille, ou aucune : ensuite, ton tour est fini.

## Ce que fait un coup, comme raison de le jouer

fact-takes-nothing = ne prend rien : tu peux donc piocher deux cartes
fact-draws = { $count ->
    [one] une carte de plus en main
   *[other] { $count } cartes de plus en main
}
fact-family = { $held ->
    [0] c’est une { $size ->
        [large] grande
       *[small] petite
    } famille { WORD($bird, kind: "bird", form: "of") }
   *[other] avec les { $held } que tu as, c’est une { $size ->
        [large] grande
       *[small] petite
    } famille { WORD($bird, kind: "bird", form: "of") }
}
fact-denies = { $wins ->
    [yes] arrête { NAME($seat) }, qui a au moins { counted-birds } et gagnerait avec ces oiseaux
   *[no] { NAME($seat) }, qui a au moins { counted-birds }, aurait une famille avec ces oiseaux
}
fact-collects = { counted-birds } pour ta collection : { $species ->
    [one] { $species } espèce
   *[other] { $species } espèces
}
fact-empties = vide ta main : tous les autres défaussent la leur
fact-waits = garde { counted-birds } : encore { $missing } pour une grande famille
fact-keeps = garde { counted-birds }, de quoi former une grande famille

## Ce dont parle un conseil

part-collection = ta collection
part-hand = tes { WORD($of, kind: "bird", form: "other") }
part-rivals = ton avance sur les autres

## Sur la table

board-pile = Pioche
board-discard = Défausse
board-family = famille
board-collection = Collection
board-row = Rangée { $row } : { LIST($birds, item: "bird-item", join: "comma") }
board-end = Rangée { $row }, { WORD($side, kind: "side") }
board-choose-first = Choisis d’abord un oiseau de ta main.
board-lay = poser : { WORD($bird, kind: "bird") }
board-standing = { $species } espèces sur { $all } ; { $large } sur 2 avec au moins 3 oiseaux

## Dans le terminal

screen-piles = Pioche { $pile }, défausse { $discard }.
screen-row = Rangée { $row } :
screen-known = connues : { $birds }
screen-collection = collection : { $birds }
screen-none = rien
screen-own-hand = { NAME($seat) }, ta main :
screen-family = famille
screen-large-family = grande famille
screen-no-family = famille dès { $small }, grande dès { $large }

## Compté sur beaucoup de parties

tally-first-bird = Premiers oiseaux posés
tally-birds-taken = Oiseaux encadrés et pris
tally-collection = Oiseaux de la collection à la fin
tally-number-of-families = Nombre de familles
tally-draws = Combien de fois deux cartes ont été piochées
