"""Parfum: the exact use of water, for bots that can take their time."""

from __future__ import annotations

from typing import Any

from sillage.games.parfum.layout import DISTILL
from sillage.games.parfum.policy.exact import CLAIM_NOW, best_water, scratch
from sillage.games.parfum.policy.greedy import best_claim
from sillage.games.parfum.policy.worth import claimable_values


def expert(state: Any, parts: Any, moves: Any) -> int | None:
    """What to do with rolled dice while there is water; None at any other time."""
    if state.phase != DISTILL or state.claiming == 1 or state.player[state.actor].water == 0:
        return None
    action, _, _ = best_water(state, parts, scratch())
    if action != CLAIM_NOW:
        return int(action)
    return int(best_claim(state, parts, claimable_values(state, parts)))
