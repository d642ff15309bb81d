"""A season of players whose strength is known: do the ratings find it, and do they know how well they know it?"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from pathlib import Path

import msgspec

from waterhole.server.community.ratings import INTERVAL, MEAN, SCALE, Strength, rated

SIZES = (2, 3, 4, 5, 6)
GRAIN = 60.0  # points are whole numbers: who comes as close as this shares a place


class Season(msgspec.Struct, frozen=True, kw_only=True):
    players: int
    games: int
    spread: float  # of the true strengths
    shared: float  # tables with a shared place
    correlation: float  # of the ranks by rating with the true ranks
    covered: float  # of the intervals of 95 % those that hold the truth
    deviation: float  # as the ratings have it, on average
    error: float  # root of the mean square of what they are wrong by
    by_games: list[tuple[int, float, float]]  # after so many games: correlation and coverage
    pairs: list[tuple[float, float]]  # truth and rating


def play(players: int = 1000, games: int = 30, spread: float = 300.0, seed: int = 1) -> Season:
    """Everybody plays once in each round, at tables of two to six drawn by lot."""
    rng = random.Random(seed)
    truth = [rng.gauss(MEAN, spread) for _ in range(players)]
    known = [Strength() for _ in range(players)]
    played = shared = 0
    by_games = []
    for number in range(1, games + 1):
        for table in drawn(players, rng):
            points = [round((truth[one] + luck(rng)) / GRAIN) for one in table]
            places = [1 + sum(other > own for other in points) for own in points]
            played, shared = played + 1, shared + (len(set(points)) < len(points))
            for one, strength in zip(table, rated([known[one] for one in table], places), strict=True):
                known[one] = strength
        if number % 5 == 0 or number == games:
            by_games.append((number, rank_correlation(truth, [one.mean for one in known]), coverage(truth, known)))
    wrong = [one.mean - true for one, true in zip(known, truth, strict=True)]
    return Season(
        players=players,
        games=games,
        spread=spread,
        shared=shared / played,
        correlation=by_games[-1][1],
        covered=by_games[-1][2],
        deviation=sum(one.deviation for one in known) / players,
        error=math.sqrt(sum(each * each for each in wrong) / players),
        by_games=by_games,
        pairs=[(true, one.mean) for one, true in zip(known, truth, strict=True)],
    )


def drawn(players: int, rng: random.Random) -> list[list[int]]:
    """Tables for one round; who would sit alone at the last joins the one before."""
    order = list(range(players))
    rng.shuffle(order)
    tables: list[list[int]] = []
    while order:
        size = rng.choice(SIZES)
        tables.append(order[:size])
        order = order[size:]
    if len(tables[-1]) == 1 and len(tables) > 1:
        alone = tables.pop()
        tables[-1] += alone
    return tables


def luck(rng: random.Random) -> float:
    """Gumbel's: with it, who is best at a table has Plackett–Luce's chances."""
    return -SCALE * math.log(-math.log(rng.random()))


def coverage(truth: Sequence[float], known: Sequence[Strength]) -> float:
    inside = [abs(one.mean - true) <= INTERVAL * one.deviation for one, true in zip(known, truth, strict=True)]
    return sum(inside) / len(inside)


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's."""
    first, second = ranks(one), ranks(other)
    middle = (len(first) - 1) / 2
    above = sum((a - middle) * (b - middle) for a, b in zip(first, second, strict=True))
    return above / sum((a - middle) ** 2 for a in first)


def ranks(values: Sequence[float]) -> list[int]:
    found = [0] * len(values)
    for rank, index in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        found[index] = rank
    return found


def table_of(seasons: Sequence[Season]) -> str:
    lines = [
        "| true spread | shared places | rank correlation | 95 % intervals that hold the truth | deviation | error |",
        "|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {one.spread:.0f} | {one.shared:.0%} | {one.correlation:.3f} | {one.covered:.1%} | {one.deviation:.0f} "
        f"| {one.error:.0f} |"
        for one in seasons
    ]
    first = seasons[0]
    lines += ["", f"| games each, spread {first.spread:.0f} | rank correlation | intervals |", "|---|---|---|"]
    lines += [f"| {games} | {found:.3f} | {held:.1%} |" for games, found, held in first.by_games]
    return "\n".join(lines)


def draw(season: Season, path: Path) -> None:
    """Truth and rating of every player, as a small SVG."""
    size, low, high = 360, 500.0, 2500.0

    def at(value: float) -> int:
        return round((min(max(value, low), high) - low) / (high - low) * size)

    dots = "".join(f"M{at(true)} {size - at(found)}h0" for true, found in season.pairs)
    marks = "".join(
        f'<text x="{at(mark)}" y="{size + 16}" text-anchor="middle">{mark}</text>'
        f'<text x="-6" y="{size - at(mark) + 4}" text-anchor="end">{mark}</text>'
        for mark in (1000, 1500, 2000)
    )
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -10 {size + 70} {size + 55}" width="430" '
        'font-family="sans-serif" font-size="12"><rect x="-50" y="-10" width="430" height="415" fill="#fff"/>'
        f'<path d="M0 {size}L{size} 0" stroke="#999"/><path d="M0 0V{size}H{size}" fill="none" stroke="#333"/>'
        f'<path d="{dots}" stroke="#2a6f6a" stroke-opacity="0.6" stroke-width="3" stroke-linecap="round"/>'
        f'<g fill="#333">{marks}'
        f'<text x="{size / 2}" y="{size + 36}" text-anchor="middle">true strength</text>'
        f'<text x="6" y="12">rating after {season.games} games</text></g></svg>\n',
        "utf-8",
    )
