"""Luck and skill apart: how exactly everybody decided, and how the same players fare when all is dealt again."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

import msgspec

from waterhole.kernel.engine.policy import choice_of
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import SPECTATOR, Game
from waterhole.kernel.match import Match
from waterhole.text import Phrase

DEALS = 100  # dealt again
FEWEST_DEALS = 12  # however little time there is
LUCKY = 0.6  # of a win: a result so far from what was to be expected is called luck


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one player did. The result is an even share of the wins, and skill, and luck."""

    decisions: int  # with a choice
    accuracy: float  # 0 to 100
    expected: float  # wins of these players in other deals
    doubt: float  # standard error of that
    skill: float  # what is expected beyond an even share
    luck: float  # what came of it beyond that
    summary: tuple[Phrase, ...] = ()


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A decision as far as exactness goes: what it lost against the best move, and what a move by lot would have."""

    seat: int
    loss: float
    by_lot: float


def accuracy(choices: Sequence[Choice]) -> float:
    """0 to 100: how much was kept of what was at stake, where the best move keeps all and a move by lot nothing.

    What is decided already has no stake: nobody is exact because nothing could be lost any more.
    """
    stake = sum(choice.by_lot for choice in choices)
    return 100 * sum(max(0.0, choice.by_lot - choice.loss) for choice in choices) / stake if stake > 0 else 100.0


def carelessness(choices: Sequence[Choice]) -> float:
    """How far from the best moves towards moves by lot: 0 to 1."""
    by_lot = sum(choice.by_lot for choice in choices)
    return min(1.0, sum(choice.loss for choice in choices) / by_lot) if by_lot > 0 else 0.0


def standings(match: Match, choices: Sequence[Choice], rng: Rng, seconds: float = 0.0) -> list[Standing]:
    """Everybody's exactness, and what the result owes to skill and to luck; `seconds` limit how often is dealt."""
    seats = len(match.seats)
    own = [[choice for choice in choices if choice.seat == seat] for seat in range(seats)]
    careless = [carelessness(one) for one in own]
    expected, deals = dealt_again(match, careless, rng, seconds)
    even = expected_alone(match, rng, seconds) if seats == 1 else 1 / seats
    result = wins_of(match.state) if match.over else expected
    return [
        Standing(
            decisions=len(own[seat]),
            accuracy=accuracy(own[seat]),
            expected=expected[seat],
            doubt=math.sqrt(max(expected[seat] * (1 - expected[seat]), 0.25 / deals) / deals),
            skill=expected[seat] - even,
            luck=result[seat] - expected[seat],
        )
        for seat in range(seats)
    ]


def expected_alone(match: Match, rng: Rng, seconds: float) -> float:
    """Who plays alone is measured by one who plays by the rules of thumb and never by lot."""
    return dealt_again(match, [0.0], rng, seconds)[0][0]


def dealt_again(match: Match, careless: Sequence[float], rng: Rng, seconds: float) -> tuple[list[float], int]:
    """The share of wins of each seat when everything is dealt again, and how often it was."""
    wins, deals, until = [0.0] * len(match.seats), 0, time.monotonic() + seconds
    while deals < DEALS and (deals < FEWEST_DEALS or not seconds or time.monotonic() < until):
        state = _new_deal(match, rng)
        _play(match.game, state, careless, rng)
        wins = [before + won for before, won in zip(wins, wins_of(state), strict=True)]
        deals += 1
    return [won / deals for won in wins], deals


def wins_of(state: State) -> list[float]:
    """1 for who won, shared where it is."""
    ranks = [int(rank) for rank in state.ranks()]
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def _new_deal(match: Match, rng: Rng) -> State:
    """The same table before its first move; where a position was set up, what nobody can see in it is dealt again."""
    if not match.placed:
        return match.game.dealt_by(rng.split(), len(match.seats), match.options)
    state = match.state_after(0)
    state.redeal(SPECTATOR, rng)
    return state


def _play(game: Game, state: State, careless: Sequence[float], rng: Rng) -> None:
    """To the end, by the rules of thumb; each seat as often by lot as its player was careless."""
    while (seat := int(state.decider())) >= 0:
        if rng.chance() < careless[seat]:
            legal = game.legal(state, seat)
            state.apply(seat, legal[rng.below(len(legal))])
        else:
            state.apply(seat, choice_of(game.heuristic, state, seat, len(game.moves), rng))


# -- in three sentences ----------------------------------------------------------------


def summary(found: Sequence[Standing], seat: int, swing: tuple[int, float, float] | None) -> tuple[Phrase, ...]:
    """How exactly somebody decided, when their chance changed most (a move, before and after it), and what luck did."""
    one = found[seat]
    best = max(range(len(found)), key=lambda other: found[other].accuracy)
    exact = {"seat": seat, "accuracy": round(one.accuracy), "best": best, "most": round(found[best].accuracy)}
    alone = len(found) == 1
    first = "review-exact-alone" if alone else "review-exact-best" if best == seat else "review-exact"
    turned = Phrase("review-steady", {"seat": seat})
    if swing is not None:
        number, before, after = swing
        turned = Phrase(
            "review-turned", {"seat": seat, "move": number, "before": in_100(before), "after": in_100(after)}
        )
    how = "kind" if one.luck > LUCKY else "unkind" if one.luck < -LUCKY else "even"
    return Phrase(first, exact), turned, Phrase("review-luck", {"seat": seat, "wins": in_100(one.expected), "how": how})


def in_100(chance: float) -> int:
    return round(100 * chance)
