"""Parfum: a sensible one-step player. It is compiled and fast, for it is the playout policy too.

It looks at what its seat knows only. All reckoning is in whole numbers (worth in hundredths of a coin, chances in
1024ths), so that every machine comes to the same move.
"""

from __future__ import annotations

from sillage.games.parfum.layout import (
    AROMAS,
    DIE_FACES,
    DISTILL,
    HEART,
    PLACE,
    PREPARE,
    SELL,
    SURE,
    SURE_BITS,
    TOKEN_STEPS,
    WAKE,
)
from sillage.games.parfum.policy.worth import (
    COIN,
    FLACON_LATER,
    NOTE_WAITS,
    OUT_OF_REACH,
    TOKEN_USE,
    TOKEN_WORTH,
    cheapest_token,
    claim_value,
    claimable_values,
    gaps_of,
    join_value,
    note_values,
    pair_of,
    token_value,
    value_at,
)
from sillage.games.parfum.rules.board import board_side
from sillage.games.parfum.words import (
    BARGAIN,
    CLAIM,
    CLOCK,
    DONE,
    DRAW,
    NEW_MINOR,
    NUMBERED,
    PASS,
    PLACE_NOTE,
    REROLL,
    SELL_TO,
    TAKE,
    TURN,
    WATER,
)
from sillage.kernel.amounts import covers, missing, of_kind, pack
from sillage.kernel.codes import arg, arg2, code, is_a
from sillage.kernel.compile import rule

EARLY_CLOCK = 90        # what coming one place earlier is worth
CLOCK_ACTION = 80       # what one more action is worth
SPARE_ACTION = 3, 5     # the share of a token that an action left over by a plan is worth
LEAST_GAIN = 20         # water is spent for more than this


@rule
def greedy(state, parts, moves, count, chance, pad):
    if count == 1:
        return moves[0]
    if state.phase == PREPARE:
        return best_preparation(state, parts, moves, count)
    if state.phase == DISTILL:
        return best_distillation(state, parts)
    if state.phase == PLACE:
        return best_place(state, parts, moves, count)
    if state.phase == SELL:
        return best_sale(state, parts, moves, count)
    if state.phase == WAKE:
        return best_clock(state, parts, moves, count)
    return moves[0]     # discard: tokens are listed by worth, the least first


# ---- wake up ---------------------------------------------------------------------------------------
@rule
def best_clock(state, parts, moves, count):
    """Early for the choice of notes and customers, late for the actions."""
    best = moves[0]
    best_value = -COIN * COIN
    for i in range(count):
        clock = arg(moves[i], CLOCK)
        value = CLOCK_ACTION * int(parts.clock_actions[board_side(state), clock]) - EARLY_CLOCK * clock
        if value > best_value:
            best = moves[i]
            best_value = value
    return best


# ---- prepare ---------------------------------------------------------------------------------------
@rule
def token_step(tokens):
    """More than so many tokens don't make a roll safer."""
    return min(tokens, TOKEN_STEPS - 1)


@rule(inline=True)
def dice_missing(parts, taken, market, one, two):
    """How many dice a plan for one or two notes still needs; 99 where the market can't give them."""
    needs = parts.note[one].needs + parts.note[two].needs
    return missing(taken, needs) if covers(taken + market, needs) else 99


@rule(inline=True)
def best_preparation(state, parts, moves, count):
    """Goes for the one or two notes that promise most, then mends the odds or fetches water."""
    tokens = int(state.player[state.actor].water)
    taken, market = pack(state.taken), pack(state.market)
    spare = token_value(state, parts) * SPARE_ACTION[0] // SPARE_ACTION[1]
    left = int(state.actions_left)
    values = note_values(state, parts, taken, taken + market, left)
    step, step_two = token_step(tokens), token_step(tokens // 2)
    best = 0
    best_one = 0
    best_two = 0
    for i in range(state.spaces):
        value = value_at(values, i)
        if value == OUT_OF_REACH:
            continue
        one = state.distillery[i]
        lacking = missing(taken, parts.note[one].needs)
        first = value * int(parts.note[one].chance[step]) >> SURE_BITS
        if first + spare * (left - lacking) > best:
            best = first + spare * (left - lacking)
            best_one = int(one)
            best_two = 0
        for j in range(i + 1, state.spaces):
            value = value_at(values, j)
            if value == OUT_OF_REACH:
                continue
            two = state.distillery[j]
            both = first + (value * int(parts.note[two].chance[step_two]) >> SURE_BITS)
            if both + spare * (left - lacking) <= best:         # not even if it took no more dice
                continue
            together = dice_missing(parts, taken, market, one, two)
            if together <= left and both + spare * (left - together) > best:
                best = both + spare * (left - together)
                best_one = int(one)
                best_two = int(two)
    if best_one == 0:
        return moves[0] if is_a(moves[0], DRAW) else moves[count - 1]    # a new note, else water, else a die
    return next_for_plan(state, parts, moves, count, best_one, best_two, best)


@rule(inline=True)
def next_for_plan(state, parts, moves, count, one, two, plan):
    """A die the plan misses, the hardest aroma first; then a spare die or a token, what is worth more."""
    for aroma in range(AROMAS - 1, -1, -1):
        if parts.note[one].aromas[aroma] + parts.note[two].aromas[aroma] > state.taken[aroma]:
            return code(TAKE, aroma)
    best = moves[count - 1]
    best_gain = token_value(state, parts) if is_a(best, WATER) else 0
    tokens = int(state.player[state.actor].water)
    for aroma in range(AROMAS):
        need = int(parts.note[one].aromas[aroma] + parts.note[two].aromas[aroma])
        if need == 0 or state.market[aroma] == 0:
            continue
        flask = int(parts.flask_chance[aroma, token_step(tokens)])
        gain = (plan * need * flask >> SURE_BITS) * (SURE - flask) >> SURE_BITS
        gain //= 1 + 3 * int(state.taken[aroma] - need)
        if gain > best_gain:
            best_gain = gain
            best = code(TAKE, aroma)
    return best


# ---- distill ---------------------------------------------------------------------------------------
@rule
def reroll_value(state, parts, values, flasks, aroma):
    """The expected claims after all flies of an aroma are rolled again, exact over the dice."""
    flies = int(state.flies[aroma])
    flask = int(parts.flask_faces[aroma])
    total = 0
    weight = 1              # ways for `new` of the flies to turn out flasks, of all
    for _ in range(flies):
        weight *= DIE_FACES - flask
    if weight == 0:         # a die of flasks alone
        return claim_value(state, parts, values, flasks + of_kind(aroma, flies))
    ways = 1
    for new in range(flies + 1):
        total += weight * claim_value(state, parts, values, flasks + of_kind(aroma, new))
        ways *= DIE_FACES
        weight = weight * (flies - new) * flask // ((new + 1) * (DIE_FACES - flask))
    return total // (ways // DIE_FACES)


@rule(inline=True)
def best_distillation(state, parts):
    """Water where it pays on average, else the most worthy note, else done."""
    values = claimable_values(state, parts)
    me = state.player[state.actor]
    if state.claiming == 1 or me.water == 0:
        return best_claim(state, parts, values)
    flasks = pack(state.flasks)
    now = claim_value(state, parts, values, flasks)
    use = 0 if state.last_round == 1 else TOKEN_USE
    least = cheapest_token(me, 0)
    next_least = cheapest_token(me, 1)
    price = now + use + COIN * least                            # what a token spent must bring in
    dearer = price + use + COIN * next_least                    # ... and two of them
    if claim_value(state, parts, values, flasks + pack(state.flies)) <= price + LEAST_GAIN:
        return best_claim(state, parts, values)                 # not even if every fly turned
    best = code(DONE)
    best_gain = LEAST_GAIN
    for aroma in range(AROMAS):
        if state.flies[aroma] > 0:
            gain = reroll_value(state, parts, values, flasks, aroma) - price
            if gain > best_gain:
                best_gain = gain
                best = code(REROLL, aroma, least)
    for aroma in range(AROMAS):
        if state.flies[aroma] > 0 and me.water > 1:
            gain = claim_value(state, parts, values, flasks + of_kind(aroma, 1)) - dearer
            if gain > best_gain:
                best_gain = gain
                best = code(TURN, aroma, pair_of(least, next_least))
    return best_claim(state, parts, values) if is_a(best, DONE) else best


@rule
def best_claim(state, parts, values):
    """A note of the best pair; a note pays its coins, so claiming is never a loss."""
    best = code(DONE)
    best_value = -1
    flasks = pack(state.flasks)
    for i in range(state.spaces):
        one = value = value_at(values, i)
        needs = parts.note[state.distillery[i]].needs
        if one == OUT_OF_REACH or not covers(flasks, needs):
            continue
        for j in range(state.spaces):
            both = one + value_at(values, j)
            if j != i and both > value and covers(flasks - needs, parts.note[state.distillery[j]].needs):
                value = both
        if value > best_value:
            best_value = value
            best = code(CLAIM, i)
    return best


# ---- place -----------------------------------------------------------------------------------------
@rule
def holds_heart(state, parts):
    for slot in range(state.claims):
        if parts.note[state.claimed[slot]].part == HEART:
            return True
    return False


@rule
def best_place(state, parts, moves, count):
    """Completes where it can, extends what is under way, starts small."""
    me = state.player[state.actor]
    heart = holds_heart(state, parts)
    best = moves[0]
    best_value = -1
    for i in range(count):
        target = arg2(moves[i], PLACE_NOTE)
        if target >= NUMBERED:
            note = state.claimed[arg(moves[i], PLACE_NOTE)]
            perfume = me.perfume[target - NUMBERED]
            value = join_value(state, parts, perfume, gaps_of(perfume), note)
        elif target == NEW_MINOR:
            value = NOTE_WAITS - (50 if heart else 0)
        else:
            value = NOTE_WAITS - 20
        if value > best_value:
            best_value = value
            best = moves[i]
    return best


# ---- sell ------------------------------------------------------------------------------------------
@rule
def on_shelf(me):
    flacons = 0
    number = 0
    rest = me.for_sale
    while rest != 0:
        if rest & 1:
            flacons += int(me.perfume[number].flacons)
        rest >>= 1
        number += 1
    return flacons


@rule
def best_sale(state, parts, moves, count):
    """The best customer; a bargain for a last flacon, a full shelf or the last round."""
    me = state.player[state.actor]
    keep = 0 if state.last_round == 1 else FLACON_LATER - 40 * max(0, on_shelf(me) - 3)
    best = code(PASS)
    best_value = 0
    for i in range(count - 1):
        action = int(moves[i])
        number = arg(action, SELL_TO) if is_a(action, SELL_TO) else arg(action, BARGAIN)
        value = -keep
        if me.perfume[number].flacons == 1:
            value += int(parts.sold_out_tokens) * TOKEN_WORTH
        if is_a(action, SELL_TO):
            value += COIN * int(parts.customer[state.street[arg2(action, SELL_TO)]].price)
        else:
            value += COIN * int(parts.bargain[me.perfume[number].side])
        if value > best_value:
            best_value = value
            best = action
    return best
