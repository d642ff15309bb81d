"""All games as Gymnasium environments: one seat against bots, and many tables stepped in one compiled call."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import SupportsInt, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from waterhole.bots import bot
from waterhole.games import GAMES
from waterhole.kernel.engine.policy import Policy, RandomPolicy
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import BadInput, Game, Perspective
from waterhole.kernel.match import SEED_BITS
from waterhole.research.engine.stepping import ILLEGAL, TableBatch, reward_of
from waterhole.research.observation import (
    Observation,
    SeatObserver,
    as_array,
    describe,
    length,
    read_saved,
    table_of,
    write_saved,
)
from waterhole.research.pettingzoo_env import RENDER_MODES, Illegal
from waterhole.research.pictures import picture


def _space(game: Game, seats: int) -> spaces.Space[Observation]:
    bounds = np.iinfo(np.int16)
    made = spaces.Dict(
        {
            "observation": spaces.Box(bounds.min, bounds.max, (length(game, seats),), np.int16),
            "action_mask": spaces.Box(0, 1, (len(game.moves),), np.int8),
        }
    )
    return cast("spaces.Space[Observation]", made)  # to Gymnasium it holds spaces, not what is in them


class WaterholeEnv(gymnasium.Env[Observation, SupportsInt]):
    """One seat; bots have the others. Rewards come at the end: 1 for winning alone, 0 on average over the table."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str | Game = "cubirds",
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "forager",
        options: object = None,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.game, self.players, self.options = table_of(game, players, options)
        if not 0 <= seat < self.players:
            raise BadInput(f"seat is 0 to {self.players - 1}, not {seat}.")
        if illegal not in ("raise", "lose", "noop"):
            raise BadInput(f"illegal is 'raise', 'lose' or 'noop', not '{illegal}'.")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInput(f"render_mode is 'ansi' or 'rgb_array', not '{render_mode}'.")
        levels = [bots] * (self.players - 1) if isinstance(bots, str) else list(bots)
        if len(levels) != self.players - 1:
            raise BadInput(f"bots: {len(levels)} levels for {self.players - 1} other seats; give one, or one for each.")
        others = [bot(level, self.game) for level in levels]
        self._bots = {other: others.pop(0) for other in range(self.players) if other != seat}
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = _space(self.game, self.players)
        self.action_space = spaces.Discrete(len(self.game.moves))
        self._chance = Rng(secrets.randbits(SEED_BITS))
        self._state = self.game.new(self.players, self.options)
        self._observer = SeatObserver(self.game, self.players, self._state)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        super().reset(seed=seed)
        if seed is not None:
            self._chance = Rng(seed)
        self._attach(self.game.start(self.players, self.options, self._chance.split()))
        while self._state.waiting() == 0:  # the others ended it before this seat was asked
            self._attach(self.game.start(self.players, self.options, self._chance.split()))
        return self._observer.observe(self.seat), {}

    def _attach(self, state: State) -> None:
        self._state = state
        self._observer.stepper.attach(state)
        self._let_others_move()

    def _let_others_move(self) -> None:
        state = self._state
        while state.waiting() and not (state.waiting() >> self.seat) & 1:
            other = int(state.decider())
            state.apply(other, self._bots[other].choose(Perspective(self.game, state, other), self._chance))

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        if self._observer.stepper.play(self.seat, int(action)) == ILLEGAL:
            return self._refuse(int(action))
        self._let_others_move()
        state = self._state
        if state.waiting():
            return self._observer.observe(self.seat), 0.0, False, False, {}
        info: dict[str, object] = {"scores": [int(n) for n in state.scores()], "ranks": [int(n) for n in state.ranks()]}
        reward = float(reward_of(state, self.seat))
        return self._observer.observe(self.seat), reward, True, False, info | {"outcome": state.outcome()}

    def _refuse(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        if self.illegal == "raise":
            if not 0 <= action < len(self.game.moves):
                raise BadInput(f"actions are 0 to {len(self.game.moves) - 1}, not {action}.")
            raise self.game.refusal(self._state, self.seat, action)
        lost = self.illegal == "lose"
        return self._observer.observe(self.seat), -1.0 if lost else 0.0, lost, False, {"illegal": action}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """The mask alone, as some libraries ask for it."""
        return self._observer.observe(self.seat)["action_mask"]

    def describe(self) -> str:
        """The observation as text."""
        return describe(self.game, self._state, self.seat)

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        if self.render_mode is None:
            return None
        return self.describe() if self.render_mode == "ansi" else picture(self.describe())

    def save_state(self) -> bytes:
        """This moment as JSON, hidden cards and chance included."""
        return write_saved(self.game, self._state, int(self._chance.state), 0)

    def load_state(self, saved: bytes | str) -> Observation:
        """Go on from what `save_state` gave."""
        kept, state = read_saved(saved, self.game)
        if state.seats != self.players:
            raise BadInput(f"the saved game has {state.seats} players, this environment {self.players}.")
        self._chance = Rng(int(kept.chance))
        self._attach(state)
        return self._observer.observe(self.seat)


class WaterholeVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[np.generic]]):
    """Many tables at once. A step is one compiled call, and finished tables are dealt anew in the same step.

    `bots` is "random" or "forager" for one seat at each table against bots of that kind (its seat changes from deal to
    deal), or None to be asked for every seat: then `seats` says who is asked at each table, and a reward is that of the
    seat that was asked; `rewards_of_all` has those of everybody.

    The arrays returned are the environment's own buffers and are written over by the next step: copy what you keep
    (`copy=True` does it for you). `sample()` gives a legal action for every table.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str | Game = "cubirds",
        num_envs: int = 64,
        players: int | None = None,
        bots: str | None = None,
        options: object = None,
        copy: bool = False,
    ) -> None:
        self.game, self.players, self.options = table_of(game, players, options)
        if num_envs < 1:
            raise BadInput(f"num_envs is at least 1, not {num_envs}.")
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = _space(self.game, self.players)
        self.single_action_space = spaces.Discrete(len(self.game.moves))
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._opponent = self._policy(bots)
        self._chance = Rng(secrets.randbits(SEED_BITS))
        self._deal()

    def _policy(self, bots: str | None) -> Policy | None:
        policies: dict[str | None, Policy | None] = {
            None: None,
            "random": RandomPolicy(),
            "forager": self.game.heuristic,
        }
        if bots not in policies:
            raise BadInput(f"bots is 'random', 'forager' or None, not '{bots}'.")
        return policies[bots]

    def _deal(self) -> None:
        game, seats, options = self.game, self.players, self.options
        self._batch = batch = TableBatch(
            lambda rng: game.start(seats, options, rng),
            game.observer,
            self.num_envs,
            length(game, seats),
            len(game.moves),
            self._opponent,
            self._chance.split(),
        )
        self._seen = as_array(batch.seen, np.int16).reshape(self.num_envs, -1)
        self._masks = as_array(batch.masks, np.int8).reshape(self.num_envs, -1)
        self._last = as_array(batch.last, np.int16).reshape(self.num_envs, -1)
        self._over = as_array(batch.over, np.bool_)
        self._rewards = as_array(batch.rewards, np.float64).reshape(self.num_envs, seats)
        self._seats = as_array(batch.seats, np.int64)
        self._samples = as_array(batch.samples, np.int64)
        self._never = np.zeros(self.num_envs, np.bool_)
        self._rows = np.arange(self.num_envs)

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        """Who is asked at each table."""
        return self._seats

    @property
    def rewards_of_all(self) -> npt.NDArray[np.float64]:
        """By table and seat; 0 where no game has just ended."""
        return self._rewards

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every table."""
        return self._samples

    def reset(
        self, *, seed: object = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        if seed is not None:
            if not isinstance(seed, int):
                raise BadInput("seed is one number: the seeds of all tables follow from it.")
            self._chance = Rng(seed)
        self._deal()
        return self._observation(), {}

    def _observation(self) -> Observation:
        if self.copy:
            return {"observation": self._seen.copy(), "action_mask": self._masks.copy()}
        return {"observation": self._seen, "action_mask": self._masks}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, object]]:
        """Every action must be legal; BadInput names the first that is not, and nothing has changed."""
        raw = np.asarray(actions, np.int64)
        if raw.shape != (self.num_envs,):
            raise BadInput(f"there is one action for each of {self.num_envs} tables, not {raw.shape}.")
        wrong = self._batch.accept(raw.tobytes())
        if wrong >= 0:
            raise BadInput(f"action {raw[wrong]} is not legal at table {wrong}.")
        asked = self._seats.copy()
        self._batch.step()
        rewards = self._rewards[self._rows, asked]
        infos: dict[str, object] = {}
        if self._over.any():
            infos = {"final_obs": self._last.copy(), "_final_obs": self._over.copy()}
        over = self._over.copy() if self.copy else self._over
        return self._observation(), rewards, over, self._never, infos

    def close_extras(self, **kwargs: object) -> None:
        """Nothing is held open."""


def register() -> None:
    """Make `gymnasium.make("waterhole/cubirds-v1")` and the like known."""
    for name in GAMES:
        if f"waterhole/{name}-v1" not in gymnasium.registry:
            gymnasium.register(
                f"waterhole/{name}-v1",
                entry_point="waterhole.research.gymnasium_env:WaterholeEnv",
                vector_entry_point="waterhole.research.gymnasium_env:WaterholeVectorEnv",
                kwargs={"game": name},
                order_enforce=False,
                disable_env_checker=True,
            )
