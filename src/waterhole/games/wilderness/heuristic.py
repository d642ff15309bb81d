"""Wilderness: what the bots know of the game.

Everything is measured in rounds. A forecast walks a figure to the village round by round, by the way that looks
cheapest over what is face up, with its thirst, hunger, sleep and nights; a move is worth how it changes the forecast.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.board import HAS_WATER, NEAR, RIVERS_AT, STEP, terrain_of, ways_of
from waterhole.games.wilderness.components import (
    ACT,
    BAD_WATER,
    BITE,
    CAMPFIRE,
    CATCH,
    CHILLS,
    CLIMB_A_TREE,
    COMPANION,
    DEEP_SLEEP,
    DESERT,
    DIRECTIONS,
    DYSENTERY,
    ENERGY,
    ENRAGED_BEAST,
    ENTRY_COST,
    FEVER,
    FRESH_TRACKS,
    HIDDEN_SPRING,
    HUNGER,
    HUNT_COST,
    INFECTED_WOUND,
    JINX,
    LANDSLIDE,
    LUCKY_CHARM,
    M_BAD,
    M_CURE,
    M_DRINK,
    M_END,
    M_GOOD,
    M_HERBS,
    M_HUNGRY,
    M_HUNT,
    M_NEEDLE,
    M_PASS,
    M_RAFT,
    M_REST,
    M_SCENT,
    M_SLEEP,
    M_STEADY,
    M_STORM,
    MOST_HUNGER,
    MOST_THIRST,
    NIGHT_AT,
    NIGHTMARES,
    NO_ROLL,
    OLD_PATH,
    ON_OLD_PATH,
    ON_SHORTCUT,
    OVER,
    QUARREL,
    RAFT_COST,
    RIVER_COST,
    ROUNDS,
    SECOND_WIND,
    SHELTER,
    SHORTCUT,
    SKULL,
    SPEAR,
    STARTLED_GAME,
    SWAMP,
    T_ATTACK_ROLL,
    T_HUNT_ROLL,
    T_ILLNESS,
    T_MOVE,
    T_TARGETED,
    THIRST,
    TILE_AREAS,
    TORCH,
    TWISTED_ANKLE,
    VILLAGE,
    WATCHFUL,
    WATER,
    WILD_BERRIES,
    WRONG_TURN,
)
from waterhole.games.wilderness.rules import Wilderness
from waterhole.games.wilderness.table import cards_in
from waterhole.kernel.core import BIT, Policy, Rng, State, bits

FAR: Final = 999
HIDDEN_COST: Final = 3  # an area nobody has seen yet
HIDDEN_WATER: Final = 6  # energy from an unseen area to water
SWAMP_FEAR: Final = 2  # energy that an illness is worth
DESERT_FEAR: Final = 1
LAST_ROUND: Final = 30  # of a forecast
DEATH: Final = 30.0  # rounds that dying is worth
NOISE: Final = 0.01  # settles equal moves by lot
ENERGY_A_ROUND: Final = 5.0
DRINKS_EVERY: Final = 3  # rounds between two drinks on the way
WEARY: Final = 17  # squares of exhaustion at which one sleeps by day
STARVING: Final = 7  # squares of hunger at which one hunts
CARD: Final = 0.5  # rounds that a card in hand is worth
KEPT_MAPS: Final = 512


@final
class Ways:
    """Energy to the village and to water from every area, over what is face up."""

    def __init__(self, village: vec[i64], water: vec[i64]) -> None:
        self.village = village
        self.water = water


@final
class WildernessHeuristic(Policy):
    def __init__(self) -> None:
        self.kept: dict[i64, Ways] = {}

    def ways(self, game: Wilderness) -> Ways:
        """Kept by the tiles that are face up, the only thing they depend on."""
        key = game.strip
        for position in range(game.strip):
            key *= 9
            if (game.face_up >> position) & 1:
                key += game.tiles[position] + 1
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) >= KEPT_MAPS:
                self.kept.clear()
            found = find_ways(game)
            self.kept[key] = found
        return found

    def choose(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        game = cast(Wilderness, state)
        ways = self.ways(game)
        plain = -1.0e9
        if game.step == ACT:
            for i in range(count):
                if moves[i] < M_GOOD:
                    worth = worth_of_action(game, ways, seat, moves[i])
                    if worth > plain:
                        plain = worth
        best = moves[0]
        best_worth = -1.0e9
        for i in range(count):
            move = moves[i]
            if game.step == ACT:
                if move < M_GOOD:
                    worth = worth_of_action(game, ways, seat, move)
                else:
                    worth = plain + worth_of_turn_card(game, ways, seat, move)
            elif game.step == CATCH:
                worth = worth_of_catch(game, ways, seat, move)
            else:
                worth = worth_in_window(game, ways, seat, move)
            worth += NOISE * rng.chance()
            if worth > best_worth:
                best_worth = worth
                best = move
        return best

    def value(self, state: State, seat: i64) -> float:
        """The share of a win by how soon each living player is forecast to be there."""
        game = cast(Wilderness, state)
        if game.step == OVER:
            if (game.winners >> seat) & 1:
                return 1.0 / float(bits(game.winners))
            return 0.0
        if not game.lives(seat):
            return 0.0
        ways = self.ways(game)
        total = 0.0
        mine = 0.0
        for player in range(game.seats):
            if game.lives(player):
                rounds = rounds_to_go(game, ways, player)
                chance = 1.0 / ((1.0 + rounds) * (1.0 + rounds))
                total += chance
                if player == seat:
                    mine = chance
        return mine / total


# -- ways ---------------------------------------------------------------------------


def find_ways(game: Wilderness) -> Ways:
    """Distances by relaxing until nothing changes; costs are those of entering an area."""
    areas = TILE_AREAS * game.strip
    village = vec[i64]([FAR] * areas)
    water = vec[i64]([FAR] * areas)
    village[areas - 1] = 0
    for area in range(areas):
        if not game.is_open(area):
            water[area] = HIDDEN_WATER
        elif shows_water(game, area, areas):
            water[area] = 0
    changed = True
    while changed:
        changed = False
        for k in range(areas):
            area = areas - 1 - k
            if not game.is_open(area) or terrain_of(game.land[area]) != WATER:
                for direction in range(i64(DIRECTIONS)):
                    near = NEAR[area * DIRECTIONS + direction]
                    if near >= 0 and near < areas:
                        cost = entry_fear(game, area, near, direction)
                        if village[near] + cost < village[area]:
                            village[area] = village[near] + cost
                            changed = True
                        if water[near] + cost < water[area]:
                            water[area] = water[near] + cost
                            changed = True
    return Ways(village, water)


def shows_water(game: Wilderness, area: i64, areas: i64) -> bool:
    """Whether everybody can see that one can drink here."""
    if game.land[area] & HAS_WATER == 0:
        return False
    if (game.land[area] >> RIVERS_AT) & 63:
        return True
    for direction in range(i64(DIRECTIONS)):
        near = NEAR[area * DIRECTIONS + direction]
        if near >= 0 and near < areas and game.is_open(near) and terrain_of(game.land[near]) == WATER:
            return True
    return False


def entry_fear(game: Wilderness, area: i64, near: i64, direction: i64) -> i64:
    """Energy for a step, with what desert and swamp are worth on top."""
    if near == TILE_AREAS * game.strip - 1:
        return ENTRY_COST[VILLAGE]
    if not game.is_open(near):
        return HIDDEN_COST
    terrain = terrain_of(game.land[near])
    if terrain == WATER:
        return FAR
    cost = ENTRY_COST[terrain]
    if terrain == SWAMP:
        cost += SWAMP_FEAR
    elif terrain == DESERT:
        cost += DESERT_FEAR
    if game.is_open(area) and (game.land[area] >> (RIVERS_AT + direction)) & 1:
        cost += RIVER_COST
    return cost


# -- the forecast ---------------------------------------------------------------------


def night_in(game: Wilderness, rounds: i64) -> bool:
    """Whether it is night so many rounds from now; days to come are taken to be like most."""
    at = game.round + rounds
    if at < ROUNDS:
        return NIGHT_AT[game.day * ROUNDS + at] != 0
    return (at - ROUNDS) % ROUNDS >= 4


def forecast(
    game: Wilderness, seat: i64, way: float, exhaustion: i64, thirst: i64, hunger: i64, dry: i64, safe: i64
) -> float:
    """Rounds to the village for one who ends this round so far from it, `dry` rounds from water.

    `safe`: exhaustion that this round's nature spares him.
    """
    fever = game.has(seat, FEVER)
    parched = game.has(seat, DYSENTERY)
    rounds: i64 = 0
    fear = 0.0
    while rounds < LAST_ROUND:
        if way <= 0.0:
            return float(rounds) + fear
        thirst += 1 + parched
        if thirst > MOST_THIRST:
            thirst = MOST_THIRST
        hunger += 1
        if hunger > MOST_HUNGER:
            hunger = MOST_HUNGER
        exhaustion += 1 + THIRST[thirst] + HUNGER[hunger] + fever - safe
        safe = 0
        if exhaustion >= SKULL:
            return DEATH + fear + way / ENERGY_A_ROUND
        if exhaustion >= SKULL - 4:
            fear += 0.6 * float(exhaustion - SKULL + 5)
        rounds += 1
        dry -= 1
        if dry <= 0:
            thirst = 0
            dry = DRINKS_EVERY
        weary = exhaustion >= WEARY and way > 2.0 * float(ENERGY[exhaustion])
        if weary or night_in(game, rounds):
            exhaustion = slept(exhaustion)
        elif hunger >= STARVING and way > 14.0:
            hunger = 0
        else:
            way -= 0.9 * float(ENERGY[exhaustion])
    return DEATH + fear


def slept(exhaustion: i64) -> i64:
    if exhaustion < 4:
        return 0
    return exhaustion - 4


def rounds_to_go(game: Wilderness, ways: Ways, seat: i64) -> float:
    """The forecast for a player as he stands."""
    area = game.figures[seat]
    return forecast(
        game,
        seat,
        float(ways.village[area]),
        game.exhaustion[seat],
        game.thirst[seat],
        game.hunger[seat],
        rounds_to_water(ways, area),
        0,
    )


def rounds_to_water(ways: Ways, area: i64) -> i64:
    return (ways.water[area] + 5) // 6


# -- actions --------------------------------------------------------------------------


def worth_of_action(game: Wilderness, ways: Ways, seat: i64, move: i64) -> float:
    if move < M_HUNT:
        return worth_of_step(game, ways, seat, game.figures[seat] + STEP[move], game.move_cost(seat, move), game.flags)
    if move == M_DRINK:
        return 100.0  # it costs nothing
    area = game.figures[seat]
    way = float(ways.village[area])
    exhaustion = game.exhaustion[seat]
    hunger = game.hunger[seat]
    energy = game.energy
    if move == M_SLEEP:
        return -settled(game, ways, seat, way, slept(exhaustion) - healed_by_sleep(game, seat), hunger)
    if move == M_REST:
        energy -= game.rest_cost()
        return -settled(game, ways, seat, way - 0.6 * float(energy), exhaustion - 1, hunger)
    if move == M_CURE:
        return -settled(game, ways, seat, way, exhaustion - 3, hunger)
    if move == M_HUNT:
        left = way - 0.6 * float(energy - HUNT_COST)
        fed = settled(game, ways, seat, left, exhaustion, 0)
        hungry = settled(game, ways, seat, left, exhaustion, hunger)
        return -(0.45 * fed + 0.55 * hungry) - 0.1
    if move == M_END:
        return -settled(game, ways, seat, way, exhaustion, hunger) - 0.05
    return -100.0  # withdrawing a pass


def settled(game: Wilderness, ways: Ways, seat: i64, way: float, exhaustion: i64, hunger: i64) -> float:
    """The forecast for one who stays in his area this round."""
    area = game.figures[seat]
    if exhaustion < 0:
        exhaustion = 0
    if way < 1.0:
        way = 1.0
    return forecast(game, seat, way, exhaustion, game.thirst[seat], hunger, rounds_to_water(ways, area), 0)


def healed_by_sleep(game: Wilderness, seat: i64) -> i64:
    """Steps that the illnesses which go with sleep are worth."""
    return 2 * (game.has(seat, TWISTED_ANKLE) + game.has(seat, CHILLS)) + game.has(seat, FEVER)


def worth_of_step(game: Wilderness, ways: Ways, seat: i64, area: i64, cost: i64, flags: i64) -> float:
    """A step with its roll, and the way on from there with what energy is left."""
    if flags & (ON_OLD_PATH | ON_SHORTCUT):
        flags |= NO_ROLL
    needed = game.roll_needed(flags)
    arrives = after_step(game, ways, seat, area, game.energy - cost, needed)
    if needed == 0:
        return -arrives
    chance = float(7 - needed) / 6.0
    lost = after_step(game, ways, seat, game.figures[seat], 0, 0) + 0.5
    return -(chance * arrives + (1.0 - chance) * lost)


def after_step(game: Wilderness, ways: Ways, seat: i64, area: i64, energy: i64, needed: i64) -> float:
    thirst = game.thirst[seat]
    terrain = terrain_of(game.land[area])
    way = float(ways.village[area])
    if terrain == DESERT and not game.dark_for(seat):
        thirst += 1
    if terrain == SWAMP:
        way += float(SWAMP_FEAR)
    if way > 0.0:
        used = 0.85 * float(energy)
        if needed:
            used = used * float(7 - needed) / 12.0
        way -= used
        if way < 1.0:
            way = 1.0
    if ways.water[area] == 0:
        thirst = 0
    if thirst > MOST_THIRST:
        thirst = MOST_THIRST
    dry = rounds_to_water(ways, area)
    return forecast(game, seat, way, game.exhaustion[seat], thirst, game.hunger[seat], dry, 0)


def worth_of_catch(game: Wilderness, ways: Ways, seat: i64, move: i64) -> float:
    """Eat and get lost, or stay hungry with the energy that is left."""
    if move == M_HUNGRY:
        way = float(ways.village[game.figures[seat]]) - 0.6 * float(game.energy)
        return -settled(game, ways, seat, way, game.exhaustion[seat], game.hunger[seat])
    area = game.figures[seat] + STEP[game.spun]
    dry = rounds_to_water(ways, area)
    way = float(ways.village[area])
    return -forecast(game, seat, way, game.exhaustion[seat], game.thirst[seat], 0, dry, 0)


# -- cards in one's own turn -------------------------------------------------------------


def worth_of_turn_card(game: Wilderness, ways: Ways, seat: i64, move: i64) -> float:
    """Rounds gained beyond the best move without a card, less what the card is worth in hand."""
    if move >= M_RAFT:
        landing = game.raft_landing(seat, (move - M_RAFT) // DIRECTIONS, (move - M_RAFT) % DIRECTIONS)
        saved = ways.village[game.figures[seat]] - ways.village[landing] - RAFT_COST
        return float(saved) / ENERGY_A_ROUND - 2.0 * CARD
    if move >= M_HERBS:
        return worth_of_healing(game, seat, move - M_HERBS) - CARD
    kind = move - M_GOOD
    area = game.figures[seat]
    if kind == HIDDEN_SPRING:
        if ways.water[area] > 2:
            return 0.3 * float(game.thirst[seat]) - 2.0 * CARD
        return -1.0
    if kind == WILD_BERRIES:
        return 0.3 * float(game.hunger[seat]) - 3.5 * CARD
    if kind == CAMPFIRE:
        if game.exhaustion[seat] > 8 and game.energy >= 4 and game.has(seat, CHILLS) == 0 and game.night == 0:
            return 0.1 * float(game.exhaustion[seat]) - 2.0 * CARD
        return -1.0
    if kind == TORCH:
        if game.energy >= 4 and game.exhaustion[seat] < WEARY:
            return 0.25 * float(game.energy) - CARD
        return -1.0
    if kind in (OLD_PATH, SHORTCUT):
        return worth_of_path(game, ways, seat, kind)
    return worth_of_free_rivers(game, ways, seat)


def worth_of_healing(game: Wilderness, seat: i64, illness: i64) -> float:
    if illness in (FEVER, TWISTED_ANKLE, INFECTED_WOUND):
        return 2.0 * CARD
    if illness == BITE:
        if game.exhaustion[seat] > SKULL - 9:
            return 3.0
        return 0.0
    if illness == DYSENTERY:
        return 1.5 * CARD
    return 0.5 * CARD


def worth_of_path(game: Wilderness, ways: Ways, seat: i64, kind: i64) -> float:
    """What a cheaper and certain step saves on the best way from here."""
    price: i64 = 2
    if kind == SHORTCUT:
        price = 0
    if game.energy < price:
        return -1.0
    area = game.figures[seat]
    here = ways.village[area]
    best: i64 = 0
    for direction in range(i64(DIRECTIONS)):
        if (ways_of(game.land[area]) >> direction) & 1 and game.move_cost(seat, direction) >= 0:
            left = ways.village[area + STEP[direction]]
            saved = here - left - price
            if left == 0:
                saved += 20  # the village
            if saved > best:
                best = saved
    gain = float(best) / ENERGY_A_ROUND
    if game.roll_needed(game.flags) and game.energy >= price:
        gain += 0.2
    return gain - 1.5 * CARD


def worth_of_free_rivers(game: Wilderness, ways: Ways, seat: i64) -> float:
    area = game.figures[seat]
    for direction in range(i64(DIRECTIONS)):
        if (game.land[area] >> (RIVERS_AT + direction)) & 1 and game.energy >= 2:
            left = ways.village[area + STEP[direction]]
            if left + 3 < ways.village[area]:
                return 0.2
    return -1.0


# -- windows --------------------------------------------------------------------------


def worth_in_window(game: Wilderness, ways: Ways, seat: i64, move: i64) -> float:
    """Passing is worth nothing, a card what it gains less its worth in hand."""
    if move == M_PASS:
        return 0.0
    if move < M_GOOD:
        return -1.0
    if move >= M_BAD:
        return worth_of_harm(game, ways, seat, move)
    if game.inner == T_TARGETED:
        return worth_of_watching(game, ways, seat)
    if game.inner == T_ILLNESS:
        return worth_of_healing(game, seat, move - M_HERBS) - CARD
    if move >= M_STEADY:
        area = game.figures[seat] + STEP[move - M_STEADY]
        return 1.0 + float(ways.village[game.figures[seat]] - ways.village[area]) / ENERGY_A_ROUND
    return worth_of_help(game, ways, seat, move - M_GOOD)


def worth_of_help(game: Wilderness, ways: Ways, seat: i64, kind: i64) -> float:
    exhaustion = game.exhaustion[seat]
    if kind == SECOND_WIND:
        if game.night or exhaustion >= WEARY:
            return -1.0
        return 0.4 - 0.5 * CARD
    if kind == COMPANION:
        saved = ways.village[game.figures[seat]] - ways.village[game.target_area]
        if ways.village[game.target_area] == 0:
            return 20.0
        return float(saved) / ENERGY_A_ROUND - CARD
    if kind == DEEP_SLEEP:
        return 0.06 * float(exhaustion - 4) - 0.5 * CARD
    if kind == FRESH_TRACKS:
        result = game.hunt_result()
        if result < 5 and result > 2:
            return 0.2 * float(game.hunger[seat]) - CARD
        return -1.0
    if kind == LUCKY_CHARM:
        return worth_of_charm(game, seat)
    if kind == SPEAR:
        return 0.3 + 0.05 * float(exhaustion) - CARD
    if kind == CLIMB_A_TREE:
        return 0.1 * float(exhaustion) - CARD
    if kind == SHELTER:
        return worth_of_shelter(game, seat)
    return -1.0


def worth_of_charm(game: Wilderness, seat: i64) -> float:
    if game.window == T_ATTACK_ROLL:
        return 0.15 * float(game.beast_sum - game.own_sum) - CARD
    if game.window == T_HUNT_ROLL:
        if game.hunt_result() < 4:
            return 0.15 * float(game.hunger[seat]) - CARD
        return -1.0
    if game.roll < game.roll_needed(game.flags):
        return 0.5
    return -1.0


def worth_of_shelter(game: Wilderness, seat: i64) -> float:
    toll = toll_of(game, seat)
    if game.exhaustion[seat] + toll >= SKULL:
        return 20.0
    return 0.3 * float(toll - 3)


def toll_of(game: Wilderness, seat: i64) -> i64:
    """The exhaustion that the coming nature's turn brings."""
    thirst = game.thirst[seat] + 1
    hunger = game.hunger[seat] + 1
    if thirst > MOST_THIRST:
        thirst = MOST_THIRST
    if hunger > MOST_HUNGER:
        hunger = MOST_HUNGER
    return 1 + THIRST[thirst] + HUNGER[hunger] + game.has(seat, FEVER)


def worth_of_watching(game: Wilderness, ways: Ways, seat: i64) -> float:
    """Answer what could cost the game; small things only with cards to spare."""
    if ways.village[game.figures[seat]] == 0:
        return 20.0
    if game.window == T_MOVE and ways.village[game.target_area] < 4:
        return 5.0
    if game.exhaustion[seat] + 4 >= SKULL:
        return 5.0
    return 0.1 * float(cards_in(game.hands[seat])) - 0.3


# -- cards against others ---------------------------------------------------------------


def worth_of_harm(game: Wilderness, ways: Ways, seat: i64, move: i64) -> float:
    """By how near to winning the other is, against what the card's good face is worth."""
    if move >= M_SCENT:
        return -1.0
    target = game.concerned
    if move >= M_NEEDLE:
        target = move - M_NEEDLE
        if ways.village[game.figures[target]] == 0:
            return 20.0
        return -1.0
    if move >= M_STORM:
        target = move - M_STORM
        if game.exhaustion[target] + toll_of(game, target) + 2 >= SKULL and game.exhaustion[target] < SKULL:
            return 2.0 * danger_of(game, ways, seat, target)
        return danger_of(game, ways, seat, target) - CARD
    danger = danger_of(game, ways, seat, target)
    kind = move - M_BAD
    if kind in (WRONG_TURN, LANDSLIDE):
        if ways.village[game.target_area] == 0:
            return 20.0
        return danger - CARD
    if kind == JINX:
        return worth_of_jinx(game, ways, danger)
    if kind == STARTLED_GAME:
        if game.hunt_result() < 5 or game.hunt_result() - 2 > 4:
            return -1.0
        return danger - CARD
    if kind in (ENRAGED_BEAST, NIGHTMARES):
        return danger - CARD
    if kind in (QUARREL, BAD_WATER):
        return 1.2 * danger - CARD
    if kind == WATCHFUL:  # its other face: Thief
        return 1.5 * danger - 0.5 * CARD
    return danger - CARD


def worth_of_jinx(game: Wilderness, ways: Ways, danger: float) -> float:
    if game.window == T_ATTACK_ROLL:
        if game.own_sum >= game.beast_sum:
            return danger - CARD
        return -1.0
    if game.window == T_HUNT_ROLL:
        if game.hunt_result() >= 4:
            return danger - CARD
        return -1.0
    if game.roll < game.roll_needed(game.flags):
        return -1.0
    if ways.village[game.target_area] == 0:
        return 20.0
    return danger - CARD


def danger_of(game: Wilderness, ways: Ways, seat: i64, target: i64) -> float:
    """From 0 to about 1: how likely the target is to win before this seat and the others."""
    if (game.alive & BIT[target]) == 0:
        return 0.0
    theirs = rounds_to_go(game, ways, target)
    mine = rounds_to_go(game, ways, seat)
    if theirs > mine + 3.0:
        return 0.0
    return 2.0 / (2.0 + theirs)
