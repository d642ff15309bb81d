title = Che cosa vince?
what = I nostri bot hanno giocato molte partite contro sé stessi: ecco che cosa vi si è contato.
not-advice = Non è un consiglio: chi è già avanti ottiene anche di più, e i bot non giocano come le persone.
table = Tavolo
table-line = { $players ->
    [one] Un giocatore
   *[other] { $players } giocatori
}, { $level }: { $games } partite
level-timed = { $level } ({ $seconds } s a mossa)
wins-how = «Vittorie» dice quante volte vince chi ce l’ha. La linea verticale è al { $share }: lì non fa differenza.
wins = Vittorie
games = Partite
times = A testa
from = Contato il { $date }, da { $deals } distribuzioni con seme { $seed }, dalla versione { $version }. I numeri piccoli e la linea di ogni punto dicono dove sta la verità in 19 casi su 20.
nothing = Per questo gioco non si è ancora contato nulla.
