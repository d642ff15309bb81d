today = Vandaag
title = Deal van de dag
promises = Wat er beloofd is
promises-how = Voor elke deal: de SHA-256 van het geheim van vandaag, daarna van morgen. Het verslag van een uitgespeeld spel noemt het geheim: wie de SHA-256 eerder noteerde, kan nagaan dat niemand de kaarten heeft verwisseld.
promise = { $game }, { $seats } plaatsen
about = { $date }, { $bots ->
    [0] alleen
    [one] met één bot
   *[other] met { $bots } bots
}
player = Speler
place = Aan tafel
points = Punten
see = Bekijk het spel
nobody = Niemand heeft deze deal uitgespeeld.
apex-plays = Apex speelt deze deal nog; kijk later nog eens.
playing = { $count ->
    [one] Eén persoon speelt nog.
   *[other] { $count } mensen spelen nog.
}
day-before = De dag ervoor
someone = iemand
