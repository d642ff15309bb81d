"""What training finds: the same file from the same seed, and a value that foretells better than the rules of thumb."""

from __future__ import annotations

import math

import msgspec
import pytest

from waterhole.games.wild_cards import GAME
from waterhole.games.wild_cards.engine.components import BID, HAND_LIMIT
from waterhole.games.wild_cards.engine.learned import BID_VALUES, STAGES, WIDTH
from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.games.wild_cards.training import SORTS, Learned, expert, packaged, train
from waterhole.kernel.engine.policy import Policy, choice_of
from waterhole.kernel.engine.rng import Rng


def nothing() -> None:
    pass


def rounds(seats: int, leo: bool, seed: int) -> list[WildCards]:
    """The beginning of every round of a game by the rules of thumb, and its end."""
    options = GAME.read_options({"leo": leo})
    state, rng, found, number = GAME.new(seats, options, seed), Rng(seed), [], -1
    assert isinstance(state, WildCards)
    while (seat := state.decider()) >= 0:
        if state.step == BID and state.round_number() != number:
            number = state.round_number()
            found.append(state.clone())
        state.apply(seat, choice_of(GAME.heuristic, state, seat, len(GAME.moves), rng))
    return [*found, state]


def test_the_same_games_and_seed_make_the_same_file() -> None:
    assert train(12, 1, nothing) == train(12, 1, nothing)
    assert train(12, 1, nothing) != train(12, 2, nothing)


def test_the_packaged_file_says_how_it_was_made_and_fits_the_tables() -> None:
    learned = msgspec.json.decode(packaged(), type=Learned)
    assert learned.made_by == "waterhole train wild_cards --games 480000 --seed 1"
    assert len(learned.weights) == len(SORTS)
    assert all(len(weights) == STAGES * WIDTH for weights in learned.weights)
    assert all(len(bids) == (HAND_LIMIT + 1) * BID_VALUES for bids in learned.bids)


@pytest.mark.parametrize(("seats", "leo"), SORTS)
def test_every_table_has_its_own_numbers_and_what_the_seats_expect_is_one_win(seats: int, leo: bool) -> None:
    skilled = expert(packaged())
    for state in rounds(seats, leo, 1):
        assert sum(skilled.value(state, seat) for seat in range(seats)) == pytest.approx(1)


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", [2, 5])
def test_the_packaged_value_foretells_the_winner_better_than_the_rules_of_thumb(seats: int) -> None:
    policies: list[Policy] = [expert(packaged()), GAME.heuristic]
    losses = [0.0, 0.0]
    for seed in range(300):
        *begun, end = rounds(seats, seats == 2, 1_000_000 + seed)
        for number, policy in enumerate(policies):
            for state in begun:
                for seat in range(seats):
                    losses[number] -= policy.value(end, seat) * math.log(policy.value(state, seat))
    assert losses[0] < 0.99 * losses[1]
