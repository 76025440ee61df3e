"""Perfumery: the Development phase. A perfumer is placed, its action is performed at once (PE-D1).

An action that asks for more goes through the phases LIMIT (down to the hand limit), INSTALL, INSERT and
PAY; when it is finished the phase is DEVELOP again, and the turn passes on (`rules`).
"""

from __future__ import annotations

from sillage.games.perfumery.layout import (
    DEVELOP,
    FLORAL,
    INSERT,
    INSTALL,
    KINDS,
    LIMIT,
    NOTES,
    PAY,
    PERFUMES,
    RECIPES,
    SYNTHETIC,
)
from sillage.games.perfumery.rules.market import (
    can_take_marker,
    discard_card,
    hand_value,
    lose_card,
    take_column,
    take_marker,
    weight,
)
from sillage.games.perfumery.rules.notes import find_recipe, is_recipe, put_in, take_out
from sillage.games.perfumery.words import (
    ACQUIRE,
    ACQUIRED,
    DISCARD,
    DONE,
    HIRE,
    HIRED,
    IDLE,
    IDLED,
    INSERT_AT,
    INSTALL_RECIPE,
    INSTALLED,
    LIFTED,
    NOTE_ACTION,
    PAID,
    PLACED,
    RECEIVED,
    REPLENISH,
    REPLENISHED,
    SORT,
    SORTED,
    TAKE_FLORAL,
    TAKE_MARKER,
    TAKE_SYNTHETIC,
)
from sillage.kernel.compile import rule
from sillage.kernel.log import emit


# ==== what may be done ==============================================================================
@rule
def list_placements(state, parts, moves):
    """PE-D2: a perfumer goes where an action can be performed; only with no such space it is idle."""
    me = state.player[state.actor]
    purse = hand_value(parts, me)
    count = 0
    for column in range(state.columns):
        if can_acquire(state, column):
            moves[count] = ACQUIRE + column
            count += 1
    if can_install_any(parts, me, purse):
        for note in range(NOTES):
            if me.note[note].used == 0:                             # PE-D3: once a round
                moves[count] = NOTE_ACTION + note
                count += 1
    if state.sort_taken == 0:
        count = list_installed(me, moves, count)
    if state.replenish_taken == 0:
        for kind in range(KINDS):
            if me.stored[kind] < me.spaces[kind]:                   # PE-R1
                moves[count] = REPLENISH + kind
                count += 1
    if me.essence_used == 0:
        count = list_essences(parts, purse, moves, count)
    if can_hire(parts, me, purse):
        moves[count] = HIRE
        count += 1
    if can_take_marker(state, state.actor):
        moves[count] = TAKE_MARKER
        count += 1
    if count == 0:
        moves[0] = IDLE
        count = 1
    return count


@rule
def can_acquire(state, column):
    """PE-D3: one perfumer a tile. PE-A1: not an empty column; the marker alone is enough."""
    return state.column[column].taken == 0 and weight(state, column) > 0


@rule
def can_hire(parts, me, purse):
    """PE-H1."""
    return me.perfumers + me.hired < parts.most_perfumers and purse >= parts.hire_price


@rule
def list_installed(me, moves, count):
    """PE-O1: one installed recipe is enough."""
    for note in range(NOTES):
        for place in range(me.note[note].count):
            moves[count] = SORT + int(me.note[note].recipe[place]) - PERFUMES - 1
            count += 1
    return count


@rule
def list_essences(parts, purse, moves, count):
    """PE-F1: a floral for nothing, a synthetic for its price."""
    for note in range(NOTES):
        moves[count] = TAKE_FLORAL + note
        count += 1
    if purse >= parts.synthetic_price:
        for note in range(NOTES):
            moves[count] = TAKE_SYNTHETIC + note
            count += 1
    return count


@rule
def can_install(parts, card, purse, owed):
    """PE-N1: the rest of the hand must pay for this recipe and those installed before it."""
    value = int(parts.value[card])
    return purse - value >= owed + value


@rule
def can_install_any(parts, me, purse):
    for place in range(me.held):
        if is_recipe(me.hand[place]) and can_install(parts, me.hand[place], purse, 0):
            return True
    return False


@rule
def list_recipes(state, parts, moves):
    """PE-N1: one or more recipes; the first card paid ends the installing."""
    me = state.player[state.actor]
    purse = hand_value(parts, me)
    count = 0
    for place in range(me.held):
        card = me.hand[place]
        if is_recipe(card) and can_install(parts, card, purse, state.owed):
            moves[count] = INSTALL_RECIPE + int(card) - PERFUMES - 1
            count += 1
    if state.owed > 0:
        count = list_hand(me, moves, count)
    return count


@rule
def list_hand(me, moves, count):
    """PE-D5, PE-D6: any card; equal Funds are one choice."""
    last = 0
    for place in range(me.held):
        card = me.hand[place]
        if card != last:
            moves[count] = DISCARD + int(card) - 1
            count += 1
            last = card
    return count


@rule
def list_places(state, moves):
    """PE-N1: in the note of the tile. PE-O1: in any own note."""
    me = state.player[state.actor]
    count = 0
    for note in range(NOTES):
        if state.installing < 0 or state.installing == note:
            for place in range(me.note[note].count + 1):
                moves[count] = INSERT_AT + note * RECIPES + place
                count += 1
    return count


@rule
def list_payment(state, moves):
    """PE-D6: superfluous cards are allowed; an explicit step ends the payment (PE-D5)."""
    count = list_hand(state.player[state.actor], moves, 0)
    if state.paid >= state.owed:
        moves[count] = DONE
        count += 1
    return count


# ==== doing it ======================================================================================
@rule
def place_perfumer(state, parts, action, log):
    me = state.player[state.actor]
    me.home -= 1
    if action < NOTE_ACTION:
        acquire(state, parts, action - ACQUIRE, log)
    elif action < SORT:
        begin_install(state, action - NOTE_ACTION, log)
    elif action < REPLENISH:
        begin_sort(state, action - SORT + PERFUMES + 1, log)
    elif action < TAKE_FLORAL:
        replenish(state, action - REPLENISH, log)
    elif action < HIRE:
        take_essence(state, parts, action, log)
    elif action == HIRE:
        me.hired = 1
        emit(log, HIRED, state.actor)
        begin_payment(state, parts.hire_price)
    elif action == TAKE_MARKER:
        take_marker(state, state.actor, log)
    else:
        emit(log, IDLED, state.actor)                   # PE-D2


@rule
def acquire(state, parts, column, log):
    """PE-A1: the hand limit holds after the column came to hand."""
    state.column[column].taken = state.actor + 1
    emit(log, ACQUIRED, state.actor, column, state.column[column].count)
    take_column(state, state.actor, column, log)
    if state.player[state.actor].held > parts.hand_limit:
        state.phase = LIMIT


@rule
def begin_install(state, note, log):
    state.player[state.actor].note[note].used = 1
    state.installing = note
    state.phase = INSTALL
    emit(log, PLACED, state.actor, note)


@rule
def install(state, parts, card, log):
    """PE-N1: the recipe looks for its place; an empty note has only one."""
    lose_card(state.player[state.actor], card)
    state.owed += parts.value[card]
    state.lifted = card
    if state.player[state.actor].note[state.installing].count == 0:
        put_recipe(state, state.installing, 0, log)
    else:
        state.phase = INSERT


@rule
def put_recipe(state, note, place, log):
    """PE-N1, PE-O1: what was lifted comes to its place."""
    put_in(state.player[state.actor].note[note], place, state.lifted)
    kind = SORTED if state.installing < 0 else INSTALLED
    emit(log, kind, state.actor, state.lifted - PERFUMES - 1, note, place)
    state.lifted = 0
    state.phase = DEVELOP if state.installing < 0 else INSTALL


@rule
def begin_sort(state, card, log):
    """PE-O1: one installed recipe is lifted."""
    state.sort_taken = state.actor + 1
    note, place = find_recipe(state.player[state.actor], card)
    take_out(state.player[state.actor].note[note], place)
    state.lifted = card
    state.phase = INSERT
    emit(log, LIFTED, state.actor, card - PERFUMES - 1)


@rule
def replenish(state, kind, log):
    """PE-R1: one empty space, one essence of its kind."""
    state.replenish_taken = state.actor + 1
    state.player[state.actor].stored[kind] += 1
    emit(log, REPLENISHED, state.actor, kind)


@rule
def take_essence(state, parts, action, log):
    """PE-F1: onto the Stockyard of any own note."""
    me = state.player[state.actor]
    me.essence_used = 1
    synthetic = action >= TAKE_SYNTHETIC
    note = action - TAKE_SYNTHETIC if synthetic else action - TAKE_FLORAL
    kind = SYNTHETIC if synthetic else FLORAL
    me.yard[note, kind] += 1
    emit(log, RECEIVED, state.actor, kind, note)
    if synthetic:
        begin_payment(state, parts.synthetic_price)


@rule
def begin_payment(state, price):
    state.owed = price
    state.phase = PAY


@rule
def pay(state, parts, card, log):
    """PE-D6: the card's value counts, and it goes to the central area."""
    lose_card(state.player[state.actor], card)
    state.paid += parts.value[card]
    discard_card(state, state.actor, card, log)
    state.phase = PAY


@rule
def end_payment(state, log):
    """PE-D6: no change is given."""
    emit(log, PAID, state.actor, state.paid, state.owed)
    state.owed = 0
    state.paid = 0
    state.phase = DEVELOP


@rule
def shed(state, parts, card, log):
    """PE-A1: down to exactly the hand limit."""
    me = state.player[state.actor]
    lose_card(me, card)
    discard_card(state, state.actor, card, log)
    if me.held <= parts.hand_limit:
        state.phase = DEVELOP


@rule
def develop(state, parts, action, log):
    """One small step of an action. When the phase is DEVELOP afterwards, the turn is over."""
    if state.phase == DEVELOP:
        place_perfumer(state, parts, action, log)
    elif state.phase == LIMIT:
        shed(state, parts, action - DISCARD + 1, log)
    elif state.phase == INSERT:
        put_recipe(state, (action - INSERT_AT) // RECIPES, (action - INSERT_AT) % RECIPES, log)
    elif action == DONE:
        end_payment(state, log)
    elif action < INSERT_AT:
        install(state, parts, action - INSTALL_RECIPE + PERFUMES + 1, log)
    else:
        pay(state, parts, action - DISCARD + 1, log)
