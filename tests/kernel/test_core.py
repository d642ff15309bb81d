"""Chance, masks and bags."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from waterhole.kernel.engine.bags import at_least, bag_of, bag_pattern, cards, count, draw_from, draw_many, marked, size
from waterhole.kernel.engine.masks import BIT, bits, lowest
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import ranks_by

counts = st.lists(st.integers(0, 20), min_size=8, max_size=8)
seeds = st.integers(0, 2**63 - 1)


def test_the_same_seed_gives_the_same_numbers_and_they_are_written_down_here() -> None:
    """A record must replay on any machine and in any later version."""
    rng = Rng(42)
    again = Rng(42)
    first = [rng.next32() for _ in range(1000)]
    assert first == [again.next32() for _ in range(1000)]
    assert [reference(42, n) for n in range(1, 1001)] == first


def reference(seed: int, n: int) -> int:
    """The n-th number, by the definition of SplitMix on 63 bits, in plain Python integers."""
    mask = 2**63 - 1
    z = (seed + n * 0x1E3779B97F4A7C15) & mask
    z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & mask
    return (z ^ (z >> 31)) >> 31


@given(seeds, st.integers(1, 200))
def test_a_number_below_n_is_below_n_and_a_copy_goes_on_alike(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert 0 <= rng.below(n) < n
    assert 1 <= rng.die() <= 6
    assert 0 <= rng.chance() < 1
    twin = rng.copy()
    assert [rng.below(n) for _ in range(5)] == [twin.below(n) for _ in range(5)]
    assert rng.state == twin.state


def test_every_number_comes_about_equally_often() -> None:
    rng = Rng(7)
    seen = Counter(int(rng.below(10)) for _ in range(100_000))
    assert all(abs(seen[n] - 10_000) < 500 for n in range(10))


def test_pairs_of_numbers_are_spread_evenly() -> None:
    rng = Rng(8)
    seen = Counter((int(rng.below(8)), int(rng.below(8))) for _ in range(64_000))
    assert len(seen) == 64
    chi_square = sum((n - 1000) ** 2 / 1000 for n in seen.values())
    assert 25 < chi_square < 115  # 63 degrees of freedom; beyond this once in ten thousand


def test_split_generators_do_not_repeat_their_parent() -> None:
    rng = Rng(9)
    child = rng.split()
    assert {int(rng.next32()) for _ in range(2000)}.isdisjoint({int(child.next32()) for _ in range(2000)})


@given(st.integers(1, 2**62 - 1))
def test_masks_count_their_bits(mask: int) -> None:
    assert bits(mask) == mask.bit_count()
    assert BIT[lowest(mask)] == mask & -mask


@given(counts, counts)
def test_bags_add_and_count(some: list[int], others: list[int]) -> None:
    half = [n // 2 for n in some], [n // 2 for n in others]
    bag = bag_of(half[0]) + bag_of(half[1])
    assert [count(bag, kind) for kind in range(8)] == [a + b for a, b in zip(*half, strict=True)]
    assert size(bag) == sum(half[0]) + sum(half[1])
    assert bag - bag_of(half[1]) == bag_of(half[0])
    assert bag_of(half[0]) == sum(cards(kind, n) for kind, n in enumerate(half[0]))


@given(counts, st.lists(st.integers(1, 20), min_size=8, max_size=8))
def test_at_least_marks_the_kinds_of_which_there_are_enough(have: list[int], need: list[int]) -> None:
    marks = at_least(bag_of(have), bag_pattern(need))
    assert [marked(marks, kind) for kind in range(8)] == [h >= n for h, n in zip(have, need, strict=True)]


@given(counts.filter(any), seeds)
def test_drawing_takes_cards_that_are_there(have: list[int], seed: int) -> None:
    bag, rng = bag_of(have), Rng(seed)
    assert have[draw_from(bag, rng)] > 0
    n = sum(have) // 2
    drawn = draw_many(bag, n, rng)
    assert size(drawn) == n
    assert all(count(drawn, kind) <= have[kind] for kind in range(8))
    assert draw_many(bag, sum(have), rng) == bag


@given(st.lists(st.integers(-50, 200), min_size=1, max_size=8))
def test_ranks_are_one_more_than_the_number_of_better_players(points: list[int]) -> None:
    expected = [1 + sum(other > mine for other in points) for mine in points]
    assert list(ranks_by(vec[i64](points))) == expected
