"""CuBirds: what a seat may know (CB-11), as numbers for learners."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from waterhole.games.cubirds.engine.components import BIRDS, OVER, ROWS, STEPS
from waterhole.games.cubirds.engine.rules import CuBirds
from waterhole.kernel.engine.bags import BAG_WIDTH, size
from waterhole.kernel.engine.observer import Observer, one_hot, same, write_counts
from waterhole.kernel.engine.state import seat_after

STEP_KINDS: Final[i64] = len(STEPS)


@final
class CuBirdsObserver(Observer):
    def layout(self, seats: i64) -> list[tuple[str, int]]:
        players = max(2, seats)
        parts = [("own hand, by species", BIRDS), ("step, where you are asked; or over", len(STEPS))]
        parts.append(("whose turn it is", players))
        for row in range(1, ROWS + 1):
            parts.append((f"row {row}: birds by species", BIRDS))
            parts.append((f"row {row}: place of each species from the left, from 1", BIRDS))
        for player in range(players):
            parts.append((f"player {player}: cards in hand", 1))
            parts.append((f"player {player}: hand as all know it, by species", BIRDS))
            parts.append((f"player {player}: collection, by species", BIRDS))
        return [*parts, ("pile", 1), ("discards", 1), ("discards seen since the last shuffle, by species", BIRDS)]

    def write(self, game: CuBirds, seat: i64, out: vec[i16], at: i64) -> i64:
        players: i64 = len(game.hands)
        if seat >= 0:
            at = write_counts(game.hands[seat], BAG_WIDTH, BIRDS, out, at)
        else:
            at = write_counts(0, BAG_WIDTH, BIRDS, out, at)
        step: i64 = -1
        if game.step == OVER or game.current == seat:
            step = game.step
        at = one_hot(out, at, STEP_KINDS, step)
        for i in range(players):
            out[at + i] = same(game.current, seat_after(seat, i, players))
        at += players
        for row in range(i64(ROWS)):
            at = write_row(game, row, out, at)
        for i in range(players):
            player = seat_after(seat, i, players)
            out[at] = i16(size(game.hands[player]))
            at = write_counts(game.known[player], BAG_WIDTH, BIRDS, out, at + 1)
            at = write_counts(game.collections[player], BAG_WIDTH, BIRDS, out, at)
        out[at] = i16(size(game.pile))
        out[at + 1] = i16(size(game.discard))
        return write_counts(game.discard_known, BAG_WIDTH, BIRDS, out, at + 2)


def write_row(game: CuBirds, row: i64, out: vec[i16], at: i64) -> i64:
    at = write_counts(game.row_birds[row], BAG_WIDTH, BIRDS, out, at)
    for bird in range(i64(BIRDS)):
        out[at + bird] = 0
    order = game.row_orders[row]
    place: i64 = 1
    while order:
        out[at + (order & 15) - 1] = i16(place)
        order >>= 4
        place += 1
    return at + BIRDS
