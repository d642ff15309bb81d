"""`python -m benchmarks views`: what it costs to show one move to everybody at a table, without sockets or storage.

Positions of random games are gathered first. Each part of the work is then done for all of them, part by part and
game by game in turns, in processor time of this process: it can be measured on a busy machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time

import msgspec

from benchmarks.contest import Contestant, Speeds, hold
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import Event, State
from waterhole.kernel.game import Game, Seen, View

POSITIONS = 1500  # of each game
PARTS = ("view", "its JSON", "events", "their JSON")
US = "µs"
REFERENCE = "cubirds"

encode = msgspec.json.Encoder().encode


class Shown(msgspec.Struct, kw_only=True):
    """What one move of a game costs to show to all its players, in microseconds."""

    game: str
    players: int
    parts: dict[str, float]
    total: float
    bytes: int  # of JSON that one move sends
    events: float
    moves: float  # legal ones in a view of whoever is asked


class Told(msgspec.Struct):
    """An event as the server sends it."""

    event: Seen
    text: str


@dataclass
class Positions:
    """Positions of random games, each with the events that led to it."""

    game: Game
    players: int
    states: list[State]
    events: list[list[Event]]

    def __post_init__(self) -> None:
        self.names = [f"Player {number + 1}" for number in range(self.players)] + list(self.game.extras)
        self.written = [msgspec.Raw(encode(move)) for move in self.game.moves.moves]

    def views(self) -> list[View]:
        views, viewers = self.game.views, range(self.players)
        return [view for state in self.states for view in views(state, viewers)]

    def frames(self, views: Sequence[View]) -> list[bytes]:
        """The moves are written once and for all, as the server does it."""
        written, replace = self.written, msgspec.structs.replace
        return [encode(replace(view, moves=tuple([written[move.id] for move in view.moves]))) for view in views]

    def told(self) -> list[list[Told]]:
        tell, sentence, names, viewers = self.game.tell, self.game.sentence, self.names, range(self.players)
        return [
            [Told(seen := tell(event, viewer), sentence(seen, names) if sentence else "") for event in events]
            for events in self.events
            for viewer in viewers
        ]


def gather(game: Game, players: int, positions: int) -> Positions:
    """Every third position of random games."""
    states: list[State] = []
    events: list[list[Event]] = []
    rng, seed = Rng(1), 0
    while True:
        seed += 1
        state = game.new(players, seed=seed)
        journal: list[Event] = []
        state.journal = journal
        number = 0
        while (seat := state.decider()) >= 0:
            moves = game.legal(state, seat)
            told = len(journal)
            state.apply(seat, moves[rng.below(len(moves))])
            number += 1
            if number % 3 == 0:
                states.append(state.clone())
                events.append(journal[told:])
            if len(states) == positions:
                return Positions(game, players, states, events)


def contestants(found: Positions) -> list[Contestant]:
    views, told = found.views(), found.told()
    work: tuple[Callable[[], object], ...] = (
        found.views,
        lambda: found.frames(views),
        found.told,
        lambda: [encode(one) for one in told],
    )
    return [
        Contestant(f"{found.game.name} {part}", timed(one, len(found.states)))
        for part, one in zip(PARTS, work, strict=True)
    ]


def timed(work: Callable[[], object], moves: int) -> Callable[[float], Speeds]:
    """Microseconds for each move."""

    def measure(seconds: float) -> Speeds:
        done, began, elapsed = 0, process_time(), 0.0
        while elapsed <= seconds:
            work()
            done += moves
            elapsed = process_time() - began
        return {US: elapsed * 1e6 / done}

    return measure


def run(games: Sequence[str], players: int, rounds: int, seconds: float, positions: int = POSITIONS) -> list[Shown]:
    gathered = [gather(GAMES[name], players, positions) for name in games]
    reached = hold([one for found in gathered for one in contestants(found)], rounds, seconds, lambda text: None)
    return [shown(found, reached) for found in gathered]


def shown(found: Positions, reached: dict[tuple[str, str], list[float]]) -> Shown:
    parts = {part: round(median(reached[f"{found.game.name} {part}", US]), 1) for part in PARTS}
    views, moves = found.views(), len(found.states)
    told = found.told()
    asked = [len(view.moves) for view in views if view.moves]
    sent = sum(map(len, found.frames(views))) + sum(len(encode(one)) for one in told)
    return Shown(
        game=found.game.name,
        players=found.players,
        parts=parts,
        total=round(sum(parts.values()), 1),
        bytes=sent // moves,
        events=round(sum(map(len, found.events)) / moves, 2),
        moves=round(sum(asked) / len(asked), 1),
    )


def in_words(found: Sequence[Shown]) -> str:
    lines = [
        f"{'game':12} {'players':>7} " + " ".join(f"{part + ' µs':>14}" for part in PARTS) + f" {'total µs':>9} "
        f"{'bytes':>7} {'events':>6} {'choices':>7}"
    ]
    base = next((one.total for one in found if one.game == REFERENCE), 0.0)
    for one in found:
        times = f"  {one.total / base:.2f} × {REFERENCE}" if base and one.game != REFERENCE else ""
        lines.append(
            f"{one.game:12} {one.players:7} "
            + " ".join(f"{one.parts[part]:14.1f}" for part in PARTS)
            + f" {one.total:9.1f} {one.bytes:7} {one.events:6.2f} {one.moves:7.1f}{times}"
        )
    return "\n".join(lines)
