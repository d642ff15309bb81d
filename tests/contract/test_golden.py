"""Golden files: a readable playthrough, counts of positions, and one finished record for each way a game ends.

They are written once (`python -m tests.contract.golden <game>`), read by a person, and change only with the rules.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.contract.golden import PERFT_DEPTH, PERFT_SEED, as_written, perft, playthrough, usual_sizes
from tests.contract.tables import GAMES, every_game
from waterhole.kernel.game import Game
from waterhole.kernel.match import read_record, replay

GAMES_FOLDER = Path(__file__).parents[1] / "games"


def golden(game: Game) -> Path:
    return GAMES_FOLDER / game.name / "golden"


@every_game
def test_the_golden_playthrough_is_played_the_same_today(game: Game) -> None:
    found = sorted(golden(game).glob("playthrough_*.txt"))
    assert found, f"{game.name} has no golden playthrough"
    for path in found:
        seats = int(path.stem.rsplit("_", 1)[1])
        text = path.read_text("utf-8")
        assert playthrough(game, seats, as_written(game, text)) == text


@every_game
def test_the_number_of_ways_to_play_the_first_moves_is_the_same_today(game: Game) -> None:
    counts = msgspec.json.decode((golden(game) / "perft.json").read_bytes(), type=dict[int, list[int]])
    assert set(counts) == usual_sizes(game)
    for seats, known in counts.items():
        assert len(known) == PERFT_DEPTH
        assert [perft(game, game.new(seats, seed=PERFT_SEED), depth + 1) for depth in range(PERFT_DEPTH)] == known


@every_game
def test_there_is_a_finished_record_for_each_way_the_game_ends(game: Game) -> None:
    endings = set()
    for path in golden(game).glob("record_*.json"):
        record = read_record(path)
        match = replay(record, GAMES)
        assert match.over
        endings.add(record.outcome)
    assert endings == set(game.outcomes)


@pytest.mark.parametrize("kind", ["playthrough_*.txt", "perft.json", "record_*.json"])
@every_game
def test_no_game_lacks_a_kind_of_golden_file(game: Game, kind: str) -> None:
    assert list(golden(game).glob(kind))
