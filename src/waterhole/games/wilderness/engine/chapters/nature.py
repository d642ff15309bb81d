"""Wilderness: nature's turn (WN-7): thirst and hunger, exhaustion, the animals, the tribe, the turn marker."""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import STEP, terrain_of, tracks_of
from waterhole.games.wilderness.engine.chapters.decks import deal_events, turn_day_card
from waterhole.games.wilderness.engine.chapters.effects import roll_dice
from waterhole.games.wilderness.engine.chapters.reactions import open_window
from waterhole.games.wilderness.engine.chapters.survival import count_survivors, die, hurt
from waterhole.games.wilderness.engine.chapters.turns import start_round
from waterhole.games.wilderness.engine.components import (
    BEAST_COUNT,
    DAY_EVENTS,
    DIRECTIONS,
    DOWNPOUR,
    DYSENTERY,
    FEVER,
    GENTLE_BREEZE,
    GONE,
    HUNGER,
    NO_WINDOW,
    ONE_DAY,
    OVER,
    RESTLESS_BEASTS,
    ROUNDS,
    SCORCHING_SUN,
    SKULL,
    T_ATTACK,
    T_ATTACK_ROLL,
    THE_TRIBE,
    THIRST,
    TRIBE,
    TRIBE_AT,
    TRIBE_STEPS,
)
from waterhole.games.wilderness.engine.table import EVERYBODY, Table
from waterhole.kernel.engine.masks import BIT, one_of

# -- nature's turn (WN-7) --------------------------------------------------------------


def nature(table: Table) -> None:
    grow_thirsty_and_hungry(table)
    grow_exhausted(table)
    if table.step != OVER:
        table.nature_at = 0
        nature_goes_on(table)


def grow_thirsty_and_hungry(table: Table) -> None:
    thirst: i64 = 1
    if table.weather == SCORCHING_SUN:
        thirst = 2
    elif table.weather == DOWNPOUR:
        thirst = 0
    for seat in range(table.seats):
        if table.lives(seat):
            table.add_thirst(seat, thirst + table.has(seat, DYSENTERY))
            table.add_hunger(seat, 1)


def grow_exhausted(table: Table) -> None:
    """For all at once: one step, the two numbers, and Fever; then the dead are counted (WN-9)."""
    steps: i64 = 1
    if table.weather == GENTLE_BREEZE:
        steps = 0
    fallen: i64 = 0
    for seat in range(table.seats):
        if table.lives(seat):
            if (table.sheltered >> seat) & 1 == 0:
                worn = THIRST[table.thirst[seat]] + HUNGER[table.hunger[seat]] + table.has(seat, FEVER)
                table.add_exhaustion(seat, steps + worn)
                if table.exhaustion[seat] == SKULL:
                    fallen |= BIT[seat]
            table.tell_status(seat)
    if fallen:
        for seat in range(table.seats):
            if (fallen >> seat) & 1:
                die(table, seat)
        count_survivors(table)


def nature_goes_on(table: Table) -> None:
    """Animals, the tribe, the turn marker; an attack interrupts and comes back here."""
    table.window = NO_WINDOW
    while table.nature_at < TRIBE_AT + table.seats:
        at = table.nature_at
        table.nature_at += 1
        if at >= TRIBE_AT:
            if visit_tribe(table, at - TRIBE_AT):
                return
        elif at < BEAST_COUNT:
            if beast_acts(table, at):
                return
        elif table.weather == RESTLESS_BEASTS and beast_acts(table, at - BEAST_COUNT):
            return
    move_marker(table)


def move_marker(table: Table) -> None:
    table.rounds += 1
    table.round += 1
    if table.round == ROUNDS:
        table.day_discard += ONE_DAY[table.day]
        if table.rotating:
            table.first = table.clockwise(table.first, 1)
            table.first = table.first_alive()
        new_day(table)
    else:
        table.read_marker()
        if table.journal is not None:
            table.note("round", EVERYBODY, (table.day, table.round))
    start_round(table)


def new_day(table: Table) -> None:
    """A new day card, whose event cards are dealt clockwise from the first player."""
    turn_day_card(table)
    first = table.first_alive()
    for places in range(table.seats):
        seat = table.clockwise(first, places)
        if table.lives(seat):
            deal_events(table, seat, DAY_EVENTS[table.day])


# -- the animals (WN-8) ----------------------------------------------------------------


def beast_acts(table: Table, beast: i64) -> bool:
    """Attack in its own area, or next to it, or roam; True if an attack has begun and somebody is asked."""
    area = table.beasts[beast]
    if area < 0:
        return False
    prey = table.living_at(area)
    if prey == 0:
        prey = prey_beside(table, area)
    if prey:
        victim = one_of(prey, table.rng)
        table.beasts[beast] = table.figures[victim]
        attack(table, beast, victim)
        return True
    ways = table.beast_ways(beast)
    if ways:
        table.beasts[beast] += STEP[one_of(ways, table.rng)]
        if table.journal is not None:
            table.note("roamed", EVERYBODY, (beast, table.beasts[beast]))
    return False


def prey_beside(table: Table, area: i64) -> i64:
    """The living in areas next to an animal that it can enter."""
    ways = tracks_of(table.land[area])
    prey: i64 = 0
    for seat in range(table.seats):
        if table.lives(seat):
            for direction in range(i64(DIRECTIONS)):
                if (ways >> direction) & 1 and area + STEP[direction] == table.figures[seat]:
                    prey |= BIT[seat]
    return prey


def attack(table: Table, beast: i64, victim: i64) -> None:
    table.beast = beast
    table.own_dice = 1
    table.beast_dice = 2
    if table.journal is not None:
        table.note("attacked", victim, (beast, table.figures[victim]))
    open_window(table, T_ATTACK, victim)


def fight(table: Table) -> None:
    """All dice, then the roll window."""
    table.beast_sum = roll_dice(table, table.beast_dice)
    table.own_sum = roll_dice(table, table.own_dice)
    if table.journal is not None:
        table.note("fought", table.concerned, (table.beast, table.beast_sum, table.own_sum))
    open_window(table, T_ATTACK_ROLL, table.concerned)


def settle_fight(table: Table) -> None:
    """The higher sum wins: food, or exhaustion by the difference."""
    victim = table.concerned
    if table.own_sum > table.beast_sum:
        if table.beast != THE_TRIBE:
            table.beasts[table.beast] = GONE
        if table.journal is not None:
            table.note("won_fight", victim, (table.beast,))
        table.hunger[victim] = 0
        table.tell_status(victim)
    else:
        steps = table.beast_sum - table.own_sum
        if table.journal is not None:
            table.note("lost_fight", victim, (table.beast, steps))
        if steps:
            hurt(table, victim, steps)
    if table.step != OVER:
        nature_goes_on(table)


# -- the tribe -------------------------------------------------------------------------


def visit_tribe(table: Table, places: i64) -> bool:
    """The die for a player who stands there: food and drink, or on a 1 an attack; True if that has begun."""
    seat = table.clockwise(table.first, places)
    if not table.lives(seat) or terrain_of(table.land_of(seat)) != TRIBE:
        return False
    roll = table.rng.die()
    if table.journal is not None:
        table.note("tribe", seat, (roll,))
    if roll == 1:
        attack(table, THE_TRIBE, seat)
        return True
    table.add_thirst(seat, -TRIBE_STEPS)
    table.add_hunger(seat, -TRIBE_STEPS)
    table.tell_status(seat)
    return False
