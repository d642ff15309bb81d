"""Wild Cards: any position as JSON and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, TypeVar, cast

from waterhole.games.wild_cards.components import (
    ANIMALS_OF_A_SPECIES,
    BACK,
    BID,
    CARD,
    CARDS,
    COPIES,
    DISCARD,
    EAGLE,
    EXCHANGE,
    HIGHEST_BID,
    IBEX,
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
from waterhole.games.wild_cards.rules import WildCards, blank_table
from waterhole.games.wild_cards.table import held
from waterhole.games.wild_cards.view import (
    Animals,
    Cards,
    animals,
    bids_down,
    display_of,
    habitat_cards,
    leaders_of,
    queue_of,
)
from waterhole.kernel.core import Rng, State, bag_of, bits, count, size
from waterhole.kernel.game import BadInput, Position

T = TypeVar("T")

READINGS: tuple[Literal["after-holder", "holder-first"], ...] = ("after-holder", "holder-first")


class WildCardsPosition(Position, frozen=True, kw_only=True):
    """Lists have an entry for every player, Leo's last; a list left out is empty for everybody."""

    leo: bool = False
    hands: list[Cards]
    known: list[Cards] = []
    collections: list[Animals] = []
    tokens: list[int] = []
    bids: list[str | None] = []  # face up
    paid: list[Cards] = []
    chosen: list[list[str]] = []  # bids face down
    laying: list[Cards] = []
    pile: Cards
    discard: Cards = {}
    animals: Animals
    box_seen: Animals = {}
    box_unseen: Animals = {}
    display: list[str]  # from the draw pile on; empty: taken
    leaders: dict[str, int] = {}
    talisman: int = 0
    talisman_used: bool = False
    talisman_reading: Literal["after-holder", "holder-first"] = "after-holder"
    step: str = "bid"
    waiting: list[int]
    exchanged: list[int] = []
    took: list[int] = []
    value: int = 0
    order: list[int] = []
    wanted: int = 0  # a slot, from 1; 0: none


def dump(state: State) -> WildCardsPosition:
    game = cast(WildCards, state)
    return WildCardsPosition(
        seats=int(game.seats),
        rng=str(game.rng.state),
        leo=bool(game.players > game.seats),
        hands=[habitat_cards(int(bag)) for bag in game.hands],
        known=[habitat_cards(int(bag)) for bag in game.known],
        collections=[animals(int(bag)) for bag in game.collections],
        tokens=[int(points) for points in game.tokens],
        bids=[CARDS[bid] if bid >= 0 else None for bid in game.bids],
        paid=[habitat_cards(int(bag)) for bag in game.paid],
        chosen=[bids_down(game, player) for player in range(game.players)],
        laying=[habitat_cards(int(bag)) for bag in game.laying],
        pile=habitat_cards(int(game.pile)),
        discard=habitat_cards(int(game.discard)),
        animals=animals(int(game.animals)),
        box_seen=animals(int(game.box_seen)),
        box_unseen=animals(int(game.box_unseen)),
        display=list(display_of(game)),
        leaders={name: player for player in range(game.players) for name in leaders_of(game, player)},
        talisman=int(game.talisman),
        talisman_used=bool(game.talisman_used),
        talisman_reading=READINGS[game.holder_first],
        step=STEPS[game.step],
        waiting=_members(int(game.owing)),
        exchanged=_members(int(game.exchanged)),
        took=_members(int(game.took)),
        value=int(game.value),
        order=list(queue_of(game)),
        wanted=int(game.wanted) + 1 if game.step == PAY else 0,
    )


def load(position: WildCardsPosition) -> WildCards:
    """The state of a position; BadInput where cards are missing, doubled or in impossible places."""
    _check_shape(position)
    players = len(position.hands)
    state = blank_table(position.seats, players, Rng(int(position.rng)))
    for player in range(players):
        state.hands[player] = _bag(position.hands[player])
        state.known[player] = _bag(_entry(position.known, player, {}))
        state.collections[player] = _animals(_entry(position.collections, player, {}))
        state.tokens[player] = _entry(position.tokens, player, 0)
        state.bids[player] = _bid(_entry(position.bids, player, None))
        state.paid[player] = _bag(_entry(position.paid, player, {}))
        state.chosen[player] = _face_down(_entry(position.chosen, player, []))
        state.laying[player] = _bag(_entry(position.laying, player, {}))
    state.pile = _bag(position.pile)
    state.discard = _bag(position.discard)
    state.animals = _animals(position.animals)
    state.box_seen = _animals(position.box_seen)
    state.box_unseen = _animals(position.box_unseen)
    state.display = sum((_species(name) + 1) << (4 * slot) for slot, name in enumerate(position.display) if name)
    state.leaders = sum((player + 1) << (4 * _species(name)) for name, player in position.leaders.items())
    state.talisman = position.talisman
    state.talisman_used = int(position.talisman_used)
    state.holder_first = READINGS.index(position.talisman_reading)
    state.step = STEPS.index(position.step)
    state.owing = _mask(position.waiting)
    state.exchanged = _mask(position.exchanged)
    state.took = _mask(position.took)
    state.value = position.value
    state.queue = sum((player + 1) << (4 * place) for place, player in enumerate(position.order))
    state.wanted = position.wanted - 1 if position.wanted else 0
    _check_cards(state)
    _check_animals(state)
    fault = state.audit()
    if fault:
        raise BadInput(f"{fault}.")
    _check_step(state)
    return state


# -- reading --------------------------------------------------------------------------


def _entry(entries: Sequence[T], player: int, default: T) -> T:
    return entries[player] if entries else default


def _members(mask: int) -> list[int]:
    return [player for player in range(8) if (mask >> player) & 1]


def _mask(players: list[int]) -> int:
    return sum(1 << player for player in set(players))


def _card(name: str) -> int:
    if name not in CARDS:
        raise BadInput(f"there is no card '{name}'; a card is 'forest 3', or 'refill' among the bids.")
    return CARDS.index(name)


def _species(name: str) -> int:
    if name not in SPECIES:
        raise BadInput(f"there is no animal '{name}'; the animals are: {', '.join(SPECIES)}.")
    return SPECIES.index(name)


def _bag(cards: Cards) -> int:
    bag = 0
    for name, n in cards.items():
        kind = _card(name)
        if kind == REFILL:
            raise BadInput("the refill card is no habitat card: it is named only among the bids.")
        if not 0 <= n <= COPIES[kind]:
            raise BadInput(f"there cannot be {n} cards '{name}'; the game has {COPIES[kind]}.")
        bag += n * int(CARD[kind])
    return bag


def _animals(counts: Animals) -> int:
    for name, n in counts.items():
        _species(name)
        if not 0 <= n <= ANIMALS_OF_A_SPECIES:
            raise BadInput(f"there cannot be {n} animals '{name}'; the game has {ANIMALS_OF_A_SPECIES}.")
    return int(bag_of([counts.get(name, 0) for name in SPECIES]))


def _bid(name: str | None) -> int:
    return NO_BID if name is None else _card(name)


def _face_down(names: list[str]) -> int:
    if len(names) > 2:
        raise BadInput(f"WC-4: nobody puts down {len(names)} cards; the eagle's holder puts down two.")
    if names == ["refill", "refill"]:
        raise BadInput("chosen: everybody has one refill card.")
    return sum((kind + 1) << (5 * place) for place, kind in enumerate(sorted(_card(name) for name in names)))


# -- checking -------------------------------------------------------------------------


def _check_shape(position: WildCardsPosition) -> None:
    seats, players = position.seats, len(position.hands)
    if not 2 <= seats <= 5:
        raise BadInput(f"Wild Cards is for 2 to 5 players, not {seats}.")
    if not 3 <= seats + position.leo <= 5:
        raise BadInput("WC-17: Leo plays with 2, 3 or 4 players, and always with 2.")
    if players != seats + position.leo:
        raise BadInput(f"hands: {players} are given for {seats + position.leo} players.")
    for name in ("known", "collections", "tokens", "bids", "paid", "chosen", "laying"):
        given = len(getattr(position, name))
        if given not in (0, players):
            raise BadInput(f"{name}: {given} are given for {players} players.")
    if len(position.display) != players - 1:
        raise BadInput(f"display: {players} players have {players - 1} slots, not {len(position.display)}.")
    if position.step not in STEPS:
        raise BadInput(f"step is one of {', '.join(STEPS)}, not '{position.step}'.")
    if not position.rng.isdigit():
        raise BadInput("rng is a whole number written as text.")
    if any(points < 0 for points in position.tokens):
        raise BadInput("tokens: nobody has fewer than none.")
    if any(position.tokens[seats:]):
        raise BadInput("WC-17: Leo has no tokens.")
    if not 0 <= position.value <= HIGHEST_BID:
        raise BadInput(f"value: bids are worth 1 to {HIGHEST_BID}; 0 outside phase 3.")
    if not 0 <= position.wanted < players:
        raise BadInput(f"wanted: slots are numbered 1 to {players - 1}; 0 for none.")
    _check_players("waiting", position.waiting, seats)
    _check_players("talisman", [position.talisman], seats)
    _check_players("exchanged", position.exchanged, seats)
    _check_players("took", position.took, players)
    _check_players("order", position.order, players)
    _check_players("leaders", position.leaders.values(), players)


def _check_players(name: str, given: Iterable[int], players: int) -> None:
    for player in given:
        if not 0 <= player < players:
            raise BadInput(f"{name}: players are numbered 0 to {players - 1} here, not {player}.")


def _check_cards(state: WildCards) -> None:
    """Every habitat card of the box is somewhere, exactly once."""
    bags = [*state.hands, *state.paid, state.pile, state.discard]
    for kind, copies in enumerate(COPIES):
        n = sum(int(held(bag, kind)) for bag in bags) + sum(bid == kind for bid in state.bids)
        if n != copies:
            raise BadInput(f"the game has {copies} cards '{CARDS[kind]}', the position {n}.")


def _check_animals(state: WildCards) -> None:
    bags = [*state.collections, state.animals, state.box_seen, state.box_unseen]
    for species, name in enumerate(SPECIES):
        shown = sum(state.animal_in(slot) == species for slot in range(state.players - 1))
        n = sum(int(count(bag, species)) for bag in bags) + shown
        if n != ANIMALS_OF_A_SPECIES:
            raise BadInput(f"the game has {ANIMALS_OF_A_SPECIES} animals '{name}', the position {n}.")
    slots = int(state.players) - 1
    left, rounds = int(size(state.animals)), int(ROUNDS[state.players])
    if left > slots * (rounds - 1):
        raise BadInput(f"WC-1: {left} animals are left to draw; after the first display it is {slots * (rounds - 1)}.")


def _check_step(state: WildCards) -> None:
    """The position is one where the step's question is asked, of those who are waited for."""
    waiting = _members(int(state.owing))
    step = int(state.step)
    if (step == OVER) != (not waiting):
        raise BadInput("a game is over exactly when nobody is waited for.")
    if step not in (BID, TIE, OVER) and len(waiting) != 1:
        raise BadInput(f"in the step '{STEPS[step]}' one seat is waited for, not {len(waiting)}.")
    if (step in (TIE, TAKE, PAY)) != (state.value > 0):
        raise BadInput("value is that of the bids being settled in phase 3, and 0 elsewhere.")
    if state.queue and step not in (TAKE, PAY):
        raise BadInput("order: nobody is in line outside phase 3.")
    if step <= DISCARD and any(state.animal_in(slot) < 0 for slot in range(state.players - 1)):
        raise BadInput("the display is full before phase 3.")
    if step != BID and any(
        state.chosen[seat] for seat in range(state.seats) if not (step == REVEAL and seat in waiting)
    ):
        raise BadInput("chosen: bids lie face down only until they are revealed.")
    _check_round(state, step, waiting)
    _STEP_CHECKS[step](state, waiting)


def _check_round(state: WildCards, step: int, waiting: list[int]) -> None:
    """What has happened this round fits the step."""
    if step in (BID, REVEAL) and (state.exchanged or state.talisman_used):
        raise BadInput("no exchange and no use of the talisman comes before phase 2.")
    if step <= DISCARD and state.took:
        raise BadInput("took: nobody takes an animal before phase 3.")
    if step in (REVEAL, EXCHANGE) and any(
        state.bids[player] == NO_BID for player in range(state.players) if state.chosen[player] == 0
    ):
        raise BadInput("bids: everybody has one when they are revealed.")
    if step in (TIE, TAKE, PAY, BACK) and any(bid == REFILL for bid in state.bids):
        raise BadInput("WC-5: refill cards are back in the hands before phase 3.")
    line = {*waiting, *queue_of(state)}
    for player, bid in enumerate(state.bids):
        took = bool((state.took >> player) & 1)
        if took and not 0 <= bid < REFILL:
            raise BadInput(f"took: player {player} has no bid to have taken an animal with.")
        settled = (step in (TAKE, PAY) and VALUE[bid] >= state.value) or (step == TIE and VALUE[bid] > state.value)
        if bid >= 0 and settled and not took and player not in line:
            raise BadInput(f"WC-6: player {player} has bid {VALUE[bid]} and has not had a turn.")


def _check_bid(state: WildCards, waiting: list[int]) -> None:
    if any(bid != NO_BID for bid in state.bids):
        raise BadInput("bids: none is face up while somebody still has to bid.")
    for seat in range(state.seats):
        down = len(bids_down(state, seat))
        if seat in waiting and not state.hands[seat]:
            raise BadInput("WC-3: who has no habitat card bids the refill card without being asked.")
        if seat not in waiting and not down:
            raise BadInput(f"seat {seat} has put down no bid and is not waited for.")
        if down and (down == 2 or seat in waiting) and state.leader_of(EAGLE) != seat:
            raise BadInput("WC-4: only the eagle's holder puts down a second card.")
        if down == 2 and seat in waiting:
            raise BadInput("WC-4: after a second card the bid is complete.")


def _check_reveal(state: WildCards, waiting: list[int]) -> None:
    if state.leader_of(EAGLE) != waiting[0] or state.chosen[waiting[0]] < 32:
        raise BadInput("WC-4: who is asked to reveal is the eagle's holder, with two cards face down.")


def _check_exchange(state: WildCards, waiting: list[int]) -> None:
    seat = waiting[0]
    if state.leader_of(MEERKAT) != seat or state.bids[seat] != REFILL or not (state.exchanged >> seat) & 1:
        raise BadInput("WC-5: who may exchange is the meerkat's holder, having bid the refill card.")


def _check_discard(state: WildCards, waiting: list[int]) -> None:
    if state.bids[waiting[0]] != REFILL or not state.hands[waiting[0]]:
        raise BadInput("WC-5: who discards has bid the refill card and has cards in hand.")


def _check_tie(state: WildCards, waiting: list[int]) -> None:
    payers = int(state.payers(state.bidders(state.value)))
    if state.value < 2 or bits(payers) < 2:
        raise BadInput("WC-8: cards are laid face down by at least two tied players with bids of 2 or more.")
    for seat in range(state.seats):
        laid, missing = int(size(state.laying[seat])), int(state.value) - 1
        if seat in waiting and not ((payers >> seat) & 1 and size(state.hands[seat]) > missing > laid):
            raise BadInput(f"WC-8: seat {seat} has no cards to choose for this tie.")
        if seat not in waiting and (payers >> seat) & 1 and laid != missing:
            raise BadInput(f"WC-8: seat {seat} has laid {laid} of {missing} cards and is not waited for.")


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
    if state.animal_in(state.wanted) < 0:
        raise BadInput("wanted: there is no animal in this slot.")


def _check_back(state: WildCards, waiting: list[int]) -> None:
    seat = waiting[0]
    bid = int(state.bids[seat])
    if state.leader_of(IBEX) != seat or not (state.took >> seat) & 1 or bid not in range(4 * WILD):
        raise BadInput("WC-14: a bid is taken back by the ibex's holder, if it took an animal and is not wild.")
    if not state.animals:
        raise BadInput("WC-14: after the last round no bid is taken back.")


def _check_over(state: WildCards, waiting: list[int]) -> None:
    if state.animals or state.display or any(bid != NO_BID for bid in state.bids):
        raise BadInput("a game is over when no animal and no bid is left on the table.")


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
