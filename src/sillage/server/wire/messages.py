"""What goes over the sockets to clients. What clients say is in `sillage.server.match.commands`."""

from __future__ import annotations

from typing import Literal, NotRequired

import orjson
from typing_extensions import TypedDict

from sillage.server.wire.shapes import ChatLine, ErrorBody, TableCard, TableData
from sillage.server.wire.views import ClocksData, EventData, LegalData, ResultData, Text, ViewChanges, ViewData


class TableMessage(TypedDict):
    type: Literal["table"]
    table: TableData
    chat: NotRequired[list[ChatLine]]       # the last lines, in the first message


Told = TypedDict("Told", {
    "seq": int,
    "seat": int | None,
    "decision": int,
    "from": int,
    "events": list[EventData],
    "asked": list[int],
    "legal": list[LegalData],
    "undo": bool,
    "clocks": ClocksData | None,
    "result": ResultData | None,
})


class StateMessage(Told):
    type: Literal["state"]
    view: ViewData


class PatchMessage(Told):
    type: Literal["patch"]
    base: int                   # the `seq` of the last state, which this one follows
    view: ViewChanges


class ChatMessage(TypedDict):
    type: Literal["chat"]
    chat: ChatLine


class NoteMessage(TypedDict):
    """Something that players should know, as a line of the log."""

    type: Literal["note"]
    text: Text


class CompilingMessage(TypedDict):
    """How far the rules are compiled; meanwhile they are interpreted, and play goes on."""

    type: Literal["compiling"]
    done: int
    total: int


class OkMessage(TypedDict):
    type: Literal["ok"]
    key: str | None
    seq: int


class ErrorMessage(TypedDict):
    type: Literal["error"]
    key: str | None
    error: ErrorBody


class PingMessage(TypedDict):
    type: Literal["ping"]
    t: int


PlayMessage = (
    TableMessage | StateMessage | PatchMessage | ChatMessage | NoteMessage | CompilingMessage | OkMessage | ErrorMessage
    | PingMessage
)


class LobbyTables(TypedDict):
    type: Literal["lobby"]
    tables: list[TableCard]


class LobbyTable(TypedDict):
    type: Literal["table"]
    table: TableCard


class LobbyGone(TypedDict):
    type: Literal["gone"]
    id: str


LobbyMessage = LobbyTables | LobbyTable | LobbyGone


def written(message: PlayMessage) -> bytes:
    """A message as it goes over the socket."""
    return orjson.dumps(message)
