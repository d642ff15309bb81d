"""Wildlife: what can be seen happening; `engine/events.py` tells it."""

from __future__ import annotations

import msgspec

from waterhole.games.wildlife.view import Cards, Sheet
from waterhole.kernel.game import Seen


class Organism(Seen, frozen=True, kw_only=True, tag="organism"):
    organism: str
    price: int


class Turn(Seen, frozen=True, kw_only=True, tag="turn"):
    round: int  # from 1


class Fed(Seen, frozen=True, kw_only=True, tag="fed"):
    """Food tiles paid points at the start of a turn."""

    tiles: int
    points: int


class Tile(Seen, frozen=True, kw_only=True, tag="tile"):
    """A tile was seeded, expanded onto an empty space, or removed by an epidemic."""

    how: str  # 'seeded', 'expanded', 'removed'
    space: str


class Moved(Seen, frozen=True, kw_only=True, tag="moved"):
    how: str  # 'migrated', 'moved' (by mobility), 'swapped'
    origin: str
    space: str
    victim: int  # of a swap, else -1


class Struck(Seen, frozen=True, kw_only=True, tag="struck"):
    """An attack, aggression or swap was announced."""

    deed: str
    space: str
    victim: int


class Defended(Seen, frozen=True, kw_only=True, tag="defended"):
    deed: str
    space: str


class Beat(Seen, frozen=True, kw_only=True, tag="beat"):
    space: str
    victim: int


class Card(Seen, frozen=True, kw_only=True, tag="card"):
    """A card was played, auctioned, left unsold, took effect, was named (a joker) or was used for nothing."""

    how: str  # 'played', 'auctioned', 'unsold', 'happened', 'named', 'nothing'
    card: str


class Bid(Seen, frozen=True, kw_only=True, tag="bid"):
    food: int | None  # None: passed


class Bought(Seen, frozen=True, kw_only=True, tag="bought"):
    card: str
    price: int
    fallen: int
    auctioneer: int


class Improved(Seen, frozen=True, kw_only=True, tag="improved"):
    terrain: str
    level: str


class Took(Seen, frozen=True, kw_only=True, tag="took"):
    ability: str
    holder: int  # -1: the supply


class Food(Seen, frozen=True, kw_only=True, tag="food"):
    """Food was converted, found or lost in a famine, there with points: so much of each."""

    how: str  # 'converted', 'found', 'starved'
    food: int
    points: int


class Filled(Seen, frozen=True, kw_only=True, tag="filled"):
    area: str
    pawn: int
    points: int


class Gained(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    seat: int
    points: int


class Scored(Seen, frozen=True, kw_only=True, tag="scored"):
    sheet: Sheet
    gained: tuple[Gained, ...]  # the sheet's totals, as they are told


class Drew(Seen, frozen=True, kw_only=True, tag="drew"):
    count: int
    cards: Cards | None  # None: not for your eyes


class Reshuffled(Seen, frozen=True, kw_only=True, tag="reshuffled"):
    count: int


class Ended(Seen, frozen=True, kw_only=True, tag="ended"):
    outcome: str
    winners: tuple[int, ...]
