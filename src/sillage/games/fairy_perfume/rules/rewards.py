"""Fairy Perfume, phase 2: what stored stones are worth (FA-2b to FA-2e, FA-B3, FA-B5 to FA-B15).

Pure counting on an array of stones and an array of abilities, so that rules, advice and greedy share it. How much a
stone or an ability gives, the edition says; here stands what it is given for.
"""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    BLUE,
    BLUE_YELLOW,
    FOR_ONE,
    FOR_PAIRS,
    GREEN,
    GREEN_WHITE,
    PAIR_KINDS,
    STONES,
    WHITE,
    YELLOW,
    YELLOW_PAIRS,
)
from sillage.kernel.compile import rule


# ---- a single stone --------------------------------------------------------------------------------
@rule
def single(parts, ability, stone, currency):
    """FA-2b, FA-2e: coins or fairy power for one stored stone, its own and those of the ability for it."""
    adds = FOR_ONE[stone]
    return int(parts.reward[stone].amount[currency]) + int(ability[adds]) * int(parts.effect[adds].amount[currency])


@rule
def single_free(parts, ability, stone):
    """FA-B3, FA-B12: resources for one stored stone that the owner takes as coins or power."""
    adds = FOR_ONE[stone]
    return int(ability[adds]) * int(parts.effect[adds].either)


# ---- pairs -----------------------------------------------------------------------------------------
@rule(inline=True)
def pairs(stones, ability):
    """FA-B17: the pairs for one of FOR_PAIRS. A stone counts once within one; different ones may count the same."""
    if ability == YELLOW_PAIRS:
        return int(stones[YELLOW]) // 2
    if ability == GREEN_WHITE:
        return min(int(stones[GREEN]), int(stones[WHITE]))
    if ability == BLUE_YELLOW:
        return min(int(stones[BLUE]), int(stones[YELLOW]))
    return int(stones[GREEN]) // 2


@rule
def in_pairs(parts, ability, stones, currency):
    """FA-B5, FA-B7, FA-B14, FA-B15."""
    total = 0
    for kind in range(PAIR_KINDS):
        counts = FOR_PAIRS[kind]
        total += pairs(stones, counts) * int(ability[counts]) * int(parts.effect[counts].amount[currency])
    return total


# ---- all of them -----------------------------------------------------------------------------------
@rule
def times(stones, stone, doubled):
    """How often a stone's reward is given; `doubled` is a stone plus 1 (FA-2d)."""
    return int(stones[stone]) + (1 if doubled == stone + 1 else 0)


@rule
def reward_for(parts, ability, stones, doubled, currency):
    """FA-2b to FA-2e: coins or fairy power for all that is stored."""
    total = in_pairs(parts, ability, stones, currency)
    for stone in range(STONES):
        total += times(stones, stone, doubled) * single(parts, ability, stone, currency)
    return total


@rule
def free_for(parts, ability, stones, doubled):
    """FA-B3, FA-B12: what its owner takes as coins or as fairy power; FA-2d doubles it too."""
    total = 0
    for stone in range(STONES):
        total += times(stones, stone, doubled) * single_free(parts, ability, stone)
    return total
