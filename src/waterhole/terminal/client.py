"""The terminal client: one person at a table of bots, in plain text."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

from waterhole.bots import Bot, bot, is_level
from waterhole.bots.analysis import analyse
from waterhole.bots.levels import Budget, level_word, temper_of
from waterhole.bots.study import best_moves
from waterhole.kernel.engine.rng import Rng
from waterhole.kernel.game import SPECTATOR, BadInput, Game, Refused, View, is_number
from waterhole.kernel.match import Match
from waterhole.kernel.move import Move
from waterhole.kernel.narration import Narrator
from waterhole.terminal.ink import Ink
from waterhole.terminal.rulings import look_up
from waterhole.terminal.screens import drawn
from waterhole.text import ENGLISH, LANGUAGES, bundle

YOU = "You"
HINT = Budget(seconds=1.0)


class TerminalClient:
    """Shows the table, reads lines, makes moves; bots answer at once."""

    def __init__(
        self,
        match: Match,
        read: Callable[[], str],
        write: Callable[[str], None],
        ink: Ink,
        seed: int = 0,
        language: str = ENGLISH,
    ) -> None:
        self.match = match
        self.game: Game = match.game
        self.read = read
        self.write = write
        self.ink = ink
        self.language = language
        self.people = [seat for seat, name in enumerate(match.seats) if bot_level(name) is None]
        self.bots: dict[int, Bot] = {
            seat: bot(level, self.game) for seat, name in enumerate(match.seats) if (level := bot_level(name))
        }
        own = self.people[0] if self.people else SPECTATOR
        names = [name_in(language) if seat == own else called(name, language) for seat, name in enumerate(match.seats)]
        self.narrator = Narrator(self.game, [*names, *self.game.extras], own, language)
        self.rng = Rng(seed)
        self.events_shown = len(match.events)
        self.leaving = False

    # -- the loop ------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.say(f"{self.game.title}. {self.game.summary_in(self.language)}")
        if self.match.placed:
            self.tell("terminal-placed")
        else:
            self.tell("terminal-begins", commitment=self.match.commitment[:16])
        while not self.match.over and not self.leaving:
            people = [seat for seat in self.people if (self.match.state.waiting() >> seat) & 1]
            if people:
                self.ask(people[0])
            else:
                self.bots_move()
            self.show_events()
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
            line = self.read_line()
            if self.command(seat, line):
                return
        return

    def read_line(self) -> str:
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
                self.tell("terminal-help", example=example, ruling=next(iter(self.game.rulings)))
            case "table":
                self.show_table(seat)
            case "moves":
                self.show_moves(self.match.view(seat))
            case "rules":
                self.say(look_up(self.game, rest, self.language if self.language in LANGUAGES else ENGLISH))
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
                    raise Refused("move", "refused-move-number", number=int(line), most=len(moves))
                line = moves[int(line) - 1].text
            self.match.play(seat, self.shorthand(line, [move.text for move in moves]))
        except Refused as refusal:
            self.say(self.ink(self.narrator.refusal(refusal), "bold red"))
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
        """The best moves, with the numbers and names under which they stand in the list."""
        listed = enumerate(self.match.view(seat).moves, start=1)
        names = {move.id: f"{number} {self.named(move)}" for number, move in listed}
        for line in best_moves(analyse(self.match.perspective(seat), HINT), self.narrator, 3, names):
            self.say(line)

    def undo(self, seat: int) -> bool:
        """Take back everything since this person's last decision, that one included."""
        own = [number for number, (mover, _) in enumerate(self.match.history) if mover == seat]
        if not own:
            self.tell("terminal-nothing-to-undo")
            return False
        self.match.undo(len(self.match.history) - own[-1])
        self.events_shown = len(self.match.events)
        self.tell("terminal-undone")
        return True

    def save(self, name: str) -> None:
        if not name:
            self.tell("terminal-save-where")
            return
        try:
            self.match.record().save(Path(name).expanduser())
            self.tell("terminal-saved", file=name)
        except OSError as error:
            self.tell("terminal-not-saved", file=name, problem=str(error.strerror))

    # -- showing ---------------------------------------------------------------------

    def say(self, text: str) -> None:
        self.write(text + "\n")

    def tell(self, message: str, /, **args: object) -> None:
        self.say(self.narrator.say(message, **args))

    def show_table(self, seat: int) -> None:
        self.say("")
        for line in drawn(self.match.view(seat), self.narrator, self.ink):
            self.say(line)

    def show_moves(self, view: View) -> None:
        self.say("")
        self.say(self.ink(self.narrator.prompt(view), "bold"))
        notes = [f" ({note})" if note else "" for note in self.narrator.notes(view)]
        numbered = zip(range(1, len(notes) + 1), view.moves, notes, strict=True)
        for line in in_columns([f"{n:3} {self.named(move)}{note}" for n, move, note in numbered]):
            self.say(line)

    def named(self, move: Move) -> str:
        """A move as it can be typed; in other languages than English, where it is chosen by its number, its name."""
        return move.text if self.language == ENGLISH else self.narrator.move(move)

    def show_events(self) -> None:
        """Say what has happened since the last time, as the person sees it."""
        viewer = self.people[0] if self.people else SPECTATOR
        for seen in self.match.seen(viewer, self.events_shown):
            self.say(self.narrator.event(seen))
        self.events_shown = len(self.match.events)

    def finish(self) -> None:
        self.show_table(self.people[0] if self.people else SPECTATOR)
        self.say("")
        ranks, scores = self.match.state.ranks(), self.match.state.scores()
        for seat in sorted(range(len(self.match.seats)), key=lambda seat: int(ranks[seat])):
            self.say(f"{int(ranks[seat])}. {self.narrator.cast.names[seat]}: {int(scores[seat])}")
        if self.people:
            self.tell("terminal-ends")
            line = self.read_line()
            if line.lower().startswith("save"):
                self.save(line[4:].strip())


def name_in(language: str) -> str:
    """What the person at the terminal is called."""
    return bundle(language).format("yourself")


def called(name: str, language: str) -> str:
    """What somebody at the table is called: a bot by its level in words and its number, a person as they are."""
    level, _, number = name.partition(" ")
    if not is_level(level) or not number:
        return name
    temper = temper_of(level)
    message = "tempered-bot-name" if temper else "bot-name"
    return bundle(language).format(message, level=level_word(level) if temper else level, temper=temper, number=number)


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
        raise BadInput("refused-own-seat", seats=players, seat=seat)
    names: list[str] = []
    for number in range(1, players + 1):
        names.append(YOU if number == seat else f"{bots[len(names) % len(bots)]} {number}")
    return names
