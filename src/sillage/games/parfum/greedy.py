"""Parfum: a sensible one-step player. It is compiled and fast, for it is the playout policy too.

It looks at what its seat knows only. Money is its measure: a note is worth its coins and what the
perfume it goes into should fetch; a token is worth its coins and its use. All reckoning is in whole
numbers (hundredths of a coin, chances in 1024ths), so that every machine comes to the same move.
"""

from __future__ import annotations

from sillage.games.parfum.amounts import covers, missing, packed
from sillage.games.parfum.layout import (
    AROMAS,
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
from sillage.games.parfum.odds import FLASK_CHANCE, SURE
from sillage.games.parfum.words import (
    BARGAIN,
    CLAIM,
    CLOCK,
    DONE,
    N_PAIRS,
    N_TARGETS,
    PAIRS,
    PASS,
    PLACE_NOTE,
    REROLL,
    REROLL_ALL,
    SELL_TO,
    TAKE,
    TURN,
    WATER,
)
from sillage.kernel.compile import rule

PAIR_WORTH = tuple(low + high for low, high in PAIRS)
COIN = 100              # a coin in hundredths
TOKEN_USE = 70          # what a token is worth beyond its coins: it may mend a roll
TOKEN_WORTH = 130       # the coins of a token not drawn yet, on average
FLACON_LATER = 400      # what a flacon without a customer should fetch some day
NOTE_WAITS = 200        # a note on a perfume that is not complete yet
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
        return best_distillation(state, parts, moves, count)
    if state.phase == PLACE:
        return best_place(state, parts, moves, count)
    if state.phase == SELL:
        return best_sale(state, parts, moves, count)
    if state.phase == WAKE:
        return best_clock(state, parts, moves, count)
    return moves[0]     # discard: tokens are listed by worth, the least first


# ---- the worth of notes ----------------------------------------------------------------------------
@rule
def missing_after(perfume, part):
    """How many parts an unfinished perfume misses once it gets this one; -1 where it can't go on it."""
    if part == HEART and perfume.side != MAJOR:
        return -1
    there = perfume.head_note if part == HEAD else (perfume.heart_note if part == HEART else perfume.base_note)
    if there > 0:
        return -1
    missing = -1
    if perfume.head_note == 0:
        missing += 1
    if perfume.base_note == 0:
        missing += 1
    if perfume.side == MAJOR and perfume.heart_note == 0:
        missing += 1
    return missing


@rule
def best_price(state, parts, perfume, note):
    """The best customer on the street for a perfume with one more note."""
    notes = parts.note
    smell = notes[perfume.head_note].adds + notes[perfume.heart_note].adds + notes[perfume.base_note].adds
    smell += notes[note].adds
    best = 0
    for shop in range(state.shops):
        customer = parts.customer[state.street[shop]]
        if customer.price > best and covers(smell, customer.wish):
            best = int(customer.price)
    return best


@rule
def join_value(state, parts, perfume, note):
    """What placing a note on a perfume under way is worth; negative where it can't go."""
    missing = missing_after(perfume, parts.note[note].part)
    if missing < 0:
        return -1
    if missing > 0:
        return 0 if state.last_round == 1 else NOTE_WAITS + 30
    price = max(COIN * best_price(state, parts, perfume, note), FLACON_LATER)
    if state.last_round == 1:
        return price + COIN * int(parts.bargain[perfume.side])
    return price + int(parts.flacons[perfume.side] - 1) * (FLACON_LATER - NOTE_WAITS)


@rule
def note_value(state, parts, note):
    """What claiming a note is worth to the actor: its coins and its best place."""
    if note == 0:
        return 0
    me = state.player[state.actor]
    best = 0 if state.last_round == 1 else NOTE_WAITS
    if parts.note[note].part == HEART:
        best = best * 3 // 5
    number = 0
    rest = me.unfinished
    while rest != 0:
        if rest & 1:
            best = max(best, join_value(state, parts, me.perfume[number], note))
        rest >>= 1
        number += 1
    return COIN * int(parts.note[note].coins) + best


@rule
def note_values(state, parts):
    """The value of the note on each space of the distillery."""
    return (
        note_value(state, parts, state.distillery[0]),
        note_value(state, parts, state.distillery[1]),
        note_value(state, parts, state.distillery[2]),
        note_value(state, parts, state.distillery[3]),
        note_value(state, parts, state.distillery[4]),
        note_value(state, parts, state.distillery[5]),
    )


@rule
def claim_value(state, parts, values, flasks):
    """The best sum of one or two notes that these flasks cover."""
    best = 0
    for i in range(state.spaces):
        one = state.distillery[i]
        if one == 0 or not covers(flasks, parts.note[one].needs):
            continue
        best = max(best, values[i])
        left = flasks - parts.note[one].needs
        for j in range(i + 1, state.spaces):
            two = state.distillery[j]
            if two > 0 and values[i] + values[j] > best and covers(left, parts.note[two].needs):
                best = values[i] + values[j]
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


@rule
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


@rule
def best_preparation(state, parts, moves, count):
    """Goes for the one or two notes that promise most, then mends the odds or fetches water."""
    tokens = int(state.player[state.actor].water)
    taken, market = packed(state.taken), packed(state.market)
    spare = token_value(state, parts) * SPARE_ACTION[0] // SPARE_ACTION[1]
    left = int(state.actions_left)
    values = note_values(state, parts)
    best = 0
    best_one = 0
    best_two = 0
    for i in range(state.spaces):
        one = state.distillery[i]
        if one == 0:
            continue
        lacking = dice_missing(parts, taken, market, one, 0)
        if lacking > left:
            continue
        first = values[i] * int(parts.note[one].chance[token_step(tokens)]) // SURE
        if first + spare * (left - lacking) > best:
            best = first + spare * (left - lacking)
            best_one = int(one)
            best_two = 0
        for j in range(i + 1, state.spaces):
            two = state.distillery[j]
            if two == 0 or first + values[j] + spare * left <= best:     # not even if it were sure
                continue
            lacking = dice_missing(parts, taken, market, one, two)
            if lacking > left:
                continue
            both = first + values[j] * int(parts.note[two].chance[token_step(tokens // 2)]) // SURE
            if both + spare * (left - lacking) > best:
                best = both + spare * (left - lacking)
                best_one = int(one)
                best_two = int(two)
    if best_one == 0:
        return moves[0] if moves[0] < TAKE else moves[count - 1]    # a new note, else water, else a die
    return next_for_plan(state, parts, moves, count, best_one, best_two, best)


@rule
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
        flask = FLASK_CHANCE[parts.flask_faces[aroma]][token_step(tokens)]
        gain = plan * need * flask // SURE * (SURE - flask) // SURE // (1 + 3 * int(state.taken[aroma] - need))
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
def best_distillation(state, parts, moves, count):
    """Water where it pays on average, else the most worthy note, else done."""
    values = note_values(state, parts)
    flasks = packed(state.flasks)
    now = claim_value(state, parts, values, flasks)
    use = 0 if state.last_round == 1 else TOKEN_USE
    best = DONE
    best_gain = LEAST_GAIN
    me = state.player[state.actor]
    least = cheapest_token(me, 0)
    pair = cheapest_token(me, 0) + cheapest_token(me, 1)
    for i in range(count):
        action = int(moves[i])
        if action >= CLAIM:
            break
        if action < REROLL_ALL:
            if (action - REROLL) % WORTHS > least:      # a dearer token does the same
                continue
            expected = reroll_value(state, parts, values, flasks, (action - REROLL) // WORTHS)
            gain = expected - now - use - COIN * least
        elif action < TURN or PAIR_WORTH[(action - TURN) % N_PAIRS] > pair:
            continue
        else:
            expected = claim_value(state, parts, values, flasks + (1 << (8 * ((action - TURN) // N_PAIRS))))
            gain = expected - now - 2 * use - COIN * pair
        if gain > best_gain:
            best_gain = gain
            best = action
    return best if best != DONE else best_claim(state, parts, moves, count, values)


@rule
def best_claim(state, parts, moves, count, values):
    """A note of the best pair; a note pays its coins, so claiming is never a loss."""
    best = DONE
    best_value = -1
    flasks = packed(state.flasks)
    for i in range(count):
        space = moves[i] - CLAIM
        if space < 0 or moves[i] >= DONE:
            continue
        value = values[space]
        left = flasks - parts.note[state.distillery[space]].needs
        for j in range(state.spaces):
            two = state.distillery[j]
            if two > 0 and j != space and covers(left, parts.note[two].needs):
                value = max(value, values[space] + values[j])
        if value > best_value:
            best_value = value
            best = int(moves[i])
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
            value = join_value(state, parts, me.perfume[target - 2], note)
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
