"""Fairy Perfume, phase 2: what stored stones are worth (FA-2b to FA-2e, FA-B3, FA-B5 to FA-B15).

Pure counting on an array of stones and an array of abilities, so that rules, advice and greedy share it.
"""

from __future__ import annotations

from sillage.games.fairy_perfume.layout import (
    BLUE,
    BLUE_BONUS,
    BLUE_YELLOW,
    CHARCOAL,
    CHARCOAL_PINK,
    GREEN,
    GREEN_BONUS,
    GREEN_PAIRS,
    GREEN_WHITE,
    PINK,
    RED,
    RED_INCOME,
    STONES,
    WHITE,
    WHITE_BONUS,
    YELLOW,
    YELLOW_BONUS,
    YELLOW_PAIRS,
)
from sillage.kernel.compile import rule


@rule
def single_coins(ability, stone):
    """Coins for one stored stone: its own (FA-2b) and those of abilities for a single stone."""
    if stone == YELLOW:
        return 1 + int(ability[YELLOW_BONUS])           # FA-B11
    if stone == BLUE:
        return 3 + 2 * int(ability[BLUE_BONUS])         # FA-B8
    if stone == WHITE:
        return 2 * int(ability[WHITE_BONUS])            # FA-B13
    return 0


@rule
def single_power(ability, stone):
    """Fairy power for one stored stone, likewise."""
    if stone == GREEN:
        return 1 + int(ability[GREEN_BONUS])            # FA-B9
    if stone == WHITE:
        return 2 + 2 * int(ability[WHITE_BONUS])
    if stone == BLUE:
        return 2 * int(ability[BLUE_BONUS])
    return 0


@rule
def single_free(ability, stone):
    """Resources for one stored stone that the owner takes as coins or power."""
    if stone == RED:
        return 2 * int(ability[RED_INCOME])             # FA-B3
    if stone in (CHARCOAL, PINK):
        return int(ability[CHARCOAL_PINK])              # FA-B12
    return 0


@rule
def pair_coins(ability, stones):
    """FA-B17: a stone counts once within a pair ability; different abilities may count the same stone."""
    coins = 2 * int(ability[YELLOW_PAIRS]) * (int(stones[YELLOW]) // 2)                          # FA-B5
    coins += 3 * int(ability[GREEN_WHITE]) * min(int(stones[GREEN]), int(stones[WHITE]))              # FA-B7
    return coins + 2 * int(ability[BLUE_YELLOW]) * min(int(stones[BLUE]), int(stones[YELLOW]))        # FA-B14


@rule
def pair_power(ability, stones):
    power = 2 * int(ability[GREEN_WHITE]) * min(int(stones[GREEN]), int(stones[WHITE]))
    power += 3 * int(ability[BLUE_YELLOW]) * min(int(stones[BLUE]), int(stones[YELLOW]))
    return power + 3 * int(ability[GREEN_PAIRS]) * (int(stones[GREEN]) // 2)                     # FA-B15


@rule
def times(stones, stone, doubled):
    """How often a stone's reward is given; `doubled` is a stone plus 1 (FA-2d)."""
    return int(stones[stone]) + (1 if doubled == stone + 1 else 0)


@rule
def coins_for(ability, stones, doubled):
    total = pair_coins(ability, stones)
    for stone in range(STONES):
        total += times(stones, stone, doubled) * single_coins(ability, stone)
    return total


@rule
def power_for(ability, stones, doubled):
    total = pair_power(ability, stones)
    for stone in range(STONES):
        total += times(stones, stone, doubled) * single_power(ability, stone)
    return total


@rule
def free_for(ability, stones, doubled):
    total = 0
    for stone in range(STONES):
        total += times(stones, stone, doubled) * single_free(ability, stone)
    return total
