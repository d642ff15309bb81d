"""The line client: one person at a table of bots, in lines of text."""

from __future__ import annotations

import math
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

from waterhole.bots import Bot, bot, is_level
from waterhole.bots.analysis import analyse
from waterhole.bots.levels import Budget
from waterhole.kernel.core import Rng
from waterhole.kernel.game import SPECTATOR, BadInput, Game, Refused, View, is_number
from waterhole.kernel.match import Match
from waterhole.terminal.ink import Ink
from waterhole.terminal.rulings import look_up
from waterhole.terminal.screens import SCREENS

HELP = """\
  a number      the move with that number
  a move        the same in words, for example '{example}'
  hint          the three best moves, their chance to win, and why
  undo          back to your last decision
  table, moves  the table, or your moves, once more
  rules [what]  a ruling ('rules {ruling}'), rulings that speak of something, or all of them
  save FILE     write the game to a file; 'waterhole play --resume FILE' goes on with it
  quit          leave the table"""

YOU = "You"
HINT = Budget(seconds=1.0)


class LineClient:
    """Shows the table, reads lines, makes moves; bots answer at once."""

    def __init__(
        self, match: Match, read: Callable[[], str], write: Callable[[str], None], ink: Ink, seed: int = 0
    ) -> None:
        self.match = match
        self.game: Game = match.game
        self.read = read
        self.write = write
        self.ink = ink
        self.names = [*match.seats, *self.game.extras]
        self.people = [seat for seat, name in enumerate(match.seats) if bot_level(name) is None]
        self.bots: dict[int, Bot] = {
            seat: bot(level, self.game) for seat, name in enumerate(match.seats) if (level := bot_level(name))
        }
        self.rng = Rng(seed)
        self.told = len(match.events)
        self.leaving = False

    # -- the loop ------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.say(f"{self.game.title}. {self.game.summary}")
        self.say(f"Shuffle promised as {self.match.commitment[:16]}…; 'help' lists what you can type.")
        while not self.match.over and not self.leaving:
            people = [seat for seat in self.people if (self.match.state.waiting() >> seat) & 1]
            if people:
                self.ask(people[0])
            else:
                self.bots_move()
            self.tell()
        if self.match.over:
            self.finish()

    def bots_move(self) -> None:
        seat = next(seat for seat in self.bots if (self.match.state.waiting() >> seat) & 1)
        self.match.play(seat, self.bots[seat].choose(self.match.perspective(seat), self.rng))

    def ask(self, seat: int) -> None:
        """Show the table and read lines until one of them is a move, or leaves."""
        view = self.match.view(seat)
        self.show_table(seat)
        self.show_moves(view)
        while not self.leaving:
            line = self.line()
            if self.command(seat, line):
                return
        return

    def line(self) -> str:
        self.write("> ")
        try:
            return self.read().strip()
        except EOFError:
            return "quit"

    # -- commands ------------------------------------------------------------------

    def command(self, seat: int, line: str) -> bool:
        """Do what a line says; True when the table has moved on."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                return False
            case "quit" | "exit" | "q":
                self.leaving = True
            case "help" | "?":
                example = self.match.view(seat).moves[0].text
                self.say(HELP.format(example=example, ruling=next(iter(self.game.rulings))))
            case "table":
                self.show_table(seat)
            case "moves":
                self.show_moves(self.match.view(seat))
            case "rules":
                self.say(look_up(self.game, rest))
            case "hint":
                self.hint(seat)
            case "save":
                self.save(rest)
            case "undo":
                return self.undo(seat)
            case _:
                return self.move(seat, line)
        return False

    def move(self, seat: int, line: str) -> bool:
        moves = self.match.view(seat).moves
        try:
            if is_number(line):
                if not 1 <= int(line) <= len(moves):
                    raise Refused("move", f"there is no move {line}; your moves are 1 to {len(moves)}.")
                line = moves[int(line) - 1].text
            self.match.play(seat, self.shorthand(line, [move.text for move in moves]))
        except Refused as refusal:
            self.say(self.ink(str(refusal), "bold red"))
            return False
        return True

    @staticmethod
    def shorthand(line: str, texts: Sequence[str]) -> str:
        """'no' and 'yes' answer a question that has one such answer."""
        answers = {"no": [text for text in texts if text.startswith("no ")]}
        answers["yes"] = [text for text in texts if not text.startswith("no ")] if answers["no"] else []
        found = answers.get(line.lower(), [])
        return found[0] if len(found) == 1 else line

    def hint(self, seat: int) -> None:
        for judged in analyse(self.match.perspective(seat), HINT).moves[:3]:
            doubt = math.ceil(50 * (judged.high - judged.low))
            why = f": {judged.reason}" if judged.reason else ""
            self.say(f"{judged.text}: {100 * judged.chance:.0f} % to win (± {doubt}){why}")

    def undo(self, seat: int) -> bool:
        """Take back everything since this person's last decision, that one included."""
        own = [number for number, (mover, _) in enumerate(self.match.history) if mover == seat]
        if not own:
            self.say("There is no decision of yours to take back.")
            return False
        self.match.undo(len(self.match.history) - own[-1])
        self.told = len(self.match.events)
        self.say("Taken back.")
        return True

    def save(self, name: str) -> None:
        if not name:
            self.say("Say where to: save FILE")
            return
        try:
            self.match.record().save(Path(name).expanduser())
            self.say(f"Saved to {name}. Go on later with: waterhole play --resume {name}")
        except OSError as error:
            self.say(f"Cannot write {name}: {error.strerror}.")

    # -- showing ---------------------------------------------------------------------

    def say(self, text: str) -> None:
        self.write(text + "\n")

    def show_table(self, seat: int) -> None:
        self.say("")
        for line in SCREENS[self.game.name](self.match.view(seat), self.names, self.ink):
            self.say(line)

    def show_moves(self, view: View) -> None:
        self.say("")
        self.say(self.ink(view.prompt, "bold"))
        notes = [f" ({note})" if note else "" for note in view.notes] or [""] * len(view.moves)
        numbered = zip(range(1, len(notes) + 1), view.moves, notes, strict=True)
        for line in in_columns([f"{n:3} {move.text}{note}" for n, move, note in numbered]):
            self.say(line)

    def tell(self) -> None:
        """Say what has happened since the last time, as the person sees it."""
        viewer = self.people[0] if self.people else SPECTATOR
        for seen in self.match.seen(viewer, self.told):
            self.say(self.game.sentence(seen, self.names))
        self.told = len(self.match.events)

    def finish(self) -> None:
        self.show_table(self.people[0] if self.people else SPECTATOR)
        self.say("")
        ranks, scores = self.match.state.ranks(), self.match.state.scores()
        for seat in sorted(range(len(self.match.seats)), key=lambda seat: int(ranks[seat])):
            self.say(f"{int(ranks[seat])}. {self.match.seats[seat]}: {int(scores[seat])}")
        if self.people:
            self.say("'save FILE' keeps the game; Enter leaves.")
            line = self.line()
            if line.lower().startswith("save"):
                self.save(line[4:].strip())


def bot_level(name: str) -> str | None:
    """The level of the bot that a seat's name stands for ('forager 2'); None for a person."""
    level = name.split(" ")[0]
    return level if is_level(level) else None


def in_columns(items: list[str]) -> list[str]:
    """Items side by side, read downwards."""
    width = max(len(item) + 2 for item in items)
    columns = max(1, shutil.get_terminal_size().columns // width)
    rows = -(-len(items) // columns)
    return ["".join(item.ljust(width) for item in items[row::rows]).rstrip() for row in range(rows)]


def seat_names(players: int, seat: int, bots: Sequence[str]) -> list[str]:
    """Names for the seats: the person's, and the bots in turn, numbered by seat. Seat 0: nobody plays."""
    if not 0 <= seat <= players:
        raise BadInput(f"--seat is 1 to {players} at this table, or 0 to watch, not {seat}.")
    names: list[str] = []
    for number in range(1, players + 1):
        names.append(YOU if number == seat else f"{bots[len(names) % len(bots)]} {number}")
    return names
