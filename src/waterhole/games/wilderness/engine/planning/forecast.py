"""Wilderness: how far it is to the village, in energy over what is face up and in rounds.

A table, worked out once, says how many more rounds a lone figure needs that goes, hunts and sleeps at the right times,
given its energy from the village, exhaustion, hunger and the hour; dying counts as many rounds.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import HAS_WATER, NEAR, RIVERS_AT, terrain_of
from waterhole.games.wilderness.engine.components import (
    DESERT,
    DIRECTIONS,
    ENERGY,
    ENTRY_COST,
    FEVER,
    HUNGER,
    HUNT_COST,
    MOST_HUNGER,
    MOST_THIRST,
    RIVER_COST,
    ROUNDS,
    SKULL,
    SWAMP,
    T_START,
    THIRST,
    TILE_AREAS,
    TWISTED_ANKLE,
    VILLAGE,
    WATER,
)
from waterhole.games.wilderness.engine.table import Table

FAR: Final = 999
HIDDEN_COST: Final = 3  # an area nobody has seen yet
HIDDEN_WATER: Final = 6  # energy from an unseen area to water
SWAMP_FEAR: Final = 2  # energy that an illness is worth
DESERT_FEAR: Final = 1
DEATH: Final = 60.0  # rounds that dying is worth
LINE: Final = 3.0  # energy between two lines of the table
LONGEST_WAY: Final = 36
PLACES: Final = SKULL * (MOST_HUNGER + 1) * ROUNDS
SWEEPS: Final = 6
NIGHTFALL: Final = 4
STEPS_OF_FEVER: Final = 3
PACE: Final = 0.3  # lines of the table for each energy
FED: Final = 0.5  # how often a hunt ends with a meal


@final
class Ways:
    """Energy to the village and to water from every area, over what is face up; and the table of rounds."""

    def __init__(self, village: vec[i64], water: vec[i64], rounds: vec[float]) -> None:
        self.village = village
        self.water = water
        self.rounds = rounds
        self.turns = vec[i64]()  # counted by who asks for them: planning/race.py


# -- ways ---------------------------------------------------------------------------


def find_ways(game: Table, rounds: vec[float]) -> Ways:
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
    return Ways(village, water, rounds)


def shows_water(game: Table, area: i64, areas: i64) -> bool:
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


def entry_fear(game: Table, area: i64, near: i64, direction: i64) -> i64:
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


def work_out_rounds() -> vec[float]:
    """Rounds to go at the start of a turn, by way, exhaustion, hunger and hour."""
    table = vec[float]([0.0] * (LONGEST_WAY * PLACES))
    for way in range(i64(1), i64(LONGEST_WAY)):
        for place in range(i64(PLACES)):
            table[way * PLACES + place] = table[(way - 1) * PLACES + place] + 0.5
        for sweep in range(i64(SWEEPS)):
            for exhaustion in range(i64(SKULL)):
                for hunger in range(i64(MOST_HUNGER + 1)):
                    for hour in range(i64(ROUNDS)):
                        at = way * PLACES + (exhaustion * (MOST_HUNGER + 1) + hunger) * ROUNDS + hour
                        table[at] = best_round(table, float(way), exhaustion, hunger, hour)
    return table


def best_round(table: vec[float], way: float, exhaustion: i64, hunger: i64, hour: i64) -> float:
    """The best of sleeping, hunting and going on."""
    best = after_nature(table, way, slept(exhaustion), hunger, hour)
    pace = PACE * float(ENERGY[exhaustion])
    if hour < NIGHTFALL:
        going = after_nature(table, way - pace, exhaustion, hunger, hour)
        if ENERGY[exhaustion] >= HUNT_COST:
            way -= PACE * float(ENERGY[exhaustion] - HUNT_COST) * 0.6
            fed = after_nature(table, way, exhaustion, 0, hour)
            hunting = FED * fed + (1.0 - FED) * after_nature(table, way, exhaustion, hunger, hour)
            if hunting < best:
                best = hunting
    else:
        going = 0.5 * after_nature(table, way - 0.5 * pace, exhaustion, hunger, hour)
        going += 0.5 * after_nature(table, way, exhaustion, hunger, hour)
    if going < best:
        best = going
    return best


def after_nature(table: vec[float], way: float, exhaustion: i64, hunger: i64, hour: i64) -> float:
    """A round and what follows it, for one who ends his turn like this."""
    if way <= 0.0:
        return 0.0
    if hunger < MOST_HUNGER:
        hunger += 1
    exhaustion += 1 + HUNGER[hunger]
    if hour % 3 == 1:
        exhaustion += 1  # some thirst
    hour += 1
    if hour == ROUNDS:
        hour = 0
    return 1.0 + rounds_from(table, way, exhaustion, hunger, hour)


def rounds_from(table: vec[float], way: float, exhaustion: i64, hunger: i64, hour: i64) -> float:
    """The table, between its lines."""
    if exhaustion >= SKULL:
        return DEATH
    if way > float(LONGEST_WAY - 2):
        way = float(LONGEST_WAY - 2)
    line = i64(int(way))
    part = way - float(line)
    at = line * PLACES + (exhaustion * (MOST_HUNGER + 1) + hunger) * ROUNDS + hour
    return (1.0 - part) * table[at] + part * table[at + PLACES]


def forecast(
    game: Table, ways: Ways, seat: i64, way: i64, exhaustion: i64, thirst: i64, hunger: i64, dry: i64
) -> float:
    """Rounds to the village for one who ends this round so far from it, `dry` rounds from water."""
    if way <= 0:
        return 0.0
    exhaustion += toll_to_water(thirst, dry) + STEPS_OF_FEVER * game.has(seat, FEVER)
    length = float(way) / LINE
    if game.has(seat, TWISTED_ANKLE):
        length *= 1.2
    return after_nature(ways.rounds, length, exhaustion, hunger, game.round)


def toll_to_water(thirst: i64, dry: i64) -> i64:
    """The exhaustion that thirst costs before the next drink."""
    toll: i64 = 0
    for later in range(dry + 1):
        thirst += 1
        if thirst > MOST_THIRST:
            thirst = MOST_THIRST
        toll += THIRST[thirst]
    return toll


def slept(exhaustion: i64) -> i64:
    if exhaustion < 4:
        return 0
    return exhaustion - 4


def rounds_to_go(game: Table, ways: Ways, seat: i64) -> float:
    """The forecast for a player as he stands."""
    area = game.figures[seat]
    return forecast(
        game,
        ways,
        seat,
        ways.village[area],
        game.exhaustion[seat],
        game.thirst[seat],
        game.hunger[seat],
        rounds_to_water(ways, area),
    )


def rounds_to_water(ways: Ways, area: i64) -> i64:
    return (ways.water[area] + 5) // 6


def rounds_after_turn(game: Table, ways: Ways, player: i64) -> float:
    """The forecast for one who spends the energy he has on his way."""
    area = game.figures[player]
    way = way_after_turn(game, ways, player)
    dry = rounds_to_water(ways, area)
    return forecast(game, ways, player, way, game.exhaustion[player], game.thirst[player], game.hunger[player], dry)


def way_after_turn(game: Table, ways: Ways, player: i64) -> i64:
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
