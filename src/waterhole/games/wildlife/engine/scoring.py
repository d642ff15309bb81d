"""Wildlife: small and big scoring, their ranks, and the end (WL-14 to WL-18)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wildlife.engine.components import (
    ABILITY_KINDS,
    AREA_HI,
    AREA_LO,
    AREA_OF,
    AREA_PRIZES,
    AREA_SIZE,
    AREAS,
    BIG_MONOPOLY,
    BIG_SCORING_PAWNS,
    CHART_BITS,
    ELEVENTH_PAWN,
    GOES_ON,
    HERD_PRIZES,
    OVER,
    PAWNS,
    SECOND_PRIZES,
    SMALL_MONOPOLY,
    SMALL_TRACK,
    SMALLEST_HERD,
    TURN,
)
from waterhole.games.wildlife.engine.island import herd, ones
from waterhole.games.wildlife.engine.table import Table
from waterhole.kernel.engine.masks import BIT, bits
from waterhole.kernel.engine.state import winners_by

HERD_SIZES: Final = 31  # nobody has more than 30 tiles
_HERD_AT: Final = 6  # bits for the number of a player's herds of one size
_HERD_MASK: Final = 63
_MORE: Final = 1_000_000


# -- small scoring (WL-14) -------------------------------------------------------------


def score_small(table: Table, seat: i64, space: i64) -> None:
    """A tile that fills an area for the first time scores the next space of the track, at once."""
    area = AREA_OF[space]
    if table.marked & BIT[area] or not table.is_full(area):
        return
    pawns = bits(table.marked)
    if pawns == PAWNS:
        return
    table.marked |= BIT[area]
    table.points[seat] += SMALL_TRACK[pawns]
    if table.journal is not None:
        table.note("filled", seat, (area, pawns + 1, SMALL_TRACK[pawns]))
    pawns += 1
    if BIG_SCORING_PAWNS & BIT[pawns]:
        table.due = 1
    if pawns == PAWNS and table.seats > 2 and table.ending == GOES_ON:
        table.ending = ELEVENTH_PAWN


# -- big scoring, and the end (WL-15 to WL-18) -----------------------------------------


def score_big(table: Table) -> None:
    table.due = 0
    adaptations = vec[i64]([0] * table.seats)
    abilities = vec[i64]([0] * table.seats)
    for seat in range(table.seats):
        adaptations[seat] = adaptation_tiles(table.adapted[seat])
        abilities[seat] = ability_tiles(table.abilities[seat])
    gained = big_scoring(table.tiles_lo, table.tiles_hi, adaptations, abilities, table.food)
    for seat in range(table.seats):
        table.points[seat] += gained[seat]
    if table.journal is not None:
        parts = [table.tiles_lo, table.tiles_hi, adaptations, abilities, table.food, gained]
        table.note("scored", -1, tuple([int(part[seat]) for part in parts for seat in range(table.seats)]))


def finish(table: Table) -> None:
    """The final big scoring; whatever was under way is dropped."""
    table.step = TURN
    score_big(table)
    table.step = OVER
    if table.journal is not None:
        table.note("ended", -1, (table.ending, winners_by(table.ranks())))


def rank_counts(counts: vec[i64], ranks: vec[i64]) -> None:
    """The rank of every count, 0 for nothing; who ties takes the next rank, and so does all that follows (WL-15)."""
    players: i64 = len(counts)
    rank: i64 = 1
    below: i64 = _MORE
    for player in range(players):
        ranks[player] = 0
    while True:
        most: i64 = 0
        tied: i64 = 0
        for player in range(players):
            n = counts[player]
            if n < below:
                if n > most:
                    most = n
                    tied = 0
                if n == most:
                    tied += 1
        if most == 0:
            return
        if tied > 1:
            rank += 1
        for player in range(players):
            if counts[player] == most:
                ranks[player] = rank
        rank += 1
        below = most


def add_prizes(counts: vec[i64], ranks: vec[i64], prizes: vec[i64], points: vec[i64]) -> None:
    """Rank the counts and give each player the prize of his rank."""
    rank_counts(counts, ranks)
    last: i64 = len(prizes)
    for player in range(i64(len(counts))):
        rank = ranks[player]
        if rank and rank <= last:
            points[player] += prizes[rank - 1]


def score_area(
    area: i64, tiles_lo: vec[i64], tiles_hi: vec[i64], counts: vec[i64], ranks: vec[i64], points: vec[i64]
) -> None:
    """A monopoly, or first, second and third; `counts` and `ranks` tell how it came about."""
    present: i64 = 0
    alone: i64 = 0
    for player in range(i64(len(counts))):
        n = ones(tiles_lo[player] & AREA_LO[area]) + ones(tiles_hi[player] & AREA_HI[area])
        counts[player] = n
        ranks[player] = 0
        if n:
            present += 1
            alone = player
    if present == 1:
        ranks[alone] = 1
        if counts[alone] == AREA_SIZE[area]:
            points[alone] += BIG_MONOPOLY
        else:
            points[alone] += SMALL_MONOPOLY
    elif present:
        add_prizes(counts, ranks, AREA_PRIZES, points)


def count_herds(tiles_lo: vec[i64], tiles_hi: vec[i64], herds: vec[i64]) -> None:
    """For every size, how many herds each player has of it: six bits a player."""
    for player in range(i64(len(tiles_lo))):
        lo = tiles_lo[player]
        hi = tiles_hi[player]
        while lo or hi:
            if lo:
                found_lo, found_hi = herd(lo & -lo, 0, lo, hi)
            else:
                found_lo, found_hi = herd(0, hi & -hi, lo, hi)
            herds[ones(found_lo) + ones(found_hi)] += BIT[_HERD_AT * player]
            lo ^= found_lo
            hi ^= found_hi


def rank_herds(herds: vec[i64], ranks: vec[i64]) -> None:
    """The rank of the herds of every size; only other players' herds make a tie (WL-16)."""
    rank: i64 = 1
    size: i64 = HERD_SIZES - 1
    while size >= SMALLEST_HERD:
        owners: i64 = 0
        left = herds[size]
        while left:
            if left & _HERD_MASK:
                owners += 1
            left >>= _HERD_AT
        if owners > 1:
            rank += 1
        ranks[size] = rank
        if owners:
            rank += 1
        size -= 1


def score_herds(tiles_lo: vec[i64], tiles_hi: vec[i64], points: vec[i64]) -> None:
    herds = vec[i64]([0] * HERD_SIZES)
    ranks = vec[i64]([0] * HERD_SIZES)
    count_herds(tiles_lo, tiles_hi, herds)
    rank_herds(herds, ranks)
    last: i64 = len(HERD_PRIZES)
    for size in range(i64(SMALLEST_HERD), i64(HERD_SIZES)):
        if herds[size] and ranks[size] <= last:
            for player in range(i64(len(tiles_lo))):
                n = (herds[size] >> (_HERD_AT * player)) & _HERD_MASK
                points[player] += n * HERD_PRIZES[ranks[size] - 1]


def adaptation_tiles(adapted: i64) -> i64:
    """How many adaptation tiles lie on a chart."""
    return ones(adapted) - CHART_BITS


def ability_tiles(abilities: i64) -> i64:
    """How many abilities of all kinds a player holds."""
    n: i64 = 0
    for kind in range(i64(ABILITY_KINDS)):
        n += (abilities >> (4 * kind)) & 15
    return n


def big_scoring(
    tiles_lo: vec[i64], tiles_hi: vec[i64], adaptations: vec[i64], abilities: vec[i64], food: vec[i64]
) -> vec[i64]:
    """What each player gets; adaptations and abilities are numbers of tiles (WL-17)."""
    players = len(tiles_lo)
    points = vec[i64]([0] * players)
    counts = vec[i64]([0] * players)
    ranks = vec[i64]([0] * players)
    for area in range(i64(AREAS)):
        score_area(area, tiles_lo, tiles_hi, counts, ranks, points)
    score_herds(tiles_lo, tiles_hi, points)
    add_prizes(adaptations, ranks, SECOND_PRIZES, points)
    add_prizes(abilities, ranks, SECOND_PRIZES, points)
    add_prizes(food, ranks, SECOND_PRIZES, points)
    return points
