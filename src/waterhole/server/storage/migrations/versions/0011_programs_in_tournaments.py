"""Bot accounts may enter a tournament, where whoever announces it wants them; who came back is not missed again"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("programs", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("entrants", sa.Column("back", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("entrants", "back")
    op.drop_column("tournaments", "programs")
