tournaments = Tournois
announce = Annoncer un tournoi
none = Pas encore de tournoi. Annonces-en un : les bots viennent volontiers.
entered = tu y participes
someone = quelqu’un
summary = { $kind }, { $game }, tables de { $players } ; { $starts } ; { $entrants ->
    [one] { $entrants } inscription
   *[other] { $entrants } inscriptions
}
kind-swiss = Système suisse
kind-knockout = Élimination directe
kind-robin = Toutes rondes
kind-arena = Arène
how-swiss = À chaque tour se rencontrent ceux qui ont à peu près autant de points, si possible jamais deux fois les mêmes.
how-knockout = Qui gagne une table continue ; les autres sont éliminés.
how-robin = Tout le monde rencontre tout le monde.
how-arena = Qui est libre est apparié de nouveau, jusqu’à la fin du temps.
so-many-rounds = { $rounds ->
    [one] Un tour.
   *[other] { $rounds } tours.
}
so-long = Des tables commencent pendant { $minutes } minutes.
so-quick = { $time } par coup ; ensuite un bot continue.
by = Annoncé par { $name }.
status-open = inscriptions ouvertes
status-running = en cours
status-finished = terminé
status-cancelled = annulé
name = Nom
kind = Formule
game = Jeu
table-of = Joueurs par table
rounds = Tours
lasts = Minutes
move-time = Temps par coup
starts = Début
bots = Bots qui participent
their-level = Leur niveau
people-enter = Tout le monde peut s’inscrire
programs-enter = Les programmes des gens peuvent s’inscrire
duplicate = Les mêmes cartes à chaque table d’un tour ; personne ne regarde avant la fin
duplicate-how = Chaque table d’un tour a les mêmes cartes. La promesse du serveur, avant la première carte :
duplicate-secret = Le secret promis :
to-table = Vers ta table
withdraw = Se retirer
enter = S’inscrire
cancel = L’annuler
standings = Classement
player = Joueur
rating = Cote
played = Tables
wins = Victoires
points = Points
against = Force rencontrée
gone = parti
nobody = Personne n’est encore inscrit.
round = Tour { $number }
round-before = Tour précédent
round-after = Tour suivant
bye = est exempt
watch = Regarder
look = Revoir
