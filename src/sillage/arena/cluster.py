"""The same tasks on a Ray cluster: as many at a time as it has cores.

A task needs one core. Ray runs a task again whose worker or node was lost; what is finished is written down by
whoever asked for it, so a lost node costs only the games it was playing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from sillage.arena.worker import Task, line_of, task_of
from sillage.errors import SetupError

T = TypeVar("T")

LOCAL = "local"
AHEAD = 4               # tasks handed over for each core, so that none waits for work
CARRIED = ("SILLAGE_CACHE", "SILLAGE_JIT")
TRIES = 4               # to start a node
MEMORY = 100_000_000    # bytes for what tasks hand over here, which is little; Ray would take a third of the machine
# What a small or busy machine may take for the start of Ray's helpers and of workers; and nobody is told that we play.
PATIENCE = {"RAY_agent_register_timeout_ms": "300000", "RAY_worker_register_timeout_seconds": "300",
            "RAY_USAGE_STATS_ENABLED": "0"}


def play_on_cluster(tasks: Sequence[Task], address: str, cores: int) -> Iterator[dict[str, Any]]:
    """Plays tasks on a cluster: `local` starts one on this machine; else the address of one that runs."""
    with joined(address, cores) as ray:
        yield from _play(ray, tasks)


@contextmanager
def joined(address: str, cores: int) -> Iterator[Any]:
    """Ray, for as long as this lasts. Who has joined a cluster already stays in it, and it is not left here."""
    try:
        import ray
    except ImportError:
        raise SetupError("--cluster needs Ray: pip install 'sillage[cluster]'") from None
    if ray.is_initialized():
        yield ray
        return
    settings: dict[str, Any] = {"address": address}
    if address == LOCAL:
        settings |= {"num_cpus": cores, "include_dashboard": False, "object_store_memory": MEMORY}
    carried = {name: os.environ[name] for name in CARRIED if name in os.environ}
    paths = os.pathsep.join(path for path in sys.path if path)
    settings["runtime_env"] = {"env_vars": {**carried, "PYTHONPATH": paths}}
    join = partial(ray.init, log_to_driver=False, configure_logging=False, **settings)
    patiently(join, ray.shutdown) if address == LOCAL else join()
    try:
        yield ray
    finally:
        ray.shutdown()


def patiently(start: Callable[[], T], clear: Callable[[], Any], tries: int = TRIES) -> T:
    """Starts a node of Ray, again where it gives up: its raylet waits 15 seconds for helpers that are programs of their
    own, whatever it is told (ray-project/ray#65983), and on a busy machine they may take longer the first time."""
    try:
        with _surroundings(PATIENCE):
            return start()
    except Exception as error:      # Ray says it with no narrower one
        clear()
        if tries == 1:
            raise SetupError(f"Ray did not start here in {TRIES} tries; is this machine very busy? {error}") from error
    return patiently(start, clear, tries - 1)


@contextmanager
def _surroundings(names: dict[str, str]) -> Iterator[None]:
    """Environment variables for what is started meanwhile, where they aren't set."""
    added = {name: value for name, value in names.items() if name not in os.environ}
    os.environ.update(added)
    try:
        yield
    finally:
        for name in added:
            del os.environ[name]


def _play(ray: Any, tasks: Sequence[Task]) -> Iterator[dict[str, Any]]:
    remote = ray.remote(num_cpus=1, max_retries=-1)(_play_line)
    waiting = list(reversed(tasks))
    running: list[Any] = []
    while waiting or running:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(running)
        running += [remote.remote(line_of(waiting.pop())) for _ in range(min(room, len(waiting)))]
        done, running = ray.wait(running, timeout=1.0)
        yield from (ray.get(result) for result in done)


def _play_line(line: str) -> dict[str, Any]:
    return task_of(line).run()
