"""The heuristic: far better than chance, and its worth follows the rules of scoring."""

from __future__ import annotations

import pytest

from tests.contract.tables import MOST_MOVES
from tests.games.wildlife.boards import area, play, table
from waterhole.games.wildlife import GAME
from waterhole.kernel.engine.playout import guided_playout
from waterhole.kernel.engine.policy import RandomPolicy
from waterhole.kernel.engine.rng import Rng


def wins(seats: int, games: int) -> float:
    """The share of games that the heuristic wins against chance, sitting on each seat in turn."""
    buffer = GAME.moves.buffer()
    won = 0.0
    for number in range(games):
        own = number % seats
        state = GAME.new(seats, seed=number // seats)
        policies = [GAME.heuristic if seat == own else RandomPolicy() for seat in range(seats)]
        guided_playout(state, policies, Rng(number), buffer, MOST_MOVES)
        ranks = list(state.ranks())
        won += 1 / ranks.count(1) if ranks[own] == 1 else 0
    return won / games


@pytest.mark.compiled_only
@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (4, 0.6)])
def test_the_heuristic_beats_chance(seats: int, least: float) -> None:
    assert wins(seats, 200) > least


def choice(*texts: str, **position: object) -> str:
    """What the heuristic does after some moves in a position."""
    state = table(**position)  # type: ignore[arg-type]
    play(state, *texts)
    buffer = GAME.moves.buffer()
    seat = state.decider()
    move = GAME.heuristic.choose(state, seat, buffer, state.legal(seat, buffer), Rng(1))
    return GAME.moves[int(move)].text


def test_it_fills_an_area_that_scores() -> None:
    assert choice("play savanna", tiles={1: "3,1", 2: area("s", "3,8")}) == "place 3,8"


def test_it_takes_food_early_and_defends_itself() -> None:
    assert choice("play ability") == "take food"
    assert choice("play savanna", "attack 3,5", tiles={2: area("s")}, abilities=[{}, {"defense": 1}, {}]) == "defend"


def test_the_guide_knows_that_an_early_action_more_is_worth_most() -> None:
    state = table()
    play(state, "play ability")
    buffer = GAME.moves.buffer()
    seat = state.decider()
    assert GAME.guide is not None
    move = GAME.guide.choose(state, seat, buffer, state.legal(seat, buffer), Rng(1))
    assert GAME.moves[int(move)].text == "take intelligence"


def test_it_converts_all_food_when_the_end_has_come() -> None:
    late = {
        "ending": "empty supply",
        "auctioned": True,
        "played": {"forest": 3},
        "food": [10, 8, 8],
        "hands": [{}] * 3,
        "supply": [20, 0, 20],
    }
    assert choice(**late) == "convert 3"


def test_it_passes_on_a_card_it_cannot_use() -> None:
    assert choice("auction desert") == "pass"
