# Ecosystem: Savanna. docs/translating.md explains the format.

summary = Select a card, pass the hand on, and let a savanna of twenty cards grow.
goal = After 20 cards each the most points win.

## Cards; .short is for the terminal's pictures, at most ten letters

card-watering-hole = watering hole
    .other = watering holes
    .a = a watering hole
    .short = water
card-grassland = grassland
    .other = grasslands
    .a = a grassland
    .short = grass
card-tree = tree
    .other = trees
    .a = a tree
    .short = tree
card-gazelle = gazelle
    .other = gazelles
    .a = a gazelle
    .short = gazelle
card-zebra = zebra
    .other = zebras
    .a = a zebra
    .short = zebra
card-giraffe = giraffe
    .other = giraffes
    .a = a giraffe
    .short = giraffe
card-cheetah = cheetah
    .other = cheetahs
    .a = a cheetah
    .short = cheetah
card-lion = lion
    .other = lions
    .a = a lion
    .short = lion
card-elephant = elephant
    .other = elephants
    .a = an elephant
    .short = elephant
card-hyena = hyena
    .other = hyenas
    .a = a hyena
    .short = hyena
card-vulture = vulture
    .other = vultures
    .a = a vulture
    .short = vulture

held-card = { WORD($card, kind: "card") }
a-card = { WORD($card, kind: "card", form: "a") }
# One of several kinds of cards, each counted: '2 lions'.
some-cards = { $count } { WORD($item, $count, kind: "card") }

## What happened

event-dealt = { HAS($cards) ->
    [yes] { who } got a new hand: { LIST($cards, item: "some-cards") }.
   *[no] { who } got a new hand: { cards }.
}
event-selected = { who } selected { a-card }.
event-neutral = The neutral hand laid down { a-card }.
event-placed = { $first ->
    [yes] { who } laid the first card, { a-card }.
   *[no] { HAS($flips) ->
        [yes] { who } placed { a-card } on { $cell }; that flips { LIST($flips, item: "some-cards") }.
       *[no] { who } placed { a-card } on { $cell }.
    }
}
event-given = { $first ->
    [yes] { who } gave Swala the first card, { a-card }.
   *[no] { who } gave Swala { a-card }, on { $cell }.
}
event-passed = { $to ->
    [next] All hands went to the next player.
   *[previous] All hands went to the previous player.
}
event-aside = { HAS($cards) ->
    [yes] Round 1 is over: the last { cards } were set aside ({ LIST($cards, item: "some-cards") }).
   *[no] Round 1 is over: the last { cards } were set aside.
}
event-drew = { HAS($cards) ->
    [yes] { who } drew { LIST($cards, item: "some-cards") }.
   *[no] { who } drew { cards }.
}

outcome-all-ecosystems-are-complete = all ecosystems are complete
outcome-swala-is-beaten = Swala is beaten
outcome-swala-is-not-beaten = Swala is not beaten

## What is asked

prompt-select = Select a card from your hand to place.
prompt-place = Place your { held-card } beside a card of your ecosystem.
prompt-give = Give Swala a card from your hand.
prompt-selected = You selected { a-card }; waiting for the others.
prompt-placed = You chose { $cell }; waiting for the others.

note-best = { SIGNED($points) } at best
note-here = { SIGNED($points) }
note-swala = { SIGNED($points) } for Swala

why-select = The number is what the card could add to your points now. The cards you leave go to your neighbour.
why-place = The number on a place is what the card adds there now. Later cards may change it. An ecosystem has at most 4 rows of 5.
why-give = Swala gets it in her next free place: give what helps her least.

about-watering-hole = 2 points for each different kind of animal beside it.
about-grassland = A group of connected grasslands scores 1, 4 or 9 points, and 16 for four or more.
about-tree = 2 points for each row and each column with a tree.
about-gazelle = 2 points each; the most gazelles bring 5 more, the second most 2.
about-zebra = 3 points for each grassland beside it.
about-giraffe = 5 points if a tree is beside it.
about-cheetah = 3 points for each gazelle on its diagonals; those are flipped.
about-lion = Beside a grassland it flips one gazelle or zebra for 4 points.
about-elephant = 6 points, less 2 for each other animal beside it that is not flipped.
about-hyena = 3 points for each flipped card within two steps.
about-vulture = 4 points for each flipped card below it in its column.

## Moves, without a capital letter

move-select = select the { held-card }
move-place = place it on { $cell }
move-give = give Swala the { held-card }

## Why a move is refused, and what to do now

refused-not-in-hand = Your hand has no { held-card }. Select a card that is in it.
refused-place-first = You have selected already. Now place your { held-card }.
refused-give-first = Your card is placed. Now give Swala a card from your hand.
refused-no-swala = Swala gets cards only when you play alone. Go on with your own ecosystem.
refused-nothing-to-give = Your hand has no { held-card }. Give Swala a card that is in it.
refused-give-later = First select and place a card of your own. Then Swala gets one.
refused-select-first = First select a card. You place it when all have selected.
refused-occupied = Your { held-card } lies on { $cell } and stays there. Choose a free place beside a card.
refused-too-far = An ecosystem has at most { $rows } rows and { $columns } columns, and { $cell } is too far from { $other }. Choose a place nearer to your cards.
refused-not-beside = No card of yours is beside { $cell }. Choose a place left, right, above or below one.

## What a move does, as a reason for it

fact-best = { SIGNED($points) } where it fits best now
fact-sheet = { HAS($lines) ->
    [yes] { SIGNED($points) } on your sheet: { LIST($lines, item: "changed-line", join: "comma") }
   *[no] changes nothing on your sheet yet
}
changed-line = { WORD($card, kind: "card", form: "other") } { SIGNED($points) }
fact-flips = { $count ->
    [one] flips one more card
   *[other] flips { $count } more cards
}

## What a hint speaks of

part-cards = your { WORD($of, kind: "card", form: "other") }
part-rewards = the gazelle rewards
part-swala = what Swala gets

## The score sheet: why a card, or a group of them, scores what it does

sheet-why = { WORD($reason, kind: "sheet") }
sheet-some = { WORD($kind, kind: "looks") }
sheet-none = { WORD($kind, kind: "looks", form: "none") }
sheet-group = { $count ->
    [one] alone
   *[other] a group of { $count }
}
sheet-row = row { $line }
sheet-column = column { $line }
sheet-most = most gazelles
sheet-second = second most gazelles
sheet-no-prey = nothing left to flip
sheet-flip = { HAS($gains) ->
    [yes] flips the { WORD($prey, kind: "card") }: { LIST($gains, item: "gain-item") }
   *[no] flips the { WORD($prey, kind: "card") }
}
# What a flip brings to another kind of card.
gain-item = { WORD($item, kind: "card") } { SIGNED($count) }

# What a card has found, and .none: that there is nothing of it.
found = { LIST($found, item: "some-cards") }
looks-watering-hole = { found } beside it
    .none = no animal beside it
looks-gazelle = { "" }
    .none = { "" }
looks-zebra = { found } beside it
    .none = no grassland beside it
looks-giraffe = { found } beside it
    .none = no tree beside it
looks-cheetah = { found } on its diagonals
    .none = no gazelle on its diagonals
looks-lion = { found } beside it
    .none = no grassland beside it
looks-elephant = { found } face up beside it
    .none = no other animal face up beside it
looks-hyena = { found } flipped within two steps
    .none = nothing flipped within two steps
looks-vulture = { found } flipped below it
    .none = nothing flipped below it

## On the table

board-round = Round { $round }, turn { $turn }
board-passing = { $to ->
    [next] hands go to the next player
   *[previous] hands go to the previous player
}
board-turn = Turn { $turn }
board-margin = { $ahead } ahead of Swala, { $needed } needed
board-back = Back to mine
board-theirs = Ecosystem of { NAME($player) }
board-grows = Your ecosystem will grow here, to 4 rows of 5 cards.
board-flipped = Flipped: a cheetah or a lion has caught it. It still scores itself; elephants do not mind it, hyenas and vultures score for it.
board-empty = No card yet.
board-place = { $cell }: place { a-card }, { SIGNED($points) } points
board-free = { $cell }, free
board-lies = { $flipped ->
    [yes] { $cell }: { held-card }, flipped
   *[no] { $cell }: { held-card }
}
board-look = Look at this ecosystem of { cards }, { points }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-standing = { HAS($lines) ->
    [yes] { points }: { LIST($lines, item: "line-item", join: "comma") }
   *[no] { points }
}
line-item = { WORD($kind, kind: "card") } { $points }
board-sheet = { YOU($player) ->
    [yes] Your score sheet
   *[no] Score sheet of { NAME($player) }
}
board-total = Total

## In the terminal

screen-turn = Turn { $turn } of 20.
screen-round = { $to ->
    [next] Round { $round } of 2, turn { $turn } of 10. Hands go to the next player.
   *[previous] Round { $round } of 2, turn { $turn } of 10. Hands go to the previous player.
}
screen-so-far = { points } so far
# A card in a picture, and the title of a line of the score.
screen-card = { WORD($card, kind: "card", form: "short") }
screen-cards = { WORD($card, kind: "card", form: "other") }
screen-placing = to be placed: { held-card }
screen-empty = no card yet
screen-hand = Hand: { $cards }.
screen-own-hand = Your hand: { $cards }.
screen-none = none
screen-neutral-pile = Neutral pile: { $cards }.
screen-neutral-hand = Neutral hand: { $cards }.
screen-aside = Set aside: { $cards }.
screen-margin = { $ahead ->
    [one] Ahead of Swala by { $ahead } point; { $needed } win.
   *[other] Ahead of Swala by { $ahead } points; { $needed } win.
}
screen-score = Score
screen-total = total
screen-details = { NAME($player) }, point by point:
screen-item = { HAS($cells) ->
    [yes] { $points } { WORD($kind, kind: "card") } on { LIST($cells, join: "comma") }
   *[no] { $points } { WORD($kind, kind: "card") }
}

## Counted over many games

tally-first-placed = First card placed
tally-placed = Cards placed
