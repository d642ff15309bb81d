"""CuBirds: any position as JSON and back."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from waterhole.games.cubirds.engine.components import (
    BIRDS,
    COPIES,
    DRAW,
    FAMILY,
    GOES_ON,
    HAND_SIZE,
    NO_NEW_HANDS,
    NO_REFILL,
    OUTCOMES,
    OVER,
    ROWS,
    SMALL_FAMILY,
    SPECIES,
    STEPS,
)
from waterhole.games.cubirds.engine.rules import ROBINBIRD, CuBirds, blank
from waterhole.games.cubirds.engine.scoring import largest_collections, winning_reason
from waterhole.games.cubirds.engine.view import birds, row_of
from waterhole.games.cubirds.moves import MOVES
from waterhole.games.cubirds.view import Birds
from waterhole.kernel.engine.bags import cards, count, size
from waterhole.kernel.game import Position
from waterhole.kernel.parts import Cards, Mask, Packed, Seat, Step, read_parts, written
from waterhole.kernel.position import chance_of, check_choices, check_frame, number_in, refuse

SEATS = range(1, 6)
PLAYERS_ALONE = 2  # a solo game is played by two: you and Robinbird
ALL_BIRDS = Cards(SPECIES, tuple(COPIES))
bag = partial(Packed, cards=ALL_BIRDS, units=[cards(bird, 1) for bird in range(BIRDS)], shown=birds)


class CuBirdsPosition(Position, frozen=True, kw_only=True):
    rows: list[list[str]]
    hands: Annotated[list[Birds], bag(each=True)]
    collections: Annotated[list[Birds], bag(each=True)]
    pile: Annotated[Birds, bag()]
    discard: Annotated[Birds, bag()] = {}
    known: Annotated[list[Birds], bag(each=True)] = []  # left out: nobody has seen anything but Robinbird's hand
    discard_known: Annotated[Birds, bag()] = {}
    current: Annotated[int, Seat(extras=True)] = 0
    step: Annotated[str, Step(names=STEPS)] = "lay"
    outcome: Annotated[str, Step(names=OUTCOMES, name="ending")] = ""
    winners: Annotated[list[int], Mask(extras=True)] = []


def dump(game: CuBirds) -> CuBirdsPosition:
    return written(CuBirdsPosition, game, rows=[list(row_of(game, row)) for row in range(ROWS)])


def load(position: CuBirdsPosition) -> CuBirds:
    """The state of a position; BadInput where cards are missing, doubled or in impossible places."""
    check_frame(position, "CuBirds", SEATS)
    refuse(len(position.rows) != ROWS, f"there are {ROWS} rows, not {len(position.rows)}.")
    players = PLAYERS_ALONE if position.seats == 1 else position.seats
    state = blank(position.seats, players, chance_of(position))
    read_parts(state, position, players)
    rows = [{bird: row.count(bird) for bird in row} for row in position.rows]
    for row, found in enumerate(rows):
        state.row_birds[row] = bag().read(found, position.seats)
        state.row_orders[row] = _order(position.rows[row])
    ALL_BIRDS.all_there([*position.hands, *position.collections, *rows, position.discard], position.pile)
    if position.seats == 1 and not position.known:
        state.known[ROBINBIRD] = state.hands[ROBINBIRD]
    _check_known(state)
    if state.step == OVER or state.ending != GOES_ON:
        _check_end(state)
    else:
        _check_turn(state)
    check_choices(state, MOVES)
    return state


def _order(row: list[str]) -> int:
    blocks = [bird for place, bird in enumerate(row) if place == 0 or row[place - 1] != bird]
    refuse(len(blocks) != len(set(blocks)), "CB-3: the birds of a species lie side by side in a row: " + " ".join(row))
    return sum((SPECIES.index(bird) + 1) << (4 * place) for place, bird in enumerate(blocks))


def _check_known(state: CuBirds) -> None:
    """Nothing is known that is not there."""
    for known, held in [*zip(state.known, state.hands, strict=True), (state.discard_known, state.discard)]:
        for bird, name in enumerate(SPECIES):
            refuse(count(known, bird) > count(held, bird), f"known: more cards '{name}' than there are.")
    if state.seats == 1:
        refuse(
            state.known[ROBINBIRD] != state.hands[ROBINBIRD], "CB-12: Robinbird's hand lies open: all of it is known."
        )


def _check_turn(state: CuBirds) -> None:
    """The step's question can be asked, and nothing has ended the game before."""
    number_in(int(state.current), 0, int(state.seats) - 1, "current")
    refuse(state.winners != 0, "winners: nobody has won while the game goes on.")
    for collection in state.collections:
        ending = winning_reason(collection)
        refuse(ending != GOES_ON, f"CB-9: a collection has won already: {OUTCOMES[ending]}.")
    for player, held in enumerate(state.hands):
        emptied = held == 0 and not (player == state.current and state.step == DRAW)
        refuse(emptied and player == state.current, "CB-10: who has to lay has cards in hand.")
        refuse(emptied, f"CB-10: player {player} has no cards; an empty hand brings new hands for all at once.")
    hand = state.hands[state.current]
    families = any(count(hand, bird) >= SMALL_FAMILY[bird] for bird in range(BIRDS))
    refuse(
        state.step == FAMILY and not families, "CB-8: a family step needs a family in the hand of the current player."
    )
    refuse(state.step == DRAW and state.pile + state.discard == 0, "CB-7: a draw step needs a card to draw.")
    refuse(any(int(order) >> 4 == 0 for order in state.row_orders), "CB-5: every row has at least two species.")


def _check_end(state: CuBirds) -> None:
    """The game is over for the reason it says, and those have won who then win."""
    refuse(state.step != OVER or state.ending == GOES_ON, "a game is over exactly when it has an outcome.")
    left = int(size(state.pile + state.discard))
    short = [row for row, order in enumerate(state.row_orders) if int(order) >> 4 == 0]
    refuse(len(short) != (state.ending == NO_REFILL), "CB-5: a row with one species is the end of the game, by itself.")
    reasons = [int(winning_reason(collection)) for collection in state.collections]
    refuse(state.ending == NO_REFILL and left > 0, "CB-7: a row can be refilled while there are cards.")
    if state.ending == NO_NEW_HANDS:
        refuse(any(state.hands), "CB-10: everybody discards before new hands are dealt.")
        refuse(left >= HAND_SIZE * len(state.hands), "CB-10: there are cards enough for new hands.")
    if state.ending in (NO_REFILL, NO_NEW_HANDS):
        refuse(any(reasons), "CB-9: a collection has won before the cards ran out.")
        refuse(state.winners != largest_collections(state.collections), "CB-10: the largest collections win.")
    else:
        won = [int(state.ending) if player == state.current else GOES_ON for player in range(len(reasons))]
        refuse(reasons != won, "CB-9: the current player, and nobody else, has the collection that wins.")
        refuse(state.winners != 1 << int(state.current), "CB-9: the current player has won, and nobody else.")
