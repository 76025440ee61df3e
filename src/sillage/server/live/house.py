"""What a room needs of those around it: who looks at its table, and the server that it is in."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from sillage.server.match.commands import Command, Who
from sillage.server.match.match import Match
from sillage.server.match.patches import Known
from sillage.server.ops.pilots import Pilots
from sillage.server.ops.settings import Settings
from sillage.server.store.store import Change, Store


class Watcher(Protocol):
    """A connection that looks at a table."""

    person: str
    seen: int
    patches: bool           # whether it takes what has changed in place of a whole state
    known: Known | None     # what that is told against

    def eye(self, match: Match) -> int | None:
        """In whose eyes it sees the game."""
        ...

    def send(self, message: bytes) -> None: ...


class House(Protocol):
    """What a room needs of the server that it is in (`hub.py`)."""

    settings: Settings
    store: Store
    pilots: Pilots

    async def command(self, table_id: str, who: Who, command: Command, lag: float = 0) -> int: ...

    async def keep(self, match: Match, changes: list[Change], quiet: bool) -> None: ...

    async def overtaken(self) -> None: ...

    async def read(self, table_id: str) -> Match: ...

    async def catch_up(self, match: Match) -> bool: ...

    def card_changed(self, match: Match) -> None: ...

    def tell(self, message: dict[str, Any]) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]: ...
