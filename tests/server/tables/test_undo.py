"""What may be taken back among people, and alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec
import pytest

from tests.contract.tables import every_game
from waterhole.games import GAMES
from waterhole.games.wilderness.engine.rules import Wilderness
from waterhole.games.wilderness.engine.table import cards_in
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import Event, State
from waterhole.kernel.game import Game, Refused
from waterhole.kernel.match import Match
from waterhole.server.tables.undo import drop, edges, reveals, what_may_be_taken_back

EVERY = {"wildlife": 80, "wilderness": 2}  # so many moves from one position that is looked at to the next
TRIED = 3  # of a seat's legal moves in each position
WORLDS = 60  # for each move that may be taken back


def cubirds_until(kind: str) -> Match:
    """A game of three people up to a decision of this kind."""
    for seed in range(200):
        match = Match(GAMES["cubirds"], ["a", "b", "c"], seed=seed)
        rng = Rng(seed)
        for _ in range(60):
            if match.over:
                break
            seat = match.state.decider()
            moves = match.view(seat).moves
            if any(move.kind == kind for move in moves):
                return match
            match.play(seat, moves[rng.below(len(moves))].id)
    raise AssertionError(kind)


def test_drawing_a_card_cannot_be_undone_among_people() -> None:
    match = cubirds_until("draw")
    seat = match.state.decider()
    match.play(seat, "draw")
    assert reveals(match, len(match.history) - 1)
    with pytest.raises(Refused, match="showed or rolled"):
        what_may_be_taken_back(match, seat, [0, 1, 2])


def test_a_lay_that_shows_no_new_card_can_be_undone_among_people() -> None:
    match = cubirds_until("draw")
    last = len(match.history) - 1
    seat, _ = match.history[last]
    assert not reveals(match, last)
    before = match.game.fingerprint(match.state)
    taken = what_may_be_taken_back(match, seat, [0, 1, 2])
    drop(match, taken)
    assert taken.harmless
    assert len(match.history) == last
    assert match.game.fingerprint(match.state) != before


def test_alone_even_a_drawn_card_can_be_given_back() -> None:
    match = cubirds_until("draw")
    seat = match.state.decider()
    before = match.game.fingerprint(match.state)
    match.play(seat, "draw")
    taken = what_may_be_taken_back(match, seat, [seat])
    drop(match, taken)
    assert match.game.fingerprint(match.state) == before
    assert not taken.harmless


# -- no oracle -------------------------------------------------------------------------


def positions(game: Game, games: int) -> Iterator[Match]:
    """Matches of every number of seats above one, on their way; each is moved on when the next is asked for."""
    for seats in game.seats:
        for seed in range(games if seats > 1 else 0):
            match, rng = Match(game, [str(seat) for seat in range(seats)], seed=seed), Rng(seed)
            while not match.over:
                if len(match.history) % EVERY.get(game.name, 4) == 0:
                    yield match
                seat = one_waiting(match.state, rng)
                legal = match.legal(seat)
                match.play(seat, legal[rng.below(len(legal))])


def one_waiting(state: State, rng: Rng) -> int:
    waiting = [seat for seat in range(state.seats) if (state.waiting() >> seat) & 1]
    return waiting[rng.below(len(waiting))]


def after(game: Game, before: State, seat: int, move: int) -> bytes:
    """All that the mover gets to know by a move: the table, what happened, and who is asked, for that takes time."""
    state = before.clone()
    events: list[Event] = []
    state.journal = events
    state.apply(seat, move)
    return knowledge(game, state, seat, events)


def knowledge(game: Game, state: State, seat: int, events: list[Event]) -> bytes:
    told = [game.tell(event, seat) for event in events]
    return msgspec.json.encode((state.waiting(), game.view(state, seat), told))


def alike(before: State, seat: int, first: int) -> Iterator[State]:
    """Positions that this seat cannot tell from this one."""
    for chance in range(first, first + WORLDS):
        world = before.clone()
        world.redeal(seat, Rng(chance))
        yield world


def may_undo(match: Match, seat: int) -> bool:
    try:
        return not what_may_be_taken_back(match, seat, range(len(match.seats))).alone
    except Refused:
        return False


@pytest.mark.compiled_only
@every_game
def test_a_move_that_may_be_taken_back_has_told_its_maker_nothing(game: Game) -> None:
    """In no world that he could not tell apart would he have seen, or waited for, anything else."""
    found, rng = 0, Rng(1)
    for number, match in enumerate(positions(game, 2)):
        before, seat = match.state.clone(), one_waiting(match.state, rng)
        legal = match.legal(seat)
        for move in {legal[rng.below(len(legal))] for _ in range(TRIED)}:
            match.play(seat, move)
            allowed = may_undo(match, seat)
            match.undo()
            if allowed:
                found += 1
                told = after(game, before, seat, move)
                fault = [
                    n for n, world in enumerate(alike(before, seat, number)) if after(game, world, seat, move) != told
                ]
                assert not fault, f"{game.moves[move].text}, position {number}"
    assert found > 20 or game.name == "savanna"  # where all choices are secret and simultaneous


@pytest.mark.compiled_only
def test_in_wilderness_each_other_who_holds_a_card_holds_at_an_edge_all_that_could_be_there() -> None:
    """Whoever has the turn keeps his own; who has no card has none there either; and none is lost."""
    for match in positions(GAMES["wilderness"], 1):
        state = cast(Wilderness, match.state)
        seat = state.decider()
        for other, world in enumerate(cast(Iterator[Wilderness], edges(state, seat))):
            assert world.audit() == ""
            sizes = [cards_in(world.hands[player]) for player in range(state.seats)]
            holders = [player for player, held in enumerate(sizes) if held and player not in (seat, state.current)]
            assert holders == ([other] if other not in (seat, state.current) and state.hands[other] else [])
            assert world.event_deck == 0 or other == seat or not state.hands[other]


@pytest.mark.compiled_only
@every_game
def test_taking_back_a_secret_choice_is_possible_whatever_the_others_hold_or_chose(game: Game) -> None:
    """And shows the same: nothing of what the others have chosen meanwhile."""
    for number, match in enumerate(positions(game, 1)):
        if not match.history:
            continue
        seat, _ = match.history[-1]
        state = match.state.clone()
        possible = state.take_back(seat)
        for chance in range(5):
            world = match.state.clone()
            world.redeal(seat, Rng(number + chance))
            assert world.take_back(seat) == possible
            assert game.view(world, seat) == game.view(state, seat)
