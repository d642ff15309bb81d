# What all games share. docs/translating.md explains the format.

## Lists

list-and = { $before } and { $last }
list-or = { $before } or { $last }
list-comma = { $before }, { $last }

## Players

# At the beginning of a sentence.
who = { YOU($seat) ->
    [yes] You
   *[no] { NAME($seat) }
}
# Within a sentence, in a list of players.
whom-item = { YOU($item) ->
    [yes] you
   *[no] { NAME($item) }
}

## Every game

cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-reshuffled = { $count ->
    [one] The discarded card becomes the new draw pile.
   *[other] The { $count } discarded cards are shuffled into a new draw pile.
}
event-ended = The game is over: { WORD($outcome, kind: "outcome") }. Won by { LIST($winners, item: "whom-item") }.
prompt-over = The game is over: { WORD($outcome, kind: "outcome") }.
prompt-waiting = { HAS($waiting) ->
    [yes] Waiting for { LIST($waiting, item: "whom-item") }.
   *[no] Somebody may be thinking.
}

## Why a bot would make a move

reason-only = it is the only move
reason-wins = wins at once
reason-may-win = may win at once
reason-loses = loses at once
reason-may-lose = may lose at once
reason-seems = { HAS($better) ->
    [yes] { HAS($worse) ->
        [yes] seems better for { LIST($better) }, worse for { LIST($worse) }
       *[no] seems better for { LIST($better) }
    }
   *[no] seems worse for { LIST($worse) }
}
fact-points = { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
reason-alike = much like the other moves

## A game looked over

review-exact-alone = { YOU($seat) ->
    [yes] You decided with { $accuracy } of 100 for exactness.
   *[no] { NAME($seat) } decided with { $accuracy } of 100 for exactness.
}
review-exact-best = { YOU($seat) ->
    [yes] You decided most exactly of all: { $accuracy } of 100.
   *[no] { NAME($seat) } decided most exactly of all: { $accuracy } of 100.
}
review-exact = { YOU($seat) ->
    [yes] You decided with { $accuracy } of 100 for exactness; { NAME($best) } had most, { $most }.
   *[no] { NAME($seat) } decided with { $accuracy } of 100 for exactness; { YOU($best) ->
        [yes] you had most
       *[no] { NAME($best) } had most
    }, { $most }.
}
review-steady = { YOU($seat) ->
    [yes] Your chance never changed much at once.
   *[no] { NAME($seat) }’s chance never changed much at once.
}
review-turned = { YOU($seat) ->
    [yes] Most changed at move { $move }: your chance went from { $before } to { $after } in 100.
   *[no] Most changed at move { $move }: { NAME($seat) }’s chance went from { $before } to { $after } in 100.
}
review-luck = { review-wins }: { $how ->
    [kind] this time luck helped
    [unkind] this time luck was elsewhere
   *[even] luck did not decide this one alone
}.
review-wins = { YOU($seat) ->
    [yes] In other deals these players would see you win { $wins } of 100 games
   *[no] In other deals these players would see { NAME($seat) } win { $wins } of 100 games
}

## Points, players and bots

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
signed = { SIGNED($points) }
may-win-soon = { LIST($names) } may win soon.
last-round = This is the last round.
last-turns = These are the last turns.
ends-soon = The game ends soon.
# A player whose name is not known.
player = player { $number }
yourself = You
level = { WORD($level, kind: "level") }
level-random = Random
    .manner = does anything that is allowed
level-greedy = Greedy
    .manner = looks no further than its own move
level-cub = Cub
    .manner = a beginner: knows the game, makes mistakes
level-forager = Forager
    .manner = solid: plays by the rules of thumb
level-mcts = Mcts
    .manner = thinks ahead without knowing the game
level-hunter = Hunter
    .manner = strong: thinks ahead for a moment
level-apex = Apex
    .manner = relentless: thinks ahead for up to a second
level-manner = { WORD($level, kind: "level", form: "manner") }
level-choice = { level }: { level-manner }
# The name of a bot at a table.
bot-name = { level } { $number }
temper-bold = bold
    .manner = stakes much at once
    .name = Bold
temper-careful = careful
    .manner = saves, and risks little
    .name = Careful
temper-builder = builder
    .manner = prepares, and waits for more
    .name = Building
temper-fighter = fighter
    .manner = attacks where it can
    .name = Fighting
temper-choice = { WORD($temper, kind: "temper") }: { WORD($temper, kind: "temper", form: "manner") }
tempered-bot-name = { WORD($temper, kind: "temper", form: "name") } { level } { $number }

## Beside the game

event-undone = { who } took a move back.
event-stood-in = A bot ({ level }) plays on for { YOU($seat) ->
    [yes] you
   *[no] { NAME($seat) }
}.
event-came-back = { who } came back.

## What cannot be done: moves

refused-no-seat = There is no seat { $seat }; seats are 1 to { $seats }.
refused-over = The game is over: { WORD($outcome, kind: "outcome") }.
refused-turn = { HAS($waiting) ->
    [yes] Nothing is asked of you now: wait for { LIST($waiting, item: "whom-item") }.
   *[no] Nothing is asked of you now: others may be thinking.
}
refused-no-move = There is no move { $number }; moves are 0 to { $last }.
refused-unknown-move = { HAS($near) ->
    [yes] ‘{ $text }’ is no move of this game. Did you mean { LIST($near, item: "near-move", join: "or") }?
   *[no] ‘{ $text }’ is no move of this game; a move looks like { MOVE($example) }.
}
near-move = { MOVE($item) }
refused-stale = The table has moved on since; look again.
refused-away = A bot plays for you; sit down again first.
refused-not-asked = Nothing is asked of you now.
refused-undo-nothing = There is no move to take back.
refused-undo-over = The game is over and its cards are open; nothing is taken back now.
refused-undo-yours = You have made no decision yet that could be taken back.
refused-undo-moved = Another player has moved since; your move stays.
refused-undo-seen = Your move showed or rolled something new; it stays.

## What cannot be done: seats and tables

refused-not-your-seat = That is not your seat.
refused-seat-taken = That seat is taken; choose another.
refused-seat-kept = That seat is kept for somebody who is invited; choose another.
refused-seated = You sit at this table already.
refused-seat-in-use = Somebody sits in a seat that would go, or is invited to it; clear it first.
refused-seats-open = Every seat needs a player or a bot first.
refused-no-such-seat = There is no such seat; seats are 0 to { $last }.
refused-clear-seat = Only the host clears another’s seat.
refused-not-away = A bot can play on for somebody only after { $minutes } minutes without an answer.
refused-host = Only who opened the table may do that.
refused-not-started = The game has not started.
refused-started = The game has started.
refused-closed = The table is closed.
refused-running = The game is not over; its cards are still secret.
refused-not-over = The game is not over.
refused-busy = The table changes too quickly; try again.
refused-no-table = There is no such table.
refused-invitation = There is no such table, or it needs an invitation.
refused-start-open = A table with open seats cannot start yet; fill them first.
refused-no-level = There is no bot ‘{ $level }’ here; the bots are: { LIST($levels, join: "comma") }.
refused-no-temperament = There is no temperament ‘{ $temper }’ in { $game }; there are: { LIST($tempers, join: "comma") }.
refused-no-account = There is no bot account ‘{ $name }’ here.
refused-no-own-bot = You have no bot of that name.
closed-rules = This table was opened under rules { $old } of { $game }; this server plays { $new }.

## What cannot be done: names and logins

refused-name-taken = That name is taken; choose another.
refused-many-bots = You may have { $most } bots; delete one first.
refused-login-taken = That login is taken; choose another.
refused-login-change = To change it, give the password that you have now.
refused-login = Login and password do not fit.

## What cannot be done: the server

refused-too-often = That was too often; wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-nobody = Nobody here has this address; look for them in the list of a game that you played together.
refused-yourself = That is you; choose somebody else.
refused-invite-bot = A bot account is seated as a bot; choose a person here.
refused-invited-already = { $name } sits here or is invited already; choose somebody else.
refused-too-many-people = You follow, block and mute { $most } people; let go of some first.
refused-not-welcome = Whoever opened this table wants nobody else at it; choose another table.
refused-seek-players = This game is played by { $fewest } to { $most }; choose a number between them.
refused-no-tournament = There is no such tournament; the list shows those that there are.
refused-tournaments-many = You have announced { $most } tournaments that are not over; wait for one of them to end, or call one off.
refused-entry-closed = Nobody can enter this tournament any more; choose another, or announce one.
refused-entry-unwelcome = Whoever announced this tournament wants you not in it; choose another.
refused-entry-twice = You or a program of yours is in this tournament already; one entry for each person.
refused-tournament-over = This tournament is over already; nothing was changed.
refused-tournament-time = A tournament starts now or within { $days } days; choose another time.
refused-tournament-bots = A tournament without people needs two bots at least; add some.
refused-organiser = Only whoever announced a tournament can call it off.
refused-deal-running = Others still play the same cards; all is shown as soon as the round is over.
refused-history = This person shows the games played to nobody.
refused-no-deal = There is no such deal; look at those of today in the lobby.
refused-deal-first = Play this deal yourself first: then you see what everybody made of it.
refused-deal-undo = A move in the deal of the day stays.
refused-deal-help = In the deal of the day everybody is alone: there is no advice.
refused-deal-words = Nobody talks to a person who plays the deal of the day; wait until this game is over.
refused-not-host = There is no such page.
refused-other-host = This person looks after the server too: only 'waterhole admin' can do that.
refused-no-report = There is no such report; it may have been deleted with a person.
refused-storage = The database does not answer; nothing has changed. Try again.
refused-internal = Something went wrong on the server; nothing has changed.
refused-no-game = There is no game ‘{ $name }’; the games are: { LIST($games, join: "comma") }.
refused-players = { $game } is for { $fewest } to { $most } players, not { $seats }.
refused-options = { $game }: { $problem }. Its options are: { HAS($options) ->
    [yes] { LIST($options, join: "comma") }
   *[no] none
}.
refused-option = { $game }: { TEXT($problem) }
refused-seed = A seed is a number from 0 to { $most }, not { $seed }.
refused-language = It is written in { LIST($languages, join: "comma") }, not in ‘{ $language }’.
refused-step = The lesson of { $game } has steps 0 to { $last }, not { $step }.
refused-step-move = This step asks for a move.
refused-step-no-move = This step asks for no move.

## Records

record-unread = { $file } cannot be read: { $problem }.
record-broken = { $file } is not a whole Waterhole record: { $problem }.
record-format = { $file } has record format { $format }; this version reads { LIST($known) }.
record-parts = { $file } is not a whole Waterhole record: format 1 has a seed and a salt, format 2 a chance, format 3 a position.
record-line = Move { $number } (‘{ $line }’) does not start with a seat number and a space.
record-move = Move { $number } (‘{ $line }’) is not allowed there. { TEXT($why) }
record-game = The record is of ‘{ $name }’, which is none of: { LIST($games, join: "comma") }.
record-rules = The record was played under rules { $old } of { $game }; this is { $new }.
record-secret = The secret does not match the commitment: the shuffle is not the one promised.
record-seed = The seed ‘{ $seed }’ is not a number.
record-commitment = The seed and salt do not match the commitment: the shuffle is not the one promised.
record-end = After the last move { WORD($field, kind: "field") } is { $found }, but the record says { $said }.
field-outcome = the outcome
field-scores = the list of scores
field-ranks = the list of places
field-fingerprint = the fingerprint
refused-study-file = That is neither a record nor a position of one of the games. A position is JSON as docs/positions.md says; name its game too.
refused-study-which = Send one thing only: a position with the name of its game, a file, a finished table, or a new deal.
refused-study-move = The record has moves 1 to { $most }; there is no move { $move }.
refused-no-study = There is no such study. It may have been deleted: ask whoever gave you the link.
refused-many-studies = You keep { $most } studies; delete some first.
refused-study-lines = Line { $number } cannot be kept: it must follow the start or an earlier line, with a move, and with its position where one seat looks.
refused-seat-not-asked = Nothing is asked of seat { $seat } in this position. Choose the seat whose decision it is.
refused-position-over = In that position the game is over; there is nothing to play.
refused-position-seats = The position is for { $players } players, not { $seats }.
refused-position-settings = A table that goes on from a position is for those you invite, and its players and options stay as the position has them. Leave these settings out.
refused-table-over = This position is the end of a game. Go back a move, and play on from there.
record-placed = A record that began with a position cannot become a table; ‘waterhole verify FILE’ checks it.
record-long = A record has at most { $most } moves here.
record-unfinished = The game of this record is not over; play it on with ‘waterhole play --resume’.

## What cannot be done: at a table with others

event-hinted = { who } asked for a hint.
refused-help = At this table there are no hints; the host can allow them before the game.
refused-undo-table = At this table no move is taken back; the host has set it so.
refused-starting = The game is being started.
refused-chance = Only a person who sits at the table adds to its chance.
refused-name-long = A name has at most { $most } letters; this one is longer once it is written out.
refused-name-empty = A name has at least one letter or digit.
refused-name-bot = ‘{ $name }’ looks like the name of a bot here, or like ‘You’; choose another name.
refused-name-near = ‘{ $name }’ sits at a table with you; choose a name that looks different.
refused-name-here = ‘{ $name }’ sits here already; take a name that looks different first.
refused-message-long = A message has 1 to { $most } letters.
refused-unseen = { $what ->
    [name] The name holds a character that cannot be seen ({ $letter }); leave it out.
   *[message] The message holds a character that cannot be seen ({ $letter }); leave it out.
}
refused-marks = { $what ->
    [name] The name piles up too many marks on a letter; leave some out.
   *[message] The message piles up too many marks on a letter; leave some out.
}
closed-played = This game was played under rules { $old } of { $game } and cannot be shown by those of this server, { $new }; a server of that version can show it.
closed-unstarted = The table is closed: nobody started the game in time.
closed-deserted = The table is closed: nobody came for a long time.
closed-by-host = Whoever runs this server has closed the table.
closed-tournament = The tournament was called off, and with it this table.
closed-because = The table is closed: { $words }

## Messages to people who are away

notice-turn = { $count ->
    [one] It is your turn at { $game }.
   *[other] It is your turn at { $count } tables.
}
notice-deadline = { $game }: you have { $hours ->
    [one] one hour
   *[other] { $hours } hours
} left for your move.
notice-round = { $name }: round { $count } begins.
notice-invitation = { $name } asks you to a table of { $game }.
notice-confirm = Do you want to be told here when a table of Waterhole waits for you? Then follow this link. If you have not asked for it, do nothing: nothing more will come.
notice-stop = No more messages to this address:
refused-no-mail = This server sends no mail; choose this browser or a webhook.
refused-mail-address = This is no mail address; write it as name@example.org.
refused-web-address = Messages go only to an https address that anybody can reach; see whether it is written in full.
refused-no-address = This link is no longer good; add the address again on your page.
refused-holiday-dates = Days away begin today or later, end after they begin, and lie within a year.
refused-holiday-twice = You are away on some of these days already; choose others.
refused-holiday-long = You have { $days } of { $most } days away left this year; choose fewer.
refused-no-holiday = These days are over, or were taken back.

## Puzzles

puzzle-right = Right! It wins { $best } % of the time; the next best move, { $next } %.
puzzle-wrong = Not this time: your move wins { $own } % of the time, the best one { $best } %.
puzzle-best = The best move: { $move }
puzzle-levels = How often our bots find it: { level-cub } { $cub } %, { level-forager } { $forager } %, { level-apex } { $apex } %.
puzzle-theme = Theme: { WORD($theme, kind: "theme") }
grade-easy = easy
grade-medium = medium
grade-hard = hard
refused-no-puzzle = There is no puzzle ‘{ $puzzle }’. Ask for another one.
refused-no-puzzles = There are no puzzles of { $game }. Choose one of: { LIST($games, join: "comma") }.
theme-abilities = Abilities
theme-attacking = Attack
theme-bidding = The right bid
theme-cards = The right card
theme-collecting = Collecting
theme-denying = Taking it from others
theme-discarding = What to let go
theme-enclosing = Enclosing
theme-exchange = Exchange
theme-family = Enclosing for a family
theme-filling = Filling an area
theme-flipping = The lion’s flip
theme-food = Hunger
theme-giving = What to give away
theme-habitat = The natural habitat
theme-healing = Healing
theme-leader = Becoming the leader
theme-learning = Learning a terrain
theme-majority = The majority in an area
theme-migrating = Migrating
theme-patience = Patience
theme-paying = What to pay with
theme-placing = The right place
theme-resting = When to sleep
theme-selecting = What to keep
theme-taking = Which animal
theme-turn = Making the most of a turn
theme-water = Water
theme-way = The right way

## Counted over many games

tally-seat = Seats
tally-length = Moves in a game
tally-lead = Points by which the winner leads
tally-outcome = How games end
outcome-item = { WORD($outcome, kind: "outcome") }
number-up-to = up to { $number }
number-from = { $number } or more
