"""Results, ratings, profiles, relations and reports"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

TABLES = ("finishes", "aided", "results", "standings", "profiles", "relations", "reports", "host_acts")


def upgrade() -> None:
    op.create_table(
        "finishes",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("unrated", sa.String(16), nullable=False),
    )
    op.create_table(
        "aided",
        sa.Column("table_id", sa.String(16), primary_key=True),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("identity", sa.String(16)),
        sa.Column("level", sa.String(20)),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(4), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("left_early", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("unrated", sa.String(16), nullable=False),
        sa.Column("mean", sa.Double),
        sa.Column("deviation", sa.Double),
        sa.Column("gain", sa.Double),
        sa.Index("results_of_one", "identity", "at"),
    )
    op.create_table(
        "standings",
        sa.Column("identity", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("pace", sa.String(4), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("surely", sa.Double, nullable=False),
        sa.Index("standings_by_strength", "game", "pace", "surely"),
    )
    op.create_table(
        "profiles",
        sa.Column("identity", sa.String(16), primary_key=True),
        sa.Column("picture", sa.String(20), nullable=False),
        sa.Column("statistics", sa.Boolean, nullable=False),
        sa.Column("history", sa.Boolean, nullable=False),
        sa.Column("presence", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("seated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "relations",
        sa.Column("identity", sa.String(16), primary_key=True),
        sa.Column("other", sa.String(16), primary_key=True, index=True),
        sa.Column("kind", sa.String(6), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("identity", sa.String(16), nullable=False, index=True),
        sa.Column("about", sa.String(16), nullable=False, index=True),
        sa.Column("table_id", sa.String(16)),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("answer", sa.String(500)),
    )
    op.create_table(
        "host_acts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("arguments", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
