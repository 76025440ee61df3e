"""Bots, asked outside the event loop: compiled code runs in threads, and a strong bot may think long."""

from __future__ import annotations

import asyncio
import hmac
import os
import random
from concurrent.futures import ThreadPoolExecutor

from sillage.bots import make_bot
from sillage.table.seat import SeatView


class Pilots:
    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max(2, os.cpu_count() or 2), thread_name_prefix="bot")

    async def choose(self, level: str, view: SeatView, secret: bytes) -> int:
        """What a bot decides. Its whims come from the table's secret, so that nobody can foresee them."""
        seed = int.from_bytes(hmac.digest(secret, f"bot/{view.seat}".encode(), "sha256")[:6], "big")
        return await asyncio.get_running_loop().run_in_executor(self._pool, make_bot(level, seed).choose, view)

    async def wait(self, pace: str) -> None:
        """A person likes to see what a bot does."""
        if pace == "human":
            await asyncio.sleep(random.uniform(0.5, 1.3))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
