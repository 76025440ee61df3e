"""`sillage analyse`: what turned a game, as a table and a small graph."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sillage.arena.analysis import MISTAKE, Analysis, Moment, analyse_table
from sillage.cli.common import progress_bar, translator
from sillage.kernel.words import Translate
from sillage.table.record import read_record

WIDTH = 64              # columns of the graph
BARS = " ▁▂▃▄▅▆▇█"
COLOURS = ("red", "blue", "yellow", "green")


def analyse_record(file: Path, sims: int, seed: int, as_json: bool, lang: str | None) -> None:
    tr, console = translator(lang), Console()
    table = read_record(file)
    with progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task(tr("analyse-preparing"), total=len(table.decisions))

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total, description=tr("analyse-working"))

        analysis = analyse_table(table, sims, seed, progress)
    if as_json:
        console.print_json(json.dumps(analysis.data()))
    else:
        _show(analysis, [table.name_of(side, tr) for side in range(len(analysis.shares))], console, tr)


def _show(analysis: Analysis, names: list[str], console: Console, tr: Translate) -> None:
    head = tr("analyse-head", game=tr(f"{analysis.game}-name"), decisions=len(analysis.moments), sims=analysis.sims)
    console.print(head, highlight=False)
    console.print(f"\n{tr('analyse-graph')}", highlight=False)
    width = max(map(len, names))
    for side, name in enumerate(names):
        line = Text(f"{name:<{width}} ")
        line.append(_line(analysis, side), style=COLOURS[side])
        line.append(f" {_percent(analysis.shares[side].end)}")
        console.print(line)
    console.print(_shares(analysis, names, tr))
    turned = analysis.turning_points
    console.print(tr("analyse-turned") if turned else tr("analyse-nothing"), highlight=False)
    if turned:
        console.print(_turns(turned, names, tr))
    console.print(Text(tr("analyse-about", percent=round(100 * MISTAKE)), style="dim"))


def _line(analysis: Analysis, side: int) -> str:
    """The chance of a side through the game, one column for some decisions."""
    values = [m.before[side] for m in analysis.moments] + [analysis.shares[side].end]
    columns = min(WIDTH, len(values))
    picked = [values[round(i * (len(values) - 1) / max(columns - 1, 1))] for i in range(columns)]
    return "".join(BARS[round(value * (len(BARS) - 1))] for value in picked)


def _shares(analysis: Analysis, names: list[str], tr: Translate) -> Table:
    table = Table(
        tr("analyse-player"), tr("analyse-start"), tr("analyse-own"), tr("analyse-others"), tr("analyse-luck"),
        tr("analyse-end"), tr("analyse-mistakes"),
    )
    for name, share in zip(names, analysis.shares, strict=True):
        luck = f"{_change(share.luck)} ± {100 * share.error:.0f}"
        table.add_row(
            name, _percent(share.start), _change(share.own), _change(share.others), luck, _percent(share.end),
            str(share.mistakes),
        )
    return table


def _turns(moments: list[Moment], names: list[str], tr: Translate) -> Table:
    table = Table(
        tr("analyse-decision"), tr("analyse-player"), tr("analyse-move"), tr("analyse-change"), tr("analyse-choice"),
        tr("analyse-luck"), tr("analyse-nose"),
    )
    for m in moments:
        side = max(range(len(names)), key=lambda s, m=m: abs(m.after[s] - m.before[s]))  # type: ignore[misc]
        better = tr("analyse-same") if m.best_code == m.code else f"{m.best_action} ({_change(m.loss)})"
        table.add_row(
            str(m.number), names[m.seat], m.action,
            f"{names[side]} {_percent(m.before[side])} → {_percent(m.after[side])}",
            _change(m.skill[side]), _change(m.luck[side]), better,
        )
    return table


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def _change(chance: float) -> str:
    return f"{100 * chance:+.0f} %"
