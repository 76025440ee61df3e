"""The report of a balance study: tables and plots, for one edition or two side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sillage.arena.report import COLOURS, Draw, error_bars, html_table, page_of, save_plot
from sillage.kernel.words import Translate

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Found = Sequence[dict[str, Any]]    # one study, or two
Rows = list[list[str]]
PLOTTED = 24


def write_report(folder: Path, found: Found, tr: Translate) -> Path:
    """Plots and page; returns the page."""
    plots: dict[str, tuple[Draw, tuple[float, float]]] = {
        "seats": (lambda axes: _seats(axes, found, tr), (8.0, 4.5)),
        "length": (lambda axes: _length(axes, found, tr), (8.0, 4.5)),
        "worth": (lambda axes: _pieces(axes, found, "worth", tr), (8.0, 8.0)),
        "taken": (lambda axes: _pieces(axes, found, "taken", tr), (8.0, 8.0)),
    }
    for name, (draw, size) in plots.items():
        save_plot(folder / f"{name}.png", draw, size)
    first = found[0]
    title = tr("balance-title", game=first["game"])
    about = tr("balance-about", games=first["games"], players=first["players"], bot=first["bot"])
    parts = [
        html_table(facts_heads(found, tr), facts_rows(found, tr)),
        html_table(seats_heads(found, tr), seats_rows(found)),
        html_table(pieces_heads(found, tr), pieces_rows(found)),
    ]
    page = page_of(title, about, parts, [(f"{name}.png", tr(f"balance-plot-{name}")) for name in plots])
    path = folder / "report.html"
    path.write_text(page, encoding="utf-8")
    return path


# ---- tables ----------------------------------------------------------------------------------------
def _each(found: Found, *names: str) -> list[str]:
    """Column heads: once for one edition, with the edition's id for two."""
    return [name if len(found) == 1 else f"{name} · {study['edition']}" for study in found for name in names]


def facts_heads(found: Found, tr: Translate) -> list[str]:
    return ["", *(study["edition"] for study in found)]


def facts_rows(found: Found, tr: Translate) -> Rows:
    def row(name: str, *cells: str) -> list[str]:
        return [tr(f"balance-{name}"), *cells]

    def ended(study: dict[str, Any]) -> str:
        names = {name: tr(f"{study['game']}-ending-{name}") for name in study["endings"]}
        return ", ".join(f"{names[name]} {part:.1%}" for name, part in study["endings"].items())

    return [
        row("games", *(f"{study['games']:,}" for study in found)),
        row("rounds", *(_length_text(study["rounds"]) for study in found)),
        row("decisions", *(_length_text(study["decisions"]) for study in found)),
        row("endings", *(ended(study) for study in found)),
        row("luck", *(_share(study["luck"]) for study in found)),
    ]


def seats_heads(found: Found, tr: Translate) -> list[str]:
    return [tr("balance-seat"), *_each(found, tr("balance-wins"), tr("balance-score"))]


def seats_rows(found: Found) -> Rows:
    return [
        [str(seat + 1), *(cell for study in found for cell in (
            _share(study["seats"][seat]["wins"]), _number(study["seats"][seat]["score"])))]
        for seat in range(len(found[0]["seats"]))
    ]


def pieces_heads(found: Found, tr: Translate) -> list[str]:
    fixed = [tr(f"balance-{name}") for name in ("event", "piece")]
    return [*fixed, *_each(found, tr("balance-taken"), tr("balance-worth"))]


def pieces_rows(found: Found) -> Rows:
    """The pieces whose takers have most more than the others first; those too seldom to tell come last."""
    tables = [_by_piece(study) for study in found]
    keys = sorted({key for table in tables for key in table}, key=lambda key: _order(tables[0].get(key)))
    return [
        [_role(event, kind), piece, *(cell for table in tables for cell in _cells(table.get((event, kind, piece))))]
        for event, kind, piece in keys
    ]


def _role(event: str, kind: str) -> str:
    """What happened to a piece; an event may name several: `goal` and `goal, currency`."""
    return event if event == kind else f"{event}, {kind}"


def _by_piece(study: dict[str, Any]) -> dict[tuple[str, str, str], dict[str, Any]]:
    return {(row["event"], row["kind"], row["piece"]): row for row in study["pieces"]}


def _order(row: dict[str, Any] | None) -> tuple[bool, float, str]:
    if row is None or row["worth"] is None:
        return True, 0.0, row["piece"] if row else ""
    return False, -row["worth"]["value"], row["piece"]


def _cells(row: dict[str, Any] | None) -> tuple[str, str]:
    if row is None:
        return "–", "–"
    return _number(row["taken"], 2), _number(row["worth"], sign=True) if row["worth"] else "–"


def _share(share: dict[str, float]) -> str:
    return f"{share['value']:.1%} ({share['low']:.1%} – {share['high']:.1%})"


def _number(share: dict[str, float], digits: int = 1, sign: bool = False) -> str:
    form = f"{'+' if sign else ''}.{digits}f"
    return f"{share['value']:{form}} ± {share['high'] - share['value']:.{digits}f}"


def _length_text(spread: dict[str, Any]) -> str:
    return f"{spread['mean']:.1f} ({spread['low']:.0f} – {spread['high']:.0f})"


# ---- plots -----------------------------------------------------------------------------------------
def _seats(axes: Axes, found: Found, tr: Translate) -> None:
    for number, study in enumerate(found):
        shares = [seat["wins"] for seat in study["seats"]]
        places = [seat + 1 + 0.1 * number for seat in range(len(shares))]
        axes.errorbar(places, [s["value"] for s in shares], yerr=error_bars(shares), fmt="o", capsize=4,
                      color=COLOURS[2 * number], label=study["edition"])
    axes.axhline(1 / len(found[0]["seats"]), color="#999999")
    axes.set_xticks(range(1, len(found[0]["seats"]) + 1))
    axes.set_xlabel(tr("balance-seat"))
    axes.set_ylabel(tr("balance-wins"))
    axes.legend()


def _length(axes: Axes, found: Found, tr: Translate) -> None:
    for number, study in enumerate(found):
        counts = study["rounds"]["counts"]
        axes.bar([int(rounds) + 0.4 * number for rounds in counts], [n / study["games"] for n in counts.values()],
                 width=0.4 if len(found) > 1 else 0.8, color=COLOURS[2 * number], label=study["edition"])
    axes.set_xlabel(tr("balance-rounds"))
    axes.legend()


def _pieces(axes: Axes, found: Found, what: str, tr: Translate) -> None:
    """The pieces that stand out most: the ends of the list."""
    rows = sorted((row for row in found[0]["pieces"] if row["worth"]), key=lambda row: float(row[what]["value"]))
    if len(rows) > PLOTTED:
        rows = rows[: PLOTTED // 2] + rows[-PLOTTED // 2 :]
    for number, study in enumerate(found):
        table = _by_piece(study)
        known = [(place, row) for place, first in enumerate(rows)
                 if (row := table.get((first["event"], first["kind"], first["piece"]))) and row["worth"]]
        shares = [row[what] for _, row in known]
        axes.errorbar([s["value"] for s in shares], [place + 0.2 * number for place, _ in known],
                      xerr=error_bars(shares), fmt="o", capsize=3, color=COLOURS[2 * number], label=study["edition"])
    axes.set_yticks(range(len(rows)), [f"{_role(row['event'], row['kind'])} {row['piece']}" for row in rows])
    if what == "worth":
        axes.axvline(0, color="#999999")
    axes.set_xlabel(tr(f"balance-{what}"))
    axes.legend()
