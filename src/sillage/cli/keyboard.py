"""What comes from a keyboard, a pipe or a cat: bytes that are no text are read as a sign that means nothing."""

from __future__ import annotations

import codecs
import io
import signal
import sys
from contextlib import suppress
from typing import Any


def forgive_lines() -> None:
    """For lines that are asked for (`input`), and no file names behind Tab."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    with suppress(ImportError):
        import readline  # arrow keys and history at the prompt

        readline.set_completer(lambda text, state: None)


def forgive_keys() -> None:
    """For the full screen, whose driver reads bytes by itself and would end with an error."""
    with suppress(ImportError):     # not on Windows, where keys are no bytes
        from textual.drivers import linux_driver

        setattr(linux_driver, "getincrementaldecoder", _forgiving)  # noqa: B010 (a name that it imports)


def _forgiving(encoding: str) -> Any:
    def decoder(errors: str = "replace") -> codecs.IncrementalDecoder:
        return codecs.getincrementaldecoder(encoding)(errors)

    return decoder


def forget_typed_ahead() -> None:
    """What was typed before somebody is asked is no answer."""
    with suppress(ImportError, OSError, ValueError):     # no terminal, or one that can't be told
        import termios

        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def obey_signals(private: bool) -> None:
    """Whoever ends a sitting from outside, or by Ctrl-\\, leaves it like everybody. Ctrl-Z would leave what one of
    several people sees on the screen, with a prompt below it: where they have secrets it does nothing."""
    ways: dict[str, Any] = {"SIGTERM": signal.default_int_handler, "SIGQUIT": signal.default_int_handler}
    if private:
        ways["SIGTSTP"] = signal.SIG_IGN
    for name, way in ways.items():
        with suppress(AttributeError, ValueError):      # Windows has not all of them; not in the main thread
            signal.signal(getattr(signal, name), way)
