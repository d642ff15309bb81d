"""CuBirds: any position as JSON and back."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.games.cubirds.components import (
    BIRDS,
    COPIES,
    DRAW,
    FAMILY,
    GOES_ON,
    LAY,
    OUTCOMES,
    OVER,
    ROWS,
    SMALL_FAMILY,
    SPECIES,
    STEPS,
)
from waterhole.games.cubirds.legible import Birds, birds, row_of
from waterhole.games.cubirds.rules import CuBirds
from waterhole.kernel.core import Rng, State, bag_of, count, size
from waterhole.kernel.game import BadInput, Position, is_number

PLAYERS_ALONE = 2  # a solo game is played by two: you and Robinbird


class CuBirdsPosition(Position, frozen=True, kw_only=True):
    rows: list[list[str]]
    hands: list[Birds]
    collections: list[Birds]
    pile: Birds
    discard: Birds = {}
    known: list[Birds] = []  # left out: nobody has seen anything
    discard_known: Birds = {}
    current: int = 0
    step: str = "lay"
    outcome: str = ""
    winners: list[int] = []


def dump(state: State) -> CuBirdsPosition:
    game = cast(CuBirds, state)
    return CuBirdsPosition(
        seats=int(game.seats),
        rng=str(game.rng.state),
        rows=[list(row_of(game, row)) for row in range(ROWS)],
        hands=[birds(int(bag)) for bag in game.hands],
        collections=[birds(int(bag)) for bag in game.collections],
        pile=birds(int(game.pile)),
        discard=birds(int(game.discard)),
        known=[birds(int(bag)) for bag in game.known],
        discard_known=birds(int(game.discard_known)),
        current=int(game.current),
        step=STEPS[game.step],
        outcome=game.outcome(),
        winners=[player for player in range(len(game.hands)) if (game.winners >> player) & 1],
    )


def load(position: CuBirdsPosition) -> CuBirds:
    """The state of a position; BadInput where cards are missing, doubled or in impossible places."""
    players = PLAYERS_ALONE if position.seats == 1 else position.seats
    _check_shape(position, players)
    state = CuBirds(
        position.seats,
        Rng(int(position.rng)),
        vec[i64]([_bag(hand) for hand in position.hands]),
        vec[i64]([_bag(known) for known in position.known or [{}] * players]),
        vec[i64]([_bag(collection) for collection in position.collections]),
        vec[i64]([_order(row) for row in position.rows]),
        vec[i64]([_bag({bird: row.count(bird) for bird in row}) for row in position.rows]),
    )
    state.pile = _bag(position.pile)
    state.discard = _bag(position.discard)
    state.discard_known = _bag(position.discard_known)
    state.current = position.current
    state.step = STEPS.index(position.step)
    state.ending = OUTCOMES.index(position.outcome)
    state.winners = sum(1 << player for player in position.winners)
    _check_cards(state)
    _check_step(state)
    return state


def _bag(counts: Birds) -> int:
    for bird, n in counts.items():
        if bird not in SPECIES:
            raise BadInput(f"there is no bird '{bird}'; the birds are: {', '.join(SPECIES)}.")
        if not 0 <= n <= COPIES[SPECIES.index(bird)]:
            raise BadInput(f"there cannot be {n} cards '{bird}'; the game has {COPIES[SPECIES.index(bird)]}.")
    return int(bag_of([counts.get(bird, 0) for bird in SPECIES]))


def _order(row: list[str]) -> int:
    blocks = [bird for place, bird in enumerate(row) if place == 0 or row[place - 1] != bird]
    if len(blocks) != len(set(blocks)):
        raise BadInput("CB-3: the birds of a species lie side by side in a row: " + " ".join(row))
    _bag(dict.fromkeys(blocks, 1))
    return sum((SPECIES.index(bird) + 1) << (4 * place) for place, bird in enumerate(blocks))


def _check_shape(position: CuBirdsPosition, players: int) -> None:
    if not 1 <= position.seats <= 5:
        raise BadInput(f"CuBirds is for 1 to 5 players, not {position.seats}.")
    if len(position.rows) != ROWS:
        raise BadInput(f"there are {ROWS} rows, not {len(position.rows)}.")
    for name, bags in (("hands", position.hands), ("collections", position.collections), ("known", position.known)):
        if len(bags) != players and not (name == "known" and not bags):
            raise BadInput(f"{name}: {len(bags)} are given for {players} players.")
    deciders = players if position.step == STEPS[OVER] else position.seats
    if not 0 <= position.current < deciders:
        raise BadInput(f"current: seats are numbered 0 to {deciders - 1}, not {position.current}.")
    if position.step not in STEPS:
        raise BadInput(f"step is one of {', '.join(STEPS)}, not '{position.step}'.")
    if position.outcome not in OUTCOMES:
        raise BadInput(f"outcome is one of {', '.join(OUTCOMES[1:])}, not '{position.outcome}'.")
    if not is_number(position.rng):
        raise BadInput("rng is a whole number written as text.")
    if any(not 0 <= player < players for player in position.winners):
        raise BadInput(f"winners are players 0 to {players - 1}.")


def _check_cards(state: CuBirds) -> None:
    """Every card of the box is somewhere, exactly once; nothing is known that is not there."""
    groups = [state.hands, state.collections, state.row_birds, vec[i64]([state.pile, state.discard])]
    for bird, copies in enumerate(COPIES):
        n = sum(int(count(bag, bird)) for group in groups for bag in group)
        if n != copies:
            raise BadInput(f"the game has {copies} cards '{SPECIES[bird]}', the position {n}.")
        for known, bag in [*zip(state.known, state.hands, strict=True), (state.discard_known, state.discard)]:
            if count(known, bird) > count(bag, bird):
                raise BadInput(f"known: more cards '{SPECIES[bird]}' than there are.")


def _check_step(state: CuBirds) -> None:
    hand = state.hands[state.current]
    if (state.step == OVER) != (state.ending != GOES_ON):
        raise BadInput("a game is over exactly when it has an outcome.")
    if state.step == LAY and size(hand) == 0:
        raise BadInput("CB-10: who has to lay has cards in hand.")
    if state.step == FAMILY and all(count(hand, bird) < SMALL_FAMILY[bird] for bird in range(BIRDS)):
        raise BadInput("CB-8: a family step needs a family in the hand of the current player.")
    if state.step == DRAW and state.pile + state.discard == 0:
        raise BadInput("CB-7: a draw step needs a card to draw.")
    if state.step != OVER and any(int(order) >> 4 == 0 for order in state.row_orders):
        raise BadInput("CB-5: every row has at least two species.")
