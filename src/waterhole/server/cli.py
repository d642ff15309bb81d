"""The server's commands: serve, schema, backup, restore, bench server."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from waterhole.server.settings import Settings


def register(commands: Any) -> None:
    """Add the server's commands to the command line; what they need is imported when they run."""
    text = "serve tables to browsers, on this machine or (with --public) to everybody"
    at = commands.add_parser("serve", help=text, description=text[0].upper() + text[1:] + ".")
    at.set_defaults(run=serve)
    at.add_argument("--host", default="127.0.0.1")
    at.add_argument("--port", type=int, default=8765)
    at.add_argument("--public", action="store_true", help="for others too; says what that needs")
    at.add_argument("--origin", default=None, metavar="URL", help="the address that browsers use (or WATERHOLE_ORIGIN)")
    at.add_argument("--proxy", default="127.0.0.1", metavar="ADDRESS", help="the proxy whose word is believed")
    at.add_argument("--bot-workers", type=int, default=None, metavar="N", help="processes for bots")
    at.add_argument("--open", action="store_true", help="open the lobby in the browser")
    at.add_argument("--unlimited", action="store_true", help="no rate limits: for measuring on one's own machine")
    at.add_argument("--log", choices=("text", "json"), default=None, help="default: text on a terminal, else json")
    _database(at)

    text = "write the protocol's types for other languages"
    types = commands.add_parser("schema", help=text, description=text[0].upper() + text[1:] + ".")
    types.set_defaults(run=schema)
    kind = types.add_mutually_exclusive_group(required=True)
    for name in ("typescript", "json", "openapi"):
        kind.add_argument(f"--{name}", dest="kind", action="store_const", const=name)

    text = "copy the database to a file while the server runs"
    save = commands.add_parser("backup", help=text, description=text[0].upper() + text[1:] + ".")
    save.set_defaults(run=backup)
    save.add_argument("file", type=Path)
    _database(save)

    text = "put a backup back; the server must not run"
    back = commands.add_parser("restore", help=text, description=text[0].upper() + text[1:] + ".")
    back.set_defaults(run=restore)
    back.add_argument("file", type=Path)
    back.add_argument("--force", action="store_true", help="replace tables that are there")
    _database(back)

    speed = commands.choices["bench"]
    speed.add_argument("what", nargs="?", choices=["server"], help="'server': the table server under load")
    speed.add_argument("--tables", type=int, nargs="*", help="with 'server': how many tables (default: 10 100 1000)")
    speed.add_argument("--turns", type=int, default=1, help="with 'server': how often both are measured, by turns (1)")
    text = "with 'server': only ours, 1,000 tables at 3,000 moves/s while bots think"
    speed.add_argument("--promise", action="store_true", help=text)
    speed.set_defaults(run=bench_server_or(speed.get_default("run")))


def _database(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--database", default=None, metavar="URL", help="sqlite:///FILE or postgresql://… (or WATERHOLE_DATABASE)"
    )


def serve(arguments: argparse.Namespace) -> int:
    from waterhole.server.serving import run
    from waterhole.server.settings import default_workers

    run(
        settings_from(arguments, default_workers() if arguments.bot_workers is None else arguments.bot_workers),
        as_json=arguments.log == "json" or (arguments.log is None and not sys.stderr.isatty()),
        open_browser=arguments.open,
    )
    return 0


def settings_from(arguments: argparse.Namespace, workers: int) -> Settings:
    import os

    from waterhole.server.settings import Settings, default_database

    return Settings(
        host=arguments.host,
        port=arguments.port,
        database=arguments.database or default_database(),
        public=arguments.public,
        origin=arguments.origin or os.environ.get("WATERHOLE_ORIGIN", ""),
        proxy=arguments.proxy,
        bot_workers=workers,
        unlimited=arguments.unlimited,
    )


def schema(arguments: argparse.Namespace) -> int:
    from waterhole.server import schema
    from waterhole.server.app import ENDPOINTS

    if arguments.kind == "typescript":
        print(schema.typescript(), end="")
    else:
        document = schema.json_schema() if arguments.kind == "json" else schema.openapi(ENDPOINTS)
        print(msgspec.json.format(msgspec.json.encode(document)).decode())
    return 0


def backup(arguments: argparse.Namespace) -> int:
    from waterhole.server.backups import back_up
    from waterhole.server.settings import default_database

    print(back_up(arguments.database or default_database(), arguments.file))
    return 0


def restore(arguments: argparse.Namespace) -> int:
    from waterhole.server.backups import put_back
    from waterhole.server.settings import default_database

    print(put_back(arguments.database or default_database(), arguments.file, arguments.force))
    return 0


def bench_server_or(other: Any) -> Any:
    def run(arguments: argparse.Namespace) -> int:
        if arguments.what != "server":
            return int(other(arguments))
        from waterhole.server import bench, promise

        if arguments.promise:
            kept = promise.run()
            raw = msgspec.json.format(msgspec.json.encode(kept)).decode()
            print(raw if arguments.json else promise.in_words(kept))
            return 0
        found = bench.run(tuple(arguments.tables or bench.SIZES), arguments.turns)
        print(msgspec.json.format(msgspec.json.encode(found)).decode() if arguments.json else bench.report(found))
        return 0

    return run
