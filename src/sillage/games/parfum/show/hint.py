"""Parfum: what the exact reckoning says about water and dice, in words, for `hint`."""

from __future__ import annotations

from sillage.games.parfum.layout import DISTILL
from sillage.games.parfum.policy.exact import CLAIM_NOW, best_water, scratch
from sillage.games.parfum.policy.worth import COIN
from sillage.games.parfum.words import ACTIONS
from sillage.kernel.words import Scene, Translate


def hint(scene: Scene, seat: int, tr: Translate) -> str | None:
    """`reroll rose with a token worth 1: worth +2.3 on average`; None where nothing is distilled."""
    state = scene.state
    if state.phase != DISTILL or state.actor != seat or state.claiming == 1:
        return None
    action, worth, now = best_water(state, scene.parts, scratch())
    if action == CLAIM_NOW:
        return tr("parfum-hint-claim")
    word, phrases = ACTIONS.phrases(int(action), scene, tr)
    return tr("parfum-hint-water", action=tr(f"parfum-do-{word}", **phrases), gain=f"{(worth - now) / COIN:+.1f}")
