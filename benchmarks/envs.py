"""How fast the environments run, beside their peers, in one run on one core, or on a GPU.

    python benchmarks/envs.py [GAME ...] [--gpu] [--write]      (pip install pgx pygame rlcard open-spiel for all peers)

One step after the other from Python: our PettingZoo face beside PettingZoo's own classic games and OpenSpiel's
backgammon through OpenSpiel's `rl_environment`. Many games a call: our CPU vector beside Pgx on the CPU, random actions
chosen by the caller, mask and observation written, a game that is over begun anew. A peer that is not installed is
left out. Time is processor time; every figure is the best of several short runs, and what counts are the ratios of
one run. With `--gpu`: our vector and Pgx on an NVIDIA GPU, by the clock, several calls under way at a time. `--write`
keeps the tables in benchmarks/results.md.
"""

from __future__ import annotations

import importlib
import itertools
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator

import numpy as np

from sections import keep_section
from sillage import envs
from sillage.kernel.edition import load_edition
from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game

RUNS = 3
SECONDS = 0.5
SIZE = 1024                 # games of a vector
GPU_SIZES = (65_536, 262_144, 1_048_576)        # Pgx gains nothing from the last
CALLS = 25                  # to a GPU, before we wait for it
CLASSIC = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6", "go_v5")

Row = tuple[str, float]


def rate(work: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """Steps a second: the best of several runs, for noise only ever slows one down."""
    work()
    best = 0.0
    for _ in range(RUNS):
        steps, start = 0, clock()
        while clock() - start < SECONDS:
            steps += work()
        best = max(best, steps / (clock() - start))
    return best


def zoo(env: object) -> Callable[[], int]:
    """A game of a PettingZoo environment, as its own benchmark plays it."""

    def work() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut_off, info = env.last()
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            action = None if ended or cut_off else random.choice(np.flatnonzero(mask).tolist())
            env.step(action)
            steps += action is not None
            if steps >= 1000:
                break
        return steps

    return work


def rl_environment() -> Callable[[], int]:
    """A game of OpenSpiel's backgammon (C++) through its environment for learners, with observations."""
    from open_spiel.python import rl_environment

    env = rl_environment.Environment("backgammon")

    def work() -> int:
        step, steps = env.reset(), 0
        while not step.last() and steps < 1000:
            player = step.observations["current_player"]
            step = env.step([random.choice(step.observations["legal_actions"][player])])
            steps += 1
        return steps

    return work


def our_vector(game: str, players: int) -> Callable[[], int]:
    """A call of our vector, every seat the caller's."""
    env = envs.vector(game, SIZE, players, opponents=None, jobs=1, copy=False)
    env.reset(seed=1)
    rng = np.random.default_rng(1)

    def work() -> int:
        masks = env.batch.masks
        env.batch.step((rng.random(masks.shape, np.float32) * masks).argmax(axis=1))
        return SIZE

    return work


def bare_vector(game: str, players: int) -> Callable[[], int]:
    """The same by the first legal action: a cheaper choice than a random one, and other games."""
    env = envs.vector(game, SIZE, players, opponents=None, jobs=1, copy=False)
    env.reset(seed=1)

    def work() -> int:
        env.batch.step(env.batch.masks.argmax(axis=1))
        return SIZE

    return work


def pgx_vector(game: str, size: int = SIZE, calls: int = 1) -> Callable[[], int]:
    """Calls of Pgx: random legal actions and restarts inside what JAX compiles."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")     # or nothing is left for ours
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def go(state, key):
        key, choose, restart = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choose, logits, axis=-1)
        return step(state, actions, jax.random.split(restart, size)), key

    held = [begin(jax.random.split(jax.random.PRNGKey(1), size)), jax.random.PRNGKey(2)]

    def work() -> int:
        for _ in range(calls):
            held[0], held[1] = go(*held)
        held[0].observation.block_until_ready()
        return calls * size

    return work


# The masks of four games are read at a time, once: the n-th legal action takes the place of what was found with a
# chance of 1 in n.
CHOOSE = """
typedef unsigned long long whole;
extern "C" __global__ void choose(const unsigned* masks, int actions, int fours, whole call, short4* to) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= fours) return;
    whole x = (call * fours + i + 1) * 0x9E3779B97F4A7C15ull;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
    x ^= x >> 31;
    unsigned count[4] = {0, 0, 0, 0};
    short found[4] = {0, 0, 0, 0};
    #pragma unroll 8
    for (int a = 0; a < actions; a++) {
        unsigned legal = masks[(size_t)a * fours + i];
        if (legal == 0) continue;
        #pragma unroll
        for (int game = 0; game < 4; game++) {
            if ((legal >> 8 * game & 1) == 0) continue;
            x = x * 6364136223846793005ull + 1442695040888963407ull;
            count[game]++;
            if (((x >> 32) * count[game]) >> 32 == 0) found[game] = a;
        }
    }
    to[i] = make_short4(found[0], found[1], found[2], found[3]);
}
"""
CHOOSERS = 128              # threads of a block of it


def gpu_vector(game: str, size: int) -> Callable[[], int]:
    """Calls of our vector on the GPU, every seat the caller's, legal actions drawn at random by a kernel of its own."""
    import cupy

    from sillage.gpu import VectorEnv

    env = VectorEnv(find_game(game), load_edition(game), [None, None], size, check=False)
    choose, actions = cupy.RawKernel(CHOOSE, "choose"), cupy.zeros(size, np.int16)
    masks, fours, called = env.masks.T, size // 4, itertools.count()
    blocks = (fours + CHOOSERS - 1) // CHOOSERS
    env.reset(seed=1)

    def work() -> int:
        for _ in range(CALLS):
            given = masks, np.int32(len(masks)), np.int32(fours), np.uint64(next(called)), actions
            choose((blocks,), (CHOOSERS,), given)
            env.step(actions)
        cupy.cuda.Device().synchronize()
        return CALLS * size

    for _ in range(4):      # games in the middle, not all at their beginning
        work()
    return work


def there(
    name: str, make: Callable[[], Callable[[], int]], clock: Callable[[], float] = time.process_time
) -> Iterator[Row]:
    """A row, where its library is installed."""
    try:
        work = make()
    except ImportError as error:
        print(f"{name}: left out ({error})", flush=True)
        return
    found = rate(work, clock)
    print(f"{name}: {found:,.0f} steps a second", flush=True)
    yield name, found


def classic(name: str) -> Callable[[], int]:
    return zoo(importlib.import_module(f"pettingzoo.classic.{name}").env())


def one_by_one(games: list[str]) -> list[Row]:
    rows: list[Row] = []
    for name in CLASSIC:
        rows += there(f"PettingZoo, {name}", lambda name=name: classic(name))
    rows += there("OpenSpiel, backgammon, rl_environment", rl_environment)
    for game in games:
        rows += there(f"Sillage, {game}, 2 players, aec", lambda game=game: zoo(envs.aec(game)))
        rows += there(f"Sillage, {game}, 2 players, raw_env", lambda game=game: zoo(envs.raw_env(game)))
    return rows


def many_a_call(games: list[str]) -> list[Row]:
    rows: list[Row] = []
    for name in ("backgammon", "sparrow_mahjong", "connect_four"):
        rows += there(f"Pgx, {name}", lambda name=name: pgx_vector(name))
    for game in games:
        rows += there(f"Sillage, {game}, 2 players, random", lambda game=game: our_vector(game, 2))
        rows += there(f"Sillage, {game}, 2 players, first legal action", lambda game=game: bare_vector(game, 2))
    return rows


def on_a_gpu(games: list[str]) -> list[Row]:
    """Pgx on JAX's device beside ours."""
    rows: list[Row] = []
    for name in ("backgammon", "sparrow_mahjong"):
        for size in GPU_SIZES[:2]:
            title = f"Pgx, {name}, {size:,} games"
            rows += there(title, lambda name=name, size=size: pgx_vector(name, size, CALLS), time.perf_counter)
    for game in games:
        for size in GPU_SIZES:
            title = f"Sillage, {game}, 2 players, {size:,} games"
            rows += there(title, lambda game=game, size=size: gpu_vector(game, size), time.perf_counter)
    return rows


def table(title: str, rows: list[Row], peer: str) -> list[str]:
    """Steps a second, and the ratio to a peer of the same run."""
    base = dict(rows).get(peer)
    lines = [f"### {title}", "", f"| environment | steps a second | times {peer} |", "|---|---:|---:|"]
    times = [f"{found / base:.1f}" if base else "" for _, found in rows]
    return [*lines, *(f"| {name} | {found:,.0f} | {n} |" for (name, found), n in zip(rows, times, strict=True)), ""]


def main() -> None:
    given = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    games = given or list(game_ids())
    if "--gpu" in sys.argv:
        lines = table("Random choice included", on_a_gpu(games), f"Pgx, backgammon, {GPU_SIZES[0]:,} games")
        print("\n".join(lines))
        if "--write" in sys.argv:
            keep_section("Environments on a GPU", lines)
        return
    lines = [f"Python {platform.python_version()}, {platform.machine()}, one core of {os.cpu_count()}.", ""]
    lines += table("One step after the other, from Python", one_by_one(games), "PettingZoo, connect_four_v3")
    lines += table(f"{SIZE:,} games a call, on the CPU", many_a_call(games), "Pgx, backgammon")
    print("\n".join(lines))
    if "--write" in sys.argv:
        keep_section("Environments", lines)


if __name__ == "__main__":
    main()
