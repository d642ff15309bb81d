title = What wins?
what = Our bots have played many games against themselves, and this is what was counted in them.
not-advice = It is not advice: whoever is ahead anyway also gets more, and bots do not play as people do.
table = Table
table-line = { $players ->
    [one] One player
   *[other] { $players } players
}, { $level }: { $games } games
level-timed = { $level } ({ $seconds } s a move)
wins-how = ‘Wins’ is how often a player who has it wins. The vertical line stands at { $share }: there it makes no difference.
wins = Wins
games = Games
times = Per player
from = Counted on { $date }, from { $deals } deals with seed { $seed }, by version { $version }. The small numbers, and the line through each dot, say where the truth lies in 19 of 20 cases.
nothing = Nothing has been counted for this game yet.
