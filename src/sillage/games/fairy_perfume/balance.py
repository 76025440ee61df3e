"""Fairy Perfume: how its pieces are taken, and which of its numbers may be turned.

The fairies and the points of goals are printed; prices are ours. A free cube on an ability counts as taking it;
charcoal is not for sale."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sillage.games.fairy_perfume.layout import A_ONLY, ABILITY_NAMES, BOTH_SIDES
from sillage.kernel.balance import Balance, Kind, Knob


def on_side(ability: str, options: Mapping[str, Any]) -> bool:
    """FA-S1: four abilities on both sides, six on A only, six on B only."""
    number = ABILITY_NAMES.index(ability)
    return number < BOTH_SIDES or (number < BOTH_SIDES + A_ONLY) == (options.get("side", "A") == "A")


BALANCE = Balance(
    kinds=(
        Kind("fairy", taken=(("companion", "fairy"),), shown=(("companion", "fairy"),), measure="wins"),
        Kind("ability", taken=(("ability", "ability"), ("placed", "ability")), there=on_side),
        Kind("goal", taken=(("goal", "goal"),), shown=(("opened", "goal"),)),
        Kind("stone", taken=(("bought", "stone"),), there=lambda stone, options: stone != "charcoal"),
    ),
    knobs=(
        Knob("ability_prices.prices.*.coins", 2, 6, kind="ability"),
        Knob("ability_prices.prices.*.power", 2, 6, kind="ability"),
        Knob("goal_prices.prices.*.coins", 3, 10, kind="goal"),
        Knob("goal_prices.prices.*.power", 3, 10, kind="goal"),
        Knob("stone_prices.coins.*", 1, 7, kind="stone"),
        Knob("stone_prices.pink", 3, 10),
        Knob("side_b.stones.*", 1, 10),
        Knob("side_b.abilities.*.coins", 2, 6, kind="ability"),
        Knob("side_b.abilities.*.power", 2, 6, kind="ability"),
    ),
    boards=tuple({"side": side, "variant": True} for side in "AB"),
    endings={"no-pink": 0.05},
)
