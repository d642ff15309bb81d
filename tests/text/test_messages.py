"""Every message exists in every language, speaks of the same things, is used, and is there for all that happens."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.contract.tables import PLAIN_TABLES, Table
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import Event
from waterhole.kernel.game import SPECTATOR, Game, Refused
from waterhole.kernel.move import Move
from waterhole.kernel.narration import Narrator, move_id
from waterhole.server.http.schema import events_of
from waterhole.text import ENGLISH, LANGUAGES, Phrase, bundle, slug
from waterhole.text.inventory import PACKAGE, arguments, folders, junk, languages_of, messages, spoken

ROOT = PACKAGE.parents[1]
TOLD = [game for game in GAMES.values() if game.sentence is None]  # the games that have text/
every_told_game = pytest.mark.parametrize("game", TOLD, ids=lambda game: game.name)
every_folder = pytest.mark.parametrize("where", folders())
every_language = pytest.mark.parametrize("language", LANGUAGES)
# Tables of all sizes have the same messages; one size will do, and once the largest.
WHOLE_GAMES = [
    (table, language)
    for table in PLAIN_TABLES
    for language in LANGUAGES
    if table.game.sentence is None
    if table.seats == 3 or (language == ENGLISH and table.seats == table.game.seats[-1])
]
# Ids that code puts together from a kind.
MADE = re.compile(
    r"(event|outcome|move|part|why|about|reason|list|status|theme|pace|shuffle|tie|summary|fact|notice|notices|seek|kind|how|tally)-"
)


@every_folder
@every_language
def test_every_message_exists_in_every_language(where: str, language: str) -> None:
    folder = folders()[where]
    assert language in languages_of(folder)
    assert junk(folder, language) == []
    assert set(messages(folder, "en")) <= set(messages(folder, language))


@every_folder
@every_language
def test_no_message_stands_twice(where: str, language: str) -> None:
    text = (folders()[where] / f"{language}.ftl").read_text("utf-8")
    names = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    assert sorted(names) == sorted(set(names))


@cache
def known(where: str, language: str) -> dict[str, object]:
    shared = messages(folders()["text"], language)
    return {**shared, **messages(folders()[where], language)}


@every_folder
@every_language
def test_a_message_speaks_of_the_same_in_every_language(where: str, language: str) -> None:
    english, other = known(where, "en"), known(where, language)
    for name in messages(folders()[where], "en"):
        assert arguments(name, other) == arguments(name, english), name  # type: ignore[arg-type]


@every_folder
@every_language
def test_what_only_one_language_has_is_used_by_that_language(where: str, language: str) -> None:
    own = set(messages(folders()[where], language)) - set(messages(folders()[where], "en"))
    assert own <= within(language)


@cache
def within(language: str) -> frozenset[str]:
    """The messages that other messages of this language speak of."""
    texts = [message for folder in folders().values() for message in messages(folder, language).values()]
    return frozenset(name for message in texts for name in spoken(message).messages)


@every_folder
def test_no_message_is_unused(where: str) -> None:
    texts = messages(folders()[where], "en")
    kinds = {
        kind for folder in folders().values() for one in messages(folder, "en").values() for kind in spoken(one).kinds
    }
    words = {name for name in texts if name.partition("-")[0] in kinds}
    made = {name for name in texts if MADE.match(name)}
    assert set(texts) - words - made - within("en") - mentioned() == set()


@cache
def mentioned() -> frozenset[str]:
    """Ids that stand in Python, TypeScript or Svelte."""
    files = [*PACKAGE.rglob("*.py"), *(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    return frozenset(
        found for file in files for found in re.findall(r"['\"]([a-z][a-z0-9-]+)['\"]", file.read_text("utf-8"))
    )


@every_told_game
@every_language
def test_every_event_move_and_outcome_has_its_message(game: Game, language: str) -> None:
    texts = bundle(language, game.name)
    events = {f"event-{slug(str(kind.__struct_config__.tag))}" for kind in events_of(game)}
    moves = {move_id(move) for move in game.moves.moves}
    outcomes = {f"outcome-{slug(outcome)}" for outcome in game.outcomes}
    assert {
        name for name in events | moves | outcomes | {"summary", "goal", "held-card"} if not texts.has(name)
    } == set()
    made = {
        name for name in messages(folders()[f"games/{game.name}/text"], "en") if re.match("event|move|outcome", name)
    }
    assert made <= events | moves | outcomes


@every_told_game
def test_every_refusal_has_its_message_and_every_refusal_is_given(game: Game) -> None:
    source = (PACKAGE / "games" / game.name / "explain.py").read_text("utf-8")
    given = set(re.findall(r'"(refused-[a-z0-9-]+)"', source))
    texts = messages(folders()[f"games/{game.name}/text"], "en")
    assert given == {name for name in texts if name.startswith("refused-")}


def clean(narrator: Narrator, phrase: Phrase | str) -> str:
    """In words, and nothing is wrong with them."""
    errors: list[str] = []
    assert isinstance(phrase, Phrase), phrase
    told = narrator.bundle.format(phrase, narrator.cast, errors)
    assert errors == [], phrase
    assert "{" not in told
    assert "  " not in told
    assert told == told.strip()
    return told


@pytest.mark.parametrize(("table", "language"), WHOLE_GAMES, ids=str)
def test_a_whole_game_is_told_in_every_language(table: Table, language: str) -> None:
    """Events, questions, notes, moves, refusals and reasons of a random game, through every pair of eyes."""
    game, rng = table.game, Rng(11)
    names = [*("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")[: table.seats], *game.extras]
    state = table.start(3)
    journal: list[Event] = []
    state.journal = journal
    while state.waiting():
        seat = state.decider()
        legal = game.legal(state, seat)
        for viewer in range(SPECTATOR, table.seats):
            told = Narrator(game, names, viewer, language)
            for event in journal:
                seen = game.tell(event, viewer)
                assert told.event(seen)[-1] in ".!?", seen
                assert "?" not in told.event(seen), seen
            view = game.view(state, viewer)
            assert "{" not in told.prompt(view)
            for note in view.notes:
                assert note == "" or clean(told, note)
        told = Narrator(game, names, seat, language)
        for move in legal:
            check_move(told, game.moves[move])
        for number in {rng.below(len(game.moves)) for _ in range(4)} - set(legal):
            check_refusal(told, game, game.refusal(state, seat, number))
        for part in game.evaluate(state, seat) if game.evaluate else ():
            assert clean(told, told.part(part))
        journal.clear()
        state.apply(seat, legal[rng.below(len(legal))])


def check_move(narrator: Narrator, move: Move) -> None:
    name = clean(narrator, Phrase(move_id(move), dict(move.fields)))
    assert name[0].islower() or name[0].isdigit(), name


def check_refusal(narrator: Narrator, game: Game, refused: Refused) -> None:
    assert refused.rule in game.rulings
    assert refused.why is not None
    told = clean(narrator, refused.why)
    assert told[0].isupper()
    assert told.endswith(".")
