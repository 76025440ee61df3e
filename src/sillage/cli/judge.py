"""`sillage judge`: records, checked by a second, plain reading of the rulebook that shares nothing with the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import typer
from rich.console import Console
from rich.markup import escape

from sillage.errors import RecordError, SetupError
from sillage.judge import Dispute, Referee, Verdict, judge_text
from sillage.kernel.game import find_game


def referee_of(game_id: str) -> type[Referee]:
    """The judge that a game brings, its module `judge`."""
    try:
        game = find_game(game_id)
    except SetupError as error:
        raise Dispute("REC-3", str(error)) from None
    if not game.has_module("judge"):
        raise SetupError(f"{game.name} brings no judge; expected a module `judge` with a class `Judge` in its folder")
    judge: type[Referee] = game.module("judge").Judge
    return judge


def judge_file(file: Path) -> Verdict:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{file}: can't be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise RecordError(f"{file}: byte {error.start} is not UTF-8; expected a record in UTF-8") from None
    return judge_text(text, referee_of, str(file))


def judge_files(files: Sequence[Path]) -> None:
    """A line for each record; status 1 where one doesn't hold."""
    console, disputed = Console(), 0
    for file in files:
        try:
            verdict = judge_file(file)
        except RecordError as error:
            disputed += 1
            console.print(f"[red]disputed[/]: {escape(str(error))}", highlight=False, soft_wrap=True)
        else:
            end = f"scores {verdict.result['scores']}" if verdict.result else "unfinished"
            told = f"{file}: {verdict.game}, {verdict.decisions} decisions, {end}"
            console.print(f"[green]holds[/]: {escape(told)}", highlight=False, soft_wrap=True)
    if disputed:
        raise typer.Exit(1)
