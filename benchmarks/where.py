"""Where the time of a decision goes: by phase, in the rules and in the greedy policy.

    python benchmarks/where.py [GAME ...] [--write]

Positions of random games are kept, and each is played again and again: a copy of the state, then the legal actions,
then the action. Differences are what each of them takes. Greedy is asked once for each position of greedy games, in
their order and beginning with a blank notepad, from Python; what the call itself takes is taken off. One core,
processor time, the best of several runs; two players.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict

import numpy as np

from sections import keep_section
from sillage.kernel.compile import rule
from sillage.kernel.edition import load_edition
from sillage.kernel.found import game_ids
from sillage.kernel.game import Game, find_game
from sillage.kernel.play import GREEDY, RANDOM, apply, legal
from sillage.kernel.records import blank, read
from speed import machine

GAMES = 40              # games whose positions are kept
A_PHASE = 300           # positions of a phase whose rules are measured, at most
AGAIN = 200             # times each is played
RUNS = 5
COPY, LEGAL, PLAY = range(3)


def work(game: Game):
    """Compiled: plays positions again and again, as far as it is asked to."""
    DESK, PARTS, STATE = game.boundary.desk, game.parts, game.state

    @rule
    def again(desk, kept, actions, parts, times, how_far):
        d, p, rows = desk.view(DESK), parts.view(PARTS)[0], kept.view(STATE)
        for _ in range(times):
            for n in range(len(actions)):
                d[0].state = rows[n]
                if how_far >= LEGAL:
                    d[0].count = legal(d[0].state, p, d[0].moves)
                if how_far >= PLAY:
                    apply(d[0].state, p, actions[n], d[0].chance, d[0].log)

    return again


def positions(game: Game, parts, policy: int) -> dict[int, list[tuple[np.ndarray, int]]]:
    """Positions of games by phase, each with the action that was taken."""
    found = defaultdict(list)
    pad = blank(game.notepad)
    for number in range(GAMES):
        desk = blank(game.boundary.desk)
        record = read(desk, game.boundary.desk)
        game.boundary.seed(desk_part(desk, game, "chance"), desk_part(desk, game, "whim"), np.uint64(1), number)
        count = game.boundary.start(desk, parts, game.option_codes(2, None))
        while count > 0:
            before = desk.copy()
            action = int(game.boundary.choose(desk, parts, policy, pad))
            found[int(record.state.phase)].append((before, action))
            count = game.boundary.step(desk, parts, action)
    return found


def desk_part(desk, game: Game, name: str):
    kind, at = game.boundary.desk.fields[name][:2]
    return desk[at : at + kind.itemsize]


def best(measured) -> float:
    """The least of several runs, in seconds."""
    times = []
    for _ in range(RUNS):
        start = time.process_time()
        measured()
        times.append(time.process_time() - start)
    return min(times)


def rules_ns(again, game: Game, parts, some) -> tuple[float, float]:
    """What the legal actions of a position take, and what playing one takes."""
    kept = np.concatenate([desk_part(desk, game, "state") for desk, _ in some])
    actions = np.array([action for _, action in some], dtype=np.int16)
    desk = blank(game.boundary.desk)
    took = [best(lambda far=far: again(desk, kept, actions, parts, AGAIN, far)) for far in (COPY, LEGAL, PLAY)]
    once = 1e9 / (AGAIN * len(some))
    return (took[LEGAL] - took[COPY]) * once, (took[PLAY] - took[LEGAL]) * once


def greedy_ns(game: Game, parts, some) -> float:
    """What greedy takes for a decision."""
    choose = game.boundary.choose

    def ask(policy: int, pad) -> None:
        for desk, _ in some:
            choose(desk, parts, policy, pad)

    greedy, call = (best(lambda p=p: ask(p, blank(game.notepad))) for p in (GREEDY, RANDOM))
    return (greedy - call) * 1e9 / len(some)


def table(name: str) -> list[str]:
    game = find_game(name)
    parts = load_edition(name).compile()
    again = work(game)
    random, greedy = (positions(game, parts, policy) for policy in (RANDOM, GREEDY))
    lines = [
        f"### {name}", "",
        "| phase | of random games | legal, ns | play, ns | of greedy games | greedy, ns |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    sums = np.zeros(3)
    for phase in sorted(random | greedy, key=lambda phase: -len(random[phase])):
        shares = np.array([len(found[phase]) / sum(map(len, found.values())) for found in (random, random, greedy)])
        some = random[phase][:: max(1, len(random[phase]) // A_PHASE)][:A_PHASE]
        took = np.array([
            *(rules_ns(again, game, parts, some) if some else (0, 0)),
            greedy_ns(game, parts, greedy[phase]) if greedy[phase] else 0,
        ])
        sums += shares * took
        lines.append(f"| {game.phases[phase]} | {shares[0]:.1%} | {took[0]:,.0f} | {took[1]:,.0f} | {shares[2]:.1%} | "
                     f"{took[2]:,.0f} |")
    lines.append(f"| together | 100.0% | {sums[0]:,.0f} | {sums[1]:,.0f} | 100.0% | {sums[2]:,.0f} |")
    return [*lines, ""]


def main() -> None:
    names = [argument for argument in sys.argv[1:] if not argument.startswith("--")] or list(game_ids())
    made = "Made by `python benchmarks/where.py --write`: nanoseconds of a decision on one core, two players."
    lines = [made, "", machine(), ""]
    for name in names:
        lines += (made := table(name))
        print("\n".join(made), flush=True)
    if "--write" in sys.argv:
        keep_section("Where the time goes", lines)


if __name__ == "__main__":
    main()
