"""What can go wrong, each with a message that says what was wrong and what is expected.

What is wrong with something that was given (a notation, an action, a set-up, a file) is a ValueError too."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

Translate = Callable[..., str]              # a text's id and its arguments, said in a language
Message = tuple[str, dict[str, str | int]]  # the id of a text in the Fluent files, and its arguments


class SillageError(Exception):
    """The family of all errors that Sillage raises on purpose; `told` is the message for players, where there is one.
    """

    languages: ClassVar[Callable[[str], Translate] | None] = None   # `sillage.texts` says how a language is found

    def __init__(self, message: str, told: Message | None = None) -> None:
        super().__init__(message)
        self.told = told

    def say(self, tr: Translate) -> str:
        """The message for players, by any translator; where there is none, the message itself."""
        return str(self) if self.told is None else tr(self.told[0], **self.told[1])

    def text(self, language: str = "en") -> str:
        """The message for players in a language."""
        find = type(self).languages
        return str(self) if find is None else self.say(find(language))


class NotationError(SillageError, ValueError):
    """A text names no action."""


class IllegalAction(SillageError, ValueError):
    """An action exists but may not be taken now. `clause` is the rule that forbids it, where known.

    `why` says the reason by any translator."""

    def __init__(self, message: str, clause: str | None = None, why: Callable[[Translate], str] | None = None) -> None:
        super().__init__(message)
        self.clause, self._why = clause, why

    def say(self, tr: Translate) -> str:
        return super().say(tr) if self._why is None else self._why(tr)


class UndoRefused(SillageError):
    """The last decision can't be taken back."""


class EditionError(SillageError, ValueError):
    """An edition file is not valid."""


class RecordError(SillageError, ValueError):
    """A record of a game is damaged, edited, or of another version."""


class SetupError(SillageError, ValueError):
    """A game can't be set up like that."""
