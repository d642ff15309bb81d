"""Bringing a database to the schema of this version."""

from __future__ import annotations

import logging
from pathlib import Path

import sqlalchemy as sa

from waterhole.kernel.game import BadInput
from waterhole.server.storage.trouble import name_of

log = logging.getLogger("waterhole.migration")
FOLDER = Path(__file__).parent / "migrations"
LOCK = 7_318_240_915  # any number, the same on all nodes


def migrate(engine: sa.Engine) -> tuple[str | None, str]:
    """Upgrade where needed; the revision before and now. BadInput where the database is newer than this program."""
    known = {path.name[:4] for path in (FOLDER / "versions").glob("[0-9]*.py")}
    newest = max(known)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text(f"select pg_advisory_xact_lock({LOCK})"))
        before = _revision(connection)
        if before == newest:
            return before, newest
        if before is None and sa.inspect(connection).get_table_names():
            raise BadInput(f"the database {name_of(engine.url)} belongs to another program: name another --database.")
        if before is not None and before not in known:
            raise BadInput(
                f"the database has schema {before}, which this version does not know (it has {newest}): "
                "start the newer version of waterhole that made it."
            )
        _upgrade(connection)
    log.info("schema brought from %s to %s", before or "nothing", newest)
    return before, newest


def _revision(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("select version_num from alembic_version")).scalar()


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config  # a fifth of a start, which most starts do not need

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
