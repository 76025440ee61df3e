"""The hub: what the server does by itself goes on after a failure."""

from __future__ import annotations

import asyncio

from sillage.server.live.hub import Hub
from sillage.server.ops.settings import Settings
from sillage.server.store.store import Store


def test_a_store_that_was_away_ends_nothing(db):
    async def run():
        store = Store(db)
        hub = Hub(Settings(db), store)
        tries, again = [], asyncio.Event()

        async def work():
            tries.append(1)
            if len(tries) == 1:
                raise ConnectionError("the store is away")
            again.set()

        hub.spawn(hub.again_and_again(work, 0))
        await asyncio.wait_for(again.wait(), 30)
        await hub.close()
        store.close()

    asyncio.run(run())
