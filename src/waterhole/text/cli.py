"""`waterhole text`: what a language still lacks."""

from __future__ import annotations

import argparse

from waterhole.text.inventory import missing
from waterhole.text.languages import ENGLISH, LANGUAGES


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    what = "list the messages that a language has no words for yet"
    text = commands.add_parser("text", help=what, description=what[0].upper() + what[1:] + ".")
    text.add_argument("language", nargs="?", metavar="LANGUAGE", help="for example nl (default: all)")
    text.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    wanted = [arguments.language] if arguments.language else [one for one in LANGUAGES if one != ENGLISH]
    for language in wanted:
        lacking = list(missing(language))
        print(f"{language}: {len(lacking)} messages are missing.")
        for where, name in lacking:
            print(f"  {where}/{language}.ftl: {name}")
    return 0
