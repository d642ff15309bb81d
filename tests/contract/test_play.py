"""Any game, played by nobody in particular: it ends, for a reason, and loses nothing on the way."""

from __future__ import annotations

import pytest

from tests.contract.tables import MOST_MOVES, Table, every_seat_count, every_table, play_randomly, walk
from waterhole.kernel.engine.playout import audited_playout
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import Refused
from waterhole.kernel.match import replay
from waterhole.kernel.narration import Narrator

SEEDS = range(3)


@every_table
def test_random_games_keep_every_invariant_and_end_for_a_named_reason(table: Table) -> None:
    buffer = table.game.moves.buffer()
    for seed in range(20):
        state = table.start(seed)
        assert audited_playout(state, Rng(seed), buffer, MOST_MOVES) == ""
        assert state.outcome() in table.game.outcomes
        ranks = list(state.ranks())
        assert len(ranks) == table.seats
        assert all(1 <= rank <= table.seats + 1 for rank in ranks)


@every_table
def test_who_is_waited_for_has_a_legal_move_and_no_move_twice(table: Table) -> None:
    for state in walk(table, 1):
        mask = state.waiting()
        assert (state.decider() == -1) == (mask == 0)
        assert (state.outcome() == "") == (mask != 0)
        for seat in range(table.seats):
            moves = table.game.legal(state, seat)
            assert bool(moves) == bool((mask >> seat) & 1)
            assert len(set(moves)) == len(moves)
            assert all(0 <= move < len(table.game.moves) for move in moves)


@every_table
def test_a_clone_lives_its_own_life(table: Table) -> None:
    for seed in SEEDS:
        for number, state in enumerate(walk(table, seed)):
            if number % 5 or not state.waiting():
                continue
            before = table.game.fingerprint(state)
            twin = state.clone()
            assert table.game.fingerprint(twin) == before
            for _ in range(6):
                seat = twin.decider()
                if seat >= 0:
                    twin.apply(seat, table.game.legal(twin, seat)[-1])
            twin.redeal(0, Rng(seed))
            assert table.game.fingerprint(state) == before


@every_table
def test_a_position_written_out_and_read_back_is_the_same_position(table: Table) -> None:
    for number, state in enumerate(walk(table, 2)):
        if number % 3 == 0 or not state.waiting():
            position = table.game.dump(state)
            again = table.game.load(position)
            assert table.game.dump(again) == position
            assert again.audit() == ""
            assert again.waiting() == state.waiting()
            for seat in range(table.seats):
                assert table.game.legal(again, seat) == table.game.legal(state, seat)
                assert table.game.view(again, seat) == table.game.view(state, seat)


@every_table
def test_what_a_game_calls_constant_is_the_same_in_every_view(table: Table) -> None:
    for state in walk(table, 4):
        for seat in range(table.seats):
            view = table.game.view(state, seat)
            assert {name: getattr(view, name) for name in table.game.constants} == table.game.constants


@every_table
def test_a_record_replays_to_the_same_end(table: Table) -> None:
    match = play_randomly(table, 3)
    record = match.record()
    assert replay(record, {table.game.name: table.game}).record() == record
    assert record.outcome in table.game.outcomes


@every_seat_count
def test_undo_leads_back_to_exactly_the_position_before(table: Table) -> None:
    match = play_randomly(table, 4, moves=12)
    before = table.game.fingerprint(match.state), len(match.events)
    shorter = play_randomly(table, 4, moves=7)
    match.undo(len(match.history) - 7)
    assert table.game.fingerprint(match.state) == table.game.fingerprint(shorter.state)
    assert len(match.events) == len(shorter.events)
    assert len(match.history) == 7
    match = play_randomly(table, 4, moves=12)
    assert (table.game.fingerprint(match.state), len(match.events)) == before


@every_seat_count
def test_a_match_played_again_from_the_middle_is_the_same_match(table: Table) -> None:
    match = play_randomly(table, 5, moves=130)  # some snapshots lie in between
    for moves in (0, 1, 49, 50, 51, 100, len(match.history)):
        again = match.again(moves)
        for seat, move in match.history[moves:]:
            again.play(seat, move)
        assert table.game.fingerprint(again.state) == table.game.fingerprint(match.state)
        assert [vars_of(event) for event in again.events] == [vars_of(event) for event in match.events]
        assert again.history == match.history


def vars_of(event: Event) -> tuple[object, ...]:
    return event.kind, event.seat, event.shown, event.hidden, event.witnesses


@every_seat_count
def test_undoing_move_by_move_passes_every_position_that_was(table: Table) -> None:
    match = play_randomly(table, 6, moves=110)
    while match.history:
        shorter = match.again(len(match.history) - 1)
        match.undo()
        assert table.game.fingerprint(match.state) == table.game.fingerprint(shorter.state)
        assert len(match.events) == len(shorter.events)
    assert table.game.fingerprint(match.state) == table.game.fingerprint(table.start(6))


@every_seat_count
def test_a_refused_move_changes_nothing_and_says_why(table: Table) -> None:
    match = play_randomly(table, 5, moves=9)
    before = table.game.fingerprint(match.state), len(match.events), len(match.history)
    for seat in range(table.seats):
        legal = table.game.legal(match.state, seat)
        for number in range(len(table.game.moves)):
            if number not in legal:
                with pytest.raises(Refused) as refusal:
                    match.play(seat, number)
                assert len(refusal.value.reason) > 10
                rule = refusal.value.rule
                assert rule in table.game.rulings or rule == "turn"
    assert (table.game.fingerprint(match.state), len(match.events), len(match.history)) == before


@every_seat_count
def test_everything_that_happens_is_told_in_words_to_everybody(table: Table) -> None:
    match = play_randomly(table, 6)
    for viewer in range(-1, table.seats):
        narrator = Narrator(table.game, [*match.seats, *table.game.extras], viewer)
        for seen in match.seen(viewer):
            words = narrator.event(seen)
            assert words.endswith(".")
            assert "None" not in words
