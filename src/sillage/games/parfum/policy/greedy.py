"""Parfum: a sensible one-step player. It is compiled and fast, for it is the playout policy too.

It looks at what its seat knows only. Money is its measure: a note is worth its coins and what the
perfume it goes into should fetch; a token is worth its coins and its use. All reckoning is in whole
numbers (hundredths of a coin, chances in 1024ths), so that every machine comes to the same move.
"""

from __future__ import annotations

from sillage.games.parfum.layout import (
    AROMAS,
    BASE,
    DISTILL,
    FOUR_CLOCKS,
    HEAD,
    HEART,
    MAJOR,
    PLACE,
    PREPARE,
    SELL,
    SHOPS,
    THREE_CLOCKS,
    TOKEN_STEPS,
    WAKE,
    WORTHS,
)
from sillage.games.parfum.policy.odds import SURE, SURE_BITS
from sillage.games.parfum.rules.amounts import covers, missing, packed
from sillage.games.parfum.rules.sell import components
from sillage.games.parfum.words import (
    BARGAIN,
    CLAIM,
    CLOCK,
    DONE,
    N_PAIRS,
    N_TARGETS,
    PASS,
    PLACE_NOTE,
    REROLL,
    SELL_TO,
    TAKE,
    TURN,
    WATER,
)
from sillage.kernel.compile import rule

COIN = 100              # a coin in hundredths
TOKEN_USE = 70          # what a token is worth beyond its coins: it may mend a roll
TOKEN_WORTH = 130       # the coins of a token not drawn yet, on average
FLACON_LATER = 400      # what a flacon without a customer should fetch some day
NOTE_WAITS = 200        # a note on a perfume that is not complete yet
HEART_WAITS = 120       # a heart note that begins one
EARLY_CLOCK = 90        # what coming one place earlier is worth
CLOCK_ACTION = 80       # what one more action is worth
SPARE_ACTION = 3, 5     # the share of a token that an action left over by a plan is worth
LEAST_GAIN = 20         # water is spent for more than this
OUT_OF_REACH = -1
WORD_PART = 21          # bits of a value
WORD_MASK = (1 << WORD_PART) - 1


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


# ---- the worth of notes ----------------------------------------------------------------------------
@rule(inline=True)
def gaps_of(perfume):
    """The parts that an unfinished perfume misses, a bit each."""
    gaps = (perfume.head_note == 0) << HEAD | (perfume.base_note == 0) << BASE
    return gaps | (perfume.side == MAJOR and perfume.heart_note == 0) << HEART


@rule(inline=True)
def best_price(state, parts, perfume, note):
    """The best customer on the street for a perfume with one more note."""
    smell = components(parts, perfume) + parts.note[note].adds
    best = 0
    for shop in range(state.shops):
        customer = parts.customer[state.street[shop]]
        if customer.price > best and covers(smell, customer.wish):
            best = int(customer.price)
    return best


@rule(inline=True)
def join_value(state, parts, perfume, gaps, note):
    """What placing a note on a perfume under way, with these gaps, is worth; negative where it can't go."""
    fills = 1 << parts.note[note].part
    if gaps & fills == 0:
        return -1
    if gaps != fills:
        return 0 if state.last_round == 1 else NOTE_WAITS + 30
    price = max(COIN * best_price(state, parts, perfume, note), FLACON_LATER)
    if state.last_round == 1:
        return price + COIN * int(parts.bargain[perfume.side])
    return price + int(parts.flacons[perfume.side] - 1) * (FLACON_LATER - NOTE_WAITS)


@rule(inline=True)
def note_values(state, parts, have, reach, most):
    """What claiming the note on each space of the distillery is worth to the actor: its coins and its best place.

    OUT_OF_REACH where `reach` doesn't cover it, or where more than `most` of what it needs is missing from `have`."""
    values = (
        value_alone(state, parts, state.distillery[0], have, reach, most),
        value_alone(state, parts, state.distillery[1], have, reach, most),
        value_alone(state, parts, state.distillery[2], have, reach, most),
        value_alone(state, parts, state.distillery[3], have, reach, most),
        value_alone(state, parts, state.distillery[4], have, reach, most),
        value_alone(state, parts, state.distillery[5], have, reach, most),
    )
    me = state.player[state.actor]
    number = 0
    rest = me.unfinished
    while rest != 0:
        if rest & 1:
            perfume = me.perfume[number]
            gaps = gaps_of(perfume)
            values = (
                value_with(state, parts, perfume, gaps, state.distillery[0], values[0]),
                value_with(state, parts, perfume, gaps, state.distillery[1], values[1]),
                value_with(state, parts, perfume, gaps, state.distillery[2], values[2]),
                value_with(state, parts, perfume, gaps, state.distillery[3], values[3]),
                value_with(state, parts, perfume, gaps, state.distillery[4], values[4]),
                value_with(state, parts, perfume, gaps, state.distillery[5], values[5]),
            )
        rest >>= 1
        number += 1
    return (in_one_word(values[0], values[1], values[2]), in_one_word(values[3], values[4], values[5]))


@rule
def in_one_word(one, two, three):
    return one + 1 | two + 1 << WORD_PART | three + 1 << 2 * WORD_PART


@rule(inline=True)
def value_at(values, space):
    """The value of a space. They come in two whole numbers: a tuple of six is slow to look things up in."""
    word, place = (values[0], space) if space < 3 else (values[1], space - 3)
    return (word >> WORD_PART * place & WORD_MASK) - 1


@rule(inline=True)
def value_alone(state, parts, note, have, reach, most):
    """What a note is worth that begins a new perfume."""
    needs = parts.note[note].needs
    if note == 0 or not covers(reach, needs) or missing(have, needs) > most:
        return OUT_OF_REACH
    coins = COIN * int(parts.note[note].coins)
    if state.last_round == 1:
        return coins
    return coins + (HEART_WAITS if parts.note[note].part == HEART else NOTE_WAITS)


@rule(inline=True)
def value_with(state, parts, perfume, gaps, note, value):
    """The same where it may also join a perfume under way."""
    if value == OUT_OF_REACH:
        return value
    return max(value, COIN * int(parts.note[note].coins) + join_value(state, parts, perfume, gaps, note))


@rule
def claimable_values(state, parts):
    """The values of notes that the rolled dice can be mended to."""
    rolled = packed(state.flasks) + packed(state.flies)
    return note_values(state, parts, rolled, rolled, 0)


@rule
def claim_value(state, parts, values, flasks):
    """The best sum of one or two notes that these flasks cover."""
    best = 0
    for i in range(state.spaces):
        one = value_at(values, i)
        needs = parts.note[state.distillery[i]].needs
        if one == OUT_OF_REACH or not covers(flasks, needs):
            continue
        best = max(best, one)
        for j in range(i + 1, state.spaces):
            both = one + value_at(values, j)
            if both > best and covers(flasks - needs, parts.note[state.distillery[j]].needs):
                best = both
    return best


# ---- wake up ---------------------------------------------------------------------------------------
@rule
def best_clock(state, parts, moves, count):
    """Early for the choice of notes and customers, late for the actions."""
    board = THREE_CLOCKS if state.clocks == 3 else FOUR_CLOCKS
    best = moves[0]
    best_value = -COIN * COIN
    for i in range(count):
        clock = moves[i] - CLOCK
        value = CLOCK_ACTION * int(parts.clock_actions[board, clock]) - EARLY_CLOCK * clock
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


@rule
def token_value(state, parts):
    """What fetching a token is worth now; those over the limit are lost unless they are used."""
    water = state.player[state.actor].water
    if water >= parts.token_limit + 2:
        return 30
    if water < parts.token_limit and state.last_round == 0:
        return TOKEN_WORTH + TOKEN_USE
    return TOKEN_WORTH


@rule(inline=True)
def best_preparation(state, parts, moves, count):
    """Goes for the one or two notes that promise most, then mends the odds or fetches water."""
    tokens = int(state.player[state.actor].water)
    taken, market = packed(state.taken), packed(state.market)
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
        return moves[0] if moves[0] < TAKE else moves[count - 1]    # a new note, else water, else a die
    return next_for_plan(state, parts, moves, count, best_one, best_two, best)


@rule(inline=True)
def next_for_plan(state, parts, moves, count, one, two, plan):
    """A die the plan misses, the hardest aroma first; then a spare die or a token, what is worth more."""
    for aroma in range(AROMAS - 1, -1, -1):
        if parts.note[one].aromas[aroma] + parts.note[two].aromas[aroma] > state.taken[aroma]:
            return TAKE + aroma
    best = moves[count - 1]
    best_gain = token_value(state, parts) if best == WATER else 0
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
            best = TAKE + aroma
    return best


# ---- distill ---------------------------------------------------------------------------------------
@rule
def reroll_value(state, parts, values, flasks, aroma):
    """The expected claims after all flies of an aroma are rolled again, exact over the dice."""
    flies = int(state.flies[aroma])
    flask = int(parts.flask_faces[aroma])
    total = 0
    weight = 1              # ways for `new` of the flies to turn out flasks, of 6 ** flies
    for _ in range(flies):
        weight *= 6 - flask
    if weight == 0:         # a die of flasks alone
        return claim_value(state, parts, values, flasks + (flies << (8 * aroma)))
    ways = 1
    for new in range(flies + 1):
        total += weight * claim_value(state, parts, values, flasks + (new << (8 * aroma)))
        ways *= 6
        weight = weight * (flies - new) * flask // ((new + 1) * (6 - flask))
    return total // (ways // 6)


@rule
def cheapest_token(me, place):
    """The worth of a token, the least worthy first."""
    worth = 0
    while worth < WORTHS - 1 and place >= me.worths[worth]:
        place -= int(me.worths[worth])
        worth += 1
    return worth


@rule
def pair_of(low, high):
    """Two tokens as an action counts them, the less worthy first."""
    pair = high - low
    for less in range(low):
        pair += WORTHS - less
    return pair


@rule(inline=True)
def best_distillation(state, parts):
    """Water where it pays on average, else the most worthy note, else done."""
    values = claimable_values(state, parts)
    me = state.player[state.actor]
    if state.claiming == 1 or me.water == 0:
        return best_claim(state, parts, values)
    flasks = packed(state.flasks)
    now = claim_value(state, parts, values, flasks)
    use = 0 if state.last_round == 1 else TOKEN_USE
    least = cheapest_token(me, 0)
    next_least = cheapest_token(me, 1)
    price = now + use + COIN * least                            # what a token spent must bring in
    dearer = price + use + COIN * next_least                    # ... and two of them
    if claim_value(state, parts, values, flasks + packed(state.flies)) <= price + LEAST_GAIN:
        return best_claim(state, parts, values)                 # not even if every fly turned
    best = DONE
    best_gain = LEAST_GAIN
    for aroma in range(AROMAS):
        if state.flies[aroma] > 0:
            gain = reroll_value(state, parts, values, flasks, aroma) - price
            if gain > best_gain:
                best_gain = gain
                best = REROLL + aroma * WORTHS + least
    for aroma in range(AROMAS):
        if state.flies[aroma] > 0 and me.water > 1:
            gain = claim_value(state, parts, values, flasks + (1 << (8 * aroma))) - dearer
            if gain > best_gain:
                best_gain = gain
                best = TURN + aroma * N_PAIRS + pair_of(least, next_least)
    return best if best != DONE else best_claim(state, parts, values)


@rule
def best_claim(state, parts, values):
    """A note of the best pair; a note pays its coins, so claiming is never a loss."""
    best = DONE
    best_value = -1
    flasks = packed(state.flasks)
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
            best = CLAIM + i
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
        target = (moves[i] - PLACE_NOTE) % N_TARGETS
        if target >= 2:
            note = state.claimed[(moves[i] - PLACE_NOTE) // N_TARGETS]
            perfume = me.perfume[target - 2]
            value = join_value(state, parts, perfume, gaps_of(perfume), note)
        elif target == 0:
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
    best = PASS
    best_value = 0
    for i in range(count - 1):
        action = int(moves[i])
        number = (action - SELL_TO) // SHOPS if action < BARGAIN else action - BARGAIN
        value = -keep
        if me.perfume[number].flacons == 1:
            value += int(parts.sold_out_tokens) * TOKEN_WORTH
        if action < BARGAIN:
            value += COIN * int(parts.customer[state.street[(action - SELL_TO) % SHOPS]].price)
        else:
            value += COIN * int(parts.bargain[me.perfume[number].side])
        if value > best_value:
            best_value = value
            best = action
    return best
