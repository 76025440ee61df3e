"""Fairy Perfume: dealing anew what a seat can't know (*determinization*).

Hidden are only choices that are written down and not revealed yet: those of a beat, and which stones are
not stored. Any legal choice is possible, so each is dealt uniformly.
"""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import GENTLE, SHAKE, SHAKING, STONES, STOP, STORE, WAIT
from sillage.games.fairy_perfume.rules.pieces import stones_in
from sillage.kernel.chance import draw
from sillage.kernel.compile import rule
from sillage.kernel.together import is_asked


@rule
def redeal(state, parts, seat, chance):
    """Completes a seat's view (all it can't know is zero) to a state it can't tell from the real one."""
    for other in range(state.players):
        if other == seat:
            continue
        if state.phase == SHAKE and not is_asked(state, other):
            deal_choice(state, other, chance)
        elif state.phase == STORE:
            deal_leaving(state.player[other], chance)


@rule
def deal_choice(state, seat, chance):
    them = state.player[seat]
    if them.status == SHAKING and stones_in(them.bottle) > 0:
        choices = WAIT if state.live == 1 else STOP
        them.choice = GENTLE + draw(chance, choices)


@rule
def deal_leaving(them, chance):
    """A uniform choice, stone by stone, of as many as are known to be chosen."""
    out = stones_in(them.shaken)
    for gone in range(them.left):
        left = draw(chance, out - gone)
        stone = 0
        while stone < STONES - 1 and left >= them.shaken[stone] - them.leaving[stone]:
            left -= them.shaken[stone] - them.leaving[stone]
            stone += 1
        them.leaving[stone] += 1
