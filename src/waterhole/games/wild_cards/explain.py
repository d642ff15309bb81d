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
    PLURAL,
    REVEAL,
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
    BID: ("WC-3", "put down a card of your hand as your bid, for example '{}'"),
    REVEAL: ("WC-4", "say which of your two cards is your bid, for example '{}'"),
    EXCHANGE: ("WC-5", "the meerkat's exchange comes first, for example '{}', or 'no exchange'"),
    DISCARD: ("WC-5", "you refill: discard cards, for example '{}', or 'stop'"),
    TIE: ("WC-8", "the tie is settled first: lay a card face down, for example '{}'"),
    TAKE: ("WC-7", "take an animal of the display, for example '{}', or 'pass'"),
    PAY: ("WC-7", "you pay for your animal, for example '{}'"),
    BACK: ("WC-14", "only the ibex's power is left: 'take back' or 'leave'"),
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
        return Refused(rule, text.format(MOVES.legal(game, seat)[0].text) + ".")
    if step == BID:
        return _bid(game, seat, wanted)
    if step == REVEAL:
        down = " and ".join(bids_down(game, seat))
        return Refused("WC-4", f"you put down {down}; {CARDS[move - M_REVEAL]} is not among them.")
    if step == EXCHANGE:
        return _exchange(game, seat, move)
    if step == DISCARD:
        return _out_of_order(game, seat, move - M_DISCARD, "WC-5")
    if step == TAKE:
        slot = move - M_TAKE
        if slot >= game.players - 1:
            return Refused("WC-2", f"the display has {game.players - 1} slots; there is no slot {slot + 1}.")
        return Refused("WC-7", f"you take an animal of the display; slot {slot + 1} is empty.")
    return _payment(game, seat, move - M_PAY)


def _bid(game: WildCards, seat: int, wanted: Move) -> Refused:
    down = bids_down(game, seat)
    if wanted.kind == "second" and game.leader_of(EAGLE) != seat:
        return Refused("WC-4", "only the eagle's holder puts down a second card; you do not have the eagle.")
    if wanted.kind == "second" and not down:
        return Refused("WC-4", f"a second card comes after the first, for example '{MOVES.legal(game, seat)[0].text}'.")
    if wanted.kind == "bid" and down:
        return Refused("WC-4", f"you put down {down[0]}; add a second card, or say 'no second'.")
    card = CARDS[wanted.id % M_SECOND]
    if down and card == down[0]:
        return Refused("WC-4", f"you put down your only {card} as the first card.")
    return Refused("WC-3", f"you bid a card of your hand; you hold no {card}.")


def _exchange(game: WildCards, seat: int, move: int) -> Refused:
    species, slot = divmod(move - M_EXCHANGE, 4)
    if slot >= game.players - 1:
        return Refused("WC-2", f"the display has {game.players - 1} slots; there is no slot {slot + 1}.")
    return Refused("WC-5", f"you exchange an animal of your collection; you have no {PLURAL[species]}.")


def _out_of_order(game: WildCards, seat: int, kind: int, rule: str) -> Refused:
    """A card that is not there, or comes before one already chosen."""
    if not held(game.hands[seat] - game.laying[seat], kind):
        more = " more" if held(game.laying[seat], kind) else ""
        return Refused(rule, f"you choose among the cards of your hand; you hold no{more} {CARDS[kind]}.")
    chosen = CARDS[highest(game.laying[seat])]
    return Refused("WC-20", f"cards are named in the order of the hand; {CARDS[kind]} comes before {chosen}.")


def _payment(game: WildCards, seat: int, kind: int) -> Refused:
    rest = game.hands[seat] - game.laying[seat]
    missing = int(game.value - 1 - size(game.laying[seat]))
    rule = "WC-8" if game.step == TIE else "WC-7"
    if held(rest, kind) and (not game.laying[seat] or kind >= highest(game.laying[seat])):
        text = f"you still pay {missing} cards in the order of your hand; starting at {CARDS[kind]} leaves too few."
        return Refused("WC-20", text)
    return _out_of_order(game, seat, kind, rule)
