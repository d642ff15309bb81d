# Lo que comparten todos los juegos. docs/translating.md explica el formato.

## Enumeraciones

list-and = { $before } y { $last }
list-or = { $before } o { $last }
list-comma = { $before }, { $last }

## Jugadores

# Al principio de una frase.
who = { YOU($seat) ->
    [yes] Tú
   *[no] { NAME($seat) }
}
# Dentro de una frase, en una serie de jugadores.
whom-item = { YOU($item) ->
    [yes] ti
   *[no] { NAME($item) }
}
# Al principio de una frase en pasado: «Has robado», «Ada ha robado».
has-done = { YOU($seat) ->
    [yes] Has
   *[no] { NAME($seat) } ha
}

## Cada juego

cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
event-reshuffled = { $count ->
    [one] La carta descartada pasa a ser el nuevo mazo.
   *[other] Las { $count } cartas descartadas se barajan en un nuevo mazo.
}
event-ended = La partida ha terminado: { WORD($outcome, kind: "outcome") }. Victoria: { LIST($winners, item: "winner-item") }.
winner-item = { YOU($item) ->
    [yes] tú
   *[no] { NAME($item) }
}
prompt-over = La partida ha terminado: { WORD($outcome, kind: "outcome") }.
prompt-waiting = { HAS($waiting) ->
    [yes] Se espera a { LIST($waiting, item: "whom-item") }.
   *[no] Quizá alguien esté pensando.
}

## Por qué un bot haría una jugada

reason-only = es la única jugada
reason-wins = gana enseguida
reason-may-win = puede ganar enseguida
reason-loses = pierde enseguida
reason-may-lose = puede perder enseguida
reason-seems = { HAS($better) ->
    [yes] { HAS($worse) ->
        [yes] parece mejor para { LIST($better) }, peor para { LIST($worse) }
       *[no] parece mejor para { LIST($better) }
    }
   *[no] parece peor para { LIST($worse) }
}
fact-points = { $points ->
    [one] { SIGNED($points) } punto
   *[other] { SIGNED($points) } puntos
}
reason-alike = más o menos como las demás jugadas

## Una partida repasada

review-exact-alone = { YOU($seat) ->
    [yes] La precisión de tus decisiones es de { $accuracy } sobre 100.
   *[no] La precisión de { NAME($seat) } es de { $accuracy } sobre 100.
}
review-exact-best = { YOU($seat) ->
    [yes] Tus decisiones son las más precisas de todas: { $accuracy } sobre 100.
   *[no] Las decisiones de { NAME($seat) } son las más precisas de todas: { $accuracy } sobre 100.
}
review-exact = { YOU($seat) ->
    [yes] La precisión de tus decisiones es de { $accuracy } sobre 100; la mejor es la de { NAME($best) }, { $most }.
   *[no] La precisión de { NAME($seat) } es de { $accuracy } sobre 100; { YOU($best) ->
        [yes] la mejor es la tuya
       *[no] la mejor es la de { NAME($best) }
    }, { $most }.
}
review-steady = { YOU($seat) ->
    [yes] Tus posibilidades nunca cambiaron mucho de golpe.
   *[no] Las posibilidades de { NAME($seat) } nunca cambiaron mucho de golpe.
}
review-turned = { YOU($seat) ->
    [yes] El mayor giro es la jugada { $move }: tus posibilidades pasan de { $before } a { $after } sobre 100.
   *[no] El mayor giro es la jugada { $move }: las posibilidades de { NAME($seat) } pasan de { $before } a { $after } sobre 100.
}
review-luck = { review-wins }: { $how ->
    [kind] esta vez ayudó la suerte
    [unkind] esta vez la suerte estaba en otra parte
   *[even] la suerte sola no decidió
}.
review-wins = { YOU($seat) ->
    [yes] Con otras cartas, frente a los mismos, ganarías { $wins } de 100 partidas
   *[no] Con otras cartas, frente a los mismos, { NAME($seat) } ganaría { $wins } de 100 partidas
}

## Puntos, jugadores y bots

points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
signed = { SIGNED($points) }
may-win-soon = Puede ganar pronto: { LIST($names) }.
last-round = Es la última ronda.
last-turns = Son los últimos turnos.
ends-soon = La partida termina pronto.
# Un jugador cuyo nombre no se conoce.
player = jugador { $number }
yourself = Tú
level = { WORD($level, kind: "level") }
level-random = Azar
    .manner = hace cualquier cosa permitida
level-greedy = Glotón
    .manner = no mira más allá de su propia jugada
level-cub = Cachorro
    .manner = principiante: conoce el juego, comete errores
level-forager = Recolector
    .manner = sólido: sigue las reglas prácticas
level-mcts = MCTS
    .manner = piensa por adelantado sin conocer el juego
level-hunter = Cazador
    .manner = fuerte: piensa un momento por adelantado
level-apex = Superdepredador
    .manner = implacable: piensa por adelantado hasta un segundo
level-manner = { WORD($level, kind: "level", form: "manner") }
level-choice = { level }: { level-manner }
# El nombre de un bot en una mesa.
bot-name = { level } { $number }
temper-bold = audaz
    .manner = arriesga mucho de una vez
    .name = audaz
temper-careful = prudente
    .manner = ahorra y arriesga poco
    .name = prudente
temper-builder = constructor
    .manner = prepara y espera más
    .name = constructor
temper-fighter = combativo
    .manner = ataca donde puede
    .name = combativo
temper-choice = { WORD($temper, kind: "temper") }: { WORD($temper, kind: "temper", form: "manner") }
tempered-bot-name = { level } { WORD($temper, kind: "temper", form: "name") } { $number }

## Al lado de la partida

event-undone = { has-done } deshecho una jugada.
event-stood-in = Un bot ({ level }) sigue jugando por { YOU($seat) ->
    [yes] ti
   *[no] { NAME($seat) }
}.
event-came-back = { YOU($seat) ->
    [yes] Has vuelto.
   *[no] { NAME($seat) } ha vuelto.
}
event-hinted = { has-done } pedido un consejo.

## Lo que no se puede: jugadas

refused-no-seat = No hay asiento { $seat }; los asientos van del 1 al { $seats }.
refused-over = La partida ha terminado: { WORD($outcome, kind: "outcome") }.
refused-turn = { HAS($waiting) ->
    [yes] Ahora no se te pide nada: se espera a { LIST($waiting, item: "whom-item") }.
   *[no] Ahora no se te pide nada: quizá otros estén pensando.
}
refused-no-move = No hay jugada { $number }; las jugadas van de la 0 a la { $last }.
refused-unknown-move = { HAS($near) ->
    [yes] «{ $text }» no es una jugada de este juego. ¿Querías decir { LIST($near, item: "near-move", join: "or") }?
   *[no] «{ $text }» no es una jugada de este juego; una jugada se escribe como { MOVE($example) }.
}
near-move = { MOVE($item) }
refused-stale = La mesa ha seguido entretanto; mira otra vez.
refused-away = Un bot juega por ti; primero vuelve a sentarte.
refused-not-asked = Ahora no se te pide nada.
refused-undo-nothing = No hay ninguna jugada que deshacer.
refused-undo-over = La partida ha terminado y las cartas están a la vista; ya no se deshace nada.
refused-undo-yours = Aún no has decidido nada que se pueda deshacer.
refused-undo-moved = Otro jugador ha jugado ya; tu jugada se queda.
refused-undo-seen = Tu jugada mostró algo nuevo; se queda.
refused-undo-table = En esta mesa no se deshacen jugadas; así lo ha decidido quien la abrió.
refused-help = En esta mesa no hay consejos; quien la abre puede permitirlos antes de la partida.

## Lo que no se puede: asientos y mesas

refused-not-your-seat = Ese asiento no es tuyo.
refused-seat-taken = Ese asiento está ocupado; elige otro.
refused-seat-kept = Ese asiento está reservado para un invitado; elige otro.
refused-seated = Ya estás en esta mesa.
refused-seat-in-use = Alguien ocupa un asiento que desaparecería, o está invitado a él; libéralo primero.
refused-seats-open = Primero hace falta un jugador o un bot en cada asiento.
refused-no-such-seat = Ese asiento no existe; los asientos van del 0 al { $last }.
refused-clear-seat = Solo quien abrió la mesa libera el asiento de otro.
refused-not-away = Un bot solo puede seguir por alguien tras { $minutes } minutos sin respuesta.
refused-host = Eso solo puede hacerlo quien abrió la mesa.
refused-not-started = La partida no ha empezado.
refused-starting = La partida está empezando.
refused-started = La partida ya ha empezado.
refused-closed = La mesa está cerrada.
refused-running = La partida no ha terminado; sus cartas siguen en secreto.
refused-not-over = La partida no ha terminado.
refused-busy = La mesa cambia demasiado deprisa; inténtalo de nuevo.
refused-no-table = Esa mesa no existe.
refused-invitation = Esa mesa no existe, o hace falta una invitación.
refused-start-open = Una mesa con asientos libres aún no puede empezar; ocúpalos primero.
refused-no-level = Aquí no hay un bot «{ $level }»; los bots son: { LIST($levels, join: "comma") }.
refused-no-temperament = No hay ningún temperamento «{ $temper }» en { $game }; hay: { LIST($tempers, join: "comma") }.
refused-no-account = Aquí no hay una cuenta de bot «{ $name }».
refused-no-own-bot = No tienes ningún bot con ese nombre.
refused-chance = Solo una persona sentada a la mesa añade algo a su azar.
closed-rules = Esta mesa se abrió con las reglas { $old } de { $game }; este servidor juega con { $new }.
closed-played = Esta partida se jugó con las reglas { $old } de { $game } y no se puede mostrar con las de este servidor, { $new }; un servidor de esa versión puede.
closed-unstarted = La mesa está cerrada: nadie empezó la partida a tiempo.
closed-deserted = La mesa está cerrada: no vino nadie en mucho tiempo.
closed-by-host = Quien lleva este servidor ha cerrado la mesa.
closed-tournament = El torneo se ha cancelado, y con él esta mesa.
closed-because = La mesa está cerrada: { $words }

## Lo que no se puede: nombres, mensajes y accesos

refused-name-taken = Ese nombre ya existe; elige otro.
refused-name-long = Un nombre tiene como máximo { $most } letras; este, escrito entero, es más largo.
refused-name-empty = Un nombre tiene al menos una letra o una cifra.
refused-name-bot = «{ $name }» se parece al nombre de un bot o a «tú»; elige otro nombre.
refused-name-near = «{ $name }» está en una mesa contigo; elige un nombre que se distinga.
refused-name-here = «{ $name }» ya está aquí; toma primero un nombre que se distinga.
refused-message-long = Un mensaje tiene de 1 a { $most } letras.
refused-unseen = { $what ->
    [name] El nombre contiene un carácter que no se ve ({ $letter }); quítalo.
   *[message] El mensaje contiene un carácter que no se ve ({ $letter }); quítalo.
}
refused-marks = { $what ->
    [name] El nombre amontona demasiados signos en una letra; quita algunos.
   *[message] El mensaje amontona demasiados signos en una letra; quita algunos.
}
refused-many-bots = Puedes tener { $most } bots; borra uno primero.
refused-login-taken = Ese usuario ya existe; elige otro.
refused-login-change = Para cambiarla, escribe la contraseña que tienes ahora.
refused-login = El usuario y la contraseña no coinciden.

## Lo que no se puede: el servidor

refused-too-often = Demasiadas veces; espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
refused-nobody = Aquí no hay nadie con esta dirección; búscalo en la lista de vuestras partidas.
refused-yourself = Eres tú; elige a otra persona.
refused-invite-bot = Una cuenta de bot se sienta como bot; elige aquí a una persona.
refused-invited-already = { $name } ya está sentado aquí o ya tiene invitación; elige a otra persona.
refused-too-many-people = Ya sigues, bloqueas y silencias a { $most } personas; deja antes a algunas.
refused-not-welcome = Quien abrió esta mesa no quiere a nadie más en ella; elige otra mesa.
refused-seek-players = A este juego juegan de { $fewest } a { $most }; elige un número entre ellos.
refused-no-tournament = Ese torneo no existe; en la lista están los que hay.
refused-tournaments-many = Ya has anunciado { $most } torneos que no han terminado; espera a que acabe uno o cancela alguno.
refused-entry-closed = Ya nadie puede apuntarse a este torneo; elige otro o anuncia uno.
refused-entry-unwelcome = Quien anunció este torneo no quiere que participes; elige otro.
refused-entry-twice = Tú o un programa tuyo ya estáis en este torneo; hay una plaza por persona.
refused-tournament-over = Este torneo ya ha terminado; no ha cambiado nada.
refused-tournament-time = Un torneo empieza ahora o en los próximos { $days } días; elige otro momento.
refused-tournament-bots = Un torneo sin personas necesita al menos dos bots; añade algunos.
refused-organiser = Solo quien anunció un torneo puede cancelarlo.
refused-deal-running = Otros juegan todavía con las mismas cartas; todo se verá en cuanto acabe la ronda.
refused-history = Esta persona no enseña sus partidas a nadie.
refused-no-deal = Esa mano no existe; mira las de hoy en la entrada.
refused-deal-first = Juega primero esta mano: después verás qué hizo cada uno con ella.
refused-deal-undo = En la mano del día, una jugada hecha se queda.
refused-deal-help = En la mano del día cada uno está solo: no hay consejos.
refused-deal-words = Nadie habla con quien juega la mano del día; espera a que termine esta partida.
refused-not-host = Esta página no existe.
refused-other-host = Esta persona también cuida del servidor: eso solo lo puede hacer «waterhole admin».
refused-no-report = Ese aviso no existe; quizá se borró junto con una persona.
refused-storage = La base de datos no responde; nada ha cambiado. Inténtalo de nuevo.
refused-internal = Algo ha fallado en el servidor; nada ha cambiado.
refused-no-game = No hay ningún juego «{ $name }»; los juegos son: { LIST($games, join: "comma") }.
refused-players = { $game } es para { $fewest } a { $most } jugadores, no para { $seats }.
refused-options = { $game }: { $problem }. Sus opciones son: { HAS($options) ->
    [yes] { LIST($options, join: "comma") }
   *[no] ninguna
}.
refused-option = { $game }: { TEXT($problem) }
refused-seed = Una semilla es un número de 0 a { $most }, no { $seed }.
refused-language = Está escrito en { LIST($languages, join: "comma") }, no en «{ $language }».
refused-step = La lección de { $game } tiene los pasos 0 a { $last }, no { $step }.
refused-step-move = Este paso pide una jugada.
refused-step-no-move = Este paso no pide ninguna jugada.

## Registros

record-unread = No se puede leer { $file }: { $problem }.
record-broken = { $file } no es un registro entero de Waterhole: { $problem }.
record-format = { $file } tiene el formato { $format }; esta versión lee { LIST($known) }.
record-parts = { $file } no es un registro entero de Waterhole: el formato 1 tiene una semilla y una sal, el formato 2 un azar, el formato 3 una posición.
record-line = La jugada { $number } («{ $line }») no empieza con el número de un asiento y un espacio.
record-move = La jugada { $number } («{ $line }») no está permitida ahí. { TEXT($why) }
record-game = El registro es de «{ $name }», que no es ninguno de: { LIST($games, join: "comma") }.
record-rules = La partida se jugó con las reglas { $old } de { $game }; estas son { $new }.
record-secret = El secreto no corresponde al compromiso: el barajado no es el prometido.
record-seed = La semilla «{ $seed }» no es un número.
record-commitment = La semilla y la sal no corresponden al compromiso: el barajado no es el prometido.
record-end = Tras la última jugada { WORD($field, kind: "field") } es { $found }, pero el registro dice { $said }.
field-outcome = el final
field-scores = la puntuación
field-ranks = la clasificación
field-fingerprint = la huella
refused-study-file = Eso no es ni una partida ni una posición de uno de los juegos. Una posición es JSON, como dice docs/positions.md; di también el juego.
refused-study-which = Envía una sola cosa: una posición con el nombre de su juego, un archivo, una mesa terminada o un nuevo reparto.
refused-study-move = La partida tiene las jugadas 1 a { $most }; no hay jugada { $move }.
refused-no-study = No hay tal estudio. Quizá se haya borrado: pregunta a quien te dio el enlace.
refused-many-studies = Guardas { $most } estudios; borra antes alguno.
refused-study-lines = La variante { $number } no se puede guardar: debe seguir al inicio o a una variante anterior, con una jugada, y con su posición donde mira un solo asiento.
refused-seat-not-asked = En esta posición no se pide nada al asiento { $seat }. Elige el asiento que debe decidir.
refused-position-over = En esa posición la partida ha terminado; no hay nada que jugar.
refused-position-seats = La posición es para { $players } jugadores, no para { $seats }.
refused-position-settings = Una mesa que sigue desde una posición es para quienes invites; jugadores y opciones quedan como los tiene la posición. Deja fuera estos ajustes.
refused-table-over = Esta posición es el final de una partida. Vuelve una jugada atrás y sigue desde ahí.
record-placed = Un registro que empezó con una posición no puede ser una mesa; «waterhole verify FILE» lo comprueba.
record-long = Aquí un registro tiene como máximo { $most } jugadas.
record-unfinished = La partida de este registro no ha terminado; síguela con «waterhole play --resume».

## Mensajes a quien no está

notice-turn = { $count ->
    [one] Te toca jugar a { $game }.
   *[other] Te toca jugar en { $count } mesas.
}
notice-deadline = { $game }: te { $hours ->
    [one] queda una hora
   *[other] quedan { $hours } horas
} para tu jugada.
notice-round = { $name }: empieza la ronda { $count }.
notice-invitation = { $name } te invita a una mesa de { $game }.
notice-confirm = ¿Quieres saber aquí cuándo te espera una mesa de Waterhole? Entonces abre este enlace. Si no lo has pedido, no hagas nada: no llegará nada más.
notice-stop = No más mensajes a esta dirección:
refused-no-mail = Este servidor no envía correo; elige este navegador o un webhook.
refused-mail-address = Esto no es una dirección de correo; escríbela como nombre@example.org.
refused-web-address = Los mensajes solo van a una dirección https que cualquiera puede alcanzar; mira si está completa.
refused-no-address = Este enlace ya no vale; añade otra vez la dirección en tu página.
refused-holiday-dates = Los días de ausencia empiezan hoy o más tarde, acaban después de empezar y caen dentro de un año.
refused-holiday-twice = Algunos de estos días ya estás fuera; elige otros.
refused-holiday-long = De { $most } días de ausencia al año te quedan { $days }; elige menos.
refused-no-holiday = Estos días ya han pasado o se anularon.

## Puzzles

puzzle-right = ¡Bien! Así se gana el { $best } % de las veces; con la segunda mejor jugada, el { $next } %.
puzzle-wrong = Esta vez no: con tu jugada se gana el { $own } % de las veces, con la mejor el { $best } %.
puzzle-best = La mejor jugada: { $move }
puzzle-levels = Cuántas veces la encuentran nuestros bots: { level-cub } { $cub } %, { level-forager } { $forager } %, { level-apex } { $apex } %.
puzzle-theme = Tema: { WORD($theme, kind: "theme") }
grade-easy = fácil
grade-medium = medio
grade-hard = difícil
refused-no-puzzle = No hay ningún problema ‘{ $puzzle }’. Pide otro.
refused-no-puzzles = No hay problemas de { $game }. Elige uno de: { LIST($games, join: "comma") }.
theme-abilities = Habilidades
theme-attacking = Ataque
theme-bidding = La puja justa
theme-cards = La carta justa
theme-collecting = Coleccionar
theme-denying = Quitárselo a otros
theme-discarding = Qué soltar
theme-enclosing = Encerrar
theme-exchange = Intercambio
theme-family = Encerrar para una familia
theme-filling = Llenar una zona
theme-flipping = El león voltea
theme-food = Hambre
theme-giving = Qué regalar
theme-habitat = El hábitat natural
theme-healing = Curar
theme-leader = Llegar a líder
theme-learning = Aprender un terreno
theme-majority = La mayoría en una zona
theme-migrating = Migrar
theme-patience = Paciencia
theme-paying = Con qué pagar
theme-placing = El sitio justo
theme-resting = Cuándo dormir
theme-selecting = Qué quedarse
theme-taking = Qué animal
theme-turn = Aprovechar el turno
theme-water = Agua
theme-way = El buen camino

## Contado en muchas partidas

tally-seat = Asientos
tally-length = Jugadas en una partida
tally-lead = Puntos de ventaja de quien gana
tally-outcome = Cómo acaban las partidas
outcome-item = { WORD($outcome, kind: "outcome") }
number-up-to = hasta { $number }
number-from = { $number } o más
