"""Is a blunderer found? `python -m tests.bots.blunderer [GAME …] [--deals 3] [--player hunter|forager]`.

Two bots that are otherwise alike play the same deal twice, and one of them, each in turn, makes three moves of ten by
lot. A review of each game should find that one to have decided less exactly. It takes minutes, so it is no test of the
suite.
"""

from __future__ import annotations

import argparse
from statistics import mean

from waterhole.bots import Bot, bot
from waterhole.bots.analysis import analyse
from waterhole.bots.levels import Budget
from waterhole.bots.luck import Choice, accuracy, carelessness
from waterhole.games import BUILT_IN
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import Game, Perspective

PLAYERS = {"hunter": "hunter:iterations=80", "forager": "forager"}
LOOKED = Budget(iterations=200)  # of the review, at each decision
BY_LOT = 0.3
Judged = tuple[Choice, bool]  # and whether it was made by lot


def decided(perspective: Perspective, move: int, rng: Rng) -> Choice:
    """As a review judges it."""
    found = analyse(perspective, LOOKED, rng, told=False)
    best = found.moves[0].chance
    by_lot = mean(max(0.0, best - other.chance) for other in found.moves)
    chosen = next((other.chance for other in found.moves if other.move == move), best)
    return Choice(seat=perspective.seat, loss=max(0.0, best - chosen), by_lot=by_lot)


def played(game: Game, player: Bot, seed: int, blunderer: int) -> list[Judged]:
    state, rng, judge = game.new(2, seed=seed), Rng(seed * 2 + blunderer), Rng(seed)
    choices = []
    while (seat := int(state.decider())) >= 0:
        perspective = Perspective(game, state, seat)
        lot = seat == blunderer and rng.chance() < BY_LOT
        moves = perspective.moves
        move = moves[rng.below(len(moves))] if lot else player.choose(perspective, rng)
        if len(moves) > 1:
            choices.append((decided(perspective, move, judge), lot))
        state.apply(seat, move)
    return choices


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(BUILT_IN))
    parser.add_argument("--deals", type=int, default=3)
    parser.add_argument("--player", choices=PLAYERS, default="hunter")
    arguments = parser.parse_args()
    for name in arguments.games:
        game = BUILT_IN[name]
        found = {"exactness": 0, "carelessness": 0}
        losses: dict[bool, list[float]] = {True: [], False: []}
        for seed in range(1, arguments.deals + 1):
            for blunderer in (0, 1):
                judged = played(game, bot(PLAYERS[arguments.player], game), seed, blunderer)
                own, other = ([one for one, _ in judged if one.seat == seat] for seat in (blunderer, 1 - blunderer))
                found["exactness"] += accuracy(own) < accuracy(other)
                found["carelessness"] += carelessness(own) > carelessness(other)
                for one, lot in judged:
                    losses[lot].append(one.loss)
        told = ", ".join(f"by {how} {times} of {2 * arguments.deals}" for how, times in found.items())
        print(
            f"{name}: found {told}; a move costs {mean(losses[False]):.3f}, by lot {mean(losses[True]):.3f}", flush=True
        )


if __name__ == "__main__":
    main()
