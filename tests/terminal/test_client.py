"""The terminal client, as a person meets it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from waterhole.games import GAMES
from waterhole.games.cubirds import GAME
from waterhole.kernel.game import BadInput
from waterhole.kernel.match import Match, read_record, replay
from waterhole.kernel.narration import Narrator
from waterhole.terminal.client import TerminalClient, in_columns, seat_names
from waterhole.terminal.ink import Ink
from waterhole.terminal.screens import drawn


def sit_down(*lines: str, seats: tuple[str, ...] = ("You", "forager 2"), seed: int = 5) -> tuple[TerminalClient, str]:
    """Type lines, then nothing more; the client and all it wrote."""
    typed = iter(lines)
    written: list[str] = []

    def read() -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    client = TerminalClient(Match(GAME, seats, seed=seed, salt="salt"), read, written.append, Ink(False), seed)
    client.run()
    return client, "".join(written)


def test_a_game_is_played_to_its_end_by_numbers() -> None:
    client, text = sit_down(*["1"] * 500)
    assert client.match.over
    assert "The game is over: " in text
    assert "1. " in text


def test_a_hint_names_three_moves_as_the_list_does_best_first_with_their_chance_and_a_reason() -> None:
    _, text = sit_down("moves", "hint")
    hints = re.findall(r"^(?:> )?(\d+ lay \w+ \d \w+): (\d+) % to win \(± \d+\): \w+", text, re.MULTILINE)
    assert len(hints) == 3
    listed = re.findall(r"(\d+ lay \w+ \d \w+)(?!.*% to win)", text)
    assert {name for name, _ in hints} <= set(listed)
    chances = [int(chance) for _, chance in hints]
    assert 100 >= chances[0] >= chances[1] >= chances[2] >= 0


def test_text_moves_numbers_and_yes_and_no_are_understood() -> None:
    client, _ = sit_down("lay flamingo 2 left", "no")
    assert [GAME.moves[move].text for _, move in client.match.history[:2]] == ["lay flamingo 2 left", "no draw"]
    client, _ = sit_down("  LAY   Flamingo 2  L ", "yes")
    assert [GAME.moves[move].text for _, move in client.match.history[:2]] == ["lay flamingo 2 left", "draw"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("lay robn 2 left", "Did you mean 'lay robin 2 left'"),
        ("99", "There is no move 99; your moves are 1 to 48"),
        ("0", "There is no move 0"),
        ("draw", "CB-6: Lay birds first. If they enclose no bird, you may draw."),
        ("family magpie", "CB-6: Lay birds first. A family comes at the end of your turn."),
        ("undo", "There is no decision of yours to take back."),
        ("save", "Say where to: save FILE"),
        ("save /no/such/folder/x", "Cannot write /no/such/folder/x: No such file or directory."),
        ("rules CB-3", "CB-3  You lay all your cards of one species"),
        ("rules reshuffle everything", "No ruling of CuBirds speaks of"),
        ("rules family", "CB-8  All your cards of one species"),
        ("help", "the three best moves"),
        ("\x1b[A", "is no move of this game"),
    ],
)
def test_what_is_not_a_move_is_answered_and_changes_nothing(line: str, answer: str) -> None:
    client, text = sit_down(line)
    assert answer in text
    assert client.match.history == []


def test_undo_goes_back_to_the_last_own_decision_with_the_same_cards() -> None:
    client, text = sit_down("lay flamingo 2 left", "no draw", "undo", "quit")
    assert "Taken back." in text
    assert [GAME.moves[move].text for _, move in client.match.history] == ["lay flamingo 2 left"]


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    client, _ = sit_down("lay flamingo 2 left", f"save {path}", "quit")
    match = replay(read_record(path), GAMES)
    assert GAME.fingerprint(match.state) == GAME.fingerprint(client.match.state)
    assert TerminalClient(match, input, print, Ink(False)).people == [0]


def test_the_finished_game_can_be_saved(tmp_path: Path) -> None:
    lines = ["1"] * 500
    client, _ = sit_down(*lines)
    path = tmp_path / "end.json"
    needed = sum(1 for seat, _ in client.match.history if seat == 0)
    sit_down(*["1"] * needed, f"save {path}")
    assert replay(read_record(path), GAMES).over


def test_the_person_sees_the_own_hand_and_no_other() -> None:
    _, text = sit_down("quit")
    assert "You, your hand:" in text
    assert "Forager 2: 8 cards\n" in text


def test_watching_shows_the_game_and_asks_nothing() -> None:
    client, text = sit_down(seats=("forager 1", "random 2"))
    assert client.match.over
    assert "> " not in text


def test_seats_are_named_in_order_and_a_wrong_seat_is_refused() -> None:
    assert seat_names(3, 2, ["forager", "random"]) == ["forager 1", "You", "forager 3"]
    assert seat_names(2, 0, ["random"]) == ["random 1", "random 2"]
    with pytest.raises(BadInput, match="--seat is 1 to 3"):
        seat_names(3, 4, ["random"])


def test_colours_only_add_to_the_words() -> None:
    view = GAME.view(GAME.new(3, seed=1), 0)
    narrator = Narrator(GAME, ["You", "a", "b"], 0)
    plain = drawn(view, narrator, Ink(False))
    coloured = drawn(view, narrator, Ink(True))
    assert any("\x1b[" in line for line in coloured)
    assert not any("\x1b[" in line for line in plain)
    assert [strip(line) for line in coloured] == plain


def strip(line: str) -> str:
    from rich.text import Text

    return Text.from_ansi(line).plain


def test_columns_are_read_downwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "12")
    assert in_columns(["a", "b", "c", "d", "e"]) == ["a  c  e", "b  d"]
