"""Perfumery: a sensible one-step player. It is compiled and fast, for it is the playout policy too.

It blends exactly (`exact`). In the Development phase it measures what each action adds (`worth`, in
thousandths of a point): cards by what they promise, recipes by the essences they add a round, payments by
the cards they cost.
"""

from __future__ import annotations

from sillage.games.perfumery.layout import (
    BASE,
    BLEND,
    DEVELOP,
    FLORAL,
    HAND,
    INSERT,
    INSTALL,
    LIMIT,
    MIDDLE,
    PERFUMES,
    SYNTHETIC,
    TOP,
)
from sillage.games.perfumery.policy.exact import POINT, best_blending, best_plan, perfume_cards
from sillage.games.perfumery.policy.worth import (
    ENGINE,
    NEVER,
    POINTS,
    best_gain,
    best_place,
    card_worth,
    cheapest_payment,
    further,
    hand_worths,
    perfumes_worth,
    rounds_left,
    strength,
    worth_at,
)
from sillage.games.perfumery.rules.essences import one_of
from sillage.games.perfumery.rules.hands import discard_of, place_of
from sillage.games.perfumery.rules.notes import find_recipe, is_recipe, put_in, recipe_card, take_out
from sillage.games.perfumery.rules.pay import is_paid
from sillage.games.perfumery.words import (
    ACQUIRE,
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
from sillage.kernel.amounts import pack
from sillage.kernel.codes import arg, arg2, code, is_a
from sillage.kernel.compile import rule

HIRE_ROUND = 2200       # a third perfumer, each round
MARKER = 500            # coming first next round
SURPLUS = 400           # a card beyond the hand limit
SPARE_ESSENCE = 150     # an essence that serves nothing yet


@rule
def greedy(state, parts, moves, count, chance, pad):
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
    if is_paid(state):
        return code(DONE)
    return next_payment(state, parts, me)


@rule
def next_payment(state, parts, me):
    """The first card of the cheapest payment."""
    worths = hand_worths(parts, me, rounds_left(state))
    _, cards = cheapest_payment(parts, me, worths, int(state.owed) - int(state.paid), 0)
    i = 0
    while (cards >> i) & 1 == 0:
        i += 1
    return discard_of(me.hand[i])


@rule
def least_card(state, parts, me):
    """Above the hand limit: the card that is worth least."""
    rounds = rounds_left(state)
    best = 0
    best_worth = NEVER
    for place in range(me.held):
        worth = worth_at(parts, me, place, rounds)
        if worth < best_worth:
            best_worth = worth
            best = place
    return discard_of(me.hand[best])


# ==== where a perfumer goes =========================================================================
@rule
def best_placement(state, parts, moves, count):
    me = state.player[state.actor]
    rounds = rounds_left(state)
    worths = hand_worths(parts, me, rounds)
    points = points_with(parts, me, 0, 0, 0, 0)
    best = moves[0]
    best_worth = -NEVER
    for i in range(count):
        worth = placement_worth(state, parts, me, int(moves[i]), points, worths, rounds)
        if worth > best_worth:
            best_worth = worth
            best = moves[i]
    return best


@rule
def placement_worth(state, parts, me, action, points, worths, rounds):
    if is_a(action, ACQUIRE):
        return column_worth(state, parts, me, arg(action, ACQUIRE), rounds)
    if is_a(action, NOTE_ACTION):
        return note_worth(parts, me, arg(action, NOTE_ACTION), worths, rounds)
    if is_a(action, SORT):
        return ENGINE * rounds * sort_gain(parts, me, recipe_card(arg(action, SORT))) - SPARE_ESSENCE
    if is_a(action, REPLENISH):
        one = one_of(arg(action, REPLENISH))
        return POINTS * (points_with(parts, me, 0, 0, 0, one) - points) + 2 * SPARE_ESSENCE
    if is_a(action, TAKE_FLORAL):
        return essence_worth(parts, me, FLORAL, arg(action, TAKE_FLORAL), points)
    if is_a(action, TAKE_SYNTHETIC):
        cost, _ = cheapest_payment(parts, me, worths, int(parts.synthetic_price), 0)
        return essence_worth(parts, me, SYNTHETIC, arg(action, TAKE_SYNTHETIC), points) - cost
    if is_a(action, HIRE):
        cost, _ = cheapest_payment(parts, me, worths, int(parts.hire_price), 0)
        return HIRE_ROUND * (rounds - 1) - cost
    return MARKER if is_a(action, TAKE_MARKER) and rounds > 1 else 0


@rule
def column_worth(state, parts, me, column, rounds):
    """The cards of a column, less what the hand can't hold."""
    heap = state.column[column]
    worth = MARKER if state.next_column == column and rounds > 1 else 0
    perfumes = perfume_cards(me)
    for place in range(heap.count):
        card_value = card_worth(parts, me, heap.card[place], rounds)
        if heap.card[place] <= PERFUMES:
            card_value = further(card_value, perfumes)
            perfumes += 1
        worth += card_value
    return worth - SURPLUS * max(0, int(me.held) + int(heap.count) - int(parts.hand_limit))


@rule
def note_worth(parts, me, note, worths, rounds):
    """The best single recipe for a note."""
    best = -NEVER
    for place in range(min(int(me.held), HAND)):
        if is_recipe(me.hand[place]):
            best = max(best, recipe_worth(parts, me, note, place, 0, worths, rounds))
    return best


@rule
def recipe_worth(parts, me, note, place, owed, worths, rounds):
    """A recipe of the hand installed, less what it costs on top of what is owed already."""
    card = me.hand[place]
    cost, _ = cheapest_payment(parts, me, worths, owed + int(parts.value[card]), 1 << place)
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
        pack(me.yard[TOP]) + top, pack(me.yard[MIDDLE]) + middle, pack(me.yard[BASE]) + base,
        pack(me.stored) + stored, pack(me.spaces), True, False,
    )  # fmt: skip
    return worth // POINT


@rule
def essence_worth(parts, me, kind, note, points):
    """What one more essence on a Stockyard lets a seat produce at once."""
    one = one_of(kind)
    more = points_with(
        parts, me, one if note == TOP else 0, one if note == MIDDLE else 0, one if note == BASE else 0, 0
    )
    return POINTS * (more - points) + SPARE_ESSENCE


# ==== recipes =======================================================================================
@rule
def best_installation(state, parts, me, moves, count):
    """The recipe that gains most; then more of them while they gain; then the payment."""
    rounds = rounds_left(state)
    worths = hand_worths(parts, me, rounds)
    best = -1
    best_worth = 0 if state.owed > 0 else -NEVER
    for i in range(count):
        if not is_a(moves[i], INSTALL_RECIPE):
            break
        place = place_of(me, recipe_card(arg(moves[i], INSTALL_RECIPE)))
        worth = recipe_worth(parts, me, int(state.installing), place, int(state.owed), worths, rounds)
        if worth > best_worth:
            best_worth = worth
            best = int(moves[i])
    if best >= 0:
        return best
    if is_paid(state):
        return code(DONE)
    return next_payment(state, parts, me)


@rule
def best_insertion(state, parts, me, moves, count):
    """The place where the recipe adds most."""
    rounds = rounds_left(state)
    best = moves[0]
    best_worth = -NEVER
    for i in range(count):
        note = arg(int(moves[i]), INSERT_AT)
        place = arg2(int(moves[i]), INSERT_AT)
        gain = -strength(parts, me, note)
        put_in(me.note[note], place, state.lifted)
        gain += strength(parts, me, note)
        worth = ENGINE * rounds * gain + perfumes_worth(parts, me, rounds)
        take_out(me.note[note], place)
        if worth > best_worth:
            best_worth = worth
            best = moves[i]
    return best


@rule
def sort_gain(parts, me, card):
    """What moving an installed recipe to its best place adds, in half weights."""
    note, place = find_recipe(me, card)
    before = strength(parts, me, note)
    take_out(me.note[note], place)
    gain = strength(parts, me, note) + best_gain(parts, me, card) - before
    put_in(me.note[note], place, card)
    return gain
