"""Positions to look into, from a record at any move or as JSON, and what the search says of them in words."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

import msgspec

from waterhole.bots.analysis import Analysis, Analyst
from waterhole.bots.levels import Budget
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import BadInput, Game, Perspective
from waterhole.kernel.match import parse_record, replay
from waterhole.kernel.narration import Narrator

FIRST_LOOK = 0.25  # seconds; every look after it takes as long as all before it together
SHOWN = 5  # moves


def opened(raw: bytes, games: Mapping[str, Game], game: str = "", move: int = 0) -> tuple[Game, State]:
    """The position in a file: of a record before its move number so and so, from 1, or before its last one.

    Of a position without the name of its game: the first game that it can be of.
    """
    try:
        is_record = "moves" in msgspec.json.decode(raw, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadInput("refused-study-file") from None
    if is_record:
        match = replay(parse_record(raw, "the record"), games)
        most = len(match.history)
        if not 0 <= move <= most:
            raise BadInput("refused-study-move", move=move, most=most)
        return match.game, match.state_after((move or most) - 1 if most else 0)
    if game:
        if game not in games:
            raise BadInput("refused-no-game", name=game, games=list(games))
        return games[game], games[game].read_position(raw)
    for candidate in games.values():
        try:
            return candidate, candidate.read_position(raw)
        except BadInput:
            continue
    raise BadInput("refused-study-file")


def asked_of(game: Game, state: State, seat: int | None = None) -> Perspective:
    """What a seat that owes a decision knows of a position; of all who do, the first."""
    if not state.waiting():
        raise BadInput("refused-position-over")
    asked = int(state.decider()) if seat is None else seat
    if not 0 <= asked < state.seats:
        raise BadInput("refused-no-seat", seat=asked + 1, seats=int(state.seats))
    if not game.legal(state, asked):
        raise BadInput("refused-seat-not-asked", seat=asked + 1)
    return Perspective(game, state, asked)


def deepening(perspective: Perspective, seconds: float) -> Iterator[Analysis]:
    """One look after another, until so many seconds of search are used up."""
    analyst, spent = Analyst(perspective), 0.0
    while spent < seconds:
        more = min(spent or FIRST_LOOK, seconds - spent)
        spent += more
        yield analyst.look(Budget(seconds=more))


def best_moves(
    found: Analysis, narrator: Narrator, most: int = SHOWN, names: Mapping[int, str] | None = None
) -> list[str]:
    """The best moves, a line each: chance, doubt and reason; moves as records have them, unless they have names."""
    lines = []
    for judged in found.best(most):
        doubt = math.ceil(50 * (judged.high - judged.low))
        chance = narrator.say("terminal-chance", chance=round(100 * judged.chance), doubt=doubt)
        why = f": {narrator.reason(judged.because)}" if judged.because else ""
        name = names[judged.move] if names else judged.text
        lines.append(f"{name}: {chance}{why}")
    return lines
