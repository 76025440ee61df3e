"""Perfumery: installing recipes in a note (PE-N1), and the place that a recipe comes to (PE-N1, PE-O1)."""

from __future__ import annotations

from sillage.games.perfumery.layout import DEVELOP, INSERT, INSTALL, NOTES
from sillage.games.perfumery.rules.hands import discarded, hand_value, legal_discards, lose_card
from sillage.games.perfumery.rules.notes import is_recipe, put_in, recipe_card, recipe_no
from sillage.games.perfumery.rules.pay import end_payment, is_paid, pay_card
from sillage.games.perfumery.words import ACTIONS, DONE, INSERT_AT, INSTALL_RECIPE, INSTALLED, SORTED
from sillage.kernel.codes import arg, arg2, code, is_a
from sillage.kernel.compile import plain, rule
from sillage.kernel.log import emit
from sillage.kernel.words import Reason, Scene, Translate


# ==== recipes of the hand ===========================================================================
@rule
def can_install(parts, card, purse, owed):
    """PE-N1: the rest of the hand must pay for this recipe and those installed before it."""
    value = int(parts.value[card])
    return purse - value >= owed + value


@rule
def can_install_any(parts, me, purse):
    """PE-N1: one recipe that can be paid is enough."""
    for place in range(me.held):
        if is_recipe(me.hand[place]) and can_install(parts, me.hand[place], purse, 0):
            return True
    return False


@rule
def legal_install(state, parts, moves):
    """PE-N1: one or more recipes; the first card paid ends the installing, or coins alone (PE-S4)."""
    me = state.player[state.actor]
    purse = hand_value(parts, me)
    count = 0
    for place in range(me.held):
        card = me.hand[place]
        if is_recipe(card) and can_install(parts, card, purse, state.owed):
            moves[count] = code(INSTALL_RECIPE, recipe_no(card))
            count += 1
    if state.owed > 0:
        count = legal_discards(me, moves, count)
        if is_paid(state):
            moves[count] = code(DONE)
            count += 1
    return count


@rule
def install(state, parts, action, log):
    """PE-N1: a recipe more, or the payment begins."""
    if is_a(action, INSTALL_RECIPE):
        install_recipe(state, parts, recipe_card(arg(action, INSTALL_RECIPE)), log)
    elif is_a(action, DONE):
        end_payment(state, log)
    else:
        pay_card(state, parts, discarded(action), log)


@rule
def install_recipe(state, parts, card, log):
    """PE-N1: the recipe looks for its place; an empty note has only one."""
    lose_card(state.player[state.actor], card)
    state.owed += parts.value[card]
    state.lifted = card
    if state.player[state.actor].note[state.installing].count == 0:
        put_recipe(state, state.installing, 0, log)
    else:
        state.phase = INSERT


@ACTIONS.refusal(INSTALL_RECIPE)
def why_not_install(scene: Scene, tr: Translate, word: str, number: int) -> Reason:
    """PE-N1: a recipe of the hand, which the rest of the hand can pay."""
    me, card = scene.state.player[scene.state.actor], plain(recipe_card)(number)
    if card not in me.hand[: me.held]:
        return "PE-N1", tr("perfumery-why-hand")
    value, purse = int(scene.parts.value[card]), plain(hand_value)(scene.parts, me)
    return "PE-N1", tr("perfumery-why-price", price=int(scene.state.owed) + value, purse=purse - value)


# ==== the place of a recipe =========================================================================
@rule
def legal_insert(state, moves):
    """PE-N1: in the note of the tile. PE-O1: in any own note."""
    me = state.player[state.actor]
    count = 0
    for note in range(NOTES):
        if state.installing < 0 or state.installing == note:
            for place in range(me.note[note].count + 1):
                moves[count] = code(INSERT_AT, note, place)
                count += 1
    return count


@rule
def insert(state, action, log):
    """PE-N1, PE-O1: to the place that was chosen."""
    put_recipe(state, arg(action, INSERT_AT), arg2(action, INSERT_AT), log)


@rule
def put_recipe(state, note, place, log):
    """PE-N1, PE-O1: what was lifted comes to its place."""
    put_in(state.player[state.actor].note[note], place, state.lifted)
    kind = SORTED if state.installing < 0 else INSTALLED
    emit(log, kind, state.actor, recipe_no(state.lifted), note, place)
    state.lifted = 0
    state.phase = DEVELOP if state.installing < 0 else INSTALL


@ACTIONS.refusal(INSERT_AT)
def why_not_insert(scene: Scene, tr: Translate, word: str, note: int, place: int) -> Reason:
    """PE-N1, PE-O1: at a place that there is, in a note where it may go."""
    return ("PE-N1" if scene.state.installing >= 0 else "PE-O1"), tr("perfumery-why-place")
