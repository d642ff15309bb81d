"""Crossing, the example of a game as a package of its own: a sentence for each ruling."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from waterhole_crossing import GAME
from waterhole_crossing.rules import KINDS, Crossing

from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput, Refused
from waterhole.kernel.match import Match


def place(open_fords: list[list[str]], herds: list[dict[str, int]] | None = None, **changes: Any) -> Crossing:
    """A table of four in the turn of the first player; what lies nowhere is in the pile."""
    given = herds or [{}] * 4
    lying = [*(bag for bag in given), *({kind: ford.count(kind) for kind in ford} for ford in open_fords)]
    lying += [dict.fromkeys(changes.get("turned", []), 1)]
    pile = {kind: 9 - sum(bag.get(kind, 0) for bag in lying) for kind in KINDS}
    fields: dict[str, Any] = {
        "seats": 4, "fords": [*open_fords, *[[]] * (4 - len(open_fords))], "turned": [], "herd": given,
        "pile": pile, "away": {},
        "guide": [{kind: 1} for kind in KINDS[:4]], "box": dict.fromkeys(KINDS[4:], 1),
        "closed": [], "home": [], "dusk": False, "current": 0, "step": "turn",
    }  # fmt: skip
    state = GAME.read_position(msgspec.json.encode(fields | changes))
    assert isinstance(state, Crossing)
    return state


def offers(state: Crossing) -> set[str]:
    return {move.text for move in GAME.moves.legal(state, int(state.decider()))}


def play(state: Crossing, *texts: str) -> None:
    for text in texts:
        assert text in offers(state)
        state.apply(state.decider(), GAME.moves.parse(text).id)
        assert state.audit() == ""


def test_in_a_turn_an_animal_is_turned_up_or_a_ford_taken() -> None:
    """CR-1"""
    assert offers(place([["zebra"], ["gnu", "gnu"]])) == {"turn up", "take 1", "take 2"}


def test_nothing_is_turned_up_when_no_open_ford_has_room() -> None:
    """CR-1"""
    assert offers(place([["zebra", "gnu", "topi"]] * 4)) == {"take 1", "take 2", "take 3", "take 4"}


def test_the_animal_goes_to_an_open_ford_with_room_and_the_next_player_is_asked() -> None:
    """CR-2"""
    state = place([["gnu"] * 3, ["topi"]], turned=["oryx"], step="send", closed=["4"], home=[3])
    assert offers(state) == {"send 2", "send 3"}
    play(state, "send 2")
    assert GAME.dump(state).fords[1] == ["topi", "oryx"]  # type: ignore[attr-defined]
    assert state.decider() == 1


def test_who_takes_a_ford_gets_its_animals_and_is_asked_no_more_in_this_round() -> None:
    """CR-3"""
    state = place([["zebra", "zebra"], ["gnu"]])
    play(state, "take 1")
    assert GAME.dump(state).herd[0] == {"zebra": 2}  # type: ignore[attr-defined]
    assert offers(state) == {"turn up", "take 2"}
    play(state, "turn up", "send 3", "turn up", "send 3", "turn up", "send 4")
    assert state.decider() == 1


def test_who_took_the_last_ford_begins_the_next_round_with_all_fords_open() -> None:
    """CR-4"""
    state = place([["zebra"]], closed=["2", "3", "4"], home=[1, 2, 3])
    play(state, "take 1")
    assert (state.decider(), offers(state)) == (0, {"turn up"})


def test_the_round_with_fifteen_animals_left_is_the_last() -> None:
    """CR-5"""
    herds = [{"zebra": 9, "gnu": 9}, {"topi": 9}, {"eland": 9}, {"oryx": 9, "impala": 1}]
    state = place([["kudu"]], herds, closed=["2", "3", "4"], home=[1, 2, 3])
    assert sum(state.pile) == 16
    play(state, "turn up")
    assert state.dusk
    play(state, "send 1", "take 1")
    assert state.waiting() == 0
    assert state.outcome() == GAME.outcomes[0]


def test_three_kinds_and_the_guides_count_the_others_cost() -> None:
    """CR-6: 6 + 3 + 1 for the best three, 10 for the guide's, 1 against; CR-7: the most points win."""
    herds = [
        {"zebra": 4, "gnu": 3, "topi": 2, "eland": 1, "oryx": 1},
        {"kudu": 9, "impala": 9},
        {"oryx": 8},
        {"topi": 7},
    ]
    state = place([["gnu"]], herds, closed=["2", "3", "4"], home=[0, 1, 2], current=3, dusk=False)
    assert [int(points) for points in state.scores()] == [10 + 6 + 3 - 1 - 1, 42, 21, 21]
    state.step = 2
    assert [int(points) for points in state.scores()] == [10 + 6 + 3 + 1 - 1, 42, 21, 21]
    assert [int(rank) for rank in state.ranks()] == [4, 1, 2, 2]


def test_the_guides_of_the_others_are_dealt_again_and_the_own_is_not() -> None:
    """CR-8"""
    state = GAME.new(5, seed=1)
    own = GAME.view(state, 0).players[0]
    guides = set()
    for seed in range(20):
        world = state.clone()
        world.redeal(0, Rng(seed))
        assert GAME.view(world, 0).players[0] == own
        guides.add(str(GAME.dump(world).guide[1]))  # type: ignore[attr-defined]
    assert len(guides) > 1
    assert GAME.view(state, 1).players[0].guide is None  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"home": [0]}, "CR-3: as many fords are closed"),
        ({"turned": ["kudu"]}, "CR-2: an animal is turned up"),
        ({"step": "over"}, "CR-4: the game goes on"),
        ({"closed": ["1"], "home": [1]}, "CR-3: a ford that is closed"),
        ({"closed": ["4"], "home": [0]}, "CR-3: who has taken a ford"),
        ({"dusk": True}, "CR-5: the last round"),
        ({"guide": [{}, {"gnu": 1}, {"topi": 1}, {"eland": 1}]}, "guide: there are 0 cards; it is always 1"),
        ({"pile": {}}, "the game has 9 cards 'zebra', the position 1"),
        ({"current": 4}, "current is 0 to 3, not 4"),
        ({"fords": [[]]}, "fords: 1 are given; there are 4"),
        ({"fords": [["zebra"] * 4, [], [], []]}, "the number of cards in fords is 0 to 3, not 4"),
        ({"herd": [{"unicorn": 1}, {}, {}, {}]}, "there is no card 'unicorn'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        place([["zebra"]], **changes)


def test_a_refusal_names_the_ruling_and_what_can_be_done() -> None:
    match = Match.from_position(GAME, list("ABCD"), place([["zebra"]]))
    with pytest.raises(Refused, match="CR-2: 'send 1' is not possible now; 'take 1' is"):
        match.play(0, "send 1")
