"""How fast the environments run, beside their peers, in one run on one core.

    python benchmarks/envs.py [GAME ...] [--write]      (pip install pgx pygame rlcard open-spiel for all peers)

One step after the other from Python: our PettingZoo face beside PettingZoo's own classic games and OpenSpiel's
backgammon through OpenSpiel's `rl_environment`. Many games a call: our CPU vector beside Pgx on the CPU, random actions
chosen by the caller, mask and observation written, a game that is over begun anew. A peer that is not installed is
left out. Time is processor time; every figure is the best of several short runs, and what counts are the ratios of
one run. `--write` keeps the tables in benchmarks/results.md.
"""

from __future__ import annotations

import importlib
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator

import numpy as np

from sections import keep_section
from sillage import envs
from sillage.kernel.game import game_ids

RUNS = 3
SECONDS = 1.0
SIZE = 1024                 # games of a vector
CLASSIC = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6", "go_v5")

Row = tuple[str, float]


def rate(work: Callable[[], int]) -> float:
    """Steps a second: the best of several runs, for noise only ever slows one down."""
    work()
    best = 0.0
    for _ in range(RUNS):
        steps, start = 0, time.process_time()
        while time.process_time() - start < SECONDS:
            steps += work()
        best = max(best, steps / (time.process_time() - start))
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


def pgx_vector(game: str) -> Callable[[], int]:
    """A call of Pgx: random legal actions and restarts inside what JAX compiles."""
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
        return step(state, actions, jax.random.split(restart, SIZE)), key

    held = [begin(jax.random.split(jax.random.PRNGKey(1), SIZE)), jax.random.PRNGKey(2)]

    def work() -> int:
        held[0], held[1] = go(*held)
        held[0].observation.block_until_ready()
        return SIZE

    return work


def there(name: str, make: Callable[[], Callable[[], int]]) -> Iterator[Row]:
    """A row, where its library is installed."""
    try:
        work = make()
    except ImportError as error:
        print(f"{name}: left out ({error})", flush=True)
        return
    found = rate(work)
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


def table(title: str, rows: list[Row], peer: str) -> list[str]:
    """Steps a second, and the ratio to a peer of the same run."""
    base = dict(rows).get(peer)
    lines = [f"### {title}", "", f"| environment | steps a second | times {peer} |", "|---|---:|---:|"]
    times = [f"{found / base:.1f}" if base else "" for _, found in rows]
    return [*lines, *(f"| {name} | {found:,.0f} | {n} |" for (name, found), n in zip(rows, times, strict=True)), ""]


def main() -> None:
    given = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    games = given or list(game_ids())
    lines = [f"Python {platform.python_version()}, {platform.machine()}, one core of {os.cpu_count()}.", ""]
    lines += table("One step after the other, from Python", one_by_one(games), "PettingZoo, connect_four_v3")
    lines += table(f"{SIZE:,} games a call, on the CPU", many_a_call(games), "Pgx, backgammon")
    print("\n".join(lines))
    if "--write" in sys.argv:
        keep_section("Environments", lines)


if __name__ == "__main__":
    main()
