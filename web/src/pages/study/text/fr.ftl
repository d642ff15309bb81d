title = Table d’analyse
what = Mets n’importe quelle position sur la table, essaie des coups et vois ce qu’un bot fort en pense.
deal = Une nouvelle donne
deal-it = Distribuer
game = Jeu
players = Joueurs
own = Une position ou une partie enregistrée
file = D’un fichier
text = Ou collée ici
any-game = celui qui convient
before-move = Avant le coup
open-it = Mettre sur la table
too-long = C’est trop long pour la page. Dans le terminal, « waterhole analyse FICHIER » le lit.
from-replay = Quand tu revois une partie terminée, « Analyser à partir d’ici » met sur cette table la position que tu vois.
link-broken = Ce lien ne contient pas de position. Il a peut-être été coupé en chemin : redemande-le, ou demande la position en fichier.
back = Retour
forth = Avancer
eyes = Regard
eyes-asked = qui doit décider
eyes-seat = seulement { $name }
eyes-open = tout visible
answer = Laisser jouer les autres
others-answered = les autres ont joué
lines = Meilleurs coups
search = Recherche
best = Le meilleur : { $move }, { $percent } % (± { $doubt })
chance = { $percent } % ± { $doubt }
chance-how = Chance de gagner, et de combien elle peut se tromper. Plus tu regardes longtemps, plus elle est sûre.
tries = { $count ->
    [one] Un essai
   *[other] { $count } essais
}
thinking = Réflexion…
nothing-asked = Il n’y a rien à décider ici.
tried = Coups essayés
try = Joue sur la table : ce que tu essaies reste ici. Les flèches du clavier font reculer et avancer.
start = Début
drop = Retirer cette variante
this-position = Cette position
link = Copier un lien
link-long = Cette position est trop longue pour un lien. Garde-la sous un nom ou enregistre-la en fichier.
save = Enregistrer en fichier
keep = Garder sous un nom
keep-it = Garder
keep-what = { $count ->
    [0] La position est gardée. Les coups que tu essaies sont gardés avec elle.
    [one] La position est gardée avec le coup que tu as essayé.
   *[other] La position est gardée avec les { $count } coups que tu as essayés.
}
keep-long = Tu as essayé plus que ce qui peut être gardé. Retire d’abord quelques variantes.
keep-again = Garder dans « { $name } »
name = Nom
kept = Gardée sous le nom « { $name } ». Tu la retrouves sur la première page de la table d’analyse.
link-kept = Qui a ce lien peut ouvrir la position tant que tu la gardes.
kept-ones = Positions gardées
rename = Renommer
delete = Supprimer
play-on = Jouer à partir d’ici
play-on-what = Ta table continue à partir de cette position, avec des bots ou des amis que tu invites. Les cartes sont comme ici ; ce que le hasard apporte est nouveau. Elle ne compte ni pour le classement ni pour les statistiques.
place-me = toi
place-friend = un ami
play-on-table = Ouvrir la table
play-on-invite = Ouvrir la table et inviter
play-on-here = Sur ce plateau
other = Une autre position
edit = Modifier
edit-how = Change n’importe quelle valeur : ce qui est impossible est dit à côté du champ. × retire un champ ; ce qui découle du reste est alors calculé, comme une pile de toutes les cartes qui ne sont nulle part ailleurs.
edit-left-out = est retiré
edit-leave-out = Retirer { $name }
edit-more = Un de plus dans { $name }
edit-fewer = Un de moins dans { $name }
edit-add = Ajouter à { $name }
