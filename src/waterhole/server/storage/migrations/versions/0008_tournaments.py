"""People who look for people, and tournaments"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

TABLES = ("seeks", "tournaments", "entrants", "pairings")


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("identity", sa.String(16), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("pace", sa.String(4), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("promise", sa.String(64), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("alive", sa.Double, nullable=False),
        sa.Column("table_id", sa.String(16)),
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("organiser", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("people", sa.Boolean, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("starts", sa.Double, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("tournaments_by_start", "tournaments", ["status", "starts"])
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("identity", sa.String(16)),
        sa.Column("level", sa.String(20)),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.UniqueConstraint("tournament", "identity", name="one_entry_each"),
    )
    op.create_index("ix_entrants_identity", "entrants", ["identity"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(16), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("entrants", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("places", sa.Text),
    )
    op.create_index("ix_pairings_table_id", "pairings", ["table_id"])


def downgrade() -> None:
    for table in reversed(TABLES):
        op.drop_table(table)
