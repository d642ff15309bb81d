"""What may be taken back: all while alone against bots; among people up to the last reveal, roll or foreign move."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import msgspec

from waterhole.kernel.core import Event, Rng, State
from waterhole.kernel.game import Game, Refused
from waterhole.kernel.match import Match

WORLDS = 4  # other deals tried to see whether a move told its maker something


@dataclass(frozen=True)
class TakenBack:
    """The moves to drop: all from `first` on, or `first` alone."""

    first: int
    alone: bool


def what_may_be_taken_back(match: Match, seat: int, people: Collection[int]) -> TakenBack:
    """The moves that this seat may take back now; Refused says why none."""
    if match.over:
        raise Refused("undo", "the game is over and its cards are open.")
    own = [number for number, (mover, _) in enumerate(match.history) if mover == seat]
    if not own:
        raise Refused("undo", "you have made no decision yet.")
    last = own[-1]
    if match.state.clone().take_back(seat):
        return TakenBack(last, alone=True)
    if set(people) <= {seat}:
        return TakenBack(last, alone=False)
    if last != len(match.history) - 1:
        raise Refused("undo", "another player has moved since.")
    if reveals(match, last):
        raise Refused("undo", "your move showed or rolled something new.")
    return TakenBack(last, alone=False)


def drop(match: Match, taken: TakenBack) -> None:
    """Play the rest of the history again from the deal."""
    kept = match.history[: taken.first] + (match.history[taken.first + 1 :] if taken.alone else [])
    match.undo(len(match.history))
    for mover, move in kept:
        match.play(mover, move)


def reveals(match: Match, number: int) -> bool:
    """Did this move tell anybody more than its maker knew before it?

    Yes if chance was used, if a card went secretly to another seat, or if the maker sees something else after it when
    all that the maker could not know is dealt again.
    """
    seat, move = match.history[number]
    before = replayed(match, number)
    after, events = applied(before, seat, move)
    if after.rng.state != before.rng.state or any(event.witnesses & ~(1 << seat) for event in events):
        return True
    learnt = seen(match.game, after, events, seat)
    for chance in range(WORLDS):
        world = before.clone()
        world.redeal(seat, Rng(chance))
        if seen(match.game, *applied(world, seat, move), seat) != learnt:
            return True
    return False


def replayed(match: Match, moves: int) -> State:
    state = match.game.new(len(match.seats), match.options, match.seed)
    for seat, move in match.history[:moves]:
        state.apply(seat, move)
    return state


def applied(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    twin = state.clone()
    events: list[Event] = []
    twin.journal = events
    twin.apply(seat, move)
    return twin, events


def seen(game: Game, state: State, events: list[Event], seat: int) -> bytes:
    return msgspec.json.encode((game.view(state, seat), [game.tell(event, seat) for event in events]))
