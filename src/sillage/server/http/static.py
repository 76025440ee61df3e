"""Files as browsers like them: compressed once, named by their content, asked for again only where they changed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fastapi import Request, Response

SMALLEST = 1000         # bytes that are worth compressing
TEXTS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
FOREVER = "public, max-age=31536000, immutable"     # the build names assets by their content
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/plain", ".ftl")
mimetypes.add_type("text/markdown", ".md")


@dataclass(frozen=True)
class Held:
    """A file in memory."""

    body: bytes
    zipped: bytes | None
    media_type: str
    tag: str


@lru_cache(maxsize=512)
def _hold(path: Path, changed: int) -> Held:
    body = path.read_bytes()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    zipped = None
    if len(body) >= SMALLEST and media_type.startswith(TEXTS):
        zipped = gzip.compress(body, 9, mtime=0)
    if media_type.startswith("text/"):
        media_type += "; charset=utf-8"
    return Held(body, zipped, media_type, f'"{hashlib.sha256(body).hexdigest()[:24]}"')


def is_file(path: Path) -> bool:
    """Whether there is such a file; also where no file could have that name."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def send(request: Request, path: Path, keep: str, links: str = "") -> Response:
    """A file, compressed where the browser takes it; nothing at all where it has it already."""
    held = _hold(path, path.stat().st_mtime_ns)
    headers = {"Cache-Control": keep, "ETag": held.tag, "Vary": "Accept-Encoding"} | ({"Link": links} if links else {})
    if held.tag in request.headers.get("if-none-match", "").replace("W/", ""):
        return Response(status_code=304, headers=headers)
    if held.zipped is not None and _takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(held.zipped, media_type=held.media_type, headers=headers | {"Content-Encoding": "gzip"})
    return Response(held.body, media_type=held.media_type, headers=headers)


def _takes_gzip(accepted: str) -> bool:
    offers = [offer.replace(" ", "").lower().partition(";q=") for offer in accepted.split(",")]
    return any(name in ("gzip", "*") and weight not in ("0", "0.0", "0.00", "0.000") for name, _, weight in offers)
