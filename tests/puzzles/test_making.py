"""Making puzzles: from what a seat knows and nothing else, the same ones again, and going on where it was left."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from waterhole import cli
from waterhole.games import find
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Perspective
from waterhole.puzzles import making
from waterhole.puzzles.grading import HIGHEST, LOWEST, RATINGS, Graders, rating_from
from waterhole.puzzles.making import Decision, has_room, make, making_of, puzzle_at, self_played
from waterhole.puzzles.puzzle import Earlier, Puzzle, PuzzleFile, puzzles_of, read_file
from waterhole.puzzles.themes import theme_of
from waterhole.puzzles.verifying import GAP, Judged, is_clear, pooled, rivals, same_effect, worlds_of
from waterhole.text import Phrase

pytestmark = pytest.mark.compiled_only
CUBIRDS = find("cubirds")


def clearest(count: int) -> list[Puzzle]:
    """Those that are puzzles nearly whatever the lot of those who try them."""

    def gap(puzzle: Puzzle) -> int:
        best, second, *_ = sorted(puzzle.chances, reverse=True)
        return best - second

    return sorted((puzzle for puzzle in puzzles_of("cubirds") if puzzle.solved["cub"] < 0.5), key=gap)[-count:]


def test_two_deals_that_look_the_same_to_the_seat_give_the_same_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "LOOKED", 1200)  # so that it is not overlooked
    monkeypatch.setattr(making, "tries_for", lambda _: 1200)
    graders, again = Graders(CUBIRDS), 0
    for puzzle in clearest(3):
        deals = [CUBIRDS.read_position(bytes(puzzle.position)) for _ in range(2)]
        deals[1].redeal(puzzle.seat, Rng(99))
        assert CUBIRDS.fingerprint(deals[0]) != CUBIRDS.fingerprint(deals[1])
        first, second = (
            puzzle_at(Decision(0, Perspective(CUBIRDS, deal, puzzle.seat)), "", graders, Rng(1)) for deal in deals
        )
        assert first == second
        if first:  # bots that have learned more since may find it too easy
            assert first.right == puzzle.right
            again += 1
    assert again >= 2


def test_bots_play_the_same_game_from_the_same_chance() -> None:
    games = [[found.perspective.fingerprint for found in self_played(CUBIRDS, Rng(seed))] for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_an_interrupted_run_goes_on_to_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Self-played games whose puzzles are known: the first gives none, and one gives a puzzle that another gave."""
    one, two, three, *_ = puzzles_of("cubirds")
    games = [[], [one, two], [two], [three]]
    monkeypatch.setattr(making, "from_game", lambda name, seed, number: games[number])
    (*_, whole), first, second, *_ = make(CUBIRDS, 3, 3, workers=1), *make(CUBIRDS, 3, 3, workers=1)
    assert (first.making.games, len(first.puzzles)) == (1, 0)
    second.save(tmp_path / "begun")
    *_, resumed = make(CUBIRDS, 3, 3, workers=1, begun=read_file((tmp_path / "begun").read_bytes()))
    for name, file in (("whole", whole), ("resumed", resumed)):
        file.save(tmp_path / name)
    assert (tmp_path / "whole").read_bytes() == (tmp_path / "resumed").read_bytes()
    assert [puzzle.id for puzzle in resumed.puzzles] == [one.id, two.id, three.id]


def test_a_file_of_another_seed_or_of_something_else_is_refused_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "puzzles.jsonl.gz"
    make_it = ["puzzles", "make", "cubirds", "--workers", "1", "--out", str(out)]
    PuzzleFile(making=making_of(CUBIRDS, 3)).save(out)
    for content, words in ((out.read_bytes(), "another game, seed or version"), (b"rubbish", "no file of puzzles")):
        out.write_bytes(content)
        assert cli.main([*make_it, "--seed", "4"]) == cli.UNUSABLE
        assert words in capsys.readouterr().err
        assert out.read_bytes() == content
    assert cli.main([*make_it, "--count", "0"]) == cli.UNUSABLE


def test_a_file_that_other_bots_began_is_added_to_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle, out = puzzles_of("cubirds")[0], tmp_path / "puzzles.jsonl.gz"
    begun = replace(making_of(CUBIRDS, 1), games=7, bots="before", refuted=("cubirds-1-2",))
    PuzzleFile(making=begun).save(out)
    monkeypatch.setattr(making, "from_game", lambda name, seed, number: [puzzle])
    assert cli.main(["puzzles", "make", "cubirds", "--count", "1", "--workers", "1", "--out", str(out)]) == 0
    made = read_file(out.read_bytes())
    assert made.making.earlier == (Earlier(games=7, bots="before"),)
    assert (made.making.games, made.making.bots) == (8, making_of(CUBIRDS, 1).bots)
    assert made.making.refuted == begun.refuted


def judged(*chances: float, error: float = 0.001) -> list[Judged]:
    return [Judged(number, chance, error, 100) for number, chance in enumerate(chances)]


@pytest.mark.parametrize(
    ("found", "clear"),
    [
        (judged(0.6, 0.5, 0.4, 0.3), True),
        (judged(0.6, 0.6 - GAP / 2, 0.4, 0.3), False),  # too near
        (judged(0.6, 0.5, 0.4, 0.3, error=0.05), False),  # too doubtful
        (judged(0.6, 0.5, 0.4), False),  # too few to choose from
        (judged(0.1, 0.04, 0.03, 0.02), False),  # lost already
        (judged(1.0, 0.95, 0.9, 0.9), False),  # won already
    ],
)
def test_a_best_move_is_clear_beyond_doubt_where_something_is_at_stake(found: list[Judged], clear: bool) -> None:
    assert is_clear(found, frozenset({0})) is clear
    assert not is_clear(found, frozenset({1}))


def test_a_move_that_does_the_same_is_as_right_as_the_best() -> None:
    perspective = puzzles_of("cubirds")[0].perspective()
    worlds = worlds_of(perspective, Rng(1))
    for move in perspective.moves:
        same = same_effect(perspective, move, worlds)
        assert move in same
        assert all(same_effect(perspective, other, worlds) == same for other in same)
    found = judged(0.6, 0.6, 0.4, 0.3, 0.2)
    assert is_clear(found, frozenset({0, 1}))
    assert rivals(found) == [1]


def test_what_two_searches_found_is_pooled_by_their_tries() -> None:
    chances, doubts = pooled([[Judged(4, 0.5, 0.01, 300)], [Judged(4, 0.7, 0.01, 100)]], [4])
    assert chances == [550]
    assert 10 < doubts[0] < 20


def test_what_all_solve_is_rated_low_and_what_only_apex_solves_high() -> None:
    def rated(cub: float, forager: float, apex: float) -> int:
        return rating_from({"cub": cub, "forager": forager, "apex": apex})

    assert LOWEST <= rated(1, 1, 1) < rated(0.5, 1, 1) < rated(0, 0, 1) < rated(0, 0, 0.2) <= HIGHEST
    assert rated(0.6, 1, 1) < RATINGS["forager"] < rated(0, 0, 1) < rated(0, 0, 0)


def test_easy_puzzles_and_others_are_about_as_many_and_themes_vary() -> None:
    puzzle = puzzles_of("cubirds")[0]

    def some(*solved: float) -> list[Puzzle]:
        return [replace(puzzle, theme=str(number), solved={"forager": one}) for number, one in enumerate(solved)]

    assert has_room([], "family", easy=False)
    assert not has_room(some(0.5), "family", easy=False)
    assert has_room(some(0.5, 1.0), "family", easy=False)
    assert not has_room(some(1.0, 1.0), "family", easy=True)
    assert not has_room([*some(0.5), *some(1.0)], "0", easy=False)


def test_the_theme_is_the_most_telling_fact_or_else_the_kind_of_move() -> None:
    lay = CUBIRDS.moves.parse("lay owl 1 left")
    assert theme_of("cubirds", lay, [Phrase("note-takes"), Phrase("fact-family")]) == "family"
    assert theme_of("cubirds", lay, [Phrase("note-takes")]) == "enclosing"
    assert theme_of("savanna", find("savanna").moves.moves[0], []) == "selecting"
    assert theme_of("crossing", lay, []) == "turn"
