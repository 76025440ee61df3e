"""Fairy Perfume: the exact reckoning of `exact`, as advice for a person who shakes."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from typing import Any

import numpy as np

from sillage.games.fairy_perfume.layout import (
    CUBE,
    GENTLE,
    GENTLY,
    HARD,
    POINTS_IN_100,
    POUR,
    SHEET,
    STANDING,
    STOP,
    STRONGLY,
)
from sillage.games.fairy_perfume.policy.exact import advised, ways_to_pour
from sillage.games.fairy_perfume.policy.worth import ONE
from sillage.games.fairy_perfume.rules.pieces import bottle_value, stones_in
from sillage.kernel.records import blank, read

MOST_WAYS = 60_000      # a hint has time for bottles that are too rich for greedy's notepad


@dataclass(frozen=True)
class Advice:
    """What each choice of a beat is worth (coins' worth of this round), and how safe a shake is."""

    stop: float
    gentle: float
    hard: float
    safe_gentle: float      # the chance not to explode on this shake
    safe_hard: float
    exact: bool

    @property
    def best(self) -> int:
        """GENTLE, HARD or STOP."""
        values = {STOP: self.stop, GENTLE: self.gentle, HARD: self.hard}
        return max(values, key=lambda choice: values[choice])

    @property
    def gain(self) -> float:
        """What shaking on, the better way, is worth beyond stopping."""
        return max(self.gentle, self.hard) - self.stop


def advise(state: Any, parts: Any, seat: int) -> Advice:
    """The advice for a seat that still shakes, from records of the state and of the parts."""
    me = state.player[seat]
    ways = int(ways_to_pour(me))
    sheet = read(blank(SHEET), SHEET)
    table = np.zeros((min(ways, MOST_WAYS), STANDING + 1, POUR), np.int32)
    stop, gentle, hard = (int(value) / ONE for value in advised(state, parts, seat, sheet, table))
    return Advice(stop, gentle, hard, safety(parts, me, GENTLY), safety(parts, me, STRONGLY), exact=ways <= MOST_WAYS)


def safety(parts: Any, me: Any, strength: int) -> float:
    """The chance that a shake doesn't explode; the Royal fairy's cubes don't count (FA-X1)."""
    stones, cubes = int(stones_in(me.bottle)), int(me.bottle[CUBE])
    room = int(bottle_value(parts, me)) - int(stones_in(me.shaken))
    safe = 0.0
    for wanted in range(POUR):
        poured = min(wanted, stones + cubes)
        ways = sum(comb(stones, n) * comb(cubes, poured - n) for n in range(min(poured, room) + 1))
        safe += int(parts.pour[strength, wanted]) / POINTS_IN_100 * ways / comb(stones + cubes, poured)
    return safe
