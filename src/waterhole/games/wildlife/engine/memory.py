"""Wildlife: what moves are worth, remembered.

A search asks for the same decisions again and again, and in worlds that differ by a hand alone a terrain card is worth
the same. The numbers are those of the rules of thumb; only the time they take is another.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wildlife.engine.board import worth_of_free_migration
from waterhole.games.wildlife.engine.components import (
    CARD_KINDS,
    JOKER,
    M_AUCTION,
    M_MIGRATE,
    M_PLAY,
    TERRAIN_KINDS,
    TURN,
)
from waterhole.games.wildlife.engine.heuristic import (
    Estimates,
    worth_of_auctioning,
    worth_of_doing,
    worth_of_terrain,
)
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.kernel.engine.keys import mixed

ROWS: Final = 1 << 11  # decisions that are remembered
ROW_WIDTH: Final = 96  # moves of a decision that is remembered
SLOTS: Final = 1 << 13  # single worths that are remembered
MIGRATION: Final = CARD_KINDS  # in place of a kind of card: the free migration
UNKNOWN: Final = -1.0e9


@final
class Memory:
    """Ratings of whole decisions, and worths of single cards, each in the place that its key says."""

    def __init__(self, by: Estimates) -> None:
        self.by = by
        self.row_keys = vec[i64]([0] * ROWS)
        self.rows = vec[float]([0.0] * (ROWS * ROW_WIDTH))
        self.slot_keys = vec[i64]([0] * SLOTS)
        self.slots = vec[float]([0.0] * SLOTS)
        self.cards = vec[float]([0.0] * CARD_KINDS)  # of the decision that is rated

    def rate(self, game: Wildlife, seat: i64, moves: vec[i64], count: i64, out: vec[float]) -> None:
        """What each move of any step but an auction's bid is worth in points."""
        if count > ROW_WIDTH:
            self.work_out(game, seat, moves, count, out)
            return
        key = decision_key(game, seat, moves, count)
        row = key & (ROWS - 1)
        at = row * ROW_WIDTH
        if self.row_keys[row] == key:
            for i in range(count):
                out[i] = self.rows[at + i]
            return
        self.work_out(game, seat, moves, count, out)
        self.row_keys[row] = key
        for i in range(count):
            self.rows[at + i] = out[i]

    def work_out(self, game: Wildlife, seat: i64, moves: vec[i64], count: i64, out: vec[float]) -> None:
        if game.step != TURN:
            for i in range(count):
                out[i] = self.by.worth_of(game, seat, moves[i])
            return
        for kind in range(i64(CARD_KINDS)):
            self.cards[kind] = UNKNOWN
        for i in range(count):
            move = moves[i]
            if move < M_AUCTION:
                out[i] = worth_of_doing(self.card_in_hand(game, seat, move - M_PLAY))
            elif move < M_MIGRATE:
                out[i] = worth_of_auctioning(game, self.card_in_hand(game, seat, move - M_AUCTION))
            elif move == M_MIGRATE:
                out[i] = worth_of_doing(self.remembered(game, seat, MIGRATION))
            else:
                out[i] = self.by.worth_of(game, seat, move)

    def card_in_hand(self, game: Wildlife, seat: i64, kind: i64) -> float:
        """The worth of a card, found once for playing and auctioning it."""
        if self.cards[kind] == UNKNOWN:
            self.cards[kind] = self.card(game, seat, kind)
        return self.cards[kind]

    def card(self, game: Wildlife, seat: i64, kind: i64) -> float:
        """The best use of a card, in points."""
        if kind < TERRAIN_KINDS:
            return self.remembered(game, seat, kind)
        if kind != JOKER:
            return self.by.worth_of_card(game, seat, kind)
        best = self.by.best_adaptation(game, seat)
        worth = self.by.best_ability(game, seat)
        if worth > best:
            best = worth
        for terrain in range(i64(TERRAIN_KINDS)):
            worth = self.remembered(game, seat, terrain)
            if worth > best:
                best = worth
        return best

    def remembered(self, game: Wildlife, seat: i64, kind: i64) -> float:
        """The worth of a terrain card or of the free migration: by the island and the seat alone."""
        key = island_key(game, seat, kind)
        slot = key & (SLOTS - 1)
        if self.slot_keys[slot] != key:
            self.slot_keys[slot] = key
            if kind == MIGRATION:
                self.slots[slot] = worth_of_free_migration(game, seat)
            else:
                self.slots[slot] = worth_of_terrain(game, seat, kind)
        return self.slots[slot]


def island_key(game: Wildlife, seat: i64, kind: i64) -> i64:
    """A number for all that the worth of a terrain card, or of the free migration, depends on."""
    supplied: i64 = 0
    if game.supply[seat]:
        supplied = 1
    buys: i64 = 0
    if game.buyer_expands and seat != game.current:
        buys = 1
    word = ((game.seats * 8 + seat) * 16 + kind) * 4 + supplied * 2 + buys
    key = mixed(mixed(1, game.marked), word * 262144 + game.adapted[seat])
    for player in range(game.seats):
        key = mixed(mixed(key, game.tiles_lo[player]), game.tiles_hi[player])
    return key


def decision_key(game: Wildlife, seat: i64, moves: vec[i64], count: i64) -> i64:
    """A number for all that the ratings of the moves of a decision depend on."""
    turn = ((game.seats * 8 + seat) * 8 + game.current) * 16 + game.plays_left()
    turn = ((turn * 2 + game.auctioned) * 4 + game.ending) * 128 + game.rounds
    asked = ((game.step * 16 + game.card + 1) * 128 + game.origin + 1) * 128 + game.target + 1
    options = game.unlimited * 2 + game.buyer_expands
    key = mixed(mixed(1, game.marked), turn * 128 + game.round % 128)
    key = mixed(mixed(key, asked * 4 + options), game.hands[seat])
    key = mixed(key, game.missing)
    for player in range(game.seats):
        key = mixed(mixed(key, game.tiles_lo[player]), game.tiles_hi[player])
        has = (game.organisms[player] + 1) * 262144 + game.adapted[player]
        key = mixed(key, has * 1048576 + game.abilities[player])
        key = mixed(key, (game.points[player] * 65536 + game.food[player]) * 64 + game.supply[player])
    for i in range(count):
        key = mixed(key, moves[i])
    return key
