"""Positions in a few words: name what matters, the rest of the box goes to the draw pile."""

from __future__ import annotations

from collections import Counter
from typing import Any

from waterhole.games.cubirds import GAME
from waterhole.games.cubirds.engine.components import COPIES, SPECIES
from waterhole.games.cubirds.engine.rules import CuBirds
from waterhole.games.cubirds.engine.view import birds, row_of
from waterhole.games.cubirds.position import CuBirdsPosition, load
from waterhole.games.cubirds.view import Birds
from waterhole.kernel.match import Match

ROWS = ["owl duck robin", "magpie toucan warbler", "duck parrot owl", "flamingo robin magpie"]


def bag(text: str) -> Birds:
    """'2 parrot 1 owl' as counts."""
    words = text.split()
    return {bird: int(n) for n, bird in zip(words[::2], words[1::2], strict=True)}


def table(
    hands: list[str], rows: list[str] | None = None, collections: list[str] | None = None, **more: Any
) -> CuBirds:
    """A position; `pile` is the rest of the box unless `discard` or `out` (a pile of its own) says otherwise."""
    lie = [row.split() for row in rows or ROWS]
    held = [bag(hand) for hand in hands]
    got = [bag(collection) for collection in collections or [""] * len(hands)]
    thrown = bag(more.pop("discard", ""))
    spread: Counter[str] = Counter(bird for row in lie for bird in row)
    for counts in [*held, *got, thrown]:
        spread.update(counts)
    rest = {bird: n - spread[bird] for bird, n in zip(SPECIES, COPIES, strict=True) if n > spread[bird]}
    seats = more.pop("seats", len(hands))
    return load(CuBirdsPosition(seats=seats, rows=lie, hands=held, collections=got, pile=rest, discard=thrown, **more))


def match_at(state: CuBirds, *names: str) -> Match:
    """A match that goes on from a position."""
    return Match.from_position(GAME, names or [f"Seat {n + 1}" for n in range(state.seats)], state)


def play(state: CuBirds, *moves: str) -> CuBirds:
    """Make moves given as texts, checked, each by the seat whose turn it is."""
    match = match_at(state)
    for move in moves:
        match.play(state.decider(), move)
    return state


def hand(state: CuBirds, player: int = 0) -> Birds:
    return birds(int(state.hands[player]))


def known(state: CuBirds, player: int = 0) -> Birds:
    return birds(int(state.known[player]))


def collection(state: CuBirds, player: int = 0) -> Birds:
    return birds(int(state.collections[player]))


def row(state: CuBirds, number: int) -> str:
    return " ".join(row_of(state, number - 1))


def legal_texts(state: CuBirds) -> list[str]:
    return [GAME.moves[move].text for move in GAME.legal(state, int(state.decider()))]
