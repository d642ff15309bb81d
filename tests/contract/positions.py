"""Positions that cannot be: `python -m tests.contract.positions [game] [mutations]`.

A position of a real game is written out, changed at random and read again. It must be refused in words, or be one that
can be played: every audit clean, nobody asked who has nothing to choose, an end, and every position on the way again
one that is read.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from tests.contract.tables import ALL_TABLES, GAMES, MOST_MOVES, Table, name, walk
from waterhole.kernel.engine.playout import audited_playout
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.engine.state import State
from waterhole.kernel.game import BadInput, Game

Path = tuple[str | int, ...]
STRANGE_NUMBERS = (-1, 0, 1, 2, 3, 7, 20, 99, 2**31, 2**63, -(2**63), 10**30)
STRANGE_WORDS = ("", "²", "٣", "x", "0" * 30, "-1", "over", "9" * 5000)


class Corpus:
    """Positions of real games of one table, and what they had in each place."""

    def __init__(self, table: Table, games: int) -> None:
        self.positions: list[dict[str, Any]] = []
        self.seen: dict[Path, list[Any]] = {}
        for seed in range(games):
            for state in walk(table, seed):
                self.positions.append(msgspec.to_builtins(table.game.dump(state)))
        for position in self.positions[:: 1 + len(self.positions) // 2000]:
            for path in paths(position):
                self.seen.setdefault(shape(path), []).append(value_at(position, path))


def paths(node: object, path: Path = ()) -> Iterator[Path]:
    """The way to everything in a position."""
    if path:
        yield path
    if isinstance(node, dict):
        for key, value in node.items():
            yield from paths(value, (*path, key))
    elif isinstance(node, list):
        for number, value in enumerate(node):
            yield from paths(value, (*path, number))


def shape(path: Path) -> Path:
    """The same for every entry of a list."""
    return tuple(0 if isinstance(step, int) else step for step in path)


def value_at(node: Any, path: Path) -> Any:
    for step in path:
        node = node[step]
    return node


def put(position: dict[str, Any], path: Path, value: object) -> None:
    value_at(position, path[:-1])[path[-1]] = value


def copy_of(node: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(node)) if isinstance(node, (dict, list)) else node


def mutate(position: dict[str, Any], corpus: Corpus, chance: random.Random) -> None:
    """One change, in place."""
    way = chance.random()
    if way < 0.25:
        move_a_card(position, chance)
    elif way < 0.35:
        position.pop(chance.choice(list(position)))
    else:
        path = chance.choice(list(paths(position)))
        value = value_at(position, path)
        if way < 0.65:  # what lies in that place in some other position
            put(position, path, copy_of(chance.choice(corpus.seen[shape(path)])) if shape(path) in corpus.seen else 0)
        else:
            put(position, path, changed(value, chance))


def changed(value: object, chance: random.Random) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice((value - 1, value + 1, value + 1, chance.choice(STRANGE_NUMBERS)))
    if isinstance(value, str):
        return chance.choice(STRANGE_WORDS)
    if isinstance(value, list):
        entries = list(value)
        if entries and chance.random() < 0.5:
            entries.pop(chance.randrange(len(entries)))
        elif entries:
            entries.append(chance.choice(entries))
        chance.shuffle(entries)
        return entries
    if isinstance(value, dict) and value:
        gone = chance.choice(list(value))
        return {key: entry for key, entry in value.items() if key != gone}
    return None


def move_a_card(position: dict[str, Any], chance: random.Random) -> None:
    """From one bag to another, so that all cards are still there."""
    bags = [path for path in paths(position) if is_bag(value_at(position, path))]
    full = [path for path in bags if value_at(position, path)]
    if not full:
        return
    source = value_at(position, chance.choice(full))
    target = value_at(position, chance.choice(bags))
    card = chance.choice(list(source))
    moved = chance.randint(1, max(1, source[card]))
    source[card] -= moved
    target[card] = target.get(card, 0) + moved
    if not source[card]:
        del source[card]


def is_bag(node: object) -> bool:
    return isinstance(node, dict) and all(isinstance(n, int) and n >= 0 for n in node.values())


def try_position(game: Game, text: bytes, seed: int) -> bool:
    """Whether it is read; AssertionError where what is read cannot be played."""
    try:
        state = game.read_position(text)
    except BadInput as refusal:
        said = str(refusal)
    else:
        check_playable(game, state, Rng(seed))
        return True
    assert len(said) > 10
    return False


def check_playable(game: Game, state: State, rng: Rng) -> None:
    assert game.dump(game.load(game.dump(state))) == game.dump(state)
    for steps in (0, 1, 2, 5):
        play_on(game, state, steps, rng)
        game.read_position(msgspec.json.encode(game.dump(state)))
        for viewer in range(-1, state.seats):
            game.view(state, viewer)
    fault = audited_playout(state, rng, BUFFERS[game.name], MOST_MOVES)
    assert fault == "", fault
    assert state.outcome() in game.outcomes
    game.load(game.dump(state))


BUFFERS = {game.name: game.moves.buffer() for game in GAMES.values()}


def play_on(game: Game, state: State, steps: int, rng: Rng) -> None:
    for _ in range(steps):
        seat = state.decider()
        if seat >= 0:
            legal = game.legal(state, seat)
            assert legal, f"seat {seat} is waited for and has no legal move"
            state.apply(seat, legal[rng.below(len(legal))])
            assert state.audit() == ""


def fuzz(table: Table, mutations: int, seed: int, games: int = 3) -> Counter[str]:
    """How many mutated positions are refused and how many played on; stops at the first that is neither."""
    chance = random.Random(seed)
    corpus = Corpus(table, games)
    found: Counter[str] = Counter()
    for number in range(mutations):
        position = copy_of(chance.choice(corpus.positions))
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            mutate(position, corpus, chance)
        text = msgspec.json.encode(position)
        try:
            found["played on" if try_position(table.game, text, number) else "refused"] += 1
        except Exception as error:
            raise AssertionError(f"{name(table)}, {error!r}: {text.decode()[:6000]}") from error
    return found


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else "all"
    mutations = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    for game in GAMES.values():
        if wanted in ("all", game.name):
            tables = [table for table in ALL_TABLES if table.game is game]
            begun = time.perf_counter()
            found: Counter[str] = Counter()
            for number, table in enumerate(tables):
                found += fuzz(table, -(-mutations // len(tables)), 1000 * seed + number, games=20)
            print(f"{game.name}: {dict(found)}, {time.perf_counter() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
