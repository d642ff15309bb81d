"""Wildlife: which decision is asked, what may be answered, and which chapter of the rules the answer goes to.

The chapters (preparation, turns, actions, cards, auctions) are functions over the Table.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wildlife.engine.audit import fault_in
from waterhole.games.wildlife.engine.chapters.actions import (
    answer,
    expand,
    legal_aggression,
    legal_mobility,
    legal_with_terrain,
    migrate_for_free,
    put_down,
    strike,
    take_up,
    use_aggression,
    use_mobility,
)
from waterhole.games.wildlife.engine.chapters.auctions import (
    auction,
    legal_bids,
    legal_payments,
    make_bid,
    pass_bid,
    pay,
)
from waterhole.games.wildlife.engine.chapters.cards import (
    happen,
    improve,
    let_go,
    lose_to_epidemic,
    namable,
    name_joker,
    play,
    rob,
    take_ability,
)
from waterhole.games.wildlife.engine.chapters.preparation import (
    bid_for_organism,
    choose_organism,
    legal_seeds,
    pass_organism,
    seed,
    set_up,
)
from waterhole.games.wildlife.engine.chapters.turns import convert, end_turn, legal_in_turn
from waterhole.games.wildlife.engine.components import (
    ABILITY_HOLDER,
    ABILITY_KIND,
    ADAPTATION_TERRAIN,
    AGGRESSION_SPACE,
    BID,
    BID_FOR_ORGANISM,
    BOUGHT_EVENT,
    CHOOSE_ORGANISM,
    DEFENDING,
    DESTINATION,
    EPIDEMIC_TILE,
    JOKER_NAME,
    M_AGGRESSION,
    M_ATTACK,
    M_AUCTION,
    M_BID,
    M_CONVERT,
    M_DEFEND,
    M_END,
    M_FALL,
    M_FROM,
    M_IMPROVE,
    M_MIGRATE,
    M_MOBILITY,
    M_NAME,
    M_NO_DEFENSE,
    M_NOTHING,
    M_ORGANISM,
    M_PASS,
    M_PLACE,
    M_PLAY,
    M_REMOVE,
    M_ROB,
    M_SWAP,
    M_TAKE,
    M_TO,
    M_USE,
    MIGRATION,
    MOBILITY_SPACE,
    MOBILITY_TILE,
    OVER,
    PAYMENT,
    SEED,
    TERRAIN_CARD,
    TURN,
)
from waterhole.games.wildlife.engine.island import write_spaces
from waterhole.games.wildlife.engine.table import Table
from waterhole.kernel.engine.masks import write_bits
from waterhole.kernel.engine.rng import Rng


@final
class Wildlife(Table):
    def clone(self) -> Wildlife:
        twin = Wildlife(self.seats, self.rng.copy())
        self.copy_to(twin)
        return twin

    # -- whose decision, and which -----------------------------------------------------

    def decider(self) -> i64:
        if self.step == OVER:
            return -1
        return self.actor

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        step = self.step
        if step == TURN:
            return legal_in_turn(self, seat, out)
        if step in (BID, BID_FOR_ORGANISM):
            return legal_bids(self, seat, out)
        if step == TERRAIN_CARD:
            return legal_with_terrain(self, seat, out)
        if step == DESTINATION:
            lo, hi = self.destinations(seat, self.origin)
            return write_spaces(lo, hi, M_TO, out, 0)
        if step == MIGRATION:
            lo, hi = self.migrants(seat)
            return write_spaces(lo, hi, M_FROM, out, 0)
        if step == SEED:
            return legal_seeds(self, seat, out)
        if step == PAYMENT:
            return legal_payments(self, seat, out)
        if step == EPIDEMIC_TILE:
            return write_spaces(self.tiles_lo[seat], self.tiles_hi[seat], M_REMOVE, out, 0)
        return self.legal_in_short_steps(seat, out)

    def legal_in_short_steps(self, seat: i64, out: vec[i64]) -> i64:
        step = self.step
        n: i64 = 0
        if step == MOBILITY_TILE:
            n = write_spaces(self.tiles_lo[seat], self.tiles_hi[seat], M_FROM, out, 0)
        elif step == MOBILITY_SPACE:
            n = legal_mobility(self, seat, out)
        elif step == AGGRESSION_SPACE:
            n = legal_aggression(self, seat, out)
        elif step == ADAPTATION_TERRAIN:
            n = write_offers(self.improvable(seat), M_IMPROVE, out)
        elif step == ABILITY_KIND:
            n = write_offers(self.takeable(seat), M_TAKE, out)
        elif step == JOKER_NAME:
            n = write_offers(namable(self, seat), M_NAME, out)
        elif step == ABILITY_HOLDER:
            n = write_bits(self.holders_to_rob(seat, self.target), M_ROB, out, 0)
        elif step == CHOOSE_ORGANISM:
            n = write_bits(self.lot, M_ORGANISM, out, 0)
        elif step == DEFENDING:
            out[0] = M_DEFEND
            out[1] = M_NO_DEFENSE
            n = 2
        elif step == BOUGHT_EVENT:
            out[0] = M_USE
            out[1] = M_NOTHING
            n = 2
        return n

    # -- what a move does --------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        if move >= M_PLAY:
            if move >= M_CONVERT:
                self.apply_number(move)
            elif move >= M_NAME:
                self.apply_choice(move)
            else:
                self.apply_word(move)
        elif move < M_ATTACK:
            self.apply_place(move - M_PLACE)
        elif move < M_FROM:
            strike(self, move - M_ATTACK)
        elif move < M_TO:
            take_up(self, move - M_FROM)
        elif move < M_SWAP:
            put_down(self, move - M_TO)
        elif move < M_REMOVE:
            strike(self, move - M_SWAP)
        else:
            lose_to_epidemic(self, move - M_REMOVE)

    def apply_word(self, move: i64) -> None:
        if move < M_AUCTION:
            play(self, move - M_PLAY)
        elif move < M_MIGRATE:
            auction(self, move - M_AUCTION)
        elif move == M_MIGRATE:
            migrate_for_free(self)
        elif move == M_MOBILITY:
            use_mobility(self)
        elif move == M_AGGRESSION:
            use_aggression(self)
        elif move == M_END:
            end_turn(self)
        elif move == M_PASS:
            if self.step == BID:
                pass_bid(self)
            else:
                pass_organism(self)
        elif move == M_NOTHING:
            let_go(self)
        elif move == M_USE:
            happen(self)
        else:
            answer(self, move == M_DEFEND)

    def apply_choice(self, move: i64) -> None:
        if move < M_IMPROVE:
            name_joker(self, move - M_NAME)
        elif move < M_TAKE:
            improve(self, move - M_IMPROVE)
        elif move < M_ROB:
            take_ability(self, move - M_TAKE)
        elif move < M_ORGANISM:
            rob(self, move - M_ROB)
        else:
            choose_organism(self, move - M_ORGANISM)

    def apply_number(self, move: i64) -> None:
        if move < M_FALL:
            convert(self, move - M_CONVERT + 1)
        elif move < M_BID:
            pay(self, move - M_FALL)
        elif self.step == BID:
            make_bid(self, move - M_BID)
        else:
            bid_for_organism(self, move - M_BID)

    def apply_place(self, space: i64) -> None:
        if self.step == SEED:
            seed(self, space)
        else:
            expand(self, space)

    def audit(self) -> str:
        return fault_in(self)


def write_offers(mask: i64, first: i64, out: vec[i64]) -> i64:
    """What a card may be used for, or nothing (WL-4)."""
    n = write_bits(mask, first, out, 0)
    out[n] = M_NOTHING
    return n + 1


def new_game(
    seats: i64, way: i64, unlimited: bool, buyer_expands: bool, start_last: bool, rounds: i64, rng: Rng
) -> Wildlife:
    """Wildlife for 2 to 6 seats, ready for the first choice of organisms or the first seed."""
    state = blank(seats, rng)
    state.way = way
    if unlimited:
        state.unlimited = 1
    if buyer_expands:
        state.buyer_expands = 1
    if start_last:
        state.start_last = 1
    state.rounds = rounds
    set_up(state)
    return state


def blank(seats: i64, rng: Rng) -> Wildlife:
    """An empty island and empty hands."""
    state = Wildlife(seats, rng)
    state.organisms = vec[i64]([-1] * seats)
    state.hands = vec[i64]([0] * seats)
    state.tiles_lo = vec[i64]([0] * seats)
    state.tiles_hi = vec[i64]([0] * seats)
    state.supply = vec[i64]([0] * seats)
    state.lost = vec[i64]([0] * seats)
    state.food = vec[i64]([0] * seats)
    state.points = vec[i64]([0] * seats)
    state.adapted = vec[i64]([0] * seats)
    state.abilities = vec[i64]([0] * seats)
    state.turned = vec[i64]([0] * seats)
    return state
