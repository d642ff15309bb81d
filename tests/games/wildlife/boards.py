"""Positions for the tests, and moves by their text."""

from __future__ import annotations

from typing import Any, cast

from waterhole.games.wildlife import GAME
from waterhole.games.wildlife.engine.components import ISLAND, PLACES
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.games.wildlife.position import WildlifePosition, load
from waterhole.games.wildlife.view import WildlifeView
from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import Refused, Seen
from waterhole.kernel.narration import Narrator

ORGANISMS = ["man", "mammoth", "bear", "eagle", "snake", "crocodile"]
HAND = {"forest": 1, "desert": 1, "savanna": 1, "steppe": 1, "ability": 1, "adaptation": 1, "joker": 1}


def island(tiles: dict[int, str]) -> list[str]:
    """The map with tiles: player from 1 -> '0,3 1,1'."""
    rows = [["-" if letter != "." else "." for letter in row] for row in ISLAND]
    for player, spaces in tiles.items():
        for space in spaces.split():
            row, column = map(int, space.split(","))
            assert rows[row][column] == "-", space
            rows[row][column] = str(player)
    return ["".join(row) for row in rows]


def area(letter: str, *without: str) -> str:
    """All spaces of an area, but some."""
    return " ".join(f"{r},{c}" for r, c in PLACES if ISLAND[r][c] == letter and f"{r},{c}" not in without)


def table(seats: int = 3, tiles: dict[int, str] | None = None, **changes: Any) -> Wildlife:
    """A position in the first player's turn: man, mammoth, bear and so on, 8 food, on 10 points each."""
    if "island" not in changes:
        changes["island"] = island(tiles or {})
    given: dict[str, Any] = {
        "seats": seats,
        "organisms": ORGANISMS[:seats],
        "hands": [HAND] + [{}] * (seats - 1),
        "food": [8] * seats,
        "points": [10] * seats,
    }
    state = load(WildlifePosition(**(given | changes)))
    state.journal = []
    return state


def play(state: Wildlife, *texts: str) -> None:
    """Moves of whoever is asked, in order; each must be legal."""
    for text in texts:
        move, seat = GAME.moves.parse(text), state.decider()
        assert move.id in GAME.legal(state, seat), f"{text}: {GAME.refusal(state, seat, move.id)}"
        state.apply(seat, move.id)
        assert state.audit() == ""


def offers(state: Wildlife, kind: str = "") -> set[str]:
    """The texts of the legal moves of whoever is asked, of one kind or all."""
    moves = [GAME.moves[move] for move in GAME.legal(state, state.decider())]
    return {move.text for move in moves if kind in ("", move.kind)}


def refusal(state: Wildlife, text: str) -> Refused:
    """Why whoever is asked may not make a move."""
    move, seat = GAME.moves.parse(text), state.decider()
    assert move.id not in GAME.legal(state, seat), text
    return GAME.refusal(state, seat, move.id)


def view(state: Wildlife, seat: int) -> WildlifeView:
    return cast(WildlifeView, GAME.view(state, seat))


def events(state: Wildlife, viewer: int = -1) -> list[Seen]:
    journal: list[Event] = state.journal or []
    return [GAME.tell(event, viewer) for event in journal]


def sentences(state: Wildlife) -> list[str]:
    narrator = Narrator(GAME, [f"P{n + 1}" for n in range(state.seats)])
    return [narrator.event(seen) for seen in events(state)]


def points(state: Wildlife) -> list[int]:
    return [int(n) for n in state.points]


def food(state: Wildlife) -> list[int]:
    return [int(n) for n in state.food]
