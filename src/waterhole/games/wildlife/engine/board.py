"""Wildlife: what a place on the board is worth to a player: a tile more, a tile less, a tile in another's place.

A tile is worth what it changes in its area and its herd until the end, and the small scoring it brings, all in
points. Nothing is cloned: one look at the masks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from waterhole.games.wildlife.engine.components import (
    AREA_HI,
    AREA_LO,
    AREA_OF,
    AREA_PRIZES,
    AREA_SIZE,
    ATTACK_AT,
    BIG_MONOPOLY,
    BIT_MODULUS,
    LAND_HI,
    LAND_LO,
    PAWNS,
    SMALL_MONOPOLY,
    SMALL_TRACK,
    SPACE_HI,
    SPACE_LO,
    SPACE_OF_HI,
    SPACE_OF_LO,
    TERRAIN_MASK,
)
from waterhole.games.wildlife.engine.island import beside_hi, beside_lo, herd, ones
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.kernel.engine.masks import BIT, bits

NEVER: Final = -1.0e6
LEFT_OPEN: Final = -0.8  # leaving the last space of an unmarked area to the next player


def worth_of_free_migration(game: Wildlife, seat: i64) -> float:
    terrains = game.adapted[seat] & TERRAIN_MASK
    lo, hi = game.mobile(seat)
    free_lo = LAND_LO[terrains] & ~game.taken_lo & beside_lo(lo, hi)
    free_hi = LAND_HI[terrains] & ~game.taken_hi & beside_hi(lo, hi)
    gain = best_tile(game, seat, free_lo, free_hi, game.tiles_lo[seat], game.tiles_hi[seat])
    return gain - least_loss(game, seat) - 0.3


def worth_of_mobility(game: Wildlife, seat: i64) -> float:
    terrains = game.adapted[seat] & TERRAIN_MASK
    free_lo = LAND_LO[terrains] & ~game.taken_lo
    free_hi = LAND_HI[terrains] & ~game.taken_hi
    gain = best_tile(game, seat, free_lo, free_hi, game.tiles_lo[seat], game.tiles_hi[seat])
    return gain - least_loss(game, seat)


def worth_of_aggression(game: Wildlife, seat: i64) -> float:
    terrains = game.adapted[seat] >> ATTACK_AT
    lo = LAND_LO[terrains] & ~game.tiles_lo[seat]
    hi = LAND_HI[terrains] & ~game.tiles_hi[seat]
    gain = best_tile(game, seat, lo & ~game.taken_lo, hi & ~game.taken_hi, game.tiles_lo[seat], game.tiles_hi[seat])
    beating = best_beating(game, seat, lo & game.taken_lo, hi & game.taken_hi)
    if beating > gain:
        return beating
    return gain


def best_tile(game: Wildlife, seat: i64, lo: i64, hi: i64, own_lo: i64, own_hi: i64) -> float:
    """The best space of a set for one more tile; 0 where there is none."""
    best = 0.0
    while lo or hi:
        # One area at a time: what a tile changes in it is the same on all its spaces.
        if lo:
            area = AREA_OF[SPACE_OF_LO[(lo & -lo) % BIT_MODULUS]]
        else:
            area = AREA_OF[SPACE_OF_HI[(hi & -hi) % BIT_MODULUS]]
        here = worth_in_area(game, seat, area)
        most = NEVER
        part = lo & AREA_LO[area]
        lo ^= part
        while part:
            bit = part & -part
            part ^= bit
            gain = herd_share(SPACE_OF_LO[bit % BIT_MODULUS], own_lo, own_hi)
            if gain > most:
                most = gain
        part = hi & AREA_HI[area]
        hi ^= part
        while part:
            bit = part & -part
            part ^= bit
            gain = herd_share(SPACE_OF_HI[bit % BIT_MODULUS], own_lo, own_hi)
            if gain > most:
                most = gain
        if here + most > best:
            best = here + most
    return best


def worth_of_tile(game: Wildlife, seat: i64, space: i64, own_lo: i64, own_hi: i64) -> float:
    return worth_in_area(game, seat, AREA_OF[space]) + herd_share(space, own_lo, own_hi)


def worth_in_area(game: Wildlife, seat: i64, area: i64) -> float:
    """One more tile on an empty space of an area: majority, and the small scoring within reach."""
    worth = scorings_left(game) * area_change(game, seat, area, 1, -1)
    pawns = bits(game.marked)
    if not game.marked & BIT[area] and pawns < PAWNS:
        free = ones(AREA_LO[area] & ~game.taken_lo) + ones(AREA_HI[area] & ~game.taken_hi)
        if free == 1:
            worth += float(SMALL_TRACK[pawns])
        elif free == 2:
            worth += LEFT_OPEN
    return worth


def best_beating(game: Wildlife, seat: i64, lo: i64, hi: i64) -> float:
    best = 0.0
    while lo:
        bit = lo & -lo
        lo ^= bit
        worth = worth_of_beating(game, seat, SPACE_OF_LO[bit % BIT_MODULUS])
        if worth > best:
            best = worth
    while hi:
        bit = hi & -hi
        hi ^= bit
        worth = worth_of_beating(game, seat, SPACE_OF_HI[bit % BIT_MODULUS])
        if worth > best:
            best = worth
    return best


def worth_of_beating(game: Wildlife, seat: i64, space: i64) -> float:
    """An opponent's tile replaced by an own one."""
    victim = game.owner(space)
    share = 1.0
    if game.seats > 2:
        share = 0.4
    worth = scorings_left(game) * area_change(game, seat, AREA_OF[space], 1, victim)
    worth += herd_share(space, game.tiles_lo[seat], game.tiles_hi[seat])
    return worth + share * herd_share(space, game.tiles_lo[victim], game.tiles_hi[victim])


def least_loss(game: Wildlife, seat: i64) -> float:
    """What the most dispensable tile is worth."""
    lo = game.tiles_lo[seat]
    hi = game.tiles_hi[seat]
    least = 1000.0
    while lo or hi:
        if lo:
            bit = lo & -lo
            lo ^= bit
            space = SPACE_OF_LO[bit % BIT_MODULUS]
        else:
            bit = hi & -hi
            hi ^= bit
            space = SPACE_OF_HI[bit % BIT_MODULUS]
        loss = loss_of_tile(game, seat, space)
        if loss < least:
            least = loss
    return least


def loss_of_tile(game: Wildlife, seat: i64, space: i64) -> float:
    change = area_change(game, seat, AREA_OF[space], -1, -1)
    return herd_share(space, game.tiles_lo[seat], game.tiles_hi[seat]) - scorings_left(game) * change


def scorings_left(game: Wildlife) -> float:
    """How often what stands now will about be scored."""
    pawns = bits(game.marked)
    if pawns < 4:
        return 2.0
    if pawns < 8:
        return 1.6
    return 1.1


def area_change(game: Wildlife, seat: i64, area: i64, more: i64, victim: i64) -> float:
    """How the balance of an area changes with `more` own tiles and one less of a victim's (-1: nobody's)."""
    before: i64 = 0  # how many players have 0, 1, 2 ... tiles here, four bits a count
    after: i64 = 0
    mine: i64 = 0
    for player in range(game.seats):
        n = ones(game.tiles_lo[player] & AREA_LO[area]) + ones(game.tiles_hi[player] & AREA_HI[area])
        before += BIT[4 * n]
        if player == seat:
            mine = n
            n += more
        elif player == victim:
            n -= 1
        after += BIT[4 * n]
    share = 1.0
    if game.seats > 2:
        share = 0.4
    size = AREA_SIZE[area]
    return area_balance(after, mine + more, size, share) - area_balance(before, mine, size, share)


def area_balance(counts: i64, mine: i64, size: i64, share: float) -> float:
    """The player's points in an area less a share of all others' (WL-15)."""
    present: i64 = 0
    own = 0.0
    all_points = 0.0
    rank: i64 = 0
    n = size
    while n > 0:
        players = (counts >> (4 * n)) & 15
        if players:
            present += players
            if players > 1:
                rank += 1
            points = 0.0
            if rank < 3:
                points = float(AREA_PRIZES[rank])
            if players == 1 and present == 1 and (counts & (BIT[4 * n] - 1)) >> 4 == 0:
                points = float(SMALL_MONOPOLY)
                if n == size:
                    points = float(BIG_MONOPOLY)
            if n == mine:
                own = points
            all_points += points * float(players)
            rank += 1
        n -= 1
    return own + 0.12 * float(mine) - share * (all_points - own)


def worth_of_herd(size: i64) -> float:
    """Larger herds rank higher: a little more than in proportion."""
    if size < 2:
        return 0.0
    return 0.4 * float(size) + 0.03 * float(size * size)


def herd_share(space: i64, own_lo: i64, own_hi: i64) -> float:
    """What a tile on a space means to its herd: the worth of the whole less that of the parts without it."""
    lo = SPACE_LO[space]
    hi = SPACE_HI[space]
    own_lo &= ~lo
    own_hi &= ~hi
    near_lo = beside_lo(lo, hi) & own_lo
    near_hi = beside_hi(lo, hi) & own_hi
    whole: i64 = 1
    parts = 0.0
    while near_lo or near_hi:
        if near_lo:
            part_lo, part_hi = herd(near_lo & -near_lo, 0, own_lo, own_hi)
        else:
            part_lo, part_hi = herd(0, near_hi & -near_hi, own_lo, own_hi)
        size = ones(part_lo) + ones(part_hi)
        whole += size
        parts += worth_of_herd(size)
        near_lo &= ~part_lo
        near_hi &= ~part_hi
    return worth_of_herd(whole) - parts
