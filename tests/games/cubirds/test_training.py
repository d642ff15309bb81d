"""What training finds: the same file from the same seed, and a player that beats the rules of thumb."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.cubirds.table import table
from waterhole.games.cubirds import GAME
from waterhole.games.cubirds.engine.heuristic import CuBirdsHeuristic
from waterhole.games.cubirds.engine.learned import WIDTH
from waterhole.games.cubirds.engine.rules import CuBirds
from waterhole.games.cubirds.training import SEATS, Learned, expert, packaged, train
from waterhole.kernel.engine.bags import bag_of
from waterhole.kernel.engine.policy import Policy, choice_of
from waterhole.kernel.engine.rng import Rng


def nothing() -> None:
    pass


def play(policies: list[Policy], seed: int, turns: int = 1000) -> CuBirds:
    """A game as far as the beginning of this turn, or its end."""
    state, rng, last = GAME.new(len(policies), seed=seed), Rng(seed), -1
    assert isinstance(state, CuBirds)
    while (seat := state.decider()) >= 0:
        if seat != last:
            last, turns = seat, turns - 1
            if turns < 0:
                break
        state.apply(seat, choice_of(policies[seat], state, seat, len(GAME.moves), rng))
    return state


def test_the_same_games_and_seed_make_the_same_file() -> None:
    assert train(8, 1, nothing) == train(8, 1, nothing)
    assert train(8, 1, nothing) != train(8, 2, nothing)


def test_the_packaged_file_says_how_it_was_made_and_fits_the_tables() -> None:
    learned = msgspec.json.decode(packaged(), type=Learned)
    assert learned.made_by == "waterhole train cubirds --games 800000 --seed 1"
    assert len(learned.weights) == len(SEATS)
    assert all(len(weights) == WIDTH for weights in learned.weights)


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", [2, 4])
def test_the_packaged_player_wins_more_than_its_part_against_the_rules_of_thumb(seats: int) -> None:
    skilled, games = expert(packaged()), 240
    won = 0.0
    for number in range(games):
        lineup: list[Policy] = [CuBirdsHeuristic()] * seats
        lineup[number % seats] = skilled
        won += skilled.value(play(lineup, number // seats), number % seats)
    assert won / games > 1.1 / seats


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", [2, 4])
def test_the_value_is_a_calibrated_chance(seats: int) -> None:
    """Of the seats that are given a chance well above their part, about so many win; and so with those far below."""
    skilled = expert(packaged())
    high: list[tuple[float, float]] = []
    low: list[tuple[float, float]] = []
    for seed in range(600):
        turns = seats * (2 + seed % 12)
        state = play([skilled] * seats, seed, turns)
        end = play([skilled] * seats, seed)
        for seat in range(seats):
            chance, share = skilled.value(state, seat), skilled.value(end, seat)
            if state.waiting() and chance >= 1.4 / seats:
                high.append((chance, share))
            elif state.waiting() and chance <= 0.6 / seats:
                low.append((chance, share))
    for found in (high, low):
        foretold = sum(chance for chance, _ in found) / len(found)
        assert sum(share for _, share in found) / len(found) == pytest.approx(foretold, abs=0.1)


def test_a_family_that_wins_is_formed_whatever_else_could_be() -> None:
    """CB-9: the seventh species, beside a large family."""
    six = "1 flamingo 1 owl 1 toucan 1 duck 1 parrot 1 magpie"
    state = table(["3 flamingo 6 warbler", "1 owl"], collections=[six, "1 robin"], step="family")
    choice = choice_of(expert(packaged()), state, 0, len(GAME.moves), Rng(1))
    assert GAME.moves[choice].text == "family warbler"


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_chances_of_all_players_add_up_to_one(seats: int) -> None:
    skilled, state = expert(packaged()), GAME.new(seats, seed=3)
    assert isinstance(state, CuBirds)
    assert sum([skilled.value(state, player) for player in range(max(2, seats))]) == pytest.approx(1.0)


def test_what_a_collection_was_last_looked_up_for_does_not_change_what_another_is_worth() -> None:
    """The tables remember the collection of the last look: each must be worth the same after any other."""
    standing = expert(packaged()).standings[0]
    hand = int(table(["2 owl 1 duck", "1 robin"]).hands[0])
    collections = [bag_of(counts) for counts in ([0] * 8, [1] * 6 + [0] * 2, [3, 2, 0, 0, 0, 0, 0, 1])]
    alone = [expert(packaged()).standings[0].of(hand, collection, 1) for collection in collections]
    for first in collections:
        for second, worth in zip(collections, alone, strict=True):
            standing.of(hand, first, 0)
            assert standing.of(hand, second, 1) == worth
