"""Fairy Perfume: when to stop shaking, exactly, by dynamic programming over all that can fall out.

`advise` says it for hints; greedy asks `quick`, which needs no memory. While the hourglass stands, each other
player who still shakes may turn it on any beat (`RUSH`); from then on its beats are counted down.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from typing import Any

import numpy as np

from sillage.games.fairy_perfume.layout import CUBE, GENTLE, HARD, PIECES, POINTS_IN_100, POUR, STONES, STOP
from sillage.games.fairy_perfume.phases.pieces import bottle_value, stones_in
from sillage.games.fairy_perfume.quick import STANDING, quick
from sillage.games.fairy_perfume.worth import ONE, explosion_cost, glass_worth, hazard, stored_worth
from sillage.kernel.compile import rule

MOST_FALLEN = 60_000    # ways a bottle can pour for which the exact table is made


# ---- the table -------------------------------------------------------------------------------------
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


@rule
def put(stones, one, two, three, way):
    stones[one] += way
    stones[two] += way
    stones[three] += way


@rule
def solve(parts, full, begun, limit, ability, rush, bottle, out, table):
    """Fills table[column, poured, fallen]: the value once `fallen` lies out and `poured` more pieces fall.

    `fallen` counts in mixed radix which pieces have fallen of a `full` bottle, from `begun` on, so that
    whatever falls later has a higher number, and going backwards meets every future first. A column is a
    number of beats left, or STANDING. `bottle` and `out` are scratch."""
    for fallen in range(table.shape[2] - 1, -1, -1):
        spill(full, begun, fallen, bottle, out)
        over = stones_in(out) - limit
        left = stones_in(bottle)
        if over >= POUR:
            continue                            # no pour goes that far
        shaking = over <= 0 and left > 0
        if over > 0:
            worth = (best_without(ability, out, over) - explosion_cost(left == 0)) / ONE
        else:
            worth = stored_worth(ability, out) / ONE
        for column in range(parts.glass + 1):
            table[column, 0, fallen] = worth
            pour_values(full, bottle, table[column], fallen)
            if shaking and column > 0:
                table[column, 0, fallen] = max(
                    worth,
                    shake_value(parts, 0, table[column - 1], fallen),
                    shake_value(parts, 1, table[column - 1], fallen),
                )
        if over <= 0:
            worth += glass_worth(ability, out) / ONE
        table[STANDING, 0, fallen] = worth
        pour_values(full, bottle, table[STANDING], fallen)
        if shaking:
            table[STANDING, 0, fallen] = max(
                worth, standing_value(parts, 0, table, fallen, rush), standing_value(parts, 1, table, fallen, rush)
            )


@rule
def spill(full, begun, fallen, bottle, out):
    """What is left in the bottle and what lies out, once `fallen` has fallen."""
    for piece in range(PIECES):
        count = fallen % (full[piece] + 1)
        fallen //= full[piece] + 1
        bottle[piece] = full[piece] - count
        out[piece] = begun[piece] + count


@rule
def pour_values(full, bottle, values, fallen):
    """The mean after 1, 2, 3 more pieces: the mean over the first of what the others bring."""
    pieces = stones_in(bottle) + bottle[CUBE]
    for poured in range(1, POUR):
        mean = values[poured - 1, fallen] if pieces == 0 else 0.0
        stride = 1
        for piece in range(PIECES):
            if bottle[piece] > 0:
                mean += bottle[piece] / pieces * values[poured - 1, fallen + stride]
            stride *= full[piece] + 1
        values[poured, fallen] = mean


@rule
def shake_value(parts, strength, values, fallen):
    value = 0.0
    for poured in range(POUR):
        value += parts.pour[strength, poured] / POINTS_IN_100 * values[poured, fallen]
    return value


@rule
def standing_value(parts, strength, table, fallen, rush):
    """Nothing poured and nobody rushing leads back to the same place: the loop is solved, not walked."""
    nothing = parts.pour[strength, 0] / POINTS_IN_100
    value = nothing * rush * table[parts.glass, 0, fallen]
    for poured in range(1, POUR):
        chance = parts.pour[strength, poured] / POINTS_IN_100
        value += chance * (rush * table[parts.glass, poured, fallen] + (1.0 - rush) * table[STANDING, poured, fallen])
    return value / (1.0 - nothing * (1.0 - rush))


# ---- for hints -------------------------------------------------------------------------------------

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


@rule
def exact_values(state, parts, seat, full, begun, ability, bottle, out, table):
    """What `quick` estimates, exactly."""
    me = state.player[seat]
    rush = hazard(state, seat) / ONE
    solve(parts, full, begun, bottle_value(parts, me), ability, rush, bottle, out, table)
    stop = stored_worth(ability, begun) / ONE
    if state.holder >= 0:
        values = table[state.glass - 1]
        return (stop, shake_value(parts, 0, values, 0), shake_value(parts, 1, values, 0))
    return (
        stop + glass_worth(ability, begun) / ONE,
        standing_value(parts, 0, table, 0, rush),
        standing_value(parts, 1, table, 0, rush),
    )


def advise(state: Any, parts: Any, seat: int) -> Advice:
    """The advice for a seat that still shakes, from records of the state and of the parts."""
    me = state.player[seat]
    ways = int(np.prod(me.bottle.astype(np.int64) + 1))
    exact = ways <= MOST_FALLEN
    if exact:
        full, begun = me.bottle.astype(np.int64), me.shaken.astype(np.int64)
        table = np.zeros((STANDING + 1, POUR, ways))
        ability = me.ability.astype(np.int64)
        values = exact_values(state, parts, seat, full, begun, ability, full.copy(), begun.copy(), table)
    else:
        values = tuple(value / ONE for value in quick(state, parts, seat))
    stop, gentle, hard = (float(v) for v in values)
    return Advice(stop, gentle, hard, safety(parts, me, 0), safety(parts, me, 1), exact)


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
