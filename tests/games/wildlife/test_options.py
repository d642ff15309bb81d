"""Options (WL-21, WL-23, WL-24) and the game for two (WL-20)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wildlife.boards import (
    area,
    events,
    food,
    island,
    offers,
    play,
    points,
    refusal,
    sentences,
    table,
    view,
)
from waterhole.games.wildlife import GAME, WildlifeOptions
from waterhole.games.wildlife.engine.components import ABILITY_CARD
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.games.wildlife.engine.table import card_count
from waterhole.games.wildlife.events import Scored
from waterhole.kernel.engine.rng import Rng

TEN_AREAS = [f"{size} {t}" for t in ("forest", "desert", "steppe", "mountains", "water") for size in ("large", "small")]


# -- two players ---------------------------------------------------------------------------


def test_wl_20_between_two_players_a_card_costs_exactly_three() -> None:
    # WL-20, WL-12
    state = table(2)
    play(state, "auction forest")
    assert offers(state) == {"bid 3", "pass"}
    assert "exactly 3" in refusal(state, "bid 4").reason
    play(state, "bid 3", "fall 0")
    assert food(state) == [11, 5]


def test_two_players_have_4_3_2_1_1_abilities_and_no_limit_for_a_kind() -> None:
    # WL-20
    state = table(2, abilities=[{"food": 3}, {}], hands=[{"ability": 3}, {}])
    assert view(state, 0).ability_supply == {"food": 1, "intelligence": 3, "mobility": 2, "defense": 1, "aggression": 1}
    play(state, "play ability", "take food")
    assert state.held(0, 0) == 4


def test_a_food_source_feeds_only_its_user_between_two() -> None:
    # WL-19
    state = table(2, hands=[{"food source": 1, "forest": 2}, {}], points=[10, 5])
    play(state, "play food source")
    assert food(state) == [15, 8]


def test_uncovering_space_11_between_two_brings_a_big_scoring_and_the_game_goes_on() -> None:
    # WL-20
    state = table(2, {2: area("s", "3,8")}, marked=TEN_AREAS)
    play(state, "play savanna", "place 3,8", "auction forest", "pass", "end")
    assert len([seen for seen in events(state) if isinstance(seen, Scored)]) == 1
    assert state.outcome() == ""
    assert state.decider() == 1


def test_between_two_an_empty_supply_ends_the_game_at_once_even_with_an_auction_owed() -> None:
    # WL-20: the small scoring of that tile, then the final big scoring.
    state = table(2, {2: area("s", "3,8")}, supply=[1, 20], food=[0, 0])
    play(state, "play savanna", "place 3,8")
    assert state.outcome() == "empty supply"
    # 3 for the pawn and 2 for the second place in the area; 3 and the herd of three for the other.
    assert points(state) == [15, 23]


def test_between_two_the_buyer_may_end_the_game_in_the_others_turn() -> None:
    state = table(2, hands=[{"steppe": 2}, {}], supply=[20, 1], food=[8, 8])
    play(state, "auction steppe", "bid 3", "fall 0", "place 0,7")
    assert state.outcome() == "empty supply"


# -- abilities=unlimited ------------------------------------------------------------------------


def test_wl_21_with_unlimited_abilities_everybody_starts_with_an_ability_card() -> None:
    # WL-21
    for seed in range(5):
        state = GAME.new(4, WildlifeOptions(abilities="unlimited"), seed)
        assert isinstance(state, Wildlife)
        assert all(card_count(hand, ABILITY_CARD) for hand in state.hands)
        assert view(state, 2).players[0].known == {"ability": 1}


def test_with_unlimited_abilities_there_is_no_limit_for_a_kind() -> None:
    state = table(3, unlimited=True, abilities=[{"food": 2}, {}, {}])
    play(state, "play ability", "take food")
    assert state.held(0, 0) == 3


def test_the_given_ability_card_stays_in_the_hand_when_worlds_are_dealt_over_until_one_is_played() -> None:
    # WL-24
    hands = [{"ability": 1, "forest": 3}, {"ability": 1, "forest": 3}, {"desert": 4}]
    state = table(3, unlimited=True, hands=hands, given=[0, 1])
    for seed in range(20):
        state.redeal(2, Rng(seed))
        assert card_count(state.hands[0], ABILITY_CARD) >= 1
        assert card_count(state.hands[1], ABILITY_CARD) >= 1
    play(state, "auction ability", "pass", "pass")
    assert view(state, 2).players[0].known == {}


# -- buyer_expands -------------------------------------------------------------------------------


@pytest.mark.parametrize("named", [False, True])
def test_a_buyer_may_expand_where_he_can_only_migrate(named: bool) -> None:
    # WL-21: the mammoth can only migrate in the forest.
    card = "joker" if named else "forest"
    for expands in (False, True):
        state = table(3, {2: "3,5"}, buyer_expands=expands)
        play(state, f"auction {card}", "bid 3", "pass", "fall 0")
        if named and expands:
            play(state, "as forest")
        assert ("place 0,4" in offers(state)) == expands


def test_a_buyer_does_not_expand_where_he_can_do_nothing() -> None:
    state = table(3, buyer_expands=True)
    play(state, "auction desert", "bid 3", "pass", "fall 0")
    assert "P2 let the desert card go unused." in sentences(state)


def test_the_auctioneer_himself_does_not_expand_that_way() -> None:
    state = table(3, {1: "0,4 0,5"}, buyer_expands=True)
    play(state, "play forest")
    assert not offers(state, "place")


# -- start=last ----------------------------------------------------------------------------------


FOUR_AREAS = ["small forest", "small desert", "small steppe", "small water"]


def end_of_round(points_now: list[int], **changes: Any) -> Wildlife:
    """The last turn of a round of three, about to end."""
    given: dict[str, Any] = {
        "current": 2,
        "turns_ended": 2,
        "auctioned": True,
        "played": {"forest": 1},
        "hands": [{}, {}, {}],
        "start_last": True,
    }
    return table(3, points=points_now, **(given | changes))


def test_with_start_last_each_round_starts_with_the_player_in_last_place() -> None:
    # WL-21
    state = end_of_round([9, 7, 8], starter=0)
    play(state, "end")
    assert (state.current, state.round) == (1, 1)
    play(state, "end")
    assert state.current == 2  # clockwise after him


def test_of_those_who_tie_for_last_the_first_from_the_last_starters_left_starts() -> None:
    state = end_of_round([5, 9, 5], starter=0)
    play(state, "end")
    assert state.current == 2
    state = end_of_round([5, 9, 9], starter=0)
    play(state, "end")
    assert state.current == 0


def test_last_place_is_found_after_the_big_scoring() -> None:
    state = end_of_round(
        [5, 6, 9],
        scoring_due=True,
        marked=FOUR_AREAS,
        island=island({1: "0,4"}),
        food=[0, 0, 3],
        hands=[{}, {"forest": 1}, {}],
    )
    play(state, "end")
    # The big scoring gave player 1 four points for a monopoly.
    assert points(state) == [9, 6, 13]
    assert state.current == 1


def test_without_the_option_rounds_start_with_the_oldest() -> None:
    state = end_of_round([9, 7, 8], starter=0, start_last=False)
    play(state, "end")
    assert state.current == 0


# -- rounds --------------------------------------------------------------------------------------


def test_wl_23_after_the_agreed_rounds_the_game_ends_with_one_big_scoring() -> None:
    # WL-23
    state = end_of_round([9, 7, 8], rounds=4, rounds_played=3, scoring_due=True, marked=FOUR_AREAS, start_last=False)
    play(state, "end")
    assert state.outcome() == "agreed rounds"
    assert len([seen for seen in events(state) if isinstance(seen, Scored)]) == 1


def test_a_round_that_is_not_the_last_does_not_end_the_game() -> None:
    state = end_of_round([9, 7, 8], rounds=4, rounds_played=2, start_last=False)
    play(state, "end")
    assert state.outcome() == ""
