"""Many games at once: how long they are, how they end, who wins."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from waterhole.bots import bot
from waterhole.kernel.core import Rng, State, playout
from waterhole.kernel.game import BadInput, Game, Options, Perspective

MOST_MOVES = 100_000


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    players: int
    bots: list[str]
    options: dict[str, object]
    seed: int
    games: int
    seconds: float
    games_per_second: float
    moves_per_second: float
    moves: int
    shortest: int
    longest: int
    win_shares: list[float]  # a shared win counts in parts
    mean_scores: list[float]
    endings: dict[str, int]


def simulate(
    game: Game, bots: Sequence[str], options: Options, games: int, seed: int, progress: Callable[[], None]
) -> Summary:
    """Play so many games, one bot per seat, from seeds that follow from one."""
    if games < 1:
        raise BadInput(f"--games is at least 1, not {games}.")
    play = _random_player(game) if set(bots) == {"random"} else _bot_player(game, bots)
    lengths: list[int] = []
    endings: Counter[str] = Counter()
    wins, points = [0.0] * len(bots), [0] * len(bots)
    seeds = Rng(seed)
    begun = time.perf_counter()
    for _ in range(games):
        state = game.new(len(bots), options, seeds.split().state)
        lengths.append(play(state, seeds.split()))
        endings[state.outcome()] += 1
        _count_wins(state, wins)
        points = [total + int(score) for total, score in zip(points, state.scores(), strict=True)]
        progress()
    seconds = time.perf_counter() - begun
    return Summary(
        game=game.name,
        players=len(bots),
        bots=list(bots),
        options=msgspec.to_builtins(options),
        seed=seed,
        games=games,
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 1),
        moves_per_second=round(sum(lengths) / seconds),
        moves=sum(lengths),
        shortest=min(lengths),
        longest=max(lengths),
        win_shares=[round(won / games, 4) for won in wins],
        mean_scores=[round(total / games, 2) for total in points],
        endings=dict(endings.most_common()),
    )


def _random_player(game: Game) -> Callable[[State, Rng], int]:
    buffer = game.moves.buffer()
    return lambda state, rng: playout(state, rng, buffer, MOST_MOVES)


def _bot_player(game: Game, levels: Sequence[str]) -> Callable[[State, Rng], int]:
    players = [bot(level, game) for level in levels]

    def play(state: State, rng: Rng) -> int:
        made = 0
        while (seat := state.decider()) >= 0 and made < MOST_MOVES:
            state.apply(seat, players[seat].choose(Perspective(game, state, seat), rng))
            made += 1
        return made

    return play


def _count_wins(state: State, wins: list[float]) -> None:
    winners = [seat for seat, rank in enumerate(state.ranks()) if rank == 1]
    for seat in winners:
        wins[seat] += 1 / len(winners)


def in_words(summary: Summary) -> str:
    lines = [
        f"{summary.games} games of {summary.game} with {summary.players} players in {summary.seconds:.1f} s: "
        f"{summary.games_per_second:,.0f} games/s, {summary.moves_per_second:,.0f} moves/s.",
        f"A game took {summary.shortest} to {summary.longest} moves, {summary.moves / summary.games:.1f} on average.",
    ]
    for seat, level in enumerate(summary.bots):
        share, score = summary.win_shares[seat], summary.mean_scores[seat]
        lines.append(f"Seat {seat + 1} ({level}): won {share:.1%}, {score:.1f} points on average.")
    lines += [f"Ended by {ending}: {n / summary.games:.1%}." for ending, n in summary.endings.items()]
    return "\n".join(lines)
