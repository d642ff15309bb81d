# Wild Cards. docs/translating.md explains the format.

summary = Bid in secret for the animals on display, pay in their habitats, and win over their leaders.
goal = Most points win when the animals have run out.

## Animals and cards

animal-peacock = peacock
    .other = peacocks
    .a = a peacock
animal-squirrel = squirrel
    .other = squirrels
    .a = a squirrel
animal-lion = lion
    .other = lions
    .a = a lion
animal-meerkat = meerkat
    .other = meerkats
    .a = a meerkat
animal-eagle = eagle
    .other = eagles
    .a = an eagle
animal-ibex = ibex
    .other = ibexes
    .a = an ibex

card-forest = forest
card-savannah = savannah
card-mountains = mountains
card-wild = wild
card-refill = refill

# A card in the hand, with its value: 'forest 3'.
held-card = { WORD($card, kind: "card") }
# One of several cards, each counted: 'forest 3', '2 × forest 3'.
some-cards = { $count ->
    [one] { WORD($item, kind: "card") }
   *[other] { $count } × { WORD($item, kind: "card") }
}
# Cards that are paid beside the bid.
extra-cards = { $count ->
    [one] { $count } extra card
   *[other] { $count } extra cards
}
animal-item = { WORD($item, kind: "animal") }
# One of several animals, each counted: '2 lions'; and of a species whose leader the player has.
some-animals = { $count } { WORD($item, $count, kind: "animal") }
led-animals = { some-animals } (leader)
player-item = { NAME($item) }

## What happened

event-bid = { who } bid { held-card }.
event-two = { who } put down two cards and waited for the other bids.
event-unused = { HAS($card) ->
    [yes] { who } took { held-card } back unused.
   *[no] { who } took the other card back unused.
}
event-exchanged = { who } exchanged { WORD($given, kind: "animal", form: "a") } for { WORD($taken, kind: "animal", form: "a") } of the display.
event-leader = { $seat ->
    [-1] The { WORD($species, kind: "animal") } leader went back to the supply.
   *[other] { $before ->
        [-1] { who } won the { WORD($species, kind: "animal") } leader.
       *[other] { YOU($before) ->
            [yes] { who } took the { WORD($species, kind: "animal") } leader from you.
           *[no] { who } took the { WORD($species, kind: "animal") } leader from { NAME($before) }.
        }
    }
}
event-discarded = { who } discarded { LIST($cards, item: "some-cards") }.
event-drew = { HAS($cards) ->
    [yes] { who } drew { LIST($cards, item: "some-cards") }.
   *[no] { who } drew { cards }.
}
event-laid = { who } laid { LIST($cards, item: "some-cards") } to settle the tie: { $total } in all.
event-took = { $bonus ->
    [0] { took }.
   *[other] { took }, and earned { $bonus } points for its natural habitat.
}
took = { HAS($paid) ->
    [yes] { who } took { WORD($animal, kind: "animal", form: "a") } for { WORD($bid, kind: "card") } with { LIST($paid, item: "some-cards") }
   *[no] { who } took { WORD($animal, kind: "animal", form: "a") } for { WORD($bid, kind: "card") }
}
event-passed = { who } took no animal and got { LIST($cards, item: "some-cards") } back.
event-nothing = { who } found no animal left.
event-kept = { who } took { held-card } back, thanks to the ibex.
event-talisman = { who } got the talisman, which had settled a tie.
event-display = The new display: { LIST($animals, item: "animal-item", join: "comma") }.

outcome-the-display-could-not-be-refilled = there are not enough animals for a new display

## What is asked

prompt-bid = { $eagle ->
    [yes] Put down a card as your bid; the eagle lets you add a second.
   *[no] Put down a card as your bid.
}
prompt-second = The eagle lets you put down a second card, and choose when the other bids are seen.
prompt-reveal = The other bids are seen: which of your two cards is your bid?
prompt-exchange = The meerkat lets you exchange an animal of yours for one of the display.
prompt-discard = Discard what you do not want; then you draw new cards.
prompt-tie = A tie at { $value }: lay { extra-cards } face down. The higher total goes first.
prompt-pay = Pay { extra-cards } for the { WORD($animal, kind: "animal") }.
prompt-take = { $count ->
    [0] Take an animal, or pass.
   *[other] Take an animal for { extra-cards }, or pass.
}
prompt-back = The ibex lets you take your bid back: { held-card }.

why-bid = High bids choose first, but the number is also how many cards the animal costs. Refill: new cards instead.
why-second = You decide between the two when you see what the others bid; the one you do not use comes back.
why-reveal = The card you do not use comes back to your hand.
why-exchange = Swap an animal to have at least as many of a kind as anyone else: that brings its leader.
why-discard = Throw away what you do not want; stopping fills your hand up to seven.
why-take = Animals of your largest species score 2 each, those of the second 1 each. Take an animal and have at least as many of its kind as anyone else: its leader is yours.
why-pay = Paying only with the animal’s own habitat, or wild cards, brings 2 points. In a tie the higher total goes first.
why-back = As leader of the ibexes you may keep the card you bid.

about-peacock = Lives in the forest. Its leader is worth 3 points at the end instead of 1.
about-squirrel = Lives in the forest. Its leader refills your hand to ten cards.
about-lion = Lives in the savannah. Its leader wins all ties.
about-meerkat = Lives in the savannah. Its leader swaps an animal with the display when you refill.
about-eagle = Lives in the mountains. Its leader puts down two bids and chooses later.
about-ibex = Lives in the mountains. Its leader takes the bid card back after use, unless it is wild.
about-forest = The home of peacock and squirrel.
about-savannah = The home of lion and meerkat.
about-mountains = The home of eagle and ibex.
about-wild = Counts as every habitat.
about-refill = No animal this round; discard what you like and draw up to seven cards.
about-talisman = Talisman: settles ties. The next player clockwise comes first, its holder last.
about-talisman-first = Talisman: settles ties. Its holder comes first, then the others clockwise.
about-tokens = Points for animals that were paid in their own habitat: 2 each.

## Moves, without a capital letter

move-bid = bid { held-card }
move-second = second card: { held-card }
move-no-second = no second card
move-reveal = reveal { held-card }
move-exchange = { HAS($shown) ->
    [yes] exchange your { WORD($animal, kind: "animal") } for { WORD($shown, kind: "animal", form: "a") }
   *[no] exchange your { WORD($animal, kind: "animal") } for place { $slot }
}
move-no-exchange = exchange nothing
move-discard = discard { held-card }
move-stop = { HAS($keeps) ->
    [yes] keep all and draw
   *[no] enough: draw new cards
}
move-take = { HAS($shown) ->
    [yes] take the { WORD($shown, kind: "animal") }
   *[no] take the animal on place { $slot }
}
move-pass = pass: take none
move-pay = pay { held-card }
move-take-back = take it back
move-leave = leave it

## Why a move is refused, and what to do now

refused-bid-first = Bids come first: put down a card of your hand, for example { MOVE($example) }.
refused-reveal-first = First say which of your two cards is your bid, for example { MOVE($example) }.
refused-exchange-first = The meerkat comes first: exchange an animal, for example { MOVE($example) }, or exchange nothing.
refused-discard-first = You are refilling: discard what you do not want, then draw. For example { MOVE($example) }.
refused-tie-first = The tie is settled first: lay a card face down, for example { MOVE($example) }.
refused-take-first = Now take an animal of the display, or pass. For example { MOVE($example) }.
refused-pay-first = First pay for your animal, for example { MOVE($example) }.
refused-back-first = The ibex comes first: take your bid back, or leave it.
refused-not-down = You put down { WORD($first, kind: "card") } and { WORD($second, kind: "card") }. Choose one of these two.
refused-no-place = The display has only { $slots } places, and { $slot } is not one of them. Choose another.
refused-place-empty = The animal on place { $slot } is gone. Take another, or pass.
refused-no-eagle = Only whoever leads the eagles puts down a second card. Put down one card.
refused-second-before-first = Put down your first card before the second, for example { MOVE($example) }.
refused-bid-already = You put down { held-card }. Add a second card, or none.
refused-only-one = Your only { held-card } is down already, as your first card. Add another card, or none.
refused-not-held = You do not hold { held-card }. Choose a card of your hand.
refused-no-such-animal = You have no { WORD($animal, kind: "animal") } to give. Exchange an animal that is yours, or nothing.
refused-no-more = You have no more { held-card }. Choose another card of your hand.
refused-further-left = Cards are chosen from left to right, and { held-card } comes before { WORD($chosen, kind: "card") }. Choose one further right.
refused-too-few = You still pay { $missing } cards, from left to right; from { held-card } on there are too few. Start further left.

## What a move does, as a reason for it

fact-takes = { $count ->
    [1] takes { WORD($animal, kind: "animal", form: "a") }, your first
   *[other] takes { WORD($animal, kind: "animal", form: "a") }: you have { $count } then
}
fact-bonus = { SIGNED($points) } for the natural habitat
fact-exchanges = { WORD($given, kind: "animal", form: "a") } for { WORD($taken, kind: "animal", form: "a") }: you have { $count } of those then
fact-leader = { $before ->
    [-1] brings you the leader of the { WORD($species, kind: "animal", form: "other") }
   *[other] takes the leader of the { WORD($species, kind: "animal", form: "other") } from { NAME($before) }
}
fact-back = puts { LIST($cards, item: "some-cards") } back into your hand
fact-draws = { $count ->
    [one] draws one card
   *[other] draws { $count } cards
}
fact-leaves = { $count ->
    [0] leaves no card in your hand
    [one] leaves one card in your hand
   *[other] leaves { $count } cards in your hand
}
fact-costs = { $count ->
    [1] { $cards ->
        [one] { WORD($animal, kind: "animal", form: "a") }, your first, for one more card
       *[other] { WORD($animal, kind: "animal", form: "a") }, your first, for { $cards } more cards
    }
   *[other] { $cards ->
        [one] { WORD($animal, kind: "animal", form: "a") } for one more card: you have { $count } then
       *[other] { WORD($animal, kind: "animal", form: "a") } for { $cards } more cards: you have { $count } then
    }
}
fact-holds = { $count ->
    [0] you have no card in your hand then
    [one] you have one card in your hand then
   *[other] you have { $count } cards in your hand then
}

## What a hint speaks of

part-animals = your animals
part-leaders = your leaders
part-tokens = bonus points
part-hand = cards in your hand
part-rivals = your lead over the others

## On the table

round = Round { $round } of { $rounds }: { $phase ->
    [1] bids
    [2] refill
    [3] animals
   *[other] end of round
}
board-bids = bids of { $value }
board-points = Largest species 2 points an animal, the next 1; each leader 1
board-then = then { LIST($order, item: "player-item", join: "comma") }
first-highest = { YOU($player) ->
    [yes] You go first, with the highest bid.
   *[no] { NAME($player) } goes first, with the highest bid.
}
first-lion = { YOU($player) ->
    [yes] You go first: the lion decides ties.
   *[no] { NAME($player) } goes first: the lion decides ties.
}
first-total = { YOU($player) ->
    [yes] You go first, with the highest total.
   *[no] { NAME($player) } goes first, with the highest total.
}
first-talisman = { YOU($player) ->
    [yes] A tie. You go first: next clockwise after { NAME($holder) }, who has the talisman.
   *[no] { YOU($holder) ->
        [yes] A tie. { NAME($player) } goes first: next clockwise after you, who have the talisman.
       *[no] A tie. { NAME($player) } goes first: next clockwise after { NAME($holder) }, who has the talisman.
    }
}
first-holder = { YOU($player) ->
    [yes] A tie. You go first: you have the talisman.
   *[no] A tie. { NAME($player) } goes first, who has the talisman.
}
first-leo = A tie: { NAME($player) } goes before all but the lion’s leader.
first-tie = A tie at { $value }: the extra cards decide who goes first.
board-display = Display
board-place = Place { $slot }
board-take = Take it
board-taken = taken
board-leaders = Leaders
board-leader = { WORD($animal, kind: "animal") } leader
board-all-taken = all taken
board-cards = Cards
board-card = { $count ->
    [one] card
   *[other] cards
}
board-animals = Animals
board-pay = { $count ->
    [one] Pay this card
   *[other] Pay these { $count } cards
}
board-lay = { $count ->
    [one] Lay this card face down
   *[other] Lay these { $count } cards face down
}
board-discard = { $count ->
    [one] Discard this card and draw
   *[other] Discard these { $count } cards and draw
}
board-put-down = Put down
board-tokens = Habitat tokens
board-face-down = face down
board-largest = Largest species, 2 points each
board-second = Next species, 1 point each
board-total = Total
standing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-standing = { HAS($lines) ->
    [yes] { standing-points }: { LIST($lines, item: "standing-line", join: "comma") }
   *[no] { standing-points }
}
standing-line = { WORD($part, kind: "standing") } { $points }
standing-largest = largest species
standing-second = next species
standing-leaders = leaders
standing-tokens = habitat tokens
board-collection = Collection
board-leads = leader

## In the terminal

screen-scoring = Final scoring
screen-display = Display, from the draw pile on:
screen-animal = { WORD($animal, kind: "animal") } ({ WORD($habitat, kind: "card") })
screen-wanted = being paid for
screen-supply = Leaders to be won: { LIST($leaders, item: "animal-item", join: "comma") }.
screen-piles = Habitat cards: { $pile } to draw, discards:
screen-animals-left = Animals: { $animals } to draw.
screen-bids = { HAS($order) ->
    [yes] Bids of { $value }: { LIST($now, item: "player-item") }, then { LIST($order, item: "player-item", join: "comma") }.
   *[no] Bids of { $value }: { LIST($now, item: "player-item") }.
}
habitat-cards = { $count ->
    [one] { $count } habitat card
   *[other] { $count } habitat cards
}
screen-player = { $points ->
    [one] { habitat-cards }, { $points } point ({ $tokens } in tokens)
   *[other] { habitat-cards }, { $points } points ({ $tokens } in tokens)
}
screen-pile = pile of { habitat-cards }
screen-talisman = the talisman
screen-known = known in hand:
screen-two-down = bid: two cards face down
screen-bid = bid: { $card }
screen-bid-with = bid: { $card } with
screen-animals = animals:
screen-hand = your hand:
screen-down = put down, unseen:
screen-none = none
screen-most = largest × 2
screen-next = next × 1
screen-leaders = leaders
screen-tokens = tokens
screen-total = total
screen-all = animals
screen-rank = place

## Counted over many games

tally-first-bid = First bid
tally-bids = All bids
tally-animals = Animals in the collection at the end
tally-number-of-animals = Number of animals taken
tally-leaders = Leaders held at the end
