"""Gymnasium's checker, unmodified; the vectorised tables against single games."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.research.tables import at_some_tables
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput, Refused
from waterhole.research.gymnasium_env import WaterholeEnv, WaterholeVectorEnv, register
from waterhole.research.observation import SeatObserver

register()
MOST_STEPS = 10_000  # a random game of Wildlife has some two thousand


@at_some_tables
def test_gymnasium_check_env(game: str, players: int) -> None:
    """It samples without masks: an illegal action must be borne."""
    made = gymnasium.make(f"waterhole/{game}-v1", players=players, illegal="lose", bots="random")
    check_env(made.unwrapped)


@at_some_tables
def test_one_seat_plays_a_whole_game_against_bots_and_the_seed_decides_all(game: str, players: int) -> None:
    def played() -> list[Any]:
        env = WaterholeEnv(game, players, seat=players - 1, bots="random")
        seen, _ = env.reset(seed=3)
        steps: list[Any] = []
        info: dict[str, Any] = {}
        over = False
        while not over:
            assert seen["action_mask"].any()
            seen, reward, over, cut, info = env.step(np.flatnonzero(seen["action_mask"])[-1])
            steps.append((seen["observation"].tolist(), reward, over, cut, info))
        assert not seen["action_mask"].any()
        assert len(info["ranks"]) == players
        return steps

    assert played() == played()


def test_an_illegal_action_raises_loses_or_does_nothing() -> None:
    env = WaterholeEnv("cubirds", 2)
    env.reset(seed=4)
    with pytest.raises(Refused):
        env.step(74)
    with pytest.raises(BadInput, match="0 to 74"):
        env.step(75)
    env = WaterholeEnv("cubirds", 2, illegal="lose")
    env.reset(seed=4)
    assert env.step(74)[1:] == (-1.0, True, False, {"illegal": 74})
    env = WaterholeEnv("cubirds", 2, illegal="noop")
    before = env.reset(seed=4)[0]["observation"].tolist()
    seen, reward, over, _, _ = env.step(74)
    assert (seen["observation"].tolist(), reward, over) == (before, 0.0, False)


def test_a_saved_moment_goes_on_the_same() -> None:
    env = WaterholeEnv("savanna", 3, render_mode="ansi")
    seen, _ = env.reset(seed=5)
    saved = env.save_state()
    futures = []
    for _ in range(2):
        seen = env.load_state(saved)
        for _ in range(6):
            seen = env.step(np.flatnonzero(env.action_masks())[0])[0]
        futures.append((seen["observation"].tolist(), env.render()))
    assert futures[0] == futures[1]


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"seat": 2}, "seat is 0 to 1"),
        ({"bots": ["random", "random"]}, "2 levels for 1"),
        ({"bots": "wizard"}, "no bot"),
        ({"illegal": "cry"}, "illegal is"),
        ({"render_mode": "smell"}, "render_mode is"),
    ],
)
def test_settings_that_do_not_fit_are_refused_in_words(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        WaterholeEnv("cubirds", 2, **settings)


# -- many tables at once -----------------------------------------------------------------


@at_some_tables
def test_tables_side_by_side_are_the_games_they_would_be_alone(game: str, players: int) -> None:
    """Every observation, mask, seat and reward is that of our own state, played beside them."""
    tables, kind = 3, GAMES[game]
    env = WaterholeVectorEnv(game, tables, players)
    seen, _ = env.reset(seed=6)
    chance = Rng(6).split()
    alone = [kind.start(players, kind.options(), chance.split()) for _ in range(tables)]
    observer = SeatObserver(kind, players, alone[0])
    finished = [False] * tables
    for _ in range(MOST_STEPS):
        for table, state in enumerate(alone):
            if not finished[table]:
                seat = int(state.decider())
                observer.stepper.attach(state)
                observed = observer.observe(seat)
                assert env.seats[table] == seat
                assert (seen["observation"][table] == observed["observation"]).all()
                assert (seen["action_mask"][table] == observed["action_mask"]).all()
        asked, actions = env.seats.copy(), env.sample().copy()
        seen, rewards, over, cut, info = env.step(actions)
        assert not cut.any()
        for table, state in enumerate(alone):
            if not finished[table]:
                state.apply(int(asked[table]), int(actions[table]))
                finished[table] = state.waiting() == 0
                assert over[table] == finished[table]
                if finished[table]:
                    winners = [seat for seat, rank in enumerate(state.ranks()) if rank == 1]
                    assert (rewards[table] > 0) == (int(asked[table]) in winners)
                    assert np.asarray(info["_final_obs"])[table]
        if all(finished):
            return
    pytest.fail(f"not all games ended within {MOST_STEPS} steps")


def test_against_bots_every_seat_is_played_in_turn() -> None:
    env = WaterholeVectorEnv("cubirds", 4, 3, bots="forager", copy=True)
    env.reset(seed=7)
    seats, wins, games = set(), 0.0, 0
    for _ in range(400):
        seats |= set(env.seats.tolist())
        _, rewards, over, _, _ = env.step(env.sample())
        games += int(over.sum())
        wins += float(rewards.sum())
    assert seats == {0, 1, 2}
    assert games > 20
    assert wins / games < -0.3  # random play loses against the rules of thumb


def test_an_illegal_action_is_named_and_nothing_has_changed() -> None:
    env = WaterholeVectorEnv("cubirds", 2, 2)
    env.reset(seed=8)
    actions = env.sample().copy()
    before = env.reset(seed=8)[0]["observation"].copy()
    with pytest.raises(BadInput, match="action 74 is not legal at table 1"):
        env.step(np.array([actions[0], 74]))
    with pytest.raises(BadInput, match="one action for each of 2"):
        env.step(np.array([1]))
    assert (env._observation()["observation"] == before).all()


def test_the_vector_form_is_registered_too() -> None:
    env: Any = gymnasium.make_vec("waterhole/cubirds-v1", 5, vectorization_mode="vector_entry_point", players=2)
    seen, _ = env.reset(seed=9)
    assert env.observation_space.contains(seen)
    with pytest.raises(BadInput, match="one number"):
        env.reset(seed=[1, 2, 3, 4, 5])
