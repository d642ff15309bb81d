"""The wheel, where there is no compiler, no Node and no checkout."""

from __future__ import annotations

import ast
import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.server.client import ServerProcess, player
from waterhole import _compiled
from waterhole.games import GAMES
from waterhole.text import LANGUAGES

pytestmark = pytest.mark.compiled_only
ROOT = Path(__file__).parents[1]
UV = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}") or "uv"
MOST_BYTES = 15_000_000
HUNTER = 0  # its seat
SOURCES = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in")


def package(folder: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", "--quiet", *command],
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree as `make build web` leaves it; a wheel of a release differs in how its unit was compiled alone."""
    folder = tmp_path_factory.mktemp("source")
    ignored = shutil.ignore_patterns("__pycache__", "node_modules", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)
    shutil.copytree(ROOT / _compiled.BENCHMARKS, folder / _compiled.BENCHMARKS, ignore=ignored)
    for name in SOURCES:
        shutil.copy(ROOT / name, folder)
    return folder


@pytest.fixture(scope="module")
def wheel(source: Path) -> Path:
    done = package(source, "bdist_wheel", WATERHOLE_COMPILE="built")
    assert done.returncode == 0, done.stderr
    (found,) = (source / "dist").glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that has the wheel, what it and its arena ask for, and MCP; nothing else."""
    home = tmp_path_factory.mktemp("installed") / "venv"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, str(home)], check=True)
    wanted = [f"{wheel}[arena]", "mcp"]
    for locked in ("dev", "research"):
        wanted += ["--constraint", str(ROOT / "requirements" / f"{locked}.txt")]
    subprocess.run([UV, "pip", "install", "--quiet", "--python", str(home / "bin/python"), *wanted], check=True)
    return home / "bin"


def imported_by(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def source_of(module: str) -> Path | None:
    path = ROOT / "src" / module.replace(".", "/")
    return next((found for found in (path.with_suffix(".py"), path / "__init__.py") if found.exists()), None)


def test_what_the_unit_is_compiled_against_is_there_when_a_wheel_is_built_from_sources() -> None:
    """mypyc follows the imports of the unit; a build by pip has nothing but what the build asks for."""
    waiting = [path for module, path in _compiled.unit(_compiled.PACKAGE).items() if module.startswith("waterhole.")]
    seen, foreign = set(waiting), set()
    while waiting:
        for module in imported_by(waiting.pop()):
            path = source_of(module) if module.startswith("waterhole") else None
            if path is not None and path not in seen:
                seen.add(path)
                waiting.append(path)
            foreign.add(module.partition(".")[0])
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    names = {re.split(r"[.=<>]", name)[0].replace("-", "_") for name in asked} | {"mypy_extensions", "waterhole"}
    assert foreign - set(sys.stdlib_module_names) <= names


def test_the_wheel_has_the_page_the_unit_the_texts_the_lessons_and_the_migrations(wheel: Path) -> None:
    assert wheel.stat().st_size < MOST_BYTES
    assert "none-any" not in wheel.name
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {"server/static/index.html", "py.typed", "_compiled.json", "server/storage/migrations/script.py.mako"}
    for game in GAMES:
        wanted |= {f"games/{game}/{file}" for file in ("RULES.md", "RULES.nl.md", "lesson.json", "lesson.de.json")}
        wanted |= {f"games/{game}/text/{language}.ftl" for language in LANGUAGES}
    for path in (ROOT / "src/waterhole/server/storage/migrations/versions").glob("*.py"):
        wanted.add(f"server/storage/migrations/versions/{path.name}")
    assert {f"waterhole/{name}" for name in wanted} <= names
    assert not [name for name in names if name.startswith(("tests/", "benchmarks/"))]


def test_a_package_without_the_page_is_not_made(source: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(source / "src/waterhole/server/ops", bare / "src/waterhole/server/ops")
    for name in SOURCES:
        shutil.copy(source / name, bare)
    shutil.copy(source / "src/waterhole/_compiled.py", bare / "src/waterhole")
    for command in ("bdist_wheel", "sdist"):
        done = package(bare, command)
        assert done.returncode == 1
        assert "make web" in done.stderr


def test_the_installed_wheel_serves_the_page_and_plays_every_game(installed: Path, tmp_path: Path) -> None:
    environment = {"PATH": str(installed), "HOME": str(tmp_path)}
    doctor = subprocess.run(
        [installed / "waterhole", "doctor"], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )
    assert "compiled" in doctor.stdout
    assert str(ROOT) not in doctor.stdout

    async def visit(url: str) -> None:
        async with player(url) as ann:
            page = await ann.http.get("/")
            assert "<script" in page.text
            for game in GAMES:
                await ann.ask("GET", f"/api/games/{game}/lesson")
                table = (await ann.open(game, ["hunter", "me"], start=True))["id"]
                update = await ann.watch(table, 1)
                while not any(told["event"]["seat"] == HUNTER for told in update["events"]):
                    moves = update["view"]["moves"]
                    update = await (ann.play(update, moves[0]["id"]) if moves else ann.until("update"))

    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "server.log", workers=1)
    server.program, server.environment, server.folder = [str(installed / "waterhole")], environment, tmp_path
    server.start()
    try:
        server.wait()
        assert httpx.get(server.url + "/health").json()["compiled"]
        asyncio.run(visit(server.url))
        backup = [str(installed / "waterhole"), "backup", "copy.db", "--database", server.database]
        subprocess.run(backup, cwd=tmp_path, env=environment, check=True, capture_output=True)
    finally:
        server.kill()


def test_the_installed_wheel_has_its_arena_and_speaks_mcp(installed: Path, tmp_path: Path) -> None:
    environment = {"PATH": str(installed), "HOME": str(tmp_path)}

    def waterhole(*arguments: str, typed: str = "") -> str:
        command = [str(installed / "waterhole"), *arguments]
        done = subprocess.run(command, cwd=tmp_path, env=environment, input=typed, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    match = ("arena", "match", "cubirds", "--bots", "forager,random", "--games", "4", "--workers", "1")
    assert "CuBirds" in waterhole(*match, "--out", "match.md")
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    asked = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}
    answer = json.loads(waterhole("mcp", typed=json.dumps(asked) + "\n").splitlines()[0])
    assert "waterhole" in answer["result"]["serverInfo"]["name"].lower()
