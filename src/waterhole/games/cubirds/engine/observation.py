"""CuBirds: what a seat may know (CB-11), as numbers for learners."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from waterhole.games.cubirds.engine.components import BIRDS, OVER, ROWS, STEPS
from waterhole.games.cubirds.engine.rules import CuBirds, new_game
from waterhole.kernel.engine.bags import BAG_WIDTH, size
from waterhole.kernel.engine.observer import Page, PartObserver
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import places_after, seat_after

STEP_KINDS: Final[i64] = len(STEPS)


@final
class CuBirdsObserver(PartObserver):
    def any_game(self, seats: i64) -> CuBirds:
        return new_game(seats, 0, Rng(0))

    def show(self, game: CuBirds, seat: i64, to: Page) -> None:
        players: i64 = len(game.hands)
        hand: i64 = 0
        step: i64 = -1
        if seat >= 0:
            hand = game.hands[seat]
        if game.step == OVER or game.current == seat:
            step = game.step
        to.counts("own hand, by species", hand, BAG_WIDTH, BIRDS)
        to.choice("step, where you are asked; or over", STEP_KINDS, step)
        to.choice("whose turn it is", players, places_after(seat, game.current, players))
        for row in range(i64(ROWS)):
            to.turn_to("row", row + 1)
            to.counts("birds by species", game.row_birds[row], BAG_WIDTH, BIRDS)
            show_order(game.row_orders[row], to)
        for i in range(players):
            player = seat_after(seat, i, players)
            to.turn_to("player", i)
            to.number("cards in hand", size(game.hands[player]))
            to.counts("hand as all know it, by species", game.known[player], BAG_WIDTH, BIRDS)
            to.counts("collection, by species", game.collections[player], BAG_WIDTH, BIRDS)
        to.turn_to_table()
        to.number("pile", size(game.pile))
        to.number("discards", size(game.discard))
        to.counts("discards seen since the last shuffle, by species", game.discard_known, BAG_WIDTH, BIRDS)


def show_order(order: i64, to: Page) -> None:
    at = to.zeros("place of each species from the left, from 1", BIRDS)
    place: i64 = 1
    while order:
        to.out[at + (order & 15) - 1] = i16(place)
        order >>= 4
        place += 1
