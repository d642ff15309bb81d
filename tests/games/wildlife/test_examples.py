"""The printed examples and the answers D1 to D9 of the FAQ."""

from __future__ import annotations

from tests.games.wildlife.boards import area, events, food, offers, play, points, refusal, sentences, table, view
from waterhole.games.wildlife.engine.components import AREA_NAMES
from waterhole.games.wildlife.engine.view import sheet_now
from waterhole.games.wildlife.events import Scored
from waterhole.games.wildlife.view import HerdScore, Sheet

# The printed colours, in the order of the seats: blue, green, brown, orange.
BLUE, GREEN, BROWN, ORANGE = range(4)
COLOURS = str.maketrans("BGWO", "1234")


def test_the_printed_turn_of_the_human_player() -> None:
    """Intelligence: four cards. Adapt to forest, expand twice, migrate in, score, and auction an adaptation card."""
    others = area("F", "0,6", "1,6", "1,4")
    state = table(
        3,
        {1: "1,3 3,0", 2: others},
        hands=[{"adaptation": 2, "forest": 2}, {}, {}],
        abilities=[{"intelligence": 1}, {}, {}],
    )
    assert state.plays_left() == 4
    play(state, "play adaptation", "improve forest")
    assert view(state, 0).players[0].levels["forest"] == "expand"
    play(state, "play forest", "place 0,6", "play forest", "place 1,6")
    assert points(state)[0] == 10
    play(state, "migrate", "from 1,3", "to 1,4")
    assert points(state)[0] == 13  # the first pawn reveals 3
    assert view(state, 0).marked == ("large forest",)
    assert state.plays_left() == 1
    assert offers(state, "play") == set()
    assert offers(state, "auction") == {"auction adaptation"}
    play(state, "auction adaptation", "bid 3", "pass", "fall 0", "improve desert")
    assert food(state) == [11, 5, 8]


def board(*rows: str) -> Sheet:
    state = table(
        4, island=[row.translate(COLOURS) for row in rows], organisms=["crocodile", "mammoth", "eagle", "man"]
    )
    return sheet_now(state)


def herd_points(found: tuple[HerdScore, ...], seat: int) -> list[tuple[int, int]]:
    return [(herd.size, herd.points) for herd in found if herd.seat == seat]


def test_the_printed_big_scoring_with_every_tie() -> None:
    found = board(
        "...GGGBO...",
        ".-OG-BOWG-.",
        "WGGG--OOO-.",
        "OOOGG-O-WW-",
        "OOGG--OB-WW",
        "OBBB---G-OW",
        ".GBBB--OWWW",
        "..B-B---W..",
        "...-BBB....",
    )
    areas = {ranking.name: ranking for ranking in found.areas}
    assert tuple(areas) == AREA_NAMES
    # Large water: blue is alone, a small monopoly.
    assert areas["large water"].monopoly == "small"
    assert areas["large water"].points == (4, 0, 0, 0)
    # Small steppe: green and brown tie for second and score the third place.
    assert areas["small steppe"].counts == (0, 1, 1, 3)
    assert areas["small steppe"].points == (0, 1, 1, 3)
    # Large savanna: brown and blue tie for third and score nothing.
    assert areas["large savanna"].counts[BLUE] == areas["large savanna"].counts[BROWN] == 1
    assert areas["large savanna"].points == (0, 2, 0, 3)
    # Large forest: orange, green and blue tie for first and score the second place.
    assert areas["large forest"].points == (2, 2, 0, 2)
    assert areas["large forest"].ranks == (2, 2, 0, 2)
    # Herds: blue and green tie with 11 and score 7 each, brown's 9 score 5, orange's two score 3 each.
    assert herd_points(found.herds, BLUE) == [(11, 7)]
    assert herd_points(found.herds, GREEN) == [(11, 7)]
    assert herd_points(found.herds, BROWN) == [(9, 5)]
    assert herd_points(found.herds, ORANGE) == [(6, 3), (6, 3)]


def test_had_another_player_tied_orange_all_three_herds_would_score_one() -> None:
    found = board(
        "...GWWG-...",
        ".WWWWWGB-O.",
        "OWO--WGGGO.",
        "G--B-BGGWO-",
        "--BB--GGWWO",
        "---BOGGB-G-",
        ".O-BBBBBB-O",
        "..BW-O---..",
        "...--OO....",
    )
    assert herd_points(found.herds, BLUE) == herd_points(found.herds, GREEN) == [(11, 7)]
    assert herd_points(found.herds, BROWN) == [(9, 5), (3, 1)]
    assert herd_points(found.herds, ORANGE) == [(3, 1), (3, 1)]


def test_d1_food_lies_open() -> None:
    # WL-22
    state = table(3, food=[8, 5, 3])
    assert [player.food for player in view(state, -1).players] == [8, 5, 3]
    assert [player.hand is None for player in view(state, 1).players] == [True, False, True]


def test_d2_no_attack_without_a_tile_in_the_supply() -> None:
    state = table(3, {1: "0,4", 2: area("s")}, supply=[0, 20, 20], ending="empty supply")
    play(state, "play savanna")
    assert not offers(state, "attack")  # the card could do nothing else: it is spent
    assert "P1 let the savanna card go unused." in sentences(state)
    state = table(3, {1: "0,4 2,1", 2: area("s")}, supply=[0, 20, 20], ending="empty supply")
    play(state, "play savanna")
    assert "No tile is left in your supply" in refusal(state, "attack 3,5").reason


def test_d3_abilities_and_cards_may_alternate() -> None:
    state = table(3, {1: "0,4 2,1"}, abilities=[{"mobility": 2, "aggression": 1}, {}, {}])
    play(state, "mobility", "from 0,4", "to 3,5", "play steppe", "place 8,6", "aggression", "place 3,6")
    play(state, "auction forest", "pass", "pass", "mobility", "from 8,6", "to 3,7")
    assert state.decider() == 0


def test_d4_a_food_tile_pays_nothing_in_the_turn_it_is_taken() -> None:
    # WL-8
    state = table(2, hands=[{"ability": 2}, {}])
    play(state, "play ability", "take food", "auction ability", "pass", "end")
    assert points(state)[0] == 10
    play(state, "end")
    assert (state.decider(), points(state)[0]) == (0, 12)


def test_d5_mobility_needs_no_more_than_migration() -> None:
    # WL-10
    state = table(3, {1: "2,1 3,1", 2: "0,4"}, abilities=[{"mobility": 1}, {}, {}])
    play(state, "mobility", "from 2,1")
    assert {"swap 0,4", "to 0,5"} <= offers(state)
    play(state, "swap 0,4")
    assert view(state, -1).tiles[0][4] == "1"


def test_d6_no_defense_in_ones_own_turn_against_a_buyer() -> None:
    # WL-9: the bear buys man's forest card and attacks man.
    state = table(3, {1: area("f")}, abilities=[{"defense": 1}, {}, {}])
    play(state, "auction forest", "pass", "bid 3", "fall 0", "attack 6,7")
    assert state.lost[0] == 1
    assert state.decider() == 0


def test_d7_three_who_tie_drop_one_place_only() -> None:
    state = table(4, {1: "0,4", 2: "0,5", 3: "0,6"})
    large_forest = sheet_now(state).areas[0]
    assert (large_forest.ranks, large_forest.points) == ((2, 2, 2, 0), (2, 2, 2, 0))


def test_d8_all_in_last_place_get_three_food() -> None:
    # WL-19
    state = table(4, hands=[{"food source": 1, "forest": 2}] + [{}] * 3, points=[5, 9, 5, 5])
    play(state, "play food source")
    assert food(state) == [18, 8, 11, 11]


def test_d9_a_filled_area_scores_at_once_and_may_then_be_left() -> None:
    # WL-14
    state = table(3, {2: area("s", "3,8")})
    play(state, "play savanna", "place 3,8")
    assert points(state)[0] == 13
    play(state, "migrate", "to 4,8")
    assert points(state)[0] == 13
    assert not [seen for seen in events(state) if isinstance(seen, Scored)]
