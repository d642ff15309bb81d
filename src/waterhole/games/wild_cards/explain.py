"""Wild Cards: why a move is refused, and the ruling it breaks."""

from __future__ import annotations

from typing import cast

from waterhole.games.wild_cards.components import (
    BACK,
    BID,
    CARDS,
    DISCARD,
    EAGLE,
    EXCHANGE,
    M_DISCARD,
    M_EXCHANGE,
    M_PAY,
    M_REVEAL,
    M_SECOND,
    M_TAKE,
    PAY,
    REVEAL,
    SPECIES,
    TAKE,
    TIE,
)
from waterhole.games.wild_cards.moves import MOVES
from waterhole.games.wild_cards.rules import WildCards
from waterhole.games.wild_cards.table import held, highest
from waterhole.games.wild_cards.view import bids_down
from waterhole.kernel.core import State, size
from waterhole.kernel.game import Refused
from waterhole.kernel.move import Move

# What each step asks, and the ruling that says so.
_NOW = {
    BID: ("WC-3", "put down a card of your hand as your bid, for example '{example}'."),
    REVEAL: ("WC-4", "say which of your two cards is your bid, for example '{example}'."),
    EXCHANGE: ("WC-5", "the meerkat's exchange comes first, for example '{example}', or do not exchange."),
    DISCARD: ("WC-5", "you refill: discard cards, for example '{example}', or stop."),
    TIE: ("WC-8", "the tie is settled first: lay a card face down, for example '{example}'."),
    TAKE: ("WC-7", "take an animal of the display, for example '{example}', or pass."),
    PAY: ("WC-7", "you pay for your animal, for example '{example}'."),
    BACK: ("WC-14", "only the ibex's power is left: take your bid back or leave it."),
}
_KINDS = {
    BID: ("bid", "second"),
    REVEAL: ("reveal",),
    EXCHANGE: ("exchange",),
    DISCARD: ("discard",),
    TIE: ("pay",),
    TAKE: ("take",),
    PAY: ("pay",),
    BACK: ("back",),
}


def explain(state: State, seat: int, move: int) -> Refused:
    """The refusal of a move that the seat, who is waited for, may not make."""
    game = cast(WildCards, state)
    wanted = MOVES[move]
    step = int(game.step)
    if wanted.kind not in _KINDS[step]:
        rule, text = _NOW[step]
        return Refused(rule, text, example=MOVES.legal(game, seat)[0].text)
    if step == BID:
        return _bid(game, seat, wanted)
    if step == REVEAL:
        first, second = bids_down(game, seat)
        sentence = "you put down {first} and {second}; {card} is not among them."
        return Refused("WC-4", sentence, first=first, second=second, card=CARDS[move - M_REVEAL])
    if step == EXCHANGE:
        return _exchange(game, seat, move)
    if step == DISCARD:
        return _out_of_order(game, seat, move - M_DISCARD, "WC-5")
    if step == TAKE:
        slot = move - M_TAKE
        if slot >= game.players - 1:
            return _no_slot(game, slot)
        return Refused("WC-7", "you take an animal of the display; slot {slot} is empty.", slot=slot + 1)
    return _payment(game, seat, move - M_PAY)


def _bid(game: WildCards, seat: int, wanted: Move) -> Refused:
    down = bids_down(game, seat)
    if wanted.kind == "second" and game.leader_of(EAGLE) != seat:
        return Refused("WC-4", "only the eagle's holder puts down a second card; you do not have the eagle.")
    if wanted.kind == "second" and not down:
        sentence = "a second card comes after the first, for example '{example}'."
        return Refused("WC-4", sentence, example=MOVES.legal(game, seat)[0].text)
    if wanted.kind == "bid" and down:
        return Refused("WC-4", "you put down {card}; add a second card, or none.", card=down[0])
    card = CARDS[wanted.id % M_SECOND]
    if down and card == down[0]:
        return Refused("WC-4", "you put down your only {card} as the first card.", card=card)
    return Refused("WC-3", "you bid a card of your hand; you hold no {card}.", card=card)


def _exchange(game: WildCards, seat: int, move: int) -> Refused:
    species, slot = divmod(move - M_EXCHANGE, 4)
    if slot >= game.players - 1:
        return _no_slot(game, slot)
    sentence = "you exchange an animal of your collection; you have no {animal}."
    return Refused("WC-5", sentence, animal=SPECIES[species])


def _no_slot(game: WildCards, slot: int) -> Refused:
    sentence = "the display has {slots} slots; there is no slot {slot}."
    return Refused("WC-2", sentence, slots=int(game.players - 1), slot=slot + 1)


def _out_of_order(game: WildCards, seat: int, kind: int, rule: str) -> Refused:
    """A card that is not there, or comes before one already chosen."""
    if not held(game.hands[seat] - game.laying[seat], kind):
        if held(game.laying[seat], kind):
            return Refused(rule, "you choose among the cards of your hand; you hold no more {card}.", card=CARDS[kind])
        return Refused(rule, "you choose among the cards of your hand; you hold no {card}.", card=CARDS[kind])
    sentence = "cards are named in the order of the hand; {card} comes before {chosen}."
    return Refused("WC-20", sentence, card=CARDS[kind], chosen=CARDS[highest(game.laying[seat])])


def _payment(game: WildCards, seat: int, kind: int) -> Refused:
    rest = game.hands[seat] - game.laying[seat]
    missing = int(game.value - 1 - size(game.laying[seat]))
    rule = "WC-8" if game.step == TIE else "WC-7"
    if held(rest, kind) and (not game.laying[seat] or kind >= highest(game.laying[seat])):
        sentence = "you still pay {missing} cards in the order of your hand; starting at {card} leaves too few."
        return Refused("WC-20", sentence, missing=missing, card=CARDS[kind])
    return _out_of_order(game, seat, kind, rule)
