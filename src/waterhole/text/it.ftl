# Ciò che tutti i giochi condividono. Vedi docs/translating.md.

## Elenchi

list-and = { $before } e { $last }
list-or = { $before } o { $last }
list-comma = { $before }, { $last }

## Giocatori

# All'inizio di una frase.
who = { YOU($seat) ->
    [yes] Tu
   *[no] { NAME($seat) }
}
# Dentro una frase, in un elenco di giocatori.
whom-item = { YOU($item) ->
    [yes] te
   *[no] { NAME($item) }
}
# All'inizio di una frase al passato: 'Hai pescato', 'Ada ha pescato'.
has-done = { YOU($seat) ->
    [yes] Hai
   *[no] { NAME($seat) } ha
}

## Ogni gioco

cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
event-reshuffled = { $count ->
    [one] La carta scartata diventa il nuovo mazzo.
   *[other] Le { $count } carte scartate, mescolate, formano un nuovo mazzo.
}
event-ended = La partita è finita: { WORD($outcome, kind: "outcome") }. Vittoria: { LIST($winners, item: "winner-item") }.
winner-item = { YOU($item) ->
    [yes] tu
   *[no] { NAME($item) }
}
prompt-over = La partita è finita: { WORD($outcome, kind: "outcome") }.
prompt-waiting = { HAS($waiting) ->
    [yes] In attesa di { LIST($waiting, item: "whom-item") }.
   *[no] Forse qualcuno sta pensando.
}

## Perché un bot farebbe una mossa

reason-only = è l’unica mossa
reason-wins = vince subito
reason-may-win = può vincere subito
reason-loses = perde subito
reason-may-lose = può perdere subito
reason-seems = { HAS($better) ->
    [yes] { HAS($worse) ->
        [yes] sembra meglio per { LIST($better) }, peggio per { LIST($worse) }
       *[no] sembra meglio per { LIST($better) }
    }
   *[no] sembra peggio per { LIST($worse) }
}
fact-points = { $points ->
    [one] { SIGNED($points) } punto
   *[other] { SIGNED($points) } punti
}
reason-alike = vale più o meno quanto le altre mosse

## Una partita rivista

review-exact-alone = { YOU($seat) ->
    [yes] La precisione delle tue decisioni è { $accuracy } su 100.
   *[no] La precisione di { NAME($seat) } è { $accuracy } su 100.
}
review-exact-best = { YOU($seat) ->
    [yes] Hai deciso con più precisione di tutti: { $accuracy } su 100.
   *[no] { NAME($seat) } ha deciso con più precisione di tutti: { $accuracy } su 100.
}
review-exact = { YOU($seat) ->
    [yes] La precisione delle tue decisioni è { $accuracy } su 100; la più alta è di { NAME($best) }, { $most }.
   *[no] La precisione di { NAME($seat) } è { $accuracy } su 100; { YOU($best) ->
        [yes] la più alta è la tua
       *[no] la più alta è di { NAME($best) }
    }, { $most }.
}
review-steady = { YOU($seat) ->
    [yes] Le tue possibilità non sono mai cambiate molto in una volta.
   *[no] Le possibilità di { NAME($seat) } non sono mai cambiate molto in una volta.
}
review-turned = { YOU($seat) ->
    [yes] La svolta maggiore è alla mossa { $move }: le tue possibilità passano da { $before } a { $after } su 100.
   *[no] La svolta maggiore è alla mossa { $move }: le possibilità di { NAME($seat) } passano da { $before } a { $after } su 100.
}
review-luck = { review-wins }: { $how ->
    [kind] stavolta la fortuna ha aiutato
    [unkind] stavolta la fortuna era altrove
   *[even] non ha deciso solo la fortuna
}.
review-wins = { YOU($seat) ->
    [yes] Con altre carte, fra gli stessi giocatori, vinceresti { $wins } partite su 100
   *[no] Con altre carte, fra gli stessi giocatori, { NAME($seat) } vincerebbe { $wins } partite su 100
}

## Punti, giocatori e bot

points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
signed = { SIGNED($points) }
may-win-soon = Può vincere presto: { LIST($names) }.
last-round = È l’ultimo giro.
last-turns = Sono gli ultimi turni.
ends-soon = La partita sta per finire.
# Un giocatore di cui non si conosce il nome.
player = giocatore { $number }
yourself = Tu
level = { WORD($level, kind: "level") }
level-random = Caso
    .manner = fa una cosa qualsiasi tra quelle permesse
level-greedy = Ingordo
    .manner = non guarda oltre la propria mossa
level-cub = Cucciolo
    .manner = principiante: conosce il gioco, fa errori
level-forager = Raccoglitore
    .manner = solido: segue le regole pratiche
level-mcts = MCTS
    .manner = pensa in anticipo senza conoscere il gioco
level-hunter = Cacciatore
    .manner = forte: pensa un momento in anticipo
level-apex = Superpredatore
    .manner = implacabile: pensa in anticipo fino a un secondo
level-manner = { WORD($level, kind: "level", form: "manner") }
level-choice = { level }: { level-manner }
# Il nome di un bot a un tavolo.
bot-name = { level } { $number }
temper-bold = audace
    .manner = punta molto in una volta
    .name = audace
temper-careful = prudente
    .manner = risparmia e rischia poco
    .name = prudente
temper-builder = costruttore
    .manner = prepara e aspetta di più
    .name = costruttore
temper-fighter = combattivo
    .manner = attacca dove può
    .name = combattivo
temper-choice = { WORD($temper, kind: "temper") }: { WORD($temper, kind: "temper", form: "manner") }
tempered-bot-name = { level } { WORD($temper, kind: "temper", form: "name") } { $number }

## Accanto alla partita

event-undone = { has-done } ritirato una mossa.
event-stood-in = Un bot ({ level }) gioca al posto { YOU($seat) ->
    [yes] tuo
   *[no] di { NAME($seat) }
}.
event-came-back = { YOU($seat) ->
    [yes] Giochi di nuovo tu.
   *[no] { NAME($seat) } gioca di nuovo.
}

## Che cosa non si può: mosse

refused-no-seat = Non c’è un posto { $seat }; i posti vanno da 1 a { $seats }.
refused-over = La partita è finita: { WORD($outcome, kind: "outcome") }.
refused-turn = { HAS($waiting) ->
    [yes] Ora non ti si chiede nulla: si aspetta { LIST($waiting, item: "whom-item") }.
   *[no] Ora non ti si chiede nulla: forse altri stanno pensando.
}
refused-no-move = Non c’è una mossa { $number }; le mosse vanno da 0 a { $last }.
refused-unknown-move = { HAS($near) ->
    [yes] «{ $text }» non è una mossa di questo gioco. Intendevi { LIST($near, item: "near-move", join: "or") }?
   *[no] «{ $text }» non è una mossa di questo gioco; una mossa si scrive come { MOVE($example) }.
}
near-move = { MOVE($item) }
refused-stale = Nel frattempo il tavolo è andato avanti; guarda di nuovo.
refused-away = Un bot gioca per te; prima siediti di nuovo.
refused-not-asked = Ora non ti si chiede nulla.
refused-undo-nothing = Non c’è una mossa da ritirare.
refused-undo-over = La partita è finita e le carte sono scoperte; non si ritira più nulla.
refused-undo-yours = Non hai ancora deciso nulla che si possa ritirare.
refused-undo-moved = Un altro giocatore ha già mosso; la tua mossa resta.
refused-undo-seen = La tua mossa ha mostrato qualcosa di nuovo; resta.

## Che cosa non si può: posti e tavoli

refused-not-your-seat = Quel posto non è tuo.
refused-seat-taken = Quel posto è occupato; scegline un altro.
refused-seat-kept = Quel posto è tenuto per un invitato; scegline un altro.
refused-seated = Siedi già a questo tavolo.
refused-seat-in-use = In un posto da togliere siede qualcuno, o qualcuno vi è invitato; prima liberalo.
refused-seats-open = Prima ogni posto deve avere un giocatore o un bot.
refused-no-such-seat = Quel posto non c’è; i posti vanno da 0 a { $last }.
refused-clear-seat = Solo chi ha aperto il tavolo libera il posto di un altro.
refused-not-away = Un bot può continuare al posto di qualcuno solo dopo { $minutes } minuti senza risposta.
refused-host = Può farlo solo chi ha aperto il tavolo.
refused-not-started = La partita non è ancora cominciata.
refused-started = La partita è già cominciata.
refused-closed = Il tavolo è chiuso.
refused-running = La partita è ancora in corso; le sue carte sono segrete.
refused-not-over = La partita non è finita.
refused-busy = Il tavolo cambia troppo in fretta; riprova.
refused-no-table = Questo tavolo non esiste.
refused-invitation = Questo tavolo non esiste, o serve un invito.
refused-start-open = Un tavolo con posti liberi non può ancora cominciare; prima occupali.
refused-no-level = Qui non c’è un bot «{ $level }»; i bot sono: { LIST($levels, join: "comma") }.
refused-no-temperament = In { $game } non c’è il temperamento «{ $temper }»; ci sono: { LIST($tempers, join: "comma") }.
refused-no-account = Qui non c’è un account bot «{ $name }».
refused-no-own-bot = Non hai un bot con quel nome.
closed-rules = Questo tavolo fu aperto con le regole { $old } di { $game }; questo server gioca con { $new }.

## Che cosa non si può: nomi e accessi

refused-name-taken = Quel nome è già preso; scegline un altro.
refused-many-bots = Puoi avere { $most } bot; prima eliminane uno.
refused-login-taken = Quel login è già preso; scegline un altro.
refused-login-change = Per cambiarla, scrivi la password che hai ora.
refused-login = Login e password non corrispondono.

## Che cosa non si può: il server

refused-too-often = Troppe volte; aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
refused-nobody = Qui non c’è nessuno a questo indirizzo; cerca nell’elenco delle vostre partite.
refused-yourself = Sei tu; scegli qualcun altro.
refused-invite-bot = Un conto bot si mette al tavolo come bot; qui scegli una persona.
refused-invited-already = { $name } siede già qui o è già invitato; scegli qualcun altro.
refused-too-many-people = Segui, blocchi e silenzi già { $most } persone; lasciane prima andare qualcuna.
refused-not-welcome = Chi ha aperto questo tavolo non vuole nessun altro; scegli un altro tavolo.
refused-seek-players = A questo gioco si gioca da { $fewest } a { $most }; scegli un numero tra questi.
refused-no-tournament = Questo torneo non esiste; nell’elenco trovi quelli che ci sono.
refused-tournaments-many = Hai già annunciato { $most } tornei non ancora finiti; aspetta che uno finisca o annullane uno.
refused-entry-closed = A questo torneo non ci si può più iscrivere; scegline un altro o annunciane uno.
refused-entry-unwelcome = Chi ha annunciato questo torneo non ti vuole tra i partecipanti; scegline un altro.
refused-entry-twice = Tu o un tuo programma siete già in questo torneo; c’è un posto per persona.
refused-tournament-over = Questo torneo è già finito; non è cambiato nulla.
refused-tournament-time = Un torneo comincia ora o entro { $days } giorni; scegli un altro momento.
refused-tournament-bots = Un torneo senza persone ha bisogno di almeno due bot; aggiungine qualcuno.
refused-organiser = Solo chi ha annunciato un torneo può annullarlo.
refused-deal-running = Altri stanno ancora giocando con le stesse carte; tutto si vede appena il turno è finito.
refused-history = Questa persona non mostra le sue partite a nessuno.
refused-no-deal = Questa smazzata non esiste; guarda all’ingresso quelle di oggi.
refused-deal-first = Prima gioca tu questa smazzata: poi vedi che cosa ne hanno fatto tutti.
refused-deal-undo = Nella smazzata del giorno una mossa resta.
refused-deal-help = Nella smazzata del giorno ognuno è solo: non ci sono consigli.
refused-deal-words = Nessuno parla con chi gioca la smazzata del giorno; aspetta che questa partita finisca.
refused-not-host = Questa pagina non esiste.
refused-other-host = Anche questa persona si occupa del server: lo può fare solo 'waterhole admin'.
refused-no-report = Questa segnalazione non c’è; forse è stata cancellata con una persona.
refused-storage = Il database non risponde; non è cambiato nulla. Riprova.
refused-internal = Qualcosa è andato storto sul server; non è cambiato nulla.
refused-no-game = Non c’è un gioco «{ $name }»; i giochi sono: { LIST($games, join: "comma") }.
refused-players = { $game } è per { $fewest }–{ $most } giocatori, non per { $seats }.
refused-options = { $game }: { $problem }. Le sue opzioni sono: { HAS($options) ->
    [yes] { LIST($options, join: "comma") }
   *[no] nessuna
}.
refused-option = { $game }: { TEXT($problem) }
refused-seed = Un seme è un numero da 0 a { $most }, non { $seed }.
refused-language = È scritto in { LIST($languages, join: "comma") }, non in «{ $language }».
refused-step = La lezione di { $game } ha passi da 0 a { $last }, non { $step }.
refused-step-move = Questo passo chiede una mossa.
refused-step-no-move = Questo passo non chiede una mossa.

## Registrazioni

record-unread = Non si può leggere { $file }: { $problem }.
record-broken = { $file } non è una registrazione intera di Waterhole: { $problem }.
record-format = { $file } ha il formato { $format }; questa versione legge { LIST($known) }.
record-parts = { $file } non è una registrazione intera di Waterhole: il formato 1 ha un seme e un sale, il formato 2 una ‘chance’, il formato 3 una posizione.
record-line = La mossa { $number } («{ $line }») non comincia con il numero di un posto e uno spazio.
record-move = La mossa { $number } («{ $line }») lì non è permessa. { TEXT($why) }
record-game = La registrazione è di «{ $name }», che non è tra: { LIST($games, join: "comma") }.
record-rules = La partita fu giocata con le regole { $old } di { $game }; queste sono { $new }.
record-secret = Il segreto non corrisponde all’impegno: il mazzo non è quello promesso.
record-seed = Il seme «{ $seed }» non è un numero.
record-commitment = Seme e sale non corrispondono all’impegno: il mazzo non è quello promesso.
record-end = Dopo l’ultima mossa { WORD($field, kind: "field") } è { $found }, ma la registrazione dice { $said }.
field-outcome = l’esito
field-scores = l’elenco dei punti
field-ranks = la classifica
field-fingerprint = l’impronta
refused-study-file = Non è né una partita né una posizione di uno dei giochi. Una posizione è JSON come dice docs/positions.md; indica anche il gioco.
refused-study-which = Manda una cosa sola: una posizione con il nome del suo gioco, un file, un tavolo finito o una nuova partita.
refused-study-move = La partita ha le mosse da 1 a { $most }; non c’è la mossa { $move }.
refused-no-study = Questo studio non esiste. Forse è stato eliminato: chiedi a chi ti ha dato il link.
refused-many-studies = Conservi { $most } studi; eliminane prima qualcuno.
refused-study-lines = La variante { $number } non si può conservare: deve seguire l’inizio o una variante precedente, con una mossa, e con la sua posizione dove guarda un solo posto.
refused-seat-not-asked = In questa posizione al posto { $seat } non si chiede nulla. Scegli il posto che deve decidere.
refused-position-over = In quella posizione la partita è finita; non c’è nulla da giocare.
refused-position-seats = La posizione è per { $players } giocatori, non per { $seats }.
refused-position-settings = Un tavolo che continua da una posizione è per chi inviti, e giocatori e opzioni restano quelli della posizione. Lascia fuori queste impostazioni.
refused-table-over = Questa posizione è la fine di una partita. Torna indietro di una mossa e continua da lì.
record-placed = Una registrazione che comincia da una posizione non può diventare un tavolo; ‘waterhole verify FILE’ la controlla.
record-long = Qui una registrazione ha al massimo { $most } mosse.
record-unfinished = La partita di questa registrazione non è finita; continuala con ‘waterhole play --resume’.

## Che cosa non si può: a un tavolo con altri

event-hinted = { has-done } chiesto un consiglio.
refused-help = A questo tavolo non ci sono consigli; chi lo apre può permetterli prima della partita.
refused-undo-table = A questo tavolo non si ritirano mosse; così ha deciso chi lo ha aperto.
refused-starting = La partita sta per cominciare.
refused-chance = Solo una persona seduta al tavolo aggiunge qualcosa al caso.
refused-name-long = Un nome ha al massimo { $most } lettere; questo, scritto per intero, è più lungo.
refused-name-empty = Un nome ha almeno una lettera o una cifra.
refused-name-bot = «{ $name }» somiglia al nome di un bot o a «tu»; scegli un altro nome.
refused-name-near = «{ $name }» siede a un tavolo con te; scegli un nome che si distingua.
refused-name-here = «{ $name }» siede già qui; prendi prima un nome che si distingua.
refused-message-long = Un messaggio ha da 1 a { $most } lettere.
refused-unseen = { $what ->
    [name] Il nome contiene un carattere che non si vede ({ $letter }); toglilo.
   *[message] Il messaggio contiene un carattere che non si vede ({ $letter }); toglilo.
}
refused-marks = { $what ->
    [name] Il nome accumula troppi segni su una lettera; togline qualcuno.
   *[message] Il messaggio accumula troppi segni su una lettera; togline qualcuno.
}
closed-played = Questa partita fu giocata con le regole { $old } di { $game } e non si può mostrare con quelle di questo server, { $new }; un server di quella versione può farlo.
closed-unstarted = Il tavolo è chiuso: nessuno ha iniziato la partita in tempo.
closed-deserted = Il tavolo è chiuso: per molto tempo non è venuto nessuno.
closed-by-host = Chi gestisce questo server ha chiuso il tavolo.
closed-tournament = Il torneo è stato annullato, e con esso questo tavolo.
closed-because = Il tavolo è chiuso: { $words }

## Messaggi a chi non c'è

notice-turn = { $count ->
    [one] Tocca a te a { $game }.
   *[other] Tocca a te a { $count } tavoli.
}
notice-deadline = { $game }: ti { $hours ->
    [one] resta un’ora
   *[other] restano { $hours } ore
} per la tua mossa.
notice-round = { $name }: comincia il turno { $count }.
notice-invitation = { $name } ti invita a un tavolo di { $game }.
notice-confirm = Vuoi sapere qui quando un tavolo di Waterhole ti aspetta? Allora apri questo link. Se non l’hai chiesto tu, non fare nulla: non arriverà altro.
notice-stop = Niente più messaggi a questo indirizzo:
refused-no-mail = Questo server non manda e-mail; scegli questo browser o un webhook.
refused-mail-address = Questo non è un indirizzo e-mail; scrivilo come nome@example.org.
refused-web-address = I messaggi vanno solo a un indirizzo https che tutti possono raggiungere; controlla che sia completo.
refused-no-address = Questo link non vale più; aggiungi di nuovo l’indirizzo nella tua pagina.
refused-holiday-dates = I giorni d’assenza cominciano oggi o più tardi, finiscono dopo l’inizio e cadono entro un anno.
refused-holiday-twice = In alcuni di questi giorni sei già via; scegline altri.
refused-holiday-long = Dei { $most } giorni d’assenza all’anno te ne restano { $days }; scegline meno.
refused-no-holiday = Questi giorni sono passati o annullati.

## Puzzles

puzzle-right = Giusto! Così si vince il { $best } % delle volte; con la seconda mossa migliore il { $next } %.
puzzle-wrong = Stavolta no: con la tua mossa si vince il { $own } % delle volte, con la migliore il { $best } %.
puzzle-best = La mossa migliore: { $move }
puzzle-levels = Quanto spesso la trovano i nostri bot: { level-cub } { $cub } %, { level-forager } { $forager } %, { level-apex } { $apex } %.
puzzle-theme = Tema: { WORD($theme, kind: "theme") }
grade-easy = facile
grade-medium = medio
grade-hard = difficile
refused-no-puzzle = Non c’è nessun problema ‘{ $puzzle }’. Chiedine un altro.
refused-no-puzzles = Non ci sono problemi di { $game }. Scegli tra: { LIST($games, join: "comma") }.
theme-abilities = Abilità
theme-attacking = Attacco
theme-bidding = L’offerta giusta
theme-cards = La carta giusta
theme-collecting = Collezionare
theme-denying = Toglierlo agli altri
theme-discarding = Che cosa lasciare
theme-enclosing = Racchiudere
theme-exchange = Scambio
theme-family = Racchiudere per una famiglia
theme-filling = Riempire un’area
theme-flipping = Il leone gira le carte
theme-food = Fame
theme-giving = Che cosa dare via
theme-habitat = L’habitat naturale
theme-healing = Guarire
theme-leader = Diventare capobranco
theme-learning = Imparare un terreno
theme-majority = La maggioranza in un’area
theme-migrating = Migrare
theme-patience = Pazienza
theme-paying = Con che cosa pagare
theme-placing = Il posto giusto
theme-resting = Quando dormire
theme-selecting = Che cosa tenere
theme-taking = Quale animale
theme-turn = Sfruttare il turno
theme-water = Acqua
theme-way = La via giusta

## Contato su molte partite

tally-seat = Posti
tally-length = Mosse in una partita
tally-lead = Punti di vantaggio di chi vince
tally-outcome = Come finiscono le partite
outcome-item = { WORD($outcome, kind: "outcome") }
number-up-to = fino a { $number }
number-from = { $number } o più
