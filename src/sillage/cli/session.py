"""A sitting in plain lines: for pipes, screen readers and whoever likes it so (`sillage play --plain`)."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from sillage.cli.beat import ask_in_time, can_read_keys
from sillage.cli.keyboard import forget_typed_ahead, obey_signals
from sillage.cli.rules import page_through
from sillage.cli.screen import Screen
from sillage.cli.sitting import Sitting, plainly
from sillage.errors import IllegalAction, NotationError
from sillage.table.actions import Action
from sillage.table.table import Table


class Session(Sitting):
    """Shows the table to whoever is asked, reads answers, keeps the record."""

    def __init__(
        self, table: Table, language: str, console: Console, record: Path, resumed: bool = False
    ) -> None:
        super().__init__(table, language, console, record, resumed)
        self.console = console
        self.screen = Screen(console, private=self.private)
        self.beating = False                            # whether the last choice was made in real time

    def run(self) -> None:
        obey_signals(self.private)
        with self.screen:
            for line in self.welcome():
                self.console.print(line)
            if self.screen.leaky:
                self.console.print(self.tr("play-not-wiped"), style="yellow")
            self.table.save(self.record)
            self._sit()
        self.close(self.console)

    def _sit(self) -> None:
        """Until the game ends or somebody leaves."""
        try:
            while not self.table.over:
                self._hand_over()
                for line in self.news(self.shown):
                    self.console.print(Text("  ") + line)
                if self._beat():
                    continue
                self.board()
                if not self._answer():
                    return
        except (EOFError, KeyboardInterrupt):
            return

    def _hand_over(self) -> None:
        """With several people, nobody sees another's hidden pieces: the screen is wiped between them."""
        if self.handed_over:
            self.screen.wipe()
            forget_typed_ahead()
            self._read(self.tr("play-hand-over", who=self.table.seats[self.seat or 0]))
        self.shown = self.seat

    def page(self, markdown: str) -> None:
        page_through(self.console, markdown, self.tr)

    # ---- asking ------------------------------------------------------------------------------------
    def _read(self, prompt: str) -> str:
        return self.console.input(f"[bold]{prompt}[/] ")

    def _answer(self) -> bool:
        """Reads until a decision is made; False when the player leaves."""
        self.beating = False
        while True:
            text = plainly(self._read(self.tr("play-choose")))
            command, rest = self.commands.in_line(text)
            if command == "quit":
                return False
            if command is not None:
                if self.commands.run(command, rest):
                    return True
            elif text and self._try(text):
                return True

    def _beat(self) -> bool:
        """At a live table the beat goes on whether one answers or not; but it begins when one is ready."""
        tempo = self.tempo
        if tempo is None or not can_read_keys():
            return False
        picture = self.table.picture(self.seat, self.language)
        if not self.beating:
            self.console.print(picture)
            self._read(self.tr("play-ready"))
            self.beating = True
        try:
            action = ask_in_time(self.console, picture, list(self.legal), tempo, self.tongue, self.language)
        except KeyboardInterrupt:
            return False
        self.play(action)
        return True

    def _try(self, text: str) -> bool:
        try:
            action = self.legal.check(self.understand(text))
        except IllegalAction as error:
            self.refuse(error)
            return False
        except NotationError as error:
            self.console.print(self.tr("play-unknown", text=text), style="yellow", markup=False)
            self.console.print("  " + error.say(self.tr), style="dim", markup=False, highlight=False)
            return False
        if not self._is_sure(action):
            return False
        self.play(action)
        return True

    def _is_sure(self, action: Action) -> bool:
        """What can't be taken back asks once, where somebody can be asked."""
        if not (self.console.is_terminal and sys.stdin.isatty()) or not self.is_final(action):
            return True
        return not self._read(self.tr("play-sure", action=action.text(self.language))).strip()
