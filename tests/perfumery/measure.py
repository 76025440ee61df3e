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
from sillage.kernel.play import GREEDY, RANDOM, RESULT
from sillage.kernel.records import read
from sillage.table import Position

PARTS_BYTES = load_edition("perfumery").compile()
STATE, PARTS = GAME.state, GAME.parts


@rule
def plan_of(state, parts, seat):
    """The whole problem at the beginning of a seat's blending, solved once."""
    return draft_plan(parts.view(PARTS)[0], state.view(STATE)[0].player[seat], 0, 0)


def many(players, policy, games):
    """Whole games in compiled code: the table of results, and the processor time."""
    desk = np.zeros(GAME.boundary.desk.itemsize, np.uint8)
    results = np.zeros((games, RESULT), np.int32)
    options = GAME.option_codes(players, None)
    began = time.process_time()
    GAME.boundary.play_games(desk, PARTS_BYTES, options, np.full(4, policy, np.int8), 1, 0, results)
    return results, time.process_time() - began


def greedy_points(players, games):
    results, spent = many(players, GREEDY, games)
    points = results[:, : max(players, 2)]
    own = points[:, :players]
    best = points == points.max(1, keepdims=True)
    share = (best / best.sum(1, keepdims=True)).mean(0)
    print(f"{players} players, {games} greedy games: rounds {sorted(set(results[:, 9].tolist()))}, "
          f"{games / spent:.0f} games/s")
    print(f"  points: mean {own.mean():.1f}, by seat {points.mean(0).round(1)}, "
          f"middle 80 % {np.percentile(own, 10):.0f}-{np.percentile(own, 90):.0f}; win share {share.round(3)}")


def greedy_details(players, games):
    """Greedy games driven from Python: perfumes by rank, recipes, hirings; returns positions to blend."""
    parts = read(PARTS_BYTES, PARTS)
    perfumes, hired, recipes, blends = Counter(), Counter(), 0, []
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
        for me in state.player[:players]:
            perfumes.update(int(parts.rank[c]) for c in me.produced[: me.perfumes])
            recipes += sum(int(n.count) for n in me.note)
    each = games * players
    print(f"  of {games} games, a player: perfumes I/II/III {[round(perfumes[r] / each, 2) for r in range(3)]}, "
          f"recipes {recipes / each:.2f}, hired {sum(hired.values()) / each:.1%}, "
          f"by round {({r: f'{hired[r] / each:.1%}' for r in sorted(hired)})}")
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


def random_speed(players, games):
    """Decisions a second of processor time inside compiled code, one core."""
    results, spent = many(players, RANDOM, games)
    made = results[:, 8]
    print(f"{players} players, random: {made.sum() / spent:,.0f} decisions/s, {made.mean():.0f} a game")


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    many(2, RANDOM, 1)
    blends = []
    for players in GAME.players:
        random_speed(players, 20_000)
        greedy_points(players, games)
        blends += greedy_details(players, max(1, games // 20))
    blender_times(blends)


if __name__ == "__main__":
    main()
