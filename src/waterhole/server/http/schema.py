"""The protocol for other languages: JSON Schema, OpenAPI and TypeScript, made from the structs."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator, Sequence
from importlib import metadata
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from waterhole.explorer.explored import Counted, Explored
from waterhole.games import BUILT_IN
from waterhole.kernel.game import Game, Seen, View
from waterhole.kernel.match import Record
from waterhole.server import protocol
from waterhole.text import Phrase

if TYPE_CHECKING:
    from waterhole.server.http.call import Endpoint

T = TypeVar("T")
Schema = dict[str, Any]
REFERENCE = "#/components/schemas/"
# They leave out defaults.
SPARSE = {kind.__name__ for kind in (Phrase, protocol.Told, protocol.RefusedMessage, Counted)}
TABLE_EVENTS: tuple[type[Seen], ...] = (protocol.Undone, protocol.StoodIn, protocol.CameBack, protocol.Hinted)


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def structs_of(game: Game, kind: type[T]) -> list[type[T]]:
    """The structs of this kind that a game defines."""

    def below(kind: type[T]) -> Iterator[type[T]]:
        for sub in kind.__subclasses__():
            yield sub
            yield from below(sub)

    return [sub for sub in below(kind) if sub.__module__.startswith(f"waterhole.games.{game.name}.")]


def view_of(game: Game) -> type[View]:
    """The struct of a game's view."""
    (found,) = structs_of(game, View)
    return found


def events_of(game: Game) -> list[type[Seen]]:
    """The structs of a game's events."""
    return structs_of(game, Seen)


def kinds_of(game: Game) -> list[str]:
    """The kinds of a game's moves, as its table has them."""
    return list(dict.fromkeys(move.kind for move in game.moves.moves))


def game_schemas(game: Game) -> tuple[dict[str, Schema], str, list[str]]:
    """All structs of a game under names of their own, the name of its view and the names of its events."""
    events = events_of(game)
    kinds = [view_of(game), *events]
    _, parts = msgspec.json.schema_components(kinds, schema_hook=anything, ref_template=REFERENCE + "{name}")
    names = {name: own_name(game, name) for name in parts}
    found = {names[name]: rename(part, names) for name, part in parts.items()}
    found[names["Move"]]["properties"]["kind"] = {"enum": kinds_of(game)}
    view = names[view_of(game).__name__]
    found[view]["properties"]["game"] = {"const": game.name}
    told = [names[kind.__name__] for kind in events]
    found[f"{camel(game.name)}Event"] = union(told)
    return found, view, told


def own_name(game: Game, name: str) -> str:
    return (
        name
        if name == Phrase.__name__ or name.lower().startswith(game.name.replace("_", ""))
        else camel(game.name) + name
    )


def rename(part: Any, names: dict[str, str]) -> Any:
    """A schema with its references renamed."""
    if isinstance(part, dict):
        return {key: renamed(value, names) if key == "$ref" else rename(value, names) for key, value in part.items()}
    return [rename(item, names) for item in part] if isinstance(part, list) else part


def renamed(reference: str, names: dict[str, str]) -> str:
    name = reference.removeprefix(REFERENCE)
    return REFERENCE + names.get(name, name)


def union(names: Sequence[str]) -> Schema:
    return {"anyOf": [{"$ref": REFERENCE + name} for name in names]}


def anything(kind: type) -> Schema:
    """Options and what messages are about are any JSON."""
    if kind is object:
        return {"description": "any JSON"}
    raise NotImplementedError


def components() -> dict[str, Schema]:
    """Every struct that is sent or received, by name."""
    unions = {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer, "ToBot": protocol.ToBot}
    roots = [*(kind for some in unions.values() for kind in typing.get_args(some)), *TABLE_EVENTS, Record, Explored]
    others = [
        value for value in vars(protocol).values() if isinstance(value, type) and issubclass(value, protocol.Message)
    ]
    _, found = msgspec.json.schema_components(
        [*roots, *others], schema_hook=anything, ref_template=REFERENCE + "{name}"
    )
    views, events = [], [kind.__name__ for kind in TABLE_EVENTS]
    for game in BUILT_IN.values():
        parts, view, told = game_schemas(game)
        found |= parts
        views.append(view)
        events += told
    found["Move"] = union([own_name(game, "Move") for game in BUILT_IN.values()])
    found["View"] = union(views)
    found["Seen"] = union(events)
    for name, some in unions.items():
        found[name] = union([kind.__name__ for kind in typing.get_args(some)])
    found["GameRecord"] = found.pop("Record")  # TypeScript has a Record of its own
    return dict(sorted(found.items()))


def json_schema() -> Schema:
    """One document with all structs under $defs."""
    text = msgspec.json.encode({"$defs": components(), **union(["FromClient", "FromServer", "ToBot"])}).decode()
    document: Schema = msgspec.json.decode(text.replace(REFERENCE, "#/$defs/"))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Waterhole socket frames", **document}


# -- OpenAPI ---------------------------------------------------------------------------------

SECURITY: dict[str, list[dict[str, list[str]]]] = {
    "all": [{"cookie": []}, {"bot": []}, {}],
    "person": [{"cookie": []}, {}],
    "bot": [{"bot": []}],
}
NAMED: dict[object, str] = {Record: "GameRecord", protocol.ToBot: "ToBot", protocol.FromServer: "FromServer"}
FAILURES = {
    "400": "not what was expected",
    "401": "nobody is known by that cookie or token",
    "403": "not this host, another site's page, or not for bot accounts",
    "404": "no such thing, or not for you",
    "409": "refused; `code` names the rule",
    "413": "too long",
    "415": "not JSON",
    "422": "cannot be used; `text` says why",
    "429": "too often",
    "503": "not now",
}


def openapi(endpoints: Sequence[Endpoint]) -> Schema:
    """The HTTP interface."""
    paths: Schema = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Waterhole", "version": metadata.version("waterhole"), "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components(),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "waterhole"},
                "bot": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def operation(endpoint: Endpoint) -> Schema:
    name = endpoint.run.__name__
    found: Schema = {
        "operationId": name,
        "summary": endpoint.summary,
        "security": SECURITY[endpoint.by],
        "parameters": [*path_parameters(endpoint.path), *query_parameters(endpoint.query), *invitation(endpoint.path)],
        "responses": {
            code: {"description": text, "content": content({"$ref": REFERENCE + "Failure"})}
            for code, text in FAILURES.items()
        },
    }
    if endpoint.body is not None:
        found["requestBody"] = {"required": True, "content": content(reference(endpoint.body))}
    found["responses"][str(endpoint.status)] = (
        {"description": "done"}
        if endpoint.answer is None
        else {"description": "done", "content": content(reference(endpoint.answer), endpoint.media)}
    )
    return found


def reference(kind: object) -> Schema:
    return {"$ref": REFERENCE + NAMED.get(kind, getattr(kind, "__name__", ""))}


def content(schema: Schema, media: str = "application/json") -> Schema:
    return {media: {"schema": schema}}


PATH_SCHEMAS: dict[str, Schema] = {
    "table": {"type": "string", "pattern": "^[0-9a-z]{16}$"},
    "tournament": {"type": "string", "pattern": "^[0-9a-z]{16}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
    "game": {"type": "string", "enum": list(BUILT_IN)},
    "bot": {"type": "string", "pattern": "^[A-Za-z0-9_-]{2,20}$"},
    "person": {"type": "string", "pattern": "^([0-9a-f]{16}|me)$"},
    "relation": {"type": "string", "enum": ["follow", "block", "mute"]},
    "address": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
    "token": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
    "holiday": {"type": "integer", "minimum": 1, "maximum": 999999999},
    "players": {"type": "integer", "minimum": 1, "maximum": 8},
    "puzzle": {"type": "string", "pattern": "^[a-z_]+-[0-9]+-[0-9]+$"},
    "study": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
}


def invitation(path: str) -> list[Schema]:
    """The header that opens a private table."""
    wanted = {"name": "waterhole-invite", "in": "header", "required": False, "schema": {"type": "string"}}
    return [wanted] if "{table}" in path else []


def path_parameters(path: str) -> list[Schema]:
    return [
        {"name": name, "in": "path", "required": True, "schema": PATH_SCHEMAS[name]}
        for name in re.findall(r"{(\w+)}", path)
    ]


def query_parameters(query: type[msgspec.Struct] | None) -> list[Schema]:
    if query is None:
        return []
    described = msgspec.json.schema(query)["$defs"][query.__name__]
    return [
        {"name": name, "in": "query", "required": False, "schema": part}
        for name, part in described["properties"].items()
    ]


# -- TypeScript ------------------------------------------------------------------------------


def typescript() -> str:
    """One file of types; nothing in it runs."""
    lines = ["// Made by `waterhole schema --typescript`; do not edit.", ""]
    for name, part in components().items():
        if part.get("description"):
            lines.append(f"/** {' '.join(part['description'].split())} */")
        if part.get("type") == "object" and "properties" in part:
            lines += [f"export interface {name} {{", *fields(name, part), "}", ""]
        else:
            lines += [f"export type {name} = {written(part)};", ""]
    for group, kinds in (
        ("Views", {game.name: game_schemas(game)[1] for game in BUILT_IN.values()}),
        ("Events", {name: f"{camel(name)}Event" for name in BUILT_IN}),
        ("Moves", {game.name: own_name(game, "Move") for game in BUILT_IN.values()}),
    ):
        lines += [f"export interface {group} {{", *(f"  {game}: {kind};" for game, kind in kinds.items()), "}", ""]
    return "\n".join(lines) + "\n"


def fields(name: str, part: Schema) -> list[str]:
    """A field that has a default may be left out by a client, and by the server where the struct says so."""
    required = set(part.get("required", ()))
    return [
        f"  {field}{'?' if (optional(part) or name in SPARSE) and field not in required else ''}: {written(inner)};"
        for field, inner in part["properties"].items()
    ]


def optional(part: Schema) -> bool:
    """Structs that only a client writes refuse unknown fields; there a default means optional."""
    return part.get("additionalProperties") is False


def written(part: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in part:
        return str(part["$ref"].removeprefix(REFERENCE))
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(written(item) for item in part["anyOf"]))
    if "enum" in part:
        return " | ".join(msgspec.json.encode(item).decode() for item in part["enum"])
    if "const" in part:
        return msgspec.json.encode(part["const"]).decode()
    match part.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            return listed(part)
        case "object":
            inner = part.get("additionalProperties")
            return f"{{ [key: string]: {written(inner) if isinstance(inner, dict) and inner else 'unknown'} }}"
    return "unknown"


def listed(part: Schema) -> str:
    if part.get("prefixItems"):
        return "[" + ", ".join(written(item) for item in part["prefixItems"]) + "]"
    inner = part.get("items")
    return f"Array<{written(inner) if isinstance(inner, dict) else 'unknown'}>"
