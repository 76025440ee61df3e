"""Fairy Perfume: the clause that forbids an action, for whoever asks `why`."""

from __future__ import annotations

from typing import Any

from sillage.games.fairy_perfume.layout import (
    ACT,
    BLUE_FAIRY,
    BUY_MORE,
    CHARCOAL,
    CHARM,
    CHOOSE,
    DOUBLE,
    DOUBLE_GOAL,
    DUST_MORE,
    EXTRA,
    GOAL_MORE,
    LAST_TRADE,
    PHASES,
    RETURN,
    SHAKE,
    SPLIT,
    STONE_NAMES,
    STORE,
    VISIT,
)
from sillage.games.fairy_perfume.rules.pieces import on_board
from sillage.games.fairy_perfume.words import ACTIONS
from sillage.kernel.compile import plain
from sillage.kernel.words import Scene, Translate

# The phases each action belongs to, and the clause that says so.
PHASES_OF = {
    "fairy": ((CHOOSE,), "FA-S5"),
    "gentle": ((SHAKE,), "FA-1g"), "hard": ((SHAKE,), "FA-1g"), "stop": ((SHAKE,), "FA-1a"),
    "wait": ((SHAKE,), "FA-1i"),
    "place": ((CHARM, VISIT), "FA-X1"), "leave": ((STORE,), "FA-2a"), "double": ((DOUBLE,), "FA-2d"),
    "split": ((SPLIT,), "FA-2e"), "buy": ((ACT, BUY_MORE), "FA-3b"), "ability": ((ACT,), "FA-3c"),
    "goal": ((ACT, GOAL_MORE), "FA-3d"), "dust": ((ACT, DUST_MORE), "FA-3e"), "dust-none": ((ACT,), "FA-3e"),
    "help": ((ACT,), "FA-3f"), "extra": ((EXTRA,), "FA-B10"),
    "done": ((VISIT, BUY_MORE, GOAL_MORE, DUST_MORE, EXTRA, LAST_TRADE), "FA-3g"),
    "trade": ((STORE, DOUBLE, SPLIT, ACT, BUY_MORE, GOAL_MORE, DUST_MORE, EXTRA, LAST_TRADE), "FA-X2"),
    "return": ((RETURN,), "FA-X1"),
}
Reason = tuple[str, str]


def why(scene: Scene, code: int, tr: Translate) -> Reason:
    """The clause and a sentence for an action that is not legal now."""
    state = scene.state
    kind, args = ACTIONS.decode(code)
    phases, clause = PHASES_OF[kind.word]
    if state.phase not in phases:
        return clause, tr("fairy_perfume-why-phase", phase=tr(f"fairy_perfume-phase-{PHASES[state.phase]}"))
    me = state.player[state.actor]
    if kind.word == "trade":
        reason = "purse" if me.fairy == BLUE_FAIRY and me.traded in (0, args[0] + 1) else "direction"
        return clause, tr(f"fairy_perfume-why-{reason if me.fairy == BLUE_FAIRY else 'trade'}")
    if kind.word == "buy":
        return _why_not_bought(state, args[0], tr)
    if kind.word in ("ability", "place", "return"):
        return _why_not_there(state, me, kind.word, args[0], tr)
    if kind.word == "goal":
        return _why_no_goal(me, args[0], tr)
    if kind.word in ("leave", "double", "dust"):
        return clause, tr(f"fairy_perfume-why-{kind.word}", stone=tr(f"fairy_perfume-stone-{STONE_NAMES[args[0]]}"))
    reasons = {"fairy": "fairy", "wait": "wait", "split": "split", "extra": "purse"}
    return clause, tr(f"fairy_perfume-why-{reasons[kind.word]}")


def _why_not_bought(state: Any, stone: int, tr: Translate) -> Reason:
    if stone == CHARCOAL:
        return "FA-3b", tr("fairy_perfume-why-charcoal")
    if state.market[stone] == 0:
        return "FA-3b", tr("fairy_perfume-why-sold", stone=tr(f"fairy_perfume-stone-{STONE_NAMES[stone]}"))
    return "FA-3b", tr("fairy_perfume-why-purse")


def _why_not_there(state: Any, me: Any, word: str, ability: int, tr: Translate) -> Reason:
    if word == "return":
        return "FA-X1", tr("fairy_perfume-why-return")
    if not plain(on_board)(state, ability):
        return "FA-S1", tr("fairy_perfume-why-side")
    if me.ability[ability]:
        return "FA-3c", tr("fairy_perfume-why-have")
    return "FA-3c", tr("fairy_perfume-why-purse" if me.track else "fairy_perfume-why-cube")


def _why_no_goal(me: Any, slot: int, tr: Translate) -> Reason:
    if me.goal[slot] > me.ability[DOUBLE_GOAL]:
        return "FA-3d", tr("fairy_perfume-why-have")
    return "FA-3d", tr("fairy_perfume-why-purse" if me.track else "fairy_perfume-why-cube")


def _refuse(scene: Scene, tr: Translate, word: str, *args: int) -> Reason:
    return why(scene, ACTIONS.code(word, *args), tr)


for _kind in ACTIONS.kinds:
    _kind.refusal = _refuse
