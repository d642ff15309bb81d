"""Makes puzzles: bots play, decisions of theirs are looked at briefly, and what looks like a puzzle is verified.

What comes of a self-played game depends on its number and the seed alone: searches are measured in tries, not in time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import metadata, resources
from itertools import count
from multiprocessing import get_context
from typing import NamedTuple

import msgspec

from waterhole.arena.schedule import seed_from
from waterhole.bots import bot
from waterhole.bots.facts import facts_of
from waterhole.bots.levels import Budget
from waterhole.games import find
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game, Perspective
from waterhole.puzzles.grading import TRIES, Graders, rating_from
from waterhole.puzzles.puzzle import Earlier, Making, Puzzle, PuzzleFile
from waterhole.puzzles.themes import theme_of
from waterhole.puzzles.verifying import (
    EACH,
    FEWEST_OTHERS,
    VERIFIED,
    Judged,
    do_the_same,
    is_clear,
    pooled,
    rivals,
    same_effect,
    searched,
    tries_for,
    worlds_of,
)

PLAYERS = ("forager", "forager", "cub")  # who plays, by lot; quick, and not too strong to come into trouble
FEWEST_MOVES = FEWEST_OTHERS + 1
MOST_LOOKED = 60  # decisions of one game that are looked at
MOST_FROM_A_GAME, MOST_OF_A_THEME = 4, 2
MOST_EASY = 2  # of those from a game: what the forager always solves
LOOKED = 200  # tries of the search that finds a position
FOUND_BY_MOST = 0.8  # how often cub or forager may find what is still a puzzle
SETTINGS = frozenset({"always pass", "ask me"})  # kinds of moves that change nothing on the table
HASTY = 0.5  # standard errors that are enough for a brief look
AT_ONCE = 4  # games given to each worker at a time


class Decision(NamedTuple):
    """Something that a seat was asked in a game."""

    number: int
    perspective: Perspective


def make(game: Game, seed: int, wanted: int, workers: int, begun: PuzzleFile | None = None) -> Iterator[PuzzleFile]:
    """A file that grows with every game played, until it holds as many puzzles as are wanted."""
    made = begun or PuzzleFile(making=making_of(game, seed))
    if len(made.puzzles) >= wanted:
        return
    for number, puzzles in _played(game.name, seed, made.making.games, workers):
        known = {bytes(puzzle.position) for puzzle in made.puzzles}
        new = [puzzle for puzzle in puzzles if bytes(puzzle.position) not in known]
        making = msgspec.structs.replace(made.making, games=number + 1)
        made = PuzzleFile(making=making, puzzles=(*made.puzzles, *new)[:wanted])
        yield made
        if len(made.puzzles) >= wanted:
            return


def making_of(game: Game, seed: int) -> Making:
    return Making(
        game=game.name,
        version=metadata.version("waterhole"),
        rules=game.rules_version,
        seed=seed,
        games=0,
        looked=LOOKED,
        verified=VERIFIED,
        each=EACH,
        tries=TRIES,
        bots=digest_of_bots(game.name),
    )


def digest_of_bots(game: str) -> str:
    """Changes with whatever changes how bots play and judge a game."""
    package = resources.files("waterhole")
    own = package / "games" / game
    files = [package / "bots" / "levels.py", own / "learned.json"]
    for engine in (package / "bots" / "engine", own / "engine"):
        files += [file for file in engine.iterdir() if file.name.endswith(".py")] if engine.is_dir() else []
    found = b"".join(file.read_bytes() for file in sorted(files, key=str) if file.is_file())
    return hashlib.sha256(found).hexdigest()[:12]


def continued(found: Making, bots: str) -> Making:
    """The making of a file that is added to: what other bots have made stays, and is told apart."""
    if found.bots == bots:
        return found
    earlier = (*found.earlier, Earlier(games=found.games, bots=found.bots))
    return msgspec.structs.replace(found, bots=bots, earlier=earlier)


def _played(game: str, seed: int, first: int, workers: int) -> Iterator[tuple[int, list[Puzzle]]]:
    """The puzzles of one game after the other, in the order of their numbers, without end."""
    if workers == 1:
        for number in count(first):
            yield number, from_game(game, seed, number)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for start in count(first, workers * AT_ONCE):
            batch = range(start, start + workers * AT_ONCE)
            found = pool.map(from_game, [game] * len(batch), [seed] * len(batch), batch)
            yield from zip(batch, found, strict=True)


def from_game(name: str, seed: int, number: int) -> list[Puzzle]:
    """The puzzles of one self-played game: a few, of decisions drawn by lot."""
    game, rng = find(name), Rng(seed_from("puzzles", name, seed, number))
    decisions = self_played(game, rng)
    graders = Graders(game)
    found: list[Puzzle] = []
    for _ in range(min(MOST_LOOKED, len(decisions))):
        decision = decisions.pop(rng.below(len(decisions)))
        puzzle = puzzle_at(decision, f"{name}-{number}-{decision.number}", graders, rng, found)
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == MOST_FROM_A_GAME:
            break
    return found


def self_played(game: Game, rng: Rng) -> list[Decision]:
    """The decisions of a game among quick bots in which there was a choice."""
    levels = {level: bot(level, game, {"cub": Budget()}) for level in PLAYERS}
    state = game.new(_seats(game, rng), seed=rng.split().state)
    seated = [levels[PLAYERS[rng.below(len(PLAYERS))]] for _ in range(state.seats)]
    found, number = [], 0
    while state.waiting():
        seat = int(state.decider())
        perspective = Perspective(game, state, seat)
        if sum(game.moves[move].kind not in SETTINGS for move in perspective.moves) >= FEWEST_MOVES:
            found.append(Decision(number, perspective))
        state.apply(seat, seated[seat].choose(perspective, rng))
        number += 1
    return found


def _seats(game: Game, rng: Rng) -> int:
    """How many play: mostly two or three, and never one alone, who wins against nobody."""
    usual = [seats for seats in (2, 3) if seats in game.seats]
    if usual and rng.chance() < 0.8:
        return usual[rng.below(len(usual))]
    return max(2, game.seats[0]) + int(rng.below(game.seats[-1] + 1 - max(2, game.seats[0])))


def puzzle_at(
    decision: Decision, name: str, graders: Graders, rng: Rng, beside: Sequence[Puzzle] = ()
) -> Puzzle | None:
    """The puzzle that a decision is, beside others of its game; None where no move is clearly best, nobody would miss
    it, or there are enough like it."""
    perspective = decision.perspective
    first = searched(perspective, LOOKED, rng)
    best = first[0].move
    if perspective.game.moves[best].kind in SETTINGS:
        return None
    worlds = worlds_of(perspective, rng)
    # Asked first of the few that are near: nearly every decision ends here, at the first that does something else.
    if not all(do_the_same(perspective, best, rival, worlds) for rival in rivals(first, HASTY)):
        return None
    right = same_effect(perspective, best, worlds)
    if not is_clear(first, right, HASTY):
        return None
    solved = {level: graders.share(level, perspective, right, rng) for level in ("cub", "forager")}
    theme = theme_of(perspective.game.name, perspective.game.moves[best], facts_of(perspective, [best], rng)[best])
    if min(solved.values()) > FOUND_BY_MOST or not has_room(beside, theme, solved["forager"] == 1.0):
        return None
    # A second look, since the best of many that were looked at once is there by luck more often than not.
    if not is_clear(searched(perspective, 2 * LOOKED, rng), right, HASTY):
        return None
    searches = []
    for _ in range(2):
        searches.append(searched(perspective, tries_for(perspective), rng.split()))
        if not is_clear(searches[-1], right):
            return None
    solved["apex"] = graders.share("apex", perspective, right, rng)
    if not solved["apex"]:  # what no search finds that plays a game may be a flaw of the one that verifies
        return None
    return _told(perspective, name, right, searches, solved, theme)


def has_room(beside: Sequence[Puzzle], theme: str, easy: bool) -> bool:
    """Whether a game may have one more like this: themes vary, and easy puzzles and others are about as many."""
    if sum(puzzle.theme == theme for puzzle in beside) >= MOST_OF_A_THEME:
        return False
    easy_ones = sum(puzzle.solved["forager"] == 1.0 for puzzle in beside)
    return easy_ones < MOST_EASY if easy else len(beside) - easy_ones <= easy_ones


def _told(
    perspective: Perspective,
    name: str,
    right: frozenset[int],
    searches: list[list[Judged]],
    solved: dict[str, float],
    theme: str,
) -> Puzzle:
    game, best = perspective.game, searches[-1][0].move
    moves = [game.moves[move] for move in (best, *sorted(right - {best}))]
    chances, doubts = pooled(searches, perspective.moves)
    return Puzzle(
        id=name,
        seat=perspective.seat,
        position=msgspec.Raw(perspective.dump()),
        right=tuple(move.text for move in moves),
        chances=tuple(chances),
        doubts=tuple(doubts),
        theme=theme,
        solved=solved,
        rating=rating_from(solved),
    )
