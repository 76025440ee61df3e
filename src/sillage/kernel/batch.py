"""Many games side by side, one decision of each at a time: what vector environments are made of, on a CPU and a GPU.

Seats are the caller's or play by a policy. A game that is over is judged, and the next one begins at once: place i of n
plays the games i, i + n, i + 2n ... of a seed. The same seed gives the same games on every machine.
"""

from __future__ import annotations

from sillage.kernel.chance import draw
from sillage.kernel.compile import rule
from sillage.kernel.play import RANDOM, apply, greedy, legal, observe, scores, seed_game, setup

CALLER = -1                         # the policy of a seat whose actions come from outside
WIN, MARGIN, POINTS = range(3)      # rewards: a share of the victory, points ahead of the best other, points gained
REWARDS = ("win", "margin", "points")


@rule
def follow(state, parts, chance, whim, log, moves, policies, pad):
    """Plays for the seats that have a policy; the number of legal actions of the caller's next seat, 0 at the end.

    With None for the policies every seat is the caller's, and no policy is even compiled."""
    while state.actor >= 0:
        count = legal(state, parts, moves)
        if policies is None:    # noqa: SIM114 (a branch of its own, so that Numba can leave out the others)
            return count
        elif policies[state.actor] == CALLER:
            return count
        elif policies[state.actor] == RANDOM:
            action = moves[draw(whim, count)]
        else:
            action = greedy(state, parts, moves, count, whim, pad)
        apply(state, parts, action, chance, log)
    return 0


@rule
def begin(states, i, blank, parts, options, seed, number, stride, chance, whim, log, moves, out, policies, pad, points):
    """Game `number` of a seed, up to the caller's first decision; the number of the game that came to one.

    One that ends before the caller is asked is passed over: the next one is `stride` further."""
    number -= stride
    count = 0
    while count == 0:
        number += stride
        seed_game(chance, whim, seed, number)
        states[i] = blank[0]
        setup(states[i], parts, options, chance, log)
        count = follow(states[i], parts, chance, whim, log, moves, policies, pad)
    scores(states[i], parts, out)
    for seat in range(len(points)):
        points[seat] = out[seat, 0]
    return number


@rule
def reward(state, parts, out, sides, kind, over, points, rewards):
    """What the seats are given for a step."""
    for seat in range(len(rewards)):
        rewards[seat] = 0
    if kind != POINTS and not over:
        return
    scores(state, parts, out)
    for seat in range(sides):
        if kind == POINTS:
            rewards[seat] = out[seat, 0] - points[seat]
            points[seat] = out[seat, 0]
        elif kind == MARGIN:
            rewards[seat] = out[seat, 0] - best_other(out, sides, seat)
        else:
            rewards[seat] = victory(out, sides, seat)


@rule
def best_other(out, sides, seat):
    """The most points of anybody else; nothing where nobody else scores."""
    best = 0
    found = False
    for other in range(sides):
        if other != seat and (not found or out[other, 0] > best):
            best = out[other, 0]
            found = True
    return best


@rule
def ahead(out, seat, other):
    """Whether a side is ahead of another, ties broken."""
    if out[seat, 0] != out[other, 0]:
        return out[seat, 0] > out[other, 0]
    return out[seat, 1] > out[other, 1]


@rule
def victory(out, sides, seat):
    """A side's share of the victory: all of it, a part where several are first, none."""
    winners = 0
    mine = False
    for side in range(sides):
        first = True
        for other in range(sides):
            if ahead(out, other, side):
                first = False
        if first:
            winners += 1
            mine = mine or side == seat
    return 1.0 / winners if mine else 0.0


@rule
def step(state, parts, action, chance, whim, log, moves, out, policies, pad, sides, kind, points, rewards):
    """Plays a legal action and what follows; the number of legal actions after it, 0 where the game is over."""
    apply(state, parts, action, chance, log)
    count = follow(state, parts, chance, whim, log, moves, policies, pad)
    reward(state, parts, out, sides, kind, count == 0, points, rewards)
    return count


@rule
def show(state, parts, moves, count, seen, mask):
    """Writes the observation of the actor and the mask of its legal actions."""
    for column in range(len(seen)):
        seen[column] = 0
    observe(state, parts, state.actor, seen)
    for action in range(len(mask)):
        mask[action] = 0
    for n in range(count):
        mask[moves[n]] = 1
