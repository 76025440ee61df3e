"""Figures of greedy games and of the blender's time. Not a test: `python -m tests.perfumery.measure [games]`."""

from __future__ import annotations

import sys
import time
from collections import Counter

import numpy as np

from sillage.games.perfumery import GAME
from sillage.games.perfumery.blender import draft_plan
from sillage.games.perfumery.layout import BLEND, EFFECT
from sillage.games.perfumery.words import HIRE
from sillage.kernel.compile import rule
from sillage.kernel.edition import load_edition
from sillage.kernel.play import GREEDY, RANDOM
from sillage.kernel.records import read
from sillage.table import Position

PARTS_BYTES = load_edition("perfumery").compile()
STATE, PARTS = GAME.state, GAME.parts


@rule
def plan_of(state, parts, seat):
    """The whole problem at the beginning of a seat's blending, solved once."""
    return draft_plan(parts.view(PARTS)[0], state.view(STATE)[0].player[seat], 0, 0)


def greedy_games(players, games):
    """Greedy games from Python: points, perfumes by rank, recipes, hirings, positions to blend."""
    parts = read(PARTS_BYTES, PARTS)
    seats = max(players, 1)
    points, wins, hired = [], Counter(), Counter()
    perfumes, recipes, rounds, blends = Counter(), 0, Counter(), []
    for seed in range(games):
        position = Position.start(GAME, PARTS_BYTES, players, seed=seed)
        state = read(position.state, STATE)
        while not position.over:
            action = position.choose(GREEDY)
            if action == HIRE:
                hired[int(state.rounds)] += 1
            me = state.player[state.actor]
            fresh = state.phase == BLEND and me.draft.step == EFFECT and me.draft.note == me.draft.effect == 0
            if fresh and seed % max(1, games // 125) == 0:
                blends.append((position.state.copy(), position.actor))
            position.play(action)
        row = position.scores()[:, 0]
        points.append(row.copy())
        best = [s for s in range(2 if players == 1 else players) if row[s] == row[: state.seats].max()]
        for seat in best:
            wins[seat] += 1 / len(best)
        for me in state.player[:seats]:
            perfumes.update(int(parts.rank[c]) for c in me.produced[: me.perfumes])
            recipes += sum(int(n.count) for n in me.note)
        rounds[int(state.rounds)] += 1
    table = np.array(points)
    each = games * seats
    own = table[:, :seats]
    print(f"{players} players, {games} greedy games, rounds {dict(rounds)}")
    print(f"  points: mean {own.mean():.1f}, by seat {table.mean(0)[: max(seats, 2)].round(1)}, "
          f"middle 80 % {np.percentile(own, 10):.0f}-{np.percentile(own, 90):.0f}")
    print("  win share by seat:", {s: round(wins[s] / games, 3) for s in sorted(wins)})
    print("  a player: perfumes I/II/III", [round(perfumes[r] / each, 2) for r in range(3)],
          f"recipes {recipes / each:.2f}")
    print(f"  hired: {sum(hired.values()) / each:.1%};", "by round",
          {r: f"{hired[r] / each:.1%}" for r in sorted(hired)})
    return blends


def blender_times(blends, count=10_000):
    """Seconds of one whole solution at the beginning of a blending, over real positions."""
    step = max(1, len(blends) // count)
    chosen = blends[::step][:count]
    plan_of(*chosen[0][:1], PARTS_BYTES, chosen[0][1])
    times = np.full(len(chosen), np.inf)
    for _ in range(3):                  # the least of three: the machine does other things too
        for i, (state, seat) in enumerate(chosen):
            began = time.perf_counter()
            plan_of(state, PARTS_BYTES, seat)
            times[i] = min(times[i], time.perf_counter() - began)
    micro = times * 1e6
    cuts = {p: round(float(np.percentile(micro, p)), 1) for p in (50, 90, 99, 99.9)}
    print(f"blender, {len(chosen)} positions, microseconds: mean {micro.mean():.1f}, {cuts}, worst {micro.max():.0f}")


def random_speed(players, games=20_000):
    """Decisions a second of processor time inside compiled code, one core."""
    desk = np.zeros(GAME.boundary.desk.itemsize, np.uint8)
    results = np.zeros((games, 11), np.int32)
    options = GAME.option_codes(players, None)
    began = time.process_time()
    GAME.boundary.play_games(desk, PARTS_BYTES, options, np.full(4, RANDOM, np.int8), 1, 0, results)
    spent = time.process_time() - began
    made = results[:, 8]
    print(f"{players} players, random: {made.sum() / spent:,.0f} decisions/s, {made.mean():.0f} a game")


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    random_speed(2, 1)
    for players in (1, 2, 3, 4):
        random_speed(players)
    blends = []
    for players in (1, 2, 3, 4):
        blends += greedy_games(players, games)
    blender_times(blends)


if __name__ == "__main__":
    main()
