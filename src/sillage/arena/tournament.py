"""A tournament in a folder: its plan, a line for each finished game, and the report.

Killed at any moment, it goes on where it was: what is finished is on the disk, and ratings are reckoned from all games
in one fixed order.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sillage.arena.match import Job
from sillage.arena.plan import Plan
from sillage.arena.results import append, finished
from sillage.arena.worker import line_of, play_jobs
from sillage.errors import SetupError

PLAN, GAMES, JOBS = "plan.json", "games.jsonl", "jobs.jsonl"


class Tournament:
    """What is planned and what is done."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder, self.plan = folder, plan
        self.jobs = list(plan.jobs())
        known = {job.id for job in self.jobs}
        self.results = [result for result in finished(folder / GAMES) if result["id"] in known]

    @classmethod
    def begin(cls, folder: Path, plan: Plan) -> Tournament:
        if (folder / PLAN).exists():
            raise SetupError(f"{folder} holds a tournament already; go on with it by --resume {folder}")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / PLAN).write_text(json.dumps(asdict(plan), indent=1), encoding="utf-8")
        return cls(folder, plan)

    @classmethod
    def resume(cls, folder: Path, game_id: str) -> Tournament:
        try:
            plan = Plan.of(json.loads((folder / PLAN).read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError, KeyError) as error:
            raise SetupError(f"{folder} holds no tournament that can be resumed ({error})") from None
        if plan.game != game_id:
            raise SetupError(f"the tournament in {folder} is of {plan.game!r}, not of {game_id!r}")
        return cls(folder, plan)

    @property
    def todo(self) -> list[Job]:
        done = {result["id"] for result in self.results}
        return [job for job in self.jobs if job.id not in done]

    def write_jobs(self) -> Path:
        """What is still to be played as a file, for `python -m sillage.arena.worker` on another machine."""
        path = self.folder / JOBS
        path.write_text("".join(map(line_of, self.todo)), encoding="utf-8")
        return path

    def run(self, workers: int, cluster: str | None = None) -> Iterator[dict[str, Any]]:
        """Plays what is still to be played; yields each result once it is on the disk."""
        if cluster is None:
            results = play_jobs(self.todo, workers)
        else:
            from sillage.arena.cluster import play_on_cluster

            results = play_on_cluster(self.todo, cluster, workers)
        for result in results:
            append(self.folder / GAMES, result)
            self.results.append(result)
            yield result
