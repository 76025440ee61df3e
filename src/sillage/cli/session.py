"""A sitting in the terminal: shows the table to whoever is asked, reads answers, keeps the record."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from sillage.cli.beat import ask_in_time, can_read_keys
from sillage.cli.choices import Choices
from sillage.cli.commands import Commands
from sillage.cli.rules import clause_text
from sillage.cli.screen import Screen
from sillage.errors import IllegalAction, NotationError
from sillage.table.actions import Action
from sillage.table.decision import Decision
from sillage.table.spoken import Tongue
from sillage.table.table import Table
from sillage.texts import texts


class Session:
    """One sitting."""

    def __init__(
        self, table: Table, language: str, console: Console, record: Path, resumed: bool = False
    ) -> None:
        self.table, self.language, self.console, self.record = table, language, console, record
        self.tr = texts(language)
        self.tongue, self.commands = Tongue(table.game, self.tr), Commands(self)
        self.people = [s for s in range(len(table.seats)) if s not in table.pilots]
        self.screen = Screen(console, private=len(self.people) > 1 and table.game.has_secrets)
        # Decisions whose events were told, to each seat: who had handed over the keyboard has not seen the rest.
        self.told = dict.fromkeys([None, *self.people], len(table.decisions) if resumed else 0)
        self.shown: int | None = None                   # the seat that looks at the screen
        self.beating = False                            # whether the last choice was made in real time
        self.warned: set[tuple[int | None, str]] = set()    # seats, and what they know to be final

    def run(self) -> None:
        with self.screen:
            self._welcome()
            self.table.save(self.record)
            ended = self._sit()
        if ended:
            self._tell(None)
            self._result()
        else:
            self._leave()

    def _sit(self) -> bool:
        """Until the game ends; False when somebody leaves."""
        try:
            while not self.table.over:
                self._hand_over()
                self._tell(self.shown)
                if self._beat():
                    continue
                self.board()
                if not self._answer():
                    return False
        except (EOFError, KeyboardInterrupt):
            return False
        return True

    # ---- showing -----------------------------------------------------------------------------------
    def _welcome(self) -> None:
        edition = self.table.edition
        say = self.console.print
        say(self.tr("play-welcome", game=self.table.game.name, edition=edition.name), style="bold")
        if tables := edition.reconstructed():
            say(self.tr("play-reconstructed", tables=", ".join(tables)), style="yellow")
        say(self.tr("play-owner", game=self.table.game.name), style="dim")

    def _hand_over(self) -> None:
        """With several people, nobody sees another's hidden pieces: the screen is wiped between them."""
        actor = self.table.actor
        if self.screen.private and self.shown is not None and actor != self.shown:
            self.screen.wipe()
            self._read(self.tr("play-hand-over", who=self.table.seats[actor or 0]))
        self.shown = actor

    def _tell(self, seat: int | None) -> None:
        """What happened since the last time that this seat looked (None: everybody, at the end)."""
        eyes = seat if self.screen.private else next(iter(self.people), None)
        now = len(self.table.decisions)
        for decision in self.table.rows(min(self.told[seat], now) + 1, now):
            if decision.auto and decision.seat == eyes:
                forced = self.decided(decision).text(self.language)
                self.console.print(Text("  " + self.tr("play-forced", action=forced), style="dim italic"))
            for event in decision.seen_by(eyes):
                if not event.kind.quiet:
                    self.console.print(Text("  " + self.table.tell(event, self.tr), style="dim"))
        seen = (seat, None) if self.screen.private else tuple(self.told)
        self.told |= dict.fromkeys(seen, now)

    def board(self) -> None:
        """The table as the actor sees it, and what may be done."""
        self.console.rule(style="dim")
        self.console.print(self.table.picture(self.table.actor, self.language))
        self.list_choices()

    def asked(self) -> str:
        """What is asked of the actor."""
        return self.table.game.ask(self.table.view(self.table.actor), self.tr)

    @property
    def choices(self) -> Choices:
        return Choices(list(self.table.legal_actions), self.tongue)

    def list_choices(self, whole: bool = False, word: str = "") -> None:
        """The choices in groups: the first of each, or the whole of them, or of one that is named."""
        choices = self.choices
        self.console.print(Text(self.asked(), style="bold magenta"))
        grid = Grid.grid(padding=(0, 2))
        for group in choices.group(word) or choices.groups:
            for action in group.actions if whole else group.shown:
                letter, words = choices.label_of[action.code], self.say(action)
                grid.add_row(Text(letter, style="bold green"), Text(words, style="bold"), action.text(self.language))
            if group.cut and not whole:
                more = {"count": len(group.actions) - len(group.shown), "word": choices.verbs(group)[0]}
                grid.add_row("", "", Text(self.tr("play-more", **more), style="dim"))
        self.console.print(grid)

    def say(self, action: Action) -> str:
        return self.tongue.say(action)

    def decided(self, decision: Decision) -> Action:
        """What was decided, as its seat saw it."""
        view = self.table.game.secrecy.view(decision.before, decision.seat, over=False)
        return Action(decision.code, self.table.game, self.table.scene(view))

    def _result(self) -> None:
        result, tr = self.table.result, self.tr
        if result is None:
            return
        self.console.rule(style="dim")
        self.console.print(self.table.picture(None, self.language))
        ending = tr(f"{self.table.game.id}-ending-{result.ending}")
        self.console.print(tr("play-result", ending=ending), style="bold")
        grid = Grid(tr("play-rank"), tr("play-player"), tr("play-points"))
        names = [self.table.name_of(side, tr) for side in range(len(result.scores))]
        for side in sorted(range(len(names)), key=lambda s: result.ranks[s]):
            grid.add_row(str(result.ranks[side]), names[side], str(result.scores[side]))
        self.console.print(grid)
        won = "play-winner" if len(result.winners) == 1 else "play-shared"
        self.console.print(tr(won, names=", ".join(names[s] for s in result.winners)), style="bold green")
        self.console.print(tr("play-record", path=str(self.record)), style="dim", highlight=False)

    def _leave(self) -> None:
        self.table.save(self.record)
        self.console.print()
        saved = self.tr("play-saved", path=str(self.record), game=self.table.game.id)
        self.console.print(saved, highlight=False, soft_wrap=True)

    # ---- asking ------------------------------------------------------------------------------------
    def _read(self, prompt: str) -> str:
        return self.console.input(f"[bold]{prompt}[/] ")

    def _answer(self) -> bool:
        """Reads until a decision is made; False when the player leaves."""
        self.beating = False
        while True:
            text = self._read(self.tr("play-choose")).strip()
            word, _, rest = text.partition(" ")
            command = self.commands.named(word)
            if command == "quit":
                return False
            if command is not None:
                if self.commands.run(command, rest.strip()):
                    return True
            elif text and self._try(text):
                return True

    def _beat(self) -> bool:
        """At a live table the beat goes on whether one answers or not; but it begins when one is ready."""
        actions, tempo = list(self.table.legal_actions), self.table.game.tempo
        if tempo is None or not self.table.options[tempo.option] or not can_read_keys():
            return False
        if not any(action.kind == tempo.wait for action in actions):
            return False
        picture = self.table.picture(self.table.actor, self.language)
        if not self.beating:
            self.console.print(picture)
            self._read(self.tr("play-ready"))
            self.beating = True
        try:
            action = ask_in_time(self.console, picture, actions, tempo, self.language)
        except KeyboardInterrupt:
            return False
        self.table.play(action)
        self.table.save(self.record)
        return True

    def understand(self, text: str) -> Action:
        """The action that somebody means by a letter, a number or words."""
        return self.choices.find(text) or self.tongue.read(text, self.table.legal_actions)

    def _try(self, text: str) -> bool:
        try:
            action = self.table.legal_actions.check(self.understand(text))
        except IllegalAction as error:
            self.refuse(error)
            return False
        except NotationError as error:
            self.console.print(self.tr("play-unknown", text=text), style="yellow", markup=False)
            self.console.print("  " + error.say(self.tr), style="dim", markup=False, highlight=False)
            return False
        if not self._is_sure(action):
            return False
        self.table.play(action)
        self.table.save(self.record)
        return True

    def _is_sure(self, action: Action) -> bool:
        """What can't be taken back asks once: each time where it ends a step, else the first time for its kind."""
        known = (self.table.actor, action.kind)
        if not (self.console.is_terminal and sys.stdin.isatty()) or known in self.warned or not self._is_final(action):
            return True
        if not self.table.game.actions.by_word[action.kind].ends:
            self.warned.add(known)
        return not self._read(self.tr("play-sure", action=action.text(self.language))).strip()

    def _is_final(self, action: Action) -> bool:
        """Whether undo would be refused right after it."""
        tried, seat = self.table.copy(), self.table.actor
        tried.pilots, tried.forced = {}, False
        tried.play(action)
        return seat is not None and not tried.over and not tried.can_undo(seat, self.table.pilots)

    def refuse(self, error: IllegalAction) -> None:
        """Says what forbids an action, with the clause."""
        clause = error.clause or ""
        self.console.print(self.tr("play-illegal", reason=error.say(self.tr), clause=clause), style="yellow")
        if found := clause_text(self.table.game.id, clause, self.language):
            self.console.print(Markdown(found), style="dim")
