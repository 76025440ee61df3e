"""The report of a tournament: plots as PNG files, and one page that shows them with the tables."""

from __future__ import annotations

import html
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sillage.arena.plan import Plan
from sillage.kernel.words import Translate

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS = ("#7b4b94", "#c98bb9", "#4f7cac", "#e0a458", "#6a994e", "#b56576", "#8d99ae", "#355070")
Draw = Callable[["Axes"], None]


def save_plot(path: Path, draw: Draw, size: tuple[float, float] = (8.0, 4.5)) -> None:
    """One plot as a PNG file."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=size, layout="constrained")
    axes = figure.add_subplot()
    draw(axes)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=120)


def error_bars(shares: Sequence[dict[str, float]]) -> list[list[float]]:
    """The two rows that matplotlib wants: below and above."""
    return [[max(0.0, s["value"] - s["low"]) for s in shares], [max(0.0, s["high"] - s["value"]) for s in shares]]


def write_report(folder: Path, plan: Plan, summary: dict[str, Any], results: Sequence[dict[str, Any]],
                 tr: Translate) -> Path:
    """Plots and page; returns the page."""
    plots: dict[str, Draw] = {
        "ladder": lambda axes: _ladder(axes, summary, tr),
        "meetings": lambda axes: _meetings(axes, summary, tr),
        "scores": lambda axes: _scores(axes, results, plan.bots, tr),
        "seats": lambda axes: _seats(axes, summary, tr),
    }
    if budgets := by_budget(plan, summary):
        plots["budget"] = lambda axes: _budget(axes, budgets, tr)
    for name, draw in plots.items():
        save_plot(folder / f"{name}.png", draw)
    title = tr("arena-title", game=plan.game)
    parts = [_ratings_table(summary, tr), _meetings_table(summary, tr)]
    page = page_of(title, tr("arena-about", games=summary["games"]), parts, [
        (f"{name}.png", tr(f"arena-plot-{name}")) for name in plots
    ])
    path = folder / "report.html"
    path.write_text(page, encoding="utf-8")
    return path


def page_of(title: str, about: str, parts: Sequence[str], images: Sequence[tuple[str, str]]) -> str:
    """A plain page: a title, tables, images with captions."""
    figures = "".join(
        f'<figure><img src="{html.escape(file)}" alt="{html.escape(text)}"><figcaption>{html.escape(text)}'
        "</figcaption></figure>" for file, text in images
    )
    style = (
        "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2633}"
        "table{border-collapse:collapse;margin:1rem 0}td,th{padding:.25rem .75rem;border-bottom:1px solid #ddd;"
        "text-align:left}img{max-width:100%}figure{margin:2rem 0}figcaption{color:#666}"
    )
    return (
        f'<!doctype html><html><head><meta charset="utf-8"><title>{html.escape(title)}</title>'
        f"<style>{style}</style></head><body><h1>{html.escape(title)}</h1><p>{html.escape(about)}</p>"
        f"{''.join(parts)}{figures}</body></html>\n"
    )


def html_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    def row(cells: Sequence[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    return f"<table>{row(heads, 'th')}{''.join(row(cells, 'td') for cells in rows)}</table>"


# ---- tables, for the page and for the terminal -----------------------------------------------------
def ratings_rows(summary: dict[str, Any]) -> list[list[str]]:
    best = sorted(summary["ratings"].items(), key=lambda item: -item[1]["mu"])
    return [[bot, f"{r['mu']:.1f}", f"± {2 * r['sigma']:.1f}"] for bot, r in best]


def meetings_rows(summary: dict[str, Any]) -> list[list[str]]:
    return [
        [
            str(m["players"]), lineup_name(m["lineup"]), m["bot"], str(m["games"]), f"{m['wins']['value']:.1%}",
            f"{m['wins']['low']:.1%} – {m['wins']['high']:.1%}", f"{m['score']:.1f}",
            f"{m['margin']:+.1f} ± {m['margin_error']:.1f}", f"{m['seconds_a_move']:.3f}",
        ]
        for m in summary["meetings"]
    ]


def lineup_name(lineup: str) -> str:
    """`nose, 3 × greedy` for one against three."""
    bots = lineup.split("+")
    names = dict.fromkeys(bots)
    return ", ".join(f"{bots.count(n)} × {n}" if bots.count(n) > 1 else n for n in names)


def ratings_heads(tr: Translate) -> list[str]:
    return [tr(f"arena-{name}") for name in ("bot", "rating", "doubt")]


def meetings_heads(tr: Translate) -> list[str]:
    return [tr(f"arena-{name}") for name in
            ("players", "lineup", "bot", "games", "wins", "interval", "score", "margin", "seconds")]


def _ratings_table(summary: dict[str, Any], tr: Translate) -> str:
    return html_table(ratings_heads(tr), ratings_rows(summary))


def _meetings_table(summary: dict[str, Any], tr: Translate) -> str:
    return html_table(meetings_heads(tr), meetings_rows(summary))


# ---- plots -----------------------------------------------------------------------------------------
def _ladder(axes: Axes, summary: dict[str, Any], tr: Translate) -> None:
    rows = sorted(summary["ratings"].items(), key=lambda item: item[1]["mu"])
    axes.barh([bot for bot, _ in rows], [r["mu"] for _, r in rows], xerr=[2 * r["sigma"] for _, r in rows],
              color=COLOURS[0], capsize=4)
    axes.set_xlabel(tr("arena-rating"))


def _meetings(axes: Axes, summary: dict[str, Any], tr: Translate) -> None:
    rows = summary["meetings"]
    names = [f"{m['bot']} ({m['players']}: {lineup_name(m['lineup'])})" for m in rows]
    shares = [m["wins"] for m in rows]
    axes.errorbar([s["value"] for s in shares], range(len(rows)), xerr=error_bars(shares), fmt="o", color=COLOURS[0],
                  capsize=4)
    axes.plot([m["fair"] for m in rows], range(len(rows)), "|", color="#999999", markersize=14)
    axes.set_yticks(range(len(rows)), names)
    axes.set_xlim(0, 1)
    axes.set_xlabel(tr("arena-wins"))


def _scores(axes: Axes, results: Sequence[dict[str, Any]], bots: Sequence[str], tr: Translate) -> None:
    scores: dict[str, list[int]] = defaultdict(list)
    for result in results:
        for bot, score in zip(result["seats"], result["scores"], strict=False):
            scores[bot].append(score)
    seen = [bot for bot in bots if scores[bot]]
    axes.violinplot([scores[bot] for bot in seen], showmedians=True, widths=0.8)
    axes.set_xticks(range(1, len(seen) + 1), seen)
    axes.set_ylabel(tr("arena-score"))


def _seats(axes: Axes, summary: dict[str, Any], tr: Translate) -> None:
    groups = list(summary["seats"].items())
    for number, (players, shares) in enumerate(groups):
        places = [seat + 1 + (number - (len(groups) - 1) / 2) * 0.15 for seat in range(len(shares))]
        axes.errorbar(places, [s["value"] for s in shares], yerr=error_bars(shares), fmt="o", capsize=4,
                      color=COLOURS[number], label=f"{players} {tr('arena-players')}")
        axes.axhline(1 / int(players), color=COLOURS[number], alpha=0.3)
    axes.set_xticks(range(1, 5))
    axes.set_xlabel(tr("arena-seat"))
    axes.set_ylabel(tr("arena-wins"))
    axes.legend()


def by_budget(plan: Plan, summary: dict[str, Any]) -> list[tuple[float, dict[str, float]]]:
    """Ratings of a level's entrants by multiple of its budget, where there are several."""
    levels: dict[str, list[tuple[float, dict[str, float]]]] = defaultdict(list)
    for name in plan.bots:
        level, _, times = name.partition("*")
        levels[level].append((float(times or 1), summary["ratings"][name]))
    most = max(levels.values(), key=lambda rows: len(rows))
    return sorted(most, key=lambda row: row[0]) if len(most) > 1 else []


def _budget(axes: Axes, budgets: list[tuple[float, dict[str, float]]], tr: Translate) -> None:
    times = [factor for factor, _ in budgets]
    axes.errorbar(times, [r["mu"] for _, r in budgets], yerr=[2 * r["sigma"] for _, r in budgets], fmt="o-", capsize=4,
                  color=COLOURS[0])
    axes.set_xscale("log", base=2)
    axes.set_xticks(times, [f"{factor:g}×" for factor in times])
    axes.set_xlabel(tr("arena-budget"))
    axes.set_ylabel(tr("arena-rating"))
