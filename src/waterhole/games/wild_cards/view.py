"""Wild Cards: all that a view holds; `engine/view.py` builds it."""

from __future__ import annotations

import msgspec

from waterhole.kernel import game as kernel

Cards = dict[str, int]  # habitat card ('forest 3') -> how many; cards that are not there are left out
Animals = dict[str, int]  # species -> how many


class PlayerView(kernel.PlayerView, frozen=True, kw_only=True):
    """One player's place at the table; `hand` has habitat cards, with Leo those of his pile."""

    hand: Cards | None  # None: not for your eyes
    known: Cards  # what all have seen going into this hand: at least so many
    collection: Animals
    leaders: tuple[str, ...]
    tokens: int
    bid: str | None  # face up; None before the bids are revealed and after the card went back
    two_down: bool  # two cards lie face down: the eagle's holder will choose
    paid: Cards


class Sheet(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Where the points of one seat come from (WC-16)."""

    best: str  # species; empty where there is none
    best_animals: int
    best_points: int
    second: str
    second_animals: int
    second_points: int
    leaders: tuple[str, ...]
    leader_points: int
    tokens: int
    total: int
    animals: int  # settles a tie


class WildCardsView(kernel.View, frozen=True, kw_only=True):
    players: tuple[PlayerView, ...]  # Leo comes last
    round: int
    rounds: int
    phase: int
    display: tuple[str, ...]  # from the draw pile on; empty: taken
    supply: tuple[str, ...]  # leaders nobody has
    talisman: int  # who holds it
    holder_first: bool  # its holder comes first in a tie, not last (WC-8)
    pile: int
    discard: Cards
    animals: int  # in the draw pile
    box: Animals  # animals that all have seen leaving the game
    value: int  # phase 3: the bids being settled; otherwise 0
    order: tuple[int, ...]  # who of this value still comes, after whoever is asked now
    wanted: int  # the slot being paid for, from 1; 0: none
    owed: int  # extra cards that are still asked of you, or that an animal would cost you now
    chosen: tuple[str, ...]  # cards you have put down and nobody has seen
    sheets: tuple[Sheet, ...]  # as things stand; Leo has none
