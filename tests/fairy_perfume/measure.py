"""Figures of the bottle, of the advice and of greedy games. Not a test:
`python -m tests.fairy_perfume.measure [bottle|advice|notepad|fairies|royal] [games]`."""

from __future__ import annotations

import sys
import time
from collections import Counter

import numpy as np

from sillage.games.fairy_perfume import GAME
from sillage.games.fairy_perfume.layout import (
    CUBES,
    EXPLODED,
    FAIRY_NAMES,
    MOST_FALLEN,
    POUR,
    SHAKE,
    YELLOW,
)
from sillage.games.fairy_perfume.policy.advice import advise
from sillage.games.fairy_perfume.policy.exact import ways_to_pour
from sillage.games.fairy_perfume.policy.quick import quick
from sillage.games.fairy_perfume.rules.pieces import bottle_value, stones_in
from sillage.games.fairy_perfume.rules.shake import pour
from sillage.kernel.chance import CHANCE
from sillage.kernel.compile import rule
from sillage.kernel.edition import load_edition
from sillage.kernel.log import LOG
from sillage.kernel.play import GREEDY, RESULT, apply, greedy, legal, scores, seed_game, setup
from sillage.kernel.records import blank, read
from sillage.table import Position

PARTS_BYTES = load_edition("fairy_perfume", "contest").compile()
PARTS = read(PARTS_BYTES, GAME.parts)
VALUES = range(4, 13)
GENTLY, HARD_ONLY, CAREFULLY = range(3)     # ways to aim: the last is hard, then gently where hard may explode
SPARE = 8                                   # stones in the bottle beyond its value
DESK, PARTS_LAYOUT, NOTEPAD, STATE_BYTES = GAME.boundary.desk, GAME.parts, GAME.notepad, GAME.state.itemsize
ALL_SEATS = 0b1111


# ---- the bottle ------------------------------------------------------------------------------------
@rule
def aim(parts, me, way, chance, log):
    """Shakes until as many stones as the bottle value are out, or more; True when it explodes."""
    limit = bottle_value(parts, me)
    while stones_in(me.shaken) < limit:
        near = limit - stones_in(me.shaken) < POUR - 1
        hard = way == HARD_ONLY or (way == CAREFULLY and not near)
        pour(parts, me, 1 if hard else 0, 0, chance, log)
    return stones_in(me.shaken) > limit


@rule
def aim_often(parts, me, way, rounds, chance, log):
    """How many of so many rounds explode, and how many stones come out in all."""
    bottle = me.bottle[YELLOW]
    exploded = 0
    out = 0
    for _ in range(rounds):
        me.bottle[YELLOW] = bottle
        me.shaken[YELLOW] = 0
        if aim(parts, me, way, chance, log):
            exploded += 1
        out += stones_in(me.shaken)
    return exploded, out


def aimed(value, way, rounds):
    """The share of explosions of a player who aims at the limit, and the mean number of stones out."""
    me = read(blank(GAME.state), GAME.state).player[0]
    me.track = CUBES + int(PARTS.start_value) - value
    me.bottle[YELLOW] = value + SPARE
    chance = read(blank(CHANCE), CHANCE)
    chance.seed = value
    exploded, out = aim_often(PARTS, me, way, rounds, chance, read(blank(LOG), LOG))
    return exploded / rounds, out / rounds


def greedy_games(games):
    """Positions of greedy games at every number of players, on both sides, with and without fairies."""
    for game in range(games):
        options = {"side": "AB"[game // 3 % 2], "variant": game // 6 % 2 == 1}
        yield Position.start(GAME, PARTS_BYTES, 2 + game % 3, options, seed=game)


def advised(games):
    """Of greedy games, by bottle value: rounds of a player, and explosions."""
    rounds, exploded = Counter(), Counter()
    for position in greedy_games(games):
        state = read(position.state, GAME.state)
        while not position.over:
            shaking = state.phase == SHAKE
            position.play(position.choose(GREEDY))
            if shaking and state.phase != SHAKE:
                for me in state.player[: state.players]:
                    value = int(bottle_value(PARTS, me))
                    rounds[value] += 1
                    exploded[value] += int(me.status == EXPLODED)
    return rounds, exploded


def bottle(games):
    """Explosions by bottle value, of players who aim at the limit and of one who follows the advice."""
    rounds, exploded = advised(games)
    print("value  gently  hard  hard, then gently  advised (rounds)")
    for value in VALUES:
        aims = "  ".join(f"{aimed(value, way, 100_000)[0]:.1%} ({aimed(value, way, 100_000)[1]:.1f} out)"
                         for way in (GENTLY, HARD_ONLY, CAREFULLY))
        print(f"{value:5}  {aims}  {exploded[value] / max(1, rounds[value]):.1%} ({rounds[value]})")
    print(f"advised, all: {exploded.total() / rounds.total():.1%} of {rounds.total()}")


# ---- the advice ------------------------------------------------------------------------------------
def beats(games):
    """Each beat of greedy games: the state and who chooses."""
    for position in greedy_games(games):
        state = read(position.state, GAME.state)
        while not position.over:
            if state.phase == SHAKE:
                yield state, position.actor
            position.play(position.choose(GREEDY))


def losses_of_quick(games):
    """Of each beat of greedy games: what the quick choice is worth less than the exact best, in coins."""
    losses = []
    for state, seat in beats(games):
        exact = advise(state, PARTS, seat)
        values = exact.stop, exact.gentle, exact.hard
        losses.append(max(values) - values[np.argmax(quick(state, PARTS, seat))])
    return np.array(losses)


def advice(games):
    losses = losses_of_quick(games)
    print(f"{len(losses)} beats of {games} greedy games: the quick choice loses 0.001 coins or more "
          f"in {(losses >= 0.001).mean():.2%}, 0.1 or more in {(losses >= 0.1).mean():.2%}; "
          f"{losses.mean():.5f} coins lost on average")
    ways = np.array([int(ways_to_pour(state.player[seat])) for state, seat in beats(games)])
    print(f"ways to pour: mean {ways.mean():.0f}, 99 % have at most {np.percentile(ways, 99):.0f}, the richest bottle "
          f"{ways.max()}; more than the notepad holds ({MOST_FALLEN}): {(ways > MOST_FALLEN).mean():.3%}")


# ---- the notepad -----------------------------------------------------------------------------------
@rule
def play_mixed(desk, parts, options, pad, exact, seed, rows):
    """Greedy games in which only the seats of `exact`, as bits, have a notepad."""
    d = desk.view(DESK)[0]
    p = parts.view(PARTS_LAYOUT)[0]
    n = pad.view(NOTEPAD)[0]
    for game in range(len(rows)):
        desk[:STATE_BYTES] = 0
        seed_game(d.chance, d.whim, seed, game)
        setup(d.state, p, options, d.chance, d.log)
        while d.state.actor >= 0:
            count = legal(d.state, p, d.moves)
            if exact >> d.state.actor & 1:
                action = greedy(d.state, p, d.moves, count, d.whim, n)
            else:
                action = greedy(d.state, p, d.moves, count, d.whim, None)
            apply(d.state, p, action, d.chance, d.log)
        scores(d.state, p, d.out)
        rows[game] = d.out


def mixed(players, side, exact, games):
    """Each seat's part of the win of each game, and the seconds of processor time."""
    options, out = GAME.option_codes(players, {"side": side}), np.zeros((games, 4, 2), np.int32)
    began = time.process_time()
    play_mixed(blank(DESK), PARTS_BYTES, options, blank(NOTEPAD), exact, 1, out)
    order = out[:, :players, 0].astype(np.int64) * (1 << 31) + out[:, :players, 1]
    best = order == order.max(axis=1, keepdims=True)
    return best / best.sum(axis=1, keepdims=True), time.process_time() - began


def notepad(games):
    """What the notepad costs in time and brings in wins."""
    mixed(2, "A", ALL_SEATS, 1)
    for players in GAME.players:
        for side in "AB":
            without, with_pad = (mixed(players, side, exact, games)[1] for exact in (0, ALL_SEATS))
            won = np.concatenate([mixed(players, side, 1 << seat, games)[0][:, seat] for seat in range(players)])
            error = 1.96 * won.std() / np.sqrt(len(won))
            print(f"{players} players, side {side}: {1000 * without / games:.3f} ms a game without a notepad, "
                  f"{1000 * with_pad / games:.3f} with; alone with one wins {won.mean():.1%} ± {error:.1%} "
                  f"of {len(won)}", flush=True)


# ---- the fairies -----------------------------------------------------------------------------------
def fairy_shares(players, side, games, parts=PARTS_BYTES):
    """The win share of each fairy, dealt, as a multiple of its fair share, in greedy games."""
    wins, dealt = Counter(), Counter()
    desk, pad, row = blank(DESK), blank(NOTEPAD), np.zeros((1, RESULT), np.int32)
    options, policies = GAME.option_codes(players, {"side": side, "variant": True}), np.full(4, GREEDY, np.int8)
    state = read(Position(GAME, parts, desk).state, GAME.state)
    for game in range(games):
        GAME.boundary.play_games(desk, parts, options, policies, pad, 1, game, row)
        order = row[0, :players].astype(np.int64) * (1 << 31) + row[0, 4 : 4 + players]
        best = order == order.max()
        for seat in range(players):
            fairy = FAIRY_NAMES[state.player[seat].fairy]
            dealt[fairy] += 1
            wins[fairy] += best[seat] / best.sum()
    return {name: players * wins[name] / dealt[name] for name in FAIRY_NAMES[1:]}


def fairies(games):
    for players in GAME.players:
        for side in "AB":
            shares = ", ".join(f"{name} {share:.2f}" for name, share in fairy_shares(players, side, games).items())
            print(f"{players} players, side {side}, {games} games: {shares}", flush=True)


def with_prices(change):
    """The parts with all abilities dearer or cheaper."""
    parts = PARTS_BYTES.copy()
    for price in read(parts, GAME.parts).ability.ravel():
        price.amount += change
    return parts


def with_neck(gentle, hard):
    parts = PARTS_BYTES.copy()
    read(parts, GAME.parts).pour[:] = gentle, hard
    return parts


def royal(games):
    """How much of the Royal fairy's share hangs on our reconstructed numbers, at 4 players."""
    changes = {
        "as it is": PARTS_BYTES, "abilities 1 cheaper": with_prices(-1), "abilities 2 dearer": with_prices(2),
        "a tighter neck": with_neck((35, 60, 5, 0), (15, 55, 22, 8)),
        "a looser neck": with_neck((5, 40, 35, 20), (0, 20, 40, 40)),
    }
    for name, parts in changes.items():
        shares = (f"{fairy_shares(4, side, games, parts)['royal']:.2f} on side {side}" for side in "AB")
        print(f"royal, {name}: {', '.join(shares)}", flush=True)


def main():
    studies = {"bottle": (bottle, 600), "advice": (advice, 300), "notepad": (notepad, 2000),
               "fairies": (fairies, 20_000), "royal": (royal, 5000)}
    wanted = [arg for arg in sys.argv[1:] if arg in studies] or list(studies)
    games = [int(arg) for arg in sys.argv[1:] if arg.isdigit()]
    for name in wanted:
        study, usual = studies[name]
        study(games[0] if games else usual)


if __name__ == "__main__":
    main()
