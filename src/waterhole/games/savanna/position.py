"""Ecosystem: Savanna: any position as JSON and back."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Annotated

from msgspec.structs import replace

from waterhole.games.savanna.engine.components import (
    CARD,
    CELL_NAME,
    COPIES,
    GIVE,
    GRADES,
    KIND,
    OVER,
    PLACE,
    STEPS,
    TURNS,
)
from waterhole.games.savanna.engine.rules import NOTHING, Savanna, empty_table
from waterhole.games.savanna.engine.view import cards_of, grid_of
from waterhole.games.savanna.moves import MOVES
from waterhole.games.savanna.view import Cards, Grid
from waterhole.kernel.game import BadInput, Position
from waterhole.kernel.parts import Cards as Box
from waterhole.kernel.parts import Choice, Count, Packed, Step, read_parts, written
from waterhole.kernel.position import chance_of, check_choices, check_frame, check_lengths, index_of, refuse

SEATS = range(1, 7)
NO_GRADE = "normal"  # and of every other
ALL_CARDS = Box(KIND, tuple(COPIES))
bag = partial(Packed, cards=ALL_CARDS, units=list(CARD), shown=cards_of)


class SavannaPosition(Position, frozen=True, kw_only=True):
    grade: Annotated[str, Step(names=GRADES)] = NO_GRADE  # of the solo game
    turn: Annotated[int, Count(most=TURNS)]  # turns completed in both rounds
    step: Annotated[str, Step(names=STEPS)] = "select"
    hands: Annotated[list[Cards], bag(each=True)]  # of two players the neutral hand is the third
    grids: list[Grid]  # alone Swala's is the second
    selected: Annotated[list[str | None], Choice(names=KIND, blank=None, each=True)] = []  # left out: nobody has
    targets: Annotated[list[str | None], Choice(names=CELL_NAME, blank=None, each=True)] = []
    aside: Annotated[Cards, bag()] = {}
    pile: Annotated[Cards, bag()] = {}  # the neutral pile
    rest: Annotated[Cards | None, bag()] = None  # left out: all cards that are nowhere else


def dump(game: Savanna) -> SavannaPosition:
    return written(SavannaPosition, game, grids=[grid_of(game, ecosystem) for ecosystem in range(len(game.occupied))])


def load(position: SavannaPosition) -> Savanna:
    """The state of a position; BadInput where cards are missing, doubled or in impossible places."""
    check_frame(position, "Ecosystem: Savanna", SEATS)
    _check_turn(position)
    state = empty_table(position.seats, index_of(position.grade, GRADES, "grade"), chance_of(position))
    read_parts(state, _with_rest(position))
    check_lengths(position, len(state.occupied), ["grids"])
    for ecosystem, grid in enumerate(position.grids):
        for name, kind in grid.items():
            state.lay(ecosystem, index_of(kind, KIND, "a card"), index_of(name, CELL_NAME, "a cell"))
    state.owing = _owing(state)
    check_choices(state, MOVES)
    return state


def _with_rest(position: SavannaPosition) -> SavannaPosition:
    """The same with every card of the box somewhere, exactly once; a card that is revealed has left the hand."""
    laid = [Counter(grid.values()) for grid in position.grids]
    revealed = Counter(filter(None, position.selected if position.step == STEPS[PLACE] else []))
    places = [*position.hands, *laid, revealed, position.aside, position.pile]
    return replace(position, rest=ALL_CARDS.all_there(places, position.rest))


def _owing(state: Savanna) -> int:
    """The seats of which something is asked: those that have not chosen."""
    if state.step == OVER:
        return 0
    choices = state.targets if state.step == PLACE else state.selected
    return sum(1 << seat for seat, choice in enumerate(choices) if choice == NOTHING)


def _check_turn(position: SavannaPosition) -> None:
    index_of(position.step, STEPS, "step")
    if position.seats > 1 and index_of(position.grade, GRADES, "grade") != GRADES.index(NO_GRADE):
        raise BadInput("ES-11: the grade is for the solo game.")
    refuse(position.step == STEPS[GIVE] and position.seats > 1, "ES-11: cards are given only in the solo game.")
    first, last = {STEPS[OVER]: (TURNS, TURNS), STEPS[PLACE]: (1, TURNS - 2)}.get(position.step, (0, TURNS - 1))
    if not first <= position.turn <= last:  # ES-15: the first card and the last are placed without asking
        raise BadInput(
            f"turn: at the step '{position.step}' {first} to {last} turns are completed, not {position.turn}."
        )
