"""All games as PettingZoo environments: `env` asks one agent at a time, `parallel_env` all who owe a decision at once.

An observation is {"observation": int16 array, "action_mask": int8 array}; who is not asked has an empty mask. Rewards
come at the end: 1 for winning alone, 0 on average over the table (alone: 1 or -1). `illegal` says what an illegal
action does: "raise" an error, "lose" the game for who made it, or "noop": nothing happened and the same is asked again.
"""

from __future__ import annotations

import secrets
from types import SimpleNamespace
from typing import Literal, TypedDict, Unpack, cast

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import BadInput, Game
from waterhole.kernel.match import SEED_BITS
from waterhole.research.engine.stepping import OVER, reward_of
from waterhole.research.observation import (
    Observation,
    SeatObserver,
    describe,
    length,
    read_saved,
    table_of,
    write_saved,
)
from waterhole.research.pictures import picture

Illegal = Literal["raise", "lose", "noop"]
Infos = dict[str, dict[str, object]]
RENDER_MODES = ("ansi", "rgb_array")


class Settings(TypedDict, total=False):
    """What can be chosen besides the game and the number of players."""

    options: object
    illegal: Illegal
    max_cycles: int | None
    render_mode: str | None


def env(game: str | Game = "cubirds", players: int | None = None, **how: Unpack[Settings]) -> WaterholeAEC:
    """One agent at a time: whoever owes a decision."""
    return WaterholeAEC(game, players, **how)


raw_env = env


def parallel_env(
    game: str | Game = "cubirds", players: int | None = None, **how: Unpack[Settings]
) -> WaterholeParallel:
    """All agents at once; the actions of those who are not asked count for nothing."""
    return WaterholeParallel(game, players, **how)


def cycle_env(
    game: str | Game = "cubirds", players: int | None = None, **how: Unpack[Settings]
) -> AECEnv[str, Observation, int | None]:
    """Every agent in turn, also who is not asked, so that `max_cycles` counts rounds: the parallel one, converted."""
    made = parallel_env(game, players, **how)
    return parallel_to_aec(cast("ParallelEnv[str, Observation, int | None]", made))  # None: whose game is over


def module(game: str, players: int, **how: Unpack[Settings]) -> SimpleNamespace:
    """What PettingZoo calls a module, for tools that want one with `env` and `parallel_env`."""
    return SimpleNamespace(
        env=lambda **more: cycle_env(game, players, **how, **more),
        parallel_env=lambda **more: parallel_env(game, players, **how, **more),
    )


class _Environment:
    """What both kinds share: the game being played, its spaces, its pictures."""

    metadata: dict[str, object] = {
        "name": "waterhole_v1",
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Game = "cubirds",
        players: int | None = None,
        options: object = None,
        illegal: Illegal = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game, self.players, self.options = table_of(game, players, options)
        if illegal not in ("raise", "lose", "noop"):
            raise BadInput(f"illegal is 'raise', 'lose' or 'noop', not '{illegal}'.")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInput(f"render_mode is 'ansi' or 'rgb_array', not '{render_mode}'.")
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {**_Environment.metadata, "name": f"waterhole_{self.game.name}_v1"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        size, bounds = length(self.game, self.players), np.iinfo(np.int16)
        self.observation_spaces: dict[str, spaces.Space] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(bounds.min, bounds.max, (size,), np.int16),
                    "action_mask": spaces.Box(0, 1, (len(self.game.moves),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space] = {
            agent: spaces.Discrete(len(self.game.moves)) for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = Rng(secrets.randbits(SEED_BITS))
        self._steps = 0
        self._state: State | None = None
        self._observer = SeatObserver(self.game, self.players, self.game.new(self.players, self.options))
        self._observe, self._play = self._observer.observe, self._observer.stepper.play
        self._write = self._observer.stepper.observe
        self._copy_numbers, self._copy_mask = self._observer.copy_numbers, self._observer.copy_mask

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    @property
    def position(self) -> State:
        """The game being played."""
        if self._state is None:
            raise BadInput("reset() comes first: no game has been dealt.")
        return self._state

    def _attach(self, state: State) -> None:
        self._state = state
        self._observer.stepper.attach(state)

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = Rng(seed)
        self._attach(self.game.start(self.players, self.options, self._chance.split()))
        self._steps = 0
        self.agents = self.possible_agents[:]

    def observe(self, agent: str) -> Observation:
        return self._observe(self._seat[agent])

    def describe(self, agent: str) -> str:
        """The observation as text: the table, the question, the legal moves."""
        return describe(self.game, self.position, self._seat[agent])

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table through the eyes of whoever is asked, as text or as a picture."""
        if self.render_mode is None:
            return None
        text = describe(self.game, self.position, max(0, int(self.position.decider())))
        return text if self.render_mode == "ansi" else picture(text)

    def state(self) -> npt.NDArray[np.int16]:
        """What all seats together know, one observation after the other."""
        return np.concatenate([self._observer.numbers(seat) for seat in range(self.players)])

    def close(self) -> None:
        """Nothing is held open."""

    def save_state(self) -> bytes:
        """This moment as JSON, hidden cards and chance included."""
        return write_saved(self.game, self.position, int(self._chance.state), self._steps)

    def _load(self, saved: bytes | str) -> None:
        kept, state = read_saved(saved, self.game)
        if state.seats != self.players:
            raise BadInput(f"the saved game has {state.seats} players, this environment {self.players}.")
        self._attach(state)
        self._chance = Rng(int(kept.chance))
        self._steps = kept.steps
        self.agents = self.possible_agents[:]

    def _outcome(self, offender: int | None) -> tuple[dict[str, float], Infos]:
        """Rewards and last infos; whoever made an illegal move loses alone."""
        state = self.position
        if offender is not None:
            share = 1.0 / max(1, self.players - 1)
            rewards = {agent: -1.0 if seat == offender else share for agent, seat in self._seat.items()}
            return rewards, {agent: {"illegal": self.possible_agents[offender]} for agent in self.agents}
        scores, ranks = state.scores(), state.ranks()
        rewards = {agent: float(reward_of(state, seat)) for agent, seat in self._seat.items()}
        return rewards, {
            agent: {"score": int(scores[seat]), "rank": int(ranks[seat]), "outcome": state.outcome()}
            for agent, seat in self._seat.items()
        }

    def _refuse(self, seat: int, action: int) -> None:
        if self.illegal == "raise":
            if not 0 <= action < len(self.game.moves):
                raise BadInput(
                    f"{self.possible_agents[seat]}: actions are 0 to {len(self.game.moves) - 1}, not {action}."
                )
            raise self.game.refusal(self.position, seat, action)


class WaterholeAEC(_Environment, AECEnv[str, Observation, int | None]):
    """One agent at a time."""

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self._deal(seed)
        self._begin()

    def load_state(self, saved: bytes | str) -> None:
        """Go on from what `save_state` gave."""
        self._load(saved)
        self._begin()

    def _begin(self) -> None:
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._most_steps = 2**62 if self.max_cycles is None else self.max_cycles * self.players
        self._ask()

    def _ask(self) -> None:
        seat = self.position.decider()
        if seat < 0:
            self._finish(None)
        else:
            self.agent_selection = self.possible_agents[seat]

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, object]]:
        agent = self.agent_selection
        seen: Observation | None = None
        if observe:  # as SeatObserver.observe, without the call: this is the hottest line of an environment
            self._write(self._seat[agent])
            seen = {"observation": self._copy_numbers(), "action_mask": self._copy_mask()}
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent whose game is over has no action"
        seat = self._seat[agent]
        self._steps += 1
        asked = self._play(seat, int(action))
        if asked >= 0:
            self.agent_selection = self.possible_agents[asked]
        elif asked == OVER:
            self._finish(None)
            return
        else:
            self._refuse(seat, int(action))
            if self.illegal == "lose":
                self._finish(seat)
                return
        if self._steps >= self._most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    def _finish(self, offender: int | None) -> None:
        self.rewards, self.infos = self._outcome(offender)
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()


class WaterholeParallel(_Environment, ParallelEnv[str, Observation, int]):
    """All at once: simultaneous decisions are made in one step, others by the one agent that is asked."""

    def __init__(self, game: str | Game = "cubirds", players: int | None = None, **how: Unpack[Settings]) -> None:
        super().__init__(game, players, **how)
        self.metadata["is_parallelizable"] = True

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def load_state(self, saved: bytes | str) -> tuple[dict[str, Observation], Infos]:
        """Go on from what `save_state` gave."""
        self._load(saved)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _chosen(self, waiting: int, actions: dict[str, int]) -> tuple[dict[int, int], int | None]:
        """The legal moves of those who are asked, and the last of those whose move is not; before anything changes."""
        chosen: dict[int, int] = {}
        offender: int | None = None
        for agent in self.agents:
            seat = self._seat[agent]
            if (waiting >> seat) & 1:
                if agent not in actions:
                    raise BadInput(f"{agent} is asked and has no action.")
                move = int(actions[agent])
                if self._observer.stepper.allows(seat, move):
                    chosen[seat] = move
                else:
                    self._refuse(seat, move)
                    offender = seat
        return chosen, offender

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        state = self.position
        chosen, offender = self._chosen(int(state.waiting()), actions)
        for seat, move in chosen.items():
            self._play(seat, move)  # nothing happens where an earlier one of this step has changed the question
        self._steps += 1
        if self.illegal == "noop":
            offender = None
        over = offender is not None or state.waiting() == 0
        cut = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        seen, agents = self._observations(), self.agents
        rewards, infos = (
            self._outcome(offender) if over else (dict.fromkeys(agents, 0.0), {agent: {} for agent in agents})
        )
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos
