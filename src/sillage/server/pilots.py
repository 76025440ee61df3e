"""Bots and rules outside the event loop: compiled code runs in threads, and a strong bot may think long."""

from __future__ import annotations

import asyncio
import hmac
import os
import random
from concurrent.futures import ThreadPoolExecutor

from sillage.bots import make_bot
from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game
from sillage.table.seat import SeatView
from sillage.table.table import Table


class Pilots:
    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max(2, os.cpu_count() or 2), thread_name_prefix="bot")
        self._compiler = ThreadPoolExecutor(2, thread_name_prefix="compile")
        self._ready: dict[str, asyncio.Future[None]] = {}

    async def choose(self, level: str, view: SeatView, secret: bytes) -> int:
        """What a bot decides. Its whims come from the table's secret, so that nobody can foresee them."""
        seed = int.from_bytes(hmac.digest(secret, f"bot/{view.seat}".encode(), "sha256")[:6], "big")
        return await asyncio.get_running_loop().run_in_executor(self._pool, make_bot(level, seed).choose, view)

    async def ready(self, game_id: str) -> None:
        """Waits until the rules of a game are compiled (once on a machine: some ten seconds)."""
        if game_id not in self._ready:
            loop = asyncio.get_running_loop()
            self._ready[game_id] = loop.run_in_executor(self._compiler, compile_rules, game_id)
        await asyncio.shield(self._ready[game_id])

    async def wait(self, pace: str) -> None:
        """A person likes to see what a bot does."""
        if pace == "human":
            await asyncio.sleep(random.uniform(0.5, 1.3))

    def close(self) -> None:
        for pool in (self._pool, self._compiler):
            pool.shutdown(wait=False, cancel_futures=True)


def compile_rules(game_id: str) -> None:
    """Has everything compiled that a table of this game needs, so that no event loop waits for it."""
    game = find_game(game_id)
    table = Table(game, load_edition(game_id), ["a", "b", "c", "d"][: game.players.start], forced=True)
    seat = table.asked[0]
    table.play(make_bot("greedy").choose(table.seat_view(seat)), seat)
    table.position.scores()
    table.position.put(table.position.state.copy())
