"""Keeps how games ended, while the rules that they were played by are known; a little at a time, beside play."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from sillage.errors import SillageError
from sillage.server.live.past import beside
from sillage.server.match.record import keepsake_of
from sillage.server.store import keepsakes
from sillage.server.store.archive import Stored, build_match, read_match
from sillage.server.wire.refusals import Refused

if TYPE_CHECKING:
    from sillage.server.live.hub import Hub

PAUSE = 0.1         # seconds from one game to the next
log = logging.getLogger("sillage.endings")


async def keep_endings(hub: Hub) -> None:
    """Those of some finished games of which nothing is kept yet."""
    for table_id in await hub.store.read(keepsakes.missing):
        try:
            stored = await hub.store.read(partial(read_match, table_id=table_id))
        except Refused:         # it was deleted meanwhile
            continue
        await hub.pilots.ready(stored.row.game)
        data = await beside(partial(_data, stored))
        await hub.store.write(partial(keepsakes.keep, table_id=table_id, data=data))
        await asyncio.sleep(PAUSE)


def _data(stored: Stored) -> bytes:
    """Empty where there is nothing to keep: it was closed before it began, or its rules are no longer known."""
    try:
        match = build_match(stored)
        return keepsake_of(match).written() if match.table is not None else b""
    except SillageError as error:
        log.warning("how a game ended could not be kept: %s", error, extra={"table": stored.row.id})
        return b""
