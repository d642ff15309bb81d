"""CuBirds: what one seat may know (CB-11), built by inclusion. Compiled: after each move everybody gets a view."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from waterhole.games.cubirds.components import BIRDS, DRAW, FAMILY, LAY, PLURAL, ROWS, SMALL_FAMILY
from waterhole.games.cubirds.legible import birds, row_of, several
from waterhole.games.cubirds.moves import MOVES
from waterhole.games.cubirds.rules import CuBirds
from waterhole.games.cubirds.view import FAMILIES, CuBirdsView, PlayerView
from waterhole.kernel.core import State, count, legal_moves, ranks_of, scores_of, size
from waterhole.kernel.move import Move

ALL_MOVES: tuple[Move, ...] = MOVES.moves


def view(state: State, seat: int) -> CuBirdsView:
    game = cast(CuBirds, state)
    legal = legal_moves(game, seat, len(ALL_MOVES))
    taken = [_taken(game, move) for move in legal]
    return CuBirdsView(
        game="cubirds",
        seat=seat,
        seats=game.seats,
        waiting=() if game.waiting() == 0 else (game.current,),
        prompt=_prompt(game, seat),
        moves=tuple(ALL_MOVES[move] for move in legal),
        notes=tuple(_note(bag) for bag in taken),
        scores=scores_of(game),
        ranks=ranks_of(game),
        outcome=game.outcome(),
        rows=tuple([row_of(game, row) for row in range(ROWS)]),
        players=tuple([_player(game, player, seat) for player in range(len(game.hands))]),
        pile=size(game.pile),
        discard=size(game.discard),
        current=game.current,
        taken=tuple(birds(bag) for bag in taken),
        families=FAMILIES,
    )


def _player(game: CuBirds, player: i64, viewer: i64) -> PlayerView:
    open_hand = player == viewer or player >= game.seats
    return PlayerView(
        hand_size=size(game.hands[player]),
        hand=birds(game.hands[player]) if open_hand else None,
        known=birds(game.known[player]),
        collection=birds(game.collections[player]),
    )


def _taken(game: CuBirds, move: i64) -> i64:
    """What a move would take from its row: nothing, but for a lay."""
    return game.enclosed_by(move >> 3, (move >> 1) & 3, move & 1) if game.step == LAY else 0


def _note(taken: i64) -> str:
    if not taken:
        return ""
    return "takes " + ", ".join([several(count(taken, b), b) for b in range(i64(BIRDS)) if count(taken, b)])


def _prompt(game: CuBirds, seat: i64) -> str:
    """What is asked; of others only that they are at it, since a family step tells what is in a hand."""
    if game.waiting() == 0:
        return f"The game is over: {game.outcome()}."
    if seat != game.current:
        return "waiting"
    if game.step == DRAW:
        return "You enclosed no bird: draw two cards?"
    if game.step == FAMILY:
        hand = game.hands[seat]
        able = [PLURAL[b] for b in range(i64(BIRDS)) if count(hand, b) >= SMALL_FAMILY[b]]
        return f"Form a family of {' or '.join(able)}?"
    return "Lay all your birds of one species at one end of a row."
