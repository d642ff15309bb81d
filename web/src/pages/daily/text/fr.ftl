today = Aujourd’hui
title = Donne du jour
promises = Ce qui est promis
promises-how = Pour chaque donne : le SHA-256 du secret d’aujourd’hui, puis de celui de demain. L’enregistrement d’une partie finie révèle le secret : qui en a noté le SHA-256 auparavant peut vérifier que personne n’a changé les cartes.
promise = { $game }, { $seats } places
about = { $date }, { $bots ->
    [0] en solo
    [one] avec un bot
   *[other] avec { $bots } bots
}
player = Personne
place = À table
points = Points
see = Voir la partie
nobody = Personne n’a encore fini cette donne.
apex-plays = Apex joue encore cette donne ; reviens plus tard.
playing = { $count ->
    [one] Une personne joue encore.
   *[other] { $count } personnes jouent encore.
}
day-before = La veille
someone = quelqu’un
