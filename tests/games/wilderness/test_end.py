"""How a game begins and ends: lengths, death, the village (WN-1, WN-9, WN-10)."""

from __future__ import annotations

import pytest

from tests.games.wilderness.at_table import asked, at, cards, dice, figure, kinds, look, place, play, to_nature
from waterhole.games.wilderness import GAME, WildernessOptions
from waterhole.games.wilderness.engine.components import DAY_EVENTS, DAYS
from waterhole.kernel.engine.playout import audited_playout, guided_playout
from waterhole.kernel.engine.rng import Rng


@pytest.mark.parametrize(("length", "tiles", "columns"), [("short", 4, 12), ("normal", 6, 18), ("long", 8, 24)])
def test_a_game_has_4_6_or_8_tiles_and_the_first_lies_open(length: str, tiles: int, columns: int) -> None:
    """WN-1"""
    state = GAME.new(3, GAME.read_options({"length": length}), seed=1)
    seen = GAME.view(state, 0)
    assert [bool(name) for name in seen.tiles] == [True] + [False] * (tiles - 1)  # type: ignore[attr-defined]
    assert len(seen.land[0]) == columns  # type: ignore[attr-defined]
    assert seen.land[6][-1] == "V"  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_starts_with_three_event_cards_and_those_of_the_first_day(seats: int) -> None:
    """WN-1"""
    for seed in range(12):
        seen = GAME.view(GAME.new(seats, seed=seed), 0)
        hand = 3 + DAY_EVENTS[DAYS.index(seen.day)]  # type: ignore[attr-defined]
        assert {player.hand_size for player in seen.players} == {hand}
        assert {player.area for player in seen.players} == {"A1"}  # type: ignore[attr-defined]


def test_lots_decide_who_begins() -> None:
    firsts = {GAME.dump(GAME.new(4, seed=seed)).first for seed in range(40)}  # type: ignore[attr-defined]
    assert firsts == {0, 1, 2, 3}


def test_who_ends_the_turn_in_the_village_wins() -> None:
    """WN-10"""
    state = place(figure("R6"), figure(), figure())
    play(state, "1 go 2", "1 end turn")
    assert (state.outcome(), list(state.ranks()), list(state.scores())) == ("village", [1, 2, 2], [1, 0, 0])


def test_a_companion_shares_the_victory() -> None:
    """WN-10"""
    state = place(figure("R6"), figure("R6", hand=cards("Companion")), figure())
    play(state, "1 go 2", "2 companion", "1 end turn")
    assert list(state.ranks()) == [1, 1, 2]


def test_it_counts_however_one_came_to_the_village() -> None:
    """WN-10: lost on the way, too."""
    state = place(figure("R6"), figure(), round=5, rng=dice(1, 2))
    play(state, "1 go 5")
    assert at(state) == "R7"
    play(state, "1 end turn")
    assert state.outcome() == "village"


def test_who_is_moved_out_of_the_village_before_the_end_of_the_turn_has_not_won() -> None:
    """WN-10"""
    state = place(figure("R6"), figure(hand=cards("Steady Hand")), rng=dice(1, 5))
    play(state, "1 go 2", "1 end turn", "2 spinning needle on 1")
    assert (state.outcome(), at(state), state.current) == ("", "R6", 1)


def test_a_companion_alone_in_the_village_wins_alone() -> None:
    """WN-10, WN-20: the mover is moved out by the needle."""
    state = place(
        figure("R6"), figure("R6", hand=cards("Companion")), figure(hand=cards("Steady Hand")), rng=dice(1, 5)
    )
    play(state, "1 go 2", "2 companion", "1 end turn", "3 spinning needle on 1")
    assert list(state.ranks()) == [2, 1, 2]


def test_who_travels_for_two_may_turn_the_needle_on_the_companion() -> None:
    """WN-11"""
    state = place(figure("R6", hand=cards("Steady Hand")), figure("R6", hand=cards("Companion")), rng=dice(2, 5))
    play(state, "1 go 2", "2 companion", "1 end turn")
    assert asked(state) == "1 end"
    play(state, "1 spinning needle on 2")
    assert list(state.ranks()) == [1, 2]


def test_the_dead_lose_cards_and_illnesses_and_are_skipped() -> None:
    """WN-9"""
    state = place(
        figure(),
        figure(exhaustion=25, hand=cards("Torch", "Raft"), illnesses=cards("Fever")),
        figure(),
        current=2,
    )
    to_nature(state)
    seen = look(state, 0)
    assert not seen.players[1].alive
    assert (seen.players[1].hand_size, seen.players[1].illnesses) == (0, {})
    assert seen.event_discard == {"Torch": 1, "Raft": 1}
    assert seen.illness_discard == {"Fever": 1}
    play(state, "1 end turn")
    assert state.current == 2


def test_the_dead_are_no_company_for_a_quarrel() -> None:
    """WN-9"""
    state = place(figure("A2"), figure("A2", exhaustion=26), figure("A1", hand=cards("Companion")), current=2, first=2)
    play(state, "3 end turn")
    assert asked(state) == ""


def test_the_last_survivor_wins_at_once() -> None:
    """WN-9"""
    state = place(figure(exhaustion=25), figure(), current=1)
    events = to_nature(state)
    assert (state.outcome(), list(state.ranks())) == ("last survivor", [2, 1])
    assert kinds(events)[-2:] == ["died", "ended"]


def test_death_ends_a_turn_at_once() -> None:
    """WN-14: no end window for the dead."""
    others = dict.fromkeys(("Fever", "Chills", "Dysentery", "Twisted Ankle", "Blurred Vision", "False Alarm"), 3)
    state = place(
        figure("G5", exhaustion=23),
        figure(hand=cards("Steady Hand")),
        figure(),
        illness_discard=others | {"Stomach Cramps": 3, "Infected Wound": 3},
    )
    play(state, "1 go 6")
    assert (state.current, asked(state), bool(state.lives(0))) == (1, "", False)


def test_options_are_checked_in_words() -> None:
    assert WildernessOptions().length == "normal"
    with pytest.raises(ValueError, match="length"):
        GAME.read_options({"length": "endless"})


@pytest.mark.compiled_only
def test_random_games_of_every_size_and_length_end_within_a_bounded_number_of_rounds() -> None:
    buffer = GAME.moves.buffer()
    for seed in range(2_100):
        options = WildernessOptions(
            length=("short", "normal", "long")[seed // 7 % 3], first=("fixed", "rotating")[seed % 2]
        )
        state = GAME.new(2 + seed % 7, options, seed)
        assert audited_playout(state, Rng(seed), buffer, 20_000) == ""
        assert GAME.dump(state).rounds < 60  # type: ignore[attr-defined]


@pytest.mark.compiled_only
def test_with_players_who_plan_the_game_is_mostly_won_in_the_village() -> None:
    """The design simulation: 6 tiles, 96 % village finishes with 4 players, one figure in six dies."""
    buffer = GAME.moves.buffer()
    villages = dead = 0
    for seed in range(150):
        state = GAME.new(4, seed=seed)
        guided_playout(state, [GAME.heuristic] * 4, Rng(seed), buffer, 20_000)
        villages += state.outcome() == "village"
        dead += sum(not player.alive for player in GAME.view(state, 0).players)  # type: ignore[attr-defined]
    assert villages > 150 * 0.85
    assert dead < 150 * 4 / 4
