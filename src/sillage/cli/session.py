"""A sitting in the terminal: shows the table to whoever is asked, reads answers, keeps the record."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from sillage.bots import searcher
from sillage.bots.search import Thought
from sillage.cli.beat import ask_in_time, can_read_keys
from sillage.cli.rules import clause_text, page_through, rules_page_text
from sillage.cli.screen import Screen
from sillage.errors import IllegalAction, NotationError, UndoRefused
from sillage.table.actions import Action
from sillage.table.table import Table
from sillage.texts import texts

LISTED = 24     # actions shown before `list` is needed
HINTED = 3      # moves that a hint names


class Session:
    """One sitting: shows the table to whoever is asked, reads answers, keeps the record."""

    def __init__(
        self, table: Table, language: str, console: Console, record: Path, resumed: bool = False
    ) -> None:
        self.table, self.language, self.console, self.record = table, language, console, record
        self.tr = texts(language)
        self.people = [s for s in range(len(table.seats)) if s not in table.pilots]
        handed_over = len(self.people) > 1 and table.game.has_secrets
        self.screen = Screen(console, handed_over)
        # Decisions whose events were told, to each seat: who had handed over the keyboard has not seen the rest.
        self.told = dict.fromkeys([None, *self.people], len(table.decisions) if resumed else 0)
        self.shown: int | None = None   # the seat that looks at the screen

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
                self._board()
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
        for event in self.table.events(eyes, since=min(self.told[seat], len(self.table.decisions)) + 1):
            if not event.kind.quiet:
                self.console.print(Text("  " + self.table.tell(event, self.tr), style="dim"))
        seen = (seat, None) if self.screen.private else tuple(self.told)
        self.told |= dict.fromkeys(seen, len(self.table.decisions))

    def _board(self) -> None:
        seat = self.table.actor
        self.console.rule(style="dim")
        self.console.print(self.table.picture(seat, self.language))
        self._list(LISTED)

    def _list(self, most: int | None = None) -> None:
        actions = list(self.table.legal_actions)
        asked = self.table.game.ask(self.table.view(self.table.actor), self.tr)
        self.console.print(Text(asked, style="bold magenta"))
        grid = Grid.grid(padding=(0, 2))
        for number, action in enumerate(actions[:most], start=1):
            sentence_ = Text(action.text(self.language))
            grid.add_row(Text(str(number), style="bold green"), Text(str(action), style="bold"), sentence_)
        self.console.print(grid)
        if most is not None and len(actions) > most:
            self.console.print(self.tr("play-more", count=len(actions) - most), style="dim")

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

    # ---- asking ------------------------------------------------------------------------------------
    def _read(self, prompt: str) -> str:
        return self.console.input(f"[bold]{prompt}[/] ")

    def _answer(self) -> bool:
        """Reads until a decision is made; False when the player leaves."""
        while True:
            text = self._read(self.tr("play-choose")).strip()
            word, _, rest = text.partition(" ")
            command = getattr(self, f"_do_{word.lower()}", None) if word.isalpha() else None
            if word.lower() in ("quit", "exit", "q"):
                return False
            if command is not None:
                if command(rest.strip()):
                    return True
            elif text and self._try(text):
                return True

    def _beat(self) -> bool:
        """At a live table the beat goes on whether one answers or not."""
        actions, tempo = list(self.table.legal_actions), self.table.game.tempo
        if tempo is None or not self.table.options[tempo.option] or not can_read_keys():
            return False
        if not any(action.kind == tempo.wait for action in actions):
            return False
        picture = self.table.picture(self.table.actor, self.language)
        try:
            action = ask_in_time(self.console, picture, actions, tempo, self.language)
        except KeyboardInterrupt:
            return False
        self.table.play(action)
        self.table.save(self.record)
        return True

    def _try(self, text: str) -> bool:
        actions = self.table.legal_actions
        try:
            if text.isdigit():
                if not 1 <= int(text) <= len(actions):
                    raise NotationError("no such number", ("notation-number", {"most": len(actions)}))
                self.table.play(actions[int(text) - 1])
            else:
                self.table.play(text)
        except IllegalAction as error:
            self._refuse(error)
            return False
        except NotationError as error:
            self.console.print(self.tr("play-unknown", text=text), style="yellow")
            self.console.print("  " + error.say(self.tr), style="dim", markup=False, highlight=False)
            return False
        self.table.save(self.record)
        return True

    def _refuse(self, error: IllegalAction) -> None:
        clause = error.clause or ""
        self.console.print(self.tr("play-illegal", reason=error.say(self.tr), clause=clause), style="yellow")
        if found := clause_text(self.table.game.id, clause, self.language):
            self.console.print(Markdown(found), style="dim")

    def _leave(self) -> None:
        self.table.save(self.record)
        self.console.print()
        saved = self.tr("play-saved", path=str(self.record), game=self.table.game.id)
        self.console.print(saved, highlight=False, soft_wrap=True)

    # ---- commands: True where the table changed ----------------------------------------------------
    def _do_help(self, rest: str) -> bool:
        grid = Grid.grid(padding=(0, 2))
        for name in ("choice", "list", "board", "log", "hint", "auto", "undo", "why", "rules", "quit"):
            grid.add_row(Text("" if name == "choice" else name, style="bold"), self.tr(f"play-help-{name}"))
        self.console.print(self.tr("play-help"), grid)
        return False

    def _do_list(self, rest: str) -> bool:
        self._list()
        return False

    def _do_board(self, rest: str) -> bool:
        self._board()
        return False

    def _do_log(self, rest: str) -> bool:
        for event in self.table.events(self.table.actor):
            self.console.print(Text("  " + self.table.tell(event, self.tr), style="dim"))
        return False

    def _do_hint(self, rest: str) -> bool:
        actor = self.table.actor
        assert actor is not None
        actions = {action.code: action for action in self.table.legal_actions}
        with self.console.status(self.tr("play-thinking")):
            thoughts = searcher("nose").think(self.table.seat_view(actor))
        grid = Grid.grid(padding=(0, 2))
        for thought in thoughts[:HINTED]:
            action, wins = actions[thought.action], self.tr("play-hint-wins", wins=round(100 * thought.wins))
            grid.add_row(Text(wins, style="bold"), Text(str(action), style="bold"), action.text(self.language))
        self.console.print(grid, style="green")
        reason = self.table.advice(actor, self.language) or self._reason(thoughts, actions)
        self.console.print(reason, style="green", highlight=False)
        return False

    def _reason(self, thoughts: list[Thought], actions: dict[int, Action]) -> str:
        """What the simulations say for the first move, in one line."""
        best, *others = thoughts
        if not others:
            return self.tr("play-hint-only")
        other = str(actions[others[0].action])
        more = round(100 * (best.wins - others[0].wins))
        if more < 1:
            return self.tr("play-hint-close", other=other)
        return self.tr("play-hint-clear", other=other, more=more, games=best.visits)

    def _do_auto(self, rest: str) -> bool:
        """Fills in the choices of a draft, for the player to look over."""
        actor = self.table.actor
        assert actor is not None
        filled = self.table.fill(actor)
        for action in filled:
            self.console.print(Text("  " + action.text(self.language), style="dim"))
        self.console.print(self.tr("play-filled" if filled else "play-nothing-to-fill"),
                           style="green" if filled else "yellow")
        return bool(filled)

    def _do_undo(self, rest: str) -> bool:
        try:
            undone = self.table.undo(self.table.actor)
        except UndoRefused as error:
            self.console.print(self.tr("play-undo-refused", reason=error.say(self.tr)), style="yellow")
            return False
        self.console.print(self.tr("play-undone", notation=undone.notation), style="green")
        self.table.save(self.record)
        return True

    def _do_why(self, rest: str) -> bool:
        if not rest:
            self.console.print(self.tr("play-why-usage"))
            return False
        try:
            legal = self.table.legal_actions.check(rest)
        except NotationError as error:
            self.console.print(error.say(self.tr), style="yellow", markup=False, highlight=False)
        except IllegalAction as error:
            self._refuse(error)
        else:
            self.console.print(self.tr("play-legal", text=legal.text(self.language)), style="green")
        return False

    def _do_rules(self, rest: str) -> bool:
        if not rest:
            page_through(self.console, rules_page_text(self.table.game.id, self.language), self.tr)
        elif found := clause_text(self.table.game.id, rest, self.language):
            self.console.print(Markdown(found))
        else:
            self.console.print(self.tr("play-no-clause", clause=rest), style="yellow")
        return False
