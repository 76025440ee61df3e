"""How fast the rules run, beside two peers, in one run on one core.

    make bench            (or: python benchmarks/speed.py [GAME[:EDITION] ...] [--write])

Peers: OpenSpiel's backgammon (its C++ core driven from Python, uniformly random moves) and Catanatron
(random players). Machines differ and are noisy: time is processor time, and what counts are the ratios of
one run. Every figure is the best of several short runs. `--write` keeps the table in benchmarks/results.md.
"""

from __future__ import annotations

import os
import platform
import random
import sys
import time
import timeit
from collections.abc import Callable
from pathlib import Path

import numpy as np

from sections import keep_section
from sillage.kernel.edition import load_edition
from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from sillage.kernel.play import GREEDY, RANDOM, RESULT
from sillage.kernel.records import Bytes, blank
from sillage.table.position import Position

RUNS = 3
SECONDS = 1.0
CHOSEN: dict[str, str] = {}     # editions other than a game's default


def parts_of(name: str) -> Bytes:
    return load_edition(name, CHOSEN.get(name)).compile()


def best(rate: Callable[[], float]) -> float:
    """The best of several runs: noise only ever slows one down."""
    return max(rate() for _ in range(RUNS))


def open_spiel() -> float:
    """Decisions a second of OpenSpiel's backgammon, driven from Python."""
    import pyspiel

    game, rng = pyspiel.load_game("backgammon"), random.Random(1)
    state, decisions, start = game.new_initial_state(), 0, time.process_time()
    while time.process_time() - start < SECONDS:
        for _ in range(100):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
    return decisions / (time.process_time() - start)


def catanatron() -> float:
    """Decisions a second of Catanatron's random players."""
    from catanatron import Color, Game, RandomPlayer

    decisions, start, seed = 0, time.process_time(), 0
    while time.process_time() - start < SECONDS:
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
        seed += 1
        game.play()
        decisions += len(game.state.actions)
    return decisions / (time.process_time() - start)


def in_bulk(name: str, players: int, policy: int) -> float:
    """Whole games inside compiled code."""
    game, parts = find_game(name), parts_of(name)
    desk, pad, options = blank(game.boundary.desk), blank(game.notepad), game.option_codes(players, None)
    rows = np.zeros((400, RESULT), dtype=np.int32)
    decisions, start, first = 0, time.process_time(), 0
    while time.process_time() - start < SECONDS:
        game.boundary.play_games(desk, parts, options, np.full(4, policy, dtype=np.int8), pad, 1, first, rows)
        decisions += int(rows[:, 8].sum())
        first += len(rows)
    return decisions / (time.process_time() - start)


def from_python(name: str, players: int) -> float:
    """One compiled call a decision, uniformly random moves chosen in Python."""
    game, parts, rng = find_game(name), parts_of(name), random.Random(1)
    decisions, start, seed = 0, time.process_time(), 0
    while time.process_time() - start < SECONDS:
        position = Position.start(game, parts, players, seed=seed)
        seed += 1
        while position.count:
            position.play(position.moves[int(rng.random() * position.count)])
            decisions += 1
    return decisions / (time.process_time() - start)


def copy_ns(name: str) -> float:
    """A copy of a state, in nanoseconds."""
    game = find_game(name)
    state = Position.start(game, parts_of(name), game.players.start).state
    return min(timeit.repeat(state.copy, timer=time.process_time, number=100_000, repeat=RUNS)) * 1e4


def machine() -> str:
    info = Path("/proc/cpuinfo")
    names = [line.split(":")[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")] \
        if info.exists() else []
    name = names[0] if names else platform.machine()
    return f"{name}, {os.cpu_count()} cores, Python {platform.python_version()}"


def main() -> None:
    lines = [machine(), "", "| what | decisions a second | × OpenSpiel | × Catanatron |", "|---|---:|---:|---:|"]
    spiel, catan = best(open_spiel), best(catanatron)

    def row(what: str, rate: float) -> None:
        lines.append(f"| {what} | {rate:,.0f} | {rate / spiel:,.1f} | {rate / catan:,.1f} |")
        print(lines[-1], flush=True)

    print("\n".join(lines))
    row("OpenSpiel backgammon, from Python", spiel)
    row("Catanatron, random players", catan)
    copies = []
    wanted = [arg.partition(":") for arg in sys.argv[1:] if not arg.startswith("-")]
    CHOSEN.update({name: edition for name, _, edition in wanted if edition})
    for name in [name for name, _, _ in wanted] or game_ids():
        for players in find_game(name).players:
            for policy, label in ((RANDOM, "random"), (GREEDY, "greedy")):
                in_bulk(name, players, policy)
                bulk = best(lambda n=name, p=players, b=policy: in_bulk(n, p, b))
                row(f"{name}, {players} players, {label}, in bulk", bulk)
        most = find_game(name).players.stop - 1
        from_python(name, most)
        row(f"{name}, {most} players, random, from Python", best(lambda n=name, p=most: from_python(n, p)))
        held = find_game(name).state.itemsize
        copies.append(f"{name}: a copy of the state ({held} bytes) takes {copy_ns(name):.0f} ns")
    print("\n".join(copies))
    if "--write" in sys.argv:
        made = "Made by `python benchmarks/speed.py --write`: one core, the best of three runs of a second."
        keep_section("Speed", [made, "", *lines, "", *copies])


if __name__ == "__main__":
    main()
