"""Luck and skill: who decides carelessly is found whatever the cards, and results are an even share, skill and luck."""

from __future__ import annotations

from statistics import mean

import pytest

from tests.bots.test_analysis import played
from tests.contract.tables import GAMES, every_game
from waterhole.bots.levels import Budget
from waterhole.bots.luck import Choice, Standing, accuracy, carelessness, standings, summary, wins_of
from waterhole.bots.review import first_look, review
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game
from waterhole.kernel.match import Match, replay
from waterhole.text import LANGUAGES, Cast, bundle

CUBIRDS = GAMES["cubirds"]


def choice(seat: int, loss: float, by_lot: float = 0.2) -> Choice:
    return Choice(seat=seat, loss=loss, by_lot=by_lot)


def test_best_moves_have_an_accuracy_of_100_and_moves_as_by_lot_have_0() -> None:
    assert accuracy([choice(0, 0.0), choice(0, 0.0)]) == 100
    assert accuracy([choice(0, 0.2), choice(0, 0.9)]) == 0
    assert accuracy([choice(0, 0.05)]) > accuracy([choice(0, 0.1)]) > accuracy([choice(0, 0.15)])
    assert accuracy([]) == 100


def test_nobody_is_exact_because_nothing_can_be_lost_any_more() -> None:
    blunder = choice(0, 0.2)
    assert accuracy([blunder, *[choice(0, 0.0, by_lot=0.0)] * 20]) == 0


def test_who_moves_by_lot_is_wholly_careless_and_who_loses_nothing_not_at_all() -> None:
    assert carelessness([choice(0, 0.2), choice(0, 0.2)]) == 1
    assert carelessness([choice(0, 0.0)]) == 0
    assert carelessness([choice(0, 0.1)]) == pytest.approx(0.5)
    assert carelessness([]) == 0


@pytest.mark.compiled_only
@every_game
def test_the_result_is_an_even_share_and_skill_and_luck(game: Game) -> None:
    match = Match(game, [f"seat {n}" for n in range(game.few)], seed=5)
    rng = Rng(6)
    while not match.over:
        seat = match.state.decider()
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    found = standings(match, [], Rng(7), seconds=0.001)
    for one, won in zip(found, wins_of(match.state), strict=True):
        assert 1 / game.few + one.skill + one.luck == pytest.approx(won)
    assert sum(one.expected for one in found) == pytest.approx(1)


@pytest.mark.compiled_only
def test_who_blunders_on_purpose_is_found_over_some_games_whatever_the_cards() -> None:
    """The second of two now and then plays anything; in a single game that may cost him nothing."""
    games = [review(played(seed), GAMES, Budget(iterations=240)).standings for seed in range(1, 9)]
    careful, careless = zip(*games, strict=True)
    assert mean(one.accuracy for one in careful) > mean(one.accuracy for one in careless) + 1
    assert mean(one.skill for one in careful) > mean(one.skill for one in careless)
    assert mean(one.skill for one in careful) > 2 * mean(one.doubt for one in careful)


@pytest.mark.compiled_only
def test_the_same_players_fare_alike_when_it_is_dealt_again_from_a_position() -> None:
    placed = Match.from_position(CUBIRDS, ["Ada", "Bo"], CUBIRDS.new(2, seed=8))
    choices = [choice(0, 0.2), choice(1, 0.0)]
    ada, bo = standings(placed, choices, Rng(9), seconds=0.5)
    assert bo.expected > ada.expected  # one of them plays by lot


@pytest.mark.compiled_only
def test_a_first_look_tells_the_curve_and_where_the_game_turned() -> None:
    record = played(2)
    found = first_look(record, GAMES, 0.5)
    assert len(found.decisions) == len(record.moves)
    assert found.turning_points
    assert not found.standings
    assert all(decision.chance is None for decision in found.decisions)
    assert found.end == tuple(wins_of(replay(record, GAMES).state))


def standing(accuracy: float, luck: float) -> Standing:
    return Standing(decisions=9, accuracy=accuracy, expected=0.5, doubt=0.1, skill=0.0, luck=luck)


def test_a_summary_is_three_sentences_about_exactness_the_turn_and_luck() -> None:
    found = [standing(78.4, 0.7), standing(91.6, -0.7)]
    english = bundle("en")
    said = [english.format(phrase, Cast(["Ada", "Bo"], 0)) for phrase in summary(found, 0, (45, 0.3, 0.62))]
    assert said == [
        "You decided with 78 of 100 for exactness; Bo had most, 92.",
        "Most changed at move 45: your chance went from 30 to 62 in 100.",
        "In other deals these players would see you win 50 of 100 games: this time luck helped.",
    ]
    other = [english.format(phrase, Cast(["Ada", "Bo"], 0)) for phrase in summary(found, 1, None)]
    assert other[1] == "Bo’s chance never changed much at once."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_has_words_in_every_language(language: str) -> None:
    words = bundle(language)
    for seat in (0, 1):
        for phrase in summary([standing(78, 0.7), standing(91, -0.7)], seat, None):
            assert words.has(phrase.id)
            assert phrase.id not in words.format(phrase, Cast(["Ada", "Bo"], 0))
