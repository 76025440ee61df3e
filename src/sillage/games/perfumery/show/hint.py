"""Perfumery: what the exact blender would make of a seat's blending, in words, for `hint`."""

from __future__ import annotations

from sillage.games.perfumery.layout import BLEND, KIND_NAMES
from sillage.games.perfumery.policy.exact import blend_whole
from sillage.games.perfumery.words import card_phrase
from sillage.kernel.show import seats_asked
from sillage.kernel.words import Scene, Translate


def hint(scene: Scene, seat: int, tr: Translate) -> str | None:
    """`best: P1-01 Crystal Veil (1), 5 points; stored: 1 floral …`; None where nothing is blended."""
    state, parts = scene.state, scene.parts
    if state.phase != BLEND or seat not in seats_asked(state):
        return None
    me = state.player[seat].copy()
    blend_whole(parts, me)
    draft = me.draft
    made = [int(card) for card in draft.make[: draft.made]]
    stored = {kind: int(count) for kind, count in zip(KIND_NAMES, draft.stored, strict=True)}
    if not made:
        return tr("perfumery-hint-nothing", **stored)
    points = sum(int(parts.perfume[card].brand) for card in made)
    perfumes = ", ".join(card_phrase(card, scene, tr) for card in made)
    return tr("perfumery-hint-produce", perfumes=perfumes, points=points, **stored)
