"""Bot accounts, and seats to which they are invited"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bots",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(20), nullable=False, unique=True),
        sa.Column("owner", sa.String(16), nullable=False, index=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.add_column("seats", sa.Column("invited", sa.String(16)))
    op.create_index("ix_seats_invited", "seats", ["invited"])


def downgrade() -> None:
    op.drop_index("ix_seats_invited", "seats")
    op.drop_column("seats", "invited")
    op.drop_table("bots")
