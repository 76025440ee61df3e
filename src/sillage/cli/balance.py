"""`sillage balance`: what seats, pieces and luck are worth, for one edition or two side by side."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console

from sillage.arena.balance import Study, assemble
from sillage.arena.balance_report import (
    facts_heads,
    facts_rows,
    pieces_heads,
    pieces_rows,
    seats_heads,
    seats_rows,
    write_report,
)
from sillage.cli.common import print_table, progress_bar, translator
from sillage.kernel.words import Translate

SHOWN = 20      # pieces in the terminal; the page has them all


def run_balance(
    game_id: str, players: int, bot: str, games: int, jobs: int, sims: int | None, seed: int, options: dict[str, Any],
    edition: str | None, against: str | None, out: Path | None, as_json: bool, lang: str | None,
) -> None:
    tr, console = translator(lang), Console()
    editions = [edition] if against is None else [edition, against]
    studies = [Study(game_id, players, bot, games, seed, options, which, sims) for which in editions]
    found = [_run(study, jobs, tr) for study in studies]
    folder = out or Path(f"balance-{game_id}-{datetime.now():%Y%m%d-%H%M%S}")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "balance.json").write_text(json.dumps(found, indent=1), encoding="utf-8")
    page = write_report(folder, found, tr)
    if as_json:
        console.print_json(json.dumps(found))
        return
    for heads, rows in (
        (facts_heads(found, tr), facts_rows(found, tr)), (seats_heads(found, tr), seats_rows(found)),
        (pieces_heads(found, tr), pieces_rows(found)[:SHOWN]),
    ):
        print_table(console, heads, rows)
    console.print(tr("balance-report", path=str(page)), soft_wrap=True, highlight=False)


def _run(study: Study, jobs: int, tr: Translate) -> dict[str, Any]:
    tallies = []
    with progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task(tr("balance-playing"), total=study.games)
        for tally in study.run(jobs):
            tallies.append(tally)
            bar.update(task, advance=len(tally["rows"]))
    return assemble(study, tallies)
