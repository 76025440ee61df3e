"""Fairy Perfume: the exact stopping advice in words, for `hint`."""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import SHAKE, SHAKING, STOP
from sillage.games.fairy_perfume.policy.advice import advise
from sillage.kernel.words import Scene, Translate


def hint(scene: Scene, seat: int, tr: Translate) -> str | None:
    """`shake: 63 % safe, worth +1.4`; None where there is nothing to shake."""
    state = scene.state
    if state.phase != SHAKE or state.player[seat].status != SHAKING:
        return None
    advice = advise(state, scene.parts, seat)
    gently = advice.gentle >= advice.hard
    safe = round(100 * (advice.safe_gentle if gently else advice.safe_hard))
    word = "stop" if advice.best == STOP else "shake"
    gain = round(advice.gain, 1)
    return tr(f"fairy_perfume-hint-{word}", safe=safe, sign="-" if gain < 0 else "+", gain=abs(gain))
