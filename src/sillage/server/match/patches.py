"""A state as it is sent: whole, or as what has changed since the last one that the same eyes saw (a *delta*).

Both are made of nothing but views of the same eyes, so a patch tells no more than the two states it stands between.
"""

from __future__ import annotations

from typing import Any, cast

from sillage.server.wire.messages import PatchMessage, StateMessage, written
from sillage.server.wire.views import ViewChanges, ViewData

Known = tuple[int, ViewData]        # the `seq` and the view of the last state that somebody was sent


class Shown:
    """A state in somebody's eyes, written at most once for all who are told the same."""

    def __init__(self, state: StateMessage) -> None:
        self.known: Known = state["seq"], state["view"]
        self._state = state
        self._whole: str | None = None
        self._patches: dict[int, tuple[ViewData, str]] = {}     # by the identity of the view that they change

    def message(self, known: Known | None) -> str:
        """As one is told who knows an earlier state; whole to who knows none."""
        if known is None:
            return self._said_whole()
        base, view = known
        if id(view) not in self._patches:
            changed = changes(view, self._state["view"])
            said = self._said_whole() if changed is None else _patch(base, self._state, changed)
            self._patches[id(view)] = view, said
        return self._patches[id(view)][1]

    def _said_whole(self) -> str:
        if self._whole is None:
            self._whole = written(self._state)
        return self._whole


def _patch(base: int, state: StateMessage, changed: ViewChanges) -> str:
    patch = {"type": "patch", "base": base} | state | {"type": "patch", "view": changed}
    return written(cast(PatchMessage, patch))


def changes(before: ViewData, now: ViewData) -> ViewChanges | None:
    """What is another than before; None where a patch can't say it: something is gone, or somebody else looks."""
    if before["you"] != now["you"] or not before.keys() <= now.keys():
        return None
    view = _differing(cast(dict[str, Any], before), cast(dict[str, Any], now))
    if (after := view.pop("players", None)) is not None:
        if any(not old.keys() <= new.keys() for old, new in zip(before["players"], after, strict=True)):
            return None
        view["players"] = [_differing(old, new) or None for old, new in zip(before["players"], after, strict=True)]
    return cast(ViewChanges, view)


def _differing(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """The fields that are another than before."""
    if before is now:
        return {}
    return {name: value for name, value in now.items()
            if name not in before or ((known := before[name]) is not value and known != value)}
