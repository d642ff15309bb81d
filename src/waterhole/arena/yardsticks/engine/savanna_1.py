"""Ecosystem: Savanna: what the bots of version 1 knew of the game: they forget every forecast at once."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.savanna.engine.components import (
    CELL,
    CENTRE,
    GIVE,
    KINDS,
    M_GIVE,
    M_PLACE,
    MARGINS,
    PLACE,
    SWALA,
    SWALA_CELL,
    TURNS,
)
from waterhole.games.savanna.engine.heuristic import Outlook, worth_of_gift
from waterhole.games.savanna.engine.learned import NOISE, SWALA_POINTS, Forecast
from waterhole.games.savanna.engine.rules import Savanna
from waterhole.games.savanna.engine.scoring import first_cell
from waterhole.kernel.engine.masks import bits
from waterhole.kernel.engine.policy import Rater, likely

WARMTH: Final = 1.5  # points between two moves of which the better is made e times as often


@final
class SavannaExpert1(Rater):
    """Takes the card, and lays it on the cell, after which the forecast is best."""

    def __init__(self, weights: vec[float], doubts: vec[float]) -> None:
        super().__init__(NOISE, WARMTH)
        self.forecast = Forecast(weights)
        self.doubts = doubts  # by cards laid: how far a forecast is off

    def rate(self, game: Savanna, seat: i64, moves: vec[i64], count: i64, out: vec[float]) -> None:
        """The forecast after each move, in points."""
        if game.step == GIVE:
            own = Outlook(game, seat)
            hers = Outlook(game, SWALA)
            for i in range(count):
                out[i] = worth_of_gift(own, hers, moves[i] - M_GIVE, SWALA_CELL[game.turn])
            return
        base = KINDS * seat
        occupied = game.occupied[seat]
        window = game.windows[seat]
        for i in range(count):
            if game.step == PLACE:
                out[i] = self.forecast.after(
                    game.grids, base, occupied, window, game.selected[seat], moves[i] - M_PLACE
                )
            else:
                out[i] = self.best_after(game, seat, moves[i])

    def best_after(self, game: Savanna, seat: i64, kind: i64) -> float:
        base = KINDS * seat
        occupied = game.occupied[seat]
        window = game.windows[seat]
        cells = game.open_cells(seat)
        if cells == 0:
            cells = CELL[CENTRE]
        best = -1.0e9
        while cells:
            points = self.forecast.after(game.grids, base, occupied, window, kind, first_cell(cells))
            if points > best:
                best = points
            cells &= cells - 1
        return best

    def value(self, game: Savanna, seat: i64) -> float:
        """The chance that the own forecast turns out higher than each of the others', or than the margin asks."""
        if game.seats == 1:
            hers = float(game.points(SWALA)) + SWALA_POINTS * float(TURNS - game.turn) / float(TURNS)
            lead = self.foretold(game, 0) - hers - float(MARGINS[game.grade])
            return likely(lead / self.doubts[bits(game.occupied[0])])
        mine = self.foretold(game, seat)
        doubt = self.doubts[bits(game.occupied[seat])]
        chance = 1.0
        for other in range(game.seats):
            if other != seat:
                chance *= likely((mine - self.foretold(game, other)) / (1.4 * doubt))
        return chance

    def foretold(self, game: Savanna, seat: i64) -> float:
        """The forecast for a seat's ecosystem, with the card it has selected where it will do best."""
        if game.step == PLACE:
            return self.best_after(game, seat, game.selected[seat])
        return self.forecast.points(game.grids, KINDS * seat, game.occupied[seat], game.windows[seat])
