"""What may be taken back: all while alone against bots; among people up to the last reveal, roll or foreign move."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass

import msgspec

from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import Event, State
from waterhole.kernel.game import Game, Refused
from waterhole.kernel.match import Match

Sense = Callable[[Game, State, list[Event], int], object]  # what a seat perceives of a position just reached

DEALS = 60  # tried to see whether a move told its maker something
LOOKED_AT = 4  # of these, with the whole view


@dataclass(frozen=True)
class TakenBack:
    """The moves to drop: all from `first` on, or `first` alone."""

    first: int
    alone: bool
    harmless: bool = False  # nothing was learned by them that was not known before


def what_may_be_taken_back(match: Match, seat: int, people: Collection[int]) -> TakenBack:
    """The moves that this seat may take back now; Refused says why none."""
    if match.over:
        raise Refused("undo", "refused-undo-over")
    own = [number for number, (mover, _) in enumerate(match.history) if mover == seat]
    if not own:
        raise Refused("undo", "refused-undo-yours")
    last = own[-1]
    if match.state.clone().take_back(seat):
        return TakenBack(last, alone=True, harmless=True)
    answered = last != len(match.history) - 1
    harmless = not answered and not reveals(match, last)
    if harmless or set(people) <= {seat}:
        return TakenBack(last, alone=False, harmless=harmless)
    raise Refused("undo", "refused-undo-moved" if answered else "refused-undo-seen")


def drop(match: Match, taken: TakenBack) -> None:
    if taken.alone:
        match.undo_one(taken.first)
    else:
        match.undo(len(match.history) - taken.first)


def reveals(match: Match, number: int) -> bool:
    """Could this move have told anybody more than its maker knew before it?

    Yes if chance was used, or a card went secretly to another seat; and if in any world that is tried, as its maker
    could not tell it apart, anything else comes of it: what he sees, what he may do, or who is asked now, for how
    long that takes is seen as well.
    """
    seat, move = match.history[number]
    before = match.state_after(number)
    after, events = applied(before, seat, move)
    if after.rng.state != before.rng.state or any(event.witnesses & ~(1 << seat) for event in events):
        return True
    deals = [redealt(before, seat, chance) for chance in range(DEALS)]
    return (
        differs(match.game, before, edges(before, seat), seat, move, asked)
        or differs(match.game, before, deals, seat, move, traces)
        or differs(match.game, before, deals[:LOOKED_AT], seat, move, seen)
    )


def differs(
    game: Game,
    before: State,
    worlds: Iterable[State],
    seat: int,
    move: int,
    sense: Sense,
) -> bool:
    """Whether a move leads to something else in any of these worlds, by what this sense perceives of it."""
    truth = perceived(game, before, seat, move, sense)
    return any(perceived(game, world, seat, move, sense) != truth for world in worlds)


def edges(before: State, seat: int) -> Iterator[State]:
    """Each of the others in turn holds all that this seat cannot know, then nobody anything.

    So a card that could matter, however rare, does matter in one of them.
    """
    for other in range(before.seats):
        world = redealt(before, seat, other)
        world.stack(seat, other)
        yield world


def redealt(before: State, seat: int, chance: int) -> State:
    world = before.clone()
    world.redeal(seat, Rng(chance))
    return world


def applied(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    twin = state.clone()
    events: list[Event] = []
    twin.journal = events
    twin.apply(seat, move)
    return twin, events


def perceived(game: Game, before: State, seat: int, move: int, sense: Sense) -> object:
    after, events = applied(before, seat, move)
    return after.rng.state == before.rng.state, after.waiting(), sense(game, after, events, seat)


def traces(game: Game, state: State, events: list[Event], seat: int) -> object:
    """What happened and what the seat may do now, without building a view: cheap enough for many worlds."""
    told = [(event.kind, event.seat, event.shown, event.witnessed_by(seat) and event.hidden) for event in events]
    return told, game.legal(state, seat)


def asked(game: Game, state: State, events: list[Event], seat: int) -> object:
    """The same, and of the view who seems to be asked for what; not the hands, which at the edge have any size."""
    view = game.view(state, seat)
    return traces(game, state, events, seat), view.waiting, view.prompt


def seen(game: Game, state: State, events: list[Event], seat: int) -> bytes:
    return msgspec.json.encode((game.view(state, seat), [game.tell(event, seat) for event in events]))
