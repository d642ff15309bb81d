"""A puzzle, and the files that hold them: one line for how they were made, then one line each, compressed."""

from __future__ import annotations

import gzip
from functools import cache
from importlib import resources
from pathlib import Path

import msgspec

from waterhole.games import GAMES, find
from waterhole.kernel.game import BadInput, Game, Perspective

DATA = "waterhole.puzzles"
GRADES = (("easy", 1250), ("medium", 1400), ("hard", 10_000))  # below which rating


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of one seat, its best move, and how hard it is to find.

    The position is what the seat knows, dealt over: hands and piles that it cannot see are not those of the game it is
    from. Chances are in thousandths, one for each legal move in the order of the move table.
    """

    id: str  # 'cubirds-12-40': from decision 40 of game 12
    seat: int
    position: msgspec.Raw
    right: tuple[str, ...]  # the best move, and others that do the very same
    chances: tuple[int, ...]
    doubts: tuple[int, ...]  # to each side of a chance, in 19 of 20 cases
    theme: str
    solved: dict[str, float]  # by each level of bots: how often
    rating: int

    @property
    def game(self) -> Game:
        return find(self.id.partition("-")[0])

    @property
    def grade(self) -> str:
        return next(grade for grade, below in GRADES if self.rating < below)

    def perspective(self) -> Perspective:
        """All that whoever solves it may know."""
        return Perspective.load(self.game, bytes(self.position), self.seat)


class Earlier(msgspec.Struct, frozen=True, kw_only=True):
    """Games that other bots played and judged: with those of today they come out otherwise."""

    games: int  # up to this number
    bots: str


class Making(msgspec.Struct, frozen=True, kw_only=True):
    """Where the puzzles of a file come from: with the same seed and the same bots they can be made again."""

    game: str
    version: str  # of the package
    rules: str  # version of the game's rules
    seed: int
    games: int  # self-played, counted from 0, as far as the file goes
    looked: int  # tries of the search that finds a position
    verified: int  # tries of each of the two searches that must agree, at least
    each: int  # and for every legal move
    tries: dict[str, int]  # of each level at each puzzle
    bots: str = ""  # which ones played and judged: a digest of their sources and of what they have learned
    earlier: tuple[Earlier, ...] = ()
    refuted: tuple[str, ...] = ()  # puzzles that were taken out, because a longer search chose another move


class PuzzleFile(msgspec.Struct, frozen=True, kw_only=True):
    """A file of puzzles."""

    making: Making
    puzzles: tuple[Puzzle, ...] = ()

    def save(self, path: Path) -> None:
        """Write it whole or not at all; the same puzzles make the same bytes."""
        lines = b"\n".join(msgspec.json.encode(part) for part in (self.making, *self.puzzles)) + b"\n"
        beside = path.with_name(f"{path.name}.part")
        try:
            beside.write_bytes(gzip.compress(lines, 9, mtime=0))
            beside.replace(path)
        except OSError as error:
            raise BadInput(f"cannot write {path}: {error.strerror}.") from None


def read_file(raw: bytes) -> PuzzleFile:
    """The puzzles in the bytes of a file; BadInput where they are none."""
    try:
        first, *others = gzip.decompress(raw).splitlines()
        making = msgspec.json.decode(first, type=Making)
        return PuzzleFile(making=making, puzzles=tuple(msgspec.json.decode(line, type=Puzzle) for line in others))
    except (OSError, EOFError, ValueError) as error:
        raise BadInput(f"this is no file of puzzles: {error}.") from None


@cache
def shipped(game: str) -> PuzzleFile | None:
    """The puzzles of a game that come with the package; None where it has none."""
    found = resources.files(DATA).joinpath("data", f"{game}.jsonl.gz")
    return read_file(found.read_bytes()) if found.is_file() else None


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    found = shipped(game)
    return () if found is None else found.puzzles


def with_puzzles() -> list[str]:
    """The games that have any."""
    return [game for game in GAMES if shipped(game)]


@cache
def by_id(game: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles_of(game)}


def find_puzzle(name: str) -> Puzzle | None:
    return by_id(name.partition("-")[0]).get(name)
