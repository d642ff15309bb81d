title = Analysis board
what = Put any position on the table, try moves in it, and see what a strong bot thinks of them.
deal = A new deal
deal-it = Deal
game = Game
players = Players
own = A position or a record
file = From a file
text = Or pasted here
any-game = whichever fits
before-move = Before move
open-it = Put it on the table
too-long = This is too long for the page. In the terminal, ‘waterhole analyse FILE’ reads it.
from-replay = In the replay of a finished game, ‘Analyse from here’ puts the position you see on this table.
link-broken = This link holds no position. It may have been cut off on its way: ask for it again, or for the position as a file.
back = Back
forth = Forward
eyes = Eyes
eyes-asked = whoever is asked
eyes-seat = only { $name }
eyes-open = all open
answer = Let the others play
others-answered = the others played
lines = Best moves
search = Search
best = Best: { $move }, { $percent }% (± { $doubt })
chance = { $percent }% ± { $doubt }
chance-how = Chance to win, and what it may be off by. It becomes surer the longer you look.
tries = { $count ->
    [one] One try
   *[other] { $count } tries
}
thinking = Thinking…
nothing-asked = Nothing is to be decided here.
tried = Tried
try = Play on the board: what you try is kept here. The arrow keys go back and forth.
start = Start
drop = Remove this line
this-position = This position
link = Copy a link
link-long = This position is too long for a link. Keep it under a name, or save it as a file.
save = Save as a file
keep = Keep under a name
keep-it = Keep
keep-what = { $count ->
    [0] The position is kept. Moves that you try are kept along with it.
    [one] The position is kept with the one move you tried.
   *[other] The position is kept with the { $count } moves you tried.
}
keep-long = You tried more than can be kept. Remove some lines first.
keep-again = Keep in ‘{ $name }’
name = Name
kept = Kept as ‘{ $name }’. You find it on the first page of the analysis board.
link-kept = Whoever has this link can open the position, as long as you keep it.
kept-ones = Kept positions
rename = Rename
delete = Delete
play-on = Play on from here
play-on-what = Your table goes on from this position, with bots or with friends you invite. The cards lie as they do here; what chance brings is new. It does not count for ratings or statistics.
place-me = you
place-friend = a friend
play-on-table = Open the table
play-on-invite = Open the table and invite
play-on-here = On this board
other = Another position
edit = Change it
edit-how = Change any value: what cannot be is said at the field it is about. × leaves a field out; what follows from the rest is then worked out, such as a pile of all cards that are nowhere else.
edit-left-out = is left out
edit-leave-out = Leave out { $name }
edit-more = One more in { $name }
edit-fewer = One fewer in { $name }
edit-add = Add to { $name }
