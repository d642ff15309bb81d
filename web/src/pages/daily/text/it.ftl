today = Oggi
title = Smazzata del giorno
promises = Che cosa è promesso
promises-how = Per ogni smazzata: lo SHA-256 del segreto di oggi, poi di quello di domani. Il resoconto di una partita finita dice il segreto: chi ne ha annotato prima lo SHA-256 può controllare che nessuno abbia scambiato le carte.
promise = { $game }, { $seats } posti
about = { $date }, { $bots ->
    [0] da soli
    [one] con un bot
   *[other] con { $bots } bot
}
player = Giocatore
place = Al tavolo
points = Punti
see = Guarda la partita
nobody = Nessuno ha finito questa smazzata.
apex-plays = Apex sta ancora giocando questa smazzata; torna più tardi.
playing = { $count ->
    [one] Una persona sta ancora giocando.
   *[other] { $count } persone stanno ancora giocando.
}
day-before = Il giorno prima
someone = qualcuno
