"""Perfumery: a draft's last step, leftover essences put into storage (PE-T1)."""

from __future__ import annotations

from sillage.games.perfumery.layout import KIND_NAMES, KINDS, NOTES, PRODUCE, STORE
from sillage.games.perfumery.rules.draft import step_under_way
from sillage.games.perfumery.words import ACTIONS, STORE_KIND
from sillage.kernel.codes import code
from sillage.kernel.compile import rule
from sillage.kernel.words import Reason, Scene, Translate


@rule
def note_with(draft, kind):
    """PE-T1: the first note with a leftover of a kind, -1: none. Equal essences are alike wherever they come from."""
    for note in range(NOTES):
        if draft.yard[note, kind] > 0:
            return note
    return -1


@rule
def can_store(draft, kind):
    """PE-T1: an empty storage space of the very kind."""
    return draft.stored[kind] < draft.spaces[kind] and note_with(draft, kind) >= 0


@rule
def legal_store(draft, moves, count):
    """PE-T1."""
    for kind in range(KINDS):
        if can_store(draft, kind):
            moves[count] = code(STORE_KIND, kind)
            count += 1
    return count


@rule
def store(draft, kind):
    """PE-T1: production is over; what is stored serves from the next round on."""
    draft.step = STORE
    draft.yard[note_with(draft, kind), kind] -= 1
    draft.stored[kind] += 1


@ACTIONS.refusal(STORE_KIND)
def why_not_store(scene: Scene, tr: Translate, word: str, kind: int) -> Reason:
    """PE-T1: after the effects, a leftover of the kind and an empty space for it."""
    draft = scene.state.player[scene.state.actor].draft
    if draft.step not in (PRODUCE, STORE):
        return "PE-T1", step_under_way(scene, tr)
    name = tr(f"perfumery-kind-{KIND_NAMES[kind]}")
    if draft.stored[kind] >= draft.spaces[kind]:
        return "PE-T1", tr("perfumery-why-store-space", kind=name)
    return "PE-T1", tr("perfumery-why-store-none", kind=name)
