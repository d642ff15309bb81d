# What the page says around the games. docs/translating.md explains the format.

## Everywhere

loading = One moment…
try-again = Try again
reconnecting = Connection lost. Reconnecting…
server-silent = The server does not answer. Is it running?
server-answered = The server answered { $status }.
close = Close
save = Save
back = Back
forward = Forward
copy = Copy
copied = Copied
remove = Remove
names = { LIST($names) }
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
# Beside the clock, where there is little room.
days-left = { $count } d
hours-left = { $count } h
# Where long words may be broken on a narrow card.
word-breaks = adap-tation, Night-mares

## The lobby

claim = Wildlife board games. Bots of every strength, no account, nothing to install.
play-now = Play now
learn = Learn
with-friends = With friends
on-one-screen = On one screen
play-person = Play a person
seek-pace = Pace
seek-live = At once: 3 minutes for a move
seek-slow = Over days: 3 days for a move
seek-begin = Find somebody
seek-waiting = { $others ->
    [0] We look for somebody of your strength. Nobody else waits yet; whoever comes is asked first.
    [one] One other waits too; we look whether you suit each other.
   *[other] { $others } others wait too; we look who suits you.
}
seek-offer = Nobody yet? Bots can take the empty seats.
seek-fill = Start with bots
seek-stop = Stop looking
called = Your table has begun.
go-there = Go there
tournaments = Tournaments
study = Analysis
to-tournament = To the tournament
players = { $fewest }–{ $most } players
you-are = You are
your-page = Your page
change-name = Change your name
your-name = Your name
running = Your tables
continue = Continue
friends-here = Friends who are here
day-title = Deal of the day
day-how = The same cards and the same bots for everybody, one try. Whoever has finished sees what all the others did.
puzzles = Puzzles
explorer = What wins?
puzzle-of-day = Puzzle of the day
day-play = Play
day-table = The day’s table
day-company = { $bots ->
    [0] alone
    [one] with one bot
   *[other] with { $bots } bots
}
day-played = { $players ->
    [one] one player so far
   *[other] { $players } players so far
}
day-rank = Place { $rank } of { $players }
day-result = Place { $rank } of { $players }, { $score } points
public-tables = Public tables
no-tables = No public table is open. Start one with friends.
status-open = open
status-running = running
status-finished = finished
status-closed = closed
# A name for somebody who has given none yet.
guest = { WORD($manner, kind: "manner") } { WORD($animal, kind: "animal") }
manner-0 = Quiet
manner-1 = Swift
manner-2 = Sleepy
manner-3 = Clever
manner-4 = Bold
manner-5 = Patient
manner-6 = Curious
manner-7 = Merry
manner-8 = Gentle
manner-9 = Brave
manner-10 = Lucky
manner-11 = Nimble
manner-12 = Proud
manner-13 = Sunny
manner-14 = Wise
manner-15 = Wild
animal-0 = Otter
animal-1 = Heron
animal-2 = Badger
animal-3 = Hare
animal-4 = Lynx
animal-5 = Tortoise
animal-6 = Kingfisher
animal-7 = Hedgehog
animal-8 = Fox
animal-9 = Beaver
animal-10 = Falcon
animal-11 = Stork
animal-12 = Squirrel
animal-13 = Marmot
animal-14 = Puffin
animal-15 = Bison

## Settings

settings = Settings
language = Language
theme = Light or dark
theme-system = Same as the system
theme-light = Light
theme-dark = Dark
motion = Movement
pace-calm = Calm
pace-quick = Quick
pace-off = None
sound = Sounds
explain = Explain what is asked
own-bots = Your own bots
own-bots-what = Programs of yours that play here; invite them where a level of bots is chosen.
bot-account-name = Name of the bot
add-bot = Add a bot
bot-token = Its secret, shown only now

## A new table

level-title = Bots play as
level-suggested = as your results suggest
temper-title = Temperament
temper-none = none: play what is best
temper-mixed = a different one for each
suggested = { $why ->
    [first] You have not played this against bots yet: start with { level }.
    [same] As in your last game.
   *[other] { $wins ->
        [0] You lost your last { $games } games against { WORD($against, kind: "level") }: try { level }.
       *[other] You won { $wins } of your last { $games } games against { WORD($against, kind: "level") }: try { level }.
    }
}
people = People on this screen
name-of = Name of player { $number }
their-names = Their names
seats = Seats
public-table = Show the table in the lobby
clock = Time for a move
allow-hints = Hints may be asked for; all see it
allow-undo = Moves may be taken back until something new is seen
no-limit = no limit
start = Start
start-table = Open the table
option = { WORD($option, kind: "option") }
option-extra-birds = Extra birds for Robinbird (alone)
option-grade = Grade (alone)
option-leo = Leo joins
option-removal = Animals left out (table of three)
option-talisman = The talisman favours
option-organisms = Organisms
option-abilities = Abilities
option-buyer-expands = A buyer may expand
option-start = A round starts with
option-rounds = Rounds (0: no limit)
option-length = Length
option-first = First player
value = { WORD($value, kind: "value") }
value-easy = easy
value-normal = normal
value-difficult = difficult
value-even = the same number of each species
value-random = at random
value-after-holder = those after its holder
value-holder-first = its holder
value-lot = by lot
value-choose = chosen
value-auction = auctioned
value-limited = two of a kind at most
value-unlimited = no limit
value-oldest = the oldest
value-last = the last
value-short = short
value-long = long
value-fixed = stays the same
value-rotating = moves on every day

## Before the game

host-starts = { $open ->
    [0] Everybody is here: start when you like.
    [one] One seat is open: send the link, or seat a bot there.
   *[other] { $open } seats are open: send the link, or seat bots there.
}
wait-for-host = You have a seat. The game begins when the host starts it.
invited-here = You are invited to a game of { $title }. Sit down to play.
table-full = All seats are taken. You can watch when it begins.
placed = This table goes on from a position: whoever opened it may know all cards. It does not count for ratings or statistics.
invite-link = Invitation link
show-code = Show the code for a camera
share-text = Come to my table!
share = Share
invite = Invite or share
sit-down = Sit down
get-up = Get up
seat-bot = Seat a bot
invited = invited
for-open-seats = For the open seats
fill-with-bots = Fill the open seats with bots
invite-person = Invite
decline = No, thank you
invitations = Invitations
status-invited = You are invited

## The table

table = Table
board = Board
your-hand = Your hand
seat = Seat { $letter }
you = you
bot = bot
open = open
stand-in = a bot stands in
your-turn = Your turn
is-playing = { $name } is playing…
hurried = The server is busy: bots think less than usual.
thinking = Thinking…
kept = Great moments
see-again = See it again
nothing-yet = No moves yet.
rated = Rated, until a hint or undo.
no-longer-rated = After a hint or a move taken back this game no longer counts for ratings.
moves-since = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
while-you-waited = While you waited
skip = Skip to now
why-ask = Why?
answers = Answers
about-it = What it does
how-many = How many
one-less = One less
one-more = One more
come-back = Take your seat back
go-back = Back
scores = Scores
hand-over = Hand the screen to { $name }
hand-over-ready = I am { $name }: show my cards
open-hands = All hands
empty-hand = no cards
menu = Menu
lobby = Lobby
hint = Hint
hint-title = What a strong bot would do
chance-to-win = chance to win { $percent }%
undo = Undo
moves = All moves
move-filter = Type a move
no-moves = There is nothing to decide for you now.
try-move = Try ‘{ $move }’
rules = Rules
search-rules = Search the rules
no-rule = Nothing found.
log = Log
chat = Chat
unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
chat-say = Say something
send = Send
no-words = Nobody has said anything.
no-table = There is no such table, or it is not for you.
back-to-lobby = Back to the lobby

## After the game

over = The game is over
won = { LIST($names) } won
you-won = You won!
rating-gain = rating { $rating }, { $gain }
rating-forming = first rating about { $rating }
player-title = Player
rank = Place
points-title = Points
# Who wins of those with as many points, by game.
tie-wild-cards = Equal points: whoever has more animals wins.
shared-win = Equal points: the victory is shared.
rematch = Rematch
stronger-bots = Stronger: { level }
weaker-bots = Weaker: { level }
replay = Replay
end-replay = Leave the replay
study-from-here = Analyse from here
at-move = Move { $number } of { $all }
opening = Before the first move
eyes-of = Eyes of
spectator = a spectator
all-open = all open
review = Review
nothing-missed = No decision of yours was clearly worse than another.
your-decisions = Your decisions that cost most
their-decisions = The decisions that cost most
none-missed = No decision was clearly worse than another.
share-review = Copy a link to this review
share-review-what = Whoever has the link can read the review and replay the game, without an account.
accuracy = Accuracy
skill = Skill
luck = Luck
skill-and-luck = Skill and luck are in wins of 100 games: what these players are worth in other deals, and what came beyond it (± { $doubt }).
reviewing = The game is being reviewed…
more-ways = More
was-better = ‘{ $move }’ was better ({ $percent }%)
check-shuffle = Check the shuffle
shuffle-record = Broken: the record does not fit together.
shuffle-settled = Broken: rules, options or seats are not those settled when your number was told.
shuffle-promises = Broken: a player’s number was changed after yours was told.
shuffle-own-nonce = Your browser’s number is missing from the cards, or came too late. Was your connection slow?
shuffle-secret = Broken: the secret that was revealed is not the one promised.
shuffle-unshared = Checked: the cards were fixed before the first was dealt. No player added a number of their own.
shuffle-kept = Checked: the cards come from the secret promised and from numbers that players added. Nobody chose them.
save-record = Save the record
picture = Save as a picture
picture-png = Save as PNG
picture-svg = Save as SVG
picture-failed = Your browser could not make the PNG. The SVG is the same picture.
clip = A clip of this turn
clip-save = Save the clip
clip-what = A clip is an SVG that moves: every browser plays it.

## Lessons

lesson-of = Learn { $title }
lesson-step = { $number } of { $all }
lesson-elsewhere = Now from another position:
lesson-next = Go on
lesson-leave = Leave the lesson
lesson-again = Once more
lesson-done = That was the lesson.
whole-game = And now a whole game
no-lesson = There is no lesson for this game.

## Keys

keys = Keys
key = { WORD($key, kind: "key") }
key-digits = 1 – 9
    .does = choose the numbered card or answer
key-arrows = Arrows
    .does = move between places
key-enter = Enter
    .does = do it
key-m = M
    .does = all moves; type to find one
key-h = H
    .does = hint
key-u = U
    .does = undo
key-r = R
    .does = rules
key-l = L
    .does = log and chat
key-p = P
    .does = save a picture of the table
key-s = S
    .does = settings
key-space = Space
    .does = skip what is moving
key-esc = Esc
    .does = close or take a choice back
key-does = { WORD($key, kind: "key", form: "does") }

## Slow games

next-table = Next table ({ $count })
note = Note to yourself
note-what = Nobody else sees it.
note-keep = Keep it
