"""The oracle and the pinned levels: in the arena, as they were, and nowhere else."""

from __future__ import annotations

import hashlib

import pytest

from tests.arena.fakes import CUBIRDS
from tests.contract.tables import built_in_game
from waterhole.arena.play import play
from waterhole.arena.schedule import Table, row
from waterhole.arena.yardsticks import Oracle, arena_bot, as_of_1, known
from waterhole.bots import LEVELS, bot, is_level
from waterhole.bots.levels import Style, style_for
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput, Game, Perspective

# What apex and forager of version 1 played on the day they were pinned: 150 moves with two and with three players.
APEX_1 = {
    "wildlife": "d031ffc836a479c0",
    "cubirds": "9a25452460b93d7c",
    "wild_cards": "412bde035453e3e0",
    "savanna": "3f2c64c72d1e222b",
    "wilderness": "347d9541ba93f6d6",
}
FORAGER_1 = {
    "wildlife": "89be995fd7f77d62",
    "cubirds": "2d064aed8f2e384c",
    "wild_cards": "9087243fea6e8314",
    "savanna": "60c013e3c8a34ec6",
    "wilderness": "b5d529eb3a04c5e9",
}


def played_by(level: str, game: Game) -> str:
    """A fingerprint of the first 150 moves of two games."""
    found = hashlib.sha256()
    for seats in (2, 3):
        state, rng = game.new(seats, seed=7), Rng(7)
        players = [arena_bot(level, game) for _ in range(seats)]
        for _ in range(150):
            seat = state.decider()
            if seat < 0:
                break
            move = players[seat].choose(Perspective(game, state, seat), rng)
            found.update(f"{seat} {move} ".encode())
            state.apply(seat, move)
    return found.hexdigest()[:16]


@built_in_game
@pytest.mark.compiled_only
def test_the_pinned_apex_plays_as_on_the_day_it_was_pinned(game: Game) -> None:
    assert played_by("apex@1:iterations=40", game) == APEX_1[game.name]


@built_in_game
def test_the_pinned_forager_plays_as_on_the_day_it_was_pinned(game: Game) -> None:
    assert played_by("forager@1", game) == FORAGER_1[game.name]


@built_in_game
def test_every_setting_of_the_search_is_pinned_so_that_no_later_default_changes_it(game: Game) -> None:
    assert set(as_of_1(game).search) == set(Style.__struct_fields__)


def test_the_pinned_apex_thinks_until_no_other_move_can_come_first() -> None:
    assert style_for(as_of_1(GAMES["cubirds"])).patience == 1.0


def test_no_table_is_offered_the_oracle_or_a_pinned_level() -> None:
    for word in set(known()) - set(LEVELS):
        assert not is_level(word)
        with pytest.raises(BadInput, match="There is no bot"):
            bot(word, GAMES["cubirds"])


def test_the_oracle_refuses_to_play_where_it_is_shown_a_perspective() -> None:
    game = GAMES["cubirds"]
    with pytest.raises(BadInput, match="in the arena and nowhere else"):
        arena_bot("oracle:iterations=10", game).choose(Perspective(game, game.new(2), 0), Rng(1))


def test_no_setting_of_a_level_opens_the_hands() -> None:
    assert "open_hands" not in Style.__struct_fields__
    with pytest.raises(BadInput, match="open_hands"):
        arena_bot("apex:open_hands=1", GAMES["cubirds"])


def test_the_oracle_decides_by_the_hands_as_they_are() -> None:
    """The same to its seat, other hands: where those decide, the oracle chooses otherwise."""
    game, changed = GAMES["cubirds"], 0
    for seed in range(30):
        state = game.new(2, seed=seed)
        seat = state.decider()
        other = state.clone()
        other.redeal(seat, Rng(seed + 1))
        choices = []
        for world in (state, other):
            oracle = arena_bot("oracle:iterations=200", game)
            assert isinstance(oracle, Oracle)
            choices.append(oracle.choose_seeing(world, seat, Rng(seed)))
        changed += choices[0] != choices[1]
    assert changed > 0


@built_in_game
def test_the_oracle_and_the_pinned_levels_finish_their_games(game: Game) -> None:
    lineup = ["oracle:iterations=5", "apex@1:iterations=5"]
    for unit in row(Table(game=game.name, players=2), lineup, 2, seed=1).units:
        result = play(unit)
        assert not result.failed, result.error
        assert len(result.ranks) == 2


@pytest.mark.parametrize(
    ("level", "words"),
    [
        ("apex@2", "no 'apex@2' is kept; these are: forager@1"),
        ("random@1", "no 'random@1' is kept"),
        ("oracle:teeth=3", "oracle has no setting 'teeth'"),
        ("oracle:cpu=0", "above 0"),
        ("lion", "there is no bot 'lion'; the arena's bots are: random"),
    ],
)
def test_a_yardstick_that_does_not_exist_is_refused_in_words(level: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        arena_bot(level, GAMES[CUBIRDS.game])
