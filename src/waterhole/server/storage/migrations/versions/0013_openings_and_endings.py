"""How each seat has opened, and how the game ended; of games counted before, nothing is known"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("opening", "ending"):
        op.add_column("results", sa.Column(name, sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("ending", "opening"):
        op.drop_column("results", name)
