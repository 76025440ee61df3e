"""The simulations of a search, compiled, for any game and 2 to 4 players.

Every simulation starts from the seat's view with all that the seat can't know dealt anew, draws fresh chance,
plays one of the seat's actions, walks down a tree of actions (*information set Monte Carlo tree search*: one node for
all deals) and plays on to the end by the game's greedy policy (in its quick form, without a notepad), or at random. So
nothing in it can depend on hidden pieces or on dice to come. Each seat maximises its own result. Where seats choose at
the same time, the others' choices are made by the policy and don't branch the tree: nobody's hidden choice is answered.

The actions of the seat are tried on the same deals and the same chance, so that their difference shows sooner.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from sillage.kernel.chance import draw, mix
from sillage.kernel.compile import JIT, rule
from sillage.kernel.game import Game
from sillage.kernel.play import RANDOM, apply, greedy, lay, legal, redeal, scores
from sillage.kernel.records import SEATS, interpreted, layout

DEEPEST = 64            # decisions a simulation keeps in the tree
EXPLORE = 0.4           # how eagerly what was tried little is tried again
FAVOUR = 0.5            # trust in the policy's move, the rest is shared by all moves
UNTRIED = 0.05          # how much worse than its parent an untried move is thought to be
WIN = 0.3               # the share of a result that is the victory; the rest is the margin
MARGIN = 20.0           # points that make half of a margin's worth

# A node stands for the actions that lead to it. Children are a linked list: an action that was not legal in
# one simulation may be in the next.
NODE = layout([
    ("total", np.float64, SEATS),   # results of the simulations through it, by seat
    ("visits", np.int32),
    ("child", np.int32),            # the first child, 0: none
    ("sibling", np.int32),          # the next child of the same parent, 0: none
    ("action", np.int16),
])
TREE = layout([
    ("nodes", np.int32),
    ("sides", np.int32),            # who score: the players, and whoever the rules play
    ("policy", np.int32),           # how games are played out: RANDOM or GREEDY
    ("path", np.int32, DEEPEST),
    ("result", np.float64, SEATS),
    ("won", np.float64, SEATS),
])


@rule
def find_child(nodes, parent, action):
    """The child for an action, 0 where there is none yet."""
    child = nodes[parent].child
    while child != 0 and nodes[child].action != action:
        child = nodes[child].sibling
    return child


@rule
def add_child(tree, nodes, parent, action):
    """A new child, 0 where the tree is full."""
    if tree.nodes >= len(nodes):
        return 0
    new = tree.nodes
    tree.nodes += 1
    nodes[new].action = action
    nodes[new].sibling = nodes[parent].child
    nodes[parent].child = new
    return new


@rule
def pick_child(tree, nodes, parent, moves, count, seat, favourite):
    """The child to walk down: what promises most, by results so far and by trust in the policy's favourite.

    The favourite is thought as good as its parent until it is tried, others a little worse. 0 where the tree is full.
    """
    here = nodes[parent]
    trust = EXPLORE * math.sqrt(float(here.visits + 1))
    usual = here.total[seat] / here.visits
    best = 0
    best_action = 0
    best_value = -1.0
    for i in range(count):
        child = find_child(nodes, parent, moves[i])
        prior = (1.0 - FAVOUR) / count
        value = usual - UNTRIED
        if moves[i] == favourite:
            prior += FAVOUR
            value = usual
        visits = 0
        if child > 0 and nodes[child].visits > 0:
            visits = nodes[child].visits
            value = nodes[child].total[seat] / visits
        value += trust * prior / (1 + visits)
        if value > best_value:
            best_value = value
            best = child
            best_action = int(moves[i])
    if best == 0:
        best = add_child(tree, nodes, parent, best_action)
    return best


@rule
def judge(state, parts, out, tree):
    """Each seat's result, 0 to 1: its share of the victory, and the margin so that every point counts."""
    scores(state, parts, out)
    best = -(1 << 62)
    for seat in range(tree.sides):
        best = max(best, rank_value(out, seat))
    winners = 0
    for seat in range(tree.sides):
        if rank_value(out, seat) == best:
            winners += 1
    for seat in range(tree.sides):
        margin = float(int(out[seat, 0]) - best_rival(out, seat, tree.sides))
        tree.won[seat] = 1.0 / winners if rank_value(out, seat) == best else 0.0
        tree.result[seat] = worth(tree.won[seat], margin)


@rule
def worth(won, margin):
    """A result, 0 to 1, from a share of the victory and the points ahead of the best other."""
    return WIN * won + (1.0 - WIN) * (0.5 + 0.5 * margin / (MARGIN + abs(margin)))


@rule
def best_rival(out, seat, sides):
    """The most points of another; none where there is no other."""
    best = 0 if sides == 1 else -1000000
    for other in range(sides):
        if other != seat:
            best = max(best, int(out[other, 0]))
    return best


@rule
def rank_value(out, seat):
    return int(out[seat, 0]) * (1 << 31) + int(out[seat, 1])


@rule
def simulate(tree, nodes, first, state, parts, seat, chance, whim, log, moves, out):
    """One simulation from the state after the seat's action, whose node is `first`."""
    node = first
    tree.path[0] = first
    depth = 1
    inside = nodes[node].visits > 0         # a simulation adds one node at most
    while state.actor >= 0:
        count = legal(state, parts, moves)
        if count == 1:
            action = int(moves[0])
        elif tree.policy == RANDOM:
            action = int(moves[draw(whim, count)])
        else:
            action = int(greedy(state, parts, moves, count, whim, None))
        if inside and count > 1 and depth < DEEPEST and not hides_choice(state, seat):
            node = pick_child(tree, nodes, node, moves, count, state.actor, action)
            inside = node > 0
            if inside:
                tree.path[depth] = node
                depth += 1
                inside = nodes[node].visits > 0
                action = int(nodes[node].action)
        apply(state, parts, np.int16(action), chance, log)
    judge(state, parts, out, tree)
    for step in range(depth):
        passed = nodes[tree.path[step]]
        passed.visits += 1
        for other in range(SEATS):
            passed.total[other] += tree.result[other]


def hides_choice(state, seat):
    """Whether another seat chooses now at the same time as this one."""
    return "pending" in state.dtype.names and state.pending != 0 and state.actor != seat


if JIT:
    from numba.extending import overload

    @overload(hides_choice)
    def _hides_choice(state, seat):
        if "pending" in state.fields:
            return lambda state, seat: state.pending != 0 and state.actor != seat
        return lambda state, seat: False


@cache
def racer(game: Game) -> Any:
    """The compiled simulations of a game. The closure captures layouts only, which Numba can cache."""
    boundary = game.boundary
    DESK = boundary.desk if JIT else interpreted(boundary.desk)
    PARTS = game.parts if JIT else interpreted(game.parts)
    NODES = NODE if JIT else interpreted(NODE)
    TREES = TREE if JIT else interpreted(TREE)

    @rule(nogil=True)
    def race(tree, nodes, desk, parts, view, seat, seed, actions, alive, first, deals, results, wins):
        """Every action that is alive on deals `first` to `first + deals`; notes results and victories by deal."""
        t = tree.view(TREES)[0]
        n = nodes.view(NODES)
        d = desk.view(DESK)[0]
        p = parts.view(PARTS)[0]
        for deal in range(first, first + deals):
            for i in range(len(alive)):
                tried = alive[i]
                lay(desk, view)
                d.whim.seed = mix(np.uint64(seed) + np.uint64(2 * deal))
                d.chance.seed = mix(np.uint64(seed) + np.uint64(2 * deal + 1))
                redeal(d.state, p, seat, d.whim)
                apply(d.state, p, np.int16(actions[tried]), d.chance, d.log)
                simulate(t, n, 1 + tried, d.state, p, seat, d.chance, d.whim, d.log, d.moves, d.out)
                results[tried, deal] = t.result[seat]
                wins[tried] += t.won[seat]

    return race
