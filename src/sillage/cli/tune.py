"""`sillage tune`: searches an edition's own numbers for balance; `--check` says what no game has to be played for."""

from __future__ import annotations

import os
import re
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

TUNED = "-tuned"        # the end of the id of an edition that was found


def counts_of(game_id: str, players: str) -> list[int]:
    """The numbers of players that are studied: those asked for, else all at which somebody can be compared."""
    game = find_game(game_id)
    return player_counts(players) if players else [n for n in game.players if n > 1]


def run_tune(
    game_id: str, players: list[int], bot: str, games: int, around: int | None, steps: int, width: int, jobs: int,
    sims: int | None, seed: int, options: dict[str, Any], edition_id: str | None, cluster: str | None, out: Path | None,
    lang: str | None,
) -> None:
    tr, console = translator(lang), Console()
    edition = load_edition(game_id, edition_id)
    if bot not in (RACER, *LEVELS):
        raise SetupError(f"--bot: there is no bot {bot!r}; expected one of: {', '.join([*LEVELS, RACER])}")
    jobs = jobs or os.cpu_count() or 1
    plan = Plan(edition, tuple(players), options, bot, games, seed, sims, jobs, cluster, Bounds(), around)
    knobs = turnable(edition, balance_of(find_game(game_id)))
    text = _text_of(edition, edition_id)
    with_numbers(text, {knob.path: knob.value for knob in knobs})     # a file that can't be written is refused now
    found = _search(plan, steps, width, tr)
    before, after = found[0], found[-1]
    folder = out or Path(f"tune-{game_id}-{datetime.now():%Y%m%d-%H%M%S}")
    page = write_report(folder, plan, knobs, before, after, tr)
    (folder / "edition.toml").write_text(_renamed(with_numbers(text, after.changes), edition), encoding="utf-8")
    print_table(console, [tr("tune-number"), tr("tune-before"), tr("tune-after")], turned_rows(knobs, after))
    console.print(tr("tune-done", before=f"{before.loss:.1f}", after=f"{after.loss:.1f}", misses=len(after.misses),
                     dominated=len(after.dominated), path=str(page)), soft_wrap=True, highlight=False)


def _search(plan: Plan, steps: int, width: int, tr: Translate) -> list[Found]:
    """Every edition that was the best so far."""
    found: list[Found] = []
    with progress_bar(Console(stderr=True)) as bar:
        step = (plan.around or plan.games) + plan.games * width
        task = bar.add_task(tr("tune-playing"), total=(plan.games + steps * step) * len(plan.cells()))
        for one in tune(plan, steps, width, lambda games: bar.update(task, advance=games)):
            found.append(one)
            bar.update(task, description=tr("tune-best", loss=f"{one.loss:.1f}", misses=len(one.misses)))
    return found


def _text_of(edition: Edition, which: str | None) -> str:
    """The file that an edition was read from: what was asked for, not what else has its id."""
    path = editions_of(edition.game).get(which or edition.id) or Path(str(which))
    return path.read_text(encoding="utf-8")


def _renamed(text: str, edition: Edition) -> str:
    """Other numbers are another edition, with an id of its own."""
    return re.sub(r'^(id\s*=\s*")[^"]*"', rf'\g<1>{edition.id.removesuffix(TUNED)}{TUNED}"', text, count=1, flags=re.M)


def check_balance(game_id: str, edition_id: str | None, lang: str | None) -> bool:
    """What can be seen without playing: numbers that may be turned, and pieces that another is better than."""
    tr, console = translator(lang), Console()
    edition, balance = load_edition(game_id, edition_id), balance_of(find_game(game_id))
    worse = dominated(edition, balance)
    count = len(turnable(edition, balance))
    told = "tune-turnable" if count else "tune-none-turnable"
    console.print(tr(told, edition=edition.id, count=count), highlight=False)
    if worse:
        said = dominated_text(Found({}, [], [], worse))
        console.print(tr("tune-are-dominated", pieces=said), style="yellow", highlight=False)
    else:
        console.print(tr("tune-none-dominated"), style="green", highlight=False)
    return not worse
