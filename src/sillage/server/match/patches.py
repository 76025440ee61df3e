"""A state as it is sent: whole, or as what has changed since the last one that the same eyes saw (*delta encoding*).

Both are made of nothing but views of the same eyes, so a patch tells no more than the two states it stands between.
"""

from __future__ import annotations

from sillage.server.match.sight import Sight
from sillage.server.wire.messages import PatchMessage, StateMessage, Told, written
from sillage.server.wire.views import ViewChanges

Known = tuple[int, Sight]           # the `seq` of the last state that somebody was sent, and what they saw


class Shown:
    """A state in somebody's eyes, written at most once for all who are told the same."""

    def __init__(self, told: Told, sight: Sight) -> None:
        self.known: Known = told["seq"], sight
        self._told = told
        self._whole: bytes | None = None
        self._patches: dict[int, tuple[Sight, bytes]] = {}      # by the identity of what they saw before

    def message(self, known: Known | None) -> bytes:
        """As one is told who knows an earlier state; whole to who knows none."""
        if known is None:
            return self._said_whole()
        base, before = known
        if id(before) not in self._patches:
            changed = self.known[1].changes(before)
            said = self._said_whole() if changed is None else _patch(base, self._told, changed)
            self._patches[id(before)] = before, said
        return self._patches[id(before)][1]

    def _said_whole(self) -> bytes:
        if self._whole is None:
            self._whole = written(whole_state(self._told, self.known[1]))
        return self._whole


def whole_state(told: Told, sight: Sight) -> StateMessage:
    """A state with all that is seen."""
    return {"type": "state", **told, "view": sight.view}


def _patch(base: int, told: Told, changed: ViewChanges) -> bytes:
    patch: PatchMessage = {"type": "patch", "base": base, **told, "view": changed}
    return written(patch)
