# CuBirds. docs/translating.md explica cómo se hace.

summary = Pon aves junto a las filas, llévate las que encierres y reúne familias.
goal = Para ganar: 7 especies, o 3 aves de 2 especies.

## Aves y lugares

bird-flamingo = flamenco
    .other = flamencos
bird-owl = búho
    .other = búhos
bird-toucan = tucán
    .other = tucanes
bird-duck = pato
    .other = patos
bird-parrot = loro
    .other = loros
bird-magpie = urraca
    .other = urracas
bird-warbler = carricero
    .other = carriceros
bird-robin = petirrojo
    .other = petirrojos

some-birds = { $count } { WORD($item, $count, kind: "bird") }
bird-item = { WORD($item, kind: "bird") }
species-item = { WORD($item, kind: "bird", form: "other") }
counted-birds = { $count } { WORD($bird, $count, kind: "bird") }
held-card = { WORD($card, kind: "bird") }
# Al principio de una frase: «Has robado», «Ada ha robado».
has-done = { YOU($seat) ->
    [yes] Has
   *[no] { NAME($seat) } ha
}

side-left = a la izquierda
side-right = a la derecha

## Qué ha pasado

event-laid = { HAS($enclosed) ->
    [yes] { has-done } puesto { counted-birds } { WORD($side, kind: "side") } de la fila { $row }, llevándose { LIST($enclosed, item: "some-birds") }.
   *[no] { has-done } puesto { counted-birds } { WORD($side, kind: "side") } de la fila { $row }.
}
event-refilled = { HAS($birds) ->
    [yes] La fila { $row } se completa: { LIST($birds, item: "bird-item", join: "comma") }.
   *[no] La fila { $row } no se pudo completar.
}
event-drew = { HAS($birds) ->
    [yes] { has-done } robado { LIST($birds, item: "some-birds") }.
   *[no] { has-done } robado { cards }.
}
event-family = { $gained ->
    [one] { has-done } formado una familia de { counted-birds }; un ave pasa a la colección.
   *[other] { has-done } formado una familia de { counted-birds }; { $gained } aves pasan a la colección.
}
event-emptied = { YOU($seat) ->
    [yes] Ya no te quedan cartas: todos los demás descartan su mano.
   *[no] A { NAME($seat) } ya no le quedan cartas: todos los demás descartan su mano.
}
event-dealt = { HAS($birds) ->
    [yes] { has-done } recibido una mano nueva: { LIST($birds, item: "some-birds") }.
   *[no] { has-done } recibido una mano nueva: { cards }.
}

outcome-seven-species = siete especies
outcome-two-species-of-three-birds = dos especies con tres aves
outcome-too-few-cards-for-new-hands = muy pocas cartas para nuevas manos
outcome-a-row-could-not-be-refilled = una fila no se pudo completar

## Qué se pide

prompt-lay = Pon todas tus aves de una especie en un extremo de una fila.
prompt-draw = { $empty ->
    [yes] No has encerrado ningún ave y no te quedan cartas: ¿robas dos? Si no, los demás descartan, todos reciben ocho cartas nuevas y juegas otra vez.
   *[no] No has encerrado ningún ave: ¿robas dos cartas?
}
prompt-family = ¿Formas una familia de { LIST($birds, item: "species-item", join: "or") }?

why-lay = Elige un ave y el extremo de una fila: las que haya hasta la más cercana de su especie son tuyas. 6·9 debajo: 6 son una familia pequeña, 9 una grande. Quien no toma nada puede robar dos.
why-draw = Con más aves estás más cerca de una familia. Si tu mano queda vacía, todos los demás pierden sus cartas.
why-family = Las aves de una familia dejan tu mano; una o dos pasan a tu colección, y con ella se gana.

-families = { $small } son una familia pequeña: 1 pasa a tu colección. { $large } son una grande: pasan 2.
about-flamingo = { -families(small: 2, large: 3) }
about-owl = { -families(small: 3, large: 4) }
about-toucan = { -families(small: 3, large: 4) }
about-duck = { -families(small: 4, large: 6) }
about-parrot = { -families(small: 4, large: 6) }
about-magpie = { -families(small: 5, large: 7) }
about-warbler = { -families(small: 6, large: 9) }
about-robin = { -families(small: 6, large: 9) }

## Jugadas, sin mayúscula

move-lay = { HAS($alone) ->
    [yes] pon tu { WORD($bird, kind: "bird") } { WORD($side, kind: "side") } de la fila { $row }
   *[no] pon tus { WORD($bird, kind: "bird", form: "other") } { WORD($side, kind: "side") } de la fila { $row }
}
move-draw = roba dos cartas
move-no-draw = no robes
move-family = forma una familia de { WORD($bird, kind: "bird", form: "other") }
move-no-family = ninguna familia

note-takes = se lleva { LIST($taken, item: "some-birds") }
note-joins = { $count ->
    [one] 1 pasa a tu colección
   *[other] { $count } pasan a tu colección
}

## Por qué no vale una jugada, y qué hacer

refused-not-in-hand = No tienes { WORD($bird, kind: "bird", form: "other") }. Pon aves de una especie que tengas en la mano.
refused-family-too-small = { $held ->
    [0] Una familia de { WORD($bird, kind: "bird", form: "other") } necesita { $needed } aves y no tienes ninguna. Forma otra familia o ninguna.
   *[other] Una familia de { WORD($bird, kind: "bird", form: "other") } necesita { $needed } aves y tienes { $held }. Forma otra familia o ninguna.
}
refused-draw-before-laying = Primero pon aves. Si no encierran ninguna, puedes robar.
refused-draw-too-late = Solo se roba justo después de poner aves sin encerrar ninguna. Forma ahora una familia o ninguna.
refused-family-before-laying = Primero pon aves. La familia viene al final de tu turno.
refused-draw-first = Di primero si robas dos cartas.
refused-laid-already = Ya has puesto tus aves. Forma ahora una familia o ninguna: después acaba tu turno.

## Lo que hace una jugada, como razón para hacerla

fact-takes-nothing = no se lleva nada, así que puedes robar dos cartas
fact-draws = { $count ->
    [one] una carta más en la mano
   *[other] { $count } cartas más en la mano
}
fact-family = { $held ->
    [0] es una { $size ->
        [large] familia grande
       *[small] familia pequeña
    } de { WORD($bird, kind: "bird", form: "other") }
   *[other] con { $held } que ya tienes es una { $size ->
        [large] familia grande
       *[small] familia pequeña
    } de { WORD($bird, kind: "bird", form: "other") }
}
fact-denies = { $wins ->
    [yes] frena a { NAME($seat) }, que tiene al menos { counted-birds } y ganaría con estas aves
   *[no] { NAME($seat) }, que tiene al menos { counted-birds }, tendría una familia con estas aves
}
fact-collects = { counted-birds } para tu colección: { $species ->
    [one] { $species } especie
   *[other] { $species } especies
}
fact-empties = vacía tu mano, así que los demás descartan la suya
fact-waits = conserva { counted-birds }: faltan { $missing } para una familia grande
fact-keeps = conserva { counted-birds }: bastan para una familia grande

## De qué habla un consejo

part-collection = tu colección
part-hand = tus { WORD($of, kind: "bird", form: "other") }
part-rivals = tu ventaja sobre los demás

## En la mesa

board-pile = Mazo
board-discard = Descartes
board-family = familia
board-collection = Colección
board-row = Fila { $row }: { LIST($birds, item: "bird-item", join: "comma") }
board-end = Fila { $row }, { WORD($side, kind: "side") }
board-choose-first = Elige primero un pájaro de tu mano.
board-lay = poner: { WORD($bird, kind: "bird") }
board-standing = { $species } de { $all } especies; { $large } de 2 con al menos 3 aves

## En la terminal

screen-piles = Mazo { $pile }, descartes { $discard }.
screen-row = Fila { $row }:
screen-known = conocidas: { $birds }
screen-collection = colección: { $birds }
screen-none = nada
screen-own-hand = { NAME($seat) }, tu mano:
screen-family = familia
screen-large-family = familia grande
screen-no-family = familia con { $small }, grande con { $large }

## Contado en muchas partidas

tally-first-bird = Primeras aves puestas
tally-birds-taken = Aves encerradas y llevadas
tally-collection = Aves en la colección al final
tally-number-of-families = Número de familias
tally-draws = Cuántas veces se robaron dos cartas
