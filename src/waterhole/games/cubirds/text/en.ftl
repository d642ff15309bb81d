# CuBirds. docs/translating.md explains the format.

summary = Lay birds beside the rows, take what you enclose, and bring families together.
goal = To win: 7 species, or 3 birds of each of 2 species.

## Birds and places

bird-flamingo = flamingo
    .other = flamingos
bird-owl = owl
    .other = owls
bird-toucan = toucan
    .other = toucans
bird-duck = duck
    .other = ducks
bird-parrot = parrot
    .other = parrots
bird-magpie = magpie
    .other = magpies
bird-warbler = warbler
    .other = warblers
bird-robin = robin
    .other = robins

# One of several birds, each counted: '2 owls'.
some-birds = { $count } { WORD($item, $count, kind: "bird") }
# One of several birds that are named one by one.
bird-item = { WORD($item, kind: "bird") }
# One of several species: 'owls'.
species-item = { WORD($item, kind: "bird", form: "other") }
counted-birds = { $count } { WORD($bird, $count, kind: "bird") }
# A card in the hand.
held-card = { WORD($card, kind: "bird") }

side-left = left
side-right = right

## What happened

event-laid = { HAS($enclosed) ->
    [yes] { who } laid { counted-birds } at the { WORD($side, kind: "side") } of row { $row } and took { LIST($enclosed, item: "some-birds") }.
   *[no] { who } laid { counted-birds } at the { WORD($side, kind: "side") } of row { $row }.
}
event-refilled = { HAS($birds) ->
    [yes] Row { $row } was refilled with { LIST($birds, item: "bird-item", join: "comma") }.
   *[no] Row { $row } could not be refilled.
}
event-drew = { HAS($birds) ->
    [yes] { who } drew { LIST($birds, item: "some-birds") }.
   *[no] { who } drew { cards }.
}
event-family = { $gained ->
    [one] { who } formed a family of { counted-birds }; one joined the collection.
   *[other] { who } formed a family of { counted-birds }; { $gained } joined the collection.
}
event-emptied = { who } had no cards left: everybody else discards their hand.
event-dealt = { HAS($birds) ->
    [yes] { who } got a new hand: { LIST($birds, item: "some-birds") }.
   *[no] { who } got a new hand: { cards }.
}

outcome-seven-species = seven species
outcome-two-species-of-three-birds = two species of three birds
outcome-too-few-cards-for-new-hands = too few cards for new hands
outcome-a-row-could-not-be-refilled = a row could not be refilled

## What is asked

prompt-lay = Lay all your birds of one species at one end of a row.
prompt-draw = { $empty ->
    [yes] You enclosed no bird and hold none: draw two cards? If not, all others discard, everybody gets eight new cards and you play again.
   *[no] You enclosed no bird: draw two cards?
}
prompt-family = Form a family of { LIST($birds, item: "species-item", join: "or") }?

why-lay = Choose a bird, then the end of a row: birds between yours and the nearest of their kind are yours. 6·9 below a bird: 6 make a small family, 9 a large one. Whoever takes none may draw two.
why-draw = More birds bring you nearer to a family. With an empty hand all others lose their cards.
why-family = Birds of a family leave your hand; one or two of them join your collection, and that is what wins.

-families = { $small } make a small family: 1 joins your collection. { $large } make a large one: 2 join it.
about-flamingo = { -families(small: 2, large: 3) }
about-owl = { -families(small: 3, large: 4) }
about-toucan = { -families(small: 3, large: 4) }
about-duck = { -families(small: 4, large: 6) }
about-parrot = { -families(small: 4, large: 6) }
about-magpie = { -families(small: 5, large: 7) }
about-warbler = { -families(small: 6, large: 9) }
about-robin = { -families(small: 6, large: 9) }

## Moves, without a capital letter

move-lay = { HAS($alone) ->
    [yes] lay your { WORD($bird, kind: "bird") } at the { WORD($side, kind: "side") } of row { $row }
   *[no] lay your { WORD($bird, kind: "bird", form: "other") } at the { WORD($side, kind: "side") } of row { $row }
}
move-draw = draw two cards
move-no-draw = draw nothing
move-family = form a family of { WORD($bird, kind: "bird", form: "other") }
move-no-family = form no family

note-takes = takes { LIST($taken, item: "some-birds") }
note-joins = { $count ->
    [one] 1 joins your collection
   *[other] { $count } join your collection
}

## Why a move is refused, and what to do now

refused-not-in-hand = You hold no { WORD($bird, kind: "bird", form: "other") }. Lay birds of a species that is in your hand.
refused-family-too-small = { $held ->
    [0] A family of { WORD($bird, kind: "bird", form: "other") } needs { $needed } birds and you hold none. Form another family, or none.
   *[other] A family of { WORD($bird, kind: "bird", form: "other") } needs { $needed } birds and you hold { $held }. Form another family, or none.
}
refused-draw-before-laying = Lay birds first. If they enclose no bird, you may draw.
refused-draw-too-late = Cards are drawn only right after laying, when no bird was enclosed. Form a family now, or none.
refused-family-before-laying = Lay birds first. A family comes at the end of your turn.
refused-draw-first = First say whether you draw two cards.
refused-laid-already = You have laid your birds. Form a family now, or none: then your turn ends.

## What a move does, as a reason for it

fact-takes-nothing = takes nothing, so you may draw two cards
fact-draws = { $count ->
    [one] one card more in your hand
   *[other] { $count } cards more in your hand
}
fact-family = { $held ->
    [0] that is a { $size ->
        [large] large
       *[small] small
    } family of { WORD($bird, kind: "bird", form: "other") }
   *[other] with your { $held } that is a { $size ->
        [large] large
       *[small] small
    } family of { WORD($bird, kind: "bird", form: "other") }
}
fact-denies = { $wins ->
    [yes] stops { NAME($seat) }, who holds at least { counted-birds } and would win with these
   *[no] { NAME($seat) }, who holds at least { counted-birds }, would have a family with these
}
fact-collects = { counted-birds } for your collection: { $species } species
fact-empties = empties your hand, so everybody else discards
fact-waits = keeps your { counted-birds }: { $missing } more for a large family
fact-keeps = keeps your { counted-birds }, enough for a large family

## What a hint speaks of

part-collection = your collection
part-hand = { WORD($of, kind: "bird", form: "other") } in your hand
part-rivals = your lead over the others

## On the table

board-pile = Draw pile
board-discard = Discard
board-family = family
board-collection = Collection
board-row = Row { $row }: { LIST($birds, item: "bird-item", join: "comma") }
board-end = Row { $row }, { WORD($side, kind: "side") } end
board-choose-first = First choose a bird from your hand.
board-lay = lay { WORD($bird, kind: "bird") }
board-standing = { $species } of { $all } species; { $large } of 2 species with 3 birds or more

## In the terminal

screen-piles = Draw pile { $pile }, discards { $discard }.
screen-row = Row { $row }:
screen-known = known: { $birds }
screen-collection = collection: { $birds }
screen-none = none
screen-own-hand = { NAME($seat) }, your hand:
screen-family = family
screen-large-family = large family
screen-no-family = family at { $small }, large at { $large }

## Counted over many games

tally-first-bird = First birds laid
tally-birds-taken = Birds enclosed and taken
tally-collection = Birds in the collection at the end
tally-number-of-families = Number of families
tally-draws = How often two cards were drawn
