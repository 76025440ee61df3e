"""`sillage tune`: searches an edition's own numbers for balance; `--check` says what no game has to be played for."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console

from sillage.arena.measure import Bounds
from sillage.arena.numbers import with_numbers
from sillage.arena.tune import RACER, Found, Plan, tune
from sillage.arena.tune_report import dominated_text, turned_rows, write_report
from sillage.bots import LEVELS
from sillage.cli.arena import player_counts
from sillage.cli.common import print_table, progress_bar, translator
from sillage.errors import SetupError
from sillage.kernel.balance import balance_of, dominated, turnable
from sillage.kernel.edition import Edition, editions_of, load_edition
from sillage.kernel.game import find_game
from sillage.kernel.words import Translate


def counts_of(game_id: str, players: str) -> list[int]:
    """The numbers of players that are studied: those asked for, else all at which somebody can be compared."""
    game = find_game(game_id)
    return player_counts(players) if players else [n for n in game.players if n > 1]


def run_tune(
    game_id: str, players: list[int], bot: str, games: int, steps: int, width: int, jobs: int, sims: int | None,
    seed: int, options: dict[str, Any], edition_id: str | None, cluster: str | None, out: Path | None, lang: str | None,
) -> None:
    tr, console = translator(lang), Console()
    edition = load_edition(game_id, edition_id)
    if bot not in (RACER, *LEVELS):
        raise SetupError(f"--bot: there is no bot {bot!r}; expected one of: {', '.join([*LEVELS, RACER])}")
    jobs = jobs or os.cpu_count() or 1
    plan = Plan(edition, tuple(players), options, bot, games, seed, sims, jobs, cluster, Bounds())
    found = _search(plan, steps, width, tr)
    before, after = found[0], found[-1]
    folder = out or Path(f"tune-{game_id}-{datetime.now():%Y%m%d-%H%M%S}")
    knobs = turnable(edition, balance_of(find_game(game_id)))
    page = write_report(folder, plan, knobs, before, after, tr)
    (folder / "edition.toml").write_text(_rewritten(edition, edition_id, after), encoding="utf-8")
    print_table(console, [tr("tune-number"), tr("tune-before"), tr("tune-after")], turned_rows(knobs, after))
    console.print(tr("tune-done", before=f"{before.loss:.1f}", after=f"{after.loss:.1f}", misses=len(after.misses),
                     path=str(page)), soft_wrap=True, highlight=False)


def _search(plan: Plan, steps: int, width: int, tr: Translate) -> list[Found]:
    """Every edition that was the best so far."""
    found: list[Found] = []
    with progress_bar(Console(stderr=True)) as bar:
        each = plan.games * len(plan.cells())
        task = bar.add_task(tr("tune-playing"), total=each * (1 + steps * width))
        for one in tune(plan, steps, width, lambda games: bar.update(task, advance=games)):
            found.append(one)
            bar.update(task, description=tr("tune-best", loss=f"{one.loss:.1f}", misses=len(one.misses)))
    return found


def _rewritten(edition: Edition, which: str | None, found: Found) -> str:
    """The edition's file with the numbers that were found."""
    known = editions_of(edition.game)
    path = known.get(edition.id) or Path(str(which))
    return with_numbers(path.read_text(encoding="utf-8"), found.changes)


def check_balance(game_id: str, edition_id: str | None, lang: str | None) -> bool:
    """What can be seen without playing: numbers that may be turned, and pieces that another is better than."""
    tr, console = translator(lang), Console()
    edition, balance = load_edition(game_id, edition_id), balance_of(find_game(game_id))
    worse = dominated(edition, balance)
    console.print(tr("tune-turnable", edition=edition.id, count=len(turnable(edition, balance))), highlight=False)
    if worse:
        said = dominated_text(Found({}, [], [], worse))
        console.print(tr("tune-are-dominated", pieces=said), style="yellow", highlight=False)
    else:
        console.print(tr("tune-none-dominated"), style="green", highlight=False)
    return not worse
