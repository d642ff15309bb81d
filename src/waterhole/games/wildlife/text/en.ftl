# Wildlife. docs/translating.md explains the format.

summary = Spread over the island, adapt and attack; a card must be auctioned each turn.
goal = Most points win, when 11 areas are full or tiles run out.

## Words

organism-man = man
organism-mammoth = mammoth
organism-bear = bear
organism-eagle = eagle
organism-snake = snake
organism-crocodile = crocodile

terrain-forest = forest
terrain-desert = desert
terrain-savanna = savanna
terrain-steppe = steppe
terrain-mountains = mountains
terrain-water = water

area-large-forest = large forest
area-small-forest = small forest
area-large-desert = large desert
area-small-desert = small desert
area-large-savanna = large savanna
area-small-savanna = small savanna
area-large-steppe = large steppe
area-small-steppe = small steppe
area-large-mountains = large mountains
area-small-mountains = small mountains
area-large-water = large water
area-small-water = small water

# .a: within a sentence, any card of the kind.
card-forest = forest
    .a = a forest card
card-desert = desert
    .a = a desert card
card-savanna = savanna
    .a = a savanna card
card-steppe = steppe
    .a = a steppe card
card-mountains = mountains
    .a = a mountains card
card-water = water
    .a = a water card
card-ability = ability
    .a = an ability card
card-adaptation = adaptation
    .a = an adaptation card
card-joker = joker
    .a = a joker
card-food-source = food source
    .a = a food source card
card-epidemic = epidemic
    .a = an epidemic card
card-famine = famine
    .a = a famine card

ability-food = food
    .does = 2 points each turn
ability-intelligence = intelligence
    .does = 1 more card each turn
ability-mobility = mobility
    .does = once a turn a tile goes anywhere
ability-defense = defense
    .does = stops an attack or a swap
ability-aggression = aggression
    .does = once a turn a tile where you can attack

# What an organism can do in a terrain. .only: there, and no more than that; .short: in a narrow column; .letter: one
# letter in the terminal.
level-no-action = no action
    .only = it can do nothing there
    .short = –
    .letter = -
level-migrate = migrate
    .only = it can only migrate there
    .short = migrate
    .letter = M
level-expand = expand
    .only = it can only expand there
    .short = expand
    .letter = E
level-attack = attack
    .only = it can attack there
    .short = attack
    .letter = A

deed-attack = attack
deed-aggression = aggression
deed-swap = swap

# What is counted in a big scoring beside areas and herds.
ranked-adaptations = adaptations
ranked-abilities = abilities
ranked-food = food

monopoly-big = big monopoly
monopoly-small = small monopoly

organism-item = { WORD($item, kind: "organism") }
terrain-item = { WORD($item, kind: "terrain") }
area-item = { WORD($item, kind: "area") }
card-item = { WORD($item, kind: "card") }
ability-item = { WORD($item, kind: "ability") }
# In a few words, on the button that takes it.
ability-does = { WORD($ability, kind: "ability", form: "does") }
level-item = { WORD($item, kind: "level") }
ranked-item = { WORD($item, kind: "ranked") }
held-card = { WORD($card, kind: "card") }

# One of several kinds of cards or abilities, each counted: '2 forest'.
some-cards = { $count } { WORD($item, kind: "card") }
some-abilities = { $count } { WORD($item, kind: "ability") }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What happened

event-organism = { $price ->
    [0] { who } got the { WORD($organism, kind: "organism") }.
   *[other] { who } got the { WORD($organism, kind: "organism") } for { $price } food.
}
event-turn = { YOU($seat) ->
    [yes] Round { $round }: your turn.
   *[no] Round { $round }: { NAME($seat) }’s turn.
}
event-fed = { $tiles ->
    [one] { who } gained { points } from a food tile.
   *[other] { who } gained { points } from { $tiles } food tiles.
}
event-tile = { $how ->
    [seeded] { who } placed a tile on { $space }.
    [removed] { who } lost the tile on { $space } to the epidemic.
   *[expanded] { who } expanded to { $space }.
}
event-moved = { $how ->
    [swapped] { who } swapped the tile on { $origin } with { victims-tile } on { $space }.
    [moved] { who } moved a tile from { $origin } to { $space } by mobility.
   *[migrated] { who } migrated from { $origin } to { $space }.
}
event-struck = { $deed ->
    [aggression] { who } used aggression against { victims-tile } on { $space }.
    [swap] { who } wanted to swap with { victims-tile } on { $space }.
   *[attack] { who } attacked { victims-tile } on { $space }.
}
victims-tile = { YOU($victim) ->
    [yes] your tile
   *[no] { NAME($victim) }’s tile
}
event-defended = { who } blocked the { WORD($deed, kind: "deed") } on { $space } with defense.
event-beat = { who } beat { victims-tile } on { $space }; it leaves the game.
event-card = { $how ->
    [played] { who } played the { WORD($card, kind: "card") } card.
    [auctioned] { who } put the { WORD($card, kind: "card") } card up for auction.
    [unsold] { who } found no buyer for the { WORD($card, kind: "card") } card.
    [happened] { $card ->
        [epidemic] { who } brought an epidemic upon the others.
        [famine] { who } brought a famine upon the others.
       *[other] { who } came upon a food source.
    }
    [named] { who } used the joker as { WORD($card, kind: "card", form: "a") }.
   *[nothing] { who } let the { WORD($card, kind: "card") } card go unused.
}
event-bid = { HAS($food) ->
    [yes] { who } bid { $food } food.
   *[no] { who } passed.
}
event-bought = { $fallen ->
    [0] { who } bought the { WORD($card, kind: "card") } card from { seller } for { $price } food.
    [one] { who } bought the { WORD($card, kind: "card") } card from { seller } for { $price } food, giving up { $fallen } point.
   *[other] { who } bought the { WORD($card, kind: "card") } card from { seller } for { $price } food, giving up { $fallen } points.
}
seller = { YOU($auctioneer) ->
    [yes] you
   *[no] { NAME($auctioneer) }
}
event-improved = { who } adapted to the { WORD($terrain, kind: "terrain") } and can now { WORD($level, kind: "level") } there.
event-took = { $holder ->
    [-1] { who } took the { WORD($ability, kind: "ability") } ability from the supply.
   *[other] { YOU($holder) ->
        [yes] { who } took the { WORD($ability, kind: "ability") } ability from you.
       *[no] { who } took the { WORD($ability, kind: "ability") } ability from { NAME($holder) }.
    }
}
event-food = { $how ->
    [converted] { who } turned { $food } food into { points }.
    [found] { who } found { $food } food.
   *[starved] { $food ->
        [0] { who } lost { points } to the famine.
       *[other] { $points ->
            [0] { who } lost { $food } food to the famine.
           *[other] { who } lost { $food } food and { points } to the famine.
        }
    }
}
event-filled = { who } filled the { WORD($area, kind: "area") } (pawn { $pawn }) for { points }.
event-scored = Big scoring: { LIST($gained, item: "gained-points", join: "comma") }.
gained-points = { YOU($seat) ->
    [yes] you { SIGNED($points) }
   *[no] { NAME($seat) } { SIGNED($points) }
}
event-drew = { HAS($cards) ->
    [yes] { who } drew { LIST($cards, item: "some-cards") }.
   *[no] { who } drew { cards }.
}

outcome-eleventh-pawn = eleven areas have been filled
outcome-empty-supply = a supply of tiles is empty
outcome-agreed-rounds = the agreed rounds are over

## What is asked

prompt-choose-organism = Choose your organism.
prompt-bid-for-organism = { $bidder ->
    [-1] You open the auction for the { WORD($organism, kind: "organism") }: how much food do you bid? You have { $food }.
   *[other] { NAME($bidder) } bids { $bid } food for the { WORD($organism, kind: "organism") }. Bid more or pass; you have { $food }.
}
prompt-seed = { $left ->
    [one] Put your last tile on a free space where your organism can live.
   *[other] Put a tile on a free space where your organism can live: { $left } to go.
}
prompt-turn = { $free ->
    [yes] Your turn: { plays-left }; a tile may migrate for free.
   *[no] Your turn: { plays-left }.
}
plays-left = { $owed ->
    [yes] { $left ->
        [one] put a card of your hand up for auction
       *[other] { $left } cards to play, one of them by auction
    }
   *[no] { $left ->
        [0] no card left to play
        [one] { $left } card to play if you like
       *[other] { $left } cards to play if you like
    }
}
prompt-migration = Which of your tiles migrates?
prompt-destination = Where does the tile on { $origin } go?
prompt-mobility = Which of your tiles moves by mobility?
prompt-mobility-space = Where does the tile on { $origin } go, or with whom does it swap?
prompt-aggression = Aggression: put down a tile or beat one, wherever you can attack.
prompt-terrain-card = { HAS($migrates) ->
    [yes] Use the { WORD($card, kind: "card") } card: choose one of your tiles to migrate, or let it go.
   *[no] Use the { WORD($card, kind: "card") } card: choose a space, or let it go.
}
prompt-adaptation = To which terrain do you adapt better?
prompt-ability = Which ability do you take?
prompt-holder = From whom do you take the { WORD($ability, kind: "ability") } ability?
prompt-joker = What is the joker played as?
prompt-bid = { $bidder ->
    [-1] Nobody has bid for the { WORD($card, kind: "card") } card yet. Bid or pass; you have { $food } food, and each point pays 3 more.
   *[other] { NAME($bidder) } bids { $bid } food for the { WORD($card, kind: "card") } card. Bid more or pass; you have { $food }, and each point pays 3 more.
}
prompt-payment = { HAS($enough) ->
    [yes] You pay { $bid } food and have { $food }: that is enough. Do you want to keep food and give up points instead, 1 for every 3?
   *[no] You pay { $bid } food and have { $food }. How many points do you give up, for 3 food each?
}
prompt-bought-event = Use the { WORD($card, kind: "card") } card you bought, or let it go?
prompt-defense = Use defense against the { WORD($deed, kind: "deed") } on { $space }?
prompt-epidemic = Epidemic: which of your tiles leaves the island?

why-organism = Each organism is at home in another terrain: there it can attack.
why-place = Tiles count at a big scoring: by area, and as herds of connected tiles. Filling an area scores at once.
why-attack = The beaten tile is out of the game and yours stands in its place.
why-from = A tile walks over your own tiles to a free space beside them.
why-to = Filling the last space of an area scores at once.
why-swap = The two tiles change places.
why-remove = It is out of the game.
why-play = Terrain cards put tiles on the island, the others make you stronger. One card a turn must be auctioned.
why-auction = The highest bidder uses the card at once and pays you.
why-name = A joker counts as the card you name.
why-improve = From no action to migrate, to expand, to attack. Having the most adaptations scores too.
why-take = Each ability can be used once in every turn of yours. Having the most abilities scores too.
why-rob = None is left in the supply, so one is taken from whoever is furthest ahead.
why-bid-for-organism = Who bids most begins with this organism and with that much less food.
why-bid = Who bids most pays the seller and uses the card at once. Food left over can become points.
why-fall = Each point given up pays 3 food. Nobody has to give up points who has food enough: it only saves food.
why-convert = 3 food make a point. At a big scoring the most food brings points too.
why-end = Your hand is filled up for the next turn.
why-defense = Your defense stops this, once in each turn of another player.
why-use = You bought it: it strikes your opponents.

-act = Act { $where } as well as your organism can there: migrate, expand or attack.
about-forest = { -act(where: "in forests") }
about-desert = { -act(where: "in deserts") }
about-savanna = { -act(where: "in savannas") }
about-steppe = { -act(where: "in steppes") }
about-mountains = { -act(where: "in mountains") }
about-water = { -act(where: "in waters") }
about-ability = Take an ability: food, intelligence, mobility, defense or aggression.
about-adaptation = Become better in one terrain by one level.
about-joker = Counts as a terrain, adaptation or ability card of your choice.
about-food-source = 7 food for you, 3 for whoever is last.
about-epidemic = Each opponent takes a tile off the island.
about-famine = Each opponent pays 5 food, or points where food is missing.
about-food = 2 points at the start of each of your turns.
about-intelligence = One more card to play each turn.
about-mobility = Once a turn: a tile of yours to any free space, or swapped with an opponent.
about-defense = Once in each opponent’s turn: stops an attack, aggression or swap.
about-aggression = Once a turn: a tile on any space of an area where you can attack.
about-man = Attack: savanna. Expand: steppe. Migrate: forest and mountains.
about-mammoth = Attack: steppe. Expand: savanna. Migrate: forest and mountains.
about-bear = Attack: forest. Expand: mountains. Migrate: savanna and water.
about-eagle = Attack: mountains. Expand: desert. Migrate: savanna and steppe.
about-snake = Attack: desert. Expand: water. Migrate: forest and steppe.
about-crocodile = Attack: water. Expand: forest. Migrate: desert and savanna.
about-migrate = A tile of yours walks to a free space.
about-expand = A new tile on a free space.
about-attack = In a full area: a new tile in place of an opponent’s.
about-no-action = Nothing can be done here yet.

## Moves, without a capital letter

move-place = place a tile on { $space }
move-attack = attack the tile on { $space }
move-from = move the tile on { $space }
move-to = move it to { $space }
move-swap = swap it with the tile on { $space }
move-remove = give up the tile on { $space }
move-play = play the { WORD($card, kind: "card") } card
move-auction = put the { WORD($card, kind: "card") } card up for auction
move-migrate = migrate a tile for free
move-mobility = use mobility
move-aggression = use aggression
move-end = end your turn
move-pass = pass
move-nothing = let the card go unused
move-use = use the card
move-defend = use defense
move-no-defense = do not defend
move-name = play it as { WORD($card, kind: "card", form: "a") }
move-improve = adapt to the { WORD($terrain, kind: "terrain") }
move-take = { HAS($holder) ->
    [yes] take { WORD($ability, kind: "ability") } from { NAME($holder) }
   *[no] { HAS($robs) ->
        [yes] take the { WORD($ability, kind: "ability") } ability from another player
       *[no] take { WORD($ability, kind: "ability") }
    }
}
move-rob = from { NAME($seat) }
move-organism = choose the { WORD($organism, kind: "organism") }
move-convert = turn food into { points }
move-fall = { $spaces ->
    [0] pay with food alone
    [one] give up { $spaces } point
   *[other] give up { $spaces } points
}
move-bid = bid { $food } food

note-food = { $food } food
note-price = { $food ->
    [0] costs { points }, leaves { $left }
   *[other] costs { $food } food and { points }, leaves { $left }
}
note-better = from { WORD($level, kind: "level") } to { WORD($better, kind: "level") }

## Why a move is refused, and what to do now

# Something else is asked first.
refused-first-organism = First choose your organism, for example { MOVE($example) }.
refused-first-bid-for-organism = An organism is being auctioned. Bid for it, or pass once somebody has bid, for example { MOVE($example) }.
refused-first-seed = Before the first turn everybody puts tiles on the island. Choose a space for yours, for example { MOVE($example) }.
refused-first-tile = First choose the tile that moves, for example { MOVE($example) }.
refused-first-destination = First choose where the tile goes, for example { MOVE($example) }.
refused-first-aggression = First choose a space for your aggression, for example { MOVE($example) }.
refused-first-card = First use the card or let it go, for example { MOVE($example) }.
refused-first-holder = First choose whom you take the ability from, for example { MOVE($example) }.
refused-first-bid = A card is being auctioned. Bid for it or pass, for example { MOVE($example) }.
refused-first-payment = First say how many points you give up to pay, for example { MOVE($example) }.
refused-first-defense = Somebody is after your tile. First say whether you defend it, for example { MOVE($example) }.
refused-first-epidemic = First choose the tile that the epidemic takes, for example { MOVE($example) }.

# It is your turn, and what would have to come before has not been done.
refused-card-before-space = First play a terrain card, then choose a space for a tile.
refused-way-before-space = First say how a tile shall move: migrate for free, play a terrain card or use mobility.
refused-play-before = For this, first play { WORD($card, kind: "card", form: "a") }.
refused-no-card-in-use = You are not using a card. Play one, or put one up for auction.
refused-no-auction = Nothing is being auctioned now. Play a card or put one up for auction; when you are done, end your turn.
refused-no-attacker = Nobody is after your tiles now. Go on with your turn.
refused-no-epidemic = Only an epidemic takes tiles off the island. Go on with your turn.
refused-has-organism = You have your organism already. Go on with your turn.

refused-organism-gone = The { WORD($organism, kind: "organism") } has been chosen already. Choose another organism.
refused-must-open = You open the auction and must bid: 0 food is enough.
refused-only-food = Only food counts here, and you have { $food }. Bid no more than that.
refused-organism-bid-low = The bid stands at { $bid } food. Bid more, or pass.
refused-occupied = A tile already lies on { $space }. Choose an empty space.
refused-not-yours = No tile of yours lies on { $space }. First choose one of your own tiles.
refused-no-opponent = No opponent’s tile lies on { $space }. Choose a space where one lies.
refused-other-terrain = The card is for the { WORD($terrain, kind: "terrain") }, and { $space } lies in the { WORD($area, kind: "area") }. Choose a space in the { WORD($terrain, kind: "terrain") }.
refused-cannot-live = The { WORD($organism, kind: "organism") } can do nothing in the { WORD($terrain, kind: "terrain") } yet. Choose a space where it can at least migrate.
refused-seeds-full = There are { $tiles } tiles in the { WORD($area, kind: "area") } already, and no more may begin there. Choose another area.
refused-no-card = You hold no { WORD($card, kind: "card") } card. Choose one that is in your hand.
refused-no-play-left = { $plays ->
    [one] You have played a card in this turn and may play no more. Migrate, use an ability, or end your turn.
   *[other] You have played { $plays } cards in this turn and may play no more. Migrate, use an ability, or end your turn.
}
refused-last-for-auction = Your last card of this turn is for an auction. Put one up for auction.
refused-migrated = You have made your free migration of this turn. To move another tile, play a terrain card or use mobility.
refused-no-migration = None of your tiles can migrate: no empty space where they could go lies beside them. Choose another action.
refused-no-ability = You have no { WORD($ability, kind: "ability") }. An ability card brings you one.
refused-ability-used = Your { WORD($ability, kind: "ability") } has been used in this turn. You can use it again in your next one.
refused-mobility-nowhere = None of your tiles has a space to go to. Choose another action.
refused-aggression-no-tile = Aggression puts down a tile of your supply, and none is left. Choose another action.
refused-aggression-nowhere = Wherever you can attack, all spaces are yours already. Choose another action.
refused-too-little-food = { $points ->
    [one] A point costs { $price } food, and you have { $food }. Sell a card to get more.
   *[other] You need { $price } food for { $points } points and have { $food }. Turn less food into points.
}
refused-auction-owed = Your turn cannot end before an auction. Put one of your cards up for auction.
refused-no-supply = No tile is left in your supply. Let one of your tiles migrate, or let the card go.
refused-cannot-expand = The { WORD($organism, kind: "organism") } cannot expand in the { WORD($terrain, kind: "terrain") } yet: { WORD($level, kind: "level", form: "only") }. First choose the tile of yours that migrates there, or let the card go.
refused-cannot-attack = The { WORD($organism, kind: "organism") } cannot attack in the { WORD($terrain, kind: "terrain") } yet: { WORD($level, kind: "level", form: "only") }. Use the card for something else, or let it go.
refused-area-not-full = { $free ->
    [one] An attack needs a full area, and a space is free in the { WORD($area, kind: "area") }. Put a tile there instead.
   *[other] An attack needs a full area, and { $free } spaces are free in the { WORD($area, kind: "area") }. Put a tile there instead.
}
refused-own-tile = The tile on { $space } is your own. Attack one of an opponent.
refused-cannot-leave = The { WORD($organism, kind: "organism") } can do nothing in the { WORD($terrain, kind: "terrain") } yet, so the tile on { $space } stays. Choose another tile.
refused-no-way = From { $space } the tile reaches no empty space. Choose another tile.
refused-no-way-to-terrain = From { $space } the tile reaches no empty space in the { WORD($terrain, kind: "terrain") }. Choose another tile, or let the card go.
refused-wrong-end = With this card the migration ends in the { WORD($wanted, kind: "terrain") }. Choose an empty space there.
refused-not-beside = The tile on { $origin } cannot get to { $space }: it walks over your own tiles to an empty space beside them. Choose such a space.
refused-swap-instead = A tile already lies on { $space }. Choose an empty space, or swap with an opponent.
refused-aggression-level = Aggression works only where you can attack. In the { WORD($terrain, kind: "terrain") } the { WORD($organism, kind: "organism") } cannot: { WORD($level, kind: "level", form: "only") }. Choose another space.
refused-no-better-level = The { WORD($organism, kind: "organism") } can attack in the { WORD($terrain, kind: "terrain") } already, and nothing is better. Choose another terrain.
refused-no-level-tile = No tile ‘{ WORD($level, kind: "level") }’ is left for the { WORD($terrain, kind: "terrain") }. Choose another terrain.
refused-two-of-a-kind = Nobody may have more than two of an ability, and you have { $held } of { WORD($ability, kind: "ability") }. Choose another ability.
refused-none-to-take = Nobody else has { WORD($ability, kind: "ability") }, and none is in the supply. Choose another ability.
refused-not-furthest = Of those who have { WORD($ability, kind: "ability") }, only who is furthest ahead can lose it. Choose { MOVE($example) }, for example.
refused-joker-useless = As { WORD($card, kind: "card", form: "a") } the joker could do nothing for you. Choose another card.
refused-fixed-price = Between two players a card costs exactly { $price } food. Pay that, or pass.
refused-bid-too-high = You can pay { $most } food at most, even with all points down to −10. Bid less, or pass.
refused-bid-too-low = Bid { $bid } food at least, or pass.
refused-pay-more = { $few ->
    [one] You pay { $bid } food and have { $food }: give up { $few } point at least.
   *[other] You pay { $bid } food and have { $food }: give up { $few } points at least.
}
refused-pay-less = { $most ->
    [one] The whole bid is paid with { $most } point. Give up no more than that.
   *[other] The whole bid is paid with { $most } points. Give up no more than that.
}
refused-pay-floor = { $most ->
    [one] Nobody falls below −10 to pay. Give up { $most } point at most.
   *[other] Nobody falls below −10 to pay. Give up { $most } points at most.
}

## What a move does, as a reason for it

fact-fills = fills the { WORD($area, kind: "area") }
fact-improves = lets you { WORD($level, kind: "level") } in the { WORD($terrain, kind: "terrain") }
fact-ability = { $holder ->
    [-1] gives you { WORD($ability, kind: "ability") }
   *[other] takes { WORD($ability, kind: "ability") } from { NAME($holder) }
}
fact-beats = beats { victims-tile } on { $space }
fact-keeps = keeps your tile on { $space }
fact-food = { SIGNED($food) } food
fact-leads = { $before ->
    [-1] gives you the most tiles in the { WORD($area, kind: "area") }
   *[other] gives you the most tiles in the { WORD($area, kind: "area") }, where { NAME($before) } led
}
fact-tiles = { $count ->
    [one] your first tile in the { WORD($area, kind: "area") }
   *[other] your tile number { $count } in the { WORD($area, kind: "area") }
}
fact-can = you can { WORD($level, kind: "level") } in the { WORD($terrain, kind: "terrain") }
fact-cannot = nothing can be done in the { WORD($terrain, kind: "terrain") } yet
fact-leaves = { $count ->
    [0] leaves no card in your hand
    [one] leaves one card in your hand
   *[other] leaves { $count } cards in your hand
}
fact-from = { $count ->
    [one] takes your only tile out of the { WORD($area, kind: "area") }
   *[other] moves one of your { $count } tiles in the { WORD($area, kind: "area") }
}
fact-free = costs no card
fact-sells = the highest bidder pays you
fact-bid = leaves you { $food } food if nobody bids more
fact-saves = keeps your { $food } food
fact-draws = { $count ->
    [one] draws one card
   *[other] draws { $count } cards
}
fact-island = leaves you { $count } tiles on the island

## What a hint speaks of

part-points = your points
part-food = your food
part-majorities = your majorities
part-herds = your herds
part-adaptations = your adaptations
part-abilities = your abilities
part-tiles = your tiles on the island and in your supply
part-filling = areas that you may fill
part-safety = being safe from attacks
part-hand = cards in your hand
part-rivals = your lead over the others

## On the table

# What is done by pointing at a space.
point-place = place
point-attack = attack
point-from = from
point-to = to
point-swap = swap
point-remove = remove
board-point = { WORD($kind, kind: "point") }
board-level = { WORD($level, kind: "level", form: "short") }
board-for-you = for you: { WORD($level, kind: "level") }
board-terrain = { WORD($terrain, kind: "terrain") }: { WORD($level, kind: "level") }
board-monopoly = { WORD($area, kind: "area") } ({ WORD($monopoly, kind: "monopoly") })
board-herds = herds
board-closer = Look closer
board-show-herds = Herds
board-scoring-now = Scoring now
board-pile = Pile
board-auction = Auction: { WORD($card, kind: "card") }
board-organism-auction = Auction: { WORD($organism, kind: "organism") }
board-bid = { $name } bids { $food } food
board-bid-over = { $name } bids { $food } food, giving up { points }
board-no-bid = no bid yet
board-passed = passed: { LIST($names, join: "comma") }
board-organism = Your organism
board-tile-of = tile of { $name }
board-was-filled = { WORD($area, kind: "area") } was filled
board-standing = { points }; a big scoring now would add { $more }
board-if-scored = If a big scoring came now
board-legend = Large: points. Small: how many are counted. Whoever is alone in an area gets 4 for it (small monopoly), or 5 if it is full (big monopoly).
board-total = Total
board-food = Food
board-cards = Cards
board-card-word = { $count ->
    [one] card
   *[other] cards
}
board-tiles-left = Tiles left in the supply: { $left }. An empty supply ends the game.
board-left = left
board-chart = Organism chart
board-points = Points: { LIST($scores, item: "board-score", join: "comma") }
board-score = { $name } { $points }
board-filled = { $next ->
    [0] { $filled } of { $all } areas filled
   *[other] { $filled } of { $all } areas filled, the next scores { $next }
}
board-track = Whoever fills an area first takes the next pawn and scores the number under it. A marked space brings a big scoring after the turn; the last one ends the game.
board-big-scoring = Big scoring after this turn
board-last-turn = last turn

## In the terminal

screen-seeding = First tiles; to move: { NAME($seat) }.
screen-organisms = The organisms find their players.
screen-round = Round { $round }, to move: { NAME($seat) }.
screen-last-turn = This is the last turn: { WORD($outcome, kind: "outcome") }.
screen-scoring-due = A big scoring follows.
screen-piles = { $next ->
    [0] Draw pile { $pile }, discards { $discard }; areas filled: { $filled }, no pawn is left.
   *[other] Draw pile { $pile }, discards { $discard }; areas filled: { $filled }, the next scores { $next }.
}
# A letter of the map and what it stands for, large areas by capitals.
screen-letter = { $letter } { WORD($terrain, kind: "terrain") }
screen-level = { WORD($level, kind: "level", form: "letter") }
screen-letter-of-level = { WORD($level, kind: "level", form: "letter") } { WORD($level, kind: "level") }
screen-filled = Filled: { LIST($areas, item: "area-item", join: "comma") }.
screen-supply = { HAS($abilities) ->
    [yes] Abilities in the supply: { LIST($abilities, item: "some-abilities", join: "comma") }.
   *[no] Abilities in the supply: none.
}
screen-lot = Organisms to be had: { LIST($organisms, item: "organism-item", join: "comma") }.
screen-auction = { $bidder ->
    [-1] Up for auction: { WORD($card, kind: "card") }; no bid yet.
   *[other] Up for auction: { WORD($card, kind: "card") }; bid: { $bid } ({ NAME($bidder) }).
}
screen-in-use = In use: { WORD($card, kind: "card") }.
screen-hand = { HAS($cards) ->
    [yes] Your hand: { LIST($cards, item: "some-cards", join: "comma") }.
   *[no] Your hand is empty.
}
screen-end = The end: { WORD($outcome, kind: "outcome") }.
screen-scoring = A big scoring now would give:
# Headings of narrow columns.
screen-head-player = Player
screen-head-organism = organism
screen-head-points = points
screen-head-food = food
screen-head-tiles = tiles
screen-head-supply = supply
screen-head-lost = lost
screen-head-hand = hand
screen-abilities = abilities: { LIST($abilities, item: "held-ability", join: "comma") }
held-ability = { $turned ->
    [0] { some-abilities }
   *[other] { some-abilities } ({ $turned } used)
}
screen-known = known to hold: { LIST($cards, item: "some-cards", join: "comma") }
screen-herds = herds, rank { $rank }
screen-total = total

## Counted over many games

tally-organisms = Organisms
tally-first-card = First card played
tally-cards-bought = Cards bought at auction
tally-prices = Food paid for a card
tally-abilities = Abilities taken
tally-adaptations = Terrains adapted to
tally-areas = Areas filled
tally-beaten = Tiles of others beaten
