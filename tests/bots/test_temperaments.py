"""Temperaments: what a bot likes decides among moves that are nearly as good, and nothing else does."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.contract.tables import Table, walk
from tests.contract.test_secrecy import dealt_over
from waterhole.bots import bot
from waterhole.bots.levels import FOR_PEOPLE, in_words, level_word, temper_of, tempered
from waterhole.bots.temperaments import TEMPERAMENTS, preferred
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game, Perspective
from waterhole.kernel.move import Move

CUBIRDS = GAMES["cubirds"]
EVERY = [(game, temper) for game in GAMES.values() for temper in game.temperaments]
every_temperament = pytest.mark.parametrize(
    ("game", "temper"), EVERY, ids=[f"{game.name}-{temper}" for game, temper in EVERY]
)


def played_by_foragers(game: Game, seeds: range) -> Iterator[Perspective]:
    """The decisions between moves of games that foragers play."""
    player = bot("forager", game)
    for seed in seeds:
        state, rng = game.new(game.few, seed=seed), Rng(seed)
        while (seat := state.decider()) >= 0:
            perspective = Perspective(game, state, seat)
            if len(perspective.moves) > 1:
                yield perspective
            state.apply(seat, player.choose(perspective, rng))


def made(level: str, game: Game, seeds: range) -> list[Move]:
    player = bot(level, game)
    return [
        game.moves[player.choose(perspective, Rng(number))]
        for number, perspective in enumerate(played_by_foragers(game, seeds))
    ]


@pytest.mark.parametrize(
    ("tries", "liked", "expected"),
    [
        ((50, 50), (0.0, 1.0), 1),  # equally good: the one it likes
        ((90, 10), (0.0, 1.0), 1),  # a tenth is enough for one that is liked fully ...
        ((95, 5), (0.0, 1.0), 0),  # ... and less is not
        ((60, 40), (0.0, 0.1), 0),  # a little liking is worth little
        ((50, 50), (0.0, -1.0), 0),  # what it rather would not do is left
        ((55, 45), (-1.0, 0.0), 1),
        ((100, 0), (0.0, 1.0), 0),  # what nothing speaks for is never made
    ],
)
def test_a_bot_makes_what_it_likes_among_what_is_nearly_as_good(
    tries: tuple[int, int], liked: tuple[float, float], expected: int
) -> None:
    perspective = next(played_by_foragers(CUBIRDS, range(1)))
    moves = perspective.moves[:2]
    worth = {CUBIRDS.moves[move].text: one for move, one in zip(moves, liked, strict=True)}
    weights = {move: float(one) for move, one in zip(moves, tries, strict=True)}
    assert preferred(lambda view, move: worth[move.text], perspective, moves[0], weights) == moves[expected]


@every_temperament
def test_every_temperament_shows_in_what_the_forager_does(game: Game, temper: str) -> None:
    liking, plain, own = game.temperaments[temper], bot("forager", game), bot(tempered("forager", temper), game)
    others = 0
    for number, perspective in enumerate(played_by_foragers(game, range(3))):
        usual, choice = (one.choose(perspective, Rng(number)) for one in (plain, own))
        assert choice in perspective.moves
        if choice != usual:
            others += 1
            assert liking(perspective.view, game.moves[choice]) > liking(perspective.view, game.moves[usual])
    assert others >= 3


def bids(moves: list[Move]) -> float:
    values = [int(text[-1]) for move in moves if move.kind == "bid" and (text := move.text)[-1].isdigit()]
    return sum(values) / len(values)


def count(says: Callable[[Move], bool], moves: list[Move]) -> int:
    return sum(says(move) for move in moves)


def test_in_wild_cards_the_bold_bid_higher_than_the_careful() -> None:
    careful, plain, bold = (
        bids(made(level, GAMES["wild_cards"], range(4)))
        for level in ("forager:temper=careful", "forager", "forager:temper=bold")
    )
    assert careful < plain < bold


@pytest.mark.parametrize(
    ("name", "temper", "says"),
    [
        ("cubirds", "careful", lambda move: move.text == "draw"),
        ("savanna", "fighter", lambda move: move.fields.get("card") in ("lion", "hyena", "cheetah")),
        ("wildlife", "builder", lambda move: move.text == "play adaptation"),
        ("wildlife", "fighter", lambda move: move.kind == "aggression"),
        ("wilderness", "careful", lambda move: move.text == "rest"),
    ],
)
def test_who_likes_something_does_it_more_often(name: str, temper: str, says: Callable[[Move], bool]) -> None:
    game, seeds = GAMES[name], range(4)
    assert count(says, made(tempered("forager", temper), game, seeds)) > count(says, made("forager", game, seeds))


@every_temperament
def test_what_a_seat_cannot_know_does_not_change_a_tempered_bots_choice(game: Game, temper: str) -> None:
    for number, state in enumerate(walk(Table(game, game.few, game.options()), 21)):
        seat = state.decider()
        if seat >= 0 and number % 16 == 5:
            for level in (f"forager:temper={temper}", f"hunter:temper={temper}:iterations=40"):
                worlds = (state, dealt_over(state, seat, 1), dealt_over(state, seat, 2))
                choices = {bot(level, game).choose(Perspective(game, world, seat), Rng(number)) for world in worlds}
                assert len(choices) == 1
        if number > 120:
            return


@every_temperament
def test_every_level_for_people_takes_every_temperament_of_its_game(game: Game, temper: str) -> None:
    perspective = next(played_by_foragers(game, range(1)))
    for level in FOR_PEOPLE:
        settings = "" if level == "forager" else ":iterations=20"
        assert bot(tempered(level, temper) + settings, game).choose(perspective, Rng(1)) in perspective.moves


def test_every_game_has_a_temperament_and_each_is_one_that_has_words() -> None:
    for game in GAMES.values():
        assert game.temperaments
        assert set(game.temperaments) <= set(TEMPERAMENTS)


def test_a_level_with_a_temperament_can_be_taken_apart() -> None:
    level = tempered("hunter", "bold")
    assert level == "hunter:temper=bold"
    assert (level_word(level), temper_of(level), in_words(level)) == ("hunter", "bold", "Bold hunter")
    assert (tempered("apex", ""), temper_of("apex"), in_words("apex")) == ("apex", "", "Apex")
