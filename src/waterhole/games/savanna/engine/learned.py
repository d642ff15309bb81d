"""Ecosystem: Savanna: what an ecosystem will bring in the end, learned from games.

The final points of a growing ecosystem are foretold as its points now and a weighted sum of features, with weights of
its own for every turn. The weights are in learned.json; `waterhole train savanna` makes that file again.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.savanna.engine.components import (
    BELOW,
    BESIDE,
    CELL,
    CELLS,
    CENTRE,
    CHEETAH,
    DIAGONAL,
    ELEPHANT,
    FIELD_COLUMNS,
    GAZELLE,
    GIRAFFE,
    GIVE,
    GRASSLAND,
    HYENA,
    KINDS,
    LION,
    M_GIVE,
    M_PLACE,
    MARGINS,
    OVER,
    PLACE,
    REACH,
    SELECT,
    SWALA,
    SWALA_CELL,
    TREE,
    TURNS,
    VULTURE,
    WATERING_HOLE,
    WITHIN_TWO,
    ZEBRA,
)
from waterhole.games.savanna.engine.heuristic import Outlook, worth_of_gift
from waterhole.games.savanna.engine.rules import Savanna, kinds_in, new_game
from waterhole.games.savanna.engine.scoring import (
    all_flips,
    animals,
    around,
    cheetah_flips,
    ecosystem_points,
    first_cell,
    first_group,
    gazelle_reward,
    hunting_lions,
    types_among,
)
from waterhole.kernel.engine.keys import mixed
from waterhole.kernel.engine.masks import BIT, bits
from waterhole.kernel.engine.policy import Rater, likely
from waterhole.kernel.engine.rng import Rng

FEATURES: Final = (
    "always", "watering holes", "grasslands", "trees", "gazelles", "zebras", "giraffes", "cheetahs", "lions",
    "elephants", "hyenas", "vultures",
    "grassland groups of 1", "groups of 2", "groups of 3", "larger groups", "free cells beside small groups",
    "free cells beside large groups", "giraffes without tree", "free cells beside them", "free cells beside zebras",
    "free cells beside watering holes", "kinds beside watering holes", "free cells diagonal to cheetahs",
    "gazelles out of cheetahs' reach", "free cells diagonal to them", "lions without grassland",
    "free cells beside them", "hunting lions", "prey face up", "hunting lions without prey", "prey where no lion is",
    "free cells beside elephants", "lone elephants", "free cells near hyenas", "prey near hyenas",
    "free cells below vultures", "prey below vultures", "flipped", "open cells", "cells within the window",
    "kinds beside the best free cell", "grasslands beside the best free cell", "free cells beside a tree",
    "free cells without a tree in line",
)  # fmt: skip
WIDTH: Final = 45  # how many these are
NOISE: Final = 0.01  # settles equal moves by lot
SLOTS: Final = 1 << 14  # forecasts that are remembered
SLOT_WIDTH: Final = 21  # the best, then one for each open cell: there are never more than 20
SWALA_POINTS: Final = 18.0  # what careful givers let her have
WARMTH: Final = 1.5  # points between two moves of which the better is made e times as often


@final
class Forecast:
    """The weights, and room to use them."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.found = vec[float]([0.0] * WIDTH)

    def points(self, grids: vec[i64], base: i64, occupied: i64, window: i64) -> float:
        """The points that an ecosystem will bring, rewards for gazelles included."""
        laid = bits(occupied)
        now = float(ecosystem_points(grids, base, False))
        self.look(grids, base, occupied, window)
        first = laid * WIDTH
        for i in range(i64(WIDTH)):
            now += self.weights[first + i] * self.found[i]
        return now

    def after(self, grids: vec[i64], base: i64, occupied: i64, window: i64, kind: i64, cell: i64) -> float:
        """The same if a card of a kind lay on a free cell."""
        grids[base + kind] |= CELL[cell]
        points = self.points(grids, base, occupied | CELL[cell], window & REACH[cell])
        grids[base + kind] ^= CELL[cell]
        return points

    def look(self, grids: vec[i64], base: i64, occupied: i64, window: i64) -> None:
        """Set the features of an ecosystem."""
        found = self.found
        free = window & ~occupied
        open_cells = around(occupied) & free
        grass = grids[base + GRASSLAND]
        trees = grids[base + TREE]
        gazelles = grids[base + GAZELLE]
        prey = gazelles | grids[base + ZEBRA]
        flipped = all_flips(grids, base, False)
        found[0] = 1.0
        for kind in range(i64(KINDS)):
            found[1 + kind] = float(bits(grids[base + kind]))
        self.look_at_grass(grass, free)
        lonely = grids[base + GIRAFFE] & ~around(trees)
        found[18] = float(bits(lonely))
        found[19] = float(bits(around(lonely) & free))
        found[20] = float(looks(grids[base + ZEBRA], BESIDE, free))
        found[21] = float(looks(grids[base + WATERING_HOLE], BESIDE, free))
        found[22] = float(kinds_beside(grids, base, grids[base + WATERING_HOLE]))
        found[23] = float(looks(grids[base + CHEETAH], DIAGONAL, free))
        safe = gazelles & ~cheetah_flips(grids, base)
        found[24] = float(bits(safe))
        found[25] = float(looks(safe, DIAGONAL, free))
        hunters = hunting_lions(grids, base)
        idle = grids[base + LION] & ~hunters
        found[26] = float(bits(idle))
        found[27] = float(bits(around(idle) & free))
        found[28] = float(bits(hunters))
        up = bits(prey & ~flipped)
        found[29] = float(up)
        hungry = bits(hunters) - bits(flipped & ~cheetah_flips(grids, base))
        found[30] = float(hungry)
        found[31] = 0.0
        if up and bits(grids[base + LION]) == 0:
            found[31] = 1.0
        elephants = grids[base + ELEPHANT]
        found[32] = float(looks(elephants, BESIDE, free))
        found[33] = float(bits(elephants & ~around(animals(grids, base))))
        found[34] = float(looks(grids[base + HYENA], WITHIN_TWO, free))
        found[35] = float(looks(grids[base + HYENA], WITHIN_TWO, prey & ~flipped))
        found[36] = float(looks(grids[base + VULTURE], BELOW, free))
        found[37] = float(looks(grids[base + VULTURE], BELOW, prey & ~flipped))
        found[38] = float(bits(flipped))
        found[39] = float(bits(open_cells))
        found[40] = float(bits(window))
        self.look_at_free_cells(grids, base, open_cells)
        found[43] = float(bits(around(trees) & free))
        found[44] = float(bits(free & ~in_line(trees)))

    def look_at_grass(self, grass: i64, free: i64) -> None:
        found = self.found
        for i in range(i64(12), i64(18)):
            found[i] = 0.0
        while grass:
            group = first_group(grass)
            n = bits(group)
            if n > 4:
                n = 4
            found[11 + n] += 1.0
            room = float(bits(around(group) & free))
            if n < 3:
                found[16] += room
            elif n == 3:
                found[17] += room
            grass ^= group

    def look_at_free_cells(self, grids: vec[i64], base: i64, cells: i64) -> None:
        most_kinds: i64 = 0
        most_grass: i64 = 0
        while cells:
            beside = BESIDE[first_cell(cells)]
            kinds = types_among(grids, base, beside)
            if kinds > most_kinds:
                most_kinds = kinds
            grass = bits(beside & grids[base + GRASSLAND])
            if grass > most_grass:
                most_grass = grass
            cells &= cells - 1
        self.found[41] = float(most_kinds)
        self.found[42] = float(most_grass)


def looks(cells: i64, reach: vec[i64], at: i64) -> i64:
    """How many of some cells all these cells look at, each counted as often as it is looked at."""
    n: i64 = 0
    while cells:
        n += bits(reach[first_cell(cells)] & at)
        cells &= cells - 1
    return n


def kinds_beside(grids: vec[i64], base: i64, cells: i64) -> i64:
    n: i64 = 0
    while cells:
        n += types_among(grids, base, BESIDE[first_cell(cells)])
        cells &= cells - 1
    return n


def in_line(cells: i64) -> i64:
    """The cells in the same row or column as one of these."""
    found = cells
    while cells:
        found |= LINES[first_cell(cells)]
        cells &= cells - 1
    return found


LINES: Final[vec[i64]] = vec[i64](
    [
        sum(
            1 << other
            for other in range(CELLS)
            if other // FIELD_COLUMNS == cell // FIELD_COLUMNS or other % FIELD_COLUMNS == cell % FIELD_COLUMNS
        )
        for cell in range(CELLS)
    ]
)


@final
class Memory:
    """The forecasts made last, by ecosystem and card: a search asks for the same ones in every world it tries."""

    def __init__(self, forecast: Forecast) -> None:
        self.forecast = forecast
        self.keys = vec[i64]([-1] * SLOTS)
        self.points = vec[float]([0.0] * (SLOTS * SLOT_WIDTH))

    def now(self, grids: vec[i64], base: i64, occupied: i64, window: i64) -> float:
        """The forecast of an ecosystem as it is."""
        key = key_of(grids, base, KINDS)
        slot = key & (SLOTS - 1)
        if self.keys[slot] != key:
            self.points[slot * SLOT_WIDTH] = self.forecast.points(grids, base, occupied, window)
            self.keys[slot] = key
        return self.points[slot * SLOT_WIDTH]

    def ahead(self, grids: vec[i64], base: i64, occupied: i64, window: i64, kind: i64) -> i64:
        """Where in `points` the forecasts of a card begin: the best of them, then each open cell's in order."""
        key = key_of(grids, base, kind)
        slot = key & (SLOTS - 1)
        first = slot * SLOT_WIDTH
        if self.keys[slot] != key:
            cells = around(occupied) & window & ~occupied
            if cells == 0:
                cells = CELL[CENTRE]
            best = -1.0e9
            at = first
            while cells:
                points = self.forecast.after(grids, base, occupied, window, kind, first_cell(cells))
                if points > best:
                    best = points
                at += 1
                self.points[at] = points
                cells &= cells - 1
            self.points[first] = best
            self.keys[slot] = key
        return first


def key_of(grids: vec[i64], base: i64, kind: i64) -> i64:
    """A number of its own for an ecosystem and a card."""
    key = mixed(0, kind + 1)
    for i in range(i64(KINDS)):
        key = mixed(key, grids[base + i])
    return key


@final
class SavannaExpert(Rater):
    """Takes the card, and lays it on the cell, after which the forecast is best."""

    def __init__(self, weights: vec[float], doubts: vec[float]) -> None:
        super().__init__(NOISE, WARMTH)
        self.memory = Memory(Forecast(weights))
        self.doubts = doubts  # by cards laid: how far a forecast is off

    def rate(self, game: Savanna, seat: i64, moves: vec[i64], count: i64, out: vec[float]) -> None:
        """The forecast after each move, in points."""
        if game.step == GIVE:
            own = Outlook(game, seat)
            hers = Outlook(game, SWALA)
            for i in range(count):
                out[i] = worth_of_gift(own, hers, moves[i] - M_GIVE, SWALA_CELL[game.turn])
            return
        points = self.memory.points
        if game.step == SELECT:
            for i in range(count):
                out[i] = points[self.ahead(game, seat, moves[i])]
            return
        first = self.ahead(game, seat, game.selected[seat]) + 1
        cells = game.open_cells(seat)
        for i in range(count):
            out[i] = points[first + bits(cells & (CELL[moves[i] - M_PLACE] - 1))]

    def ahead(self, game: Savanna, seat: i64, kind: i64) -> i64:
        return self.memory.ahead(game.grids, KINDS * seat, game.occupied[seat], game.windows[seat], kind)

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
            return self.memory.points[self.ahead(game, seat, game.selected[seat])]
        return self.memory.now(game.grids, KINDS * seat, game.occupied[seat], game.windows[seat])


# -- training ------------------------------------------------------------------------


@final
class Training:
    """Plays games against itself and moves the weights towards what came of every ecosystem."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.weights = vec[float]([0.0] * ((TURNS + 1) * WIDTH))
        self.squares = vec[float]([1.0e-6] * ((TURNS + 1) * WIDTH))  # of the steps so far: how far the next may go
        self.errors = vec[float]([0.0] * (TURNS + 1))  # of the forecasts, squared, of late
        self.games: i64 = 0
        self.points = 0.0  # of late
        self.step = 0.5
        self.trust = 0.8  # in what came of it, against the forecast one turn later

    def play(self, seats: i64, explore: float) -> None:
        """One game, and what can be learned from it."""
        game = new_game(seats, 0, self.rng.split())
        forecast = Forecast(self.weights)
        n = seats * (TURNS + 1)
        looked = vec[float]([0.0] * (n * WIDTH))
        now = vec[float]([0.0] * n)
        while game.step != OVER:
            if game.step == SELECT and game.turn:
                self.remember(game, forecast, looked, now)
            for seat in range(seats):
                if game.owing & BIT[seat]:
                    self.decide(game, forecast, seat, explore)
        gazelles = game.gazelles()
        for seat in range(seats):
            final_points = float(ecosystem_points(game.grids, KINDS * seat, False) + gazelle_reward(gazelles, seat))
            self.points += 0.01 * (final_points - self.points)
            self.learn(seat, final_points, looked, now)
        self.games += 1

    def remember(self, game: Savanna, forecast: Forecast, looked: vec[float], now: vec[float]) -> None:
        """The features of all ecosystems after a turn."""
        for seat in range(game.seats):
            row = seat * (TURNS + 1) + game.turn
            forecast.look(game.grids, KINDS * seat, game.occupied[seat], game.windows[seat])
            now[row] = float(ecosystem_points(game.grids, KINDS * seat, False))
            for i in range(i64(WIDTH)):
                looked[row * WIDTH + i] = forecast.found[i]

    def decide(self, game: Savanna, forecast: Forecast, seat: i64, explore: float) -> None:
        """Select the card and the cell that look best, or now and then any."""
        base = KINDS * seat
        cells = game.open_cells(seat)
        if cells == 0:
            cells = CELL[CENTRE]
        if game.step == SELECT:
            kinds = kinds_in(game.hands[seat])
        else:
            kinds = BIT[game.selected[seat]]
        best_kind: i64 = 0
        best_cell: i64 = 0
        best = -1.0e9
        anything = self.rng.chance() < explore
        for kind in range(i64(KINDS)):
            if kinds & BIT[kind]:
                rest = cells
                while rest:
                    cell = first_cell(rest)
                    if anything:
                        worth = self.rng.chance()
                    else:
                        worth = forecast.after(game.grids, base, game.occupied[seat], game.windows[seat], kind, cell)
                        worth += NOISE * self.rng.chance()
                    if worth > best:
                        best = worth
                        best_kind = kind
                        best_cell = cell
                    rest &= rest - 1
        if game.step == SELECT:
            game.apply(seat, best_kind)
        else:
            game.apply(seat, M_PLACE + best_cell)

    def learn(self, seat: i64, final_points: float, looked: vec[float], now: vec[float]) -> None:
        """From the last turn to the first: a forecast moves towards what the next one says and what came of it."""
        target = final_points
        turn: i64 = TURNS - 1
        while turn > 0:
            row = seat * (TURNS + 1) + turn
            first = turn * WIDTH
            foretold = now[row]
            for i in range(i64(WIDTH)):
                foretold += self.weights[first + i] * looked[row * WIDTH + i]
            miss = target - foretold
            self.errors[turn] += 0.005 * ((final_points - foretold) * (final_points - foretold) - self.errors[turn])
            for i in range(i64(WIDTH)):
                slope = miss * looked[row * WIDTH + i]
                self.squares[first + i] += slope * slope
                self.weights[first + i] += self.step * slope / math.sqrt(self.squares[first + i])
            target = self.trust * target + (1.0 - self.trust) * foretold
            turn -= 1
