title = Tavolo di analisi
what = Metti sul tavolo una posizione qualsiasi, prova delle mosse e guarda che cosa ne pensa un bot forte.
deal = Una nuova partita
deal-it = Distribuisci
game = Gioco
players = Giocatori
own = Una posizione o una partita salvata
file = Da un file
text = Oppure incollata qui
any-game = quello che va bene
before-move = Prima della mossa
open-it = Metti sul tavolo
too-long = È troppo lungo per la pagina. Nel terminale lo legge «waterhole analyse FILE».
from-replay = Quando rivedi una partita finita, «Analizza da qui» mette su questo tavolo la posizione che vedi.
link-broken = Questo link non contiene una posizione. Forse è stato tagliato per strada: chiedilo di nuovo, o chiedi la posizione come file.
back = Indietro
forth = Avanti
eyes = Sguardo
eyes-asked = chi deve decidere
eyes-seat = solo { $name }
eyes-open = tutto scoperto
answer = Fai giocare gli altri
others-answered = hanno giocato gli altri
lines = Mosse migliori
search = Ricerca
best = Migliore: { $move }, { $percent }% (± { $doubt })
chance = { $percent }% ± { $doubt }
chance-how = Probabilità di vincere, e di quanto può sbagliare. Più a lungo guardi, più diventa sicura.
tries = { $count ->
    [one] Una prova
   *[other] { $count } prove
}
thinking = Sta pensando…
nothing-asked = Qui non c’è niente da decidere.
tried = Mosse provate
try = Gioca sul tavolo: quello che provi resta qui. I tasti freccia vanno avanti e indietro.
start = Inizio
drop = Togli questa variante
this-position = Questa posizione
link = Copia un link
link-long = Questa posizione è troppo lunga per un link. Conservala con un nome o salvala come file.
save = Salva come file
keep = Conserva con un nome
keep-it = Conserva
keep-what = { $count ->
    [0] La posizione viene conservata. Le mosse che provi vengono conservate con essa.
    [one] La posizione viene conservata con la mossa che hai provato.
   *[other] La posizione viene conservata con le { $count } mosse che hai provato.
}
keep-long = Hai provato più di quanto si possa conservare. Togli prima alcune varianti.
keep-again = Conserva in «{ $name }»
name = Nome
kept = Conservata come «{ $name }». La trovi sulla prima pagina del tavolo di analisi.
link-kept = Chi ha questo link può aprire la posizione finché la conservi.
kept-ones = Posizioni conservate
rename = Rinomina
delete = Elimina
play-on = Gioca da qui in avanti
play-on-what = Il tuo tavolo continua da questa posizione, con i bot o con gli amici che inviti. Le carte sono come qui; quel che porta il caso è nuovo. Non conta per punteggi e statistiche.
place-me = tu
place-friend = un amico
play-on-table = Apri il tavolo
play-on-invite = Apri il tavolo e invita
play-on-here = Su questa plancia
other = Un’altra posizione
edit = Modifica
edit-how = Cambia qualsiasi valore: quello che non può essere è detto accanto al campo. × toglie un campo; ciò che segue dal resto viene allora calcolato, come un mazzo con tutte le carte che non sono altrove.
edit-left-out = è tolto
edit-leave-out = Togli { $name }
edit-more = Uno in più in { $name }
edit-fewer = Uno in meno in { $name }
edit-add = Aggiungi a { $name }
