"""Fairy Perfume: a seat's view as plain data, enough to draw the whole table."""

from __future__ import annotations

from typing import Any

from sillage.games.fairy_perfume.layout import (
    ABILITIES,
    ABILITY_NAMES,
    BLUE_FAIRY,
    CHARCOAL,
    CHOICE_NAMES,
    CHOOSE,
    COINS,
    CUBE_DISCOUNT,
    CUBES,
    CURRENCY_NAMES,
    DOUBLE,
    FAIRY_NAMES,
    GENTLE,
    GENTLY,
    GOAL_NAMES,
    HARD,
    NO_CHOICE,
    OVER,
    PIECE_NAMES,
    PINK,
    POWER,
    STATUS_NAMES,
    STONE_DISCOUNT,
    STONE_NAMES,
    STRONGLY,
    WAIT,
    YELLOW_FAIRY,
)
from sillage.games.fairy_perfume.rules.pieces import bottle_value, on_board, owned, placed
from sillage.games.fairy_perfume.rules.rewards import free_for, reward_for, single, single_free
from sillage.games.fairy_perfume.rules.score import goal_points, resources
from sillage.kernel.compile import in_python, plain
from sillage.kernel.show import part, seat_or_none, seats_asked
from sillage.kernel.words import Scene


def describe(scene: Scene) -> dict[str, Any]:
    """All that everybody sees."""
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
        "holder": seat_or_none(state.holder),
        "last_holder": seat_or_none(state.last_holder),
        "pending": seats_asked(state),
        "turn": int(state.turn),
        "further_price": int(parts.further),
        "traits": _traits(parts) if state.variant else {},
        "doubled": STONE_NAMES[state.doubled - 1] if state.doubled else None,
        "doubles": _doubles(state, parts) if state.phase == DOUBLE else {},
        "dusting": int(state.dusting),
        "market": {
            name: {"left": int(state.market[i]), "price": int(parts.stone[state.board][i])}
            for i, name in enumerate(STONE_NAMES) if i != CHARCOAL
        },
        "charcoal_pool": int(state.market[CHARCOAL]),
        "abilities": [part(scene, _ability, a) for a in range(ABILITIES) if plain(on_board)(state, a)],
        "goals": [part(scene, _goal, slot) for slot in range(len(state.goal))],
        "shake": {
            CHOICE_NAMES[GENTLE]: [int(n) for n in parts.pour[GENTLY]],
            CHOICE_NAMES[HARD]: [int(n) for n in parts.pour[STRONGLY]],
        },
        "players": [part(scene, player, p) for p in range(state.players)],
    }


def player(scene: Scene, number: int) -> dict[str, Any]:
    """One player as everybody sees it."""
    me, parts = scene.state.player[number], scene.parts
    choosing = scene.state.phase == CHOOSE and number >= scene.state.actor      # FA-S5: not set up yet
    value = int(parts.start_value) if choosing else plain(bottle_value)(parts, me)
    return {
        "seat": number,
        "fairy": FAIRY_NAMES[me.fairy],
        "coins": int(me.coins),
        "power": int(me.power),
        "value": value,
        "opened": value - int(parts.start_value),       # slots open from the left; at the right the Royal fairy's
        "track": CUBES if choosing else int(me.track),
        "placed": plain(placed)(me),
        "status": STATUS_NAMES[me.status],
        "waited": int(me.waited),
        "further_used": bool(me.further),
        "choice": None,
        "leaving": None,
        "bottle": _pieces(me.bottle),
        "shaken": _pieces(me.shaken),
        "stored": _pieces(me.stored),
        "aside": _pieces(me.aside),
        "abilities": [ABILITY_NAMES[a] for a in range(ABILITIES) if me.ability[a]],
        "goals": [int(n) for n in me.goal],
        "discounts": {
            "stones": int(me.ability[STONE_DISCOUNT]) * int(parts.effect[STONE_DISCOUNT].amount[COINS]),
            "cubes": int(me.ability[CUBE_DISCOUNT]) * int(parts.effect[CUBE_DISCOUNT].amount[POWER]),
        },
        "earns": _earns(parts, me),
        "so_far": _score(scene, number),
        "score": _score(scene, number) if scene.state.phase == OVER else None,
    }


def own(scene: Scene, seat: int) -> dict[str, Any]:
    """What a seat has chosen in this beat."""
    me = scene.state.player[seat]
    return {"choice": _choice(me.choice), "leaving": _pieces(me.leaving)}


def _earns(parts: Any, me: Any) -> dict[str, int]:
    """FA-2b, FA-2e: what the stones out of the bottle give once they are stored, none of them doubled."""
    out = [int(shaken) + int(stored) for shaken, stored in zip(me.shaken, me.stored, strict=True)]
    given = {name: in_python(reward_for)(parts, me.ability, out, 0, i) for i, name in enumerate(CURRENCY_NAMES)}
    return {**given, "free": in_python(free_for)(parts, me.ability, out, 0)}


def _doubles(state: Any, parts: Any) -> dict[str, dict[str, int]]:
    """FA-2d: what one more of each stone that the holder has stored would give, with abilities for one stone."""
    me = state.player[state.holder]
    return {
        stone: {
            **{name: in_python(single)(parts, me.ability, i, currency) for currency, name in enumerate(CURRENCY_NAMES)},
            "free": in_python(single_free)(parts, me.ability, i),
        }
        for i, stone in enumerate(STONE_NAMES) if me.stored[i]
    }


def _choice(choice: int) -> str | None:
    """Of a beat; None before it is made."""
    return CHOICE_NAMES[choice] if NO_CHOICE < choice <= WAIT else None


def _score(scene: Scene, number: int) -> dict[str, Any]:
    """FA-E1: where a player's points come from, if the game ended now; a goal without an own cube has none to give."""
    me, parts = scene.state.player[number], scene.parts
    each = in_python(goal_points)
    return {
        "goals": [int(cubes) * each(scene.state, parts, number, slot) if cubes else None
                  for slot, cubes in enumerate(me.goal)],
        "pink": int(parts.pink_points) * plain(owned)(me, PINK),
        "resources": plain(resources)(me) // int(parts.resources_a_point),
        "charcoal": int(parts.charcoal_points) * plain(owned)(me, CHARCOAL),
        "fairy": int(parts.yellow_points) if me.fairy == YELLOW_FAIRY else 0,
    }


def _ability(scene: Scene, ability: int) -> dict[str, Any]:
    owners = [s for s in range(scene.state.players) if scene.state.player[s].ability[ability]]
    price = scene.parts.ability[scene.state.board][ability]
    return {"id": ABILITY_NAMES[ability], "clause": f"FA-B{ability + 1}", **_price(price), "seats": owners}


def _goal(scene: Scene, slot: int) -> dict[str, Any]:
    state, goal = scene.state, int(scene.state.goal[slot])
    tiers = [int(n) for n in scene.parts.points[goal] if n]
    cubes = [int(state.player[s].goal[slot]) for s in range(state.players)]
    return {"id": GOAL_NAMES[goal], "clause": f"FA-G{goal + 1}", **_price(scene.parts.goal[goal]), "points": tiers,
            "cubes": cubes}


def _traits(parts: Any) -> dict[str, dict[str, int]]:
    """FA-X2, FA-X3: the numbers of the fairies' traits."""
    trade = {name: int(parts.trade[i]) for i, name in enumerate(CURRENCY_NAMES)}
    return {FAIRY_NAMES[BLUE_FAIRY]: trade, FAIRY_NAMES[YELLOW_FAIRY]: {"points": -int(parts.yellow_points)}}


def _price(price: Any) -> dict[str, Any]:
    return {"price": int(price.amount), "currency": CURRENCY_NAMES[price.currency]}


def _pieces(counts: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(PIECE_NAMES, counts, strict=False) if n}
