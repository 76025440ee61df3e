"""What is said at a table as texts that a client renders in its own language.

A game phrases a piece by calling a translator. This one doesn't translate: it writes down which message
was asked for with which arguments, and the client, which has the same Fluent files, says it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from sillage.errors import SillageError
from sillage.kernel.game import Game
from sillage.kernel.show import seat_or_none
from sillage.kernel.words import ActionKind, ActionTable, Argument, Event, Name, Number, Scene
from sillage.server.wire.views import EventData, LegalData, Text
from sillage.table.actions import Action
from sillage.table.table import Table

SAYINGS_KEPT = 16_384
_MARK = re.compile("\x02(\\d+)\x03")


class _Said(str):
    """What stands for a message; where it stands alone, it is the message."""

    text: Text


class Script:
    """A translator that writes messages down. What it returns stands for the message, and may be joined with others."""

    def __init__(self) -> None:
        self._texts: list[Text] = []

    def __call__(self, id: str, /, **args: str | int) -> str:
        text: Text = {"id": id}
        if args:
            text["args"] = {name: self.open(value) for name, value in args.items()}
        said = _Said(f"\x02{len(self._texts)}\x03")
        said.text = text
        self._texts.append(text)
        return said

    def open(self, value: str | int) -> Any:
        """A number, a string, a text, or a list of strings and texts."""
        if type(value) is _Said:
            return value.text
        if not isinstance(value, str) or "\x02" not in value:
            return value
        parts: list[Any] = _MARK.split(value)
        for i in range(1, len(parts), 2):
            number = int(parts[i])
            parts[i] = self._texts[number] if number < len(self._texts) else ""
        parts = [part for part in parts if part != ""]
        return parts[0] if len(parts) == 1 else parts


@lru_cache(maxsize=16_384)
def _decoded(actions: ActionTable, code: int) -> tuple[ActionKind, tuple[tuple[Argument, int], ...]]:
    """The kind of an action, and its arguments with their values."""
    kind, values = actions.decode(code)
    return kind, tuple(zip(kind.args, values, strict=True))


# What was said of an edition's pieces, which never change: by the edition's identity (each holds its edition, so that
# no other can have it), and what it is about. An argument is phrased by its value and its word (`Argument.phrase`).
_legal: dict[tuple[int, int, tuple[str, ...]], tuple[object, LegalData]] = {}
_events: dict[tuple[int, str, tuple[int | None, ...]], tuple[object, dict[str, str | int], dict[str, Any]]] = {}


def _room_in(kept: dict[Any, Any]) -> None:
    if len(kept) >= SAYINGS_KEPT:
        kept.clear()


def action_text(game: Game, action: Action) -> Text:
    script = Script()
    word, phrases = game.actions.phrases(action.code, action.scene, script)
    text: Text = script.open(script(f"{game.id}-do-{word}", **phrases))
    return text


def legal_data(game: Game, action: Action) -> LegalData:
    """A legal action with its targets and its sentence; not to be changed, for it is told again."""
    scene = action.scene
    kind, pairs = _decoded(game.actions, action.code)
    words = tuple([arg.word(value, scene) for arg, value in pairs])
    key = id(scene.edition), action.code, words
    if (known := _legal.get(key)) is None:
        _room_in(_legal)
        known = _legal[key] = scene.edition, {
            "code": action.code,
            "action": " ".join([kind.word, *(word or "-" for word in words)]),
            "kind": kind.word,
            "args": {arg.name: value for arg, value in pairs},
            "words": {arg.name: word for (arg, _), word in zip(pairs, words, strict=True)},
            "text": action_text(game, action),
        }
    return known[1]


def error_text(error: SillageError) -> Text | None:
    """The message for players, where an error has one."""
    if error.told is not None:
        return {"id": error.told[0], "args": dict(error.told[1])}
    script = Script()
    said = script.open(error.say(script))
    return None if isinstance(said, str) else said


def event_data(table: Table, event: Event, number: int) -> EventData:
    script = Script()
    args, phrases = _event_words(event)
    data: EventData = {
        "n": number,
        "kind": event.kind.name,
        "seat": seat_or_none(event.seat),
        "args": args,
        "text": script.open(table.tell(event, script, phrases)),
    }
    if event.kind.quiet:
        data["quiet"] = True
    return data


def _event_words(event: Event) -> tuple[dict[str, str | int], dict[str, Any]]:
    """The arguments of an event, as plain words and as they stand in its sentence."""
    edition, kind = event.scene.edition, event.kind
    key = id(edition), kind.name, event.values
    if (known := _events.get(key)) is None:
        _room_in(_events)
        script = Script()
        args = {
            arg.name: _plain(arg, value, event.scene)
            for arg, value in zip(kind.args, event.values, strict=True) if value is not None
        }
        phrases = {name: script.open(phrase) for name, phrase in event.phrases(script).items()}
        known = _events[key] = edition, args, phrases
    return known[1:]


def _plain(arg: Argument, value: int, scene: Scene) -> str | int:
    if isinstance(arg, Number):
        return value + arg.first
    if isinstance(arg, Name) and arg.names[value].isdecimal():
        return int(arg.names[value])
    return arg.word(value, scene)
