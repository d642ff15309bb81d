"""OpenSpiel's own suites and algorithms, unmodified, on every game; resampled worlds, serialisation."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, random_agent
from open_spiel.python.observation import make_observation

from tests.research.tables import at_small_tables, at_some_tables
from waterhole._compiled import status
from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import SPECTATOR, BadInput, Game
from waterhole.research import openspiel_games

SIMULATIONS = 4
POSITIONS = 400 if status().compiled else 40  # 10,000 per game: python -m tests.research.resampling

both_forms = pytest.mark.parametrize("form", ["", openspiel_games.SUFFIX], ids=["sequential", "simultaneous"])


def load(game: str, players: int, form: str = "", **more: Any) -> Any:
    return pyspiel.load_game(f"waterhole_{game}{form}", {"players": players, **more})


def under_way(game: Any, seed: int, moves: int) -> Any:
    """A state after some random moves."""
    choose = random.Random(seed)
    state = game.new_initial_state()
    made = 0
    while not state.is_terminal() and made < moves + 3:
        if state.is_simultaneous_node():
            seats = range(game.num_players())
            state.apply_actions([choose.choice(state.legal_actions(seat) or [0]) for seat in seats])
        else:
            state.apply_action(choose.choice(state.legal_actions()))
        made += 1
    return state


@at_small_tables  # it takes time with the square of a game's length
@both_forms
@pytest.mark.compiled_only
def test_openspiel_random_sim_test_with_serialisation(game: str, players: int, form: str) -> None:
    pyspiel.random_sim_test(load(game, players, form), num_sims=1, serialize=True, verbose=False)


@at_some_tables
@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_openspiel_search_bots_choose_legal_moves(game: str, players: int, kind: str) -> None:
    table = load(game, players)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    if kind == "mcts":
        bot: Any = mcts.MCTSBot(table, 1.4, SIMULATIONS, evaluator, random_state=chance)
    else:
        bot = ismcts.ISMCTSBot(
            game=table, evaluator=evaluator, uct_c=1.4, max_simulations=SIMULATIONS, random_state=chance
        )
    state = under_way(table, 1, 5)
    for _ in range(3):
        if not state.is_terminal():
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


@at_some_tables
@both_forms
def test_openspiel_rl_environment_runs_to_the_end(game: str, players: int, form: str) -> None:
    environment = rl_environment.Environment(load(game, players, form))
    actions = environment.action_spec()["num_actions"]
    agents: list[Any] = [random_agent.RandomAgent(player, actions) for player in range(players)]
    step = environment.reset()
    while not step.last():
        if form:
            legal = step.observations["legal_actions"]
            step = environment.step([agents[p].step(step).action if legal[p] else 0 for p in range(players)])
        else:
            step = environment.step([agents[step.current_player()].step(step).action])
    assert len(step.rewards) == players


def in_last_round(game: Game, state: State) -> bool:
    view: Any = game.view(state, SPECTATOR)
    assert not view.outcome
    return bool(view.round == view.rounds and view.phase == 1)


def miniature() -> Any:
    """The last round of Wild Cards with two cards in each hand: small enough for tabular methods."""
    game = GAMES["wild_cards"]
    state = game.new(2, seed=4)
    buffer = game.moves.buffer()
    chance = Rng(5)
    while not in_last_round(game, state):
        count = state.legal(state.decider(), buffer)
        state.apply(state.decider(), game.heuristic.choose(state, state.decider(), buffer, count, chance))
    raw = msgspec.to_builtins(game.dump(state))
    for hand, known in zip(raw["hands"][:2], raw["known"][:2], strict=True):
        known.clear()
        kept = 0
        for card in list(hand):
            while hand[card] and kept + hand[card] > 2:
                hand[card] -= 1
                raw["discard"][card] = raw["discard"].get(card, 0) + 1
            kept += hand[card]
            if not hand[card]:
                del hand[card]
    small = game.read_position(msgspec.json.encode(raw))
    position = openspiel_games.position_parameter(game, small)
    return pyspiel.load_game("waterhole_wild_cards", {"position": position, "deals": 8})


@pytest.mark.compiled_only
def test_openspiel_external_sampling_mccfr_learns_a_miniature_wild_cards() -> None:
    game = miniature()
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(30):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    state.apply_action(3)
    chances = policy.action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)
    assert max(chances.values()) > 1.2 / len(chances)  # it prefers something


# -- our own tests -------------------------------------------------------------------


@at_some_tables
@both_forms
def test_a_state_written_as_text_comes_back_with_its_history(game: str, players: int, form: str) -> None:
    table = load(game, players, form)
    for moves in (-3, -1, 0, 7, 30):
        state = under_way(table, 2, moves)
        again = table.deserialize_state(state.serialize())
        assert str(again) == str(state)
        assert again.history() == state.history()
        twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(table, state))[1]
        assert str(twin) == str(state)


@at_some_tables
def test_a_copy_is_independent(game: str, players: int) -> None:
    state = under_way(load(game, players), 3, 6)
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    assert copy.history()[:-1] == state.history()


@pytest.mark.parametrize("game", GAMES)
def test_resampled_worlds_keep_what_the_observer_knows_and_differ(game: str) -> None:
    """And every card is somewhere exactly once; nothing of the true history comes along."""
    from tests.research.resampling import check

    check(game, POSITIONS)


def test_two_players_at_once_are_one_node() -> None:
    state = under_way(load("savanna", 3, openspiel_games.SUFFIX), 4, 0)
    assert state.is_simultaneous_node()
    assert all(state.legal_actions(player) for player in range(3))
    state.apply_actions([state.legal_actions(player)[0] for player in range(3)])
    assert state.is_simultaneous_node()


@at_some_tables
def test_both_forms_end_alike(game: str, players: int) -> None:
    """The same choices give the same end, whether they are asked for one by one or together."""
    one, together = (load(game, players, form) for form in ("", openspiel_games.SUFFIX))
    state, again = under_way(together, 5, 0), under_way(one, 5, 0)
    choose = random.Random(7)
    chosen: list[list[int]] = [[] for _ in range(players)]
    while not state.is_terminal():
        actions = [choose.choice(state.legal_actions(seat) or [0]) for seat in range(players)]
        for seat, action in enumerate(actions):
            if state.legal_actions(seat):
                chosen[seat].append(action)
        state.apply_actions(actions)
    while not again.is_terminal():
        again.apply_action(chosen[again.current_player()].pop(0))
    assert again.returns() == state.returns()
    assert str(again) == str(state)


@at_some_tables
def test_strings_and_tensors_tell_what_a_player_knows(game: str, players: int) -> None:
    table = load(game, players)
    state = under_way(table, 6, 9)
    assert len(state.observation_tensor(0)) == table.observation_tensor_size()
    assert state.information_state_tensor(0) == state.observation_tensor(0)
    assert state.information_state_string(0).startswith("0:")
    assert "\n" in state.observation_string(0)
    nothing_private = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    public: Any = make_observation(table, nothing_private)
    assert public.string_from(state, 0) == public.string_from(state, players - 1)


def test_options_and_players_that_do_not_fit_are_refused_in_words() -> None:
    assert load("wild_cards", 3, options="leo:true").options.leo
    for params, words in (
        ({"players": 9}, "players, not 9"),
        ({"options": "x:1"}, "options are"),
        ({"position": "e30="}, "no position"),
    ):
        with pytest.raises((BadInput, RuntimeError), match=words):
            pyspiel.load_game("waterhole_cubirds", params)


@pytest.mark.parametrize("name", openspiel_games.NAMES)
def test_the_stored_playthrough_is_what_openspiel_writes_today(name: str) -> None:
    """Where the difference is meant: python -m tests.research.playthroughs."""
    from tests.research.playthroughs import path_of, text_of

    assert text_of(name) == path_of(name).read_text("utf-8")


def test_no_playthrough_is_left_of_a_game_that_is_gone() -> None:
    from tests.research.playthroughs import FOLDER, path_of

    assert set(FOLDER.iterdir()) == {path_of(name) for name in openspiel_games.NAMES}
