"""What people bring from elsewhere, read one after the other by a worker of its own: the event loop goes on meanwhile,
and nobody has more than one file read at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, TypeVar

from fastapi import Depends
from starlette.requests import HTTPConnection

from sillage.server.http.guard import Buckets, address_of
from sillage.server.http.people import Person
from sillage.server.ops.settings import Limits
from sillage.server.wire.refusals import Refused

T = TypeVar("T")
ADDRESS = 3         # an address may have so many times what a person may: a club sits behind one


class Uploads:
    def __init__(self, limits: Limits) -> None:
        at_once, a_second = limits.uploads_at_once, limits.uploads_a_minute / 60
        self._people, self._addresses = Buckets(at_once, a_second), Buckets(ADDRESS * at_once, ADDRESS * a_second)
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="upload")
        self._most, self._reading = limits.uploads_waiting, set[str]()

    async def read(self, request: HTTPConnection, me: Person, job: Callable[[], T]) -> T:
        """Has a file read by the worker."""
        self._people.take(me.id, "uploads")
        self._addresses.take(address_of(request), "uploads from your address")
        if me.id in self._reading:
            raise Refused("too-many", "your last upload is still being read; wait until it is answered", retry=1)
        if len(self._reading) >= self._most:
            raise Refused("busy", "many uploads are being read; try again in a little while", retry=5)
        self._reading.add(me.id)
        work = asyncio.get_running_loop().run_in_executor(self._worker, job)
        work.add_done_callback(lambda _: self._reading.discard(me.id))      # also where nobody waits for it any more
        return await work

    def close(self) -> None:
        self._worker.shutdown(cancel_futures=True)


def _uploads_of(request: HTTPConnection) -> Uploads:
    uploads: Uploads = request.app.state.uploads
    return uploads


Reading = Annotated[Uploads, Depends(_uploads_of)]
