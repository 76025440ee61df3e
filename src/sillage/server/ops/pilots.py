"""Bots outside the event loop: plain ones in threads, at once; those who search in processes of their own, by turns."""

from __future__ import annotations

import asyncio
import hmac
import math
import os
import random
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from sillage.bots import make_bot, searches
from sillage.server.ops.fair import Whose
from sillage.server.ops.rules import SEARCH, Rules
from sillage.server.ops.thinkers import Lost, Thinkers
from sillage.table.seat import SeatView

PAUSES = {"calm": (1.4, 2.2), "human": (0.5, 1.0), "instant": (0.0, 0.0)}    # seconds before a bot moves, by pace
QUICKER = "perfumer"        # plays for a bot that is late
PATIENCE = 3.0              # seconds until a bot is late
NOBODY = Whose("", "")


class Choice(NamedTuple):
    """What a bot decides, and as which level: a quicker one where its own was late."""

    code: int
    level: str


class Pilots:
    def __init__(self, search: bool = True) -> None:
        self.rules, self.thinkers = Rules(search), Thinkers()
        self._pool = ThreadPoolExecutor(max(2, os.cpu_count() or 2), thread_name_prefix="bot")

    async def choose(
        self, level: str, view: SeatView, secret: bytes, whose: Whose = NOBODY, patience: float = PATIENCE
    ) -> Choice:
        """What a bot decides. Its whims come from the table's secret, so that nobody can foresee them."""
        seed = int.from_bytes(hmac.digest(secret, f"bot/{view.seat}".encode(), "sha256")[:6], "big")
        if searches(level) and len(view.moves) > 1:
            try:
                return Choice(await self._think(level, seed, view, whose, patience), level)
            except (TimeoutError, Lost):
                level = QUICKER
        loop = asyncio.get_running_loop()
        return Choice(await loop.run_in_executor(self._pool, choose, level, seed, view), level)

    async def _think(self, level: str, seed: int, view: SeatView, whose: Whose, patience: float) -> int:
        """What a search finds. One that is not compiled (yet) is late at once."""
        if self.rules.slow or self.rules.prepare(view.game.id, SEARCH) is not None:
            raise Lost("the search is not compiled")
        code: int = await asyncio.wait_for(self.thinkers.ask(whose, choose, level, seed, view), patience)
        return code

    async def ready(self, game_id: str) -> None:
        """Returns once a game can be played."""
        await self.rules.ready(game_id)

    def prepare(self, game_id: str, levels: set[str]) -> None:
        """Begins to compile the search of a game where a bot at a table will need it."""
        if not self.rules.slow and any(searches(level) for level in levels):
            self.rules.prepare(game_id, SEARCH)

    async def wait(self, pace: str, most: float = math.inf) -> None:
        """A person likes to see what a bot does; a beat (`most`: what is left of it) never ends meanwhile."""
        await asyncio.sleep(min(random.uniform(*PAUSES[pace]), most / 2))

    async def close(self) -> None:
        await self.rules.close()
        await self.thinkers.close()
        self._pool.shutdown(wait=False, cancel_futures=True)


def choose(level: str, seed: int, view: SeatView) -> int:
    """What a level decides, here or in a thinker's process."""
    return make_bot(level, seed).choose(view)
