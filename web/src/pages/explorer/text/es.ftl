title = ¿Qué gana?
what = Nuestros bots han jugado muchas partidas contra sí mismos; esto es lo que se contó en ellas.
not-advice = No es un consejo: quien ya va por delante también consigue más, y los bots no juegan como las personas.
table = Mesa
table-line = { $players ->
    [one] Un jugador
   *[other] { $players } jugadores
}, { $level }: { $games } partidas
level-timed = { $level } ({ $seconds } s por jugada)
wins-how = «Victorias» dice cuántas veces gana quien lo tiene. La línea vertical está en { $share }: ahí da igual.
wins = Victorias
games = Partidas
times = Por jugador
from = Contado el { $date }, de { $deals } repartos con semilla { $seed }, por la versión { $version }. Los números pequeños y la línea de cada punto dicen dónde está la verdad en 19 de 20 casos.
nothing = Aún no se ha contado nada de este juego.
