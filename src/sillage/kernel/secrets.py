"""What only some seats know: masks over a state, from what its fields say (`sillage.kernel.records`).

The view of a seat (its *information state*) has zeros for all bytes that the seat can't know. Views are closed by
default: a field that says nothing about who knows it is sent to nobody.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from sillage.kernel.records import OWNER, PUBLIC, SEATS, TURN, Bytes, knowledge


class Secrecy:
    """Which bytes of a state each seat may see."""

    def __init__(self, state: np.dtype[Any]) -> None:
        self.state = state
        self.known = knowledge(state)
        self.public = tuple(path for path, known in self.known.items() if known.by in (PUBLIC, TURN))
        self.secret = tuple(path for path, known in self.known.items() if known.by not in (PUBLIC, TURN))
        self._open = self._mask(self.public)
        self._play = self._mask(path for path, known in self.known.items() if known.by == PUBLIC)
        self._turns = self._mask(path for path, known in self.known.items() if known.by == TURN)
        self._hidden = self._mask(self.secret)
        self._during = [self._view_mask(seat, over=False) for seat in range(-1, SEATS)]
        self._over = [self._view_mask(seat, over=True) for seat in range(-1, SEATS)]

    def view(self, state: Bytes, seat: int | None, over: bool) -> Bytes:
        """The state as a seat (None: a spectator) may know it; all else is zero."""
        return state & self.mask(seat, over)

    def mask(self, seat: int | None, over: bool = False) -> Bytes:
        """All bits of what a seat (None: a spectator) may know."""
        masks = self._over if over else self._during
        return masks[0 if seat is None else seat + 1]

    def shows(self, changed: Bytes) -> bool:
        """Whether, of these changed bytes, any shows more than whose turn it is."""
        return bool((changed & ~self._turns).any())

    def reveals(self, before: Bytes, after: Bytes) -> bool:
        """Whether a decision without chance showed something that was hidden.

        It did when a secret that was there changed, and the open table with it. A hidden choice that is only written
        down changes nothing but the secret and whose turn it is; and where nothing was written yet (zeros), a
        place is only made ready for one."""
        changed = before ^ after
        secret = changed & self._hidden
        if not secret.any():
            return False
        return bool((secret[before != 0]).any() and (changed & self._play).any())

    def undeclared(self) -> list[str]:
        """The fields that don't say who knows them."""
        return [path for path in leaves(self.state) if not _declared(path, self.known)]

    def _mask(self, paths: Iterable[str]) -> Bytes:
        mask = np.zeros(self.state.itemsize, dtype=np.uint8)
        for path in paths:
            mask[_offsets(self.state, path.split("."), None)] = 0xFF
        return mask

    def _view_mask(self, seat: int, over: bool) -> Bytes:
        mask = self._open.copy()
        for path in self.secret:
            known = self.known[path]
            if over and known.open_at_end:
                mask[_offsets(self.state, path.split("."), None)] = 0xFF
            elif known.by == OWNER and seat >= 0:
                mask[_offsets(self.state, path.split("."), seat)] = 0xFF
        return mask


def knows(
    seat: int | None, record: np.dtype[Any], field: str, *, of: int | None = None, over: bool = False
) -> bool:
    """Whether a seat (None: a spectator) knows a field of a record; of a seat's own record or share, `of` whom."""
    known = knowledge(record).get(field)
    if known is None:
        return False
    if known.by in (PUBLIC, TURN) or (over and known.open_at_end):
        return True
    return known.by == OWNER and seat is not None and seat == of


def _declared(path: str, seen: Iterable[str]) -> bool:
    steps = path.split(".")
    return any(".".join(steps[:n]) in seen for n in range(1, len(steps) + 1))


def leaves(dtype: np.dtype[Any], prefix: str = "") -> list[str]:
    """The dotted paths of all plain fields of a layout."""
    paths: list[str] = []
    for name, (field, *_) in (dtype.fields or {}).items():
        base = field.base
        if base.names:
            paths += leaves(base, f"{prefix}{name}.")
        else:
            paths.append(prefix + name)
    return paths


def _offsets(dtype: np.dtype[Any], steps: list[str], seat: int | None) -> np.ndarray[Any, np.dtype[np.int64]]:
    """The bytes of a field; of one seat's share of it where a seat is given."""
    fields: Any = dtype.fields or {}
    if steps[0] not in fields:
        raise ValueError(f"no field {steps[0]!r} in the state; it has {', '.join(fields)}")
    field, start = fields[steps[0]][0], fields[steps[0]][1]
    count = int(np.prod(field.shape)) if field.shape else 1
    rows: Iterable[int] = range(count)
    if seat is not None and field.shape:
        share = count // field.shape[0]
        rows = range(seat * share, (seat + 1) * share) if seat < field.shape[0] else ()
        seat = None
    inner = (
        _offsets(field.base, steps[1:], seat) if len(steps) > 1 else np.arange(field.base.itemsize, dtype=np.int64)
    )
    found = [start + row * field.base.itemsize + inner for row in rows]
    return np.concatenate(found) if found else np.zeros(0, dtype=np.int64)
