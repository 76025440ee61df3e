"""The screen at a keyboard that goes from hand to hand: nothing that one person saw stays for the next.

Such a sitting is on the terminal's alternate screen, and that is wiped before the keyboard is handed over, together
with what the terminal keeps of it for scrolling back. The normal screen holds only what everybody may know.
"""

from __future__ import annotations

import os
import sys
from types import TracebackType

from rich.console import Console

ALTERNATE, NORMAL = "\x1b[?1049h", "\x1b[?1049l"
WIPE = "\x1b[H\x1b[2J\x1b[3J"      # the screen first: some terminals keep what is cleared for scrolling back


class Screen:
    """The terminal of a sitting; `private` where people hand over the keyboard and have secrets."""

    def __init__(self, console: Console, private: bool) -> None:
        self.console, self.private = console, private
        self.apart = private and console.is_terminal and not console.is_dumb_terminal
        # It can't be told to wipe all: a plain terminal, a pipe to it, GNU screen with lines of its own to scroll back.
        watched = console.is_terminal or sys.stdin.isatty()
        self.leaky = private and watched and (not self.apart or "STY" in os.environ)

    def __enter__(self) -> Screen:
        if self.apart:
            self._write(ALTERNATE + WIPE)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Back on the normal screen, also where the sitting breaks off."""
        if self.apart:
            self._write(WIPE + NORMAL)
            _forget_lines()

    def wipe(self) -> None:
        """Takes everything away that was shown or typed."""
        if self.apart:
            self._write(WIPE)
            _forget_lines()
        if self.leaky:          # at least out of sight
            self.console.print("\n" * self.console.height)

    def _write(self, codes: str) -> None:
        self.console.file.write(codes)
        self.console.file.flush()


def _forget_lines() -> None:
    """What was typed is a secret too; the arrow keys would bring it back."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()
