"""The same playouts on the CPU and under numba.cuda: equal bit for bit, and how fast.

    python benchmarks/gpu.py [GAME ...]

Prints a table; run it on a machine with an NVIDIA GPU.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from sillage.gpu import play_games
from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game, game_ids
from sillage.kernel.play import GREEDY, RANDOM, RESULT
from sillage.kernel.records import blank

SAME = {RANDOM: 100_000, GREEDY: 10_000}        # games compared with the CPU
BULK = {RANDOM: 4_000_000, GREEDY: 100_000}     # games timed


def main(names: list[str]) -> None:
    from numba import cuda

    print(f"device: {cuda.get_current_device().name}")
    print(f"{'game':14} {'players':>7} {'policy':>7} {'equal games':>16} {'decisions/s':>16}")
    for name in names:
        game, parts = find_game(name), load_edition(name).compile()
        for players in game.players:
            for policy, label in ((RANDOM, "random"), (GREEDY, "greedy")):
                options = game.option_codes(players, None)
                policies = np.full(4, policy, dtype=np.int8)
                same = SAME[policy]
                gpu = play_games(game, parts, options, policies, 1, 0, same)
                cpu = np.zeros((same, RESULT), dtype=np.int32)
                game.boundary.play_games(blank(game.boundary.desk), parts, options, policies, 1, 0, cpu)
                equal = int((gpu == cpu).all(axis=1).sum())
                start = time.perf_counter()
                rows = play_games(game, parts, options, policies, 3, 0, BULK[policy])
                rate = rows[:, 8].sum(dtype=np.int64) / (time.perf_counter() - start)
                print(f"{name:14} {players:7} {label:>7} {equal:6} of {same:6} {rate:16,.0f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or list(game_ids()))
