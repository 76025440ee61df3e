"""Perfumery: a sensible one-step player. It is compiled and fast, for it is the playout policy too.

It blends exactly (`blender`). In the Development phase it measures in points what each action adds: cards
by what they promise, recipes by the essences they add a round, payments by the cards they cost.
"""

from __future__ import annotations

from sillage.games.perfumery.blender import (
    ALL_USED,
    POINT,
    best_blending,
    best_plan,
    next_pattern,
    perfume_cards,
    walk,
    worth_of,
)
from sillage.games.perfumery.essences import LANE, beyond, code_of, lane, least
from sillage.games.perfumery.layout import (
    BASE,
    BLEND,
    DEVELOP,
    FLORAL,
    FUNDS,
    HAND,
    INSERT,
    INSTALL,
    LIMIT,
    MIDDLE,
    NOTES,
    PERFUMES,
    RANKS,
    RECIPES,
    SYNTHETIC,
    TOP,
)
from sillage.games.perfumery.words import (
    DISCARD,
    DONE,
    HIRE,
    INSERT_AT,
    INSTALL_RECIPE,
    NOTE_ACTION,
    REPLENISH,
    SORT,
    TAKE_FLORAL,
    TAKE_MARKER,
    TAKE_SYNTHETIC,
)
from sillage.kernel.compile import rule

ENGINE = 0.27           # half a weight more out of a note, each round, in points
HELD_RECIPE = 0.3       # a recipe in hand against the same one installed
HELD_PERFUME = 1.0      # a perfume in hand against its brand value
NEXT_PERFUME = 0.8      # each further perfume in hand counts so much less
MONEY = 0.16            # one of a card's payment value
HIRE_ROUND = 2.2        # a third perfumer, each round
MARKER = 0.5            # coming first next round
REACH = 1.6             # half weights that may be missing, for each round left
ROUNDS_AHEAD = 4
SURPLUS = 0.4           # a card beyond the hand limit
SPARE_ESSENCE = 0.15    # an essence that serves nothing yet


@rule
def greedy(state, parts, moves, count, chance):
    me = state.player[state.actor]
    if state.phase == BLEND:
        return best_blending(parts, me)
    if count == 1:
        return moves[0]
    if state.phase == DEVELOP:
        return best_placement(state, parts, moves, count)
    if state.phase == INSERT:
        return best_insertion(state, parts, me, moves, count)
    if state.phase == LIMIT:
        return least_card(state, parts, me)
    if state.phase == INSTALL:
        return best_installation(state, parts, me, moves, count)
    if state.paid >= state.owed:
        return DONE
    return next_payment(state, parts, me)


@rule
def rounds_left(state):
    """Blending phases to come, the present round's included (PE-E1)."""
    if state.last_round == 1:
        return 1
    most = 0
    for deck in range(2):
        left = 0
        for rank in range(RANKS):
            left += int(state.left[deck, rank])
        most = max(most, left)
    return max(1 + (most + state.columns - 1) // state.columns, 2)


# ==== what cards are worth ==========================================================================
@rule
def strength(parts, me, note):
    """The most worth that a note can put out."""
    best = 0
    pattern = ALL_USED
    while pattern >= 0:
        out, asked = walk(parts, me, note, 0, 0, pattern)
        best = max(best, worth_of(out))
        pattern = next_pattern(pattern, asked)
    return best


@rule
def put_in(chain, place, card):
    """Tries a recipe at a place of a note."""
    for later in range(chain.count, place, -1):
        chain.recipe[later] = chain.recipe[later - 1]
    chain.recipe[place] = card
    chain.count += 1


@rule
def take_out(chain, place):
    chain.count -= 1
    for later in range(place, chain.count):
        chain.recipe[later] = chain.recipe[later + 1]
    chain.recipe[chain.count] = 0


@rule
def best_place(parts, me, note, card):
    """What a recipe adds to a note at its best place, in half weights, and the place."""
    best = -1
    best_at = 0
    for place in range(me.note[note].count + 1):
        put_in(me.note[note], place, card)
        value = strength(parts, me, note)
        take_out(me.note[note], place)
        if value > best:
            best = value
            best_at = place
    return best - strength(parts, me, note), best_at


@rule
def missing(parts, me, card):
    """What the notes lack for a perfume, in half weights."""
    lack = 0
    short = 0
    for note in range(NOTES):
        need = parts.perfume[card].need_code[note]
        if need == 0:
            continue
        yard = code_of(me.yard[note])
        least_lack = 1 << 30
        least_short = 0
        pattern = ALL_USED
        while pattern >= 0:
            out, asked = walk(parts, me, note, 0, 0, pattern)
            pattern = next_pattern(pattern, asked)
            now_short = beyond(need, yard + out)
            spare = lane(beyond(yard + out, need), SYNTHETIC)
            now_lack = max(0, worth_of(now_short) - 4 * spare)
            if now_lack < least_lack:
                least_lack = now_lack
                least_short = now_short
        lack += least_lack
        short += least_short
    return max(0, lack - worth_of(least(short, code_of(me.stored))))


@rule
def card_worth(parts, me, card, rounds):
    """What a card in hand is worth, in points."""
    money = MONEY * parts.value[card]
    if card == FUNDS:
        return money
    if card <= PERFUMES:
        reach = REACH * min(rounds, ROUNDS_AHEAD)
        likely = 1.0 - missing(parts, me, card) / reach
        return max(money, HELD_PERFUME * likely * parts.perfume[card].brand)
    gain = 0
    for note in range(NOTES):
        more, _ = best_place(parts, me, note, card)
        gain = max(gain, more)
    return max(money, HELD_RECIPE * ENGINE * gain * rounds)


@rule
def perfumes_worth(parts, me, rounds):
    """The worth of the perfume cards in hand."""
    worth = 0.0
    for place in range(perfume_cards(me)):
        worth += worth_at(parts, me, place, rounds)
    return worth


@rule
def worth_at(parts, me, place, rounds):
    """The worth of a card of the hand; of several perfumes the better ones come first."""
    if place >= me.held:
        return 0.0
    worth = card_worth(parts, me, me.hand[place], rounds)
    if me.hand[place] <= PERFUMES:
        for _ in range(perfume_cards(me) - 1 - place):
            worth *= NEXT_PERFUME
    return worth


@rule
def hand_worths(parts, me, rounds):
    """The worth of each card of a hand within the limit."""
    return (
        worth_at(parts, me, 0, rounds),
        worth_at(parts, me, 1, rounds),
        worth_at(parts, me, 2, rounds),
        worth_at(parts, me, 3, rounds),
        worth_at(parts, me, 4, rounds),
        worth_at(parts, me, 5, rounds),
        worth_at(parts, me, 6, rounds),
    )


@rule
def cheapest_payment(parts, me, worths, price, kept):
    """The cards (bits over the hand) that cost least and reach a price, and their worth; `kept` stays."""
    best = 1e9
    best_cards = 0
    cards = min(int(me.held), HAND)
    for chosen in range(1 << cards):
        if chosen & kept:
            continue
        value = 0
        cost = 0.0
        for i in range(cards):
            if (chosen >> i) & 1:
                value += int(parts.value[me.hand[i]])
                cost += worths[i]
        if value >= price and cost < best:
            best = cost
            best_cards = chosen
    return best, best_cards


@rule
def next_payment(state, parts, me):
    """The first card of the cheapest payment."""
    worths = hand_worths(parts, me, rounds_left(state))
    _, cards = cheapest_payment(parts, me, worths, state.owed - state.paid, 0)
    i = 0
    while (cards >> i) & 1 == 0:
        i += 1
    return DISCARD + int(me.hand[i]) - 1


@rule
def least_card(state, parts, me):
    """Above the hand limit: the card that is worth least."""
    rounds = rounds_left(state)
    best = 0
    best_worth = 1e9
    for place in range(me.held):
        worth = worth_at(parts, me, place, rounds)
        if worth < best_worth:
            best_worth = worth
            best = place
    return DISCARD + int(me.hand[best]) - 1


# ==== where a perfumer goes =========================================================================
@rule
def best_placement(state, parts, moves, count):
    me = state.player[state.actor]
    rounds = rounds_left(state)
    worths = hand_worths(parts, me, rounds)
    points = points_with(parts, me, 0, 0, 0, 0)
    best = moves[0]
    best_gain = -1e9
    for i in range(count):
        action = int(moves[i])
        if action < NOTE_ACTION:
            gain = column_worth(state, parts, me, action, rounds)
        elif action < SORT:
            gain = note_worth(parts, me, action - NOTE_ACTION, worths, rounds)
        elif action < REPLENISH:
            gain = ENGINE * rounds * sort_gain(parts, me, action - SORT + PERFUMES + 1) - SPARE_ESSENCE
        elif action < HIRE:
            gain = essence_worth(parts, me, action, points, worths)
        elif action == HIRE:
            cost, _ = cheapest_payment(parts, me, worths, parts.hire_price, 0)
            gain = HIRE_ROUND * (rounds - 1) - cost
        elif action == TAKE_MARKER:
            gain = MARKER if rounds > 1 else 0.0
        else:
            gain = 0.0
        if gain > best_gain:
            best_gain = gain
            best = action
    return best


@rule
def column_worth(state, parts, me, column, rounds):
    """The cards of a column, less what the hand can't hold."""
    heap = state.column[column]
    worth = MARKER if state.next_column == column and rounds > 1 else 0.0
    perfumes = perfume_cards(me)
    for place in range(heap.count):
        card_value = card_worth(parts, me, heap.card[place], rounds)
        if heap.card[place] <= PERFUMES:
            for _ in range(perfumes):
                card_value *= NEXT_PERFUME
            perfumes += 1
        worth += card_value
    return worth - SURPLUS * max(0, me.held + heap.count - parts.hand_limit)


@rule
def note_worth(parts, me, note, worths, rounds):
    """The best single recipe for a note."""
    best = -1e9
    purse = min(int(me.held), HAND)
    for place in range(purse):
        card = me.hand[place]
        if card > PERFUMES and card < FUNDS:
            best = max(best, recipe_worth(parts, me, note, place, 0, worths, rounds))
    return best


@rule
def recipe_worth(parts, me, note, place, owed, worths, rounds):
    """A recipe of the hand installed, less what it costs on top of what is owed already."""
    card = me.hand[place]
    cost, _ = cheapest_payment(parts, me, worths, owed + parts.value[card], 1 << place)
    if owed > 0:
        before, _ = cheapest_payment(parts, me, worths, owed, 0)
        cost -= before
    gain, at = best_place(parts, me, note, card)
    before = perfumes_worth(parts, me, rounds)
    put_in(me.note[note], at, card)
    after = perfumes_worth(parts, me, rounds)
    take_out(me.note[note], at)
    return ENGINE * rounds * gain + after - before - worths[place] - cost


@rule
def points_with(parts, me, top, middle, base, stored):
    """Points that could be produced now, with some essences (codes) more."""
    worth, _ = best_plan(
        parts, me, 0, 0, 0, 0, 0, 0,
        code_of(me.yard[TOP]) + top, code_of(me.yard[MIDDLE]) + middle, code_of(me.yard[BASE]) + base,
        code_of(me.stored) + stored, code_of(me.spaces), True, False,
    )  # fmt: skip
    return worth // POINT


@rule
def essence_worth(parts, me, action, points, worths):
    """What one more essence lets a seat produce at once, less its price."""
    if action < TAKE_FLORAL:
        one = 1 << (LANE * (action - REPLENISH))
        return points_with(parts, me, 0, 0, 0, one) - points + 2 * SPARE_ESSENCE
    cost = 0.0
    kind = FLORAL
    note = action - TAKE_FLORAL
    if action >= TAKE_SYNTHETIC:
        cost, _ = cheapest_payment(parts, me, worths, parts.synthetic_price, 0)
        kind = SYNTHETIC
        note = action - TAKE_SYNTHETIC
    one = 1 << (LANE * kind)
    more = points_with(
        parts, me, one if note == TOP else 0, one if note == MIDDLE else 0, one if note == BASE else 0, 0
    )
    return more - points + SPARE_ESSENCE - cost


# ==== recipes =======================================================================================
@rule
def best_installation(state, parts, me, moves, count):
    """The recipe that gains most; then more of them while they gain; then the payment."""
    rounds = rounds_left(state)
    worths = hand_worths(parts, me, rounds)
    best = -1
    best_worth = 0.0 if state.owed > 0 else -1e12
    for i in range(count):
        if moves[i] >= INSERT_AT:
            break
        card = moves[i] - INSTALL_RECIPE + PERFUMES + 1
        place = 0
        while me.hand[place] != card:
            place += 1
        worth = recipe_worth(parts, me, state.installing, place, state.owed, worths, rounds)
        if worth > best_worth:
            best_worth = worth
            best = moves[i]
    if best >= 0:
        return best
    return next_payment(state, parts, me)


@rule
def best_insertion(state, parts, me, moves, count):
    """The place where the recipe adds most."""
    rounds = rounds_left(state)
    best = moves[0]
    best_worth = -1e9
    for i in range(count):
        note = (moves[i] - INSERT_AT) // RECIPES
        place = (moves[i] - INSERT_AT) % RECIPES
        worth = -ENGINE * rounds * strength(parts, me, note)
        put_in(me.note[note], place, state.lifted)
        worth += ENGINE * rounds * strength(parts, me, note) + perfumes_worth(parts, me, rounds)
        take_out(me.note[note], place)
        if worth > best_worth:
            best_worth = worth
            best = moves[i]
    return best


@rule
def sort_gain(parts, me, card):
    """What moving an installed recipe to its best place adds, in half weights."""
    for note in range(NOTES):
        chain = me.note[note]
        for place in range(chain.count):
            if chain.recipe[place] == card:
                return moved_gain(parts, me, note, place, card)
    return 0


@rule
def moved_gain(parts, me, note, place, card):
    before = strength(parts, me, note)
    take_out(me.note[note], place)
    best = 0
    for other in range(NOTES):
        more, _ = best_place(parts, me, other, card)
        best = max(best, more)
    gain = strength(parts, me, note) + best - before
    put_in(me.note[note], place, card)
    return gain
