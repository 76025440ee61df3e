"""The porter: shows out who may not be here any more, and lets go of what has lain about for too long.

What is over stands in the store (the table `ended`), whoever wrote it: this server, another one, or a command in a
terminal. So one look every few seconds is enough for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Protocol

from fastapi import Depends
from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from sillage.server.http.people import People, Session
from sillage.server.live.hub import Hub
from sillage.server.match.hours import now
from sillage.server.store import accounts, removal
from sillage.server.store.store import Store

LOOK_SECONDS = 2.0
MARGIN_SECONDS = 60.0       # clocks of several servers differ by less
TIDY_SECONDS = 3_600.0
GONE, NO_TABLE = 4401, 4404


class Visit(Protocol):
    """A connection of somebody at a table."""

    person: str
    session: Session | None     # None of a bot, which has a token
    table: str

    def show_out(self, code: int, why: str) -> None: ...


class Porter:
    def __init__(self, store: Store, people: People, hub: Hub) -> None:
        self.store, self.people, self.hub = store, people, hub
        self.visits: set[Visit] = set()
        self._since = now()
        self._seen: dict[str, float] = {}       # what was over at the last looks, and since when

    def start(self) -> None:
        self.hub.spawn(self.hub.again_and_again(self.look, LOOK_SECONDS))
        self.hub.spawn(self.hub.again_and_again(self.tidy, TIDY_SECONDS))

    async def look(self) -> None:
        """Shows out whoever is here because of something that is over."""
        moment = self._since - MARGIN_SECONDS
        found = await self.store.read(lambda c: accounts.ended_since(c, moment))
        fresh = [(what, at) for what, at in found if self._seen.get(what) != at]
        for what, at in fresh:
            await self._over(what, at)
        self._since = max([self._since, *(at for _, at in found)])
        self._seen = dict(found)

    async def _over(self, what: str, at: float) -> None:
        kind, _, of = what.partition("-")
        if kind in ("all", "out", "old"):
            self.people.forget(of)
        if kind == "table":
            await self.hub.drop(of)
        elif kind == "copy" and (room := self.hub.rooms.get(of)) is not None:
            await room.refresh()
        for visit in [visit for visit in self.visits if _concerns(visit, what, at)]:
            visit.show_out(*((NO_TABLE, "the table was deleted") if kind == "table" else (GONE, "you are logged out")))

    async def tidy(self) -> None:
        """Guests and tables of long ago go, as it is set."""
        keeping = self.people.settings.keeping
        if keeping.guests:
            await self._all(lambda c: removal.forget_guests(c, keeping.guests))
        if keeping.tables:
            await self._all(lambda c: removal.forget_tables(c, keeping.tables))
        await self.store.write(removal.forget_ended)

    async def _all(self, some: Callable[[Connection], int]) -> None:
        """A few at a time: players wait for the same store."""
        while await self.store.write(some):
            pass


def _concerns(visit: Visit, what: str, at: float) -> bool:
    """Whether somebody is there because of what is over."""
    if what in (f"out-{visit.person}", f"table-{visit.table}"):
        return True
    session = visit.session
    return session is not None and (session.id == what or (what == f"all-{visit.person}" and session.began <= at))


def porter_of(request: HTTPConnection) -> Porter:
    porter: Porter = request.app.state.porter
    return porter


Door = Annotated[Porter, Depends(porter_of)]
