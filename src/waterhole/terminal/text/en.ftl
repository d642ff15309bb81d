# What the terminal says. docs/translating.md explains the format.

terminal-begins = Shuffle committed as { $commitment }…; 'help' lists what you can type.
terminal-placed = The game goes on from a position; 'help' lists what you can type.
terminal-help =
    {"  "}a number      the move with that number
    {"  "}a move        the same in words, for example '{ $example }'
    {"  "}hint          the three best moves, their chance to win, and why
    {"  "}undo          back to your last decision
    {"  "}table, moves  the table, or your moves, once more
    {"  "}rules [what]  a ruling ('rules { $ruling }'), rulings that speak of something, or all of them
    {"  "}save FILE     write the game to a file; 'waterhole play --resume FILE' goes on with it
    {"  "}quit          leave the table
terminal-chance = { $chance } % to win (± { $doubt })
terminal-analysed = { $game }, seat { $seat }, after { $tries } tries:
refused-seconds = --seconds is above 0, not { $seconds }.
terminal-nothing-to-undo = There is no decision of yours to take back.
terminal-undone = Taken back.
terminal-save-where = Say where to: save FILE
terminal-saved = Saved to { $file }. Go on later with: waterhole play --resume { $file }
terminal-not-saved = Cannot write { $file }: { $problem }.
terminal-ends = 'save FILE' keeps the game; Enter leaves.
refused-move-number = { $most ->
    [one] There is no move { $number }; your only move is 1.
   *[other] There is no move { $number }; your moves are 1 to { $most }.
}

## Commands

terminal-game = { $title }, { $fewest }–{ $most } players. { $summary }
terminal-no-ruling = No ruling of { $game } speaks of ‘{ $what }’. The rulings are { LIST($rulings, join: "comma") }.
terminal-playing = playing
verify-record = { HAS($outcome) ->
    [yes] { $file }: { $game }, { $seats } seats, { $moves } moves; the game ended: { WORD($outcome, kind: "outcome") }.
   *[no] { $file }: { $game }, { $seats } seats, { $moves } moves; the game is not over yet.
}
verify-legal = Every move is legal, and the end is as recorded.
verify-commitment = Its commitment is { $commitment }: compare it with what you were shown when the table opened.
# What a record proves of its cards: from a seed, or from a secret and what players added.
proof-placed = It began with a position that somebody set up: nothing was promised of the cards.
proof-seed = The cards come from the seed promised, to which no player added: who promised it could have chosen it.
proof-deal = The deal of the day { $deal }: the cards come from the server’s secret alone, the same for all who played it. The secret is the one it committed to; compare the commitment with the one published before that day.
proof-secret = { HAS($added) ->
    [yes] The cards come from the secret promised and from numbers that { LIST($added) } added after that.
   *[no] The cards come from the secret promised, to which no player added: who promised it could have chosen it.
}
proof-missing = No number came from { LIST($gone) }.
simulated-games = { $games } games of { $game } with { $players } players in { $seconds } s: { $pace } games/s, { $moves } moves/s.
simulated-length = A game took { $shortest } to { $longest } moves, { $mean } on average.
simulated-seat = Seat { $seat } ({ $level }): won { $share } %, { $score } points on average.
simulated-ending = The game ended: { WORD($outcome, kind: "outcome") } ({ $share } %).

## A review

paper-game = { $game }, { $moves } moves.
paper-players = Players
paper-turned = Turning points
paper-better = Better moves
paper-moves = Moves
paper-move = Move
paper-player = Player
paper-chance = chance to win (%)
paper-curves = how the chances went
paper-ended = { HAS($outcome) ->
    [yes] The game ended: { WORD($outcome, kind: "outcome") }. Points: { $scores }.
   *[no] The game is not over yet. Points: { $scores }.
}
paper-judged = The curves show each player’s chance to win as a spectator could judge it; moves are judged by what their player could know.
paper-steady = None: the chances never changed much at once.
paper-exact = None that the search is sure of.
paper-rather = { $name }: { $best } ({ $best_chance }) rather than { $move } ({ $chance })
paper-written = Written: { $page } and { $plot }
refused-review-folder = Cannot write to { $folder }: { $problem }.
refused-review-plot = The plot needs matplotlib: pip install 'waterhole[review]'.

## What cannot be done

refused-bots = --bots names at least one of: { LIST($levels, join: "comma") }.
refused-which-game = Say which game: { LIST($games, join: "comma") } (or --resume FILE).
refused-resume-over = That game is over; ‘waterhole replay { $file }’ shows it.
refused-bots-seats = --bots names { $bots } bots for { $seats } seats: give one, or one per seat.
refused-view-seat = --seat is 1 to { $seats }, not { $seat }.
refused-own-seat = --seat is 1 to { $seats } at this table, or 0 to watch, not { $seat }.
refused-pair = --option is NAME=VALUE, not ‘{ $pair }’.
refused-few-games = --games is at least 1, not { $games }.

## Puzzles

terminal-puzzle = { $game }, puzzle { $puzzle } ({ WORD($grade, kind: "grade") }, { $rating }). One move is clearly best: which? ‘hint’ names the theme, ‘quit’ leaves.
terminal-puzzle-again = Enter for another puzzle, quit to leave.
terminal-puzzles-done = Solved: { $solved } of { $tried }.
