"""Wild Cards: what one seat may know (WC-18), built by inclusion. Compiled: after each move everybody gets a view."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from waterhole.games.wild_cards.engine.components import (
    BACK,
    BID,
    CARDS,
    DISCARD,
    EAGLE,
    EXCHANGE,
    KIND_WIDTH,
    KINDS,
    OVER,
    PAY,
    PHASE,
    REVEAL,
    ROUNDS,
    SPECIES,
    TAKE,
    TIE,
)
from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.games.wild_cards.engine.scoring import leader_points, most, second_most
from waterhole.games.wild_cards.moves import MOVES
from waterhole.games.wild_cards.view import Animals, Cards, PlayerView, Sheet, WildCardsView
from waterhole.kernel.engine.bags import BAG_WIDTH, count, size
from waterhole.kernel.engine.reading import by_name, numbers_in, with_place
from waterhole.kernel.engine.state import legal_moves, ranks_of, scores_of
from waterhole.kernel.game import SPECTATOR, View
from waterhole.kernel.move import Move
from waterhole.kernel.narration import OVER as GAME_OVER
from waterhole.kernel.narration import WAITING
from waterhole.text import Phrase

ALL_MOVES: Final[tuple[Move, ...]] = MOVES.moves
HABITAT_CARDS: Final[tuple[str, ...]] = CARDS[:KINDS]  # without the refill card, which is in no hand
FIRST_CARD: Final = Phrase("prompt-bid", {"eagle": False})
EAGLES_BID: Final = Phrase("prompt-bid", {"eagle": True})
SECOND_CARD: Final = Phrase("prompt-second")
REVEAL_BID: Final = Phrase("prompt-reveal")
EXCHANGE_ANIMAL: Final = Phrase("prompt-exchange")
DISCARD_CARDS: Final = Phrase("prompt-discard")


def spectator_view(game: WildCards) -> WildCardsView:
    """What everybody may see."""
    over = game.step == OVER
    return WildCardsView(
        game="wild_cards",
        seat=SPECTATOR,
        seats=game.seats,
        waiting=numbers_in(game.owing),
        prompt=GAME_OVER if over else WAITING,
        moves=(),
        scores=scores_of(game),
        ranks=ranks_of(game),
        outcome=game.outcome(),
        players=tuple([_player(game, player) for player in range(game.players)]),
        round=game.round_number(),
        rounds=ROUNDS[game.players],
        phase=PHASE[game.step],
        display=display_of(game),
        supply=leaders_of(game, -1),
        talisman=game.talisman,
        holder_first=game.holder_first == 1,
        pile=size(game.pile),
        discard=habitat_cards(game.discard),
        animals=size(game.animals),
        box=animals(game.box_seen),
        value=game.value,
        order=queue_of(game),
        wanted=game.wanted + 1 if game.step == PAY else 0,
        owed=0,
        chosen=(),
        sheets=tuple([_sheet(game, seat) for seat in range(game.seats)]),
    )


def seat_view(game: WildCards, seat: int, shown: WildCardsView) -> View:
    """The same with what one seat sees besides: its hand, its unseen choices, and what it is asked."""
    own = replace(shown.players[seat], hand=habitat_cards(game.hands[seat]))
    players = with_place(shown.players, seat, own)
    legal = legal_moves(game, seat, len(ALL_MOVES))
    if not legal:
        return replace(shown, seat=seat, players=players, chosen=_unseen(game, seat))
    return replace(
        shown,
        seat=seat,
        prompt=_question(game, seat),
        moves=tuple([ALL_MOVES[move] for move in legal]),
        players=players,
        owed=_owed(game, seat),
        chosen=_unseen(game, seat),
    )


# -- what lies on the table ------------------------------------------------------------


def habitat_cards(bag: i64) -> Cards:
    """A bag of habitat cards as people read it."""
    return by_name(bag, KIND_WIDTH, HABITAT_CARDS)


def animals(bag: i64) -> Animals:
    return by_name(bag, BAG_WIDTH, SPECIES)


def display_of(game: WildCards) -> tuple[str, ...]:
    found: list[str] = []
    for slot in range(game.players - 1):
        species = game.animal_in(slot)
        found.append(SPECIES[species] if species >= 0 else "")
    return tuple(found)


def leaders_of(game: WildCards, player: i64) -> tuple[str, ...]:
    """The leaders of a player; of the supply with -1."""
    return tuple([SPECIES[species] for species in range(i64(len(SPECIES))) if game.leader_of(species) == player])


def bids_down(game: WildCards, player: i64) -> list[str]:
    """The bid a player has put down; two cards where the eagle's holder did so."""
    found: list[str] = []
    chosen = game.chosen[player]
    if chosen & 31:
        found.append(CARDS[(chosen & 31) - 1])
    if chosen >> 5:
        found.append(CARDS[(chosen >> 5) - 1])
    return found


def _unseen(game: WildCards, seat: i64) -> tuple[str, ...]:
    """The cards a seat has chosen and nobody else may know."""
    found = bids_down(game, seat)
    for card, n in habitat_cards(game.laying[seat]).items():
        found += [card] * n
    return tuple(found)


def queue_of(game: WildCards) -> tuple[int, ...]:
    queue = game.queue
    found: list[int] = []
    while queue:
        found.append((queue & 15) - 1)
        queue >>= 4
    return tuple(found)


def _player(game: WildCards, player: i64) -> PlayerView:
    bid = game.bids[player]
    return PlayerView(
        hand_size=size(game.hands[player]),
        hand=None,
        known=habitat_cards(game.known[player]),
        collection=animals(game.collections[player]),
        leaders=leaders_of(game, player),
        tokens=game.tokens[player],
        bid=CARDS[bid] if bid >= 0 else None,
        two_down=game.step == REVEAL and (game.owing >> player) & 1 != 0,
        paid=habitat_cards(game.paid[player]),
    )


def _sheet(game: WildCards, seat: i64) -> Sheet:
    collection = game.collections[seat]
    best, second = most(collection), second_most(collection)
    n, m = count(collection, best), count(collection, second)
    return Sheet(
        best=SPECIES[best] if n else "",
        best_animals=n,
        best_points=2 * n,
        second=SPECIES[second] if m else "",
        second_animals=m,
        second_points=m,
        leaders=leaders_of(game, seat),
        leader_points=leader_points(game.leaders, seat),
        tokens=game.tokens[seat],
        total=game.points(seat),
        animals=size(collection),
    )


# -- what is asked -----------------------------------------------------------------------


def _question(game: WildCards, seat: i64) -> Phrase:
    owed = _owed(game, seat)
    if game.step == BID:
        return SECOND_CARD if game.chosen[seat] else EAGLES_BID if game.leader_of(EAGLE) == seat else FIRST_CARD
    if game.step == REVEAL:
        return REVEAL_BID
    if game.step == EXCHANGE:
        return EXCHANGE_ANIMAL
    if game.step == DISCARD:
        return DISCARD_CARDS
    if game.step == TIE:
        return Phrase("prompt-tie", {"value": game.value, "count": owed})
    if game.step == PAY:
        return Phrase("prompt-pay", {"count": owed, "animal": SPECIES[game.animal_in(game.wanted)]})
    if game.step == BACK:
        return Phrase("prompt-back", {"card": CARDS[game.bids[seat]]})
    return Phrase("prompt-take", {"count": owed})


def _owed(game: WildCards, seat: i64) -> i64:
    """The cards that are still asked of a seat that decides."""
    if game.step == TAKE:
        return game.value - 1 - size(game.paid[seat])
    if game.step == TIE or game.step == PAY:
        return game.value - 1 - size(game.laying[seat])
    return 0
