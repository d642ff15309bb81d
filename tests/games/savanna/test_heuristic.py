"""What the bots know of the game."""

from __future__ import annotations

import pytest

from tests.games.savanna.pictures import grid, position, state
from waterhole.games.savanna import GAME
from waterhole.games.savanna.engine.rules import Savanna
from waterhole.kernel.engine.playout import guided_playout
from waterhole.kernel.engine.policy import Policy, RandomPolicy
from waterhole.kernel.engine.rng import Rng


def choice(game: Savanna, seat: int = 0) -> str:
    buffer = GAME.moves.buffer()
    count = game.legal(seat, buffer)
    return GAME.moves[int(GAME.heuristic.choose(game, seat, buffer, count, Rng(1)))].text


@pytest.mark.compiled_only
def test_the_heuristic_beats_random_play_nine_times_in_ten() -> None:
    buffer = GAME.moves.buffer()
    won = 0.0
    for number in range(1000):
        game = GAME.new(2, seed=number)
        mine = number % 2
        policies: list[Policy] = [RandomPolicy(), RandomPolicy()]
        policies[mine] = GAME.heuristic
        guided_playout(game, policies, Rng(number), buffer, 1000)
        ranks = list(game.ranks())
        won += 0.5 if ranks == [1, 1] else float(ranks[mine] == 1)
    assert won / 1000 > 0.9


def test_it_places_a_giraffe_beside_a_tree() -> None:
    game = state(position(3, [grid("tree lion zebra")] * 3, "place", selected=["giraffe", "lion", "zebra"]))
    assert choice(game) in {"place d4", "place c5", "place e5"}


def test_it_joins_grasslands() -> None:
    held = [{"grassland": 1, "hyena": 6}, {"tree": 3, "zebra": 4}, {"tree": 3, "zebra": 4}]
    game = state(position(3, [grid("tree grass grass grass")] * 3, hands=held))
    assert choice(game) == "select grassland"


def test_it_gives_swala_what_is_of_no_use_to_her() -> None:
    game = state(
        position(1, [grid("tree grass lion"), grid("grass tree")], "give", hands=[{"giraffe": 3, "vulture": 4}])
    )
    assert choice(game) == "give vulture"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_its_value_lies_between_lost_and_won_and_says_who_won(seats: int) -> None:
    buffer = GAME.moves.buffer()
    for seed in range(20):
        game = GAME.new(seats, seed=seed)
        policies: list[Policy] = [RandomPolicy() for _ in range(seats)]
        while game.waiting():
            guided_playout(game, policies, Rng(seed), buffer, 9)
            assert all(0.0 <= GAME.heuristic.value(game, seat) <= 1.0 for seat in range(seats))
        values = [GAME.heuristic.value(game, seat) for seat in range(seats)]
        winners = [rank == 1 for rank in game.ranks()]
        assert [value > 0 for value in values] == winners
        assert not any(winners) or sum(values) == pytest.approx(1.0)
