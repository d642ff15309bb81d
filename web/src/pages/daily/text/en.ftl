today = Today
title = Deal of the day
promises = What is promised
promises-how = For each deal: the SHA-256 of today’s secret, then of tomorrow’s. The record of a finished game tells the secret: whoever noted its SHA-256 before can check that nobody exchanged the cards.
promise = { $game }, { $seats } seats
about = { $date }, { $bots ->
    [0] alone
    [one] with one bot
   *[other] with { $bots } bots
}
player = Player
place = At the table
points = Points
see = See the game
nobody = Nobody has finished this deal.
apex-plays = Apex is still playing this deal; look again later.
playing = { $count ->
    [one] One person is still playing.
   *[other] { $count } people are still playing.
}
day-before = The day before
someone = someone
