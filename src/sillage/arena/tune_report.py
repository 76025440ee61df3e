"""The report of a tuning: what was turned, and what became of everything that is measured, before and after."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sillage.arena.measure import Cell, Piece, kind_means
from sillage.arena.report import COLOURS, save_plot
from sillage.arena.simulate import Share
from sillage.arena.tune import Found, Plan
from sillage.kernel.balance import Turnable, balance_of
from sillage.kernel.game import find_game
from sillage.kernel.words import Translate

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Rows = list[list[str]]


def write_report(folder: Path, plan: Plan, knobs: Sequence[Turnable], before: Found, after: Found,
                 tr: Translate) -> Path:
    """A page of Markdown and a plot; returns the page."""
    folder.mkdir(parents=True, exist_ok=True)
    save_plot(folder / "worth.png", lambda axes: _plot(axes, before, after, tr), (8.0, 8.0))
    lines = [
        f"# {tr('tune-title', game=plan.edition.game, edition=plan.edition.id)}", "",
        tr("tune-about", bot=plan.bot, games=plan.games, cells=len(before.cells)), "",
        *_table([tr("tune-what"), tr("tune-before"), tr("tune-after")], _overview(before, after, tr)), "",
        f"## {tr('tune-turned')}", "",
        *_table([tr("tune-number"), tr("tune-before"), tr("tune-after")], turned_rows(knobs, after)), "",
    ]
    dealt = {kind.id for kind in balance_of(find_game(plan.edition.game)).kinds if kind.measure == "wins"}
    for old, new in zip(before.cells, after.cells, strict=True):
        lines += [f"## {tr('tune-cell', cell=old.name)}", ""]
        lines += [*_table([tr("tune-what"), tr("tune-before"), tr("tune-after")], _facts(old, new, tr)), ""]
        lines += [*_table([tr("tune-kind"), tr("tune-piece"), tr("tune-taken-before"), tr("tune-taken-after"),
                           tr("tune-worth-before"), tr("tune-worth-after")], piece_rows(old, new, dealt)), ""]
    path = folder / "report.md"
    path.write_text("\n".join([*lines, f"![{tr('tune-plot')}](worth.png)", ""]), encoding="utf-8")
    return path


def turned_rows(knobs: Sequence[Turnable], after: Found) -> Rows:
    old = {knob.path: knob for knob in knobs}
    return [[_named(old[path]), str(old[path].value), str(value)]
            for path, value in sorted(after.changes.items(), key=lambda item: str(item[0]))]


def _named(knob: Turnable) -> str:
    return f"{knob.name} ({knob.piece})" if knob.piece and knob.piece not in knob.path else knob.name


def _overview(before: Found, after: Found, tr: Translate) -> Rows:
    def one(name: str, *values: str) -> list[str]:
        return [tr(f"tune-{name}"), *values]

    both = (before, after)
    return [
        one("loss", *(f"{found.loss:.1f}" for found in both)),
        one("misses", *(str(len(found.misses)) for found in both)),
        one("dominated", *(dominated_text(found) or "–" for found in both)),
    ]


def dominated_text(found: Found) -> str:
    return ", ".join(f"{piece} < {better}" for piece, better in found.dominated)


def _facts(old: Cell, new: Cell, tr: Translate) -> Rows:
    cells = (old, new)
    rows = [
        [tr("tune-games"), *(str(cell.games) for cell in cells)],
        [tr("tune-rounds"), *(f"{cell.rounds:.1f}" for cell in cells)],
        [tr("tune-points"), *(f"{cell.points:.1f}" for cell in cells)],
        [tr("tune-seats"), *(_shares(cell.seats) for cell in cells)],
    ]
    if old.starts:
        rows.append([tr("tune-starts"), *(_shares(cell.starts) for cell in cells)])
    for ending in sorted({*old.endings, *new.endings}):
        rows.append([ending, *(f"{cell.endings[ending].value:.1%}" if ending in cell.endings else "–"
                               for cell in cells)])
    return rows


def _shares(shares: Sequence[Share]) -> str:
    half = max((one.high - one.low) / 2 for one in shares)
    return ", ".join(f"{one.value:.1%}" for one in shares) + f" ± {half:.1%}"


def piece_rows(old: Cell, new: Cell, dealt: Collection[str]) -> Rows:
    """Every piece: how often it is taken where it is shown, and its takers' points against the others'; of `dealt`
    kinds what they win, in fair shares."""
    pieces = [{(piece.kind, piece.piece): piece for piece in cell.pieces} for cell in (old, new)]
    rows = []
    for kind, name in dict.fromkeys([*pieces[0], *pieces[1]]):
        found = [table.get((kind, name)) for table in pieces]
        worths = [_worth(piece, ".2f" if kind in dealt else "+.1f") for piece in found]
        taken = [f"{piece.taken.value:.0%}" if piece else "–" for piece in found]
        rows.append([kind, name, *taken, *worths])
    return rows


def _worth(piece: Piece | None, form: str) -> str:
    if piece is None or piece.worth is None:
        return "–"
    return f"{piece.worth.value:{form}} ± {piece.worth.high - piece.worth.value:{form.removeprefix('+')}}"


def _table(heads: Sequence[str], rows: Rows) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (list(heads), ["---"] * len(heads), *rows)]


def _plot(axes: Axes, before: Found, after: Found, tr: Translate) -> None:
    """How often each piece is taken and what it is worth off its kind's mean, over all cells."""
    for number, (found, name) in enumerate(((before, "before"), (after, "after"))):
        points = [
            (100 * piece.taken.value, piece.worth.value - kind_means(cell)[piece.kind])
            for cell in found.cells for piece in cell.pieces if piece.worth is not None
        ]
        axes.scatter([x for x, _ in points], [y for _, y in points], s=14, alpha=0.6, color=COLOURS[2 * number],
                     label=tr(f"tune-{name}"))
    axes.set_xlabel(tr("tune-plot-taken"))
    axes.set_ylabel(tr("tune-plot-worth"))
    axes.legend()
