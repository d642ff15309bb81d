"""Writes the golden files of a game: `python -m tests.contract.golden <game>`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from tests.contract.tables import GAMES, MOST_MOVES, Table
from waterhole.kernel.engine.playout import playout
from waterhole.kernel.engine.policy import Policy, RandomPolicy
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import SPECTATOR, Game
from waterhole.kernel.match import Match
from waterhole.kernel.narration import Narrator
from waterhole.terminal.ink import Ink
from waterhole.terminal.screens import drawn

PERFT_DEPTH = 3
PERFT_SEED = 7
SCREEN_EVERY = 10  # moves between two pictures of the table
LOOKED_AT = 40_000  # random games searched for the rarest ending
ENOUGH = 2_000  # random games searched for a short one of each


def usual_sizes(game: Game) -> set[int]:
    """The smallest table, the largest, and that of two where there is one."""
    return {game.seats[0], max(2, game.seats[0]), game.seats[-1]}


Choose = Callable[[State, int], int]  # a move of a seat


def well_and_badly(game: Game, rng: Rng) -> Choose:
    """The first seat and every other one plays well, those between do anything at all."""

    def choose(state: State, seat: int) -> int:
        buffer = game.moves.buffer()
        count = state.legal(seat, buffer)
        if seat % 2 == 0:
            return game.heuristic.choose(state, seat, buffer, count, rng)
        return buffer[rng.below(count)]

    return choose


def as_written(game: Game, text: str) -> Choose:
    """The moves of a playthrough, one after the other: bots may have learned since."""
    moves = iter([line.split(" ", 2)[2] for line in text.splitlines() if line.startswith("> ")])
    return lambda state, seat: game.moves.parse(next(moves)).id


def playthrough(game: Game, seats: int, choose: Choose) -> str:
    """A whole game in words, with the spectator's picture of the table now and then."""
    match = Match(game, [f"Seat {n + 1}" for n in range(seats)], seed=seats, salt="golden")
    narrator = Narrator(game, [*match.seats, *game.extras])
    lines = [f"# {game.title}, {seats} seats, rules {game.rules_version}"]
    while not match.over:
        if len(match.history) % SCREEN_EVERY == 0:
            lines += ["", *drawn(match.view(SPECTATOR), narrator, Ink(False)), ""]
        seat = match.state.decider()
        lines.append(f"{narrator.prompt(match.view(seat))}  ({len(game.legal(match.state, seat))} moves)")
        before = len(match.events)
        move = choose(match.state, seat)
        match.play(seat, move)
        lines.append(f"> {seat + 1} {game.moves[move].text}")
        lines += [narrator.event(seen) for seen in match.seen(SPECTATOR, before)]
    lines += ["", *drawn(match.view(SPECTATOR), narrator, Ink(False)), ""]
    lines.append(f"{match.state.outcome()}; scores {list(match.state.scores())}; ranks {list(match.state.ranks())}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def perft(game: Game, state: State, depth: int) -> int:
    """How many sequences of so many moves there are, chance being as seeded."""
    seat = state.decider()
    if depth == 0 or seat < 0:
        return 1
    total = 0
    for move in game.legal(state, seat):
        twin = state.clone()
        twin.apply(seat, move)
        total += perft(game, twin, depth - 1)
    return total


def records(game: Game) -> dict[str, Match]:
    """A short finished game, randomly played, for each way to end; well played for what never happens at random."""
    tables = [Table(game, n, options) for n in game.seats for options in [game.options(), *game.options.variants(n)]]
    shortest: dict[str, tuple[int, int]] = {}
    buffer = game.moves.buffer()
    for seed in range(LOOKED_AT):
        state = tables[seed % len(tables)].start(seed)
        length = playout(state, Rng(seed), buffer, MOST_MOVES)
        shortest[state.outcome()] = min(shortest.get(state.outcome(), (length, seed)), (length, seed))
        if set(shortest) == set(game.outcomes) and seed > ENOUGH:
            break
    found = {ending: whole_match(tables[seed % len(tables)], seed) for ending, (_, seed) in shortest.items()}
    for seed in range(ENOUGH):
        if set(found) != set(game.outcomes):
            match = whole_match(tables[seed % len(tables)], seed, game.heuristic)
            found.setdefault(match.state.outcome(), match)
    return found


def whole_match(table: Table, seed: int, policy: Policy | None = None) -> Match:
    """The game that a policy, or without one `playout`, plays with this seed, as a match."""
    policy = policy or RandomPolicy()
    buffer = table.game.moves.buffer()
    match = Match(table.game, [f"Seat {n + 1}" for n in range(table.seats)], table.options, seed, "golden")
    rng = Rng(seed)
    while not match.over:
        seat = match.state.decider()
        count = match.state.legal(seat, buffer)
        match.play(seat, int(policy.choose(match.state, seat, buffer, count, rng)))
    return match


def write(game: Game, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for seats in {game.seats[0], 3}:
        text = playthrough(game, seats, well_and_badly(game, Rng(seats)))
        (folder / f"playthrough_{seats}.txt").write_text(text, "utf-8")
    counts = {
        seats: [perft(game, game.new(seats, seed=PERFT_SEED), depth + 1) for depth in range(PERFT_DEPTH)]
        for seats in usual_sizes(game)
    }
    (folder / "perft.json").write_bytes(msgspec.json.format(msgspec.json.encode(counts)) + b"\n")
    for ending, match in records(game).items():
        match.record().save(folder / f"record_{ending.replace(' ', '_')}.json")


if __name__ == "__main__":
    write(GAMES[sys.argv[1]], Path(__file__).parents[1] / "games" / sys.argv[1] / "golden")
