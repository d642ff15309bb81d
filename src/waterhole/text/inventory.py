"""What messages there are, in which files, and what they speak of: for `waterhole text` and for tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from waterhole.text.bundle import SHARED
from waterhole.text.languages import ENGLISH, LANGUAGES

PACKAGE = Path(__file__).parents[1]
WEB = PACKAGE.parents[1] / "web/src"  # the page's own; only in the sources


def folders() -> dict[str, Path]:
    """Where messages lie: shared, each game's, and the page's own and its areas' where the sources are at hand."""
    games = {f"games/{path.parent.name}/text": path for path in sorted((PACKAGE / "games").glob("*/text"))}
    shared = {folder: PACKAGE / folder for folder in SHARED}
    web = {f"web/src/{path.relative_to(WEB)}": path for path in (WEB / "text", *sorted(WEB.glob("pages/*/text")))}
    return {**shared, **games, **(web if WEB.is_dir() else {})}


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    file = folder / f"{language}.ftl"
    body = FluentParser(with_spans=False).parse(file.read_text("utf-8")).body if file.exists() else []
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def junk(folder: Path, language: str) -> list[str]:
    """What of a file cannot be read."""
    body = FluentParser(with_spans=False).parse((folder / f"{language}.ftl").read_text("utf-8")).body
    return [entry.content or "" for entry in body if isinstance(entry, ast.Junk)]


def missing(language: str) -> Iterator[tuple[str, str]]:
    """The messages that English has and a language has not: where, and which."""
    for where, folder in folders().items():
        known = messages(folder, language)
        yield from ((where, name) for name in messages(folder, ENGLISH) if name not in known)


def languages_of(folder: Path) -> list[str]:
    return [language for language in LANGUAGES if (folder / f"{language}.ftl").exists()]


class Spoken(Visitor):
    """What one message speaks of: arguments, other messages, and words by their kind."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.items: set[str] = set()  # those of them that LIST calls
        self.kinds: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's own names
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
        value = getattr(node.value, "value", "")
        if node.name.name == "item":
            self.messages.add(value)
            self.items.add(value)
        elif node.name.name == "kind":
            self.kinds.add(value)
        elif node.name.name == "join":
            self.messages.add(f"list-{value}")
            self.items.add(f"list-{value}")


def spoken(message: ast.Message) -> Spoken:
    found = Spoken()
    found.visit(message)
    return found


def arguments(name: str, known: dict[str, ast.Message]) -> set[str]:
    """All arguments of a message, those of the messages within it included."""
    if name not in known:
        return set()
    said = spoken(known[name])
    given = {"item", "count", "before", "last"}  # by LIST itself
    within = [
        arguments(inner, known) - (given if inner in said.items else set()) for inner in said.messages if inner != name
    ]
    return said.arguments.union(*within)
