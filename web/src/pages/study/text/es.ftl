title = Tablero de análisis
what = Pon cualquier posición en la mesa, prueba jugadas y mira qué opina de ellas un bot fuerte.
deal = Un nuevo reparto
deal-it = Repartir
game = Juego
players = Jugadores
own = Una posición o una partida guardada
file = De un archivo
text = O pegada aquí
any-game = el que encaje
before-move = Antes de la jugada
open-it = Poner en la mesa
too-long = Es demasiado largo para la página. En el terminal lo lee «waterhole analyse ARCHIVO».
from-replay = En la repetición de una partida terminada, «Analizar desde aquí» pone en esta mesa la posición que ves.
link-broken = Este enlace no contiene ninguna posición. Quizá se cortó por el camino: pídelo otra vez, o pide la posición como archivo.
back = Atrás
forth = Adelante
eyes = Mirada
eyes-asked = quien decide
eyes-seat = solo { $name }
eyes-open = todo a la vista
answer = Que jueguen los demás
others-answered = jugaron los demás
lines = Mejores jugadas
search = Búsqueda
best = La mejor: { $move }, { $percent } % (± { $doubt })
chance = { $percent } % ± { $doubt }
chance-how = Probabilidad de ganar, y cuánto puede errar. Cuanto más mires, más segura será.
tries = { $count ->
    [one] Una prueba
   *[other] { $count } pruebas
}
thinking = Pensando…
nothing-asked = Aquí no hay nada que decidir.
tried = Jugadas probadas
try = Juega en la mesa: lo que pruebes queda aquí. Las flechas del teclado van hacia atrás y hacia delante.
start = Inicio
drop = Quitar esta variante
this-position = Esta posición
link = Copiar un enlace
link-long = Esta posición es demasiado larga para un enlace. Guárdala con un nombre o como archivo.
save = Guardar como archivo
keep = Guardar con un nombre
keep-it = Guardar
keep-what = { $count ->
    [0] Se guarda la posición. Las jugadas que pruebes se guardan con ella.
    [one] Se guarda la posición con la jugada que probaste.
   *[other] Se guarda la posición con las { $count } jugadas que probaste.
}
keep-long = Probaste más de lo que se puede guardar. Quita antes algunas variantes.
keep-again = Guardar en «{ $name }»
name = Nombre
kept = Guardada como «{ $name }». La encuentras en la primera página del tablero de análisis.
link-kept = Quien tenga este enlace puede abrir la posición mientras la guardes.
kept-ones = Posiciones guardadas
rename = Cambiar el nombre
delete = Borrar
play-on = Seguir jugando desde aquí
play-on-what = Tu mesa sigue desde esta posición, con bots o con amigos que invites. Las cartas están como aquí; lo que traiga el azar es nuevo. No cuenta para puntuaciones ni estadísticas.
place-me = tú
place-friend = un amigo
play-on-table = Abrir la mesa
play-on-invite = Abrir la mesa e invitar
play-on-here = En este tablero
other = Otra posición
edit = Cambiar
edit-how = Cambia cualquier valor: lo que no puede ser se dice junto al campo. × quita un campo; lo que se deduce del resto se calcula entonces, como un mazo con todas las cartas que no están en otro sitio.
edit-left-out = está quitado
edit-leave-out = Quitar { $name }
edit-more = Uno más en { $name }
edit-fewer = Uno menos en { $name }
edit-add = Añadir a { $name }
