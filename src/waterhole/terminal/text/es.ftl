# Lo que dice el terminal. docs/translating.md explica el formato.

terminal-begins = El barajado queda fijado como { $commitment }…; 'help' dice qué puedes escribir.
terminal-placed = La partida sigue desde una posición; 'help' muestra lo que puedes escribir.
terminal-help =
    {"  "}un número      la jugada con ese número
    {"  "}una jugada     la misma en palabras, por ejemplo '{ $example }'
    {"  "}hint           las tres mejores jugadas, su probabilidad de ganar, y por qué
    {"  "}undo           vuelve a tu última decisión
    {"  "}table, moves   la mesa, o tus jugadas, otra vez
    {"  "}rules [qué]    una regla ('rules { $ruling }'), las que hablan de algo, o todas
    {"  "}save ARCHIVO   guarda la partida; 'waterhole play --resume ARCHIVO' la continúa
    {"  "}quit           deja la mesa
terminal-chance = { $chance } % de ganar (± { $doubt })
terminal-analysed = { $game }, asiento { $seat }, tras { $tries } intentos:
refused-seconds = --seconds es mayor que 0, no { $seconds }.
terminal-nothing-to-undo = Aún no has decidido nada que se pueda deshacer.
terminal-undone = Deshecho.
terminal-save-where = Di dónde: save ARCHIVO
terminal-saved = Guardado en { $file }. Para continuar: waterhole play --resume { $file }
terminal-not-saved = No se puede escribir { $file }: { $problem }.
terminal-ends = 'save ARCHIVO' guarda la partida; Intro para salir.
refused-move-number = { $most ->
    [one] No hay jugada { $number }; tu única jugada es la 1.
   *[other] No hay jugada { $number }; tus jugadas van de la 1 a la { $most }.
}

## Órdenes

terminal-game = { $title }, { $fewest }–{ $most } jugadores. { $summary }
terminal-no-ruling = Ninguna regla de { $game } habla de «{ $what }». Las reglas son { LIST($rulings, join: "comma") }.
terminal-playing = se juega
verify-record = { HAS($outcome) ->
    [yes] { $file }: { $game }, { $seats } asientos, { $moves } jugadas; partida terminada: { WORD($outcome, kind: "outcome") }.
   *[no] { $file }: { $game }, { $seats } asientos, { $moves } jugadas; la partida no ha terminado.
}
verify-legal = Cada jugada está permitida, y el final es el registrado.
verify-commitment = Su compromiso es { $commitment }: compáralo con el que viste al abrirse la mesa.
# Lo que un registro prueba de las cartas: de una semilla, o de un secreto y de números de los jugadores.
proof-placed = Empezó con una posición preparada: nada se había prometido de las cartas.
proof-seed = Las cartas vienen de la semilla prometida, a la que ningún jugador añadió nada: quien la prometió pudo elegirla.
proof-deal = La mano del día { $deal }: las cartas salen solo del secreto del servidor, las mismas para todos los que la jugaron. Es el secreto al que se había comprometido; compara el compromiso con el publicado antes de ese día.
proof-secret = { HAS($added) ->
    [yes] Las cartas vienen del secreto prometido y de números que después añadieron { LIST($added) }.
   *[no] Las cartas vienen del secreto prometido, al que ningún jugador añadió nada: quien lo prometió pudo elegirlo.
}
proof-missing = Ningún número vino de { LIST($gone) }.
simulated-games = { $games } partidas de { $game } con { $players } jugadores en { $seconds } s: { $pace } partidas/s, { $moves } jugadas/s.
simulated-length = Una partida duró de { $shortest } a { $longest } jugadas, { $mean } de media.
simulated-seat = Asiento { $seat } ({ $level }): ganó { $share } %, { $score } puntos de media.
simulated-ending = Final: { WORD($outcome, kind: "outcome") } ({ $share } %).

## Un repaso

paper-game = { $game }, { $moves } jugadas.
paper-players = Jugadores
paper-turned = Momentos decisivos
paper-better = Jugadas mejores
paper-moves = Jugadas
paper-move = Jugada
paper-player = Jugador
paper-chance = probabilidad de ganar (%)
paper-curves = cómo fueron las probabilidades
paper-ended = { HAS($outcome) ->
    [yes] La partida terminó: { WORD($outcome, kind: "outcome") }. Puntos: { $scores }.
   *[no] La partida aún no ha terminado. Puntos: { $scores }.
}
paper-judged = Las curvas muestran la probabilidad de ganar de cada cual como la vería un espectador; las jugadas se juzgan por lo que podía saber quien las hizo.
paper-steady = Ninguno: las probabilidades nunca cambiaron mucho de una vez.
paper-exact = Ninguna de la que la búsqueda esté segura.
paper-rather = { $name }: { $best } ({ $best_chance }) en vez de { $move } ({ $chance })
paper-written = Escrito: { $page } y { $plot }
refused-review-folder = No se puede escribir en { $folder }: { $problem }.
refused-review-plot = El gráfico necesita matplotlib: pip install 'waterhole[review]'.

## Lo que no se puede

refused-bots = --bots nombra al menos uno de: { LIST($levels, join: "comma") }.
refused-which-game = Di qué juego: { LIST($games, join: "comma") } (o --resume ARCHIVO).
refused-resume-over = Esa partida ha terminado; «waterhole replay { $file }» la muestra.
refused-bots-seats = --bots nombra { $bots } bots para { $seats } asientos: da uno, o uno por asiento.
refused-view-seat = --seat va de 1 a { $seats }, no { $seat }.
refused-own-seat = --seat va de 1 a { $seats } en esta mesa, o 0 para mirar, no { $seat }.
refused-pair = --option es NOMBRE=VALOR, no «{ $pair }».
refused-few-games = --games es al menos 1, no { $games }.

## Puzzles

terminal-puzzle = { $game }, problema { $puzzle } ({ WORD($grade, kind: "grade") }, { $rating }). Una jugada es claramente la mejor: ¿cuál? ‘hint’ dice el tema, ‘quit’ para salir.
terminal-puzzle-again = Intro para otro problema, quit para salir.
terminal-puzzles-done = Resueltos: { $solved } de { $tried }.
