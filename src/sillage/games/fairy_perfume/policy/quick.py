"""Fairy Perfume: the stopping advice at the speed of playouts, for greedy without a notepad.

The same measure as the exact solver's (`exact`), by dynamic programming over the number of stones out; the
colours still to come count by what all of them would add. It needs no memory and is asked anew on every
beat, so it never relies on a mean for longer than that. What it loses against the exact solver is measured
by tests/fairy_perfume/measure.py.

A column is a tuple of values for 0 to 8 beats left and, last, for the glass that still stands.
"""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import CUBE, GENTLY, POINTS_IN_100, POUR, STANDING, STONES, STRONGLY
from sillage.games.fairy_perfume.policy.worth import (
    BITS,
    ONE,
    explosion_cost,
    glass_worth,
    hazard,
    single_worth,
    stored_worth,
)
from sillage.games.fairy_perfume.rules.pieces import bottle_value, stones_in
from sillage.kernel.compile import rule


# ---- what more stones bring ------------------------------------------------------------------------
@rule(inline=True)
def shaken_and_bottle(me):
    """The stones out, once the bottle is empty."""
    return (
        int(me.shaken[0]) + me.bottle[0],
        int(me.shaken[1]) + me.bottle[1],
        int(me.shaken[2]) + me.bottle[2],
        int(me.shaken[3]) + me.bottle[3],
        int(me.shaken[4]) + me.bottle[4],
        int(me.shaken[5]) + me.bottle[5],
        int(me.shaken[6]) + me.bottle[6],
    )


@rule(inline=True)
def least_worth(parts, me):
    """What the least of the stones out is worth, to leave it aside."""
    least = 100 * ONE
    for stone in range(STONES):
        if me.shaken[stone] > 0:
            least = min(least, single_worth(parts, me.ability, stone))
    return least if least < 100 * ONE else 0


@rule(inline=True)
def pours(parts, me, strength):
    """The chances of a shake to bring 0 to 3 stones: a piece that falls may be a cube (FA-X1)."""
    one = ONE * int(parts.pour[strength, 1]) // POINTS_IN_100
    two = ONE * int(parts.pour[strength, 2]) // POINTS_IN_100
    three = ONE * int(parts.pour[strength, 3]) // POINTS_IN_100
    cubes = int(me.bottle[CUBE])
    if cubes > 0:
        stone = ONE * stones_in(me.bottle) // (stones_in(me.bottle) + cubes)
        cube = ONE - stone
        one = (one + (2 * two * cube >> BITS) + ((3 * three * cube >> BITS) * cube >> BITS)) * stone >> BITS
        two = ((two + (3 * three * cube >> BITS)) * stone >> BITS) * stone >> BITS
        three = ((three * stone >> BITS) * stone >> BITS) * stone >> BITS
    return (ONE - one - two - three, one, two, three)


# ---- columns ---------------------------------------------------------------------------------------
@rule(inline=True)
def shake_mean(pour, none, one, two, three):
    return (pour[0] * none + pour[1] * one + pour[2] * two + pour[3] * three) >> BITS


@rule(inline=True)
def beat_value(gentle, hard, stop, none, one, two, three):
    """One beat of the turned glass: stop, or the better shake."""
    return max(stop, shake_mean(gentle, none, one, two, three), shake_mean(hard, none, one, two, three))


@rule(inline=True)
def loop_mean(parts, pour, rush, now, one, two, three):
    """One beat of the standing glass. Nothing poured and nobody rushing leads back to the same place: the
    loop is solved, not walked."""
    turned = parts.glass
    rushed = shake_mean(pour, now[turned], one[turned], two[turned], three[turned])
    calm = shake_mean(pour, 0, one[STANDING], two[STANDING], three[STANDING])
    again = pour[0] * (ONE - rush) >> BITS
    return (rush * rushed + (ONE - rush) * calm) // (ONE - again)


@rule(inline=True)
def flat_column(stop, bonus):
    """Where shaking is over, nothing depends on the glass but who gets it."""
    return (stop, stop, stop, stop, stop, stop, stop, stop, stop, stop + bonus)


@rule(inline=True)
def column_of(parts, gentle, hard, stop, bonus, rush, one, two, three):
    """The values at a number of stones out, from the columns for one, two and three stones more."""
    v1 = beat_value(gentle, hard, stop, stop, one[0], two[0], three[0])
    v2 = beat_value(gentle, hard, stop, v1, one[1], two[1], three[1])
    v3 = beat_value(gentle, hard, stop, v2, one[2], two[2], three[2])
    v4 = beat_value(gentle, hard, stop, v3, one[3], two[3], three[3])
    v5 = beat_value(gentle, hard, stop, v4, one[4], two[4], three[4])
    v6 = beat_value(gentle, hard, stop, v5, one[5], two[5], three[5])
    v7 = beat_value(gentle, hard, stop, v6, one[6], two[6], three[6])
    v8 = beat_value(gentle, hard, stop, v7, one[7], two[7], three[7])
    now = (stop, v1, v2, v3, v4, v5, v6, v7, v8, 0)
    standing = max(
        stop + bonus,
        loop_mean(parts, gentle, rush, now, one, two, three),
        loop_mean(parts, hard, rush, now, one, two, three),
    )
    return (stop, v1, v2, v3, v4, v5, v6, v7, v8, standing)


# ---- the choice ------------------------------------------------------------------------------------
@rule
def quick(state, parts, seat):
    """The values of stopping, shaking gently and shaking hard now, for a seat that still shakes."""
    me = state.player[seat]
    rush = hazard(state, seat)
    gentle = pours(parts, me, GENTLY)
    hard = pours(parts, me, STRONGLY)
    left = stones_in(me.bottle)
    room = bottle_value(parts, me) - stones_in(me.shaken)
    stop = stored_worth(parts, me.ability, me.shaken)
    to_come = stored_worth(parts, me.ability, shaken_and_bottle(me)) - stop
    bonus = glass_worth(parts, me.ability, me.shaken) + (to_come // left if stones_in(me.shaken) == 0 else 0)
    least = least_worth(parts, me)
    one = flat_column(stop, bonus)
    two = one
    three = one
    for more in range(min(left, room + POUR - 1), 0, -1):
        worth = stop + more * to_come // left
        if more > room:
            now = flat_column(worth - (more - room) * least - explosion_cost(parts, more == left), 0)
        elif more == left:
            now = flat_column(worth, bonus)
        else:
            now = column_of(parts, gentle, hard, worth, bonus, rush, one, two, three)
        three = two if left - more > 1 else now         # no more fall than are left
        two = one if left - more > 0 else now
        one = now
    now = column_of(parts, gentle, hard, stop, bonus, rush, one, two, three)
    if state.holder < 0:
        return (
            stop + bonus,
            loop_mean(parts, gentle, rush, now, one, two, three),
            loop_mean(parts, hard, rush, now, one, two, three),
        )
    after = state.glass - 1
    return (
        stop,
        shake_mean(gentle, now[after], one[after], two[after], three[after]),
        shake_mean(hard, now[after], one[after], two[after], three[after]),
    )
