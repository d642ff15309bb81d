"""Every drawn example of the rulebook, rebuilt as a grid, and the rulings on points."""

from __future__ import annotations

import os
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.savanna.naive import ORDER, Spot, score
from tests.games.savanna.pictures import by_card, grid, items, line, look, position, sheet, state
from waterhole.games.savanna.engine.components import FIELD_COLUMNS, GRID_COLUMNS, GRID_ROWS, KIND, KINDS
from waterhole.games.savanna.engine.scoring import all_flips, ecosystem_points, gazelle_reward, line_points
from waterhole.games.savanna.engine.view import score_sheet

GRIDS = int(os.environ.get("SAVANNA_GRIDS", "10000"))  # 100000 for the whole comparison


# -- the drawn examples --------------------------------------------------------------


def test_a_watering_hole_counts_kinds_of_animals_beside_it_so_the_drawn_one_scores_4() -> None:
    drawn = sheet("""
        .        tree     .
        giraffe  water    giraffe
        .        lion     hyena
    """)
    assert by_card(drawn, "watering hole") == {"E6": 4}
    [item] = items(drawn, "watering hole")
    assert item.counted == ("E5", "E7", "F6")


def test_the_drawn_grasslands_score_16_for_four_and_1_for_one() -> None:
    drawn = sheet("""
        grass  grass  .
        tree   grass  grass
        grass  .      .
    """)
    assert by_card(drawn, "grassland") == {"D5": 16, "F5": 1}


def test_a_group_of_more_than_four_grasslands_scores_16_all_the_same() -> None:
    assert line(sheet("grass grass grass grass grass"), "grassland") == 16
    assert [line(sheet("grass " * n), "grassland") for n in (1, 2, 3, 4)] == [1, 4, 9, 16]


def test_the_drawn_trees_are_in_three_rows_and_two_columns_and_score_10() -> None:  # ES-5
    drawn = sheet("""
        tree   grass  .
        grass  tree   .
        tree   .      .
    """)
    assert line(drawn, "tree") == 10
    assert [item.reason for item in items(drawn, "tree")] == ["row"] * 3 + ["column"] * 2


def test_the_drawn_zebras_share_grasslands_and_score_9_and_6() -> None:
    drawn = sheet("""
        .      grass  .
        water  zebra  grass
        .      grass  zebra
    """)
    assert by_card(drawn, "zebra") == {"E6": 9, "F7": 6}


CATS = """
    lion   grass    gazelle  water    gazelle
    tree   cheetah  water    cheetah  gazelle
    grass  lion     gazelle  grass    gazelle
"""


def test_the_drawn_cheetahs_score_6_and_12_also_for_the_same_gazelles() -> None:  # ES-7
    assert by_card(sheet(CATS), "cheetah") == {"E6": 6, "E8": 12}


def test_only_one_of_the_drawn_lions_finds_a_gazelle_left_and_scores_4() -> None:  # ES-8
    drawn = sheet(CATS)
    assert by_card(drawn, "lion") == {"D5": 4, "F6": 0}
    assert [item.reason for item in items(drawn, "lion")] == ["flip", "no prey"]
    assert drawn.flipped == ("D7", "D9", "E9", "F7", "F9")


SCAVENGERS = """
    tree   grass    vulture  gazelle
    tree   water    gazelle  zebra
    grass  cheetah  water    hyena
    tree   giraffe  gazelle  grass
"""


def test_the_drawn_hyena_reaches_the_nearest_diagonal_cards_and_scores_9() -> None:  # ES-3
    [item] = items(sheet(SCAVENGERS), "hyena")
    assert (item.points, item.counted) == (9, ("D8", "E7", "G7"))


def test_the_drawn_vulture_scores_8_for_the_flipped_cards_lower_in_its_column() -> None:  # ES-3
    [item] = items(sheet(SCAVENGERS), "vulture")
    assert (item.points, item.counted) == (8, ("E7", "G7"))


# -- the full scoring example -------------------------------------------------------------

ESTHER = """
    giraffe  tree     elephant gazelle  gazelle
    zebra    lion     cheetah  water    giraffe
    grass    grass    water    gazelle  tree
    zebra    grass    hyena    grass    elephant
"""
N = """
    hyena    vulture  cheetah  vulture  elephant
    elephant zebra    grass    gazelle  water
    zebra    grass    grass    grass    tree
    giraffe  lion     lion     zebra    giraffe
"""
P = """
    tree     lion     vulture  giraffe  tree
    zebra    grass    zebra    hyena    giraffe
    grass    grass    gazelle  hyena    water
    elephant elephant water    cheetah  gazelle
"""


def test_the_full_example_gives_every_printed_line_and_the_totals_86_76_91() -> None:  # ES-4, ES-6
    finished = state(position(3, [grid(ESTHER), grid(N), grid(P)], "over"))
    pad = [[line.points for line in place.sheet.lines] for place in look(finished, 0).players]
    assert pad[0] == [12, 10, 8, 11, 9, 10, 6, 4, 10, 6, 0]
    assert pad[1] == [4, 16, 4, 2, 12, 5, 3, 8, 8, 6, 8]
    assert pad[2] == [12, 9, 6, 6, 9, 10, 3, 4, 12, 12, 8]
    assert list(finished.scores()) == [86, 76, 91]
    assert list(finished.ranks()) == [2, 3, 1]


def test_esthers_points_come_from_where_the_example_says() -> None:
    esther = sheet(ESTHER, reward=5)
    assert sorted(by_card(esther, "watering hole").values()) == [6, 6]
    assert sorted(by_card(esther, "grassland").values()) == [1, 9]
    assert sorted(by_card(esther, "giraffe").values()) == [5, 5]
    assert sum(by_card(esther, "zebra").values()) == 9
    assert by_card(esther, "elephant") == {"G9": 6, "D7": 4}
    [lion] = items(esther, "lion")
    assert lion.counted == ("G5",)
    assert lion.gains == {"hyena": 3}
    [hyena] = items(esther, "hyena")
    assert (hyena.points, len(hyena.counted)) == (6, 2)
    assert items(esther, "vulture") == []


# -- rulings ------------------------------------------------------------------------------


def test_a_cheetahs_diagonals_run_through_other_cards_to_the_edge() -> None:  # ES-3
    drawn = sheet("""
        cheetah  tree  tree     tree
        tree     lion  tree     tree
        tree     tree  gazelle  tree
        tree     tree  tree     gazelle
    """)
    assert line(drawn, "cheetah") == 6


def test_a_hyena_reaches_twelve_cells_and_none_three_steps_away() -> None:  # ES-3
    drawn = sheet("""
        cheetah  tree     gazelle  tree
        tree     gazelle  tree     tree
        hyena    tree     gazelle  tree
        tree     tree     tree     gazelle
    """)
    [item] = items(drawn, "hyena")
    assert item.counted == ("E6", "F7")


def test_a_vulture_sees_any_distance_down_and_nothing_above() -> None:  # ES-3
    drawn = sheet("""
        vulture  tree     tree     gazelle
        tree     tree     cheetah  tree
        tree     gazelle  tree     vulture
        gazelle  tree     tree     tree
    """)
    assert drawn.flipped == ("D8", "F6", "G5")
    assert by_card(drawn, "vulture") == {"D5": 4, "F8": 0}


def test_everything_before_the_cheetahs_sees_flipped_cards_face_up() -> None:  # ES-4
    drawn = sheet("""
        water  gazelle
        cheetah  grass
    """)
    assert line(drawn, "watering hole") == 4
    assert (line(drawn, "gazelle"), drawn.flipped) == (2, ("D6",))
    drawn = sheet("grass zebra lion grass")
    assert (line(drawn, "zebra"), drawn.flipped) == (3, ("D6",))


def test_several_trees_in_one_row_count_once_for_the_row() -> None:  # ES-5
    assert line(sheet("tree tree tree"), "tree") == 2 + 3 * 2


@pytest.mark.parametrize(
    ("gazelles", "rewards"),
    [
        ([3, 1, 2], [5, 0, 2]),
        ([3, 3, 2], [5, 5, 0]),
        ([3, 2, 2], [5, 2, 2]),
        ([0, 0, 0], [0, 0, 0]),
        ([4, 0, 0], [5, 0, 0]),
        ([2, 2, 2], [5, 5, 5]),
        ([4, 3, 3, 2], [5, 2, 2, 0]),
    ],
)
def test_most_gazelles_get_5_and_second_most_2(gazelles: list[int], rewards: list[int]) -> None:  # ES-6
    assert [gazelle_reward(vec[i64](gazelles), who) for who in range(len(gazelles))] == rewards


def test_a_lion_without_grassland_beside_it_does_not_hunt() -> None:  # ES-8
    drawn = sheet("lion zebra grass lion")
    assert by_card(drawn, "lion") == {"D5": 0, "D8": 4}


def test_lions_flip_what_brings_the_most_to_the_scavengers_and_elephants() -> None:  # ES-8
    drawn = sheet("""
        zebra     tree   vulture  tree
        tree      water  zebra    elephant
        grass     lion   tree     tree
        gazelle   tree   tree     tree
    """)
    assert drawn.flipped == ("E7",)
    [lion] = items(drawn, "lion")
    assert lion.gains == {"elephant": 2, "vulture": 4}


def test_swalas_lions_flip_what_gives_her_the_least() -> None:  # ES-8
    picture = """
        vulture  tree   hyena
        zebra    grass  zebra
        tree     lion   tree
    """
    assert sheet(picture).flipped == ("E5",)
    assert sheet(picture, swala=True).flipped == ("E7",)


def test_equal_flips_are_made_in_reading_order() -> None:  # ES-8
    picture = """
        tree     zebra  gazelle
        gazelle  lion   grass
    """
    assert sheet(picture).flipped == ("D6",)
    assert sheet(picture, swala=True).flipped == ("D6",)


def test_an_elephant_among_four_animals_scores_minus_2() -> None:  # ES-9
    drawn = sheet("""
        .      zebra     .
        lion   elephant  hyena
        .      vulture   .
    """)
    assert by_card(drawn, "elephant") == {"E6": -2}


def test_elephants_do_not_mind_elephants_landforms_and_flipped_animals() -> None:
    drawn = sheet("""
        elephant  elephant  gazelle
        grass     cheetah   tree
    """)
    assert drawn.flipped == ("D7",)
    assert by_card(drawn, "elephant") == {"D5": 6, "D6": 4}  # the cheetah alone counts


# -- against the second scorer --------------------------------------------------------------


def random_grid(rng: random.Random) -> dict[Spot, str]:
    """Twenty cards; some grids of few kinds, so that every kind meets every other often."""
    kinds = rng.sample(KIND, rng.choice((3, 5, 7, 9, 11, 11)))
    return {(row, column): rng.choice(kinds) for row in range(GRID_ROWS) for column in range(GRID_COLUMNS)}


def masks_of(drawn: dict[Spot, str], top: int, left: int) -> list[int]:
    masks = [0] * KINDS
    for (row, column), kind in drawn.items():
        masks[KIND.index(kind)] |= 1 << (FIELD_COLUMNS * (top + row) + left + column)
    return masks


def assert_agreement(drawn: dict[Spot, str], top: int, left: int, sheets: bool = True) -> None:
    masks = masks_of(drawn, top, left)
    grids = vec[i64](masks)
    for lowest in (False, True):
        points, down = score(drawn, lowest)
        flipped = all_flips(grids, 0, lowest)
        assert flipped == sum(1 << (FIELD_COLUMNS * (top + y) + left + x) for y, x in down)
        assert [line_points(grids, 0, flipped, kind) for kind in range(KINDS)] == [points[kind] for kind in ORDER]
        assert ecosystem_points(grids, 0, lowest) == sum(points.values())
        if sheets:
            scored = score_sheet(masks, 0, lowest)
            assert scored.total == sum(points.values())
            assert [line.points for line in scored.lines] == [points[kind] for kind in ORDER]
            for scored_line in scored.lines:
                assert sum(item.points for item in scored_line.items) == scored_line.points


@pytest.mark.compiled_only
def test_a_naive_scorer_that_tries_every_flip_agrees_on_random_full_grids() -> None:  # ES-8
    rng = random.Random(2024)
    for number in range(GRIDS):
        assert_agreement(random_grid(rng), rng.randrange(4), rng.randrange(5), sheets=number % 20 == 0)


@given(st.randoms(use_true_random=False), st.integers(1, 20))
def test_the_scorers_agree_on_growing_grids_too(rng: random.Random, cards: int) -> None:
    drawn = dict(list(random_grid(rng).items())[:cards])
    assert_agreement(drawn, 0, 0)


@given(st.randoms(use_true_random=False))
def test_a_mirrored_ecosystem_scores_the_same(rng: random.Random) -> None:
    drawn = random_grid(rng)
    mirrored = {(row, 4 - column): kind for (row, column), kind in drawn.items()}
    totals = [score_sheet(masks_of(half, 1, 2), 0, False).total for half in (drawn, mirrored)]
    assert totals[0] == totals[1]
