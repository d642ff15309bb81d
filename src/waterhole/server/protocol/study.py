"""Looking into positions: what is asked, what lies on the table then, what the search answers; and puzzles."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from waterhole.kernel.game import View
from waterhole.kernel.move import Move
from waterhole.server.protocol.base import Invite, Message, MoveName
from waterhole.server.protocol.tables import Told
from waterhole.text import Phrase


class AnalysisWish(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position: of one's own (`game` and `position`), or of a finished table after so many moves."""

    game: Annotated[str, Meta(max_length=40)] = ""
    position: dict[str, Any] | None = None  # as docs/positions.md says
    table: Annotated[str, Meta(max_length=40)] = ""
    move: Annotated[int, Meta(ge=0, le=100_000)] = 0  # how many have been made
    invite: Invite = ""  # to that table, where it is private
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None  # whose decision; left out: of all who are asked, the first


class StudyWish(AnalysisWish, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same to be seen, or a file, or a new deal; as it is, or after a move that is tried on it.

    With a `seat` all is seen and done by that seat, and what it cannot know is dealt again before it moves. Without one
    it is whoever is asked, and the cards lie as the position has them.
    """

    file: Annotated[str, Meta(max_length=60_000)] = ""  # the text of a record or a position; `move` of a record, from 1
    seats: Annotated[int, Meta(ge=0, le=8)] = 0  # a new deal of `game`, for so many
    options: dict[str, Any] = {}  # of a new deal
    open: bool = False  # all hands, not only that of who looks
    play: MoveName | None = None
    answer: bool = False  # the others play, quickly, until `seat` is asked


class AnalysedMove(Message, frozen=True, kw_only=True):
    """A move, the chance to win with it, the interval that holds it in 19 of 20 cases, and why."""

    move: Move
    chance: float
    low: float
    high: float
    tries: int
    reason: str
    facts: list[Phrase]  # its parts, as in HintedMove
    better: list[str]
    worse: list[str]
    end: str


class Analysed(Message, frozen=True, kw_only=True):
    """One look into a position; the next line is a deeper one."""

    game: str
    seat: int
    tries: int
    moves: list[AnalysedMove]  # the best first
    last: bool


class StudyRefusal(Message, frozen=True, kw_only=True):
    """Why a move cannot be tried: the ruling, and the reason as a message or, of games without messages, in words."""

    rule: str
    why: Phrase | None
    reason: str


class Studied(Message, frozen=True, kw_only=True):
    """A position as it lies on the table, and how it came to that."""

    game: str
    position: dict[str, Any]  # as docs/positions.md says
    seat: int  # with whose eyes it is seen
    view: View
    asked: int  # the seat whose decision comes first; -1 when the game is over
    names: list[str]  # of those who played; none of a position of one's own
    made: Move | None  # the move that was tried
    events: list[Told]  # what came of it, as the one saw it who made it
    refusal: StudyRefusal | None


# -- kept under a name -------------------------------------------------------------------------------

StudyTitle = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"\S")]


class StudyName(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: StudyTitle


MOST_LINES = 200
Nth = Annotated[int, Meta(ge=0, le=MOST_LINES)]


class TriedMove(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move that was tried, after another of the list (the first is 1) or from the start (0).

    With the eyes of one seat, what came of it is kept along: what that seat cannot know was dealt again, and the others
    answered. Without a move, the others played until that seat was asked.
    """

    after: Nth
    move: Annotated[str, Meta(max_length=120)] = ""
    eyes: Annotated[int, Meta(ge=0, le=7)] | None = None
    position: dict[str, Any] | None = None


class NewStudy(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to be kept, and what was tried from it."""

    name: StudyTitle
    game: Annotated[str, Meta(max_length=40)]
    position: dict[str, Any]  # as docs/positions.md says
    lines: Annotated[list[TriedMove], Meta(max_length=MOST_LINES)] = []
    shown: Nth = 0  # the one of the lines that lies on the table when the study is opened; 0: the start


class StudyLine(Message, frozen=True, kw_only=True):
    """A position that is kept: whoever has the id may open it."""

    id: str
    name: str
    game: str
    at: float


class SavedStudy(StudyLine, frozen=True, kw_only=True):
    position: dict[str, Any]
    lines: list[TriedMove]
    shown: int


class OpenedStudy(SavedStudy, frozen=True, kw_only=True):
    """The same on the table."""

    mine: bool  # whether you keep it
    start: Studied
    tried: list[Studied]  # after each of the lines


class StudyList(Message, frozen=True, kw_only=True):
    studies: list[StudyLine]  # your own, the newest first


# -- puzzles ---------------------------------------------------------------------------------------


class Trainer(Message, frozen=True, kw_only=True):
    """How somebody does with the puzzles of one game."""

    game: str
    rating: int
    tried: int
    solved: int
    streak: int  # right answers in a row, by now
    longest: int  # and at best


class Trainers(Message, frozen=True, kw_only=True):
    """The games that have puzzles, and how you do with them."""

    games: list[Trainer]
    daily: str  # the puzzle of the day
    done: bool | None  # whether you solved it; None: not tried yet


class PuzzleQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Of which game the next puzzle should be; left out: of any."""

    game: Annotated[str, Meta(max_length=40)] = ""


class PuzzleShown(Message, frozen=True, kw_only=True):
    """A puzzle as its seat sees it; nothing here says what the best move is."""

    id: str
    game: str
    grade: str
    rating: int
    view: View
    trainer: Trainer  # of this game
    daily: bool  # whether it is that of the day


class PuzzleMove(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody would do; the first answer to a puzzle counts."""

    move: MoveName


class JudgedMove(Message, frozen=True, kw_only=True):
    """A move, how often it wins in per cent, and why."""

    move: Move
    chance: int
    reason: str
    facts: list[Phrase]  # its parts, as in HintedMove
    better: list[str]
    worse: list[str]
    end: str


class PuzzleAnswer(Message, frozen=True, kw_only=True):
    """Whether a move was the best one, and what there is to know about the puzzle then."""

    right: bool
    yours: JudgedMove
    best: JudgedMove
    next_chance: int  # of the best of all wrong moves, in per cent
    theme: str
    solved: dict[str, int]  # how often each level of bots finds it, in per cent
    gain: int  # of your rating; 0 where the answer does not count
    trainer: Trainer
    events: list[Told]  # what happens when the best move is made
    view: View  # the table after it


class ExportedPuzzle(Message, frozen=True, kw_only=True):
    puzzle: str
    right: bool
    at: float
