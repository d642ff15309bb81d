"""CuBirds in lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from waterhole.games.cubirds.components import LARGE_FAMILY, SMALL_FAMILY, SPECIES
from waterhole.games.cubirds.legible import Birds
from waterhole.games.cubirds.view import CuBirdsView
from waterhole.terminal.ink import Ink

COLOURS = ("hot_pink", "orange3", "gold1", "green3", "red1", "grey70", "dark_khaki", "indian_red1")


def draw(view: CuBirdsView, names: Sequence[str], ink: Ink) -> list[str]:
    lines = [f"Draw pile {view.pile}, discards {view.discard}.", ""]
    for number, row in enumerate(view.rows, start=1):
        lines.append(f"Row {number}:  " + "  ".join(_block(row, bird, ink) for bird in dict.fromkeys(row)))
    lines.append("")
    for player, place in enumerate(view.players):
        if player != view.seat:
            lines += _opponent(view, player, names[player], ink)
    if 0 <= view.seat < len(view.players):
        lines += _own(view, names[view.seat], ink)
    return lines


def _block(row: Sequence[str], bird: str, ink: Ink) -> str:
    n = row.count(bird)
    return _bird(bird if n == 1 else f"{bird}×{n}", bird, ink)


def _bird(text: str, bird: str, ink: Ink) -> str:
    return ink(text, COLOURS[SPECIES.index(bird)])


def _birds(bag: Birds, ink: Ink) -> str:
    return ", ".join(_bird(f"{n} {bird}", bird, ink) for bird, n in bag.items()) or "none"


def _opponent(view: CuBirdsView, player: int, name: str, ink: Ink) -> list[str]:
    place = view.players[player]
    cards = f"{place.hand_size} card{'s' * (place.hand_size != 1)}"
    if place.hand is not None:
        cards += f" ({_birds(place.hand, ink)})"
    elif place.known:
        cards += f" (known: {_birds(place.known, ink)})"
    return [f"{ink.seat(name, player)}: {cards}", f"    collection: {_birds(place.collection, ink)}"]


def _own(view: CuBirdsView, name: str, ink: Ink) -> list[str]:
    place = view.players[view.seat]
    lines = [f"{ink.seat(name, view.seat)}, your hand:"]
    for bird, n in (place.hand or {}).items():
        kind = SPECIES.index(bird)
        small, large = SMALL_FAMILY[kind], LARGE_FAMILY[kind]
        family = "large family" if n >= large else "family" if n >= small else f"family at {small}, large at {large}"
        lines.append(f"    {_bird(f'{n} {bird}', bird, ink)} ({family})")
    lines.append(f"    collection: {_birds(place.collection, ink)}")
    return lines
