"""A sitting: a table, the people at one keyboard, what they were told and what they may do. The plain lines
(`session.py`) and the full screen (`window.py`) are two ways to show one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import Any, Protocol

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from sillage.cli.choices import Choices, Group
from sillage.cli.commands import Commands
from sillage.cli.rules import clause_text
from sillage.errors import IllegalAction, NotationError
from sillage.kernel.game import Tempo
from sillage.table.actions import Action, LegalActions
from sillage.table.decision import Decision
from sillage.table.spoken import Tongue
from sillage.table.table import Table
from sillage.texts import texts

LONGEST = 200       # signs of a line that are read


def plainly(text: str) -> str:
    """What was typed or pasted, without what no keyboard writes and no screen should be given."""
    return "".join(sign if sign.isprintable() else " " for sign in text.strip()[:LONGEST]).strip()


class Out(Protocol):
    """Where a sitting says things: a console, or a part of a screen."""

    def print(self, *objects: Any, **how: Any) -> None: ...
    def rule(self, *objects: Any, **how: Any) -> None: ...
    def status(self, status: Any) -> AbstractContextManager[Any]: ...


class Sitting:
    """One sitting."""

    def __init__(self, table: Table, language: str, out: Out, record: Path, resumed: bool = False) -> None:
        self.table, self.language, self.out, self.record = table, language, out, record
        self.tr = texts(language)
        self.tongue, self.commands = Tongue(table.game, self.tr), Commands(self)
        self.people = [s for s in range(len(table.seats)) if s not in table.pilots]
        self.private = len(self.people) > 1 and table.game.has_secrets
        # Decisions whose events were told, to each seat: who had handed over the keyboard has not seen the rest.
        self.told = dict.fromkeys([None, *self.people], len(table.decisions) if resumed else 0)
        self.shown: int | None = None                       # the seat that looks at the screen
        self.warned: set[tuple[int | None, str]] = set()    # seats, and what they know to be final

    # ---- what is known -----------------------------------------------------------------------------
    @property
    def seat(self) -> int | None:
        """Who is asked now; of several who choose at the same time, the first who still has to."""
        return next(iter(self.table.asked), None)

    @property
    def legal(self) -> LegalActions:
        """What the seat may do."""
        return self.table.legal_for(self.seat)

    @property
    def handed_over(self) -> bool:
        """Whether the keyboard goes to somebody else now, who may not see what the last one saw."""
        return self.private and self.shown is not None and self.seat != self.shown

    @property
    def tempo(self) -> Tempo | None:
        """The beat that the actor is in: it goes on whether one answers or not."""
        tempo = self.table.game.tempo
        if tempo is None or not self.table.options[tempo.option]:
            return None
        return tempo if any(action.kind == tempo.wait for action in self.legal) else None

    @property
    def choices(self) -> Choices:
        return Choices(list(self.legal), self.tongue)

    def asked(self) -> str:
        """What is asked of the seat."""
        return self.table.game.ask({**self.table.view(self.seat), "actor": self.seat}, self.tr)

    def say(self, action: Action) -> str:
        return self.tongue.say(action)

    def decided(self, decision: Decision) -> Action:
        """What was decided, as its seat saw it."""
        view = self.table.game.secrecy.view(decision.before, decision.seat, over=False)
        return Action(decision.code, self.table.game, self.table.scene(view))

    def understand(self, text: str) -> Action:
        """The action that somebody means by a letter, a number or words."""
        return self.choices.find(text) or self.tongue.read(text, self.legal)

    def is_choice(self, text: str) -> bool:
        """Whether the words name something that may be done now."""
        try:
            return self.tongue.read(text, self.legal) in self.legal
        except NotationError:
            return False

    def is_final(self, action: Action) -> bool:
        """Whether to ask once more, for undo would be refused: each time where a step ends, else the first time for
        its kind."""
        known = (self.seat, action.kind)
        if known in self.warned or not self._cant_be_undone(action):
            return False
        if not self.table.game.actions.by_word[action.kind].ends:
            self.warned.add(known)
        return True

    def _cant_be_undone(self, action: Action) -> bool:
        tried, seat = self.table.copy(), self.seat
        tried.pilots, tried.forced = {}, False
        tried.play(action, seat)
        return seat is not None and not tried.over and not tried.can_undo(seat, self.table.pilots)

    # ---- playing -----------------------------------------------------------------------------------
    def play(self, action: Action) -> None:
        """Plays an action, and whatever bots do then; the record is kept at once."""
        self.table.play(action, self.seat)
        self.table.save(self.record)

    # ---- saying ------------------------------------------------------------------------------------
    def news(self, seat: int | None) -> Iterator[Text]:
        """What happened since the last time that this seat looked (None: everybody, at the end)."""
        eyes = seat if self.private else next(iter(self.people), None)
        now = len(self.table.decisions)
        for decision in self.table.rows(min(self.told[seat], now) + 1, now):
            if decision.auto and decision.seat == eyes:
                forced = self.decided(decision).text(self.language)
                yield Text(self.tr("play-forced", action=forced), style="dim italic")
            for event in decision.seen_by(eyes):
                if not event.kind.quiet:
                    yield Text(self.table.tell(event, self.tr), style="dim")
        seen = (seat, None) if self.private else tuple(self.told)
        self.told |= dict.fromkeys(seen, now)

    def welcome(self) -> Iterator[Text]:
        edition = self.table.edition
        yield Text(self.tr("play-welcome", game=self.table.game.name, edition=edition.name), style="bold")
        if tables := ", ".join(map(self._called, edition.reconstructed())):
            yield Text(self.tr("play-reconstructed", tables=tables, game=self.table.game.id), style="yellow")
        yield Text(self.tr("play-owner", game=self.table.game.name), style="dim")

    def _called(self, table: str) -> str:
        """What a table of an edition is called within a sentence."""
        with suppress(LookupError):
            name = self.tr(f"{self.table.game.id}-table-{table}")
            return name[:1].lower() + name[1:]
        return table.replace("_", " ")

    def list_choices(self, whole: bool = False, word: str = "") -> None:
        """The choices in groups: the first of each, or the whole of them, or of one that is named."""
        choices = self.choices
        self.out.print(Text(self.asked(), style="bold magenta"))
        grid = Grid.grid(padding=(0, 2))
        for group in choices.group(word) or choices.groups:
            for action in group.actions if whole else group.shown:
                grid.add_row(*self.row(choices, action))
            if group.cut and not whole:
                grid.add_row("", "", Text(self.more(choices, group), style="dim"))
        self.out.print(grid)

    def row(self, choices: Choices, action: Action) -> tuple[Text, Text, str]:
        """A choice: its letter, its words, and what they mean."""
        letter = Text(choices.label_of[action.code], style="bold green")
        return letter, Text(self.say(action), style="bold"), action.text(self.language)

    def more(self, choices: Choices, group: Group) -> str:
        more = {"count": len(group.actions) - len(group.shown), "word": choices.verbs(group)[0]}
        return self.tr("play-more", **more)

    def board(self) -> None:
        """The table as the seat sees it, and what may be done."""
        self.out.rule(style="dim")
        self.out.print(self.table.picture(self.seat, self.language))
        self.list_choices()

    def page(self, markdown: str) -> None:
        """Shows a long text, to be read at leisure."""
        raise NotImplementedError

    def refuse(self, error: IllegalAction) -> None:
        """Says what forbids an action, with the clause."""
        clause = error.clause or ""
        self.out.print(self.tr("play-illegal", reason=error.say(self.tr), clause=clause), style="yellow")
        if found := clause_text(self.table.game.id, clause, self.language):
            self.out.print(Markdown(found), style="dim")

    # ---- the end -----------------------------------------------------------------------------------
    def close(self, console: Console) -> None:
        """On the normal screen, for all to see: the result, or how to go on."""
        self.table.save(self.record)
        if self.table.result is None:
            saved = self.tr("play-saved", path=str(self.record), game=self.table.game.id)
            console.print()
            console.print(saved, highlight=False, soft_wrap=True)
            return
        for line in self.news(None):
            console.print(Text("  ") + line)
        self._tell_result(console)

    def _tell_result(self, console: Console) -> None:
        result, tr = self.table.result, self.tr
        assert result is not None
        console.rule(style="dim")
        console.print(self.table.picture(None, self.language))
        ending = tr(f"{self.table.game.id}-ending-{result.ending}")
        console.print(tr("play-result", ending=ending), style="bold")
        grid = Grid(tr("play-rank"), tr("play-player"), tr("play-points"))
        names = [self.table.name_of(side, tr) for side in range(len(result.scores))]
        for side in sorted(range(len(names)), key=lambda s: result.ranks[s]):
            grid.add_row(str(result.ranks[side]), names[side], str(result.scores[side]))
        console.print(grid)
        won = "play-winner" if len(result.winners) == 1 else "play-shared"
        heads = ", ".join(self.table.first_name_of(side, tr) for side in result.winners)
        console.print(tr(won, names=heads), style="bold green")
        console.print(tr("play-record", path=str(self.record)), style="dim", highlight=False)
