"""Resampled worlds at many positions: python -m tests.research.resampling [positions per game] [game …]"""

from __future__ import annotations

import random
import sys
from typing import Any

import pyspiel

from waterhole.games import GAMES
from waterhole.research import openspiel_games as _registers

WORLDS = 2


def check(name: str, positions: int) -> int:
    """Walk random games of every number of players (two at least); how many of the positions allow other worlds."""
    assert _registers.NAMES
    game = GAMES[name]
    seen = different = 0
    seed = 0
    while seen < positions:
        seats = max(2, game.seats[seed % len(game.seats)])
        table = pyspiel.load_game(f"waterhole_{name}(players={seats})")
        seed += 1
        choose = random.Random(seed)
        state = table.new_initial_state()
        while not state.is_terminal() and seen < positions:
            if not state.is_chance_node():
                seen += 1
                different += one(state, choose)
            state.apply_action(choose.choice(state.legal_actions()))
    assert different > 0.5 * seen
    return different


def one(state: Any, choose: random.Random) -> bool:
    """Two worlds of one position; whether they differ."""
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, choose.random) for _ in range(WORLDS)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.position.audit() == ""
        assert world.history() == []
    return str(worlds[0]) != str(worlds[1])


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    for name in sys.argv[2:] or GAMES:
        print(f"{name}: {count} positions, {check(name, count)} with different worlds")
