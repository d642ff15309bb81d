"""Reasons are true: what they call a fact is so when the move is made, and nothing is better and worse at once."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.bots.claims import Looked, false_claims, looked_at
from tests.contract.tables import every_game
from waterhole.bots.analysis import Reason, reasons
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game, Perspective
from waterhole.kernel.narration import Narrator
from waterhole.text import LANGUAGES, Phrase

POSITIONS = 25  # of each game; `python -m tests.bots.claims` looks at a thousand
CUBIRDS = GAMES["cubirds"]


@pytest.fixture(scope="module")
def positions() -> dict[str, list[Looked]]:
    return {}


def looked(positions: dict[str, list[Looked]], game: Game) -> list[Looked]:
    """The positions of a game, looked at once for all tests."""
    if game.name not in positions:
        positions[game.name] = list(looked_at(game, POSITIONS))
    return positions[game.name]


@pytest.mark.compiled_only
@every_game
def test_every_fact_of_a_reason_is_so_when_the_move_is_made(game: Game, positions: dict[str, list[Looked]]) -> None:
    told: Counter[str] = Counter()
    assert [claim for one in looked(positions, game) for claim in false_claims(one, told)] == []
    assert told.total() > POSITIONS // 2


@pytest.mark.compiled_only
@every_game
def test_nothing_is_called_better_and_worse_in_one_reason(game: Game, positions: dict[str, list[Looked]]) -> None:
    for why in (why for one in looked(positions, game) for why in one.why.values()):
        better, worse = ({name.split()[-1] for name in names} for names in (why.better, why.worse))
        assert not better & worse
        assert not worse & {str(arg) for fact in why.facts for arg in fact.args.values()}


@pytest.mark.compiled_only
@every_game
def test_a_reason_depends_on_nothing_that_its_seat_cannot_know(game: Game, positions: dict[str, list[Looked]]) -> None:
    for one in looked(positions, game)[::8]:
        other = one.truth.clone()
        other.redeal(one.seat, Rng(77))
        told = [
            reasons(Perspective(game, state, one.seat), Perspective(game, state, one.seat).moves, Rng(5))
            for state in (one.truth, other)
        ]
        assert told[0] == told[1]


@pytest.mark.compiled_only
@every_game
def test_every_fact_is_told_in_every_language(game: Game, positions: dict[str, list[Looked]]) -> None:
    names = [f"seat {number}" for number in range(1, 9)]
    for language in LANGUAGES if "translated" in game.stages else ["en"]:
        narrator = Narrator(game, names, 0, language)
        for fact in (fact for one in looked(positions, game) for why in one.why.values() for fact in why.facts):
            assert narrator.bundle.has(fact.id)
            assert fact.id not in narrator.phrase(fact)


# What these choose, their own names say whole: what is taken, defended, used or given up, and where a tile ends.
TAKEN = {"organism", "take", "rob", "name", "draw"}
SAID_BY_NAME = {*TAKEN, "defense", "use", "nothing", "fall", "to", "ask me", "action", "end"}


@pytest.mark.compiled_only
@every_game
def test_whatever_the_name_of_a_move_leaves_open_is_told_as_a_fact(
    game: Game, positions: dict[str, list[Looked]]
) -> None:
    for one in looked(positions, game) if game.facts else ():
        for move, why in one.why.items():
            assert why.facts or why.end or game.moves[move].kind in SAID_BY_NAME, game.moves[move].text


def test_a_reason_says_facts_first_and_then_how_it_seems() -> None:
    takes = Phrase("note-takes", {"taken": {"magpie": 3}})
    family = Phrase("fact-family", {"bird": "magpie", "held": 2, "size": "small"})
    said = Narrator(CUBIRDS).reason(Reason(facts=(takes, family), better=("collection",), worse=("hand owl",)))
    assert said == (
        "takes 3 magpies; with your 2 that is a small family of magpies; "
        "seems better for your collection, worse for owls in your hand"
    )


def test_a_reason_that_wins_says_so_first() -> None:
    collects = Phrase("fact-collects", {"bird": "duck", "count": 1, "species": 7})
    said = Narrator(CUBIRDS).reason(Reason(end="wins", facts=(collects,)))
    assert said == "wins at once; 1 duck for your collection: 7 species"


def test_a_bird_that_a_rival_would_win_with_is_called_what_stops_that_rival() -> None:
    stops = Phrase("fact-denies", {"bird": "owl", "seat": 1, "count": 2, "wins": True})
    said = Narrator(CUBIRDS, ["Ada", "Bo"], 0).phrase(stops)
    assert said == "stops Bo, who holds at least 2 owls and would win with these"
