"""Fairy Perfume's judge: what an edition in a record holds."""

from __future__ import annotations

from sillage.games.fairy_perfume.judge.books import ABILITIES, CURRENCIES, FAIRIES, GOALS, PRINTED, SHARED, STONES
from sillage.judge import HEAD, Maybe, alike, each, sourced

FOR_SALE = STONES[:5]       # pink has a line of its own, charcoal is not for sale
PRICE = each(CURRENCIES, (int, None))
BOTH = each(CURRENCIES, int)

PIECES = {
    **HEAD,
    "supply": sourced(market=each(FOR_SALE, int), pink=each(("two", "three", "four"), int), charcoal=int),
    "start": sourced(fairies=each(FAIRIES, BOTH | each(("yellow", "green", "charcoal"), int))),
    "track": sourced(start_value=int),
    "shake": sourced(gentle=[int], hard=[int], glass_beats=int, patience_beats=int),
    "stone_prices": sourced(coins=each(FOR_SALE, int), pink=int),
    "ability_prices": sourced(prices=each(ABILITIES, PRICE)),
    "goal_prices": sourced(prices=each(GOALS, PRICE)),
    "goal_points": sourced(points=each(GOALS, [int])),
    **{name: Maybe(sourced(**alike(table))) for name, table in PRINTED.items()},
    "royal": Maybe(sourced(cube={"left", "right"})),
    "side_b": Maybe(sourced(stones=each(STONES[:6], Maybe(int)), abilities=each(SHARED, Maybe(PRICE)))),
}
