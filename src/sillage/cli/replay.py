"""`sillage replay`: a recorded game step by step, or checked."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from sillage.cli.common import sentence, translator
from sillage.errors import RecordError
from sillage.table.record import read_record, same_table
from sillage.table.table import Table


def show_record(file: Path, lang: str | None, step: bool) -> None:
    tr, console = translator(lang), Console()
    table = read_record(file)
    shown = Table(table.game, table.edition, table.seats, options=table.options, setup_tape=table.setup.tape)
    console.print(shown.picture())
    for decision in table.decisions:
        if step and console.is_terminal and console.input("[dim]Enter[/] ").strip().lower() in ("q", "quit"):
            return
        done = shown.apply(decision.code, decision.tape)
        console.print(f"[bold]{done.number}[/] {shown.seats[done.seat]}: [bold]{done.notation}[/]", highlight=False)
        for event in done.events:
            console.print(f"  {sentence(shown.game, event, shown.seats, tr)}", highlight=False)
        if done.events and any(e.kind.name in ("round", "turn", "ended") for e in done.events):
            console.print(shown.picture(None, tr.language))  # type: ignore[attr-defined]


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
        scores = ", ".join(f"{n} {s}" for n, s in zip([*by_tape.seats, "rival"], by_tape.result.scores, strict=False))
        console.print(f"result: {scores}", highlight=False)
