"""Fairy Perfume: when to stop shaking, by dynamic programming.

The measure is this round's reward in coins' worth (1 fairy power = 1.5 coins, the Blue fairy's rate),
less what an explosion's charcoal costs. Two solvers share it:

- `solve` is exact: it looks at every content of the bottle that can fall out. `advise` asks it, for hints.
- `quick` looks at the number of stones out and takes the colours still in the bottle at their mean. It is
  exact for a player who doesn't look at colours between now and stopping, needs no memory, and is asked
  anew on every beat by greedy.

While the hourglass stands, each other player who still shakes may turn it on any beat (`RUSH`); from
then on its beats are counted down.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from sillage.games.fairy_perfume.layout import (
    CUBE,
    GENTLE,
    HARD,
    MOST_GLASS,
    PIECES,
    POINTS_IN_100,
    POUR,
    RED,
    SHAKING,
    STONES,
    STOP,
)
from sillage.games.fairy_perfume.phases.pieces import bottle_value, stones_in
from sillage.games.fairy_perfume.phases.rewards import (
    coins_for,
    free_for,
    power_for,
    single_coins,
    single_free,
    single_power,
)
from sillage.games.fairy_perfume.phases.shake import EMPTY_EXPLOSION, EXPLOSION
from sillage.kernel.compile import rule

POWER_WORTH = 1.5
CHARCOAL_COST = 2.5     # 2 points and a place in the bottle, or half a dusting
RED_WORTH = 1.0         # charcoal for the others
FIRST_WORTH = 0.5       # taking the first action
RUSH = 0.15             # another player turns the glass on a beat
STANDING = MOST_GLASS + 1   # the column of values for a glass not turned yet, after those for 0..8 beats left


# ---- the measure -----------------------------------------------------------------------------------
@rule
def single_worth(ability, stone):
    """What storing one stone brings, pairs apart: what the hourglass doubles."""
    worth = single_coins(ability, stone) + POWER_WORTH * (single_power(ability, stone) + single_free(ability, stone))
    return worth + (RED_WORTH if stone == RED else 0.0)


@rule
def stored_worth(ability, stones):
    """What a set of stored stones brings."""
    worth = coins_for(ability, stones, 0) + POWER_WORTH * (power_for(ability, stones, 0) + free_for(ability, stones, 0))
    return worth + RED_WORTH * stones[RED]


@rule
def glass_worth(ability, stones):
    """What the hourglass adds: the best stone doubled, the first action."""
    best = 0.0
    for stone in range(STONES):
        if stones[stone] > 0:
            best = max(best, single_worth(ability, stone))
    return best + FIRST_WORTH


@rule
def exploded_worth(ability, stones, over, empty):
    """The best storing of an exploded player, who leaves `over` (1 to 3) stones, less the charcoal."""
    best = -1.0
    for one in range(STONES):
        if stones[one] == 0:
            continue
        stones[one] -= 1
        if over == 1:
            best = max(best, stored_worth(ability, stones))
        else:
            best = max(best, best_without(ability, stones, over - 1))
        stones[one] += 1
    return best - CHARCOAL_COST * (EMPTY_EXPLOSION if empty else EXPLOSION)


@rule
def best_without(ability, stones, over):
    """The best storing with one or two stones fewer."""
    best = -1.0
    for one in range(STONES):
        if stones[one] == 0:
            continue
        stones[one] -= 1
        if over == 1:
            best = max(best, stored_worth(ability, stones))
        else:
            for two in range(one, STONES):
                if stones[two] > 0:
                    stones[two] -= 1
                    best = max(best, stored_worth(ability, stones))
                    stones[two] += 1
        stones[one] += 1
    return best


@rule
def hazard(state, seat):
    """The chance that another player turns the standing glass on this beat."""
    calm = 1.0
    for other in range(state.players):
        if other != seat and state.player[other].status == SHAKING:
            calm *= 1.0 - RUSH
    return 1.0 - calm


# ---- exact -----------------------------------------------------------------------------------------
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
        worth = stored_worth(ability, out) if over <= 0 else exploded_worth(ability, out, over, left == 0)
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
            worth += glass_worth(ability, out)
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


# ---- quick -----------------------------------------------------------------------------------------
@rule
def mean_worth(me):
    """The mean worth of a stone still in the bottle; pairs count by what the whole bottle would bring."""
    left = stones_in(me.bottle)
    return stored_worth(me.ability, me.bottle) / left if left > 0 else 0.0


@rule
def least_worth(me):
    """What the least of the stones out is worth, to leave it aside."""
    least = 100.0
    for stone in range(STONES):
        if me.shaken[stone] > 0:
            least = min(least, single_worth(me.ability, stone))
    return least if least < 100.0 else 0.0


@rule
def stop_worth(parts, me, more):
    """The mean reward of stopping, or exploding, with so many more stones out."""
    over = stones_in(me.shaken) + more - bottle_value(parts, me)
    worth = stored_worth(me.ability, me.shaken) + more * mean_worth(me)
    if over <= 0:
        return worth
    charcoal = EMPTY_EXPLOSION if more >= stones_in(me.bottle) else EXPLOSION
    return worth - over * least_worth(me) - CHARCOAL_COST * charcoal


@rule
def shake_mean(parts, strength, none, one, two, three):
    pour = parts.pour[strength]
    return (pour[0] * none + pour[1] * one + pour[2] * two + pour[3] * three) / POINTS_IN_100


@rule
def beat_value(parts, stop, none, one, two, three):
    """One beat of the turned glass: stop, or the better shake."""
    return max(
        stop, shake_mean(parts, 0, none, one, two, three), shake_mean(parts, 1, none, one, two, three)
    )


@rule
def loop_mean(parts, strength, rush, now, one, two, three):
    """One beat of the standing glass; each argument is a column of values."""
    turned = parts.glass
    nothing = parts.pour[strength, 0] / POINTS_IN_100
    rushed = shake_mean(parts, strength, now[turned], one[turned], two[turned], three[turned])
    calm = shake_mean(parts, strength, 0.0, one[STANDING], two[STANDING], three[STANDING])
    return (rush * rushed + (1.0 - rush) * calm) / (1.0 - nothing * (1.0 - rush))


@rule
def flat_column(stop, bonus):
    """Where shaking is over, nothing depends on the glass but who gets it."""
    return (stop, stop, stop, stop, stop, stop, stop, stop, stop, stop + bonus)


@rule
def column_of(parts, stop, bonus, rush, shaking, one, two, three):
    """The values at a number of stones out, for 0 to 8 beats left and for the standing glass, from the
    columns for one, two and three stones more."""
    if not shaking:
        return flat_column(stop, bonus)
    v1 = beat_value(parts, stop, stop, one[0], two[0], three[0])
    v2 = beat_value(parts, stop, v1, one[1], two[1], three[1])
    v3 = beat_value(parts, stop, v2, one[2], two[2], three[2])
    v4 = beat_value(parts, stop, v3, one[3], two[3], three[3])
    v5 = beat_value(parts, stop, v4, one[4], two[4], three[4])
    v6 = beat_value(parts, stop, v5, one[5], two[5], three[5])
    v7 = beat_value(parts, stop, v6, one[6], two[6], three[6])
    v8 = beat_value(parts, stop, v7, one[7], two[7], three[7])
    now = (stop, v1, v2, v3, v4, v5, v6, v7, v8, 0.0)
    standing = max(
        stop + bonus,
        loop_mean(parts, 0, rush, now, one, two, three),
        loop_mean(parts, 1, rush, now, one, two, three),
    )
    return (stop, v1, v2, v3, v4, v5, v6, v7, v8, standing)


@rule
def quick(state, parts, seat):
    """The values of stopping, shaking gently and shaking hard now, for a seat that still shakes."""
    me = state.player[seat]
    rush = hazard(state, seat)
    left = stones_in(me.bottle)
    room = bottle_value(parts, me) - stones_in(me.shaken)
    bonus = glass_worth(me.ability, me.shaken) + (mean_worth(me) if stones_in(me.shaken) == 0 else 0.0)
    stop = stop_worth(parts, me, 0)
    one = flat_column(stop, bonus)
    two = one
    three = one
    for more in range(min(left, room + POUR - 1), 0, -1):
        worth = stop_worth(parts, me, more)
        shaking = more <= room and more < left
        now = column_of(parts, worth, bonus if more <= room else 0.0, rush, shaking, one, two, three)
        three = two if left - more > 1 else now
        two = one if left - more > 0 else now
        one = now
    return judge(state, parts, rush, stop, bonus, one, two, three)


@rule
def judge(state, parts, rush, stop, bonus, one, two, three):
    """Columns for one, two and three stones more, turned into the values of the three choices."""
    now = column_of(parts, stop, bonus, rush, True, one, two, three)
    if state.holder >= 0:
        column = state.glass - 1
        gentle = shake_mean(parts, 0, now[column], one[column], two[column], three[column])
        hard = shake_mean(parts, 1, now[column], one[column], two[column], three[column])
        return (stop, gentle, hard)
    return (
        stop + bonus,
        loop_mean(parts, 0, rush, now, one, two, three),
        loop_mean(parts, 1, rush, now, one, two, three),
    )


# ---- for hints -------------------------------------------------------------------------------------
MOST_FALLEN = 60_000    # ways a bottle can pour for which the exact table is made


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
    rush = hazard(state, seat)
    solve(parts, full, begun, bottle_value(parts, me), ability, rush, bottle, out, table)
    stop = stored_worth(ability, begun)
    if state.holder >= 0:
        values = table[state.glass - 1]
        return (stop, shake_value(parts, 0, values, 0), shake_value(parts, 1, values, 0))
    return (
        stop + glass_worth(ability, begun),
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
        values = quick(state, parts, seat)
    stop, gentle, hard = (float(v) for v in values)
    return Advice(stop, gentle, hard, safety(parts, me, 0), safety(parts, me, 1), exact)


def safety(parts: Any, me: Any, strength: int) -> float:
    """The chance that a shake doesn't explode; the Royal fairy's cubes don't count (FA-X1)."""
    from math import comb

    stones, cubes = int(stones_in(me.bottle)), int(me.bottle[CUBE])
    room = int(bottle_value(parts, me)) - int(stones_in(me.shaken))
    safe = 0.0
    for wanted in range(POUR):
        poured = min(wanted, stones + cubes)
        ways = sum(comb(stones, n) * comb(cubes, poured - n) for n in range(min(poured, room) + 1))
        safe += int(parts.pour[strength, wanted]) / POINTS_IN_100 * ways / comb(stones + cubes, poured)
    return safe
