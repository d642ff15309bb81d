"""Wild Cards: what a player has, in points of the end that it foretells; what an animal adds to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from waterhole.games.wild_cards.engine.components import (
    ANIMAL_KINDS,
    CARD,
    HABITAT_BONUS,
    KINDS,
    LEADER_POINTS,
    NATURAL_HABITAT,
    PEACOCK,
    ROUNDS,
    VALUE,
    WILD,
)
from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.games.wild_cards.engine.scoring import collection_points
from waterhole.games.wild_cards.engine.table import held, natural
from waterhole.kernel.engine.bags import cards, count, size

POWER: Final = 0.5  # what a leader's power gives before it is lost, at the beginning of the game
TAKEN_FROM_A_RIVAL: Final = 0.5  # what a rival loses, against what one wins
# What a standing counts, in points, and how much a point of it decides: a logistic regression of who won, on 84,000
# beginnings of rounds in 6,000 games of two players by the rules of thumb, every tenth bid at random. EARLY is added
# in proportion to the part of the game that is still to be played.
POINT_OF_ANIMALS: Final = 0.85
POINT_OF_ANIMALS_EARLY: Final = -1.16  # what scores most today may be overtaken by another species
ANIMAL: Final = 0.06
ANIMAL_EARLY: Final = 2.07
POINT_OF_LEADERS: Final = 0.5
POINT_OF_LEADERS_EARLY: Final = -0.74
LEAD: Final = 0.23  # each animal by which a leader is held
SAFE_LEAD: Final = 3
CARD_IN_HAND: Final = 0.31
WILD_IN_HAND: Final = 0.66  # on top
ONE_IN_HAND: Final = -0.1  # on top


# -- the whole -------------------------------------------------------------------------


def won_share(game: WildCards, seat: i64) -> float:
    ranks = game.ranks()
    if ranks[seat] != 1:
        return 0.0
    winners: i64 = 0
    for other in range(game.seats):
        if ranks[other] == 1:
            winners += 1
    return 1.0 / float(winners)


def standing(game: WildCards, seat: i64) -> float:
    """Everything a player has, in points of the end that it foretells."""
    worth = float(game.tokens[seat]) + standing_of_animals(game, seat)
    return worth + standing_of_leaders(game, seat) + standing_of_hand(game, seat)


def standing_of_animals(game: WildCards, seat: i64) -> float:
    """Early any animal counts, whatever its species; at the end what it scores."""
    collection = game.collections[seat]
    left = part_left(game)
    worth = float(collection_points(collection)) * (POINT_OF_ANIMALS + POINT_OF_ANIMALS_EARLY * left)
    return worth + float(size(collection)) * (ANIMAL + ANIMAL_EARLY * left)


def standing_of_leaders(game: WildCards, seat: i64) -> float:
    """The less the earlier, the more the safer."""
    points: i64 = 0
    lead: i64 = 0
    for species in range(i64(ANIMAL_KINDS)):
        if game.leader_of(species) == seat:
            points += LEADER_POINTS[species]
            lead += lead_in(game, seat, species)
    worth = float(points) * (POINT_OF_LEADERS + POINT_OF_LEADERS_EARLY * part_left(game))
    return worth + LEAD * float(lead)


def lead_in(game: WildCards, seat: i64, species: i64) -> i64:
    """By how many animals a player leads, as far as it matters."""
    second: i64 = 0
    for player in range(game.players):
        n = count(game.collections[player], species)
        if player != seat and n > second:
            second = n
    lead = count(game.collections[seat], species) - second
    if lead > SAFE_LEAD:
        return SAFE_LEAD
    return lead


def standing_of_hand(game: WildCards, seat: i64) -> float:
    """Cards that nobody has time to use are worth nothing."""
    hand = game.hands[seat]
    worth = CARD_IN_HAND * float(size(hand))
    for habitat in range(i64(4)):
        worth += ONE_IN_HAND * float(held(hand, 4 * habitat))
    for value in range(i64(4)):
        worth += WILD_IN_HAND * float(held(hand, 4 * WILD + value))
    return worth * time_for_cards(game)


def rounds_left(game: WildCards) -> i64:
    """After this one."""
    return ROUNDS[game.players] - game.round_number()


def part_left(game: WildCards) -> float:
    """The part of the game after this round, from 0 to 1."""
    return float(rounds_left(game)) / float(ROUNDS[game.players])


def time_for_cards(game: WildCards) -> float:
    """From 0 to 1: whether the cards of a hand can still be used."""
    left = rounds_left(game)
    if left >= 3:
        return 1.0
    return float(left) / 3.0


def card_worth(game: WildCards) -> float:
    return CARD_IN_HAND * time_for_cards(game)


# -- animals ---------------------------------------------------------------------------


def worth_of_animal(game: WildCards, seat: i64, species: i64) -> float:
    """What it changes in the own standing: the collection, and its leader, also as its owner's loss."""
    before = game.collections[seat]
    after = before + cards(species, 1)
    left = part_left(game)
    worth = float(collection_points(after) - collection_points(before)) * (
        POINT_OF_ANIMALS + POINT_OF_ANIMALS_EARLY * left
    )
    worth += ANIMAL + ANIMAL_EARLY * left
    owner = game.leader_of(species)
    if owner == seat:
        if lead_in(game, seat, species) < SAFE_LEAD:
            worth += LEAD
        return worth
    if owner < 0 or count(after, species) >= count(game.collections[owner], species):
        worth += worth_of_leader(game, species)
        if 0 <= owner < game.seats:
            worth += TAKEN_FROM_A_RIVAL * worth_of_leader(game, species)
    return worth


def worth_of_leader(game: WildCards, species: i64) -> float:
    """Its points at the end, the less sure the earlier; and what its power may still do."""
    left = part_left(game)
    worth = float(LEADER_POINTS[species]) * (POINT_OF_LEADERS + POINT_OF_LEADERS_EARLY * left) + LEAD
    if species != PEACOCK:
        worth += POWER * left
    return worth


def fitting(hand: i64, habitat: i64) -> i64:
    """How many cards of a hand are of a habitat or wild."""
    n: i64 = 0
    for kind in range(i64(KINDS)):
        if kind >> 2 == habitat or kind >> 2 == WILD:
            n += held(hand, kind)
    return n


def earns_bonus(hand: i64, bid: i64, species: i64) -> bool:
    """Whether a bid can be completed from the rest of the hand with natural cards only."""
    return natural(CARD[bid], species) and fitting(hand, NATURAL_HABITAT[species]) >= VALUE[bid] - 1


def worth_of_slot(game: WildCards, seat: i64, slot: i64, hand: i64, bid: i64) -> float:
    """The animal of a slot for this bid, cards not counted; nothing for an empty slot."""
    species = game.animal_in(slot)
    if species < 0:
        return -1.0e9
    worth = worth_of_animal(game, seat, species)
    if game.paid[seat]:
        if natural(CARD[bid] + game.paid[seat], species):
            worth += float(HABITAT_BONUS)
    elif earns_bonus(hand, bid, species):
        worth += float(HABITAT_BONUS)
    return worth
