"""Wildlife: every possible move, its number and its text."""

from __future__ import annotations

from collections.abc import Iterator

from waterhole.games.wildlife.engine.components import (
    ABILITIES,
    CARD_NAMES,
    HIGHEST_BID,
    JOKER,
    MOST_CONVERTED,
    MOST_FALLEN,
    ORGANISMS,
    PLURAL,
    SPACE_NAMES,
    TERRAINS,
)
from waterhole.kernel.move import Fields, MoveTable

MOST_PLAYERS = 6


def _all_moves() -> Iterator[tuple[str, str, Fields]]:
    for kind in ("place", "attack", "from", "to", "swap", "remove"):
        for space in SPACE_NAMES:
            yield kind, f"{kind} {space}", {"space": space}
    for kind in ("play", "auction"):
        for card in CARD_NAMES:
            yield kind, f"{kind} {card}", {"card": card}
    for word in ("migrate", "mobility", "aggression", "end", "pass", "nothing", "use"):
        yield word, word, {}
    yield "defense", "defend", {}
    yield "defense", "no defense", {}
    for card in CARD_NAMES[:JOKER]:
        yield "name", f"as {card}", {"card": card}
    for terrain in TERRAINS:
        yield "improve", f"improve {terrain}", {"terrain": terrain}
    for ability in ABILITIES:
        yield "take", f"take {ability}", {"ability": ability}
    for player in range(1, MOST_PLAYERS + 1):
        yield "rob", f"rob {player}", {"seat": player - 1}
    for organism in ORGANISMS:
        yield "organism", f"organism {organism}", {"organism": organism}
    for points in range(1, MOST_CONVERTED + 1):
        yield "convert", f"convert {points}", {"points": points}
    for spaces in range(MOST_FALLEN + 1):
        yield "fall", f"fall {spaces}", {"spaces": spaces}
    for food in range(HIGHEST_BID + 1):
        yield "bid", f"bid {food}", {"food": food}


_ALIASES = dict(zip(PLURAL, ORGANISMS, strict=True)) | {
    "convert": "convert 1",
    "free migration": "migrate",
    "end turn": "end",
    "done": "end",
    "expand": "place",
    "seed": "place",
    "sell": "auction",
    "move": "from",
    "buy": "bid 3",
    "block": "defend",
    "no defence": "no defense",
    "discard": "nothing",
    "let go": "nothing",
    "savannah": "savanna",
    "mountain": "mountains",
    "food-source": "food source",
    "defence": "defense",
    "space": "",
}

MOVES = MoveTable(_all_moves(), _ALIASES)
