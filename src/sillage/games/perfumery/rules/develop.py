"""Perfumery: the Development phase. A perfumer is placed, its action is performed at once (PE-D1).

An action that asks for more goes through the phases LIMIT (`limit`: down to the hand limit), INSTALL and INSERT
(`install`) and PAY (`pay`); when it is finished the phase is DEVELOP again, and the turn passes on (`rounds`).
"""

from __future__ import annotations

from sillage.games.perfumery.layout import FLORAL, INSERT, INSTALL, KIND_NAMES, KINDS, LIMIT, NOTES, SYNTHETIC
from sillage.games.perfumery.rules.central import lift_from_column, take_next_marker, take_start_marker, weight
from sillage.games.perfumery.rules.hands import gain_card, hand_value
from sillage.games.perfumery.rules.install import can_install_any
from sillage.games.perfumery.rules.notes import find_recipe, recipe_card, recipe_no, take_out
from sillage.games.perfumery.rules.pay import begin_payment
from sillage.games.perfumery.words import (
    ACQUIRE,
    ACQUIRED,
    ACTIONS,
    HIRE,
    HIRED,
    IDLE,
    IDLED,
    LIFTED,
    NEXT_MARKER,
    NOTE_ACTION,
    PLACED,
    RECEIVED,
    REPLENISH,
    REPLENISHED,
    SORT,
    TAKE_FLORAL,
    TAKE_MARKER,
    TAKE_SYNTHETIC,
    TOOK,
)
from sillage.kernel.codes import arg, code, is_a
from sillage.kernel.compile import plain, rule
from sillage.kernel.log import emit
from sillage.kernel.words import Reason, Scene, Translate


@rule
def legal_develop(state, parts, moves):
    """PE-D2: a perfumer goes where an action can be performed; only with no such space it is idle."""
    me = state.player[state.actor]
    purse = hand_value(parts, me)
    count = legal_columns(state, moves, 0)
    count = legal_notes(parts, me, purse, moves, count)
    count = legal_sorting(state, me, moves, count)
    count = legal_replenishing(state, me, moves, count)
    count = legal_essences(parts, me, purse, moves, count)
    if can_hire(parts, me, purse):
        moves[count] = code(HIRE)
        count += 1
    if can_take_marker(state, state.actor):
        moves[count] = code(TAKE_MARKER)
        count += 1
    if count == 0:
        moves[0] = code(IDLE)
        count = 1
    return count


@rule
def develop(state, parts, action, log):
    state.player[state.actor].home -= 1
    if is_a(action, ACQUIRE):
        acquire(state, parts, arg(action, ACQUIRE), log)
    elif is_a(action, NOTE_ACTION):
        begin_install(state, arg(action, NOTE_ACTION), log)
    elif is_a(action, SORT):
        begin_sort(state, recipe_card(arg(action, SORT)), log)
    elif is_a(action, REPLENISH):
        replenish(state, arg(action, REPLENISH), log)
    elif is_a(action, TAKE_FLORAL):
        take_essence(state, FLORAL, arg(action, TAKE_FLORAL), log)
    elif is_a(action, TAKE_SYNTHETIC):
        take_essence(state, SYNTHETIC, arg(action, TAKE_SYNTHETIC), log)
        begin_payment(state, parts.synthetic_price)
    elif is_a(action, HIRE):
        hire(state, parts, log)
    elif is_a(action, TAKE_MARKER):
        take_marker(state, state.actor, log)
    else:
        emit(log, IDLED, state.actor)                   # PE-D2


@ACTIONS.refusal(IDLE)
def why_not_idle(scene: Scene, tr: Translate, word: str) -> Reason:
    """PE-D2: not while an action can be performed."""
    return "PE-D2", tr("perfumery-why-idle")


def _taken(tr: Translate) -> Reason:
    """PE-D3: one perfumer a space, on the own spaces too."""
    return "PE-D3", tr("perfumery-why-taken")


def _too_dear(scene: Scene, tr: Translate, price: int) -> str:
    """PE-D6: the hand can't pay."""
    purse = plain(hand_value)(scene.parts, scene.state.player[scene.state.actor])
    return tr("perfumery-why-price", price=int(price), purse=purse)


# ==== a column ======================================================================================
@rule
def can_acquire(state, column):
    """PE-D3: one perfumer a tile. PE-A1: not an empty column; the marker alone is enough."""
    return state.column[column].taken == 0 and weight(state, column) > 0


@rule
def legal_columns(state, moves, count):
    """PE-A1: any open column."""
    for column in range(state.columns):
        if can_acquire(state, column):
            moves[count] = code(ACQUIRE, column)
            count += 1
    return count


@rule
def acquire(state, parts, column, log):
    """PE-A1: the hand limit holds after the column came to hand."""
    state.column[column].taken = state.actor + 1
    emit(log, ACQUIRED, state.actor, column, state.column[column].count)
    take_column(state, state.actor, column, log)
    if state.player[state.actor].held > parts.hand_limit:
        state.phase = LIMIT


@rule
def take_column(state, seat, column, log):
    """PE-A1: all cards of a column come to hand. PE-A2: and its marker."""
    heap = state.column[column]
    for place in range(heap.count):
        card = lift_from_column(state, column, place)
        gain_card(state.player[seat], card)
        emit(log, TOOK, seat, card)
    heap.count = 0
    take_next_marker(state, seat, column, log)


@ACTIONS.refusal(ACQUIRE)
def why_not_acquire(scene: Scene, tr: Translate, word: str, column: int) -> Reason:
    """PE-S1: a column for each player and one more. PE-D3, PE-A1."""
    if column >= scene.state.columns:
        return "PE-S1", tr("perfumery-why-column-none")
    if scene.state.column[column].taken:
        return _taken(tr)
    return "PE-A1", tr("perfumery-why-column-empty")


# ==== a note ========================================================================================
@rule
def legal_notes(parts, me, purse, moves, count):
    """PE-N1: with a recipe in hand that can be paid. PE-D3: once a round."""
    if can_install_any(parts, me, purse):
        for note in range(NOTES):
            if me.note[note].used == 0:
                moves[count] = code(NOTE_ACTION, note)
                count += 1
    return count


@rule
def begin_install(state, note, log):
    """PE-N1: a perfumer goes to the tile of the note."""
    state.player[state.actor].note[note].used = 1
    state.installing = note
    state.phase = INSTALL
    emit(log, PLACED, state.actor, note)


@ACTIONS.refusal(NOTE_ACTION)
def why_not_note(scene: Scene, tr: Translate, word: str, note: int) -> Reason:
    """PE-D3, PE-N1."""
    if scene.state.player[scene.state.actor].note[note].used:
        return _taken(tr)
    return "PE-N1", tr("perfumery-why-note")


# ==== sorting =======================================================================================
@rule
def legal_sorting(state, me, moves, count):
    """PE-O1: one installed recipe is enough. PE-D3: one perfumer."""
    if state.sort_taken == 0:
        for note in range(NOTES):
            for place in range(me.note[note].count):
                moves[count] = code(SORT, recipe_no(me.note[note].recipe[place]))
                count += 1
    return count


@rule
def begin_sort(state, card, log):
    """PE-O1: one installed recipe is lifted."""
    state.sort_taken = state.actor + 1
    note, place = find_recipe(state.player[state.actor], card)
    take_out(state.player[state.actor].note[note], place)
    state.lifted = card
    state.phase = INSERT
    emit(log, LIFTED, state.actor, recipe_no(card))


@ACTIONS.refusal(SORT)
def why_not_sort(scene: Scene, tr: Translate, word: str, recipe: int) -> Reason:
    """PE-D3, PE-O1."""
    return _taken(tr) if scene.state.sort_taken else ("PE-O1", tr("perfumery-why-sort"))


# ==== replenishing ==================================================================================
@rule
def legal_replenishing(state, me, moves, count):
    """PE-R1: an empty storage space. PE-D3: one perfumer."""
    if state.replenish_taken == 0:
        for kind in range(KINDS):
            if me.stored[kind] < me.spaces[kind]:
                moves[count] = code(REPLENISH, kind)
                count += 1
    return count


@rule
def replenish(state, kind, log):
    """PE-R1: one empty space, one essence of its kind."""
    state.replenish_taken = state.actor + 1
    state.player[state.actor].stored[kind] += 1
    emit(log, REPLENISHED, state.actor, kind)


@ACTIONS.refusal(REPLENISH)
def why_not_replenish(scene: Scene, tr: Translate, word: str, kind: int) -> Reason:
    """PE-D3, PE-R1."""
    if scene.state.replenish_taken:
        return _taken(tr)
    return "PE-R1", tr("perfumery-why-replenish", kind=tr(f"perfumery-kind-{KIND_NAMES[kind]}"))


# ==== a floral or a synthetic =======================================================================
@rule
def legal_essences(parts, me, purse, moves, count):
    """PE-F1: a floral for nothing, a synthetic for its price. PE-D3: once a round."""
    if me.essence_used == 1:
        return count
    for note in range(NOTES):
        moves[count] = code(TAKE_FLORAL, note)
        count += 1
    if purse >= parts.synthetic_price:
        for note in range(NOTES):
            moves[count] = code(TAKE_SYNTHETIC, note)
            count += 1
    return count


@rule
def take_essence(state, kind, note, log):
    """PE-F1: onto the Stockyard of any own note."""
    me = state.player[state.actor]
    me.essence_used = 1
    me.yard[note, kind] += 1
    emit(log, RECEIVED, state.actor, kind, note)


@ACTIONS.refusal(TAKE_FLORAL, TAKE_SYNTHETIC)
def why_not_essence(scene: Scene, tr: Translate, word: str, note: int) -> Reason:
    """PE-D3, PE-F1."""
    if scene.state.player[scene.state.actor].essence_used:
        return _taken(tr)
    return "PE-F1", _too_dear(scene, tr, scene.parts.synthetic_price)


# ==== hiring ========================================================================================
@rule
def can_hire(parts, me, purse):
    """PE-H1."""
    return me.perfumers + me.hired < parts.most_perfumers and purse >= parts.hire_price


@rule
def hire(state, parts, log):
    """PE-H1: for its price; the perfumer comes at the clean-up (PE-D4)."""
    state.player[state.actor].hired = 1
    emit(log, HIRED, state.actor)
    begin_payment(state, parts.hire_price)


@ACTIONS.refusal(HIRE)
def why_not_hire(scene: Scene, tr: Translate, word: str) -> Reason:
    """PE-D3, PE-H1."""
    parts, me = scene.parts, scene.state.player[scene.state.actor]
    if me.hired:
        return _taken(tr)
    if me.perfumers >= parts.most_perfumers:
        return "PE-H1", tr("perfumery-why-hire", most=int(parts.most_perfumers))
    return "PE-H1", _too_dear(scene, tr, parts.hire_price)


# ==== the marker ====================================================================================
@rule
def can_take_marker(state, seat):
    """PE-M1: one space for all (PE-D3), not for the holder."""
    return state.marker_taken == 0 and state.starter != seat


@rule
def take_marker(state, seat, log):
    """PE-M1: from its holder; the Next marker too, if a player has it."""
    state.marker_taken = seat + 1
    take_start_marker(state, seat, log)
    if state.next_owner >= 0:
        state.next_owner = seat
        emit(log, NEXT_MARKER, seat)


@ACTIONS.refusal(TAKE_MARKER)
def why_not_marker(scene: Scene, tr: Translate, word: str) -> Reason:
    """PE-M1, PE-D3."""
    return ("PE-M1", tr("perfumery-why-marker")) if scene.state.starter == scene.state.actor else _taken(tr)
