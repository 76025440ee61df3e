"""What is seen of a game, as it is sent: texts, views, events, legal actions, clocks, results.

These are plain dicts with known keys: they are made thousands of times a second, and written as they are.
"""

from __future__ import annotations

from typing import Any, NotRequired

from pydantic import ConfigDict
from typing_extensions import TypeAliasType, TypedDict

# A number, a string, a text, or strings and texts to be put one after the other.
Value = TypeAliasType("Value", "int | float | str | Text | list[str | Text]")


class Text(TypedDict):
    """A sentence that the client says in its own language: a message of the Fluent files, and its arguments."""

    id: str
    args: NotRequired[dict[str, Value]]


class EventData(TypedDict):
    n: int                              # the decision
    kind: str
    seat: int | None
    args: dict[str, str | int]          # plain words, for animation
    text: Text
    quiet: NotRequired[bool]            # the log passes it over


class LegalData(TypedDict):
    code: int
    action: str
    kind: str
    args: dict[str, int]                # the numbers of the places
    words: dict[str, str]        # what lies or is named there
    text: Text


class ActionData(TypedDict):
    """A decision of a game that is over."""

    code: int
    action: str
    seat: int
    text: Text | None


class ResultData(TypedDict):
    """How a game ended; one that was closed or aborted has no scores."""

    ending: str
    scores: NotRequired[list[int]]
    ranks: NotRequired[list[int]]
    winners: NotRequired[list[int]]


class ClockSeat(TypedDict):
    seconds: float
    running: bool


class BeatData(TypedDict):
    ends_in: float
    opens_in: NotRequired[float]        # the count before the first beat


class ClocksData(TypedDict):
    now: float
    seats: NotRequired[list[ClockSeat]]
    until: NotRequired[float | None]
    beat: NotRequired[BeatData]
    unready: NotRequired[list[int]]     # the seats that must say `ready` before the beats begin


class EditionName(TypedDict):
    id: str
    name: str
    reconstructed: list[str]


class ViewData(TypedDict):
    """What every game's view has; the rest is the game's own (`show/view.py` of its folder)."""

    __pydantic_config__ = ConfigDict(extra="allow")     # type: ignore[misc]
    game: str
    edition: EditionName
    options: dict[str, bool | int | str]
    seats: list[str]
    you: int | None
    actor: int | None
    asked: list[int]
    phase: str
    decision: int
    over: bool
    players: list[Any]
    result: NotRequired[ResultData | None]


class ViewChanges(TypedDict):
    """What of a view is another than in the last one: those of its fields, and of its players those fields of each
    that has some (null: as before)."""

    __pydantic_config__ = ConfigDict(extra="allow")     # type: ignore[misc]
    players: NotRequired[list[dict[str, Any] | None]]
