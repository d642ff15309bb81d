# Ce que tous les jeux partagent. docs/translating.md explique le format.

## Énumérations

list-and = { $before } et { $last }
list-or = { $before } ou { $last }
list-comma = { $before }, { $last }

## Joueurs

# Au début d’une phrase.
who = { YOU($seat) ->
    [yes] Tu
   *[no] { NAME($seat) }
}
# Dans une phrase, dans une suite de joueurs.
whom-item = { YOU($item) ->
    [yes] toi
   *[no] { NAME($item) }
}
# Au début d’une phrase au passé : « Tu as pioché », « Ada a pioché ».
has-done = { YOU($seat) ->
    [yes] Tu as
   *[no] { NAME($seat) } a
}

## Chaque jeu

cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
event-reshuffled = { $count ->
    [one] La carte défaussée devient la nouvelle pioche.
   *[other] Les { $count } cartes défaussées sont mélangées en une nouvelle pioche.
}
event-ended = La partie est finie : { WORD($outcome, kind: "outcome") }. Victoire : { LIST($winners, item: "whom-item") }.
prompt-over = La partie est finie : { WORD($outcome, kind: "outcome") }.
prompt-waiting = { HAS($waiting) ->
    [yes] On attend { LIST($waiting, item: "whom-item") }.
   *[no] Quelqu’un réfléchit peut-être.
}

## Pourquoi un bot jouerait un coup

reason-only = c’est le seul coup
reason-wins = gagne tout de suite
reason-may-win = peut gagner tout de suite
reason-loses = perd tout de suite
reason-may-lose = peut perdre tout de suite
reason-seems = { HAS($better) ->
    [yes] { HAS($worse) ->
        [yes] semble mieux pour { LIST($better) }, moins bien pour { LIST($worse) }
       *[no] semble mieux pour { LIST($better) }
    }
   *[no] semble moins bien pour { LIST($worse) }
}
fact-points = { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
reason-alike = à peu près comme les autres coups

## Une partie revue

review-exact-alone = { YOU($seat) ->
    [yes] La précision de tes décisions est de { $accuracy } sur 100.
   *[no] La précision de { NAME($seat) } est de { $accuracy } sur 100.
}
review-exact-best = { YOU($seat) ->
    [yes] Tes décisions sont les plus précises de toutes : { $accuracy } sur 100.
   *[no] Les décisions de { NAME($seat) } sont les plus précises de toutes : { $accuracy } sur 100.
}
review-exact = { YOU($seat) ->
    [yes] La précision de tes décisions est de { $accuracy } sur 100 ; la meilleure est celle de { NAME($best) }, { $most }.
   *[no] La précision de { NAME($seat) } est de { $accuracy } sur 100 ; { YOU($best) ->
        [yes] la meilleure est la tienne
       *[no] la meilleure est celle de { NAME($best) }
    }, { $most }.
}
review-steady = { YOU($seat) ->
    [yes] Tes chances n’ont jamais beaucoup changé d’un coup.
   *[no] Les chances de { NAME($seat) } n’ont jamais beaucoup changé d’un coup.
}
review-turned = { YOU($seat) ->
    [yes] Le plus grand tournant est au coup { $move } : tes chances passent de { $before } à { $after } sur 100.
   *[no] Le plus grand tournant est au coup { $move } : les chances de { NAME($seat) } passent de { $before } à { $after } sur 100.
}
review-luck = { review-wins } : { $how ->
    [kind] cette fois la chance a aidé
    [unkind] cette fois la chance était ailleurs
   *[even] la chance seule n’a pas décidé
}.
review-wins = { YOU($seat) ->
    [yes] Avec d’autres cartes, contre les mêmes, tu gagnerais { $wins } parties sur 100
   *[no] Avec d’autres cartes, contre les mêmes, { NAME($seat) } gagnerait { $wins } parties sur 100
}

## Points, joueurs et bots

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
signed = { SIGNED($points) }
may-win-soon = Peut bientôt gagner : { LIST($names) }.
last-round = C’est la dernière manche.
last-turns = Ce sont les derniers tours.
ends-soon = La partie se termine bientôt.
# Un joueur dont on ne connaît pas le nom.
player = joueur { $number }
yourself = Toi
level = { WORD($level, kind: "level") }
level-random = Hasard
    .manner = fait n’importe quoi de permis
level-greedy = Glouton
    .manner = ne voit pas plus loin que son propre coup
level-cub = Petit
    .manner = débutant : connaît le jeu, fait des erreurs
level-forager = Cueilleur
    .manner = solide : suit les règles de bon sens
level-mcts = MCTS
    .manner = réfléchit sans connaître le jeu
level-hunter = Chasseur
    .manner = fort : réfléchit un instant à l’avance
level-apex = Superprédateur
    .manner = implacable : réfléchit jusqu’à une seconde à l’avance
level-manner = { WORD($level, kind: "level", form: "manner") }
level-choice = { level } – { level-manner }
# Le nom d’un bot à une table.
bot-name = { level } { $number }
temper-bold = audacieux
    .manner = mise beaucoup d’un coup
    .name = audacieux
temper-careful = prudent
    .manner = économise et risque peu
    .name = prudent
temper-builder = bâtisseur
    .manner = prépare et attend davantage
    .name = bâtisseur
temper-fighter = combatif
    .manner = attaque dès qu’il le peut
    .name = combatif
temper-choice = { WORD($temper, kind: "temper") } – { WORD($temper, kind: "temper", form: "manner") }
tempered-bot-name = { level } { WORD($temper, kind: "temper", form: "name") } { $number }

## À côté de la partie

event-undone = { has-done } repris un coup.
event-stood-in = Un bot ({ level }) joue à { YOU($seat) ->
    [yes] ta place
   *[no] la place de { NAME($seat) }
}.
event-came-back = { YOU($seat) ->
    [yes] Tu es de retour.
   *[no] { NAME($seat) } est de retour.
}
event-hinted = { has-done } demandé un conseil.

## Ce qui ne se peut pas : coups

refused-no-seat = Il n’y a pas de place { $seat } ; les places vont de 1 à { $seats }.
refused-over = La partie est finie : { WORD($outcome, kind: "outcome") }.
refused-turn = { HAS($waiting) ->
    [yes] On ne te demande rien pour l’instant : on attend { LIST($waiting, item: "whom-item") }.
   *[no] On ne te demande rien pour l’instant : d’autres réfléchissent peut-être.
}
refused-no-move = Il n’y a pas de coup { $number } ; les coups vont de 0 à { $last }.
refused-unknown-move = { HAS($near) ->
    [yes] « { $text } » n’est pas un coup de ce jeu. Voulais-tu dire { LIST($near, item: "near-move", join: "or") } ?
   *[no] « { $text } » n’est pas un coup de ce jeu ; un coup s’écrit comme { MOVE($example) }.
}
near-move = { MOVE($item) }
refused-stale = La table a continué entre-temps ; regarde encore.
refused-away = Un bot joue pour toi ; rassieds-toi d’abord.
refused-not-asked = On ne te demande rien pour l’instant.
refused-undo-nothing = Il n’y a pas de coup à reprendre.
refused-undo-over = La partie est finie et les cartes sont ouvertes ; on ne reprend plus rien.
refused-undo-yours = Tu n’as encore rien décidé qui puisse être repris.
refused-undo-moved = Un autre a joué depuis ; ton coup reste.
refused-undo-seen = Ton coup a montré quelque chose de nouveau ; il reste.
refused-undo-table = À cette table, on ne reprend pas de coup ; l’hôte en a décidé ainsi.
refused-help = À cette table, il n’y a pas de conseils ; l’hôte peut les permettre avant la partie.

## Ce qui ne se peut pas : places et tables

refused-not-your-seat = Ce n’est pas ta place.
refused-seat-taken = Cette place est prise ; choisis-en une autre.
refused-seat-kept = Cette place est gardée pour un invité ; choisis-en une autre.
refused-seated = Tu es déjà à cette table.
refused-seat-in-use = Quelqu’un occupe une place qui disparaîtrait, ou y est invité ; libère-la d’abord.
refused-seats-open = Il faut d’abord un joueur ou un bot à chaque place.
refused-no-such-seat = Cette place n’existe pas ; les places vont de 0 à { $last }.
refused-clear-seat = Seul l’hôte libère la place d’un autre.
refused-not-away = Un bot ne peut jouer à la place de quelqu’un qu’après { $minutes } minutes sans réponse.
refused-host = Seul celui qui a ouvert la table peut faire cela.
refused-not-started = La partie n’a pas commencé.
refused-starting = La partie est en train de commencer.
refused-started = La partie a déjà commencé.
refused-closed = La table est fermée.
refused-running = La partie n’est pas finie ; ses cartes sont encore secrètes.
refused-not-over = La partie n’est pas finie.
refused-busy = La table change trop vite ; réessaie.
refused-no-table = Cette table n’existe pas.
refused-invitation = Cette table n’existe pas, ou il faut une invitation.
refused-start-open = Une table avec des places libres ne peut pas encore commencer ; remplis-les d’abord.
refused-no-level = Il n’y a pas de bot « { $level } » ici ; les bots sont : { LIST($levels, join: "comma") }.
refused-no-temperament = Il n’y a pas de tempérament « { $temper } » dans { $game } ; il y a : { LIST($tempers, join: "comma") }.
refused-no-account = Il n’y a pas de compte de bot « { $name } » ici.
refused-no-own-bot = Tu n’as pas de bot de ce nom.
refused-chance = Seule une personne assise à la table ajoute à son hasard.
closed-rules = Cette table a été ouverte sous les règles { $old } de { $game } ; ce serveur joue { $new }.
closed-played = Cette partie a été jouée sous les règles { $old } de { $game } et ne peut être montrée avec celles de ce serveur, { $new } ; un serveur de cette version le peut.
closed-unstarted = La table est fermée : personne n’a commencé la partie à temps.
closed-deserted = La table est fermée : personne n’est venu depuis longtemps.
closed-by-host = Celui qui gère ce serveur a fermé la table.
closed-tournament = Le tournoi a été annulé, et cette table avec lui.
closed-because = La table est fermée : { $words }

## Ce qui ne se peut pas : noms, messages et identifiants

refused-name-taken = Ce nom est pris ; choisis-en un autre.
refused-name-long = Un nom a au plus { $most } lettres ; écrit en entier, celui-ci est plus long.
refused-name-empty = Un nom a au moins une lettre ou un chiffre.
refused-name-bot = « { $name } » ressemble au nom d’un bot ou à « toi » ; choisis un autre nom.
refused-name-near = « { $name } » est à une table avec toi ; choisis un nom qui s’en distingue.
refused-name-here = « { $name } » est déjà ici ; prends d’abord un nom qui s’en distingue.
refused-message-long = Un message a de 1 à { $most } lettres.
refused-unseen = { $what ->
    [name] Le nom contient un caractère invisible ({ $letter }) ; enlève-le.
   *[message] Le message contient un caractère invisible ({ $letter }) ; enlève-le.
}
refused-marks = { $what ->
    [name] Le nom empile trop de signes sur une lettre ; enlèves-en.
   *[message] Le message empile trop de signes sur une lettre ; enlèves-en.
}
refused-many-bots = Tu peux avoir { $most } bots ; supprimes-en un d’abord.
refused-login-taken = Cet identifiant est pris ; choisis-en un autre.
refused-login-change = Pour le changer, donne ton mot de passe actuel.
refused-login = L’identifiant et le mot de passe ne vont pas ensemble.

## Ce qui ne se peut pas : le serveur

refused-too-often = C’était trop souvent ; attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-nobody = Il n’y a personne à cette adresse ; cherche dans la liste de vos parties.
refused-yourself = C’est toi ; choisis quelqu’un d’autre.
refused-invite-bot = Un compte de bot se place comme un bot ; choisis ici une personne.
refused-invited-already = { $name } est déjà assis ici ou déjà invité ; choisis quelqu’un d’autre.
refused-too-many-people = Tu suis, bloques et fais taire déjà { $most } personnes ; laisses-en d’abord partir quelques-unes.
refused-not-welcome = La personne qui a ouvert cette table n’y veut personne d’autre ; choisis une autre table.
refused-seek-players = Ce jeu se joue de { $fewest } à { $most } ; choisis un nombre entre les deux.
refused-no-tournament = Ce tournoi n’existe pas ; la liste montre ceux qui existent.
refused-tournaments-many = Tu as déjà annoncé { $most } tournois qui ne sont pas terminés ; attends la fin de l’un d’eux ou annules-en un.
refused-entry-closed = On ne peut plus s’inscrire à ce tournoi ; choisis-en un autre ou annonces-en un.
refused-entry-unwelcome = La personne qui a annoncé ce tournoi ne souhaite pas t’y voir ; choisis-en un autre.
refused-entry-twice = Toi ou un de tes programmes êtes déjà dans ce tournoi ; une seule inscription par personne.
refused-tournament-over = Ce tournoi est déjà terminé ; rien n’a changé.
refused-tournament-time = Un tournoi commence maintenant ou dans les { $days } jours ; choisis un autre moment.
refused-tournament-bots = Un tournoi sans personne a besoin d’au moins deux bots ; ajoutes-en.
refused-organiser = Seule la personne qui a annoncé un tournoi peut l’annuler.
refused-deal-running = D’autres jouent encore avec les mêmes cartes ; tout se voit dès que le tour est fini.
refused-history = Cette personne ne montre ses parties à personne.
refused-no-deal = Cette donne n’existe pas ; regarde celles d’aujourd’hui à l’entrée.
refused-deal-first = Joue d’abord cette donne : tu verras ensuite ce que tous en ont fait.
refused-deal-undo = Dans la donne du jour, un coup joué reste joué.
refused-deal-help = Dans la donne du jour, chacun est seul : il n’y a pas de conseil.
refused-deal-words = Personne ne parle à qui joue la donne du jour ; attends la fin de cette partie.
refused-not-host = Cette page n’existe pas.
refused-other-host = Cette personne s’occupe aussi du serveur : seul « waterhole admin » peut le faire.
refused-no-report = Ce signalement n’existe pas ; il a peut-être été supprimé avec une personne.
refused-storage = La base de données ne répond pas ; rien n’a changé. Réessaie.
refused-internal = Quelque chose s’est mal passé sur le serveur ; rien n’a changé.
refused-no-game = Il n’y a pas de jeu « { $name } » ; les jeux sont : { LIST($games, join: "comma") }.
refused-players = { $game } se joue de { $fewest } à { $most }, pas à { $seats }.
refused-options = { $game } : { $problem }. Ses options sont : { HAS($options) ->
    [yes] { LIST($options, join: "comma") }
   *[no] aucune
}.
refused-option = { $game } : { TEXT($problem) }
refused-seed = Une graine est un nombre de 0 à { $most }, pas { $seed }.
refused-language = Le texte existe en { LIST($languages, join: "comma") }, pas en « { $language } ».
refused-step = La leçon de { $game } a les étapes 0 à { $last }, pas { $step }.
refused-step-move = Cette étape demande un coup.
refused-step-no-move = Cette étape ne demande pas de coup.

## Enregistrements

record-unread = Impossible de lire { $file } : { $problem }.
record-broken = { $file } n’est pas un enregistrement entier de Waterhole : { $problem }.
record-format = { $file } a le format { $format } ; cette version lit { LIST($known) }.
record-parts = { $file } n’est pas un enregistrement entier de Waterhole : le format 1 a une graine et un sel, le format 2 un hasard, le format 3 une position.
record-line = Le coup { $number } (« { $line } ») ne commence pas par un numéro de place et une espace.
record-move = Le coup { $number } (« { $line } ») n’y est pas permis. { TEXT($why) }
record-game = L’enregistrement est de « { $name } », qui n’est aucun de : { LIST($games, join: "comma") }.
record-rules = La partie a été jouée sous les règles { $old } de { $game } ; ici, ce sont { $new }.
record-secret = Le secret ne correspond pas à l’engagement : le mélange n’est pas celui promis.
record-seed = La graine « { $seed } » n’est pas un nombre.
record-commitment = La graine et le sel ne correspondent pas à l’engagement : le mélange n’est pas celui promis.
record-end = Après le dernier coup, { WORD($field, kind: "field") } est { $found }, mais l’enregistrement dit { $said }.
field-outcome = l’issue
field-scores = le score
field-ranks = le classement
field-fingerprint = l’empreinte
refused-study-file = Ce n’est ni une partie ni une position d’un des jeux. Une position est en JSON, comme le dit docs/positions.md ; indique aussi le jeu.
refused-study-which = Envoie une seule chose : une position avec le nom de son jeu, un fichier, une table terminée ou une nouvelle donne.
refused-study-move = La partie a les coups 1 à { $most } ; il n’y a pas de coup { $move }.
refused-no-study = Cette étude n’existe pas. Elle a peut-être été supprimée : demande à qui t’a donné le lien.
refused-many-studies = Tu gardes { $most } études ; supprimes-en d’abord.
refused-study-lines = La variante { $number } ne peut pas être gardée : elle doit suivre le début ou une variante précédente, avec un coup, et avec sa position là où une seule place regarde.
refused-seat-not-asked = Dans cette position, rien n’est demandé à la place { $seat }. Choisis la place qui doit décider.
refused-position-over = Dans cette position, la partie est finie ; il n’y a rien à jouer.
refused-position-seats = La position est pour { $players } joueurs, pas pour { $seats }.
refused-position-settings = Une table qui continue à partir d’une position est pour les personnes que tu invites ; joueurs et options restent ceux de la position. Laisse ces réglages de côté.
refused-table-over = Cette position est la fin d’une partie. Reviens d’un coup et continue à partir de là.
record-placed = Un enregistrement qui commence par une position ne peut pas devenir une table ; « waterhole verify FILE » le vérifie.
record-long = Un enregistrement a au plus { $most } coups ici.
record-unfinished = La partie de cet enregistrement n’est pas finie ; continue-la avec « waterhole play --resume ».

## Messages aux absents

notice-turn = { $count ->
    [one] C’est à toi de jouer à { $game }.
   *[other] C’est à toi de jouer à { $count } tables.
}
notice-deadline = { $game } : il te reste { $hours ->
    [one] une heure
   *[other] { $hours } heures
} pour jouer.
notice-round = { $name } : la ronde { $count } commence.
notice-invitation = { $name } t’invite à une table de { $game }.
notice-confirm = Veux-tu apprendre ici qu’une table de Waterhole t’attend ? Suis alors ce lien. Si tu n’as rien demandé, ne fais rien : rien d’autre ne viendra.
notice-stop = Plus de messages à cette adresse :
refused-no-mail = Ce serveur n’envoie pas de courriel ; choisis ce navigateur ou un webhook.
refused-mail-address = Ce n’est pas une adresse électronique ; écris-la comme nom@example.org.
refused-web-address = Les messages ne vont qu’à une adresse https que tous peuvent joindre ; vérifie qu’elle est complète.
refused-no-address = Ce lien n’est plus valable ; ajoute de nouveau l’adresse sur ta page.
refused-holiday-dates = Les jours d’absence commencent aujourd’hui ou plus tard, finissent après leur début et tombent dans l’année qui vient.
refused-holiday-twice = Certains de ces jours sont déjà pris ; choisis-en d’autres.
refused-holiday-long = Sur { $most } jours d’absence par an, il t’en reste { $days } ; choisis-en moins.
refused-no-holiday = Ces jours sont passés ou annulés.

## Puzzles

puzzle-right = Bravo ! On gagne ainsi dans { $best } % des cas ; avec le deuxième meilleur coup, dans { $next } %.
puzzle-wrong = Pas cette fois : ton coup gagne dans { $own } % des cas, le meilleur dans { $best } %.
puzzle-best = Le meilleur coup : { $move }
puzzle-levels = Nos bots le trouvent : { level-cub } { $cub } %, { level-forager } { $forager } %, { level-apex } { $apex } % du temps.
puzzle-theme = Thème : { WORD($theme, kind: "theme") }
grade-easy = facile
grade-medium = moyen
grade-hard = difficile
refused-no-puzzle = Il n’y a pas de problème « { $puzzle } ». Demandes-en un autre.
refused-no-puzzles = Il n’y a pas de problèmes de { $game }. Choisis parmi : { LIST($games, join: "comma") }.
theme-abilities = Aptitudes
theme-attacking = Attaque
theme-bidding = La bonne enchère
theme-cards = La bonne carte
theme-collecting = Collectionner
theme-denying = En priver les autres
theme-discarding = Ce qu’on peut lâcher
theme-enclosing = Encadrer
theme-exchange = Échange
theme-family = Encadrer pour une famille
theme-filling = Remplir une zone
theme-flipping = Le lion retourne
theme-food = La faim
theme-giving = Quoi donner
theme-habitat = L’habitat naturel
theme-healing = Guérir
theme-leader = Devenir chef
theme-learning = Apprendre un terrain
theme-majority = La majorité dans une zone
theme-migrating = Migrer
theme-patience = Patience
theme-paying = Avec quoi payer
theme-placing = La bonne place
theme-resting = Quand dormir
theme-selecting = Quoi garder
theme-taking = Quel animal
theme-turn = Tirer le meilleur d’un tour
theme-water = L’eau
theme-way = Le bon chemin

## Compté sur beaucoup de parties

tally-seat = Places
tally-length = Coups dans une partie
tally-lead = Points d’avance du gagnant
tally-outcome = Comment finissent les parties
outcome-item = { WORD($outcome, kind: "outcome") }
number-up-to = jusqu’à { $number }
number-from = { $number } ou plus
