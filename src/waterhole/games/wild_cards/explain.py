"""Wild Cards: why a move is refused, and the ruling it breaks."""

from __future__ import annotations

from waterhole.games.wild_cards.engine.components import (
    BACK,
    BID,
    CARDS,
    DISCARD,
    EAGLE,
    EXCHANGE,
    M_DISCARD,
    M_EXCHANGE,
    M_PAY,
    M_SECOND,
    M_TAKE,
    PAY,
    REVEAL,
    SPECIES,
    TAKE,
    TIE,
)
from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.games.wild_cards.engine.table import held, highest
from waterhole.games.wild_cards.engine.view import bids_down
from waterhole.games.wild_cards.moves import MOVES
from waterhole.kernel.engine.bags import size
from waterhole.kernel.game import Refused
from waterhole.kernel.move import Move

# What each step asks: the kinds of move that answer, and the ruling and message that say so.
_ASKED = {
    BID: (("bid", "second"), "WC-3", "refused-bid-first"),
    REVEAL: (("reveal",), "WC-4", "refused-reveal-first"),
    EXCHANGE: (("exchange",), "WC-5", "refused-exchange-first"),
    DISCARD: (("discard",), "WC-5", "refused-discard-first"),
    TIE: (("pay",), "WC-8", "refused-tie-first"),
    TAKE: (("take",), "WC-7", "refused-take-first"),
    PAY: (("pay",), "WC-7", "refused-pay-first"),
    BACK: (("back",), "WC-14", "refused-back-first"),
}


def explain(game: WildCards, seat: int, move: int) -> Refused:
    """The refusal of a move that the seat, who is waited for, may not make."""
    wanted = MOVES[move]
    step = int(game.step)
    kinds, rule, message = _ASKED[step]
    if wanted.kind not in kinds:
        return Refused(rule, message, example=MOVES.legal(game, seat)[0].text)
    if step == BID:
        return _bid(game, seat, wanted)
    if step == REVEAL:
        first, second = bids_down(game, seat)
        return Refused("WC-4", "refused-not-down", first=first, second=second)
    if step == EXCHANGE:
        return _exchange(game, seat, move)
    if step == DISCARD:
        return _out_of_order(game, seat, move - M_DISCARD, "WC-5")
    if step == TAKE:
        slot = move - M_TAKE
        if slot >= game.players - 1:
            return _no_place(game, slot)
        return Refused("WC-7", "refused-place-empty", slot=slot + 1)
    return _payment(game, seat, move - M_PAY)


def _bid(game: WildCards, seat: int, wanted: Move) -> Refused:
    down = bids_down(game, seat)
    if wanted.kind == "second" and game.leader_of(EAGLE) != seat:
        return Refused("WC-4", "refused-no-eagle")
    if wanted.kind == "second" and not down:
        return Refused("WC-4", "refused-second-before-first", example=MOVES.legal(game, seat)[0].text)
    if wanted.kind == "bid" and down:
        return Refused("WC-4", "refused-bid-already", card=down[0])
    card = CARDS[wanted.id % M_SECOND]
    if down and card == down[0]:
        return Refused("WC-4", "refused-only-one", card=card)
    return Refused("WC-3", "refused-not-held", card=card)


def _exchange(game: WildCards, seat: int, move: int) -> Refused:
    species, slot = divmod(move - M_EXCHANGE, 4)
    if slot >= game.players - 1:
        return _no_place(game, slot)
    return Refused("WC-5", "refused-no-such-animal", animal=SPECIES[species])


def _no_place(game: WildCards, slot: int) -> Refused:
    return Refused("WC-2", "refused-no-place", slots=int(game.players - 1), slot=slot + 1)


def _out_of_order(game: WildCards, seat: int, kind: int, rule: str) -> Refused:
    """A card that is not there, or comes before one already chosen."""
    if not held(game.hands[seat] - game.laying[seat], kind):
        message = "refused-no-more" if held(game.laying[seat], kind) else "refused-not-held"
        return Refused(rule, message, card=CARDS[kind])
    chosen = CARDS[highest(game.laying[seat])]
    return Refused("WC-20", "refused-further-left", card=CARDS[kind], chosen=chosen)


def _payment(game: WildCards, seat: int, kind: int) -> Refused:
    rest = game.hands[seat] - game.laying[seat]
    missing = int(game.value - 1 - size(game.laying[seat]))
    rule = "WC-8" if game.step == TIE else "WC-7"
    if held(rest, kind) and (not game.laying[seat] or kind >= highest(game.laying[seat])):
        return Refused("WC-20", "refused-too-few", missing=missing, card=CARDS[kind])
    return _out_of_order(game, seat, kind, rule)
