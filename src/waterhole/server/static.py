"""The web client's files: hashed ones are kept for ever, the page itself is always asked for again."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

FOLDER = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Waterhole</title>
<body><h1>Waterhole</h1>
<p>The server runs, but the web client is not built yet. In the source folder: <code>make web</code></p>
<p>The interface is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>"""
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def file_or_page(path: str) -> Response:
    """The file of this path; the page for any other path, which the client then reads itself."""
    page = FOLDER / "index.html"
    if not page.is_file():
        return HTMLResponse(MISSING, 200 if path in {"", "/"} else 404)
    wanted = (FOLDER / path.lstrip("/")).resolve()
    if wanted.is_file() and wanted.is_relative_to(FOLDER.resolve()) and wanted != page:
        hashed = "assets" in wanted.parts
        return FileResponse(wanted, headers={"cache-control": FOR_EVER if hashed else "no-cache"})
    if path.startswith(("/assets/", "/api/")) or "." in path.rsplit("/", 1)[-1]:
        return Response("not found", 404, media_type="text/plain")
    return FileResponse(page, headers={"cache-control": "no-cache"})
