"""Fairy Perfume: a seat's view as plain data, enough to draw the whole table."""

from __future__ import annotations

from collections.abc import Callable
from dis import get_instructions
from functools import cache
from types import FunctionType
from typing import Any

from sillage.games.fairy_perfume.layout import (
    ABILITIES,
    ABILITY_NAMES,
    CHARCOAL,
    CHOICE_NAMES,
    CUBES,
    CURRENCY_NAMES,
    FAIRY_NAMES,
    GOAL_NAMES,
    OVER,
    PIECE_NAMES,
    PINK,
    STATUS_NAMES,
    STONE_NAMES,
    WAIT,
    YELLOW_FAIRY,
)
from sillage.games.fairy_perfume.rules.pieces import on_board, owned
from sillage.games.fairy_perfume.rules.score import (
    CHARCOAL_POINTS,
    PINK_POINTS,
    RESOURCES_A_POINT,
    YELLOW_FAIRY_POINTS,
    goal_points,
    resources,
)
from sillage.kernel.compile import plain
from sillage.kernel.words import Scene


def describe(scene: Scene, seat: int | None) -> dict[str, Any]:
    state, parts = scene.state, scene.parts
    return {
        "round": int(state.rounds),
        "ending": int(state.ending),
        "side": "AB"[state.board],
        "variant": bool(state.variant),
        "live": bool(state.live),
        "beat": int(state.beat),
        "glass": int(state.glass) if state.glass >= 0 else None,
        "glass_beats": int(parts.glass),
        "holder": _seat_or_none(state.holder),
        "last_holder": _seat_or_none(state.last_holder),
        "pending": [s for s in range(state.players) if int(state.pending) >> s & 1],
        "turn": int(state.turn),
        "doubled": STONE_NAMES[state.doubled - 1] if state.doubled else None,
        "dusting": int(state.dusting),
        "market": {
            name: {"left": int(state.market[i]), "price": int(parts.stone[i])}
            for i, name in enumerate(STONE_NAMES[:-1])
        },
        "charcoal_pool": int(state.market[-1]),
        "abilities": [_ability(scene, a) for a in range(ABILITIES) if plain(on_board)(state, a)],
        "goals": [_goal(scene, slot) for slot in range(len(state.goal))],
        "shake": {
            name: [int(n) for n in parts.pour[strength]] for strength, name in enumerate(CHOICE_NAMES[1:3])
        },
        "players": [player(scene, p, seat) for p in range(state.players)],
    }


def player(scene: Scene, number: int, seat: int | None) -> dict[str, Any]:
    """One player as a seat sees it; the rest of the table looks the same to everybody."""
    me, parts = scene.state.player[number], scene.parts
    mine = number == seat
    return {
        "seat": number,
        "fairy": FAIRY_NAMES[me.fairy],
        "coins": int(me.coins),
        "power": int(me.power),
        "value": int(parts.start_value) + CUBES - int(me.track),
        "track": int(me.track),
        "placed": sum(int(n) for n in me.ability) + sum(int(n) for n in me.goal),
        "status": STATUS_NAMES[me.status],
        "waited": int(me.waited),
        "further_used": bool(me.further),
        "choice": CHOICE_NAMES[me.choice] if mine and 0 < me.choice <= WAIT else None,
        "leaving": _pieces(me.leaving) if mine else None,
        "bottle": _pieces(me.bottle),
        "shaken": _pieces(me.shaken),
        "stored": _pieces(me.stored),
        "aside": _pieces(me.aside),
        "abilities": [ABILITY_NAMES[a] for a in range(ABILITIES) if me.ability[a]],
        "goals": [int(n) for n in me.goal],
        "score": _score(scene, number) if scene.state.phase == OVER else None,
    }


def _score(scene: Scene, number: int) -> dict[str, Any]:
    """FA-E1: where a player's points come from; a goal without an own cube has none to give."""
    me = scene.state.player[number]
    each = _interpreted(goal_points)
    return {
        "goals": [int(cubes) * each(scene.state, scene.parts, number, slot) if cubes else None
                  for slot, cubes in enumerate(me.goal)],
        "pink": PINK_POINTS * plain(owned)(me, PINK),
        "resources": plain(resources)(me) // RESOURCES_A_POINT,
        "charcoal": CHARCOAL_POINTS * plain(owned)(me, CHARCOAL),
        "fairy": YELLOW_FAIRY_POINTS if me.fairy == YELLOW_FAIRY else 0,
    }


@cache
def _interpreted(function: Callable[..., Any]) -> Callable[..., Any]:
    """A rule as plain Python, with all that it calls: a server's views read records that compiled code can't."""
    python = plain(function)
    if python is function:
        return function
    read = {step.argval for step in get_instructions(python) if step.opname == "LOAD_GLOBAL"}
    names = {name: _interpreted(value) if plain(value) is not value else value
             for name, value in python.__globals__.items() if name in read}
    return FunctionType(python.__code__, names)


def _ability(scene: Scene, ability: int) -> dict[str, Any]:
    owners = [s for s in range(scene.state.players) if scene.state.player[s].ability[ability]]
    return {"id": ABILITY_NAMES[ability], "clause": f"FA-B{ability + 1}", **_price(scene.parts.ability[ability]),
            "seats": owners}


def _goal(scene: Scene, slot: int) -> dict[str, Any]:
    state, goal = scene.state, int(scene.state.goal[slot])
    tiers = [int(n) for n in scene.parts.points[goal] if n]
    cubes = [int(state.player[s].goal[slot]) for s in range(state.players)]
    return {"id": GOAL_NAMES[goal], "clause": f"FA-G{goal + 1}", **_price(scene.parts.goal[goal]), "points": tiers,
            "cubes": cubes}


def _price(price: Any) -> dict[str, Any]:
    return {"price": int(price.amount), "currency": CURRENCY_NAMES[price.currency]}


def _pieces(counts: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(PIECE_NAMES, counts, strict=False) if n}


def _seat_or_none(seat: Any) -> int | None:
    return int(seat) if seat >= 0 else None
