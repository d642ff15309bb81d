"""The search: it knows what its seat knows, finds what is there to be found, and counts right."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.bots.digest import digest
from tests.contract.tables import Table, every_game, every_seat_count, walk
from waterhole._compiled import status
from waterhole.bots import Bot, bot
from waterhole.bots.engine.search import Search
from waterhole.bots.levels import PLAIN, Budget, SearchBot, Style, guide_for, most_tried
from waterhole.games import GAMES
from waterhole.kernel.engine.policy import Policy
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import Game, Perspective

CUBIRDS = GAMES["cubirds"]
ITERATIONS = 40
BUDGET = Budget(iterations=ITERATIONS)


def other_secrets(state: State, seat: int, seed: int) -> State:
    """The same to this seat, but with other hidden facts and other chance to come."""
    twin = state.clone()
    twin.redeal(seat, Rng(seed))
    return twin


def searched(perspective: Perspective, iterations: int, style: Style, seed: int = 0) -> Search:
    search = Search(perspective.game.heuristic, len(perspective.game.moves), style.settings())
    search.run(perspective.world(Rng(1)), perspective.seat, Rng(seed), iterations, 0.0)
    return search


@pytest.mark.parametrize("level", ["cub:iterations=40", "hunter:iterations=40", "mcts:iterations=10"])
@every_seat_count
def test_what_a_seat_cannot_know_does_not_change_a_bots_choice(table: Table, level: str) -> None:
    for number, state in enumerate(walk(table, 21)):
        seat = state.decider()
        if seat >= 0 and number % 16 == 5:
            choices = {
                bot(level, table.game).choose(Perspective(table.game, world, seat), Rng(number))
                for world in (state, other_secrets(state, seat, 1), other_secrets(state, seat, 2))
            }
            assert len(choices) == 1
        if number > 80:
            return


@every_game
def test_a_choice_that_is_not_revealed_yet_does_not_change_a_bots_choice(game: Game) -> None:
    """Also not that it was made: a seat that decides at the same time searches as if it were the first."""
    for number, state in enumerate(walk(Table(game, game.seats[-1], game.options()), 22)):
        waiting = [seat for seat in range(state.seats) if (state.waiting() >> seat) & 1]
        if len(waiting) > 1 and number % 5 == 0:
            seat, other = waiting[0], waiting[1]
            choices = set()
            for move in [None, *game.legal(state, other)[:3]]:
                world = state.clone()
                if move is not None:
                    world.apply(other, move)
                perspective = Perspective(game, world, seat)
                assert perspective.simultaneous
                choices.add(SearchBot(game, BUDGET, Style()).choose(perspective, Rng(number)))
            assert len(choices) == 1
        if number > 60:
            return


@every_seat_count
def test_the_same_perspective_and_chance_give_the_same_tree(table: Table) -> None:
    state = table.start(23)
    perspective = Perspective(table.game, state, state.decider())
    one, other = (searched(perspective, ITERATIONS, Style(), seed=3) for _ in range(2))
    assert one.tree.nodes == other.tree.nodes
    assert [one.visits_of(move) for move in perspective.moves] == [other.visits_of(move) for move in perspective.moves]


@every_seat_count
def test_what_a_guide_says_of_all_seats_at_once_is_what_it_says_of_each(table: Table) -> None:
    guide = guide_for(table.game)
    for state in walk(table, 3):
        if state.waiting():
            values = vec[float]([0.0] * table.seats)
            guide.values(state, values)
            assert list(values) == [guide.value(state, seat) for seat in range(table.seats)]


@pytest.mark.parametrize(
    "style",
    [Style(), PLAIN, Style(turns=0, least=1), Style(own_trees=2)],
    ids=["guided", "plain", "least", "own trees"],
)
@every_game
def test_visits_of_the_roots_moves_add_up_to_the_iterations(game: Game, style: Style) -> None:
    state = game.new(game.seats[-1], seed=24)
    perspective = Perspective(game, state, state.decider())
    search = searched(perspective, 150, style)
    visited = [move for move in perspective.moves if search.visits_of(move)]
    assert sum(search.visits_of(move) for move in visited) == search.iterations
    assert all(-1e-9 <= search.mean_of(move) <= 1 + 1e-9 for move in visited)
    assert 0 < sum(search.expected(seat) for seat in range(state.seats)) <= 1 + 1e-9  # where all can lose, less than 1


@pytest.mark.parametrize("clock", ["monotonic", "thread_time"])
def test_a_clock_that_does_not_move_stops_no_search(clock: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, clock, lambda: 5.0)
    settings = Style().settings()
    settings.cpu_clock, settings.patience, settings.worthwhile = clock == "thread_time", 100.0, 0.0
    search = Search(guide_for(CUBIRDS), len(CUBIRDS.moves), settings)
    state = CUBIRDS.new(2, seed=1)
    assert search.run(state, state.decider(), Rng(1), 64, 1.0) == 64


def test_every_move_of_the_root_gets_the_visits_it_was_promised() -> None:
    state = CUBIRDS.new(2, seed=25)
    perspective = Perspective(CUBIRDS, state, state.decider())
    search = searched(perspective, 3 * len(perspective.moves), Style(least=3))
    assert all(search.visits_of(move) == 3 for move in perspective.moves)


def about_to_win() -> Perspective:
    """Seat 1 has six species; its ducks would be the seventh, its magpies would not."""
    state = CUBIRDS.read_position(
        b"""{"seats": 2, "current": 0, "step": "family",
        "rows": [["robin", "owl"], ["duck", "parrot"], ["toucan", "magpie"], ["warbler", "flamingo"]],
        "hands": [{"duck": 4, "magpie": 7}, {"owl": 1}],
        "collections": [{"robin": 1, "owl": 1, "parrot": 1, "toucan": 1, "magpie": 1, "warbler": 1}, {"robin": 1}],
        "pile": {"robin": 17, "owl": 7, "duck": 8, "parrot": 11, "toucan": 8, "magpie": 8, "warbler": 18,
                 "flamingo": 6}}"""
    )
    return Perspective(CUBIRDS, state, 0)


@pytest.mark.parametrize("level", ["hunter:iterations=60", "mcts:iterations=600"])
def test_the_search_makes_the_move_that_wins_at_once(level: str) -> None:
    choice = bot(level, CUBIRDS).choose(about_to_win(), Rng(1))
    assert CUBIRDS.moves[choice].text == "family duck"


def test_a_search_stops_when_no_other_move_can_come_first() -> None:
    search = searched(about_to_win(), 5000, Style())
    assert search.iterations < 5000
    assert CUBIRDS.moves[search.best()].text == "family duck"


def test_less_patience_ends_an_open_search_sooner_and_full_patience_only_when_nothing_can_change() -> None:
    """With patience 1 what is left could not bring the second move to the front, not even all of it."""
    state = CUBIRDS.new(2, seed=25)
    perspective = Perspective(CUBIRDS, state, state.decider())
    hasty, patient = (searched(perspective, 4000, Style(patience=part)) for part in (0.2, 1.0))
    assert hasty.iterations < patient.iterations
    most, second = sorted((patient.visits_of(move) for move in perspective.moves), reverse=True)[:2]
    assert patient.iterations == 4000 or most - second > 4000 - patient.iterations


def test_a_search_ends_where_no_other_move_could_well_be_worth_it() -> None:
    """The same bird left or right of the same row is the same to come: to tell them apart is to wait for nothing."""
    state = CUBIRDS.new(2, seed=25)
    perspective = Perspective(CUBIRDS, state, state.decider())
    style = Style(patience=1.0, worthwhile=0.02)
    soon, late = (searched(perspective, 20_000, one) for one in (style, Style(patience=1.0, worthwhile=0.0)))
    assert soon.iterations < late.iterations
    mean = soon.mean_of(soon.best())
    often = [move for move in perspective.moves if soon.visits_of(move) > 300]
    assert all(soon.mean_of(move) < mean + style.worthwhile for move in often)


def test_what_was_tried_most_is_played_and_mixed_choices_are_by_lot_of_what_was_tried_nearly_as_often() -> None:
    tried = {3: 50.0, 5: 100.0, 7: 90.0, 9: 20.0}
    assert most_tried(tried) == 5
    assert {most_tried(tried, True, Rng(seed)) for seed in range(50)} == {5, 7}


def test_the_tree_is_kept_for_the_next_decision_of_the_same_turn() -> None:
    """After a lay that takes birds and needs no refill nothing happens by chance: what was found stays true."""
    kept = 0
    for seed in range(40):
        state = CUBIRDS.new(2, seed=seed)
        player = SearchBot(CUBIRDS, BUDGET, Style())
        seat = state.decider()
        for _ in range(4):
            if state.decider() != seat:
                break
            perspective = Perspective(CUBIRDS, state, seat)
            before = player.search.tree.nodes
            promised = player._expected
            state.apply(seat, player.choose(perspective, Rng(seed)))
            if promised == perspective.fingerprint:
                assert before > 1
                kept += 1
    assert kept > 0


@every_game
def test_keeping_a_subtree_keeps_its_figures(game: Game) -> None:
    for number, state in enumerate(walk(Table(game, game.few, game.options()), 26)):
        seat = state.decider()
        perspective = Perspective(game, state, seat) if seat >= 0 else None
        if perspective is None or number % 7 or len(perspective.moves) < 2 or perspective.simultaneous:
            continue
        search = searched(perspective, 120, Style())
        move = search.best()
        after = perspective.after(move)
        if after is None:
            continue
        child = search.tree.edge_node[search.tree.edge_of(0, seat, move)]
        before = {}
        for reply in after.moves:
            edge = search.tree.edge_of(child, seat, reply)
            if edge >= 0:
                before[reply] = (
                    search.tree.edge_visits[edge],
                    search.tree.edge_value[edge],
                    search.tree.edge_seen[edge],
                )
        assert search.follow(move)
        for reply, figures in before.items():
            edge = search.tree.edge_of(0, seat, reply)
            assert (search.tree.edge_visits[edge], search.tree.edge_value[edge], search.tree.edge_seen[edge]) == figures
        nodes = search.tree.nodes
        search.run(after.world(Rng(2)), seat, Rng(3), 30, 0.0)
        assert search.tree.nodes >= nodes
        if number > 60:
            return


def test_in_a_tree_of_its_own_a_seat_has_one_node_below_each_move_whatever_the_others_do() -> None:
    game = GAMES["savanna"]
    for own_trees in (0, 7, 6):
        state = game.new(6, seed=27)
        search = searched(Perspective(game, state, 2), 300, Style(turns=0, own_trees=own_trees))
        edge = search.tree.edge_of(0, 2, search.best())
        apart = search.tree.node_next[search.tree.edge_node[edge]] >= 0
        assert apart == (own_trees != 6)


class Watcher(Policy):
    """Plays as another policy does, and notes how many turns were played out before each position that is valued."""

    def __init__(self, watched: Policy) -> None:
        self.watched = watched
        self.turns: list[int] = []
        self.played_out: set[int] = set()

    def choose(self, game: State, seat: int, moves: vec[i64], count: int, rng: Rng) -> int:
        return self.watched.choose(game, seat, moves, count, rng)

    def weigh(self, game: State, seat: int, moves: vec[i64], count: int, rng: Rng, out: vec[float]) -> None:
        self.watched.weigh(game, seat, moves, count, rng, out)

    def turn_of(self, game: State) -> int:
        self.turns.append(self.watched.turn_of(game))
        return self.turns[-1]

    def values(self, game: State, out: vec[float]) -> None:
        self.played_out.add(len(set(self.turns)) - 1)
        self.turns.clear()
        self.watched.values(game, out)


@pytest.mark.parametrize(("players", "turns"), [(2, 1), (3, 6), (5, 10)])
def test_beyond_two_players_a_playout_goes_on_for_so_many_turns_of_everybody(players: int, turns: int) -> None:
    game = GAMES["wildlife"]
    state = game.new(players, seed=28)
    watcher = Watcher(guide_for(game))
    search = Search(watcher, len(game.moves), Style(turns=1, rounds=2).settings())
    search.run(state, state.decider(), Rng(1), 20, 0.0)
    assert watcher.played_out == {turns}


@every_game
@pytest.mark.compiled_only
def test_the_search_finds_the_same_interpreted_and_compiled(game: Game) -> None:
    assert status().compiled
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.bots.digest", game.name, "12"],
        env=os.environ | {"WATERHOLE_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert interpreted.stdout.strip() == digest(game.name, 12)


def test_a_bot_is_what_the_protocol_asks() -> None:
    player: Bot = bot("hunter:iterations=1", CUBIRDS)
    assert player.choose(about_to_win(), Rng(0)) in about_to_win().moves
