"""Wilderness: what the bots know of the game.

Everything is measured in rounds: a move is worth what it gains by the forecast, a card what it gains less what it is
worth in hand.
"""

from __future__ import annotations

import math
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.board import NEAR, STEP, terrain_of
from waterhole.games.wilderness.components import (
    ACT,
    BAD_WATER,
    BEAST_COUNT,
    BITE,
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
    FEVER,
    FIRE_LIT,
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
    MOST_AREAS,
    MOST_HUNGER,
    MOST_THIRST,
    NIGHTMARES,
    NO_ROLL,
    ON_OLD_PATH,
    ON_SHORTCUT,
    OVER,
    QUARREL,
    RAFT_COST,
    ROWS,
    SECOND_WIND,
    SHELTER,
    SKULL,
    SMOKED,
    SPEAR,
    STARTLED_GAME,
    SWAMP,
    T_ATTACK_ROLL,
    T_HUNT_ROLL,
    T_ILLNESS,
    T_MOVE,
    T_START,
    T_TARGETED,
    THIRST,
    TILE_AREAS,
    TWISTED_ANKLE,
    VILLAGE,
    WATCHFUL,
    WILD_BERRIES,
    WRONG_TURN,
)
from waterhole.games.wilderness.effects import flag_of_good
from waterhole.games.wilderness.forecast import (
    DEATH,
    FAR,
    FED,
    SWAMP_FEAR,
    Ways,
    find_ways,
    forecast,
    rounds_to_go,
    rounds_to_water,
    slept,
    work_out_rounds,
)
from waterhole.games.wilderness.rules import Wilderness
from waterhole.games.wilderness.table import cards_in
from waterhole.kernel.core import BIT, MOST_SEATS, Policy, Rng, State, bits

NOISE: Final = 0.01  # settles equal moves by lot
ENERGY_A_ROUND: Final = 5.0
WEARY: Final = 17  # squares of exhaustion at which one sleeps by day
ATTACK: Final = 5  # exhaustion that an attack costs
CARD: Final = 0.5  # rounds that a card in hand is worth
WARMTH: Final = 0.7  # rounds between two moves of which the better is made e times as often
KEPT_MAPS: Final = 512
# How late a player is: a logistic regression of who won, on 54,000 positions of 2,000 games of two players by the
# rules of thumb. What is counted in small things decides the more, the nearer the village is.
ROUNDS_LATE: Final = 1.1  # each time the rounds to go are e times as many
ENERGY_LATE: Final = 0.36
TURN_LATE: Final = 3.3  # a round until the next turn
EXHAUSTION_LATE: Final = 0.11
CARD_EARLY: Final = 0.39
NEARNESS: Final = 0.5  # a round of the first player's way


@final
class Plan:
    """The best that can be made of a turn, for each first step."""

    def __init__(self) -> None:
        self.worth = vec[float]([0.0] * DIRECTIONS)
        self.best = 0.0
        self.here = 0.0  # staying, and resting with all energy
        self.spent = vec[i64]([FAR] * MOST_AREAS)
        self.thirst = vec[i64]([0] * MOST_AREAS)
        self.first = vec[i64]([0] * MOST_AREAS)
        self.reached = vec[i64]([0] * (MOST_AREAS * DIRECTIONS))


@final
class WildernessHeuristic(Policy):
    def __init__(self) -> None:
        self.kept: dict[i64, Ways] = {}
        self.plan = Plan()
        self.rounds = vec[float]()
        self.to_go = vec[float]([0.0] * MOST_SEATS)

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
            if len(self.rounds) == 0:
                self.rounds = work_out_rounds()
            found = find_ways(game, self.rounds)
            self.kept[key] = found
        return found

    def choose(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        game = cast(Wilderness, state)
        ways = self.ways(game)
        if game.step == ACT:
            return self.choose_action(game, ways, seat, moves, count, rng)
        best = moves[0]
        best_worth = -1.0e9
        for i in range(count):
            if game.step == CATCH:
                worth = worth_of_catch(game, ways, seat, moves[i])
            else:
                worth = worth_in_window(game, ways, seat, moves[i])
            worth += NOISE * rng.chance()
            if worth > best_worth:
                best_worth = worth
                best = moves[i]
        return best

    def choose_action(self, game: Wilderness, ways: Ways, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        """The best move without a card, unless a card gains more than it is worth in hand."""
        make_plan(self.plan, game, ways, seat, game.flags)
        best = moves[0]
        best_worth = -1.0e9
        for i in range(count):
            if moves[i] < M_GOOD:
                worth = worth_of_action(game, ways, self.plan, seat, moves[i]) + NOISE * rng.chance()
                if worth > best_worth:
                    best_worth = worth
                    best = moves[i]
        if best == M_DRINK:
            return best
        best_gain = 0.0
        for i in range(count):
            if moves[i] >= M_GOOD:
                gain = self.gain_of_card(game, ways, seat, moves[i], best_worth)
                if gain > best_gain:
                    best_gain = gain
                    best = moves[i]
        return best

    def weigh(self, state: State, seat: i64, moves: vec[i64], count: i64, rng: Rng, out: vec[float]) -> None:
        game = cast(Wilderness, state)
        ways = self.ways(game)
        best = -1.0e9
        if game.step == ACT:
            make_plan(self.plan, game, ways, seat, game.flags)
            for i in range(count):
                if moves[i] < M_GOOD:
                    out[i] = worth_of_action(game, ways, self.plan, seat, moves[i])
                    if out[i] > best:
                        best = out[i]
            without = best
            for i in range(count):
                if moves[i] >= M_GOOD:
                    out[i] = without + self.gain_of_card(game, ways, seat, moves[i], without)
                    if out[i] > best:
                        best = out[i]
        else:
            for i in range(count):
                if game.step == CATCH:
                    out[i] = worth_of_catch(game, ways, seat, moves[i])
                else:
                    out[i] = worth_in_window(game, ways, seat, moves[i])
                if out[i] > best:
                    best = out[i]
        for i in range(count):
            out[i] = math.exp((out[i] - best) / WARMTH)

    def gain_of_card(self, game: Wilderness, ways: Ways, seat: i64, move: i64, worth: float) -> float:
        """Rounds gained beyond the best move without a card, less what the card is worth in hand."""
        if move < M_HERBS:
            flag = flag_of_good(move - M_GOOD)
            if flag != FIRE_LIT:
                make_plan(self.plan, game, ways, seat, game.flags | flag)
                return self.plan.best - worth - 1.2 * CARD
        return worth_of_turn_card(game, ways, seat, move)

    def value(self, state: State, seat: i64) -> float:
        """The share of a win by how late each living player is."""
        game = cast(Wilderness, state)
        if game.step == OVER:
            if (game.winners >> seat) & 1:
                return 1.0 / float(bits(game.winners))
            return 0.0
        if not game.lives(seat):
            return 0.0
        ways = self.ways(game)
        soonest = DEATH
        for player in range(game.seats):
            if game.lives(player):
                self.to_go[player] = rounds_after_turn(game, ways, player)
                if self.to_go[player] < soonest:
                    soonest = self.to_go[player]
        unit = 1.0 / (1.0 + NEARNESS * soonest)
        total = 0.0
        for player in range(game.seats):
            if game.lives(player):
                late = ROUNDS_LATE * math.log(1.0 + self.to_go[player]) + unit * small_things(game, ways, player)
                self.to_go[player] = math.exp(-late)
                total += self.to_go[player]
        return self.to_go[seat] / total


# -- how late a player is ---------------------------------------------------------------


def rounds_after_turn(game: Wilderness, ways: Ways, player: i64) -> float:
    """The forecast for one who spends the energy he has on his way."""
    area = game.figures[player]
    way = way_after_turn(game, ways, player)
    dry = rounds_to_water(ways, area)
    return forecast(game, ways, player, way, game.exhaustion[player], game.thirst[player], game.hunger[player], dry)


def way_after_turn(game: Wilderness, ways: Ways, player: i64) -> i64:
    """Energy to the village less what can be spent in the turn that is under way."""
    way = ways.village[game.figures[player]]
    if player == game.current:
        if game.window == T_START:
            way -= ENERGY[game.exhaustion[player]]
        else:
            way -= game.energy
    if way < 1:
        return 1
    return way


def small_things(game: Wilderness, ways: Ways, player: i64) -> float:
    """The way, the wait for the next turn, exhaustion and cards."""
    turns = player - game.current
    if turns <= 0:
        turns += game.seats
    late = ENERGY_LATE * float(way_after_turn(game, ways, player)) + TURN_LATE * float(turns) / float(game.seats)
    late += EXHAUSTION_LATE * float(game.exhaustion[player])
    return late - CARD_EARLY * float(cards_in(game.hands[player]))


# -- actions --------------------------------------------------------------------------


def make_plan(plan: Plan, game: Wilderness, ways: Ways, seat: i64, flags: i64) -> None:
    """Every area within reach, by the cheapest way there; a roll on the way makes plans short."""
    start = game.figures[seat]
    plan.here = -after_turn(game, ways, seat, start, game.energy, game.thirst[seat])
    for direction in range(i64(DIRECTIONS)):
        plan.worth[direction] = -1.0e6
    plan.best = -1.0e6
    if flags & (ON_OLD_PATH | ON_SHORTCUT):
        flags |= NO_ROLL
    needed = game.roll_needed(flags)
    reached: i64 = 0
    for direction in range(i64(DIRECTIONS)):
        cost = game.step_cost(seat, start, direction, flags)
        if cost >= 0 and cost <= game.energy:
            area = start + STEP[direction]
            plan.spent[area] = cost
            plan.first[area] = direction
            plan.thirst[area] = thirst_in(game, ways, seat, area, game.thirst[seat])
            plan.reached[reached] = area
            reached += 1
    if needed == 0:
        reached = reach_further(plan, game, ways, seat, start, reached, flags)
    for k in range(reached):
        area = plan.reached[k]
        if plan.spent[area] < FAR:
            worth = -after_turn(game, ways, seat, area, game.energy - plan.spent[area], plan.thirst[area])
            if needed:
                worth = with_roll(game, ways, seat, worth, needed)
            if worth > plan.worth[plan.first[area]]:
                plan.worth[plan.first[area]] = worth
            if worth > plan.best:
                plan.best = worth
            plan.spent[area] = FAR


def reach_further(plan: Plan, game: Wilderness, ways: Ways, seat: i64, start: i64, reached: i64, flags: i64) -> i64:
    """Areas beyond the first step, over what is face up; the number of entries in plan.reached."""
    flags &= ~(ON_OLD_PATH | ON_SHORTCUT | NO_ROLL)
    if game.roll_needed(flags):
        return reached
    areas = TILE_AREAS * game.strip
    k: i64 = 0
    while k < reached:
        area = plan.reached[k]
        k += 1
        for direction in range(i64(DIRECTIONS)):
            near = NEAR[area * DIRECTIONS + direction]
            if near >= 0 and near < areas and near != start and game.is_open(near):
                cost = game.step_cost(seat, area, direction, flags)
                spent = plan.spent[area] + cost
                if cost >= 0 and spent <= game.energy and spent < plan.spent[near]:
                    plan.spent[near] = spent
                    plan.first[near] = plan.first[area]
                    plan.thirst[near] = thirst_in(game, ways, seat, near, plan.thirst[area])
                    plan.reached[reached] = near
                    reached += 1
    return reached


def thirst_in(game: Wilderness, ways: Ways, seat: i64, area: i64, thirst: i64) -> i64:
    """Thirst after entering an area, and drinking where one can."""
    if ways.water[area] == 0:
        return 0
    if terrain_of(game.land[area]) == DESERT and not game.dark_for(seat) and thirst < MOST_THIRST:
        return thirst + 1
    return thirst


def after_turn(game: Wilderness, ways: Ways, seat: i64, area: i64, energy: i64, thirst: i64) -> float:
    """The forecast for one who ends the turn in an area, resting with the energy left."""
    exhaustion = game.exhaustion[seat]
    if game.flags & SMOKED == 0 and game.has(seat, CHILLS) == 0:
        exhaustion -= energy // game.rest_cost()
        if exhaustion < 0:
            exhaustion = 0
    exhaustion += bites_at(game, seat, area)
    if area != game.figures[seat] and terrain_of(game.land[area]) == SWAMP:
        exhaustion += SWAMP_FEAR
    way = ways.village[area]
    return forecast(game, ways, seat, way, exhaustion, thirst, game.hunger[seat], rounds_to_water(ways, area))


def with_roll(game: Wilderness, ways: Ways, seat: i64, worth: float, needed: i64) -> float:
    """A step that may lead astray."""
    chance = float(7 - needed) / 6.0
    lost = after_turn(game, ways, seat, game.figures[seat], 0, game.thirst[seat]) + 0.3
    return chance * worth - (1.0 - chance) * lost


def bites_at(game: Wilderness, seat: i64, area: i64) -> i64:
    """Exhaustion to expect from the animals that reach an area."""
    reach: i64 = 0
    for beast in range(i64(BEAST_COUNT)):
        if game.beasts[beast] >= 0 and distance(game.beasts[beast], area) <= 1:
            reach += 1
    if reach == 0 or terrain_of(game.land[area]) == VILLAGE:
        return 0
    if game.living_at(area) & ~BIT[seat]:
        return ATTACK * reach // 2
    return ATTACK * reach


def distance(one: i64, other: i64) -> i64:
    """Steps between two areas."""
    q = one // ROWS - other // ROWS
    r = one % ROWS - other % ROWS
    most = q + r
    if most < 0:
        most = -most
    if q < 0:
        q = -q
    if r < 0:
        r = -r
    if q > most:
        most = q
    if r > most:
        most = r
    return most


def worth_of_action(game: Wilderness, ways: Ways, plan: Plan, seat: i64, move: i64) -> float:
    if move < M_HUNT:
        return plan.worth[move]
    if move == M_DRINK:
        return 100.0  # it costs nothing
    if move == M_REST:
        return plan.here
    if move == M_END:
        return plan.here - 0.05
    area = game.figures[seat]
    exhaustion = game.exhaustion[seat]
    hunger = game.hunger[seat]
    if move == M_SLEEP:
        return -settled(game, ways, seat, 0, slept(exhaustion + bites_at(game, seat, area)), hunger) + healing_sleep(
            game, seat
        )
    if move == M_HUNT:
        exhaustion += bites_at(game, seat, area)
        gone = (game.energy - HUNT_COST) // 2
        fed = settled(game, ways, seat, gone, exhaustion, 0)
        hungry = settled(game, ways, seat, gone, exhaustion, hunger)
        return -(FED * fed + (1.0 - FED) * hungry) - 0.1
    if move == M_CURE:
        return plan.here + 0.4
    return -100.0  # withdrawing a pass


def settled(game: Wilderness, ways: Ways, seat: i64, gone: i64, exhaustion: i64, hunger: i64) -> float:
    """The forecast for one who stays in his area this round, but for a little way he may have gone."""
    area = game.figures[seat]
    if exhaustion < 0:
        exhaustion = 0
    way = ways.village[area] - gone
    if way < 1:
        way = 1
    return forecast(game, ways, seat, way, exhaustion, game.thirst[seat], hunger, rounds_to_water(ways, area))


def healing_sleep(game: Wilderness, seat: i64) -> float:
    """Rounds that the illnesses which go with sleep are worth."""
    return 0.5 * float(game.has(seat, TWISTED_ANKLE) + game.has(seat, CHILLS)) + 0.3 * float(game.has(seat, FEVER))


def worth_of_catch(game: Wilderness, ways: Ways, seat: i64, move: i64) -> float:
    """Eat and get lost, or stay hungry with the energy that is left."""
    if move == M_HUNGRY:
        return -settled(game, ways, seat, game.energy // 2, game.exhaustion[seat], game.hunger[seat])
    area = game.figures[seat] + STEP[game.spun]
    exhaustion = game.exhaustion[seat] + bites_at(game, seat, area)
    way = ways.village[area]
    return -forecast(game, ways, seat, way, exhaustion, game.thirst[seat], 0, rounds_to_water(ways, area))


# -- cards in one's own turn -------------------------------------------------------------


def worth_of_turn_card(game: Wilderness, ways: Ways, seat: i64, move: i64) -> float:
    """Cards that do not change what a step costs."""
    if move >= M_RAFT:
        landing = game.raft_landing(seat, (move - M_RAFT) // DIRECTIONS, (move - M_RAFT) % DIRECTIONS)
        saved = ways.village[game.figures[seat]] - ways.village[landing] - RAFT_COST
        return float(saved) / ENERGY_A_ROUND - 2.0 * CARD
    if move >= M_HERBS:
        return worth_of_healing(game, seat, move - M_HERBS) - CARD
    kind = move - M_GOOD
    if kind == HIDDEN_SPRING:
        if ways.water[game.figures[seat]] > 2:
            return 0.3 * float(game.thirst[seat]) - 2.0 * CARD
    elif kind == WILD_BERRIES:
        return 0.3 * float(game.hunger[seat]) - 3.5 * CARD
    elif game.exhaustion[seat] > 8 and game.energy >= 4 and game.has(seat, CHILLS) == 0 and game.night == 0:
        return 0.1 * float(game.exhaustion[seat]) - 2.0 * CARD  # Campfire
    return -1.0


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
        return worth_of_steady_hand(game, ways, seat, move - M_STEADY)
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


def worth_of_steady_hand(game: Wilderness, ways: Ways, seat: i64, direction: i64) -> float:
    """Against the way the compass shows, or against straying three energy from the way."""
    here = game.figures[seat]
    other = ways.village[here] + 3
    if game.spun >= 0:
        other = ways.village[here + STEP[game.spun]]
    return float(other - ways.village[here + STEP[direction]]) / ENERGY_A_ROUND - CARD


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
