"""The live lobby: public tables as they come, fill and go."""

from __future__ import annotations

import asyncio

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from sillage.server.http.guard import address_of, check_origin
from sillage.server.http.play import CLOSE, manners_of
from sillage.server.http.tables import hub_of, lobby_cards
from sillage.server.ops.metrics import SOCKETS
from sillage.server.wire.messages import LobbyMessage
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import TableCard

BACKLOG = 1000
router = APIRouter()


@router.websocket("/api/lobby")
async def watch_lobby(socket: WebSocket) -> None:
    hub = hub_of(socket)
    await socket.accept()
    try:
        check_origin(socket.headers, socket.app.state.settings)
        manners_of(socket).take_from("connections", address_of(socket))
    except Refused as refused:
        await socket.close(CLOSE.get(refused.reason, 4403), str(refused)[:120])
        return
    news: asyncio.Queue[tuple[str, TableCard | None]] = asyncio.Queue(BACKLOG)

    def hear(table_id: str, shown: TableCard | None) -> None:
        if news.full():     # too slow to follow: it begins anew
            hub.spawn(socket.close(4429, "too slow"))
        else:
            news.put_nowait((table_id, shown))

    hub.lobby.add(hear)     # before reading the list, so that nothing falls in between
    reader = asyncio.create_task(_until_gone(socket))
    SOCKETS.labels("lobby").inc()
    try:
        await _send(socket, {"type": "lobby", "tables": await lobby_cards(hub)})
        while True:
            item = asyncio.create_task(news.get())
            await asyncio.wait({item, reader}, return_when=asyncio.FIRST_COMPLETED)
            if reader.done():
                item.cancel()
                return
            table_id, shown = item.result()
            gone: LobbyMessage = {"type": "gone", "id": table_id}
            await _send(socket, gone if shown is None else {"type": "table", "table": shown})
    except (WebSocketDisconnect, RuntimeError):
        return      # gone while we sent
    finally:
        SOCKETS.labels("lobby").dec()
        hub.lobby.discard(hear)
        reader.cancel()


async def _send(socket: WebSocket, message: LobbyMessage) -> None:
    await socket.send_text(orjson.dumps(message).decode())


async def _until_gone(socket: WebSocket) -> None:
    """The lobby is only listened to; what is sent to it is dropped."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
