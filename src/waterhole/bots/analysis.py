"""What the search thinks of a decision: the chance of every legal move to win, and why."""

from __future__ import annotations

import math

import msgspec

from waterhole.bots.levels import Budget, guide_for, style_for
from waterhole.bots.search import Search
from waterhole.kernel.core import Rng, State, choice_of
from waterhole.kernel.game import SPECTATOR, Game, Perspective

LEAST = 8  # visits for every legal move, however bad it looks
WORLDS = 12  # ways things may be that the reasons are averaged over
ANSWERS = 3  # decisions of each seat that are looked at after all have decided at once
TELLING = 0.05  # the smallest difference in worth that is a reason
SURE = 1.96  # standard errors to each side of a chance: 95 %


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why a move is better or worse than the others: names of parts of the position, or that it ends the game."""

    better: tuple[str, ...] = ()
    worse: tuple[str, ...] = ()
    end: str = ""  # 'wins', 'may win', 'loses' or 'may lose', at once; 'only': there is no other move

    def __str__(self) -> str:
        if self.end:
            return "it is the only move" if self.end == "only" else f"{self.end} at once"
        parts = (("better for", self.better), ("worse for", self.worse))
        return ", ".join(f"{how} {' and '.join(names)}" for how, names in parts if names) or "much like the other moves"


class MoveAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """One legal move: the chance to win with it, the interval that holds it in 19 of 20 cases, and why."""

    move: int
    text: str
    chance: float
    low: float
    high: float
    visits: int
    reason: str
    because: Reason | None = None  # the same as data; None where the game gives no reasons


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A decision; the moves in the order of what they win at least."""

    game: str
    seat: int
    chance: float  # of this seat, whatever it does next
    iterations: int
    moves: tuple[MoveAnalysis, ...]

    def of(self, move: int) -> MoveAnalysis:
        return next(found for found in self.moves if found.move == move)


def analyse(perspective: Perspective, budget: Budget, rng: Rng | None = None) -> Analysis:
    """Search every legal move of a perspective whose seat owes a decision."""
    chance = Rng(0) if rng is None else rng
    game, seat = perspective.game, perspective.seat
    settings = style_for(game).settings()
    settings.least = LEAST
    search = Search(guide_for(game), len(game.moves), settings)
    iterations = search.run(perspective.world(chance.split()), seat, chance, budget.iterations, budget.seconds)
    tried = [move for move in perspective.moves if search.visits_of(move)]
    reasons = _reasons(perspective, tried, chance)
    judged = [_judged(game, search, move, reasons[move]) for move in tried]
    judged.sort(key=lambda found: -found.low)
    return Analysis(game=game.name, seat=seat, chance=judged[0].chance, iterations=int(iterations), moves=tuple(judged))


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
        reason="" if reason is None else str(reason),
        because=reason,
    )


# -- reasons -------------------------------------------------------------------------


def _reasons(perspective: Perspective, moves: list[int], rng: Rng) -> dict[int, Reason | None]:
    """For each move, which parts of the position's worth it changes most, compared with the moves on average."""
    if perspective.game.worth is None or len(moves) < 2:
        return dict.fromkeys(moves)
    worlds = [perspective.world(rng) for _ in range(WORLDS)]
    ends = {move: _ends_after(perspective, move, worlds) for move in moves}
    parts = {move: _parts_after(perspective, move, worlds, rng.state) for move in moves}
    names = {name for found in parts.values() for name in found}
    usual = {name: sum(found.get(name, 0.0) for found in parts.values()) / len(parts) for name in names}
    return {
        move: ends[move] or _telling({name: found.get(name, 0.0) - usual[name] for name in sorted(names)})
        for move, found in parts.items()
    }


def _ends_after(perspective: Perspective, move: int, worlds: list[State]) -> Reason | None:
    """What to say of a move that ends the game, or may."""
    ended = [state for state in (_after(perspective, move, world) for world in worlds) if state.waiting() == 0]
    if not ended:
        return None
    won = sum(state.ranks()[perspective.seat] == 1 for state in ended)
    sure = len(ended) == len(worlds) and won in (0, len(ended))
    how = "win" if won else "lose"
    return Reason(end=f"{how}s" if sure else f"may {how}")


def _after(perspective: Perspective, move: int, world: State) -> State:
    state = world.clone()
    state.apply(perspective.seat, move)
    return state


def _parts_after(perspective: Perspective, move: int, worlds: list[State], seed: int) -> dict[str, float]:
    """The parts of the worth after the move and the rest of the turn, averaged over worlds.

    Where all decide at once, what comes of a move shows only when the others have answered.
    """
    game, seat = perspective.game, perspective.seat
    assert game.worth is not None
    total: dict[str, float] = {}
    for number, world in enumerate(worlds):
        state, rng = _after(perspective, move, world), Rng(seed + number)
        answers = ANSWERS * state.seats if perspective.simultaneous else 0
        while (decider := state.decider()) == seat or (answers > 0 and decider >= 0):
            state.apply(decider, choice_of(game.heuristic, state, decider, len(game.moves), rng))
            answers -= 1
        for name, part in game.worth(state, seat).items() if state.waiting() else ():
            total[name] = total.get(name, 0.0) + part / len(worlds)
    return total


def _telling(differences: dict[str, float]) -> Reason:
    """The two largest gains and the largest loss."""
    order = sorted(differences, key=lambda name: -differences[name])
    gains = [name for name in order if differences[name] >= TELLING][:2]
    losses = [name for name in order[-1:] if differences[name] <= -TELLING]
    return Reason(better=tuple(gains), worse=tuple(losses))
