"""Parts of the full screen: paper to say things on, a curtain between people, pages, a last question."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.style import Style
from rich.styled import Styled
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Static


class Paper:
    """Keeps what is said, until somebody takes it to show."""

    def __init__(self) -> None:
        self._said: list[RenderableType] = []

    def print(self, *objects: Any, style: str | Style = "", **how: Any) -> None:
        self._said += [Styled(item, style) if style else item for item in objects]

    def rule(self, *objects: Any, **how: Any) -> None:
        """The panes have frames of their own."""

    def status(self, status: Any) -> AbstractContextManager[Any]:
        return nullcontext()

    def take(self) -> Group:
        said, self._said = self._said, []
        return Group(*said)

    @property
    def blank(self) -> bool:
        return not self._said


class Line(Input):
    """What is typed: handed in and emptied as soon as Enter comes, before the keys that were pressed after it, so that
    words typed ahead begin a line of their own. (As a binding, Enter would wait for the app, behind them.)"""

    async def on_key(self, event: Key) -> None:
        if event.key == "enter":
            event.stop()
            await self.action_submit()
            self.value = ""

    def restricted(self) -> None:
        """A line is long enough: what is pasted beyond rings no bell for each sign."""


class Blank(Screen[None]):
    """Nothing."""


class Sentence(Screen[None]):
    """A sentence that waits for Enter or a click."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, words: str) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        yield Static(self._words, markup=False)

    def on_click(self) -> None:
        self.dismiss()


class Curtain(Sentence):
    """Nothing else is to be seen: the keyboard goes to somebody who may not see what was shown."""

    DEFAULT_CSS = "Curtain { align: center middle; } Curtain Static { width: auto; text-style: bold; }"


class Ready(Sentence, ModalScreen[None]):
    """The table stays in sight."""

    DEFAULT_CSS = """
    Ready { align: center bottom; background: transparent; }
    Ready Static { width: 100%; height: auto; padding: 0 1; background: $warning; color: $text; text-style: bold; }
    """


class Page(ModalScreen[None]):
    """Something long, to scroll through: Markdown, or what was said on paper."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(keys, "dismiss", show=False) for keys in ("enter", "escape", "q")
    ]
    DEFAULT_CSS = """
    Page { align: center middle; }
    Page VerticalScroll { width: 90%; height: 90%; border: round $primary; background: $surface; padding: 0 1; }
    """

    def __init__(self, content: str | RenderableType, foot: str = "") -> None:
        super().__init__()
        self._content, self._foot = content, foot

    def compose(self) -> ComposeResult:
        with VerticalScroll() as scroll:
            scroll.border_subtitle = self._foot
            yield Static(Markdown(self._content) if isinstance(self._content, str) else self._content)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


class Question(ModalScreen[bool]):
    """Asks once: Enter does it, n or Escape doesn't; so do the buttons."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer(True)", show=False, priority=True),
        *(Binding(key, "answer(False)", show=False, priority=True) for key in ("n", "escape")),
    ]
    DEFAULT_CSS = """
    Question { align: center middle; }
    Question VerticalScroll { width: 70; max-width: 90%; height: auto; border: round $warning; background: $surface;
        padding: 1 2; }
    Question Horizontal { height: auto; align: center middle; padding-top: 1; }
    """

    def __init__(self, words: str) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self._words, markup=False)
            with Horizontal():
                yield Button("✓", id="yes", variant="success")
                yield Button("✗", id="no", variant="error")

    def action_answer(self, sure: bool) -> None:
        """Enter means yes, but on the button that says no."""
        self.dismiss(sure and (self.focused is None or self.focused.id != "no"))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")
