"""Ecosystem: Savanna: any position as JSON and back."""

from __future__ import annotations

from typing import cast

from waterhole.games.savanna.components import (
    CARD,
    CELL_NAME,
    CENTRE,
    COPIES,
    GIVE,
    GRADES,
    KIND,
    KINDS,
    OVER,
    PLACE,
    SELECT,
    STEPS,
    TURNS,
)
from waterhole.games.savanna.rules import NOTHING, Savanna, empty_table, held
from waterhole.games.savanna.view import Cards, Grid, cards_of, grid_of
from waterhole.kernel.core import Rng, State
from waterhole.kernel.game import BadInput, Position


class SavannaPosition(Position, frozen=True, kw_only=True):
    grade: str = "normal"
    turn: int  # turns completed in both rounds
    step: str = "select"
    hands: list[Cards]  # of two players the neutral hand is the third
    grids: list[Grid]  # alone Swala's is the second
    selected: list[str | None] = []  # left out: nobody has
    targets: list[str | None] = []
    aside: Cards = {}
    pile: Cards = {}  # the neutral pile
    rest: Cards | None = None  # left out: all cards that are nowhere else


def dump(state: State) -> SavannaPosition:
    game = cast(Savanna, state)
    return SavannaPosition(
        seats=int(game.seats),
        rng=str(game.rng.state),
        grade=GRADES[game.grade],
        turn=int(game.turn),
        step=STEPS[game.step],
        hands=[cards_of(int(hand)) for hand in game.hands],
        grids=[grid_of(game, ecosystem) for ecosystem in range(len(game.occupied))],
        selected=[None if kind == NOTHING else KIND[kind] for kind in game.selected],
        targets=[None if cell == NOTHING else CELL_NAME[cell] for cell in game.targets],
        aside=cards_of(int(game.aside)),
        pile=cards_of(int(game.pile)),
        rest=cards_of(int(game.rest)),
    )


def load(position: SavannaPosition) -> Savanna:
    """The state of a position; BadInput where cards are missing, doubled or in impossible places."""
    _check_words(position)
    state = empty_table(position.seats, GRADES.index(position.grade), Rng(int(position.rng)))
    _check_lengths(position, state)
    for player, hand in enumerate(position.hands):
        state.hands[player] = _packed(hand)
    for ecosystem, grid in enumerate(position.grids):
        for name, kind in grid.items():
            state.lay(ecosystem, _kind(kind), _cell(name))
    for seat, card in enumerate(position.selected):
        state.selected[seat] = NOTHING if card is None else _kind(card)
    for seat, target in enumerate(position.targets):
        state.targets[seat] = NOTHING if target is None else _cell(target)
    state.aside = _packed(position.aside)
    state.pile = _packed(position.pile)
    state.turn = position.turn
    state.step = STEPS.index(position.step)
    state.owing = _owing(state)
    state.rest = _rest(state) if position.rest is None else _packed(position.rest)
    _check_table(state)
    _check_cards(state)
    fault = state.audit()
    if fault:
        raise BadInput(f"{fault}.")
    return state


def _kind(name: str) -> int:
    if name not in KIND:
        raise BadInput(f"there is no card '{name}'; the cards are: {', '.join(KIND)}.")
    return KIND.index(name)


def _cell(name: str) -> int:
    if name not in CELL_NAME:
        raise BadInput(f"there is no cell '{name}'; the cells are {CELL_NAME[0]} to {CELL_NAME[-1]}.")
    return CELL_NAME.index(name)


def _packed(cards: Cards) -> int:
    packed = 0
    for name, n in cards.items():
        copies = COPIES[_kind(name)]
        if not 0 <= n <= copies:
            raise BadInput(f"there cannot be {n} cards '{name}'; the game has {copies}.")
        packed += n * int(CARD[_kind(name)])
    return packed


def _owing(state: Savanna) -> int:
    """The seats of which something is asked: those that have not chosen."""
    if state.step == OVER:
        return 0
    choices = state.targets if state.step == PLACE else state.selected
    return sum(1 << seat for seat, choice in enumerate(choices) if choice == NOTHING)


def _check_words(position: SavannaPosition) -> None:
    if not 1 <= position.seats <= 6:
        raise BadInput(f"Ecosystem: Savanna is for 1 to 6 players, not {position.seats}.")
    if position.grade not in GRADES:
        raise BadInput(f"grade is one of {', '.join(GRADES)}, not '{position.grade}'.")
    if position.step not in STEPS:
        raise BadInput(f"step is one of {', '.join(STEPS)}, not '{position.step}'.")
    if not position.rng.isdigit():
        raise BadInput("rng is a whole number written as text.")
    if position.step == STEPS[GIVE] and position.seats > 1:
        raise BadInput("ES-11: cards are given only in the solo game.")
    first, last = {STEPS[OVER]: (TURNS, TURNS), STEPS[PLACE]: (1, TURNS - 2)}.get(position.step, (0, TURNS - 1))
    if not first <= position.turn <= last:  # ES-15: the first card and the last are placed without asking
        raise BadInput(
            f"turn: at the step '{position.step}' {first} to {last} turns are completed, not {position.turn}."
        )


def _check_lengths(position: SavannaPosition, state: Savanna) -> None:
    for name, given, due in (
        ("hands", position.hands, len(state.hands)),
        ("grids", position.grids, len(state.occupied)),
        ("selected", position.selected or state.selected, len(state.selected)),
        ("targets", position.targets or state.targets, len(state.targets)),
    ):
        if len(given) != due:
            raise BadInput(f"{name}: {len(given)} are given for {position.seats} seats; there are {due}.")


def _places(state: Savanna, kind: int) -> int:
    """How many cards of a kind lie anywhere but in the rest."""
    grids = sum(int(mask).bit_count() for place, mask in enumerate(state.grids) if place % KINDS == kind)
    revealed = sum(card == kind for card in state.selected) if state.step == PLACE else 0
    others = [*state.hands, state.aside, state.pile]
    return grids + revealed + sum(int(held(cards, kind)) for cards in others)


def _rest(state: Savanna) -> int:
    return sum(max(0, COPIES[kind] - _places(state, kind)) * int(CARD[kind]) for kind in range(KINDS))


def _check_cards(state: Savanna) -> None:
    """Every card of the box is somewhere, exactly once."""
    for kind, copies in enumerate(COPIES):
        n = _places(state, kind) + int(held(state.rest, kind))
        if n != copies:
            raise BadInput(f"the game has {copies} cards '{KIND[kind]}', the position {n}.")


def _check_table(state: Savanna) -> None:
    """Hands and ecosystems have as many cards as the turn says; everybody has chosen or is still asked."""
    due = int(state.cards_due())
    for player, hand in enumerate(state.hands):
        n = sum(cards_of(int(hand)).values())
        if n != due:
            raise BadInput(f"ES-1: hand {player + 1} has {n} cards; after {state.turn} turns it has {due}.")
    for ecosystem, cells in enumerate(state.occupied):
        n, laid = int(cells).bit_count(), int(state.cards_laid(ecosystem))
        if n != laid:
            raise BadInput(f"ES-1: ecosystem {ecosystem + 1} has {n} cards; after {state.turn} turns it has {laid}.")
        if n and not (int(cells) >> CENTRE) & 1:
            raise BadInput(f"ES-2: the first card of an ecosystem lies on {CELL_NAME[CENTRE]}.")
    for name, cards, due in (("aside", state.aside, state.cards_aside()), ("pile", state.pile, state.cards_piled())):
        n = sum(cards_of(int(cards)).values())
        if n != due:
            raise BadInput(f"{name}: {n} cards; after {state.turn} turns of {state.seats} seats there are {due}.")
    if state.step != OVER and state.owing == 0:
        raise BadInput(f"ES-1: when everybody has chosen, the step '{STEPS[state.step]}' is over.")
    if state.step == PLACE and NOTHING in state.selected:
        raise BadInput("ES-1: at the step 'place' every seat has a revealed card.")
    if state.step not in (SELECT, PLACE) and any(choice != NOTHING for choice in [*state.selected, *state.targets]):
        raise BadInput(f"ES-1: at the step '{STEPS[state.step]}' nobody has a choice pending.")
