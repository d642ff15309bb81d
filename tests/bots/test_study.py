"""Looking into positions: from records and files, deeper and deeper, and never by what the seat cannot know."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.bots.test_analysis import played
from tests.contract.tables import GAMES, every_game
from waterhole.bots.analysis import Analyst
from waterhole.bots.levels import Budget
from waterhole.bots.study import asked_of, deepening, opened
from waterhole.cli import main
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput, Game, Perspective
from waterhole.kernel.match import replay

CUBIRDS = GAMES["cubirds"]


def written(game: Game, seed: int = 3) -> bytes:
    return msgspec.json.encode(game.dump(game.new(game.few, seed=seed)))


@every_game
def test_a_position_is_read_with_its_game_and_without(game: Game) -> None:
    found, state = opened(written(game), GAMES, game.name)
    assert found is game
    assert asked_of(game, state).moves == game.legal(state, state.decider())
    assert opened(written(game), GAMES)[0] is game


def test_a_record_is_opened_before_any_of_its_moves() -> None:
    record = played(2)
    raw, match = msgspec.json.encode(record), replay(record, GAMES)
    for number in (1, 7, len(record.moves)):
        game, state = opened(raw, GAMES, move=number)
        assert game.fingerprint(state) == game.fingerprint(match.state_after(number - 1))
    assert CUBIRDS.fingerprint(opened(raw, GAMES)[1]) == CUBIRDS.fingerprint(match.state_after(len(record.moves) - 1))


@pytest.mark.parametrize(
    ("raw", "more", "said"),
    [
        (b"nonsense", {}, "neither a record nor a position"),
        (b"{}", {}, "neither a record nor a position"),
        (b"[1]", {}, "neither a record nor a position"),
        (written(CUBIRDS), {"game": "chess"}, "no game ‘chess’"),
        (msgspec.json.encode(played(2)), {"move": 9999}, "there is no move 9999"),
    ],
)
def test_what_cannot_be_opened_is_refused_in_words(raw: bytes, more: dict[str, str | int], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        opened(raw, GAMES, **more)  # type: ignore[arg-type]


def test_only_a_seat_that_is_asked_is_looked_into() -> None:
    state = CUBIRDS.new(2, seed=3)
    idle = 1 - int(state.decider())
    with pytest.raises(BadInput, match=f"Nothing is asked of seat {idle + 1}"):
        asked_of(CUBIRDS, state, idle)
    with pytest.raises(BadInput, match="There is no seat 9"):
        asked_of(CUBIRDS, state, 8)
    over = replay(played(2), GAMES).state
    with pytest.raises(BadInput, match="the game is over"):
        asked_of(CUBIRDS, over)


def test_every_look_is_deeper_and_surer_than_the_one_before() -> None:
    analyst = Analyst(asked_of(CUBIRDS, CUBIRDS.new(2, seed=3)))
    first, second = analyst.look(Budget(iterations=300)), analyst.look(Budget(iterations=900))
    assert first.iterations == 300
    assert second.iterations == 1200
    best = second.moves[0]
    assert best.high - best.low < first.of(best.move).high - first.of(best.move).low
    assert best.because == first.of(best.move).because


def test_looks_follow_each_other_until_the_time_is_over() -> None:
    found = list(deepening(asked_of(CUBIRDS, CUBIRDS.new(2, seed=3)), 0.6))
    assert len(found) == 3
    assert [one.iterations for one in found] == sorted(one.iterations for one in found)


@pytest.mark.compiled_only
@every_game
def test_an_analysis_depends_on_nothing_that_its_seat_cannot_know(game: Game) -> None:
    state = game.new(game.few, seed=11)
    other = state.clone()
    seat = int(state.decider())
    other.redeal(seat, Rng(12))
    one, two = (Analyst(Perspective(game, world, seat)).look(Budget(iterations=40)) for world in (state, other))
    assert one == two


def test_the_command_prints_the_best_moves_with_chances_and_reasons(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(written(CUBIRDS))
    assert main(["analyse", str(file), "--seconds", "0.05", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    asked = int(CUBIRDS.new(2, seed=3).decider()) + 1
    assert shown.startswith(f"CuBirds, seat {asked}, after ")
    assert "% to win (±" in shown
    assert main(["analyse", str(file), "--seconds", "0.05", "--language", "nl"]) == 0
    assert "kans om te winnen" in capsys.readouterr().out
    assert main(["analyse", str(file), "--seconds", "0"]) == 2
    idle = str(3 - asked)
    assert main(["analyse", str(file), "--seat", idle, "--language", "en"]) == 2
    assert f"Nothing is asked of seat {idle}" in capsys.readouterr().err
    assert main(["analyse", str(tmp_path / "none.json")]) == 2
