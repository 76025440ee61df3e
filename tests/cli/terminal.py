"""A real terminal to play in: a child process on a pty, and what a person finds there who scrolls back."""

from __future__ import annotations

import codecs
import os
import re
import select
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

import sillage
from sillage.bots import make_bot
from sillage.cli.sitting import Sitting as Table

CODES = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[()][A-Z0-9]|[=>78])|[\r\x01\x02]")
PATIENCE = 100      # seconds: a busy machine may compile the rules first
PAUSE = 10          # seconds between two signals


class Players:
    """Two people who play like the plain policy and type their language: the same game, of the same seed, is played
    beside theirs to know what they mean."""

    def __init__(self, game: str, language: str, seed: int = 3) -> None:
        self.table = sillage.new(game, ["Mia", "Max"], seed=seed, forced=True)
        self.sitting = Table(self.table, language, Console(quiet=True), Path(os.devnull))
        self.bot = make_bot("greedy", seed=seed)

    @property
    def seat(self) -> int | None:
        """Who is asked."""
        return self.sitting.seat

    def next(self) -> tuple[str, bool]:
        """What is typed, and whether one is asked once more."""
        seat = next(iter(self.table.asked))
        code = self.bot.choose(self.table.seat_view(seat))
        action = next(action for action in self.table.legal_for(seat) if action.code == code)
        words, final = self.sitting.say(action), self.sitting.is_final(action)
        self.table.play(action, seat)
        return words, final

    def have_played(self, record: Path) -> bool:
        """Whether this is the record of their game, to its end."""
        played = sillage.load(record)
        return played.over and [d.code for d in played.decisions] == [d.code for d in self.table.decisions]


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


def _one_line(text: str) -> str:
    return " ".join(text.split())


class Sitting:
    """`sillage` with these arguments, in a terminal of 24 lines of 80 signs. Its rules are interpreted: it is there
    at once."""

    def __init__(self, command: str, folder: str, language: str = "en") -> None:
        import pty

        self.glass, self.said, self._rest = Glass(), "", ""
        self._signs = codecs.getincrementaldecoder("utf-8")("replace")      # a sign may be half read, too
        self.pid, self.fd = pty.fork()
        if not self.pid:
            os.chdir(folder)
            term = os.environ.get("SILLAGE_TEST_TERM", "xterm-256color")
            os.environ.update(TERM=term, COLUMNS="80", LINES="24", SILLAGE_LANG=language, SILLAGE_JIT="0",
                              XDG_DATA_HOME=folder, INPUTRC="/dev/null", HOME=folder,
                              SILLAGE_CACHE=os.environ.get("SILLAGE_CACHE") or _cache())
            code = "from sillage.cli import main; main()"
            os.execv(sys.executable, [sys.executable, "-c", code, *command.split()])

    def until(self, *words: str) -> str:
        """Reads until one of the words is the last that was said; returns it. Empty: the program has ended."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for word in words:
                if _one_line(self.said[-400:]).endswith(_one_line(word)):       # a terminal breaks lines where it likes
                    self.said = ""
                    return word
            ready, _, _ = select.select([self.fd], [], [], 1)
            if ready and not self._read():
                return ""
        raise AssertionError(f"none of {words} was said, but: {self.said[-2000:]}")

    def type(self, text: str) -> None:
        os.write(self.fd, f"{text}\n".encode())

    def end(self, way: int) -> None:
        """Sends a signal, and reads until the program has ended. One that comes when the prompt stands and is not read
        yet is seen with the next."""
        for _ in range(PATIENCE // PAUSE):
            os.kill(self.pid, way)
            while select.select([self.fd], [], [], PAUSE)[0]:
                if not self._read():
                    return
        raise AssertionError(f"it never ended, but said: {self.said[-2000:]}")

    def close(self) -> None:
        os.close(self.fd)
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)

    def _read(self) -> bool:
        try:
            chunk = os.read(self.fd, 65536)
        except OSError:     # a pty whose other end is closed says so
            chunk = b""
        whole = self._rest + self._signs.decode(chunk)
        cut = whole.rfind("\x1b") if "\x1b" in whole[-12:] and chunk else len(whole)     # a code may be half read
        self._rest = whole[cut:]
        self._hear(whole[:cut])
        return bool(chunk)

    def _hear(self, text: str) -> None:
        self.glass.feed(text)
        self.said += CODES.sub("", text)


class FullScreen(Sitting):
    """The same where the whole screen is drawn: both screens of a terminal, and what scrolled off them."""

    def __init__(self, command: str, folder: str, language: str = "en") -> None:
        import pyte

        self.screens = {name: pyte.HistoryScreen(80, 24, history=100_000) for name in ("normal", "alternate")}
        self.streams = {name: pyte.Stream(screen) for name, screen in self.screens.items()}
        self.on = "normal"
        super().__init__(command, folder, language)

    def _hear(self, text: str) -> None:
        for piece in re.split(r"(\x1b\[\?1049[hl])", text):
            if piece.startswith("\x1b[?1049"):
                self.on = "alternate" if piece.endswith("h") else "normal"
            else:
                self.streams[self.on].feed(piece)

    def shown(self, name: str | None = None) -> str:
        return "\n".join(self.screens[name or self.on].display)

    def above(self, name: str) -> str:
        """What somebody finds who scrolls back."""
        lines = self.screens[name].history.top
        return "\n".join("".join(line[x].data for x in range(80)) for line in lines)

    def wait(self, true: Callable[[], bool]) -> bool:
        """Reads until something is true (False: the program has ended)."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"it never came about; on the screen:\n{self.shown()}"
            ready, _, _ = select.select([self.fd], [], [], 0.2)
            if ready and not self._read():
                return False
        return True

    def press(self, keys: str) -> None:
        os.write(self.fd, keys.encode())


def _cache() -> str:
    from sillage.kernel.folder import cache_folder

    return str(cache_folder().parent.parent)
