"""What the site has besides docs/: the README, the rules of every game in every language, and reference pages.

Everything is made of what stands elsewhere when the site is built; see mkdocs.yml.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File, Files

from waterhole.games import GAMES
from waterhole.kernel.game import Game
from waterhole.server.http.endpoints import ENDPOINTS
from waterhole.text.languages import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
# Pages of docs/ by the tab they stand under; what is in none of them has no place in the site, and the build says so.
TABS = {
    "Play": ["study.md", "puzzles.md", "explorer.md", "fairness.md", "pictures.md"],
    "Host": ["hosting.md", "reliability.md"],
    "Research": ["research.md", "positions.md", "bots.md", "strength.md", "strength-solo.md", "strength-trials.md"],
    "Contribute": ["contributing.md", "tour.md", "adding-a-game.md", "translating.md", "changelog.md"],
    "Reference": ["protocol.md", "http.md", "python.md"],
}
MODULES = [
    "kernel.game",
    "kernel.match",
    "kernel.move",
    "kernel.position",
    "kernel.parts",
    "kernel.kit",
    "kernel.lesson",
]
MODULES += ["bots.levels", "bots.analysis", "bots.review"]
MODULES += ["research.pettingzoo_env", "research.gymnasium_env", "research.observation", "research.selfplay"]
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    rules = [{game.title: rules_page(game, ENGLISH)} for game in GAMES.values()]
    tabs = [{title: [*(rules if title == "Play" else []), *pages]} for title, pages in TABS.items()]
    config.nav = [{"Start": "index.md"}, *tabs]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, text in made_pages():
        files.append(File.generated(config, name, content=text))
    return files


def made_pages() -> Iterator[tuple[str, str]]:
    yield "index.md", from_root("README.md")
    yield "contributing.md", from_root("CONTRIBUTING.md")
    yield "changelog.md", from_root("CHANGELOG.md")
    yield "http.md", http_page()
    yield "python.md", "# Python\n\n" + "\n\n".join(f"::: waterhole.{module}" for module in MODULES)
    for game in GAMES.values():
        for language in LANGUAGES:
            yield rules_page(game, language), f"{languages_of(game)}\n\n{game.rules_in(language)}"


def from_root(name: str) -> str:
    """A page that stands beside docs/, with its links as they are within."""
    text = (ROOT / name).read_text("utf-8").replace("](docs/", "](").replace("](CONTRIBUTING.md)", "](contributing.md)")
    return text.replace("[LICENSE](LICENSE)", "the file LICENSE")


def rules_page(game: Game, language: str) -> str:
    return f"rules/{game.name}.md" if language == ENGLISH else f"rules/{game.name}.{language}.md"


def languages_of(game: Game) -> str:
    """Links to the rules of a game in all languages."""
    return " · ".join(f"[{name}]({Path(rules_page(game, code)).name})" for code, name in LANGUAGES.items())


def http_page() -> str:
    rows = [f"| {one.method} | `{one.path}` | {one.summary} |" for one in ENDPOINTS]
    head = "A server describes itself as OpenAPI at `/api/openapi.json`; [protocol.md](protocol.md) explains it."
    return "\n".join(["# HTTP", "", head, "", "| method | path | what for |", "|---|---|---|", *rows])


def on_post_build(config: MkDocsConfig) -> None:
    Path(config.site_dir, "404.html").unlink()  # a server says itself what it has not


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """A server allows no script within a page: each becomes a file."""
    folder = Path(config.site_dir, "assets/inline")
    above = "../" * page.url.count("/")

    def outside(found: re.Match[str]) -> str:
        name = hashlib.sha256(found[1].encode()).hexdigest()[:16] + ".js"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(found[1], "utf-8")
        return f'<script src="{above}assets/inline/{name}"></script>'

    return SCRIPT.sub(outside, output)
