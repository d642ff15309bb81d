"""Who plays whom from which deal: every deal is played again from every seat."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations
from pathlib import Path

import msgspec

from waterhole import _compiled
from waterhole.kernel.game import BadInput, Game, Options, is_number

FINGERPRINT_DIGITS = 16
# What only shows a game, or looks back at it, decides no result.
FOR_SHOW = {"view", "explain", "events", "lesson", "observation", "evaluation", "analysis", "review", "cli"}
FOR_SHOW |= {"tallies", "explored"}  # what is counted over games, and what came of it


class Unit(msgspec.Struct, frozen=True, kw_only=True):
    """One game to be played: everything its result depends on. Seeds are decimals, too long for JavaScript."""

    game: str
    options: dict[str, object]
    lineup: tuple[str, ...]  # a level for every seat
    deal: int
    deal_seed: str
    bot_seed: str
    code: str  # results of other code are other results

    @property
    def id(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()[:FINGERPRINT_DIGITS]


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A game at a number of players, with options: what a section of a report is about."""

    game: str
    players: int
    options: dict[str, object] = {}

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def size(self) -> str:
        """In words."""
        return "solo" if self.solo else f"{self.players} players"


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One line-up and all its games: whole deals, each from every seat."""

    lineup: tuple[str, ...]
    units: tuple[Unit, ...]

    @property
    def duel(self) -> bool:
        """One bot alone among others that are all alike."""
        return len(self.lineup) > 1 and len(set(self.lineup[1:])) == 1 and self.lineup[0] != self.lineup[1]

    @property
    def bots(self) -> list[str]:
        return list(dict.fromkeys(self.lineup))


# -- seeds and deals -----------------------------------------------------------------


def seed_from(*parts: object) -> int:
    """A seed of 63 bits that follows from these parts."""
    text = ":".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]) >> 1


def rotations(lineup: Sequence[str]) -> list[tuple[str, ...]]:
    """A line-up moved round the table seat by seat, every different seating once."""
    seatings = [(*lineup[shift:], *lineup[:shift]) for shift in range(len(lineup))]
    return list(dict.fromkeys(seatings))


def row(table: Table, lineup: Sequence[str], games: int, seed: int) -> Row:
    """At least so many games of a line-up. Deal 7 is the same deal for every line-up at this table."""
    seatings = rotations(lineup)
    deals = -(-games // len(seatings))
    place = (seed, table.game, table.players, msgspec.json.encode(table.options, order="deterministic").decode())
    units = [
        Unit(
            game=table.game,
            options=table.options,
            lineup=seating,
            deal=deal,
            deal_seed=str(seed_from("deal", *place, deal)),
            bot_seed=str(seed_from("bots", *place, deal, *seating)),
            code=code_of(table.game),
        )
        for deal in range(deals)
        for seating in seatings
    ]
    return Row(lineup=tuple(lineup), units=tuple(units))


@cache
def code_of(game: str) -> str:
    """A fingerprint of the code a result depends on: kernel, all bots, this game; and whether it runs compiled."""
    digest = hashlib.sha256(b"compiled" if _compiled.status().compiled else b"interpreted")
    package = _compiled.PACKAGE
    for part in (package / "kernel", package / "bots", package / "arena" / "yardsticks", package / "games" / game):
        for path in sorted(part.rglob("*")):
            if path.is_file() and _counts(path):
                digest.update(path.relative_to(package).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:FINGERPRINT_DIGITS]


def _counts(path: Path) -> bool:
    return path.suffix not in {".so", ".pyd", ".pyc", ".md", ".ftl"} and path.name.partition(".")[0] not in FOR_SHOW


# -- tournaments ---------------------------------------------------------------------


def match_rows(table: Table, bots: Sequence[str], games: int, seed: int) -> list[Row]:
    """One bot per seat; or two bots at a larger table: the first alone among the second; solo, each by itself."""
    if table.players == 1:
        return [row(table, [bot], games, seed) for bot in dict.fromkeys(bots)]
    if len(bots) == table.players:
        return [row(table, bots, games, seed)]
    if len(bots) == 2 < table.players:
        return [row(table, duel(bots[0], bots[1], table.players), games, seed)]
    raise BadInput(f"--bots names {len(bots)} bots for {table.players} seats: give two, or one per seat.")


def league_rows(table: Table, bots: Sequence[str], games: int, seed: int) -> list[Row]:
    """All against all: every line-up of different bots; where there are too few, each alone among each other."""
    if len(bots) < 2 or table.players < 2:
        raise BadInput("a league needs at least two bots and two seats.")
    if len(bots) >= table.players:
        lineups = list(combinations(bots, table.players))
    else:
        lineups = [duel(alone, other, table.players) for alone, other in permutations(bots, 2)]
    return [row(table, lineup, games, seed) for lineup in lineups]


def duel_rows(table: Table, pairs: Sequence[tuple[str, str]], games: int, seed: int) -> list[Row]:
    """Each pair as a duel; with two players, a pair turned round is the same duel and stands once."""
    found: dict[frozenset[tuple[str, ...]], Row] = {}
    for alone, other in pairs:
        made = row(table, duel(alone, other, table.players), games, seed)
        found.setdefault(frozenset(unit.lineup for unit in made.units), made)
    return list(found.values())


def duel(alone: str, other: str, players: int) -> tuple[str, ...]:
    return (alone, *[other] * (players - 1))


def table_for(game: Game, players: int, options: Options) -> Table:
    """A table of a game; BadInput where seats or options do not fit."""
    game.new(players, options)
    return Table(game=game.name, players=players, options=msgspec.to_builtins(options))


def players_of(game: Game, text: str) -> list[int]:
    """Player counts from a text such as '2,3,max' or 'few', those the game is for, each once."""
    counts = []
    for word in text.split(","):
        if word.strip() == "max":
            counts.append(game.seats[-1])
        elif word.strip() == "few":
            counts.append(game.few)
        elif is_number(word.strip()):
            counts.append(int(word))
        else:
            raise BadInput(f"--players is numbers, 'few' and 'max', such as 2,3,max; not '{text}'.")
    return sorted(set(counts) & set(game.seats))
