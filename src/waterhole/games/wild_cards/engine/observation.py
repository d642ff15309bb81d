"""Wild Cards: what a seat may know (WC-18), as numbers for learners."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from waterhole.games.wild_cards.engine.components import ANIMAL_KINDS, KIND_WIDTH, KINDS, PAY, SLOTS, STEPS
from waterhole.games.wild_cards.engine.rules import WildCards
from waterhole.kernel.engine.bags import BAG_WIDTH, size
from waterhole.kernel.engine.observer import Observer, one_hot, same, write_counts
from waterhole.kernel.engine.state import seat_after

MOST_PLAYERS: Final = 5
STEP_KINDS: Final[i64] = len(STEPS)
BIDS: Final = KINDS + 1  # the refill card besides


@final
class WildCardsObserver(Observer):
    def layout(self, seats: i64) -> list[tuple[str, int]]:
        parts = [
            ("own hand, by kind of card", KINDS),
            ("own cards of an unfinished choice, or face down in a tie, by kind", KINDS),
            ("own first card put down", BIDS),
            ("own second card put down", BIDS),
            ("asked", 1),
            ("step", len(STEPS)),
            ("round", 1),
            ("value being settled", 1),
            ("slot being paid for, from 1", 1),
        ]
        parts += [(f"display, slot {slot + 1}: species", ANIMAL_KINDS) for slot in range(SLOTS)]
        for player in range(min(seats + 1, MOST_PLAYERS)):
            parts += [
                (f"player {player}: at the table", 1),
                (f"player {player}: cards in hand", 1),
                (f"player {player}: hand as all know it, by kind", KINDS),
                (f"player {player}: collection, by species", ANIMAL_KINDS),
                (f"player {player}: leaders, by species", ANIMAL_KINDS),
                (f"player {player}: tokens", 1),
                (f"player {player}: bid face up", BIDS),
                (f"player {player}: paid, by kind", KINDS),
                (f"player {player}: owes a decision", 1),
                (f"player {player}: has the talisman", 1),
                (f"player {player}: was offered the meerkat's exchange", 1),
                (f"player {player}: took an animal this round", 1),
                (f"player {player}: place in the order of this value, from 1", 1),
            ]
        return [
            *parts,
            ("talisman used", 1),
            ("talisman: the holder goes first", 1),
            ("pile", 1),
            ("discards, by kind", KINDS),
            ("animals in the pile", 1),
            ("animals seen leaving the game, by species", ANIMAL_KINDS),
        ]

    def write(self, game: WildCards, seat: i64, out: vec[i16], at: i64) -> i64:
        hand: i64 = 0
        laying: i64 = 0
        chosen: i64 = 0
        asked: i64 = 0
        if seat >= 0:
            hand = game.hands[seat]
            laying = game.laying[seat]
            chosen = game.chosen[seat]
            asked = (game.owing >> seat) & 1
        at = write_counts(hand, KIND_WIDTH, KINDS, out, at)
        at = write_counts(laying, KIND_WIDTH, KINDS, out, at)
        at = one_hot(out, at, BIDS, (chosen & 31) - 1)
        at = one_hot(out, at, BIDS, (chosen >> 5) - 1)
        out[at] = i16(asked)
        at = one_hot(out, at + 1, STEP_KINDS, game.step)
        out[at] = i16(game.round_number())
        out[at + 1] = i16(game.value)
        out[at + 2] = 0
        if game.step == PAY:
            out[at + 2] = i16(game.wanted + 1)
        at += 3
        for slot in range(i64(SLOTS)):
            at = one_hot(out, at, ANIMAL_KINDS, game.animal_in(slot))
        places = game.seats + 1
        if places > MOST_PLAYERS:
            places = MOST_PLAYERS
        for i in range(places):
            if i < game.seats:
                at = write_player(game, seat_after(seat, i, game.seats), out, at)
            else:
                at = write_player(game, i, out, at)
        out[at] = i16(game.talisman_used)
        out[at + 1] = i16(game.holder_first)
        out[at + 2] = i16(size(game.pile))
        at = write_counts(game.discard, KIND_WIDTH, KINDS, out, at + 3)
        out[at] = i16(size(game.animals))
        return write_counts(game.box_seen, BAG_WIDTH, ANIMAL_KINDS, out, at + 1)


def write_player(game: WildCards, player: i64, out: vec[i16], at: i64) -> i64:
    """One place at the table; all 0 where nobody sits."""
    if player >= game.players:
        length: i64 = 10 + 2 * KINDS + 2 * ANIMAL_KINDS + BIDS - 2
        for i in range(length):
            out[at + i] = 0
        return at + length
    out[at] = 1
    out[at + 1] = i16(size(game.hands[player]))
    at = write_counts(game.known[player], KIND_WIDTH, KINDS, out, at + 2)
    at = write_counts(game.collections[player], BAG_WIDTH, ANIMAL_KINDS, out, at)
    for species in range(i64(ANIMAL_KINDS)):
        out[at + species] = same(game.leader_of(species), player)
    at += ANIMAL_KINDS
    out[at] = i16(game.tokens[player])
    at = one_hot(out, at + 1, BIDS, game.bids[player])
    at = write_counts(game.paid[player], KIND_WIDTH, KINDS, out, at)
    out[at] = i16((game.owing >> player) & 1)
    out[at + 1] = same(game.talisman, player)
    out[at + 2] = i16((game.exchanged >> player) & 1)
    out[at + 3] = i16((game.took >> player) & 1)
    out[at + 4] = i16(place_in_queue(game.queue, player))
    return at + 5


def place_in_queue(queue: i64, player: i64) -> i64:
    """From 1; 0: not in it."""
    place: i64 = 1
    while queue:
        if (queue & 15) - 1 == player:
            return place
        queue >>= 4
        place += 1
    return 0
