"""Wild Cards: every possible move, its number and its text."""

from __future__ import annotations

from collections.abc import Iterator

from waterhole.games.wild_cards.engine.components import CARDS, KINDS, PLURAL, SLOTS, SPECIES
from waterhole.kernel.move import Fields, MoveTable


def _all_moves() -> Iterator[tuple[str, str, Fields]]:
    for card in CARDS:
        yield "bid", f"bid {card}", {"card": card}
    for card in CARDS:
        yield "second", f"second {card}", {"card": card}
    yield "second", "no second", {}
    for card in CARDS:
        yield "reveal", f"reveal {card}", {"card": card}
    for animal in SPECIES:
        for slot in range(1, SLOTS + 1):
            yield "exchange", f"exchange {animal} {slot}", {"animal": animal, "slot": slot}
    yield "exchange", "no exchange", {}
    for card in CARDS[:KINDS]:
        yield "discard", f"discard {card}", {"card": card}
    yield "discard", "stop", {}
    for slot in range(1, SLOTS + 1):
        yield "take", f"take {slot}", {"slot": slot}
    yield "take", "pass", {}
    for card in CARDS[:KINDS]:
        yield "pay", f"pay {card}", {"card": card}
    yield "back", "take back", {}
    yield "back", "leave", {}


_ALIASES = dict(zip(PLURAL, SPECIES, strict=True)) | {
    "for": "",
    "with": "",
    "f": "forest",
    "s": "savannah",
    "savanna": "savannah",
    "m": "mountains",
    "mountain": "mountains",
    "w": "wild",
    "joker": "wild",
    "refill": "bid refill",
    "swap": "exchange",
    "done": "stop",
    "draw": "stop",
    "keep": "take back",
    "return": "take back",
}

MOVES = MoveTable(_all_moves(), _ALIASES)
