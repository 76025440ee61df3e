"""The pages of the browser client, each sent with the names of what it will need: a slow line fetches all at once.

The client's build lists its files in manifest.json (https://vite.dev/guide/backend-integration); a `Link` header
names those of a page.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from fastapi import Request, Response

from sillage.server.http.people import Registry
from sillage.server.http.static import FOREVER, is_file, send
from sillage.server.http.tables import Tables, room_for
from sillage.server.wire.refusals import Refused

COOKIE = "sillage-language"
# Modules of the client, as the manifest names them.
BASE = "src/lib/base.{language}.ts"
TABLE = "src/pages/TablePage.svelte"
BOARD = "src/games/{game}/index.ts"
PLAIN = "src/games/plain/index.ts"      # the board of a game that has none of its own
TEXTS = "src/games/{game}/texts/{language}.ftl?raw"


def page(request: Request, path: str) -> Response:
    """A file of the client, or its page for every other address."""
    static = _static(request)
    if path.startswith("api/"):
        raise Refused("not-found", "there is no such endpoint; GET /api/openapi.json lists them")
    wanted = static / path
    if is_file(wanted) and (wanted := wanted.resolve()).is_relative_to(static):
        return send(request, wanted, FOREVER if wanted.is_relative_to(static / "assets") else "max-age=60")
    return _page(request, BASE)


async def table_page(request: Request, hub: Tables, people: Registry, table_id: str) -> Response:
    """The page of a table: who may look at it is told which board it needs."""
    try:
        room = await room_for(hub, table_id, await people.of(request), request.query_params.get("code"), replay=True)
    except Refused:     # the client says why
        return _page(request, BASE, TABLE)
    game = room.match.game.id
    return _page(request, BASE, TABLE, _of(game, BOARD), _of(game, TEXTS))


def _of(game: str, module: str) -> str:
    return module.replace("{game}", game)


def _static(request: Request) -> Path:
    static: Path = request.app.state.settings.static
    return static.resolve()


def _page(request: Request, *modules: str) -> Response:
    static = _static(request)
    spoken = request.cookies.get(COOKIE) or request.headers.get("accept-language", "")
    language = "fr" if spoken.lower().startswith("fr") else "en"
    names = tuple(name.replace("{language}", language) for name in modules)
    manifest = static / "manifest.json"
    links = _links(static, manifest.stat().st_mtime_ns, names) if manifest.is_file() else ""
    return send(request, static / "index.html", "no-cache", links)


@lru_cache(maxsize=64)
def _links(static: Path, changed: int, modules: tuple[str, ...]) -> str:
    manifest = json.loads((static / "manifest.json").read_text(encoding="utf-8"))
    named = (static / "index.html").read_text(encoding="utf-8")
    known = (PLAIN if module.endswith("/index.ts") and module not in manifest else module for module in modules)
    files = dict.fromkeys(file for module in known for file in _files(manifest, module))
    return ", ".join(_link(file) for file in files if file not in named)


def _files(manifest: dict[str, Any], name: str) -> Iterator[str]:
    """A module's file, its style sheets, and those of what it imports."""
    part = manifest.get(name)
    if part is None:
        return
    yield from (part["file"], *part.get("css", ()))
    for other in part.get("imports", ()):
        yield from _files(manifest, other)


def _link(file: str) -> str:
    kind = "preload; as=style" if file.endswith(".css") else "modulepreload"
    return f"</{file}>; rel={kind}; crossorigin"
