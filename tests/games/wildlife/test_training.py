"""What training finds: the same file from the same seed, and a forecast that comes true more often than not."""

from __future__ import annotations

import msgspec
import pytest

from tests.contract.tables import MOST_MOVES
from tests.games.wildlife.boards import area, play, table
from waterhole.games.wildlife import GAME
from waterhole.games.wildlife.engine.components import OVER, SEED, TURN
from waterhole.games.wildlife.engine.learned import FEATURES, STAGES, WIDTH, stage_of
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.games.wildlife.training import SEATS, TABLES, Learned, expert, packaged, train
from waterhole.kernel.engine.playout import guided_playout
from waterhole.kernel.engine.policy import choice_of
from waterhole.kernel.engine.rng import Rng


def nothing() -> None:
    pass


def test_the_same_games_and_seed_make_the_same_file() -> None:
    games = len(TABLES)
    assert train(games, 1, nothing) == train(games, 1, nothing)
    assert train(games, 1, nothing) != train(games, 2, nothing)


def test_the_packaged_file_says_how_it_was_made_and_fits_the_features() -> None:
    learned = msgspec.json.decode(packaged(), type=Learned)
    assert learned.made_by == "waterhole train wildlife --games 4000 --seed 1"
    assert learned.features == list(FEATURES)
    assert len(FEATURES) == WIDTH
    assert len(learned.weights) == len(learned.doubts) == len(SEATS)
    assert all(len(stages) == STAGES for stages in learned.doubts)
    assert all(len(weights) == WIDTH for stages in learned.weights for weights in stages)


def test_a_forecast_is_surer_towards_the_end() -> None:
    for stages in msgspec.json.decode(packaged(), type=Learned).doubts:
        assert stages[-1] < stages[STAGES // 2] < stages[0]


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", [2, 4])
def test_the_value_is_a_calibrated_chance(seats: int) -> None:
    """Of the seats that are given a chance of 60 % and more, about so many win; and so with those below 20 %."""
    policy, buffer = expert(packaged()), GAME.moves.buffer()
    high: list[tuple[float, bool]] = []
    low: list[tuple[float, bool]] = []
    for seed in range(300):
        state, rng = GAME.new(seats, seed=10_000 + seed), Rng(seed)
        assert isinstance(state, Wildlife)
        guided_playout(state, [GAME.heuristic] * seats, rng, buffer, 40 + seed % 200)
        while state.step not in (TURN, OVER):
            state.apply(state.actor, choice_of(GAME.heuristic, state, state.actor, len(GAME.moves), rng))
        if state.step == OVER:
            continue
        values = [policy.value(state, seat) for seat in range(seats)]
        guided_playout(state, [GAME.heuristic] * seats, rng, buffer, MOST_MOVES)
        for value, rank in zip(values, state.ranks(), strict=True):
            chance = value / sum(values)
            if chance >= 0.6:
                high.append((chance, rank == 1))
            elif chance < 0.2:
                low.append((chance, rank == 1))
    for found in (high, low):
        foretold = sum(chance for chance, _ in found) / len(found)
        assert sum(won for _, won in found) / len(found) == pytest.approx(foretold, abs=0.1)


def test_a_turn_lasts_until_the_next_player_is_asked_for_his_own_even_while_others_bid() -> None:
    state = table(seats=2)
    turn = GAME.heuristic.turn_of(state)
    play(state, "auction joker")
    assert state.decider() == 1
    assert GAME.heuristic.turn_of(state) == turn
    play(state, "pass")
    assert GAME.heuristic.turn_of(state) == turn
    play(state, "end")
    assert GAME.heuristic.turn_of(state) == turn + 1


def test_all_of_the_seeding_is_one_turn() -> None:
    state = GAME.new(2, seed=1)
    assert isinstance(state, Wildlife)
    turns = set()
    while state.step == SEED:
        turns.add(GAME.heuristic.turn_of(state))
        state.apply(state.actor, GAME.legal(state, state.actor)[0])
    assert len(turns) == 1
    assert GAME.heuristic.turn_of(state) not in turns


def test_the_stage_goes_by_the_smallest_supply_and_among_more_than_two_by_the_pawns() -> None:
    early, late = table(seats=2), table(seats=2, tiles={1: area("S") + " " + area("P") + " " + area("s")})
    assert stage_of(early) == 0
    assert stage_of(late) > 0
    for seats, expected in ((2, 0), (3, STAGES - 1)):
        marked = table(seats=seats)
        marked.marked = (1 << 11) - 1
        assert stage_of(marked) == expected
