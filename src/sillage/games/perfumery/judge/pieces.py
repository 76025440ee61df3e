"""Perfumery's judge: what an edition in a record holds."""

from __future__ import annotations

from sillage.games.perfumery.judge.books import LETTERS, NOTES, RANKS
from sillage.judge import HEAD, Maybe, each, sourced

EFFECT = {"pay": str, "get": str}
CARD = {"id": str, "rank": set(RANKS), "min_players": int, "value": int, "name": str}

PIECES = {
    **HEAD,
    "numbers": sourced(hand_limit=int, perfumers=int, most_perfumers=int, hire=int, synthetic=int),
    "funds": sourced(card=str, value=int),
    "tiles": sourced(**each(NOTES, EFFECT)),
    "recipes": sourced(cards=[CARD | EFFECT]),
    "perfumes": sourced(cards=[CARD | each(NOTES, str) | {"storage": {*LETTERS, ""}, "brand": int}]),
    "grades": Maybe(each(("apprentice", "perfumer", "nose", "maison", "legend"), int)),
    "order": Maybe(sourced(two=[int], three=[int], four=[int])),
}
