"""Positions that cannot be are refused, the others can be played; and the page that describes them is true."""

from __future__ import annotations

import msgspec
import pytest

from tests.contract import position_page
from tests.contract.positions import copy_of, fuzz, paths, put, shape, value_at
from tests.contract.tables import Table, every_seat_count, play_randomly
from waterhole.kernel.game import BadInput, Refused
from waterhole.kernel.match import Match, replay


@pytest.mark.compiled_only
@every_seat_count
def test_a_changed_position_is_refused_in_words_or_can_be_played_to_its_end(table: Table) -> None:
    found = fuzz(table, 150, seed=7, games=1)
    assert found["refused"] > 0
    assert found["played on"] > 0


@every_seat_count
@pytest.mark.parametrize("digits", ["²", "٣", "-1", str(2**63), "9" * 5000])
def test_the_state_of_chance_is_a_number_in_plain_digits(table: Table, digits: str) -> None:
    position = msgspec.to_builtins(table.game.dump(play_randomly(table, 7, moves=5).state))
    with pytest.raises(BadInput, match="rng is a whole number"):
        table.game.read_position(msgspec.json.encode(position | {"rng": digits}))


@every_seat_count
@pytest.mark.parametrize("number", [2**63, -(2**63), 10**30])
def test_a_number_that_no_game_has_is_refused_wherever_it_stands(table: Table, number: int) -> None:
    position = msgspec.to_builtins(table.game.dump(play_randomly(table, 7, moves=5).state))
    numbers = [path for path in paths(position) if type(value_at(position, path)) is int]
    for path in {shape(path): path for path in numbers}.values():
        wrong = copy_of(position)
        put(wrong, path, number)
        with pytest.raises(BadInput):
            table.game.read_position(msgspec.json.encode(wrong))


@every_seat_count
def test_a_match_goes_on_from_a_position_and_undo_stops_there(table: Table) -> None:
    before = play_randomly(table, 8, moves=10)
    position = table.game.dump(before.state)
    match = Match.from_position(table.game, before.seats, table.game.load(position))
    seat = match.state.decider()
    match.play(seat, table.game.legal(match.state, seat)[0])
    match.undo()
    assert table.game.dump(match.state) == position
    with pytest.raises(Refused, match="no move to take back"):
        match.undo()
    again = match.again()
    assert table.game.dump(again.state) == position


@every_seat_count
def test_the_record_of_a_match_from_a_position_begins_with_the_position(table: Table) -> None:
    before = play_randomly(table, 9, moves=6)
    match = Match.from_position(table.game, before.seats, table.game.load(table.game.dump(before.state)))
    for _ in range(5):
        seat = match.state.decider()
        if seat >= 0:
            match.play(seat, table.game.legal(match.state, seat)[-1])
    record = match.record()
    assert replay(record, {table.game.name: table.game}).record() == record


def test_seats_that_do_not_fit_a_position_are_refused() -> None:
    table = position_page.SAMPLE
    with pytest.raises(BadInput, match="2 players"):
        Match.from_position(table, ["Ann", "Bo", "Cy"], table.new(2))


def test_the_page_of_positions_is_made_from_the_declarations() -> None:
    assert position_page.PAGE.read_text("utf-8") == position_page.page(), "python -m tests.contract.position_page"
