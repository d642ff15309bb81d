# Wild Cards. docs/translating.md explica cómo se hace.

summary = Puja en secreto por los animales expuestos, paga con su hábitat y gánate a sus líderes.
goal = Cuando se acaban los animales, gana quien tiene más puntos.

## Animales y cartas

animal-peacock = pavo real
    .other = pavos reales
    .a = un pavo real
    .the = el pavo real
    .leader = el líder de los pavos reales
animal-squirrel = ardilla
    .other = ardillas
    .a = una ardilla
    .the = la ardilla
    .leader = el líder de las ardillas
animal-lion = león
    .other = leones
    .a = un león
    .the = el león
    .leader = el líder de los leones
animal-meerkat = suricata
    .other = suricatas
    .a = una suricata
    .the = la suricata
    .leader = el líder de las suricatas
animal-eagle = águila
    .other = águilas
    .a = un águila
    .the = el águila
    .leader = el líder de las águilas
animal-ibex = íbice
    .other = íbices
    .a = un íbice
    .the = el íbice
    .leader = el líder de los íbices

card-forest = bosque
card-savannah = sabana
card-mountains = montaña
card-wild = comodín
card-refill = reposición

held-card = { WORD($card, kind: "card") }
some-cards = { $count ->
    [one] { WORD($item, kind: "card") }
   *[other] { $count } × { WORD($item, kind: "card") }
}
extra-cards = { $count ->
    [one] { $count } carta más
   *[other] { $count } cartas más
}
animal-item = { WORD($item, kind: "animal") }
some-animals = { $count } { WORD($item, $count, kind: "animal") }
led-animals = { some-animals } (líder)
player-item = { NAME($item) }
# Al principio de una frase: «Has pujado», «Ada ha pujado».
has-done = { YOU($seat) ->
    [yes] Has
   *[no] { NAME($seat) } ha
}

## Qué ha pasado

event-bid = { has-done } pujado { held-card }.
event-two = { has-done } puesto dos cartas a la espera de las otras pujas.
event-unused = { HAS($card) ->
    [yes] { has-done } recuperado { held-card } sin usarla.
   *[no] { has-done } recuperado la otra carta sin usarla.
}
event-exchanged = { has-done } cambiado { WORD($given, kind: "animal", form: "a") } por { WORD($taken, kind: "animal", form: "a") } del expositor.
event-leader = { $seat ->
    [-1] Vuelve a la reserva { WORD($species, kind: "animal", form: "leader") }.
   *[other] { $before ->
        [-1] { has-done } conseguido { WORD($species, kind: "animal", form: "leader") }.
       *[other] { YOU($before) ->
            [yes] { NAME($seat) } te ha quitado { WORD($species, kind: "animal", form: "leader") }.
           *[no] { YOU($seat) ->
                [yes] Le has quitado a { NAME($before) } { WORD($species, kind: "animal", form: "leader") }.
               *[no] { NAME($seat) } le ha quitado a { NAME($before) } { WORD($species, kind: "animal", form: "leader") }.
            }
        }
    }
}
event-discarded = { has-done } descartado { LIST($cards, item: "some-cards") }.
event-drew = { HAS($cards) ->
    [yes] { has-done } robado { LIST($cards, item: "some-cards") }.
   *[no] { has-done } robado { cards }.
}
event-laid = { has-done } puesto { LIST($cards, item: "some-cards") } para el desempate, { $total } en total.
event-took = { $bonus ->
    [0] { took }.
   *[other] { took }: { $bonus } puntos por su hábitat natural.
}
took = { HAS($paid) ->
    [yes] { has-done } tomado { WORD($animal, kind: "animal", form: "a") } por { WORD($bid, kind: "card") } con { LIST($paid, item: "some-cards") }
   *[no] { has-done } tomado { WORD($animal, kind: "animal", form: "a") } por { WORD($bid, kind: "card") }
}
event-passed = { YOU($seat) ->
    [yes] No has tomado ningún animal y recuperas { LIST($cards, item: "some-cards") }.
   *[no] { NAME($seat) } no ha tomado ningún animal y recupera { LIST($cards, item: "some-cards") }.
}
event-nothing = { YOU($seat) ->
    [yes] Ya no has encontrado ningún animal.
   *[no] { NAME($seat) } ya no ha encontrado ningún animal.
}
event-kept = { has-done } recuperado { held-card } gracias al íbice.
event-talisman = { has-done } recibido el talismán, que había decidido un empate.
event-display = Nuevo expositor: { LIST($animals, item: "animal-item", join: "comma") }.

outcome-the-display-could-not-be-refilled = no quedan animales para un nuevo expositor

## Qué se pide

prompt-bid = { $eagle ->
    [yes] Pon una carta como puja; el águila te deja añadir otra.
   *[no] Pon una carta como puja.
}
prompt-second = El águila te deja poner una segunda carta y elegir cuando se vean las otras pujas.
prompt-reveal = Ya se ven las otras pujas: ¿cuál de tus dos cartas es tu puja?
prompt-exchange = La suricata te deja cambiar un animal tuyo por uno del expositor.
prompt-discard = Descarta lo que no quieras; después robas cartas nuevas.
prompt-tie = Empate a { $value }: pon { extra-cards } boca abajo. El total más alto va primero.
prompt-pay = Paga { extra-cards } por { WORD($animal, kind: "animal", form: "the") }.
prompt-take = { $count ->
    [0] Toma un animal o pasa.
   *[other] Toma un animal por { extra-cards } o pasa.
}
prompt-back = El íbice te deja recuperar tu puja: { held-card }.

why-bid = Las pujas altas eligen primero, pero el número también dice cuántas cartas cuesta el animal. Reposición: cartas nuevas a cambio.
why-second = Eliges entre las dos al ver las otras pujas; la que no uses vuelve a tu mano.
why-reveal = La carta que no uses vuelve a tu mano.
why-exchange = Cambia un animal para tener de una especie al menos tantos como cualquier otro: eso trae a su líder.
why-discard = Tira lo que no quieras; después completas la mano hasta siete.
why-take = Los animales de tu mayor especie valen 2 y los de la segunda 1. Si tomas un animal y tienes de su especie al menos al menos tantos como cualquier otro, el líder es tuyo.
why-pay = Pagar solo con el hábitat del animal o con comodines da 2 puntos. En un empate, el total más alto va primero.
why-back = Con el líder de los íbices puedes quedarte la carta que has pujado.

about-peacock = Vive en el bosque. Su líder vale al final 3 puntos en vez de 1.
about-squirrel = Vive en el bosque. Con su líder completas la mano hasta diez cartas.
about-lion = Vive en la sabana. Con su líder ganas todos los empates.
about-meerkat = Vive en la sabana. Con su líder cambias un animal con el expositor al reponer.
about-eagle = Vive en la montaña. Con su líder pones dos pujas y eliges después.
about-ibex = Vive en la montaña. Con su líder recuperas tu puja tras usarla, salvo un comodín.
about-forest = El hogar del pavo real y la ardilla.
about-savannah = El hogar del león y la suricata.
about-mountains = El hogar del águila y el íbice.
about-wild = Cuenta como cualquier hábitat.
about-refill = Ningún animal en esta ronda; descarta lo que quieras y roba hasta siete cartas.
about-talisman = Talismán: decide los empates. Va primero quien sigue en sentido horario y último quien lo tiene.
about-talisman-first = Talismán: decide los empates. Va primero quien lo tiene y después los demás en sentido horario.
about-tokens = Puntos por los animales pagados en su propio hábitat: 2 cada uno.

## Jugadas, sin mayúscula

move-bid = puja { held-card }
move-second = segunda carta: { held-card }
move-no-second = sin segunda carta
move-reveal = muestra { held-card }
move-exchange = { HAS($shown) ->
    [yes] cambia tu { WORD($animal, kind: "animal") } por { WORD($shown, kind: "animal", form: "a") }
   *[no] cambia tu { WORD($animal, kind: "animal") } por el puesto { $slot }
}
move-no-exchange = no cambies nada
move-discard = descarta { held-card }
move-stop = { HAS($keeps) ->
    [yes] quédate todas y roba
   *[no] basta: roba cartas nuevas
}
move-take = { HAS($shown) ->
    [yes] toma { WORD($shown, kind: "animal", form: "the") }
   *[no] toma el animal del puesto { $slot }
}
move-pass = pasa
move-pay = paga { held-card }
move-take-back = recupérala
move-leave = déjala

## Por qué no vale una jugada, y qué hacer

refused-bid-first = Primero las pujas: pon una carta de tu mano, por ejemplo { MOVE($example) }.
refused-reveal-first = Di primero cuál de tus dos cartas es tu puja, por ejemplo { MOVE($example) }.
refused-exchange-first = Primero la suricata: cambia un animal, por ejemplo { MOVE($example) }, o no cambies nada.
refused-discard-first = Estás reponiendo: descarta lo que no quieras y luego roba. Por ejemplo { MOVE($example) }.
refused-tie-first = Primero se decide el empate: pon una carta boca abajo, por ejemplo { MOVE($example) }.
refused-take-first = Toma ahora un animal del expositor o pasa. Por ejemplo { MOVE($example) }.
refused-pay-first = Paga primero tu animal, por ejemplo { MOVE($example) }.
refused-back-first = Primero el íbice: recupera tu puja o déjala.
refused-not-down = Has puesto { WORD($first, kind: "card") } y { WORD($second, kind: "card") }. Elige una de las dos.
refused-no-place = El expositor solo tiene { $slots } puestos, y el { $slot } no existe. Elige otro.
refused-place-empty = El animal del puesto { $slot } ya no está. Toma otro o pasa.
refused-no-eagle = Solo quien tiene el líder de las águilas pone una segunda carta. Pon una sola.
refused-second-before-first = Pon tu primera carta antes de la segunda, por ejemplo { MOVE($example) }.
refused-bid-already = Has puesto { held-card }. Añade una segunda carta o ninguna.
refused-only-one = Tu única carta { held-card } ya está puesta como primera. Añade otra distinta o ninguna.
refused-not-held = No tienes { held-card } en la mano. Elige una carta de tu mano.
refused-no-such-animal = No tienes { WORD($animal, kind: "animal", form: "other") } que dar. Cambia un animal que tengas o ninguno.
refused-no-more = Ya no te queda { held-card }. Elige otra carta de tu mano.
refused-further-left = Las cartas se eligen de izquierda a derecha, y { held-card } va antes que { WORD($chosen, kind: "card") }. Elige una más a la derecha.
refused-too-few = Aún debes pagar { $missing } cartas, de izquierda a derecha; a partir de { held-card } no hay bastantes. Empieza más a la izquierda.

## Lo que hace una jugada, como razón para hacerla

fact-takes = { $count ->
    [1] se lleva { WORD($animal, kind: "animal", form: "a") }, por primera vez
   *[other] se lleva { WORD($animal, kind: "animal", form: "a") }: así tienes { $count }
}
fact-bonus = { SIGNED($points) } por el hábitat natural
fact-exchanges = { WORD($given, kind: "animal", form: "a") } por { WORD($taken, kind: "animal", form: "a") }: así tienes { $count }
fact-leader = { $before ->
    [-1] te da { WORD($species, kind: "animal", form: "leader") }
   *[other] le quita a { NAME($before) } { WORD($species, kind: "animal", form: "leader") }
}
fact-back = devuelve { LIST($cards, item: "some-cards") } a tu mano
fact-draws = { $count ->
    [one] roba una carta
   *[other] roba { $count } cartas
}
fact-leaves = { $count ->
    [0] no te deja cartas en la mano
    [one] te deja una carta en la mano
   *[other] te deja { $count } cartas en la mano
}
fact-costs = { $cards ->
    [one] { WORD($animal, kind: "animal", form: "a") } por una carta más: así tienes { $count }
   *[other] { WORD($animal, kind: "animal", form: "a") } por { $cards } cartas más: así tienes { $count }
}
fact-holds = { $count ->
    [0] te quedas sin cartas en la mano
    [one] te quedas con una carta en la mano
   *[other] te quedas con { $count } cartas en la mano
}

## De qué habla un consejo

part-animals = tus animales
part-leaders = tus líderes
part-tokens = los puntos extra
part-hand = las cartas de tu mano
part-rivals = tu ventaja sobre los demás

## En la mesa

round = Ronda { $round } de { $rounds }: { $phase ->
    [1] pujas
    [2] reposición
    [3] animales
   *[other] fin de la ronda
}
board-bids = pujas de { $value }
board-points = 1.ª especie 2 puntos por animal, 2.ª especie 1; líder 1
board-then = luego { LIST($order, item: "player-item", join: "comma") }
first-highest = { YOU($player) ->
    [yes] Eliges primero, con la puja más alta.
   *[no] { NAME($player) } elige primero, con la puja más alta.
}
first-lion = { YOU($player) ->
    [yes] Eliges primero: el león decide los empates.
   *[no] { NAME($player) } elige primero: el león decide los empates.
}
first-total = { YOU($player) ->
    [yes] Eliges primero, con el total más alto.
   *[no] { NAME($player) } elige primero, con el total más alto.
}
first-talisman = { YOU($player) ->
    [yes] Empate. Eliges primero: en sentido horario va después de { NAME($holder) }, que tiene el talismán.
   *[no] { YOU($holder) ->
        [yes] Empate. { NAME($player) } elige primero: en sentido horario va después de ti, que tienes el talismán.
       *[no] Empate. { NAME($player) } elige primero: en sentido horario va después de { NAME($holder) }, que tiene el talismán.
    }
}
first-holder = { YOU($player) ->
    [yes] Empate. Eliges primero: tienes el talismán.
   *[no] Empate. { NAME($player) } tiene el talismán y elige primero.
}
first-leo = Empate: { NAME($player) } va antes que todos, salvo quien lidera los leones.
first-tie = Empate a { $value }: deciden las cartas extra.
board-display = Expositor
board-place = Puesto { $slot }
board-take = Tomar
board-taken = tomado
board-leaders = Líderes
board-leader = { WORD($animal, kind: "animal", form: "leader") }
board-all-taken = ya no quedan
board-cards = Cartas
board-card = { $count ->
    [one] carta
   *[other] cartas
}
board-animals = Animales
board-pay = { $count ->
    [one] Pagar esta carta
   *[other] Pagar estas { $count } cartas
}
board-lay = { $count ->
    [one] Poner esta carta boca abajo
   *[other] Poner estas { $count } cartas boca abajo
}
board-discard = { $count ->
    [one] Descartar esta carta y robar
   *[other] Descartar estas { $count } cartas y robar
}
board-put-down = Puestas
board-tokens = Fichas de hábitat
board-face-down = boca abajo
board-largest = Especie mayor, 2 puntos cada una
board-second = Especie siguiente, 1 punto cada una
board-total = Total
standing-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-standing = { HAS($lines) ->
    [yes] { standing-points }: { LIST($lines, item: "standing-line", join: "comma") }
   *[no] { standing-points }
}
standing-line = { WORD($part, kind: "standing") } { $points }
standing-largest = especie mayor
standing-second = especie siguiente
standing-leaders = líderes
standing-tokens = fichas de hábitat
board-collection = Colección
board-leads = líder

## En la terminal

screen-scoring = Puntuación final
screen-display = Expositor, desde el mazo:
screen-animal = { WORD($animal, kind: "animal") } ({ WORD($habitat, kind: "card") })
screen-wanted = se está pagando
screen-supply = Líderes por ganar: { LIST($leaders, item: "animal-item", join: "comma") }.
screen-piles = Cartas de hábitat: { $pile } en el mazo, descartes:
screen-animals-left = Animales: { $animals } en el mazo.
screen-bids = { HAS($order) ->
    [yes] Pujas de { $value }: { LIST($now, item: "player-item") }, luego { LIST($order, item: "player-item", join: "comma") }.
   *[no] Pujas de { $value }: { LIST($now, item: "player-item") }.
}
habitat-cards = { $count ->
    [one] { $count } carta de hábitat
   *[other] { $count } cartas de hábitat
}
screen-player = { $points ->
    [one] { habitat-cards }, { $points } punto ({ $tokens } en fichas)
   *[other] { habitat-cards }, { $points } puntos ({ $tokens } en fichas)
}
screen-pile = montón de { habitat-cards }
screen-talisman = el talismán
screen-known = conocidas en la mano:
screen-two-down = puja: dos cartas boca abajo
screen-bid = puja: { $card }
screen-bid-with = puja: { $card } con
screen-animals = animales:
screen-hand = tu mano:
screen-down = puestas, sin ver:
screen-none = nada
screen-most = mayor × 2
screen-next = segunda × 1
screen-leaders = líderes
screen-tokens = fichas
screen-total = total
screen-all = animales
screen-rank = puesto

## Contado en muchas partidas

tally-first-bid = Primera puja
tally-bids = Todas las pujas
tally-animals = Animales en la colección al final
tally-number-of-animals = Número de animales tomados
tally-leaders = Líderes al final
