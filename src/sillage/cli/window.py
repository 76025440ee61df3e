"""A sitting on the full screen: the table, the choices, what happened. Arrows, mouse, letters or words choose.

It is on the terminal's alternate screen: when it closes, nothing of it stays behind. What is typed is understood as in
plain lines (`session.py`), commands too.
"""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from rich.cells import cell_len
from rich.text import Text
from rich.traceback import Traceback
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import Key
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from sillage.cli.beat import keys_of, shown_keys
from sillage.cli.choices import Choices
from sillage.cli.commands import COMMANDS
from sillage.cli.panes import Blank, Curtain, Line, Page, Paper, Question, Ready
from sillage.cli.sitting import LONGEST, Sitting, plainly
from sillage.errors import IllegalAction, NotationError
from sillage.kernel.game import Tempo
from sillage.table.actions import Action
from sillage.table.table import Table

OFFERED = tuple(name for name in COMMANDS if name not in ("list", "board"))     # those are always in sight
PAGED = ("help", "legend", "list", "log", "rules")      # what is read on a page of its own
BAR = 40        # signs that a whole beat has
STEP = 0.1      # seconds between two looks at it
WORDS = 26      # signs that the words of choices are given, so that their meanings stand in a column
ABREAST = 60    # signs of a line from which they do
WIDE = 126      # signs of a line from which the choices stand beside the table
BOARD = 86      # and what the table takes of them then
ROOMY = 30      # lines of a screen on which groups of choices stand apart


class Seated(Sitting):
    """A sitting that says things on paper, and long ones in Markdown."""

    def __init__(self, table: Table, language: str, record: Path, resumed: bool) -> None:
        self.paper, self.text = Paper(), ""
        super().__init__(table, language, self.paper, record, resumed)

    def page(self, markdown: str) -> None:
        self.text = markdown


class Window(App[None]):
    """The full screen."""

    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-tiny"), (80, "-narrow"), (WIDE, "-wide")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False), Binding("down", "move(1)", show=False),
        Binding("pageup", "scroll(-1)", show=False), Binding("pagedown", "scroll(1)", show=False),
        Binding("f1", "command('help')", show=False), Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+d", "end_of_input", show=False, priority=True),
    ]
    CSS = """
    #title, #bar { height: 1; background: $boost; }
    #room { height: 1fr; }
    .-wide #room { layout: horizontal; }
    .-wide #board { width: 84; }
    .-wide #side { width: 1fr; border-left: solid $boost; padding-left: 1; }
    #board { scrollbar-size: 0 0; overflow-x: hidden; }
    #picture { width: 82; }
    .-tiny #picture { width: 100%; }
    .-tiny #board, .-narrow #board { height: auto; max-height: 60%; }
    .-tiny #side, .-narrow #side { height: 1fr; min-height: 9; }
    #asked { height: auto; text-style: bold; color: $accent; }
    #choices { height: auto; max-height: 50%; border: none; background: $background; padding: 0; }
    .-wide #choices { max-height: 70%; }
    #ends { height: auto; }
    #log { height: 1fr; min-height: 3; background: $background; border-top: solid $boost; scrollbar-size: 1 1; }
    #typed { border: none; height: 1; padding: 0; }
    """

    def __init__(self, table: Table, language: str, record: Path, resumed: bool = False) -> None:
        super().__init__()
        self.sitting = Seated(table, language, record, resumed)
        self.table, self.tr = table, self.sitting.tr
        self.title = table.game.name
        self._typed: asyncio.Queue[str | Action] = asyncio.Queue()
        self._keys: dict[str, Action] = {}      # in a beat, one key is one choice
        self._head, self._widest, self._ends = Text(), 0, False
        self._beating = False

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Container(id="room"):
            with VerticalScroll(id="board", can_focus=False):
                yield Static(id="picture")
            with Vertical(id="side"):
                yield Static(id="asked", markup=False)
                choices = OptionList(id="choices")
                choices.can_focus = False       # what is typed goes to the line below
                yield choices
                yield Static(id="ends")
                log = RichLog(id="log", wrap=True, min_width=20)
                log.can_focus = False
                yield log
        yield Line(placeholder=self.tr("play-choose"), max_length=LONGEST, id="typed")
        yield Static(id="bar")

    def on_mount(self) -> None:
        self.sitting.table.save(self.sitting.record)
        if not self.is_headless:    # without a terminal, signals are meant for whoever runs it
            self._obey_signals()
        self._head, *more = self.sitting.welcome()
        self.query_one("#title", Static).update(self._head)
        for line in more:
            self.query_one(RichLog).write(line)
        offered = [name for name in OFFERED if name != "auto" or self.table.game.simultaneous]
        words = [f"[@click=app.command('{name}')]{self.sitting.commands.word(name)}[/]" for name in offered]
        self.query_one("#bar", Static).update(" ".join(words))
        self.run_worker(self._sit(), exclusive=True)

    def _obey_signals(self) -> None:
        for name in ("SIGTERM", "SIGQUIT"):
            with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):   # Windows; another thread
                asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self.action_leave)

    # ---- the course --------------------------------------------------------------------------------
    async def _sit(self) -> None:
        """Until the game ends or somebody leaves."""
        while not self.table.over:
            await self._hand_over()
            self._tell()
            if (tempo := self.sitting.tempo) is not None:
                await self._beat(tempo)
                continue
            self._draw()
            if not await self._answer():
                self.action_leave()
                return
        self.exit()

    async def _hand_over(self) -> None:
        """Nobody sees another's hidden pieces: all panes are emptied before the curtain falls."""
        if self.sitting.handed_over:
            self._clear()
            while not self._typed.empty():      # what was typed ahead is no choice of the next one
                self._typed.get_nowait()
            await self.push_screen_wait(
                Curtain(self.tr("play-hand-over", who=self.table.seats[self.sitting.seat or 0]))
            )
        self.sitting.shown = self.sitting.seat

    def _clear(self) -> None:
        for name in ("#picture", "#asked", "#ends"):
            self.query_one(name, Static).update("")
        self.query_one(OptionList).clear_options()
        self.query_one(RichLog).clear()
        self.query_one(Input).value = ""

    async def _answer(self) -> bool:
        """Takes what is typed or clicked until a decision is made; False when the player leaves."""
        self._beating = False
        while True:
            said = await self._typed.get()
            if isinstance(said, Action):
                if said.code in self.sitting.legal.codes and await self._take(said):     # of a second click it isn't
                    return True
                continue
            text = plainly(said)
            command, rest = self.sitting.commands.in_line(text)
            if command == "quit":
                return False
            if await (self._command(command, rest) if command else self._try(text)):
                return True

    async def _command(self, name: str, rest: str) -> bool:
        """A command; True where it changed the table. A bot may think for a while: the screen stays awake."""
        asked = self.query_one("#asked", Static)
        if name == "hint":
            asked.update(self.tr("play-thinking"))
        changed = await asyncio.to_thread(self.sitting.commands.run, name, rest)
        if name == "help":
            self.sitting.paper.print("")
            self.sitting.commands.legend("")
        asked.update(self.sitting.asked() if not self.table.over else "")
        text, self.sitting.text = self.sitting.text, ""
        if text or (name in PAGED and not self.sitting.paper.blank):
            await self.push_screen_wait(Page(text or self.sitting.paper.take(), self.tr("play-close")))
        self._say()
        return changed

    async def _try(self, text: str) -> bool:
        """What was typed as a choice; nothing means the one that is marked."""
        try:
            action = self.sitting.legal.check(self.sitting.understand(text)) if text else self._marked()
        except IllegalAction as error:
            self.sitting.refuse(error)
        except NotationError as error:
            self.sitting.out.print(Text(self.tr("play-unknown", text=text)), Text(error.say(self.tr)), style="yellow")
        else:
            return action is not None and await self._take(action)
        self._say()
        return False

    async def _take(self, action: Action) -> bool:
        """Plays an action, and asks once before what can't be taken back."""
        final = self.sitting.is_final(action)
        words = action.text(self.sitting.language)
        if final and not await self.push_screen_wait(Question(self.tr("play-sure", action=words))):
            return False
        await asyncio.to_thread(self.sitting.play, action)
        return True

    # ---- beats -------------------------------------------------------------------------------------
    async def _beat(self, tempo: Tempo) -> None:
        """It goes on whether one answers or not; but it begins when one is ready. One key is one choice."""
        self._draw(tempo)
        if not self._beating:
            await self.push_screen_wait(Ready(self.tr("play-ready")))
            self._beating = True
        actions = list(self.sitting.legal)
        chosen = next(action for action in actions if action.kind == tempo.wait)
        self._keys = keys_of(actions, tempo, self.sitting.tongue)
        asked, left = self.query_one("#asked", Static), tempo.seconds
        while left > 0:
            asked.update("█" * round(BAR * left / tempo.seconds))
            try:
                said = await asyncio.wait_for(self._typed.get(), STEP)
            except TimeoutError:
                left -= STEP
                continue
            if isinstance(said, Action) and said.code in {action.code for action in actions}:
                chosen = said
                break
        self._keys = {}
        await asyncio.to_thread(self.sitting.play, chosen)

    def on_key(self, event: Key) -> None:
        if (action := self._keys.get(event.key)) is not None:
            event.stop()
            self._typed.put_nowait(action)

    # ---- showing -----------------------------------------------------------------------------------
    def _draw(self, tempo: Tempo | None = None) -> None:
        """The table as the actor sees it, and what may be done; what ends a step stays in sight below the list."""
        self.query_one("#picture", Static).update(self.table.picture(self.sitting.seat, self.sitting.language))
        self.query_one("#asked", Static).update(self.sitting.asked())
        choices = self.sitting.choices
        widest = max(cell_len(self.sitting.say(action)) for action in choices.labels.values())
        room = self.size.width - BOARD * (self.size.width >= WIDE)      # its own size is not known before it is shown
        self._widest = min(widest, WORDS) if room >= ABREAST else 0
        keys = self._live_keys(tempo) if tempo else {}
        rows = self.query_one(OptionList)
        rows.clear_options()
        apart = self.size.height >= ROOMY and any(len(group.actions) > 1 for group in choices.groups)
        for number, group in enumerate(choices.groups):
            rows.add_options([None] * (apart and number > 0))
            rows.add_options([Option(self._row(choices, action, keys), str(action.code)) for action in group.actions])
        rows.highlighted = 0
        ends = [action for group in choices.groups if group.ends for action in group.actions]
        self._ends = bool(ends)
        self.query_one("#ends", Static).update(Text("   ").join(self._row(choices, action, keys) for action in ends))
        self.call_after_refresh(self._fit)
        typed = self.query_one(Input)
        typed.disabled = tempo is not None
        if tempo is None:
            typed.focus()

    def _fit(self) -> None:
        """What ends a step stands below the list only where the list is too long to show it."""
        rows = self.query_one(OptionList)
        self.query_one("#ends").display = self._ends and rows.virtual_size.height > rows.size.height
        board = self.query_one("#board")
        head = self._head.copy()
        if board.virtual_size.height > board.size.height:
            head.append(f"   {self.tr('play-scroll')}", style="not bold dim")
        self.query_one("#title", Static).update(head)
        self.query_one(RichLog).scroll_end(animate=False)       # its height may be another now

    def on_resize(self) -> None:
        self.call_after_refresh(self._fit)

    def _live_keys(self, tempo: Tempo) -> dict[int, str]:
        """The key of each action in a beat; what lets it pass has none."""
        actions = list(self.sitting.legal)
        keys = shown_keys(keys_of(actions, tempo, self.sitting.tongue))
        return dict.fromkeys((action.code for action in actions), " ") | {a.code: key for key, a in keys.items()}

    def _row(self, choices: Choices, action: Action, keys: dict[int, str]) -> Text:
        letter, words, meaning = self.sitting.row(choices, action)
        words.pad_right(max(0, self._widest - words.cell_len))
        key = Text(keys.get(action.code, letter.plain).ljust(len(list(choices.labels)[-1])), style="bold green")
        return Text("  ").join([key, words, Text(meaning)])

    def _marked(self) -> Action | None:
        rows = self.query_one(OptionList)
        if rows.highlighted is None:
            return None
        return self._action(rows.get_option_at_index(rows.highlighted))

    def _action(self, option: Option) -> Action | None:
        """None where the row is of a choice that has been made."""
        legal = () if self.table.over else self.sitting.legal
        return next((action for action in legal if str(action.code) == option.id), None)

    def _tell(self) -> None:
        for line in self.sitting.news(self.sitting.shown):
            self.query_one(RichLog).write(line)

    def _say(self) -> None:
        if not self.sitting.paper.blank:
            self.query_one(RichLog).write(self.sitting.paper.take())

    # ---- hands -------------------------------------------------------------------------------------
    def on_input_submitted(self, event: Input.Submitted) -> None:
        self._typed.put_nowait(event.value)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if (action := self._action(event.option)) is not None:
            self._typed.put_nowait(action)

    def action_move(self, way: int) -> None:
        rows = self.query_one(OptionList)
        (rows.action_cursor_up if way < 0 else rows.action_cursor_down)()

    def action_scroll(self, way: int) -> None:
        board = self.query_one("#board", VerticalScroll)
        (board.scroll_page_up if way < 0 else board.scroll_page_down)()

    def action_command(self, name: str) -> None:
        self._typed.put_nowait(name)

    def action_leave(self) -> None:
        """What still goes on, as a bot's move, is shown no more: the panes go now. Not every terminal has a screen of
        its own for us to take away: nothing is left on it."""
        self.push_screen(Blank())
        self.call_after_refresh(self.exit)
        self.workers.cancel_all()

    def _fatal_error(self) -> None:
        """Like Textual's, but what variables held stays unsaid: others may read it."""
        self._exit_renderables.append(Traceback(show_locals=False))
        self._close_messages_no_wait()

    def action_end_of_input(self) -> None:
        """Leaves, as in plain lines, where nothing has been typed."""
        typed = self.screen_stack[0].query_one(Input)
        if typed.has_focus and typed.value:
            typed.action_delete_right()
        else:
            self.action_leave()
