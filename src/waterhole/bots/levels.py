"""The levels: words with a fixed meaning, for every game and every seat.

A level may be followed by settings, 'hunter:iterations=500': a search by iterations instead of time always chooses
the same move for the same perspective and chance. 'hunter:temper=bold' is as strong and plays otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import msgspec

from waterhole.bots.engine.search import Search, Settings, sensible_moves
from waterhole.bots.greedy import GreedyBot
from waterhole.bots.temperaments import TEMPER, TemperedBot, liking_of, preferred
from waterhole.kernel.engine.policy import Policy, RandomPolicy, choice_of
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import BadInput, Game, Liking, Perspective
from waterhole.text import ENGLISH, bundle


class Bot(Protocol):
    """Chooses one of the legal moves of a perspective; the same one for the same perspective and chance."""

    def choose(self, perspective: Perspective, rng: Rng) -> int: ...


class PolicyBot:
    """A bot that plays a policy on one world that agrees with what it sees."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        world = perspective.world(rng)
        return choice_of(self._policy, world, perspective.seat, len(perspective.game.moves), rng)


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long to search: until the first of the limits that are not 0."""

    seconds: float = 0.0
    iterations: int = 0
    cpu: float = 0.0  # seconds of the processor's own instead: for matches on a busy machine


class Style(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level searches; the names and meanings are those of search.Settings."""

    guided: bool = True
    exploration: float = 0.6
    by_seats: bool = False
    turns: int = 2
    rounds: int = 0
    slip: float = 0.0
    caution: float = 0.1
    least: int = 0
    thrifty: bool = True
    until_settled: bool = False
    patience: float = 0.4
    worthwhile: float = 0.003
    own_trees: int = 0
    mixed: bool = False  # where several decide at once: a move by lot, in proportion to visits

    def settings(self) -> Settings:
        settings = Settings()
        settings.guided = self.guided
        settings.exploration = self.exploration
        settings.by_seats = self.by_seats
        settings.turns = self.turns
        settings.rounds = self.rounds
        settings.slip = self.slip
        settings.caution = self.caution
        settings.least = self.least
        settings.thrifty = self.thrifty
        settings.until_settled = self.until_settled
        settings.patience = self.patience
        settings.worthwhile = self.worthwhile
        settings.own_trees = self.own_trees
        return settings


PLAIN = Style(guided=False, exploration=0.7, turns=-1, patience=1.0, worthwhile=0.0)
Tried = dict[int, float]  # by move: visits, and between equals the better one
OFTEN_ENOUGH = 0.8  # of the visits of the most visited: what a mixed choice draws from; at 0.5 it drew what loses


class SearchBot:
    """A bot that searches. It remembers its tree from one decision of a turn to the next.

    `tries`: unless the budget says how many iterations it makes, so many for each rival; 0: as many as time allows.
    """

    def __init__(
        self,
        game: Game,
        budget: Budget,
        style: Style,
        tries: int = 0,
        guide: Policy | None = None,
        liking: Liking | None = None,
    ) -> None:
        self.game = game
        self.budget = budget
        self.tries = tries
        self.mixed = style.mixed
        self.liking = liking
        settings = style.settings()
        settings.cpu_clock = budget.cpu > 0
        self.search = Search(guide or guide_for(game), len(game.moves), settings)
        self._expected = ""  # the fingerprint of the position that the kept tree is for

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        if len(perspective.moves) == 1:
            return perspective.moves[0]
        return decided(perspective, self.look(perspective, rng), self.mixed, self.liking, rng)

    def look(self, perspective: Perspective, rng: Rng) -> Tried:
        """Search, and say how often each move was tried."""
        # A kept tree knows other worlds too, where chance went otherwise and other things were asked.
        if self._expected != perspective.fingerprint or self.search.best() not in perspective.moves:
            self.search.forget()
        world, budget = perspective.world(rng.split()), self.budget
        iterations = budget.iterations or self.tries * max(1, world.seats - 1)
        self.search.run(world, perspective.seat, rng, iterations, budget.cpu or budget.seconds)
        tried = {move: times for move, times in self.search.tried() if move in perspective.moves}
        self._keep(perspective, most_tried(tried))
        return tried

    def _keep(self, perspective: Perspective, move: int) -> None:
        """What is known after a move, where the same seat goes on."""
        after = perspective.after(move)
        self._expected = after.fingerprint if after is not None and self.search.follow(move) else ""


def decided(perspective: Perspective, tried: Tried, mixed: bool, liking: Liking | None, rng: Rng) -> int:
    """What to do after so many tries of each move."""
    choice = most_tried(tried, mixed and perspective.simultaneous, rng)
    return choice if liking is None else preferred(liking, perspective, choice, tried)


def most_tried(tried: Tried, mixed: bool = False, rng: Rng | None = None) -> int:
    """The move that was tried most; mixed: by lot, in proportion, one of those tried nearly as often."""
    first = max(tried, key=tried.__getitem__)
    if not mixed or rng is None:
        return first
    often = [(move, int(times)) for move, times in tried.items() if int(times) >= OFTEN_ENOUGH * int(tried[first])]
    lot = rng.below(sum(times for _, times in often))
    for move, times in often:
        lot -= times
        if lot < 0:
            return move
    return first


class Lapses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a cub errs."""

    often: float = 0.35  # how often it looks for something else than the best
    slack: float = 0.08  # of a win: what that may cost it
    sense: float = 0.1  # of the weight of the forager's move: nobody pays 12 points for a card to let it go unused


class Cub:
    """Plays as the forager does, but now and then the least of what is nearly as good."""

    TRIES = 4  # for every legal move

    def __init__(self, game: Game, budget: Budget, liking: Liking | None = None) -> None:
        self.budget, self.lapses = budget, msgspec.convert(dict(game.lapses), Lapses)
        self.forager = forager(game, liking)
        self.search = Search(game.heuristic, len(game.moves), Style(turns=1, least=self.TRIES).settings())

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        choice = self.forager.choose(perspective, rng)
        if len(perspective.moves) == 1 or rng.chance() >= self.lapses.often:
            return choice
        self.search.forget()
        tries = self.budget.iterations or self.TRIES * len(perspective.moves)
        self.search.run(perspective.world(rng.split()), perspective.seat, rng, tries, self.budget.seconds)
        worth = {move: self.search.mean_of(move) for move in perspective.moves if self.search.visits_of(move)}
        enough = max(worth.values()) - self.lapses.slack
        game, world = perspective.game, perspective.world(rng.split())
        sensible = sensible_moves(game.heuristic, world, perspective.seat, len(game.moves), rng, self.lapses.sense)
        nearly = sorted(
            (move for move in worth if worth[move] >= enough and move != choice and move in sensible),
            key=worth.__getitem__,
        )
        return nearly[rng.below(min(2, len(nearly)))] if nearly else choice


def forager(game: Game, liking: Liking | None) -> Bot:
    return PolicyBot(game.heuristic) if liking is None else TemperedBot(game, game.heuristic, guide_for(game), liking)


LEVELS = ("random", "greedy", "cub", "forager", "mcts", "hunter", "apex")
FOR_PEOPLE = ("cub", "forager", "hunter", "apex")  # those that are no yardsticks, the weakest first
BUDGETS: Mapping[str, Budget] = {
    "cub": Budget(seconds=0.2),
    "mcts": Budget(seconds=0.3),
    "hunter": Budget(seconds=0.3),
    "apex": Budget(seconds=1.0),
}


def manners(language: str = ENGLISH) -> dict[str, str]:
    """How the bots of each level play, in words."""
    return {level: bundle(language).format("level-manner", level=level) for level in LEVELS}


def bot(level: str, game: Game, budgets: Mapping[str, Budget] = BUDGETS) -> Bot:
    """A bot of this level for a game, with settings after a colon; BadInput says what is wrong."""
    word, _, rest = level.partition(":")
    if word not in LEVELS:
        raise BadInput("refused-no-level", level=word, levels=list(LEVELS))
    settings = read_settings(level, rest)
    liking = liking_of(game, settings.pop(TEMPER)) if TEMPER in settings and word in FOR_PEOPLE else None
    budget = read_budget(level, settings, budgets[word]) if word in budgets else Budget()
    if settings and word in ("random", "greedy", "forager", "cub"):
        raise BadInput(f"'{level}': {word} has no setting '{next(iter(settings))}'.")
    if word == "random":
        return PolicyBot(RandomPolicy())
    if word == "greedy":
        return GreedyBot()
    if word == "forager":
        return forager(game, liking)
    if word == "cub":
        return Cub(game, budget, liking)
    style = _style(level, settings, PLAIN if word == "mcts" else style_for(game))
    if word == "hunter":
        return SearchBot(game, budget, style, game.tries, game.hunter, liking)
    return SearchBot(game, budget, style, liking=liking)


def style_for(game: Game) -> Style:
    """How hunter and apex search in a game."""
    return msgspec.convert(dict(game.search), Style)


def guide_for(game: Game) -> Policy:
    """What apex follows in a game, and hunter where the game has nothing else for it."""
    return game.heuristic if game.guide is None else game.guide


def is_level(text: str) -> bool:
    """Whether a text starts with the name of a level, settings or not."""
    return level_word(text) in LEVELS


def level_word(level: str) -> str:
    """The name of a level without its settings."""
    return level.partition(":")[0]


def temper_of(level: str) -> str:
    """The temperament that a level is given; empty where it has none."""
    return read_settings(level, level.partition(":")[2]).get(TEMPER, "")


def in_words(level: str) -> str:
    """What a bot of this level is called in a record: Hunter, Bold hunter."""
    return " ".join(filter(None, (temper_of(level), level_word(level)))).capitalize()


def tempered(level: str, temper: str) -> str:
    """A level with a temperament, if any."""
    return f"{level}:{TEMPER}={temper}" if temper else level


def read_settings(level: str, text: str) -> dict[str, str]:
    """What stands after the colon of a level; BadInput where it is not name=value."""
    found: dict[str, str] = {}
    for part in filter(None, text.split(":")):
        name, equals, value = part.partition("=")
        if not equals:
            raise BadInput(f"'{level}': a setting is name=value, not '{part}'.")
        found[name.strip()] = value.strip()
    return found


def read_budget(level: str, settings: dict[str, str], usual: Budget) -> Budget:
    """The usual time, unless a budget is given."""
    given = {name: settings.pop(name) for name in Budget.__struct_fields__ if name in settings}
    if not given:
        return usual
    try:
        budget = msgspec.convert(given, Budget, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(f"'{level}': {error}.") from None
    if min(msgspec.structs.astuple(budget)) < 0 or not any(msgspec.structs.astuple(budget)):
        raise BadInput(f"'{level}': {', '.join(Budget.__struct_fields__)} are above 0.")
    if budget.cpu and budget.seconds:
        raise BadInput(f"'{level}': a search is timed by seconds or by cpu, not by both.")
    return budget


def _style(level: str, settings: dict[str, str], usual: Style) -> Style:
    try:
        return msgspec.convert(msgspec.structs.asdict(usual) | settings, Style, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(f"'{level}': {error}.") from None
