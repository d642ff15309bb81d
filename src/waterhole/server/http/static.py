"""The web client's files, and the documentation: hashed ones are kept for ever, pages are always asked for again."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import NotModifiedResponse

FOLDER = Path(__file__).parents[1] / "static"
DOCUMENTATION = Path(__file__).parents[1] / "docs"
LONGEST_PATH = 200  # characters; ours are shorter, and file systems have limits of their own
FOR_EVER = "public, max-age=31536000, immutable"
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # best first; `make web` writes these beside the files
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Waterhole</title>
<body><h1>Waterhole</h1>
<p>The server runs, but the web client is not built yet. In the source folder: <code>make web</code></p>
<p>The interface is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>"""
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Waterhole</title>
<body><h1>Waterhole</h1>
<p>The documentation is not built yet. In the source folder: <code>make docs</code></p></body></html>"""
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def file_or_page(path: str, asked: Mapping[str, str]) -> Response:
    """The file of this path; the page for any other path, which the client then reads itself."""
    home = FOLDER.resolve()
    page = home / "index.html"
    if not page.is_file():
        return HTMLResponse(MISSING, 200 if path in {"", "/"} else 404)
    wanted = file_in(home, path)
    if wanted is not None:
        hashed = wanted.relative_to(home).parts[0] == "assets"
        return sent(wanted, FOR_EVER if hashed else "no-cache", asked)
    if "\0" in path or path.startswith(("/assets/", "/api/")) or "." in path.rsplit("/", 1)[-1]:
        return not_found()
    return sent(page, "no-cache", asked) if len(path) <= LONGEST_PATH else not_found()


def documentation(path: str, asked: Mapping[str, str]) -> Response:
    """A file of the documentation; where it is not built, how to build it."""
    if path in {"", "/"}:
        return RedirectResponse("/docs/index.html")
    home = DOCUMENTATION.resolve()
    if not (home / "index.html").is_file():
        return HTMLResponse(NOT_BUILT, 404)
    wanted = file_in(home, path)
    return not_found() if wanted is None else sent(wanted, "no-cache", asked)


def not_found() -> Response:
    return Response("not found", 404, media_type="text/plain")


def file_in(home: Path, path: str) -> Path | None:
    """The file of this path within a folder; None where there is none to be given out."""
    if "\0" in path or len(path) > LONGEST_PATH:
        return None
    wanted = (home / path.lstrip("/")).resolve()
    within = wanted.is_relative_to(home) and wanted.is_file() and wanted.suffix not in COMPRESSED.values()
    return wanted if within else None


def sent(file: Path, kept: str, asked: Mapping[str, str]) -> Response:
    """A file as small as the browser can take it; 'not modified' where the browser has this very form of it."""
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    taken = encodings(asked.get("accept-encoding", ""))
    for encoding, ending in COMPRESSED.items():
        neighbour = file.with_name(file.name + ending)
        if encoding in taken and neighbour.is_file():
            file, headers["content-encoding"] = neighbour, encoding
            break
    # Time and size make the ETag, so each form of a file has its own.
    answer = FileResponse(file, headers=headers, media_type=kind, stat_result=file.stat())
    known = {tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")}
    return NotModifiedResponse(answer.headers) if answer.headers["etag"] in known else answer


def encodings(accepted: str) -> set[str]:
    """The encodings that an Accept-Encoding header names and does not refuse ('br;q=0')."""
    found = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "").removeprefix("q=").strip("0.") or not weight.strip():
            found.add(name.strip())
    return found
