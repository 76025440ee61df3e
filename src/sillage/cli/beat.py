"""Beats: at a live table a moment passes where no choice is made in time (`Game.tempo`). One key is one choice."""

from __future__ import annotations

import os
import sys
import time

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.text import Text

from sillage.kernel.game import Tempo
from sillage.table.actions import Action
from sillage.table.spoken import Tongue, tokens


def can_read_keys() -> bool:
    """Whether single keys can be read here (a terminal of a Unix system)."""
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    return sys.stdin.isatty()


def keys_of(actions: list[Action], tempo: Tempo, tongue: Tongue) -> dict[str, Action]:
    """A key for each action but the one that lets the moment pass: the first letter that is still free of its word in
    the player's language. The letters of the English words are understood too, where they are free, and come last."""
    keys: dict[str, Action] = {}
    chosen = [action for action in actions if action.kind != tempo.wait]
    for action in chosen:
        word = "".join(tokens(tongue.say(action)))
        keys[next(letter for letter in word + "123456789" if letter not in keys)] = action
    return keys | {action.kind[0]: action for action in chosen if action.kind[0] not in keys}


def shown_keys(keys: dict[str, Action]) -> dict[str, Action]:
    """The key of each action that is told: the first that it has."""
    first: dict[int, str] = {}
    for key, action in keys.items():
        first.setdefault(action.code, key)
    return {key: keys[key] for key in first.values()}


def ask_in_time(
    console: Console, picture: RenderableType, actions: list[Action], tempo: Tempo, tongue: Tongue, language: str
) -> Action:
    """The action chosen by a key before the beat ends, else the one that lets it pass."""
    import select
    import termios
    import tty

    keys = keys_of(actions, tempo, tongue)
    shown = shown_keys(keys)
    legend = Text("   ").join(Text.assemble((key, "bold green"), f" {a.text(language)}") for key, a in shown.items())
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    end = time.monotonic() + tempo.seconds
    try:
        tty.setcbreak(terminal)
        with Live(console=console, refresh_per_second=10, transient=True) as live:
            while (left := end - time.monotonic()) > 0:
                live.update(Group(picture, ProgressBar(total=tempo.seconds, completed=left, width=40), legend))
                ready, _, _ = select.select([terminal], [], [], min(left, 0.1))
                if ready and (action := keys.get(os.read(terminal, 1).decode(errors="ignore").lower())):
                    return action
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
    return next(a for a in actions if a.kind == tempo.wait)
