"""Perfumery: a seat's view as plain data, enough to draw the whole table.

Essences on cards are letters as printed ("FFG"); essences lying somewhere are counted by kind.
"""

from __future__ import annotations

from typing import Any

from sillage.games.perfumery.layout import (
    AS_DEALT,
    BLEND,
    IN_DECK,
    KIND_NAMES,
    NOTE_NAMES,
    NOTES,
    PAYING,
    PERFUME_DECK,
    PERFUMES,
    RECIPE_DECK,
    STEP_NAMES,
    TILE,
)
from sillage.games.perfumery.words import card_id
from sillage.kernel.show import part, seat_or_none, seats_asked
from sillage.kernel.words import Scene


def describe(scene: Scene) -> dict[str, Any]:
    """All that everybody sees."""
    state, parts = scene.state, scene.parts
    return {
        "round": int(state.rounds),
        "last_round": bool(state.last_round),
        "ending": int(state.ending),
        "grade": _grade(scene),
        "columns": [part(scene, _column, column) for column in range(state.columns)],
        "decks": {"perfumes": part(scene, _deck, PERFUME_DECK), "recipes": part(scene, _deck, RECIPE_DECK)},
        "starter": int(state.starter),
        "next_marker": {"column": _one_up(state.next_column), "seat": seat_or_none(state.next_owner)},
        "taken": {
            "sort": seat_or_none(state.sort_taken - 1),
            "replenish": seat_or_none(state.replenish_taken - 1),
            "marker": seat_or_none(state.marker_taken - 1),
        },
        "action": {
            "note": NOTE_NAMES[state.installing] if state.installing >= 0 else None,
            "lifted": card(scene, int(state.lifted)) if state.lifted else None,
            "owed": int(state.owed),
            "paid": int(state.paid),
            "run": _one_up(state.run),
        },
        "pending": seats_asked(state),
        "prices": {"hire": int(parts.hire_price), "synthetic": int(parts.synthetic_price)},
        "hand_limit": int(parts.hand_limit),
        "tiles": list(scene.edition.tile_faces.values()),
        "players": [part(scene, player, p) for p in range(state.seats)],
    }


def _grade(scene: Scene) -> str | None:
    """PE-Z5: what the human of a solo game has become."""
    state = scene.state
    if state.players > 1 or state.actor >= 0:
        return None
    grade: str = scene.edition.grades.of(int(state.player[0].points))
    return grade


def card(scene: Scene, number: int) -> dict[str, Any]:
    """All that is printed on a card."""
    faces: dict[int, dict[str, Any]] = scene.edition.faces
    return faces[number]


def _column(scene: Scene, column: int) -> dict[str, Any]:
    """PE-S2: dealt perfumes lie above the tile; dealt recipes and discards below it."""
    state = scene.state
    heap = state.column[column]
    cards = [int(c) for c in heap.card[: heap.count]]
    above = [c for c in cards if c <= PERFUMES and state.deck[c] == AS_DEALT]
    marker = bool(state.next_column == column)
    return {
        "column": column + 1,
        "above": [card(scene, c) for c in above],
        "below": [card(scene, c) for c in cards if c not in above],
        "marker": marker,
        "weight": len(cards) + marker,
        "taken": seat_or_none(heap.taken - 1),
    }


def _deck(scene: Scene, deck: int) -> dict[str, Any]:
    """What is left by rank, and which cards can still come."""
    state = scene.state
    first = deck * PERFUMES + 1
    return {
        "left": [int(n) for n in state.left[deck]],
        "cards": [card_id(c, scene) for c in range(first, first + PERFUMES) if state.deck[c] == IN_DECK],
    }


def player(scene: Scene, number: int) -> dict[str, Any]:
    """One player as everybody sees it. PE-S4: a hand is not shown, though it is known to whoever kept track."""
    state = scene.state
    me = state.player[number]
    hand = [int(c) for c in me.hand[: me.held]]
    return {
        "seat": number,
        "rival": number >= int(state.players),
        "points": int(me.points),
        "perfumers": int(me.perfumers),
        "home": int(me.home),
        "hired": bool(me.hired),
        "essence_used": bool(me.essence_used),
        "hand_size": len(hand),
        "coins": int(me.coins),
        "hand": None,
        "known": [card_id(c, scene) for c in hand],
        "notes": [_note(scene, me, note) for note in range(NOTES)],
        "stored": _by_kind(me.stored),
        "spaces": _by_kind(me.spaces),
        "produced": [card(scene, int(c)) for c in me.produced[: me.perfumes]],
        "draft": None,
    }


def own(scene: Scene, seat: int) -> dict[str, Any]:
    """A seat's own hand and blending. What is played in a draft has left the hand."""
    me = scene.state.player[seat]
    left = [int(c) for i, c in enumerate(me.hand[: me.held]) if not int(me.draft.played) >> i & 1]
    return {
        "hand": [card(scene, c) for c in left],
        "draft": _draft(scene, me) if scene.state.phase == BLEND else None,
    }


def _note(scene: Scene, me: Any, note: int) -> dict[str, Any]:
    chain = me.note[note]
    return {
        "note": NOTE_NAMES[note],
        "used": bool(chain.used),
        "recipes": [card(scene, int(c)) for c in chain.recipe[: chain.count]],
        "yard": _by_kind(me.yard[note]),
    }


def _draft(scene: Scene, me: Any) -> dict[str, Any]:
    """A seat's own blending so far (PE-B3)."""
    draft = me.draft
    at_effect = draft.note < NOTES
    return {
        "step": STEP_NAMES[draft.step],
        "note": NOTE_NAMES[draft.note] if at_effect else None,
        "place": int(draft.effect) if at_effect else None,
        "effect": _effect_at(scene, me) if at_effect else None,
        "used": [[place for place in range(me.note[n].count + 1) if int(draft.used[n]) >> place & 1]
                 for n in range(NOTES)],
        "flow": _by_kind(draft.flow),
        "yards": [_by_kind(draft.yard[note]) for note in range(NOTES)],
        "stored": _by_kind(draft.stored),
        "spaces": _by_kind(draft.spaces),
        "made": [card(scene, int(c)) for c in draft.make[: draft.made]],
        "need": [_by_kind(draft.need[note]) for note in range(NOTES)] if draft.step == PAYING else None,
    }


def _effect_at(scene: Scene, me: Any) -> dict[str, Any]:
    draft = me.draft
    if draft.effect == 0:
        return {"number": TILE + int(draft.note), **scene.edition.tile_faces[NOTE_NAMES[draft.note]]}
    number = int(me.note[draft.note].recipe[draft.effect - 1])
    return {"number": number - PERFUMES, **card(scene, number)}


def _by_kind(counts: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(KIND_NAMES, counts, strict=True)}


def _one_up(column: Any) -> int | None:
    return int(column) + 1 if column >= 0 else None
