# Lo que la página dice alrededor de los juegos. docs/translating.md explica el formato.

## En todas partes

loading = Un momento…
try-again = Intentar de nuevo
reconnecting = Conexión perdida. Reconectando…
server-silent = El servidor no responde. ¿Está encendido?
server-answered = El servidor respondió { $status }.
close = Cerrar
save = Guardar
back = Atrás
forward = Adelante
copy = Copiar
copied = Copiado
remove = Quitar
names = { LIST($names) }
seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
# Junto al reloj, donde hay poco sitio.
days-left = { $count } d
hours-left = { $count } h
# Dónde se pueden partir las palabras largas en una carta estrecha.
word-breaks = adap-tación, flamen-co, peti-rrojo, alimen-tación, guacama-yo, abreva-dero, silves-tres, reposi-ción, equivo-cado, Pesa-dillas, Cantim-plora

## La entrada

claim = Juegos de mesa sobre la vida salvaje. Bots de todos los niveles, sin cuenta, nada que instalar.
play-now = Jugar ya
learn = Aprender
with-friends = Con amigos
on-one-screen = En una pantalla
play-person = Jugar con alguien
seek-pace = Ritmo
seek-live = Ahora: 3 minutos por jugada
seek-slow = En varios días: 3 días por jugada
seek-begin = Buscar a alguien
seek-waiting = { $others ->
    [0] Buscamos a alguien de tu nivel. Aún no espera nadie más; a quien llegue se le pregunta primero.
    [one] Espera otra persona; miramos si encajáis.
   *[other] Esperan otras { $others } personas; miramos quién encaja contigo.
}
seek-offer = ¿Aún nadie? Los bots pueden ocupar los asientos vacíos.
seek-fill = Empezar con bots
seek-stop = Dejar de buscar
called = Tu mesa ha empezado.
go-there = Ir a la mesa
tournaments = Torneos
study = Análisis
to-tournament = Al torneo
players = { $fewest }–{ $most } jugadores
you-are = Eres
your-page = Tu página
change-name = Cambiar tu nombre
your-name = Tu nombre
running = Tus mesas
continue = Continuar
friends-here = Amigos que están aquí
day-title = Mano del día
day-how = Las mismas cartas y los mismos bots para todos, un solo intento. Quien ha terminado ve qué hicieron los demás.
puzzles = Problemas
explorer = ¿Qué gana?
puzzle-of-day = Problema del día
day-play = Jugar
day-table = La tabla del día
day-company = { $bots ->
    [0] en solitario
    [one] con un bot
   *[other] con { $bots } bots
}
day-played = { $players ->
    [one] una persona hasta ahora
   *[other] { $players } personas hasta ahora
}
day-rank = { $rank }.º de { $players }
day-result = { $rank }.º de { $players }, { $score } puntos
public-tables = Mesas públicas
no-tables = No hay ninguna mesa pública abierta. Abre una con amigos.
status-open = abierta
status-running = en juego
status-finished = terminada
status-closed = cerrada
# Un nombre para quien aún no ha dado ninguno.
guest = { WORD($animal, kind: "animal") } { WORD($manner, kind: "manner") }
manner-0 = Tranquilo
manner-1 = Veloz
manner-2 = Dormilón
manner-3 = Astuto
manner-4 = Audaz
manner-5 = Paciente
manner-6 = Curioso
manner-7 = Alegre
manner-8 = Amable
manner-9 = Valiente
manner-10 = Afortunado
manner-11 = Ágil
manner-12 = Orgulloso
manner-13 = Risueño
manner-14 = Sabio
manner-15 = Salvaje
animal-0 = Tejón
animal-1 = Halcón
animal-2 = Erizo
animal-3 = Lirón
animal-4 = Lince
animal-5 = Castor
animal-6 = Búho
animal-7 = Zorro
animal-8 = Lobo
animal-9 = Oso
animal-10 = Ciervo
animal-11 = Zorzal
animal-12 = Flamenco
animal-13 = Delfín
animal-14 = Petirrojo
animal-15 = Bisonte

## Ajustes

settings = Ajustes
language = Idioma
theme = Claro u oscuro
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
motion = Movimiento
pace-calm = Tranquilo
pace-quick = Rápido
pace-off = Ninguno
sound = Sonidos
explain = Explicar lo que se pide
own-bots = Tus propios bots
own-bots-what = Programas tuyos que juegan aquí; invítalos donde se elige el nivel de los bots.
bot-account-name = Nombre del bot
add-bot = Añadir un bot
bot-token = Su secreto, visible solo ahora

## Una mesa nueva

level-title = Los bots juegan como
level-suggested = lo que sugieren tus resultados
temper-title = Temperamento
temper-none = ninguno: jugar lo mejor
temper-mixed = uno distinto para cada uno
suggested = { $why ->
    [first] Aún no has jugado a esto contra bots: empieza con { level }.
    [same] Como en tu última partida.
   *[other] { $wins ->
        [0] Has perdido tus últimas { $games } partidas contra { WORD($against, kind: "level") }: prueba con { level }.
       *[other] Has ganado { $wins } de tus últimas { $games } partidas contra { WORD($against, kind: "level") }: prueba con { level }.
    }
}
people = Personas en esta pantalla
name-of = Nombre del jugador { $number }
their-names = Sus nombres
seats = Asientos
public-table = Mostrar la mesa en la entrada
clock = Tiempo por jugada
allow-hints = Se pueden pedir consejos; todos lo ven
allow-undo = Se puede deshacer mientras no se vea nada nuevo
no-limit = sin límite
start = Empezar
start-table = Abrir la mesa
option = { WORD($option, kind: "option") }
option-extra-birds = Pájaros extra para Robinbird (en solitario)
option-grade = Dificultad (en solitario)
option-leo = Leo también juega
option-removal = Animales fuera (mesa de tres)
option-talisman = El talismán favorece
option-organisms = Organismos
option-abilities = Habilidades
option-buyer-expands = Quien compra puede expandirse
option-start = Una ronda empieza con
option-rounds = Rondas (0: sin límite)
option-length = Duración
option-first = Primer jugador
value = { WORD($value, kind: "value") }
value-easy = fácil
value-normal = normal
value-difficult = difícil
value-even = igual de cada especie
value-random = al azar
value-after-holder = a quienes siguen a su dueño
value-holder-first = a su dueño
value-lot = por sorteo
value-choose = a elección
value-auction = por subasta
value-limited = dos iguales como máximo
value-unlimited = sin límite
value-oldest = el más antiguo
value-last = el último
value-short = corta
value-long = larga
value-fixed = sigue el mismo
value-rotating = cambia cada día

## Antes de la partida

host-starts = { $open ->
    [0] Están todos: empieza cuando quieras.
    [one] Hay un asiento libre: envía el enlace o sienta a un bot.
   *[other] Hay { $open } asientos libres: envía el enlace o sienta a bots.
}
wait-for-host = Tienes asiento. La partida empieza cuando lo decida el anfitrión.
invited-here = Te invitan a una partida de { $title }. Siéntate para jugar.
table-full = Todos los asientos están ocupados. Podrás mirar cuando empiece.
placed = Esta mesa sigue desde una posición: quien la abrió quizá conoce todas las cartas. No cuenta para puntuaciones ni estadísticas.
invite-link = Enlace de invitación
show-code = Mostrar el código para una cámara
share-text = ¡Ven a mi mesa!
share = Compartir
invite = Invitar o compartir
sit-down = Sentarse
get-up = Levantarse
seat-bot = Sentar un bot
invited = invitado
for-open-seats = Para los asientos libres
fill-with-bots = Llenar los asientos libres con bots
invite-person = Invitar
decline = No, gracias
invitations = Invitaciones
status-invited = Te han invitado

## La mesa

table = Mesa
board = Tablero
your-hand = Tu mano
seat = Asiento { $letter }
you = tú
bot = bot
open = libre
stand-in = juega un bot
your-turn = Te toca
is-playing = { $name } está jugando…
hurried = El servidor está ocupado: los bots piensan menos de lo normal.
thinking = Pensando…
kept = Grandes momentos
see-again = Ver otra vez
nothing-yet = Aún no hay jugadas.
rated = Puntúa, hasta un consejo o deshacer.
no-longer-rated = Tras un consejo o una jugada deshecha, esta partida ya no cuenta para la puntuación.
moves-since = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
while-you-waited = Mientras esperabas
skip = Ir al presente
why-ask = ¿Por qué?
answers = Respuestas
about-it = Qué hace
how-many = Cuántos
one-less = Uno menos
one-more = Uno más
come-back = Volver a jugar tú
go-back = Atrás
scores = Puntuación
hand-over = Pasa la pantalla a { $name }
hand-over-ready = Soy { $name }: muestra mis cartas
open-hands = Todas las manos
empty-hand = sin cartas
menu = Menú
lobby = Entrada
hint = Consejo
hint-title = Lo que haría un bot fuerte
chance-to-win = { $percent } % de ganar
undo = Deshacer
moves = Todas las jugadas
move-filter = Escribe una jugada
no-moves = Ahora no tienes nada que decidir.
try-move = Probar «{ $move }»
rules = Reglas
search-rules = Buscar en las reglas
no-rule = No se encontró nada.
log = Crónica
chat = Chat
unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
chat-say = Di algo
send = Enviar
no-words = Nadie ha dicho nada todavía.
no-table = Esa mesa no existe, o no es para ti.
back-to-lobby = Volver a la entrada

## Después de la partida

over = La partida ha terminado
won = Victoria: { LIST($names) }
you-won = ¡Has ganado!
rating-gain = puntuación { $rating }, { $gain }
rating-forming = primera puntuación, unos { $rating }
player-title = Jugador
rank = Puesto
points-title = Puntos
# Quién gana entre los que tienen los mismos puntos, por juego.
tie-wild-cards = Mismos puntos: gana quien tiene más animales.
shared-win = Mismos puntos: la victoria se comparte.
rematch = Revancha
stronger-bots = Más fuerte: { level }
weaker-bots = Menos fuerte: { level }
replay = Repetición
end-replay = Salir de la repetición
study-from-here = Analizar desde aquí
at-move = Jugada { $number } de { $all }
opening = Antes de la primera jugada
eyes-of = Con los ojos de
spectator = un espectador
all-open = todo descubierto
review = Análisis
nothing-missed = Ninguna decisión tuya fue claramente peor que otra.
your-decisions = Tus decisiones más caras
their-decisions = Las decisiones más caras
none-missed = Ninguna decisión fue claramente peor que otra.
share-review = Copiar un enlace a este análisis
share-review-what = Quien tenga el enlace puede leer el análisis y ver la partida, sin cuenta.
accuracy = Precisión
skill = Habilidad
luck = Suerte
skill-and-luck = Habilidad y suerte son victorias en 100 partidas: lo que valen estos jugadores con otras cartas, y lo que vino de más (± { $doubt }).
reviewing = La partida se está analizando…
more-ways = Más
was-better = «{ $move }» era mejor ({ $percent } %)
check-shuffle = Comprobar el barajado
shuffle-record = Roto: el registro no encaja.
shuffle-settled = Roto: las reglas, las opciones o los asientos no son los fijados cuando se dijo tu número.
shuffle-promises = Roto: el número de un jugador cambió después de decirse el tuyo.
shuffle-own-nonce = El número de tu navegador falta en las cartas, o llegó tarde. ¿Iba lenta tu conexión?
shuffle-secret = Roto: el secreto revelado no es el prometido.
shuffle-unshared = Comprobado: las cartas estaban fijadas antes de dar la primera. Ningún jugador añadió un número propio.
shuffle-kept = Comprobado: las cartas vienen del secreto prometido y de números que añadieron los jugadores. Nadie las eligió.
save-record = Guardar la partida
picture = Guardar como imagen
picture-png = Guardar como PNG
picture-svg = Guardar como SVG
picture-failed = Tu navegador no pudo crear el PNG. El SVG es la misma imagen.
clip = Un clip de este turno
clip-save = Guardar el clip
clip-what = Un clip es un SVG que se mueve: cualquier navegador lo reproduce.

## Lecciones

lesson-of = Aprender { $title }
lesson-step = { $number } de { $all }
lesson-elsewhere = Ahora, desde otra posición:
lesson-next = Seguir
lesson-leave = Dejar la lección
lesson-again = Otra vez
lesson-done = Esa fue la lección.
whole-game = Y ahora una partida entera
no-lesson = No hay lección para este juego.

## Teclas

keys = Teclas
key = { WORD($key, kind: "key") }
key-digits = 1 – 9
    .does = elegir la carta o respuesta con ese número
key-arrows = Flechas
    .does = ir de un sitio a otro
key-enter = Intro
    .does = hacerlo
key-m = M
    .does = todas las jugadas; escribe para encontrar una
key-h = H
    .does = consejo
key-u = U
    .does = deshacer
key-r = R
    .does = reglas
key-l = L
    .does = crónica y chat
key-p = P
    .does = guardar una imagen de la mesa
key-s = S
    .does = ajustes
key-space = Espacio
    .does = saltar lo que se mueve
key-esc = Esc
    .does = cerrar o deshacer una elección
key-does = { WORD($key, kind: "key", form: "does") }

## Partidas lentas

next-table = Mesa siguiente ({ $count })
note = Nota para ti
note-what = Nadie más la ve.
note-keep = Guardar
