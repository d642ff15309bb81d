# Wildlife. docs/translating.md explica el formato.

summary = Extiéndete por la isla, adáptate y ataca; en cada turno hay que subastar una carta.
goal = Gana quien tenga más puntos, con 11 zonas llenas o fichas agotadas.

## Palabras

organism-man = hombre
    .the = el hombre
organism-mammoth = mamut
    .the = el mamut
organism-bear = oso
    .the = el oso
organism-eagle = águila
    .the = el águila
organism-snake = serpiente
    .the = la serpiente
organism-crocodile = cocodrilo
    .the = el cocodrilo

# .in: dónde está algo; .to: a qué se adapta.
terrain-forest = bosque
    .in = en el bosque
    .to = al bosque
terrain-desert = desierto
    .in = en el desierto
    .to = al desierto
terrain-savanna = sabana
    .in = en la sabana
    .to = a la sabana
terrain-steppe = estepa
    .in = en la estepa
    .to = a la estepa
terrain-mountains = montaña
    .in = en la montaña
    .to = a la montaña
terrain-water = agua
    .in = en el agua
    .to = al agua

# .the: con el artículo.
area-large-forest = bosque grande
    .the = el bosque grande
area-small-forest = bosque pequeño
    .the = el bosque pequeño
area-large-desert = desierto grande
    .the = el desierto grande
area-small-desert = desierto pequeño
    .the = el desierto pequeño
area-large-savanna = sabana grande
    .the = la sabana grande
area-small-savanna = sabana pequeña
    .the = la sabana pequeña
area-large-steppe = estepa grande
    .the = la estepa grande
area-small-steppe = estepa pequeña
    .the = la estepa pequeña
area-large-mountains = montaña grande
    .the = la montaña grande
area-small-mountains = montaña pequeña
    .the = la montaña pequeña
area-large-water = agua grande
    .the = el agua grande
area-small-water = agua pequeña
    .the = el agua pequeña

# .card: en una frase, después de «la» o «una».
card-forest = bosque
    .card = carta de bosque
card-desert = desierto
    .card = carta de desierto
card-savanna = sabana
    .card = carta de sabana
card-steppe = estepa
    .card = carta de estepa
card-mountains = montaña
    .card = carta de montaña
card-water = agua
    .card = carta de agua
card-ability = habilidad
    .card = carta de habilidad
card-adaptation = adaptación
    .card = carta de adaptación
card-joker = comodín
    .card = carta comodín
card-food-source = fuente de comida
    .card = carta de fuente de comida
card-epidemic = epidemia
    .card = carta de epidemia
card-famine = hambruna
    .card = carta de hambruna

ability-food = comida
    .the = la comida
    .does = 2 puntos cada turno
ability-intelligence = inteligencia
    .the = la inteligencia
    .does = 1 carta más cada turno
ability-mobility = movilidad
    .the = la movilidad
    .does = una ficha a cualquier sitio
ability-defense = defensa
    .the = la defensa
    .does = detiene ataques y cambios
ability-aggression = agresión
    .the = la agresión
    .does = una ficha donde atacas

# .only: ahí, y nada más.
level-no-action = ninguna acción
    .only = ahí todavía no puede hacer nada
    .short = –
    .letter = -
level-migrate = migrar
    .only = ahí solo puede migrar
    .short = migra
    .letter = M
level-expand = expandirse
    .only = ahí solo puede expandirse
    .short = expande
    .letter = E
level-attack = atacar
    .only = ahí puede atacar
    .short = ataca
    .letter = A

deed-attack = el ataque
deed-aggression = la agresión
deed-swap = el intercambio

ranked-adaptations = adaptaciones
ranked-abilities = habilidades
ranked-food = comida

monopoly-big = monopolio grande
monopoly-small = monopolio pequeño

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
    [one] { $points } punto
   *[other] { $points } puntos
}

# Al principio de una frase en pasado: «Has robado», «Ada ha robado».
has-done = { YOU($seat) ->
    [yes] Has
   *[no] { NAME($seat) } ha
}

## Qué ha pasado

event-organism = { $price ->
    [0] { has-done } recibido { WORD($organism, kind: "organism", form: "the") }.
   *[other] { has-done } conseguido { WORD($organism, kind: "organism", form: "the") } por { $price } de comida.
}
event-turn = { YOU($seat) ->
    [yes] Ronda { $round }: te toca.
   *[no] Ronda { $round }: le toca a { NAME($seat) }.
}
event-fed = { $tiles ->
    [one] { has-done } ganado { points } con una ficha de comida.
   *[other] { has-done } ganado { points } con { $tiles } fichas de comida.
}
event-tile = { $how ->
    [seeded] { has-done } puesto una ficha en { $space }.
    [removed] { has-done } perdido la ficha de { $space } por la epidemia.
   *[expanded] { YOU($seat) ->
        [yes] Te has expandido a { $space }.
       *[no] { NAME($seat) } se ha expandido a { $space }.
    }
}
event-moved = { $how ->
    [swapped] { has-done } intercambiado la ficha de { $origin } con { victims-tile } en { $space }.
    [moved] { has-done } movido una ficha de { $origin } a { $space } con la movilidad.
   *[migrated] { has-done } migrado de { $origin } a { $space }.
}
event-struck = { $deed ->
    [aggression] { has-done } usado la agresión contra { victims-tile } en { $space }.
    [swap] { has-done } intentado un intercambio con { victims-tile } en { $space }.
   *[attack] { has-done } atacado { victims-tile } en { $space }.
}
victims-tile = { YOU($victim) ->
    [yes] tu ficha
   *[no] la ficha de { NAME($victim) }
}
event-defended = { has-done } bloqueado { WORD($deed, kind: "deed") } en { $space } con la defensa.
event-beat = { has-done } eliminado { victims-tile } en { $space }; queda fuera del juego.
event-card = { $how ->
    [played] { has-done } jugado la { WORD($card, kind: "card", form: "card") }.
    [auctioned] { has-done } sacado a subasta la { WORD($card, kind: "card", form: "card") }.
    [unsold] { YOU($seat) ->
        [yes] Nadie ha comprado tu { WORD($card, kind: "card", form: "card") }.
       *[no] Nadie ha comprado la { WORD($card, kind: "card", form: "card") } de { NAME($seat) }.
    }
    [happened] { $card ->
        [epidemic] { has-done } traído una epidemia a los demás.
        [famine] { has-done } traído una hambruna a los demás.
       *[other] { has-done } encontrado una fuente de comida.
    }
    [named] { has-done } usado el comodín como { WORD($card, kind: "card", form: "card") }.
   *[nothing] { has-done } dejado sin usar la { WORD($card, kind: "card", form: "card") }.
}
event-bid = { HAS($food) ->
    [yes] { has-done } ofrecido { $food } de comida.
   *[no] { has-done } pasado.
}
event-bought = { $fallen ->
    [0] { has-done } comprado { seller } { WORD($card, kind: "card", form: "card") } por { $price } de comida.
    [one] { has-done } comprado { seller } { WORD($card, kind: "card", form: "card") } por { $price } de comida, cediendo { $fallen } punto.
   *[other] { has-done } comprado { seller } { WORD($card, kind: "card", form: "card") } por { $price } de comida, cediendo { $fallen } puntos.
}
seller = { YOU($auctioneer) ->
    [yes] tu
   *[no] a { NAME($auctioneer) } la
}
event-improved = { YOU($seat) ->
    [yes] Te adaptas mejor { WORD($terrain, kind: "terrain", form: "to") }: ahora tu especie puede { WORD($level, kind: "level") } ahí.
   *[no] { NAME($seat) } se adapta mejor { WORD($terrain, kind: "terrain", form: "to") }: ahora puede { WORD($level, kind: "level") } ahí.
}
event-took = { $holder ->
    [-1] { has-done } tomado la habilidad { WORD($ability, kind: "ability") } de la reserva.
   *[other] { YOU($holder) ->
        [yes] { NAME($seat) } te ha quitado la habilidad { WORD($ability, kind: "ability") }.
       *[no] { YOU($seat) ->
            [yes] Le has quitado la habilidad { WORD($ability, kind: "ability") } a { NAME($holder) }.
           *[no] { NAME($seat) } le ha quitado la habilidad { WORD($ability, kind: "ability") } a { NAME($holder) }.
        }
    }
}
event-food = { $how ->
    [converted] { has-done } convertido { $food } de comida en { points }.
    [found] { has-done } encontrado { $food } de comida.
   *[starved] { $food ->
        [0] { has-done } perdido { points } por la hambruna.
       *[other] { $points ->
            [0] { has-done } perdido { $food } de comida por la hambruna.
           *[other] { has-done } perdido { $food } de comida y { points } por la hambruna.
        }
    }
}
event-filled = { has-done } llenado { WORD($area, kind: "area", form: "the") } (peón { $pawn }) por { points }.
event-scored = Puntuación mayor: { LIST($gained, item: "gained-points", join: "comma") }.
gained-points = { YOU($seat) ->
    [yes] tú { SIGNED($points) }
   *[no] { NAME($seat) } { SIGNED($points) }
}
event-drew = { HAS($cards) ->
    [yes] { has-done } robado { LIST($cards, item: "some-cards") }.
   *[no] { has-done } robado { cards }.
}

outcome-eleventh-pawn = se han llenado once zonas
outcome-empty-supply = se ha agotado una reserva de fichas
outcome-agreed-rounds = han terminado las rondas acordadas

## Qué se pregunta

prompt-choose-organism = Elige tu especie.
prompt-bid-for-organism = { $bidder ->
    [-1] Abres la subasta por { WORD($organism, kind: "organism", form: "the") }: ¿cuánta comida ofreces? Tienes { $food }.
   *[other] { NAME($bidder) } ofrece { $bid } de comida por { WORD($organism, kind: "organism", form: "the") }. Ofrece más o pasa; tienes { $food }.
}
prompt-seed = { $left ->
    [one] Pon tu última ficha en una casilla libre donde tu especie puede vivir.
   *[other] Pon una ficha en una casilla libre donde tu especie puede vivir: quedan { $left }.
}
prompt-turn = { $free ->
    [yes] Tu turno: { plays-left }; una ficha puede migrar gratis.
   *[no] Tu turno: { plays-left }.
}
plays-left = { $owed ->
    [yes] { $left ->
        [one] saca a subasta una carta de tu mano
       *[other] { $left } cartas por jugar, una de ellas en subasta
    }
   *[no] { $left ->
        [0] no quedan cartas por jugar
        [one] { $left } carta por jugar, si quieres
       *[other] { $left } cartas por jugar, si quieres
    }
}
prompt-migration = ¿Cuál de tus fichas migra?
prompt-destination = ¿Adónde va la ficha de { $origin }?
prompt-mobility = ¿Cuál de tus fichas se mueve con la movilidad?
prompt-mobility-space = ¿Adónde va la ficha de { $origin }, o con quién se intercambia?
prompt-aggression = Agresión: pon una ficha o elimina una rival, donde puedas atacar.
prompt-terrain-card = { HAS($migrates) ->
    [yes] Usa la { WORD($card, kind: "card", form: "card") }: elige una de tus fichas para migrar, o renuncia a ella.
   *[no] Usa la { WORD($card, kind: "card", form: "card") }: elige una casilla, o renuncia a ella.
}
prompt-adaptation = ¿A qué terreno te adaptas mejor?
prompt-ability = ¿Qué habilidad tomas?
prompt-holder = ¿A quién le quitas la habilidad { WORD($ability, kind: "ability") }?
prompt-joker = ¿Como qué carta juegas el comodín?
prompt-bid = { $bidder ->
    [-1] Nadie ha ofrecido aún por la { WORD($card, kind: "card", form: "card") }. Ofrece o pasa; tienes { $food } de comida, y cada punto paga 3 más.
   *[other] { NAME($bidder) } ofrece { $bid } de comida por la { WORD($card, kind: "card", form: "card") }. Ofrece más o pasa; tienes { $food }, y cada punto paga 3 más.
}
prompt-payment = { HAS($enough) ->
    [yes] Pagas { $bid } de comida y tienes { $food }: es suficiente. ¿Quieres guardar comida y ceder puntos en su lugar, 1 por cada 3?
   *[no] Pagas { $bid } de comida y tienes { $food }. ¿Cuántos puntos cedes, por 3 de comida cada uno?
}
prompt-bought-event = ¿Usas la { WORD($card, kind: "card", form: "card") } que has comprado, o renuncias a ella?
prompt-defense = ¿Usas la defensa contra { WORD($deed, kind: "deed") } en { $space }?
prompt-epidemic = Epidemia: ¿cuál de tus fichas deja la isla?

why-organism = Cada especie tiene su hogar en otro terreno: ahí puede atacar.
why-place = Las fichas cuentan en una puntuación mayor: por zonas, y como manadas de fichas unidas. Llenar una zona puntúa al momento.
why-attack = La ficha eliminada queda fuera del juego y la tuya ocupa su lugar.
why-from = Una ficha camina sobre las tuyas hasta una casilla libre al lado.
why-to = Llenar la última casilla de una zona puntúa al momento.
why-swap = Las dos fichas cambian de sitio.
why-remove = Queda fuera del juego.
why-play = Las cartas de terreno ponen fichas en la isla, las demás te fortalecen. Una carta por turno debe subastarse.
why-auction = Quien más ofrece usa la carta al momento y te paga.
why-name = Un comodín vale como la carta que digas.
why-improve = De ninguna acción a migrar, expandirse, atacar. Tener más adaptaciones también puntúa.
why-take = Cada habilidad sirve una vez en cada turno tuyo. Tener más habilidades también puntúa.
why-rob = No queda ninguna en la reserva: se la quitas a quien va más adelantado.
why-bid-for-organism = Quien más ofrece empieza con esta especie y con esa comida de menos.
why-bid = Quien más ofrece paga al vendedor y usa la carta al momento. La comida que sobra puede convertirse en puntos.
why-fall = Cada punto cedido paga 3 de comida. Quien tiene bastante comida no tiene que ceder puntos: solo ahorra comida.
why-convert = 3 de comida son un punto. En una puntuación mayor, tener más comida también da puntos.
why-end = Tu mano se completa para el turno siguiente.
why-defense = Tu defensa lo detiene, una vez en cada turno de otro jugador.
why-use = La has comprado: afecta a tus rivales.

-act = Actúa { $where } según lo que tu especie pueda hacer ahí: migrar, expandirse o atacar.
about-forest = { -act(where: "en los bosques") }
about-desert = { -act(where: "en los desiertos") }
about-savanna = { -act(where: "en las sabanas") }
about-steppe = { -act(where: "en las estepas") }
about-mountains = { -act(where: "en las montañas") }
about-water = { -act(where: "en las aguas") }
about-ability = Toma una habilidad: comida, inteligencia, movilidad, defensa o agresión.
about-adaptation = Mejora un nivel en un terreno.
about-joker = Vale como una carta de terreno, adaptación o habilidad a tu elección.
about-food-source = 7 de comida para ti, 3 para quien va último.
about-epidemic = Cada rival retira una ficha de la isla.
about-famine = Cada rival paga 5 de comida, o puntos si le falta.
about-food = 2 puntos al principio de cada turno tuyo.
about-intelligence = Una carta más por jugar en cada turno.
about-mobility = Una vez por turno: una ficha tuya a una casilla libre, o intercambiada con un rival.
about-defense = Una vez en cada turno rival: detiene un ataque, una agresión o un intercambio.
about-aggression = Una vez por turno: una ficha en una casilla de una zona donde puedas atacar.
about-man = Atacar: sabana. Expandirse: estepa. Migrar: bosque y montaña.
about-mammoth = Atacar: estepa. Expandirse: sabana. Migrar: bosque y montaña.
about-bear = Atacar: bosque. Expandirse: montaña. Migrar: sabana y agua.
about-eagle = Atacar: montaña. Expandirse: desierto. Migrar: sabana y estepa.
about-snake = Atacar: desierto. Expandirse: agua. Migrar: bosque y estepa.
about-crocodile = Atacar: agua. Expandirse: bosque. Migrar: desierto y sabana.
about-migrate = Una ficha tuya camina hasta una casilla libre.
about-expand = Una ficha nueva en una casilla libre.
about-attack = En una zona llena: una ficha nueva en lugar de una rival.
about-no-action = Aquí todavía no se puede hacer nada.

## Jugadas, sin mayúscula

move-place = pon en { $space }
move-attack = ataca { $space }
move-from = sal de { $space }
move-to = ve a { $space }
move-swap = intercambia con { $space }
move-remove = retira { $space }
move-play = juega la { WORD($card, kind: "card", form: "card") }
move-auction = saca a subasta la { WORD($card, kind: "card", form: "card") }
move-migrate = haz migrar una ficha gratis
move-mobility = usa la movilidad
move-aggression = usa la agresión
move-end = termina tu turno
move-pass = pasa
move-nothing = renuncia a la carta
move-use = usa la carta
move-defend = usa la defensa
move-no-defense = no te defiendas
move-name = como { WORD($card, kind: "card", form: "card") }
move-improve = adáptate mejor { WORD($terrain, kind: "terrain", form: "to") }
move-take = { HAS($holder) ->
    [yes] toma { WORD($ability, kind: "ability", form: "the") } a { NAME($holder) }
   *[no] { HAS($robs) ->
        [yes] toma la habilidad { WORD($ability, kind: "ability") } a otro jugador
       *[no] toma { WORD($ability, kind: "ability", form: "the") }
    }
}
move-rob = a { NAME($seat) }
move-organism = elige { WORD($organism, kind: "organism", form: "the") }
move-convert = convierte comida en { points }
move-fall = { $spaces ->
    [0] paga solo con comida
    [one] cede { $spaces } punto
   *[other] cede { $spaces } puntos
}
move-bid = ofrece { $food } de comida

note-food = { $food } de comida
note-price = { $food ->
    [0] cuesta { points }, quedan { $left }
   *[other] cuesta { $food } de comida y { points }, quedan { $left }
}
note-better = de «{ WORD($level, kind: "level") }» a «{ WORD($better, kind: "level") }»

## Por qué no se permite una jugada, y qué hacer

refused-first-organism = Primero elige tu especie, por ejemplo { MOVE($example) }.
refused-first-bid-for-organism = Se subasta una especie. Haz una oferta, o pasa si alguien ya ha ofrecido, por ejemplo { MOVE($example) }.
refused-first-seed = Antes del primer turno todos ponen fichas en la isla. Elige una casilla para la tuya, por ejemplo { MOVE($example) }.
refused-first-tile = Primero elige la ficha que se mueve, por ejemplo { MOVE($example) }.
refused-first-destination = Primero elige adónde va la ficha, por ejemplo { MOVE($example) }.
refused-first-aggression = Primero elige una casilla para tu agresión, por ejemplo { MOVE($example) }.
refused-first-card = Primero usa la carta o renuncia a ella, por ejemplo { MOVE($example) }.
refused-first-holder = Primero elige a quién le quitas la habilidad, por ejemplo { MOVE($example) }.
refused-first-bid = Se subasta una carta. Haz una oferta o pasa, por ejemplo { MOVE($example) }.
refused-first-payment = Primero di cuántos puntos cedes para pagar, por ejemplo { MOVE($example) }.
refused-first-defense = Alguien va a por tu ficha. Primero di si la defiendes, por ejemplo { MOVE($example) }.
refused-first-epidemic = Primero elige la ficha que se lleva la epidemia, por ejemplo { MOVE($example) }.

refused-card-before-space = Primero juega una carta de terreno, y después elige una casilla para una ficha.
refused-way-before-space = Primero di cómo se mueve una ficha: hazla migrar gratis, juega una carta de terreno o usa la movilidad.
refused-play-before = Para eso juega primero una { WORD($card, kind: "card", form: "card") }.
refused-no-card-in-use = Ahora no estás usando ninguna carta. Juega una, o saca una a subasta.
refused-no-auction = Ahora no se subasta nada. Juega una carta o saca una a subasta; si has acabado, termina tu turno.
refused-no-attacker = Ahora nadie va a por tus fichas. Sigue con tu turno.
refused-no-epidemic = Solo una epidemia retira fichas de la isla. Sigue con tu turno.
refused-has-organism = Ya tienes tu especie. Sigue con tu turno.

refused-organism-gone = Alguien ya ha elegido { WORD($organism, kind: "organism", form: "the") }. Elige otra especie.
refused-must-open = Abres la subasta y debes ofrecer algo: basta con 0 de comida.
refused-only-food = Aquí solo cuenta la comida, y tienes { $food }. No ofrezcas más.
refused-organism-bid-low = La oferta ya es de { $bid } de comida. Ofrece más, o pasa.
refused-occupied = En { $space } ya hay una ficha. Elige una casilla vacía.
refused-not-yours = En { $space } no hay ninguna ficha tuya. Elige primero una de las tuyas.
refused-no-opponent = En { $space } no hay ninguna ficha rival. Elige una casilla donde haya una.
refused-other-terrain = La carta vale { WORD($terrain, kind: "terrain", form: "in") }, y { $space } está en { WORD($area, kind: "area", form: "the") }. Elige una casilla { WORD($terrain, kind: "terrain", form: "in") }.
refused-cannot-live = Por ahora, { WORD($organism, kind: "organism", form: "the") } no puede hacer nada { WORD($terrain, kind: "terrain", form: "in") }. Elige una casilla donde pueda al menos migrar.
refused-seeds-full = Ya hay { $tiles } fichas en { WORD($area, kind: "area", form: "the") }, y al principio no caben más. Elige otra zona.
refused-no-card = No tienes ninguna { WORD($card, kind: "card", form: "card") }. Elige una carta de tu mano.
refused-no-play-left = { $plays ->
    [one] En este turno has jugado una carta y no puedes jugar más. Migra, usa una habilidad o termina tu turno.
   *[other] En este turno has jugado { $plays } cartas y no puedes jugar más. Migra, usa una habilidad o termina tu turno.
}
refused-last-for-auction = Tu última carta de este turno es para una subasta. Saca una a subasta.
refused-migrated = Ya has hecho la migración gratuita de este turno. Para mover otra ficha, juega una carta de terreno o usa la movilidad.
refused-no-migration = Ninguna de tus fichas puede migrar: al lado no hay ninguna casilla vacía adonde ir. Elige otra acción.
refused-no-ability = No tienes { WORD($ability, kind: "ability", form: "the") }. Una carta de habilidad te la puede dar.
refused-ability-used = En este turno ya has usado { WORD($ability, kind: "ability", form: "the") }. En el próximo podrás otra vez.
refused-mobility-nowhere = Ninguna de tus fichas tiene una casilla adonde ir. Elige otra acción.
refused-aggression-no-tile = La agresión pone una ficha de tu reserva, y está vacía. Elige otra acción.
refused-aggression-nowhere = Donde puedes atacar, todas las casillas ya son tuyas. Elige otra acción.
refused-too-little-food = { $points ->
    [one] Un punto cuesta { $price } de comida, y tienes { $food }. Vende una carta para conseguir más.
   *[other] Para { $points } puntos necesitas { $price } de comida, y tienes { $food }. Convierte menos.
}
refused-auction-owed = Tu turno no termina antes de una subasta. Saca a subasta una de tus cartas.
refused-no-supply = No te quedan fichas en la reserva. Haz migrar una ficha, o renuncia a la carta.
refused-cannot-expand = Por ahora, { WORD($organism, kind: "organism", form: "the") } no puede expandirse { WORD($terrain, kind: "terrain", form: "in") }: { WORD($level, kind: "level", form: "only") }. Elige primero la ficha tuya que migra allí, o renuncia a la carta.
refused-cannot-attack = Por ahora, { WORD($organism, kind: "organism", form: "the") } no puede atacar { WORD($terrain, kind: "terrain", form: "in") }: { WORD($level, kind: "level", form: "only") }. Usa la carta para otra cosa, o renuncia a ella.
refused-area-not-full = { $free ->
    [one] Un ataque necesita una zona llena, y en { WORD($area, kind: "area", form: "the") } queda una casilla libre. Pon ahí una ficha.
   *[other] Un ataque necesita una zona llena, y en { WORD($area, kind: "area", form: "the") } quedan { $free } casillas libres. Pon ahí una ficha.
}
refused-own-tile = La ficha de { $space } es tuya. Ataca una rival.
refused-cannot-leave = Por ahora, { WORD($organism, kind: "organism", form: "the") } no puede hacer nada { WORD($terrain, kind: "terrain", form: "in") }, así que la ficha de { $space } se queda. Elige otra ficha.
refused-no-way = Desde { $space } la ficha no alcanza ninguna casilla vacía. Elige otra ficha.
refused-no-way-to-terrain = Desde { $space } la ficha no alcanza ninguna casilla vacía { WORD($terrain, kind: "terrain", form: "in") }. Elige otra ficha, o renuncia a la carta.
refused-wrong-end = Con esta carta la migración termina { WORD($wanted, kind: "terrain", form: "in") }. Elige ahí una casilla vacía.
refused-not-beside = La ficha de { $origin } no llega a { $space }: camina sobre tus fichas hasta una casilla vacía al lado. Elige una casilla así.
refused-swap-instead = En { $space } ya hay una ficha. Elige una casilla vacía, o intercambia con un rival.
refused-aggression-level = La agresión solo vale donde puedes atacar. Por ahora, { WORD($organism, kind: "organism", form: "the") } no puede { WORD($terrain, kind: "terrain", form: "in") }: { WORD($level, kind: "level", form: "only") }. Elige otra casilla.
refused-no-better-level = Ya ahora { WORD($organism, kind: "organism", form: "the") } puede atacar { WORD($terrain, kind: "terrain", form: "in") }, y mejor no se puede. Elige otro terreno.
refused-no-level-tile = No quedan fichas «{ WORD($level, kind: "level") }» para este terreno ({ WORD($terrain, kind: "terrain") }). Elige otro terreno.
refused-two-of-a-kind = Nadie puede tener más de dos habilidades iguales, y ya tienes { $held } × { WORD($ability, kind: "ability") }. Elige otra.
refused-none-to-take = Nadie más tiene { WORD($ability, kind: "ability", form: "the") }, y en la reserva no queda. Elige otra habilidad.
refused-not-furthest = De quienes tienen { WORD($ability, kind: "ability", form: "the") }, solo puede perderla quien va más adelantado. Elige por ejemplo { MOVE($example) }.
refused-joker-useless = Como { WORD($card, kind: "card", form: "card") } el comodín no haría nada por ti. Elige otra carta.
refused-fixed-price = Entre dos, una carta cuesta exactamente { $price } de comida. Págalos, o pasa.
refused-bid-too-high = Puedes pagar como mucho { $most } de comida, incluso con todos los puntos hasta −10. Ofrece menos, o pasa.
refused-bid-too-low = Ofrece al menos { $bid } de comida, o pasa.
refused-pay-more = { $few ->
    [one] Pagas { $bid } de comida y tienes { $food }: cede al menos { $few } punto.
   *[other] Pagas { $bid } de comida y tienes { $food }: cede al menos { $few } puntos.
}
refused-pay-less = { $most ->
    [one] Con { $most } punto queda pagada toda la oferta. No cedas más.
   *[other] Con { $most } puntos queda pagada toda la oferta. No cedas más.
}
refused-pay-floor = { $most ->
    [one] Nadie baja de −10 para pagar. Cede como mucho { $most } punto.
   *[other] Nadie baja de −10 para pagar. Cede como mucho { $most } puntos.
}

## Lo que hace una jugada, como razón para hacerla

fact-fills = llena { WORD($area, kind: "area", form: "the") }
fact-improves = te permite { WORD($level, kind: "level") } { WORD($terrain, kind: "terrain", form: "in") }
fact-ability = { $holder ->
    [-1] te da { WORD($ability, kind: "ability", form: "the") }
   *[other] le quita a { NAME($holder) } { WORD($ability, kind: "ability", form: "the") }
}
fact-beats = vence a { victims-tile } en { $space }
fact-keeps = conserva tu ficha en { $space }
fact-food = { SIGNED($food) } de comida
fact-leads = { $before ->
    [-1] te da más fichas que nadie: { WORD($area, kind: "area") }
   *[other] te da más fichas que nadie, por delante de { NAME($before) }: { WORD($area, kind: "area") }
}
fact-tiles = { $count ->
    [one] tu primera ficha: { WORD($area, kind: "area") }
   *[other] tu ficha número { $count }: { WORD($area, kind: "area") }
}
fact-can = puedes { WORD($level, kind: "level") } { WORD($terrain, kind: "terrain", form: "in") }
fact-cannot = { WORD($terrain, kind: "terrain", form: "in") } todavía no puedes hacer nada
fact-leaves = { $count ->
    [0] no te deja cartas en la mano
    [one] te deja una carta en la mano
   *[other] te deja { $count } cartas en la mano
}
fact-from = { $count ->
    [one] se va tu única ficha: { WORD($area, kind: "area") }
   *[other] se mueve una de tus { $count } fichas: { WORD($area, kind: "area") }
}
fact-free = no cuesta ninguna carta
fact-sells = quien más ofrece te paga a ti
fact-bid = te deja { $food } de comida si nadie ofrece más
fact-saves = conservas tu comida: { $food }
fact-draws = { $count ->
    [one] roba una carta
   *[other] roba { $count } cartas
}
fact-island = te deja { $count } fichas en la isla

## De qué habla un consejo

part-points = tus puntos
part-food = tu comida
part-majorities = tus mayorías
part-herds = tus manadas
part-adaptations = tus adaptaciones
part-abilities = tus habilidades
part-tiles = tus fichas en la isla y en la reserva
part-filling = las zonas que puedes llenar
part-safety = tu seguridad ante los ataques
part-hand = las cartas de tu mano
part-rivals = tu ventaja sobre los demás

## En la mesa

point-place = poner
point-attack = atacar
point-from = desde aquí
point-to = aquí
point-swap = intercambiar
point-remove = retirar
board-point = { WORD($kind, kind: "point") }
board-level = { WORD($level, kind: "level", form: "short") }
board-for-you = para ti: { WORD($level, kind: "level") }
board-terrain = { WORD($terrain, kind: "terrain") }: { WORD($level, kind: "level") }
board-monopoly = { WORD($area, kind: "area") } ({ WORD($monopoly, kind: "monopoly") })
board-herds = manadas
board-closer = Mirar de cerca
board-show-herds = Manadas
board-scoring-now = Puntuar ahora
board-pile = Mazo
board-auction = Subasta: { WORD($card, kind: "card") }
board-organism-auction = Subasta: { WORD($organism, kind: "organism") }
board-bid = { $name } ofrece { $food } de comida
board-bid-over = { $name } ofrece { $food } de comida, cediendo { points }
board-no-bid = aún sin ofertas
board-passed = han pasado: { LIST($names, join: "comma") }
board-organism = Tu especie
board-tile-of = ficha de { $name }
board-was-filled = { WORD($area, kind: "area") }: zona llena
board-standing = { points }; una puntuación mayor sumaría ahora { $more }
board-if-scored = Si ahora hubiera una puntuación mayor
board-legend = Grande: puntos. Pequeño: cuántos cuentan. Quien está solo en una zona recibe 4 por ella (monopolio pequeño), o 5 si está llena (monopolio grande).
board-total = Total
board-food = Comida
board-cards = Cartas
board-card-word = { $count ->
    [one] carta
   *[other] cartas
}
board-tiles-left = Fichas en la reserva: { $left }. Una reserva vacía termina la partida.
board-left = en reserva
board-chart = Tablero de la especie
board-points = Puntos: { LIST($scores, item: "board-score", join: "comma") }
board-score = { $name } { $points }
board-filled = { $next ->
    [0] { $filled } zonas llenas de { $all }
   *[other] { $filled } zonas llenas de { $all }, la próxima vale { $next }
}
board-track = Quien llena primero una zona toma el siguiente peón y se anota el número de debajo. Un espacio marcado trae una puntuación mayor tras el turno; el último termina la partida.
board-big-scoring = Puntuación mayor tras este turno
board-last-turn = último turno

## En la terminal

screen-seeding = Primeras fichas; le toca a: { NAME($seat) }.
screen-organisms = Las especies encuentran a sus jugadores.
screen-round = Ronda { $round }, le toca a: { NAME($seat) }.
screen-last-turn = Este es el último turno: { WORD($outcome, kind: "outcome") }.
screen-scoring-due = Después viene una puntuación mayor.
screen-piles = { $next ->
    [0] Mazo { $pile }, descartes { $discard }; zonas llenas: { $filled }, no quedan peones.
   *[other] Mazo { $pile }, descartes { $discard }; zonas llenas: { $filled }, la próxima vale { $next }.
}
screen-letter = { $letter } { WORD($terrain, kind: "terrain") }
screen-level = { WORD($level, kind: "level", form: "letter") }
screen-letter-of-level = { WORD($level, kind: "level", form: "letter") } { WORD($level, kind: "level") }
screen-filled = Llenas: { LIST($areas, item: "area-item", join: "comma") }.
screen-supply = { HAS($abilities) ->
    [yes] Habilidades en la reserva: { LIST($abilities, item: "some-abilities", join: "comma") }.
   *[no] Habilidades en la reserva: ninguna.
}
screen-lot = Especies disponibles: { LIST($organisms, item: "organism-item", join: "comma") }.
screen-auction = { $bidder ->
    [-1] En subasta: { WORD($card, kind: "card") }; aún sin ofertas.
   *[other] En subasta: { WORD($card, kind: "card") }; oferta: { $bid } ({ NAME($bidder) }).
}
screen-in-use = En uso: { WORD($card, kind: "card") }.
screen-hand = { HAS($cards) ->
    [yes] Tu mano: { LIST($cards, item: "some-cards", join: "comma") }.
   *[no] Tu mano está vacía.
}
screen-end = Fin: { WORD($outcome, kind: "outcome") }.
screen-scoring = Una puntuación mayor daría ahora:
screen-head-player = Jugador
screen-head-organism = especie
screen-head-points = puntos
screen-head-food = comida
screen-head-tiles = fichas
screen-head-supply = reserva
screen-head-lost = fuera
screen-head-hand = mano
screen-abilities = habilidades: { LIST($abilities, item: "held-ability", join: "comma") }
held-ability = { $turned ->
    [0] { some-abilities }
    [one] { some-abilities } ({ $turned } usada)
   *[other] { some-abilities } ({ $turned } usadas)
}
screen-known = seguro que tiene: { LIST($cards, item: "some-cards", join: "comma") }
screen-herds = manadas, rango { $rank }
screen-total = total

## Contado en muchas partidas

tally-organisms = Especies
tally-first-card = Primera carta jugada
tally-cards-bought = Cartas compradas en subasta
tally-prices = Comida pagada por una carta
tally-abilities = Habilidades tomadas
tally-adaptations = Adaptaciones a terrenos
tally-areas = Zonas llenadas
tally-beaten = Fichas ajenas eliminadas
