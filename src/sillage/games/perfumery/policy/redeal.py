"""Perfumery: dealing anew what a seat can't know (*determinization*).

Hands can be followed, so nothing is hidden but what the others have done on their drafts: those who have
not committed are put back to the beginning of the phase, those who have are given a sensible blending.
"""

from __future__ import annotations

from sillage.games.perfumery.layout import BLEND
from sillage.games.perfumery.policy.exact import blend_whole
from sillage.games.perfumery.rules.blend import begin_draft
from sillage.kernel.compile import rule
from sillage.kernel.together import is_asked


@rule
def redeal(state, parts, seat, chance):
    """Completes a seat's view (all it can't know is zero) to a state it can't tell from the real one."""
    if state.phase != BLEND:
        return
    for other in range(state.players):
        if other != seat:
            begin_draft(state, parts, other)
            if not is_asked(state, other):
                blend_whole(parts, state.player[other])
