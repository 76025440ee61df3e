"""A real terminal to play in: a child process on a pty, and what a person finds there who scrolls back."""

from __future__ import annotations

import os
import re
import select
import signal
import sys
import time

CODES = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[()][A-Z0-9]|[=>78])|[\r\x01\x02]")
PATIENCE = 100      # seconds: a busy machine may compile the rules first


class Glass:
    """What stays to be read. The alternate screen is taken to keep its lines too, as some terminals do; what was
    cleared is gone only where the lines above the screen were dropped as well."""

    def __init__(self) -> None:
        self.kept = {"normal": "", "alternate": ""}
        self.on, self.cleared = "normal", False

    def feed(self, text: str) -> None:
        at = 0
        for found in CODES.finditer(text):
            self._write(text[at : found.start()])
            self._obey(found[0])
            at = found.end()
        self._write(text[at:])

    def _write(self, text: str) -> None:
        self.kept[self.on] += text
        self.cleared = self.cleared and not text

    def _obey(self, code: str) -> None:
        if code in ("\x1b[?1049h", "\x1b[?1049l"):
            self.on = "alternate" if code[-1] == "h" else "normal"
        elif code == "\x1b[2J":
            self.cleared = True
        elif code == "\x1b[3J" and self.cleared:
            self.kept[self.on] = ""


class Sitting:
    """`sillage` with these arguments, in a terminal of 24 lines of 80 signs."""

    def __init__(self, command: str, folder: str, language: str = "en") -> None:
        import pty

        self.glass, self.said, self._rest = Glass(), "", b""
        self.pid, self.fd = pty.fork()
        if not self.pid:
            os.chdir(folder)
            os.environ.update(TERM="xterm-256color", COLUMNS="80", LINES="24", SILLAGE_LANG=language,
                              XDG_DATA_HOME=folder, INPUTRC="/dev/null", HOME=folder,
                              SILLAGE_CACHE=os.environ.get("SILLAGE_CACHE") or _cache())
            code = "from sillage.cli import main; main()"
            os.execv(sys.executable, [sys.executable, "-c", code, *command.split()])

    def until(self, *words: str) -> str:
        """Reads until one of the words is the last that was said; returns it. Empty: the program has ended."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for word in words:
                if self.said.rstrip().endswith(word):
                    self.said = ""
                    return word
            ready, _, _ = select.select([self.fd], [], [], 1)
            if ready and not self._read():
                return ""
        raise AssertionError(f"none of {words} was said, but: {self.said[-2000:]}")

    def type(self, text: str) -> None:
        os.write(self.fd, f"{text}\n".encode())

    def close(self) -> None:
        os.close(self.fd)
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)

    def _read(self) -> bool:
        try:
            chunk = os.read(self.fd, 65536)
        except OSError:     # a pty whose other end is closed says so
            chunk = b""
        whole = self._rest + chunk
        cut = whole.rfind(b"\x1b") if b"\x1b" in whole[-12:] else len(whole)     # a code or sign may be half read
        while True:
            try:
                text = whole[:cut].decode()
                break
            except UnicodeDecodeError:
                cut -= 1
        self._rest = whole[cut:] if chunk else b""
        self.glass.feed(text)
        self.said += CODES.sub("", text)
        return bool(chunk)


def _cache() -> str:
    from sillage.kernel.compile import cache_folder

    return str(cache_folder().parent.parent)
