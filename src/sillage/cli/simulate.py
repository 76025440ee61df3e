"""`sillage simulate`: many games, a progress bar, a table of results."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from sillage.arena.simulate import POLICIES, Rows, Series, play_series, record_game, summary
from sillage.bots import LEVELS
from sillage.cli.common import progress_bar, translator
from sillage.errors import SetupError
from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game
from sillage.kernel.play import RESULT
from sillage.kernel.words import Translate


def simulate_games(
    game_id: str, players: int, games: int, bot: str, seed: int, jobs: int, options: dict[str, Any],
    edition: str | None, records: Path | None, as_json: bool, lang: str | None,
) -> None:
    series = _series(game_id, players, bot, seed, options, edition, tuple(POLICIES))
    console, progress, tr = Console(), Console(stderr=True), translator(lang)
    with progress.status(tr("simulate-compiling")):
        list(play_series(series, games=1))
    start = time.perf_counter()
    rows = _play(series, games, jobs, progress, tr)
    result = summary(series, rows)
    result["seconds"] = time.perf_counter() - start
    result["games_per_second"] = games / result["seconds"]
    result["decisions_per_second"] = result["decisions"] / result["seconds"]
    if records is not None:
        _write_records(series, games, records, progress, tr)
    if as_json:
        console.print_json(json.dumps(result))
    else:
        _show(result, game_id, console, tr)


def write_decisions(
    game_id: str, players: int, games: int, bot: str, seed: int, options: dict[str, Any], edition: str | None,
    file: Path, as_json: bool, lang: str | None,
) -> None:
    """A data set of every decision, by any bots."""
    from sillage.arena.dataset import write_dataset

    series = _series(game_id, players, bot, seed, options, edition, LEVELS)
    tr, start = translator(lang), time.perf_counter()
    with progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task(tr("simulate-games"), total=games)
        decisions = write_dataset(series, games, file, lambda: bar.update(task, advance=1))
    seconds = time.perf_counter() - start
    if as_json:
        told = {"file": str(file), "games": games, "decisions": decisions, "seconds": seconds}
        Console().print_json(json.dumps(told))
    else:
        said = tr("simulate-dataset", decisions=f"{decisions:,}", games=f"{games:,}", file=str(file),
                  seconds=f"{seconds:.1f}")
        Console().print(said, highlight=False, soft_wrap=True)


def _series(
    game_id: str, players: int, bot: str, seed: int, options: dict[str, Any], edition: str | None,
    known: tuple[str, ...],
) -> Series:
    game = find_game(game_id)
    values = game.option_values(players, options)
    return Series(game, load_edition(game_id, edition), players, values, _bots(bot, players, known), seed)


def _bots(bot: str, players: int, known: tuple[str, ...]) -> tuple[str, ...]:
    names = bot.split(",")
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise SetupError(f"--bot names {len(names)} bots; expected one, or one for each of {players} seats")
    for name in names:
        if name not in known:
            raise SetupError(f"--bot: there is no bot {name!r}; expected one of: {', '.join(known)}")
    return tuple(names)


def _play(series: Series, games: int, jobs: int, console: Console, tr: Translate) -> Rows:
    rows = np.zeros((games, RESULT), dtype=np.int32)
    with progress_bar(console) as bar:
        task = bar.add_task(tr("simulate-games"), total=games)
        for first, chunk in play_series(series, games, jobs):
            rows[first : first + len(chunk)] = chunk
            bar.update(task, advance=len(chunk))
    return rows


def _write_records(series: Series, games: int, folder: Path, console: Console, tr: Translate) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with progress_bar(console) as bar:
        for number in bar.track(range(games), description=tr("simulate-records")):
            record_game(series, number).save(folder / f"{series.game.id}-{number:06d}.jsonl")


def _show(result: dict[str, Any], game_id: str, console: Console, tr: Translate) -> None:
    heads = (tr(f"simulate-{name}") for name in ("seat", "bot", "score"))
    table = Table(*heads, "10 % – 90 %", tr("simulate-wins"), tr("simulate-interval"))
    for seat in result["seats"]:
        wins = seat["wins"]
        table.add_row(
            str(seat["seat"] + 1), seat["bot"], f"{seat['score']:.1f}",
            f"{seat['score_10']:.0f} – {seat['score_90']:.0f}", f"{wins['value']:.1%}",
            f"{wins['low']:.1%} – {wins['high']:.1%}",
        )
    console.print(table)
    rounds = result["rounds"]
    ended = ", ".join(f"{tr(f'{game_id}-ending-{name}')} {part:.1%}" for name, part in result["endings"].items())
    for line in (
        tr("simulate-rounds", mean=f"{rounds['mean']:.2f}", low=f"{rounds['5%']:.0f}", high=f"{rounds['95%']:.0f}",
           least=rounds["least"], most=rounds["most"], winner=f"{result['winner_score']:.1f}"),
        tr("simulate-ended", endings=ended),
        tr("simulate-rate", games=f"{result['games']:,}", seconds=f"{result['seconds']:.1f}",
           rate=f"{result['games_per_second']:,.0f}", decisions=f"{result['decisions_per_second']:,.0f}"),
    ):
        console.print(line, highlight=False)
