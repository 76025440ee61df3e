"""Fairy Perfume: the exact stopping advice, for bots that can take their time."""

from __future__ import annotations

from typing import Any

from sillage.games.fairy_perfume.advice import advise
from sillage.games.fairy_perfume.layout import GENTLE, HARD, SHAKE, STOP
from sillage.games.fairy_perfume.words import SHAKE_GENTLY, SHAKE_HARD, STOP_SHAKING

CHOICES = {GENTLE: SHAKE_GENTLY, HARD: SHAKE_HARD, STOP: STOP_SHAKING}


def expert(state: Any, parts: Any, moves: Any) -> int | None:
    """What to do on a beat; None at any other time."""
    if state.phase != SHAKE or len(moves) == 1:
        return None
    return int(CHOICES[advise(state, parts, int(state.actor)).best])
