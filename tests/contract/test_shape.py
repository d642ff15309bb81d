"""Every game has the same files, and imports point one way."""

from __future__ import annotations

import ast
import re
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from tests.contract.tables import GAMES, built_in_game, every_game, games_at
from waterhole.kernel.game import BadInput, Game
from waterhole.terminal.screens import SCREENS
from waterhole.text import ENGLISH, LANGUAGES

PACKAGE = Path(__file__).parents[2] / "src" / "waterhole"
MIGRATIONS = PACKAGE / "server/storage/migrations/versions"
FILES = {
    "__init__.py", "moves.py", "view.py", "position.py", "events.py", "explain.py", "tallies.py", "explored.json",
    "engine/components.py", "engine/rules.py", "engine/scoring.py", "engine/heuristic.py", "engine/observation.py",
    "engine/view.py",
    "RULES.md", "lesson.json",
    *(f"{file}.{language}.{kind}" for language in LANGUAGES if language != ENGLISH
      for file, kind in (("RULES", "md"), ("lesson", "json"))),
    *(f"text/{language}.ftl" for language in LANGUAGES),
}  # fmt: skip
# Who may import whom, by the first folder under waterhole.
MAY_IMPORT = {
    "text": {"text"},
    "kernel": {"kernel", "text"},
    "games": {"kernel", "games", "text"},
    "bots": {"kernel", "bots", "text"},
    "arena": {"kernel", "games", "bots", "arena", "_compiled", "arguments"},
    "puzzles": {"kernel", "games", "bots", "arena", "puzzles", "text"},
    "explorer": {"kernel", "games", "bots", "arena", "explorer", "text", "arguments"},
    "research": {"kernel", "games", "bots", "arena", "puzzles", "terminal", "server", "research", "arguments"},
    "terminal": {"kernel", "games", "bots", "puzzles", "terminal", "text"},
    "server": {"kernel", "games", "bots", "puzzles", "explorer", "server", "text", "_compiled"},
}


@built_in_game
def test_every_game_folder_has_the_same_files(game: Game) -> None:
    folder = PACKAGE / "games" / game.name
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")} >= FILES


@built_in_game
def test_a_game_does_not_know_another_game(game: Game) -> None:
    for path in (PACKAGE / "games" / game.name).rglob("*.py"):
        for module in imports(path):
            if module.startswith("waterhole.games."):
                assert module.startswith(f"waterhole.games.{game.name}")


MOST_MODULES = 12  # side by side in a package
PACKAGES = sorted(path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists())


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_point_one_way(package: str) -> None:
    for path in (PACKAGE / package).rglob("*.py"):
        for module in imports(path):
            if module.startswith("waterhole."):
                assert module.split(".")[1] in MAY_IMPORT[package], f"{path} imports {module}"
            assert module.split(".")[0] != "benchmarks", f"{path} imports {module}"


def test_no_package_has_more_than_a_dozen_modules_side_by_side() -> None:
    """Migrations are no modules to be read side by side: each is one more step of the schema."""
    for folder in {path.parent for path in PACKAGE.rglob("*.py")} - {MIGRATIONS}:
        modules = [path.name for path in folder.glob("*.py") if path.name != "__init__.py"]
        assert len(modules) <= MOST_MODULES, f"{folder} has {len(modules)}"


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
    sources = list(folder_of(game).rglob("*.py"))
    assert sources
    for path in sources:
        for number in re.findall(rf"\b{prefix}-\d+", path.read_text("utf-8")):
            assert number in game.rulings, f"{path.name} names {number}"


@games_at("shown")
def test_a_game_that_is_shown_has_a_screen_of_its_own(game: Game) -> None:
    assert game.name in SCREENS


def folder_of(game: Game) -> Path:
    with as_file(files(game.package or f"waterhole.games.{game.name}")) as folder:
        return folder


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
