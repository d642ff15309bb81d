"""Many games at once: how long they are, how they end, who wins."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from waterhole.bots import bot
from waterhole.kernel.engine.playout import playout
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import BadInput, Game, Options, Perspective
from waterhole.kernel.narration import Narrator
from waterhole.text import ENGLISH

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
        raise BadInput("refused-few-games", games=games)
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


def in_words(summary: Summary, game: Game, language: str = ENGLISH) -> str:
    say = Narrator(game, language=language).say
    pace = {"pace": round(summary.games_per_second), "moves": round(summary.moves_per_second)}
    about = {"game": game.title, "games": summary.games, "players": summary.players}
    mean = round(summary.moves / summary.games, 1)
    return "\n".join(
        [
            say("simulated-games", **about, seconds=round(summary.seconds, 1), **pace),
            say("simulated-length", shortest=summary.shortest, longest=summary.longest, mean=mean),
            *(_seat_in_words(summary, seat, say) for seat in range(summary.players)),
            *(
                say("simulated-ending", outcome=ending, share=round(100 * number / summary.games, 1))
                for ending, number in summary.endings.items()
            ),
        ]
    )


def _seat_in_words(summary: Summary, seat: int, say: Callable[..., str]) -> str:
    share, score = round(100 * summary.win_shares[seat], 1), round(summary.mean_scores[seat], 1)
    return say("simulated-seat", seat=seat + 1, level=summary.bots[seat], share=share, score=score)
