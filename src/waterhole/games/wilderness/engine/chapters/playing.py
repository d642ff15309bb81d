"""Wilderness: an answer in a window, and what follows the card that was played (WN-11)."""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.wilderness.engine.chapters.decks import discard_event
from waterhole.games.wilderness.engine.chapters.effects import bad_effect, good_effect
from waterhole.games.wilderness.engine.chapters.moving import fall_ill, meet_next, move_by_needle, stay_put, suffer
from waterhole.games.wilderness.engine.chapters.nature import nature_goes_on
from waterhole.games.wilderness.engine.chapters.reactions import ask_from, ask_inner, close_inner, places_from_concerned
from waterhole.games.wilderness.engine.chapters.turns import go_on
from waterhole.games.wilderness.engine.components import (
    BAD,
    ENDS_WINDOW,
    FALLS_ILL,
    GOOD,
    HEALING_HERBS,
    IS_MOVED,
    M_ALWAYS_PASS,
    M_BAD,
    M_GOOD,
    M_HERBS,
    M_NEEDLE,
    M_PASS,
    M_RAFT,
    M_SCENT,
    M_STEADY,
    M_STORM,
    NO_WINDOW,
    OVER,
    RAFT,
    SCENT_OF_BLOOD,
    SPINNING_NEEDLE,
    STEADY_HAND,
    STORM,
    T_ILLNESS,
    T_TARGETED,
    WATCHFUL,
)
from waterhole.games.wilderness.engine.table import Table
from waterhole.kernel.engine.masks import BIT


def answer(table: Table, seat: i64, move: i64) -> None:
    if move < M_GOOD:
        if move != M_PASS:
            table.standing[seat] |= BIT[move - M_ALWAYS_PASS]
        pass_on(table, seat)
    elif move < M_BAD:
        play_good(table, seat, move)
    else:
        play_bad(table, seat, move)


def pass_on(table: Table, seat: i64) -> None:
    inner = close_inner(table)
    if inner == T_TARGETED:
        bad_works(table)
    elif inner == T_ILLNESS:
        suffer(table, seat)
        after_illness(table)
    else:
        ask_from(table, places_from_concerned(table, seat) + 1)


def after_illness(table: Table) -> None:
    """Others may still have to meet the area."""
    if table.step != OVER:
        meet_next(table)


def play_good(table: Table, seat: i64, move: i64) -> None:
    kind = kind_of(move)
    discard_event(table, seat, kind)
    if table.journal is not None:
        table.note("played", seat, (kind, GOOD, -1, move))
    inner = close_inner(table)
    if inner == T_TARGETED:
        go_on(table)  # Watchful: the card has no effect
        return
    follow = good_effect(table, seat, move)
    if inner == T_ILLNESS:
        if not ask_again_about_illness(table, seat):
            suffer(table, seat)
            after_illness(table)
    elif follow == ENDS_WINDOW:
        nature_goes_on(table)  # Climb a Tree
    elif table.window != NO_WINDOW:
        go_on(table)


def ask_again_about_illness(table: Table, seat: i64) -> bool:
    return table.illnesses[seat] != 0 and ask_inner(table, T_ILLNESS, seat, HEALING_HERBS)


def play_bad(table: Table, seat: i64, move: i64) -> None:
    kind = kind_of(move)
    discard_event(table, seat, kind)
    table.played = move
    table.player = seat
    table.target = table.concerned
    if move >= M_SCENT:
        table.target = -1
    elif move >= M_NEEDLE:
        table.target = move - M_NEEDLE
    elif move >= M_STORM:
        table.target = move - M_STORM
    if table.journal is not None:
        table.note("played", seat, (kind, BAD, table.target, move))
    if table.target < 0 or not ask_inner(table, T_TARGETED, table.target, WATCHFUL):
        bad_works(table)


def bad_works(table: Table) -> None:
    target = table.target
    follow = bad_effect(table, table.player, target, table.played)
    if table.step == OVER:
        return
    if follow == FALLS_ILL:
        fall_ill(table, target)
        if table.inner == NO_WINDOW:
            go_on(table)
    elif follow == IS_MOVED:
        move_by_needle(table, target)
    elif follow == ENDS_WINDOW:
        stay_put(table)
    else:
        go_on(table)


def kind_of(move: i64) -> i64:
    """The kind of the card that a move plays."""
    if move >= M_SCENT:
        return SCENT_OF_BLOOD
    if move >= M_NEEDLE:
        return SPINNING_NEEDLE
    if move >= M_STORM:
        return STORM
    if move >= M_BAD:
        return move - M_BAD
    if move >= M_RAFT:
        return RAFT
    if move >= M_STEADY:
        return STEADY_HAND
    if move >= M_HERBS:
        return HEALING_HERBS
    return move - M_GOOD
