"""CuBirds: what one seat may know (CB-11), built by inclusion. Compiled: after each move everybody gets a view."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from waterhole.games.cubirds.engine.components import (
    BIRDS,
    DRAW,
    FAMILY,
    LARGE_FAMILY,
    LAY,
    M_FAMILY,
    M_NO_FAMILY,
    ROWS,
    SMALL_FAMILY,
    SPECIES,
)
from waterhole.games.cubirds.engine.rules import CuBirds
from waterhole.games.cubirds.moves import MOVES
from waterhole.games.cubirds.view import Birds, CuBirdsView, PlayerView
from waterhole.kernel.engine.bags import BAG_WIDTH, count, size
from waterhole.kernel.engine.reading import by_name, with_place
from waterhole.kernel.engine.state import legal_moves, ranks_of, scores_of
from waterhole.kernel.game import SPECTATOR, View
from waterhole.kernel.move import Move
from waterhole.kernel.narration import OVER, WAITING
from waterhole.text import Phrase

ALL_MOVES: Final[tuple[Move, ...]] = MOVES.moves
FAMILIES: Final[dict[str, tuple[int, int]]] = dict(
    zip(SPECIES, zip(SMALL_FAMILY, LARGE_FAMILY, strict=True), strict=True)
)
LAY_BIRDS: Final = Phrase("prompt-lay")
DRAW_CARDS: Final = Phrase("prompt-draw", {"empty": False})
DRAW_WITH_NONE: Final = Phrase("prompt-draw", {"empty": True})
ONE_JOINS: Final = Phrase("note-joins", {"count": 1})
TWO_JOIN: Final = Phrase("note-joins", {"count": 2})


def spectator_view(game: CuBirds) -> CuBirdsView:
    """What everybody may see."""
    over = game.waiting() == 0
    return CuBirdsView(
        game="cubirds",
        seat=SPECTATOR,
        seats=game.seats,
        waiting=() if over else (game.current,),
        prompt=OVER if over else WAITING,
        moves=(),
        scores=scores_of(game),
        ranks=ranks_of(game),
        outcome=game.outcome(),
        players=tuple([_player(game, player) for player in range(i64(len(game.hands)))]),
        rows=tuple([row_of(game, row) for row in range(i64(ROWS))]),
        pile=size(game.pile),
        discard=size(game.discard),
        current=game.current,
        families=FAMILIES,
    )


def seat_view(game: CuBirds, seat: int, shown: CuBirdsView) -> View:
    """The same with what one seat sees besides: its hand, and what it is asked."""
    own = replace(shown.players[seat], hand=birds(game.hands[seat]))
    players = with_place(shown.players, seat, own)
    legal = legal_moves(game, seat, len(ALL_MOVES))
    if not legal:
        return replace(shown, seat=seat, players=players)
    return replace(
        shown,
        seat=seat,
        prompt=_question(game, seat),
        moves=tuple([ALL_MOVES[move] for move in legal]),
        notes=tuple([_note(game, seat, move) for move in legal]),
        players=players,
    )


def birds(bag: i64) -> Birds:
    """A bag as people read it."""
    return by_name(bag, BAG_WIDTH, SPECIES)


def row_of(game: CuBirds, row: i64) -> tuple[str, ...]:
    """The cards of a row from left to right."""
    order, bag = game.row_orders[row], game.row_birds[row]
    found: list[str] = []
    while order:
        bird = (order & 15) - 1
        name = SPECIES[bird]
        for i in range(count(bag, bird)):
            found.append(name)  # noqa: PERF401  compiled, faster than extending by a generator
        order >>= 4
    return tuple(found)


def _player(game: CuBirds, player: i64) -> PlayerView:
    """A hand is seen by nobody but its owner; Robinbird's by all (he has none to hide)."""
    return PlayerView(
        hand_size=size(game.hands[player]),
        hand=birds(game.hands[player]) if player >= game.seats else None,
        known=birds(game.known[player]),
        collection=birds(game.collections[player]),
    )


def _note(game: CuBirds, seat: i64, move: i64) -> str | Phrase:
    """What a lay takes from its row, and what a family brings to the collection."""
    if game.step == FAMILY and move < M_NO_FAMILY:
        bird = move - M_FAMILY
        return TWO_JOIN if count(game.hands[seat], bird) >= LARGE_FAMILY[bird] else ONE_JOINS
    if game.step != LAY:
        return ""
    taken = game.enclosed_by(move >> 3, (move >> 1) & 3, move & 1)
    return Phrase("note-takes", {"taken": birds(taken)}) if taken else ""


def _question(game: CuBirds, seat: i64) -> Phrase:
    """What is asked; others are told only that somebody is at it, since a family step tells what is in a hand."""
    if game.step == DRAW:
        return DRAW_CARDS if game.hands[seat] else DRAW_WITH_NONE
    if game.step == FAMILY:
        hand = game.hands[seat]
        able = [SPECIES[b] for b in range(i64(BIRDS)) if count(hand, b) >= SMALL_FAMILY[b]]
        return Phrase("prompt-family", {"birds": able})
    return LAY_BIRDS
