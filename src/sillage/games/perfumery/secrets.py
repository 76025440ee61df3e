"""Perfumery: dealing anew what a seat can't know.

Every card comes to a hand in the open and leaves it in the open, so a hand is known to whoever kept
track (`known`). What a seat can't know is what the others have done on their drafts: those who have not
committed are put back to the beginning of the phase, those who have are given a sensible blending.
"""

from __future__ import annotations

from sillage.games.perfumery.blend import begin_draft
from sillage.games.perfumery.blender import blend_whole
from sillage.games.perfumery.layout import BLEND, CARDS
from sillage.kernel.compile import rule


@rule
def redeal(state, parts, seat, chance):
    """Completes a seat's view (all it can't know is zero) to a state it can't tell from the real one."""
    for other in range(state.players):
        if other == seat:
            continue
        them = state.player[other]
        them.held = them.cards
        for place in range(CARDS):
            them.hand[place] = them.known[place]
        if state.phase == BLEND:
            begin_draft(state, parts, other)
            if (state.pending >> other) & 1 == 0:
                blend_whole(parts, them)
