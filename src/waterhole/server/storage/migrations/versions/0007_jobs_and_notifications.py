"""Work that happens later, notifications, and slow games"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

TABLES = ("jobs", "notice_addresses", "notice_choices", "attention", "host_keys", "holidays", "table_notes")


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("key", sa.String(128), unique=True),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("due", sa.Double, nullable=False, index=True),
        sa.Column("claim", sa.String(16)),
        sa.Column("again", sa.Double),
        sa.Column("attempts", sa.Integer, nullable=False),
    )
    op.create_table(
        "notice_addresses",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token", sa.String(32), nullable=False, unique=True),
        sa.Column("identity", sa.String(16), nullable=False, index=True),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("keys", sa.String(300), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "notice_choices",
        sa.Column("identity", sa.String(16), primary_key=True),
        sa.Column("kinds", sa.String(100), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
    )
    op.create_table(
        "attention",
        sa.Column("identity", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("been", sa.Double, nullable=False),
        sa.Column("told", sa.Double, nullable=False),
        sa.Column("warned", sa.Double, nullable=False),
    )
    op.create_table(
        "host_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "holidays",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("identity", sa.String(16), nullable=False, index=True),
        sa.Column("first", sa.Double, nullable=False),
        sa.Column("last", sa.Double, nullable=False),
    )
    op.create_table(
        "table_notes",
        sa.Column("identity", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("text", sa.String(2000), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
