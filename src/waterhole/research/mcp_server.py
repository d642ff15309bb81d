"""An MCP server: a language model sits down at a table and plays a whole game against our bots.

    waterhole mcp                              over standard input and output, for a client that starts it
    waterhole mcp --server URL --token TOKEN   at the tables of a server, as a bot account of it

Without a server the games live in this process. A seat sees what its rules let it see, as text; moves are made by
their texts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from waterhole.bots import Bot, bot
from waterhole.bots.analysis import analyse as analyse_position
from waterhole.bots.cli import in_words as review_in_words
from waterhole.bots.levels import Budget, manners
from waterhole.bots.review import paced
from waterhole.bots.review import review as review_record
from waterhole.bots.study import asked_of, best_moves, opened
from waterhole.games import GAMES, find
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import ANYBODY, BadInput, Perspective, Refused, with_names
from waterhole.kernel.match import Match, parse_record
from waterhole.kernel.narration import Narrator
from waterhole.puzzles.puzzle import find_puzzle
from waterhole.puzzles.solving import judged
from waterhole.research.observation import describe, describe_view
from waterhole.terminal.puzzles import chosen, in_words
from waterhole.terminal.rulings import look_up

MOST_TABLES = 64
ADVISOR = "forager"
MOST_SECONDS = 60.0  # of one analysis or review
REVIEWED_MOVE = 0.04  # seconds for each of the two searches of a decision, at most


class Tools(Protocol):
    """What the tools do, here or at a server; every answer is text."""

    def list_games(self) -> str: ...
    def read_rules(self, game: str, about: str = "") -> str: ...
    def start_table(
        self, game: str, players: int, seat: int, bots: str, options: dict[str, object] | None, seed: int | None
    ) -> str: ...
    def open_table(self, game: str, players: int) -> str: ...
    def join_table(self, table: str, seat: int) -> str: ...
    def see(self, table: str, seat: int) -> str: ...
    def list_moves(self, table: str, seat: int) -> str: ...
    def move(self, table: str, seat: int, move: str) -> str: ...
    def hint(self, table: str, seat: int) -> str: ...


class LocalTable:
    """One match: bots have some seats, and move as soon as nothing is asked of anybody else."""

    def __init__(self, match: Match, bots: dict[int, Bot]) -> None:
        self.match = match
        self.bots = bots
        self.events_shown: dict[int, int] = {}  # by seat
        self._chance = Rng(match.seed).split()

    def let_bots_move(self) -> None:
        state = self.match.state
        while True:
            asked = [seat for seat in self.bots if (state.waiting() >> seat) & 1]
            if not asked:
                return
            seat = asked[0]
            choice = self.bots[seat].choose(Perspective(self.match.game, state, seat), self._chance)
            self.match.play(seat, int(choice))

    def new_events(self, seat: int) -> list[str]:
        """What happened since this seat was last shown the table, in sentences."""
        narrator = Narrator(self.match.game, [*self.match.seats, *self.match.game.extras])
        seen = self.match.seen(seat, self.events_shown.get(seat, 0))
        self.events_shown[seat] = len(self.match.events)
        return [narrator.event(event) for event in seen]


class LocalTables:
    """Tables in this process."""

    def __init__(self) -> None:
        self._tables: dict[str, LocalTable] = {}
        self._opened = 0

    def list_games(self) -> str:
        return games_in_words()

    def read_rules(self, game: str, about: str = "") -> str:
        return look_up(find(game), about)

    def start_table(
        self, game: str, players: int, seat: int, bots: str, options: dict[str, object] | None, seed: int | None
    ) -> str:
        chosen = find(game)
        if players not in chosen.seats:
            chosen.new(players)  # says how many it is for
        levels = levels_for(bots, players, seat)
        others = [other for other in range(players) if other != seat - 1]
        names = ["You"] * players
        for other, level in zip(others, levels, strict=True):
            names[other] = f"{level} {other + 1}"
        match = Match(chosen, names, chosen.read_options(options or {}), seed)
        sitting = {other: bot(level, chosen) for other, level in zip(others, levels, strict=True)}
        return self._open(LocalTable(match, sitting), seat - 1)

    def open_table(self, game: str, players: int) -> str:
        """A table without bots, for several who talk to this server: each joins a seat."""
        chosen = find(game)
        match = Match(chosen, [f"player {seat + 1}" for seat in range(players)])
        return self._open(LocalTable(match, {}), None)

    def join_table(self, table: str, seat: int) -> str:
        if not table:
            return "\n".join(self._tables) or "No table is open."
        return self.see(table, seat)

    def _open(self, table: LocalTable, seat: int | None) -> str:
        if len(self._tables) >= MOST_TABLES:
            del self._tables[next(iter(self._tables))]
        self._opened += 1
        name = f"table-{self._opened}"
        self._tables[name] = table
        table.let_bots_move()
        opened = f"{name}: {table.match.game.title}, {len(table.match.seats)} players."
        return opened if seat is None else f"{opened} You have seat {seat + 1}.\n\n{self.see(name, seat + 1)}"

    def _at(self, name: str, seat: int) -> tuple[LocalTable, int]:
        table = self._tables.get(name)
        if table is None:
            raise BadInput(f"there is no table '{name}'; open ones: {', '.join(self._tables) or 'none'}.")
        if not 1 <= seat <= len(table.match.seats):
            raise BadInput(f"seat is 1 to {len(table.match.seats)}, not {seat}.")
        if seat - 1 in table.bots:
            raise BadInput(f"seat {seat} is a bot's.")
        return table, seat - 1

    def see(self, table: str, seat: int) -> str:
        at, own = self._at(table, seat)
        happened = at.new_events(own)
        text = describe(at.match.game, at.match.state, own)
        if at.match.over:
            ranks = [int(rank) for rank in at.match.state.ranks()]
            scores = [int(points) for points in at.match.state.scores()]
            places = [
                f"{name}: place {rank}, {points} points"
                for name, rank, points in zip(at.match.seats, ranks, scores, strict=True)
            ]
            text += "\nThe game is over: " + "; ".join(places) + "."
        return "\n".join([*happened, "", text]) if happened else text

    def list_moves(self, table: str, seat: int) -> str:
        at, own = self._at(table, seat)
        view = at.match.view(own)
        notes = Narrator(at.match.game, at.match.seats, own).notes(view)
        lines = [move.text + (f"  ({note})" if note else "") for move, note in zip(view.moves, notes, strict=True)]
        return "\n".join(lines) or ("The game is over." if at.match.over else "Nothing is asked of you now.")

    def move(self, table: str, seat: int, move: str) -> str:
        at, own = self._at(table, seat)
        try:
            at.match.play(own, move)
        except Refused as refusal:
            return f"Refused: {with_names(str(refusal), at.match.seats)}"
        at.let_bots_move()
        return self.see(table, seat)

    def hint(self, table: str, seat: int) -> str:
        at, own = self._at(table, seat)
        if not (at.match.state.waiting() >> own) & 1:
            return "Nothing is asked of you now."
        choice = bot(ADVISOR, at.match.game).choose(at.match.perspective(own), Rng(0))
        return f"A {ADVISOR} would play: {at.match.game.moves[int(choice)].text}"


def analysed(position: str, game: str, seat: int | None, move: int, seconds: float) -> str:
    """What the search finds in a position or record within so many seconds."""
    check_seconds(seconds)
    found, state = opened(position.encode(), GAMES, game, move)
    perspective = asked_of(found, state, None if seat is None else seat - 1)
    narrator = Narrator(found, ANYBODY, perspective.seat)
    best = analyse_position(perspective, Budget(seconds=seconds))
    return "\n".join([f"{found.title}, seat {perspective.seat + 1}:", *best_moves(best, narrator)])


def reviewed(record: str, seconds: float) -> str:
    """Where a recorded game turned and what would have been better, as `waterhole review` says it."""
    check_seconds(seconds)
    read = parse_record(record.encode(), "the record")
    found = review_record(read, GAMES, paced(read, seconds, REVIEWED_MOVE))
    return review_in_words(found, Narrator(GAMES[found.game], found.seats))


def check_seconds(seconds: float) -> None:
    if not 0 < seconds <= MOST_SECONDS:
        raise BadInput(f"seconds is above 0 and at most {MOST_SECONDS}, not {seconds}.")


def asked_puzzle(game: str) -> str:
    """A puzzle by lot, as its seat sees it."""
    puzzle = chosen(game, None)[0]
    asked = (
        f"{puzzle.id}: you have seat {puzzle.seat + 1}. One move is clearly best; answer_puzzle takes it by its text."
    )
    names = [*ANYBODY[: puzzle.perspective().view.seats], *puzzle.game.extras]
    return f"{asked}\n{describe_view(puzzle.game, puzzle.perspective().view, names)}"


def judged_puzzle(name: str, move: str) -> str:
    puzzle = find_puzzle(name)
    if puzzle is None:
        raise BadInput("refused-no-puzzle", puzzle=name)
    legal = {found.text: found.id for found in puzzle.perspective().view.moves}
    if move not in legal:
        raise BadInput(f"'{move}' is no legal move here; the moves are: {'; '.join(legal)}.")
    narrator = Narrator(puzzle.game, ANYBODY, puzzle.seat)
    return "\n".join(in_words(puzzle, judged(puzzle, legal[move]), narrator, lambda found: found.text))


def games_in_words() -> str:
    lines = []
    for game in GAMES.values():
        lines.append(f"{game.name}: {game.title}, {game.seats[0]} to {game.seats[-1]} players. {game.summary_in()}")
        for name, default in zip(game.options.__struct_fields__, game.options.__struct_defaults__, strict=True):
            lines.append(f"  option {name} = {default}")
    lines.append("Bots: " + "; ".join(f"{level}: {text}" for level, text in manners().items()))
    return "\n".join(lines)


def at_a_table(begin: Callable[..., str], game: str, players: int | None, *more: object) -> str:
    """A table of so many; where nobody says how many, a small one."""
    return begin(game, find(game).few if players is None else players, *more)


def levels_for(bots: str, players: int, seat: int) -> list[str]:
    """The levels of the other seats: one for all of them, or one for each."""
    if not 1 <= seat <= players:
        raise BadInput(f"seat is 1 to {players}, not {seat}.")
    levels = [level.strip() for level in bots.split(",") if level.strip()]
    if len(levels) == 1:
        levels *= players - 1
    if len(levels) != players - 1:
        raise BadInput(f"bots names {len(levels)} levels for {players - 1} other seats.")
    return levels


def answered(answer: Callable[..., str], *arguments: object) -> str:
    """The answer of a tool; BadInput becomes the protocol's error, with our text."""
    try:
        return answer(*arguments)
    except BadInput as error:
        raise ToolError(str(error)) from None


def server(tools: Tools | None = None) -> MCPServer:
    """The tools, bound to tables of their own or to those of a server."""
    tables = LocalTables() if tools is None else tools
    made = MCPServer(
        "waterhole",
        instructions="Board games. List the games, read the rules, start a table, then see, list moves and move "
        "until the game is over. Seats count from 1.",
    )

    @made.tool()
    def list_games() -> str:
        """The games with their numbers of players and options, and the levels of the bots."""
        return answered(tables.list_games)

    @made.tool()
    def read_rules(game: str, about: str = "") -> str:
        """The rules of a game; `about` is a ruling such as CB-3 or a word, or empty for all of it."""
        return answered(tables.read_rules, game, about)

    @made.tool()
    def start_table(
        game: str,
        players: int | None = None,
        seat: int = 1,
        bots: str = "forager",
        options: dict[str, object] | None = None,
        seed: int | None = None,
    ) -> str:
        """Start a game against bots: one level for all other seats, or one for each, separated by commas.

        Without a number of players: two, or the fewest that the game is for.
        """
        return answered(at_a_table, tables.start_table, game, players, seat, bots, options, seed)

    @made.tool()
    def open_table(game: str, players: int | None = None) -> str:
        """Open a table without bots; others join it by its name and a seat."""
        return answered(at_a_table, tables.open_table, game, players)

    @made.tool()
    def join_table(table: str = "", seat: int = 1) -> str:
        """Sit down at a table that you are invited to; without a name: which tables those are."""
        return answered(tables.join_table, table, seat)

    @made.tool()
    def see(table: str, seat: int = 1) -> str:
        """What happened since you last looked, what your seat sees, what is asked, and the legal moves."""
        return answered(tables.see, table, seat)

    @made.tool()
    def list_moves(table: str, seat: int = 1) -> str:
        """Your legal moves, one in each line, with what is known about them."""
        return answered(tables.list_moves, table, seat)

    @made.tool()
    def move(table: str, move: str, seat: int = 1) -> str:
        """Make a move by its text; the answer is what happened and what you see then, or why it is refused."""
        return answered(tables.move, table, seat, move)

    @made.tool()
    def analyse(position: str, game: str = "", seat: int | None = None, move: int = 0, seconds: float = 2.0) -> str:
        """The best moves in a position (JSON), or in a record (JSON) before a move, with chances, doubt and reasons.

        It knows nothing but what it is given, and of that only what the seat may know.
        """
        return answered(analysed, position, game, seat, move, seconds)

    @made.tool()
    def review(record: str, seconds: float = 20.0) -> str:
        """A recorded game (JSON) looked over: turning points, better moves and why, luck and skill of everybody."""
        return answered(reviewed, record, seconds)

    @made.tool()
    def puzzle(game: str = "") -> str:
        """A position in which one move is clearly best, of a game or of any; nothing but what its seat may know."""
        return answered(asked_puzzle, game)

    @made.tool()
    def answer_puzzle(puzzle: str, move: str) -> str:
        """Whether a move, by its text, is the best one of a puzzle, and why."""
        return answered(judged_puzzle, puzzle, move)

    @made.tool()
    def hint(table: str, seat: int = 1) -> str:
        """What a sensible bot would do in your place."""
        return answered(tables.hint, table, seat)

    return made
