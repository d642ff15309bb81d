"""Wildlife: all that a view holds, the sheet of a big scoring included; `engine/view.py` builds it."""

from __future__ import annotations

import msgspec

from waterhole.kernel import game as kernel

Cards = dict[str, int]  # kind of card -> cards; kinds without cards are left out
Tiles = dict[str, int]  # ability -> tiles


class Ranking(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One thing that was counted: an area, adaptations, abilities or food; a number for each player."""

    name: str
    counts: tuple[int, ...]
    ranks: tuple[int, ...]  # 0: not ranked
    points: tuple[int, ...]
    monopoly: str = ""  # 'big' or 'small'


class HerdScore(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    seat: int
    size: int
    rank: int
    points: int
    spaces: tuple[str, ...]


class Sheet(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Every point of a big scoring, in the printed order."""

    areas: tuple[Ranking, ...]
    herds: tuple[HerdScore, ...]  # the largest first; only those that rank
    others: tuple[Ranking, ...]  # adaptations, abilities, food
    totals: tuple[int, ...]


class PlayerView(kernel.PlayerView, frozen=True, kw_only=True):
    """One player's place at the table."""

    organism: str  # empty before it is chosen
    left: int  # who sits to the left
    hand: Cards | None  # None: not for your eyes
    known: Cards  # what all have seen going into this hand
    tiles: int  # on the island
    supply: int
    lost: int
    food: int
    points: int
    levels: dict[str, str]  # terrain -> what the organism can do there
    adaptations: int  # tiles on the chart
    abilities: Tiles
    turned: Tiles  # those of them used in this turn


class WildlifeView(kernel.View, frozen=True, kw_only=True):
    players: tuple[PlayerView, ...]
    land: tuple[str, ...]  # rows of terrains: capital letters are large areas, '.' is sea
    tiles: tuple[str, ...]  # the same rows: the number of the player from 1, '-' an empty space
    current: int
    starter: int
    round: int  # from 1
    step: str
    card: str  # being used or auctioned
    bid: int
    bidder: int  # -1: nobody
    passed: tuple[int, ...]
    suggested: tuple[int, ...]  # sensible bids
    origin: str  # the space of a tile taken up
    target: str  # the space under attack
    deed: str  # what is done to it: 'attack', 'aggression' or 'swap'
    ability: str  # being taken from another player
    seeds_left: int  # tiles that each player who is asked still puts on the island
    plays_left: int
    auction_owed: bool
    free_migration: bool  # still to be made
    pile: int
    discard: Cards
    played: Cards  # in this turn
    marked: tuple[str, ...]  # areas with a pawn
    small_track: tuple[int, ...]  # as printed: what each filled area scores in turn
    big_scorings: tuple[int, ...]  # spaces of that track, from 1, that call for a big scoring
    next_small: int  # what the next filled area scores; 0: no pawn is left
    ability_supply: Tiles
    organism_lot: tuple[str, ...]  # to be chosen or auctioned
    organism: str  # up for auction now
    scoring_due: bool
    last_turn: str  # why this is the last turn; empty if it is not
    sheet: Sheet  # what a big scoring would give now
