"""The levels: legal, in time, and what their words say."""

from __future__ import annotations

import time

import pytest

from tests.contract.tables import GAMES, Table, every_game, every_seat_count, every_table, walk
from waterhole._compiled import status
from waterhole.bots import LEVELS, bot, is_level
from waterhole.bots.levels import Budget, SearchBot, Style, guide_for
from waterhole.kernel.engine.policy import Policy
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput, Game, Perspective

CUBIRDS = GAMES["cubirds"]
QUICK = [
    "random",
    "greedy",
    "cub:iterations=20",
    "forager",
    "mcts:iterations=4",
    "hunter:iterations=20",
    "apex:iterations=20",
]
SECONDS = {"random": 0.0, "greedy": 0.0, "cub": 0.2, "forager": 0.0, "mcts": 0.3, "hunter": 0.3, "apex": 1.0}
LATE = 0.1  # what the last few iterations may take beyond the time


@every_table
def test_every_level_makes_legal_moves_in_every_seat(table: Table) -> None:
    players = [bot(level, table.game) for level in QUICK]
    for number, state in enumerate(walk(table, 31)):
        seat = state.decider()
        if seat >= 0 and number % 5 == 0:
            player = players[(number // 5) % len(players)]
            assert player.choose(Perspective(table.game, state, seat), Rng(number)) in table.game.legal(state, seat)
        if number > 150:
            return


@every_seat_count
@pytest.mark.compiled_only
def test_every_level_answers_within_its_time(table: Table) -> None:
    assert status().compiled
    decisions = [state.clone() for number, state in enumerate(walk(table, 32)) if number in (0, 37) and state.waiting()]
    for level in LEVELS:
        for state in decisions if level != "apex" else decisions[:1]:
            perspective = Perspective(table.game, state, state.decider())
            begun = time.thread_time()  # on a machine that is busy otherwise, less than by the clock on the wall
            bot(level, table.game).choose(perspective, Rng(1))
            assert time.thread_time() - begun < SECONDS[level] + LATE


@pytest.mark.parametrize(
    ("level", "words"),
    [
        ("lion", "There is no bot ‘lion’ here; the bots are: random, greedy, cub"),
        ("hunter:iterations", "a setting is name=value, not 'iterations'"),
        ("hunter:iterations=many", "iterations"),
        ("hunter:iterations=-3", "above 0"),
        ("hunter:seconds=0", "above 0"),
        ("hunter:seconds=1:cpu=1", "by seconds or by cpu, not by both"),
        ("apex:teeth=4", "teeth"),
        ("cub:turns=4", "cub has no setting 'turns'"),
        ("forager:seconds=1", "forager has no setting"),
        ("hunter:temper=bold", "There is no temperament ‘bold’ in CuBirds; there are: careful, builder"),
        ("forager:temper=", "There is no temperament ‘’ in CuBirds"),
        ("random:temper=careful", "random has no setting 'temper'"),
        ("", "There is no bot ‘’"),
    ],
)
def test_a_level_that_makes_no_sense_is_refused_in_words(level: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        bot(level, CUBIRDS)


def test_a_level_is_known_by_its_name_whatever_its_settings() -> None:
    assert is_level("hunter")
    assert is_level("hunter:iterations=5")
    assert not is_level("Hunter Thompson")
    assert not is_level("You")


@pytest.mark.compiled_only
def test_processor_time_is_spent_whole_however_busy_the_machine_is() -> None:
    perspective = Perspective(CUBIRDS, CUBIRDS.new(4, seed=3), 0)
    begun = time.thread_time()
    bot("mcts:cpu=0.1:exploration=50", CUBIRDS).choose(perspective, Rng(1))  # so curious that nothing is settled early
    assert 0.1 <= time.thread_time() - begun < 0.1 + LATE


@every_game
def test_what_a_kept_tree_knows_of_other_worlds_is_never_played(game: Game) -> None:
    """Nor of other positions: whatever a tree was kept for, the answer is legal here."""
    positions = [
        state.clone() for number, state in enumerate(walk(Table(game, game.few, game.options()), 35)) if number < 40
    ]
    seen = [Perspective(game, state, state.decider()) for state in positions if state.decider() >= 0]
    before = max(seen, key=lambda one: len(one.moves))
    player = SearchBot(game, Budget(iterations=1), Style())
    for now in seen:
        if len(now.moves) > 1:
            player.search.forget()
            player.search.run(before.world(Rng(1)), before.seat, Rng(1), 200, 0.0)
            player.search.seat = now.seat
            player._expected = now.fingerprint  # as if the tree had been kept for this position
            assert player.choose(now, Rng(2)) in now.moves


def test_the_cub_makes_mistakes_but_often_does_as_the_forager() -> None:
    same = all_decisions = 0
    for number, state in enumerate(walk(Table(CUBIRDS, 2, CUBIRDS.options()), 34)):
        seat = state.decider()
        if seat < 0 or len(CUBIRDS.legal(state, seat)) < 3:
            continue
        perspective = Perspective(CUBIRDS, state, seat)
        all_decisions += 1
        same += bot("cub", CUBIRDS).choose(perspective, Rng(number)) == bot("forager", CUBIRDS).choose(
            perspective, Rng(number)
        )
        if all_decisions == 80:
            break
    assert 40 <= same < all_decisions


def hunted(settings: str, players: int = 2) -> int:
    """How many worlds a hunter with these settings looks into at the first decision of a game."""
    hunter = bot(f"hunter{settings}", CUBIRDS)
    assert isinstance(hunter, SearchBot)
    hunter.search.settings.patience, hunter.search.settings.worthwhile = 100.0, 0.0  # nothing is settled early
    state = CUBIRDS.new(players, seed=3)
    hunter.choose(Perspective(CUBIRDS, state, state.decider()), Rng(1))
    return int(hunter.search.iterations)


@pytest.mark.compiled_only
def test_the_hunter_looks_into_as_many_worlds_as_its_game_says_and_no_more_however_much_time_it_has() -> None:
    assert hunted("") == hunted(":seconds=30") == hunted(":cpu=30") == CUBIRDS.tries
    assert hunted("", players=5) == 4 * CUBIRDS.tries
    assert hunted(":iterations=500") == 500


def followed(level: str, game: Game) -> Policy:
    searcher = bot(level, game)
    assert isinstance(searcher, SearchBot)
    return searcher.search.policy


def test_the_hunter_follows_what_its_game_has_for_it_and_else_what_apex_follows() -> None:
    wildlife = GAMES["wildlife"]
    assert followed("hunter", wildlife) is wildlife.hunter
    assert followed("apex", wildlife) is wildlife.guide is not wildlife.hunter
    assert followed("hunter", CUBIRDS) is guide_for(CUBIRDS) is followed("apex", CUBIRDS)


@pytest.mark.compiled_only
def test_the_hunter_wins_most_games_against_the_forager() -> None:
    assert wins_of("hunter:iterations=200", "forager", CUBIRDS, deals=10) >= 14


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.compiled_only
def test_greedy_leaves_random_play_behind_in_every_game(game: Game) -> None:
    assert wins_of("greedy", "random", game, deals=20) >= 26  # of 20 that would be its share


def test_greedy_sees_what_a_bid_brings_and_not_its_price_alone() -> None:
    game = GAMES["wild_cards"]
    player, bids = bot("greedy", game), []
    for seed in range(10):
        seen = Perspective(game, game.new(2, seed=seed), 0)
        bids.append(game.moves[player.choose(seen, Rng(seed))].text)
    assert sum("refill" not in bid for bid in bids) >= 5


def wins_of(one: str, other: str, game: Game, deals: int) -> int:
    """How many games at a small table the first bot wins alone against the others, each deal from every seat."""
    won = 0
    for seed in range(deals):
        for seat_of_one in range(game.few):
            players = [bot(one if seat == seat_of_one else other, game) for seat in range(game.few)]
            state, rng = game.new(game.few, seed=seed), Rng(seed)
            while (seat := state.decider()) >= 0:
                state.apply(seat, players[seat].choose(Perspective(game, state, seat), rng))
            won += state.ranks()[seat_of_one] == 1
    return won
