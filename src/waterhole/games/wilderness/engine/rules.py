"""Wilderness: preparations, which decision is asked, and which chapter of the rules an answer goes to.

A turn runs from window to window. Each trigger has exactly one thing that follows when its window closes, so the open
window says where the turn stands; an inner window (a card being answered, an illness drawn) lies inside it and leads
back to it. The chapters (turns, moving, actions, reactions, playing, nature and others) are functions over the Table.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness.engine.board import build_land
from waterhole.games.wilderness.engine.chapters.actions import (
    cure_wound,
    drink,
    feed,
    hunt,
    legal_actions,
    lie_down,
    rest,
    settle_hunt,
    sleep,
)
from waterhole.games.wilderness.engine.chapters.audit import fault_in
from waterhole.games.wilderness.engine.chapters.decks import deal_events
from waterhole.games.wilderness.engine.chapters.hidden import deal_again, stack_hand
from waterhole.games.wilderness.engine.chapters.moving import (
    find_the_way,
    follow_roll,
    get_lost,
    go,
    go_by_raft,
    turn_up_tiles,
    wander,
)
from waterhole.games.wilderness.engine.chapters.nature import fight, nature, new_day, settle_fight
from waterhole.games.wilderness.engine.chapters.playing import answer, play_good
from waterhole.games.wilderness.engine.chapters.reactions import open_window
from waterhole.games.wilderness.engine.chapters.targets import legal_window_cards
from waterhole.games.wilderness.engine.chapters.turns import end_turn, receive_energy, start_round
from waterhole.games.wilderness.engine.components import (
    ACT,
    BEAST_COUNT,
    CATCH,
    FIRST_HAND,
    M_ALWAYS_PASS,
    M_ASK_AGAIN,
    M_CURE,
    M_DRINK,
    M_EAT,
    M_END,
    M_GO,
    M_GOOD,
    M_HUNGRY,
    M_HUNT,
    M_PASS,
    M_RAFT,
    M_REST,
    M_SLEEP,
    NO_WINDOW,
    NOT_YET,
    OUTCOMES,
    OVER,
    T_ATTACK,
    T_ATTACK_ROLL,
    T_END,
    T_HUNT_ROLL,
    T_LOST,
    T_MOVE,
    T_NIGHT_ROLL,
    T_SLEEP,
    T_START,
    TILES,
    WINDOW,
)
from waterhole.games.wilderness.engine.scoring import points_of
from waterhole.games.wilderness.engine.table import Table
from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import winners_first


@final
class Wilderness(Table):
    def clone(self) -> Wilderness:
        twin = Wilderness(self.seats, self.strip, self.rng.copy())
        self.copy_to(twin)
        return twin

    # -- whose decision, and which -----------------------------------------------------

    def decider(self) -> i64:
        if self.step == WINDOW:
            return self.asked
        if self.step == OVER:
            return -1
        return self.current

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        if self.step == ACT:
            return legal_actions(self, seat, out)
        if self.step == CATCH:
            out[0] = M_EAT
            out[1] = M_HUNGRY
            return 2
        n = legal_window_cards(self, seat, out, 0)
        out[n] = M_PASS
        out[n + 1] = M_ALWAYS_PASS + self.trigger()
        return n + 2

    def apply(self, seat: i64, move: i64) -> None:
        if self.step == WINDOW:
            answer(self, seat, move)
        elif move < M_HUNT:
            go(self, seat, move - M_GO)
        elif move == M_END:
            open_window(self, T_END, seat)
        elif move == M_HUNT:
            hunt(self, seat)
        elif move == M_REST:
            rest(self, seat)
        elif move == M_SLEEP:
            lie_down(self, seat)
        elif move == M_DRINK:
            drink(self, seat)
        elif move == M_CURE:
            cure_wound(self, seat)
        elif move == M_EAT:
            feed(self, seat)
            get_lost(self, seat)
        elif move == M_HUNGRY:
            self.step = ACT
        elif move >= M_RAFT:
            go_by_raft(self, seat, move)
        elif move >= M_GOOD:
            play_good(self, seat, move)
        else:
            self.standing[seat] &= ~BIT[move - M_ASK_AGAIN]

    def close_window(self) -> None:
        """What follows each trigger."""
        trigger = self.window
        self.window = NO_WINDOW
        self.asked = 0
        if trigger == T_START:
            receive_energy(self)
        elif trigger == T_MOVE:
            find_the_way(self)
        elif trigger == T_NIGHT_ROLL:
            follow_roll(self)
        elif trigger == T_LOST:
            wander(self)
        elif trigger == T_HUNT_ROLL:
            settle_hunt(self)
        elif trigger == T_SLEEP:
            sleep(self)
        elif trigger == T_ATTACK:
            fight(self)
        elif trigger == T_ATTACK_ROLL:
            settle_fight(self)
        elif trigger == T_END:
            end_turn(self)
        else:
            nature(self)

    # -- the end -----------------------------------------------------------------------

    def scores(self) -> vec[i64]:
        return points_of(self.seats, self.winners)

    def ranks(self) -> vec[i64]:
        return winners_first(self.seats, self.winners)

    def outcome(self) -> str:
        return OUTCOMES[self.ending]

    # -- what a seat cannot know, and the check ----------------------------------------

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_again(self, seat, rng)

    def stack(self, seat: i64, other: i64) -> None:
        stack_hand(self, seat, other)

    def audit(self) -> str:
        return fault_in(self)


# -- preparations (WN-1) ---------------------------------------------------------------


def blank(seats: i64, strip: i64, tiles: vec[i64], rng: Rng) -> Wilderness:
    """Everybody well and without cards, in the first corner of a strip of tiles."""
    state = Wilderness(seats, strip, rng)
    state.tiles = tiles
    state.land = build_land(tiles, strip)
    state.beasts = vec[i64]([NOT_YET] * BEAST_COUNT)
    state.figures = vec[i64]([0] * seats)
    state.thirst = vec[i64]([0] * seats)
    state.hunger = vec[i64]([0] * seats)
    state.exhaustion = vec[i64]([0] * seats)
    state.hands = vec[i64]([0] * seats)
    state.illnesses = vec[i64]([0] * seats)
    state.standing = vec[i64]([0] * seats)
    return state


def new_game(seats: i64, strip: i64, rotating: i64, rng: Rng) -> Wilderness:
    """Wilderness for 2 to 8 seats on a strip of 4, 6 or 8 tiles, dealt and ready for the first turn."""
    tiles = vec[i64]([0] * TILES)
    for k in range(i64(TILES)):
        j = rng.below(k + 1)
        tiles[k] = tiles[j]
        tiles[j] = k
    state = blank(seats, strip, tiles, rng)
    state.rotating = rotating
    set_up(state)
    return state


def set_up(table: Table) -> None:
    """Everybody in the first corner, three event cards and those of the first day, lots for the first turn."""
    table.first = table.rng.below(table.seats)
    table.face_up = 0
    for seat in range(table.seats):
        deal_events(table, table.clockwise(table.first, seat), FIRST_HAND)
    turn_up_tiles(table, 0)
    new_day(table)
    start_round(table)
