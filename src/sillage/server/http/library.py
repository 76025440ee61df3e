"""Games, editions, rules and texts, to read."""

from __future__ import annotations

import json
import secrets
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import Connection, func, select
from starlette.requests import HTTPConnection

from sillage.bots import LEVELS
from sillage.errors import EditionError, SetupError
from sillage.kernel.edition import Edition, check_edition, editions_of, load_edition, parse_edition
from sillage.kernel.found import game_ids
from sillage.kernel.game import Game, find_game
from sillage.server.http.people import Me, Visitor
from sillage.server.http.static import is_file, send
from sillage.server.http.uploads import Reading
from sillage.server.match import hours
from sillage.server.store import schema
from sillage.server.store.editions import find_edition
from sillage.server.store.store import Store
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import EditionCard, GameCard
from sillage.texts import LANGUAGES, rules_page, text_file, texts

router = APIRouter(prefix="/api", tags=["library"])
_e = schema.editions.c


def store_of(request: HTTPConnection) -> Store:
    store: Store = request.app.state.store
    return store


Shelf = Annotated[Store, Depends(store_of)]


def _card(edition: Edition, edition_id: str | None = None) -> EditionCard:
    tables = [{"name": name, "status": t.status, "source": t.source} for name, t in edition.tables()]
    return EditionCard.model_validate({
        "id": edition_id or edition.id, "game": edition.game, "name": edition.name, "about": edition.about,
        "reconstructed": edition.reconstructed(), "tables": tables,
    })


def _title(game_id: str, language: str) -> dict[str, str]:
    tr = texts(language)
    return {"name": tr(f"{game_id}-name"), "about": tr(f"{game_id}-about")}


@cache
def game_cards() -> list[GameCard]:
    """All games, read once: it takes a third of a second."""
    cards = []
    for game_id in game_ids():
        game = find_game(game_id)
        cards.append(GameCard.model_validate({
            "id": game.id, "name": game.name, "players": list(game.players),
            "titles": {language: _title(game_id, language) for language in LANGUAGES},
            "options": [{"id": o.id, "values": list(o.values), "default": o.default} for o in game.options],
            "phases": game.phases, "endings": game.endings, "has_secrets": game.has_secrets,
            "simultaneous": game.simultaneous,
            "editions": [_card(load_edition(game_id, which)) for which in editions_of(game_id)],
            "colour": game.colour, "cover": f"/api/games/{game.id}/cover.svg" if game.cover.is_file() else None,
            "tempo": None if game.tempo is None else vars(game.tempo), "automata": game.automata,
            "texts": [language for language in LANGUAGES if text_file(game.id, language).is_file()],
            "rules": [language for language in LANGUAGES if rules_page(game.id, language).is_file()],
        }))
    return cards


@router.get("/games")
def list_games() -> list[GameCard]:
    return game_cards()


@router.get("/games/{game_id}/cover.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
def show_cover(request: Request, game_id: str) -> Response:
    """A game's picture."""
    return _file(request, _known_game(game_id).cover)


@router.get("/games/{game_id}/texts/{language}.ftl", response_class=PlainTextResponse)
def show_game_texts(request: Request, game_id: str, language: str) -> Response:
    """A game's own texts."""
    return _file(request, text_file(_known_game(game_id).id, _spoken(language)))


def _known_game(game_id: str) -> Game:
    try:
        return find_game(game_id)
    except SetupError as error:
        raise Refused("not-found", str(error)) from None


@router.get("/levels")
def list_levels() -> list[str]:
    return list(LEVELS)


@router.get("/editions/{edition_id}")
async def show_edition(
    shelf: Shelf, me: Visitor, edition_id: str, game: Annotated[str, Query(max_length=40)]
) -> dict[str, Any]:
    """A whole edition as data, also what records leave out."""
    return (await find_edition(shelf, game, edition_id, me.id if me else None)).model_dump(mode="json")


@router.get("/me/editions")
async def my_editions(shelf: Shelf, me: Me) -> list[EditionCard]:
    query = select(_e.id, _e.data).where(_e.owner == me.id).order_by(_e.created)
    rows = await shelf.read(lambda c: c.execute(query).all())
    return [_card(check_edition(json.loads(row.data)), row.id) for row in rows]


TOML_BODY = {"requestBody": {"required": True, "content": {"application/toml": {"schema": {"type": "string"}}}}}


@router.post("/editions", status_code=201, openapi_extra=TOML_BODY)
async def upload_edition(request: Request, shelf: Shelf, uploads: Reading, me: Me) -> EditionCard:
    """An edition of one's own (TOML), checked by the schema."""
    raw = await request.body()
    try:
        edition = await uploads.read(request, me, lambda: parse_edition(raw))
    except EditionError as error:
        raise Refused("bad-edition", str(error)[:2000]) from None
    most = request.app.state.settings.limits.editions
    edition_id = f"my-{edition.id[:24]}-{secrets.token_hex(4)}"

    def insert(connection: Connection) -> None:
        if connection.execute(select(func.count()).where(_e.owner == me.id)).scalar_one() >= most:
            raise Refused("too-many", f"you have {most} editions already")
        row = {"id": edition_id, "owner": me.id, "game": edition.game, "created": hours.now(),
               "data": json.dumps(edition.data(), ensure_ascii=False)}
        connection.execute(schema.editions.insert(), row)

    await shelf.write(insert)
    return _card(edition, edition_id)


@router.get("/rules/{page}.md", response_class=PlainTextResponse)
def show_rules(request: Request, page: str) -> Response:
    """A rules page: `<game>.<language>.md`."""
    game, _, language = page.partition(".")
    return _file(request, rules_page(_known_game(game).id, _spoken(language)))


@router.get("/locales/{language}/{name}.ftl", response_class=PlainTextResponse)
def show_texts(request: Request, language: str, name: str) -> Response:
    """A Fluent file."""
    if not name.replace("_", "").isalpha() or not name.isascii():
        raise Refused("not-found", "there are no such texts")
    return _file(request, text_file(name, _spoken(language)))


def _spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("not-found", f"there are no texts in that language; there are: {', '.join(LANGUAGES)}")
    return language


def _file(request: Request, path: Path) -> Response:
    if not is_file(path):
        raise Refused("not-found", f"there is no {path.name[:100]}")
    return send(request, path, "no-cache")
