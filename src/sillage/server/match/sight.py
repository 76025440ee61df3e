"""A table in a seat's eyes: what everybody sees, and what the seat knows of its own player beyond that.

Four who look at a table see nearly the same, and from one move to the next nearly the same again. So what everybody
sees is compared with what it was, and written, once for all; a seat's own part is compared by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

import orjson

from sillage.server.wire.views import ViewChanges, ViewData

Fields = dict[str, Any]


@dataclass(eq=False)
class Changed:
    """What everybody sees to be another than before: fields of the table, and of each player. As it is written."""

    fields: Fields
    players: list[Fields]

    @cached_property
    def of_all(self) -> orjson.Fragment:
        """The same to all who see no more than that, written once."""
        return orjson.Fragment(orjson.dumps(self.told([fields or None for fields in self.players])))

    def told(self, players: list[Fields | None]) -> Fields:
        return self.fields | {"players": players} if any(players) else self.fields


class Everybody:
    """What everybody sees of a table, or would see of a seat's draft."""

    def __init__(self, view: Fields) -> None:
        self.view = view
        self._changed: dict[int, tuple[Everybody, Changed | None]] = {}     # by the identity of what was seen before

    def changed(self, before: Everybody) -> Changed | None:
        """What is another than before; None where a patch can't say it: something is gone."""
        if id(before) not in self._changed:
            before._changed.clear()     # else each would hold the one before it, back to the first
            self._changed[id(before)] = before, _changed(before.view, self.view)
        return self._changed[id(before)][1]


class Sight:
    """A table in a seat's eyes (None: a spectator's); `own` is what the seat knows of its own player."""

    def __init__(self, seat: int | None, desk: bytes, everybody: Everybody, own: Fields) -> None:
        self.seat, self.desk, self.everybody, self.own = seat, desk, everybody, own

    @cached_property
    def view(self) -> ViewData:
        """The whole of it, as it is sent."""
        view = self.everybody.view | {"you": self.seat}
        if self.seat is not None:
            view["players"] = players = list(view["players"])
            players[self.seat] = players[self.seat] | self.own
        return cast(ViewData, view)

    def changes(self, before: Sight) -> ViewChanges | None:
        """What is another than before; None where a patch can't say it, or somebody else looked."""
        changed = self.everybody.changed(before.everybody)
        if changed is None or self.seat != before.seat or self.own.keys() != before.own.keys():
            return None
        if self.seat is None or (self.own is before.own and self.own.keys().isdisjoint(changed.players[self.seat])):
            return cast(ViewChanges, changed.of_all)
        players: list[Fields | None] = [fields or None for fields in changed.players]
        of_all = {name: value for name, value in changed.players[self.seat].items() if name not in self.own}
        players[self.seat] = of_all | differing(before.own, self.own) or None
        return cast(ViewChanges, changed.told(players))


def _changed(before: Fields, now: Fields) -> Changed | None:
    gone = not before.keys() <= now.keys()
    if gone or any(not old.keys() <= new.keys() for old, new in zip(before["players"], now["players"], strict=True)):
        return None
    fields = differing(before, now)
    fields.pop("players", None)
    players = zip(before["players"], now["players"], strict=True)
    return Changed(_written(fields), [_written(differing(old, new)) for old, new in players])


def _written(fields: Fields) -> Fields:
    """Written once, for all who are told."""
    return {name: orjson.Fragment(orjson.dumps(value)) for name, value in fields.items()}


def differing(before: Fields, now: Fields) -> Fields:
    """The fields that are another than before."""
    if before is now:
        return {}
    return {name: value for name, value in now.items()
            if name not in before or ((known := before[name]) is not value and known != value)}
