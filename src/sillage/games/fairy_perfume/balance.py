"""Fairy Perfume: how its pieces are taken, and which of its numbers may be turned.

The fairies and the points of goals are printed; prices are ours. A free cube on an ability counts as taking it."""

from __future__ import annotations

from sillage.kernel.balance import Balance, Kind, Knob

BALANCE = Balance(
    kinds=(
        Kind("fairy", taken=(("companion", "fairy"),), shown=(("companion", "fairy"),), measure="wins"),
        Kind("ability", taken=(("ability", "ability"), ("placed", "ability"))),
        Kind("goal", taken=(("goal", "goal"),), shown=(("opened", "goal"),)),
        Kind("stone", taken=(("bought", "stone"),)),
    ),
    knobs=(
        Knob("ability_prices.prices.*.coins", 2, 6, kind="ability"),
        Knob("ability_prices.prices.*.power", 2, 6, kind="ability"),
        Knob("goal_prices.prices.*.coins", 3, 10, kind="goal"),
        Knob("goal_prices.prices.*.power", 3, 9, kind="goal"),
        Knob("stone_prices.coins.*", 1, 7, kind="stone"),
        Knob("stone_prices.pink", 5, 10),
    ),
    boards=tuple({"side": side, "variant": True} for side in "AB"),
    endings={"no-pink": 0.05},
)
