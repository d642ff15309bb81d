"""One line per random game: a digest of every move, view and event. Run compiled and interpreted, the lines agree."""

from __future__ import annotations

import hashlib
import sys

import msgspec

from tests.contract.tables import GAMES, Table, walk
from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import ANYBODY
from waterhole.kernel.narration import Narrator

# Interpreted, a long game takes too long to be looked at after every move; its end tells of any move that differed.
CLOSELY = 150
THEN_EVERY = 25


def digest(table: Table, seed: int) -> str:
    """What a random game looks like, first move by move, then now and then, to each seat and to the spectator."""
    found = hashlib.sha256()
    state = table.start(seed)
    narrator = Narrator(table.game, [*ANYBODY[: table.seats], *table.game.extras])
    journal: list[Event] = []
    for number, state in enumerate(walk(table, seed)):
        state.journal = journal
        events, journal[:] = journal[:], []
        if number >= CLOSELY and number % THEN_EVERY:
            continue
        viewer = number % (table.seats + 1) - 1
        found.update(msgspec.json.encode(table.game.view(state, viewer)))
        for event in events:
            seen = table.game.tell(event, viewer)
            found.update(msgspec.json.encode(seen) + narrator.event(seen).encode())
        seat = state.decider()
        if seat >= 0:
            buffer = table.game.moves.buffer()
            count = state.legal(seat, buffer)
            choice = table.game.heuristic.choose(state, seat, buffer, count, state.rng.copy())
            found.update(f"{seat} {choice} {table.game.heuristic.value(state, seat):.9f}".encode())
    found.update(table.game.fingerprint(state).encode())
    return found.hexdigest()


def digests(name: str) -> list[str]:
    """A digest for every seat count and option of a game."""
    game = GAMES[name]
    tables = [
        Table(game, seats, options)
        for seats in game.seats
        for options in [game.options(), *game.options.variants(seats)]
    ]
    return [digest(table, seed) for seed, table in enumerate(tables)]


if __name__ == "__main__":
    print("\n".join(digests(sys.argv[1])))
