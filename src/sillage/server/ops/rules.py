"""The rules of this server's games: interpreted until another process has compiled them.

Compiling takes a while: some ten seconds of a processor, a minute for the search. So a first table is played by
interpreted rules, which are quick enough for people; other processes compile, and the compiled rules are taken where
the interpreted ones left off, between two moves. What was compiled once on a machine is found by every later server.
"""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import IO

from sillage.kernel.compile import APART, JIT, MODE
from sillage.kernel.edition import load_edition
from sillage.kernel.folder import cache_folder
from sillage.kernel.game import Game, find_game
from sillage.kernel.native import Told, borrow, export, native_file, publish, same
from sillage.kernel.play import Boundary
from sillage.table.position import Position

RULES, SEARCH, CHANCES = "rules", "search", "chances"
NICE = 10               # who plays comes before who compiles
MOVES_TRIED = 40        # of a game that compiled rules must play as interpreted ones do, before they are used
log = logging.getLogger("sillage.rules")


class Rules:
    def __init__(self, search: bool = True) -> None:
        self.slow = MODE == "0" or not search       # nobody searches: interpreted for good, it would take minutes
        self.progress: dict[str, tuple[int, int]] = {}      # of the games whose rules are being compiled
        self.watch: Callable[[str], None] = lambda game_id: None    # is told of every step
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._loader = ThreadPoolExecutor(2, thread_name_prefix="load")
        self._processes: set[asyncio.subprocess.Process] = set()

    async def ready(self, game_id: str) -> None:
        """Returns once a game can be played; where it must be compiled, that only begins."""
        await self._in_thread(open_doors, game_id)
        if MODE == APART and self.prepare(game_id, RULES) is None:
            await self._take_over(game_id)

    def prepare(self, game_id: str, what: str) -> asyncio.Task[None] | None:
        """Begins to compile where that is not done; None where there is nothing to do (any more)."""
        key = game_id, what
        task = self._tasks.get(key)
        if task is not None and not task.done():
            return task
        if MODE == "0" or _compiled(game_id, what):
            return None
        self._tasks[key] = asyncio.create_task(self._compile(game_id, what))
        return self._tasks[key]

    async def compiled(self, game_id: str, what: str) -> None:
        """Waits until something is compiled."""
        if (task := self.prepare(game_id, what)) is not None:
            await asyncio.shield(task)

    async def _compile(self, game_id: str, what: str) -> None:
        began = time.monotonic()
        log.info("compiling the %s of %s, once on this machine", what, game_id)
        try:
            failed = await self._run(game_id, what)
        finally:
            if what == RULES:
                self._tell(game_id, None)
        if failed:
            log.warning("the %s of %s could not be compiled", what, game_id)
            return
        log.info("%s of %s ready after %.1f s", what, game_id, time.monotonic() - began)
        if what == RULES and MODE == APART:
            await self._take_over(game_id)

    async def _run(self, game_id: str, what: str) -> int:
        """The compiling process; it ends with the server, which holds its input."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sillage.server.ops.rules", game_id, what, env=os.environ | {"SILLAGE_JIT": "1"},
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        )
        self._processes.add(process)
        try:
            assert process.stdout is not None
            while line := await process.stdout.readline():
                if what == RULES:
                    done, total = map(int, line.split())
                    self._tell(game_id, (done, total))
            return await process.wait()
        finally:
            self._processes.discard(process)

    def _tell(self, game_id: str, progress: tuple[int, int] | None) -> None:
        if progress is None:
            self.progress.pop(game_id, None)
        else:
            self.progress[game_id] = progress
        self.watch(game_id)

    async def _take_over(self, game_id: str) -> None:
        """From the next move on a game is played by its compiled rules."""
        await self._in_thread(take_over, game_id)

    async def _in_thread(self, work: Callable[[str], None], game_id: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._loader, work, game_id)

    async def close(self) -> None:
        processes = list(self._processes)
        for task in self._tasks.values():
            task.cancel()
        for process in processes:
            process.kill()
            await process.wait()
        self._loader.shutdown(wait=False, cancel_futures=True)


# ---- in the server's process -----------------------------------------------------------------------
def open_doors(game_id: str) -> None:
    """Loads the rules of a game, so that no event loop waits for it; where they are compiled here, all of them."""
    find_game(game_id).boundary  # noqa: B018 (it is made when first asked for)
    if JIT:
        load(game_id)


_taken_over: dict[str, Boundary] = {}


def take_over(game_id: str) -> None:
    """The compiled doors in the place of the interpreted ones, once."""
    file = native_file(game_id)
    if file is None or game_id in _taken_over:
        return
    game = find_game(game_id)
    _taken_over[game_id] = borrow(game, file)
    game.go_through(_taken_over[game_id])


def _compiled(game_id: str, what: str) -> bool:
    return (what == RULES and JIT) or _done(game_id, what)


def _done(game_id: str, what: str) -> bool:
    """Whether it lies in the cache."""
    return (native_file(game_id) is not None) if what == RULES else _mark(game_id, what).exists()


def _mark(game_id: str, what: str) -> Path:
    """Stands in the cache once everything is compiled."""
    return cache_folder() / f"{game_id}-{what}.ready"


# ---- in a process that compiles --------------------------------------------------------------------
def compile_apart(game_id: str, what: str, told: Told) -> None:
    """Compiles the rules of a game for servers, or one of the things that thinkers need."""
    if what != RULES:
        load(game_id, what)
        return
    draft = export(find_game(game_id), told)
    environment = os.environ | {"SILLAGE_JIT": APART}
    trial = [sys.executable, "-m", "sillage.server.ops.rules", game_id, "try", str(draft)]
    subprocess.run(trial, env=environment, check=True)
    publish(draft)


def try_out(game: Game, file: Path) -> bool:
    """Whether compiled rules play as the interpreted ones do, in a process that nobody misses if it fails."""
    interpreted, parts = game.boundary, load_edition(game.id).compile()
    compiled = borrow(game, file)
    return all(
        same(game, parts, Position.start(game, parts, players, seed=players).desk, interpreted, compiled, MOVES_TRIED)
        for players in (game.players.start, game.players.stop - 1)
    )


def load(game_id: str, what: str = RULES) -> None:
    """Calls everything compiled that a table, a search or a judge of this game needs."""
    from sillage.arena.chances import Judge
    from sillage.bots import make_bot
    from sillage.bots.search import SearchBot
    from sillage.table.table import Table

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


def end_with_the_server() -> None:
    """The server holds the other end of our input: however it ends, nobody waits for us any more."""
    while os.read(0, 1):        # not by sys.stdin: its lock would be held when Python ends, which aborts then
        pass
    os._exit(1)


def _wait_for(turn: IO[str]) -> None:
    """One process at a time compiles a thing; whoever waited finds what was made. Elsewhere than on Unix two may."""
    with suppress(ImportError):
        import fcntl

        fcntl.flock(turn, fcntl.LOCK_EX)


def _main(game_id: str, what: str, *more: str) -> int:
    if what == "try":
        return 0 if try_out(find_game(game_id), Path(more[0])) else 1
    os.nice(NICE)
    threading.Thread(target=end_with_the_server, daemon=True).start()
    with (cache_folder() / f"{game_id}-{what}.lock").open("w") as turn:
        _wait_for(turn)
        if not _done(game_id, what):
            compile_apart(game_id, what, lambda done, total: print(done, total, flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(_main(*sys.argv[1:]))
