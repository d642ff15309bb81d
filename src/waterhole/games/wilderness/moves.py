"""Wilderness: every possible move, its number and its text."""

from __future__ import annotations

from collections.abc import Iterator

from waterhole.games.wilderness.engine.components import (
    BAD_NAMES,
    BEASTS,
    COMPASS_WORDS,
    DIRECTIONS,
    GOOD_NAMES,
    ILLNESSES,
    TRIGGERS,
)
from waterhole.kernel.engine.state import MOST_SEATS
from waterhole.kernel.move import Fields, MoveTable

WAYS = range(1, DIRECTIONS + 1)
# A bad face, and the card as its holder sees it: a hand shows good faces.
HELD = dict(zip(BAD_NAMES, GOOD_NAMES, strict=True))


def _all_moves() -> Iterator[tuple[str, str, Fields]]:
    for way in WAYS:
        yield "go", f"go {way}", {"direction": way}
    for action in ("hunt", "rest", "sleep", "drink", "wash wound", "end turn"):
        yield "action", action, {}
    yield "catch", "eat and get lost", {}
    yield "catch", "stay hungry", {}
    yield "pass", "pass", {}
    for trigger in TRIGGERS[1:]:
        yield "always pass", f"always pass {trigger}", {"trigger": trigger}
    for trigger in TRIGGERS[1:]:
        yield "ask me", f"ask me at {trigger}", {"trigger": trigger}
    for card in GOOD_NAMES:
        yield "good", card.lower(), {"card": card}
    for illness in ILLNESSES:
        yield "good", f"healing herbs on {illness.lower()}", {"card": "Healing Herbs", "illness": illness}
    for way in WAYS:
        yield "good", f"steady hand {way}", {"card": "Steady Hand", "direction": way}
    for there in WAYS:
        for ashore in WAYS:
            yield "raft", f"raft {there} {ashore}", {"card": "Raft", "direction": there, "ashore": ashore}
    for card in BAD_NAMES:
        yield "bad", card.lower(), {"card": card, "held": HELD[card]}
    for card in ("Storm", "Spinning Needle"):
        for seat in range(MOST_SEATS):
            yield "bad", f"{card.lower()} on {seat + 1}", {"card": card, "held": HELD[card], "target": seat}
    for beast in BEASTS:
        for way in WAYS:
            text = f"scent of blood {beast.lower()} {way}"
            card = "Scent of Blood"
            yield "bad", text, {"card": card, "held": HELD[card], "beast": beast, "direction": way}


_ALIASES = {word: f"go {way}" for way, word in enumerate(COMPASS_WORDS, start=1)} | {
    "e": "go 1",
    "se": "go 2",
    "sw": "go 3",
    "w": "go 4",
    "nw": "go 5",
    "ne": "go 6",
    "move": "go",
    "walk": "go",
    "play": "",
    "end": "end turn",
    "eat": "eat and get lost",
    "stay": "stay hungry",
    "wash": "wash wound",
    "cure": "wash wound",
    "no": "pass",
}

MOVES = MoveTable(_all_moves(), _ALIASES)
