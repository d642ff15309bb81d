"""Every name that the server sends has a word in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from tests.contract.sentences import facts_in, sentences_of
from waterhole.bots.levels import LEVELS
from waterhole.games import GAMES
from waterhole.games.cubirds import components as cubirds
from waterhole.games.savanna import components as savanna
from waterhole.games.wild_cards import components as wild_cards
from waterhole.games.wilderness import components as wilderness
from waterhole.games.wildlife import components as wildlife
from waterhole.kernel.core import Rng, State
from waterhole.kernel.game import Game

WEB = Path(__file__).parents[2] / "web/src"
LANGUAGES = ("nl", "it")
KEY = re.compile(r"^\s*(?:'([^']+)'|([\w]+)):|(?<=[{,] )(?:'([^']+)'|(\w+)):", re.MULTILINE)
NAMES: dict[str, Iterable[str]] = {
    "cubirds": (*cubirds.SPECIES, *cubirds.SIDES),
    "savanna": savanna.KIND,
    "wild_cards": (*wild_cards.SPECIES, *wild_cards.HABITATS, "refill"),
    "wildlife": (
        *wildlife.ORGANISMS, *wildlife.TERRAINS, *wildlife.AREA_NAMES, *wildlife.CARD_NAMES, *wildlife.ABILITIES,
        *wildlife.LEVELS, *wildlife.DEEDS[1:],
    ),
    "wilderness": (
        *wilderness.TERRAINS, *wilderness.TILE_NAMES, *wilderness.BEASTS, *wilderness.ATTACKERS,
        *wilderness.TRIGGERS[1:], *wilderness.GOOD_NAMES, *wilderness.BAD_NAMES, *wilderness.ILLNESSES,
        *wilderness.DAYS, *wilderness.TURN_FLAGS,
    ),
}  # fmt: skip


def keys(name: str) -> set[str]:
    return {next(filter(None, found)) for found in KEY.findall((WEB / name).read_text("utf-8"))}


def cases(name: str) -> set[str]:
    return set(re.findall(r"case '([^']+)':", (WEB / name).read_text("utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_name_and_every_end_of_a_game_has_a_word(game: str, language: str) -> None:
    known = keys(f"games/{game}/words.{language}.ts")
    assert set(NAMES[game]) | set(GAMES[game].outcomes) <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_and_question_of_wildlife_has_words(language: str) -> None:
    known = cases(f"games/wildlife/words.{language}.ts")
    assert {move.kind for move in GAMES["wildlife"].moves.moves} <= known
    assert set(wildlife.STEPS) - {"over"} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trigger_of_wilderness_has_a_question(language: str) -> None:
    plain = {"turn", "nature"}
    assert set(wilderness.TRIGGERS) - plain <= cases(f"games/wilderness/words.{language}.ts")


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_options_and_games_have_words(language: str) -> None:
    known = keys(f"words/{language}.ts")
    assert set(LEVELS) | set(GAMES) <= known
    for game in GAMES.values():
        for field in msgspec.structs.fields(game.options):
            assert field.name in known
            assert set(getattr(field.type, "__args__", ())) <= known


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.worth], ids=lambda game: game.name)
def test_every_part_of_a_reason_has_words(game: Game, language: str) -> None:
    known = keys(f"games/{game.name}/words.{language}.ts")
    for seats in game.seats:
        for seed in range(3):
            assert parts_of(game, game.new(seats, None, seed), Rng(seed)) <= known


def parts_of(game: Game, state: State, rng: Rng) -> set[str]:
    """The names of all parts of the worth in one random game."""
    assert game.worth is not None
    found: set[str] = set()
    while state.waiting():
        seat = state.decider()
        found |= set(game.worth(state, seat))
        moves = game.legal(state, seat)
        state.apply(seat, moves[rng.below(len(moves))])
    return found


SENTENCE = re.compile(
    r"""^  (?P<quote>['"])(?P<english>.*)(?P=quote):\s+(?P<mark>['"])(?P<told>.*)(?P=mark),$""", re.MULTILINE
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_refusal_is_told_with_the_same_facts(game: Game, language: str) -> None:
    source = (WEB / f"games/{game.name}/refusals.{language}.ts").read_text("utf-8")
    told = {found["english"]: found["told"] for found in SENTENCE.finditer(source)}
    assert set(told) == sentences_of(game)
    for english, sentence in told.items():
        assert facts_in(sentence) <= facts_in(english), sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_fact_of_a_refusal_that_is_a_word_is_told_in_words(game: Game, language: str) -> None:
    words = (WEB / f"games/{game.name}/words.{language}.ts").read_text("utf-8")
    known = set(re.findall(r"^    (\w+):", words.partition("  facts: {")[2].partition("  },")[0], re.MULTILINE))
    everybody = {"player", "example"}
    for seats in game.seats:
        state = game.new(seats, None, 1)
        seat = state.decider()
        for move in set(range(len(game.moves))) - set(game.legal(state, seat)):
            facts = game.explain(state, seat, move).facts
            spoken = {name for name, fact in facts.items() if re.search("[a-z]{3}", str(fact))}
            assert spoken <= known | everybody
