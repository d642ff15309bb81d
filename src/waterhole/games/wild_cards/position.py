"""Wild Cards: any position as JSON and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Annotated, Literal, get_args

from waterhole.games.wild_cards.engine.components import (
    ANIMALS_OF_A_SPECIES,
    BACK,
    BID,
    CARD,
    CARDS,
    COPIES,
    DISCARD,
    EAGLE,
    EXCHANGE,
    HAND_LIMIT,
    HIGHEST_BID,
    IBEX,
    LEO_HAND,
    MEERKAT,
    NO_BID,
    OVER,
    PAY,
    REFILL,
    REVEAL,
    ROUNDS,
    SPECIES,
    STEPS,
    TAKE,
    TIE,
    VALUE,
    WILD,
)
from waterhole.games.wild_cards.engine.rules import WildCards, blank_table
from waterhole.games.wild_cards.engine.view import (
    HABITAT_CARDS,
    animals,
    bids_down,
    display_of,
    habitat_cards,
    leaders_of,
    queue_of,
)
from waterhole.games.wild_cards.moves import MOVES
from waterhole.games.wild_cards.view import Animals, Cards
from waterhole.kernel.engine.bags import cards as animal
from waterhole.kernel.engine.bags import size
from waterhole.kernel.engine.masks import bits
from waterhole.kernel.engine.reading import numbers_in
from waterhole.kernel.game import BadInput, Position
from waterhole.kernel.parts import Cards as Box
from waterhole.kernel.parts import Choice, Count, Flag, Mask, Packed, Seat, Step, read_parts, written
from waterhole.kernel.position import (
    chance_of,
    check_choices,
    check_frame,
    check_lengths,
    index_of,
    mask_of_seats,
    number_in,
    refuse,
)

SEATS = range(2, 6)
Reading = Literal["after-holder", "holder-first"]
HABITATS = Box(HABITAT_CARDS, COPIES)
ALL_ANIMALS = Box(SPECIES, (ANIMALS_OF_A_SPECIES,) * len(SPECIES), "animal")
bag = partial(Packed, cards=HABITATS, units=list(CARD), shown=habitat_cards)
herd = partial(Packed, cards=ALL_ANIMALS, units=[animal(species, 1) for species in range(len(SPECIES))], shown=animals)


class WildCardsPosition(Position, frozen=True, kw_only=True):
    """Lists have an entry for every player, Leo's last; a list left out is empty for everybody."""

    leo: bool = False
    hands: Annotated[list[Cards], bag(each=True)]
    known: Annotated[list[Cards], bag(each=True)] = []
    collections: Annotated[list[Animals], herd(each=True)] = []
    tokens: Annotated[list[int], Count(each=True)] = []
    bids: Annotated[list[str | None], Choice(names=CARDS, none=NO_BID, blank=None, each=True)] = []  # face up
    paid: Annotated[list[Cards], bag(each=True)] = []
    chosen: list[list[str]] = []  # bids face down
    laying: Annotated[list[Cards], bag(each=True)] = []
    pile: Annotated[Cards, bag()]
    discard: Annotated[Cards, bag()] = {}
    animals: Annotated[Animals, herd()]
    box_seen: Annotated[Animals, herd()] = {}
    box_unseen: Annotated[Animals, herd()] = {}
    display: list[str]  # from the draw pile on; empty: taken
    leaders: dict[str, int] = {}
    talisman: Annotated[int, Seat()] = 0
    talisman_used: Annotated[bool, Flag()] = False
    talisman_reading: Annotated[Reading, Step(names=get_args(Reading), name="holder_first")] = "after-holder"
    step: Annotated[str, Step(names=STEPS)] = "bid"
    waiting: Annotated[list[int], Mask(name="owing")]
    exchanged: Annotated[list[int], Mask()] = []
    took: Annotated[list[int], Mask(extras=True)] = []
    value: Annotated[int, Count(most=HIGHEST_BID)] = 0  # of the bids that are settled; 0 outside phase 3
    order: list[int] = []
    wanted: int = 0  # a slot, from 1; 0: none


def dump(game: WildCards) -> WildCardsPosition:
    return written(
        WildCardsPosition,
        game,
        leo=bool(game.players > game.seats),
        chosen=[bids_down(game, player) for player in range(game.players)],
        display=list(display_of(game)),
        leaders={name: player for player in range(game.players) for name in leaders_of(game, player)},
        order=list(queue_of(game)),
        wanted=int(game.wanted) + 1 if game.step == PAY else 0,
    )


def load(position: WildCardsPosition) -> WildCards:
    """The state of a position; BadInput where cards are missing, doubled or in impossible places."""
    _check_shape(position)
    players = len(position.hands)
    state = blank_table(position.seats, players, chance_of(position))
    read_parts(state, position, players)
    for player, names in enumerate(position.chosen):
        state.chosen[player] = _face_down(names)
    state.display = sum((_species(name) + 1) << (4 * slot) for slot, name in enumerate(position.display) if name)
    state.leaders = sum((player + 1) << (4 * _species(name)) for name, player in position.leaders.items())
    state.queue = sum((player + 1) << (4 * place) for place, player in enumerate(position.order))
    state.wanted = position.wanted - 1 if position.wanted else 0
    _check_all_there(position)
    _check_rounds(state)
    _check_hands(state)
    _check_step(state)
    check_choices(state, MOVES)
    return state


# -- reading --------------------------------------------------------------------------


def _species(name: str) -> int:
    return index_of(name, SPECIES, "an animal")


def _face_down(names: list[str]) -> int:
    refuse(len(names) > 2, f"WC-4: nobody puts down {len(names)} cards; the eagle's holder puts down two.")
    refuse(names == ["refill", "refill"], "chosen: everybody has one refill card.")
    kinds = sorted(index_of(name, CARDS, "chosen") for name in names)
    return sum((kind + 1) << (5 * place) for place, kind in enumerate(kinds))


# -- checking -------------------------------------------------------------------------


def _check_shape(position: WildCardsPosition) -> None:
    check_frame(position, "Wild Cards", SEATS)
    seats, players = position.seats, len(position.hands)
    refuse(not 3 <= seats + position.leo <= 5, "WC-17: Leo plays with 2, 3 or 4 players, and always with 2.")
    refuse(players != seats + position.leo, f"hands: {players} are given for {seats + position.leo} players.")
    check_lengths(position, players, [], ["chosen"])
    if len(position.display) != players - 1:
        raise BadInput(f"display: {players} players have {players - 1} slots, not {len(position.display)}.")
    refuse(any(position.tokens[seats:]), "WC-17: Leo has no tokens.")
    refuse(not 0 <= position.wanted < players, f"wanted: slots are numbered 1 to {players - 1}; 0 for none.")
    mask_of_seats(position.order, players, "order")
    for player in position.leaders.values():
        number_in(player, 0, players - 1, "the holder of a leader")


def _check_all_there(position: WildCardsPosition) -> None:
    """Every habitat card and every animal of the box is somewhere, exactly once."""
    bids = Counter(bid for bid in position.bids if bid and bid != CARDS[REFILL])
    HABITATS.all_there([*position.hands, *position.paid, bids, position.discard], position.pile)
    shown = Counter(name for name in position.display if name)
    boxes = [position.box_seen, position.box_unseen]
    ALL_ANIMALS.all_there([*position.collections, shown, *boxes], position.animals)


def _check_rounds(state: WildCards) -> None:
    slots = int(state.players) - 1
    left, rounds = int(size(state.animals)), int(ROUNDS[state.players])
    if left > slots * (rounds - 1):
        raise BadInput(f"WC-1: {left} animals are left to draw; after the first display it is {slots * (rounds - 1)}.")


def _check_hands(state: WildCards) -> None:
    """A bid that is turned up, and what was paid, have left the hand."""
    for player in range(state.players):
        bid = int(0 <= state.bids[player] < REFILL)
        held = int(size(state.hands[player]) + size(state.paid[player])) + bid
        if player < state.seats:
            refuse(
                held > HAND_LIMIT, f"WC-7: player {player} has {held} cards with bid and payment, above {HAND_LIMIT}."
            )
        else:
            refuse(held > LEO_HAND, f"WC-17: Leo has {held} cards with his bid, above {LEO_HAND}.")
            refuse(bool(state.paid[player]), "WC-17: Leo pays nothing but his bid.")
            refuse(bool(state.known[player]), "WC-17: nobody knows a card of Leo's pile.")


def _check_step(state: WildCards) -> None:
    """The position is one where the step's question is asked, of those who are waited for."""
    waiting = list(numbers_in(int(state.owing)))
    step = int(state.step)
    refuse((step == OVER) != (not waiting), "a game is over exactly when nobody is waited for.")
    if step not in (BID, TIE, OVER) and len(waiting) != 1:
        raise BadInput(f"in the step '{STEPS[step]}' one seat is waited for, not {len(waiting)}.")
    if (step in (TIE, TAKE, PAY)) != (state.value > 0):
        raise BadInput("value is that of the bids being settled in phase 3, and 0 elsewhere.")
    refuse(state.queue and step not in (TAKE, PAY), "order: nobody is in line outside phase 3.")
    if step <= DISCARD and any(state.animal_in(slot) < 0 for slot in range(state.players - 1)):
        raise BadInput("the display is full before phase 3.")
    if step != BID and any(
        state.chosen[seat] for seat in range(state.seats) if not (step == REVEAL and seat in waiting)
    ):
        raise BadInput("chosen: bids lie face down only until they are revealed.")
    _check_round(state, step, waiting)
    _check_laid(state, step, waiting)
    _STEP_CHECKS[step](state, waiting)


def _check_round(state: WildCards, step: int, waiting: list[int]) -> None:
    """What has happened this round fits the step."""
    if step in (BID, REVEAL) and (state.exchanged or state.talisman_used):
        raise BadInput("no exchange and no use of the talisman comes before phase 2.")
    refuse(step <= DISCARD and state.took, "took: nobody takes an animal before phase 3.")
    if step in (REVEAL, EXCHANGE) and any(
        state.bids[player] == NO_BID for player in range(state.players) if state.chosen[player] == 0
    ):
        raise BadInput("bids: everybody has one when they are revealed.")
    if step in (TIE, TAKE, PAY, BACK) and any(bid == REFILL for bid in state.bids):
        raise BadInput("WC-5: refill cards are back in the hands before phase 3.")
    line = {*waiting, *queue_of(state)}
    for player, bid in enumerate(state.bids):
        took = bool((state.took >> player) & 1)
        refuse(took and not 0 <= bid < REFILL, f"took: player {player} has no bid to have taken an animal with.")
        if took and player in line and step in (TIE, TAKE, PAY):
            raise BadInput(f"WC-6: player {player} has taken an animal this round and is in line for another.")
        settled = (step in (TAKE, PAY) and VALUE[bid] >= state.value) or (step == TIE and VALUE[bid] > state.value)
        if bid >= 0 and (settled or step == BACK) and not took and player not in line and player < state.seats:
            raise BadInput(f"WC-6: player {player} has bid {VALUE[bid]} and has not had a turn.")
        if took and step in (TIE, TAKE, PAY) and VALUE[bid] < state.value + (step == TIE):
            raise BadInput(f"WC-6: player {player} took an animal with a bid of {VALUE[bid]} before its turn.")
        if took and player < state.seats and size(state.paid[player]) != VALUE[bid] - 1:
            raise BadInput(f"WC-7: player {player} took an animal with a bid of {VALUE[bid]} and has not paid for it.")
    taken = sum(state.animal_in(slot) < 0 for slot in range(state.players - 1))
    if step in (TIE, TAKE, PAY, BACK) and taken != bits(state.took):
        raise BadInput(f"took: {taken} animals of the display are taken, by {bits(state.took)} players.")


def _check_laid(state: WildCards, step: int, waiting: list[int]) -> None:
    """Cards are chosen only by those who are asked for them, and paid only for the bids that are settled."""
    for player in range(state.players):
        bid = int(state.bids[player])
        if state.laying[player] and player not in waiting and step != TIE:
            raise BadInput(f"laying: player {player} is not asked for cards.")
        due = state.value + (step == TIE)
        if state.paid[player] and (step < TIE or (step in (TIE, TAKE, PAY) and VALUE[bid] < due)):
            raise BadInput(f"paid: player {player} pays before the turn of his bid.")


def _check_bid(state: WildCards, waiting: list[int]) -> None:
    refuse(any(bid != NO_BID for bid in state.bids), "bids: none is face up while somebody still has to bid.")
    for seat in range(state.seats):
        down = len(bids_down(state, seat))
        if seat in waiting and not state.hands[seat]:
            raise BadInput("WC-3: who has no habitat card bids the refill card without being asked.")
        refuse(seat not in waiting and not down, f"seat {seat} has put down no bid and is not waited for.")
        if down and (down == 2 or seat in waiting) and state.leader_of(EAGLE) != seat:
            raise BadInput("WC-4: only the eagle's holder puts down a second card.")
        refuse(down == 2 and seat in waiting, "WC-4: after a second card the bid is complete.")


def _check_reveal(state: WildCards, waiting: list[int]) -> None:
    if state.leader_of(EAGLE) != waiting[0] or state.chosen[waiting[0]] < 32:
        raise BadInput("WC-4: who is asked to reveal is the eagle's holder, with two cards face down.")
    refuse(state.bids[waiting[0]] != NO_BID, "WC-4: who still has to reveal has no bid face up.")


def _check_exchange(state: WildCards, waiting: list[int]) -> None:
    seat = waiting[0]
    if state.leader_of(MEERKAT) != seat or state.bids[seat] != REFILL or not (state.exchanged >> seat) & 1:
        raise BadInput("WC-5: who may exchange is the meerkat's holder, having bid the refill card.")


def _check_discard(state: WildCards, waiting: list[int]) -> None:
    if state.bids[waiting[0]] != REFILL or not state.hands[waiting[0]]:
        raise BadInput("WC-5: who discards has bid the refill card and has cards in hand.")
    order = [(int(state.talisman) + places) % int(state.players) for places in range(state.players)]
    first = next(player for player in order if state.bids[player] == REFILL)
    refuse(first != waiting[0], f"WC-5: player {first} refills first, clockwise from the talisman.")


def _check_tie(state: WildCards, waiting: list[int]) -> None:
    payers = int(state.payers(state.bidders(state.value)))
    if state.value < 2 or bits(payers) < 2:
        raise BadInput("WC-8: cards are laid face down by at least two tied players with bids of 2 or more.")
    for seat in range(state.seats):
        laid, missing = int(size(state.laying[seat])), int(state.value) - 1
        if seat in waiting and not ((payers >> seat) & 1 and size(state.hands[seat]) > missing > laid):
            raise BadInput(f"WC-8: seat {seat} has no cards to choose for this tie.")
        if seat not in waiting and laid != (missing if (payers >> seat) & 1 else 0):
            raise BadInput(f"WC-8: seat {seat} has laid {laid} cards for a price of {missing} and is not waited for.")


def _check_take(state: WildCards, waiting: list[int]) -> None:
    line = [*waiting, *queue_of(state)]
    bidders = int(state.bidders(state.value))
    if len(set(line)) != len(line) or any(not (bidders >> player) & 1 for player in line):
        raise BadInput(f"order: those in line have bid {state.value}, each once.")
    if not state.display or not state.can_pay(waiting[0]):
        raise BadInput("WC-7: who is asked for an animal finds one and can pay for it.")


def _check_pay(state: WildCards, waiting: list[int]) -> None:
    _check_take(state, waiting)
    seat = waiting[0]
    if state.paid[seat] or not size(state.hands[seat]) > state.value - 1 > size(state.laying[seat]):
        raise BadInput("WC-7: who pays has cards to choose from, and has not paid yet.")
    refuse(state.animal_in(state.wanted) < 0, "wanted: there is no animal in this slot.")


def _check_back(state: WildCards, waiting: list[int]) -> None:
    seat = waiting[0]
    bid = int(state.bids[seat])
    if state.leader_of(IBEX) != seat or not (state.took >> seat) & 1 or bid not in range(4 * WILD):
        raise BadInput("WC-14: a bid is taken back by the ibex's holder, if it took an animal and is not wild.")
    refuse(not state.animals, "WC-14: after the last round no bid is taken back.")


def _check_over(state: WildCards, waiting: list[int]) -> None:
    if state.animals or state.display or any(bid != NO_BID for bid in state.bids):
        raise BadInput("a game is over when no animal and no bid is left on the table.")
    refuse(bool(state.took or state.exchanged or state.talisman_used), "a game is over when its last round is closed.")


_STEP_CHECKS: dict[int, Callable[[WildCards, list[int]], None]] = {
    BID: _check_bid,
    REVEAL: _check_reveal,
    EXCHANGE: _check_exchange,
    DISCARD: _check_discard,
    TIE: _check_tie,
    TAKE: _check_take,
    PAY: _check_pay,
    BACK: _check_back,
    OVER: _check_over,
}
