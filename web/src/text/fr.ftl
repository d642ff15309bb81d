# Ce que la page dit autour des jeux. docs/translating.md explique le format.

## Partout

loading = Un instant…
try-again = Réessayer
reconnecting = Connexion perdue. Nouvel essai…
server-silent = Le serveur ne répond pas. Est-il allumé ?
server-answered = Le serveur a répondu { $status }.
close = Fermer
save = Enregistrer
back = Retour
forward = Avancer
copy = Copier
copied = Copié
remove = Retirer
names = { LIST($names) }
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
# À côté de l’horloge, où il y a peu de place.
days-left = { $count } j
hours-left = { $count } h
# Où les mots longs peuvent être coupés sur une carte étroite.
word-breaks = adap-tation, fla-mant, rouge-gorge, nourri-ture, suri-cate, martin-pêcheur, Éboule-ment, médici-nales, Cauche-mars

## L’entrée

claim = Jeux de plateau sur la vie sauvage. Des bots de tous niveaux, aucun compte, rien à installer.
play-now = Jouer
learn = Apprendre
with-friends = Entre amis
on-one-screen = Sur un écran
play-person = Jouer avec quelqu’un
seek-pace = Rythme
seek-live = Tout de suite : 3 minutes par coup
seek-slow = Sur plusieurs jours : 3 jours par coup
seek-begin = Trouver quelqu’un
seek-waiting = { $others ->
    [0] Nous cherchons quelqu’un de ta force. Personne d’autre n’attend encore ; on demandera au premier qui vient.
    [one] Une autre personne attend aussi ; nous regardons si vous allez ensemble.
   *[other] { $others } autres personnes attendent aussi ; nous regardons qui te convient.
}
seek-offer = Toujours personne ? Des bots peuvent prendre les places vides.
seek-fill = Commencer avec des bots
seek-stop = Ne plus chercher
called = Ta table a commencé.
go-there = Y aller
tournaments = Tournois
study = Analyse
to-tournament = Vers le tournoi
players = { $fewest }–{ $most } joueurs
you-are = Tu es
your-page = Ta page
change-name = Changer de nom
your-name = Ton nom
running = Tes tables
continue = Reprendre
friends-here = Amis présents
day-title = Donne du jour
day-how = Les mêmes cartes et les mêmes bots pour tous, un seul essai. Qui a fini voit ce que tous les autres ont fait.
puzzles = Problèmes
explorer = Qu’est-ce qui gagne ?
puzzle-of-day = Problème du jour
day-play = Jouer
day-table = Le tableau du jour
day-company = { $bots ->
    [0] en solo
    [one] avec un bot
   *[other] avec { $bots } bots
}
day-played = { $players ->
    [one] une personne jusqu’ici
   *[other] { $players } personnes jusqu’ici
}
day-rank = { $rank }e sur { $players }
day-result = { $rank }e sur { $players }, { $score } points
public-tables = Tables publiques
no-tables = Aucune table publique n’est ouverte. Ouvres-en une entre amis.
status-open = ouverte
status-running = en cours
status-finished = terminée
status-closed = fermée
# Un nom pour qui n’en a pas encore donné.
guest = { WORD($animal, kind: "animal") } { WORD($manner, kind: "manner") }
manner-0 = Tranquille
manner-1 = Rapide
manner-2 = Endormi
manner-3 = Rusé
manner-4 = Hardi
manner-5 = Patient
manner-6 = Curieux
manner-7 = Joyeux
manner-8 = Aimable
manner-9 = Brave
manner-10 = Chanceux
manner-11 = Agile
manner-12 = Fier
manner-13 = Souriant
manner-14 = Sage
manner-15 = Sauvage
animal-0 = Blaireau
animal-1 = Héron
animal-2 = Hérisson
animal-3 = Lièvre
animal-4 = Lynx
animal-5 = Castor
animal-6 = Faucon
animal-7 = Renard
animal-8 = Loup
animal-9 = Ours
animal-10 = Cerf
animal-11 = Écureuil
animal-12 = Flamant
animal-13 = Dauphin
animal-14 = Cygne
animal-15 = Bison

## Réglages

settings = Réglages
language = Langue
theme = Clair ou sombre
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
motion = Mouvement
pace-calm = Calme
pace-quick = Vif
pace-off = Aucun
sound = Sons
explain = Expliquer ce qui est demandé
own-bots = Tes propres bots
own-bots-what = Des programmes à toi qui jouent ici ; invite-les là où se choisit le niveau des bots.
bot-account-name = Nom du bot
add-bot = Ajouter un bot
bot-token = Son secret, montré seulement maintenant

## Une nouvelle table

level-title = Les bots jouent comme
level-suggested = ce que suggèrent tes résultats
temper-title = Tempérament
temper-none = aucun : jouer au mieux
temper-mixed = un différent pour chacun
suggested = { $why ->
    [first] Tu n’y as pas encore joué contre des bots : commence par { level }.
    [same] Comme à ta dernière partie.
   *[other] { $wins ->
        [0] Tu as perdu tes { $games } dernières parties contre { WORD($against, kind: "level") } : essaie { level }.
       *[other] Tu as gagné { $wins } de tes { $games } dernières parties contre { WORD($against, kind: "level") } : essaie { level }.
    }
}
people = Personnes à cet écran
name-of = Nom du joueur { $number }
their-names = Leurs noms
seats = Places
public-table = Montrer la table dans l’entrée
clock = Temps par coup
allow-hints = Les conseils sont permis ; tout le monde le voit
allow-undo = Un coup peut être repris tant que rien de nouveau n’est vu
no-limit = sans limite
start = Commencer
start-table = Ouvrir la table
option = { WORD($option, kind: "option") }
option-extra-birds = Oiseaux en plus pour Robinbird (seul)
option-grade = Difficulté (seul)
option-leo = Leo joue aussi
option-removal = Animaux écartés (table de trois)
option-talisman = Le talisman favorise
option-organisms = Organismes
option-abilities = Capacités
option-buyer-expands = Qui achète peut s’étendre
option-start = Une manche commence par
option-rounds = Manches (0 : sans limite)
option-length = Durée
option-first = Premier joueur
value = { WORD($value, kind: "value") }
value-easy = facile
value-normal = normale
value-difficult = difficile
value-even = autant de chaque espèce
value-random = au hasard
value-after-holder = ceux qui suivent son détenteur
value-holder-first = son détenteur
value-lot = par tirage au sort
value-choose = au choix
value-auction = aux enchères
value-limited = deux pareils au plus
value-unlimited = sans limite
value-oldest = le plus ancien
value-last = le dernier
value-short = courte
value-long = longue
value-fixed = reste le même
value-rotating = change chaque jour

## Avant la partie

host-starts = { $open ->
    [0] Tout le monde est là : commence quand tu veux.
    [one] Une place est libre : envoie le lien, ou assieds-y un bot.
   *[other] { $open } places sont libres : envoie le lien, ou assieds-y des bots.
}
wait-for-host = Tu as une place. La partie commence quand l’hôte la lance.
invited-here = Tu es invité à une partie de { $title }. Assieds-toi pour jouer.
table-full = Toutes les places sont prises. Tu pourras regarder dès le début.
placed = Cette table continue à partir d’une position : qui l’a ouverte connaît peut-être toutes les cartes. Elle ne compte ni pour le classement ni pour les statistiques.
invite-link = Lien d’invitation
show-code = Montrer le code pour un appareil photo
share-text = Viens à ma table !
share = Partager
invite = Inviter ou partager
sit-down = S’asseoir
get-up = Se lever
seat-bot = Asseoir un bot
invited = invité
for-open-seats = Pour les places libres
fill-with-bots = Remplir les places libres de bots
invite-person = Inviter
decline = Non, merci
invitations = Invitations
status-invited = Tu es invité

## La table

table = Table
board = Plateau
your-hand = Ta main
seat = Place { $letter }
you = toi
bot = bot
open = libre
stand-in = un bot remplace
your-turn = À toi de jouer
is-playing = { $name } joue…
hurried = Le serveur est occupé : les bots réfléchissent moins que d’habitude.
thinking = Réfléchit…
kept = Grands moments
see-again = Revoir
nothing-yet = Aucun coup encore.
rated = Classée, jusqu’à un conseil ou une annulation.
no-longer-rated = Après un conseil ou un coup repris, cette partie ne compte plus pour le classement.
moves-since = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
while-you-waited = Pendant que tu attendais
skip = Passer au présent
why-ask = Pourquoi ?
answers = Réponses
about-it = Ce que ça fait
how-many = Combien
one-less = Un de moins
one-more = Un de plus
come-back = Reprendre ta place
go-back = Retour
scores = Scores
hand-over = Passe l’écran à { $name }
hand-over-ready = Me voici, { $name } : montre mes cartes
open-hands = Toutes les mains
empty-hand = aucune carte
menu = Menu
lobby = Entrée
hint = Conseil
hint-title = Ce que ferait un bot fort
chance-to-win = { $percent } % de chances de gagner
undo = Annuler
moves = Tous les coups
move-filter = Écris un coup
no-moves = Tu n’as rien à décider pour l’instant.
try-move = Essayer « { $move } »
rules = Règles
search-rules = Chercher dans les règles
no-rule = Rien trouvé.
log = Déroulement
chat = Discussion
unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
chat-say = Dis quelque chose
send = Envoyer
no-words = Personne n’a encore rien dit.
no-table = Cette table n’existe pas, ou n’est pas pour toi.
back-to-lobby = Retour à l’entrée

## Après la partie

over = La partie est finie
won = Victoire : { LIST($names) }
you-won = Tu as gagné !
rating-gain = classement { $rating }, { $gain }
rating-forming = premier classement, environ { $rating }
player-title = Joueur
rank = Rang
points-title = Points
# Qui gagne parmi ceux qui ont autant de points, par jeu.
tie-wild-cards = À égalité de points : qui a le plus d’animaux gagne.
shared-win = À égalité de points : la victoire est partagée.
rematch = Revanche
stronger-bots = Plus fort : { level }
weaker-bots = Moins fort : { level }
replay = Revoir
end-replay = Quitter la relecture
study-from-here = Analyser à partir d’ici
at-move = Coup { $number } sur { $all }
opening = Avant le premier coup
eyes-of = Par les yeux de
spectator = un spectateur
all-open = tout ouvert
review = Analyse
nothing-missed = Aucune de tes décisions n’était nettement moins bonne qu’une autre.
your-decisions = Tes décisions les plus coûteuses
their-decisions = Les décisions les plus coûteuses
none-missed = Aucune décision n’était nettement moins bonne qu’une autre.
share-review = Copier un lien vers cette analyse
share-review-what = Qui a le lien peut lire l’analyse et revoir la partie, sans compte.
accuracy = Précision
skill = Adresse
luck = Chance
skill-and-luck = Adresse et chance se comptent en victoires sur 100 parties : ce que valent ces joueurs avec d’autres cartes, et ce qui s’y est ajouté (± { $doubt }).
reviewing = La partie est en cours d’analyse…
more-ways = Plus
was-better = « { $move } » était mieux ({ $percent } %)
check-shuffle = Vérifier le mélange
shuffle-record = Rompu : l’enregistrement ne concorde pas.
shuffle-settled = Rompu : les règles, les options ou les places ne sont pas celles fixées quand ton nombre a été dit.
shuffle-promises = Rompu : le nombre d’un joueur a changé après que le tien a été dit.
shuffle-own-nonce = Le nombre de ton navigateur manque dans les cartes, ou est arrivé trop tard. Ta connexion était-elle lente ?
shuffle-secret = Rompu : le secret révélé n’est pas celui promis.
shuffle-unshared = Vérifié : les cartes étaient fixées avant que la première soit donnée. Aucun joueur n’a ajouté de nombre.
shuffle-kept = Vérifié : les cartes viennent du secret promis et de nombres ajoutés par les joueurs. Personne ne les a choisies.
save-record = Enregistrer la partie
picture = Enregistrer comme image
picture-png = Enregistrer en PNG
picture-svg = Enregistrer en SVG
picture-failed = Ton navigateur n’a pas pu créer le PNG. Le SVG est la même image.
clip = Un clip de ce tour
clip-save = Enregistrer le clip
clip-what = Un clip est un SVG qui bouge : tout navigateur le lit.

## Leçons

lesson-of = Apprendre { $title }
lesson-step = { $number } sur { $all }
lesson-elsewhere = Maintenant, dans une autre position :
lesson-next = Continuer
lesson-leave = Quitter la leçon
lesson-again = Encore une fois
lesson-done = C’était la leçon.
whole-game = Et maintenant une partie entière
no-lesson = Il n’y a pas de leçon pour ce jeu.

## Touches

keys = Touches
key = { WORD($key, kind: "key") }
key-digits = 1 – 9
    .does = choisir la carte ou la réponse de ce numéro
key-arrows = Flèches
    .does = aller d’un endroit à l’autre
key-enter = Entrée
    .does = le faire
key-m = M
    .does = tous les coups ; écris pour en trouver un
key-h = H
    .does = conseil
key-u = U
    .does = annuler
key-r = R
    .does = règles
key-l = L
    .does = déroulement et discussion
key-p = P
    .does = enregistrer une image de la table
key-s = S
    .does = réglages
key-space = Espace
    .does = passer ce qui bouge
key-esc = Échap
    .does = fermer ou reprendre un choix
key-does = { WORD($key, kind: "key", form: "does") }

## Parties lentes

next-table = Table suivante ({ $count })
note = Note pour toi
note-what = Personne d’autre ne la voit.
note-keep = Garder
