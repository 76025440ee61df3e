"""The same playouts on the CPU and under numba.cuda: equal bit for bit, and how fast.

    python benchmarks/gpu.py [GAME ...] [--equal | --bulk] [--write]

Run it on a machine with an NVIDIA GPU. `--equal` only compares, `--bulk` only takes the time, `--write` keeps the table
in benchmarks/results.md.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator

import numpy as np

from sections import keep_section
from sillage.arena.simulate import POLICIES, Series, play_series
from sillage.gpu import play_games
from sillage.gpu.device import numba_cuda
from sillage.kernel.edition import Edition, load_edition
from sillage.kernel.found import game_ids
from sillage.kernel.game import Game, find_game
from sillage.kernel.play import DECISIONS

SAME = {"random": 100_000, "greedy": 10_000}        # games compared with the CPU
BULK = {"random": 4_000_000, "greedy": 10_000}      # games timed

HEAD = ("| game | players | policy | equal games | decisions a second |", "|---|---:|---|---:|---:|")


def given(game: Game, edition: Edition, players: int, policy: str) -> tuple[object, ...]:
    """What a playout is asked for."""
    policies = np.full(4, POLICIES[policy], dtype=np.int8)
    return game, edition.compile(), game.option_codes(players, None), policies


def equal(game: Game, edition: Edition, players: int, policy: str) -> str:
    """How many games are the same on the CPU, row by row."""
    series = Series(game, edition, players, game.option_values(players, {}), (policy,) * players, seed=1)
    gpu = play_games(*given(game, edition, players, policy), 1, 0, SAME[policy])
    same = sum(
        int((gpu[first : first + len(cpu)] == cpu).all(axis=1).sum())
        for first, cpu in play_series(series, SAME[policy], jobs=os.cpu_count() or 1)
    )
    return f"{same:,} of {SAME[policy]:,}"


def bulk(game: Game, edition: Edition, players: int, policy: str) -> str:
    """Decisions a second, from the call to the results in the computer's memory."""
    asked = given(game, edition, players, policy)
    play_games(*asked, 2, 0, 1000)      # compiles, or loads
    start = time.perf_counter()
    rows = play_games(*asked, 3, 0, BULK[policy])
    return f"{rows[:, DECISIONS].sum(dtype=np.int64) / (time.perf_counter() - start):,.0f}"


def rows(names: list[str], options: set[str]) -> Iterator[str]:
    for name in names:
        game, edition = find_game(name), load_edition(name)
        for players in game.players:
            for policy in BULK:
                found = "" if "--bulk" in options else equal(game, edition, players, policy)
                speed = "" if "--equal" in options else bulk(game, edition, players, policy)
                yield f"| {name} | {players} | {policy} | {found} | {speed} |"


def main(arguments: list[str]) -> None:
    options = {argument for argument in arguments if argument.startswith("--")}
    names = [argument for argument in arguments if argument not in options] or list(game_ids())
    card = numba_cuda().get_current_device().name
    card = card.decode() if isinstance(card, bytes) else card
    about = "the same games on CPU and GPU, compared row by row (points, tie-breaks, decisions, rounds, ending)"
    lines = [f"{card}: {about}.", "", *HEAD]
    print("\n".join(lines), flush=True)
    for line in rows(names, options):
        print(line, flush=True)
        lines.append(line)
    if "--write" in options:
        keep_section("GPU", lines)


if __name__ == "__main__":
    main(sys.argv[1:])
