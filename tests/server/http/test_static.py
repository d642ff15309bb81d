"""The web client's files on the wire."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from waterhole.server.http import static

SCRIPT = "assets/index-B4x9.js"
PLAIN, BROTLI, GZIP = b"let plain = 1;", b"(in brotli)", b"(in gzip)"


class Answer(NamedTuple):
    status: int
    headers: httpx.Headers
    raw: bytes  # as it came over the wire


Browser = Callable[..., Answer]


@pytest.fixture
def get(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Browser:
    """A browser before a build of a page, a script with both neighbours, a picture and a manifest without."""
    (tmp_path / "assets").mkdir()
    for name, content in {
        "index.html": b"<!doctype html><title>Page</title>",
        SCRIPT: PLAIN,
        f"{SCRIPT}.br": BROTLI,
        f"{SCRIPT}.gz": GZIP,
        "assets/owl.svg": b"<svg/>",
        "manifest.webmanifest": b"{}",
    }.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.setattr(static, "FOLDER", tmp_path)

    async def page(request: Request) -> Response:
        return static.file_or_page(request.url.path, request.headers)

    app = Starlette(routes=[Route("/{path:path}", page)])

    async def ask(path: str, accepted: str, known: str) -> Answer:
        transport = httpx.ASGITransport(app)
        headers = {"accept-encoding": accepted, "if-none-match": known}
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://here") as client,
            client.stream("GET", path, headers=headers) as answer,
        ):
            return Answer(answer.status_code, answer.headers, b"".join([part async for part in answer.aiter_raw()]))

    return lambda path, accepted="", known="": asyncio.run(ask(path, accepted, known))


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        ("gzip, deflate, br, zstd", (BROTLI, "br")),
        ("gzip;q=1.0, br;q=0.5", (BROTLI, "br")),
        ("gzip", (GZIP, "gzip")),
        ("br;q=0, gzip", (GZIP, "gzip")),
        ("br; q=0.0, gzip; q=0", (PLAIN, None)),
        ("identity", (PLAIN, None)),
        ("", (PLAIN, None)),
    ],
)
def test_a_file_comes_in_the_smallest_form_that_the_browser_takes(
    get: Browser, accepted: str, expected: tuple[bytes, str | None]
) -> None:
    answer = get(f"/{SCRIPT}", accepted)
    assert (answer.raw, answer.headers.get("content-encoding")) == expected


def test_a_compressed_file_keeps_its_kind(get: Browser) -> None:
    answer = get(f"/{SCRIPT}", "br")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-length"] == str(len(BROTLI))


def test_a_file_without_neighbours_comes_as_it_is(get: Browser) -> None:
    answer = get("/assets/owl.svg", "br, gzip")
    assert answer.raw == b"<svg/>"
    assert "content-encoding" not in answer.headers


def test_every_answer_says_that_it_depends_on_what_the_browser_takes(get: Browser) -> None:
    for path in (f"/{SCRIPT}", "/assets/owl.svg", "/", "/manifest.webmanifest"):
        assert get(path).headers["vary"] == "accept-encoding"


def test_hashed_files_are_kept_for_ever_and_the_rest_is_asked_for_again(get: Browser) -> None:
    assert "immutable" in get(f"/{SCRIPT}").headers["cache-control"]
    for path in ("/", "/table/0123456789abcdef", "/manifest.webmanifest"):
        assert get(path).headers["cache-control"] == "no-cache"


def test_each_form_of_a_file_has_an_etag_of_its_own(get: Browser) -> None:
    assert len({get(f"/{SCRIPT}", form).headers["etag"] for form in ("", "gzip", "br")}) == 3


def test_what_the_browser_has_already_is_not_sent_again(get: Browser) -> None:
    tag = get("/").headers["etag"]
    for known in (tag, f'"other", {tag}', f"W/{tag}"):
        again = get("/", known=known)
        assert (again.status, again.raw, again.headers["etag"]) == (304, b"", tag)
    assert get("/", known='"other"').status == 200


def test_a_neighbour_is_no_address_of_its_own(get: Browser) -> None:
    for path in (f"/{SCRIPT}.br", f"/{SCRIPT}.gz", "/assets/missing.js"):
        assert get(path).status == 404


def test_nothing_outside_the_build_is_served(get: Browser, tmp_path: Path) -> None:
    (tmp_path.parent / "secret.txt").write_text("secret")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
        assert b"secret" not in get(path).raw
