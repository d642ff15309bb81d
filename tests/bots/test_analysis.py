"""Hints and reviews: chances are chances, the best move is the one that wins, and reasons are words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.bots.test_search import about_to_win
from tests.contract.tables import GAMES, Table, every_game, every_seat_count, walk
from waterhole.bots.analysis import analyse, chances
from waterhole.bots.levels import Budget
from waterhole.bots.review import in_html, review, write
from waterhole.cli import main
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game, Perspective
from waterhole.kernel.match import Match, Record, read_record
from waterhole.kernel.narration import Narrator

CUBIRDS = GAMES["cubirds"]
GOLDEN = Path(__file__).parents[1] / "games"
QUICK = Budget(iterations=150)


@every_seat_count
def test_chances_are_between_0_and_1_and_within_their_interval(table: Table) -> None:
    for number, state in enumerate(walk(table, 41)):
        seat = state.decider()
        if seat >= 0 and number % 11 == 0:
            found = analyse(Perspective(table.game, state, seat), QUICK)
            assert {judged.move for judged in found.moves} <= set(table.game.legal(state, seat))
            assert all(0 <= judged.low <= judged.chance <= judged.high <= 1 for judged in found.moves)
            assert sum(judged.visits for judged in found.moves) == found.iterations
            assert [judged.low for judged in found.moves] == sorted((j.low for j in found.moves), reverse=True)
        if number > 50:
            return


@every_game
def test_the_best_moves_of_a_hint_come_best_first(game: Game) -> None:
    for seed in range(6):
        state = game.new(max(game.seats), seed=seed)
        found = analyse(Perspective(game, state, state.decider()), QUICK)
        shown = [round(judged.chance, 2) for judged in found.best(3)]
        assert shown == sorted(shown, reverse=True)
        assert found.best(3)[0] == found.moves[0]


@every_game
def test_the_chances_of_all_seats_add_up_to_one(game: Game) -> None:
    for seats in game.seats:
        if seats > 1:
            assert sum(chances(game, game.new(seats, seed=42), QUICK, Rng(0))) == pytest.approx(1.0)


def test_a_move_that_wins_at_once_comes_first_and_says_so() -> None:
    found = analyse(about_to_win(), QUICK)
    assert found.moves[0].text == "family duck"
    assert found.moves[0].chance == pytest.approx(1.0)
    assert found.moves[0].reason.startswith("wins at once")
    assert found.chance == pytest.approx(1.0)


@every_game
def test_nobody_is_advised_to_a_move_by_nothing_but_what_is_worse_about_it(game: Game) -> None:
    for seed in range(12):
        state = game.new(max(game.seats), seed=seed)
        why = analyse(Perspective(game, state, state.decider()), QUICK).moves[0].because
        assert why is not None
        assert why.facts or why.better or why.end or not why.worse


def test_cubirds_gives_reasons_in_words() -> None:
    state = CUBIRDS.new(3, seed=43)
    found = analyse(Perspective(CUBIRDS, state, state.decider()), Budget(iterations=600))
    assert all(judged.reason for judged in found.moves)
    assert any(re.search(r"(takes|seems better for) \w+", judged.reason) for judged in found.moves)


def test_the_same_perspective_is_analysed_the_same_twice() -> None:
    state = CUBIRDS.new(2, seed=44)
    one, other = (analyse(Perspective(CUBIRDS, state, state.decider()), QUICK) for _ in range(2))
    assert one == other


def played(seed: int) -> Record:
    """A game that two foragers played, the second of them carelessly."""
    match = Match(CUBIRDS, ["Ada", "Bob <b>"], seed=seed, salt="salt")
    rng = Rng(seed)
    buffer = CUBIRDS.moves.buffer()
    while not match.over:
        seat = match.state.decider()
        count = match.state.legal(seat, buffer)
        if seat == 1 and rng.chance() < 0.3:
            match.play(seat, int(buffer[rng.below(count)]))
        else:
            match.play(seat, int(CUBIRDS.heuristic.choose(match.state, seat, buffer, count, rng)))
    return match.record()


@pytest.mark.compiled_only
def test_a_review_tells_how_the_chances_went_where_the_game_turned_and_what_was_better() -> None:
    record = played(2)
    found = review(record, GAMES, Budget(iterations=200))
    assert [f"{decision.seat + 1} {decision.move}" for decision in found.decisions] == record.moves
    assert all(sum(decision.chances) == pytest.approx(1.0) for decision in found.decisions)
    assert found.end == tuple(1.0 if rank == 1 else 0.0 for rank in record.ranks)
    assert found.turning_points
    assert found.better_moves
    losses = [found.decision(number).loss for number in found.better_moves]
    assert losses == sorted(losses, reverse=True)
    assert any(found.decision(number).seat == 1 for number in found.better_moves)


@every_game
def test_every_golden_record_can_be_reviewed(game: Game) -> None:
    for path in sorted((GOLDEN / game.name / "golden").glob("record_*.json"))[:1]:
        record = read_record(path)
        found = review(record, GAMES, Budget(iterations=4))
        assert len(found.decisions) == len(record.moves)
        assert all(0 <= chance <= 1 for decision in found.decisions for chance in decision.chances)
        assert found.outcome == record.outcome


def test_the_page_needs_no_other_file_and_shows_names_as_they_are(tmp_path: Path) -> None:
    found = review(played(3), GAMES, Budget(iterations=20))
    narrator = Narrator(CUBIRDS, found.seats)
    page, plot = write(found, tmp_path / "new", "game", narrator)
    html = page.read_text("utf-8")
    assert plot.read_bytes().startswith(b"\x89PNG")
    assert "<svg" in html
    assert not re.search(r'(src|href)="(?!#)(?!http://www.w3.org)', html)
    assert "Bob &lt;b&gt;" in html
    assert "Bob <b>" not in html
    assert in_html(found, "<svg></svg>", narrator).count("<tr") == len(found.decisions) + 1


def test_a_review_is_written_in_any_language_with_moves_named_as_at_its_tables() -> None:
    found = review(played(3), GAMES, Budget(iterations=20))
    dutch = Narrator(CUBIRDS, found.seats, language="nl")
    html = in_html(found, "<svg></svg>", dutch)
    assert '<html lang="nl">' in html
    assert "<h2>Keerpunten</h2>" in html
    first = CUBIRDS.moves.parse(found.decisions[0].move)
    assert dutch.move(first) in html
    assert first.text not in html


def test_the_command_writes_both_files_and_says_what_it_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "evening.json"
    played(4).save(record)
    assert main(["review", str(record), "--out", str(tmp_path / "out"), "--seconds", "0.01"]) == 0
    shown = capsys.readouterr().out
    assert "Turning points" in shown
    assert "for exactness" in shown or "most exactly" in shown
    assert (tmp_path / "out" / "evening_review.html").exists()
    assert (tmp_path / "out" / "evening_review.png").exists()
    assert main(["review", str(record), "--seconds", "0"]) == 2
    assert main(["review", str(tmp_path / "none.json")]) == 1
