"""CuBirds: what one seat may know (CB-11), built by inclusion."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import msgspec

from waterhole.games.cubirds.components import BIRDS, DRAW, FAMILY, LARGE_FAMILY, LAY, PLURAL, SMALL_FAMILY, SPECIES
from waterhole.games.cubirds.moves import MOVES
from waterhole.games.cubirds.rules import CuBirds
from waterhole.kernel.core import State, count, counts, ranks_of, scores_of, size
from waterhole.kernel.game import View
from waterhole.kernel.move import Move

Birds = dict[str, int]  # species -> cards; species without cards are left out


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's place at the table."""

    hand_size: int
    hand: Birds | None  # None: not for your eyes
    known: Birds  # what all have seen going into this hand: at least so many
    collection: Birds


class CuBirdsView(View, frozen=True, kw_only=True):
    rows: tuple[tuple[str, ...], ...]  # from left to right
    players: tuple[PlayerView, ...]  # in a solo game Robinbird is the second
    pile: int
    discard: int
    current: int
    taken: tuple[Birds, ...]  # what each of the moves would take from its row
    families: dict[str, tuple[int, int]]  # as printed on the cards: birds of a small family and of a large one


FAMILIES: dict[str, tuple[int, int]] = dict(zip(SPECIES, zip(SMALL_FAMILY, LARGE_FAMILY, strict=True), strict=True))


@lru_cache(maxsize=20_000)  # the same few bags are shown again and again; nobody changes what is shown
def birds(bag: int) -> Birds:
    """A bag as people read it."""
    return {bird: n for bird, n in zip(SPECIES, counts(bag), strict=True) if n}


def row_of(state: CuBirds, row: int) -> tuple[str, ...]:
    """The cards of a row from left to right."""
    return _in_order(int(state.row_orders[row]), int(state.row_birds[row]))


@lru_cache(maxsize=20_000)
def _in_order(order: int, bag: int) -> tuple[str, ...]:
    found: list[str] = []
    number = counts(bag)
    while order:
        bird = (order & 15) - 1
        found += [SPECIES[bird]] * number[bird]
        order >>= 4
    return tuple(found)


@lru_cache(maxsize=2_000)  # all who look after a move see the same rows
def _rows(orders_and_bags: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
    rows = len(orders_and_bags) // 2
    return tuple(map(_in_order, orders_and_bags[:rows], orders_and_bags[rows:]))


def view(state: State, seat: int) -> CuBirdsView:
    game = cast(CuBirds, state)
    over = game.waiting() == 0
    moves = MOVES.legal(game, seat)
    taken = _taken(game, moves)
    return CuBirdsView(
        game="cubirds",
        seat=seat,
        seats=int(game.seats),
        waiting=() if over else (int(game.current),),
        prompt=_prompt(game, seat),
        moves=moves,
        notes=tuple(map(_note, taken)),
        scores=scores_of(game),
        ranks=ranks_of(game),
        outcome=game.outcome(),
        rows=_rows(game.orders_and_bags()),
        players=tuple([_player(game, player, seat) for player in range(game.players())]),
        pile=int(size(game.pile)),
        discard=int(size(game.discard)),
        current=int(game.current),
        taken=taken,
        families=FAMILIES,
    )


def _player(game: CuBirds, player: int, viewer: int) -> PlayerView:
    open_hand = player == viewer or player >= game.seats
    return _place(open_hand, *game.bags_of(player))


@lru_cache(maxsize=20_000)
def _place(open_hand: bool, hand: int, known: int, collection: int) -> PlayerView:
    return PlayerView(
        hand_size=int(size(hand)),
        hand=birds(hand) if open_hand else None,
        known=birds(known),
        collection=birds(collection),
    )


def _taken(game: CuBirds, moves: tuple[Move, ...]) -> tuple[Birds, ...]:
    """What each lay would take from its row."""
    if game.step != LAY:
        return ({},) * len(moves)
    return tuple(map(birds, game.enclosed_by_each([move.id for move in moves])))


def _note(taken: Birds) -> str:
    some = ", ".join(bird if n == 1 else f"{n} {PLURAL[SPECIES.index(bird)]}" for bird, n in taken.items())
    return f"takes {some}" if taken else ""


def _prompt(game: CuBirds, seat: int) -> str:
    """What is asked; of others only that they are at it, since a family step tells what is in a hand."""
    if game.waiting() == 0:
        return f"The game is over: {game.outcome()}."
    if seat != game.current:
        return "waiting"
    if game.step == DRAW:
        return "You enclosed no bird: draw two cards?"
    if game.step == FAMILY:
        hand = game.hands[seat]
        able = [PLURAL[b] for b in range(BIRDS) if count(hand, b) >= SMALL_FAMILY[b]]
        return f"Form a family of {' or '.join(able)}?"
    return "Lay all your birds of one species at one end of a row."
