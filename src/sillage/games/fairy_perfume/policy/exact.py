"""Fairy Perfume: when to stop shaking, exactly, by dynamic programming over all that can fall out.

While the hourglass stands, each other player who still shakes may turn it on any beat (`RUSH`); from then on its
beats are counted down. Values are whole numbers (`worth`), rounded down. Nothing is allocated: `sheet` and `table` are
memory that the caller lends, greedy's notepad or a larger one for hints (`advise`).

table[fallen, column, poured] is the value once `fallen` lies out and `poured` more pieces fall. A column is a number of
beats left, or STANDING. `fallen` counts in mixed radix which pieces have fallen of the bottle as it is now, so that
whatever falls later has a higher number, and going backwards meets every future first. The sheet describes one future.
"""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    CUBE,
    FOR_PAIRS,
    GENTLE,
    GENTLY,
    HARD,
    PAIR_KINDS,
    PIECES,
    POINTS_IN_100,
    POUR,
    SHAKING,
    STANDING,
    STONES,
    STOP,
    STRONGLY,
)
from sillage.games.fairy_perfume.policy.quick import quick
from sillage.games.fairy_perfume.policy.worth import (
    FIRST_WORTH,
    ONE,
    explosion_cost,
    glass_worth,
    has_pairs,
    hazard,
    pair_worth,
    single_worth,
    stored_worth,
)
from sillage.games.fairy_perfume.rules.pieces import bottle_value, stones_in
from sillage.games.fairy_perfume.rules.rewards import pairs
from sillage.kernel.compile import rule

SHARE_BITS = 32
WHOLE = 1 << SHARE_BITS
STANDS = 8              # the first field of a plan for a standing glass


@rule
def ways_to_pour(me):
    """How many different sets of pieces can fall out of a bottle, none and all included."""
    ways = 1
    for piece in range(PIECES):
        ways *= int(me.bottle[piece]) + 1
    return ways


@rule
def advised(state, parts, seat, sheet, table):
    """The values of stopping, shaking gently and shaking hard now, for a seat that still shakes: exact, or where the
    table is too small for all that can fall, quick."""
    me = state.player[seat]
    if ways_to_pour(me) > len(table):
        return quick(state, parts, seat)
    solve(state, parts, seat, me.bottle, sheet, table, None)
    stop = stored_worth(parts, me.ability, me.shaken)
    if state.holder >= 0:
        after = int(state.glass) - 1
        return (stop, shake_value(parts, GENTLY, table, 0, after), shake_value(parts, STRONGLY, table, 0, after))
    rush = hazard(state, seat)
    now = int(table[0, STANDING, 0])
    return (
        stop + glass_worth(parts, me.ability, me.shaken),
        standing_value(parts, GENTLY, standing_total(parts, GENTLY, table, 0, rush), rush, now),
        standing_value(parts, STRONGLY, standing_total(parts, STRONGLY, table, 0, rush), rush, now),
    )


@rule(inline=True)
def best_of(stop, gentle, hard):
    """The choice with the highest value; of equals stopping, then shaking gently."""
    if stop >= gentle and stop >= hard:
        return STOP
    return GENTLE if gentle >= hard else HARD


# ---- the table -------------------------------------------------------------------------------------
@rule
def solve(state, parts, seat, bottle, sheet, table, plan):
    """Fills the table for all that can fall from a bottle, the seat's as it is or as it was earlier in this round: for
    up to so many beats as are left and, if the glass stands, for the standing glass. Where there is a plan, writes the
    best choices on it, in the fields of the present glass and of those to come."""
    me = state.player[seat]
    standing = state.holder < 0
    beats = int(parts.glass) if standing else int(state.glass)
    rush = hazard(state, seat) if standing else 0
    field = field_of(state, seat)
    paired = has_pairs(me.ability)
    limit = bottle_value(parts, me)
    fallen = pour_all(parts, me, bottle, sheet)
    out = stones_in(sheet.out)
    left = 0
    while True:
        over = out - limit
        if over > 0:
            if over < POUR:                     # no pour goes farther
                explode(parts, bottle, sheet, table, fallen, beats, over, paired, left)
        else:
            choices = reckon(parts, bottle, sheet, table, fallen, beats, standing, rush, field, paired, left)
            if plan is not None:
                plan[fallen] |= choices
        if fallen == 0:
            return
        fallen -= 1
        moved = put_back(bottle, sheet)
        out -= moved
        left += moved


@rule
def field_of(state, seat):
    """The field of a plan for the glass as it is: of the turned one for each number of beats left, then of the standing
    one for each number of others who shake."""
    if state.holder >= 0:
        return int(state.glass) - 1
    others = 0
    for other in range(state.players):
        if other != seat and state.player[other].status == SHAKING:
            others += 1
    return STANDS + others


@rule(inline=True)
def pour_all(parts, me, bottle, sheet):
    """Everything has fallen. Returns the number of that future."""
    ways = 1
    for piece in range(PIECES):
        sheet.left[piece] = 0
        sheet.out[piece] = int(me.shaken[piece]) + int(me.bottle[piece])
        ways *= int(bottle[piece]) + 1
    for stone in range(STONES):
        sheet.single[stone] = single_worth(parts, me.ability, stone)
    for kind in range(PAIR_KINDS):
        sheet.pair[kind] = pair_worth(parts, me.ability, kind)
    return ways - 1


@rule(inline=True)
def put_back(bottle, sheet):
    """One future back: counts one down, in mixed radix. Returns how many stones more are then in the bottle."""
    piece = 0
    moved = 0
    while sheet.left[piece] == bottle[piece]:
        full = int(bottle[piece])
        sheet.left[piece] = 0
        sheet.out[piece] += full
        moved -= full
        piece += 1
    sheet.left[piece] += 1
    sheet.out[piece] -= 1
    return moved + 1 if piece < CUBE else moved


# ---- a future --------------------------------------------------------------------------------------
@rule(inline=True)
def reckon(parts, bottle, sheet, table, fallen, beats, standing, rush, field, paired, left):
    """A future without an explosion, whose futures are reckoned: its values. Returns the best choices in it."""
    pieces = what_may_fall(bottle, sheet)
    share = WHOLE // max(1, pieces)
    stop = worth_out(sheet, paired)
    choices = 0
    for column in range(beats + 1):
        table[fallen, column, 0] = stop
        pour_means(sheet, table, fallen, column, pieces, share)
        if column > 0 and left > 0:
            gentle = shake_value(parts, GENTLY, table, fallen, column - 1)
            hard = shake_value(parts, STRONGLY, table, fallen, column - 1)
            table[fallen, column, 0] = max(stop, gentle, hard)
            choices |= best_of(stop, gentle, hard) << 2 * (column - 1)
    if standing:
        stop += glass_bonus(sheet)
        table[fallen, STANDING, 0] = stop
        pour_means(sheet, table, fallen, STANDING, pieces, share)
        if left > 0:
            gentle = standing_total(parts, GENTLY, table, fallen, rush)
            hard = standing_total(parts, STRONGLY, table, fallen, rush)
            now = max(stop, loop_value(parts, GENTLY, gentle, rush), loop_value(parts, STRONGLY, hard, rush))
            gentle = standing_value(parts, GENTLY, gentle, rush, now)
            hard = standing_value(parts, STRONGLY, hard, rush, now)
            table[fallen, STANDING, 0] = now
            choices |= best_of(stop, gentle, hard) << 2 * field
    return choices


@rule
def explode(parts, bottle, sheet, table, fallen, beats, over, paired, left):
    """With stones over the limit shaking is over: the best of what lies out, less the charcoal, whatever the glass."""
    pieces = what_may_fall(bottle, sheet)
    share = WHOLE // max(1, pieces)
    stop = best_without(sheet, paired, over) - explosion_cost(parts, left == 0)
    table[fallen, 0, 0] = stop
    for poured in range(1, POUR - over):
        table[fallen, 0, poured] = pour_mean(sheet, table, fallen, poured, pieces, share)
    for poured in range(POUR - over):
        value = table[fallen, 0, poured]
        for column in range(1, beats + 1):
            table[fallen, column, poured] = value
        table[fallen, STANDING, poured] = value


@rule(inline=True)
def what_may_fall(bottle, sheet):
    """Notes what may fall next; returns how many pieces that is."""
    kinds = 0
    pieces = 0
    step = 1
    for piece in range(PIECES):
        left = int(sheet.left[piece])
        if left > 0:
            sheet.weight[kinds] = left
            sheet.step[kinds] = step
            kinds += 1
            pieces += left
        step *= int(bottle[piece]) + 1
    sheet.weight[kinds] = 0
    return pieces


@rule(inline=True)
def pour_means(sheet, table, fallen, column, pieces, share):
    """The mean after 1, 2, 3 more pieces: the mean over the first of what the others bring."""
    one = 0
    two = 0
    three = 0
    kind = 0
    while sheet.weight[kind] > 0:
        weight = int(sheet.weight[kind])
        then = fallen + int(sheet.step[kind])
        one += weight * int(table[then, column, 0])
        two += weight * int(table[then, column, 1])
        three += weight * int(table[then, column, 2])
        kind += 1
    if pieces == 0:
        one = two = three = int(table[fallen, column, 0])
    table[fallen, column, 1] = share_of(one, pieces, share)
    table[fallen, column, 2] = share_of(two, pieces, share)
    table[fallen, column, 3] = share_of(three, pieces, share)


@rule(inline=True)
def share_of(total, pieces, share):
    """total // pieces (or, where there are none, the total) by a multiplication with the share of one, which is faster:
    it misses by one at most, and that is mended."""
    mean = total * share >> SHARE_BITS
    rest = total - mean * max(1, pieces)
    return mean + (1 if rest >= max(1, pieces) else 0) - (1 if rest < 0 else 0)


@rule(inline=True)
def pour_mean(sheet, table, fallen, poured, pieces, share):
    """The mean after so many more pieces, in the first column."""
    total = 0 if pieces > 0 else int(table[fallen, 0, poured - 1])
    kind = 0
    while sheet.weight[kind] > 0:
        total += int(sheet.weight[kind]) * int(table[fallen + int(sheet.step[kind]), 0, poured - 1])
        kind += 1
    return share_of(total, pieces, share)


# ---- stopping --------------------------------------------------------------------------------------
@rule(inline=True)
def worth_out(sheet, paired):
    """What the stones out bring (`stored_worth`, with what each brings alone at hand)."""
    worth = pairs_out(sheet) if paired else 0
    for stone in range(STONES):
        worth += int(sheet.out[stone]) * int(sheet.single[stone])
    return worth


@rule(inline=True)
def pairs_out(sheet):
    """What pairs among the stones out add (`pairs_worth`, likewise)."""
    worth = 0
    for kind in range(PAIR_KINDS):
        worth += pairs(sheet.out, FOR_PAIRS[kind]) * int(sheet.pair[kind])
    return worth


@rule(inline=True)
def glass_bonus(sheet):
    """What the hourglass adds (`glass_worth`)."""
    best = 0
    for stone in range(STONES):
        if sheet.out[stone] > 0:
            best = max(best, int(sheet.single[stone]))
    return best + FIRST_WORTH


@rule
def best_without(sheet, paired, over):
    """The best storing with `over` (1 to 3) stones fewer."""
    singles = worth_out(sheet, False)
    if over == 1:
        return best_without_one(sheet, paired, singles, 0)
    if over == 2:
        return best_without_two(sheet, paired, singles, 0)
    best = -ONE
    for stone in range(STONES):
        if sheet.out[stone] > 0:
            sheet.out[stone] -= 1
            best = max(best, best_without_two(sheet, paired, singles - int(sheet.single[stone]), stone))
            sheet.out[stone] += 1
    return best


@rule
def best_without_two(sheet, paired, singles, first):
    best = -ONE
    for stone in range(first, STONES):
        if sheet.out[stone] > 0:
            sheet.out[stone] -= 1
            best = max(best, best_without_one(sheet, paired, singles - int(sheet.single[stone]), stone))
            sheet.out[stone] += 1
    return best


@rule
def best_without_one(sheet, paired, singles, first):
    best = -ONE
    for stone in range(first, STONES):
        if sheet.out[stone] > 0:
            sheet.out[stone] -= 1
            together = pairs_out(sheet) if paired else 0
            best = max(best, singles - int(sheet.single[stone]) + together)
            sheet.out[stone] += 1
    return best


# ---- shaking ---------------------------------------------------------------------------------------
@rule(inline=True)
def shake_value(parts, strength, table, fallen, column):
    total = 0
    for poured in range(POUR):
        total += int(parts.pour[strength, poured]) * int(table[fallen, column, poured])
    return total // POINTS_IN_100


@rule(inline=True)
def standing_total(parts, strength, table, fallen, rush):
    """A shake while the glass stands, when somebody else may turn it: all but nothing poured and nobody rushing."""
    total = int(parts.pour[strength, 0]) * rush * int(table[fallen, parts.glass, 0])
    for poured in range(1, POUR):
        turned = int(table[fallen, parts.glass, poured])
        calm = int(table[fallen, STANDING, poured])
        total += int(parts.pour[strength, poured]) * (rush * turned + (ONE - rush) * calm)
    return total


@rule(inline=True)
def loop_value(parts, strength, total, rush):
    """The value of such a shake: what it leaves out leads back to where it began. That loop is solved, not walked."""
    return total // (ONE * POINTS_IN_100 - int(parts.pour[strength, 0]) * (ONE - rush))


@rule(inline=True)
def standing_value(parts, strength, total, rush, now):
    """The same once the place has a value, `now`."""
    return (total + int(parts.pour[strength, 0]) * (ONE - rush) * now) // (ONE * POINTS_IN_100)
