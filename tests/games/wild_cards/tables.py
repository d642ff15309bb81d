"""Positions for the tests: name what matters, the rest of the cards goes to the piles."""

from __future__ import annotations

from typing import Any, TypeVar, cast

from waterhole.games.wild_cards import GAME, position
from waterhole.games.wild_cards.engine.components import ANIMALS_OF_A_SPECIES, CARDS, COPIES, SPECIES
from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.games.wild_cards.position import WildCardsPosition, load
from waterhole.games.wild_cards.view import Animals, Cards, WildCardsView
from waterhole.kernel.engine.state import Event, State
from waterhole.kernel.game import Refused, Seen

S = TypeVar("S", bound=Seen)

HABITAT = {"f": "forest", "s": "savannah", "m": "mountains", "w": "wild"}


def dump(state: State) -> WildCardsPosition:
    """A position of this game, which the caller knows as a State."""
    assert isinstance(state, WildCards)
    return position.dump(state)


def cards(text: str) -> Cards:
    """'f3 f3 w1' as a bag."""
    names = [f"{HABITAT[word[0]]} {word[1]}" for word in text.split()]
    return {name: names.count(name) for name in CARDS if name in names}


def zoo(text: str) -> Animals:
    """'lion lion ibex' as a bag."""
    names = text.split()
    return {name: names.count(name) for name in SPECIES if name in names}


def deal(
    hands: list[str],
    display: str,
    *,
    collections: list[str] | None = None,
    leaders: dict[str, int] | None = None,
    leo: bool = False,
    rounds_left: int = 5,
    discard: str = "",
    pile: str | None = None,
    **others: Any,
) -> WildCards:
    """A position before the bids, unless `others` say otherwise; each leader is with the first who has its species.

    Cards not named are in the draw pile; if `pile` is given, they are discarded.
    """
    players = len(hands)
    kept = [zoo(text) for text in collections or [""] * players]
    used: dict[str, int] = {}
    named = [cards(text) for text in [*hands, discard]] + list(others.get("paid", []))
    for bag in [*named, *({bid: 1} for bid in others.get("bids", []) if bid and bid != "refill")]:
        for name, n in bag.items():
            used[name] = used.get(name, 0) + n
    rest = {CARDS[kind]: n - used.get(CARDS[kind], 0) for kind, n in enumerate(COPIES)}
    drawn = rest if pile is None else cards(pile)
    away = cards(discard)
    if pile is not None:
        away = {name: n - drawn.get(name, 0) + away.get(name, 0) for name, n in rest.items()}
    seats = players - leo
    slots = display.split()
    unseen = {
        name: ANIMALS_OF_A_SPECIES - slots.count(name) - sum(bag.get(name, 0) for bag in kept) for name in SPECIES
    }
    pool = [name for place in range(7) for name in SPECIES if place < unseen[name]]
    animals = pool[: rounds_left * (players - 1)]
    box = pool[rounds_left * (players - 1) :]
    if leaders is None:
        leaders = {
            name: next(player for player in range(players) if kept[player].get(name))
            for name in SPECIES
            if any(name in bag for bag in kept)
        }
    given: dict[str, Any] = {
        "seats": seats,
        "leo": leo,
        "hands": [cards(hand) for hand in hands],
        "collections": kept,
        "display": ["" if name == "-" else name for name in slots],
        "pile": drawn,
        "discard": away,
        "animals": {name: animals.count(name) for name in SPECIES},
        "box_unseen": {name: box.count(name) for name in SPECIES},
        "leaders": leaders,
        "waiting": list(range(seats)),
    }
    state = load(WildCardsPosition(**(given | others)))
    state.journal = []
    return state


def play(state: WildCards, *moves: str) -> None:
    """Moves as in a record: '1 bid forest 3'. Each must be legal."""
    for line in moves:
        seat, text = line.split(" ", 1)
        number = GAME.moves.parse(text).id
        assert number in GAME.legal(state, int(seat) - 1), f"'{line}' is not legal; legal are {options(state)}"
        state.apply(int(seat) - 1, number)
        assert state.audit() == ""


def options(state: WildCards, seat: int | None = None) -> list[str]:
    """The texts of the legal moves of a seat counted from 1, or of whoever is asked."""
    number = int(state.decider()) if seat is None else seat - 1
    return [GAME.moves[move].text for move in GAME.legal(state, number)]


def refusal(state: WildCards, seat: int, text: str) -> Refused:
    number = GAME.moves.parse(text).id
    assert number not in GAME.legal(state, seat - 1)
    return GAME.refusal(state, seat - 1, number)


def seen(state: State, seat: int = 0) -> WildCardsView:
    """The view of a seat counted from 1; 0 is the spectator."""
    return cast(WildCardsView, GAME.view(state, seat - 1))


def told(state: WildCards, seat: int = 0) -> list[Seen]:
    journal: list[Event] = state.journal or []
    return [GAME.tell(event, seat - 1) for event in journal]


def happened(state: WildCards, kind: type[S], seat: int = 0) -> list[S]:
    """What a seat was told of one kind of event."""
    return [event for event in told(state, seat) if isinstance(event, kind)]


def owner(state: WildCards, species: str) -> int:
    """Who has a leader, counted from 1; 0: the supply."""
    return dump(state).leaders.get(species, -1) + 1


def collection(state: WildCards, seat: int) -> Animals:
    return dump(state).collections[seat - 1]


def hand(state: WildCards, seat: int) -> Cards:
    return dump(state).hands[seat - 1]


def hand_size(state: WildCards, seat: int) -> int:
    return sum(hand(state, seat).values())
