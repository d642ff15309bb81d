"""Ecosystem: Savanna: what the bots know of the game.

A card on a cell is worth the points it brings now, its own and those of the cards around it, and a guess at what
the cells still free around it will bring.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.savanna.engine.components import (
    BELOW,
    BESIDE,
    CELL,
    CENTRE,
    CHEETAH,
    DIAGONAL,
    ELEPHANT,
    FIRST_ANIMAL,
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
    WATERING_HOLE,
    WITHIN_TWO,
    ZEBRA,
)
from waterhole.games.savanna.engine.rules import Savanna
from waterhole.games.savanna.engine.scoring import (
    all_flips,
    animals,
    around,
    cheetah_flips,
    first_cell,
    flip_worth,
    grassland_points,
    hunting_lions,
    points_for,
    tree_points,
)
from waterhole.kernel.engine.masks import bits
from waterhole.kernel.engine.policy import Policy
from waterhole.kernel.engine.rng import Rng

NOISE: Final = 0.01  # settles equal moves by lot
# What a free cell may bring to a card that looks at it.
HOLE_HOPE: Final = 1.0
GRASSLAND_HOPE: Final = 0.7
TREE_HOPE: Final = 0.5
ZEBRA_HOPE: Final = 0.9
GIRAFFE_HOPE: Final = 1.1
CHEETAH_HOPE: Final = 0.45
LION_HOPE: Final = 0.6
ELEPHANT_FEAR: Final = 1.0
HYENA_HOPE: Final = 0.35
VULTURE_HOPE: Final = 0.7
PREY_HOPE: Final = 0.4  # the chance that face-up prey will be flipped in the end
OWN_USE: Final = 0.4  # how much one misses a card given away
REWARD_HOPE: Final = 0.8  # what a gazelle does for the rewards


@final
class SavannaHeuristic(Policy):
    def choose(self, game: Savanna, seat: i64, moves: vec[i64], count: i64, rng: Rng) -> i64:
        own = Outlook(game, seat)
        hers = own
        if game.step == GIVE:
            hers = Outlook(game, SWALA)
        best = moves[0]
        best_worth = -1.0e9
        for i in range(count):
            move = moves[i]
            if game.step == SELECT:
                worth = own.best_gain(move)
            elif game.step == PLACE:
                worth = own.gain(game.selected[seat], move - M_PLACE)
            else:
                worth = worth_of_gift(own, hers, move - M_GIVE, SWALA_CELL[game.turn])
            worth += NOISE * rng.chance()
            if worth > best_worth:
                best_worth = worth
                best = move
        return best

    def value(self, game: Savanna, seat: i64) -> float:
        """Own points against the best of the others; alone the margin against the one needed."""
        if game.seats == 1:
            return value_alone(game)
        points = game.scores()
        mine = points[seat]
        most: i64 = -1000
        level: i64 = 1
        for other in range(game.seats):
            if other != seat:
                if points[other] > most:
                    most = points[other]
                if points[other] == mine:
                    level += 1
        if game.step == OVER:
            if most > mine:
                return 0.0
            return 1.0 / float(level)
        return share(float(mine - most) / (4.0 + 2.0 * float(TURNS - game.turn)))

    def settled(self, game: Savanna) -> bool:
        """Before a card is selected: one that lies nowhere yet has no points."""
        return game.step == OVER or (game.step == SELECT and bits(game.owing) == game.seats)


def value_alone(game: Savanna) -> float:
    ahead = game.margin() - MARGINS[game.grade]
    if game.step == OVER:
        if ahead >= 0:
            return 1.0
        return 0.0
    due = float(MARGINS[game.grade]) * float(TURNS - game.turn) / float(TURNS)  # what the turns to come should bring
    return share((float(ahead) + due) / (4.0 + 2.0 * float(TURNS - game.turn)))


def share(lead: float) -> float:
    """From any lead to a number between 0 and 1."""
    if lead < 0.0:
        return 0.5 + 0.5 * lead / (1.0 - lead)
    return 0.5 + 0.5 * lead / (1.0 + lead)


def worth_of_gift(own: Outlook, hers: Outlook, kind: i64, cell: i64) -> float:
    """A card is given best that brings Swala little on her next cell, and oneself not much more."""
    return -hers.gain(kind, cell) - OWN_USE * own.best_gain(kind)


@final
class Outlook:
    """An ecosystem with what is asked of it again and again."""

    def __init__(self, game: Savanna, ecosystem: i64) -> None:
        self.grids = game.grids
        self.base: i64 = KINDS * ecosystem
        self.occupied: i64 = game.occupied[ecosystem]
        self.window: i64 = game.windows[ecosystem]
        self.caught: i64 = cheetah_flips(game.grids, self.base)
        self.flipped: i64 = all_flips(game.grids, self.base, False)
        self.animals: i64 = animals(game.grids, self.base)
        self.hunters: i64 = bits(hunting_lions(game.grids, self.base))
        self.prey: i64 = (self.of(GAZELLE) | self.of(ZEBRA)) & ~self.caught

    def of(self, kind: i64) -> i64:
        return self.grids[self.base + kind]

    def best_gain(self, kind: i64) -> float:
        """What a card brings on its best cell; the first card is chosen for what may come."""
        cells = around(self.occupied) & self.window & ~self.occupied
        if cells == 0:
            return self.gain(kind, CENTRE)
        best = -1.0e9
        while cells:
            gain = self.gain(kind, first_cell(cells))
            if gain > best:
                best = gain
            cells &= cells - 1
        return best

    def gain(self, kind: i64, cell: i64) -> float:
        """What a card of a kind brings on a free cell."""
        beside = BESIDE[cell]
        free = self.window & REACH[cell] & ~self.occupied
        room = float(bits(beside & free))
        if kind < FIRST_ANIMAL:
            return self.landform_gain(kind, cell, beside, room)
        gain = self.animal_gain(kind, cell, beside, free, room)
        holes = beside & self.of(WATERING_HOLE)
        while holes:
            if not BESIDE[first_cell(holes)] & self.of(kind):
                gain += 2.0
            holes &= holes - 1
        return gain

    def landform_gain(self, kind: i64, cell: i64, beside: i64, room: float) -> float:
        cells = self.of(kind)
        if kind == WATERING_HOLE:
            return float(points_for(self.grids, self.base, kind, beside & self.animals)) + HOLE_HOPE * room
        if kind == GRASSLAND:
            gain = float(grassland_points(cells | CELL[cell]) - grassland_points(cells))
            gain += 3.0 * float(bits(beside & self.of(ZEBRA)))
            idle = beside & self.of(LION) & ~around(cells)
            if idle:
                gain += self.hunt_gain(bits(idle))
            return gain + GRASSLAND_HOPE * room
        gain = float(tree_points(cells | CELL[cell]) - tree_points(cells))
        gain += 5.0 * float(bits(beside & self.of(GIRAFFE) & ~around(cells)))
        return gain + TREE_HOPE * room

    def hunt_gain(self, lions: i64) -> float:
        """Lions that begin to hunt: sure of their points as long as there is prey for them."""
        ready = bits(self.prey) - self.hunters
        if ready >= lions:
            return 4.0 * float(lions) + 1.0
        if ready > 0:
            return 4.0 * float(ready) + 1.0
        return 1.5

    def animal_gain(self, kind: i64, cell: i64, beside: i64, free: i64, room: float) -> float:
        if kind == ELEPHANT:
            near = bits(beside & self.animals & ~(self.of(ELEPHANT) | self.flipped))
            return 6.0 - 2.0 * float(near) - ELEPHANT_FEAR * room
        crowded = 2.0 * float(bits(beside & self.of(ELEPHANT)))
        if kind == GAZELLE:
            return 2.0 + REWARD_HOPE + self.prey_gain(cell, crowded, bits(DIAGONAL[cell] & self.of(CHEETAH)))
        if kind == ZEBRA:
            grass = 3.0 * float(bits(beside & self.of(GRASSLAND)))
            return grass + ZEBRA_HOPE * room + self.prey_gain(cell, crowded, 0)
        if kind == GIRAFFE:
            if beside & self.of(TREE):
                return 5.0 - crowded
            return GIRAFFE_HOPE * room - crowded
        if kind == CHEETAH:
            return self.cheetah_gain(cell, free) - crowded
        if kind == LION:
            if beside & self.of(GRASSLAND):
                return self.hunt_gain(1) - crowded
            return LION_HOPE * room - crowded
        if kind == HYENA:
            reach = WITHIN_TWO[cell]
            sure = bits(reach & self.flipped)
            hope = PREY_HOPE * 3.0 * float(bits(reach & self.prey & ~self.flipped))
            return 3.0 * float(sure) + hope + HYENA_HOPE * float(bits(reach & free)) - crowded
        column = BELOW[cell]
        sure = bits(column & self.flipped)
        hope = PREY_HOPE * 4.0 * float(bits(column & self.prey & ~self.flipped))
        return 4.0 * float(sure) + hope + VULTURE_HOPE * float(bits(column & free)) - crowded

    def prey_gain(self, cell: i64, crowded: float, cheetahs: i64) -> float:
        """What hunters and scavengers make of a gazelle or zebra."""
        worth = float(flip_worth(self.grids, self.base, cell))
        if cheetahs:
            return 3.0 * float(cheetahs) + worth - crowded
        if self.hunters > bits(self.prey):
            return 4.0 + worth - crowded
        return PREY_HOPE * worth - crowded

    def cheetah_gain(self, cell: i64, free: i64) -> float:
        gazelles = DIAGONAL[cell] & self.of(GAZELLE)
        gain = 3.0 * float(bits(gazelles)) + CHEETAH_HOPE * float(bits(DIAGONAL[cell] & free))
        fresh = gazelles & ~self.flipped
        while fresh:
            gain += float(flip_worth(self.grids, self.base, first_cell(fresh)))
            fresh &= fresh - 1
        return gain
