"""Wild Cards: what one seat may know (WC-18), built by inclusion."""

from __future__ import annotations

from typing import cast

import msgspec

from waterhole.games.wild_cards.components import (
    ANIMAL_KINDS,
    BACK,
    BID,
    CARDS,
    DISCARD,
    EAGLE,
    EXCHANGE,
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
from waterhole.games.wild_cards.moves import MOVES
from waterhole.games.wild_cards.rules import WildCards
from waterhole.games.wild_cards.scoring import leader_points, most, second_most
from waterhole.games.wild_cards.table import held
from waterhole.kernel.core import State, count, ranks_of, scores_of, size
from waterhole.kernel.game import View

Cards = dict[str, int]  # habitat card ('forest 3') -> how many; cards that are not there are left out
Animals = dict[str, int]  # species -> how many


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's place at the table."""

    hand_size: int  # habitat cards; with Leo those of his pile
    hand: Cards | None  # None: not for your eyes
    known: Cards  # what all have seen going into this hand: at least so many
    collection: Animals
    leaders: tuple[str, ...]
    tokens: int
    bid: str | None  # face up; None before the bids are revealed and after the card went back
    two_down: bool  # two cards lie face down: the eagle's holder will choose
    paid: Cards


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """Where the points of one seat come from (WC-16)."""

    best: str  # species; empty where there is none
    best_animals: int
    best_points: int
    second: str
    second_animals: int
    second_points: int
    leaders: tuple[str, ...]
    leader_points: int
    tokens: int
    total: int
    animals: int  # settles a tie


class WildCardsView(View, frozen=True, kw_only=True):
    round: int
    rounds: int
    phase: int
    display: tuple[str, ...]  # from the draw pile on; empty: taken
    players: tuple[PlayerView, ...]  # Leo comes last
    supply: tuple[str, ...]  # leaders nobody has
    talisman: int
    pile: int
    discard: Cards
    animals: int  # in the draw pile
    box: Animals  # animals that all have seen leaving the game
    value: int  # phase 3: the bids being settled; otherwise 0
    order: tuple[int, ...]  # who of this value still comes, after whoever is asked now
    wanted: int  # the slot being paid for, from 1; 0: none
    owed: int  # extra cards that are still asked of you, or that an animal would cost you now
    chosen: tuple[str, ...]  # cards you have put down and nobody has seen
    sheets: tuple[Sheet, ...]  # when the game is over


def habitat_cards(bag: int) -> Cards:
    """A bag of habitat cards as people read it."""
    return {CARDS[kind]: int(held(bag, kind)) for kind in range(KINDS) if held(bag, kind)}


def animals(bag: int) -> Animals:
    return {SPECIES[species]: int(count(bag, species)) for species in range(ANIMAL_KINDS) if count(bag, species)}


def display_of(game: WildCards) -> tuple[str, ...]:
    slots = (int(game.animal_in(slot)) for slot in range(game.players - 1))
    return tuple(SPECIES[species] if species >= 0 else "" for species in slots)


def leaders_of(game: WildCards, player: int) -> tuple[str, ...]:
    """The leaders of a player; of the supply with -1."""
    return tuple(name for species, name in enumerate(SPECIES) if game.leader_of(species) == player)


def bids_down(game: WildCards, player: int) -> list[str]:
    """The bid a player has put down; two cards where the eagle's holder did so."""
    chosen = int(game.chosen[player])
    return [CARDS[number - 1] for number in (chosen & 31, chosen >> 5) if number]


def _unseen(game: WildCards, seat: int) -> tuple[str, ...]:
    """The cards a seat has chosen and nobody else may know."""
    laying = habitat_cards(int(game.laying[seat]))
    return (*bids_down(game, seat), *(card for card, n in laying.items() for _ in range(n)))


def queue_of(game: WildCards) -> tuple[int, ...]:
    queue, found = int(game.queue), []
    while queue:
        found.append((queue & 15) - 1)
        queue >>= 4
    return tuple(found)


def view(state: State, seat: int) -> WildCardsView:
    game = cast(WildCards, state)
    over = game.step == OVER
    return WildCardsView(
        game="wild_cards",
        seat=seat,
        seats=int(game.seats),
        waiting=tuple(player for player in range(game.seats) if (game.owing >> player) & 1),
        prompt=_prompt(game, seat),
        moves=MOVES.legal(game, seat),
        scores=scores_of(game),
        ranks=ranks_of(game),
        outcome=game.outcome(),
        round=int(game.round_number()),
        rounds=int(ROUNDS[game.players]),
        phase=PHASE[game.step],
        display=display_of(game),
        players=tuple(_player(game, player, seat) for player in range(game.players)),
        supply=leaders_of(game, -1),
        talisman=int(game.talisman),
        pile=int(size(game.pile)),
        discard=habitat_cards(int(game.discard)),
        animals=int(size(game.animals)),
        box=animals(int(game.box_seen)),
        value=int(game.value),
        order=queue_of(game),
        wanted=int(game.wanted) + 1 if game.step == PAY else 0,
        owed=_owed(game, seat),
        chosen=_unseen(game, seat) if seat >= 0 else (),
        sheets=tuple(sheet(game, player) for player in range(game.seats)) if over else (),
    )


def _player(game: WildCards, player: int, viewer: int) -> PlayerView:
    bid = int(game.bids[player])
    return PlayerView(
        hand_size=int(size(game.hands[player])),
        hand=habitat_cards(int(game.hands[player])) if player == viewer else None,
        known=habitat_cards(int(game.known[player])),
        collection=animals(int(game.collections[player])),
        leaders=leaders_of(game, player),
        tokens=int(game.tokens[player]),
        bid=CARDS[bid] if bid >= 0 else None,
        two_down=game.step == REVEAL and bool((game.owing >> player) & 1),
        paid=habitat_cards(int(game.paid[player])),
    )


def sheet(game: WildCards, seat: int) -> Sheet:
    collection = game.collections[seat]
    best, second = int(most(collection)), int(second_most(collection))
    n, m = int(count(collection, best)), int(count(collection, second))
    return Sheet(
        best=SPECIES[best] if n else "",
        best_animals=n,
        best_points=2 * n,
        second=SPECIES[second] if m else "",
        second_animals=m,
        second_points=m,
        leaders=leaders_of(game, seat),
        leader_points=int(leader_points(game.leaders, seat)),
        tokens=int(game.tokens[seat]),
        total=int(game.points(seat)),
        animals=int(size(collection)),
    )


def _prompt(game: WildCards, seat: int) -> str:
    """What is asked; of others only that they are at it."""
    if game.step == OVER:
        return f"The game is over: {game.outcome()}."
    if seat < 0 or not (game.owing >> seat) & 1:
        return "waiting"
    owed = _owed(game, seat)
    cards = f"{owed} extra card{'s' * (owed != 1)}"
    if game.step == BID:
        if game.chosen[seat]:
            return "The eagle lets you put down a second card, and choose when the other bids are seen."
        also = "; the eagle lets you add a second" if game.leader_of(EAGLE) == seat else ""
        return f"Put down a card as your bid{also}."
    if game.step == REVEAL:
        return "The other bids are seen: which of your two cards is your bid?"
    if game.step == EXCHANGE:
        return "The meerkat lets you exchange an animal of your collection for one of the display."
    if game.step == DISCARD:
        return "Discard habitat cards, one by one in the order of your hand; 'stop' draws new ones."
    if game.step == TIE:
        return f"A tie at {game.value}: lay {cards} face down, in the order of your hand. The higher total goes first."
    if game.step == PAY:
        return f"Pay {cards} for the {SPECIES[game.animal_in(game.wanted)]}, in the order of your hand."
    if game.step == BACK:
        return f"The ibex lets you take your bid back: {CARDS[game.bids[seat]]}."
    return f"Take an animal{f' for {cards}' if owed else ''}, or pass."


def _owed(game: WildCards, seat: int) -> int:
    if seat < 0 or not (game.owing >> seat) & 1 or game.step not in (TIE, TAKE, PAY):
        return 0
    given = game.paid[seat] if game.step == TAKE else game.laying[seat]
    return int(game.value - 1 - size(given))
