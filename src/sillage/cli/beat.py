"""Beats: at a live table a choice that isn't made in time is `wait`. One key is one choice."""

from __future__ import annotations

import os
import sys
import time

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.text import Text

from sillage.table.actions import Action

SECONDS = 2.0       # a beat (FA-1i): five of them are the ten-second glass
WAIT = "wait"


def can_read_keys() -> bool:
    """Whether single keys can be read here (a terminal of a Unix system)."""
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    return sys.stdin.isatty()


def keys_of(actions: list[Action]) -> dict[str, Action]:
    """A key for each action but `wait`: the first letter of its word that is still free."""
    keys: dict[str, Action] = {}
    for action in actions:
        if action.kind != WAIT:
            keys[next(letter for letter in action.kind + "123456789" if letter not in keys)] = action
    return keys


def ask_in_time(console: Console, picture: RenderableType, actions: list[Action], language: str) -> Action:
    """The action chosen by a key before the beat ends, else `wait`."""
    import select
    import termios
    import tty

    keys = keys_of(actions)
    legend = Text("   ").join(Text.assemble((key, "bold green"), f" {a.text(language)}") for key, a in keys.items())
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    end = time.monotonic() + SECONDS
    try:
        tty.setcbreak(terminal)
        with Live(console=console, refresh_per_second=10, transient=True) as live:
            while (left := end - time.monotonic()) > 0:
                live.update(Group(picture, ProgressBar(total=SECONDS, completed=left, width=40), legend))
                ready, _, _ = select.select([terminal], [], [], min(left, 0.1))
                if ready and (action := keys.get(os.read(terminal, 1).decode(errors="ignore").lower())):
                    return action
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
    return next(a for a in actions if a.kind == WAIT)
