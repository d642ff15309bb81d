"""Studies: the lines that were tried are kept with the position"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("studies", sa.Column("lines", sa.Text, nullable=False, server_default="[]"))
    op.add_column("studies", sa.Column("shown", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("studies", "shown")
    op.drop_column("studies", "lines")
