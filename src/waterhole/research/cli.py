"""`waterhole selfplay` and `waterhole mcp`."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from waterhole.arguments import add_option, add_place, need, options_of
from waterhole.games import find
from waterhole.kernel.game import BadInput

if TYPE_CHECKING:
    from waterhole.research.selfplay import Shard


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the researcher's commands to the command line."""
    text = "write the decisions of many games among bots as Parquet, for learning"
    sub = commands.add_parser("selfplay", help=text, description=text[0].upper() + text[1:] + ".")
    sub.set_defaults(run=selfplay)
    sub.add_argument("game")
    sub.add_argument("--players", type=int, help="seats (default: 2, or what the game allows)")
    sub.add_argument("--bots", default="forager", help="levels, one or one per seat (default: %(default)s)")
    sub.add_argument("--games", type=int, default=1000, help="how many (default: %(default)s)")
    sub.add_argument("--per-shard", type=int, default=250, help="games in each file (default: %(default)s)")
    sub.add_argument("--seed", type=int, default=1, help="the same seed writes the same rows (default: %(default)s)")
    add_option(sub)
    sub.add_argument("--out", type=Path, default=Path("selfplay"), metavar="FOLDER", help="(default: %(default)s)")
    add_place(sub)

    text = "let a language model play: an MCP server on standard input and output"
    mcp = commands.add_parser("mcp", help=text, description=text[0].upper() + text[1:] + ".")
    mcp.set_defaults(run=serve_models)
    mcp.add_argument("--server", metavar="URL", help="play at this server's tables (default: in this process)")
    mcp.add_argument("--token", default="", help="of a bot account there (or WATERHOLE_TOKEN)")


def serve_models(arguments: argparse.Namespace) -> int:
    need("mcp", "numpy")
    from waterhole.research.mcp_server import Tools, server

    token = arguments.token or os.environ.get("WATERHOLE_TOKEN", "")
    tools: Tools | None = None
    if arguments.server:
        from waterhole.research.mcp_remote import RemoteTables

        if not token:
            raise BadInput("--server needs the token of a bot account: --token, or WATERHOLE_TOKEN.")
        tools = RemoteTables(arguments.server, token)
    elif arguments.token:
        raise BadInput("--token is for a --server.")
    server(tools).run()
    return 0


def selfplay(arguments: argparse.Namespace) -> int:
    need("numpy", "pyarrow")
    from waterhole.research.selfplay import play_all, shards

    if arguments.workers is not None and arguments.workers < 1:
        raise BadInput(f"--workers is at least 1, not {arguments.workers}.")
    game = find(arguments.game)
    players = arguments.players or max(2, game.seats[0])
    options = options_of(arguments.option)
    levels = [level.strip() for level in arguments.bots.split(",") if level.strip()]
    wanted = shards(game.name, players, options, levels, arguments.games, arguments.per_shard, arguments.seed)
    begun = time.perf_counter()
    decisions = 0

    def done(shard: Shard, n: int) -> None:
        nonlocal decisions
        decisions += n
        print(f"{shard.name}: {shard.games} games, {n} decisions", file=sys.stderr)

    play_all(wanted, arguments.out, arguments.on, arguments.workers, arguments.address, done)
    seconds = time.perf_counter() - begun
    print(f"{arguments.out}: {len(wanted)} shards; {decisions} new decisions in {seconds:.1f} s.")
    return 0
