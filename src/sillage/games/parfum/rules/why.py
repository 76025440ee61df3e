"""Parfum: the clause that forbids an action, for whoever asks `why`."""

from __future__ import annotations

from sillage.games.parfum.layout import AROMA_NAMES, DISCARD, DISTILL, HEART, PHASES, PLACE, PREPARE, SELL, WAKE
from sillage.games.parfum.words import ACTIONS, PAIRS
from sillage.kernel.words import Scene, Translate

# The phase each action belongs to, and the clause that says so.
PHASE_OF = {
    "clock": (WAKE, "PA-W1"), "draw": (PREPARE, "PA-C3"), "take": (PREPARE, "PA-C4"), "water": (PREPARE, "PA-C5"),
    "reroll": (DISTILL, "PA-C8"), "reroll-all": (DISTILL, "PA-C9"), "turn": (DISTILL, "PA-C10"),
    "claim": (DISTILL, "PA-C12"), "done": (DISTILL, "PA-C12"), "place": (PLACE, "PA-C14"),
    "sell": (SELL, "PA-V1"), "bargain": (SELL, "PA-V1"), "pass": (SELL, "PA-V1"), "discard": (DISCARD, "PA-V6"),
}
Reason = tuple[str, str]


def why(scene: Scene, code: int, tr: Translate) -> Reason:
    """The clause and a sentence for an action that is not legal now."""
    state = scene.state
    kind, args = ACTIONS.decode(code)
    phase, clause = PHASE_OF[kind.word]
    if state.phase != phase:
        return clause, tr("parfum-why-phase", phase=tr(f"parfum-phase-{PHASES[state.phase]}"))
    if kind.word == "clock":
        if args[0] >= state.clocks:
            return "PA-S1", tr("parfum-why-clock-none")
        return "PA-W1", tr("parfum-why-clock-taken")
    if kind.word == "draw":
        return "PA-C3", tr("parfum-why-draw-bag" if state.bag_left == 0 else "parfum-why-draw-space")
    if kind.word == "take":
        return "PA-C4", tr("parfum-why-take", aroma=tr(f"aroma-{AROMA_NAMES[args[0]]}"))
    if kind.word == "water":
        return "PA-C6", tr("parfum-why-water")
    if kind.word in ("reroll", "reroll-all", "turn"):
        return _why_no_water(scene, kind.word, args, tr)
    if kind.word == "claim":
        return "PA-C12", tr("parfum-why-claim" if state.distillery[args[0]] else "parfum-why-claim-empty")
    if kind.word == "place":
        return _why_not_there(scene, args, tr)
    if kind.word in ("sell", "bargain"):
        return _why_no_sale(scene, kind.word, args, tr)
    return "PA-V6", tr("parfum-why-token")


def _why_no_water(scene: Scene, word: str, args: tuple[int, ...], tr: Translate) -> Reason:
    state = scene.state
    if state.claiming:
        return "PA-C12", tr("parfum-why-claiming")
    if word != "reroll-all" and state.flies[args[0]] == 0:
        return PHASE_OF[word][1], tr("parfum-why-fly", aroma=tr(f"aroma-{AROMA_NAMES[args[0]]}"))
    spent = PAIRS[args[1]] if word == "turn" else args[-1:]
    return ("PA-C10" if len(spent) == 2 else "PA-C11"), tr("parfum-why-token")


def _why_not_there(scene: Scene, args: tuple[int, ...], tr: Translate) -> Reason:
    state = scene.state
    slot, target = args
    if slot >= state.claims:
        return "PA-C14", tr("parfum-why-place-none")
    heart = scene.parts.note[state.claimed[slot]].part == HEART
    if heart and target == 0:
        return "PA-C14", tr("parfum-why-place-heart")
    return "PA-C15", tr("parfum-why-place-target")


def _why_no_sale(scene: Scene, word: str, args: tuple[int, ...], tr: Translate) -> Reason:
    state = scene.state
    if not int(state.player[state.actor].for_sale) >> args[0] & 1:
        return ("PA-V2" if word == "sell" else "PA-V3"), tr("parfum-why-sell-none")
    return "PA-V2", tr("parfum-why-sell" if state.street[args[1]] else "parfum-why-sell-gone")


def _refuse(scene: Scene, tr: Translate, word: str, *args: int) -> Reason:
    return why(scene, ACTIONS.code(word, *args), tr)


for _kind in ACTIONS.kinds:
    _kind.refusal = _refuse
