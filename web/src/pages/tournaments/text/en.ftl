tournaments = Tournaments
announce = Announce a tournament
none = No tournament yet. Announce one: bots are glad to come.
entered = you are in it
someone = someone
summary = { $kind }, { $game }, tables of { $players }; { $starts }; { $entrants ->
    [one] one entrant
   *[other] { $entrants } entrants
}
kind-swiss = Swiss
kind-knockout = Knock-out
kind-robin = Round robin
kind-arena = Arena
how-swiss = In each round those of about equal points meet, and nobody the same twice if it can be helped.
how-knockout = The winner of a table goes on; the others are out.
how-robin = Everybody meets everybody.
how-arena = Whoever is free is paired again, until the time is over.
so-many-rounds = { $rounds ->
    [one] One round.
   *[other] { $rounds } rounds.
}
so-long = Tables begin for { $minutes } minutes.
so-quick = { $time } for a move; then a bot plays on.
by = Announced by { $name }.
status-open = open for entries
status-running = running
status-finished = over
status-cancelled = called off
name = Name
kind = Kind
game = Game
table-of = Players at a table
rounds = Rounds
lasts = Minutes
move-time = Time for a move
starts = Start
bots = Bots that take part
their-level = Their level
people-enter = People may enter
programs-enter = Programs of people may enter
duplicate = The same cards at every table of a round; nobody watches before it is over
duplicate-how = Every table of a round has the same cards. The server’s promise, before the first deal:
duplicate-secret = The secret that was promised:
to-table = To your table
withdraw = Withdraw
enter = Enter
cancel = Call it off
standings = Standings
player = Player
rating = Rating
played = Tables
wins = Wins
points = Points
against = Strength met
gone = gone
nobody = Nobody has entered yet.
round = Round { $number }
round-before = Round before
round-after = Round after
bye = has a bye
watch = Watch
look = Look at it
