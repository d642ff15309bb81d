# Ecosystem: Savanna. docs/translating.md explica cómo se hace.

summary = Elige una carta, pasa la mano y haz crecer una sabana de veinte cartas.
goal = Tras 20 cartas cada uno, gana quien tiene más puntos.

## Cartas; .short es para los dibujos de la terminal, diez letras como mucho

card-watering-hole = charca
    .other = charcas
    .a = una charca
    .the = la charca
    .no = ninguna charca
    .short = charca
card-grassland = pradera
    .other = praderas
    .a = una pradera
    .the = la pradera
    .no = ninguna pradera
    .short = pradera
card-tree = árbol
    .other = árboles
    .a = un árbol
    .the = el árbol
    .no = ningún árbol
    .short = árbol
card-gazelle = gacela
    .other = gacelas
    .a = una gacela
    .the = la gacela
    .no = ninguna gacela
    .short = gacela
card-zebra = cebra
    .other = cebras
    .a = una cebra
    .the = la cebra
    .no = ninguna cebra
    .short = cebra
card-giraffe = jirafa
    .other = jirafas
    .a = una jirafa
    .the = la jirafa
    .no = ninguna jirafa
    .short = jirafa
card-cheetah = guepardo
    .other = guepardos
    .a = un guepardo
    .the = el guepardo
    .no = ningún guepardo
    .short = guepardo
card-lion = león
    .other = leones
    .a = un león
    .the = el león
    .no = ningún león
    .short = león
card-elephant = elefante
    .other = elefantes
    .a = un elefante
    .the = el elefante
    .no = ningún elefante
    .short = elefante
card-hyena = hiena
    .other = hienas
    .a = una hiena
    .the = la hiena
    .no = ninguna hiena
    .short = hiena
card-vulture = buitre
    .other = buitres
    .a = un buitre
    .the = el buitre
    .no = ningún buitre
    .short = buitre

held-card = { WORD($card, kind: "card") }
a-card = { WORD($card, kind: "card", form: "a") }
some-cards = { $count } { WORD($item, $count, kind: "card") }
# Al principio de una frase: «Has elegido», «Ada ha elegido».
has-done = { YOU($seat) ->
    [yes] Has
   *[no] { NAME($seat) } ha
}

## Qué ha pasado

event-dealt = { HAS($cards) ->
    [yes] { has-done } recibido una mano nueva: { LIST($cards, item: "some-cards") }.
   *[no] { has-done } recibido una mano nueva: { cards }.
}
event-selected = { has-done } elegido { a-card }.
event-neutral = De la mano neutral sale { a-card }.
event-placed = { $first ->
    [yes] { has-done } puesto la primera carta: { a-card }.
   *[no] { HAS($flips) ->
        [yes] { has-done } puesto { a-card } en { $cell }; boca abajo: { LIST($flips, item: "some-cards") }.
       *[no] { has-done } puesto { a-card } en { $cell }.
    }
}
event-given = { YOU($seat) ->
    [yes] { $first ->
        [yes] Le has dado a Swala la primera carta: { a-card }.
       *[no] Le has dado a Swala { a-card }, en { $cell }.
    }
   *[no] { $first ->
        [yes] { NAME($seat) } le ha dado a Swala la primera carta: { a-card }.
       *[no] { NAME($seat) } le ha dado a Swala { a-card }, en { $cell }.
    }
}
event-passed = { $to ->
    [next] Las manos pasan al siguiente jugador.
   *[previous] Las manos pasan al jugador anterior.
}
event-aside = { HAS($cards) ->
    [yes] Fin de la ronda 1: se apartan las últimas { cards } ({ LIST($cards, item: "some-cards") }).
   *[no] Fin de la ronda 1: se apartan las últimas { cards }.
}
event-drew = { HAS($cards) ->
    [yes] { has-done } robado { LIST($cards, item: "some-cards") }.
   *[no] { has-done } robado { cards }.
}

outcome-all-ecosystems-are-complete = todos los ecosistemas están completos
outcome-swala-is-beaten = Swala ha sido vencida
outcome-swala-is-not-beaten = Swala no ha sido vencida

## Qué se pide

prompt-select = Elige una carta de tu mano para ponerla.
prompt-place = Pon tu { held-card } junto a una carta de tu ecosistema.
prompt-give = Dale a Swala una carta de tu mano.
prompt-selected = Has elegido { a-card }; faltan los demás.
prompt-placed = Has elegido { $cell }; faltan los demás.

note-best = { SIGNED($points) } como mucho
note-here = { SIGNED($points) }
note-swala = { SIGNED($points) } para Swala

why-select = El número es lo que la carta te puede dar ahora. Las cartas que dejas pasan a tu vecino.
why-place = El número de un sitio es lo que la carta da allí ahora. Las siguientes cartas pueden cambiarlo. Un ecosistema tiene como mucho 4 filas de 5.
why-give = Swala la recibe en su próximo sitio libre: dale lo que menos le ayude.

about-watering-hole = 2 puntos por cada tipo de animal distinto a su lado.
about-grassland = Un grupo de praderas unidas da 1, 4 o 9 puntos, y 16 a partir de cuatro.
about-tree = 2 puntos por cada fila y cada columna con un árbol.
about-gazelle = 2 puntos cada una; quien tiene más recibe otros 5, el segundo 2.
about-zebra = 3 puntos por cada pradera a su lado.
about-giraffe = 5 puntos si tiene un árbol a su lado.
about-cheetah = 3 puntos por cada gacela en sus diagonales; estas quedan boca abajo.
about-lion = Junto a una pradera da la vuelta a una gacela o una cebra y gana 4 puntos.
about-elephant = 6 puntos, menos 2 por cada otro animal a su lado que esté boca arriba.
about-hyena = 3 puntos por cada carta boca abajo a dos pasos o menos.
about-vulture = 4 puntos por cada carta boca abajo debajo de él en su columna.

## Jugadas, sin mayúscula

move-select = elige { WORD($card, kind: "card", form: "the") }
move-place = pon en { $cell }
move-give = dale a Swala { WORD($card, kind: "card", form: "the") }

## Por qué no vale una jugada, y qué hacer

refused-not-in-hand = No tienes { WORD($card, kind: "card", form: "no") } en la mano. Elige una carta que tengas.
refused-place-first = Ya has elegido. Pon ahora tu { held-card }.
refused-give-first = Tu carta ya está puesta. Dale ahora a Swala una carta de tu mano.
refused-no-swala = Swala solo recibe cartas cuando juegas en solitario. Sigue con tu ecosistema.
refused-nothing-to-give = No tienes { WORD($card, kind: "card", form: "no") } en la mano. Dale a Swala una carta que tengas.
refused-give-later = Primero elige y pon una carta tuya. Después Swala recibe una.
refused-select-first = Elige primero una carta. La pones cuando todos hayan elegido.
refused-occupied = En { $cell } ya está tu { held-card }. Elige un sitio libre junto a una carta.
refused-too-far = Un ecosistema tiene como mucho { $rows } filas y { $columns } columnas, y { $cell } está demasiado lejos de { $other }. Elige un sitio más cerca de tus cartas.
refused-not-beside = No tienes ninguna carta junto a { $cell }. Elige un sitio a la izquierda, a la derecha, encima o debajo de una.

## Lo que hace una jugada, como razón para hacerla

fact-best = { SIGNED($points) } en el mejor sitio ahora mismo
fact-sheet = { HAS($lines) ->
    [yes] { SIGNED($points) } en tu hoja: { LIST($lines, item: "changed-line", join: "comma") }
   *[no] todavía no cambia nada en tu hoja
}
changed-line = { WORD($card, kind: "card", form: "other") } { SIGNED($points) }
fact-flips = { $count ->
    [one] da la vuelta a una carta más
   *[other] da la vuelta a { $count } cartas más
}

## De qué habla un consejo

part-cards = tus { WORD($of, kind: "card", form: "other") }
part-rewards = los premios de gacelas
part-swala = lo que recibe Swala

## La hoja de puntos

sheet-why = { WORD($reason, kind: "sheet") }
sheet-some = { WORD($kind, kind: "looks") }
sheet-none = { WORD($kind, kind: "looks", form: "none") }
sheet-group = { $count ->
    [one] sola
   *[other] un grupo de { $count }
}
sheet-row = fila { $line }
sheet-column = columna { $line }
sheet-most = más gacelas que nadie
sheet-second = segundo en gacelas
sheet-no-prey = ya no queda presa
sheet-flip = { HAS($gains) ->
    [yes] da la vuelta a { WORD($prey, kind: "card", form: "a") }: { LIST($gains, item: "gain-item") }
   *[no] da la vuelta a { WORD($prey, kind: "card", form: "a") }
}
gain-item = { WORD($item, kind: "card") } { SIGNED($count) }

found = { LIST($found, item: "some-cards") }
looks-watering-hole = { found } a su lado
    .none = ningún animal a su lado
looks-gazelle = { "" }
    .none = { "" }
looks-zebra = { found } a su lado
    .none = ninguna pradera a su lado
looks-giraffe = { found } a su lado
    .none = ningún árbol a su lado
looks-cheetah = { found } en sus diagonales
    .none = ninguna gacela en sus diagonales
looks-lion = { found } a su lado
    .none = ninguna pradera a su lado
looks-elephant = { found } boca arriba a su lado
    .none = ningún otro animal boca arriba a su lado
looks-hyena = boca abajo a dos pasos o menos: { found }
    .none = nada boca abajo a dos pasos
looks-vulture = boca abajo debajo de él: { found }
    .none = nada boca abajo debajo de él

## En la mesa

board-round = Ronda { $round }, turno { $turn }
board-passing = { $to ->
    [next] las manos pasan al siguiente jugador
   *[previous] las manos pasan al jugador anterior
}
board-turn = Turno { $turn }
board-margin = { $ahead } por delante de Swala, hacen falta { $needed }
board-back = Volver al mío
board-theirs = Ecosistema de { NAME($player) }
board-grows = Aquí crecerá tu ecosistema, hasta 4 filas de 5 cartas.
board-flipped = Boca abajo: lo ha cazado un guepardo o un león. Sus puntos siguen; no molesta a los elefantes y da puntos a hienas y buitres.
board-empty = Aún no hay cartas.
board-place = { $cell }: poner { a-card }, { SIGNED($points) } puntos
board-free = { $cell }, libre
board-lies = { $flipped ->
    [yes] { $cell }: { held-card }, boca abajo
   *[no] { $cell }: { held-card }
}
board-look = Mirar este ecosistema: { cards }, { points }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-standing = { HAS($lines) ->
    [yes] { points }: { LIST($lines, item: "line-item", join: "comma") }
   *[no] { points }
}
line-item = { WORD($kind, kind: "card") } { $points }
board-sheet = { YOU($player) ->
    [yes] Tu hoja de puntos
   *[no] Hoja de puntos de { NAME($player) }
}
board-total = Total

## En la terminal

screen-turn = Turno { $turn } de 20.
screen-round = { $to ->
    [next] Ronda { $round } de 2, turno { $turn } de 10. Las manos pasan al siguiente jugador.
   *[previous] Ronda { $round } de 2, turno { $turn } de 10. Las manos pasan al jugador anterior.
}
screen-so-far = { points } por ahora
screen-card = { WORD($card, kind: "card", form: "short") }
screen-cards = { WORD($card, kind: "card", form: "other") }
screen-placing = por poner: { held-card }
screen-empty = aún no hay cartas
screen-hand = Mano: { $cards }.
screen-own-hand = Tu mano: { $cards }.
screen-none = nada
screen-neutral-pile = Pila neutral: { $cards }.
screen-neutral-hand = Mano neutral: { $cards }.
screen-aside = Apartadas: { $cards }.
screen-margin = { $ahead ->
    [one] { $ahead } punto por delante de Swala; hacen falta { $needed }.
   *[other] { $ahead } puntos por delante de Swala; hacen falta { $needed }.
}
screen-score = Puntos
screen-total = total
screen-details = { NAME($player) }, punto por punto:
screen-item = { HAS($cells) ->
    [yes] { $points } { WORD($kind, kind: "card") } en { LIST($cells, join: "comma") }
   *[no] { $points } { WORD($kind, kind: "card") }
}

## Contado en muchas partidas

tally-first-placed = Primera carta puesta
tally-placed = Cartas puestas
