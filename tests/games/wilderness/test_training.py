"""What training finds: the same file from the same seed, and a value that foretells more than the rules of thumb."""

from __future__ import annotations

import math

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.wilderness.at_table import asked, cards, figure, place
from waterhole.games.wilderness import GAME
from waterhole.games.wilderness.engine.components import (
    M_ALWAYS_PASS,
    M_END,
    M_PASS,
    M_STORM,
    T_START,
    TRIGGER_COUNT,
    WINDOW,
)
from waterhole.games.wilderness.engine.heuristic import WildernessHeuristic
from waterhole.games.wilderness.engine.learned import FEATURES, GROUPS, WIDTH
from waterhole.games.wilderness.engine.planning.race import NEVER, TURN, with_step
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


def weighed(state: Wilderness) -> dict[int, float]:
    """The weights of all that who is asked may do."""
    moves, weights = vec[i64]([0] * len(GAME.moves)), vec[float]([0.0] * len(GAME.moves))
    count = state.legal(state.decider(), moves)
    SKILLED.weigh(state, state.decider(), moves, count, Rng(2), weights)
    return {int(moves[i]): weights[i] for i in range(count)}


@pytest.mark.compiled_only
def test_the_same_games_and_seed_make_the_same_file() -> None:
    assert train(2, 1, nothing) == train(2, 1, nothing)
    assert train(2, 1, nothing) != train(2, 2, nothing)


def test_the_packaged_file_says_how_it_was_made_and_fits_what_is_looked_at() -> None:
    learned = msgspec.json.decode(packaged(), type=Learned)
    assert learned.made_by == "waterhole train wilderness --games 2400 --seed 1"
    assert learned.features == list(FEATURES)
    assert len(learned.weights) == GROUPS * WIDTH


@pytest.mark.compiled_only
@pytest.mark.parametrize(("seats", "games"), [(2, 400), (3, 200), (5, 120), (8, 80)])
def test_the_value_foretells_who_wins_better_than_the_rules_of_thumb(seats: int, games: int) -> None:
    surprises = [0.0, 0.0]
    for seed in range(games):
        state = played(seed, seats, (4 + seed % 12) * seats)
        if state.waiting():
            chances = [[policy.value(state, seat) for seat in range(seats)] for policy in (SKILLED, FORAGER)]
            to_the_end(state, Rng(seed))
            for number, chance in enumerate(chances):
                surprises[number] -= sum(
                    math.log(chance[seat]) for seat in range(seats) if FORAGER.value(state, seat) == 1.0
                )
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


def test_who_can_be_in_the_village_this_turn_wins_nearly_always_by_day_and_less_often_in_the_dark() -> None:
    """WN-5: in the dark the last step needs a roll."""
    near, far = figure("Q7"), figure("L4")
    by_day, by_night = SKILLED.value(place(near, far), 0), SKILLED.value(place(near, far, round=5), 0)
    assert by_day > 0.9
    assert 1 - by_night > 3 * (1 - by_day)


def test_turns_are_counted_by_whole_steps() -> None:
    """Two mountains with six energy are two turns: the second step is not begun with the two that are left."""
    assert with_step(TURN + 4, 4, 6) == 2 * TURN + 4
    assert with_step(TURN + 4, 2, 6) == TURN + 6
    assert with_step(TURN, 4, 3) == NEVER


def test_harm_to_one_of_many_who_are_far_from_the_village_is_not_looked_at() -> None:
    storms = {}
    for seats in (2, 3):
        state = place(figure(hand=cards("Shelter")), *(figure() for _ in range(seats - 1)), current=seats - 1)
        while not asked(state):
            state.apply(state.decider(), M_END)
        storms[seats] = [weight for move, weight in weighed(state).items() if move >= M_STORM]
    assert storms[2][0] > 0
    assert storms[3] == [0.0, 0.0]


def test_the_dead_expect_nothing() -> None:
    state = begun(1, seats=3)
    state.alive = 0b101
    assert SKILLED.value(state, 1) == 0.0
    assert SKILLED.value(state, 0) + SKILLED.value(state, 2) == pytest.approx(1.0)


def test_a_standing_pass_is_never_considered() -> None:
    """WN-11: it would hold in later turns too, which a search does not see."""
    state, rng = begun(2), Rng(2)
    while state.step != WINDOW:
        state.apply(state.decider(), choice_of(WildernessHeuristic(), state, state.decider(), len(GAME.moves), rng))
    found = weighed(state)
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
