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
from sillage.games.perfumery.policy.exact import best_blending, most_points, note_roofs, perfume_cards
from sillage.games.perfumery.policy.memory import know_effects
from sillage.games.perfumery.policy.worth import (
    ALL,
    ENGINE,
    NEVER,
    POINTS,
    best_gain,
    best_place,
    card_worth,
    cheapest_payment,
    further,
    hand_worths,
    note_matters,
    note_strength,
    perfumes_worth,
    recipe_costs,
    rounds_left,
    strengths,
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
    if count == 1:
        return moves[0]
    if state.phase == BLEND:
        return best_blending(parts, me)
    if pad is not None:
        know_effects(parts, pad)
    if state.phase == DEVELOP:
        return best_placement(state, parts, moves, count, pad)
    if state.phase == INSERT:
        return best_insertion(state, parts, me, moves, count, pad)
    if state.phase == LIMIT:
        return least_card(state, parts, me, pad)
    if state.phase == INSTALL:
        return best_installation(state, parts, me, moves, count, pad)
    if is_paid(state):
        return code(DONE)
    return next_payment(state, parts, me, pad)


@rule
def next_payment(state, parts, me, pad):
    """The first card of the cheapest payment."""
    worths = hand_worths(parts, me, rounds_left(state), strengths(parts, me, pad), pad)
    _, cards = cheapest_payment(parts, me, worths, int(state.owed) - int(state.paid), ALL)
    i = 0
    while (cards >> i) & 1 == 0:
        i += 1
    return discard_of(me.hand[i])


@rule
def least_card(state, parts, me, pad):
    """Above the hand limit: the card that is worth least."""
    rounds = rounds_left(state)
    now = strengths(parts, me, pad)
    best = 0
    best_worth = NEVER
    for place in range(me.held):
        worth = worth_at(parts, me, place, rounds, now, pad)
        if worth < best_worth:
            best_worth = worth
            best = place
    return discard_of(me.hand[best])


# ==== where a perfumer goes =========================================================================
@rule
def best_placement(state, parts, moves, count, pad):
    me = state.player[state.actor]
    rounds = rounds_left(state)
    now = strengths(parts, me, pad)
    worths = hand_worths(parts, me, rounds, now, pad)
    costs = recipe_costs(parts, me, worths, 0)
    before = perfumes_worth(parts, me, rounds, pad)
    roofs = note_roofs(parts, me)
    points = points_with(parts, me, roofs, 0, 0, 0, 0, 0)
    best = moves[0]
    best_worth = -NEVER
    for i in range(count):
        worth = placement_worth(
            state, parts, me, int(moves[i]), roofs, points, worths, costs, before, rounds, now, pad
        )
        if worth > best_worth:
            best_worth = worth
            best = moves[i]
    return best


@rule
def placement_worth(state, parts, me, action, roofs, points, worths, costs, before, rounds, now, pad):
    if is_a(action, ACQUIRE):
        return column_worth(state, parts, me, arg(action, ACQUIRE), rounds, now, pad)
    if is_a(action, NOTE_ACTION):
        return note_worth(parts, me, arg(action, NOTE_ACTION), costs, before, rounds, now, pad)
    if is_a(action, SORT):
        return ENGINE * rounds * sort_gain(parts, me, recipe_card(arg(action, SORT)), now, pad) - SPARE_ESSENCE
    if is_a(action, REPLENISH):
        one = one_of(arg(action, REPLENISH))
        return POINTS * (points_with(parts, me, roofs, points, 0, 0, 0, one) - points) + 2 * SPARE_ESSENCE
    if is_a(action, TAKE_FLORAL):
        return essence_worth(parts, me, FLORAL, arg(action, TAKE_FLORAL), roofs, points)
    if is_a(action, TAKE_SYNTHETIC):
        cost, _ = cheapest_payment(parts, me, worths, int(parts.synthetic_price), ALL)
        return essence_worth(parts, me, SYNTHETIC, arg(action, TAKE_SYNTHETIC), roofs, points) - cost
    if is_a(action, HIRE):
        cost, _ = cheapest_payment(parts, me, worths, int(parts.hire_price), ALL)
        return HIRE_ROUND * (rounds - 1) - cost
    return MARKER if is_a(action, TAKE_MARKER) and rounds > 1 else 0


@rule
def column_worth(state, parts, me, column, rounds, now, pad):
    """The cards of a column, less what the hand can't hold."""
    heap = state.column[column]
    worth = MARKER if state.next_column == column and rounds > 1 else 0
    perfumes = perfume_cards(me)
    for place in range(heap.count):
        card_value = card_worth(parts, me, heap.card[place], rounds, now, pad)
        if heap.card[place] <= PERFUMES:
            card_value = further(card_value, perfumes)
            perfumes += 1
        worth += card_value
    return worth - SURPLUS * max(0, int(me.held) + int(heap.count) - int(parts.hand_limit))


@rule
def note_worth(parts, me, note, costs, before, rounds, now, pad):
    """The best single recipe for a note."""
    best = -NEVER
    for place in range(min(int(me.held), HAND)):
        if is_recipe(me.hand[place]):
            best = max(best, recipe_worth(parts, me, note, place, before, rounds, now, pad) - costs[place])
    return best


@rule
def recipe_worth(parts, me, note, place, before, rounds, now, pad):
    """What a recipe of the hand brings when it is installed; `before`: what the perfumes in hand are worth."""
    card = me.hand[place]
    gain, at = best_place(parts, me, note, card, now[note], pad)
    after = before
    if note_matters(parts, me, note):
        put_in(me.note[note], at, card)
        after = perfumes_worth(parts, me, rounds, pad)
        take_out(me.note[note], at)
    return ENGINE * rounds * gain + after - before


@rule
def points_with(parts, me, roofs, points, top, middle, base, stored):
    """Points that could be produced now with some essences (codes) more, if more than so many points."""
    return most_points(
        parts, me, roofs, points,
        pack(me.yard[TOP]) + top, pack(me.yard[MIDDLE]) + middle, pack(me.yard[BASE]) + base,
        pack(me.stored) + stored, pack(me.spaces),
    )  # fmt: skip


@rule
def essence_worth(parts, me, kind, note, roofs, points):
    """What one more essence on a Stockyard lets a seat produce at once."""
    one = one_of(kind)
    more = points_with(
        parts, me, roofs, points,
        one if note == TOP else 0, one if note == MIDDLE else 0, one if note == BASE else 0, 0,
    )  # fmt: skip
    return POINTS * (more - points) + SPARE_ESSENCE


# ==== recipes =======================================================================================
@rule
def best_installation(state, parts, me, moves, count, pad):
    """The recipe that gains most; then more of them while they gain; then the payment."""
    rounds = rounds_left(state)
    now = strengths(parts, me, pad)
    worths = hand_worths(parts, me, rounds, now, pad)
    costs = recipe_costs(parts, me, worths, int(state.owed))
    before = perfumes_worth(parts, me, rounds, pad)
    best = -1
    best_worth = 0 if state.owed > 0 else -NEVER
    for i in range(count):
        if not is_a(moves[i], INSTALL_RECIPE):
            break
        place = place_of(me, recipe_card(arg(moves[i], INSTALL_RECIPE)))
        worth = recipe_worth(parts, me, int(state.installing), place, before, rounds, now, pad) - costs[place]
        if worth > best_worth:
            best_worth = worth
            best = int(moves[i])
    if best >= 0:
        return best
    if is_paid(state):
        return code(DONE)
    return next_payment(state, parts, me, pad)


@rule
def best_insertion(state, parts, me, moves, count, pad):
    """The place where the recipe adds most."""
    rounds = rounds_left(state)
    now = strengths(parts, me, pad)
    best = moves[0]
    best_worth = -NEVER
    for i in range(count):
        note = arg(int(moves[i]), INSERT_AT)
        place = arg2(int(moves[i]), INSERT_AT)
        put_in(me.note[note], place, state.lifted)
        gain = note_strength(parts, me, note, pad) - now[note]
        worth = ENGINE * rounds * gain + perfumes_worth(parts, me, rounds, pad)
        take_out(me.note[note], place)
        if worth > best_worth:
            best_worth = worth
            best = moves[i]
    return best


@rule
def sort_gain(parts, me, card, now, pad):
    """What moving an installed recipe to its best place adds, in half weights."""
    note, place = find_recipe(me, card)
    take_out(me.note[note], place)
    left = note_strength(parts, me, note, pad)
    without = (left if note == 0 else now[0], left if note == 1 else now[1], left if note == 2 else now[2])
    gain = left + best_gain(parts, me, card, without, pad) - now[note]
    put_in(me.note[note], place, card)
    return gain
