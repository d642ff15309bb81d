"""What training finds: the same file from the same seed, and a player that the heuristic does not beat."""

from __future__ import annotations

import msgspec
import pytest

from waterhole.games.savanna import GAME
from waterhole.games.savanna.engine.components import KINDS, M_PLACE, PLACE, TURNS
from waterhole.games.savanna.engine.learned import FEATURES, SLOT_WIDTH, WIDTH, Forecast
from waterhole.games.savanna.engine.rules import Savanna
from waterhole.games.savanna.training import Learned, expert, packaged, train
from waterhole.kernel.engine.policy import Policy
from waterhole.kernel.engine.rng import Rng


def nothing() -> None:
    pass


def play(policies: list[Policy], seed: int) -> Savanna:
    state = GAME.new(len(policies), seed=seed)
    assert isinstance(state, Savanna)
    rng = Rng(seed)
    buffer = GAME.moves.buffer()
    while (seat := state.decider()) >= 0:
        count = state.legal(seat, buffer)
        state.apply(seat, policies[seat].choose(state, seat, buffer, count, rng))
    return state


def test_the_same_games_and_seed_make_the_same_file() -> None:
    assert train(6, 1, nothing) == train(6, 1, nothing)
    assert train(6, 1, nothing) != train(6, 2, nothing)


def test_a_few_games_make_a_player_that_is_better_than_one_that_knows_nothing() -> None:
    learned = msgspec.json.decode(train(60, 3, nothing), type=Learned)
    assert learned.points > 55
    assert learned.doubts[TURNS - 1] < learned.doubts[5]


def test_the_packaged_file_says_how_it_was_made_and_fits_the_features() -> None:
    learned = msgspec.json.decode(packaged(), type=Learned)
    assert learned.made_by == "waterhole train savanna --games 30000 --seed 1"
    assert learned.features == list(FEATURES)
    assert len(FEATURES) == WIDTH
    assert len(learned.weights) == len(learned.doubts) == TURNS + 1
    assert all(len(turn) == WIDTH for turn in learned.weights)


@pytest.mark.compiled_only
def test_the_packaged_player_wins_most_games_against_the_heuristic() -> None:
    skilled = expert(packaged())
    won = 0
    for seed in range(40):
        won += play([skilled, GAME.heuristic], seed).ranks()[0] == 1
        won += play([GAME.heuristic, skilled], seed).ranks()[1] == 1
    assert won >= 60


@pytest.mark.compiled_only
def test_alone_the_packaged_player_beats_swala_by_75_more_often_than_not() -> None:
    margins = [play([expert(packaged())], seed).margin() for seed in range(60)]
    assert sum(margin >= 75 for margin in margins) > 30


def test_a_forecast_of_a_finished_ecosystem_is_its_points() -> None:
    """ES-6: but for the rewards for gazelles, which depend on the others."""
    skilled = expert(packaged())
    state = play([GAME.heuristic, GAME.heuristic], 5)
    gazelles = state.gazelles()
    for seat in range(2):
        rewards = (0, 2, 5) if gazelles[seat] else (0,)
        assert int(state.points(seat)) - skilled.foretold(state, seat) in rewards


def test_a_remembered_forecast_is_the_one_that_would_be_made_afresh() -> None:
    """Asked twice, so that the second answer is from memory; games enough that memories drive each other out."""
    skilled = expert(packaged())
    fresh = Forecast(skilled.memory.forecast.weights)
    for seed in range(12):
        state, rng, buffer = GAME.new(3, seed=seed), Rng(seed), GAME.moves.buffer()
        assert isinstance(state, Savanna)
        while (seat := state.decider()) >= 0:
            base, occupied, window = KINDS * seat, state.occupied[seat], state.windows[seat]
            if state.turn:
                now = fresh.points(state.grids, base, occupied, window)
                for _ in range(2):
                    assert skilled.memory.now(state.grids, base, occupied, window) == now
            if state.step == PLACE:
                count, kind = state.legal(seat, buffer), state.selected[seat]
                made = [
                    fresh.after(state.grids, base, occupied, window, kind, buffer[i] - M_PLACE) for i in range(count)
                ]
                for _ in range(2):
                    first = skilled.memory.ahead(state.grids, base, occupied, window, kind)
                    assert list(skilled.memory.points[first : first + count + 1]) == [max(made), *made]
            state.apply(seat, buffer[rng.below(state.legal(seat, buffer))])


def test_no_ecosystem_has_more_open_cells_than_a_memory_has_room_for() -> None:
    """ES-2: the most a grid of 4 by 5 leaves open, over every way that random games grow."""
    most = 0
    for seed in range(40):
        state, rng, buffer = GAME.new(2, seed=seed), Rng(seed), GAME.moves.buffer()
        assert isinstance(state, Savanna)
        while (seat := state.decider()) >= 0:
            count = state.legal(seat, buffer)
            most = max(most, count if state.step == PLACE else 0)
            state.apply(seat, buffer[rng.below(count)])
    assert 10 < most < SLOT_WIDTH
