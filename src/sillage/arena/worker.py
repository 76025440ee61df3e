"""Worker processes that play jobs, and a command to run a file of jobs on a machine of its own.

    python -m sillage.arena.worker JOBS.jsonl OUT.jsonl --jobs 16

A worker reads jobs from its input, one a line, and answers each with a line. It ends with its input, so no worker
outlives whoever started it, even by SIGKILL. A worker that dies loses no game: its job is given to another.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Protocol

from sillage.arena.counts import Count
from sillage.arena.match import Job
from sillage.arena.results import append, finished
from sillage.arena.tally import Tally

Result = dict[str, Any]
KINDS: dict[str, Callable[[dict[str, Any]], Task]] = {
    "Job": Job.of, "Count": lambda data: Count(**data), "Tally": lambda data: Tally(**data),
}
TRIES = 3       # workers that a task may kill before it is given up


class Task(Protocol):
    """A game to be played, or a trial of a study."""

    @property
    def id(self) -> str: ...

    @property
    def compiles(self) -> str:
        """What has to be compiled for it: tasks that say the same share it."""
        ...

    def data(self) -> dict[str, Any]: ...

    def run(self) -> Result: ...


def line_of(task: Task) -> str:
    """A task as a worker reads it."""
    return json.dumps({type(task).__name__: task.data()}) + "\n"


def task_of(line: str) -> Task:
    ((kind, data),) = json.loads(line).items()
    return KINDS[kind](data)


def serve(jobs: IO[str], answers: IO[str]) -> None:
    """Plays jobs until there are no more."""
    for line in jobs:
        answers.write(json.dumps(task_of(line).run()) + "\n")
        answers.flush()


class Worker:
    """A process that plays one job at a time."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "sillage.arena.worker", "--serve"]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env, start_new_session=True
        )

    def play(self, job: Task) -> Result | None:
        """The job's result; None where the process died."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(line_of(job))
            self.process.stdin.flush()
            line = self.process.stdout.readline()
            return dict(json.loads(line)) if line.endswith("\n") else None
        except (BrokenPipeError, json.JSONDecodeError):
            return None

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


class LostJob(RuntimeError):
    """A job that killed every worker it was given to."""


def play_jobs(jobs: Iterable[Task], workers: int, make: Callable[[], Worker] = Worker) -> Iterator[Result]:
    """Plays jobs on several processes; yields results as they come."""
    todo: queue.SimpleQueue[tuple[Task, int] | None] = queue.SimpleQueue()
    done: queue.SimpleQueue[Result | Exception] = queue.SimpleQueue()
    count = 0
    for job in jobs:
        todo.put((job, 1))
        count += 1
    running: list[Worker] = []

    def drive() -> None:
        worker = make()
        running.append(worker)
        while (item := todo.get()) is not None:
            job, tries = item
            result = worker.play(job)
            if result is not None:
                done.put(result)
                continue
            worker.stop()
            if tries >= TRIES:
                done.put(LostJob(f"job {job.id} ended {TRIES} workers; run it alone to see why"))
                return
            todo.put((job, tries + 1))
            worker = make()
            running.append(worker)

    threads = [threading.Thread(target=drive, daemon=True) for _ in range(min(workers, max(count, 1)))]
    for thread in threads:
        thread.start()
    try:
        for _ in range(count):
            result = done.get()
            if isinstance(result, Exception):
                raise result
            yield result
    finally:
        for _ in threads:
            todo.put(None)
        for worker in running:
            worker.stop()


def play_compiled_first(jobs: Sequence[Task], workers: int) -> Iterator[Result]:
    """Plays jobs on a machine where nothing is compiled yet: one of each game first, which then lies in the cache."""
    heaviest: dict[str, Task] = {}
    for job in jobs:
        heaviest.setdefault(job.compiles, job)
    early = {job.id for job in heaviest.values()}
    yield from play_jobs(heaviest.values(), workers)
    yield from play_jobs((job for job in jobs if job.id not in early), workers)


def main(args: list[str] | None = None) -> None:
    """Plays a file of jobs, going on where it was left."""
    parser = argparse.ArgumentParser(prog="python -m sillage.arena.worker", description=__doc__)
    parser.add_argument("--serve", action="store_true", help="play jobs from the input")
    parser.add_argument("jobs_file", nargs="?", type=Path)
    parser.add_argument("out_file", nargs="?", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="worker processes")
    given = parser.parse_args(args)
    if given.serve:
        serve(sys.stdin, sys.stdout)
        return
    if given.jobs_file is None or given.out_file is None:
        parser.error("expected JOBS.jsonl and OUT.jsonl")
    known = {result["id"] for result in finished(given.out_file)}
    lines = given.jobs_file.read_text(encoding="utf-8").splitlines()
    jobs = [job for job in map(task_of, lines) if job.id not in known]
    for number, result in enumerate(play_compiled_first(jobs, given.jobs), start=1):
        append(given.out_file, result)
        print(f"{number}/{len(jobs)} {result['id']} {result.get('scores', '')}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
