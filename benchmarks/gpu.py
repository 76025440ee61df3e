"""The same playouts on the CPU and under numba.cuda: equal bit for bit, and how fast.

    python benchmarks/gpu.py [GAME ...]

Prints a table; run it on a machine with an NVIDIA GPU.
"""

from __future__ import annotations

import os
import sys
import time

import numpy as np

from sillage.arena.simulate import POLICIES, Series, play_series
from sillage.gpu import play_games
from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game, game_ids

SAME = 100_000                                      # games compared with the CPU
BULK = {"random": 4_000_000, "greedy": 50_000}     # games timed


def main(names: list[str]) -> None:
    from numba import cuda

    print(f"device: {cuda.get_current_device().name}")
    print(f"{'game':14} {'players':>7} {'policy':>7} {'equal games':>17} {'decisions/s':>16}")
    for name in names:
        game, edition = find_game(name), load_edition(name)
        parts = edition.compile()
        for players in game.players:
            for policy in BULK:
                series = Series(game, edition, players, game.option_values(players, {}), (policy,) * players, seed=1)
                options, policies = game.option_codes(players, None), np.full(4, POLICIES[policy], dtype=np.int8)
                gpu = play_games(game, parts, options, policies, 1, 0, SAME)
                equal = sum(
                    int((gpu[first : first + len(cpu)] == cpu).all(axis=1).sum())
                    for first, cpu in play_series(series, SAME, jobs=os.cpu_count() or 1)
                )
                start = time.perf_counter()
                rows = play_games(game, parts, options, policies, 3, 0, BULK[policy])
                rate = rows[:, 8].sum(dtype=np.int64) / (time.perf_counter() - start)
                print(f"{name:14} {players:7} {policy:>7} {equal:7,} of {SAME:,} {rate:16,.0f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or list(game_ids()))
