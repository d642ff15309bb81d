"""Duplicate deals: the cards stay, the bots move round the table."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.arena.fakes import CUBIRDS
from waterhole.arena import ladder
from waterhole.arena.play import dealt
from waterhole.arena.schedule import Row, Table, duel_rows, league_rows, match_rows, players_of, rotations, row
from waterhole.games import GAMES, find
from waterhole.kernel.game import BadInput, Game


def fingerprints(made: Row) -> dict[int, set[str]]:
    """Per deal, the different positions its games start from."""
    found: dict[int, set[str]] = {}
    for unit in made.units:
        match = dealt(unit)
        found.setdefault(unit.deal, set()).add(match.game.fingerprint(match.state))
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_all_games_of_a_deal_start_from_the_same_cards_and_other_deals_from_others(game: Game) -> None:
    for players in players_of(game, "2,3"):
        table = Table(game=game.name, players=players)
        starts = fingerprints(row(table, ["forager", *["random"] * (players - 1)], 5 * players, seed=1))
        assert len(starts) == 5
        assert all(len(positions) == 1 for positions in starts.values())
        assert len(set.union(*starts.values())) == 5


def test_every_line_up_of_a_table_gets_the_same_deals() -> None:
    one, other = row(CUBIRDS, ["random", "forager"], 6, seed=1), row(CUBIRDS, ["greedy", "forager"], 6, seed=1)
    assert fingerprints(one) == fingerprints(other)


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    made = row(Table(game="cubirds", players=3), ["random", "greedy", "forager"], 30, seed=1)
    assert set(Counter((seat, bot) for unit in made.units for seat, bot in enumerate(unit.lineup)).values()) == {10}


def test_a_bot_alone_among_others_sits_once_in_every_seat() -> None:
    assert rotations(["a", "b", "b"]) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]


def test_a_table_of_equals_is_dealt_once_each() -> None:
    assert rotations(["a", "a", "a"]) == [("a", "a", "a")]


def test_deals_are_whole_even_if_that_takes_a_few_games_more() -> None:
    assert len(row(Table(game="cubirds", players=3), ["a", "b", "b"], 400, seed=1).units) == 402


def test_the_same_seed_makes_the_same_schedule_and_another_seed_another() -> None:
    def ids(seed: int) -> list[str]:
        return [unit.id for unit in row(CUBIRDS, ["a", "b"], 20, seed).units]

    assert ids(1) == ids(1)
    assert not set(ids(1)) & set(ids(2))
    assert len(set(ids(1))) == 20


def test_a_longer_schedule_begins_with_the_shorter_one() -> None:
    short, long = (row(CUBIRDS, ["a", "b"], games, seed=1).units for games in (20, 40))
    assert long[:20] == short


def test_a_match_of_two_at_a_larger_table_seats_the_first_alone() -> None:
    table = Table(game="cubirds", players=4)
    assert match_rows(table, ["a", "b"], 4, seed=1)[0].lineup == ("a", "b", "b", "b")
    with pytest.raises(BadInput, match="names 3 bots for 4 seats"):
        match_rows(table, ["a", "b", "c"], 4, seed=1)


def test_in_a_league_of_two_players_every_two_bots_meet_once() -> None:
    assert [made.lineup for made in league_rows(CUBIRDS, ["a", "b", "c"], 2, seed=1)] == [
        ("a", "b"),
        ("a", "c"),
        ("b", "c"),
    ]


def test_a_league_with_fewer_bots_than_seats_seats_each_alone_among_each_other() -> None:
    table = Table(game="cubirds", players=3)
    assert [made.lineup for made in league_rows(table, ["a", "b"], 3, seed=1)] == [("a", "b", "b"), ("b", "a", "a")]


def test_with_two_players_a_duel_turned_round_is_played_once() -> None:
    turned = [("a", "b"), ("b", "a")]
    assert len(duel_rows(CUBIRDS, turned, 2, seed=1)) == 1
    assert len(duel_rows(Table(game="cubirds", players=3), turned, 3, seed=1)) == 2


def test_the_largest_number_of_players_has_a_name() -> None:
    assert players_of(find("cubirds"), "2,3,max") == [2, 3, 5]
    assert players_of(find("cubirds"), "5,max,9") == [5]
    with pytest.raises(BadInput, match="2,3,max"):
        players_of(find("cubirds"), "two")


def test_the_ladder_measures_all_by_the_forager_and_those_in_doubt_by_each_other() -> None:
    levels = ["random", "forager", "mcts", "cub", "hunter:cpu=0.03", "apex"]
    two = ladder.pairs(levels, 2)
    assert two == [
        ("random", "forager"),
        ("mcts", "forager"),
        ("cub", "forager"),
        ("hunter:cpu=0.03", "forager"),
        ("apex", "forager"),
        ("hunter:cpu=0.03", "mcts"),
        ("apex", "hunter:cpu=0.03"),
    ]
    assert ladder.pairs(levels, 3) == two[:-1]


@pytest.mark.parametrize(("players", "scale"), [(2, 0.1), (3, 0.05), (5, 0.01)])
def test_a_scale_may_depend_on_the_number_of_players(players: int, scale: float) -> None:
    assert ladder.scale_at("2:0.1,3:0.05,max:0.01", players, 5) == scale
    assert ladder.scale_at("0.2", players, 5) == 0.2


@pytest.mark.parametrize("text", ["", "0", "-1", "nan", "inf", "two:0.1", "2:", "2:0.1,", "0.1;0.2"])
def test_a_scale_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="--seconds-scale"):
        ladder.scale_at(text, 2, 5)


def test_a_scale_must_speak_of_every_table() -> None:
    with pytest.raises(BadInput, match="says nothing about 4 players"):
        ladder.scale_at("2:0.1,max:0.01", 4, 5)


def test_scaled_time_is_written_into_the_level_and_only_where_there_is_a_clock() -> None:
    assert ladder.scaled("apex", 0.1) == "apex:cpu=0.1"
    assert ladder.scaled("apex", 1) == "apex:cpu=1"
    assert ladder.scaled("apex@1", 0.1) == "apex@1:cpu=0.1"
    assert ladder.scaled("oracle", 0.1) == "oracle:cpu=0.1"
    assert ladder.scaled("forager", 0.1) == "forager"
    assert ladder.scaled("hunter", 0.1) == "hunter"
    assert ladder.scaled("hunter:iterations=500", 0.1) == "hunter:iterations=500"


def test_a_bot_that_does_not_exist_is_left_out_with_a_note() -> None:
    found, notes = ladder.present(find("cubirds"), ["random", "elephant", "forager"])
    assert found == ["random", "forager"]
    assert len(notes) == 1
    assert "left out elephant" in notes[0]
