"""Who thinks long: searches, hints and analyses, in processes of their own, which the server asks one job at a time.

A thinker loads the compiled search and stays a while after its last job. Jobs wait in a fair queue. A job that nobody
waits for any more is dropped, or, where it was begun, its answer is.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import struct
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, BinaryIO

from sillage.kernel.compile import MODE
from sillage.server.ops.fair import FairQueue, Whose

NICE = 5                # who plays comes before who thinks
IDLE_SECONDS = 300.0
DONE, FAILED, PROGRESS = range(3)
_SIZE = struct.Struct("!I")
Progress = Callable[[int, int], None]
log = logging.getLogger("sillage.thinkers")


class Lost(Exception):
    """A thinker that ended, or a job that went wrong there."""


@dataclass
class Job:
    """Something to be thought about: a function that the thinker calls, and who waits for what it returns."""

    function: Callable[..., Any]
    args: tuple[Any, ...]
    answer: asyncio.Future[Any]
    progress: Progress | None = None


class Thinker:
    """One process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self.leaving: asyncio.TimerHandle | None = None

    async def do(self, job: Job) -> Any:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "sillage.server.ops.thinkers",
                env=os.environ | {"SILLAGE_JIT": "0" if MODE == "0" else "1"},
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
            )
        told = pickle.dumps((job.function, job.args, job.progress is not None))
        assert self._process.stdin is not None
        self._process.stdin.write(_SIZE.pack(len(told)) + told)
        while True:
            kind, what = await self._hear()
            if kind == DONE:
                return what
            if kind == FAILED:
                raise Lost(what)
            if job.progress is not None:
                job.progress(*what)

    async def _hear(self) -> tuple[int, Any]:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            size = _SIZE.unpack(await self._process.stdout.readexactly(_SIZE.size))[0]
            heard: tuple[int, Any] = pickle.loads(await self._process.stdout.readexactly(size))
        except asyncio.IncompleteReadError:
            raise Lost("a thinker ended") from None
        return heard

    async def end(self) -> None:
        if self.leaving is not None:
            self.leaving.cancel()
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


class Thinkers:
    """So many processes at most, and the queue before them."""

    def __init__(self, most: int = 0, thinker: Callable[[], Thinker] = Thinker) -> None:
        self.most, self._thinker = most or os.cpu_count() or 1, thinker
        self._queue: FairQueue[Job] = FairQueue()
        self._idle: list[Thinker] = []
        self._at_work: dict[asyncio.Task[None], Thinker] = {}
        self._leaving: asyncio.Task[None] | None = None

    async def ask(
        self, whose: Whose, function: Callable[..., Any], *args: Any, progress: Progress | None = None
    ) -> Any:
        """Has a function called elsewhere; a function that tells its progress is given `progress`, too."""
        job = Job(function, args, asyncio.get_running_loop().create_future(), progress)
        self._queue.put(whose, job)
        self._serve()
        return await job.answer

    def _serve(self) -> None:
        while len(self._at_work) < self.most and (job := self._queue.take()) is not None:
            if job.answer.done():       # nobody waits for it any more
                continue
            thinker = self._idle.pop() if self._idle else self._thinker()
            if thinker.leaving is not None:
                thinker.leaving.cancel()
            task = asyncio.create_task(self._work(thinker, job))
            self._at_work[task] = thinker
            task.add_done_callback(self._free)

    async def _work(self, thinker: Thinker, job: Job) -> None:
        try:
            found = await thinker.do(job)
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error if isinstance(error, Lost) else Lost(str(error)))
        else:
            if not job.answer.done():
                job.answer.set_result(found)

    def _free(self, task: asyncio.Task[None]) -> None:
        thinker = self._at_work.pop(task)
        if task.cancelled():
            return
        thinker.leaving = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._let_go, thinker)
        self._idle.append(thinker)
        self._serve()

    def _let_go(self, thinker: Thinker) -> None:
        self._idle.remove(thinker)
        self._leaving = asyncio.create_task(thinker.end())

    async def close(self) -> None:
        thinkers = (*self._idle, *self._at_work.values())
        for task in list(self._at_work):
            task.cancel()
        await asyncio.gather(*(thinker.end() for thinker in thinkers))


# ---- in the thinker's process ----------------------------------------------------------------------
def _tell(out: BinaryIO, kind: int, what: Any) -> None:
    told = pickle.dumps((kind, what))
    out.write(_SIZE.pack(len(told)) + told)
    out.flush()


def _listen(told: BinaryIO, jobs: SimpleQueue[bytes]) -> None:
    """Ends with its input, whose other end the server holds: also in the midst of a job."""
    while len(head := told.read(_SIZE.size)) == _SIZE.size:
        jobs.put(told.read(_SIZE.unpack(head)[0]))
    os._exit(0)


def _work(jobs: SimpleQueue[bytes], out: BinaryIO) -> None:
    while True:
        try:
            function, args, tells = pickle.loads(jobs.get())
            more = {"progress": lambda done, total: _tell(out, PROGRESS, (done, total))} if tells else {}
            _tell(out, DONE, function(*args, **more))
        except Exception as error:
            _tell(out, FAILED, f"{type(error).__name__}: {error}")


def _main() -> None:
    os.nice(NICE)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)       # what is printed is no answer
    jobs = SimpleQueue[bytes]()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    _work(jobs, out)


if __name__ == "__main__":
    _main()
