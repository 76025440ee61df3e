"""`sillage replay`: a recorded game step by step, or checked."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from sillage.cli.common import language
from sillage.errors import RecordError
from sillage.table.record import read_record, same_table
from sillage.table.table import Table
from sillage.texts import texts


def show_record(file: Path, lang: str | None, step: bool) -> None:
    chosen, console = language(lang), Console()
    tr = texts(chosen)
    table = read_record(file)
    begun = table.after(0)
    rounds = begun.round
    console.print(begun.picture(None, chosen))
    for done in table.decisions:
        if step and console.is_terminal and console.input("[dim]Enter[/] ").strip().lower() in ("q", "quit"):
            return
        console.print(f"[bold]{done.number}[/] {table.seats[done.seat]}: [bold]{done.notation}[/]", highlight=False)
        for event in done.events:
            console.print(f"  {table.tell(event, tr)}", highlight=False)
        then = table.after(done.number)
        if then.over or then.round > rounds:
            console.print(then.picture(None, chosen))
        rounds = then.round


def check_record(file: Path) -> None:
    """Replays from the tape by codes, and again by reading the notation; both must end alike."""
    by_tape = read_record(file)
    by_words = Table(
        by_tape.game, by_tape.edition, by_tape.seats, options=by_tape.options, setup_tape=by_tape.setup.tape
    )
    for decision in by_tape.decisions:
        by_words.apply(by_words.next_actions.code(decision.notation), decision.tape)
    if not same_table(by_tape, by_words):
        raise RecordError(f"{file}: its actions and its tape lead to different tables")
    console = Console()
    state = "complete" if by_tape.over else "unfinished"
    console.print(f"[green]holds[/]: {by_tape.game.name}, {len(by_tape.decisions)} decisions, {state}", highlight=False)
    if by_tape.result:
        tr = texts("en")
        scores = ", ".join(f"{by_tape.name_of(side, tr)} {points}" for side, points in enumerate(by_tape.result.scores))
        console.print(f"result: {scores}", highlight=False)
