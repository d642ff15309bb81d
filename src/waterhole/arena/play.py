"""One game of a schedule, played and timed. What goes wrong in it is its result, never silence."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence

import msgspec

from waterhole.arena.schedule import Unit, code_of
from waterhole.arena.yardsticks import Oracle, arena_bot
from waterhole.bots import Bot
from waterhole.games import find
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput, Game
from waterhole.kernel.match import Match

MOST_MOVES = 100_000  # far beyond the end of any game
CHUNK_SECONDS = 0.5

Factory = Callable[[str, Game], Bot]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a unit. The lists have an entry per seat; a failed game has an error and no ranks."""

    id: str
    unit: Unit
    ranks: list[int] = []
    scores: list[int] = []
    outcome: str = ""
    moves: int = 0
    played: list[int] = []  # the moves themselves, each of the seat that was asked
    decisions: list[int] = []
    seconds: list[float] = []
    slowest: list[float] = []
    error: str = ""  # what happened, to whom, when
    trace: str = ""

    @property
    def failed(self) -> bool:
        return self.error != ""


class OtherCode(BadInput):
    """A worker whose sources differ from those of the schedule."""


class _Clock:
    """Who is being waited for, and how long each seat took."""

    def __init__(self, lineup: Sequence[str]) -> None:
        self.lineup = lineup
        self.seat: int | None = None
        self.moves = 0
        self.decisions = [0] * len(lineup)
        self.seconds = [0.0] * len(lineup)
        self.slowest = [0.0] * len(lineup)

    def add(self, seat: int, seconds: float) -> None:
        self.moves += 1
        self.decisions[seat] += 1
        self.seconds[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)

    def where(self) -> str:
        if self.seat is None:
            return "before the first move"
        return f"seat {self.seat + 1} ({self.lineup[self.seat]}), move {self.moves + 1}"


def play(unit: Unit, factory: Factory = arena_bot) -> Result:
    """Play a unit to the end; an exception or an illegal move makes it a failed game."""
    clock = _Clock(unit.lineup)
    try:
        match = _played(unit, factory, clock)
    except (Exception, SystemExit) as error:
        told = f"{clock.where()}: {type(error).__name__}: {error}"
        return Result(id=unit.id, unit=unit, moves=clock.moves, error=told, trace=traceback.format_exc())
    return Result(
        id=unit.id,
        unit=unit,
        ranks=[int(rank) for rank in match.state.ranks()],
        scores=[int(points) for points in match.state.scores()],
        outcome=match.state.outcome(),
        moves=clock.moves,
        played=[move for _, move in match.history],
        decisions=clock.decisions,
        seconds=[round(seconds, 6) for seconds in clock.seconds],
        slowest=[round(seconds, 6) for seconds in clock.slowest],
    )


def dealt(unit: Unit) -> Match:
    """The game of a unit before its first move."""
    game = find(unit.game)
    match = Match(game, unit.lineup, game.read_options(unit.options), int(unit.deal_seed))
    match.state.journal = None  # nobody reads the events
    return match


def _played(unit: Unit, factory: Factory, clock: _Clock) -> Match:
    match = dealt(unit)
    chance = Rng(int(unit.bot_seed))
    players = [(factory(level, match.game), chance.split()) for level in unit.lineup]
    while (seat := match.state.decider()) >= 0:
        if clock.moves >= MOST_MOVES:
            raise RuntimeError(f"the game is not over after {MOST_MOVES} moves")
        clock.seat = seat
        player, rng = players[seat]
        perspective = match.perspective(seat)
        begun = time.thread_time()  # what else the machine does is not the bot's time
        if isinstance(player, Oracle):
            move = player.choose_seeing(match.state.clone(), seat, rng)
        else:
            move = player.choose(perspective, rng)
        taken = time.thread_time() - begun
        match.play(seat, move)
        clock.add(seat, taken)
    return match


def play_some(units: Sequence[Unit], factory: Factory = arena_bot) -> list[Result]:
    """Play units until some time has passed, at least one; who asked gives the others out again."""
    results: list[Result] = []
    begun = time.perf_counter()
    for unit in units:
        if unit.code != code_of(unit.game):
            raise OtherCode(f"a worker runs other code of {unit.game} than the schedule is for; install the same.")
        results.append(play(unit, factory))
        if time.perf_counter() - begun > CHUNK_SECONDS:
            break
    return results
