"""Bots and rules outside the event loop: compiled code runs in threads, and a strong bot may think long.

Rules are compiled once on a machine, and that takes a while: some ten seconds, a minute for the search. Numba
holds the interpreter meanwhile, so it is done in a process of its own, which leaves the result in the cache.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import os
import random
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from sillage.arena.chances import Judge
from sillage.bots import make_bot
from sillage.bots.search import SearchBot
from sillage.kernel.compile import JIT, cache_folder
from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game
from sillage.table.seat import SeatView
from sillage.table.table import Table

PAUSES = {"calm": (1.4, 2.2), "human": (0.5, 1.0), "instant": (0.0, 0.0)}    # seconds before a bot moves, by pace
RULES, SEARCH, CHANCES = "rules", "search", "chances"
log = logging.getLogger("sillage.pilots")


class Pilots:
    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max(2, os.cpu_count() or 2), thread_name_prefix="bot")
        self._loader = ThreadPoolExecutor(2, thread_name_prefix="load")
        self._ready: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._compiling: set[asyncio.subprocess.Process] = set()

    async def choose(self, level: str, view: SeatView, secret: bytes) -> int:
        """What a bot decides. Its whims come from the table's secret, so that nobody can foresee them."""
        if searches(level):
            await self.ready(view.game.id, SEARCH)
        seed = int.from_bytes(hmac.digest(secret, f"bot/{view.seat}".encode(), "sha256")[:6], "big")
        return await asyncio.get_running_loop().run_in_executor(self._pool, make_bot(level, seed).choose, view)

    async def ready(self, game_id: str, what: str = RULES) -> None:
        """Waits until the rules of a game, its search, or what tells win chances, are compiled and loaded."""
        key = game_id, what
        if key not in self._ready:
            self._ready[key] = asyncio.create_task(self._load(game_id, what))
        try:
            await asyncio.shield(self._ready[key])
        except Exception:
            self._ready.pop(key, None)      # tried again when it is asked for again
            raise

    def prepare(self, game_id: str, levels: set[str]) -> None:
        """Begins to compile the search of a game where a bot at a table will need it."""
        if (game_id, SEARCH) not in self._ready and any(searches(level) for level in levels):
            self._ready[game_id, SEARCH] = asyncio.create_task(self._load(game_id, SEARCH))

    async def _load(self, game_id: str, what: str) -> None:
        began = time.monotonic()
        if JIT and not _mark(game_id, what).exists():
            log.info("compiling the %s of %s, once on this machine", what, game_id)
            await self._compile(game_id, what)
        await asyncio.get_running_loop().run_in_executor(self._loader, load, game_id, what)
        log.info("%s of %s ready after %.1f s", what, game_id, time.monotonic() - began)

    async def _compile(self, game_id: str, what: str) -> None:
        """In another process; what it fails to do is done when the rules are loaded."""
        nothing = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sillage.server.ops.pilots", game_id, what,
            stdin=asyncio.subprocess.PIPE, stdout=nothing, stderr=nothing,
        )
        self._compiling.add(process)
        try:
            if await process.wait() != 0:
                log.warning("the %s of %s could not be compiled apart", what, game_id)
        finally:
            self._compiling.discard(process)

    async def wait(self, pace: str, most: float | None = None) -> None:
        """A person likes to see what a bot does; a beat (`most`: what is left of it) never ends meanwhile."""
        pause = random.uniform(*PAUSES[pace])
        await asyncio.sleep(pause if most is None else min(pause, max(most, 0) / 2))

    def close(self) -> None:
        for task in self._ready.values():
            task.cancel()
        for process in self._compiling:
            process.kill()
        for pool in (self._pool, self._loader):
            pool.shutdown(wait=False, cancel_futures=True)


@cache
def searches(level: str) -> bool:
    """Whether a level of bot searches, for which more must be compiled than the rules."""
    return isinstance(make_bot(level), SearchBot)


def load(game_id: str, what: str) -> None:
    """Loads everything compiled that a table of this game needs, so that no event loop waits for it."""
    game = find_game(game_id)
    table = Table(game, load_edition(game_id), ["a", "b", "c", "d"][: game.players.start], forced=True)
    seat = table.asked[0]
    if what == SEARCH:
        SearchBot("first", sims=1).think(table.seat_view(seat))
    if what == CHANCES:
        Judge(game, table.position.parts, len(table.seats), sims=1).wins(table.position.state)
    table.play(make_bot("greedy").choose(table.seat_view(seat)), seat)
    table.position.scores()
    table.position.put(table.position.state.copy())
    if JIT:
        _mark(game_id, what).touch()


def _mark(game_id: str, what: str) -> Path:
    """Stands in the cache once everything is compiled."""
    return cache_folder() / f"{game_id}-{what}.ready"


def _end_with_the_server() -> None:
    """The server holds the other end of our input: however it ends, nobody waits for us any more."""
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    load(sys.argv[1], sys.argv[2])
