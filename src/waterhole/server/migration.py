"""Bringing a database to the schema of this version."""

from __future__ import annotations

import logging
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.util.exc import CommandError

from waterhole.kernel.game import BadInput

log = logging.getLogger("waterhole.migration")
FOLDER = Path(__file__).parent / "migrations"
LOCK = 7_318_240_915  # any number, the same on all nodes


def migrate(engine: sa.Engine) -> tuple[str | None, str]:
    """Upgrade where needed; the revision before and now. BadInput where the database is newer than this program."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    newest = max(path.name[:4] for path in (FOLDER / "versions").glob("[0-9]*.py"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text(f"select pg_advisory_xact_lock({LOCK})"))
        before = MigrationContext.configure(connection).get_current_revision()
        if before == newest:
            return before, newest
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError:
            raise BadInput(
                f"the database has schema {before}, which this version does not know (it has {newest}): "
                "start the newer version of waterhole that made it."
            ) from None
    log.info("schema brought from %s to %s", before or "nothing", newest)
    return before, newest
