"""The server's commands: serve, admin, check-update, schema, backup, restore."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from waterhole.server.ops import admin_cli

if TYPE_CHECKING:
    from waterhole.server.settings import Settings


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the server's commands to the command line; what they need is imported when they run."""
    text = "serve tables to browsers, on this machine or (with --public) to everybody"
    at = commands.add_parser("serve", help=text, description=text[0].upper() + text[1:] + ".")
    at.set_defaults(run=serve)
    option(at, "--host", "where to listen (default: 127.0.0.1; with --lan everywhere)", metavar="ADDRESS")
    option(at, "--port", "", type=int, default=8765)
    option(at, "--lan", "for people in your own network too, by plain http; shows the address as a QR code")
    option(at, "--public", "for everybody; says what that needs")
    option(at, "--origin", "the address that browsers use", metavar="URL")
    option(at, "--proxy", "the proxy whose word is believed", default="127.0.0.1", metavar="ADDRESS")
    option(at, "--bot-workers", "processes for bots (default: one less than there are cores)", type=int, metavar="N")
    option(at, "--close-after", "close tables that nobody came to for so long; 0: never", type=float, default=14.0,
           metavar="DAYS")  # fmt: skip
    option(at, "--open", "open the lobby in the browser")
    option(at, "--change-over", "start again, compiled, once make build is done")
    option(at, "--unlimited", "no rate limits: for measuring on one's own machine")
    option(at, "--log", "text or json (default: text on a terminal, else json)", type=log_format, metavar="FORM")
    _database(at)

    admin_cli.register(commands, _database)

    text = "name the running tables that this version of the rules could not go on with"
    check = commands.add_parser("check-update", help=text, description=text[0].upper() + text[1:] + ".")
    check.set_defaults(run=check_update)
    _database(check)

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


FLAGS = {"--lan", "--public", "--open", "--change-over", "--unlimited"}


def option(sub: argparse.ArgumentParser, name: str, text: str, default: object = None, **how: Any) -> None:
    """An option that may be given as a variable as well: --bot-workers is WATERHOLE_BOT_WORKERS."""
    variable = "WATERHOLE" + name.removeprefix("-").replace("-", "_").upper()
    given = os.environ.get(variable, "")
    if name in FLAGS:
        sub.add_argument(name, action="store_true", default=given not in ("", "0"), help=f"{text} (or {variable}=1)")
        return
    usual = f", default: {default}" if default is not None else ""
    sub.add_argument(name, default=given or default, help=f"{text} (or {variable}{usual})".strip(), **how)


def log_format(text: str) -> str:
    if text not in {"text", "json"}:
        raise argparse.ArgumentTypeError("it is text or json")
    return text


def _database(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--database", default=None, metavar="URL", help="sqlite:///FILE or postgresql://… (or WATERHOLE_DATABASE)"
    )


def serve(arguments: argparse.Namespace) -> int:
    from waterhole.server.ops.serve import run
    from waterhole.server.settings import default_workers

    run(
        settings_from(arguments, default_workers() if arguments.bot_workers is None else arguments.bot_workers),
        as_json=arguments.log == "json" or (arguments.log is None and not sys.stderr.isatty()),
        open_browser=arguments.open,
        changes_over=arguments.change_over,
    )
    return 0


def settings_from(arguments: argparse.Namespace, workers: int) -> Settings:
    from waterhole.server.settings import Settings, default_database

    return Settings(
        host=arguments.host or ("0.0.0.0" if arguments.lan else "127.0.0.1"),
        port=arguments.port,
        database=arguments.database or default_database(),
        public=arguments.public,
        lan=arguments.lan,
        origin=arguments.origin or "",
        proxy=arguments.proxy,
        bot_workers=workers,
        close_after=arguments.close_after,
        unlimited=arguments.unlimited,
    )


def schema(arguments: argparse.Namespace) -> int:
    from waterhole.server.http import schema
    from waterhole.server.http.endpoints import ENDPOINTS

    if arguments.kind == "typescript":
        print(schema.typescript(), end="")
    else:
        document = schema.json_schema() if arguments.kind == "json" else schema.openapi(ENDPOINTS)
        print(msgspec.json.format(msgspec.json.encode(document)).decode())
    return 0


def check_update(arguments: argparse.Namespace) -> int:
    """0: nothing stands in the way; 1: tables are named that should be finished first."""
    from waterhole.server.ops.upkeep import hindrances
    from waterhole.server.settings import default_database
    from waterhole.server.storage.storage import connect
    from waterhole.server.storage.trouble import told_plainly

    url = arguments.database or default_database()
    with told_plainly(url):
        engine = connect(url)
        try:
            with engine.connect() as connection:
                found = hindrances(connection)
        finally:
            engine.dispose()
    print("\n".join(found) or "Every running table can go on under this version.")
    if found:
        print(f"{len(found)} running tables would stop: let them finish, or close them, before this version serves.")
    return 1 if found else 0


def backup(arguments: argparse.Namespace) -> int:
    from waterhole.server.settings import default_database
    from waterhole.server.storage.backup import back_up

    print(back_up(arguments.database or default_database(), arguments.file))
    return 0


def restore(arguments: argparse.Namespace) -> int:
    from waterhole.server.settings import default_database
    from waterhole.server.storage.backup import put_back

    print(put_back(arguments.database or default_database(), arguments.file, arguments.force))
    return 0
