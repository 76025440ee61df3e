"""Figures of greedy games and of the blender's time. Not a test.

    python -m tests.perfumery.measure [games [players ...]]
"""

from __future__ import annotations

import sys
import time

import numpy as np

from sillage.arena.simulate import share
from sillage.games.perfumery import GAME
from sillage.games.perfumery.layout import BLEND, DEVELOP, EFFECT, NOTES, RANKS
from sillage.games.perfumery.policy.exact import draft_plan
from sillage.games.perfumery.words import HIRE
from sillage.kernel.codes import code, is_a
from sillage.kernel.compile import rule
from sillage.kernel.edition import load_edition
from sillage.kernel.play import GREEDY, RANDOM, RESULT, apply, greedy, legal, seed_game, setup
from sillage.kernel.records import SEATS, blank, read
from sillage.table import Position

PARTS_BYTES = load_edition("perfumery", "rue-de-grasse").compile()
STATE, PARTS, DESK = GAME.state, GAME.parts, GAME.boundary.desk
STATE_BYTES = STATE.itemsize
NEVER = 99              # a round that no game has
# A row of a survey: points of four places, rounds, then for four seats: the round in which it hired (0: never),
# recipes installed, perfumes of each rank.
SEAT = 2 + RANKS
SURVEY = 5 + SEATS * SEAT


@rule
def plan_of(state, parts, seat):
    """The whole problem at the beginning of a seat's blending, solved once."""
    return draft_plan(parts.view(PARTS)[0], state.view(STATE)[0].player[seat], 0, 0)


@rule
def without(moves, count, action):
    """The legal actions but one (at least one is left)."""
    kept = 0
    for i in range(count):
        if moves[i] != action or count == 1:
            moves[kept] = moves[i]
            kept += 1
    return kept


@rule
def survey_game(d, p, row, barred, until):
    """One greedy game; a seat that is barred doesn't hire before round `until`."""
    state = d.state
    while state.actor >= 0:
        count = legal(state, p, d.moves)
        if state.phase == DEVELOP and state.actor == barred and state.rounds < until:
            count = without(d.moves, count, code(HIRE))
        action = greedy(state, p, d.moves, count, d.whim, None)
        if is_a(action, HIRE):
            row[5 + SEAT * state.actor] = state.rounds
        apply(state, p, action, d.chance, d.log)
    row[4] = state.rounds
    for seat in range(SEATS):
        me = state.player[seat]
        row[seat] = me.points
        for note in range(NOTES):
            row[5 + SEAT * seat + 1] += me.note[note].count
        for i in range(me.perfumes):
            row[5 + SEAT * seat + 2 + p.rank[me.produced[i]]] += 1


@rule
def survey(desk, parts, options, seed, rows, until):
    """Greedy games; the seats take turns in being the one that doesn't hire before round `until`."""
    d = desk.view(DESK)[0]
    p = parts.view(PARTS)[0]
    for game in range(len(rows)):
        desk[:STATE_BYTES] = 0
        seed_game(d.chance, d.whim, seed, game)
        setup(d.state, p, options, d.chance, d.log)
        survey_game(d, p, rows[game], game % d.state.players, until)


def surveyed(players, games, until=0):
    rows = np.zeros((games, SURVEY), np.int32)
    survey(blank(DESK), PARTS_BYTES, GAME.option_codes(players, None), 1, rows, until)
    return rows


def win_shares(points):
    best = points == points.max(1, keepdims=True)
    return best / best.sum(1, keepdims=True)


def greedy_figures(players, games):
    began = time.process_time()
    rows = surveyed(players, games)
    spent = time.process_time() - began
    points, own = rows[:, : max(players, 2)], rows[:, :players]
    wins = [share(float(w), games) for w in win_shares(points).sum(0)]
    print(f"{players} players, {games} greedy games ({games / spent:.0f} a second): "
          f"rounds {sorted(set(rows[:, 4].tolist()))}")
    print(f"  points: mean {own.mean():.1f}, middle 80 % {np.percentile(own, 10):.0f}-{np.percentile(own, 90):.0f}, "
          f"by place {points.mean(0).round(2)}")
    print("  win share by place: " + ", ".join(f"{w.value:.2%} ({w.low:.2%}-{w.high:.2%})" for w in wins))
    seats = rows[:, 5 : 5 + SEAT * players].reshape(-1, SEAT)
    hired = np.bincount(seats[:, 0], minlength=2) / len(seats)
    print(f"  a player: perfumes {seats[:, 2:].sum(1).mean():.2f} (I/II/III {seats[:, 2:].mean(0).round(2)}), "
          f"recipes {seats[:, 1].mean():.2f}, hired {1 - hired[0]:.2%}, "
          f"by round {({r: f'{h:.2%}' for r, h in enumerate(hired) if r and h})}", flush=True)


def hiring_worth(players, games, until):
    """What a seat loses that hires late or never, while the others hire when they like."""
    rows = surveyed(players, games, until)
    barred = np.arange(games) % players
    points = rows[:, : max(players, 2)]
    mine = points[np.arange(games), barred]
    others = (points.sum(1) - mine) / (points.shape[1] - 1)
    won = share(float(win_shares(points)[np.arange(games), barred].sum()), games)
    when = "never hires" if until == NEVER else f"hires in round {until} at the earliest"
    print(f"  one seat {when}, {games} games: {mine.mean():.2f} points against {others.mean():.2f}, "
          f"wins {won.value:.2%} ({won.low:.2%}-{won.high:.2%})", flush=True)


def blends_of(players, games):
    """Real positions at the beginning of a seat's blending."""
    for seed in range(games):
        position = Position.start(GAME, PARTS_BYTES, players, seed=seed)
        state = read(position.state, STATE)
        while not position.over:
            draft = state.player[state.actor].draft
            if state.phase == BLEND and draft.step == EFFECT and draft.note == draft.effect == 0:
                yield position.state.copy(), position.actor
            position.play(position.choose(GREEDY))


def blender_times(count=10_000):
    """Seconds of one whole solution at the beginning of a blending, over real positions of all player counts."""
    blends = [blend for players in GAME.players for blend in blends_of(players, count // 8 // 4 // players + 1)]
    plan_of(blends[0][0], PARTS_BYTES, blends[0][1])
    times = np.full(len(blends), np.inf)
    for _ in range(3):                  # the least of three: the machine does other things too
        for i, (state, seat) in enumerate(blends):
            began = time.perf_counter()
            plan_of(state, PARTS_BYTES, seat)
            times[i] = min(times[i], time.perf_counter() - began)
    micro = times * 1e6
    cuts = {p: round(float(np.percentile(micro, p)), 1) for p in (50, 90, 99, 99.9)}
    print(f"blender, {len(blends)} positions, microseconds: mean {micro.mean():.1f}, {cuts}, worst {micro.max():.0f}",
          flush=True)


def random_speed(players, games):
    """Decisions a second of processor time inside compiled code, one core."""
    rows, options = np.zeros((games, RESULT), np.int32), GAME.option_codes(players, None)
    policies = np.full(SEATS, RANDOM, np.int8)
    GAME.boundary.play_games(blank(DESK), PARTS_BYTES, options, policies, blank(GAME.notepad), 1, 0, rows[:1])
    began = time.process_time()
    GAME.boundary.play_games(blank(DESK), PARTS_BYTES, options, policies, blank(GAME.notepad), 1, 0, rows)
    spent = time.process_time() - began
    made = rows[:, 8]
    print(f"{players} players, random: {made.sum() / spent:,.0f} decisions/s, {made.mean():.0f} a game", flush=True)


def main(games=1000, *players):
    for count in players or GAME.players:
        random_speed(count, 20_000)
        surveyed(count, 1)
        greedy_figures(count, games)
        for until in (2, 3, NEVER):
            hiring_worth(count, max(1, games // 5), until)
    blender_times()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
