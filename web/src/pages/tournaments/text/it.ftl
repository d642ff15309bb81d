tournaments = Tornei
announce = Annuncia un torneo
none = Ancora nessun torneo. Annunciane uno: i bot vengono volentieri.
entered = partecipi
someone = qualcuno
summary = { $kind }, { $game }, tavoli da { $players }; { $starts }; { $entrants ->
    [one] un partecipante
   *[other] { $entrants } partecipanti
}
kind-swiss = Svizzero
kind-knockout = Eliminazione diretta
kind-robin = Tutti contro tutti
kind-arena = Arena
how-swiss = A ogni turno si incontra chi ha circa gli stessi punti, se possibile mai due volte le stesse persone.
how-knockout = Chi vince un tavolo va avanti; gli altri sono fuori.
how-robin = Tutti incontrano tutti.
how-arena = Chi è libero viene abbinato di nuovo, finché c’è tempo.
so-many-rounds = { $rounds ->
    [one] Un turno.
   *[other] { $rounds } turni.
}
so-long = I tavoli cominciano per { $minutes } minuti.
so-quick = { $time } per mossa; poi continua un bot.
by = Annunciato da { $name }.
status-open = iscrizioni aperte
status-running = in corso
status-finished = finito
status-cancelled = annullato
name = Nome
kind = Formula
game = Gioco
table-of = Giocatori per tavolo
rounds = Turni
lasts = Minuti
move-time = Tempo per mossa
starts = Inizio
bots = Bot che partecipano
their-level = Il loro livello
people-enter = Le persone possono iscriversi
programs-enter = I programmi delle persone possono iscriversi
duplicate = Le stesse carte a ogni tavolo di un turno; nessuno guarda prima che sia finito
duplicate-how = Ogni tavolo di un turno ha le stesse carte. La promessa del server, prima della prima carta:
duplicate-secret = Il segreto promesso:
to-table = Al tuo tavolo
withdraw = Ritirati
enter = Iscriviti
cancel = Annullalo
standings = Classifica
player = Giocatore
rating = Punteggio
played = Tavoli
wins = Vittorie
points = Punti
against = Forza incontrata
gone = via
nobody = Nessun iscritto finora.
round = Turno { $number }
round-before = Turno precedente
round-after = Turno successivo
bye = riposa
watch = Guarda
look = Rivedi
