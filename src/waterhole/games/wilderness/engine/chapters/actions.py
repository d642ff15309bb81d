"""Wilderness: what a player does in his turn besides moving: hunting, drinking, rest and sleep."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import terrain_of, ways_of
from waterhole.games.wilderness.engine.chapters.decks import heal, heal_all
from waterhole.games.wilderness.engine.chapters.moving import get_lost
from waterhole.games.wilderness.engine.chapters.reactions import open_window
from waterhole.games.wilderness.engine.chapters.targets import legal_turn_cards
from waterhole.games.wilderness.engine.chapters.turns import spend
from waterhole.games.wilderness.engine.components import (
    ACT,
    ACTED,
    BLURRED_VISION,
    CATCH,
    CHEAPEST_STEP,
    CHILLS,
    CRAMPS_STEPS,
    CURE_COST,
    DIRECTIONS,
    DOWNPOUR,
    DRUNK,
    DYSENTERY,
    DYSENTERY_ROLL,
    FEVER,
    FEVER_ROLL,
    HUNT_COST,
    HUNTABLE,
    INFECTED_WOUND,
    M_ASK_AGAIN,
    M_CURE,
    M_DRINK,
    M_END,
    M_GO,
    M_HUNT,
    M_REST,
    M_SLEEP,
    ON_SHORTCUT,
    RICH_GAME,
    SLEPT,
    SMOKED,
    STOMACH_CRAMPS,
    T_HUNT_ROLL,
    T_SLEEP,
    TWISTED_ANKLE,
)
from waterhole.games.wilderness.engine.table import Table
from waterhole.kernel.engine.masks import write_bits


def legal_actions(table: Table, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    if table.flags & SLEPT == 0:
        n = legal_awake(table, seat, out)
    if may_drink(table, seat):
        out[n] = M_DRINK
        n += 1
    n = legal_turn_cards(table, seat, out, n)
    n = write_bits(table.standing[seat], M_ASK_AGAIN, out, n)
    out[n] = M_END
    return n + 1


def legal_awake(table: Table, seat: i64, out: vec[i64]) -> i64:
    """What nobody does who spends the turn sleeping (WN-16)."""
    n = legal_steps(table, seat, out)
    if may_hunt(table, seat):
        out[n] = M_HUNT
        n += 1
    if may_rest(table, seat):
        out[n] = M_REST
        n += 1
    if table.flags & (ACTED | SMOKED) == 0:
        out[n] = M_SLEEP
        n += 1
    if table.energy >= CURE_COST and table.has(seat, INFECTED_WOUND) and table.has_water(seat):
        out[n] = M_CURE
        n += 1
    return n


def legal_steps(table: Table, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    if table.energy < CHEAPEST_STEP and table.flags & ON_SHORTCUT == 0:
        return n
    ways = ways_of(table.land_of(seat))
    for direction in range(i64(DIRECTIONS)):
        if (ways >> direction) & 1:
            cost = table.move_cost(seat, direction)
            if cost >= 0 and cost <= table.energy:
                out[n] = M_GO + direction
                n += 1
    return n


# -- hunting (WN-6) --------------------------------------------------------------------


def may_hunt(table: Table, seat: i64) -> bool:
    if table.energy < HUNT_COST or table.dark_for(seat):
        return False
    return HUNTABLE[terrain_of(table.land_of(seat))] != 0


def hunt(table: Table, seat: i64) -> None:
    spend(table, HUNT_COST)
    table.companions = 0
    table.bonus = 0
    if table.weather == RICH_GAME:
        table.bonus = 1
    table.roll = table.rng.die()
    if table.journal is not None:
        table.note("hunted", seat, (table.roll,))
    open_window(table, T_HUNT_ROLL, seat)


def settle_hunt(table: Table) -> None:
    seat = table.current
    result = table.hunt_result()
    table.spun = -1
    if result == 4:
        table.spun = table.spin(table.figures[seat])
    if table.journal is not None:
        table.note("tracked", seat, (result, table.spun))
    if result == 1:
        get_lost(table, seat)
    elif result == 4:
        table.step = CATCH
    else:
        if result >= 5:
            feed(table, seat)
        table.step = ACT


def feed(table: Table, seat: i64) -> None:
    """All hunger is gone; with Stomach Cramps a hunt feeds only three steps."""
    if table.has(seat, STOMACH_CRAMPS):
        table.add_hunger(seat, -CRAMPS_STEPS)
    else:
        table.hunger[seat] = 0
    table.tell_status(seat)


# -- drinking (WN-4) -------------------------------------------------------------------


def may_drink(table: Table, seat: i64) -> bool:
    """Water on a side of the area, or rain; and something to be gained (WN-19)."""
    if not table.has_water(seat) and table.weather != DOWNPOUR:
        return False
    if table.thirst[seat] or table.has(seat, STOMACH_CRAMPS):
        return True
    return table.has(seat, DYSENTERY) != 0 and table.flags & DRUNK == 0


def drink(table: Table, seat: i64) -> None:
    table.thirst[seat] = 0
    table.flags |= DRUNK
    if table.journal is not None:
        table.note("drank", seat, ())
    heal_all(table, seat, STOMACH_CRAMPS)
    for i in range(table.has(seat, DYSENTERY)):
        if table.rng.die() >= DYSENTERY_ROLL:
            heal(table, seat, DYSENTERY)


def cure_wound(table: Table, seat: i64) -> None:
    """An Infected Wound is washed for three energy beside water."""
    spend(table, CURE_COST)
    heal(table, seat, INFECTED_WOUND)


# -- rest and sleep (WN-16) ------------------------------------------------------------


def may_rest(table: Table, seat: i64) -> bool:
    if table.energy < table.rest_cost() or table.flags & SMOKED:
        return False
    return table.exhaustion[seat] > 0 and table.has(seat, CHILLS) == 0


def rest(table: Table, seat: i64) -> None:
    spend(table, table.rest_cost())
    table.add_exhaustion(seat, -1)
    if table.journal is not None:
        table.note("rested", seat, (table.exhaustion[seat],))


def lie_down(table: Table, seat: i64) -> None:
    """The whole turn is spent sleeping."""
    table.energy = 0
    table.flags |= SLEPT
    table.bonus = 0
    open_window(table, T_SLEEP, seat)


def sleep(table: Table) -> None:
    seat = table.current
    steps = table.sleep_steps() + table.bonus
    if steps < 0:
        steps = 0
    table.add_exhaustion(seat, -steps)
    if table.journal is not None:
        table.note("slept", seat, (steps, table.exhaustion[seat]))
    for i in range(table.has(seat, FEVER)):
        if table.rng.die() >= FEVER_ROLL:
            heal(table, seat, FEVER)
    heal_all(table, seat, TWISTED_ANKLE)
    heal_all(table, seat, BLURRED_VISION)
    heal_all(table, seat, CHILLS)
    table.step = ACT
