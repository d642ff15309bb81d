"""All games as OpenSpiel games: `pyspiel.load_game("waterhole_cubirds(players=3)")` once this module is imported.

Each comes twice: `waterhole_savanna` asks one player after another (a secret choice stays secret, so the order tells
nothing); in `waterhole_savanna_simultaneous` every decision is a simultaneous node, in which those who owe nothing
have no legal action and whatever is given for them counts for nothing.

Chance is explicit and stands at the root: three chance nodes of 256 outcomes each choose the deal (one node with
`deals=n`), and all later chance follows from it, so a history says everything. A search that clones the true state
therefore looks into the shuffle, as it looks into hands; one that resamples (`resample_from_infostate`) does not.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence

import msgspec
import numpy as np
import pyspiel

from waterhole.games import GAMES
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State, legal_moves
from waterhole.kernel.game import SPECTATOR, BadInput, Game
from waterhole.research.engine.stepping import OVER, reward_of
from waterhole.research.observation import Numbers, SeatObserver, describe, length

PREFIX = "waterhole_"
SUFFIX = "_simultaneous"
DRAWS, OUTCOMES = 3, 256  # of the deal
MOST_MOVES = 20_000
TERMINAL, CHANCE, SIMULTANEOUS = (
    int(pyspiel.PlayerId.TERMINAL),
    int(pyspiel.PlayerId.CHANCE),
    int(pyspiel.PlayerId.SIMULTANEOUS),
)


class SerializedState(msgspec.Struct, frozen=True, kw_only=True):
    """A state as text: the deal and the moves, as in our records; a resampled one as its position."""

    deal: list[int]
    moves: list[list[str]]  # by step: one text; in the simultaneous form one for each player
    position: dict[str, object] | None = None


class StoredPosition:
    """A position that copies itself as fast as it can, and goes into a file as JSON."""

    __slots__ = ("game", "state")

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, _: object) -> StoredPosition:
        return StoredPosition(self.game, self.state.clone())

    def __reduce__(self) -> tuple[Callable[[str, bytes], StoredPosition], tuple[str, bytes]]:
        return read_stored, (self.game.name, msgspec.json.encode(self.game.dump(self.state)))


def read_stored(name: str, position: bytes) -> StoredPosition:
    return StoredPosition(GAMES[name], GAMES[name].read_position(position))


def game_type(game: Game, simultaneous: bool, zero_sum: bool) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name + SUFFIX * simultaneous,
        long_name=game.title + (", all at once" if simultaneous else ""),
        dynamics=kinds.Dynamics.SIMULTANEOUS if simultaneous else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": default_players(game), "options": "", "deals": 0, "position": ""},
    )


def default_players(game: Game) -> int:
    return max(2, game.seats[0])


class WaterholeGame(pyspiel.Game):
    """One of our games at a table of so many, with its options ('leo:true;talisman:holder-first').

    `position` starts every game from a position (see `position_parameter`); what no spectator knows is dealt again.
    """

    def __init__(self, game: Game, simultaneous: bool, params: dict[str, int | str]) -> None:
        self.game = game
        self.simultaneous = simultaneous
        self.players = int(params.get("players", default_players(game)))
        self.options = game.read_options(_pairs(str(params.get("options", ""))))
        self.start = _start_of(game, str(params.get("position", "")))
        if self.start is not None:
            self.players = int(self.start.seats)
        game.new(self.players, self.options)
        deals = int(params.get("deals", 0))
        self.draws, self.outcomes = (DRAWS, OUTCOMES) if deals == 0 else (1, deals)
        self.chances = [(outcome, 1.0 / self.outcomes) for outcome in range(self.outcomes)]
        self.actions = len(game.moves)
        self.length = length(game, self.players)
        self.seat_observer = SeatObserver(game, self.players, self.dealt([0] * self.draws))
        zero_sum = self.players > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=self.outcomes,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(game_type(game, simultaneous, zero_sum), info, params)

    def dealt(self, deal: Sequence[int]) -> State:
        """The start that the chance outcomes chose."""
        seed = 0
        for outcome in deal:
            seed = seed * self.outcomes + outcome
        if self.start is None:
            return self.game.new(self.players, self.options, seed)
        state = self.start.clone()
        state.redeal(SPECTATOR, Rng(seed))
        return state

    def max_chance_nodes_in_history(self) -> int:
        return self.draws

    def new_initial_state(self, text: str | None = None) -> WaterholeState:
        return WaterholeState(self) if text is None else self.deserialize_state(text)

    def deserialize_state(self, text: str) -> WaterholeState:
        """The state that `State.serialize` wrote."""
        read = msgspec.json.decode(text, type=SerializedState)
        state = WaterholeState(self)
        for outcome in read.deal:
            state.apply_action(outcome)
        for texts in read.moves:
            numbers = [self.game.moves.parse(move).id for move in texts]
            if self.simultaneous:
                state.apply_actions(numbers)
            else:
                state.apply_action(numbers[0])
        if read.position is not None:
            state.set_position(StoredPosition(self.game, self.game.read_position(msgspec.json.encode(read.position))))
        return state

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> WaterholeObserver:
        return WaterholeObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class WaterholeState(pyspiel.State):
    __slots__ = ("__dict__", "_game")  # OpenSpiel copies, and writes into files, what is in __dict__

    def __init__(self, game: WaterholeGame) -> None:
        super().__init__(game)
        self._game = game
        self._deal: tuple[int, ...] = ()
        self._stored: StoredPosition | None = None
        self._player = CHANCE
        self._resampled = False

    def set_position(self, stored: StoredPosition) -> None:
        """Go on from this position."""
        self._stored = stored
        self._update_player()

    def _update_player(self) -> None:
        asked = int(self.position.decider())
        self._player = TERMINAL if asked == OVER else SIMULTANEOUS if self._game.simultaneous else asked

    @property
    def position(self) -> State:
        """Our own state, once it is dealt."""
        if self._stored is None:
            raise BadInput("nothing has been dealt yet.")
        return self._stored.state

    # -- what OpenSpiel asks -----------------------------------------------------------

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def is_chance_node(self) -> bool:
        return self._player == CHANCE

    def is_simultaneous_node(self) -> bool:
        return self._player == SIMULTANEOUS

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances: list[tuple[int, float]] = self._game.chances
        return chances

    def legal_actions(self, player: int | None = None) -> list[int]:
        wanted = self._player if player is None else player
        if self._stored is None:
            return list(range(self._game.outcomes)) if wanted in (CHANCE, self._player) else []
        if self._player == TERMINAL:
            return []
        return sorted(legal_moves(self._stored.state, wanted, self._game.actions))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(legal_moves(self.position, player, self._game.actions))

    def _apply_action(self, action: int) -> None:
        game = self._game
        if self._stored is None:
            self._deal = (*self._deal, action)
            if len(self._deal) == game.draws:
                self.set_position(StoredPosition(game.game, game.dealt(self._deal)))
            return
        state = self._stored.state
        state.apply(self._player, action)
        asked = state.decider()
        self._player = TERMINAL if asked == OVER else asked

    def _apply_actions(self, actions: list[int]) -> None:
        """Those who are asked choose at once; a second question to one of them comes next."""
        game = self._game
        state = self.position
        waiting = int(state.waiting())
        for seat, action in enumerate(actions):
            if (waiting >> seat) & 1 and action in legal_moves(state, seat, game.actions):
                state.apply(seat, action)
        self._update_player()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == CHANCE else str(self._game.game.moves[action].text)

    def returns(self) -> list[float]:
        players = range(self.num_players())
        if self._player != TERMINAL:
            return [0.0 for _ in players]
        return [float(reward_of(self.position, seat)) for seat in players]

    def __str__(self) -> str:
        if self._stored is None:
            return f"dealing {' '.join(map(str, self._deal))}"
        return msgspec.json.encode(self._stored.game.dump(self._stored.state)).decode()

    # -- copies, resampled worlds, text ----------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> WaterholeState:
        """A state that this player cannot tell from this one, drawn with numbers from the sampler.

        It has no history: a history would tell what the player cannot know.
        """
        world = self.position.clone()
        world.redeal(player, Rng(int(sampler() * 2**53)))
        other: WaterholeState = self._game.new_initial_state()
        other._deal = (0,) * self._game.draws
        other._resampled = True
        other.set_position(StoredPosition(self._game.game, world))
        return other

    def serialize(self) -> str:
        moves = self._game.game.moves
        width = self._game.players if self._game.simultaneous else 1
        history = [moves[int(step.action)].text for step in self.full_history()[len(self._deal) :]]
        steps = [history[at : at + width] for at in range(0, len(history), width)]
        position = msgspec.to_builtins(self._game.game.dump(self.position)) if self._resampled else None
        return msgspec.json.encode(SerializedState(deal=list(self._deal), moves=steps, position=position)).decode()


class WaterholeObserver:
    """Observation tensors are our observation arrays as float32, strings the table as text.

    The information state is the same knowledge, which holds the memory that the rules grant a careful player; its
    string is the array in hexadecimal, quick to make and equal exactly when the knowledge is.
    """

    def __init__(self, game: WaterholeGame, kind: pyspiel.IIGObservationType, params: object) -> None:
        if params:
            raise BadInput("there are no observation parameters.")
        self._game = game
        self._as_key = kind.perfect_recall
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(game.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: WaterholeState, player: int) -> None:
        if state._stored is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._numbers(state._stored.state, player)

    def _numbers(self, state: State, player: int) -> Numbers:
        self._game.seat_observer.stepper.attach(state)
        return self._game.seat_observer.numbers(SPECTATOR if self._public else player)

    def string_from(self, state: WaterholeState, player: int) -> str:
        if state._stored is None:
            return "dealing"
        seat = SPECTATOR if self._public else player
        if self._as_key:
            return f"{seat}:{self._numbers(state._stored.state, player).tobytes().hex()}"
        return describe(self._game.game, state._stored.state, seat)


def _pairs(text: str) -> dict[str, str]:
    """'name:value;name:value': commas and brackets would not survive OpenSpiel's own parser."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {name: value for name, _, value in pairs}


def _start_of(game: Game, text: str) -> State | None:
    if not text:
        return None
    try:
        return game.read_position(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except ValueError as error:
        raise BadInput(f"position: {error}") from None


def position_parameter(game: Game, state: State) -> str:
    """A position as the parameter `position` of a game: its JSON in letters that OpenSpiel's parser leaves alone."""
    return base64.urlsafe_b64encode(msgspec.json.encode(game.dump(state))).decode().rstrip("=")


def _creator(game: Game, simultaneous: bool) -> type[WaterholeGame]:
    """A class, not a function: OpenSpiel drops it after Python is gone, and only a class survives that."""

    class Registered(WaterholeGame):
        def __init__(self, params: dict[str, int | str] | None = None) -> None:
            super().__init__(game, simultaneous, params or {})

    return Registered


def register() -> list[str]:
    """Register every game in both forms, once; their names."""
    names = []
    for game in GAMES.values():
        for simultaneous in (False, True):
            kind = game_type(game, simultaneous, False)
            names.append(kind.short_name)
            if kind.short_name not in pyspiel.registered_names():
                pyspiel.register_game(kind, _creator(game, simultaneous))
    return names


NAMES = register()
