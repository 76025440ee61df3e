"""`sillage arena`: a tournament of bots, with a progress bar, ratings and a report."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console

from sillage.arena.plan import Plan
from sillage.arena.ratings import summary
from sillage.arena.report import meetings_heads, meetings_rows, ratings_heads, ratings_rows, write_report
from sillage.arena.tournament import Tournament
from sillage.cli.common import print_table, progress_bar, translator
from sillage.errors import SetupError
from sillage.kernel.words import Translate


def run_arena(
    game_id: str, bots: str, players: str, games: int, jobs: int, seconds: float | None, sims: int | None,
    resume: Path | None, out: Path | None, cluster: str | None, ladder: bool, options: dict[str, Any],
    edition: str | None, seed: int, only_jobs: bool, as_json: bool, lang: str | None,
) -> None:
    if seconds is not None and sims is not None:
        raise SetupError("--time and --sims are two ways to give a budget; give one of them")
    tr, console = translator(lang), Console()
    if resume is not None:
        tournament = Tournament.resume(resume, game_id)
    else:
        plan = Plan.make(
            game_id, [bot.strip() for bot in bots.split(",")], player_counts(players), games, edition=edition,
            options=options, seed=seed, sims=sims, seconds=seconds, ladder=ladder,
        )
        tournament = Tournament.begin(out or Path(f"arena-{game_id}-{datetime.now():%Y%m%d-%H%M%S}"), plan)
    if only_jobs:
        console.print(str(tournament.write_jobs()), soft_wrap=True, highlight=False)
        return
    _play(tournament, jobs, cluster, tr)
    result = summary(tournament.results, tournament.plan.bots)
    page = write_report(tournament.folder, tournament.plan, result, tournament.results, tr)
    (tournament.folder / "summary.json").write_text(json.dumps(result, indent=1), encoding="utf-8")
    if as_json:
        console.print_json(json.dumps({**result, "folder": str(tournament.folder)}))
    else:
        _show(result, page, console, tr)


def player_counts(text: str) -> list[int]:
    """`2-4`, `2,4` or `3`."""
    try:
        first, _, last = text.partition("-")
        return list(range(int(first), int(last) + 1)) if last else [int(count) for count in text.split(",")]
    except ValueError:
        raise SetupError(f"--players can't be {text!r}; expected a number, 2-4 or 2,4") from None


def _play(tournament: Tournament, jobs: int, cluster: str | None, tr: Translate) -> None:
    with progress_bar(Console(stderr=True)) as bar:
        done = len(tournament.results)
        task = bar.add_task(tr("arena-playing"), total=len(tournament.jobs), completed=done)
        for _ in tournament.run(jobs, cluster):
            bar.update(task, advance=1)


def _show(result: dict[str, Any], page: Path, console: Console, tr: Translate) -> None:
    print_table(console, ratings_heads(tr), ratings_rows(result))
    shown = [row[:3] + row[4:6] + row[7:] for row in [meetings_heads(tr), *meetings_rows(result)]]    # 80 columns
    print_table(console, shown[0], shown[1:])
    console.print(tr("arena-report", path=str(page)), soft_wrap=True, highlight=False)
