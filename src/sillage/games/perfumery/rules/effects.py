"""Perfumery: a draft's first step, the effects of tiles and recipes, note by note."""

from __future__ import annotations

from sillage.games.perfumery.layout import KINDS, NOTES, PERFUMES, PRODUCE, TILE
from sillage.games.perfumery.rules.draft import step_under_way
from sillage.games.perfumery.words import ACTIONS, SKIP, USE
from sillage.kernel.codes import code
from sillage.kernel.compile import rule
from sillage.kernel.words import Reason, Scene, Translate


@rule
def effect_at(me, note, place):
    """The number of an effect: place 0 is the tile's, then the recipes' from bottom to top (PE-B1)."""
    return TILE + note if place == 0 else me.note[note].recipe[place - 1] - PERFUMES


@rule
def can_use(parts, flow, effect):
    """PE-B1, PE-B2: the left side is paid kind by kind from what this note has produced so far."""
    for kind in range(KINDS):
        if flow[kind] < parts.effect[effect].pay[kind]:
            return False
    return True


@rule
def settle_effects(parts, me):
    """PE-B1: on to the next effect that can be used; behind a note's last one its essences reach the Stockyard."""
    draft = me.draft
    while draft.note < NOTES:
        if draft.effect > me.note[draft.note].count:
            for kind in range(KINDS):
                draft.yard[draft.note, kind] += draft.flow[kind]
                draft.flow[kind] = 0
            draft.note += 1
            draft.effect = 0
        elif can_use(parts, draft.flow, effect_at(me, draft.note, draft.effect)):
            return
        else:
            draft.effect += 1
    draft.step = PRODUCE


@rule
def legal_effect(moves):
    """PE-B1: what can be used may be skipped."""
    moves[0] = code(USE)
    moves[1] = code(SKIP)
    return 2


@rule
def decide_effect(parts, me, use):
    """PE-B1: each effect at most once, any may be skipped."""
    draft = me.draft
    if use:
        effect = effect_at(me, draft.note, draft.effect)
        for kind in range(KINDS):
            draft.flow[kind] += parts.effect[effect].get[kind] - parts.effect[effect].pay[kind]
        draft.used[draft.note] |= 1 << int(draft.effect)
    draft.effect += 1
    settle_effects(parts, me)


@ACTIONS.refusal(USE, SKIP)
def why_not_effect(scene: Scene, tr: Translate, word: str) -> Reason:
    """PE-B1: effects come first, from bottom to top."""
    return "PE-B1", step_under_way(scene, tr)
