"""What a puzzle is about: found in the facts of its best move, or else in the kind of move it is."""

from __future__ import annotations

from collections.abc import Sequence

from waterhole.kernel.move import Move
from waterhole.text import Phrase

# Of each game: ids of facts, kinds of moves and moves, the most telling first, with the theme they stand for.
SIGNS: dict[str, dict[str, str]] = {
    "cubirds": {
        "fact-denies": "denying",
        "fact-family": "family",
        "note-takes": "enclosing",
        "fact-takes-nothing": "patience",
        "family": "collecting",
    },
    "savanna": {"fact-flips": "flipping", "place": "placing", "select": "selecting", "give": "giving"},
    "wild_cards": {
        "fact-leader": "leader",
        "fact-bonus": "habitat",
        "exchange": "exchange",
        "fact-takes": "taking",
        "bid": "bidding",
        "second": "bidding",
        "reveal": "bidding",
        "take": "taking",
        "pay": "paying",
        "back": "paying",
        "discard": "discarding",
    },
    "wilderness": {
        "fact-heals": "healing",
        "fact-rests": "resting",
        "fact-drinks": "water",
        "fact-water": "water",
        "fact-eats": "food",
        "hunt": "food",
        "rest": "resting",
        "sleep": "resting",
        "drink": "water",
        "wash wound": "healing",
        "good": "cards",
        "bad": "cards",
        "raft": "cards",
        "go": "way",
        "pass": "patience",
    },
    "wildlife": {
        "fact-fills": "filling",
        "fact-beats": "attacking",
        "fact-leads": "majority",
        "fact-improves": "learning",
        "fact-ability": "abilities",
        "bid": "bidding",
        "pass": "bidding",
        "auction": "bidding",
        "play": "cards",
        "name": "cards",
        "place": "placing",
        "aggression": "attacking",
        "attack": "attacking",
        "from": "migrating",
        "to": "migrating",
        "migrate": "migrating",
        "mobility": "migrating",
        "swap": "migrating",
    },
}
OTHER = "turn"  # making the most of a turn
THEMES = sorted({theme for signs in SIGNS.values() for theme in signs.values()} | {OTHER})


def theme_of(game: str, move: Move, facts: Sequence[Phrase]) -> str:
    """The most telling theme of a move."""
    seen = {move.kind, move.text, *(fact.id for fact in facts)}
    return next((theme for sign, theme in SIGNS.get(game, {}).items() if sign in seen), OTHER)
