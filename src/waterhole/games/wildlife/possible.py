"""Wildlife: what a position cannot be: wrong actors, leftovers of another step, means that are not there."""

from __future__ import annotations

from collections.abc import Callable

from waterhole.games.wildlife.engine.components import (
    ABILITY_CARD,
    ABILITY_HOLDER,
    ABILITY_KIND,
    ADAPTATION_CARD,
    ADAPTATION_TERRAIN,
    AGES,
    AGGRESSION,
    AGGRESSION_SPACE,
    AREA_OF,
    ATTACK_AT,
    AUCTION_FOOD,
    BID,
    BID_FOR_ORGANISM,
    BOUGHT_EVENT,
    BY_AGGRESSION,
    BY_ATTACK,
    BY_AUCTION,
    BY_CHOICE,
    BY_SWAP,
    CHOOSE_ORGANISM,
    DEFENDING,
    DEFENSE,
    DESTINATION,
    ELEVENTH_PAWN,
    EMPTY_SUPPLY,
    EPIDEMIC,
    EPIDEMIC_TILE,
    FOOD_SOURCE,
    GOES_ON,
    HAND_SIZE,
    INTELLIGENCE,
    JOKER,
    JOKER_NAME,
    LOWEST_BID,
    MIGRATION,
    MOBILITY,
    MOBILITY_SPACE,
    MOBILITY_TILE,
    NO_CARD,
    OVER,
    PAWNS,
    PAYMENT,
    PLAYS,
    ROUNDS_OVER,
    SEED,
    SEED_TILES,
    SPACE_HI,
    SPACE_LO,
    STEPS,
    TERRAIN_CARD,
    TERRAIN_KINDS,
)
from waterhole.games.wildlife.engine.island import ones
from waterhole.games.wildlife.engine.rules import Wildlife
from waterhole.games.wildlife.engine.table import bag_size
from waterhole.kernel.engine.masks import bits
from waterhole.kernel.position import refuse

# The cards that are used in each step; a step that is not here uses none.
CARDS = {
    DESTINATION: range(NO_CARD, TERRAIN_KINDS),
    TERRAIN_CARD: range(TERRAIN_KINDS),
    ADAPTATION_TERRAIN: (ADAPTATION_CARD,),
    ABILITY_KIND: (ABILITY_CARD,),
    ABILITY_HOLDER: (ABILITY_CARD,),
    JOKER_NAME: (JOKER,),
    BID: range(FOOD_SOURCE + 3),
    PAYMENT: range(FOOD_SOURCE + 3),
    BOUGHT_EVENT: range(FOOD_SOURCE, FOOD_SOURCE + 3),
    DEFENDING: range(NO_CARD, TERRAIN_KINDS),
    EPIDEMIC_TILE: (EPIDEMIC,),
}
OF_THE_BUYER = {*CARDS} - {BID}  # steps that the buyer of an auctioned card may be in


def check_table(state: Wildlife) -> None:
    step = int(state.step)
    for seat, hand in enumerate(state.hands):
        held = int(bag_size(hand)) + (int(state.plays) if seat == state.current and step != OVER else 0)
        refuse(held > HAND_SIZE, f"WL-3: seat {seat + 1} has {held} cards with those played; nobody has more than ten.")
    refuse(state.due != 0 and bits(state.marked) < 4, "WL-18: a big scoring is due from the fourth pawn on.")
    if step != OVER:
        beyond = max(0, int(state.plays) - PLAYS)
        refuse(state.extra != beyond, f"WL-3: {state.plays} plays are {beyond} by intelligence, not {state.extra}.")
        used = sum(int(tiles >> (4 * INTELLIGENCE)) & 15 for tiles in state.turned)
        refuse(used != beyond, f"WL-3: {beyond} plays were by intelligence, and {used} such tiles are turned.")
    if step in (CHOOSE_ORGANISM, BID_FOR_ORGANISM):
        check_preparation(state)
    elif step == OVER:
        check_end(state)
    else:
        refuse(state.lot != 0, "lot: all organisms are given before the seeds.")
        if step == SEED:
            check_seeds(state)
        else:
            check_turn(state)
            check_decision(state)
    if step in MORE_CHECKS:
        MORE_CHECKS[step](state)


# -- before the game (WL-1, WL-2, WL-24) -------------------------------------------------


def check_preparation(state: Wildlife) -> None:
    """Nothing has happened yet but that some have their organisms."""
    seats = range(state.seats)
    given = [int(organism) for organism in state.organisms if organism >= 0]
    refuse(any(state.hands) or bool(state.played or state.discard), "WL-1: cards are dealt after the organisms.")
    refuse(bool(state.taken_lo | state.taken_hi or state.marked), "WL-2: tiles come after the organisms.")
    refuse(any(state.points) or any(state.abilities), "WL-1: nobody has points or abilities before the organisms.")
    refuse(any(state.lost), "WL-1: no tile is lost before the game.")
    refuse(any((state.lot >> organism) & 1 for organism in given), "lot: an organism there is given already.")
    refuse(bool(state.current or state.starter or state.round or state.turns), "WL-1: no turn before the organisms.")
    refuse(bool(state.seeds or state.auctioned or state.migrated or state.due), "WL-1: no turn before the organisms.")
    refuse(state.ending != GOES_ON, "WL-18: the game does not end before it begins.")
    refuse(any(state.organisms[seat] >= 0 for seat in seats if seat == state.actor), "the actor has an organism.")
    no_leftovers(state, card=True, origin=True, target=True, buying=True)


def check_choosing(state: Wildlife) -> None:
    given = [seat for seat, organism in enumerate(state.organisms) if organism >= 0]
    refuse(state.way != BY_CHOICE, "WL-24: organisms are chosen with organisms=choose.")
    refuse(given != list(range(state.actor)), "WL-24: organisms are chosen in the order of seats.")
    refuse(bits(state.lot) + len(given) != len(AGES), "lot: the organisms that nobody has are to be chosen.")
    no_leftovers(state, bids=True)


def check_organism_auction(state: Wildlife) -> None:
    without = [seat for seat, organism in enumerate(state.organisms) if organism < 0]
    refuse(state.way != BY_AUCTION, "WL-21: organisms are auctioned with organisms=auction.")
    refuse(bits(state.lot) != len(without) or len(without) < 2, "lot: there is an organism for everybody without one.")
    refuse(max(state.food) > AUCTION_FOOD, f"WL-21: everybody begins with {AUCTION_FOOD} food.")
    refuse(any((state.passed >> seat) & 1 for seat in range(state.seats) if seat not in without), "passed: not asked.")
    refuse((state.passed >> state.actor) & 1 != 0, "passed: who has passed is not asked again.")
    if state.bidder < 0:
        refuse(state.bid != -1 or state.passed != 0, "WL-21: who opens the auction bids before anybody passes.")
    else:
        refuse(state.bidder not in without or state.bidder == state.actor, "bidder: another without an organism.")
        refuse((state.passed >> state.bidder) & 1 != 0, "passed: the bidder has not passed.")
        refuse(not 0 <= state.bid <= state.food[state.bidder], "bid: nobody bids more than he has.")
    refuse(state.food[state.actor] <= max(state.bid, 0), "WL-21: who cannot raise is not asked.")


def check_seeds(state: Wildlife) -> None:
    """In turn from the owner of the oldest organism, each as often as it was his turn."""
    ages = [int(AGES[organism]) for organism in state.organisms]
    refuse(ages[state.starter] != max(ages), "WL-1: the oldest organism starts.")
    whole = int(state.seats) * int(SEED_TILES[state.seats])
    refuse(state.seeds < 1, "seeds: in the step 'seed' there are tiles to be seeded.")
    seat, seeded = int(state.starter), [0] * int(state.seats)
    for _ in range(whole - int(state.seeds)):
        seeded[seat] += 1
        seat = int(state.left_of(seat))
    refuse(seat != state.current or state.actor != state.current, f"WL-2: seat {seat + 1} seeds now.")
    for seat, due in enumerate(seeded):
        on_board = int(ones(state.tiles_lo[seat]) + ones(state.tiles_hi[seat]))
        refuse(on_board != due, f"WL-2: seat {seat + 1} has seeded {on_board} tiles; it is {due} by now.")
        refuse(state.lost[seat] != 0, "WL-2: no tile is lost before the first turn.")
    refuse(bool(state.marked or state.round or state.turns), "WL-2: no turn before the last seed.")
    refuse(any(state.abilities) or bool(state.played or state.discard), "WL-2: no card is played before the last seed.")
    refuse(bool(state.auctioned or state.migrated or state.due or state.ending), "WL-2: no turn before the last seed.")
    no_leftovers(state, card=True, origin=True, target=True, buying=True, bids=True)


# -- a turn (WL-3, WL-12, WL-18) -----------------------------------------------------------


def check_turn(state: Wildlife) -> None:
    refuse(state.seeds != 0, "seeds: in a turn all tiles are seeded.")
    seat, places = int(state.starter), 0
    while seat != state.current:
        seat, places = int(state.left_of(seat)), places + 1
    refuse(
        state.turns != places, f"turns_ended: {places} turns of this round ended before this one, not {state.turns}."
    )
    refuse(state.rounds > 0 and state.round >= state.rounds, "WL-23: the game is over after the agreed rounds.")
    refuse(state.auctioned != 0 and state.plays == 0, "WL-3: an auction is one of the plays.")
    refuse(state.ending == ROUNDS_OVER, "WL-23: after the agreed rounds the game is over.")
    check_cause(state)
    empty = min(state.supply) == 0
    refuse(empty and state.seats == 2, "WL-20: between two an empty supply ends the game at once.")
    refuse(empty and state.ending == GOES_ON, "WL-18: an empty supply makes this the last turn (ending).")
    eleven = bits(state.marked) == PAWNS and state.seats > 2
    refuse(eleven and state.ending == GOES_ON, "WL-18: the eleventh pawn makes this the last turn (ending).")


def check_cause(state: Wildlife) -> None:
    """What ends the game is there."""
    refuse(state.ending == EMPTY_SUPPLY and min(state.supply) > 0, "WL-18: nobody's supply is empty.")
    pawns = bits(state.marked)
    refuse(state.ending == ELEVENTH_PAWN and pawns < PAWNS, f"WL-18: {pawns} pawns are placed, not eleven.")
    refuse(state.ending == ELEVENTH_PAWN and state.seats == 2, "WL-20: between two the eleventh pawn ends nothing.")


def check_end(state: Wildlife) -> None:
    refuse(state.ending == GOES_ON, "a game that is over has an ending.")
    over = state.rounds > 0 and state.round == state.rounds
    refuse(state.ending == ROUNDS_OVER and not over, "WL-23: the agreed rounds are not over.")
    refuse(state.due != 0 or state.lot != 0, "a game that is over has had its last big scoring.")
    check_cause(state)


# -- the decision ------------------------------------------------------------------------


def no_leftovers(
    state: Wildlife,
    *,
    card: bool = False,
    origin: bool = False,
    target: bool = False,
    buying: bool = False,
    bids: bool = False,
) -> None:
    """What another step has left is not there."""
    name = STEPS[state.step]
    refuse(card and state.card != NO_CARD, f"card: the step '{name}' is not about a card.")
    refuse(origin and state.origin >= 0, f"origin: in the step '{name}' no tile is taken up.")
    refuse(target and (state.target >= 0 or state.deed != 0), f"target: the step '{name}' has none.")
    refuse(buying and state.buying != 0, f"buying: in the step '{name}' nobody uses a bought card.")
    none = state.bid == 0 and state.bidder < 0 and state.passed == 0
    refuse(bids and not none, f"bid: in the step '{name}' there is no auction.")


def check_decision(state: Wildlife) -> None:
    """The actor, the card and the auction of a step."""
    step, name = int(state.step), STEPS[state.step]
    no_leftovers(
        state,
        card=step not in CARDS,
        origin=step not in (DESTINATION, MOBILITY_SPACE, DEFENDING),
        target=step not in (DEFENDING, ABILITY_HOLDER),
        buying=step not in OF_THE_BUYER or (state.card == NO_CARD),
        bids=step != BID and not state.buying,
    )
    refuse(step in CARDS and state.card not in CARDS[step], f"the step '{name}' needs its card.")
    refuse(state.card != NO_CARD and state.plays == 0, "card: a card in use is one of those played.")
    refuse(
        step in (PAYMENT, BOUGHT_EVENT) and (not state.buying or state.bidder < 0), "bidder: somebody bought the card."
    )
    if step not in (BID, DEFENDING, EPIDEMIC_TILE):
        who = "the buyer" if state.buying else "the current player"
        refuse(state.actor != state.user(), f"the actor of the step '{name}' is {who}.")
    if state.buying or step == BID:
        check_auction(state)
    free = step == DESTINATION and state.card == NO_CARD
    refuse((free or step == MIGRATION) and not state.migrated, "migrated: the free migration is being made.")


def check_auction(state: Wildlife) -> None:
    refuse(not state.auctioned, "auctioned: the owed auction is being held, or was.")
    refuse((state.passed >> state.current) & 1 != 0, "passed: the auctioneer does not bid.")
    if state.bidder < 0:
        refuse(state.buying != 0, "bidder: somebody bought the card.")
        refuse(state.bid != 0, "bid: without a bidder there is no bid.")
        return
    refuse(state.bidder == state.current, "WL-12: the auctioneer does not bid.")
    refuse(state.bid < LOWEST_BID, f"WL-12: the lowest bid is {LOWEST_BID}.")
    refuse((state.passed >> state.bidder) & 1 != 0, "passed: the bidder has not passed.")
    if state.buying:
        others = {int(state.current), int(state.bidder)}
        asked = [seat for seat in range(state.seats) if seat not in others and not (state.passed >> seat) & 1]
        refuse(bool(asked), "passed: when a card is bought everybody else has passed.")
    if not state.buying or state.step == PAYMENT:
        refuse(state.bid > state.highest_bid(state.bidder), "WL-12: nobody bids more than he can pay.")


def check_bidder(state: Wildlife) -> None:
    refuse(
        state.actor in (state.current, state.bidder), "WL-12: who is asked is neither the auctioneer nor the bidder."
    )
    refuse((state.passed >> state.actor) & 1 != 0, "passed: who has passed is not asked again.")
    refuse(state.highest_bid(state.actor) < state.lowest_raise(), "WL-12: who cannot raise is not asked.")


def check_migration(state: Wildlife) -> None:
    name = STEPS[state.step]
    wrong = state.origin < 0 or state.owner(state.origin) != state.actor
    refuse(wrong, f"origin: the step '{name}' needs a tile of the actor.")
    if state.step == DESTINATION:
        lo, hi = state.migrants(state.actor)
        movable = lo & SPACE_LO[state.origin] or hi & SPACE_HI[state.origin]
        refuse(not movable, "WL-5: origin: this tile cannot migrate.")
    else:
        check_mobility(state)


def check_mobility(state: Wildlife) -> None:
    refuse(not turned(state, MOBILITY), "WL-10: a mobility tile of the current player is turned.")


def check_aggression(state: Wildlife) -> None:
    refuse(not turned(state, AGGRESSION), "WL-11: an aggression tile of the current player is turned.")
    refuse(state.supply[state.current] == 0, "WL-11: aggression needs a tile of the supply.")


def turned(state: Wildlife, kind: int) -> bool:
    return bool((state.turned[state.current] >> (4 * kind)) & 15)


def check_holder(state: Wildlife) -> None:
    wrong = state.target < 0 or state.deed != 0
    refuse(wrong, "target: the step 'holder' needs the ability that is taken.")
    refuse(state.abilities_left(state.target) > 0, "WL-7: an ability is taken from the supply first.")
    refuse(not state.may_hold_more(state.actor, state.target), "WL-7: the actor may hold no more of this ability.")
    refuse(bits(state.holders_to_rob(state.actor, state.target)) < 2, "WL-7: there is no choice of a holder.")


def check_defense(state: Wildlife) -> None:
    user = int(state.user())
    wrong = not state.deed or state.target < 0 or state.owner(state.target) != state.actor
    refuse(wrong, "target: a defense needs a deed against a tile of the actor.")
    refuse(state.actor in (state.current, user), "WL-9: who defends is an opponent, not in his own turn.")
    refuse(state.ready(state.actor, DEFENSE) == 0, "WL-9: who defends has a defense tile that is not turned.")
    terrain = int(AREA_OF[state.target]) >> 1
    refuse(
        (state.deed == BY_ATTACK) != (state.card != NO_CARD),
        "card: an attack, and no other deed, is by a terrain card.",
    )
    refuse((state.deed == BY_SWAP) != (state.origin >= 0), "origin: a swap, and no other deed, has a tile taken up.")
    if state.deed == BY_ATTACK:
        full = state.is_full(AREA_OF[state.target]) and state.card == terrain
        refuse(
            not full or not state.may_attack(user, terrain),
            "WL-6: an attack is where an area is full and one can attack.",
        )
    elif state.deed == BY_AGGRESSION:
        check_aggression(state)
        refuse(not (state.adapted[user] >> (ATTACK_AT + terrain)) & 1, "WL-11: aggression is where one can attack.")
    else:
        check_mobility(state)
        refuse(state.owner(state.origin) != user, "origin: a swap needs a tile of the current player.")
        refuse(not (state.adapted[user] >> terrain) & 1, "WL-10: mobility is to where one can migrate.")


def check_victim(state: Wildlife) -> None:
    refuse(state.actor == state.user(), "WL-19: an epidemic strikes the opponents.")


def check_payment(state: Wildlife) -> None:
    refuse(state.fewest_fallen() >= state.most_fallen(), "WL-12: there is no choice how to pay.")


MORE_CHECKS: dict[int, Callable[[Wildlife], None]] = {
    CHOOSE_ORGANISM: check_choosing,
    BID_FOR_ORGANISM: check_organism_auction,
    DESTINATION: check_migration,
    MOBILITY_TILE: check_mobility,
    MOBILITY_SPACE: check_migration,
    AGGRESSION_SPACE: check_aggression,
    ABILITY_HOLDER: check_holder,
    BID: check_bidder,
    PAYMENT: check_payment,
    DEFENDING: check_defense,
    EPIDEMIC_TILE: check_victim,
}
