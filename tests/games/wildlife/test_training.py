"""What training finds: the same file from the same seed, and a forecast that comes true more often than not."""

from __future__ import annotations

import msgspec
import pytest

from tests.contract.tables import MOST_MOVES
from tests.games.wildlife.boards import area, play, table
from waterhole.games.wildlife import GAME
from waterhole.games.wildlife.engine.components import OVER, SEED, TURN
from waterhole.games.wildlife.engine.learned import FEATURES, STAGES, WIDTH, Lessons, WildlifeExpert, stage_of
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.games.wildlife.training import SEATS, TRIES, Learned, expert, packaged, train, version_1
from waterhole.kernel.engine.playout import guided_playout
from waterhole.kernel.engine.policy import choice_of
from waterhole.kernel.engine.rng import Rng


def nothing() -> None:
    pass


def test_the_same_games_and_seed_make_the_same_file() -> None:
    assert train(4, 1, nothing) == train(4, 1, nothing)
    assert train(4, 1, nothing) != train(4, 2, nothing)


def test_larger_tables_keep_the_weights_of_version_1() -> None:
    first, after = (msgspec.json.decode(raw, type=Learned) for raw in (version_1(), packaged()))
    assert (after.weights[1:], after.doubts[1:]) == (first.weights[1:], first.doubts[1:])
    assert after.weights[0] != first.weights[0]


def test_the_packaged_file_says_how_it_was_made_and_fits_the_features() -> None:
    learned = msgspec.json.decode(packaged(), type=Learned)
    assert learned.made_by == "waterhole train wildlife --games 2500 --seed 2"
    assert learned.features == list(FEATURES)
    assert len(FEATURES) == WIDTH
    assert len(learned.weights) == len(learned.doubts) == len(SEATS)
    assert all(len(stages) == STAGES for stages in learned.doubts)
    assert all(len(weights) == WIDTH for stages in learned.weights for weights in stages)


def test_a_forecast_is_surer_towards_the_end() -> None:
    for stages in msgspec.json.decode(packaged(), type=Learned).doubts:
        assert stages[-1] < stages[STAGES // 2] < stages[0]


def assert_calibrated(judged: list[tuple[float, bool]]) -> None:
    """Of the seats that are given a chance of 60 % and more, about so many win; and so with those below 20 %."""
    for found in ([one for one in judged if one[0] >= 0.6], [one for one in judged if one[0] < 0.2]):
        foretold = sum(chance for chance, _ in found) / len(found)
        assert sum(won for _, won in found) / len(found) == pytest.approx(foretold, abs=0.1)


def judged_by(policy: WildlifeExpert, state: Wildlife, end: Wildlife) -> list[tuple[float, bool]]:
    """The chance of each seat, and whether it won."""
    values = [policy.value(state, seat) for seat in range(state.seats)]
    return [(value / sum(values), rank == 1) for value, rank in zip(values, end.ranks(), strict=True)]


@pytest.mark.compiled_only
def test_between_two_the_value_is_a_calibrated_chance_where_both_look_a_turn_ahead() -> None:
    policy = expert(packaged())
    lessons, judged = Lessons(2, Rng(77), policy, TRIES), []
    for _ in range(80):
        *starts, end = lessons.game(0.0)
        for start in starts:
            judged += judged_by(policy, start, end)
    assert_calibrated(judged)


@pytest.mark.compiled_only
def test_among_four_the_value_is_a_calibrated_chance_in_games_of_foragers() -> None:
    policy, buffer, judged = expert(packaged()), GAME.moves.buffer(), []
    for seed in range(300):
        state, rng = GAME.new(4, seed=10_000 + seed), Rng(seed)
        assert isinstance(state, Wildlife)
        guided_playout(state, [GAME.heuristic] * 4, rng, buffer, 40 + seed % 200)
        while state.step not in (TURN, OVER):
            state.apply(state.actor, choice_of(GAME.heuristic, state, state.actor, len(GAME.moves), rng))
        if state.step == OVER:
            continue
        start = state.clone()
        guided_playout(state, [GAME.heuristic] * 4, rng, buffer, MOST_MOVES)
        judged += judged_by(policy, start, state)
    assert_calibrated(judged)


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
