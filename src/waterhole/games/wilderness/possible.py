"""Wilderness: what a position cannot be: moves to nowhere, windows about nothing, winners while the game goes on."""

from __future__ import annotations

from waterhole.games.wilderness.engine.board import STEP, terrain_of, village_of, ways_of
from waterhole.games.wilderness.engine.chapters.playing import kind_of
from waterhole.games.wilderness.engine.chapters.targets import bad_fits, needle_targets
from waterhole.games.wilderness.engine.components import (
    BEAST_COUNT,
    BY_NOBODY,
    BY_SURVIVAL,
    BY_VILLAGE,
    CATCH,
    DIRECTIONS,
    HUNTABLE,
    KIND_BIT,
    M_BAD,
    M_NEEDLE,
    M_SCENT,
    M_STORM,
    NO_WINDOW,
    OVER,
    RESTLESS_BEASTS,
    SLEPT,
    T_ATTACK,
    T_ATTACK_ROLL,
    T_HUNT_ROLL,
    T_ILLNESS,
    T_LOST,
    T_MOVE,
    T_NATURE,
    T_NIGHT_ROLL,
    T_SLEEP,
    T_START,
    T_TARGETED,
    THE_TRIBE,
    TRIBE,
    TRIBE_AT,
    TRIGGERS,
    WINDOW,
)
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.games.wilderness.engine.table import copies
from waterhole.kernel.engine.masks import bits
from waterhole.kernel.position import refuse

INNER = (T_ILLNESS, T_TARGETED)
IN_NATURE = (T_NATURE, T_ATTACK, T_ATTACK_ROLL)


def check_table(state: Wilderness) -> None:
    if state.step == OVER:
        check_end(state)
        return
    refuse(state.winners != 0, "winners: nobody has won while the game goes on.")
    arrived = int(state.living_at(village_of(state.strip)))
    allowed = 0 if state.window in IN_NATURE else 1 << int(state.current) | int(state.travelled)
    refuse(arrived & ~allowed != 0, "WN-10: who ended a turn in the village has won.")
    refuse(
        (state.step == WINDOW) != bool(state.window or state.inner),
        "window: a window is named exactly in the step 'window'.",
    )
    refuse(state.arriving != 0 and state.inner != T_ILLNESS, "arriving: everybody has met the area by now.")
    if state.step == CATCH:
        check_hunter(state)
        refuse(state.spun < 0, "WN-6: the compass is spun before the choice on a 4.")
        refuse(state.hunt_result() != 4, "WN-6: only a 4 leaves the choice.")
        refuse(state.companions != 0, "WN-6: nobody goes along on a hunt.")
        check_needle(state)
    elif state.step == WINDOW:
        check_window(state)


def check_end(state: Wilderness) -> None:
    refuse(bool(state.window or state.inner or state.arriving), "window: nobody is asked when the game is over.")
    alive, winners = int(state.alive), int(state.winners)
    if state.ending == BY_NOBODY:
        refuse(bool(alive or winners), "WN-9: the wilderness wins when nobody is left.")
    elif state.ending == BY_SURVIVAL:
        refuse(bits(alive) != 1 or winners != alive, "WN-9: the last survivor wins, and nobody else.")
    elif state.ending == BY_VILLAGE:
        there = int(state.living_at(village_of(state.strip))) & (1 << int(state.current) | int(state.travelled))
        refuse(winners == 0 or winners != there, "WN-10: those win who arrived in the village in this turn.")


# -- windows (WN-11) ------------------------------------------------------------------------


def check_window(state: Wilderness) -> None:
    window, inner = int(state.window), int(state.inner)
    refuse(window in INNER, f"window: '{TRIGGERS[window]}' is an inner window.")
    refuse(inner != 0 and inner not in INNER, f"inner: '{TRIGGERS[inner]}' is no inner window.")
    trigger = int(state.trigger())
    refuse(bool((state.standing[state.asked] >> trigger) & 1), "always_pass: who always passes is not asked.")
    if inner == T_TARGETED:
        check_answer(state)
    elif inner == T_ILLNESS:
        check_illness(state)
    if window in IN_NATURE:
        check_nature(state)
    elif window != NO_WINDOW:
        refuse(state.concerned != state.current, "concerned: the window is about the current player.")
        refuse(not inner and not state.lives(state.current), "WN-14: the dead take no turn.")
        check_turn_window(state)


def check_turn_window(state: Wilderness) -> None:
    window = int(state.window)
    if window in (T_MOVE, T_NIGHT_ROLL):
        check_heading(state)
        check_companions(state)
        refuse(window == T_NIGHT_ROLL and state.roll == 0, "roll: the die has been rolled.")
    elif window == T_LOST:
        check_needle(state)
        check_companions(state)
        refuse(state.energy != 0, "WN-5: who is lost has no energy left.")
    elif window == T_HUNT_ROLL:
        check_hunter(state)
        refuse(state.companions != 0, "WN-6: nobody goes along on a hunt.")
    elif window == T_SLEEP:
        asleep = state.flags & SLEPT != 0 and state.energy == 0
        refuse(not asleep, "WN-16: who sleeps spends the whole turn on it.")
    elif window == T_START:
        refuse(state.energy != 0, "WN-14: energy is received after the start.")


def check_heading(state: Wilderness) -> None:
    """A step to an area beside the figure, or a landing of a raft."""
    here, seat = int(state.figures[state.current]), state.current
    ways = int(ways_of(state.land[here]))
    beside = {here + int(STEP[way]) for way in range(DIRECTIONS) if (ways >> way) & 1}
    landings = {
        int(state.raft_landing(seat, there, ashore)) for there in range(DIRECTIONS) for ashore in range(DIRECTIONS)
    }
    there = int(state.target_area)
    refuse(there not in beside | landings or not state.is_open(there), "WN-15: heading: the figure cannot go there.")


def check_companions(state: Wilderness) -> None:
    near = int(state.living_at(state.figures[state.current])) & ~(1 << int(state.current))
    refuse(state.companions & ~near != 0, "WN-11: companions are in the area of who moves.")


def check_needle(state: Wilderness) -> None:
    """Where the compass has been spun it shows a way that a figure can go."""
    ways = int(ways_of(state.land[state.figures[state.current]]))
    refuse(state.spun >= 0 and not (ways >> int(state.spun)) & 1, "WN-5: spun: no figure can go that way.")


def check_hunter(state: Wilderness) -> None:
    refuse(state.roll == 0, "roll: the die has been rolled.")
    refuse(not HUNTABLE[terrain_of(state.land_of(state.current))], "WN-6: there is nothing to hunt in this area.")


# -- inner windows --------------------------------------------------------------------------


def check_answer(state: Wilderness) -> None:
    """A bad card that its player could play there, on whom it is answered by."""
    played, target = int(state.played), int(state.target)
    refuse(
        not M_BAD <= played < M_SCENT or state.asked != target,
        "WN-11: a bad card that was played is answered by its target.",
    )
    due = int(state.concerned)
    if played >= M_NEEDLE:
        due = played - M_NEEDLE
    elif played >= M_STORM:
        due = played - M_STORM
    refuse(due != target or state.player == target, "WN-11: target: the card that was played strikes somebody else.")
    refuse(not state.lives(state.player), "WN-9: the dead play no cards.")
    kind = int(kind_of(played))
    refuse(copies(state.event_discard, kind) == 0, "WN-11: the card that was played lies on the discards.")
    state.inner = NO_WINDOW
    fits = bad_fits(state, state.player, KIND_BIT[kind]) != 0
    if played >= M_NEEDLE:
        fits = fits and bool((needle_targets(state, state.player) >> target) & 1)
    state.inner = T_TARGETED
    refuse(not fits, "WN-11: the card that was played does not fit this window.")


def check_illness(state: Wilderness) -> None:
    refuse(state.asked != state.target, "WN-11: who has fallen ill is asked.")
    refuse(state.illnesses[state.asked] == 0, "WN-3: who is asked about an illness has one.")
    refuse(state.arriving & ~state.alive != 0, "arriving: the dead go nowhere.")
    here = state.figures[state.current]
    for seat in range(state.seats):
        elsewhere = bool((state.arriving >> seat) & 1) and state.figures[seat] != here
        refuse(elsewhere, f"arriving: seat {seat + 1} is elsewhere.")


# -- nature (WN-7, WN-8) ---------------------------------------------------------------------


def check_nature(state: Wilderness) -> None:
    refuse(state.sheltered & ~state.alive != 0, "sheltered: the dead need no shelter.")
    if state.window == T_NATURE:
        refuse(state.concerned != state.first_alive(), "concerned: nature's turn begins with the first player.")
        return
    refuse(not state.lives(state.concerned), "WN-8: the dead are not attacked.")
    at, beast = int(state.nature_at) - 1, int(state.beast)
    if beast == THE_TRIBE:
        there = terrain_of(state.land_of(state.concerned)) == TRIBE
        refuse(not there, "WN-7: the tribe attacks who stands with it.")
        places = (int(state.concerned) - int(state.first)) % int(state.seats)
        refuse(at != TRIBE_AT + places, "at: nature's turn is not at this player's visit to the tribe.")
    else:
        again = state.weather == RESTLESS_BEASTS and at == beast + BEAST_COUNT
        refuse(at != beast and not again, "at: nature's turn is not at this animal.")
        refuse(state.beasts[beast] != state.figures[state.concerned], "WN-8: an animal attacks in its area.")
