"""Wilderness: what a card against another costs him, in rounds by the forecast."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import RIVERS_AT, terrain_of
from waterhole.games.wilderness.engine.components import (
    ENERGY,
    ENRAGED_BEAST,
    FLOOD,
    HEAVY_LEGS,
    JINX,
    LANDSLIDE,
    LEAKING_FLASK,
    M_BAD,
    M_NEEDLE,
    M_STORM,
    MOST_HUNGER,
    RIVER_COST,
    SLEEP_STEPS,
    SMOKE,
    SPOILED_MEAT,
    STARTLED_GAME,
    SUDDEN_DARKNESS,
    T_ATTACK_ROLL,
    T_HUNT_ROLL,
    THIEF,
    TWO_STEPS,
    VILLAGE,
    WRONG_TURN,
)
from waterhole.games.wilderness.engine.planning.forecast import Ways, forecast, rounds_to_water, way_after_turn
from waterhole.games.wilderness.engine.planning.turn_plan import distance
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.kernel.engine.masks import bits

MOST_HARM: Final = 20.0  # rounds: what costs a life or the village
STRAYING: Final = 0.33  # how often the needle spins
ASTRAY: Final = 3  # energy that it costs then
ONE_DIE: Final = 3  # what a die more is worth to an animal
STOLEN: Final = 0.6  # rounds that a stolen card is worth to both


def harm_by(game: Wilderness, ways: Ways, target: i64, move: i64) -> float:
    """Rounds that a move which plays a bad face costs its target."""
    if move >= M_NEEDLE:
        if ways.village[game.figures[target]] == 0:
            return MOST_HARM
        return STRAYING * slowing(game, ways, target, ASTRAY)
    if move >= M_STORM:
        harm = tiring(game, ways, target, TWO_STEPS)
    else:
        harm = harm_of(game, ways, target, move - M_BAD)
    if harm > MOST_HARM:
        return MOST_HARM
    return harm


def harm_of(game: Wilderness, ways: Ways, target: i64, kind: i64) -> float:
    """Rounds that a bad face costs the player whose turn, sleep, hunt, move or fight it is."""
    if kind in (WRONG_TURN, LANDSLIDE):
        if kind == LANDSLIDE:
            return harm_of_stopping(game, ways, target, 0)
        return 0.5 * harm_of_stopping(game, ways, target, game.energy)
    if kind == JINX:
        return harm_of_jinx(game, ways, target)
    if kind == STARTLED_GAME:
        if game.hunt_result() < 5 or game.hunt_result() - TWO_STEPS > 4:
            return 0.0
        return harm_of_hunger(game, ways, target)
    if kind == HEAVY_LEGS:
        return slowing(game, ways, target, TWO_STEPS)
    if kind == LEAKING_FLASK:
        if ways.water[game.figures[target]] == 0:
            return 0.0
        return cost_in_rounds(game, ways, target, way_after_turn(game, ways, target), 0, TWO_STEPS, 0)
    if kind == SPOILED_MEAT:
        return cost_in_rounds(game, ways, target, way_after_turn(game, ways, target), 0, 0, TWO_STEPS)
    if kind == SUDDEN_DARKNESS:
        return slowing(game, ways, target, ENERGY[game.exhaustion[target]] // 2)
    if kind == FLOOD:
        if (game.land[game.figures[target]] >> RIVERS_AT) & 63:
            return slowing(game, ways, target, RIVER_COST)
        return 0.0
    if kind == SMOKE:
        if game.night and game.exhaustion[target] > SLEEP_STEPS:
            return tiring(game, ways, target, SLEEP_STEPS)
        return 0.0
    if kind == ENRAGED_BEAST:
        return tiring(game, ways, target, ONE_DIE)
    if kind == THIEF:
        return STOLEN
    return tiring(game, ways, target, TWO_STEPS)  # Nightmares, Quarrel, Bad Water


def cost_in_rounds(
    game: Wilderness, ways: Ways, target: i64, way: i64, exhaustion: i64, thirst: i64, hunger: i64
) -> float:
    """How much later a player arrives who has that much more of each need, and such a way to go."""
    dry = rounds_to_water(ways, game.figures[target])
    worn = game.exhaustion[target]
    dry_now = game.thirst[target]
    fasting = game.hunger[target]
    now = forecast(game, ways, target, way_after_turn(game, ways, target), worn, dry_now, fasting, dry)
    hunger += fasting
    if hunger > MOST_HUNGER:
        hunger = MOST_HUNGER
    later = forecast(game, ways, target, way, worn + exhaustion, dry_now + thirst, hunger, dry)
    return later - now


def tiring(game: Wilderness, ways: Ways, target: i64, steps: i64) -> float:
    """Rounds that so much exhaustion costs, death included."""
    return cost_in_rounds(game, ways, target, way_after_turn(game, ways, target), steps, 0, 0)


def slowing(game: Wilderness, ways: Ways, target: i64, energy: i64) -> float:
    """Rounds that so much energy less costs."""
    return cost_in_rounds(game, ways, target, way_after_turn(game, ways, target) + energy, 0, 0, 0)


def harm_of_stopping(game: Wilderness, ways: Ways, target: i64, energy: i64) -> float:
    """A declared move that does not happen; the energy that is lost with it is that left and what was paid."""
    if ways.village[game.target_area] == 0:
        return MOST_HARM
    way = ways.village[game.figures[target]]
    return slowing(game, ways, target, way - ways.village[game.target_area] + energy)


def harm_of_hunger(game: Wilderness, ways: Ways, target: i64) -> float:
    """A meal that is missed."""
    return -cost_in_rounds(game, ways, target, way_after_turn(game, ways, target), 0, 0, -game.hunger[target])


def harm_of_jinx(game: Wilderness, ways: Ways, target: i64) -> float:
    """A new roll, against the one that lies there."""
    if game.window == T_ATTACK_ROLL:
        if game.own_sum < game.beast_sum:
            return 0.0
        return tiring(game, ways, target, ONE_DIE)
    if game.window == T_HUNT_ROLL:
        if game.hunt_result() < 4:
            return 0.0
        return 0.5 * harm_of_hunger(game, ways, target)
    needed = game.roll_needed(game.flags)
    if game.roll < needed:
        return 0.0
    return float(needed - 1) / 6.0 * harm_of_stopping(game, ways, target, game.energy)


def reach_of(game: Wilderness, area: i64, player: i64) -> float:
    """The chance that an animal in an area attacks a player: it prefers its own area, and draws lots (WN-8)."""
    if terrain_of(game.land[game.figures[player]]) == VILLAGE:
        return 0.0
    here = bits(game.living_at(area))
    if here:
        if game.figures[player] == area:
            return 1.0 / float(here)
        return 0.0
    if distance(area, game.figures[player]) > 1:
        return 0.0
    near: i64 = 0
    for other in range(game.seats):
        if game.lives(other) and distance(area, game.figures[other]) <= 1:
            near += 1
    return 1.0 / float(near)
