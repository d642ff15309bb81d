"""PettingZoo's own suites, unmodified, and tests of our own for what they leave out."""

from __future__ import annotations

import random
import time
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import data_equivalence

from tests.contract.tables import ALL_TABLES, Table, name
from tests.research.tables import at_some_tables
from waterhole.games import GAMES
from waterhole.kernel.game import BadInput, Refused
from waterhole.research import pettingzoo_env as zoo

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the suites import an old way of making their own examples
    from pettingzoo import test as suites


def legal(observation: dict[str, Any]) -> list[int]:
    found: list[int] = np.flatnonzero(observation["action_mask"]).tolist()
    return found


def play_out(env: zoo.WaterholeAEC, choose: random.Random) -> list[Any]:
    """Play to the end; everything that was seen and done."""
    steps: list[Any] = []
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        assert observation is not None
        action = None if over or cut else choose.choice(legal(observation))
        steps.append((agent, observation["observation"].tolist(), reward, over, cut, dict(info), action))
        env.step(action)
    return steps


# -- the suites ----------------------------------------------------------------------


@at_some_tables
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_pettingzoo_api_test(game: str, players: int) -> None:
    suites.api_test(zoo.env(game, players), num_cycles=200)


@at_some_tables
def test_pettingzoo_parallel_api_test(game: str, players: int) -> None:
    suites.parallel_api_test(zoo.parallel_env(game, players), num_cycles=100)


@at_some_tables
def test_pettingzoo_seed_test(game: str, players: int) -> None:
    suites.seed_test(lambda: zoo.env(game, players), num_cycles=100)


@at_some_tables
def test_pettingzoo_parallel_seed_test(game: str, players: int) -> None:
    """It samples without masks: an illegal action must be borne."""
    suites.parallel_seed_test(lambda: zoo.parallel_env(game, players, illegal="noop"), num_cycles=100)


@at_some_tables
def test_pettingzoo_max_cycles_test(game: str, players: int) -> None:
    """It samples without masks, and wants every agent asked in every cycle."""
    suites.max_cycles_test(zoo.module(game, players, illegal="noop"))


@at_some_tables
def test_pettingzoo_performance_benchmark(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It runs for five seconds by the clock on the wall; here that clock runs fifty times as fast."""
    wall = time.time
    monkeypatch.setattr(time, "time", lambda: 50 * wall())
    suites.performance_benchmark(zoo.env(game, players))
    assert "turns per second" in capsys.readouterr().out


# -- our own tests -------------------------------------------------------------------


@pytest.mark.parametrize("table", ALL_TABLES, ids=name)
def test_every_game_option_and_player_count_is_played_to_the_end(table: Table) -> None:
    env = zoo.env(table.game, table.seats, options=table.options)
    env.reset(seed=5)
    steps = play_out(env, random.Random(1))
    assert env.agents == []
    last = {agent: reward for agent, _, reward, over, _, _, _ in steps if over}
    if table.seats > 1:
        assert sum(last.values()) == pytest.approx(0)
    else:
        assert set(last.values()) <= {1.0, -1.0}
    best = max(last.values())
    for agent, _, reward, over, _, info, _ in steps:
        if over:
            assert (info["rank"] == 1) == (reward == best and best > 0), agent


@at_some_tables
def test_a_whole_game_follows_from_its_seed(game: str, players: int) -> None:
    """What seed_test and parallel_seed_test leave out: they stop early: the latter after one step."""
    env = zoo.env(game, players)
    games = []
    for seed in (7, 7, 8):
        env.reset(seed=seed)
        games.append(play_out(env, random.Random(3)))
    assert data_equivalence(games[0], games[1])
    assert games[0] != games[2]


@at_some_tables
def test_a_whole_parallel_game_follows_from_its_seed(game: str, players: int) -> None:
    def played() -> list[Any]:
        env, choose = zoo.parallel_env(game, players), random.Random(4)
        seen, _ = env.reset(seed=9)
        steps: list[Any] = [seen]
        while env.agents:
            steps.append(env.step({agent: choose.choice(legal(seen[agent]) or [0]) for agent in env.agents}))
            seen = steps[-1][0]
        return steps

    assert data_equivalence(played(), played())


@at_some_tables
def test_only_who_is_asked_has_legal_actions_and_each_of_them_is_accepted(game: str, players: int) -> None:
    """The suites sample one masked action; here every one is made."""
    env = zoo.env(game, players)
    env.reset(seed=10)
    for _ in range(8):
        saved = env.save_state()
        for action in legal(env.observe(env.agent_selection)):
            env.load_state(saved)
            env.step(action)
        env.load_state(saved)
        for agent in env.agents:
            asked = (env.position.waiting() >> env.possible_agents.index(agent)) & 1
            assert bool(legal(env.observe(agent))) == bool(asked)
        env.step(legal(env.observe(env.agent_selection))[0])
        if any(env.terminations.values()):
            return


@at_some_tables
def test_saved_and_loaded_the_game_goes_on_the_same(game: str, players: int) -> None:
    env = zoo.env(game, players)
    env.reset(seed=11)
    for _ in range(5):
        env.step(legal(env.observe(env.agent_selection))[0])
    saved = env.save_state()
    other = zoo.env(game, players)
    other.load_state(saved)
    ends = [play_out(one, random.Random(5)) for one in (env, other)]
    assert data_equivalence(ends[0], ends[1])
    env.reset()
    other.reset()
    assert data_equivalence(env.observe("player_0"), other.observe("player_0"))


@pytest.mark.parametrize("illegal", ["raise", "lose", "noop"])
def test_an_illegal_action_raises_loses_or_does_nothing(illegal: Any) -> None:
    env = zoo.env("cubirds", 3, illegal=illegal)
    env.reset(seed=12)
    agent = env.agent_selection
    before = env.save_state()
    if illegal == "raise":
        with pytest.raises(Refused, match="CB-"):
            env.step(74)
        assert env.save_state()[:-12] == before[:-12]
        with pytest.raises(BadInput, match="actions are 0 to 74"):
            env.step(1000)
    elif illegal == "lose":
        env.step(74)
        assert env.rewards == {other: -1.0 if other == agent else 0.5 for other in env.possible_agents}
        assert all(env.terminations.values())
    else:
        env.step(74)
        assert env.agent_selection == agent
        assert not any(env.terminations.values())


def test_in_a_parallel_game_an_illegal_action_loses_for_its_agent_alone() -> None:
    env = zoo.parallel_env("savanna", 3, illegal="lose")
    seen, _ = env.reset(seed=13)
    actions = {agent: legal(seen[agent])[0] for agent in env.agents}
    _, rewards, over, _, infos = env.step(actions | {"player_1": 80})
    assert rewards == {"player_0": 0.5, "player_1": -1.0, "player_2": 0.5}
    assert all(over.values())
    assert infos["player_0"] == {"illegal": "player_1"}


def test_an_illegal_action_of_one_agent_is_refused_before_any_other_is_made() -> None:
    env = zoo.parallel_env("savanna", 3)
    seen, _ = env.reset(seed=13)
    before = env.save_state()
    actions = {agent: legal(seen[agent])[0] for agent in env.agents}
    with pytest.raises(Refused):
        env.step(actions | {"player_2": 80})
    del actions["player_2"]
    with pytest.raises(BadInput, match="player_2 is asked"):
        env.step(actions)
    assert env.save_state() == before


@at_some_tables
def test_what_was_observed_stays_as_it_was_seen(game: str, players: int) -> None:
    """Observations and masks are arrays of their own: later steps, observations and deals do not write into them."""
    env = zoo.env(game, players)
    env.reset(seed=18)
    kept: list[tuple[dict[str, Any], list[int], list[int]]] = []
    for _ in range(30):
        seen, _, over, _, _ = env.last()
        assert seen is not None
        kept.append((seen, seen["observation"].tolist(), seen["action_mask"].tolist()))
        if over:
            break
        env.step(legal(seen)[-1])
        for agent in env.agents:
            env.observe(agent)
    env.reset(seed=19)
    env.last()
    for seen, numbers, mask in kept:
        assert seen["observation"].tolist() == numbers
        assert seen["action_mask"].tolist() == mask
        assert seen["observation"].flags.writeable


def test_simultaneous_choices_are_made_in_one_parallel_step() -> None:
    env = zoo.parallel_env("savanna", 4)
    seen, _ = env.reset(seed=14)
    for turn in range(1, 10):
        seen = env.step({agent: legal(seen[agent])[0] for agent in env.agents})[0]
        assert all(legal(seen[agent]) for agent in env.agents), turn


def test_a_cycle_limit_truncates() -> None:
    env = zoo.env("cubirds", 2, max_cycles=3)
    env.reset(seed=15)
    steps = play_out(env, random.Random(6))
    assert [cut for *_, cut, _, _ in steps].count(True) == 2
    assert len(steps) == 3 * 2 + 2


@at_some_tables
def test_a_table_is_drawn_as_text_and_as_a_picture(game: str, players: int) -> None:
    text = zoo.env(game, players, render_mode="ansi")
    text.reset(seed=16)
    assert text.describe(text.agent_selection) == text.render()
    assert "Moves: " in str(text.render())
    picture = zoo.env(game, players, render_mode="rgb_array")
    picture.reset(seed=16)
    drawn = picture.render()
    assert isinstance(drawn, np.ndarray)
    assert drawn.dtype == np.uint8
    assert drawn.shape[2] == 3
    assert len(np.unique(drawn)) > 2


def test_the_state_is_what_all_know_together() -> None:
    env = zoo.env("cubirds", 2)
    env.reset(seed=17)
    space = env.observation_space("player_0")
    assert isinstance(space, spaces.Dict)
    shape = space["observation"].shape
    assert shape is not None
    assert env.state().shape == (2 * shape[0],)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"game": "chess"}, "There is no game"),
        ({"players": 9}, "is for 1 to 5"),
        ({"illegal": "cry"}, "'raise', 'lose' or 'noop'"),
        ({"render_mode": "smell"}, "render_mode"),
        ({"options": {"x": 1}}, "options are"),
    ],
)
def test_settings_that_do_not_fit_are_refused_in_words(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        zoo.env(**settings)


def test_a_saved_game_of_another_kind_is_refused_in_words() -> None:
    env = zoo.env("cubirds", 2)
    with pytest.raises(BadInput, match="reset"):
        env.save_state()
    env.reset()
    with pytest.raises(BadInput, match="not of savanna"):
        zoo.env("savanna", 2).load_state(env.save_state())
    with pytest.raises(BadInput, match="2 players, this environment 3"):
        zoo.env("cubirds", 3).load_state(env.save_state())
    with pytest.raises(BadInput, match="no saved environment"):
        env.load_state(b"{}")


def test_every_game_is_covered_at_two_player_counts() -> None:
    from tests.research.tables import TABLES

    for game in GAMES:
        assert len([table for table in TABLES if table[0] == game]) >= 2
