"""Perfumery: a draft, a seat's blending until it is revealed (PE-B3). The steps of blending share it."""

from __future__ import annotations

from sillage.games.perfumery.layout import EFFECT, HAND, KINDS, NOTES, STEP_NAMES
from sillage.kernel.compile import rule
from sillage.kernel.words import Scene, Translate


@rule
def clear_draft(draft):
    """PE-B3: nothing is decided yet. Unused places are zero."""
    draft.step = EFFECT
    draft.note = 0
    draft.effect = 0
    draft.played = 0
    draft.made = 0
    for i in range(HAND):
        draft.make[i] = 0
        draft.synthetics[i] = 0
        draft.from_store[i] = 0
    for note in range(NOTES):
        draft.used[note] = 0
    for kind in range(KINDS):
        draft.flow[kind] = 0
        draft.stored[kind] = 0
        draft.spaces[kind] = 0
        for note in range(NOTES):
            draft.yard[note, kind] = 0
            draft.need[note, kind] = 0


def step_under_way(scene: Scene, tr: Translate) -> str:
    """PE-B1: what the actor's draft asks for now: effects, then perfumes and their payments, then storage."""
    return tr(f"perfumery-why-step-{STEP_NAMES[scene.state.player[scene.state.actor].draft.step]}")
