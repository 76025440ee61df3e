"""What one can type at a table besides a choice: help, list, hint … in the player's language and in English."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from sillage.bots import searcher
from sillage.bots.search import Thought
from sillage.cli.rules import ANCHOR, clause_text, rules_page_text, rules_text
from sillage.errors import IllegalAction, NotationError, UndoRefused
from sillage.kernel.words import Translate
from sillage.table.actions import Action
from sillage.table.spoken import tokens

if TYPE_CHECKING:
    from sillage.cli.sitting import Sitting

HINTED = 3      # moves that a hint names
COMMANDS = ("help", "list", "board", "legend", "log", "hint", "auto", "undo", "why", "rules", "quit")
SHORT = {"?": "help", "q": "quit", "exit": "quit"}


def command_words(tr: Translate) -> dict[str, str]:
    """The commands by every word that is understood for them."""
    local = {"".join(tokens(word)): name for name in COMMANDS for word in tr(f"play-command-{name}").split(",")}
    return SHORT | local | {name: name for name in COMMANDS}


def pieces_in(view: Any) -> Iterator[tuple[str, str]]:
    """The pieces in sight that have a clause of their own, which says what they do."""
    if isinstance(view, Mapping):
        if "id" in view and isinstance(clause := view.get("clause"), str):
            yield view["id"], clause
        view = list(view.values())
    if isinstance(view, list):
        for inner in view:
            yield from pieces_in(inner)


class Commands:
    """The commands of a sitting. Each says whether the table has changed."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.table, self.tr = sitting, sitting.table, sitting.tr
        self.out, self.language = sitting.out, sitting.language
        self.known = command_words(self.tr)

    def in_line(self, text: str) -> tuple[str | None, str]:
        """The command that a line begins with, and the rest; none where the line is a choice (`aide des fées`)."""
        word, _, rest = text.partition(" ")
        name = self.known.get("".join(tokens(word)) or word)
        return (None, "") if name and rest and self.sitting.is_choice(text) else (name, rest.strip())

    def word(self, name: str) -> str:
        """What a command is called here."""
        return self.tr(f"play-command-{name}").split(",")[0].strip()

    def run(self, name: str, rest: str) -> bool:
        changed: bool = getattr(self, name)(rest)
        return changed

    def help(self, rest: str) -> bool:
        """Speaks of the game that is played, with what can be done now for an example."""
        game, choices = self.table.game, self.sitting.choices
        letter, action = next(iter(choices.labels.items()))
        example = {"letter": letter, "words": self.sitting.say(action)}
        clause = ANCHOR.findall(rules_text(game.id, self.language))[0]
        grid = Grid.grid(padding=(0, 2))
        grid.add_row("", self.tr("play-help-choice", **example))
        for name in COMMANDS:
            if name != "auto" or game.simultaneous:
                said = {"why": example, "rules": {"clause": clause}}.get(name, {})
                grid.add_row(Text(self.word(name), style="bold"), self.tr(f"play-help-{name}", **said))
        self.out.print(self.tr("play-help", game=self.tr(f"{game.id}-name")), grid, highlight=False)
        self.out.print(self.tr("play-help-ask", ask=self.sitting.asked()), highlight=False)
        return False

    def legend(self, rest: str) -> bool:
        try:
            said = self.tr(f"{self.table.game.id}-legend")
        except LookupError:
            said = self.tr("play-no-legend")
        self.out.print(said, highlight=False, markup=False)
        for piece, clause in dict.fromkeys(pieces_in(self.table.view(self.sitting.seat))):
            if text := clause_text(self.table.game.id, clause, self.language):
                self.out.print(Text(self._name(piece), style="bold"), Markdown(text))
        return False

    def _name(self, piece: str) -> str:
        """What a piece is called on the table."""
        for prefix in {arg.prefix for kind in self.table.game.actions.kinds for arg in kind.args if arg.prefix}:
            with suppress(LookupError):
                return self.tr(f"{prefix}-{piece}")
        return piece

    def list(self, rest: str) -> bool:
        self.sitting.list_choices(whole=True, word=rest)
        return False

    def board(self, rest: str) -> bool:
        self.sitting.board()
        return False

    def log(self, rest: str) -> bool:
        for event in self.table.events(self.sitting.seat):
            self.out.print(Text("  " + self.table.tell(event, self.tr), style="dim"))
        return False

    def hint(self, rest: str) -> bool:
        actor = self.sitting.seat
        assert actor is not None
        actions = {action.code: action for action in self.sitting.legal}
        with self.out.status(self.tr("play-thinking")):
            thoughts = searcher("nose").think(self.table.seat_view(actor))
        grid = Grid.grid(padding=(0, 2))
        for thought in thoughts[:HINTED]:
            action, wins = actions[thought.action], self.tr("play-hint-wins", wins=round(100 * thought.wins))
            words = Text(self.sitting.say(action), style="bold")
            grid.add_row(Text(wins, style="bold"), words, action.text(self.language))
        self.out.print(grid, style="green")
        reason = self.table.advice(actor, self.language) or self._reason(thoughts, actions)
        self.out.print(reason, style="green", highlight=False)
        return False

    def _reason(self, thoughts: Sequence[Thought], actions: dict[int, Action]) -> str:
        """What the simulations say for the first move, in one line."""
        best, *others = thoughts
        if not others:
            return self.tr("play-hint-only")
        other = self.sitting.say(actions[others[0].action])
        more = round(100 * (best.wins - others[0].wins))
        if more < 1:
            return self.tr("play-hint-close", other=other)
        return self.tr("play-hint-clear", other=other, more=more, games=best.visits)

    def auto(self, rest: str) -> bool:
        """Fills in the choices of a draft, for the player to look over."""
        actor = self.sitting.seat
        assert actor is not None
        filled = self.table.fill(actor)
        for action in filled:
            self.out.print(Text("  " + action.text(self.language), style="dim"))
        self.out.print(self.tr("play-filled" if filled else "play-nothing-to-fill"),
                           style="green" if filled else "yellow")
        return bool(filled)

    def undo(self, rest: str) -> bool:
        try:
            undone = self.table.undo(self.sitting.seat)
        except UndoRefused as error:
            self.out.print(self.tr("play-undo-refused", reason=error.say(self.tr)), style="yellow")
            return False
        words = self.sitting.say(self.sitting.decided(undone))
        self.out.print(self.tr("play-undone", notation=words), style="green")
        self.table.save(self.sitting.record)
        return True

    def why(self, rest: str) -> bool:
        if not rest:
            self.out.print(self.tr("play-why-usage"))
            return False
        try:
            legal = self.sitting.legal.check(self.sitting.understand(rest))
        except NotationError as error:
            self.out.print(error.say(self.tr), style="yellow", markup=False, highlight=False)
        except IllegalAction as error:
            self.sitting.refuse(error)
        else:
            self.out.print(self.tr("play-legal", text=legal.text(self.language)), style="green")
        return False

    def rules(self, rest: str) -> bool:
        if not rest:
            self.sitting.page(rules_page_text(self.table.game.id, self.language))
        elif found := clause_text(self.table.game.id, rest, self.language):
            self.out.print(Markdown(found))
        else:
            self.out.print(self.tr("play-no-clause", clause=rest), style="yellow")
        return False
