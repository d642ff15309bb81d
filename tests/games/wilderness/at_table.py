"""Positions and dice for the rule tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec

from waterhole.games.wilderness import GAME
from waterhole.games.wilderness.engine.components import BEAST_TILE, BEASTS, LENGTH_TILES, LENGTHS, TILE_NAMES
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.games.wilderness.position import (
    PlayerPosition,
    TurnPosition,
    WildernessPosition,
    dump,
    load,
)
from waterhole.games.wilderness.view import WildernessView
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import Event

# River Meadow, Dry Flats, Black Forest, Marshland, High Pass, Lakeland from west to east.
STRIP = TILE_NAMES
ANY = 0


def figure(area: str = "A1", **fields: Any) -> PlayerPosition:
    return PlayerPosition(area=area, **fields)


def cards(*names: str) -> dict[str, int]:
    return {name: names.count(name) for name in names}


def dice(*rolls: int) -> str:
    """A state of chance whose next rolls are these; a spin of the compass counts like a die, ANY is any draw."""
    seed = 0
    while True:
        rng = Rng(seed)
        if all(rng.die() == roll or roll == ANY for roll in rolls):
            return str(seed)
        seed += 1


def place(
    *players: PlayerPosition,
    energy: int = 6,
    beasts: dict[str, str] | None = None,
    turn: TurnPosition | None = None,
    tiles: tuple[str, ...] = STRIP,
    length: str = "normal",
    face_up: tuple[int, ...] | None = None,
    **fields: Any,
) -> Wilderness:
    """A position in the actions of the first player, all tiles face up and all animals gone unless said."""
    strip = LENGTH_TILES[LENGTHS.index(length)]
    up = tuple(range(1, strip + 1)) if face_up is None else face_up
    shown = {tiles[k - 1] for k in up}
    home = {beast: TILE_NAMES[BEAST_TILE[n]] for n, beast in enumerate(BEASTS)}
    animals = {beast: "gone" for beast in BEASTS if home[beast] in shown} | (beasts or {})
    return load(
        WildernessPosition(
            seats=len(players),
            players=list(players),
            tiles=tiles,
            length=length,
            face_up=up,
            beasts=animals,
            turn=TurnPosition(energy=energy) if turn is None else turn,
            **fields,
        )
    )


def play(state: Wilderness, *moves: str) -> list[Event]:
    """Moves as '1 go 2', seat first, each checked; what happened."""
    state.journal = []
    for line in moves:
        seat, _, text = line.partition(" ")
        move = GAME.moves.parse(text).id
        assert move in GAME.legal(state, int(seat) - 1), f"{line}: not among {can(state)}"
        state.apply(int(seat) - 1, move)
        assert state.audit() == ""
    return state.journal


def can(state: Wilderness) -> list[str]:
    """What who is asked may do, as text."""
    return [GAME.moves[move].text for move in GAME.legal(state, int(state.decider()))]


def asked(state: Wilderness) -> str:
    """'2 start': who is asked and about what; empty outside windows."""
    seen = look(state, int(state.decider()))
    return f"{state.decider() + 1} {seen.window}" if seen.window else ""


def look(state: Wilderness, seat: int) -> WildernessView:
    return cast(WildernessView, GAME.view(state, seat))


def tracks(state: Wilderness, seat: int = 0) -> tuple[int, int, int]:
    """Squares of thirst, hunger and exhaustion."""
    return int(state.thirst[seat]), int(state.hunger[seat]), int(state.exhaustion[seat])


def at(state: Wilderness, seat: int = 0) -> str:
    return look(state, seat).players[seat].area


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def to_nature(state: Wilderness) -> list[Event]:
    """Everybody who is asked ends the turn or passes until nature has had its turn."""
    state.journal = []
    rounds = state.rounds
    while state.rounds == rounds and state.waiting():
        seat = int(state.decider())
        text = "pass" if look(state, seat).window else "end turn"
        state.apply(seat, GAME.moves.parse(text).id)
        assert state.audit() == ""
    return state.journal


def changed(state: Wilderness, **fields: Any) -> Wilderness:
    """The same position with some fields replaced."""
    return load(msgspec.structs.replace(dump(state), **fields))


def some_seed(make: Callable[[str], Wilderness], wanted: Callable[[Wilderness], bool], tries: int = 500) -> Wilderness:
    """The first outcome of chance for which something holds."""
    for seed in range(tries):
        state = make(str(seed))
        if wanted(state):
            return state
    raise AssertionError(f"never in {tries} tries")
