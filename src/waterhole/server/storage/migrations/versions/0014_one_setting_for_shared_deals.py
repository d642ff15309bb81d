"""The deal of the day is named where other shared deals are"""

from __future__ import annotations

from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

OLD, NEW = '"deal":"","daily":"deal ', '"deal":"deal '


def upgrade() -> None:
    rename(OLD, NEW)


def downgrade() -> None:
    rename(NEW, OLD)


def rename(old: str, new: str) -> None:
    """In the settings of tables, which are kept as JSON."""
    op.execute(f"update tables set setting = replace(setting, '{old}', '{new}') where setting like '%{old}%'")
