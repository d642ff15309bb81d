"""The turn (WL-3, WL-4), migration, expansion and attack (WL-5, WL-6)."""

from __future__ import annotations

import pytest

from tests.games.wildlife.boards import area, food, offers, play, points, refusal, sentences, table
from waterhole.games.wildlife.engine.table import bag_size, card_count


def test_a_turn_offers_cards_the_free_migration_and_conversions() -> None:
    # WL-3
    state = table(tiles={1: "3,1"})
    assert {"play forest", "auction forest", "migrate", "convert 1", "convert 2"} <= offers(state)
    assert "convert 3" not in offers(state)
    assert refusal(state, "convert 3").reason == (
        "You need 9 food for 3 points and have 8. Turn less food into points."
    )
    assert refusal(state, "end").rule == "WL-3"
    assert "no mobility" in refusal(state, "mobility").reason


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("place 0,4", "First play a terrain card"),
        ("to 0,4", "migrate for free, play a terrain card or use mobility"),
        ("improve forest", "first play an adaptation card"),
        ("rob 2", "first play an ability card"),
        ("as forest", "first play a joker"),
        ("pass", "Nothing is being auctioned now"),
        ("nothing", "You are not using a card"),
        ("defend", "Nobody is after your tiles"),
        ("remove 0,4", "Only an epidemic"),
        ("organism bear", "You have your organism already"),
    ],
)
def test_what_belongs_to_another_moment_is_refused_with_what_has_to_come_before(move: str, said: str) -> None:
    refused = refusal(table(), move)
    assert refused.rule == "WL-3"
    assert said in refused.reason


def test_three_food_are_a_point() -> None:
    state = table()
    play(state, "convert 2")
    assert (food(state)[0], points(state)[0]) == (2, 12)


def test_the_last_play_is_reserved_for_the_auction_that_is_owed() -> None:
    # WL-3
    state = table()
    play(state, "play desert", "play adaptation", "nothing")
    assert not offers(state, "play")
    assert "is for an auction" in refusal(state, "play ability").reason
    play(state, "auction forest", "pass", "pass")
    assert "You have played 3 cards in this turn" in refusal(state, "play steppe").reason
    assert "end" in offers(state)


def test_a_last_play_may_not_fetch_the_intelligence_that_would_allow_another() -> None:
    state = table(played={"forest": 1, "desert": 1})
    assert "play ability" not in offers(state)
    assert "auction ability" in offers(state)


def test_an_auction_that_finds_no_buyer_meets_the_obligation() -> None:
    state = table()
    play(state, "auction forest", "pass", "pass")
    assert "P1 found no buyer for the forest card." in sentences(state)
    assert {"play steppe", "end"} <= offers(state)
    assert state.plays == 1


def test_intelligence_allows_a_fourth_play_and_is_turned_by_it() -> None:
    state = table(played={"forest": 1, "desert": 2}, auctioned=True, abilities=[{"intelligence": 1}, {}, {}])
    assert state.plays_left() == 1
    play(state, "play adaptation", "nothing")
    assert state.ready(0, 1) == 0
    assert state.plays_left() == 0


def test_intelligence_fetched_in_time_counts_at_once() -> None:
    state = table(played={"forest": 1}, auctioned=True)
    play(state, "play ability", "take intelligence")
    assert state.plays_left() == 2


def test_intelligence_lost_before_its_use_is_lost() -> None:
    # WL-7: the buyer takes the tile; the plays it would have allowed go with it.
    state = table(
        3, {1: "2,1"}, abilities=[{"intelligence": 2}, {"intelligence": 2}, {}], points=[20, 10, 10], food=[8, 8, 8]
    )
    play(state, "auction ability", "pass", "bid 3", "fall 0")
    assert state.plays_left() == 4
    play(state, "take intelligence")
    assert state.plays_left() == 3


def test_the_turn_ends_with_a_full_hand_and_tiles_turned_back() -> None:
    state = table(abilities=[{}, {}, {"defense": 1}], turned=[{}, {}, {"defense": 1}])
    play(state, "auction forest", "pass", "pass", "end")
    assert bag_size(state.hands[0]) == 10
    assert card_count(state.discard, 0) == 1
    assert state.turned[2] == 0
    assert state.decider() == 1


def test_the_discards_are_shuffled_only_when_a_card_must_be_drawn() -> None:
    # WL-3: those just played are among them.
    hand = {"forest": 10}
    rest = {"desert": 10, "savanna": 10, "steppe": 10, "mountains": 10, "water": 10, "ability": 18, "adaptation": 15}
    rest |= {"joker": 10, "food source": 3, "epidemic": 2}
    state = table(hands=[hand, {}, {}], pile={"famine": 1}, discard=rest | {"famine": 1})
    play(state, "auction forest", "pass", "pass", "end")
    assert state.discard
    state = table(hands=[hand, {}, {}], pile={}, discard=rest | {"famine": 2})
    play(state, "auction forest", "pass", "pass", "end")
    assert "The 101 discarded cards are shuffled into a new draw pile." in sentences(state)
    assert state.discard == 0
    assert bag_size(state.hands[0]) == 10


def test_a_turn_in_which_nothing_is_left_to_do_ends_by_itself() -> None:
    state = table(food=[0, 8, 8], hands=[{"desert": 1}, {}, {}])
    play(state, "auction desert", "pass", "pass")
    assert state.decider() == 1


def test_no_conversion_while_an_auction_is_pending() -> None:
    state = table()
    play(state, "auction forest")
    assert refusal(state, "convert 1").rule == "WL-12"
    assert offers(state) == {"pass"} | {f"bid {n}" for n in range(3, 69)}


def test_a_card_may_be_played_for_nothing() -> None:
    # WL-4: man can do nothing in the desert, so nothing is asked.
    state = table()
    play(state, "play desert")
    assert "P1 let the desert card go unused." in sentences(state)
    assert state.step == 3
    play(state, "play joker", "nothing")
    assert state.plays == 2


def test_a_tile_migrates_over_a_chain_of_own_tiles() -> None:
    # WL-5: man stands on 6,4 6,5 steppe, 6,6 mountains; the chain ends beside 6,7 (small forest).
    state = table(tiles={1: "6,4 6,5 6,6"})
    play(state, "migrate", "from 6,4")
    assert "to 6,7" in offers(state)
    assert "to 5,4" not in offers(state)  # water: no action
    assert "water" in refusal(state, "to 5,4").reason
    assert "cannot get to 0,4" in refusal(state, "to 0,4").reason
    play(state, "to 6,7")
    assert "P1 migrated from 6,4 to 6,7." in sentences(state)
    assert "You have made your free migration" in refusal(state, "migrate").reason


def test_an_opponents_tile_or_bad_ground_breaks_the_chain() -> None:
    state = table(tiles={1: "6,4 6,6", 2: "6,5"})
    play(state, "migrate", "from 6,4")
    assert not {"to 6,7", "to 5,6"} & offers(state)
    state = table(tiles={1: "3,1 3,2 3,4"})  # 3,2 and 3,4 lie in the desert, where man can do nothing
    play(state, "migrate")
    assert offers(state, "to") == {"to 2,1", "to 3,0", "to 4,1"}


def test_a_tile_on_ground_where_it_can_do_nothing_cannot_migrate_out() -> None:
    # WL-10
    state = table(tiles={1: "3,4 4,1"})
    play(state, "migrate")
    assert state.origin >= 0  # only the tile in the savanna can go: nothing is asked
    state = table(tiles={1: "3,4 4,1 2,1"})
    play(state, "migrate")
    assert offers(state) == {"from 4,1", "from 2,1"}
    assert "the tile on 3,4 stays" in refusal(state, "from 3,4").reason


def test_with_a_terrain_card_the_migration_ends_in_that_terrain() -> None:
    # WL-5: the start may lie there too.
    state = table(tiles={1: "1,4 1,3"})
    play(state, "play forest")
    assert offers(state) == {"from 1,4", "from 1,3", "nothing"}
    assert "expand" in refusal(state, "place 0,4").reason
    play(state, "from 1,4")
    assert offers(state) == {"to 0,4", "to 1,5", "to 2,4"}
    assert "ends in the forest" in refusal(state, "to 1,2").reason


def test_expansion_takes_a_tile_from_the_supply_to_any_empty_space_of_the_terrain() -> None:
    state = table(tiles={2: "6,4"})
    play(state, "play steppe")
    assert len(offers(state, "place")) == 12
    assert refusal(state, "place 6,4").reason == "A tile already lies on 6,4. Choose an empty space."
    assert "The card is for the steppe" in refusal(state, "place 0,4").reason
    play(state, "place 0,7")
    assert state.supply[0] == 29


def test_an_attack_needs_a_full_area() -> None:
    # WL-6: man attacks in the savanna.
    state = table(tiles={2: area("s", "3,8")})
    play(state, "play savanna")
    refused = refusal(state, "attack 3,5")
    assert (refused.rule, refused.reason) == (
        "WL-6",
        "An attack needs a full area, and a space is free in the small savanna. Put a tile there instead.",
    )
    state = table(tiles={1: "3,8", 2: area("s", "3,8")})
    play(state, "play savanna")
    assert offers(state, "attack") == {"attack 3,5", "attack 3,6", "attack 3,7"}
    assert "your own" in refusal(state, "attack 3,8").reason
    play(state, "attack 3,5")
    assert (state.supply[0], state.lost[1]) == (28, 1)
    assert "P1 beat P2’s tile on 3,5; it leaves the game." in sentences(state)


def test_no_attack_where_the_organism_can_only_expand() -> None:
    state = table(tiles={2: area("p")})
    play(state, "play steppe")
    assert "it can only expand there" in refusal(state, "attack 0,7").reason


def test_adaptation_raises_one_level_and_takes_effect_at_once() -> None:
    state = table(hands=[{"adaptation": 3, "forest": 3}, {}, {}], abilities=[{"intelligence": 2}, {}, {}])
    play(state, "play adaptation", "improve forest", "play forest")
    assert offers(state, "place")
    play(state, "place 0,4", "play adaptation", "improve forest")
    assert "P1 adapted to the forest and can now attack there." in sentences(state)
    play(state, "auction forest", "pass", "pass", "play adaptation")
    assert "nothing is better" in refusal(state, "improve forest").reason


def test_a_level_whose_tiles_are_used_up_cannot_be_taken() -> None:
    state = table(missing={"desert": {"migrate": 3}})
    play(state, "play adaptation")
    assert refusal(state, "improve desert").reason == (
        "No tile ‘migrate’ is left for the desert. Choose another terrain."
    )
    assert "improve water" in offers(state)
