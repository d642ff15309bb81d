"""People as others see them: profiles, ratings, results, relations, reports."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from waterhole.server.protocol.base import LONGEST_TEXT, Message, TableId

Pace = Literal["live", "slow"]
Relation = Literal["follow", "block", "mute"]
GameName = Annotated[str, Meta(max_length=32)]
Animal = Literal[
    "bear", "cheetah", "crocodile", "elephant", "flamingo", "giraffe", "lion", "owl", "parrot", "squirrel", "wolf",
    "zebra",
]  # fmt: skip


class PersonLine(Message, frozen=True, kw_only=True):
    """Somebody in a list."""

    id: str  # empty: a bot of ours, or somebody who is no longer here
    name: str
    picture: str


class Rating(Message, frozen=True, kw_only=True):
    """How strong somebody is, on the scale of Elo; the true strength lies within twice the deviation, very likely."""

    game: str
    pace: Pace
    rating: int
    deviation: int
    games: int
    listed: bool  # enough games, and well enough known, for the leaderboard


class RatingPoint(Message, frozen=True, kw_only=True):
    at: float
    rating: int
    deviation: int


class SizeCount(Message, frozen=True, kw_only=True):
    """Games and wins at tables of one size."""

    players: int
    games: int
    wins: int


class Favourite(Message, frozen=True, kw_only=True):
    """A value of a tally, and the games in which somebody has had it."""

    word: str
    games: int
    wins: int


class Favourites(Message, frozen=True, kw_only=True):
    """How somebody opens a game, or how it ends: what comes most often, with the game's messages that tell it."""

    name: str
    by: str
    told: str
    values: list[Favourite]


class GameStatistics(Message, frozen=True, kw_only=True):
    game: str
    games: int
    wins: int
    sizes: list[SizeCount]
    mean_place: float
    mean_score: float
    left: int  # games in which a bot played on
    favourites: list[Favourites]  # openings, endings
    ratings: list[Rating]
    course: list[RatingPoint]  # of the pace played most, oldest first


class ProfileChoice(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is changed about one's profile; what is left out stays."""

    picture: Animal | None = None
    statistics: bool | None = None
    history: bool | None = None
    presence: bool | None = None


class ProfileSettings(Message, frozen=True, kw_only=True):
    """What others may see."""

    statistics: bool
    history: bool
    presence: bool


class Profile(Message, frozen=True, kw_only=True):
    """Somebody, as the one who asks may see."""

    person: PersonLine
    since: float
    program: bool  # a bot account
    mine: bool
    settings: ProfileSettings
    statistics: list[GameStatistics]
    follows: bool  # what you do
    blocks: bool
    mutes: bool


class HistoryQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One page of somebody's games, newest first: those of one game, those before a time."""

    game: GameName = ""
    before: Annotated[float, Meta(ge=0, le=1e11)] | None = None
    count: Annotated[int, Meta(ge=1, le=50)] = 20


class Played(PersonLine, frozen=True, kw_only=True):
    """What one player reached in a game."""

    seat: int
    level: str  # of our bot; empty for others
    place: int
    score: int
    left: bool
    rating: int | None  # after it
    gain: int | None


class PlayedGame(Message, frozen=True, kw_only=True):
    """A finished game, best place first."""

    table: str
    game: str
    pace: Pace
    at: float
    unrated: str  # why it has no rating: screen, own-bot, help, alone; empty where it has
    seats: list[Played]


class SuggestedLevel(Message, frozen=True, kw_only=True):
    """Which bots you might play next in a game, and why: `wins` of your last `games` against one level."""

    game: str
    level: str
    why: Literal["first", "same", "stronger", "weaker"]
    against: str = ""  # the level of those games; empty before the first one
    wins: int = 0
    games: int = 0


class TableResult(Message, frozen=True, kw_only=True):
    """None until the game is over, and written down a moment later."""

    result: PlayedGame | None


class History(Message, frozen=True, kw_only=True):
    games: list[PlayedGame]
    before: float | None  # for the next page; None: there is none


class TopQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pace: Pace = "live"


class TopLine(PersonLine, frozen=True, kw_only=True):
    rating: int
    deviation: int
    games: int
    level: str  # of our bot, whose rating is fixed


class Leaderboard(Message, frozen=True, kw_only=True):
    """Those who have played enough, the strongest first; our bots among them."""

    game: str
    pace: Pace
    least_games: int
    lines: list[TopLine]
    me: Rating | None


class Friend(PersonLine, frozen=True, kw_only=True):
    presence: Literal["", "here", "table"]  # empty: away, or does not say


class Friends(Message, frozen=True, kw_only=True):
    follows: list[Friend]
    blocks: list[PersonLine]
    mutes: list[PersonLine]


class NewReport(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is wrong; the last lines said at the table are kept with it."""

    words: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
    table: TableId | None = None


class SentReport(Message, frozen=True, kw_only=True):
    about: str
    table: str | None
    words: str
    at: float
    answer: str | None


class ReportList(Message, frozen=True, kw_only=True):
    reports: list[SentReport]


class SaidLine(Message, frozen=True, kw_only=True):
    """A line of chat as it was when somebody reported it."""

    who: str
    name: str
    text: str
    at: float


class HostReport(Message, frozen=True, kw_only=True):
    """What somebody reported, for those who look after the server."""

    id: int
    by: PersonLine
    about: PersonLine
    table: str | None
    words: str
    chat: list[SaidLine]
    at: float
    answer: str | None


class HostDeed(Message, frozen=True, kw_only=True):
    """What one who looks after the server has done."""

    host: str
    act: str
    arguments: str
    at: float


class HostView(Message, frozen=True, kw_only=True):
    reports: list[HostReport]  # those without an answer first, then the last ones that have one
    deeds: list[HostDeed]  # newest first
    announcement: str
    people: int  # who are here
    tables: int  # open or running


class PeopleQuery(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a name or login, or an id."""

    word: Annotated[str, Meta(min_length=1, max_length=32)]


class FoundPerson(PersonLine, frozen=True, kw_only=True):
    login: str | None
    here: bool


class FoundPeople(Message, frozen=True, kw_only=True):
    people: list[FoundPerson]


class HostOrder(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be done: to whom or what, and with which words."""

    act: Literal["answer", "rename", "ban", "close", "announce"]
    to: Annotated[str, Meta(max_length=32, description="a report, a person or a table, by its id")] = ""
    words: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""


class ExportedRelation(Message, frozen=True, kw_only=True):
    kind: Relation
    other: str
    at: float


class ExportedPeople(Message, frozen=True, kw_only=True):
    """What is kept about a person's games and dealings with others."""

    picture: str
    settings: ProfileSettings
    games: list[PlayedGame]
    ratings: list[Rating]
    relations: list[ExportedRelation]
    reports: list[SentReport]
