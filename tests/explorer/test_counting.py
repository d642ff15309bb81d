"""What is counted, against counts made in another way: from the moves themselves, and from the last position."""

from __future__ import annotations

import dataclasses
from collections import Counter, defaultdict
from collections.abc import Iterator

import msgspec
import pytest

from waterhole.arena.play import Result, dealt, play
from waterhole.arena.schedule import row, table_for
from waterhole.explorer.counting import LEAD, LENGTH, OUTCOME, SEAT, TABLE, lead, rows_of
from waterhole.games import BUILT_IN, GAMES, find
from waterhole.kernel.game import BadInput, Game, View
from waterhole.kernel.move import Move
from waterhole.server.http.schema import events_of, view_of
from waterhole.text import LANGUAGES, bundle

DEALS = 4
every_game = pytest.mark.parametrize("game", BUILT_IN.values(), ids=list(BUILT_IN))


def played(name: str, players: int = 3, games: int = DEALS) -> list[Result]:
    table = table_for(find(name), players, find(name).options())
    return [play(unit) for unit in row(table, ["forager"] * players, games, seed=5).units]


def counts(result: Result, tally: str) -> list[Counter[str]]:
    """What a tally comes to, by seat."""
    found: dict[int, Counter[str]] = defaultdict(Counter)
    for one in rows_of(result):
        if one.tally == tally:
            found[one.seat][one.value] += one.number
    return [found[seat] for seat in range(1, len(result.unit.lineup) + 1)]


def moves_of(result: Result) -> Iterator[tuple[int, Move, View]]:
    """Every move with its seat and the view after it, checked by a match as those of a person are."""
    match = dealt(result.unit)
    for number in result.played:
        seat = int(match.state.decider())
        match.play(seat, number)
        yield seat, match.game.moves[number], match.view(seat)


def made(result: Result, kind: str, field: str = "") -> list[list[str]]:
    """The moves of a kind by seat: a field of theirs, or their text."""
    found: list[list[str]] = [[] for _ in result.unit.lineup]
    for seat, move, _ in moves_of(result):
        if move.kind == kind:
            found[seat].append(str(move.fields.get(field, "")) if field else move.text)
    return found


def last_view(result: Result) -> View:
    return [view for _, _, view in moves_of(result)][-1]


@every_game
def test_every_game_has_its_length_its_end_and_its_lead_and_every_seat_its_part_of_the_win(game: Game) -> None:
    for result in played(game.name):
        rows = list(rows_of(result))
        assert [(one.seat, one.value) for one in rows if one.tally == LENGTH] == [(TABLE, str(result.moves))]
        assert [(one.seat, one.value) for one in rows if one.tally == OUTCOME] == [(TABLE, result.outcome)]
        assert [one.value for one in rows if one.tally == LEAD] == [str(lead(result))]
        seats = [one for one in rows if one.tally == SEAT]
        assert [one.value for one in seats] == ["1", "2", "3"]
        assert sum(one.won for one in seats) == pytest.approx(1)
        assert [one.won > 0 for one in seats] == [rank == 1 for rank in result.ranks]


@pytest.mark.parametrize(
    ("ranks", "scores", "expected"),
    [([1, 2, 3], [10, 7, 9], 1), ([1, 1], [5, 5], 0), ([1, 1, 3], [5, 5, 2], 3), ([1, 2], [6, 7], -1)],
)
def test_a_lead_is_over_the_best_of_those_who_did_not_win(ranks: list[int], scores: list[int], expected: int) -> None:
    result = msgspec.structs.replace(played("cubirds", 2, 1)[0], ranks=ranks, scores=scores)
    assert lead(result) == expected


def test_birds_and_families_are_those_of_the_moves() -> None:
    for result in played("cubirds"):
        families = [[text for text in texts if text != "no family"] for texts in made(result, "family")]
        assert counts(result, "number-of-families") == [Counter({str(len(own)): 1}) for own in families]
        assert counts(result, "first-bird") == [Counter(own[:1]) for own in made(result, "lay", "bird")]
        draws = [Counter({str(own.count("draw")): 1}) for own in made(result, "draw")]
        assert counts(result, "draws") == draws
        assert [own.total() for own in counts(result, "collection")] == list(last_view(result).scores)


def test_cards_placed_are_those_selected() -> None:
    for result in played("savanna"):
        selected = made(result, "select", "card")
        assert counts(result, "placed") == [Counter(own) for own in selected]
        assert counts(result, "first-placed") == [Counter(own[:1]) for own in selected]


def test_animals_taken_are_those_in_the_collection_and_the_first_bid_is_the_first_card_put_down() -> None:
    for result in played("wild_cards"):
        collections = counts(result, "animals")
        assert counts(result, "number-of-animals") == [Counter({str(own.total()): 1}) for own in collections]
        assert counts(result, "first-bid") == [Counter(own[:1]) for own in made(result, "bid", "card")]


def test_hunts_and_sleeps_are_those_that_were_chosen() -> None:
    for result in played("wilderness"):
        chosen = made(result, "action")
        assert counts(result, "hunts") == [Counter({str(own.count("hunt")): 1}) for own in chosen]
        assert counts(result, "sleeps") == [Counter({str(own.count("sleep")): 1}) for own in chosen]


def test_organisms_are_those_of_the_seats_and_every_card_that_was_bought_has_its_price() -> None:
    for result in played("wildlife"):
        assert counts(result, "first-card") == [Counter(own[:1]) for own in made(result, "play", "card")]
        assert [own.total() for own in counts(result, "prices")] == [
            own.total() for own in counts(result, "cards-bought")
        ]
        organisms = [next(iter(own)) for own in counts(result, "organisms")]
        position = msgspec.to_builtins(find("wildlife").dump(dealt(result.unit).state))
        assert organisms == position["organisms"]


def test_a_result_that_does_not_hold_its_moves_is_refused() -> None:
    [result] = played("cubirds", 2, 1)
    with pytest.raises(BadInput, match="does not hold its moves"):
        list(rows_of(msgspec.structs.replace(result, played=[])))


# -- declarations ------------------------------------------------------------------------


@every_game
def test_what_a_game_declares_is_there_to_be_counted_and_has_its_words(game: Game) -> None:
    events = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in events_of(game)}
    assert game.tallies
    assert len({tally.name for tally in game.tallies} | {SEAT, LENGTH, LEAD, OUTCOME}) == len(game.tallies) + 4
    for tally in game.tallies:
        fields = events[tally.event] if tally.event else place_of(game)
        assert {*([tally.by] if tally.by else []), *tally.where} <= set(fields), tally.name
        assert tally.event or tally.by, tally.name
        for language in LANGUAGES:
            texts = bundle(language, game.name)
            assert f"tally-{tally.name}" in texts.messages
            assert not tally.told or tally.told in texts.messages


def place_of(game: Game) -> tuple[str, ...]:
    players = next(field for field in msgspec.structs.fields(view_of(game)) if field.name == "players")
    return tuple(players.type.__args__[0].__struct_fields__)


def test_a_game_that_declares_nothing_has_the_general_statistics(monkeypatch: pytest.MonkeyPatch) -> None:
    [result] = played("cubirds", 2, 1)
    monkeypatch.setitem(GAMES, "cubirds", dataclasses.replace(find("cubirds"), tallies=()))
    assert {one.tally for one in rows_of(result)} == {SEAT, LENGTH, LEAD, OUTCOME}
