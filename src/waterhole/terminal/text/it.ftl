# Ciò che dice il terminale. Vedi docs/translating.md.

terminal-begins = La mescolata è fissata come { $commitment }…; 'help' elenca ciò che puoi scrivere.
terminal-placed = La partita continua da una posizione; 'help' elenca ciò che puoi scrivere.
terminal-help =
    {"  "}un numero     la mossa con quel numero
    {"  "}una mossa     la stessa a parole, per esempio '{ $example }'
    {"  "}hint          le tre mosse migliori, la loro probabilità di vincere, e perché
    {"  "}undo          torna alla tua ultima decisione
    {"  "}table, moves  il tavolo, o le tue mosse, ancora una volta
    {"  "}rules [cosa]  una regola ('rules { $ruling }'), quelle che parlano di qualcosa, o tutte
    {"  "}save FILE     salva la partita; 'waterhole play --resume FILE' la continua
    {"  "}quit          lascia il tavolo
terminal-chance = { $chance } % di vincere (± { $doubt })
terminal-analysed = { $game }, posto { $seat }, dopo { $tries } tentativi:
refused-seconds = --seconds è più di 0, non { $seconds }.
terminal-nothing-to-undo = Non hai ancora deciso nulla che si possa annullare.
terminal-undone = Annullato.
terminal-save-where = Di’ dove: save FILE
terminal-saved = Salvato in { $file }. Per continuare: waterhole play --resume { $file }
terminal-not-saved = Non si può scrivere { $file }: { $problem }.
terminal-ends = 'save FILE' conserva la partita; Invio per uscire.
refused-move-number = { $most ->
    [one] Non c’è una mossa { $number }; l’unica è la 1.
   *[other] Non c’è una mossa { $number }; le tue mosse vanno da 1 a { $most }.
}

## Comandi

terminal-game = { $title }, { $fewest }–{ $most } giocatori. { $summary }
terminal-no-ruling = Nessuna regola di { $game } parla di «{ $what }». Le regole sono { LIST($rulings, join: "comma") }.
terminal-playing = si gioca
verify-record = { HAS($outcome) ->
    [yes] { $file }: { $game }, { $seats } posti, { $moves } mosse; partita finita: { WORD($outcome, kind: "outcome") }.
   *[no] { $file }: { $game }, { $seats } posti, { $moves } mosse; la partita non è ancora finita.
}
verify-legal = Ogni mossa è permessa, e la fine è come registrata.
verify-commitment = Il suo impegno è { $commitment }: confrontalo con quello che hai visto all’apertura del tavolo.
# Che cosa una registrazione prova delle carte: da un seme, o da un segreto e da ciò che i giocatori aggiunsero.
proof-placed = È cominciata da una posizione preparata: delle carte non si era promesso nulla.
proof-seed = Le carte vengono dal seme promesso, a cui nessun giocatore ha aggiunto nulla: chi l’ha promesso poteva sceglierlo.
proof-deal = La smazzata del giorno { $deal }: le carte vengono solo dal segreto del server, uguali per tutti quelli che l’hanno giocata. È il segreto al quale si era impegnato; confronta l’impegno con quello pubblicato prima di quel giorno.
proof-secret = { HAS($added) ->
    [yes] Le carte vengono dal segreto promesso e da numeri aggiunti dopo da { LIST($added) }.
   *[no] Le carte vengono dal segreto promesso, a cui nessun giocatore ha aggiunto nulla: chi l’ha promesso poteva sceglierlo.
}
proof-missing = Nessun numero è arrivato da { LIST($gone) }.
simulated-games = { $games } partite di { $game } con { $players } giocatori in { $seconds } s: { $pace } partite/s, { $moves } mosse/s.
simulated-length = Una partita è durata da { $shortest } a { $longest } mosse, in media { $mean }.
simulated-seat = Posto { $seat } ({ $level }): ha vinto { $share } %, in media { $score } punti.
simulated-ending = Fine: { WORD($outcome, kind: "outcome") } ({ $share } %).

## Un riesame

paper-game = { $game }, { $moves } mosse.
paper-players = Giocatori
paper-turned = Svolte
paper-better = Mosse migliori
paper-moves = Mosse
paper-move = Mossa
paper-player = Giocatore
paper-chance = probabilità di vincere (%)
paper-curves = come sono andate le probabilità
paper-ended = { HAS($outcome) ->
    [yes] La partita è finita: { WORD($outcome, kind: "outcome") }. Punti: { $scores }.
   *[no] La partita non è ancora finita. Punti: { $scores }.
}
paper-judged = Le curve mostrano la probabilità di vincere di ciascuno come la vedrebbe uno spettatore; le mosse sono giudicate da ciò che poteva sapere chi le ha fatte.
paper-steady = Nessuna: le probabilità non sono mai cambiate molto in una volta.
paper-exact = Nessuna di cui la ricerca sia sicura.
paper-rather = { $name }: { $best } ({ $best_chance }) invece di { $move } ({ $chance })
paper-written = Scritto: { $page } e { $plot }
refused-review-folder = Non si può scrivere in { $folder }: { $problem }.
refused-review-plot = Il grafico richiede matplotlib: pip install 'waterhole[review]'.

## Che cosa non si può

refused-bots = --bots nomina almeno uno tra: { LIST($levels, join: "comma") }.
refused-which-game = Di’ quale gioco: { LIST($games, join: "comma") } (o --resume FILE).
refused-resume-over = Quella partita è finita; ‘waterhole replay { $file }’ la mostra.
refused-bots-seats = --bots nomina { $bots } bot per { $seats } posti: danne uno, o uno per posto.
refused-view-seat = --seat va da 1 a { $seats }, non { $seat }.
refused-own-seat = --seat va da 1 a { $seats } a questo tavolo, o 0 per guardare, non { $seat }.
refused-pair = --option è NOME=VALORE, non «{ $pair }».
refused-few-games = --games è almeno 1, non { $games }.

## Puzzles

terminal-puzzle = { $game }, problema { $puzzle } ({ WORD($grade, kind: "grade") }, { $rating }). Una mossa è chiaramente la migliore: quale? ‘hint’ dice il tema, ‘quit’ per uscire.
terminal-puzzle-again = Invio per un altro problema, quit per uscire.
terminal-puzzles-done = Risolti: { $solved } su { $tried }.
