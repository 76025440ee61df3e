"""Parfum: distil, the second part of a turn. The dice are rolled, mended with water, and claim notes."""

from __future__ import annotations

from sillage.games.parfum.layout import AROMA_NAMES, AROMAS, DIE_FACES, PLACE, WORTHS
from sillage.games.parfum.rules.create import end_turn
from sillage.games.parfum.rules.order import earn
from sillage.games.parfum.rules.water import renew_well, spend
from sillage.games.parfum.words import (
    ACTIONS,
    CLAIM,
    CLAIMED,
    DONE,
    PAIR_HIGH,
    PAIR_LOW,
    REROLL,
    REROLL_ALL,
    ROLLED,
    TURN,
    TURNED,
)
from sillage.kernel.amounts import covers, pack
from sillage.kernel.chance import draw
from sillage.kernel.codes import arg, arg2, code, is_a
from sillage.kernel.compile import rule
from sillage.kernel.log import emit
from sillage.kernel.words import Reason, Scene, Translate


@rule(inline=True)
def legal_distillations(state, parts, moves):
    n = 0
    if state.claiming == 0 and state.player[state.actor].water > 0:     # PA-C12: water first
        n = legal_water(state, moves)
    n = legal_claims(state, parts, moves, n)
    moves[n] = code(DONE)
    return n + 1


@rule(inline=True)
def distill(state, parts, action, chance, log):
    """PA-C8 to PA-C12: water, then claims."""
    if is_a(action, REROLL):
        reroll_flies(state, parts, arg(action, REROLL), arg2(action, REROLL), chance, log)
    elif is_a(action, REROLL_ALL):
        reroll_all(state, parts, arg(action, REROLL_ALL), chance, log)
    elif is_a(action, TURN):
        turn_fly(state, arg(action, TURN), arg2(action, TURN), log)
    elif is_a(action, CLAIM):
        claim(state, parts, arg(action, CLAIM), log)
    else:
        end_claiming(state, parts, log)


# ---- roll ------------------------------------------------------------------------------------------
@rule(inline=True)
def roll(state, parts, aroma, dice, chance, log):
    """PA-S6: so many faces of a die show a flask, by its aroma."""
    flasks = 0
    for _ in range(dice):
        flask = draw(chance, DIE_FACES) < parts.flask_faces[aroma]
        flasks += flask
        emit(log, ROLLED, state.actor, aroma, flask)
    state.flasks[aroma] += flasks
    state.flies[aroma] += dice - flasks


@rule(inline=True)
def roll_taken(state, parts, chance, log):
    """PA-C7: all taken dice are rolled; returns how many."""
    rolled = 0
    for aroma in range(AROMAS):
        dice = state.taken[aroma]
        state.taken[aroma] = 0
        rolled += dice
        roll(state, parts, aroma, dice, chance, log)
    return rolled


# ---- water -----------------------------------------------------------------------------------------
@rule(inline=True)
def legal_water(state, moves):
    """PA-C8 to PA-C11: whatever the tokens at hand pay for, by the worth of those that are spent."""
    me = state.player[state.actor]
    flies = pack(state.flies) != 0
    n = 0
    for worth in range(WORTHS):
        if me.worths[worth] == 0:
            continue
        if flies:
            n = for_each_fly(state, REROLL, worth, moves, n)
        moves[n] = code(REROLL_ALL, worth)
        n += 1
    if me.water < 2 or not flies:
        return n
    pair = 0
    for low in range(WORTHS):
        for high in range(low, WORTHS):
            if me.worths[low] > (low == high) and me.worths[high] > 0:
                n = for_each_fly(state, TURN, pair, moves, n)
            pair += 1
    return n


@rule(inline=True)
def for_each_fly(state, kind, tokens, moves, n):
    """PA-C8, PA-C10: lists an action for each aroma that shows a fly."""
    for aroma in range(AROMAS):
        moves[n] = code(kind, aroma, tokens)
        n += state.flies[aroma] > 0
    return n


@rule
def reroll_flies(state, parts, aroma, worth, chance, log):
    """PA-C8: one token re-rolls all flies of one aroma."""
    spend(state, worth, log)
    renew_well(state, log)
    dice = state.flies[aroma]
    state.flies[aroma] = 0
    roll(state, parts, aroma, dice, chance, log)


@ACTIONS.refusal(REROLL)
def why_not_reroll(scene: Scene, tr: Translate, word: str, aroma: int, worth: int) -> Reason:
    return no_more_water(scene, tr) or no_fly(scene, tr, "PA-C8", aroma) or ("PA-C11", tr("parfum-why-token"))


@rule
def reroll_all(state, parts, worth, chance, log):
    """PA-C9: one token re-rolls all dice, flasks too."""
    spend(state, worth, log)
    renew_well(state, log)
    for aroma in range(AROMAS):
        dice = state.flasks[aroma] + state.flies[aroma]
        state.flasks[aroma] = 0
        state.flies[aroma] = 0
        roll(state, parts, aroma, dice, chance, log)


@ACTIONS.refusal(REROLL_ALL)
def why_not_reroll_all(scene: Scene, tr: Translate, word: str, worth: int) -> Reason:
    return no_more_water(scene, tr) or ("PA-C11", tr("parfum-why-token"))


@rule
def turn_fly(state, aroma, pair, log):
    """PA-C10: two tokens turn one fly to its flask. They are discarded together (PA-C6)."""
    spend(state, PAIR_LOW[pair], log)
    spend(state, PAIR_HIGH[pair], log)
    renew_well(state, log)
    state.flies[aroma] -= 1
    state.flasks[aroma] += 1
    emit(log, TURNED, state.actor, aroma)


@ACTIONS.refusal(TURN)
def why_not_turn(scene: Scene, tr: Translate, word: str, aroma: int, pair: int) -> Reason:
    return no_more_water(scene, tr) or no_fly(scene, tr, "PA-C10", aroma) or ("PA-C10", tr("parfum-why-token"))


def no_more_water(scene: Scene, tr: Translate) -> Reason | None:
    return ("PA-C12", tr("parfum-why-claiming")) if scene.state.claiming else None


def no_fly(scene: Scene, tr: Translate, clause: str, aroma: int) -> Reason | None:
    """PA-C8, PA-C10: only what shows a fly is re-rolled or turned."""
    if scene.state.flies[aroma] > 0:
        return None
    return clause, tr("parfum-why-fly", aroma=tr(f"parfum-aroma-{AROMA_NAMES[aroma]}"))


# ---- claim -----------------------------------------------------------------------------------------
@rule(inline=True)
def legal_claims(state, parts, moves, n):
    """PA-C12: the flasks must cover the aromas of a note."""
    flasks = pack(state.flasks)
    for space in range(state.spaces):
        note = state.distillery[space]
        if note > 0 and covers(flasks, parts.note[note].needs):
            moves[n] = code(CLAIM, space)
            n += 1
    return n


@rule
def claim(state, parts, space, log):
    """PA-C12: each die serves one note. PA-C13: the note pays at once and leaves a gap."""
    note = state.distillery[space]
    state.distillery[space] = 0
    state.claiming = 1
    for aroma in range(AROMAS):
        state.flasks[aroma] -= parts.note[note].aromas[aroma]
        state.market[aroma] += parts.note[note].aromas[aroma]
    state.claimed[state.claims] = note
    state.claims += 1
    emit(log, CLAIMED, state.actor, note, space)
    earn(state, state.actor, parts.note[note].coins, log)


@ACTIONS.refusal(CLAIM)
def why_not_claim(scene: Scene, tr: Translate, word: str, space: int) -> Reason:
    return "PA-C12", tr("parfum-why-claim") if scene.state.distillery[space] else tr("parfum-why-claim-empty")


@rule
def end_claiming(state, parts, log):
    """PA-C14: every claimed note is placed before the turn ends."""
    if state.claims > 0:
        state.phase = PLACE
    else:
        end_turn(state, parts, log)
