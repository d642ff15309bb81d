"""Wild Cards: what others cannot know is dealt and chosen again (WC-18)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wild_cards.engine.chapters.bidding import add_second, put_down
from waterhole.games.wild_cards.engine.chapters.taking import lay_face_down
from waterhole.games.wild_cards.engine.components import BID, M_BID, M_NO_SECOND, M_PAY, M_SECOND, REVEAL, TIE
from waterhole.games.wild_cards.engine.table import Table, draw_cards
from waterhole.kernel.engine.bags import draw_many, size
from waterhole.kernel.engine.masks import BIT
from waterhole.kernel.engine.rng import Rng


def deal_again(table: Table, seat: i64, rng: Rng) -> None:
    unknown = table.pile
    for player in range(table.players):
        if player != seat:
            unknown += table.hands[player] - table.known[player]
    for player in range(table.players):
        if player != seat:
            unseen = draw_cards(unknown, size(table.hands[player]) - size(table.known[player]), rng)
            unknown -= unseen
            table.hands[player] = table.known[player] + unseen
    table.pile = unknown
    away = draw_many(table.animals + table.box_unseen, size(table.box_unseen), rng)
    table.animals += table.box_unseen - away
    table.box_unseen = away
    for other in range(table.seats):
        if other != seat:
            choose_again(table, other, rng)
    table.rng = rng.split()


def choose_again(table: Table, seat: i64, rng: Rng) -> None:
    """A complete secret choice is drawn again; of an unfinished one nothing is known."""
    if table.step == BID and table.hands[seat]:
        table.chosen[seat] = 0
        if not table.owing & BIT[seat]:
            table.owing |= BIT[seat]
            while table.owing & BIT[seat]:
                put_down(table, seat, any_legal(table, seat, rng))
    elif table.step == REVEAL and table.chosen[seat]:
        table.step = BID
        table.chosen[seat] = 0
        table.chosen[seat] = any_legal(table, seat, rng) - M_BID + 1
        second: i64 = M_NO_SECOND
        while second == M_NO_SECOND:
            second = any_legal(table, seat, rng)
        add_second(table, seat, second - M_SECOND)
        table.step = REVEAL
    elif table.step == TIE and table.laying[seat]:
        lay_again(table, seat, rng)
    else:
        table.laying[seat] = 0


def lay_again(table: Table, seat: i64, rng: Rng) -> None:
    if size(table.hands[seat]) == table.value - 1:
        table.laying[seat] = table.hands[seat]
        return
    table.laying[seat] = 0
    if not table.owing & BIT[seat]:
        table.owing |= BIT[seat]
        while table.owing & BIT[seat]:
            lay_face_down(table, seat, any_legal(table, seat, rng) - M_PAY)


def any_legal(table: Table, seat: i64, rng: Rng) -> i64:
    out = vec[i64]([0] * 18)
    return out[rng.below(table.legal(seat, out))]
