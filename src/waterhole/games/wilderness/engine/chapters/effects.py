"""Wilderness: what each face of the 18 event cards does.

An effect changes what lies on the table and says what must still happen: DONE, or that the window ends, that a player
falls ill or that a figure is moved. Whoever plays the card, in playing.py, sees to that.
"""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import STEP
from waterhole.games.wilderness.engine.chapters.decks import heal
from waterhole.games.wilderness.engine.chapters.survival import hurt
from waterhole.games.wilderness.engine.components import (
    BAD_WATER,
    BERRIES_STEPS,
    CLIMB_A_TREE,
    COMPANION,
    DARKENED,
    DEEP_SLEEP,
    DIRECTIONS,
    DONE,
    ENDS_WINDOW,
    ENRAGED_BEAST,
    FALLS_ILL,
    FIRE_LIT,
    FLOOD,
    FLOODED,
    FRESH_TRACKS,
    HEAVY_LEGS,
    HIDDEN_SPRING,
    IS_MOVED,
    JINX,
    LANDSLIDE,
    LEAKING_FLASK,
    LUCKY_CHARM,
    M_BAD,
    M_GOOD,
    M_HERBS,
    M_NEEDLE,
    M_SCENT,
    M_STEADY,
    M_STORM,
    MISLED,
    NEEDLE_ROLL,
    NIGHTMARES,
    OLD_PATH,
    ON_OLD_PATH,
    ON_SHORTCUT,
    ONE_CARD,
    QUARREL,
    RAFT,
    RIVERS_FREE,
    SECOND_WIND,
    SHELTER,
    SHORTCUT,
    SMOKED,
    SPEAR,
    SPOILED_MEAT,
    STARTLED_GAME,
    SUDDEN_DARKNESS,
    T_ATTACK_ROLL,
    THIEF,
    TORCH,
    TORCH_LIT,
    TWO_STEPS,
    WILD_BERRIES,
    WRONG_TURN,
)
from waterhole.games.wilderness.engine.table import Table, draw_kind
from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.state import Event

# -- the good faces --------------------------------------------------------------------


def good_effect(table: Table, seat: i64, move: i64) -> i64:
    """What the card does; the Raft's crossing is a move and Watchful an answer, so neither is here."""
    if move >= M_STEADY:
        table.spun = move - M_STEADY
    elif move >= M_HERBS:
        heal(table, seat, move - M_HERBS)
    else:
        kind = move - M_GOOD
        if kind == CLIMB_A_TREE:
            return ENDS_WINDOW
        if kind in (HIDDEN_SPRING, WILD_BERRIES):
            refresh(table, seat, kind)
        elif kind == LUCKY_CHARM:
            roll_again(table, seat)
        elif kind in (DEEP_SLEEP, FRESH_TRACKS):
            table.bonus += TWO_STEPS
        elif kind == SECOND_WIND:
            table.boost += TWO_STEPS
        elif kind == COMPANION:
            table.companions |= BIT[seat]
        elif kind == SPEAR:
            table.own_dice = 2
        elif kind == SHELTER:
            table.sheltered |= BIT[seat]
        else:
            table.flags |= flag_of_good(kind)
    return DONE


def refresh(table: Table, seat: i64, kind: i64) -> None:
    if kind == HIDDEN_SPRING:
        table.thirst[seat] = 0
    else:
        table.add_hunger(seat, -BERRIES_STEPS)
    table.tell_status(seat)


def roll_again(table: Table, roller: i64) -> None:
    """Lucky Charm or Jinx; in an attack all the attacked player's dice (WN-8)."""
    if table.window == T_ATTACK_ROLL:
        table.own_sum = roll_dice(table, table.own_dice)
        if table.journal is not None:
            table.note("rolled_again", roller, (table.own_sum,))
    else:
        table.roll = table.rng.die()
        if table.journal is not None:
            table.note("rolled_again", roller, (table.roll,))


def roll_dice(table: Table, n: i64) -> i64:
    total: i64 = 0
    for i in range(n):
        total += table.rng.die()
    return total


# -- the bad faces ---------------------------------------------------------------------


def bad_effect(table: Table, player: i64, target: i64, move: i64) -> i64:
    if move >= M_SCENT:
        lure(table, move - M_SCENT)
        return DONE
    if move >= M_NEEDLE:
        return turn_needle(table, target)
    if move >= M_STORM:
        hurt(table, target, TWO_STEPS)
        return DONE
    kind = move - M_BAD
    if kind == BAD_WATER:
        return FALLS_ILL
    if kind == LANDSLIDE:
        return ENDS_WINDOW
    if kind == HEAVY_LEGS:
        table.boost -= TWO_STEPS
    elif kind == LEAKING_FLASK:
        table.add_thirst(target, TWO_STEPS)
        table.tell_status(target)
    elif kind == SPOILED_MEAT:
        table.add_hunger(target, TWO_STEPS)
        table.tell_status(target)
    elif kind in (NIGHTMARES, STARTLED_GAME):
        table.bonus -= TWO_STEPS
    elif kind == QUARREL:
        hurt(table, target, TWO_STEPS)
    elif kind == ENRAGED_BEAST:
        table.beast_dice += 1
    elif kind == JINX:
        roll_again(table, target)
    elif kind == THIEF:
        steal(table, player, target)
    else:
        table.flags |= flag_of_bad(kind)
    return DONE


def lure(table: Table, where: i64) -> None:
    """Scent of Blood: one animal goes one area."""
    beast = where // DIRECTIONS
    table.beasts[beast] += STEP[where - DIRECTIONS * beast]
    if table.journal is not None:
        table.note("roamed", -1, (beast, table.beasts[beast]))


def turn_needle(table: Table, target: i64) -> i64:
    roll = table.rng.die()
    if table.journal is not None:
        table.note("needle", target, (roll,))
    if roll <= NEEDLE_ROLL:
        return IS_MOVED
    return DONE


def steal(table: Table, thief: i64, victim: i64) -> None:
    """A random event card changes hands, seen by the two alone."""
    kind = draw_kind(table.hands[victim], table.rng)
    table.hands[victim] -= ONE_CARD[kind]
    table.hands[thief] += ONE_CARD[kind]
    if table.journal is not None:
        table.journal.append(Event("stole", thief, (victim,), (kind,), BIT[thief] | BIT[victim]))


# -- flags of the turn -----------------------------------------------------------------


def flag_of_good(kind: i64) -> i64:
    if kind == OLD_PATH:
        return ON_OLD_PATH
    if kind == SHORTCUT:
        return ON_SHORTCUT
    if kind == TORCH:
        return TORCH_LIT
    if kind == RAFT:
        return RIVERS_FREE
    return FIRE_LIT


def flag_of_bad(kind: i64) -> i64:
    if kind == WRONG_TURN:
        return MISLED
    if kind == SUDDEN_DARKNESS:
        return DARKENED
    if kind == FLOOD:
        return FLOODED
    return SMOKED
