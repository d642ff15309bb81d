"""Arguments that several commands of the command line share."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib.util import find_spec

from waterhole.kernel.game import BadInput


def add_option(sub: argparse.ArgumentParser) -> None:
    """`--option NAME=VALUE`, as often as wanted; `options_of` reads them."""
    sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def options_of(pairs: Sequence[str]) -> dict[str, object]:
    """The values of `--option` by name, as text: `Game.read_options` checks them."""
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("refused-pair", pair=pair)
        found[name.strip().replace("-", "_")] = value.strip()
    return found


def add_place(sub: argparse.ArgumentParser) -> None:
    """Where many games are played: on cores, or on Ray."""
    sub.add_argument("--on", choices=("cores", "ray"), default="cores", help="where (default: the cores here)")
    sub.add_argument("--workers", type=int, help="how many at once (default: all there are)")
    sub.add_argument("--address", help="of a Ray cluster, or 'auto' (default: a new one, here)")


def need(*packages: str) -> None:
    """BadInput where a package of the extra for researchers is missing."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise BadInput(f"this needs {' and '.join(missing)}: pip install 'waterhole[research]'.")
