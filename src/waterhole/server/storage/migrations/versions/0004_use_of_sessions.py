"""When a session was last used"""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("used", sa.Double, nullable=False, server_default="0"))
    op.execute(sa.text("update sessions set used = :now").bindparams(now=time.time()))
    op.create_index("ix_sessions_used", "sessions", ["used"])


def downgrade() -> None:
    op.drop_index("ix_sessions_used", "sessions")
    op.drop_column("sessions", "used")
