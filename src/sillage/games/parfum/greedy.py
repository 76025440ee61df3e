"""Parfum: a sensible one-step player. It is compiled and fast, for it is the playout policy too.

It looks at what its seat knows only. Money is its measure: a note is worth its coins and what the
perfume it goes into should fetch; a token is worth its coins and its use.
"""

from __future__ import annotations

from sillage.games.parfum.layout import (
    AROMAS,
    DISTILL,
    HEAD,
    HEART,
    MAJOR,
    PLACE,
    PREPARE,
    SELL,
    SHOPS,
    SPACES,
    THREE_CLOCKS,
    WAKE,
    WORTHS,
)
from sillage.games.parfum.words import (
    BARGAIN,
    CLAIM,
    CLOCK,
    DONE,
    DRAW,
    PAIRS,
    PASS,
    PLACE_NOTE,
    REROLL,
    REROLL_ALL,
    SELL_TO,
    TAKE,
    TARGETS,
    TURN,
    WATER,
)
from sillage.kernel.compile import rule

N_TARGETS = len(TARGETS)
N_PAIRS = len(PAIRS)
PAIR_WORTH = tuple(low + high for low, high in PAIRS)
DIE_FACES = 6.0

TOKEN_USE = 0.7         # what a token is worth beyond its coins: it may mend a roll
TOKEN_WORTH = 1.3       # the coins of a token not drawn yet, on average
FLACON_LATER = 4.0      # what a flacon without a customer should fetch some day
NOTE_WAITS = 2.0        # a note on a perfume that is not complete yet
EARLY_CLOCK = 0.9       # what coming one place earlier is worth
CLOCK_ACTION = 0.8      # what one more action is worth


@rule
def greedy(state, parts, moves, count, chance):
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
    """How many parts a perfume misses once it gets this one; -1 where the part can't go on it."""
    if perfume.complete == 1 or (part == HEART and perfume.side != MAJOR):
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
    """The best customer on the street for a perfume with one more note (0: as it is)."""
    best = 0
    for shop in range(state.shops):
        customer = parts.customer[state.street[shop]]
        if customer.price <= best:
            continue
        fits = True
        for aroma in range(AROMAS):
            wanted = customer.wants[aroma]
            if wanted > 0 and wanted > (
                parts.note[perfume.head_note].components[aroma]
                + parts.note[perfume.heart_note].components[aroma]
                + parts.note[perfume.base_note].components[aroma]
                + parts.note[note].components[aroma]
            ):
                fits = False
                break
        if fits:
            best = int(customer.price)
    return best


@rule
def join_value(state, parts, perfume, note):
    """What placing a note on a perfume under way is worth; negative where it can't go."""
    missing = missing_after(perfume, parts.note[note].part)
    if missing < 0:
        return -1.0
    if missing > 0:
        return 0.0 if state.last_round == 1 else NOTE_WAITS + 0.3
    flacons = parts.flacons[perfume.side]
    price = max(float(best_price(state, parts, perfume, note)), FLACON_LATER)
    if state.last_round == 1:
        return price + parts.bargain[perfume.side]
    return price + (flacons - 1) * (FLACON_LATER - NOTE_WAITS)


@rule
def note_value(state, parts, note):
    """What claiming a note is worth to the actor: its coins and its best place."""
    if note == 0:
        return 0.0
    me = state.player[state.actor]
    best = 0.0 if state.last_round == 1 else NOTE_WAITS
    if parts.note[note].part == HEART:
        best *= 0.6
    for number in range(me.perfumes):
        if me.perfume[number].complete == 0:
            best = max(best, join_value(state, parts, me.perfume[number], note))
    return parts.note[note].coins + best


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
def both_covered(state, parts, one, two):
    """Whether the flasks cover two notes together (0: no second note)."""
    for aroma in range(AROMAS):
        if state.flasks[aroma] < parts.note[one].aromas[aroma] + parts.note[two].aromas[aroma]:
            return False
    return True


@rule
def claim_value(state, parts, values):
    """The best sum of one or two notes that the flasks cover."""
    best = 0.0
    for i in range(state.spaces):
        one = state.distillery[i]
        if one == 0 or not both_covered(state, parts, one, 0):
            continue
        best = max(best, values[i])
        for j in range(i + 1, state.spaces):
            two = state.distillery[j]
            if two > 0 and values[i] + values[j] > best and both_covered(state, parts, one, two):
                best = values[i] + values[j]
    return best


# ---- wake up ---------------------------------------------------------------------------------------
@rule
def best_clock(state, parts, moves, count):
    """Early for the choice of notes and customers, late for the actions."""
    board = THREE_CLOCKS if state.clocks == 3 else 0
    best = moves[0]
    best_value = -100.0
    for i in range(count):
        clock = moves[i] - CLOCK
        value = CLOCK_ACTION * parts.clock_actions[board, clock] - EARLY_CLOCK * clock
        if value > best_value:
            best = moves[i]
            best_value = value
    return best


# ---- prepare ---------------------------------------------------------------------------------------
@rule
def flask_chance(parts, aroma, tokens):
    """The chance that a die of this aroma ends as a flask, with some water to mend it."""
    flask = parts.flask_faces[aroma] / DIE_FACES
    mend = 0.0 if tokens == 0 else (0.6 if tokens == 1 else (0.85 if tokens == 2 else 1.0))
    return flask + (1.0 - flask) * flask * mend


@rule
def note_chance(parts, note, tokens):
    """The chance of a note with exactly the dice it needs."""
    chance = 1.0
    for aroma in range(AROMAS):
        for _ in range(parts.note[note].aromas[aroma]):
            chance *= flask_chance(parts, aroma, tokens)
    return chance


@rule
def dice_missing(state, parts, one, two):
    """How many dice a plan for one or two notes still needs; 99 where the market can't give them."""
    missing = 0
    for aroma in range(AROMAS):
        need = parts.note[one].aromas[aroma] + parts.note[two].aromas[aroma] - state.taken[aroma]
        if need > state.market[aroma]:
            return 99
        if need > 0:
            missing += need
    return missing


@rule
def best_preparation(state, parts, moves, count):
    """Goes for the one or two notes that promise most, then mends the odds or fetches water."""
    me = state.player[state.actor]
    values = note_values(state, parts)
    token = TOKEN_WORTH + (TOKEN_USE if me.water < 4 and state.last_round == 0 else 0.0)
    if me.water >= 6:
        token = 0.3
    best_one = 0
    best_two = 0
    best = 0.0
    for i in range(state.spaces):
        one = state.distillery[i]
        if one == 0:
            continue
        first = values[i] * note_chance(parts, one, me.water)
        missing = dice_missing(state, parts, one, 0)
        if missing <= state.actions_left and first + 0.6 * token * (state.actions_left - missing) > best:
            best = first + 0.6 * token * (state.actions_left - missing)
            best_one = int(one)
            best_two = 0
        for j in range(i + 1, state.spaces):
            two = state.distillery[j]
            if two == 0:
                continue
            missing = dice_missing(state, parts, one, two)
            if missing > state.actions_left:
                continue
            both = first + values[j] * note_chance(parts, two, me.water // 2)
            both += 0.6 * token * (state.actions_left - missing)
            if both > best:
                best = both
                best_one = int(one)
                best_two = int(two)
    if best_one == 0:
        return nothing_to_plan(moves, count)
    return next_for_plan(state, parts, best_one, best_two, best, token)


@rule
def nothing_to_plan(moves, count):
    """No note is within reach: a new note, else water, else any die."""
    if moves[0] < TAKE:
        return moves[0]
    return moves[count - 1]


@rule
def next_for_plan(state, parts, one, two, plan, token):
    """A die the plan misses, the hardest aroma first; then a spare die or a token, what is worth more."""
    for aroma in range(AROMAS - 1, -1, -1):
        if parts.note[one].aromas[aroma] + parts.note[two].aromas[aroma] > state.taken[aroma]:
            return TAKE + aroma
    best = WATER
    best_gain = token if state.well_left > 0 else 0.0
    for aroma in range(AROMAS):
        need = parts.note[one].aromas[aroma] + parts.note[two].aromas[aroma]
        spare = state.taken[aroma] - need
        if need == 0 or state.market[aroma] == 0:
            continue
        miss = 1.0 - flask_chance(parts, aroma, state.player[state.actor].water)
        gain = plan * need * miss * (1.0 - miss) / (1.0 + 3.0 * spare)
        if gain > best_gain:
            best_gain = gain
            best = TAKE + aroma
    if best_gain > 0.0:
        return best
    for aroma in range(AROMAS):
        if state.market[aroma] > 0:
            return TAKE + aroma
    for space in range(SPACES):
        if state.distillery[space] == 0:
            return DRAW + space
    return WATER


# ---- distill ---------------------------------------------------------------------------------------
@rule
def reroll_value(state, parts, values, aroma):
    """The expected claims after all flies of an aroma are rolled again (exact)."""
    flies = state.flies[aroma]
    flask = parts.flask_faces[aroma] / DIE_FACES
    expected = 0.0
    for new in range(flies + 1):
        ways = 1.0
        for k in range(new):
            ways = ways * (flies - k) / (k + 1)
        state.flasks[aroma] += new
        expected += ways * flask**new * (1.0 - flask) ** (flies - new) * claim_value(state, parts, values)
        state.flasks[aroma] -= new
    return expected


@rule
def turn_value(state, parts, values, aroma):
    state.flasks[aroma] += 1
    value = claim_value(state, parts, values)
    state.flasks[aroma] -= 1
    return value


@rule
def best_distillation(state, parts, moves, count):
    """Water where it pays on average, else the most worthy note, else done."""
    values = note_values(state, parts)
    now = claim_value(state, parts, values)
    use = 0.0 if state.last_round == 1 else TOKEN_USE
    best = DONE
    best_gain = 0.2
    last_aroma = -1
    expected = 0.0
    for i in range(count):
        action = moves[i]
        if action < REROLL_ALL:
            aroma = (action - REROLL) // WORTHS
            cost = use + (action - REROLL) % WORTHS
            gain = reroll_value(state, parts, values, aroma) - now - cost
        elif action < TURN:
            continue
        elif action < CLAIM:
            aroma = (action - TURN) // N_PAIRS
            if aroma != last_aroma or expected == 0.0:
                expected = turn_value(state, parts, values, aroma)
                last_aroma = aroma
            gain = expected - now - 2 * use - PAIR_WORTH[(action - TURN) % N_PAIRS]
        else:
            break
        if gain > best_gain:
            best_gain = gain
            best = action
    if best != DONE:
        return best
    return best_claim(state, parts, moves, count, values, now)


@rule
def best_claim(state, parts, moves, count, values, now):
    """A note of the best pair (claiming is never a loss: a note pays its coins)."""
    best = DONE
    best_value = -1.0
    for i in range(count):
        action = moves[i]
        if action < CLAIM or action >= DONE:
            continue
        one = state.distillery[action - CLAIM]
        value = values[action - CLAIM]
        for j in range(state.spaces):
            two = state.distillery[j]
            if two > 0 and j != action - CLAIM and both_covered(state, parts, one, two):
                value = max(value, values[action - CLAIM] + values[j])
        if value > best_value:
            best_value = value
            best = action
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
    best_value = -1.0
    for i in range(count):
        slot = (moves[i] - PLACE_NOTE) // N_TARGETS
        target = (moves[i] - PLACE_NOTE) % N_TARGETS
        note = state.claimed[slot]
        if target >= 2:
            value = join_value(state, parts, me.perfume[target - 2], note)
        elif target == 0:
            value = NOTE_WAITS - (0.5 if heart else 0.0)
        else:
            value = NOTE_WAITS - 0.2
        if value > best_value:
            best_value = value
            best = moves[i]
    return best


# ---- sell ------------------------------------------------------------------------------------------
@rule
def best_sale(state, parts, moves, count):
    """The best customer; a bargain for a last flacon, a full shelf or the last round."""
    me = state.player[state.actor]
    shelf = 0
    for number in range(me.perfumes):
        shelf += me.perfume[number].flacons
    best = PASS
    best_value = 0.0
    for i in range(count - 1):
        action = moves[i]
        number = (action - SELL_TO) // SHOPS if action < BARGAIN else action - BARGAIN
        perfume = me.perfume[number]
        value = 0.0 if perfume.flacons > 1 else parts.sold_out_tokens * TOKEN_WORTH
        if action < BARGAIN:
            value += parts.customer[state.street[(action - SELL_TO) % SHOPS]].price
        else:
            value += parts.bargain[perfume.side]
        if state.last_round == 0:
            value -= FLACON_LATER - 0.4 * max(0, shelf - 3)
        if value > best_value:
            best_value = value
            best = action
    return best
