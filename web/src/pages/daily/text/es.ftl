today = Hoy
title = Mano del día
promises = Lo que está prometido
promises-how = De cada mano: el SHA-256 del secreto de hoy y después el del de mañana. El registro de una partida terminada dice el secreto: quien anotó antes su SHA-256 puede comprobar que nadie cambió las cartas.
promise = { $game }, { $seats } asientos
about = { $date }, { $bots ->
    [0] en solitario
    [one] con un bot
   *[other] con { $bots } bots
}
player = Jugador
place = En la mesa
points = Puntos
see = Ver la partida
nobody = Nadie ha terminado esta mano.
apex-plays = Apex aún está jugando esta mano; vuelve más tarde.
playing = { $count ->
    [one] Una persona sigue jugando.
   *[other] { $count } personas siguen jugando.
}
day-before = El día anterior
someone = alguien
