"""What can go wrong, each with a message that says what was wrong and what is expected."""


class SillageError(Exception):
    """The family of all errors that Sillage raises on purpose.

    `say` is the message for players: the id of a text in the Fluent files, and its arguments."""

    def __init__(self, message: str, say: tuple[str, dict[str, str | int]] | None = None) -> None:
        super().__init__(message)
        self.say = say


class NotationError(SillageError):
    """A text names no action."""


class IllegalAction(SillageError):
    """An action exists but may not be taken now. `clause` is the rule that forbids it, where known."""

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.clause = clause


class UndoRefused(SillageError):
    """The last decision can't be taken back."""


class EditionError(SillageError):
    """An edition file is not valid."""


class RecordError(SillageError):
    """A record of a game is damaged, edited, or of another version."""


class SetupError(SillageError):
    """A game can't be set up like that."""
