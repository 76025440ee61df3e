"""Fairy Perfume: when to stop shaking, exactly, by dynamic programming over all that can fall out.

While the hourglass stands, each other player who still shakes may turn it on any beat (`RUSH`); from then on its
beats are counted down. Values are whole numbers (`worth`), rounded down. Nothing is allocated: `bottle`, `out` and
`table` are memory that the caller lends, greedy's notepad or a larger one for hints (`advise`).

table[column, poured, fallen] is the value once `fallen` lies out and `poured` more pieces fall. A column is a number of
beats left, or STANDING. `fallen` counts in mixed radix which pieces have fallen of the bottle as it is now, so that
whatever falls later has a higher number, and going backwards meets every future first.
"""

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
    PIECES,
    POINTS_IN_100,
    POUR,
    STANDING,
    STONES,
    STOP,
    STRONGLY,
)
from sillage.games.fairy_perfume.policy.quick import quick
from sillage.games.fairy_perfume.policy.worth import ONE, explosion_cost, glass_worth, hazard, stored_worth
from sillage.games.fairy_perfume.rules.pieces import bottle_value, stones_in
from sillage.kernel.compile import rule

MOST_WAYS = 60_000      # a hint has time for bottles that are too rich for greedy's notepad


@rule
def ways_to_pour(me):
    """How many different sets of pieces can fall out of a bottle, none and all included."""
    ways = 1
    for piece in range(PIECES):
        ways *= int(me.bottle[piece]) + 1
    return ways


@rule
def advised(state, parts, seat, bottle, out, table):
    """The values of stopping, shaking gently and shaking hard now, for a seat that still shakes: exact, or where the
    table is too small for all that can fall, quick."""
    me = state.player[seat]
    if ways_to_pour(me) > table.shape[2]:
        return quick(state, parts, seat)
    stop = stored_worth(me.ability, me.shaken)
    if state.holder >= 0:
        solve(parts, me, state.glass - 1, False, 0, bottle, out, table)
        values = table[state.glass - 1]
        return (stop, shake_value(parts, GENTLY, values, 0), shake_value(parts, STRONGLY, values, 0))
    rush = hazard(state, seat)
    solve(parts, me, int(parts.glass), True, rush, bottle, out, table)
    return (
        stop + glass_worth(me.ability, me.shaken),
        standing_value(parts, GENTLY, table, 0, rush),
        standing_value(parts, STRONGLY, table, 0, rush),
    )


@rule
def solve(parts, me, beats, standing, rush, bottle, out, table):
    """Fills the table for up to so many beats left and, if it stands, for the standing glass."""
    limit = bottle_value(parts, me)
    for fallen in range(ways_to_pour(me) - 1, -1, -1):
        spill(me, fallen, bottle, out)
        over = stones_in(out) - limit
        if over >= POUR:
            continue                            # no pour goes that far
        shaking = over <= 0 and stones_in(bottle) > 0
        stop = stop_worth(parts, me.ability, bottle, out, over)
        for column in range(beats + 1):
            table[column, 0, fallen] = stop
            pour_values(me, bottle, table[column], fallen, over)
            if shaking and column > 0:
                table[column, 0, fallen] = max(
                    stop,
                    shake_value(parts, GENTLY, table[column - 1], fallen),
                    shake_value(parts, STRONGLY, table[column - 1], fallen),
                )
        if standing:
            if over <= 0:
                stop += glass_worth(me.ability, out)
            table[STANDING, 0, fallen] = stop
            pour_values(me, bottle, table[STANDING], fallen, over)
            if shaking:
                table[STANDING, 0, fallen] = max(
                    stop,
                    loop_value(parts, GENTLY, table, fallen, rush),
                    loop_value(parts, STRONGLY, table, fallen, rush),
                )


@rule(inline=True)
def spill(me, fallen, bottle, out):
    """What is left in the bottle and what lies out, once `fallen` has fallen."""
    for piece in range(PIECES):
        full = int(me.bottle[piece])
        count = fallen % (full + 1)
        fallen //= full + 1
        bottle[piece] = full - count
        out[piece] = int(me.shaken[piece]) + count


# ---- stopping --------------------------------------------------------------------------------------
@rule
def stop_worth(parts, ability, bottle, out, over):
    """What lies out brings; with stones over the limit, the best of it, less the charcoal."""
    if over <= 0:
        return stored_worth(ability, out)
    return best_without(ability, out, over) - explosion_cost(parts, stones_in(bottle) == 0)


@rule
def best_without(ability, stones, over):
    """The best storing with `over` (1 to 3) stones fewer. A cube stands for no stone: it brings nothing."""
    best = -ONE
    for one in range(STONES):
        for two in range(one if over > 1 else CUBE, CUBE if over > 1 else PIECES):
            for three in range(two if over > 2 else CUBE, CUBE if over > 2 else PIECES):
                put(stones, one, two, three, -1)
                if min(stones[one], stones[two] if over > 1 else 0, stones[three] if over > 2 else 0) >= 0:
                    best = max(best, stored_worth(ability, stones))
                put(stones, one, two, three, 1)
    return best


@rule(inline=True)
def put(stones, one, two, three, way):
    stones[one] += way
    stones[two] += way
    stones[three] += way


# ---- shaking ---------------------------------------------------------------------------------------
@rule(inline=True)
def pour_values(me, bottle, values, fallen, over):
    """The mean after 1, 2, 3 more pieces: the mean over the first of what the others bring."""
    pieces = stones_in(bottle) + int(bottle[CUBE])
    for poured in range(1, POUR - max(0, over)):
        total = int(values[poured - 1, fallen]) if pieces == 0 else 0
        stride = 1
        for piece in range(PIECES):
            if bottle[piece] > 0:
                total += int(bottle[piece]) * int(values[poured - 1, fallen + stride])
            stride *= int(me.bottle[piece]) + 1
        values[poured, fallen] = total // max(1, pieces)


@rule(inline=True)
def shake_value(parts, strength, values, fallen):
    total = 0
    for poured in range(POUR):
        total += int(parts.pour[strength, poured]) * int(values[poured, fallen])
    return total // POINTS_IN_100


@rule(inline=True)
def standing_value(parts, strength, table, fallen, rush):
    """A shake while the glass stands: somebody else may turn it on this beat."""
    now = int(table[STANDING, 0, fallen])
    return standing_total(parts, strength, table, fallen, rush, now) // (ONE * POINTS_IN_100)


@rule(inline=True)
def loop_value(parts, strength, table, fallen, rush):
    """The same before its place has a value: nothing poured and nobody rushing leads back to it. That loop is solved,
    not walked."""
    back = int(parts.pour[strength, 0]) * (ONE - rush)
    return standing_total(parts, strength, table, fallen, rush, 0) // (ONE * POINTS_IN_100 - back)


@rule(inline=True)
def standing_total(parts, strength, table, fallen, rush, now):
    total = 0
    for poured in range(POUR):
        calm = int(table[STANDING, poured, fallen]) if poured > 0 else now
        turned = int(table[parts.glass, poured, fallen])
        total += int(parts.pour[strength, poured]) * (rush * turned + (ONE - rush) * calm)
    return total


# ---- in words for people -------------------------------------------------------------------------------
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
    bottle, out = np.zeros((2, PIECES), np.int32)
    table = np.zeros((STANDING + 1, POUR, min(ways, MOST_WAYS)), np.int32)
    stop, gentle, hard = (int(value) / ONE for value in advised(state, parts, seat, bottle, out, table))
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
