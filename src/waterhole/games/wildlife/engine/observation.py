"""Wildlife: what a seat may know (WL-22), as numbers for learners."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from waterhole.games.wildlife.engine.components import (
    ABILITY_KINDS,
    ABILITY_WIDTH,
    AREAS,
    BIT_MODULUS,
    CARD_KINDS,
    ORGANISMS,
    SPACE_OF_HI,
    SPACE_OF_LO,
    SPACES,
    STEPS,
    TERRAIN_KINDS,
)
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.games.wildlife.engine.table import bag_size, card_count, level_in
from waterhole.kernel.engine.observer import Observer, one_hot, same, write_counts, write_mask
from waterhole.kernel.engine.state import MOST_SEATS, seat_after

ORGANISM_KINDS: Final[i64] = len(ORGANISMS)
STEP_KINDS: Final[i64] = len(STEPS)
NUMBERS = (
    "bid", "what is defended against", "1: the winner of the auction uses the card", "round, from 0",
    "turns ended in this round", "tiles still to be seeded", "plays of this turn", "intelligence used for more plays",
    "the owed auction was held", "the free migration was made", "a big scoring follows this turn",
    "why this is the last turn", "pile", "option: organisms", "option: unlimited abilities",
    "option: the buyer expands", "option: the last begins", "option: rounds",
)  # fmt: skip


@final
class WildlifeObserver(Observer):
    def layout(self, seats: i64) -> list[tuple[str, int]]:
        parts = [
            ("own seat", MOST_SEATS),
            ("own hand, by kind", CARD_KINDS),
            ("step", len(STEPS)),
            ("card being used or auctioned", CARD_KINDS),
            ("space a tile moves from", SPACES),
            ("space under attack, or number of the ability taken", SPACES),
        ]
        parts += [(name, 1) for name in NUMBERS]
        parts += [("discards, by kind", CARD_KINDS), ("played in this turn, by kind", CARD_KINDS)]
        parts += [("areas with a pawn", AREAS), ("organisms to be chosen or auctioned", ORGANISM_KINDS)]
        for player in range(seats):
            parts += [
                (f"player {player}: organism", ORGANISM_KINDS),
                (f"player {player}: cards in hand", 1),
                (f"player {player}: known to hold an ability card", 1),
                (f"player {player}: tiles in supply", 1),
                (f"player {player}: tiles lost", 1),
                (f"player {player}: food", 1),
                (f"player {player}: points", 1),
                (f"player {player}: what it can do, by terrain", TERRAIN_KINDS),
                (f"player {player}: abilities", ABILITY_KINDS),
                (f"player {player}: abilities used in this turn", ABILITY_KINDS),
                (f"player {player}: its left neighbour's place from the observer", 1),
                (f"player {player}: starter", 1),
                (f"player {player}: whose turn it is", 1),
                (f"player {player}: who decides", 1),
                (f"player {player}: highest bidder", 1),
                (f"player {player}: passed", 1),
                (f"player {player}: tiles on the island, by space", SPACES),
            ]
        return parts

    def write(self, game: Wildlife, seat: i64, out: vec[i16], at: i64) -> i64:
        at = one_hot(out, at, MOST_SEATS, seat)
        hand: i64 = 0
        if seat >= 0:
            hand = game.hands[seat]
        at = write_cards(hand, out, at)
        at = write_table(game, out, at)
        for i in range(game.seats):
            at = write_player(game, seat, seat_after(seat, i, game.seats), out, at)
        return at


def write_table(game: Wildlife, out: vec[i16], at: i64) -> i64:
    at = one_hot(out, at, STEP_KINDS, game.step)
    at = one_hot(out, at, CARD_KINDS, game.card)
    at = one_hot(out, at, SPACES, game.origin)
    at = one_hot(out, at, SPACES, game.target)
    out[at] = i16(game.bid)
    out[at + 1] = i16(game.deed)
    out[at + 2] = i16(game.buying)
    out[at + 3] = i16(game.round)
    out[at + 4] = i16(game.turns)
    out[at + 5] = i16(game.seeds)
    out[at + 6] = i16(game.plays)
    out[at + 7] = i16(game.extra)
    out[at + 8] = i16(game.auctioned)
    out[at + 9] = i16(game.migrated)
    out[at + 10] = i16(game.due)
    out[at + 11] = i16(game.ending)
    out[at + 12] = i16(bag_size(game.pile))
    out[at + 13] = i16(game.way)
    out[at + 14] = i16(game.unlimited)
    out[at + 15] = i16(game.buyer_expands)
    out[at + 16] = i16(game.start_last)
    out[at + 17] = i16(game.rounds)
    at = write_cards(game.discard, out, at + 18)
    at = write_cards(game.played, out, at)
    at = write_mask(game.marked, AREAS, out, at)
    return write_mask(game.lot, ORGANISM_KINDS, out, at)


def write_player(game: Wildlife, seat: i64, player: i64, out: vec[i16], at: i64) -> i64:
    at = one_hot(out, at, ORGANISM_KINDS, game.organisms[player])
    out[at] = i16(bag_size(game.hands[player]))
    out[at + 1] = i16((game.given >> player) & 1)
    out[at + 2] = i16(game.supply[player])
    out[at + 3] = i16(game.lost[player])
    out[at + 4] = i16(game.food[player])
    out[at + 5] = i16(game.points[player])
    at += 6
    for terrain in range(i64(TERRAIN_KINDS)):
        out[at + terrain] = i16(level_in(game.adapted[player], terrain))
    at = write_counts(game.abilities[player], ABILITY_WIDTH, ABILITY_KINDS, out, at + TERRAIN_KINDS)
    at = write_counts(game.turned[player], ABILITY_WIDTH, ABILITY_KINDS, out, at)
    first = seat
    if first < 0:
        first = 0
    out[at] = i16((game.left_of(player) + game.seats - first) % game.seats)
    out[at + 1] = same(game.starter, player)
    out[at + 2] = same(game.current, player)
    out[at + 3] = same(game.actor, player)
    out[at + 4] = same(game.bidder, player)
    out[at + 5] = i16((game.passed >> player) & 1)
    at += 6
    return write_tiles(game, player, out, at)


def write_tiles(game: Wildlife, player: i64, out: vec[i16], at: i64) -> i64:
    for space in range(i64(SPACES)):
        out[at + space] = 0
    tiles = game.tiles_lo[player]
    while tiles:
        out[at + SPACE_OF_LO[(tiles & -tiles) % BIT_MODULUS]] = 1
        tiles &= tiles - 1
    tiles = game.tiles_hi[player]
    while tiles:
        out[at + SPACE_OF_HI[(tiles & -tiles) % BIT_MODULUS]] = 1
        tiles &= tiles - 1
    return at + SPACES


def write_cards(bag: i64, out: vec[i16], at: i64) -> i64:
    for kind in range(i64(CARD_KINDS)):
        out[at + kind] = i16(card_count(bag, kind))
    return at + CARD_KINDS
