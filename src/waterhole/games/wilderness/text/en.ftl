# Wilderness. docs/translating.md explains the format.

summary = Thirsty, hungry and tired, cross the wilderness and be the first to reach the village.
goal = First to end a turn in the village in the east wins.

## The compass, from 1 in the east clockwise

way-1 = east
    .to = to the east
way-2 = south-east
    .to = to the south-east
way-3 = south-west
    .to = to the south-west
way-4 = west
    .to = to the west
way-5 = north-west
    .to = to the north-west
way-6 = north-east
    .to = to the north-east

## Land

terrain-grassland = grassland
terrain-rocky-area = rocky area
    .in = in a rocky area
terrain-desert = desert
    .in = in the desert
terrain-forest = forest
terrain-swamp = swamp
terrain-mountain = mountain
    .in = in the mountains
terrain-tribe = tribe
terrain-village = village
    .in = in the village
terrain-water = water

# An area that somebody goes to: 'forest B2'.
place = { WORD($terrain, kind: "terrain") } { $area }

tile-river-meadow = River Meadow
tile-dry-flats = Dry Flats
tile-black-forest = Black Forest
tile-marshland = Marshland
tile-high-pass = High Pass
tile-lakeland = Lakeland
tile-broken-hills = Broken Hills
tile-sunburnt-plain = Sunburnt Plain

## Animals, and the tribe that may turn against you

beast-bear = bear
    .the = the bear
    .The = The bear
beast-high-pass-wolf = High Pass wolf
    .the = the High Pass wolf
    .The = The High Pass wolf
beast-broken-hills-wolf = Broken Hills wolf
    .the = the Broken Hills wolf
    .The = The Broken Hills wolf
beast-snake = snake
    .the = the snake
    .The = The snake
beast-tribe = tribe
    .the = the tribe
    .The = The tribe

## Days and their rounds

mark-day = day
mark-night = night
mark-special = special
# Rounds that are alike: '2 × night'.
some-rounds = { $count } × { WORD($mark, kind: "mark") }

day-clear-day = Clear Day
day-scorching-sun = Scorching Sun
day-downpour = Downpour
day-thick-fog = Thick Fog
day-bitter-cold = Bitter Cold
day-bright-moon = Bright Moon
day-long-day = Long Day
day-short-day = Short Day
day-rich-game = Rich Game
day-restless-beasts = Restless Beasts
day-headwind = Headwind
day-gentle-breeze = Gentle Breeze
day-omen = Omen

# What is special about a day.
weather-scorching-sun = 1 thirst more in nature’s turn; entering a desert costs 2 thirst
weather-downpour = no thirst in nature’s turn, water everywhere, rivers cost 4
weather-thick-fog = moves need the night roll
weather-bitter-cold = night; sleep gives 3 steps
weather-bright-moon = night; moves succeed on 2 or more
weather-rich-game = 1 more on hunt rolls
weather-restless-beasts = the animals act twice
weather-headwind = forest and mountain cost 1 more
weather-gentle-breeze = no basic exhaustion in nature’s turn

## Illnesses

illness-fever = Fever
illness-stomach-cramps = Stomach Cramps
illness-twisted-ankle = Twisted Ankle
illness-dysentery = Dysentery
illness-blurred-vision = Blurred Vision
illness-infected-wound = Infected Wound
illness-chills = Chills
illness-bite = Bite
illness-false-alarm = False Alarm
some-illnesses = { $count ->
    [one] { WORD($item, kind: "illness") }
   *[other] { $count } × { WORD($item, kind: "illness") }
}

## Event cards: the good faces, then the bad ones; .does is what they do

card-second-wind = Second Wind
    .does = 2 energy more this turn
card-hidden-spring = Hidden Spring
    .does = no more thirst
card-wild-berries = Wild Berries
    .does = 3 hunger less
card-deep-sleep = Deep Sleep
    .does = sleep takes away 2 exhaustion more
card-fresh-tracks = Fresh Tracks
    .does = 2 more on the hunt roll
card-old-path = Old Path
    .does = the next step costs 2 in all and needs no roll
card-companion = Companion
    .does = going along for nothing
card-torch = Torch
    .does = no night rolls this turn
card-spear = Spear
    .does = two dice in the fight
card-climb-a-tree = Climb a Tree
    .does = the attack does not happen
card-healing-herbs = Healing Herbs
    .does = one illness is gone
card-raft = Raft
    .does = rivers cost nothing extra this turn
card-shelter = Shelter
    .does = no exhaustion in this nature’s turn
card-shortcut = Shortcut
    .does = one step for nothing, no roll, no river cost
card-steady-hand = Steady Hand
    .does = a free choice of direction
card-campfire = Campfire
    .does = resting costs 1 this turn
card-lucky-charm = Lucky Charm
    .does = the own dice are rolled again
card-watchful = Watchful
    .does = the card just played has no effect
card-heavy-legs = Heavy Legs
    .does = 2 energy less this turn
card-leaking-flask = Leaking Flask
    .does = 2 thirst more
card-spoiled-meat = Spoiled Meat
    .does = 2 hunger more
card-nightmares = Nightmares
    .does = sleep takes away 2 exhaustion less
card-startled-game = Startled Game
    .does = 2 less on the hunt roll
card-wrong-turn = Wrong Turn
    .does = the step needs a roll of 4, at night of 5
card-quarrel = Quarrel
    .does = 2 exhaustion more
card-sudden-darkness = Sudden Darkness
    .does = this turn is night
card-enraged-beast = Enraged Beast
    .does = the animal rolls one die more
card-scent-of-blood = Scent of Blood
    .does = one animal moves one area first
card-bad-water = Bad Water
    .does = an illness card is drawn
card-flood = Flood
    .does = no river is crossed this turn
card-storm = Storm
    .does = 2 exhaustion more at once
card-landslide = Landslide
    .does = the step does not happen, the energy is spent
card-spinning-needle = Spinning Needle
    .does = a roll of 1 or 2 leads astray
card-smoke = Smoke
    .does = no rest or sleep this turn
card-jinx = Jinx
    .does = the dice are rolled again
card-thief = Thief
    .does = a card is stolen at random

card-name = { WORD($card, kind: "card") }
card-effect = { WORD($card, kind: "card", form: "does") }
held-card = { WORD($card, kind: "card") }
some-cards = { $count ->
    [one] { WORD($item, kind: "card") }
   *[other] { $count } × { WORD($item, kind: "card") }
}
counted-cards = { $count ->
    [one] { $count } event card
   *[other] { $count } event cards
}

## Moments at which cards are played: for somebody, for you (.yours), for another (.theirs)

trigger-turn = in a turn
    .yours = in your turn
    .theirs = in another’s turn
trigger-start = at the start of a turn
    .yours = at the start of your turn
    .theirs = at the start of another’s turn
trigger-move = when somebody takes a step
    .yours = when you take a step
    .theirs = when another takes a step
trigger-night-roll = after a night roll
    .yours = after your night roll
    .theirs = after another’s night roll
trigger-lost = when somebody is lost
    .yours = when you are lost
    .theirs = when another is lost
trigger-hunt-roll = after a hunt roll
    .yours = after your hunt roll
    .theirs = after another’s hunt roll
trigger-sleep = when somebody sleeps
    .yours = when you sleep
    .theirs = when another sleeps
trigger-illness = when somebody falls ill
    .yours = when you fall ill
    .theirs = when another falls ill
trigger-attack = when somebody is attacked
    .yours = when you are attacked
    .theirs = when another is attacked
trigger-attack-roll = after a fight’s roll
    .yours = after the roll of your fight
    .theirs = after the roll of another’s fight
trigger-end = at the end of a turn
    .yours = at the end of your turn
    .theirs = at the end of another’s turn
trigger-nature = in nature’s turn
    .yours = in nature’s turn
    .theirs = in nature’s turn
trigger-targeted = when a card is played on you
    .yours = when a card is played on you
    .theirs = when a card is played on another

moment = { WORD($item, kind: "trigger") }
your-moment = { WORD($item, kind: "trigger", form: "yours") }
their-moment = { WORD($item, kind: "trigger", form: "theirs") }

## What holds in a turn

effect-under-way = under way
effect-slept = slept
effect-has-drunk = has drunk
effect-torch = torch
effect-darkness = darkness
effect-old-path = old path
effect-shortcut = shortcut
effect-rivers-free = rivers free
effect-flood = flood
effect-campfire = campfire
effect-smoke = smoke
effect-no-roll = no roll
effect-wrong-turn = wrong turn
effect-item = { WORD($item, kind: "effect") }

## What happened

event-turn = { who } began a turn with { $energy } energy.
event-moved = { who } went to { $area } for { $cost } energy.
event-followed = { YOU($leader) ->
    [yes] { who } went along with you to { $area }.
   *[no] { who } went along with { NAME($leader) } to { $area }.
}
event-rolled = { who } set out for { $area }, rolled { $roll } and needed { $needed }.
event-rolled-again = { who } rolled again: { $roll }.
event-wandered = { who } strayed { WORD($direction, kind: "way", form: "to") }, to { $area }.
event-turned = Tile { $position } was turned up: { WORD($tile, kind: "tile") }.
event-appeared = { WORD($beast, kind: "beast", form: "The") } appeared at { $area }.
event-fell-ill = { who } drew an illness: { WORD($illness, kind: "illness") }.
event-healed = { who } got rid of { WORD($illness, kind: "illness") }.
event-hunted = { who } hunted and rolled { $roll }.
event-tracked = { $result ->
    [1] { who } got lost hunting.
    [2] { who } found nothing.
    [3] { who } found nothing.
    [4] { who } found quarry, but would get lost { WORD($direction, kind: "way", form: "to") }.
   *[other] { who } found quarry and ate.
}
event-drank = { who } drank: no more thirst.
event-rested = { who } rested: exhaustion { $exhaustion }.
event-slept = { $steps ->
    [0] { who } slept badly and got no rest: exhaustion { $exhaustion }.
    [one] { who } slept { $steps } step: exhaustion { $exhaustion }.
   *[other] { who } slept { $steps } steps: exhaustion { $exhaustion }.
}
event-status = { who }: thirst { $thirst }, hunger { $hunger }, exhaustion { $exhaustion }.
event-played = { HAS($target) ->
    [yes] { who } played { card-name } on { target-name }: { card-effect }.
   *[no] { who } played { card-name }: { aim }.
}
target-name = { YOU($target) ->
    [yes] you
   *[no] { NAME($target) }
}
# What a card was played for.
aim = { HAS($illness) ->
    [yes] against { WORD($illness, kind: "illness") }
   *[no] { HAS($beast) ->
        [yes] { WORD($beast, kind: "beast", form: "the") } goes { WORD($direction, kind: "way") }
       *[no] { HAS($ashore) ->
            [yes] { crossing }
           *[no] { HAS($direction) ->
                [yes] { WORD($direction, kind: "way", form: "to") }
               *[no] { card-effect }
            }
        }
    }
}
crossing = over the water { WORD($direction, kind: "way", form: "to") }, ashore { WORD($ashore, kind: "way", form: "to") }
event-needle = { who } rolled { $roll } against { card-spinning-needle }.
event-stole = { HAS($card) ->
    [yes] { YOU($victim) ->
        [yes] { who } took { card-name } from you.
       *[no] { who } took { card-name } from { NAME($victim) }.
    }
   *[no] { who } took a card from { NAME($victim) }.
}
event-dealt = { HAS($cards) ->
    [yes] { who } got { LIST($cards, item: "some-cards") }.
   *[no] { who } got { counted-cards }.
}
event-reshuffled = { $deck ->
    [illness] The discarded illness cards are shuffled into a new deck of { $count }.
    [day] The discarded day cards are shuffled into a new deck of { $count }.
   *[event] The discarded event cards are shuffled into a new deck of { $count }.
}
event-day = { HAS($weather) ->
    [yes] A new day: { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). Special: { WORD($weather, kind: "weather") }. { new-cards }
   *[no] A new day: { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). { new-cards }
}
new-cards = Everybody gets { $events } event cards.
event-round = { $mark ->
    [day] Round { $round } of the day: day.
    [night] Round { $round } of the day: night.
   *[special] { $night ->
        [yes] Round { $round } of the day: a night under the special rule of the day card.
       *[no] Round { $round } of the day: the special rule of the day card holds.
    }
}
event-nature = Nature’s turn begins.
event-roamed = { WORD($beast, kind: "beast", form: "The") } went to { $area }.
event-attacked = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } attacked you at { $area }.
   *[no] { WORD($by, kind: "beast", form: "The") } attacked { NAME($seat) } at { $area }.
}
event-fought = { who } fought: { WORD($by, kind: "beast", form: "the") } rolled { $beast_sum }, against { $own_sum }.
event-won-fight = { $removed ->
    [yes] { who } beat { WORD($by, kind: "beast", form: "the") } and had a meal.
   *[no] { who } beat { WORD($by, kind: "beast", form: "the") } and was feasted.
}
event-lost-fight = { $steps ->
    [0] Equal rolls: nobody wins.
   *[other] { YOU($seat) ->
        [yes] { WORD($by, kind: "beast", form: "The") } wins: { $steps } exhaustion for you.
       *[no] { WORD($by, kind: "beast", form: "The") } wins: { $steps } exhaustion for { NAME($seat) }.
    }
}
event-tribe = { $roll ->
    [1] { who } stayed with the tribe and rolled { $roll }: they turn hostile.
   *[other] { who } stayed with the tribe and rolled { $roll }: there is food and drink.
}
event-died = { who } died in the wilderness.
event-ended = { HAS($winners) ->
    [yes] The game is over: { WORD($outcome, kind: "outcome") }. Won by { LIST($winners, item: "whom-item") }.
   *[no] The game is over: { WORD($outcome, kind: "outcome") }. The wilderness wins.
}

outcome-village = the village is reached
outcome-last-survivor = one survivor is left
outcome-nobody-survived = nobody survived

## What is asked

prompt-turn = { $energy ->
    [0] You have no energy left: { LIST($can, item: "can-do", join: "or") }.
   *[other] You have { $energy } energy: { LIST($can, item: "can-do", join: "or") }.
}
can-do = { $item ->
    [step] { $roll ->
        [0] take a step
       *[other] take a step (roll { $roll } or more, or be lost with all your energy gone)
    }
    [act] act
    [card] { HAS($cards) ->
        [yes] play { LIST($cards, item: "offered-name", join: "or") }
       *[no] play a card
    }
   *[end] end your turn
}
prompt-catch = There is quarry: eat and get lost { WORD($direction, kind: "way", form: "to") }, or stay hungry where you are.
# With the cards that fit now, where the page knows them; what they do is said where there is room.
play-or-pass = { HAS($cards) ->
    [yes] Play { LIST($cards, item: "offered-card", join: "or") }, or no card.
   *[no] Play a card, or pass.
}
offered-card = { $brief ->
    [yes] { offered-name }
   *[no] { offered-name } ({ card-effect })
}
offered-name = { HAS($held) ->
    [yes] { WORD($held, kind: "card") } as { card-name }
   *[no] { card-name }
}
prompt-start = { YOU($seat) ->
    [yes] Your turn begins. { play-or-pass }
   *[no] { NAME($seat) }’s turn begins. { play-or-pass }
}
prompt-move = { YOU($seat) ->
    [yes] You set out for { place }. { play-or-pass }
   *[no] { NAME($seat) } sets out for { place }. { play-or-pass }
}
prompt-night-roll = { YOU($seat) ->
    [yes] You rolled { $roll } on the way to { place } and need { $needed }. { play-or-pass }
   *[no] { NAME($seat) } rolled { $roll } on the way to { place } and needs { $needed }. { play-or-pass }
}
prompt-lost = { YOU($seat) ->
    [yes] You are lost{ lost-way }. { play-or-pass }
   *[no] { NAME($seat) } is lost{ lost-way }. { play-or-pass }
}
lost-way = { $direction ->
    [0] , and the compass is about to spin
   *[other] , { WORD($direction, kind: "way", form: "to") }
}
prompt-hunt-roll = { YOU($seat) ->
    [yes] You hunt: a roll of { $roll } counts as { $result }. { play-or-pass }
   *[no] { NAME($seat) } hunts: a roll of { $roll } counts as { $result }. { play-or-pass }
}
prompt-sleep = { YOU($seat) ->
    [yes] You go to sleep. { play-or-pass }
   *[no] { NAME($seat) } goes to sleep. { play-or-pass }
}
prompt-illness = { YOU($seat) ->
    [yes] You fell ill and now have: { LIST($illnesses, item: "some-illnesses", join: "comma") }. { play-or-pass }
   *[no] { NAME($seat) } fell ill and now has: { LIST($illnesses, item: "some-illnesses", join: "comma") }. { play-or-pass }
}
prompt-attack = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } attacks you. { play-or-pass }
   *[no] { WORD($by, kind: "beast", form: "The") } attacks { NAME($seat) }. { play-or-pass }
}
prompt-attack-roll = { YOU($seat) ->
    [yes] { WORD($by, kind: "beast", form: "The") } rolled { $beast_sum }, you { $own_sum }. { play-or-pass }
   *[no] { WORD($by, kind: "beast", form: "The") } rolled { $beast_sum }, { NAME($seat) } { $own_sum }. { play-or-pass }
}
prompt-end = { YOU($seat) ->
    [yes] Your turn ends. { play-or-pass }
   *[no] { NAME($seat) }’s turn ends. { play-or-pass }
}
prompt-nature = Nature’s turn begins. { play-or-pass }
prompt-targeted = { YOU($seat) ->
    [yes] { card-name } is played on you. { play-or-pass }
   *[no] { card-name } is played on { NAME($seat) }. { play-or-pass }
}

why-go = Each step costs the energy shown. Hunger and thirst exhaust you; exhaustion at the end of its track is death.
why-action = Food, water and sleep keep you alive; steps bring you to the village.
why-catch = Eat and be carried off your way, or stay hungry where you are.
why-bad = A lit card hinders another player and is gone once played. You can also keep it.
why-good = A lit card helps you now and is gone once played. You can also keep it for later.

## Things, explained

about-second-wind = At the start of your turn: 2 energy more. Or { card-heavy-legs }: 2 less for another.
about-hidden-spring = In your turn: no more thirst. Or { card-leaking-flask }: 2 thirst for another.
about-wild-berries = In your turn: 3 hunger less. Or { card-spoiled-meat }: 2 hunger for another.
about-deep-sleep = When you sleep: 2 steps more. Or { card-nightmares }: 2 fewer for another.
about-fresh-tracks = After your hunt roll: 2 more. Or { card-startled-game }: 2 less for another.
about-old-path = In your turn: the next step costs 2 and needs no roll. Or { card-wrong-turn }: another must roll.
about-companion = When somebody leaves your area: go along for nothing. Or { card-quarrel }: 2 exhaustion for another in company.
about-torch = In your turn: no night rolls. Or { card-sudden-darkness }: night for another.
about-spear = When you are attacked: roll two dice. Or { card-enraged-beast }: one die more for the animal.
about-climb-a-tree = When you are attacked: it does not happen. Or { card-scent-of-blood }: move an animal.
about-healing-herbs = In your turn, or when you fall ill: one illness gone. Or { card-bad-water }: another falls ill.
about-raft = In your turn: over water for 3 energy, or rivers for nothing. Or { card-flood }: no river for another.
about-shelter = In nature’s turn: no exhaustion for you. Or { card-storm }: 2 exhaustion for another.
about-shortcut = In your turn: one step for nothing. Or { card-landslide }: another stays put.
about-steady-hand = When you are lost: choose the direction. Or { card-spinning-needle }: another may be led astray.
about-campfire = In your turn: resting costs 1. Or { card-smoke }: no rest or sleep for another.
about-lucky-charm = After a roll of yours: roll again. Or { card-jinx }: another rolls again.
about-watchful = When a card is played on you: it has no effect. Or { card-thief }: take a card.
about-thirst = Grows every round; the number it shows is added to exhaustion. Drink beside water.
about-hunger = Grows every round; the number it shows is added to exhaustion. Hunt by day.
about-exhaustion = Less energy as it grows; at the end of the track you die. Rest or sleep.
about-day = By day you can hunt and find your way.
about-night = No hunting; before each step a die must show 4 or more, or you are lost.
about-special = A special round: what is written on the day card holds.
about-fever = 1 exhaustion more each round. Sleep and roll 4 or more to get rid of it.
about-stomach-cramps = A hunt takes away only 3 hunger. Drink to get rid of them.
about-twisted-ankle = Steps cost 1 more. Sleep to get rid of it.
about-dysentery = 1 thirst more each round. Drink and roll 3 or more to get rid of it.
about-blurred-vision = Steps by day need a roll of 3. Sleep to get rid of it.
about-infected-wound = 1 energy less each turn. Wash it beside water for 3 energy.
about-chills = Resting has no effect. Sleep to get rid of them.

## Moves, without a capital letter

move-go = go { WORD($direction, kind: "way") }
move-hunt = hunt
move-rest = rest
move-sleep = sleep
move-drink = drink
move-wash-wound = wash the wound
move-end-turn = end your turn
move-eat-and-get-lost = eat and get lost
move-stay-hungry = stay hungry
move-pass = no card: go on
move-always-pass = never ask me { WORD($trigger, kind: "trigger") }
move-ask-me = ask me again { WORD($trigger, kind: "trigger") }
move-good = { HAS($illness) ->
    [yes] play { card-name } against { WORD($illness, kind: "illness") }
   *[no] { HAS($direction) ->
        [yes] play { card-name }: { WORD($direction, kind: "way", form: "to") }
       *[no] play { card-name }
    }
}
move-raft = play { card-name }: { crossing }
move-bad = { HAS($target) ->
    [yes] play { card-name } ({ WORD($held, kind: "card") }) on { NAME($target) }
   *[no] { HAS($beast) ->
        [yes] play { card-name } ({ WORD($held, kind: "card") }): { WORD($beast, kind: "beast", form: "the") } goes { WORD($direction, kind: "way") }
       *[no] play { card-name } ({ WORD($held, kind: "card") })
    }
}

## What a move costs or brings

note-step = { $river ->
    [yes] across the river to { place }: { price }
   *[no] to { place }: { price }
}
note-raft = over the water to { place }: { price }
price = { $roll ->
    [0] { $energy } energy
   *[other] { $energy } energy, roll { $roll } or more
}
note-hunt = { $bonus ->
    [0] { $energy } energy and a die: 5–6 eat, 1 get lost, 4 both
   *[other] { $energy } energy and a die: 4–6 eat, 3 eat and get lost
}
note-rest = { $energy } energy: 1 exhaustion less
note-sleep = the whole turn: { $steps } exhaustion less
note-drink = for nothing: your thirst is gone
note-wash = { $energy } energy: the infected wound heals
note-eat = your hunger is gone, and so is your energy
note-stay = you keep your place and your energy
note-pass = play nothing
note-card = { card-effect }

## Why a move is refused, and what to do now

only-energy = { $energy ->
    [0] you have none left
   *[other] you have only { $energy }
}
cheaper = Do something cheaper, or end your turn.
refused-catch-first = Your hunt came to 4. First choose: eat and get lost, or stay hungry.
refused-no-catch = You choose this only when a hunt comes to 4. Take a step, act, or end your turn.
refused-nothing-to-pass = Nothing is asked that you could pass on. To stop here, end your turn.
refused-asked-anyway = You are asked anyway { WORD($trigger, kind: "trigger") }. Take a step, act, or end your turn.
refused-other-moment = You are asked now because a card can be played { WORD($trigger, kind: "trigger") }, and only that question you can switch off now: { MOVE($example) }.
refused-ask-again-later = Ask for questions again in your own turn. Now play a card, or pass.
refused-asked-for-card = Somebody may play a card { WORD($trigger, kind: "trigger") }, and now it is you who is asked. Play a card that fits, or pass.
refused-slept = You have slept: this turn you only drink and play cards that move nobody. Then end your turn.
refused-off-board = The land ends { WORD($direction, kind: "way", form: "to") }. Go another way.
refused-into-water = { $area } is water, and nobody walks into it. Go round it, or cross it with { card-raft }.
refused-flood = { card-flood }: you cross no river this turn. Take a way without a river.
refused-step-too-dear = A step to { place } costs { $cost } energy and { only-energy }. { cheaper }
refused-hunt-too-dear = A hunt costs { $cost } energy and { only-energy }. { cheaper }
refused-rest-too-dear = A rest costs { $cost } energy and { only-energy }. End your turn.
refused-wash-too-dear = Washing the wound costs { $cost } energy and { only-energy }. Wash it at the start of your next turn.
refused-raft-too-dear = Crossing on a raft costs { $cost } energy and { only-energy }. { cheaper }
refused-nothing-to-hunt = There is nothing to hunt { WORD($terrain, kind: "terrain", form: "in") }. Hunt in grassland, forest or swamp, or with the tribe.
refused-hunt-in-the-dark = It is too dark to hunt. Hunt by day.
refused-smoke = { card-smoke }: no rest and no sleep this turn. Take a step, hunt, or end your turn.
refused-chills = With { illness-chills } a rest does nothing. Sleep for a whole turn to get rid of them.
refused-not-tired = You are not exhausted at all. Use your energy for something else.
refused-sleep-too-late = Sleep takes the whole turn, and you have moved or spent energy already. Rest now, or sleep next turn.
refused-no-wound = You have no { illness-infected-wound } to wash. Use your energy for something else.
refused-wound-needs-water = A wound is washed beside a river or a water area. Go where there is water.
refused-rain-on-wound = Rain is not enough to wash a wound. Go beside a river or a water area.
refused-no-water = No river and no water area touches { $area }. Go where there is water to drink.
refused-drunk-already = You have drunk this turn. Drink against { illness-dysentery } again next turn.
refused-not-thirsty = You are not thirsty, and drinking would heal nothing now. Do something else.
refused-not-held = The card { WORD($good, kind: "card") } / { WORD($bad, kind: "card") } is not in your hand. Play one that you hold.
refused-wrong-time = { $own ->
    [yes] { card-name } is played { LIST($triggers, item: "your-moment", join: "or") }. Keep it for then.
   *[no] { card-name } is played { LIST($triggers, item: "their-moment", join: "or") }. Keep it for then.
}
refused-say-which-illness = Say which illness goes: { MOVE($example) }.
refused-say-which-way = Say which way you want to go: { MOVE($example) }.
refused-say-on-whom = Say on whom you play { card-name }: { MOVE($example) }.
refused-say-which-animal = Say which animal goes where: { MOVE($example) }.
refused-storm = { card-name } hits another player who is alive. Choose one of them.
refused-needle = { card-name } hits whoever ends the turn, or a companion of this turn in the village, but never you. Choose one of them, or pass.
refused-beast-away = { WORD($beast, kind: "beast", form: "The") } is not on the board. Choose another animal.
refused-beast-way = { WORD($beast, kind: "beast", form: "The") } cannot go that way. Choose another direction or another animal.
refused-no-beast = No animal can move now. Keep { card-name }, and pass.
refused-quarrel = { card-name } needs company, and { NAME($seat) } stands alone. Play another card, or pass.
refused-thief = { NAME($seat) } has no card that { card-name } could take. Play another card, or pass.
refused-landslide = { card-name } hits only a step to a rocky area or a mountain. Play another card, or pass.
refused-dark-already = It is dark already. Keep { card-name }, and pass.
refused-works-already = { card-name } works already. Keep this card for later.
refused-no-way = That way lie water or the edge of the land. Choose another direction.
refused-companion = You can only go along from the same area as { NAME($seat) }. Play another card, or pass.
refused-spring = You are not thirsty. Keep { card-name } for later.
refused-berries = You are not hungry. Keep { card-name } for later.
refused-not-ill = You have no illness. Keep { card-name } for later.
refused-other-illness = You do not have { WORD($illness, kind: "illness") }. Choose an illness that you have.
refused-card-after-sleep = You have slept: this turn you play no card for moving or resting. Keep { card-name } for later.
refused-path-waits = A card for your next step lies ready. Take that step before you play { card-name }.
refused-torch = It is neither night nor foggy. Keep { card-name } for the dark.
refused-campfire = In the smoke nobody rests this turn. Keep { card-name } for later.
refused-raft-in-flood = { card-flood }: you cross no river this turn. Cross a water area on the raft, or keep it.
refused-raft-way = A raft crosses one water area beside you to open land beyond. Choose other directions.

## What a move does, as a reason for it

fact-drinks = your thirst is gone
fact-heals = you are rid of { WORD($illness, kind: "illness") }
fact-water = brings you to water
fact-eats = your hunger is less
fact-rests = { $steps } exhaustion less
fact-energy = { $energy ->
    [0] uses up your energy
   *[other] leaves you { $energy } energy
}
fact-unused = leaves { $energy } energy unused
fact-keeps = { $count ->
    [one] keeps your card
   *[other] keeps your { $count } cards
}

## What a hint speaks of

part-way = your way to the village
part-strength = your strength
part-thirst = your thirst
part-hunger = your hunger
part-health = your health
part-cards = the cards in your hand
part-lead = your lead over your rivals

## On the table

track-thirst = thirst
track-hunger = hunger
track-exhaustion = exhaustion
board-track = { WORD($track, kind: "track") }
board-track-at = { WORD($track, kind: "track") } { $at } of { $of }
board-adds = +{ $count } exhaustion
board-mark = { WORD($mark, kind: "mark") }
board-day = { $night ->
    [yes] { WORD($day, kind: "day") }, night
   *[no] { WORD($day, kind: "day") }
}
board-weather = { WORD($weather, kind: "weather") }
board-illness = { WORD($illness, kind: "illness") }
board-rounds = Rounds of the day
board-energy = { $energy } energy
board-cards = { $count ->
    [one] card
   *[other] cards
}
board-died = died in the wilderness
board-land = The land from west to east
board-figure = { NAME($seat) } at { $area }
board-step = Go { note-step }
board-not-now = { $area }: not now
board-standing = { $steps ->
    [one] { $steps } step to the village as the crow flies
   *[other] { $steps } steps to the village as the crow flies
}
board-not-until-my-turn = Don’t ask until my next turn
board-ask-always = Whenever I can do something
board-only-me = Only what concerns me
board-only-about = Only about { NAME($seat) }
board-only-with = Only with { WORD($card, kind: "card") }
board-ask-me = When to ask me
board-unasked = You are not asked { LIST($triggers, item: "moment", join: "or") }.

## In the terminal

screen-sky = { WORD($day, kind: "day") } ({ LIST($rounds, item: "some-rounds", join: "comma") }). Round { $round } of { $of }, { $night ->
    [yes] night
   *[no] day
}.
screen-weather = Special round: { WORD($weather, kind: "weather") }.
screen-effects = This turn: { LIST($effects, item: "effect-item", join: "comma") }.
screen-legend = { LIST($terrains, item: "legend-item", join: "comma") }, W water, ? face down, ~ river +2; numbers are players, b bear, w wolf, s snake, + several of these.
legend-item = { $letter } { WORD($terrain, kind: "terrain") } { $cost }
screen-dead = { NAME($seat) } lies dead at { $area }.
screen-figure = { NAME($seat) } at { $area }:
screen-figure-in-turn = { NAME($seat) } at { $area }, in turn with { $energy } energy:
screen-tracks = thirst { $thirst } (counts { $thirst_number }), hunger { $hunger } (counts { $hunger_number }), exhaustion { $exhaustion } (energy { $energy })
screen-ill = ill: { LIST($illnesses, item: "some-illnesses", join: "comma") }
screen-decks = Decks: { $events } event, { $illnesses } illness, { $days } day cards; discards { $used_events }, { $used_illnesses }, { $used_days }.
screen-hand = Your event cards, good face / bad face:

## Counted over many games

tally-first-played = First card played
tally-played = Cards played
tally-hunts = Number of hunts
tally-drinks = How often somebody drank
tally-sleeps = How often somebody slept
tally-illnesses = Illnesses drawn
tally-attacks = Attacked by
foe-item = { WORD($item, kind: "beast") }
