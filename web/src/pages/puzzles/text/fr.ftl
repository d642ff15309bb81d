puzzles = Problèmes
about = Des positions de parties de nos bots où un coup est nettement le meilleur : vérifiées dans bien des mondes. Tu vois ce que verrait ta place. Seule la première réponse compte.
of-the-day = Problème du jour : { $game }
daily-done = { $done ->
    [true] Résolu. Le revoir
    [false] Manqué. Le revoir
   *[other] Le résoudre
}
rating = Cote { $rating }
gain = { SIGNED($gain) }
so-far = { $solved } résolus sur { $tried }
streak = D’affilée : { $streak }, au mieux { $longest }
in-a-row = { $streak } d’affilée
solve = Résoudre
looking = Recherche d’un problème …
ask = Un coup est nettement le meilleur : lequel ? ({ WORD($grade, kind: "grade") }, { $rating })
ask-daily = Le problème du jour : un coup est nettement le meilleur. Lequel ? ({ WORD($grade, kind: "grade") }, { $rating })
yours = Ton coup : { $move }
leave = Tous les problèmes
again = Revoir la position
next = Problème suivant
