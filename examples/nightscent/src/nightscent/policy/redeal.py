"""Nightscent: dealing anew what a seat can't know (a *determinization*): flowers that others have chosen already."""

from __future__ import annotations

from nightscent.layout import DROPS, FLOWERS
from sillage.kernel.chance import draw
from sillage.kernel.compile import rule
from sillage.kernel.together import is_asked


@rule
def redeal(state, parts, seat, chance):
    """Completes a seat's view (all it can't know is zero) to a state it can't tell from the real one."""
    for other in range(state.players):
        if other != seat and state.pending != 0 and not is_asked(state, other):
            them = state.player[other]
            them.flower = 1 + draw(chance, FLOWERS)
            them.drops = draw(chance, min(them.dew, DROPS) + 1)
