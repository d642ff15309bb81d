"""Every game has the same rooms, and imports point one way."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.contract.tables import every_game
from waterhole.games import GAMES
from waterhole.kernel.game import BadInput, Game
from waterhole.terminal.screens import SCREENS

PACKAGE = Path(__file__).parents[2] / "src" / "waterhole"
FILES = {
    "__init__.py", "components.py", "moves.py", "rules.py", "scoring.py", "view.py",
    "position.py", "events.py", "explain.py", "heuristic.py", "observation.py",
    "RULES.md", "RULES.nl.md", "RULES.it.md", "lesson.json", "lesson.nl.json", "lesson.it.json",
}  # fmt: skip
# Who may import whom, by the first folder under waterhole.
MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "bots"},
    "bench": {"kernel", "games", "bench", "_compiled"},
    "research": {"kernel", "games", "bots", "arena", "bench", "terminal", "server", "research"},
    "terminal": {"kernel", "games", "bots", "terminal"},
    "server": {"kernel", "games", "bots", "server", "_compiled"},
}


@every_game
def test_every_game_folder_has_the_same_files(game: Game) -> None:
    found = {path.name for path in (PACKAGE / "games" / game.name).iterdir() if path.suffix in {".py", ".md", ".json"}}
    assert found >= FILES
    assert game.name in SCREENS


@every_game
def test_a_game_does_not_know_another_game(game: Game) -> None:
    for path in (PACKAGE / "games" / game.name).glob("*.py"):
        for module in imports(path):
            if module.startswith("waterhole.games."):
                assert module.startswith(f"waterhole.games.{game.name}")


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_imports_point_one_way(room: str) -> None:
    for path in (PACKAGE / room).rglob("*.py"):
        for module in imports(path):
            if module.startswith("waterhole."):
                assert module.split(".")[1] in MAY_IMPORT[room], f"{path} imports {module}"


def imports(path: Path) -> list[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return [
        name
        for node in ast.walk(tree)
        for name in (
            [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else []
        )
    ]


@every_game
def test_the_move_table_stays_small_and_every_text_is_read_back(game: Game) -> None:
    assert len(game.moves) < 4000
    for move in game.moves.moves:
        assert game.moves.parse(move.text) == move
        assert game.moves.parse(f"  {move.text.upper()} ") == move


@every_game
def test_rulings_named_in_the_sources_exist_and_are_numbered_without_gaps(game: Game) -> None:
    prefix = next(iter(game.rulings)).split("-")[0]
    assert list(game.rulings) == [f"{prefix}-{n}" for n in range(1, len(game.rulings) + 1)]
    for path in (PACKAGE / "games" / game.name).glob("*.py"):
        for number in re.findall(rf"\b{prefix}-\d+", path.read_text("utf-8")):
            assert number in game.rulings, f"{path.name} names {number}"


@every_game
def test_every_ruling_has_a_test_that_names_it(game: Game) -> None:
    tests = "".join(path.read_text("utf-8") for path in (PACKAGE.parents[1] / "tests/games" / game.name).glob("*.py"))
    missing = [number for number in game.rulings if not re.search(rf"\b{number}\b", tests)]
    assert missing == []


@every_game
def test_seats_and_options_that_do_not_fit_are_refused_in_words(game: Game) -> None:
    for seats in (0, game.seats[-1] + 1):
        with pytest.raises(BadInput, match=f"{game.title} is for"):
            game.new(seats)
    with pytest.raises(BadInput, match="options are"):
        game.read_options({"no_such_option": 1})


@every_game
@pytest.mark.parametrize(
    "rubbish",
    [b"", b"{", b"[]", b"{}", b'{"seats": "2"}', b'{"seats": 2, "x": 1}', b"\xff"],
)
def test_a_rubbish_position_is_refused_in_words(game: Game, rubbish: bytes) -> None:
    with pytest.raises(BadInput, match="position"):
        game.read_position(rubbish)


def test_every_game_is_listed_once_by_its_name() -> None:
    assert all(name == game.name for name, game in GAMES.items())
