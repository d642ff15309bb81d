"""`waterhole admin …`: orders for a server that runs on this machine."""

from __future__ import annotations

import argparse
import getpass
from collections.abc import Callable

import msgspec

from waterhole.kernel.game import BadInput

# Each command with what it takes; a name with a question mark may be left out, as --name.
COMMANDS = {
    "status": ("how the server is", ()),
    "tables": ("list the tables that are open or running, or those of one status", ("status?",)),
    "close": ("close a table", ("table", "because?")),
    "replace": ("let a bot play on for somebody who is away", ("table", "seat", "bot?")),
    "cancel-tournament": ("call a tournament off and close its tables", ("tournament",)),
    "find": ("look for people by a part of name or login", ("word",)),
    "rename": ("give somebody another name", ("who", "name")),
    "ban": ("log somebody out everywhere and lock the login", ("who",)),
    "delete": ("delete somebody's name, login and words", ("who",)),
    "reset-password": ("give a login a new password", ("who",)),
    "host": ("let somebody look after this server in the browser, at /host", ("who",)),
    "unhost": ("no longer", ("who",)),
    "announce": ("show words to everybody", ("text", "minutes?")),
    "reports": ("list what people reported and nobody has answered, or with --all yes everything", ("all?",)),
    "answer": ("answer a report, by its number", ("report", "words")),
    "acts": ("list what was done by whom", ()),
    "storage": ("how much is stored", ()),
    "prune": ("delete finished tables that are older than so many days", ("days",)),
}


def register(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    add_database: Callable[[argparse.ArgumentParser], None],
) -> None:
    text = "look after the server that runs on this machine"
    top = commands.add_parser("admin", help=text, description=text[0].upper() + text[1:] + ".")
    acts = top.add_subparsers(required=True, metavar="WHAT")
    for name, (help_text, takes) in COMMANDS.items():
        sub = acts.add_parser(name, help=help_text, description=help_text[0].upper() + help_text[1:] + ".")
        sub.set_defaults(run=run, act=name, takes=[taken.rstrip("?") for taken in takes])
        for taken in takes:
            if taken.endswith("?"):
                sub.add_argument(f"--{taken[:-1]}")
            else:
                sub.add_argument(taken)
        sub.add_argument("--port", type=int, default=8765, help="of the node, with PostgreSQL (default: %(default)s)")
        add_database(sub)


def run(arguments: argparse.Namespace) -> int:
    import urllib.error
    import urllib.request

    from waterhole.server.ops.admin import Access, Order, Report, access_file
    from waterhole.server.settings import default_database

    path = access_file(arguments.database or default_database(), arguments.port)
    try:
        access = msgspec.json.decode(path.read_bytes(), type=Access)
    except FileNotFoundError:
        raise BadInput(f"no server runs on that database here: there is no {path}.") from None
    except (OSError, msgspec.DecodeError):
        raise BadInput(f"{path} cannot be read: run this as the user that runs the server.") from None
    given = {name: str(getattr(arguments, name)) for name in arguments.takes if getattr(arguments, name) is not None}
    request = urllib.request.Request(
        f"{access.url}/admin",
        msgspec.json.encode(Order(arguments.act, given, user())),
        {"authorization": f"Bearer {access.token}", "content-type": "application/json"},
    )
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # it is this machine
    try:
        with opener.open(request, timeout=60) as answer:
            print("\n".join(msgspec.json.decode(answer.read(), type=Report).lines))
    except urllib.error.HTTPError as error:
        raise BadInput(words_of(error.read())) from None
    except OSError as error:
        raise BadInput(f"the server at {access.url} does not answer ({error}); did it end without a word?") from None
    return 0


def user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # a user without a name
        return ""


def words_of(body: bytes) -> str:
    try:
        return str(msgspec.json.decode(body)["text"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return "the server could not do it; see its log."
