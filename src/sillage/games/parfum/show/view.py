"""Parfum: a seat's view as plain data, enough to draw the whole board."""

from __future__ import annotations

from typing import Any

from sillage.games.parfum.layout import (
    AROMA_NAMES,
    AROMAS,
    DISCARD,
    FOUR_CLOCKS,
    PLAYER,
    SELL,
    SIDE_NAMES,
    THREE_CLOCKS,
    WAKE,
)
from sillage.games.parfum.rules.order import clock_of_chance
from sillage.games.parfum.rules.score import water_worth
from sillage.kernel.compile import plain
from sillage.kernel.secrets import knows
from sillage.kernel.show import part, seat_or_none
from sillage.kernel.words import Scene


def describe(scene: Scene) -> dict[str, Any]:
    """All that everybody sees."""
    state, parts = scene.state, scene.parts
    over, at_turn = state.actor < 0, int(state.clock_owner[state.turn])
    return {
        "round": int(state.rounds),
        "last_round": bool(state.last_round),
        "ending": int(state.ending),
        "clocks": part(scene, _clocks),
        "now": _now(state),
        "turn": part(scene, _turn),
        "track": [int(s) for s in state.track[: state.players]],
        "street": part(scene, _street),
        "distillery": part(scene, _distillery),
        "market": part(scene, _market),
        "dice": part(scene, _dice),
        "well": part(scene, _well),
        "bag": part(scene, _bag),
        "stack": part(scene, _stack),
        "flacons": max(0, int(parts.flacon_supply) - int(state.flacons_out)),
        "token_limit": int(parts.token_limit),
        "players": [part(scene, _player, p, over, p == at_turn) for p in range(state.players)],
    }


def _clocks(scene: Scene) -> list[dict[str, Any]]:
    state = scene.state
    clocks = int(state.clocks)
    actions = scene.parts.clock_actions[THREE_CLOCKS if clocks == 3 else FOUR_CLOCKS]
    return [
        {"clock": c + 1, "actions": int(actions[c]), "seat": seat_or_none(state.clock_owner[c])} for c in range(clocks)
    ]


def _turn(scene: Scene) -> dict[str, Any]:
    state = scene.state
    return {
        "clock": int(state.turn) + 1,
        "actions_left": int(state.actions_left),
        "claiming": bool(state.claiming),
        "taken": _by_aroma(state.taken),
        "flasks": _by_aroma(state.flasks),
        "flies": _by_aroma(state.flies),
        "claimed": [_note(scene.edition, note) for note in state.claimed[: state.claims]],
        "chances": int(state.chances),
    }


def _street(scene: Scene) -> list[dict[str, Any] | None]:
    return [_customer(scene.edition, c) for c in scene.state.street[: scene.state.shops]]


def _distillery(scene: Scene) -> list[dict[str, Any] | None]:
    return [_note(scene.edition, n) for n in scene.state.distillery[: scene.state.spaces]]


def _market(scene: Scene) -> dict[str, int]:
    return _by_aroma(_on_market(scene))


def _dice(scene: Scene) -> dict[str, Any]:
    parts = scene.parts
    return {
        name: {"flask_faces": int(parts.flask_faces[a]), "count": int(parts.dice[a])}
        for a, name in enumerate(AROMA_NAMES)
    }


def _well(scene: Scene) -> dict[str, Any]:
    return {"left": int(scene.state.well_left), "spent": [int(n) for n in scene.state.spent]}


def _bag(scene: Scene) -> dict[str, Any]:
    state, tiles = scene.state, scene.edition.notes.tiles
    return {
        "left": int(state.bag_left),
        "notes": [tile.id for tile, there in zip(tiles, state.bag[1:], strict=False) if there],
    }


def _stack(scene: Scene) -> dict[str, Any]:
    state, tokens = scene.state, scene.edition.customers.tokens
    return {
        "A": int(state.a_left),
        "B": int(state.b_left),
        "closing_in": int(state.closing_in) if state.closing_in >= 0 else None,
        "customers": [c.id for c, there in zip(tokens, state.stack[1:], strict=False) if there],
    }


def _now(state: Any) -> int | None:
    """The clock whose turn it is, to create or to sell (PA-C1, PA-V1, PA-V7); none while clocks are picked."""
    if state.actor < 0 or state.phase == WAKE:
        return None
    if state.phase in (SELL, DISCARD):
        return int(plain(clock_of_chance)(state, state.chances)) + 1
    return int(state.turn) + 1


def _on_market(scene: Scene) -> list[int]:
    """PA-C19: dice that claimed a note go back at the turn's end; the state has them there as soon as they are used."""
    state, notes = scene.state, scene.parts.note
    used = [int(note) for note in state.claimed if note]
    return [int(state.market[a]) - sum(int(notes[note].aromas[a]) for note in used) for a in range(AROMAS)]


def _player(scene: Scene, number: int, over: bool, at_turn: bool) -> dict[str, Any]:
    """One player as everybody sees it."""
    state = scene.state
    me = state.player[number]
    known = knows(None, PLAYER, "worths", over=over)
    customers = zip(scene.edition.customers.tokens, state.served[1:], strict=False)
    served = [customer for customer, by in customers if by == number + 1]
    return {
        "seat": number,
        "money": int(me.money),
        "water": int(me.water),
        "worths": [int(n) for n in me.worths] if known else None,
        "perfumes": [_perfume(scene, me, i) for i in range(me.perfumes)],
        "income": _income(scene, me, sum(customer.price for customer in served), over, at_turn),
        "served": [customer.id for customer in served],
    }


def own(scene: Scene, seat: int) -> dict[str, Any]:
    """What a seat knows of its own tokens."""
    return {"worths": [int(n) for n in scene.state.player[seat].worths]}


def _income(scene: Scene, me: Any, sales: int, over: bool, at_turn: bool) -> dict[str, int]:
    """Where a player's money came from, as everybody saw it; water counts once it is revealed (PA-E4)."""
    state, edition = scene.state, scene.edition
    placed = [int(n) for p in me.perfume[: me.perfumes] for n in (p.head_note, p.heart_note, p.base_note) if n]
    claimed = [int(n) for n in state.claimed[: state.claims]] if at_turn else []
    notes = sum(edition.notes.tiles[n - 1].coins for n in (*placed, *claimed))
    water = int(plain(water_worth)(me.worths)) if over else 0
    return {"notes": notes, "sales": sales, "bargains": int(me.money) - notes - sales - water, "water": water}


def _perfume(scene: Scene, me: Any, index: int) -> dict[str, Any]:
    edition, notes = scene.edition, scene.parts.note
    perfume = me.perfume[index]
    held = [int(n) for n in (perfume.head_note, perfume.heart_note, perfume.base_note)]
    components = [sum(counts) for counts in zip(*(notes[n].components for n in held), strict=True)]
    return {
        "number": index + 1,
        "side": SIDE_NAMES[perfume.side],
        "head": _note_id(edition, held[0]),
        "heart": _note_id(edition, held[1]),
        "base": _note_id(edition, held[2]),
        "complete": not int(me.unfinished) >> index & 1,
        "flacons": int(perfume.flacons),
        "components": {name: int(n) for name, n in zip(AROMA_NAMES, components, strict=True) if n},
    }


def _by_aroma(counts: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(AROMA_NAMES, counts, strict=True)}


def _note_id(edition: Any, note: int) -> str | None:
    return edition.notes.tiles[note - 1].id if note else None


def _note(edition: Any, note: int) -> dict[str, Any] | None:
    if not note:
        return None
    tile = edition.notes.tiles[note - 1]
    return {"id": tile.id, "part": tile.part, "aromas": tile.aromas, "components": tile.components or tile.aromas,
            "coins": tile.coins}


def _customer(edition: Any, customer: int) -> dict[str, Any] | None:
    if not customer:
        return None
    token = edition.customers.tokens[customer - 1]
    return {"id": token.id, "stack": token.stack, "wants": token.wants, "price": token.price}
