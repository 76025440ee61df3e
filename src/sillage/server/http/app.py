"""The ASGI app: everything put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from sillage import __version__
from sillage.server.http import (
    account,
    admin,
    history,
    imports,
    learning,
    library,
    lobby,
    pages,
    people,
    play,
    porter,
    ratings,
    tables,
)
from sillage.server.http.guard import Guard, Manners, may_measure
from sillage.server.http.uploads import Uploads
from sillage.server.live.hub import Hub
from sillage.server.live.learning import Learning
from sillage.server.ops.metrics import REFUSALS
from sillage.server.ops.settings import Settings
from sillage.server.store.hold import Hold
from sillage.server.store.store import Store
from sillage.server.wire.refusals import STATUS, Refused
from sillage.server.wire.shapes import REFUSALS as REFUSED

log = logging.getLogger("sillage.app")
REASONS = {status: reason for reason, status in STATUS.items()} | {
    400: "invalid", 403: "forbidden", 404: "not-found", 405: "no-method", 415: "invalid",
}


def create_app(settings: Settings) -> ASGIApp:
    """The app of a server with these settings."""
    app = FastAPI(
        title="Sillage", version=__version__, openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
        lifespan=_lifespan, responses=REFUSED,
    )
    app.state.settings = settings
    for module in (account, tables, lobby, play, history, learning, imports, ratings, library, admin):
        app.include_router(module.router)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _failed)
    app.add_api_route("/healthz", _healthz, include_in_schema=False)
    app.add_api_route("/metrics", _metrics, include_in_schema=False)
    if settings.static.is_dir():
        app.add_api_route("/t/{table_id}", pages.table_page, include_in_schema=False)
        app.add_api_route("/{path:path}", pages.page, include_in_schema=False)
    return Guard(app, settings)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    hold = Hold(settings.db)
    store = app.state.store = Store(settings.db)
    hub = app.state.hub = Hub(settings, store)
    app.state.people = people.People(settings, store)
    await app.state.people.start()
    app.state.manners = Manners(settings.limits)
    app.state.uploads = Uploads(settings.limits)
    app.state.learning = Learning(store, hub.pilots)
    await hub.start()
    if settings.ahead:
        hub.spawn(asyncio.to_thread(library.game_cards))        # nobody waits for it
    app.state.porter = porter.Porter(store, app.state.people, hub)
    app.state.porter.start()
    yield
    await hub.close()
    await app.state.learning.close()
    app.state.uploads.close()
    store.close()
    hold.close()


async def _healthz(request: Request) -> JSONResponse:
    """Whether tables can be played here; 503 with the reason where the database can't be read or written."""
    store: Store = request.app.state.store
    await store.read(lambda c: c.execute(text("SELECT 1")).scalar_one())
    if store.trouble is not None:
        raise Refused("busy", store.trouble, retry=5)
    return JSONResponse({"status": "ok", "version": __version__, "tables": len(request.app.state.hub.rooms)})


def _metrics(request: Request) -> Response:
    """For this machine, and for a monitor elsewhere that has the token; to others there is nothing here."""
    if not may_measure(request, request.app.state.settings.metrics_token):
        raise Refused("not-found", "there is nothing here")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


# ---- errors ----------------------------------------------------------------------------------------
def _answer(refused: Refused) -> JSONResponse:
    REFUSALS.labels(refused.reason).inc()
    headers = {} if refused.retry is None else {"Retry-After": str(max(1, round(refused.retry)))}
    return JSONResponse({"error": refused.data()}, status_code=refused.status, headers=headers)


def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return _answer(error)


def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(step) for step in first["loc"])
    return _answer(Refused("invalid", f"{where}: {first['msg']}"))


def _http_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    body = Refused(REASONS.get(error.status_code, "invalid"), str(error.detail)).data()
    return JSONResponse({"error": body}, status_code=error.status_code, headers=error.headers)


def _failed(request: Request, error: Exception) -> JSONResponse:
    log.error("a request failed", exc_info=error)
    return _answer(Refused("failed", "something went wrong; nothing of your request may have been done"))
