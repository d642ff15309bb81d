"""Wildlife: organisms, seats, the first cards and the seeds, before the first turn (WL-1, WL-2, WL-21)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.wildlife.engine.chapters.auctions import drop_out, name_bid
from waterhole.games.wildlife.engine.chapters.turns import begin_turn, refill
from waterhole.games.wildlife.engine.components import (
    ABILITY_CARD,
    AGES,
    AREA_HI,
    AREA_LO,
    AREAS,
    AUCTION_FOOD,
    BID_FOR_ORGANISM,
    BY_AUCTION,
    BY_CHOICE,
    CARD,
    CHART,
    CHOOSE_ORGANISM,
    DECK,
    M_PLACE,
    SEED,
    SEED_TILES,
    START_FOOD,
    START_TILES,
)
from waterhole.games.wildlife.engine.island import ones, write_spaces
from waterhole.games.wildlife.engine.table import Table, most_seeds
from waterhole.kernel.engine.masks import BIT, bits, lowest, one_of

# -- organisms (WL-1, WL-21) -----------------------------------------------------------


def set_up(table: Table) -> None:
    table.pile = DECK
    table.lot = (1 << len(CHART)) - 1
    food: i64 = START_FOOD
    if table.way == BY_AUCTION:
        food = AUCTION_FOOD
    for seat in range(table.seats):
        table.food[seat] = food
        table.circle |= ((seat + 1) % table.seats) << (4 * seat)
    if table.way == BY_CHOICE:
        table.step = CHOOSE_ORGANISM
    elif table.way == BY_AUCTION:
        draw_lots(table)
        open_organism_auction(table, 0)
    else:
        for seat in range(table.seats):
            give_organism(table, seat, one_of(table.lot, table.rng), 0)
        sit_down(table)


def give_organism(table: Table, seat: i64, organism: i64, price: i64) -> None:
    table.lot ^= BIT[organism]
    table.organisms[seat] = organism
    table.adapted[seat] = CHART[organism]
    table.supply[seat] = START_TILES[table.seats]
    table.food[seat] -= price
    if table.journal is not None:
        table.note("organism", seat, (organism, price))


def choose_organism(table: Table, organism: i64) -> None:
    """In the order of seats; the last of six has no choice (WL-24)."""
    give_organism(table, table.actor, organism, 0)
    table.actor += 1
    if table.actor == table.seats - 1 and bits(table.lot) == 1:
        give_organism(table, table.actor, lowest(table.lot), 0)
        table.actor += 1
    if table.actor == table.seats:
        sit_down(table)


def draw_lots(table: Table) -> None:
    """As many organisms as players are auctioned."""
    drawn: i64 = 0
    for seat in range(table.seats):
        drawn |= BIT[one_of(table.lot & ~drawn, table.rng)]
    table.lot = drawn


def open_organism_auction(table: Table, opener: i64) -> None:
    """The opener, or the next to the left without an organism, must bid for the oldest; the last one is free."""
    while table.organisms[opener] >= 0:
        opener = table.left_of(opener)
    if bits(table.lot) == 1:
        give_organism(table, opener, lowest(table.lot), 0)
        sit_down(table)
        return
    table.bid = -1
    table.bidder = -1
    table.passed = 0
    table.actor = opener
    table.step = BID_FOR_ORGANISM
    if table.food[opener] == 0:
        bid_for_organism(table, 0)


def bid_for_organism(table: Table, bid: i64) -> None:
    name_bid(table, bid)
    next_organism_bidder(table)


def pass_organism(table: Table) -> None:
    drop_out(table)
    next_organism_bidder(table)


def next_organism_bidder(table: Table) -> None:
    """Ask whoever can still raise; when nobody is left the organism is sold to the bank."""
    seat = table.left_of(table.actor)
    while seat != table.bidder:
        if table.organisms[seat] < 0 and not table.passed & BIT[seat]:
            if table.food[seat] > table.bid:
                table.actor = seat
                return
            table.passed |= BIT[seat]
        seat = table.left_of(seat)
    give_organism(table, table.bidder, table.oldest_in_lot(), table.bid)
    open_organism_auction(table, table.bidder)


# -- seats and cards (WL-1) ------------------------------------------------------------


def sit_down(table: Table) -> None:
    """The oldest organism starts on 1, the next clockwise stands on 2, and so on; cards are dealt."""
    table.lot = 0
    table.bid = 0
    table.bidder = -1
    table.passed = 0
    for seat in range(table.seats):
        if AGES[table.organisms[seat]] > AGES[table.organisms[table.starter]]:
            table.starter = seat
    if table.way == BY_AUCTION:
        sit_by_age(table)
    seat = table.starter
    for place in range(table.seats):
        table.points[seat] = place + 1
        seat = table.left_of(seat)
    deal(table)
    table.seeds = table.seats * SEED_TILES[table.seats]
    table.step = SEED
    table.current = table.starter
    table.actor = table.starter


def sit_by_age(table: Table) -> None:
    """To the left of each sits the next younger, to the left of the youngest the oldest."""
    table.circle = 0
    for seat in range(table.seats):
        age = AGES[table.organisms[seat]]
        left = table.starter
        for other in range(table.seats):
            younger = AGES[table.organisms[other]]
            if younger < age and (left == table.starter or younger > AGES[table.organisms[left]]):
                left = other
        table.circle |= left << (4 * seat)


def deal(table: Table) -> None:
    for seat in range(table.seats):
        if table.unlimited:
            table.pile -= CARD[ABILITY_CARD]
            table.hands[seat] = CARD[ABILITY_CARD]
            table.given |= BIT[seat]
    for seat in range(table.seats):
        refill(table, seat)


# -- seeds (WL-2) ----------------------------------------------------------------------


def legal_seeds(table: Table, seat: i64, out: vec[i64]) -> i64:
    """Empty spaces of land the organism can use, in areas that may get another tile (WL-2)."""
    n: i64 = 0
    for area in range(i64(AREAS)):
        if (table.adapted[seat] >> (area >> 1)) & 1:
            lo = table.taken_lo & AREA_LO[area]
            hi = table.taken_hi & AREA_HI[area]
            if ones(lo) + ones(hi) < most_seeds(area):
                n = write_spaces(AREA_LO[area] ^ lo, AREA_HI[area] ^ hi, M_PLACE, out, n)
    return n


def seed(table: Table, space: i64) -> None:
    seat = table.actor
    table.lay(seat, space)
    table.supply[seat] -= 1
    if table.journal is not None:
        table.note("seeded", seat, (space,))
    table.seeds -= 1
    if table.seeds:
        table.current = table.left_of(seat)
        table.actor = table.current
    else:
        table.current = table.starter
        begin_turn(table)
