title = Was gewinnt?
what = Unsere Bots haben viele Spiele gegen sich selbst gespielt; das wurde dabei gezählt.
not-advice = Ein Rat ist es nicht: Wer ohnehin vorn liegt, bekommt auch mehr, und Bots spielen anders als Menschen.
table = Tisch
table-line = { $players ->
    [one] Eine Person
   *[other] { $players } Personen
}, { $level }: { $games } Spiele
level-timed = { $level } ({ $seconds } s je Zug)
wins-how = „Siege“ sagt, wie oft gewinnt, wer es hat. Der senkrechte Strich steht bei { $share }: Dort macht es keinen Unterschied.
wins = Siege
games = Spiele
times = Je Person
from = Gezählt am { $date }, aus { $deals } Ausgaben mit Startwert { $seed }, von Version { $version }. Die kleinen Zahlen und der Strich durch jeden Punkt sagen, wo die Wahrheit in 19 von 20 Fällen liegt.
nothing = Für dieses Spiel ist noch nichts gezählt.
