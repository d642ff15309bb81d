"""What the kit derives from a table's parts, with a table that has one of every kind."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput, Game
from waterhole.kernel.kit import Kit, Table, Told
from waterhole.kernel.move import MoveTable
from waterhole.kernel.narration import Narrator
from waterhole.kernel.parts import Bag, Cards, Count, Flag, Mask, Row, Seat, Step, draw

CARDS = Cards(("ant", "bee", "cat"), (4, 4, 4))


class Toy(Table):
    """Everybody draws two cards in secret; then each in turn lays one, or has it face down in the river."""

    PARTS = (
        Bag(name="hand", each=True, cards=CARDS, seen="owner"),
        Bag(name="pile", cards=CARDS, seen="nobody"),
        Row(name="river", cards=CARDS, most=12, seen="nobody"),
        Row(name="open", many=lambda seats: 2, cards=CARDS, most=12),
        Count(name="coins", each=True, most=9),
        Mask(name="marks", names=("sun", "moon")),
        Mask(name="passed"),
        Flag(name="late"),
        Seat(name="current"),
        Step(name="step", names=("lay", "over")),
    )
    hand: list[list[int]]
    pile: list[int]
    river: list[int]
    open: list[list[int]]
    coins: list[int]

    def set_up(self, options: Any) -> None:
        self.pile = list(CARDS.copies)
        for hand in self.hand:
            for _ in range(2):
                hand[draw(self.pile, self.rng)] += 1

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        kinds = [kind for kind, n in enumerate(self.hand[seat]) if n]
        for place, kind in enumerate([*kinds, *(3 + kind for kind in kinds)]):
            out[place] = kind
        return 2 * len(kinds)

    def apply(self, seat: i64, move: i64) -> None:
        self.hand[seat][move % 3] -= 1
        (self.open[0] if move < 3 else self.river).append(move % 3)
        self.note("laid", seat, (move // 3,))
        self.coins[seat] += 1
        self.current = (self.current + 1) % self.seats
        if not any(self.hand[self.current]):
            self.step = 1

    def scores(self) -> vec[i64]:
        return vec[i64](self.coins)

    def outcome(self) -> str:
        return "all is laid" if self.step else ""


def toy() -> Game:
    kit = Kit(
        table=Toy,
        moves=MoveTable((kind, f"{kind} {card}", {"card": card}) for kind in ("lay", "hide") for card in CARDS.names),
        questions={"lay": "Lay a card."},
        events={"laid": Told("{player} lays a card {how}.", {"how": ("open", "down")})},
        rulings={"lay": "TO-1", "hide": "TO-1"},
    )
    return kit.game(
        name="toy", title="Toy", summary="", rules_version="1", seats=range(2, 5), outcomes=("all is laid",)
    )


GAME = toy()


def played(moves: int, seats: int = 3) -> Toy:
    state = GAME.new(seats, seed=5)
    assert isinstance(state, Toy)
    for number in range(moves):
        legal = GAME.legal(state, state.decider())
        state.apply(state.decider(), legal[-1 if number % 2 else 0])
    return state


def test_a_view_has_what_is_open_the_own_hand_and_the_size_of_the_rest() -> None:
    state = played(3)
    view: Any = GAME.view(state, 1)
    assert view.pile == 6
    assert view.river == 1
    assert sum(len(row) for row in view.open) == 2
    assert sum(view.players[1].hand.values()) == 1
    assert [place.hand for number, place in enumerate(view.players) if number != 1] == [None, None]
    assert [place.hand_size for place in view.players] == [1, 1, 1]
    assert GAME.view(state, -1).players[1].hand is None


def test_dealing_again_keeps_what_a_seat_sees_and_the_number_of_what_it_does_not() -> None:
    state = played(4)
    seen = set()
    for seed in range(30):
        world = state.clone()
        world.redeal(1, Rng(seed))
        assert world.audit() == ""
        assert GAME.view(world, 1) == GAME.view(state, 1)
        seen.add(str(GAME.dump(world)))
    assert len(seen) > 10


def test_a_copy_shares_nothing_with_its_original() -> None:
    state = played(2)
    before = GAME.fingerprint(state)
    twin = state.clone()
    while (seat := twin.decider()) >= 0:
        twin.apply(seat, GAME.legal(twin, seat)[0])
    assert GAME.fingerprint(state) == before


def test_an_observation_is_as_long_as_its_layout_and_begins_with_the_own_seat() -> None:
    state = played(3)
    out = vec[i16]([0] * 200)
    for viewer in range(-1, 3):
        assert GAME.observer.write(state, viewer, out, 0) == sum(n for _, n in GAME.observer.layout(3))
    GAME.observer.write(state, 1, out, 0)
    hand = [int(out[place]) for place in range(1, 13)]
    assert hand[:4] == [1, *state.hand[1]]
    assert hand[4:] == [1, 0, 0, 0, 1, 0, 0, 0]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"coins": [1, 10, 0]}, "coins is 0 to 9, not 10"),
        ({"coins": [1]}, "coins: 1 are given; there are 3"),
        ({"marks": ["star"]}, "marks is one of sun, moon, not 'star'"),
        ({"marks": ["sun", "sun"]}, "marks: each is named once"),
        ({"passed": [3]}, "passed is 0 to 2, not 3"),
        ({"step": "sleep"}, "step is one of lay, over, not 'sleep'"),
        ({"river": ["dog"]}, "a card is one of ant, bee, cat, not 'dog'"),
        ({"pile": {"ant": 5}}, "there cannot be 5 cards 'ant'; the game has 4"),
        ({"pile": {}}, "the game has 4 cards"),
        ({"rng": "²"}, "rng is a whole number"),
        ({"seats": 7}, "Toy is for 2 to 4 players, not 7"),
        ({"hand": [{}, {}, {}], "pile": {"ant": 4, "bee": 4, "cat": 4}}, "has nothing to choose"),
    ],
)
def test_a_position_is_read_back_and_what_cannot_be_is_refused(changes: dict[str, Any], words: str) -> None:
    fields = msgspec.to_builtins(GAME.dump(played(0)))
    assert msgspec.to_builtins(GAME.dump(GAME.read_position(msgspec.json.encode(fields)))) == fields
    with pytest.raises(BadInput, match=words):
        GAME.read_position(msgspec.json.encode(fields | changes))


def test_an_event_is_told_in_the_sentence_that_was_declared() -> None:
    state = played(0)
    state.journal = []
    state.apply(0, GAME.legal(state, 0)[-1])
    narrator = Narrator(GAME, ["Ann", "Bo", "Cy"])
    told = [narrator.event(GAME.tell(event, -1)) for event in state.journal]
    assert told == ["Ann lays a card down."]
