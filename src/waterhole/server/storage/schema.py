"""What is stored, for SQLite and PostgreSQL alike; Alembic's migrations lead here."""

from __future__ import annotations

from typing import Any, TypeAlias

import sqlalchemy as sa

Row: TypeAlias = sa.Row[*tuple[Any, ...]]  # what a query finds; its columns are attributes
Query: TypeAlias = sa.Select[*tuple[Any, ...]]

schema = sa.MetaData()

identities = sa.Table(
    "identities",
    schema,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(32), nullable=False),
    sa.Column("login", sa.String(32), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("created", sa.Double, nullable=False),
)

sessions = sa.Table(
    "sessions",
    schema,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("identity", sa.String(16), nullable=False, index=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("used", sa.Double, nullable=False, index=True, server_default="0"),  # noted once a day
)

bots = sa.Table(
    "bots",
    schema,
    sa.Column("id", sa.String(16), primary_key=True),  # of its identity, which has the name as it is written
    sa.Column("name", sa.String(20), nullable=False, unique=True),  # in small letters
    sa.Column("owner", sa.String(16), nullable=False, index=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("created", sa.Double, nullable=False),
)

tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.String(16), nullable=False),
    sa.Column("seed", sa.String(20), nullable=False),
    sa.Column("salt", sa.String(64), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False, server_default=""),
    sa.Column("invite", sa.String(40), nullable=False),
    sa.Column("host", sa.String(16), nullable=False, index=True),
    sa.Column("setting", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("due", sa.Double, index=True),  # when the server itself must act: a bot's move, a clock running out
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
    sa.Index("tables_by_news", "public", "status", "updated"),
)

seats = sa.Table(
    "seats",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("identity", sa.String(16), index=True),
    sa.Column("level", sa.String(20)),
    sa.Column("invited", sa.String(16), index=True),  # somebody, or a bot account, who has not answered yet
)

entries = sa.Table(
    "entries",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("key", sa.String(96)),
    sa.Column("at", sa.Double, nullable=False),
    sqlite_with_rowid=False,
)

chat = sa.Table(
    "chat",
    schema,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(16), nullable=False, index=True),
    sa.Column("identity", sa.String(16), nullable=False, index=True),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("key", sa.String(96), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.UniqueConstraint("table_id", "key", name="one_line_per_key"),
)

# -- people: who they are and how they stand ----------------------------------------------------

finishes = sa.Table(
    "finishes",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),  # its result has been counted, once
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("unrated", sa.String(16), nullable=False),  # why it has no rating; empty where it has
)

aided = sa.Table(
    "aided",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),  # where somebody alone among bots has asked for advice
)

results = sa.Table(
    "results",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("identity", sa.String(16)),  # nobody: a bot of ours, or somebody who had all data deleted
    sa.Column("level", sa.String(20)),  # of our bot
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("pace", sa.String(4), nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("left_early", sa.Boolean, nullable=False),  # a bot has played for the person
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("unrated", sa.String(16), nullable=False),
    sa.Column("mean", sa.Double),  # the rating after it
    sa.Column("deviation", sa.Double),
    sa.Column("gain", sa.Double),
    sa.Column(
        "opening", sa.Text, nullable=False, server_default=""
    ),  # what the game calls one; empty: none, or unknown
    sa.Column("ending", sa.Text, nullable=False, server_default=""),  # the outcome
    sa.Index("results_of_one", "identity", "at"),
)

standings = sa.Table(
    "standings",
    schema,
    sa.Column("identity", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("pace", sa.String(4), primary_key=True),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("mean", sa.Double, nullable=False),
    sa.Column("deviation", sa.Double, nullable=False),
    sa.Column("surely", sa.Double, nullable=False),  # what leaderboards are sorted by
    sa.Index("standings_by_strength", "game", "pace", "surely"),
)

profiles = sa.Table(
    "profiles",
    schema,
    sa.Column("identity", sa.String(16), primary_key=True),
    sa.Column("picture", sa.String(20), nullable=False),
    sa.Column("statistics", sa.Boolean, nullable=False),  # what others may see
    sa.Column("history", sa.Boolean, nullable=False),
    sa.Column("presence", sa.Boolean, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),  # of who lets others see it, twice a minute
    sa.Column("seated", sa.Boolean, nullable=False),
)

relations = sa.Table(
    "relations",
    schema,
    sa.Column("identity", sa.String(16), primary_key=True),
    sa.Column("other", sa.String(16), primary_key=True, index=True),
    sa.Column("kind", sa.String(6), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)

seeks = sa.Table(
    "seeks",
    schema,
    sa.Column("identity", sa.String(16), primary_key=True),  # who looks for people to play with
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("pace", sa.String(4), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("bots", sa.Boolean, nullable=False),
    sa.Column("rating", sa.Double, nullable=False),
    sa.Column("promise", sa.String(64), nullable=False),
    sa.Column("since", sa.Double, nullable=False),
    sa.Column("alive", sa.Double, nullable=False),  # when a node last had the person's socket
    sa.Column("table_id", sa.String(16)),  # that was found
)

reports = sa.Table(
    "reports",
    schema,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("identity", sa.String(16), nullable=False, index=True),
    sa.Column("about", sa.String(16), nullable=False, index=True),
    sa.Column("table_id", sa.String(16)),
    sa.Column("words", sa.String(500), nullable=False),
    sa.Column("chat", sa.Text, nullable=False),  # the last lines at the table, as they were
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("answer", sa.String(500)),
)

# -- tournaments: everything else about them follows from these rows -------------------------------

tournaments = sa.Table(
    "tournaments",
    schema,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("organiser", sa.String(16), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),  # at a full table
    sa.Column("rounds", sa.Integer, nullable=False),  # of a Swiss one
    sa.Column("minutes", sa.Integer, nullable=False),  # of an arena
    sa.Column("move", sa.Integer, nullable=False),  # seconds for each
    sa.Column("people", sa.Boolean, nullable=False),  # may people enter
    sa.Column("programs", sa.Boolean, nullable=False, server_default=sa.false()),  # may bot accounts
    sa.Column("secret", sa.String(64), nullable=False),  # of duplicate deals; empty where every table has its own
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("starts", sa.Double, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Index("tournaments_by_start", "status", "starts"),
)

entrants = sa.Table(
    "entrants",
    schema,
    sa.Column("tournament", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("identity", sa.String(16), index=True),  # nobody: a bot of ours, or somebody who had all data deleted
    sa.Column("level", sa.String(20)),  # of our bot
    sa.Column("rating", sa.Double, nullable=False),  # when they entered
    sa.Column("gone", sa.Boolean, nullable=False),  # withdrawn, or left a table to a bot
    sa.Column("back", sa.Integer, nullable=False, server_default="0"),  # the round during which they came back last
    sa.UniqueConstraint("tournament", "identity", name="one_entry_each"),
)

pairings = sa.Table(
    "pairings",
    schema,
    sa.Column("tournament", sa.String(16), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("board", sa.Integer, primary_key=True),
    sa.Column("entrants", sa.Text, nullable=False),  # their numbers, by seat
    sa.Column("table_id", sa.String(16), index=True),  # once it is open; a bye has none
    sa.Column("places", sa.Text),  # once it is over, by seat
)

# -- those who look after the server ---------------------------------------------------------------

hosts = sa.Table(
    "hosts",
    schema,
    sa.Column("identity", sa.String(16), primary_key=True),  # who may look after this server in the browser
    sa.Column("at", sa.Double, nullable=False),
)

host_acts = sa.Table(
    "host_acts",
    schema,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("act", sa.String(20), nullable=False),
    sa.Column("arguments", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

# -- the deal of the day ------------------------------------------------------------------------

daily_deals = sa.Table(
    "daily_deals",
    schema,
    sa.Column("day", sa.String(10), primary_key=True),  # 2026-11-30
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("seats", sa.Integer, primary_key=True),
    sa.Column("rules", sa.String(16), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("apex", sa.String(16)),  # the table of what apex did with it
)

daily_tries = sa.Table(
    "daily_tries",
    schema,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("seats", sa.Integer, primary_key=True),
    sa.Column("identity", sa.String(16), primary_key=True, index=True),
    sa.Column("table_id", sa.String(16), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

# -- puzzles ------------------------------------------------------------------------------------

puzzle_tries = sa.Table(
    "puzzle_tries",
    schema,
    sa.Column("identity", sa.String(16), primary_key=True),
    sa.Column("puzzle", sa.String(48), primary_key=True),
    sa.Column("solved", sa.Boolean, nullable=False),  # by the first answer
    sa.Column("at", sa.Double, nullable=False),
)

puzzle_ratings = sa.Table(
    "puzzle_ratings",
    schema,
    sa.Column("identity", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("rating", sa.Double, nullable=False),
    sa.Column("tried", sa.Integer, nullable=False),
    sa.Column("solved", sa.Integer, nullable=False),
    sa.Column("streak", sa.Integer, nullable=False),  # right answers in a row, by now
    sa.Column("longest", sa.Integer, nullable=False),  # and at best
)

# -- positions that people keep under a name --------------------------------------------------------

studies = sa.Table(
    "studies",
    schema,
    sa.Column("id", sa.String(16), primary_key=True),  # nobody guesses it: who has it may open the study
    sa.Column("identity", sa.String(16), nullable=False, index=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("position", sa.Text, nullable=False),  # as docs/positions.md says
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("lines", sa.Text, nullable=False, server_default="[]"),  # what was tried from there
    sa.Column("shown", sa.Integer, nullable=False, server_default="0"),  # which of them one comes back to
)

# -- work that happens later ----------------------------------------------------------------------

jobs = sa.Table(
    "jobs",
    schema,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("key", sa.String(128), unique=True),
    sa.Column("payload", sa.Text, nullable=False),
    sa.Column("due", sa.Double, nullable=False, index=True),  # or, of one that is being worked at, the lease's end
    sa.Column("claim", sa.String(16)),  # the node that works at it
    sa.Column("again", sa.Double),  # it was put again meanwhile, for this time
    sa.Column("attempts", sa.Integer, nullable=False),
)

# -- notifications and slow games ------------------------------------------------------------------

notice_addresses = sa.Table(
    "notice_addresses",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("token", sa.String(32), nullable=False, unique=True),  # who has it got it there: confirms, and ends it
    sa.Column("identity", sa.String(16), nullable=False, index=True),
    sa.Column("way", sa.String(8), nullable=False),
    sa.Column("address", sa.String(1000), nullable=False),
    sa.Column("keys", sa.String(300), nullable=False),  # of a browser: what its messages are encrypted for
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)

notice_choices = sa.Table(
    "notice_choices",
    schema,
    sa.Column("identity", sa.String(16), primary_key=True),
    sa.Column("kinds", sa.String(100), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
)

attention = sa.Table(
    "attention",
    schema,
    sa.Column("identity", sa.String(16), primary_key=True),
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("been", sa.Double, nullable=False),  # when the person was last seen at the table
    sa.Column("told", sa.Double, nullable=False),  # when the person was last told that it is their turn there
    sa.Column("warned", sa.Double, nullable=False),  # of the deadline that they were reminded of
)

host_keys = sa.Table(
    "host_keys",
    schema,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

holidays = sa.Table(
    "holidays",
    schema,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("identity", sa.String(16), nullable=False, index=True),
    sa.Column("first", sa.Double, nullable=False),
    sa.Column("last", sa.Double, nullable=False),
)

table_notes = sa.Table(
    "table_notes",
    schema,
    sa.Column("identity", sa.String(16), primary_key=True),
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("text", sa.String(2000), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)
