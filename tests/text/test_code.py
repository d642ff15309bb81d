"""No sentence for people stands in code: all are messages, except where it is said here why not."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from waterhole.games import GAMES
from waterhole.games.wildlife.engine import components as wildlife
from waterhole.games.wildlife.engine.learned import FEATURES
from waterhole.text.inventory import PACKAGE, folders, messages

WEB = PACKAGE.parents[1] / "web/src"
SENTENCE = re.compile(r"[A-Za-z’']{2,} [a-z’']{2,} [a-z’']{2,}")

# Files and folders of src/waterhole that may hold English sentences, and why.
EXCEPTIONS = {
    "_compiled.py": "for whoever installs: why it runs slowly, and what to do about it",
    "arguments.py": "a package that is missing, for whoever installs",
    "arena": "reports and errors of experiments, for whoever runs them",
    "explorer": "errors, and the pictures of the docs, for whoever counts",
    "research": "errors of environments and tools, for whoever programs with them",
    "server/app.py": "what only a program does wrong with HTTP",
    "server/cli.py": "for whoever runs a server",
    "server/ops": "for whoever runs a server",
    "server/settings.py": "for whoever runs a server",
    "server/storage": "for whoever runs a server",
    "server/bots": "errors of processes, which go to the log",
    "server/http/call.py": "what only a program does wrong with HTTP",
    "server/http/away_endpoints.py": "the description of the interface, for programmers",
    "server/http/endpoints.py": "the description of the interface, for programmers",
    "server/http/people_endpoints.py": "the description of the interface, for programmers",
    "server/http/tournament_endpoints.py": "the description of the interface, for programmers",
    "server/http/schema.py": "the description of the interface, for programmers",
    "server/http/security.py": "what only a program does wrong with HTTP",
    "server/http/static.py": "the page that says how to build the page, for whoever installs",
    "server/notifications/addresses.py": "a subscription that only a program makes",
    "server/protocol": "the description of the interface, for programmers",
    "server/ws": "why a socket was closed, for programmers",
    "server/tables/seating.py": "what only a program sends: a bot account with a promise",
    "bots/cli.py": "training, for whoever works on bots",
    "bots/levels.py": "settings of bots, for whoever works on them",
    "cli.py": "`waterhole doctor`, about the installation",
    "text/cli.py": "`waterhole text`, for translators, who begin with English",
    "text/bundle.py": "faults of a message, for translators and tests",
    "kernel/chance.py": "a promise or nonce that only a faulty program sends",
    "kernel/engine/playout.py": "faults of a game's rules, for whoever programs it",
    "kernel/game.py": "a position that only a program makes",
    "kernel/kit.py": "a declaration or position that only whoever programs a game makes",
    "kernel/parts.py": "a position that only a program makes",
    "kernel/position.py": "a position that only a program makes",
    "games/__init__.py": "a game of another package that cannot be loaded, for whoever installs it",
    "puzzles/cli.py": "making puzzles, for whoever makes them",
    "puzzles/puzzle.py": "a faulty file of puzzles, for whoever makes them",
    "server/puzzles/endpoints.py": "the description of the interface, for programmers",
    "server/study/endpoints.py": "the description of the interface, for programmers",
    "kernel/lesson.py": "a faulty file of a lesson, for its author",
}
# Of each game: a position or options that only a program makes, audits, which only tests read, how moves are written in
# records, and what a trained file says of itself.
EXCEPTIONS |= {
    f"games/{game.name}/{file}": "for programs"
    for game in GAMES.values()
    for file in (
        "__init__.py",
        "position.py",
        "possible.py",
        "moves.py",
        "training.py",
        "engine/observation.py",
        "engine/audit.py",
        "engine/chapters/audit.py",
        "engine/learned.py",
    )
}
# Calls whose words nobody reads who plays: the log, the help of commands, and faults of the program itself.
UNREAD = {"debug", "info", "warning", "error", "exception", "critical", "failed", "Gauge", "Counter", "Histogram"}
UNREAD |= {"add_argument", "add_parser", "ArgumentParser", "add_argument_group", "command"}
UNREAD |= {"AssertionError", "TypeError", "ValueError", "RuntimeError", "KeyError", "NotImplementedError"}


def excepted(path: Path) -> bool:
    name = path.relative_to(PACKAGE).as_posix()
    return any(name == one or name.startswith(f"{one}/") for one in EXCEPTIONS)


def sentences(path: Path) -> Iterator[str]:
    """The strings of a module that look like a sentence and are neither docstrings nor unread."""
    tree = ast.parse(path.read_text("utf-8"))
    unread: set[int] = set()
    for node in ast.walk(tree):
        called = node.func if isinstance(node, ast.Call) else None
        name = getattr(called, "attr", getattr(called, "id", ""))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            unread.add(id(node.value))
        elif name in UNREAD or (isinstance(node, ast.FunctionDef) and re.search("^fault|audit$", node.name)):
            unread |= {id(inner) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in unread else None
        if isinstance(text, str) and SENTENCE.search(text) and text not in DATA:
            yield text


# Data: outcomes as records have them, the steps of Wildlife and what its forecast looks at.
DATA = {outcome for game in GAMES.values() for outcome in game.outcomes} | {*wildlife.STEPS, *FEATURES}


def test_no_sentence_stands_in_python() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix(): list(sentences(path))
        for path in sorted(PACKAGE.rglob("*.py"))
        if not excepted(path)
    }
    assert {name: said for name, said in found.items() if said} == {}


@pytest.mark.parametrize("name", EXCEPTIONS)
def test_every_exception_is_needed(name: str) -> None:
    path = PACKAGE / name
    files = [path] if path.suffix else sorted(path.rglob("*.py"))
    optional = re.match(r"games/\w+/", name)  # not every game has every one of these
    assert optional or any(next(sentences(file), "") for file in files)


# Files of web/src that may hold English sentences, and why. Svelte's markup is looked through by web/build/inline.ts.
WEB_EXCEPTIONS = {
    "lib/protocol.ts": "generated: comments and types",
}


def web_files() -> list[Path]:
    files = [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    names = {path: path.relative_to(WEB).as_posix() for path in sorted(files)}
    return [
        path
        for path, name in names.items()
        if ".test." not in name and not any(name == one or name.startswith(f"{one}/") for one in WEB_EXCEPTIONS)
    ]


QUOTED = re.compile(r"['\"`]([^'\"`\n]*)['\"`]")


def script(path: Path) -> str:
    return re.sub(r"(?s:<style>.*</style>|/\*.*?\*/)|(?<!:)//.*|class=\"[^\"]*\"", "", path.read_text("utf-8"))


def test_no_sentence_stands_in_typescript_or_svelte() -> None:
    found = {
        path.name: [
            text
            for text in re.findall(r"['\"`]([^'\"`\n]*)['\"`]", script(path))
            if SENTENCE.search(text) and text not in DATA
        ]
        for path in web_files()
    }
    assert {name: said for name, said in found.items() if said} == {}


def test_every_message_that_the_page_says_is_there() -> None:
    known = set(messages(folders()["web/src/text"], "en")) | set(messages(folders()["text"], "en"))
    for path in web_files():
        if "games" not in path.parts:
            said = set(re.findall(r"(?<![\w.])say\(\s*'([a-z][a-z0-9-]*)'", script(path)))
            assert said <= known | set(messages(path.parent / "text", "en")), path.name
