"""What training finds: the same file from the same seed, and a value that foretells more than the rules of thumb."""

from __future__ import annotations

import math

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wilderness import GAME
from waterhole.games.wilderness.engine.components import M_ALWAYS_PASS, M_PASS, T_START, TRIGGER_COUNT, WINDOW
from waterhole.games.wilderness.engine.heuristic import WildernessHeuristic
from waterhole.games.wilderness.engine.learned import FEATURES, WIDTH
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.games.wilderness.training import Learned, expert, packaged, train
from waterhole.kernel.engine.policy import choice_of
from waterhole.kernel.engine.rng import Rng

SKILLED, FORAGER = expert(packaged()), WildernessHeuristic()


def nothing() -> None:
    pass


def begun(seed: int, seats: int = 2) -> Wilderness:
    state = GAME.new(seats, seed=seed)
    assert isinstance(state, Wilderness)
    return state


def played(seed: int, seats: int, turns: int) -> Wilderness:
    """A game of foragers as far as the beginning of this turn, or its end."""
    state, rng = begun(seed, seats), Rng(seed)
    last = SKILLED.turn_of(state)
    while (seat := state.decider()) >= 0:
        if SKILLED.turn_of(state) != last:
            last, turns = SKILLED.turn_of(state), turns - 1
            if turns == 0:
                break
        state.apply(seat, choice_of(FORAGER, state, seat, len(GAME.moves), rng))
    return state


def to_the_end(state: Wilderness, rng: Rng) -> Wilderness:
    while (seat := state.decider()) >= 0:
        state.apply(seat, choice_of(FORAGER, state, seat, len(GAME.moves), rng))
    return state


@pytest.mark.compiled_only
def test_the_same_games_and_seed_make_the_same_file() -> None:
    assert train(2, 1, nothing) == train(2, 1, nothing)
    assert train(2, 1, nothing) != train(2, 2, nothing)


def test_the_packaged_file_says_how_it_was_made_and_fits_what_is_looked_at() -> None:
    learned = msgspec.json.decode(packaged(), type=Learned)
    assert learned.made_by == "waterhole train wilderness --games 300 --seed 1"
    assert learned.features == list(FEATURES)
    assert len(learned.weights) == WIDTH


@pytest.mark.compiled_only
def test_the_value_foretells_duels_better_than_the_rules_of_thumb() -> None:
    surprises = [0.0, 0.0]
    for seed in range(400):
        state = played(seed, 2, 8 + seed % 25)
        chances = [policy.value(state, 0) for policy in (SKILLED, FORAGER)] if state.waiting() else []
        share = FORAGER.value(to_the_end(state, Rng(seed)), 0)
        for number, chance in enumerate(chances):
            surprises[number] -= share * math.log(chance) + (1 - share) * math.log(1 - chance)
    assert surprises[0] < surprises[1]


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_what_all_expect_adds_up_to_one_win(seats: int) -> None:
    state = played(3, seats, 3 * seats)
    assert state.waiting()
    assert sum(SKILLED.value(state, seat) for seat in range(seats)) == pytest.approx(1.0)


def test_one_who_is_nearly_worn_out_is_less_likely_to_win() -> None:
    state = begun(1)
    before = SKILLED.value(state, 0)
    state.exhaustion[0] = 24
    assert SKILLED.value(state, 0) < before - 0.1


def test_the_dead_expect_nothing() -> None:
    state = begun(1, seats=3)
    state.alive = 0b101
    assert SKILLED.value(state, 1) == 0.0
    assert SKILLED.value(state, 0) + SKILLED.value(state, 2) == pytest.approx(1.0)


def test_a_standing_pass_is_never_considered() -> None:
    """WN-11: it would hold in later turns too, which a search does not see."""
    state, rng = begun(2), Rng(2)
    moves, weights = vec[i64]([0] * len(GAME.moves)), vec[float]([0.0] * len(GAME.moves))
    while state.step != WINDOW:
        state.apply(state.decider(), choice_of(WildernessHeuristic(), state, state.decider(), len(GAME.moves), rng))
    count = state.legal(state.decider(), moves)
    SKILLED.weigh(state, state.decider(), moves, count, rng, weights)
    found = {int(moves[i]): weights[i] for i in range(count)}
    assert found[M_PASS] > 0
    assert [found[move] for move in found if M_ALWAYS_PASS < move < M_ALWAYS_PASS + TRIGGER_COUNT] == [0.0]


def test_a_question_in_a_window_does_not_make_a_turn() -> None:
    """WN-11: in the window at the start of a turn both may be asked, and it is the turn of one."""
    for seed in range(40):
        state = begun(seed)
        if state.step == WINDOW and state.window == T_START and state.decider() == state.current:
            before = SKILLED.turn_of(state)
            state.apply(state.decider(), M_PASS)
            if state.decider() != state.current:
                assert SKILLED.turn_of(state) == before
                return
    pytest.fail("in none of these games both were asked")
