title = Wat wint?
what = Onze bots hebben veel partijen tegen zichzelf gespeeld; dit werd daarin geteld.
not-advice = Het is geen raad: wie toch al voorligt krijgt ook meer, en bots spelen anders dan mensen.
table = Tafel
table-line = { $players ->
    [one] Eén speler
   *[other] { $players } spelers
}, { $level }: { $games } partijen
level-timed = { $level } ({ $seconds } s per zet)
wins-how = ‘Winst’ is hoe vaak een speler die het heeft wint. De verticale streep staat op { $share }: daar maakt het niet uit.
wins = Winst
games = Partijen
times = Per speler
from = Geteld op { $date }, uit { $deals } delingen met startgetal { $seed }, door versie { $version }. De kleine getallen en de lijn door elke stip zeggen waar de waarheid ligt in 19 van de 20 gevallen.
nothing = Voor dit spel is nog niets geteld.
