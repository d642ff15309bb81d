# Wild Cards. docs/translating.md explique comment faire.

summary = Mise en secret sur les animaux exposés, paie avec leur habitat et gagne leurs chefs.
goal = Quand il n’y a plus d’animaux, le plus de points gagne.

## Animaux et cartes

animal-peacock = paon
    .other = paons
    .a = un paon
    .the = le paon
    .your = ton paon
    .no = pas de paon
animal-squirrel = écureuil
    .other = écureuils
    .a = un écureuil
    .the = l’écureuil
    .your = ton écureuil
    .no = pas d’écureuil
animal-lion = lion
    .other = lions
    .a = un lion
    .the = le lion
    .your = ton lion
    .no = pas de lion
animal-meerkat = suricate
    .other = suricates
    .a = un suricate
    .the = le suricate
    .your = ton suricate
    .no = pas de suricate
animal-eagle = aigle
    .other = aigles
    .a = un aigle
    .the = l’aigle
    .your = ton aigle
    .no = pas d’aigle
animal-ibex = bouquetin
    .other = bouquetins
    .a = un bouquetin
    .the = le bouquetin
    .your = ton bouquetin
    .no = pas de bouquetin

card-forest = forêt
card-savannah = savane
card-mountains = montagne
card-wild = joker
card-refill = recharge

held-card = { WORD($card, kind: "card") }
some-cards = { $count ->
    [one] { WORD($item, kind: "card") }
   *[other] { $count } × { WORD($item, kind: "card") }
}
extra-cards = { $count ->
    [one] { $count } carte en plus
   *[other] { $count } cartes en plus
}
animal-item = { WORD($item, kind: "animal") }
some-animals = { $count } { WORD($item, $count, kind: "animal") }
led-animals = { some-animals } (chef)
player-item = { NAME($item) }
# Au début d'une phrase : « Tu as misé », « Ada a misé ».
has-done = { YOU($seat) ->
    [yes] Tu as
   *[no] { NAME($seat) } a
}
# De même : « Tu n'as pris aucun animal ».
has-not = { YOU($seat) ->
    [yes] Tu n’as
   *[no] { NAME($seat) } n’a
}
# La carte chef de $species.
leader-of = le chef des { WORD($species, kind: "animal", form: "other") }

## Ce qui s'est passé

event-bid = { has-done } misé { held-card }.
event-two = { has-done } posé deux cartes en attendant les autres mises.
event-unused = { HAS($card) ->
    [yes] { has-done } repris { held-card } sans l’utiliser.
   *[no] { has-done } repris l’autre carte sans l’utiliser.
}
event-exchanged = { has-done } échangé { WORD($given, kind: "animal", form: "a") } contre { WORD($taken, kind: "animal", form: "a") } de l’étalage.
event-leader = { $seat ->
    [-1] Le chef des { WORD($species, kind: "animal", form: "other") } retourne dans la réserve.
   *[other] { $before ->
        [-1] { has-done } gagné { leader-of }.
       *[other] { YOU($before) ->
            [yes] { NAME($seat) } t’a pris { leader-of }.
           *[no] { has-done } pris { leader-of } à { NAME($before) }.
        }
    }
}
event-discarded = { has-done } défaussé { LIST($cards, item: "some-cards") }.
event-drew = { HAS($cards) ->
    [yes] { has-done } pioché { LIST($cards, item: "some-cards") }.
   *[no] { has-done } pioché { cards }.
}
event-laid = { has-done } posé { LIST($cards, item: "some-cards") } pour départager l’égalité, { $total } en tout.
event-took = { $bonus ->
    [0] { took }.
   *[other] { took } : { $bonus } points pour son habitat naturel.
}
took = { HAS($paid) ->
    [yes] { has-done } pris { WORD($animal, kind: "animal", form: "a") } pour { WORD($bid, kind: "card") } avec { LIST($paid, item: "some-cards") }
   *[no] { has-done } pris { WORD($animal, kind: "animal", form: "a") } pour { WORD($bid, kind: "card") }
}
event-passed = { YOU($seat) ->
    [yes] Tu n’as pris aucun animal et tu récupères { LIST($cards, item: "some-cards") }.
   *[no] { NAME($seat) } n’a pris aucun animal et récupère { LIST($cards, item: "some-cards") }.
}
event-nothing = { has-not } plus trouvé d’animal.
event-kept = { has-done } repris { held-card } grâce au bouquetin.
event-talisman = { has-done } reçu le talisman, qui avait départagé une égalité.
event-display = Nouvel étalage : { LIST($animals, item: "animal-item", join: "comma") }.

outcome-the-display-could-not-be-refilled = il n’y a plus assez d’animaux pour un nouvel étalage

## Ce qui est demandé

prompt-bid = { $eagle ->
    [yes] Pose une carte comme mise ; l’aigle te permet d’en ajouter une deuxième.
   *[no] Pose une carte comme mise.
}
prompt-second = L’aigle te permet de poser une deuxième carte et de choisir quand on voit les autres mises.
prompt-reveal = On voit les autres mises : laquelle de tes deux cartes est ta mise ?
prompt-exchange = Le suricate te permet d’échanger un de tes animaux contre un de l’étalage.
prompt-discard = Défausse ce que tu ne veux pas ; ensuite, tu pioches de nouvelles cartes.
prompt-tie = Égalité à { $value } : pose { extra-cards }, face cachée. Le plus grand total passe en premier.
prompt-pay = Paie { extra-cards } pour { WORD($animal, kind: "animal", form: "the") }.
prompt-take = { $count ->
    [0] Prends un animal, ou passe.
   *[other] Prends un animal pour { extra-cards }, ou passe.
}
prompt-back = Le bouquetin te permet de reprendre ta mise : { held-card }.

why-bid = Les grosses mises choisissent d’abord, mais le nombre est aussi ce que l’animal coûte en cartes. Recharge : de nouvelles cartes à la place.
why-second = Tu choisis entre les deux en voyant les autres mises ; celle qui ne sert pas revient dans ta main.
why-reveal = La carte que tu n’utilises pas revient dans ta main.
why-exchange = Échange un animal pour avoir au moins autant d’une espèce que chacun des autres : cela rapporte son chef.
why-discard = Jette ce que tu ne veux pas ; ensuite, tu complètes ta main à sept.
why-take = Les animaux de ta plus grande espèce valent 2 points, ceux de la deuxième 1. Si tu prends un animal et que tu en as alors, de son espèce, au moins autant que chacun des autres, son chef est à toi.
why-pay = Payer seulement avec l’habitat de l’animal, ou des jokers, rapporte 2 points. À égalité, le plus grand total passe en premier.
why-back = Avec le chef des bouquetins, tu peux garder la carte misée.

about-peacock = Vit dans la forêt. Son chef vaut 3 points à la fin au lieu de 1.
about-squirrel = Vit dans la forêt. Avec son chef, tu complètes ta main à dix cartes.
about-lion = Vit dans la savane. Avec son chef, tu gagnes toutes les égalités.
about-meerkat = Vit dans la savane. Avec son chef, tu échanges un animal avec l’étalage quand tu recharges.
about-eagle = Vit à la montagne. Avec son chef, tu poses deux mises et tu choisis plus tard.
about-ibex = Vit à la montagne. Avec son chef, tu reprends ta mise après usage, sauf un joker.
about-forest = Le paon et l’écureuil y vivent.
about-savannah = Le lion et le suricate y vivent.
about-mountains = L’aigle et le bouquetin y vivent.
about-wild = Compte comme n’importe quel habitat.
about-refill = Pas d’animal cette manche ; défausse ce que tu veux et pioche jusqu’à sept cartes.
about-talisman = Talisman : départage les égalités. Le joueur suivant dans le sens horaire passe en premier, son porteur en dernier.
about-talisman-first = Talisman : départage les égalités. Son porteur passe en premier, puis les autres dans le sens horaire.
about-tokens = Points pour les animaux payés dans leur propre habitat : 2 chacun.

## Coups, sans majuscule

move-bid = mise { held-card }
move-second = deuxième carte : { held-card }
move-no-second = pas de deuxième carte
move-reveal = révèle { held-card }
move-exchange = { HAS($shown) ->
    [yes] échange { WORD($animal, kind: "animal", form: "your") } contre { WORD($shown, kind: "animal", form: "a") }
   *[no] échange { WORD($animal, kind: "animal", form: "your") } contre la place { $slot }
}
move-no-exchange = ne rien échanger
move-discard = défausse { held-card }
move-stop = { HAS($keeps) ->
    [yes] tout garder et piocher
   *[no] assez : pioche de nouvelles cartes
}
move-take = { HAS($shown) ->
    [yes] prends { WORD($shown, kind: "animal", form: "the") }
   *[no] prends l’animal de la place { $slot }
}
move-pass = passe
move-pay = paie { held-card }
move-take-back = reprends-la
move-leave = laisse-la

## Pourquoi un coup est refusé, et que faire

refused-bid-first = D’abord les mises : pose une carte de ta main, par exemple { MOVE($example) }.
refused-reveal-first = Dis d’abord laquelle de tes deux cartes est ta mise, par exemple { MOVE($example) }.
refused-exchange-first = D’abord le suricate : échange un animal, par exemple { MOVE($example) }, ou n’échange rien.
refused-discard-first = Tu recharges : défausse ce que tu ne veux pas, puis pioche. Par exemple { MOVE($example) }.
refused-tie-first = D’abord l’égalité : pose une carte face cachée, par exemple { MOVE($example) }.
refused-take-first = Prends maintenant un animal de l’étalage, ou passe. Par exemple { MOVE($example) }.
refused-pay-first = Paie d’abord ton animal, par exemple { MOVE($example) }.
refused-back-first = D’abord le bouquetin : reprends ta mise, ou laisse-la.
refused-not-down = Tu as posé { WORD($first, kind: "card") } et { WORD($second, kind: "card") }. Choisis l’une des deux.
refused-no-place = L’étalage n’a que { $slots } places, et la { $slot } n’existe pas. Choisis-en une autre.
refused-place-empty = L’animal de la place { $slot } n’est plus là. Prends-en un autre, ou passe.
refused-no-eagle = Seul qui a le chef des aigles pose une deuxième carte. Pose une seule carte.
refused-second-before-first = Pose ta première carte avant la deuxième, par exemple { MOVE($example) }.
refused-bid-already = Tu as posé { held-card }. Ajoute une deuxième carte, ou aucune.
refused-only-one = Ta seule carte { held-card } est déjà posée, en premier. Ajoutes-en une autre, ou aucune.
refused-not-held = Tu n’as pas { held-card } en main. Choisis une carte de ta main.
refused-no-such-animal = Tu n’as { WORD($animal, kind: "animal", form: "no") } à donner. Échange un animal que tu as, ou rien.
refused-no-more = Tu n’as plus de carte { held-card }. Choisis une autre carte de ta main.
refused-further-left = Les cartes se choisissent de gauche à droite, et { held-card } vient avant { WORD($chosen, kind: "card") }. Choisis-en une plus à droite.
refused-too-few = Tu dois encore payer { $missing } cartes, de gauche à droite ; à partir de { held-card }, il n’y en a pas assez. Commence plus à gauche.

## Ce que fait un coup, comme raison de le jouer

fact-takes = { $count ->
    [1] prend { WORD($animal, kind: "animal", form: "a") }, pour la première fois
   *[other] prend { WORD($animal, kind: "animal", form: "a") } : cela t’en fait { $count }
}
fact-bonus = { SIGNED($points) } pour l’habitat naturel
fact-exchanges = { WORD($given, kind: "animal", form: "a") } contre { WORD($taken, kind: "animal", form: "a") } : cela t’en fait { $count }
fact-leader = { $before ->
    [-1] t’apporte { leader-of }
   *[other] prend { leader-of } à { NAME($before) }
}
fact-back = remet { LIST($cards, item: "some-cards") } dans ta main
fact-draws = { $count ->
    [one] pioche une carte
   *[other] pioche { $count } cartes
}
fact-leaves = { $count ->
    [0] ne te laisse aucune carte en main
    [one] te laisse une carte en main
   *[other] te laisse { $count } cartes en main
}
fact-costs = { $cards ->
    [one] { WORD($animal, kind: "animal", form: "a") } pour une carte de plus : cela t’en fait { $count }
   *[other] { WORD($animal, kind: "animal", form: "a") } pour { $cards } cartes de plus : cela t’en fait { $count }
}
fact-holds = { $count ->
    [0] tu n’as alors aucune carte en main
    [one] tu as alors une carte en main
   *[other] tu as alors { $count } cartes en main
}

## Ce dont parle un conseil

part-animals = tes animaux
part-leaders = tes chefs
part-tokens = les points bonus
part-hand = les cartes de ta main
part-rivals = ton avance sur les autres

## Sur la table

round = Manche { $round } sur { $rounds } : { $phase ->
    [1] mises
    [2] recharge
    [3] animaux
   *[other] fin de la manche
}
board-bids = mises de { $value }
board-points = 1re espèce 2 points par animal, 2e espèce 1 ; chef 1
board-then = puis { LIST($order, item: "player-item", join: "comma") }
first-highest = { YOU($player) ->
    [yes] Tu choisis en premier, avec la plus grosse mise.
   *[no] { NAME($player) } choisit en premier, avec la plus grosse mise.
}
first-lion = { YOU($player) ->
    [yes] Tu choisis en premier : le lion départage les égalités.
   *[no] { NAME($player) } choisit en premier : le lion départage les égalités.
}
first-total = { YOU($player) ->
    [yes] Tu choisis en premier, avec le plus grand total.
   *[no] { NAME($player) } choisit en premier, avec le plus grand total.
}
first-talisman = { YOU($player) ->
    [yes] Égalité. Tu choisis en premier : dans le sens horaire, on commence après { NAME($holder) }, qui a le talisman.
   *[no] { YOU($holder) ->
        [yes] Égalité. { NAME($player) } choisit en premier : dans le sens horaire, on commence après toi, qui as le talisman.
       *[no] Égalité. { NAME($player) } choisit en premier : dans le sens horaire, on commence après { NAME($holder) }, qui a le talisman.
    }
}
first-holder = { YOU($player) ->
    [yes] Égalité. Tu choisis en premier : tu as le talisman.
   *[no] Égalité. { NAME($player) } a le talisman et choisit en premier.
}
first-leo = Égalité : { NAME($player) } passe avant tous, sauf le chef des lions.
first-tie = Égalité à { $value } : les cartes en plus décident.
board-display = Étalage
board-place = Place { $slot }
board-take = Prendre
board-taken = pris
board-leaders = Chefs
board-leader = chef des { WORD($animal, kind: "animal", form: "other") }
board-all-taken = tous pris
board-cards = Cartes
board-card = { $count ->
    [one] carte
   *[other] cartes
}
board-animals = Animaux
board-pay = { $count ->
    [one] Payer cette carte
   *[other] Payer ces { $count } cartes
}
board-lay = { $count ->
    [one] Poser cette carte face cachée
   *[other] Poser ces { $count } cartes face cachée
}
board-discard = { $count ->
    [one] Défausser cette carte et piocher
   *[other] Défausser ces { $count } cartes et piocher
}
board-put-down = Posées
board-tokens = Jetons habitat
board-face-down = face cachée
board-largest = Plus grande espèce, 2 points chacun
board-second = Espèce suivante, 1 point chacun
board-total = Total
standing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-standing = { HAS($lines) ->
    [yes] { standing-points } : { LIST($lines, item: "standing-line", join: "comma") }
   *[no] { standing-points }
}
standing-line = { WORD($part, kind: "standing") } { $points }
standing-largest = plus grande espèce
standing-second = espèce suivante
standing-leaders = chefs
standing-tokens = jetons habitat
board-collection = Collection
board-leads = chef

## Dans le terminal

screen-scoring = Décompte final
screen-display = Étalage, depuis la pioche :
screen-animal = { WORD($animal, kind: "animal") } ({ WORD($habitat, kind: "card") })
screen-wanted = en train d’être payé
screen-supply = Chefs à gagner : { LIST($leaders, item: "animal-item", join: "comma") }.
screen-piles = Cartes habitat : { $pile } à piocher, défausse :
screen-animals-left = Animaux : { $animals } à piocher.
screen-bids = { HAS($order) ->
    [yes] Mises de { $value } : { LIST($now, item: "player-item") }, puis { LIST($order, item: "player-item", join: "comma") }.
   *[no] Mises de { $value } : { LIST($now, item: "player-item") }.
}
habitat-cards = { $count ->
    [one] { $count } carte habitat
   *[other] { $count } cartes habitat
}
screen-player = { $points ->
    [one] { habitat-cards }, { $points } point ({ $tokens } en jetons)
   *[other] { habitat-cards }, { $points } points ({ $tokens } en jetons)
}
screen-pile = pile de { habitat-cards }
screen-talisman = le talisman
screen-known = connues en main :
screen-two-down = mise : deux cartes face cachée
screen-bid = mise : { $card }
screen-bid-with = mise : { $card } avec
screen-animals = animaux :
screen-hand = ta main :
screen-down = posées, cachées :
screen-none = rien
screen-most = 1re × 2
screen-next = 2e × 1
screen-leaders = chefs
screen-tokens = jetons
screen-total = total
screen-all = animaux
screen-rank = place

## Compté sur beaucoup de parties

tally-first-bid = Première mise
tally-bids = Toutes les mises
tally-animals = Animaux de la collection à la fin
tally-number-of-animals = Nombre d’animaux pris
tally-leaders = Chefs à la fin
