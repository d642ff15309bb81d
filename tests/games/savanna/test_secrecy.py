"""Secrecy under simultaneity, and the memory of a careful player: what is sent depends on nothing unseen."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import cast

import msgspec
import pytest

from tests.contract.tables import Table, walk
from tests.games.savanna.pictures import grid, look, move, play, position, state
from waterhole.games.savanna import GAME
from waterhole.games.savanna.engine.components import PLACE, SELECT, TURNS
from waterhole.games.savanna.engine.rules import Savanna
from waterhole.games.savanna.engine.view import cards_of
from waterhole.games.savanna.view import Cards
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import Event
from waterhole.kernel.narration import Narrator

HELD: list[Cards] = [{"lion": 5, "tree": 5}, {"tree": 5, "zebra": 5}, {"zebra": 5, "hyena": 5}]


def received(game: Savanna, viewer: int) -> bytes:
    """All that a viewer gets: the view, and what is told of every event since the journal began."""
    told = [GAME.tell(event, viewer) for event in game.journal or []]
    narrator = Narrator(GAME, [f"Seat {n}" for n in range(7)])
    words = [narrator.event(seen) for seen in told]
    return msgspec.json.encode((look(game, viewer), told, words))


def states(seats: int, seed: int) -> list[Savanna]:
    """Positions of a random game in which everybody is asked."""
    everybody = (1 << seats) - 1
    table = Table(GAME, seats, GAME.options())
    return [cast(Savanna, found.clone()) for found in walk(table, seed) if found.waiting() == everybody]


def choose(game: Savanna, seat: int, rng: Rng) -> None:
    moves = GAME.legal(game, seat)
    game.apply(seat, moves[rng.below(len(moves))])


def listening(game: Savanna) -> Savanna:
    twin = game.clone()
    journal: list[Event] = []
    twin.journal = journal
    return twin


@pytest.mark.parametrize("seats", range(2, 7))
def test_until_the_last_has_chosen_nobody_receives_anything_that_depends_on_a_choice(seats: int) -> None:  # ES-1, ES-14
    """All but one choose, in some order, differently in each of several worlds; after every single choice all who
    have not chosen, and the spectator, have received the same bytes in all worlds."""
    for number, start in enumerate(states(seats, 21)):
        order = [(number + k) % seats for k in range(seats - 1)]
        worlds = [listening(start) for _ in range(4)]
        for done, chooser in enumerate(order, start=1):
            for world, game in enumerate(worlds):
                choose(game, chooser, Rng(97 * number + 13 * world + done))
                assert game.journal == []
            for viewer in {-1, *range(seats)} - set(order[:done]):
                assert len({received(game, viewer) for game in worlds}) == 1


@pytest.mark.parametrize("seats", range(3, 7))
def test_who_has_chosen_sees_the_own_choice_and_no_other(seats: int) -> None:  # ES-1, ES-14
    for number, start in enumerate(states(seats, 22)):
        worlds = [listening(start) for _ in range(4)]
        for world, game in enumerate(worlds):
            game.apply(0, GAME.legal(game, 0)[-1])
            for other in range(1, seats - 1):
                choose(game, other, Rng(31 * number + world))
        assert len({received(game, 0) for game in worlds}) == 1
        assert look(worlds[0], 0).chosen is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_order_of_choosing_changes_nothing_once_all_have_chosen(seats: int) -> None:  # ES-1
    """Neither what is told, nor the order in which it is told, nor the chance to come."""
    for start in states(seats, 23)[::3]:
        picks = [GAME.legal(start, seat)[seat % 2 - 1] for seat in range(seats)]
        ends = set()
        for order in permutations(range(seats)):
            game = listening(start)
            for seat in order:
                game.apply(seat, picks[seat])
            ends.add((GAME.fingerprint(game), *(received(game, viewer) for viewer in range(-1, seats))))
        assert len(ends) == 1


@pytest.mark.parametrize("seats", range(2, 7))
def test_changing_ones_mind_leaves_no_trace(seats: int) -> None:  # ES-14
    for start in states(seats, 24)[::2]:
        game = listening(start)
        before = [received(game, viewer) for viewer in range(-1, seats)]
        for choice in GAME.legal(game, 1)[:3]:
            game.apply(1, choice)
            assert game.take_back(1)
        assert [received(game, viewer) for viewer in range(-1, seats)] == before
        assert GAME.fingerprint(game) == GAME.fingerprint(start)


def test_only_that_a_seat_has_chosen_is_seen() -> None:  # ES-1
    game = state(position(3, [grid("grass")] * 3, hands=HELD))
    before = look(game, 2)
    play(game, 0, "select lion")
    after = look(game, 2)
    changed = [field for field in before.__struct_fields__ if getattr(before, field) != getattr(after, field)]
    assert changed == ["waiting"]


def test_revealed_cards_are_open_while_they_are_being_placed() -> None:  # ES-1
    game = state(position(3, [grid("grass")] * 3, hands=HELD))
    play(game, 0, "select lion")
    play(game, 1, "select tree")
    assert [place.placing for place in look(game, -1).players] == [None, None, None]
    play(game, 2, "select hyena")
    assert [place.placing for place in look(game, -1).players] == ["lion", "tree", "hyena"]


# -- memory (ES-13) ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(1, 7))
def test_a_hand_is_known_exactly_to_those_who_have_held_it(seats: int) -> None:  # ES-13
    """Hands are followed round the table by a mark that the rules know nothing of."""
    game, rng = cast(Savanna, GAME.new(seats, seed=5)), Rng(5)
    players = len(game.hands)
    marks = list(range(players))  # which hand lies at each place
    held_by: list[set[int]] = [{mark} for mark in marks]
    turn = 0
    while game.waiting():
        if game.turn != turn and seats > 1:
            turn = int(game.turn)
            if turn == TURNS // 2:
                marks = list(range(players))
                held_by = [{mark} for mark in marks]
            else:
                step = 1 if turn < TURNS // 2 else -1
                marks = [marks[(place - step) % players] for place in range(players)]
                for place, mark in enumerate(marks):
                    held_by[mark].add(place)
        for viewer in range(-1, seats):
            seen = look(game, viewer)
            shown = [place.hand for place in seen.players[:seats]] + ([seen.neutral.hand] if seen.neutral else [])
            for place, hand in enumerate(shown):
                known = viewer in held_by[marks[place]]
                assert hand == (cards_of(int(game.hands[place])) if known else None)
        choose(game, game.decider(), rng)


def test_a_spectator_sees_no_hand_and_no_card_set_aside() -> None:  # ES-13
    for game in states(3, 25):
        seen = look(game, -1)
        assert [place.hand for place in seen.players] == [None, None, None]
        assert seen.aside is None
        assert look(game, 0).aside == cards_of(int(game.aside))


def test_dealing_over_keeps_every_hand_that_was_held_and_changes_those_that_were_not() -> None:  # ES-13
    game = next(found for found in states(4, 26) if found.turn == 2 and found.step == SELECT)
    kept, changed = set(range(4)), set()
    for seed in range(20):
        twin = game.clone()
        twin.redeal(3, Rng(seed))
        for place in range(4):
            if twin.hands[place] != game.hands[place]:
                kept.discard(place)
                changed.add(place)
    assert (kept, changed) == ({3, 0, 1}, {2})  # seat 3 held what is now with seats 0 and 1


def test_after_a_lap_every_hand_is_known() -> None:  # ES-13
    game = next(found for found in states(4, 26) if found.turn == 3 and found.step == SELECT)
    for seat in range(4):
        assert None not in [place.hand for place in look(game, seat).players]
        twin = game.clone()
        twin.redeal(seat, Rng(1))
        assert list(twin.hands) == list(game.hands)


def test_others_pending_selections_are_drawn_again_evenly_by_kind() -> None:  # ES-13
    """Seat 0 holds nine lions and a tree that came from seat 2, who therefore knows the hand."""
    game = state(position(3, [grid("grass")] * 3, hands=[{"lion": 9, "tree": 1}, {"zebra": 10}, {"hyena": 10}]))
    play(game, 0, "select lion")
    drawn: Counter[int] = Counter()
    for seed in range(400):
        twin = game.clone()
        twin.redeal(2, Rng(seed))
        assert twin.hands[0] == game.hands[0]
        drawn[int(twin.selected[0])] += 1
    assert set(drawn) == {move("select lion"), move("select tree")}
    assert min(drawn.values()) > 150  # 200 expected


def test_a_pending_cell_is_drawn_again_evenly_and_the_own_one_stays() -> None:
    game = state(position(3, [grid("grass")] * 3, "place", selected=["lion", "tree", "zebra"]))
    play(game, 0, "place d4")
    play(game, 1, "place d6")
    drawn: Counter[int] = Counter()
    for seed in range(400):
        twin = game.clone()
        twin.redeal(1, Rng(seed))
        assert twin.step == PLACE
        assert twin.targets[1] == game.targets[1]
        drawn[int(twin.targets[0])] += 1
    assert len(drawn) == 4
    assert min(drawn.values()) > 60  # 100 expected
