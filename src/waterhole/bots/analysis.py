"""What the search thinks of a decision: the chance of every legal move to win, and why."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from waterhole.bots.engine.search import Search
from waterhole.bots.facts import facts_of
from waterhole.bots.levels import Budget, guide_for, style_for
from waterhole.kernel.engine.policy import choice_of
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import SPECTATOR, Game, Perspective
from waterhole.kernel.narration import Narrator
from waterhole.text import Phrase

LEAST = 8  # visits for every legal move, however bad it looks
WORLDS = 12  # ways things may be that the reasons are averaged over
ANSWERS = 3  # decisions of each seat that are looked at after all have decided at once
SMALLEST_REASON = 0.05  # the smallest difference in worth that is a reason
MOST_BETTER = 2  # things that a move is called better for
CERTAIN = 60  # worlds that must agree on how a move ends the game, before it is called certain
SURE = 1.96  # standard errors to each side of a chance: 95 %


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why a move: what it does, which can be seen; and what it seems better and worse for than the other moves.

    No part of the position is named twice, and none that a fact speaks of is called worse.
    """

    facts: tuple[Phrase, ...] = ()
    better: tuple[str, ...] = ()
    worse: tuple[str, ...] = ()
    end: str = ""  # 'wins', 'may win', 'loses' or 'may lose', at once; 'only': there is no other move


class MoveAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """One legal move: the chance to win with it, the interval that holds it in 19 of 20 cases, and why."""

    move: int
    text: str
    chance: float
    low: float
    high: float
    visits: int
    reason: str
    because: Reason | None = None  # the same as data; None where none was asked for


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A decision; the moves in the order of what they win at least."""

    game: str
    seat: int
    chance: float  # of this seat, whatever it does next
    iterations: int
    moves: tuple[MoveAnalysis, ...]

    def best(self, most: int) -> list[MoveAnalysis]:
        """The best moves, best first: none stands below one that seems worse, as one hardly looked at could."""
        found = [self.moves[0]]
        for judged in self.moves[1:]:
            if round(judged.chance, 2) <= round(found[-1].chance, 2):
                found.append(judged)
        return found[:most]

    def of(self, move: int) -> MoveAnalysis:
        return next(found for found in self.moves if found.move == move)


class Analyst:
    """Searches the legal moves of a perspective whose seat owes a decision; every look goes on from the one before."""

    def __init__(self, perspective: Perspective, rng: Rng | None = None) -> None:
        self.perspective = perspective
        self._chance = Rng(0) if rng is None else rng
        settings = style_for(perspective.game).settings()
        settings.least = LEAST
        self._search = Search(guide_for(perspective.game), len(perspective.game.moves), settings)
        self._why: dict[int, Reason] = {}

    def look(self, budget: Budget, told: bool = True) -> Analysis:
        """What is known after searching so much longer; reasons where they are to be told."""
        game, seat, search = self.perspective.game, self.perspective.seat, self._search
        world = self.perspective.world(self._chance.split())
        search.run(world, seat, self._chance, budget.iterations, budget.seconds)
        tried = [move for move in self.perspective.moves if search.visits_of(move)]
        if told and not self._why:
            self._why = reasons(self.perspective, self.perspective.moves, self._chance)
        judged = [_judged(game, search, move, self._why.get(move)) for move in tried]
        judged.sort(key=lambda found: -found.low)
        judged[0] = _advised(game, judged[0])
        visits = sum(found.visits for found in judged)
        return Analysis(game=game.name, seat=seat, chance=judged[0].chance, iterations=visits, moves=tuple(judged))


def analyse(perspective: Perspective, budget: Budget, rng: Rng | None = None, told: bool = True) -> Analysis:
    """Search every legal move of a perspective once."""
    return Analyst(perspective, rng).look(budget, told)


def chances(game: Game, state: State, budget: Budget, rng: Rng) -> tuple[float, ...]:
    """The chance of every seat to win, as far as a spectator can tell."""
    if state.waiting() == 0:
        ranks = [int(rank) for rank in state.ranks()]
        return tuple(1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks)
    world = Perspective(game, state, SPECTATOR).world(rng)
    search = Search(guide_for(game), len(game.moves), style_for(game).settings())
    search.run(world, SPECTATOR, rng, budget.iterations, budget.seconds)
    return tuple(search.expected(seat) for seat in range(state.seats))


def _judged(game: Game, search: Search, move: int, reason: Reason | None) -> MoveAnalysis:
    visits, mean = int(search.visits_of(move)), search.mean_of(move)
    # As if one more try had gone as badly or as well as can be: few equal results are no certainty.
    variance = (search.spread_of(move) ** 2 * visits + 0.25) / (visits + 1)
    doubt = SURE * math.sqrt(variance / visits)
    return MoveAnalysis(
        move=move,
        text=game.moves[move].text,
        chance=mean,
        low=max(0.0, mean - doubt),
        high=min(1.0, mean + doubt),
        visits=visits,
        reason="" if reason is None else Narrator(game).reason(reason),
        because=reason,
    )


def _advised(game: Game, best: MoveAnalysis) -> MoveAnalysis:
    """Nobody is advised to do something by nothing but what is worse about it."""
    why = best.because
    if why is None or why.facts or why.better or why.end:
        return best
    return msgspec.structs.replace(best, reason=Narrator(game).reason(Reason()), because=Reason())


# -- reasons -------------------------------------------------------------------------


def reasons(perspective: Perspective, moves: list[int], rng: Rng) -> dict[int, Reason]:
    """For each move what it does, and which parts of the position's worth it changes most."""
    facts = facts_of(perspective, moves, rng)
    worlds = [perspective.world(rng) for _ in range(WORLDS)]
    ends = {move: _end_after(perspective, move, worlds, rng) for move in moves}
    felt = _felt(perspective, moves, worlds, rng.state)
    return {
        move: Reason(facts=facts[move], end=ends[move]) if ends[move] else _reason(facts[move], felt.get(move, {}))
        for move in moves
    }


def _end_after(perspective: Perspective, move: int, worlds: list[State], rng: Rng) -> str:
    """How a move ends the game, or may; what is called sure has been looked at in many more worlds."""
    ended = _ended(perspective, move, worlds)
    if not ended:
        return ""
    ended += _ended(perspective, move, [perspective.world(rng) for _ in range(CERTAIN - len(worlds))])
    won = sum(state.ranks()[perspective.seat] == 1 for state in ended)
    sure = len(ended) == CERTAIN and won in (0, CERTAIN)
    how = "win" if won else "lose"
    return f"{how}s" if sure else f"may {how}"


def _ended(perspective: Perspective, move: int, worlds: list[State]) -> list[State]:
    return [state for state in (_after(perspective, move, world) for world in worlds) if state.waiting() == 0]


def _after(perspective: Perspective, move: int, world: State) -> State:
    state = world.clone()
    state.apply(perspective.seat, move)
    return state


def _felt(perspective: Perspective, moves: list[int], worlds: list[State], seed: int) -> dict[int, dict[str, float]]:
    """What each move changes of each part of the position's worth, compared with the moves on average."""
    if perspective.game.evaluate is None or len(moves) < 2:
        return {}
    parts = {move: _parts_after(perspective, move, worlds, seed) for move in moves}
    names = sorted({name for found in parts.values() for name in found})
    usual = {name: sum(found.get(name, 0.0) for found in parts.values()) / len(parts) for name in names}
    return {move: {name: found.get(name, 0.0) - usual[name] for name in names} for move, found in parts.items()}


def _parts_after(perspective: Perspective, move: int, worlds: list[State], seed: int) -> dict[str, float]:
    """The parts of the worth after the move and the rest of the turn, averaged over worlds.

    Where all decide at once, what comes of a move shows only when the others have answered.
    """
    game, seat = perspective.game, perspective.seat
    assert game.evaluate is not None
    total: dict[str, float] = {}
    for number, world in enumerate(worlds):
        state, rng = _after(perspective, move, world), Rng(seed + number)
        answers = ANSWERS * state.seats if perspective.simultaneous else 0
        while (decider := state.decider()) == seat or (answers > 0 and decider >= 0):
            state.apply(decider, choice_of(game.heuristic, state, decider, len(game.moves), rng))
            answers -= 1
        for name, part in game.evaluate(state, seat).items() if state.waiting() else ():
            total[name] = total.get(name, 0.0) + part / len(worlds)
    return total


def _reason(facts: tuple[Phrase, ...], differences: dict[str, float]) -> Reason:
    """The two largest gains and the largest loss; of a thing that is named already nothing else is felt."""
    order = sorted(differences, key=lambda name: -differences[name])
    named = {thing for fact in facts for thing in _things(fact.args)}
    better: list[str] = []
    for name in order:
        if len(better) < MOST_BETTER and differences[name] >= SMALLEST_REASON and _thing(name) not in named:
            better.append(name)
            named.add(_thing(name))
    worse = [name for name in order[-1:] if differences[name] <= -SMALLEST_REASON and _thing(name) not in named]
    return Reason(facts=facts, better=tuple(better), worse=tuple(worse))


def _thing(part: str) -> str:
    """What a part of the worth is about: owls in 'hand owl', the part itself where it is about no thing."""
    name, _, of = part.partition(" ")
    return of or name


def _things(args: object) -> Iterator[str]:
    """Every thing that a fact names: its words, the keys of what it counts, and what it gives points or food for."""
    if isinstance(args, str):
        yield args
    elif isinstance(args, Mapping):
        for key, value in args.items():
            yield str(key)
            yield from _things(value)
    elif isinstance(args, Sequence):
        for item in args:
            yield from _things(item)
