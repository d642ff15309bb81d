# Ce que dit le terminal. docs/translating.md explique le format.

terminal-begins = Le mélange est fixé comme { $commitment }… ; 'help' dit ce que tu peux écrire.
terminal-placed = La partie continue à partir d’une position ; « help » montre ce que tu peux taper.
terminal-help =
    {"  "}un nombre     le coup de ce numéro
    {"  "}un coup       le même en mots, par exemple '{ $example }'
    {"  "}hint          les trois meilleurs coups, leurs chances de gagner, et pourquoi
    {"  "}undo          retour à ta dernière décision
    {"  "}table, moves  la table, ou tes coups, encore une fois
    {"  "}rules [quoi]  une règle ('rules { $ruling }'), celles qui parlent de quelque chose, ou toutes
    {"  "}save FICHIER  enregistre la partie ; 'waterhole play --resume FICHIER' la continue
    {"  "}quit          quitte la table
terminal-chance = { $chance } % de chances de gagner (± { $doubt })
terminal-analysed = { $game }, place { $seat }, après { $tries } essais :
refused-seconds = --seconds est supérieur à 0, et non { $seconds }.
terminal-nothing-to-undo = Tu n’as encore rien décidé qui puisse être repris.
terminal-undone = Repris.
terminal-save-where = Dis où : save FICHIER
terminal-saved = Enregistré dans { $file }. Pour continuer : waterhole play --resume { $file }
terminal-not-saved = Impossible d’écrire { $file } : { $problem }.
terminal-ends = 'save FICHIER' garde la partie ; Entrée pour partir.
refused-move-number = { $most ->
    [one] Il n’y a pas de coup { $number } ; ton seul coup est 1.
   *[other] Il n’y a pas de coup { $number } ; tes coups vont de 1 à { $most }.
}

## Commandes

terminal-game = { $title }, { $fewest }–{ $most } joueurs. { $summary }
terminal-no-ruling = Aucune règle de { $game } ne parle de « { $what } ». Les règles sont { LIST($rulings, join: "comma") }.
terminal-playing = on joue
verify-record = { HAS($outcome) ->
    [yes] { $file } : { $game }, { $seats } places, { $moves } coups ; partie finie : { WORD($outcome, kind: "outcome") }.
   *[no] { $file } : { $game }, { $seats } places, { $moves } coups ; la partie n’est pas finie.
}
verify-legal = Chaque coup est permis, et la fin est celle enregistrée.
verify-commitment = Son engagement est { $commitment } : compare-le à ce que tu as vu à l’ouverture de la table.
# Ce qu’un enregistrement prouve des cartes : d’une graine, ou d’un secret et de nombres des joueurs.
proof-placed = La partie a commencé par une position préparée : rien n’était promis des cartes.
proof-seed = Les cartes viennent de la graine promise, à laquelle aucun joueur n’a ajouté : qui l’a promise pouvait la choisir.
proof-deal = La donne du jour { $deal } : les cartes viennent du seul secret du serveur, les mêmes pour tous ceux qui l’ont jouée. C’est le secret sur lequel il s’était engagé ; compare l’engagement avec celui publié avant ce jour.
proof-secret = { HAS($added) ->
    [yes] Les cartes viennent du secret promis et de nombres ajoutés ensuite par { LIST($added) }.
   *[no] Les cartes viennent du secret promis, auquel aucun joueur n’a ajouté : qui l’a promis pouvait le choisir.
}
proof-missing = Aucun nombre n’est venu de { LIST($gone) }.
simulated-games = { $games } parties de { $game } à { $players } joueurs en { $seconds } s : { $pace } parties/s, { $moves } coups/s.
simulated-length = Une partie a duré de { $shortest } à { $longest } coups, { $mean } en moyenne.
simulated-seat = Place { $seat } ({ $level }) : a gagné { $share } %, { $score } points en moyenne.
simulated-ending = Fin : { WORD($outcome, kind: "outcome") } ({ $share } %).

## Une revue

paper-game = { $game }, { $moves } coups.
paper-players = Joueurs
paper-turned = Tournants
paper-better = Meilleurs coups
paper-moves = Coups
paper-move = Coup
paper-player = Joueur
paper-chance = chance de gagner (%)
paper-curves = l’évolution des chances
paper-ended = { HAS($outcome) ->
    [yes] La partie s’est terminée : { WORD($outcome, kind: "outcome") }. Points : { $scores }.
   *[no] La partie n’est pas encore terminée. Points : { $scores }.
}
paper-judged = Les courbes montrent la chance de gagner de chacun telle qu’un spectateur la verrait ; les coups sont jugés d’après ce que leur auteur pouvait savoir.
paper-steady = Aucun : les chances n’ont jamais beaucoup changé d’un coup.
paper-exact = Aucun dont la recherche soit sûre.
paper-rather = { $name } : { $best } ({ $best_chance }) plutôt que { $move } ({ $chance })
paper-written = Écrit : { $page } et { $plot }
refused-review-folder = Impossible d’écrire dans { $folder } : { $problem }.
refused-review-plot = Le graphique a besoin de matplotlib : pip install 'waterhole[review]'.

## Ce qui ne se peut pas

refused-bots = --bots nomme au moins un de : { LIST($levels, join: "comma") }.
refused-which-game = Dis quel jeu : { LIST($games, join: "comma") } (ou --resume FICHIER).
refused-resume-over = Cette partie est finie ; « waterhole replay { $file } » la montre.
refused-bots-seats = --bots nomme { $bots } bots pour { $seats } places : donnes-en un, ou un par place.
refused-view-seat = --seat va de 1 à { $seats }, pas { $seat }.
refused-own-seat = --seat va de 1 à { $seats } à cette table, ou 0 pour regarder, pas { $seat }.
refused-pair = --option est NOM=VALEUR, pas « { $pair } ».
refused-few-games = --games est au moins 1, pas { $games }.

## Puzzles

terminal-puzzle = { $game }, problème { $puzzle } ({ WORD($grade, kind: "grade") }, { $rating }). Un coup est nettement le meilleur : lequel ? « hint » donne le thème, « quit » pour partir.
terminal-puzzle-again = Entrée pour un autre problème, quit pour partir.
terminal-puzzles-done = Résolus : { $solved } sur { $tried }.
