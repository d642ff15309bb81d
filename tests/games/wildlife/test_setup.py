"""Organisms, seats and seeding (WL-1, WL-2, WL-24, and the organism auction of WL-21)."""

from __future__ import annotations

import pytest

from tests.games.wildlife.boards import offers, play, points, refusal, sentences, table
from waterhole.games.wildlife import GAME, WildlifeOptions
from waterhole.games.wildlife.engine.components import AGES, CARD_COPIES, CHARTS, ISLAND, PLACES
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.games.wildlife.engine.table import bag_size


def start(seats: int, seed: int = 0, **options: object) -> Wildlife:
    state = GAME.new(seats, GAME.read_options(options), seed)
    assert isinstance(state, Wildlife)
    state.journal = []
    return state


def test_the_island_has_78_spaces_in_twelve_areas_of_the_printed_sizes() -> None:
    sizes = {letter: sum(row.count(letter) for row in ISLAND) for letter in "FfDdSsPpMmWw"}
    assert sum(sizes.values()) == 78
    assert [sizes[letter] for letter in "FSM"] == [9, 9, 9]
    assert [sizes[letter] for letter in "fsm"] == [4, 4, 4]
    assert [sizes[letter] for letter in "DPW"] == [8, 8, 8]
    assert [sizes[letter] for letter in "dpw"] == [5, 5, 5]


def test_every_pair_of_terrains_touches_and_no_area_touches_its_twin() -> None:
    pairs = set()
    for row, column in PLACES:
        for near in ((row + 1, column), (row, column + 1)):
            if near in PLACES:
                pairs.add(frozenset((ISLAND[row][column], ISLAND[near[0]][near[1]])))
    terrains = {frozenset(letter.upper() for letter in pair) for pair in pairs if len(pair) == 2}
    assert len({pair for pair in terrains if len(pair) == 2}) == 15
    assert not [pair for pair in pairs if len(pair) == 2 and len({letter.upper() for letter in pair}) == 1]


def test_each_organism_has_one_attack_one_expand_two_migrate_and_two_without_action() -> None:
    for chart in CHARTS:
        assert sorted(chart) == sorted("AEMM--")
    assert [sum(chart[t] == "A" for chart in CHARTS) for t in range(6)] == [1] * 6
    assert sum(CARD_COPIES) == 110


@pytest.mark.parametrize(("seats", "tiles", "seeds"), [(2, 30, 12), (3, 30, 8), (4, 25, 5), (5, 21, 4), (6, 18, 3)])
def test_tiles_and_seeds_depend_on_the_number_of_players(seats: int, tiles: int, seeds: int) -> None:
    state = start(seats)
    assert list(state.supply) == [tiles] * seats
    assert state.seeds == seats * seeds
    assert list(state.food) == [8] * seats
    assert [bag_size(hand) for hand in state.hands] == [10] * seats


@pytest.mark.parametrize("seed", range(6))
def test_wl_1_the_oldest_organism_starts_on_1_and_the_next_clockwise_stands_on_2(seed: int) -> None:
    # WL-1
    state = start(4, seed)
    ages = [AGES[organism] for organism in state.organisms]
    oldest = ages.index(max(ages))
    assert state.decider() == oldest
    assert [state.points[(oldest + n) % 4] for n in range(4)] == [1, 2, 3, 4]


def test_wl_2_seeds_of_all_players_count_together() -> None:
    # WL-2: two in a small area, four in a large one.
    state = table(
        4,
        {1: "0,3 1,1", 2: "0,4 0,5", 3: "0,6 1,4", 4: "6,1 6,2 7,2"},
        step="seed",
        seeds=11,
        starter=3,
        hands=[{}] * 4,
    )
    assert refusal(state, "place 1,2").rule == "WL-2"
    assert "2 tiles in the small mountains" in refusal(state, "place 1,2").reason
    assert "4 tiles in the large forest" in refusal(state, "place 1,5").reason
    assert "already" in refusal(state, "place 0,3").reason
    assert "can do nothing in the water" in refusal(state, "place 5,2").reason
    assert "place 6,7" in offers(state)  # the small forest is still empty


def test_seeding_goes_round_and_the_starter_has_the_first_turn() -> None:
    state = start(3, 4)
    first = state.decider()
    order = []
    while state.seeds:
        order.append(state.decider())
        play(state, min(offers(state)))
    assert order[:4] == [first, (first + 1) % 3, (first + 2) % 3, first]
    assert len(order) == 24
    assert state.decider() == first


def test_wl_24_organisms_may_be_chosen_in_the_order_of_seats() -> None:
    # WL-24
    state = start(3, organisms="choose")
    assert len(offers(state)) == 6
    play(state, "organism bear", "organism crocodile")
    assert "crocodile" in refusal(state, "organism crocodile").reason
    play(state, "organism man")
    assert list(state.organisms) == [2, 5, 0]
    assert state.decider() == 1
    assert points(state) == [3, 1, 2]


def test_the_last_of_six_has_no_choice() -> None:
    state = start(6, organisms="choose")
    play(state, *(f"organism {name}" for name in ("man", "mammoth", "bear", "eagle", "snake")))
    assert state.organisms[5] == 5
    assert state.seeds == 18


def test_organisms_are_auctioned_oldest_first_and_the_last_one_is_free() -> None:
    # WL-21: 12 food, food only, the opener must bid.
    state = start(3, 1, organisms="auction")
    lot = sorted((n for n in range(6) if (state.lot >> n) & 1), key=lambda n: -AGES[n])
    assert len(lot) == 3
    assert list(state.food) == [12, 12, 12]
    assert state.oldest_in_lot() == lot[0]
    assert refusal(state, "pass").rule == "WL-21"
    play(state, "bid 0", "bid 1", "pass")
    assert state.decider() == 0
    assert "The bid stands at 1 food. Bid more, or pass." in refusal(state, "bid 1").reason
    assert "you have 12" in refusal(state, "bid 13").reason
    play(state, "bid 4", "pass")
    assert state.organisms[0] == lot[0]
    assert state.food[0] == 8
    # The next to the left of the winner opens; only those without an organism are asked.
    assert state.decider() == 1
    play(state, "bid 12")
    assert list(state.organisms) == [lot[0], lot[1], lot[2]]
    assert list(state.food) == [8, 0, 12]
    assert "P2 got the" in " ".join(sentences(state))


def test_after_an_organism_auction_the_players_sit_in_the_order_of_age() -> None:
    state = start(4, 2, organisms="auction")
    while state.step == 1:
        play(state, min(offers(state, "bid"), key=lambda text: int(text.split()[1])))
    by_age = sorted(range(4), key=lambda seat: -AGES[state.organisms[seat]])
    assert state.decider() == by_age[0]
    for place, seat in enumerate(by_age):
        assert state.points[seat] == place + 1
        assert state.left_of(seat) == by_age[(place + 1) % 4]


def test_a_broke_opener_bids_0_without_being_asked() -> None:
    state = table(
        3,
        points=[0, 0, 0],
        organisms=["man", "", ""],
        hands=[{}, {}, {}],
        food=[0, 0, 5],
        step="bid for organism",
        actor=2,
        bid=-1,
        lot=["snake", "crocodile"],
        organisms_by="auction",
    )
    play(state, "bid 2")
    assert list(state.organisms) == [0, 4, 5]


def test_seeding_never_gets_stuck() -> None:
    for seats in GAME.seats:
        for seed in range(40):
            state = start(seats, seed)
            while state.seeds:
                moves = GAME.legal(state, state.decider())
                assert moves
                state.apply(state.decider(), moves[(seed * 7 + state.seeds) % len(moves)])


def test_options_that_do_not_fit_are_refused() -> None:
    assert "rounds" in WildlifeOptions(rounds=-1).problem(3)
    assert WildlifeOptions().problem(3) == ""
