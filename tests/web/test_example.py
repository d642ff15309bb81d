"""A game from another package in the browser: in the lobby, at the generic table, to its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.examples.installed import install
from tests.server.client import ServerProcess, serving
from tests.web.conftest import Arrive
from tests.web.visitor import DESKTOP, SMALL, Size

pytestmark = pytest.mark.compiled_only


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server beside which the example is installed."""
    folder = tmp_path_factory.mktemp("site")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", install(folder)["PYTHONPATH"])
        with serving(f"sqlite:///{folder / 'tables.db'}", folder, "--unlimited", workers=1, alone=True) as server:
            yield server
    assert '"trace"' not in (folder / "server.log").read_text("utf-8")


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=lambda size: size.name)
def test_an_installed_game_is_in_the_lobby_and_played_to_its_end(arrive: Arrive, size: Size) -> None:
    visitor = arrive(size)
    expect(visitor.page.get_by_role("heading", name="Crossing 3–5 players")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Learn: Crossing")).to_have_count(0)
    visitor.shoot(f"example-lobby-{size.name}")
    visitor.open("crossing", ["me", "forager", "random"])
    board = visitor.page.get_by_role("region", name="Board")
    expect(board).to_contain_text("fords")
    visitor.shoot(f"example-{size.name}")
    visitor.check()
    visitor.play_to_the_end(2000)
    visitor.shoot(f"example-over-{size.name}")
