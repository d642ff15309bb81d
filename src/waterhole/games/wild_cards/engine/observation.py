"""Wild Cards: what a seat may know (WC-18), as numbers for learners."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from waterhole.games.wild_cards.engine.components import ANIMAL_KINDS, KIND_WIDTH, KINDS, PAY, SLOTS, STEPS
from waterhole.games.wild_cards.engine.rules import WildCards, new_game
from waterhole.kernel.engine.bags import BAG_WIDTH, size
from waterhole.kernel.engine.observer import Page, PartObserver
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import seat_after

MOST_PLAYERS: Final = 5
STEP_KINDS: Final[i64] = len(STEPS)
BIDS: Final = KINDS + 1  # the refill card besides
PLAYER_LENGTH: Final = 8 + 2 * KINDS + 2 * ANIMAL_KINDS + BIDS


@final
class WildCardsObserver(PartObserver):
    def any_game(self, seats: i64) -> WildCards:
        """With Leo, wherever he may play."""
        return new_game(seats, seats < MOST_PLAYERS, False, False, Rng(0))

    def show(self, game: WildCards, seat: i64, to: Page) -> None:
        show_own(game, seat, to)
        to.choice("step", STEP_KINDS, game.step)
        to.number("round", game.round_number())
        to.number("value being settled", game.value)
        wanted: i64 = 0
        if game.step == PAY:
            wanted = game.wanted + 1
        to.number("slot being paid for, from 1", wanted)
        for slot in range(i64(SLOTS)):
            to.turn_to("display, slot", slot + 1)
            to.choice("species", ANIMAL_KINDS, game.animal_in(slot))
        places: i64 = min(game.seats + 1, MOST_PLAYERS)
        for i in range(places):
            to.turn_to("player", i)
            if i < game.seats:
                show_player(game, seat_after(seat, i, game.seats), to)
            elif i < game.players:
                show_player(game, i, to)
            else:
                to.nothing(PLAYER_LENGTH)
        to.turn_to_table()
        to.number("talisman used", game.talisman_used)
        to.number("talisman: the holder goes first", game.holder_first)
        to.number("pile", size(game.pile))
        to.counts("discards, by kind", game.discard, KIND_WIDTH, KINDS)
        to.number("animals in the pile", size(game.animals))
        to.counts("animals seen leaving the game, by species", game.box_seen, BAG_WIDTH, ANIMAL_KINDS)


def show_own(game: WildCards, seat: i64, to: Page) -> None:
    hand: i64 = 0
    laying: i64 = 0
    chosen: i64 = 0
    asked: i64 = 0
    if seat >= 0:
        hand = game.hands[seat]
        laying = game.laying[seat]
        chosen = game.chosen[seat]
        asked = (game.owing >> seat) & 1
    to.counts("own hand, by kind of card", hand, KIND_WIDTH, KINDS)
    to.counts("own cards of an unfinished choice, or face down in a tie, by kind", laying, KIND_WIDTH, KINDS)
    to.choice("own first card put down", BIDS, (chosen & 31) - 1)
    to.choice("own second card put down", BIDS, (chosen >> 5) - 1)
    to.number("asked", asked)


def show_player(game: WildCards, player: i64, to: Page) -> None:
    to.flag("at the table", True)
    to.number("cards in hand", size(game.hands[player]))
    to.counts("hand as all know it, by kind", game.known[player], KIND_WIDTH, KINDS)
    to.counts("collection, by species", game.collections[player], BAG_WIDTH, ANIMAL_KINDS)
    at = to.zeros("leaders, by species", ANIMAL_KINDS)
    for species in range(i64(ANIMAL_KINDS)):
        if game.leader_of(species) == player:
            to.out[at + species] = 1
    to.number("tokens", game.tokens[player])
    to.choice("bid face up", BIDS, game.bids[player])
    to.counts("paid, by kind", game.paid[player], KIND_WIDTH, KINDS)
    to.number("owes a decision", (game.owing >> player) & 1)
    to.flag("has the talisman", game.talisman == player)
    to.number("was offered the meerkat's exchange", (game.exchanged >> player) & 1)
    to.number("took an animal this round", (game.took >> player) & 1)
    to.number("place in the order of this value, from 1", place_in_queue(game.queue, player))


def place_in_queue(queue: i64, player: i64) -> i64:
    """From 1; 0: not in it."""
    place: i64 = 1
    while queue:
        if (queue & 15) - 1 == player:
            return place
        queue >>= 4
        place += 1
    return 0
