"""The same playouts on the CPU and under numba.cuda: equal bit for bit, and how fast.

    python benchmarks/gpu.py [GAME ...] [--players N ...] [--policy NAME] [--equal | --bulk | --vector] [--write]

Run it on a machine with an NVIDIA GPU. `--equal` only compares, `--bulk` only takes the time, `--vector` compares the
vector environments step by step, `--write` keeps the table in benchmarks/results.md. Where time on such a machine is
short, the CPU's games can be played before, on any other: `--keep FOLDER` plays them and keeps their results, `--kept
FOLDER` compares with these.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sections import keep_section
from sillage.arena.simulate import POLICIES, Series, play_series
from sillage.envs.batch import Batch
from sillage.gpu import VectorEnv, play_games
from sillage.gpu.device import numba_cuda
from sillage.kernel.edition import Edition, load_edition
from sillage.kernel.found import game_ids
from sillage.kernel.game import Game, find_game
from sillage.kernel.play import DECISIONS

SAME = {"random": 100_000, "greedy": 10_000}        # games compared with the CPU
BULK = {"random": 4_000_000, "greedy": 10_000}      # games timed
VECTOR, STEPS = 4096, 150                           # games and steps of vectors that are compared
SHOWN = ("observations", "masks", "actors", "rewards", "dones")

HEAD = ("| game | players | policy | equal games | decisions a second |", "|---|---:|---|---:|---:|")


def given(game: Game, edition: Edition, players: int, policy: str) -> tuple[object, ...]:
    """What a playout is asked for."""
    policies = np.full(4, POLICIES[policy], dtype=np.int8)
    return game, edition.compile(), game.option_codes(players, None), policies


def on_the_cpu(game: Game, edition: Edition, players: int, policy: str) -> npt.NDArray[np.int32]:
    """The rows of the games that are compared, as the CPU plays them."""
    series = Series(game, edition, players, game.option_values(players, {}), (policy,) * players, seed=1)
    lots = sorted(play_series(series, SAME[policy], jobs=os.cpu_count() or 1), key=lambda lot: lot[0])
    return np.concatenate([rows for _, rows in lots])


def steps_of(env: Batch | VectorEnv, size: int, on_host: Callable[[Any], Any]) -> list[str]:
    """A digest of all that a vector shows after each step; a seed for all games, then one for each of them."""
    rng, found = np.random.default_rng(1), []
    for seed in (1, range(size)):
        env.reset(seed)
        for _ in range(STEPS):
            shown = [np.ascontiguousarray(on_host(getattr(env, name))) for name in SHOWN]
            found.append(hashlib.sha256(b"".join(array.tobytes() for array in shown)).hexdigest())
            masks = shown[1]
            env.step((rng.random(masks.shape, np.float32) * masks).argmax(axis=1))
    return found


def kept(folder: Path, game: Game, players: int, policy: str) -> Path:
    return folder / f"{game.id}-{players}-{policy}.npz"


def equal_steps(game: Game, edition: Edition, players: int, folder: Path | None) -> str:
    """How many steps of a vector show the same on the CPU."""
    import cupy

    gpu = steps_of(VectorEnv(game, edition, [None] * players, VECTOR, check=False), VECTOR, cupy.asnumpy)
    cpu = np.load(kept(folder, game, players, "vector"))["rows"] if folder else cpu_steps(game, edition, players)
    return f"{sum(a == b for a, b in zip(gpu, cpu, strict=True))} of {len(gpu)} steps"


def cpu_steps(game: Game, edition: Edition, players: int) -> list[str]:
    return steps_of(Batch(game, edition, [None] * players, VECTOR), VECTOR, np.asarray)


def equal(game: Game, edition: Edition, players: int, policy: str, folder: Path | None) -> str:
    """How many games are the same on the CPU, row by row."""
    gpu = play_games(*given(game, edition, players, policy), 1, 0, SAME[policy])
    cpu = np.load(kept(folder, game, players, policy))["rows"] if folder else on_the_cpu(game, edition, players, policy)
    return f"{int((gpu == cpu).all(axis=1).sum()):,} of {SAME[policy]:,}"


def bulk(game: Game, edition: Edition, players: int, policy: str) -> str:
    """Decisions a second, from the call to the results in the computer's memory."""
    asked = given(game, edition, players, policy)
    play_games(*asked, 2, 0, 1000)      # compiles, or loads
    start = time.perf_counter()
    rows = play_games(*asked, 3, 0, BULK[policy])
    return f"{rows[:, DECISIONS].sum(dtype=np.int64) / (time.perf_counter() - start):,.0f}"


def asked_for(told: argparse.Namespace) -> Iterator[tuple[Game, Edition, int, str]]:
    for name in told.games or game_ids():
        game, edition = find_game(name), load_edition(name)
        for players in told.players or game.players:
            for policy in ["vector"] if told.vector else told.policy or BULK:
                yield game, edition, players, policy


def rows(told: argparse.Namespace) -> Iterator[str]:
    for game, edition, players, policy in asked_for(told):
        if told.vector:
            found, speed = equal_steps(game, edition, players, told.kept), ""
        else:
            found = "" if told.bulk else equal(game, edition, players, policy, told.kept)
            speed = "" if told.equal else bulk(game, edition, players, policy)
        yield f"| {game.id} | {players} | {policy} | {found} | {speed} |"


def keep(told: argparse.Namespace) -> None:
    """Plays the CPU's games only."""
    told.keep.mkdir(parents=True, exist_ok=True)
    for game, edition, players, policy in asked_for(told):
        path = kept(told.keep, game, players, policy)
        rows = cpu_steps(game, edition, players) if told.vector else on_the_cpu(game, edition, players, policy)
        np.savez_compressed(path, rows=rows)
        print(path, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--players", nargs="+", type=int, metavar="N")
    parser.add_argument("--policy", choices=list(BULK), action="append")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--equal", action="store_true", help="only compares")
    only.add_argument("--bulk", action="store_true", help="only takes the time")
    parser.add_argument("--vector", action="store_true", help="compares the vectors' steps, not whole games")
    only.add_argument("--keep", type=Path, metavar="FOLDER", help="only plays the CPU's games and keeps them")
    parser.add_argument("--kept", type=Path, metavar="FOLDER", help="compares with games that were kept")
    parser.add_argument("--write", action="store_true", help="keeps the table in benchmarks/results.md")
    told = parser.parse_args()
    if told.keep:
        keep(told)
        return
    card = numba_cuda().get_current_device().name
    card = card.decode() if isinstance(card, bytes) else card
    about = "the same games on CPU and GPU, compared row by row (points, tie-breaks, decisions, rounds, ending)"
    lines = [f"{card}: {about}.", "", *HEAD]
    print("\n".join(lines), flush=True)
    for line in rows(told):
        print(line, flush=True)
        lines.append(line)
    if told.write:
        keep_section("GPU", lines)


if __name__ == "__main__":
    main()
