"""What the build promises: small, nothing inline, every picture accounted for."""

from __future__ import annotations

import json
import re
from pathlib import Path

from waterhole.games import GAMES
from waterhole.text import LANGUAGES

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/waterhole/server/static"
MOST_BYTES = 200_000


def test_the_lobby_and_any_one_game_are_below_200_kb_of_script_in_any_language() -> None:
    scripts = {path.name: path.stat().st_size for path in (STATIC / "assets").glob("*.js.gz")}
    games = {name: size for name, size in scripts.items() if name.split("-")[0] in GAMES}
    texts = {name: size for name, size in scripts.items() if name.split("-")[0] in LANGUAGES}
    assert len(games) >= len(GAMES)
    assert len(texts) >= len(LANGUAGES)
    spoken = [sum(size for name, size in texts.items() if name.startswith(f"{one}-")) for one in LANGUAGES]
    always = sum(scripts.values()) - sum(games.values()) - sum(texts.values())
    assert always + max(games.values()) + max(spoken) < MOST_BYTES


def test_the_page_has_nothing_inline() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    assert "<style" not in page
    assert "style=" not in page
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", page))


def test_every_picture_has_its_origin_in_the_table() -> None:
    table = (ROOT / "docs/pictures.md").read_text("utf-8")
    taken = json.loads((ROOT / "web/src/pictures/fluent.json").read_text("utf-8"))
    for name, icon in taken.items():
        assert f"| {name} | Fluent Emoji flat, `{icon}` |" in table
    for path in (ROOT / "web/src/pictures/drawn").glob("*.svg"):
        assert f"| {path.stem} | drawn here" in table
    pictures = ROOT / "web/src/pictures"
    for path in (pictures / "grounds").rglob("*.svg"):
        assert f"| {path.relative_to(pictures).with_suffix('')} | drawn here" in table
