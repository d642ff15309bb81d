"""What hunter and apex know of the game: moves rated by the learned tables."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.wild_cards.tables import deal
from waterhole.games.wild_cards import GAME
from waterhole.games.wild_cards.engine.components import CARDS, M_BID, M_PASS, M_PAY, M_TAKE, OVER, PAY, REFILL, TAKE
from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.games.wild_cards.engine.skill.expert import WildCardsExpert
from waterhole.games.wild_cards.training import expert, packaged
from waterhole.kernel.engine.policy import Policy, choice_of
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import ranks_of

MOST = len(GAME.moves)


def skilled() -> WildCardsExpert:
    return expert(packaged())


def weights(policy: Policy, state: WildCards, seat: int) -> dict[int, float]:
    """What the policy gives each legal move."""
    moves, out = vec[i64]([0] * MOST), vec[float]([0.0] * MOST)
    count = state.legal(seat, moves)
    policy.weigh(state, seat, moves, count, Rng(1), out)
    return {moves[i]: out[i] for i in range(count)}


def bid(state: WildCards, *names: str) -> None:
    """Everybody bids, the first seat first."""
    for seat, name in enumerate(names):
        state.apply(seat, M_BID + CARDS.index(name))


def positions(seats: int, seed: int) -> list[WildCards]:
    """Every position of a game by the rules of thumb where somebody decides."""
    state, rng, found = GAME.new(seats, GAME.read_options({}), seed), Rng(seed), []
    assert isinstance(state, WildCards)
    while (seat := state.decider()) >= 0:
        found.append(state.clone())
        state.apply(seat, choice_of(GAME.heuristic, state, seat, MOST, rng))
    return found


def test_cards_that_earn_the_bonus_are_paid_first() -> None:
    state = deal(["f2 f3 s1", "s1 m1 m2", ""], "peacock lion", leo=True)
    bid(state, "forest 2", "refill")
    while state.step != TAKE:
        state.apply(state.decider(), choice_of(GAME.heuristic, state, state.decider(), MOST, Rng(1)))
    state.apply(0, M_TAKE if state.animal_in(0) == 0 else M_TAKE + 1)
    assert state.step == PAY
    rated = weights(skilled(), state, 0)
    assert rated[M_PAY + CARDS.index("forest 3")] > rated[M_PAY + CARDS.index("savannah 1")]


def test_in_the_last_round_an_animal_that_scores_is_worth_any_cards() -> None:
    state = deal(["f4 f3 w2 s1", "s1", ""], "peacock peacock", leo=True, rounds_left=0)
    bid(state, "forest 4", "refill")
    while state.step != TAKE:
        state.apply(state.decider(), choice_of(GAME.heuristic, state, state.decider(), MOST, Rng(1)))
    rated = weights(skilled(), state, 0)
    assert rated[M_TAKE] > 10 * rated[M_PASS]


def test_a_bid_that_cannot_be_paid_is_no_better_than_one_that_can() -> None:
    state = deal(["f1 s4", "m1 m2 m3", ""], "peacock squirrel", leo=True)
    rated = weights(skilled(), state, 0)
    assert rated[M_BID + CARDS.index("forest 1")] > rated[M_BID + CARDS.index("savannah 4")]


def test_an_empty_hand_is_refilled_rather_than_spent_on_the_last_card() -> None:
    state = deal(["s2", "m1 m2 m3", ""], "peacock squirrel", leo=True)
    rated = weights(skilled(), state, 0)
    assert rated[M_BID + REFILL] > rated[M_BID + CARDS.index("savannah 2")]


@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_remembered_of_a_position_is_what_would_be_worked_out_anew(seats: int) -> None:
    used = skilled()
    for state in [*positions(seats, 1), *positions(seats, 2)]:
        assert weights(used, state, state.decider()) == weights(used, state, state.decider())
    for state in positions(seats, 1)[::10]:
        assert weights(used, state, state.decider()) == weights(skilled(), state, state.decider())


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_moves_are_rated_without_looking_at_what_others_hold(seats: int) -> None:
    policy = skilled()
    for state in positions(seats, 3)[::5]:
        seat, other = state.decider(), state.clone()
        other.redeal(seat, Rng(9))
        assert weights(policy, state, seat) == weights(policy, other, seat)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_values_of_all_seats_at_once_are_those_of_each(seats: int) -> None:
    policy, out = skilled(), vec[float]([0.0] * seats)
    for state in positions(seats, 4):
        policy.values(state, out)
        assert list(out) == pytest.approx([policy.value(state, seat) for seat in range(seats)])


@pytest.mark.compiled_only
def test_without_any_search_it_beats_the_rules_of_thumb() -> None:
    policy, won, games = skilled(), 0.0, 600
    for number in range(games):
        state, rng = GAME.new(2, GAME.read_options({}), 2_000_000 + number // 2), Rng(number)
        assert isinstance(state, WildCards)
        policies: list[Policy] = [GAME.heuristic, GAME.heuristic]
        policies[number % 2] = policy
        while state.step != OVER:
            seat = state.decider()
            state.apply(seat, choice_of(policies[seat], state, seat, MOST, rng))
        ranks = ranks_of(state)
        won += (ranks[number % 2] == 1) / ranks.count(1)
    assert won > 0.53 * games
