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

SAME = 100_000      # games compared with the CPU
BULK = {RANDOM: 4_000_000, GREEDY: 200_000}     # games timed


def main(names: list[str]) -> None:
    from numba import cuda

    print(f"device: {cuda.get_current_device().name}")
    print(f"{'game':14} {'players':>7} {'policy':>7} {'equal games':>12} {'decisions/s':>16}")
    for name in names:
        game, parts = find_game(name), load_edition(name).compile()
        for players in game.players:
            for policy, label in ((RANDOM, "random"), (GREEDY, "greedy")):
                options = game.option_codes(players, None)
                policies = np.full(4, policy, dtype=np.int8)
                gpu = play_games(game, parts, options, policies, 1, 0, SAME)
                cpu = np.zeros((SAME, RESULT), dtype=np.int32)
                game.boundary.play_games(blank(game.boundary.desk), parts, options, policies, 1, 0, cpu)
                equal = int((gpu == cpu).all(axis=1).sum())
                play_games(game, parts, options, policies, 2, 0, SAME)
                start = time.perf_counter()
                rows = play_games(game, parts, options, policies, 3, 0, BULK[policy])
                rate = rows[:, 8].sum(dtype=np.int64) / (time.perf_counter() - start)
                print(f"{name:14} {players:7} {label:>7} {equal:5} of {SAME} {rate:16,.0f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or list(game_ids()))
