"""Wilderness: what the bots make of a turn: every area within reach, resting, sleeping and hunting, in rounds."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import NEAR, STEP, terrain_of
from waterhole.games.wilderness.engine.components import (
    BEAST_COUNT,
    CHILLS,
    DESERT,
    DIRECTIONS,
    FEVER,
    HUNT_COST,
    M_CURE,
    M_DRINK,
    M_END,
    M_HUNGRY,
    M_HUNT,
    M_REST,
    M_SLEEP,
    MOST_AREAS,
    MOST_THIRST,
    NO_ROLL,
    ON_OLD_PATH,
    ON_SHORTCUT,
    ROWS,
    SMOKED,
    SWAMP,
    TILE_AREAS,
    TWISTED_ANKLE,
    VILLAGE,
)
from waterhole.games.wilderness.engine.planning.forecast import (
    FAR,
    FED,
    SWAMP_FEAR,
    Ways,
    forecast,
    rounds_to_water,
    slept,
)
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.kernel.engine.masks import BIT

ATTACK: Final = 5  # exhaustion that an attack costs


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
        return -staying(game, ways, seat, 0, slept(exhaustion + bites_at(game, seat, area)), hunger) + healing_sleep(
            game, seat
        )
    if move == M_HUNT:
        exhaustion += bites_at(game, seat, area)
        gone = (game.energy - HUNT_COST) // 2
        fed = staying(game, ways, seat, gone, exhaustion, 0)
        hungry = staying(game, ways, seat, gone, exhaustion, hunger)
        return -(FED * fed + (1.0 - FED) * hungry) - 0.1
    if move == M_CURE:
        return plan.here + 0.4
    return -100.0  # withdrawing a pass


def staying(game: Wilderness, ways: Ways, seat: i64, gone: i64, exhaustion: i64, hunger: i64) -> float:
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
        return -staying(game, ways, seat, game.energy // 2, game.exhaustion[seat], game.hunger[seat])
    area = game.figures[seat] + STEP[game.spun]
    exhaustion = game.exhaustion[seat] + bites_at(game, seat, area)
    way = ways.village[area]
    return -forecast(game, ways, seat, way, exhaustion, game.thirst[seat], 0, rounds_to_water(ways, area))
