title = Qu’est-ce qui gagne ?
what = Nos bots ont joué beaucoup de parties contre eux-mêmes ; voici ce qui y a été compté.
not-advice = Ce n’est pas un conseil : qui mène déjà obtient aussi davantage, et les bots ne jouent pas comme les gens.
table = Table
table-line = { $players ->
    [one] Un joueur
   *[other] { $players } joueurs
}, { $level } : { $games } parties
level-timed = { $level } ({ $seconds } s par coup)
wins-how = « Victoires » dit combien de fois gagne celui qui l’a. Le trait vertical est à { $share } : là, cela ne change rien.
wins = Victoires
games = Parties
times = Par joueur
from = Compté le { $date }, sur { $deals } donnes de graine { $seed }, par la version { $version }. Les petits nombres et le trait de chaque point disent où est la vérité dans 19 cas sur 20.
nothing = Rien n’a encore été compté pour ce jeu.
