"""`sillage play`: a game in the terminal, with bots or friends at one keyboard."""

from __future__ import annotations

import secrets
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.status import Status

import sillage
from sillage.bots import LEVELS
from sillage.cli.beat import can_read_keys
from sillage.cli.common import language, translator
from sillage.cli.keyboard import forget_typed_ahead, forgive_keys, forgive_lines
from sillage.cli.session import Session
from sillage.errors import RecordError, SetupError
from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from sillage.table.record import read_record
from sillage.table.table import Table
from sillage.texts import texts


def choose_game(lang: str | None) -> str:
    """The game that the player wants; where nobody can be asked, the first by name."""
    tr, console = translator(lang), Console()
    games = sorted((tr(f"{game_id}-name"), game_id) for game_id in game_ids())
    if len(games) == 1 or not (console.is_terminal and sys.stdin.isatty()):
        return games[0][1]
    for number, (name, _) in enumerate(games, start=1):
        console.print(f"  [bold green]{number}[/]  {name}", highlight=False)
    answers = {str(number): game_id for number, (_, game_id) in enumerate(games, start=1)}
    answers |= {word.lower(): game_id for name, game_id in games for word in (name, game_id)}
    while (answer := console.input(f"[bold]{tr('play-which')}[/] ").strip().lower()) not in answers:
        console.print(tr("play-unknown", text=answer), style="yellow", markup=False)
    return answers[answer]


def play_game(
    game_id: str, players: int | None, seats: str | None, lang: str | None, seed: int | None, options: dict[str, Any],
    edition: str | None, record: Path | None, turn_based: bool, plain: bool = False,
) -> None:
    chosen, console = language(lang), _console()
    names, tempo = _seats(game_id, players, seats, chosen), find_game(game_id).tempo
    if tempo is not None and not turn_based and can_read_keys():
        options = {tempo.option: sum(name not in LEVELS for name in names) == 1, **options}
    with _preparing(console, chosen):
        table = sillage.new(game_id, names, seed=seed, options=options, edition=edition, forced=True)
        _warm_up(table)
    _sit(table, chosen, console, record or _default_record(table), plain)


def resume_game(path: Path, lang: str | None, record: Path | None, plain: bool = False) -> None:
    chosen, console = language(lang), _console()
    with _preparing(console, chosen):
        table = _resume(path, console, chosen)
        _warm_up(table)
    _sit(table, chosen, console, record or path, plain, resumed=True)


def _sit(
    table: Table, language: str, console: Console, record: Path, plain: bool, resumed: bool = False
) -> None:
    """A full screen where there is one and it is wanted, else plain lines."""
    if plain or console.is_dumb_terminal or not (console.is_terminal and sys.stdin.isatty()):
        Session(table, language, console, record, resumed).run()
        return
    from sillage.cli.window import Window

    forgive_keys()
    forget_typed_ahead()        # while the table was laid: it would stand in the line, all in one
    window = Window(table, language, record, resumed)
    window.run()
    window.sitting.close(console)
    if window.return_code:
        sys.exit(window.return_code)


def _console() -> Console:
    forgive_lines()
    return Console(width=None if Console().is_terminal else 80)


def _preparing(console: Console, chosen: str) -> Status:
    """Shown while the table is laid: the first time the rules are compiled."""
    return console.status(texts(chosen)("play-preparing"))


def _warm_up(table: Table) -> None:
    """Has everything compiled that play needs, so that no later answer waits for it."""
    if not table.over:
        scratch = table.position.copy()
        scratch.play(scratch.choose())


def _resume(path: Path, console: Console, chosen: str) -> Table:
    try:
        return sillage.load(path, forced=True)
    except RecordError:
        table = read_record(path, cut_off=True)     # raises again where more than the last line is damaged
        console.print(texts(chosen)("play-cut-off"), style="yellow")
        table.save(path)
        return sillage.load(path, forced=True)


def _seats(game_id: str, players: int | None, seats: str | None, chosen: str) -> list[str]:
    game = find_game(game_id)
    if seats is None:
        count = players or 2
        names = ["human"] + ["greedy"] * (count - 1)
        game.option_values(count, None)     # refuses a wrong number of players at once
    else:
        names = [name.strip() for name in seats.split(",") if name.strip()]
        if players is not None and players != len(names):
            raise SetupError(f"--seats names {len(names)} seats, --players says {players}; give one of them")
    tr = texts(chosen)
    people = [i for i, name in enumerate(names) if name == "human"]
    for i in people:
        names[i] = tr("play-you") if len(people) == 1 else tr("play-person", number=i + 1)
    return names


def _default_record(table: Table) -> Path:
    from platformdirs import user_data_path

    folder = user_data_path("sillage") / "games"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{table.game.id}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.jsonl"
