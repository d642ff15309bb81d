"""A game from another package is found by its entry point, and is played wherever the built-in ones are."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.examples.installed import EXAMPLE, install
from waterhole.games import BUILT_IN

Run = Callable[..., str]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs Python where the example is installed; what it printed."""
    environment = install(tmp_path_factory.mktemp("installed"))

    def python(*arguments: str, typed: str = "", folder: Path | None = None) -> str:
        done = subprocess.run(
            [sys.executable, *arguments], env=environment, input=typed, capture_output=True, text=True, cwd=folder
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return python


def test_the_example_is_small() -> None:
    sources = list((EXAMPLE / "src").rglob("*.py"))
    assert len(sources) <= 3
    assert sum(len(source.read_text("utf-8").splitlines()) for source in sources) <= 300


def test_an_installed_game_is_listed_after_the_built_in_ones(run: Run) -> None:
    listed = run("-m", "waterhole.cli", "games")
    assert "crossing     Crossing, 3–5 players." in listed
    assert all(game.title in listed for game in BUILT_IN.values())
    assert "CR-3" in run("-m", "waterhole.cli", "rules", "crossing", "CR-3")


def test_it_is_played_to_its_end_in_the_terminal(run: Run) -> None:
    shown = run("-m", "waterhole.cli", "play", "crossing", "--bots", "random", "--seed", "4", typed="1\n" * 400)
    assert "Ford 1:" in shown
    assert "Turn up an animal, or take a ford." in shown
    assert "everybody has crossed" in shown


def test_it_is_played_in_the_arena_at_its_smallest_table(run: Run, tmp_path: Path) -> None:
    arena = ("-m", "waterhole.cli", "arena", "match", "crossing", "--bots", "forager,random", "--games", "3")
    assert "Crossing" in run(*arena, "--workers", "1", "--out", str(tmp_path / "match.md"), folder=tmp_path)


RESEARCH = """
from waterhole.research import pettingzoo_env as zoo
env = zoo.env("crossing")
env.reset(seed=3)
for agent in env.agent_iter():
    seen, reward, over, cut, info = env.last()
    env.step(None if over or cut else int(seen["action_mask"].argmax()))
print("pettingzoo", len(env.possible_agents))
import pyspiel
from waterhole.research import openspiel_games
state = pyspiel.load_game("waterhole_crossing").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0] if not state.is_chance_node() else state.chance_outcomes()[0][0])
print("openspiel", len(state.returns()))
"""


def test_it_is_an_environment_for_researchers(run: Run) -> None:
    pytest.importorskip("pettingzoo")
    pytest.importorskip("pyspiel")
    assert run("-c", RESEARCH).splitlines() == ["pettingzoo 3", "openspiel 3"]


BROKEN = """
import sys, types
from importlib import metadata
entry = metadata.EntryPoint("broken", "no_such_package:GAME", "waterhole.games")
metadata.entry_points = lambda group: [entry]
from waterhole.games import GAMES
print(",".join(GAMES))
"""


def test_a_package_that_cannot_be_loaded_keeps_no_other_game_away(run: Run) -> None:
    assert run("-c", BROKEN).strip() == ",".join(BUILT_IN)
