"""What a seat cannot know changes nothing that it gets."""

from __future__ import annotations

import msgspec

from tests.contract.tables import Table, every_seat_count, every_table, viewers, walk
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import Event, State
from waterhole.kernel.game import Perspective


def sent(table: Table, state: State, viewer: int) -> bytes:
    return msgspec.json.encode(table.game.view(state, viewer))


def dealt_over(state: State, seat: int, seed: int) -> State:
    twin = state.clone()
    twin.redeal(seat, Rng(seed))
    return twin


@every_table
def test_dealing_over_what_a_seat_cannot_know_changes_no_byte_of_its_view(table: Table) -> None:
    for number, state in enumerate(walk(table, 11)):
        if number % 4 == 0:
            for viewer in viewers(state):
                for seed in range(2):
                    other = dealt_over(state, viewer, seed)
                    assert other.audit() == ""
                    assert sent(table, other, viewer) == sent(table, state, viewer)
                    assert table.game.legal(other, viewer) == table.game.legal(state, viewer)


@every_table
def test_views_that_are_built_together_are_those_that_are_built_alone(table: Table) -> None:
    for number, state in enumerate(walk(table, 10)):
        if number % 5 == 0:
            everybody = list(viewers(state))
            together = table.game.views(state, everybody)
            assert together == [table.game.view(state, viewer) for viewer in everybody]
            assert [view.seat for view in together] == everybody


@every_table
def test_every_seat_has_its_place_in_a_view_and_a_spectator_sees_no_hand_of_a_seat(table: Table) -> None:
    for number, state in enumerate(walk(table, 19)):
        if number % 5 == 0:
            spectator, *seated = table.game.views(state, list(viewers(state)))
            assert all(len(view.players) >= table.seats for view in (spectator, *seated))
            assert all(player.hand is None for player in spectator.players[: table.seats])
            assert all(view.players[view.seat].hand is not None for view in seated)


@every_table
def test_a_redeal_depends_only_on_what_the_seat_knows(table: Table) -> None:
    """So a bot that samples worlds gets the same worlds whatever the secrets are."""
    for number, state in enumerate(walk(table, 12)):
        if number % 4 == 0:
            for viewer in viewers(state):
                once = table.game.fingerprint(dealt_over(state, viewer, 5))
                twice = table.game.fingerprint(dealt_over(dealt_over(state, viewer, 99), viewer, 5))
                assert once == twice


@every_seat_count
def test_dealing_over_really_deals_other_cards(table: Table) -> None:
    for number, state in enumerate(walk(table, 13)):
        if number == 3:
            worlds = {table.game.fingerprint(dealt_over(state, 0, seed)) for seed in range(8)}
            assert len(worlds) > 1
            return


@every_seat_count
def test_no_policy_looks_at_what_its_seat_cannot_know(table: Table) -> None:
    """Neither the rules of thumb nor what searching bots have learned."""
    buffer = table.game.moves.buffer()
    policies = [policy for policy in (table.game.heuristic, table.game.guide, table.game.hunter) if policy is not None]
    for state in walk(table, 14):
        seat = state.decider()
        if seat >= 0:
            worlds = [dealt_over(state, seat, seed) for seed in range(3)]
            for policy in policies:
                choices = set()
                for world in worlds:
                    count = world.legal(seat, buffer)
                    choices.add(policy.choose(world, seat, buffer, count, Rng(7)))
                assert len(choices) == 1


@every_table
def test_hidden_parts_of_events_reach_witnesses_only(table: Table) -> None:
    state = table.start(15)
    journal: list[Event] = []
    state.journal = journal
    rng = Rng(15)
    while (seat := state.decider()) >= 0:
        moves = table.game.legal(state, seat)
        state.apply(seat, moves[rng.below(len(moves))])
    for event in journal:
        blank = Event(event.kind, event.seat, event.shown, (), 0)
        for viewer in viewers(state):
            if not event.witnessed_by(viewer):
                got = msgspec.json.encode(table.game.tell(event, viewer))
                assert got == msgspec.json.encode(table.game.tell(blank, viewer))


@every_table
def test_a_secret_choice_shows_nowhere_before_the_last_one_is_made(table: Table) -> None:
    """Where several seats choose at once, another seat's choice changes no byte while one is still missing."""
    for number, state in enumerate(walk(table, 16)):
        waiting = [seat for seat in range(table.seats) if (state.waiting() >> seat) & 1]
        if number % 3 or len(waiting) < 2:
            continue
        seat = waiting[0]
        received: dict[int, set[bytes]] = {viewer: set() for viewer in viewers(state) if viewer != seat}
        for move in table.game.legal(state, seat):
            twin = state.clone()
            twin.journal = []
            twin.apply(seat, move)
            if twin.waiting() & ~(1 << seat):
                for viewer, messages in received.items():
                    told = [table.game.tell(event, viewer) for event in twin.journal]
                    messages.add(sent(table, twin, viewer) + msgspec.json.encode(told))
        assert all(len(messages) <= 1 for messages in received.values())


@every_table
def test_a_choice_taken_back_was_never_made(table: Table) -> None:
    for number, state in enumerate(walk(table, 17)):
        waiting = [seat for seat in range(table.seats) if (state.waiting() >> seat) & 1]
        if number % 3 == 0 and len(waiting) > 1:
            seat = waiting[-1]
            before = table.game.fingerprint(state)
            twin = state.clone()
            twin.apply(seat, table.game.legal(state, seat)[0])
            if not (twin.waiting() >> seat) & 1 and twin.waiting() & state.waiting():
                assert twin.take_back(seat)
                assert table.game.fingerprint(twin) == before
                assert not twin.take_back(seat)


@every_seat_count
def test_a_perspective_has_the_view_and_moves_of_its_seat_and_no_secret(table: Table) -> None:
    for number, state in enumerate(walk(table, 18)):
        seat = state.decider()
        if number % 7 == 0 and seat >= 0:
            one = Perspective(table.game, state, seat)
            other = Perspective(table.game, dealt_over(state, seat, 3), seat)
            assert one.view == table.game.view(state, seat)
            assert one.moves == table.game.legal(state, seat)
            worlds = [table.game.fingerprint(p.world(Rng(4))) for p in (one, other)]
            assert worlds[0] == worlds[1]
