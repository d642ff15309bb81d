"""Wildlife: what a seat may know (WL-22), as numbers for learners."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from waterhole.games.wildlife.engine.components import (
    ABILITY_KINDS,
    ABILITY_WIDTH,
    AREAS,
    BIT_MODULUS,
    CARD_KINDS,
    ORGANISMS,
    SPACE_OF_HI,
    SPACE_OF_LO,
    SPACES,
    STEPS,
    TERRAIN_KINDS,
)
from waterhole.games.wildlife.engine.rules import Wildlife, new_game
from waterhole.games.wildlife.engine.table import bag_size, card_count, level_in
from waterhole.kernel.engine.observer import Page, PartObserver
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import MOST_SEATS, places_after, seat_after

ORGANISM_KINDS: Final[i64] = len(ORGANISMS)
STEP_KINDS: Final[i64] = len(STEPS)


@final
class WildlifeObserver(PartObserver):
    def any_game(self, seats: i64) -> Wildlife:
        return new_game(seats, 0, False, False, False, 0, Rng(0))

    def show(self, game: Wildlife, seat: i64, to: Page) -> None:
        hand: i64 = 0
        if seat >= 0:
            hand = game.hands[seat]
        to.choice("own seat", MOST_SEATS, seat)
        show_cards("own hand, by kind", hand, to)
        show_table(game, to)
        for i in range(game.seats):
            to.turn_to("player", i)
            show_player(game, seat, seat_after(seat, i, game.seats), to)


def show_table(game: Wildlife, to: Page) -> None:
    to.choice("step", STEP_KINDS, game.step)
    to.choice("card being used or auctioned", CARD_KINDS, game.card)
    to.choice("space a tile moves from", SPACES, game.origin)
    to.choice("space under attack, or number of the ability taken", SPACES, game.target)
    to.number("bid", game.bid)
    to.number("what is defended against", game.deed)
    to.number("1: the winner of the auction uses the card", game.buying)
    to.number("round, from 0", game.round)
    to.number("turns ended in this round", game.turns)
    to.number("tiles still to be seeded", game.seeds)
    to.number("plays of this turn", game.plays)
    to.number("intelligence used for more plays", game.extra)
    to.number("the owed auction was held", game.auctioned)
    to.number("the free migration was made", game.migrated)
    to.number("a big scoring follows this turn", game.due)
    to.number("why this is the last turn", game.ending)
    to.number("pile", bag_size(game.pile))
    to.number("option: organisms", game.way)
    to.number("option: unlimited abilities", game.unlimited)
    to.number("option: the buyer expands", game.buyer_expands)
    to.number("option: the last begins", game.start_last)
    to.number("option: rounds", game.rounds)
    show_cards("discards, by kind", game.discard, to)
    show_cards("played in this turn, by kind", game.played, to)
    to.mask("areas with a pawn", game.marked, AREAS)
    to.mask("organisms to be chosen or auctioned", game.lot, ORGANISM_KINDS)


def show_player(game: Wildlife, seat: i64, player: i64, to: Page) -> None:
    to.choice("organism", ORGANISM_KINDS, game.organisms[player])
    to.number("cards in hand", bag_size(game.hands[player]))
    to.number("known to hold an ability card", (game.given >> player) & 1)
    to.number("tiles in supply", game.supply[player])
    to.number("tiles lost", game.lost[player])
    to.number("food", game.food[player])
    to.number("points", game.points[player])
    at = to.room("what it can do, by terrain", TERRAIN_KINDS)
    for terrain in range(i64(TERRAIN_KINDS)):
        to.out[at + terrain] = i16(level_in(game.adapted[player], terrain))
    to.counts("abilities", game.abilities[player], ABILITY_WIDTH, ABILITY_KINDS)
    to.counts("abilities used in this turn", game.turned[player], ABILITY_WIDTH, ABILITY_KINDS)
    left = places_after(seat, game.left_of(player), game.seats)
    to.number("its left neighbour's place from the observer", left)
    to.flag("starter", game.starter == player)
    to.flag("whose turn it is", game.current == player)
    to.flag("who decides", game.actor == player)
    to.flag("highest bidder", game.bidder == player)
    to.number("passed", (game.passed >> player) & 1)
    show_tiles(game, player, to)


def show_tiles(game: Wildlife, player: i64, to: Page) -> None:
    at = to.zeros("tiles on the island, by space", SPACES)
    tiles = game.tiles_lo[player]
    while tiles:
        to.out[at + SPACE_OF_LO[(tiles & -tiles) % BIT_MODULUS]] = 1
        tiles &= tiles - 1
    tiles = game.tiles_hi[player]
    while tiles:
        to.out[at + SPACE_OF_HI[(tiles & -tiles) % BIT_MODULUS]] = 1
        tiles &= tiles - 1


def show_cards(name: str, bag: i64, to: Page) -> None:
    at = to.room(name, CARD_KINDS)
    for kind in range(i64(CARD_KINDS)):
        to.out[at + kind] = i16(card_count(bag, kind))
