# Ciò che la pagina dice attorno ai giochi. Vedi docs/translating.md.

## Dappertutto

loading = Un momento…
try-again = Riprova
reconnecting = Connessione persa. Nuovo tentativo…
server-silent = Il server non risponde. È acceso?
server-answered = Il server ha risposto { $status }.
close = Chiudi
save = Salva
back = Indietro
forward = Avanti
copy = Copia
copied = Copiato
remove = Togli
names = { LIST($names) }
seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
# Accanto all’orologio, dove c’è poco spazio.
days-left = { $count } g
hours-left = { $count } h
# Dove si possono spezzare le parole lunghe su una carta stretta.
word-breaks = adatta-mento, ecce-denza, riforni-mento, pappa-gallo, fenicot-tero, petti-rosso, selva-tiche, medici-nali, improv-viso, Selvag-gina, Scorcia-toia, Porta-fortuna, scoiat-tolo

## L’ingresso

claim = Giochi da tavolo sulla natura. Bot di ogni livello, nessun account, niente da installare.
play-now = Gioca subito
learn = Impara
with-friends = Con amici
on-one-screen = Su uno schermo
play-person = Gioca con qualcuno
seek-pace = Ritmo
seek-live = Subito: 3 minuti per mossa
seek-slow = In più giorni: 3 giorni per mossa
seek-begin = Trova qualcuno
seek-waiting = { $others ->
    [0] Cerchiamo qualcuno della tua forza. Per ora non aspetta nessun altro; chi arriva viene interpellato per primo.
    [one] Aspetta anche un’altra persona; vediamo se andate bene insieme.
   *[other] Aspettano anche altre { $others } persone; vediamo chi va bene per te.
}
seek-offer = Ancora nessuno? I bot possono prendere i posti vuoti.
seek-fill = Comincia con i bot
seek-stop = Smetti di cercare
called = Il tuo tavolo è cominciato.
go-there = Vai al tavolo
tournaments = Tornei
study = Analisi
to-tournament = Al torneo
players = { $fewest }–{ $most } giocatori
you-are = Sei
your-page = La tua pagina
change-name = Cambia il tuo nome
your-name = Il tuo nome
running = I tuoi tavoli
continue = Riprendi
friends-here = Amici presenti
day-title = Smazzata del giorno
day-how = Le stesse carte e gli stessi bot per tutti, un solo tentativo. Chi ha finito vede che cosa hanno fatto gli altri.
puzzles = Problemi
explorer = Che cosa vince?
puzzle-of-day = Problema del giorno
day-play = Gioca
day-table = La classifica del giorno
day-company = { $bots ->
    [0] da soli
    [one] con un bot
   *[other] con { $bots } bot
}
day-played = { $players ->
    [one] un giocatore finora
   *[other] { $players } giocatori finora
}
day-rank = { $rank }º su { $players }
day-result = { $rank }º su { $players }, { $score } punti
public-tables = Tavoli pubblici
no-tables = Nessun tavolo pubblico è aperto. Aprine uno con amici.
status-open = aperto
status-running = in corso
status-finished = finito
status-closed = chiuso
# Un nome per chi non ne ha ancora dato uno.
guest = { WORD($animal, kind: "animal") } { WORD($manner, kind: "manner") }
manner-0 = Quieto
manner-1 = Veloce
manner-2 = Assonnato
manner-3 = Astuto
manner-4 = Audace
manner-5 = Paziente
manner-6 = Curioso
manner-7 = Allegro
manner-8 = Gentile
manner-9 = Coraggioso
manner-10 = Fortunato
manner-11 = Agile
manner-12 = Fiero
manner-13 = Solare
manner-14 = Saggio
manner-15 = Selvatico
animal-0 = Tasso
animal-1 = Airone
animal-2 = Riccio
animal-3 = Ghiro
animal-4 = Cervo
animal-5 = Falco
animal-6 = Gufo
animal-7 = Istrice
animal-8 = Castoro
animal-9 = Lupo
animal-10 = Orso
animal-11 = Scoiattolo
animal-12 = Picchio
animal-13 = Cigno
animal-14 = Camoscio
animal-15 = Fenicottero

## Impostazioni

settings = Impostazioni
language = Lingua
theme = Chiaro o scuro
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
motion = Movimento
pace-calm = Calmo
pace-quick = Rapido
pace-off = Nessuno
sound = Suoni
explain = Spiega ciò che si chiede
own-bots = I tuoi bot
own-bots-what = Programmi tuoi che giocano qui; invitali dove si sceglie il livello dei bot.
bot-account-name = Nome del bot
add-bot = Aggiungi un bot
bot-token = Il suo segreto, mostrato solo ora

## Un nuovo tavolo

level-title = I bot giocano come
level-suggested = ciò che suggeriscono i tuoi risultati
temper-title = Temperamento
temper-none = nessuno: giocare al meglio
temper-mixed = uno diverso per ciascuno
suggested = { $why ->
    [first] Non ci hai ancora giocato contro i bot: comincia con { level }.
    [same] Come nella tua ultima partita.
   *[other] { $wins ->
        [0] Hai perso le ultime { $games } partite contro { WORD($against, kind: "level") }: prova { level }.
       *[other] Hai vinto { $wins } delle ultime { $games } partite contro { WORD($against, kind: "level") }: prova { level }.
    }
}
people = Persone a questo schermo
name-of = Nome del giocatore { $number }
their-names = I loro nomi
seats = Posti
public-table = Mostra il tavolo nell’ingresso
clock = Tempo per mossa
allow-hints = I consigli sono permessi; tutti lo vedono
allow-undo = Le mosse si possono ritirare finché nulla di nuovo si vede
no-limit = senza limite
start = Inizia
start-table = Apri il tavolo
option = { WORD($option, kind: "option") }
option-extra-birds = Uccelli in più per Robinbird (in solitario)
option-grade = Difficoltà (in solitario)
option-leo = Gioca anche Leo
option-removal = Animali esclusi (tavolo da tre)
option-talisman = Il talismano favorisce
option-organisms = Specie
option-abilities = Abilità
option-buyer-expands = Chi compra può espandersi
option-start = Il giro comincia da
option-rounds = Giri (0: senza limite)
option-length = Durata
option-first = Primo giocatore
value = { WORD($value, kind: "value") }
value-easy = facile
value-normal = normale
value-difficult = difficile
value-even = lo stesso numero di ogni specie
value-random = a caso
value-after-holder = chi viene dopo chi lo tiene
value-holder-first = chi lo tiene
value-lot = a sorte
value-choose = a scelta
value-auction = all’asta
value-limited = al massimo due uguali
value-unlimited = senza limite
value-oldest = il più antico
value-last = l’ultimo
value-short = breve
value-long = lunga
value-fixed = resta lo stesso
value-rotating = cambia ogni giorno

## Prima della partita

host-starts = { $open ->
    [0] Ci siete tutti: comincia quando vuoi.
    [one] Un posto è libero: manda il link o mettici un bot.
   *[other] { $open } posti sono liberi: manda il link o mettici dei bot.
}
wait-for-host = Hai un posto. La partita comincia quando la avvia chi ospita.
invited-here = Sei invitato a una partita di { $title }. Siediti per giocare.
table-full = Tutti i posti sono occupati. Potrai guardare quando comincia.
placed = Questo tavolo continua da una posizione: chi l’ha aperto forse conosce tutte le carte. Non conta per punteggi e statistiche.
invite-link = Link d’invito
show-code = Mostra il codice per la fotocamera
share-text = Vieni al mio tavolo!
share = Condividi
invite = Invita o condividi
sit-down = Siediti
get-up = Alzati
seat-bot = Metti un bot
invited = invitato
for-open-seats = Per i posti liberi
fill-with-bots = Riempi i posti liberi con dei bot
invite-person = Invita
decline = No, grazie
invitations = Inviti
status-invited = Ti hanno invitato

## Il tavolo

table = Tavolo
board = Tabellone
your-hand = La tua mano
seat = Posto { $letter }
you = tu
bot = bot
open = libero
stand-in = gioca un bot
your-turn = Il tuo turno
is-playing = { $name } sta giocando…
hurried = Il server è occupato: i bot pensano meno del solito.
thinking = Sta pensando…
kept = Grandi momenti
see-again = Rivedi
nothing-yet = Ancora nessuna mossa.
rated = Conta per il punteggio, finché non chiedi aiuto.
no-longer-rated = Dopo un consiglio o una mossa annullata questa partita non conta più per il punteggio.
moves-since = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
while-you-waited = Mentre aspettavi
skip = Vai al presente
why-ask = Perché?
answers = Risposte
about-it = Che cosa fa
how-many = Quanti
one-less = Uno in meno
one-more = Uno in più
come-back = Torna a giocare tu
go-back = Indietro
scores = Punteggi
hand-over = Passa lo schermo a { $name }
hand-over-ready = Eccomi, { $name }: mostra le mie carte
open-hands = Tutte le mani
empty-hand = nessuna carta
menu = Menu
lobby = Ingresso
hint = Consiglio
hint-title = Che cosa farebbe un bot forte
chance-to-win = probabilità di vincere { $percent }%
undo = Annulla
moves = Tutte le mosse
move-filter = Scrivi una mossa
no-moves = Per ora non hai nulla da decidere.
try-move = Prova «{ $move }»
rules = Regole
search-rules = Cerca nelle regole
no-rule = Non si è trovato nulla.
log = Cronaca
chat = Chat
unread = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
chat-say = Di’ qualcosa
send = Invia
no-words = Nessuno ha ancora detto nulla.
no-table = Questo tavolo non esiste, o non è per te.
back-to-lobby = Torna all’ingresso

## Dopo la partita

over = La partita è finita
won = Vittoria: { LIST($names) }
you-won = Hai vinto!
rating-gain = punteggio { $rating }, { $gain }
rating-forming = primo punteggio, circa { $rating }
player-title = Giocatore
rank = Posto
points-title = Punti
# Who wins of those with as many points, by game.
tie-wild-cards = Stessi punti: vince chi ha più animali.
shared-win = Stessi punti: la vittoria è condivisa.
rematch = Rivincita
stronger-bots = Più forte: { level }
weaker-bots = Meno forte: { level }
replay = Rivedi
end-replay = Smetti di rivedere
study-from-here = Analizza da qui
at-move = Mossa { $number } di { $all }
opening = Prima della prima mossa
eyes-of = Con gli occhi di
spectator = chi guarda
all-open = tutto scoperto
review = Analisi
nothing-missed = Nessuna tua decisione era chiaramente peggiore di un’altra.
your-decisions = Le tue decisioni più costose
their-decisions = Le decisioni più costose
none-missed = Nessuna decisione era chiaramente peggiore di un’altra.
share-review = Copia un link a questa analisi
share-review-what = Chi ha il link può leggere l’analisi e rivedere la partita, senza account.
accuracy = Precisione
skill = Abilità
luck = Fortuna
skill-and-luck = Abilità e fortuna sono vittorie su 100 partite: ciò che questi giocatori valgono con altre carte, e ciò che è venuto in più (± { $doubt }).
reviewing = La partita viene analizzata…
more-ways = Altro
was-better = «{ $move }» era meglio ({ $percent }%)
check-shuffle = Controlla il mazzo
shuffle-record = Promessa infranta: la registrazione non è coerente.
shuffle-settled = Promessa infranta: regole, opzioni o posti non sono quelli fissati quando il tuo numero è stato detto.
shuffle-promises = Promessa infranta: il numero di un giocatore è cambiato dopo che il tuo è stato detto.
shuffle-own-nonce = Il numero del tuo browser manca nelle carte, o è arrivato tardi. La connessione era lenta?
shuffle-secret = Promessa infranta: il segreto rivelato non è quello promesso.
shuffle-unshared = Tutto in regola: le carte erano fissate prima di dare la prima. Nessun giocatore ha aggiunto un suo numero.
shuffle-kept = Tutto in regola: le carte vengono dal segreto promesso e da numeri aggiunti dai giocatori. Nessuno le ha scelte.
save-record = Salva la partita
picture = Salva come immagine
picture-png = Salva come PNG
picture-svg = Salva come SVG
picture-failed = Il tuo browser non è riuscito a creare il PNG. L’SVG è la stessa immagine.
clip = Una clip di questo turno
clip-save = Salva la clip
clip-what = Una clip è un SVG che si muove: ogni browser la riproduce.

## Lezioni

lesson-of = Impara { $title }
lesson-step = { $number } di { $all }
lesson-elsewhere = Ora da un’altra posizione:
lesson-next = Avanti
lesson-leave = Lascia la lezione
lesson-again = Ancora una volta
lesson-done = La lezione è finita.
whole-game = E ora una partita intera
no-lesson = Per questo gioco non c’è una lezione.

## Tasti

keys = Tasti
key = { WORD($key, kind: "key") }
key-digits = 1 – 9
    .does = scegli la carta o la risposta con quel numero
key-arrows = Frecce
    .does = vai da un posto all’altro
key-enter = Invio
    .does = conferma
key-m = M
    .does = tutte le mosse; scrivi per trovarne una
key-h = H
    .does = consiglio
key-u = U
    .does = annulla
key-r = R
    .does = regole
key-l = L
    .does = cronaca e chat
key-p = P
    .does = salva un’immagine del tavolo
key-s = S
    .does = impostazioni
key-space = Spazio
    .does = salta ciò che si muove
key-esc = Esc
    .does = chiudi o ritira una scelta
key-does = { WORD($key, kind: "key", form: "does") }

## Partite lente

next-table = Prossimo tavolo ({ $count })
note = Appunto per te
note-what = Nessun altro lo vede.
note-keep = Conserva
