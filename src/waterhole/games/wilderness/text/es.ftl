# Wilderness. docs/translating.md explica el formato.

summary = Con sed, hambre y cansancio, cruza las tierras salvajes y llega al pueblo antes que nadie.
goal = Gana quien antes termine un turno en el pueblo del este.

## La brújula, desde 1 en el este en el sentido de las agujas del reloj

way-1 = este
    .to = hacia el este
way-2 = sureste
    .to = hacia el sureste
way-3 = suroeste
    .to = hacia el suroeste
way-4 = oeste
    .to = hacia el oeste
way-5 = noroeste
    .to = hacia el noroeste
way-6 = noreste
    .to = hacia el noreste

## El terreno

terrain-grassland = pradera
terrain-rocky-area = roquedal
    .in = en un roquedal
terrain-desert = desierto
    .in = en el desierto
terrain-forest = bosque
terrain-swamp = pantano
terrain-mountain = montaña
    .in = en la montaña
terrain-tribe = tribu
terrain-village = pueblo
    .in = en el pueblo
terrain-water = agua

place = { $area } ({ WORD($terrain, kind: "terrain") })

tile-river-meadow = Vega del Río
tile-dry-flats = Llano Árido
tile-black-forest = Bosque Negro
tile-marshland = Tierra de Pantanos
tile-high-pass = Paso Alto
tile-lakeland = Tierra de Lagos
tile-broken-hills = Colinas Quebradas
tile-sunburnt-plain = Llanura Quemada

## Los animales, y la tribu que puede volverse hostil

beast-bear = oso
    .the = el oso
    .The = El oso
    .acc = al oso
beast-high-pass-wolf = lobo del Paso Alto
    .the = el lobo del Paso Alto
    .The = El lobo del Paso Alto
    .acc = al lobo del Paso Alto
beast-broken-hills-wolf = lobo de las Colinas Quebradas
    .the = el lobo de las Colinas Quebradas
    .The = El lobo de las Colinas Quebradas
    .acc = al lobo de las Colinas Quebradas
beast-snake = serpiente
    .the = la serpiente
    .The = La serpiente
    .acc = a la serpiente
beast-tribe = tribu
    .the = la tribu
    .The = La tribu
    .acc = a la tribu

## Los días y sus rondas

mark-day = día
mark-night = noche
mark-special = especial
some-rounds = { $count } × { WORD($mark, kind: "mark") }

day-clear-day = Día despejado
day-scorching-sun = Sol abrasador
day-downpour = Aguacero
day-thick-fog = Niebla espesa
day-bitter-cold = Frío glacial
day-bright-moon = Luna clara
day-long-day = Día largo
day-short-day = Día corto
day-rich-game = Caza abundante
day-restless-beasts = Bestias inquietas
day-headwind = Viento en contra
day-gentle-breeze = Brisa suave
day-omen = Presagio

weather-scorching-sun = 1 de sed más en el turno de la naturaleza; entrar en un desierto cuesta 2 de sed
weather-downpour = sin sed en el turno de la naturaleza, agua en todas partes, los ríos cuestan 4
weather-thick-fog = cada paso pide la tirada de noche
weather-bitter-cold = noche; dormir da 3 casillas
weather-bright-moon = noche; los pasos salen bien con 2 o más
weather-rich-game = 1 más en las tiradas de caza
weather-restless-beasts = los animales actúan dos veces
weather-headwind = bosque y montaña cuestan 1 más
weather-gentle-breeze = sin agotamiento básico en el turno de la naturaleza

## Enfermedades

illness-fever = Fiebre
illness-stomach-cramps = Retortijones
illness-twisted-ankle = Tobillo torcido
illness-dysentery = Disentería
illness-blurred-vision = Vista borrosa
illness-infected-wound = Herida infectada
illness-chills = Escalofríos
illness-bite = Mordedura
illness-false-alarm = Falsa alarma
some-illnesses = { $count ->
    [one] { WORD($item, kind: "illness") }
   *[other] { $count } × { WORD($item, kind: "illness") }
}

## Cartas de evento: las caras buenas y después las malas; .does es lo que hacen

card-second-wind = Nuevas fuerzas
    .does = 2 de energía más este turno
card-hidden-spring = Manantial oculto
    .does = la sed desaparece
card-wild-berries = Bayas silvestres
    .does = el hambre baja 3
card-deep-sleep = Sueño profundo
    .does = el sueño quita 2 de agotamiento más
card-fresh-tracks = Huellas frescas
    .does = 2 más en la tirada de caza
card-old-path = Viejo sendero
    .does = el próximo paso cuesta 2 en total y no pide tirada
card-companion = Compañero
    .does = acompañar gratis
card-torch = Antorcha
    .does = sin tiradas de noche este turno
card-spear = Lanza
    .does = se tiran dos dados
card-climb-a-tree = A un árbol
    .does = el ataque no se produce
card-healing-herbs = Hierbas curativas
    .does = una enfermedad desaparece
card-raft = Balsa
    .does = los ríos no cuestan nada más este turno
card-shelter = Refugio
    .does = sin agotamiento en este turno de la naturaleza
card-shortcut = Atajo
    .does = un paso gratis, sin tirada ni coste de río
card-steady-hand = Mano firme
    .does = elegir la dirección
card-campfire = Hoguera
    .does = descansar cuesta 1 este turno
card-lucky-charm = Amuleto
    .does = volver a tirar los dados propios
card-watchful = Ojo avizor
    .does = la carta recién jugada no tiene efecto
card-heavy-legs = Piernas pesadas
    .does = 2 de energía menos este turno
card-leaking-flask = Cantimplora rota
    .does = la sed sube 2
card-spoiled-meat = Carne podrida
    .does = el hambre sube 2
card-nightmares = Pesadillas
    .does = el sueño quita 2 de agotamiento menos
card-startled-game = Presa espantada
    .does = 2 menos en la tirada de caza
card-wrong-turn = Camino equivocado
    .does = el paso pide una tirada de 4, de noche de 5
card-quarrel = Riña
    .does = el agotamiento sube 2
card-sudden-darkness = Oscuridad repentina
    .does = este turno es de noche
card-enraged-beast = Bestia furiosa
    .does = el animal tira un dado más
card-scent-of-blood = Olor a sangre
    .does = antes, un animal se mueve un área
card-bad-water = Agua mala
    .does = robar una carta de enfermedad
card-flood = Crecida
    .does = este turno no se cruza ningún río
card-storm = Tormenta
    .does = el agotamiento sube 2 al instante
card-landslide = Derrumbe
    .does = el paso no se produce, la energía se pierde
card-spinning-needle = Aguja loca
    .does = una tirada de 1 o 2 desvía del camino
card-smoke = Humo
    .does = ni descanso ni sueño este turno
card-jinx = Mal de ojo
    .does = los dados se tiran otra vez
card-thief = Ladrón
    .does = tomar una carta al azar

card-name = { WORD($card, kind: "card") }
card-effect = { WORD($card, kind: "card", form: "does") }
held-card = { WORD($card, kind: "card") }
some-cards = { $count ->
    [one] { WORD($item, kind: "card") }
   *[other] { $count } × { WORD($item, kind: "card") }
}
counted-cards = { $count ->
    [one] { $count } carta de evento
   *[other] { $count } cartas de evento
}

## Momentos en que se juegan cartas: de alguien, tuyos (.yours), de otro (.theirs)

trigger-turn = durante un turno
    .yours = durante tu turno
    .theirs = durante el turno de otro
trigger-start = al empezar un turno
    .yours = al empezar tu turno
    .theirs = al empezar el turno de otro
trigger-move = cuando alguien da un paso
    .yours = cuando das un paso
    .theirs = cuando otro da un paso
trigger-night-roll = tras una tirada de noche
    .yours = tras tu tirada de noche
    .theirs = tras la tirada de noche de otro
trigger-lost = cuando alguien se pierde
    .yours = cuando te pierdes
    .theirs = cuando otro se pierde
trigger-hunt-roll = tras una tirada de caza
    .yours = tras tu tirada de caza
    .theirs = tras la tirada de caza de otro
trigger-sleep = cuando alguien duerme
    .yours = cuando duermes
    .theirs = cuando otro duerme
trigger-illness = cuando alguien enferma
    .yours = cuando enfermas
    .theirs = cuando otro enferma
trigger-attack = cuando atacan a alguien
    .yours = cuando te atacan
    .theirs = cuando atacan a otro
trigger-attack-roll = tras la tirada de una pelea
    .yours = tras la tirada de tu pelea
    .theirs = tras la tirada de la pelea de otro
trigger-end = al acabar un turno
    .yours = al acabar tu turno
    .theirs = al acabar el turno de otro
trigger-nature = en el turno de la naturaleza
    .yours = en el turno de la naturaleza
    .theirs = en el turno de la naturaleza
trigger-targeted = cuando juegan una carta contra ti
    .yours = cuando juegan una carta contra ti
    .theirs = cuando juegan una carta contra otro

moment = { WORD($item, kind: "trigger") }
your-moment = { WORD($item, kind: "trigger", form: "yours") }
their-moment = { WORD($item, kind: "trigger", form: "theirs") }

## Lo que vale en un turno

effect-under-way = en camino
effect-slept = ha dormido
effect-has-drunk = ha bebido
effect-torch = antorcha
effect-darkness = oscuridad
effect-old-path = viejo sendero
effect-shortcut = atajo
effect-rivers-free = ríos gratis
effect-flood = crecida
effect-campfire = hoguera
effect-smoke = humo
effect-no-roll = sin tirada
effect-wrong-turn = camino equivocado
effect-item = { WORD($item, kind: "effect") }

## Lo que ha pasado

# Al principio de una frase: 'Has cazado', 'Ada ha cazado'.
has-done = { YOU($seat) ->
    [yes] Has
   *[no] { NAME($seat) } ha
}
event-turn = { YOU($seat) ->
    [yes] Empiezas un turno con { $energy } de energía.
   *[no] { NAME($seat) } empieza un turno con { $energy } de energía.
}
event-moved = { has-done } ido a { $area } por { $cost } de energía.
event-followed = { YOU($leader) ->
    [yes] { NAME($seat) } te ha acompañado a { $area }.
   *[no] { has-done } acompañado a { NAME($leader) } a { $area }.
}
event-rolled = { has-done } sacado { $roll } de camino a { $area }; hacía falta { $needed }.
event-rolled-again = { has-done } vuelto a tirar: { $roll }.
event-wandered = { has-done } vagado { WORD($direction, kind: "way", form: "to") }, hasta { $area }.
event-turned = Se descubre la loseta { $position }: { WORD($tile, kind: "tile") }.
event-appeared = { WORD($beast, kind: "beast", form: "The") } aparece en { $area }.
event-fell-ill = { has-done } robado una enfermedad: { WORD($illness, kind: "illness") }.
event-healed = { YOU($seat) ->
    [yes] Te libras de una enfermedad: { WORD($illness, kind: "illness") }.
   *[no] { NAME($seat) } se libra de una enfermedad: { WORD($illness, kind: "illness") }.
}
event-hunted = { has-done } salido de caza y sacado { $roll }.
event-tracked = { $result ->
    [1] { YOU($seat) ->
        [yes] Te has perdido cazando.
       *[no] { NAME($seat) } se ha perdido cazando.
    }
    [2] { found-nothing }
    [3] { found-nothing }
    [4] { has-done } encontrado una presa, pero lleva fuera del camino, { WORD($direction, kind: "way", form: "to") }.
   *[other] { has-done } encontrado una presa y comido.
}
found-nothing = { YOU($seat) ->
    [yes] No has encontrado nada.
   *[no] { NAME($seat) } no ha encontrado nada.
}
event-drank = { has-done } bebido: adiós a la sed.
event-rested = { has-done } descansado: agotamiento { $exhaustion }.
event-slept = { $steps ->
    [0] { has-done } dormido mal, sin descanso: agotamiento { $exhaustion }.
    [one] { has-done } dormido y recuperado { $steps } casilla: agotamiento { $exhaustion }.
   *[other] { has-done } dormido y recuperado { $steps } casillas: agotamiento { $exhaustion }.
}
event-status = { who }: sed { $thirst }, hambre { $hunger }, agotamiento { $exhaustion }.
event-played = { HAS($target) ->
    [yes] { has-done } jugado { card-name } contra { target-name }: { card-effect }.
   *[no] { has-done } jugado { card-name }: { aim }.
}
target-name = { YOU($target) ->
    [yes] ti
   *[no] { NAME($target) }
}
aim = { HAS($illness) ->
    [yes] contra { WORD($illness, kind: "illness") }
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
crossing = por el agua { WORD($direction, kind: "way", form: "to") }, a tierra { WORD($ashore, kind: "way", form: "to") }
event-needle = { has-done } sacado { $roll } contra { card-spinning-needle }.
event-stole = { HAS($card) ->
    [yes] { YOU($victim) ->
        [yes] { NAME($seat) } te ha quitado { card-name }.
       *[no] { has-done } quitado { card-name } a { NAME($victim) }.
    }
   *[no] { has-done } quitado una carta a { NAME($victim) }.
}
event-dealt = { HAS($cards) ->
    [yes] { has-done } recibido { LIST($cards, item: "some-cards") }.
   *[no] { has-done } recibido { counted-cards }.
}
event-reshuffled = { $deck ->
    [illness] Las cartas de enfermedad descartadas se barajan en un nuevo mazo de { $count }.
    [day] Las cartas de día descartadas se barajan en un nuevo mazo de { $count }.
   *[event] Las cartas de evento descartadas se barajan en un nuevo mazo de { $count }.
}
event-day = { HAS($weather) ->
    [yes] Un nuevo día: { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). Especial: { WORD($weather, kind: "weather") }. { new-cards }
   *[no] Un nuevo día: { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). { new-cards }
}
new-cards = Cada cual recibe { $events } cartas de evento.
event-round = { $mark ->
    [day] Ronda { $round } del día: es de día.
    [night] Ronda { $round } del día: es de noche.
   *[special] { $night ->
        [yes] Ronda { $round } del día: una noche con la regla especial de la carta de día.
       *[no] Ronda { $round } del día: vale la regla especial de la carta de día.
    }
}
event-nature = Empieza el turno de la naturaleza.
event-roamed = { WORD($beast, kind: "beast", form: "The") } va a { $area }.
event-attacked = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } te ataca en { $area }.
   *[no] { WORD($by, kind: "beast", form: "The") } ataca a { NAME($seat) } en { $area }.
}
event-fought = { has-done } peleado: { WORD($by, kind: "beast", form: "the") } saca { $beast_sum }, contra { $own_sum }.
event-won-fight = { $removed ->
    [yes] { has-done } vencido { WORD($by, kind: "beast", form: "acc") } y comido bien.
   *[no] { has-done } vencido { WORD($by, kind: "beast", form: "acc") }, y hay banquete.
}
event-lost-fight = { $steps ->
    [0] Tiradas iguales: nadie gana.
   *[other] { YOU($seat) ->
        [yes] { WORD($by, kind: "beast", form: "The") } gana: { $steps } de agotamiento para ti.
       *[no] { WORD($by, kind: "beast", form: "The") } gana: { $steps } de agotamiento para { NAME($seat) }.
    }
}
event-tribe = { $roll ->
    [1] { has-done } sacado { $roll } con la tribu: se vuelve hostil.
   *[other] { has-done } sacado { $roll } con la tribu: hay comida y bebida.
}
event-died = { has-done } muerto en las tierras salvajes.
event-ended = { HAS($winners) ->
    [yes] La partida ha terminado: { WORD($outcome, kind: "outcome") }. Victoria: { LIST($winners, item: "winner") }.
   *[no] La partida ha terminado: { WORD($outcome, kind: "outcome") }. Gana la naturaleza.
}
winner = { YOU($item) ->
    [yes] tú
   *[no] { NAME($item) }
}

outcome-village = se ha llegado al pueblo
outcome-last-survivor = solo queda un superviviente
outcome-nobody-survived = nadie ha sobrevivido

## Lo que se pregunta

prompt-turn = { $energy ->
    [0] No te queda energía: { LIST($can, item: "can-do", join: "or") }.
   *[other] Tienes { $energy } de energía: { LIST($can, item: "can-do", join: "or") }.
}
can-do = { $item ->
    [step] { $roll ->
        [0] da un paso
       *[other] da un paso (saca { $roll } o más, o te pierdes y se acaba toda la energía)
    }
    [act] haz algo
    [card] { HAS($cards) ->
        [yes] juega { LIST($cards, item: "offered-name", join: "or") }
       *[no] juega una carta
    }
   *[end] termina tu turno
}
prompt-catch = Hay una presa: come y piérdete { WORD($direction, kind: "way", form: "to") }, o pasa hambre donde estás.
# With the cards that fit now, where the page knows them; what they do is said where there is room.
play-or-pass = { HAS($cards) ->
    [yes] Juega { LIST($cards, item: "offered-card", join: "or") } o ninguna carta.
   *[no] Juega una carta o pasa.
}
offered-card = { $brief ->
    [yes] { offered-name }
   *[no] { offered-name } ({ card-effect })
}
offered-name = { HAS($held) ->
    [yes] { WORD($held, kind: "card") } como { card-name }
   *[no] { card-name }
}
prompt-start = { YOU($seat) ->
    [yes] Empieza tu turno. { play-or-pass }
   *[no] Empieza el turno de { NAME($seat) }. { play-or-pass }
}
prompt-move = { YOU($seat) ->
    [yes] Te pones en camino a { place }. { play-or-pass }
   *[no] { NAME($seat) } se pone en camino a { place }. { play-or-pass }
}
prompt-night-roll = { YOU($seat) ->
    [yes] De camino a { place } has sacado { $roll } y necesitas { $needed }. { play-or-pass }
   *[no] De camino a { place } { NAME($seat) } ha sacado { $roll } y necesita { $needed }. { play-or-pass }
}
prompt-lost = { YOU($seat) ->
    [yes] Te has perdido{ lost-way }. { play-or-pass }
   *[no] { NAME($seat) } se ha perdido{ lost-way }. { play-or-pass }
}
lost-way = { $direction ->
    [0] , y la brújula está a punto de girar
   *[other] , { WORD($direction, kind: "way", form: "to") }
}
prompt-hunt-roll = { YOU($seat) ->
    [yes] Sales de caza: una tirada de { $roll } cuenta como { $result }. { play-or-pass }
   *[no] { NAME($seat) } sale de caza: una tirada de { $roll } cuenta como { $result }. { play-or-pass }
}
prompt-sleep = { YOU($seat) ->
    [yes] Te echas a dormir. { play-or-pass }
   *[no] { NAME($seat) } se echa a dormir. { play-or-pass }
}
prompt-illness = { YOU($seat) ->
    [yes] Has enfermado y ahora tienes: { LIST($illnesses, item: "some-illnesses", join: "comma") }. { play-or-pass }
   *[no] { NAME($seat) } ha enfermado y ahora tiene: { LIST($illnesses, item: "some-illnesses", join: "comma") }. { play-or-pass }
}
prompt-attack = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } te ataca. { play-or-pass }
   *[no] { WORD($by, kind: "beast", form: "The") } ataca a { NAME($seat) }. { play-or-pass }
}
prompt-attack-roll = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } ha sacado { $beast_sum }, tú { $own_sum }. { play-or-pass }
   *[no] { WORD($by, kind: "beast", form: "The") } ha sacado { $beast_sum }, { NAME($seat) } { $own_sum }. { play-or-pass }
}
prompt-end = { YOU($seat) ->
    [yes] Termina tu turno. { play-or-pass }
   *[no] Termina el turno de { NAME($seat) }. { play-or-pass }
}
prompt-nature = Empieza el turno de la naturaleza. { play-or-pass }
prompt-targeted = { YOU($seat) ->
    [yes] Juegan { card-name } contra ti. { play-or-pass }
   *[no] Juegan { card-name } contra { NAME($seat) }. { play-or-pass }
}

why-go = Cada paso cuesta la energía indicada. El hambre y la sed agotan; al final de la pista de agotamiento está la muerte.
why-action = Comida, agua y sueño te mantienen con vida; los pasos te llevan al pueblo.
why-catch = Come y sal de tu camino, o pasa hambre donde estás.
why-bad = Una carta iluminada estorba a otro y se pierde. También puedes guardarla.
why-good = Una carta iluminada te ayuda ahora y se pierde. También puedes guardarla.

## Explicaciones

about-second-wind = Al empezar tu turno: 2 de energía más. O { card-heavy-legs }: 2 menos para otro.
about-hidden-spring = En tu turno: adiós a la sed. O { card-leaking-flask }: la sed de otro sube 2.
about-wild-berries = En tu turno: el hambre baja 3. O { card-spoiled-meat }: el hambre de otro sube 2.
about-deep-sleep = Cuando duermes: 2 casillas más. O { card-nightmares }: 2 menos para otro.
about-fresh-tracks = Tras tu tirada de caza: 2 más. O { card-startled-game }: 2 menos para otro.
about-old-path = En tu turno: el próximo paso cuesta 2 y no pide tirada. O { card-wrong-turn }: otro tiene que tirar.
about-companion = Cuando alguien deja tu área: acompáñalo gratis. O { card-quarrel }: 2 de agotamiento para otro que no esté solo.
about-torch = En tu turno: sin tiradas de noche. O { card-sudden-darkness }: noche para otro.
about-spear = Cuando te atacan: tira dos dados. O { card-enraged-beast }: un dado más para el animal.
about-climb-a-tree = Cuando te atacan: el ataque no se produce. O { card-scent-of-blood }: mueve un animal.
about-healing-herbs = En tu turno, o cuando enfermas: una enfermedad menos. O { card-bad-water }: otro enferma.
about-raft = En tu turno: por el agua por 3 de energía, o ríos gratis. O { card-flood }: ningún río para otro.
about-shelter = En el turno de la naturaleza: sin agotamiento para ti. O { card-storm }: 2 de agotamiento para otro.
about-shortcut = En tu turno: un paso gratis. O { card-landslide }: otro se queda donde está.
about-steady-hand = Cuando te pierdes: elige la dirección. O { card-spinning-needle }: otro puede perderse.
about-campfire = En tu turno: descansar cuesta 1. O { card-smoke }: ni descanso ni sueño para otro.
about-lucky-charm = Tras una tirada tuya: vuelve a tirar. O { card-jinx }: otro vuelve a tirar.
about-watchful = Cuando juegan una carta contra ti: no tiene efecto. O { card-thief }: toma una carta.
about-thirst = Crece cada ronda; su número se suma al agotamiento. Bebe junto al agua.
about-hunger = Crece cada ronda; su número se suma al agotamiento. Caza de día.
about-exhaustion = Cuanto más, menos energía; al final de la pista mueres. Descansa o duerme.
about-day = De día se puede cazar y encontrar el camino.
about-night = Sin caza; antes de cada paso un dado tiene que mostrar 4 o más, o te pierdes.
about-special = Una ronda especial: vale lo que dice la carta de día.
about-fever = 1 de agotamiento más cada ronda. Duerme y saca 4 o más para curarte.
about-stomach-cramps = Una caza quita solo 3 de hambre. Bebe para curarte.
about-twisted-ankle = Los pasos cuestan 1 más. Duerme para curarte.
about-dysentery = 1 de sed más cada ronda. Bebe y saca 3 o más para curarte.
about-blurred-vision = De día los pasos piden una tirada de 3. Duerme para curarte.
about-infected-wound = 1 de energía menos cada turno. Lávala junto al agua por 3 de energía.
about-chills = Descansar no tiene efecto. Duerme para curarte.

## Jugadas, sin mayúscula

move-go = ve { WORD($direction, kind: "way", form: "to") }
move-hunt = sal de caza
move-rest = descansa
move-sleep = duerme
move-drink = bebe
move-wash-wound = lava la herida
move-end-turn = termina tu turno
move-eat-and-get-lost = come y piérdete
move-stay-hungry = pasa hambre
move-pass = ninguna carta: sigue
move-always-pass = no me preguntes más { WORD($trigger, kind: "trigger") }
move-ask-me = vuelve a preguntarme { WORD($trigger, kind: "trigger") }
move-good = { HAS($illness) ->
    [yes] juega { card-name } contra { WORD($illness, kind: "illness") }
   *[no] { HAS($direction) ->
        [yes] juega { card-name }: { WORD($direction, kind: "way", form: "to") }
       *[no] juega { card-name }
    }
}
move-raft = juega { card-name }: { crossing }
move-bad = { HAS($target) ->
    [yes] juega { card-name } ({ WORD($held, kind: "card") }) contra { NAME($target) }
   *[no] { HAS($beast) ->
        [yes] juega { card-name } ({ WORD($held, kind: "card") }): { WORD($beast, kind: "beast", form: "the") } va { WORD($direction, kind: "way", form: "to") }
       *[no] juega { card-name } ({ WORD($held, kind: "card") })
    }
}

## Lo que cuesta o trae una jugada

note-step = { $river ->
    [yes] por el río a { place }: { price }
   *[no] a { place }: { price }
}
note-raft = por el agua a { place }: { price }
price = { $roll ->
    [0] { $energy } de energía
   *[other] { $energy } de energía, hay que sacar { $roll } o más
}
note-hunt = { $bonus ->
    [0] { $energy } de energía y un dado: 5–6 comer, 1 perderse, 4 ambas
   *[other] { $energy } de energía y un dado: 4–6 comer, 3 comer y perderse
}
note-rest = { $energy } de energía: el agotamiento baja 1
note-sleep = todo el turno: el agotamiento baja { $steps }
note-drink = gratis: la sed desaparece
note-wash = { $energy } de energía: la herida infectada se cura
note-eat = el hambre desaparece, y la energía también
note-stay = conservas tu lugar y tu energía
note-pass = no jugar nada
note-card = { card-effect }

## Por qué no se permite una jugada, y qué hacer

only-energy = { $energy ->
    [0] no te queda nada
   *[other] solo tienes { $energy }
}
cheaper = Haz algo más barato o termina tu turno.
refused-catch-first = Tu caza ha dado 4. Elige primero: come y piérdete, o pasa hambre.
refused-no-catch = Eso solo se elige cuando una caza da 4. Da un paso, haz algo o termina tu turno.
refused-nothing-to-pass = No hay ninguna pregunta en la que pasar. Para dejarlo aquí, termina tu turno.
refused-asked-anyway = Ya se te pregunta { WORD($trigger, kind: "trigger") }. Da un paso, haz algo o termina tu turno.
refused-other-moment = Ahora se te pide una carta { WORD($trigger, kind: "trigger") }, y solo esa pregunta puedes quitar ahora: { MOVE($example) }.
refused-ask-again-later = Las preguntas se recuperan en tu propio turno. Ahora juega una carta o pasa.
refused-asked-for-card = Se puede jugar una carta { WORD($trigger, kind: "trigger") }, y ahora te toca responder. Juega una que encaje o pasa.
refused-slept = Has dormido: este turno solo puedes beber y jugar cartas que no muevan a nadie. Después termina tu turno.
refused-off-board = El terreno se acaba { WORD($direction, kind: "way", form: "to") }. Toma otra dirección.
refused-into-water = { $area } es agua, y nadie entra en ella a pie. Rodéala o crúzala con { card-raft }.
refused-flood = { card-flood }: este turno no cruzas ningún río. Toma un camino sin ríos.
refused-step-too-dear = Un paso a { place } cuesta { $cost } de energía y { only-energy }. { cheaper }
refused-hunt-too-dear = Salir de caza cuesta { $cost } de energía y { only-energy }. { cheaper }
refused-rest-too-dear = Descansar cuesta { $cost } de energía y { only-energy }. Termina tu turno.
refused-wash-too-dear = Lavar la herida cuesta { $cost } de energía y { only-energy }. Lávala al empezar tu próximo turno.
refused-raft-too-dear = Cruzar en balsa cuesta { $cost } de energía y { only-energy }. { cheaper }
refused-nothing-to-hunt = No hay nada que cazar { WORD($terrain, kind: "terrain", form: "in") }. Caza en la pradera, el bosque o el pantano, o con la tribu.
refused-hunt-in-the-dark = Está demasiado oscuro para cazar. Caza de día.
refused-smoke = { card-smoke }: ni descanso ni sueño este turno. Da un paso, sal de caza o termina tu turno.
refused-chills = Con { illness-chills } descansar no sirve. Duerme un turno entero para curarte.
refused-not-tired = No tienes nada de agotamiento. Usa tu energía para otra cosa.
refused-sleep-too-late = Dormir ocupa todo el turno, y ya te has movido o has gastado energía. Descansa ahora, o duerme el próximo turno.
refused-no-wound = No tienes ninguna { illness-infected-wound } que lavar. Usa tu energía para otra cosa.
refused-wound-needs-water = Una herida se lava junto a un río o un área de agua. Ve a donde haya agua.
refused-rain-on-wound = La lluvia no basta para lavar una herida. Ve junto a un río o un área de agua.
refused-no-water = Ni un río ni un área de agua toca { $area }. Ve a donde haya agua para beber.
refused-drunk-already = Este turno ya has bebido. Bebe otra vez contra la { illness-dysentery } el próximo turno.
refused-not-thirsty = No tienes sed, y beber ahora no curaría nada. Haz otra cosa.
refused-not-held = La carta { WORD($good, kind: "card") } / { WORD($bad, kind: "card") } no está en tu mano. Juega una que tengas.
refused-wrong-time = { $own ->
    [yes] { card-name } se juega { LIST($triggers, item: "your-moment", join: "or") }. Guarda la carta para entonces.
   *[no] { card-name } se juega { LIST($triggers, item: "their-moment", join: "or") }. Guarda la carta para entonces.
}
refused-say-which-illness = Di qué enfermedad desaparece: { MOVE($example) }.
refused-say-which-way = Di en qué dirección quieres ir: { MOVE($example) }.
refused-say-on-whom = Di contra quién juegas { card-name }: { MOVE($example) }.
refused-say-which-animal = Di qué animal va, y adónde: { MOVE($example) }.
refused-storm = { card-name } golpea a otro jugador que siga vivo. Elige a uno.
refused-needle = { card-name } golpea a quien termina el turno, o a un compañero de este turno en el pueblo, pero nunca a ti. Elige a uno de ellos o pasa.
refused-beast-away = { WORD($beast, kind: "beast", form: "The") } no está en el tablero. Elige otro animal.
refused-beast-way = { WORD($beast, kind: "beast", form: "The") } no puede ir por ahí. Elige otra dirección u otro animal.
refused-no-beast = Ningún animal puede moverse ahora. Guarda { card-name } y pasa.
refused-quarrel = Para { card-name } hacen falta dos, y { NAME($seat) } no tiene a nadie al lado. Juega otra carta o pasa.
refused-thief = { NAME($seat) } no tiene ninguna carta que { card-name } pueda quitar. Juega otra carta o pasa.
refused-landslide = { card-name } solo golpea un paso a un roquedal o a una montaña. Juega otra carta o pasa.
refused-dark-already = Ya está oscuro. Guarda { card-name } y pasa.
refused-works-already = { card-name } ya tiene efecto. Guarda esta carta para más tarde.
refused-no-way = Por ahí hay agua o se acaba el terreno. Elige otra dirección.
refused-companion = Solo se acompaña desde la misma área, y { NAME($seat) } está en otra. Juega otra carta o pasa.
refused-spring = No tienes sed. Guarda { card-name } para más tarde.
refused-berries = No tienes hambre. Guarda { card-name } para más tarde.
refused-not-ill = No tienes ninguna enfermedad. Guarda { card-name } para más tarde.
refused-other-illness = No tienes esta enfermedad: { WORD($illness, kind: "illness") }. Elige una que tengas.
refused-card-after-sleep = Has dormido: este turno no juegas cartas para andar o descansar. Guarda { card-name } para más tarde.
refused-path-waits = Ya hay una carta lista para tu próximo paso. Da ese paso antes de jugar { card-name }.
refused-torch = Ni es de noche ni hay niebla. Guarda { card-name } para la oscuridad.
refused-campfire = Con el humo nadie descansa este turno. Guarda { card-name } para más tarde.
refused-raft-in-flood = { card-flood }: este turno no cruzas ningún río. Cruza un área de agua con la balsa o guárdala.
refused-raft-way = Una balsa cruza un área de agua a tu lado hasta tierra descubierta. Elige otras direcciones.

## Lo que hace una jugada, como razón para hacerla

fact-drinks = se te quita la sed
fact-heals = te cura: { WORD($illness, kind: "illness") }
fact-water = te lleva al agua
fact-eats = tienes menos hambre
fact-rests = { $steps } de agotamiento menos
fact-energy = { $energy ->
    [0] gasta toda tu energía
   *[other] te deja { $energy } de energía
}
fact-unused = { $energy } de energía sin usar
fact-keeps = { $count ->
    [one] conservas tu carta
   *[other] conservas tus { $count } cartas
}

## De qué habla un consejo

part-way = tu camino al pueblo
part-strength = tus fuerzas
part-thirst = tu sed
part-hunger = tu hambre
part-health = tu salud
part-cards = las cartas de tu mano
part-lead = tu ventaja sobre los demás

## En la mesa

track-thirst = sed
track-hunger = hambre
track-exhaustion = agotamiento
board-track = { WORD($track, kind: "track") }
board-track-at = { WORD($track, kind: "track") } { $at } de { $of }
board-adds = +{ $count } agotamiento
board-mark = { WORD($mark, kind: "mark") }
board-day = { $night ->
    [yes] { WORD($day, kind: "day") }, noche
   *[no] { WORD($day, kind: "day") }
}
board-weather = { WORD($weather, kind: "weather") }
board-illness = { WORD($illness, kind: "illness") }
board-rounds = Rondas del día
board-energy = energía { $energy }
board-cards = { $count ->
    [one] carta
   *[other] cartas
}
board-died = ha muerto en las tierras salvajes
board-land = El terreno de oeste a este
board-figure = { NAME($seat) } en { $area }
board-step = Ve { note-step }
board-not-now = { $area }: ahora no
board-standing = { $steps ->
    [one] { $steps } paso hasta el pueblo en línea recta
   *[other] { $steps } pasos hasta el pueblo en línea recta
}
board-not-until-my-turn = No preguntar hasta mi turno
board-ask-always = Siempre que pueda hacer algo
board-only-me = Solo lo que me afecta
board-only-about = Solo sobre { NAME($seat) }
board-only-with = Solo con { WORD($card, kind: "card") }
board-ask-me = Cuándo pregun{ "\u00AD" }tar
board-unasked = Sin preguntas { LIST($triggers, item: "moment", join: "or") }.

## En el terminal

screen-sky = { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). Ronda { $round } de { $of }, { $night ->
    [yes] noche
   *[no] día
}.
screen-weather = Ronda especial: { WORD($weather, kind: "weather") }.
screen-effects = Este turno: { LIST($effects, item: "effect-item", join: "comma") }.
screen-legend = { LIST($terrains, item: "legend-item", join: "comma") }, W agua, ? boca abajo, ~ río +2; los números son jugadores, b oso, w lobo, s serpiente, + varios.
legend-item = { $letter } { WORD($terrain, kind: "terrain") } { $cost }
screen-dead = { NAME($seat) } yace sin vida en { $area }.
screen-figure = { NAME($seat) } en { $area }:
screen-figure-in-turn = { NAME($seat) } en { $area }, de turno con { $energy } de energía:
screen-tracks = sed { $thirst } (cuenta { $thirst_number }), hambre { $hunger } (cuenta { $hunger_number }), agotamiento { $exhaustion } (energía { $energy })
screen-ill = enfermedades: { LIST($illnesses, item: "some-illnesses", join: "comma") }
screen-decks = Mazos: { $events } cartas de evento, { $illnesses } de enfermedad, { $days } de día; descartes { $used_events }, { $used_illnesses }, { $used_days }.
screen-hand = Tus cartas de evento, cara buena / cara mala:

## Contado en muchas partidas

tally-first-played = Primera carta jugada
tally-played = Cartas jugadas
tally-hunts = Número de cacerías
tally-drinks = Cuántas veces se bebió
tally-sleeps = Cuántas veces se durmió
tally-illnesses = Enfermedades robadas
tally-attacks = Ataques sufridos de
foe-item = { WORD($item, kind: "beast") }
