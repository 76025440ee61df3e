"""The same tasks on a Ray cluster: as many at a time as it has cores.

A task needs one core. Ray runs a task again whose worker or node was lost; what is finished is written down by
whoever asked for it, so a lost node costs only the games it was playing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from sillage.arena.worker import Task, line_of, task_of
from sillage.errors import SetupError

LOCAL = "local"
AHEAD = 4               # tasks handed over for each core, so that none waits for work
CARRIED = ("SILLAGE_CACHE", "SILLAGE_JIT")


def play_on_cluster(tasks: Sequence[Task], address: str, cores: int) -> Iterator[dict[str, Any]]:
    """Plays tasks on a cluster: `local` starts one on this machine; else the address of one that runs."""
    try:
        import ray
    except ImportError:
        raise SetupError("--cluster needs Ray: pip install 'sillage[cluster]'") from None
    carried = {name: os.environ[name] for name in CARRIED if name in os.environ}
    paths = os.pathsep.join(path for path in sys.path if path)
    mine = not ray.is_initialized()
    if mine:
        settings: dict[str, Any] = {"num_cpus": cores, "include_dashboard": False} if address == LOCAL else {}
        ray.init(
            address=None if address == LOCAL else address, log_to_driver=False, configure_logging=False,
            runtime_env={"env_vars": {**carried, "PYTHONPATH": paths}}, **settings,
        )
    try:
        yield from _play(ray, tasks)
    finally:
        if mine:
            ray.shutdown()


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
