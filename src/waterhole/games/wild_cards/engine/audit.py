"""Wild Cards: the check that every card is somewhere, exactly once."""

from __future__ import annotations

from mypy_extensions import i64

from waterhole.games.wild_cards.engine.components import (
    ANIMAL_KINDS,
    ANIMALS,
    CARD,
    DECK,
    DISCARD,
    HAND_LIMIT,
    PAY,
    REFILL,
    REVEAL,
    TAKE,
    VALUE,
)
from waterhole.games.wild_cards.engine.table import Table, within
from waterhole.kernel.engine.bags import cards, count, size


def fault_in(table: Table) -> str:
    habitat = table.pile + table.discard
    animals = table.animals + table.box_seen + table.box_unseen
    for slot in range(table.players - 1):
        if table.animal_in(slot) >= 0:
            animals += cards(table.animal_in(slot), 1)
    for player in range(table.players):
        habitat += table.hands[player] + table.paid[player]
        if 0 <= table.bids[player] < REFILL:
            habitat += CARD[table.bids[player]]
        animals += table.collections[player]
        fault = audit_player(table, player)
        if fault != "":
            return fault
    if habitat != DECK:
        return "habitat cards are not all there, exactly once"
    if animals != ANIMALS:
        return "animals are not all there, exactly once"
    if size(table.animals) % (table.players - 1):
        return "WC-1: the animals do not last for whole rounds"
    return audit_leaders(table)


def audit_player(table: Table, player: i64) -> str:
    hand = table.hands[player]
    if size(hand) > HAND_LIMIT:
        return "more than ten habitat cards in a hand"
    if not within(table.known[player], hand):
        return "WC-18: a card is known that is not in the hand"
    if not within(table.laying[player], hand):
        return "a card is being laid that is not in the hand"
    if table.laying[player] and (table.step < DISCARD or table.step > PAY or table.step == TAKE):
        return "cards are being laid when nobody is asked for them"
    if table.paid[player] and (table.bids[player] < 0 or size(table.paid[player]) != VALUE[table.bids[player]] - 1):
        return "a payment does not fit its bid"
    face_down = table.chosen[player]
    if face_down and table.step > REVEAL:
        return "a bid is still face down"
    while face_down:
        card = (face_down & 31) - 1
        if card != REFILL and not within(CARD[card], hand):
            return "a card is bid that is not in the hand"
        face_down >>= 5
    return ""


def audit_leaders(table: Table) -> str:
    """A leader is in the supply exactly when nobody has its species; no one has more than its owner (WC-11)."""
    for species in range(i64(ANIMAL_KINDS)):
        owner = table.leader_of(species)
        owned: i64 = 0
        if owner >= 0:
            owned = count(table.collections[owner], species)
            if owned == 0:
                return "WC-11: a leader without an animal of its species"
        for player in range(table.players):
            if count(table.collections[player], species) > owned:
                return "WC-11: somebody has more of a species than the owner of its leader"
    return ""
