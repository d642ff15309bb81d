"""Wilderness: in which of his turns a player can be in the village, and whether it is dark then.

A step is made whole or not at all, so ten energy may be two turns of six or three: turns are counted over the map, not
worked out from the way.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import NEAR, RIVERS_AT, terrain_of
from waterhole.games.wilderness.engine.components import (
    DIRECTIONS,
    ENERGY,
    ENTRY_COST,
    NIGHT_AT,
    RIVER_COST,
    ROUNDS,
    T_START,
    TILE_AREAS,
    VILLAGE,
    WATER,
)
from waterhole.games.wilderness.engine.planning.forecast import HIDDEN_COST, NIGHTFALL, Ways
from waterhole.games.wilderness.engine.table import Table

LEAST_ENERGY: Final = 3
ENERGIES: Final = 4  # of a turn: 3 to 6, by exhaustion
TURN: Final = 8  # more than the energy of any turn: what is needed is counted as turns * TURN + energy of the first
NEVER: Final = 20 * TURN
LATEST: Final = 24  # rounds: later than that is all the same


def count_turns(game: Table, ways: Ways) -> None:
    """Fill in the turns from every area to the village, for each energy of a turn, over what is face up."""
    areas = TILE_AREAS * game.strip
    ways.turns = vec[i64]([NEVER] * (ENERGIES * areas))
    for k in range(i64(ENERGIES)):
        at = k * areas
        ways.turns[at + areas - 1] = TURN  # in the village one still ends one's turn
        changed = True
        while changed:
            changed = False
            for n in range(areas):
                area = areas - 1 - n
                for direction in range(i64(DIRECTIONS)):
                    near = NEAR[area * DIRECTIONS + direction]
                    if near >= 0 and near < areas:
                        needed = with_step(
                            ways.turns[at + near], cost_of(game, area, near, direction), LEAST_ENERGY + k
                        )
                        if needed < ways.turns[at + area]:
                            ways.turns[at + area] = needed
                            changed = True


def with_step(needed: i64, cost: i64, energy: i64) -> i64:
    """What is needed from one step further away: the step is made in the same turn, if there is energy for it."""
    if cost > energy or needed >= NEVER:
        return NEVER
    if needed % TURN + cost <= energy:
        return needed + cost
    return needed - needed % TURN + TURN + cost


def cost_of(game: Table, area: i64, near: i64, direction: i64) -> i64:
    """Energy for a step, as far as everybody can see."""
    if near == TILE_AREAS * game.strip - 1:
        return ENTRY_COST[VILLAGE]
    if not game.is_open(near):
        return HIDDEN_COST
    terrain = terrain_of(game.land[near])
    if terrain == WATER:
        return TURN
    if game.is_open(area) and (game.land[area] >> (RIVERS_AT + direction)) & 1:
        return ENTRY_COST[terrain] + RIVER_COST
    return ENTRY_COST[terrain]


def turns_needed(game: Table, ways: Ways, player: i64) -> i64:
    """Turns of a player until he is in the village, with the one under way or the next."""
    energy = ENERGY[game.exhaustion[player]]
    areas = TILE_AREAS * game.strip
    needed = ways.turns[(energy - LEAST_ENERGY) * areas + game.figures[player]]
    if player == game.current and game.window != T_START and needed % TURN > game.energy:
        return needed // TURN + 1
    return needed // TURN


def rounds_before_next_turn(game: Table, player: i64) -> i64:
    """Nature's turns until a player's next turn: one, if he has had that of this round."""
    if places_between(game, game.first, player) < places_between(game, game.first, game.current):
        return 1
    return 0


def places_between(game: Table, one: i64, other: i64) -> i64:
    """Places clockwise from one player to another."""
    places = other - one
    if places < 0:
        places += game.seats
    return places


def round_of_arrival(game: Table, ways: Ways, player: i64) -> i64:
    """The round, from this one on, in which a player can be in the village who goes by day and in his last turn."""
    later = rounds_before_next_turn(game, player)
    turns = turns_needed(game, ways, player)
    while turns > 1 and later < LATEST:
        if not dark_in(game, later):
            turns -= 1
        later += 1
    return later


def dark_in(game: Table, later: i64) -> bool:
    """Whether it is night so many rounds from now; of tomorrow only what most days have in common is known."""
    hour = game.round + later
    if hour < ROUNDS:
        return NIGHT_AT[game.day * ROUNDS + hour] != 0
    return hour % ROUNDS >= NIGHTFALL
