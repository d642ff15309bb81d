tournaments = Torneos
announce = Anunciar un torneo
none = Aún no hay torneos. Anuncia uno: los bots vienen encantados.
entered = participas
someone = alguien
summary = { $kind }, { $game }, mesas de { $players }; { $starts }; { $entrants ->
    [one] un participante
   *[other] { $entrants } participantes
}
kind-swiss = Suizo
kind-knockout = Eliminatoria
kind-robin = Todos contra todos
kind-arena = Arena
how-swiss = En cada ronda se encuentran quienes tienen más o menos los mismos puntos, a ser posible nunca dos veces los mismos.
how-knockout = Quien gana una mesa sigue; los demás quedan fuera.
how-robin = Todos se encuentran con todos.
how-arena = Quien está libre vuelve a jugar, hasta que se acabe el tiempo.
so-many-rounds = { $rounds ->
    [one] Una ronda.
   *[other] { $rounds } rondas.
}
so-long = Durante { $minutes } minutos empiezan mesas.
so-quick = { $time } por jugada; después sigue un bot.
by = Anunciado por { $name }.
status-open = inscripción abierta
status-running = en juego
status-finished = terminado
status-cancelled = cancelado
name = Nombre
kind = Modalidad
game = Juego
table-of = Jugadores por mesa
rounds = Rondas
lasts = Minutos
move-time = Tiempo por jugada
starts = Comienzo
bots = Bots que participan
their-level = Su nivel
people-enter = Las personas pueden apuntarse
programs-enter = Los programas de las personas pueden apuntarse
duplicate = Las mismas cartas en cada mesa de una ronda; nadie mira antes de que acabe
duplicate-how = Cada mesa de una ronda tiene las mismas cartas. La promesa del servidor, antes de la primera carta:
duplicate-secret = El secreto prometido:
to-table = A tu mesa
withdraw = Retirarse
enter = Apuntarse
cancel = Cancelarlo
standings = Clasificación
player = Jugador
rating = Puntuación
played = Mesas
wins = Victorias
points = Puntos
against = Fuerza de los rivales
gone = se fue
nobody = Aún no se ha apuntado nadie.
round = Ronda { $number }
round-before = Ronda anterior
round-after = Ronda siguiente
bye = descansa
watch = Mirar
look = Ver
