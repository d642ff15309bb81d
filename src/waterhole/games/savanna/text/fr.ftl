# Ecosystem: Savanna. docs/translating.md explique comment faire.

summary = Choisis une carte, passe la main et fais pousser une savane de vingt cartes.
goal = Après 20 cartes chacun, le plus de points gagne.

## Cartes ; .short est pour les dessins du terminal, dix lettres au plus

card-watering-hole = point d’eau
    .other = points d’eau
    .a = un point d’eau
    .the = le point d’eau
    .your = ton point d’eau
    .no = pas de point d’eau
    .short = eau
card-grassland = prairie
    .other = prairies
    .a = une prairie
    .the = la prairie
    .your = ta prairie
    .no = pas de prairie
    .short = prairie
card-tree = arbre
    .other = arbres
    .a = un arbre
    .the = l’arbre
    .your = ton arbre
    .no = pas d’arbre
    .short = arbre
card-gazelle = gazelle
    .other = gazelles
    .a = une gazelle
    .the = la gazelle
    .your = ta gazelle
    .no = pas de gazelle
    .short = gazelle
card-zebra = zèbre
    .other = zèbres
    .a = un zèbre
    .the = le zèbre
    .your = ton zèbre
    .no = pas de zèbre
    .short = zèbre
card-giraffe = girafe
    .other = girafes
    .a = une girafe
    .the = la girafe
    .your = ta girafe
    .no = pas de girafe
    .short = girafe
card-cheetah = guépard
    .other = guépards
    .a = un guépard
    .the = le guépard
    .your = ton guépard
    .no = pas de guépard
    .short = guépard
card-lion = lion
    .other = lions
    .a = un lion
    .the = le lion
    .your = ton lion
    .no = pas de lion
    .short = lion
card-elephant = éléphant
    .other = éléphants
    .a = un éléphant
    .the = l’éléphant
    .your = ton éléphant
    .no = pas d’éléphant
    .short = éléphant
card-hyena = hyène
    .other = hyènes
    .a = une hyène
    .the = la hyène
    .your = ta hyène
    .no = pas de hyène
    .short = hyène
card-vulture = vautour
    .other = vautours
    .a = un vautour
    .the = le vautour
    .your = ton vautour
    .no = pas de vautour
    .short = vautour

held-card = { WORD($card, kind: "card") }
a-card = { WORD($card, kind: "card", form: "a") }
some-cards = { $count } { WORD($item, $count, kind: "card") }
# Au début d'une phrase : « Tu as choisi », « Ada a choisi ».
has-done = { YOU($seat) ->
    [yes] Tu as
   *[no] { NAME($seat) } a
}

## Ce qui s'est passé

event-dealt = { HAS($cards) ->
    [yes] { has-done } reçu une nouvelle main : { LIST($cards, item: "some-cards") }.
   *[no] { has-done } reçu une nouvelle main : { cards }.
}
event-selected = { has-done } choisi { a-card }.
event-neutral = La main neutre a posé { a-card }.
event-placed = { $first ->
    [yes] { has-done } posé la première carte, { a-card }.
   *[no] { HAS($flips) ->
        [yes] { has-done } posé { a-card } en { $cell } ; cela retourne { LIST($flips, item: "some-cards") }.
       *[no] { has-done } posé { a-card } en { $cell }.
    }
}
event-given = { $first ->
    [yes] { has-done } donné à Swala sa première carte, { a-card }.
   *[no] { has-done } donné { a-card } à Swala, en { $cell }.
}
event-passed = { $to ->
    [next] Les mains passent au joueur suivant.
   *[previous] Les mains passent au joueur précédent.
}
event-aside = { HAS($cards) ->
    [yes] Fin de la manche 1 : les dernières cartes sont mises de côté, { cards } ({ LIST($cards, item: "some-cards") }).
   *[no] Fin de la manche 1 : les dernières cartes sont mises de côté, { cards }.
}
event-drew = { HAS($cards) ->
    [yes] { has-done } pioché { LIST($cards, item: "some-cards") }.
   *[no] { has-done } pioché { cards }.
}

outcome-all-ecosystems-are-complete = tous les écosystèmes sont complets
outcome-swala-is-beaten = Swala est battue
outcome-swala-is-not-beaten = Swala n’est pas battue

## Ce qui est demandé

prompt-select = Choisis une carte de ta main à poser.
prompt-place = Pose { WORD($card, kind: "card", form: "your") } à côté d’une carte de ton écosystème.
prompt-give = Donne à Swala une carte de ta main.
prompt-selected = Tu as choisi { a-card } ; on attend les autres.
prompt-placed = Tu as choisi { $cell } ; on attend les autres.

note-best = { SIGNED($points) } au mieux
note-here = { SIGNED($points) }
note-swala = { SIGNED($points) } pour Swala

why-select = Le nombre est ce que la carte peut te rapporter maintenant. Les cartes que tu laisses vont à ton voisin.
why-place = Le nombre sur une place est ce que la carte y rapporte maintenant. Les cartes suivantes peuvent le changer. Un écosystème a au plus 4 rangées de 5.
why-give = Swala la reçoit sur sa prochaine place libre : donne ce qui l’aide le moins.

about-watering-hole = 2 points par espèce d’animal différente à côté.
about-grassland = Un groupe de prairies reliées vaut 1, 4 ou 9 points, et 16 à partir de quatre.
about-tree = 2 points par ligne et par colonne qui a un arbre.
about-gazelle = 2 points chacune ; qui en a le plus reçoit 5 de plus, le deuxième 2.
about-zebra = 3 points par prairie à côté.
about-giraffe = 5 points s’il y a un arbre à côté.
about-cheetah = 3 points par gazelle sur ses diagonales ; elles sont retournées.
about-lion = À côté d’une prairie, il retourne une gazelle ou un zèbre pour 4 points.
about-elephant = 6 points, moins 2 par autre animal à côté qui n’est pas retourné.
about-hyena = 3 points par carte retournée à deux pas au plus.
about-vulture = 4 points par carte retournée sous lui dans sa colonne.

## Coups, sans majuscule

move-select = choisis { WORD($card, kind: "card", form: "the") }
move-place = pose en { $cell }
move-give = donne à Swala { WORD($card, kind: "card", form: "the") }

## Pourquoi un coup est refusé, et que faire

refused-not-in-hand = Tu n’as { WORD($card, kind: "card", form: "no") } en main. Choisis une carte que tu as.
refused-place-first = Tu as déjà choisi. Pose maintenant { WORD($card, kind: "card", form: "your") }.
refused-give-first = Ta carte est posée. Donne maintenant à Swala une carte de ta main.
refused-no-swala = Swala ne reçoit des cartes que si tu joues seul. Continue ton écosystème.
refused-nothing-to-give = Tu n’as { WORD($card, kind: "card", form: "no") } en main. Donne à Swala une carte que tu as.
refused-give-later = Choisis et pose d’abord une carte pour toi. Ensuite, Swala en reçoit une.
refused-select-first = Choisis d’abord une carte. Tu la poses quand tout le monde a choisi.
refused-occupied = En { $cell }, il y a déjà { WORD($card, kind: "card", form: "your") }. Choisis une place libre à côté d’une carte.
refused-too-far = Un écosystème a au plus { $rows } lignes et { $columns } colonnes, et { $cell } est trop loin de { $other }. Choisis une place plus près de tes cartes.
refused-not-beside = Tu n’as pas de carte à côté de { $cell }. Choisis une place à gauche, à droite, au-dessus ou au-dessous d’une carte.

## Ce que fait un coup, comme raison de le jouer

fact-best = { SIGNED($points) } à la meilleure place du moment
fact-sheet = { HAS($lines) ->
    [yes] { SIGNED($points) } sur ta feuille : { LIST($lines, item: "changed-line", join: "comma") }
   *[no] ne change encore rien sur ta feuille
}
changed-line = { WORD($card, kind: "card", form: "other") } { SIGNED($points) }
fact-flips = { $count ->
    [one] retourne une carte de plus
   *[other] retourne { $count } cartes de plus
}

## Ce dont parle un conseil

part-cards = tes { WORD($of, kind: "card", form: "other") }
part-rewards = les primes de gazelles
part-swala = ce que reçoit Swala

## La feuille de score

sheet-why = { WORD($reason, kind: "sheet") }
sheet-some = { WORD($kind, kind: "looks") }
sheet-none = { WORD($kind, kind: "looks", form: "none") }
sheet-group = { $count ->
    [one] seule
   *[other] un groupe de { $count }
}
sheet-row = ligne { $line }
sheet-column = colonne { $line }
sheet-most = le plus de gazelles
sheet-second = deuxième en gazelles
sheet-no-prey = plus rien à retourner
sheet-flip = { HAS($gains) ->
    [yes] retourne { WORD($prey, kind: "card", form: "a") } : { LIST($gains, item: "gain-item") }
   *[no] retourne { WORD($prey, kind: "card", form: "a") }
}
gain-item = { WORD($item, kind: "card") } { SIGNED($count) }

found = { LIST($found, item: "some-cards") }
looks-watering-hole = { found } à côté
    .none = pas d’animal à côté
looks-gazelle = { "" }
    .none = { "" }
looks-zebra = { found } à côté
    .none = pas de prairie à côté
looks-giraffe = { found } à côté
    .none = pas d’arbre à côté
looks-cheetah = { found } sur ses diagonales
    .none = pas de gazelle sur ses diagonales
looks-lion = { found } à côté
    .none = pas de prairie à côté
looks-elephant = { found } face visible à côté
    .none = pas d’autre animal face visible à côté
looks-hyena = cartes retournées à deux pas au plus : { found }
    .none = aucune carte retournée à deux pas
looks-vulture = cartes retournées dessous : { found }
    .none = aucune carte retournée dessous

## Sur la table

board-round = Manche { $round }, tour { $turn }
board-passing = { $to ->
    [next] les mains passent au joueur suivant
   *[previous] les mains passent au joueur précédent
}
board-turn = Tour { $turn }
board-margin = { $ahead } d’avance sur Swala, il en faut { $needed }
board-back = Retour au mien
board-theirs = Écosystème de { NAME($player) }
board-grows = Ton écosystème poussera ici, jusqu’à 4 rangées de 5 cartes.
board-flipped = Retourné : un guépard ou un lion l’a pris. Ses propres points restent ; il ne gêne plus les éléphants et rapporte aux hyènes et aux vautours.
board-empty = Pas encore de carte.
board-place = { $cell } : poser { a-card }, { SIGNED($points) } points
board-free = { $cell }, libre
board-lies = { $flipped ->
    [yes] { $cell } : { held-card }, carte retournée
   *[no] { $cell } : { held-card }
}
board-look = Regarder cet écosystème : { cards }, { points }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-standing = { HAS($lines) ->
    [yes] { points } : { LIST($lines, item: "line-item", join: "comma") }
   *[no] { points }
}
line-item = { WORD($kind, kind: "card") } { $points }
board-sheet = { YOU($player) ->
    [yes] Ta feuille de score
   *[no] Feuille de score de { NAME($player) }
}
board-total = Total

## Dans le terminal

screen-turn = Tour { $turn } sur 20.
screen-round = { $to ->
    [next] Manche { $round } sur 2, tour { $turn } sur 10. Les mains passent au joueur suivant.
   *[previous] Manche { $round } sur 2, tour { $turn } sur 10. Les mains passent au joueur précédent.
}
screen-so-far = { points } pour l’instant
screen-card = { WORD($card, kind: "card", form: "short") }
screen-cards = { WORD($card, kind: "card", form: "other") }
screen-placing = à poser : { held-card }
screen-empty = pas encore de carte
screen-hand = Main : { $cards }.
screen-own-hand = Ta main : { $cards }.
screen-none = rien
screen-neutral-pile = Pile neutre : { $cards }.
screen-neutral-hand = Main neutre : { $cards }.
screen-aside = De côté : { $cards }.
screen-margin = { $ahead ->
    [one] { $ahead } point d’avance sur Swala ; il en faut { $needed }.
   *[other] { $ahead } points d’avance sur Swala ; il en faut { $needed }.
}
screen-score = Score
screen-total = total
screen-details = { NAME($player) }, point par point :
screen-item = { HAS($cells) ->
    [yes] { $points } { WORD($kind, kind: "card") } en { LIST($cells, join: "comma") }
   *[no] { $points } { WORD($kind, kind: "card") }
}

## Compté sur beaucoup de parties

tally-first-placed = Première carte posée
tally-placed = Cartes posées
