"""What was found out about a game: the file that ships with it, `explored.json` in its folder."""

from __future__ import annotations

from importlib import resources

import msgspec

from waterhole.games import find
from waterhole.kernel.game import BadInput, Game

FILE = "explored.json"

Interval = tuple[float, float, float]  # a mean or share, and the ends of its 95 % interval


class Counted(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One value of a tally: a word, or the numbers from `low` to `high`, without an end where there is none."""

    word: str = ""
    low: int | None = None
    high: int | None = None
    times: Interval  # how many of them a player has in a game; of what is counted once for a game, the share of games
    won: Interval | None = None  # which share of them are those of who wins in the end


class Tallied(msgspec.Struct, frozen=True, kw_only=True):
    """A tally, what it is counted by and the message that tells its words, as the game declares them."""

    name: str
    by: str
    told: str
    rows: list[Counted]


class ExploredTable(msgspec.Struct, frozen=True, kw_only=True):
    """Games of one number of players, all of one level; what they are from."""

    players: int
    bots: str
    options: dict[str, object] = {}  # where they are not the usual ones
    games: int
    deals: int
    seed: int
    version: str
    rules: str
    date: str
    tallies: list[Tallied]

    @property
    def kind(self) -> tuple[int, str, dict[str, object]]:
        return self.players, self.bots, self.options


class Explored(msgspec.Struct, frozen=True, kw_only=True):
    """All that was found out about a game."""

    game: str
    tables: list[ExploredTable] = []

    def with_table(self, new: ExploredTable) -> Explored:
        """The same, with one table new or counted anew; small ones first."""
        others = [old for old in self.tables if old.kind != new.kind]
        return Explored(game=self.game, tables=sorted([*others, new], key=lambda one: (one.players, one.bots)))


def read(raw: bytes, game: Game) -> Explored:
    """The contents of a file; BadInput where it is none of this game."""
    try:
        found = msgspec.json.decode(raw, type=Explored)
    except msgspec.DecodeError as error:
        raise BadInput(f"this is no summary of `waterhole explore`: {error}.") from None
    if found.game != game.name:
        raise BadInput(f"this summary is of {find(found.game).title}, not of {game.title}.")
    return found


def shipped(game: Game) -> Explored:
    """What comes with a game; no table where nothing was counted yet."""
    file = resources.files(game.package or f"waterhole.games.{game.name}").joinpath(FILE)
    return read(file.read_bytes(), game) if file.is_file() else Explored(game=game.name)
