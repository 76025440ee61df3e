"""Perfumery: the clause that forbids an action, for whoever asks `why`."""

from __future__ import annotations

from typing import Any

from sillage.games.perfumery.layout import (
    BLEND,
    DEVELOP,
    EFFECT,
    INSERT,
    INSTALL,
    KIND_NAMES,
    LIMIT,
    PAY,
    PAYING,
    PERFUMES,
    PHASES,
    PRODUCE,
    STORE,
)
from sillage.games.perfumery.words import ACTIONS
from sillage.kernel.words import Scene, Translate

# The phases each action belongs to, and the clause that says so.
PHASES_OF = {
    "acquire": ((DEVELOP,), "PE-A1"), "note": ((DEVELOP,), "PE-N1"), "sort": ((DEVELOP,), "PE-O1"),
    "replenish": ((DEVELOP,), "PE-R1"), "floral": ((DEVELOP,), "PE-F1"), "synthetic": ((DEVELOP,), "PE-F1"),
    "hire": ((DEVELOP,), "PE-H1"), "marker": ((DEVELOP,), "PE-M1"), "idle": ((DEVELOP,), "PE-D2"),
    "install": ((INSTALL,), "PE-N1"), "insert": ((INSERT,), "PE-N1"), "discard": ((LIMIT, INSTALL, PAY), "PE-D5"),
    "done": ((PAY,), "PE-D6"), "use": ((BLEND,), "PE-B1"), "skip": ((BLEND,), "PE-B1"),
    "produce": ((BLEND,), "PE-P1"), "pay": ((BLEND,), "PE-P1"), "store": ((BLEND,), "PE-T1"),
    "commit": ((BLEND,), "PE-B3"),
}
# The steps of a blending that they belong to.
STEPS_OF = {
    "use": (EFFECT,), "skip": (EFFECT,), "produce": (PRODUCE,), "pay": (PAYING,), "store": (PRODUCE, STORE),
    "commit": (PRODUCE, STORE),
}
Reason = tuple[str, str]


def why(scene: Scene, code: int, tr: Translate) -> Reason:
    """The clause and a sentence for an action that is not legal now."""
    state = scene.state
    kind, args = ACTIONS.decode(code)
    phases, clause = PHASES_OF[kind.word]
    if state.phase not in phases:
        return clause, tr("perfumery-why-phase", phase=tr(f"perfumery-phase-{PHASES[state.phase]}"))
    if state.phase == DEVELOP:
        return _why_not_placed(scene, kind.word, args, tr)
    if state.phase == BLEND:
        return _why_not_blended(scene, kind.word, args, clause, tr)
    if kind.word == "install":
        return _why_not_installed(scene, PERFUMES + 1 + args[0], tr)
    if kind.word == "insert":
        return ("PE-N1" if state.installing >= 0 else "PE-O1"), tr("perfumery-why-place")
    if kind.word == "done":
        return "PE-D6", tr("perfumery-why-unpaid", paid=int(state.paid), owed=int(state.owed))
    if state.phase == INSTALL and state.owed == 0:
        return "PE-N1", tr("perfumery-why-install-first")
    return "PE-D6", tr("perfumery-why-hand")


def _purse(scene: Scene, me: Any) -> int:
    return sum(int(scene.parts.value[c]) for c in me.hand[: me.held])


def _why_not_placed(scene: Scene, word: str, args: tuple[int, ...], tr: Translate) -> Reason:
    state, parts = scene.state, scene.parts
    me = state.player[state.actor]
    if word == "acquire":
        if args[0] >= state.columns:
            return "PE-S1", tr("perfumery-why-column-none")
        taken = state.column[args[0]].taken
        return ("PE-D3", tr("perfumery-why-taken")) if taken else ("PE-A1", tr("perfumery-why-column-empty"))
    if word == "note":
        used = me.note[args[0]].used
        return ("PE-D3", tr("perfumery-why-taken")) if used else ("PE-N1", tr("perfumery-why-note"))
    if word == "sort":
        return ("PE-D3", tr("perfumery-why-taken")) if state.sort_taken else ("PE-O1", tr("perfumery-why-sort"))
    if word == "replenish":
        if state.replenish_taken:
            return "PE-D3", tr("perfumery-why-taken")
        return "PE-R1", tr("perfumery-why-replenish", kind=tr(f"perfumery-kind-{KIND_NAMES[args[0]]}"))
    if word in ("floral", "synthetic"):
        if me.essence_used:
            return "PE-D3", tr("perfumery-why-taken")
        return "PE-F1", tr("perfumery-why-price", price=int(parts.synthetic_price), purse=_purse(scene, me))
    if word == "hire":
        if me.hired:
            return "PE-D3", tr("perfumery-why-taken")
        if me.perfumers >= parts.most_perfumers:
            return "PE-H1", tr("perfumery-why-hire", most=int(parts.most_perfumers))
        return "PE-H1", tr("perfumery-why-price", price=int(parts.hire_price), purse=_purse(scene, me))
    if word == "marker":
        held = state.starter == state.actor
        return ("PE-M1", tr("perfumery-why-marker")) if held else ("PE-D3", tr("perfumery-why-taken"))
    return "PE-D2", tr("perfumery-why-idle")


def _why_not_installed(scene: Scene, card: int, tr: Translate) -> Reason:
    state = scene.state
    me = state.player[state.actor]
    if card not in me.hand[: me.held]:
        return "PE-N1", tr("perfumery-why-hand")
    value = int(scene.parts.value[card])
    return "PE-N1", tr("perfumery-why-price", price=int(state.owed) + value, purse=_purse(scene, me) - value)


def _why_not_blended(scene: Scene, word: str, args: tuple[int, ...], clause: str, tr: Translate) -> Reason:
    me = scene.state.player[scene.state.actor]
    draft = me.draft
    if draft.step not in STEPS_OF[word]:
        return clause, tr(f"perfumery-why-step-{('effect', 'produce', 'paying', 'store')[draft.step]}")
    if word == "produce":
        place = [i for i in range(me.held) if me.hand[i] == args[0] + 1]
        if not place or int(draft.played) >> place[0] & 1:
            return "PE-P1", tr("perfumery-why-hand")
        return "PE-P1", tr("perfumery-why-produce")
    if word == "pay":
        return "PE-P1", tr("perfumery-why-source")
    kind = args[0]
    name = tr(f"perfumery-kind-{KIND_NAMES[kind]}")
    if draft.stored[kind] >= draft.spaces[kind]:
        return "PE-T1", tr("perfumery-why-store-space", kind=name)
    return "PE-T1", tr("perfumery-why-store-none", kind=name)


def _refuse(scene: Scene, tr: Translate, word: str, *args: int) -> Reason:
    return why(scene, ACTIONS.code(word, *args), tr)


for _kind in ACTIONS.kinds:
    _kind.refusal = _refuse
