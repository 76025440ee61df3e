"""Information-set Monte Carlo tree search, compiled, for any game and 2 to 4 players.

Every simulation starts from the seat's view with all that the seat can't know dealt anew, draws fresh
chance, walks down one tree of actions and plays on to the end by the game's greedy policy. So nothing in it
can depend on hidden pieces or on dice to come. Each seat maximises its own result. Where seats choose at the
same time, the others' choices are made by the policy and don't branch the tree: nobody's hidden choice is
answered.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from sillage.kernel.chance import mix
from sillage.kernel.compile import JIT, rule
from sillage.kernel.game import Game
from sillage.kernel.play import apply, greedy, legal, redeal, scores
from sillage.kernel.records import interpreted, layout

SEATS = 4
DEEPEST = 256           # decisions a simulation keeps in the tree
FAVOUR = 0.5            # trust in the policy's move, shared with all moves
UNTRIED = 0.05          # how much worse than its parent an untried move is thought to be

# A node stands for the actions that lead to it. Children are a linked list: an action that was not legal in
# one simulation may be in the next.
NODE = layout([
    ("total", np.float64, SEATS),   # results of the simulations through it, by seat
    ("visits", np.int32),
    ("child", np.int32),            # the first child, 0: none
    ("sibling", np.int32),          # the next child of the same parent, 0: none
    ("action", np.int16),
    ("seat", np.int8),              # who took the action
])
TREE = layout([
    ("nodes", np.int32),
    ("path", np.int32, DEEPEST),
    ("result", np.float64, SEATS),
])


@rule
def find_child(nodes, parent, action):
    """The child for an action, 0 where there is none yet."""
    child = nodes[parent].child
    while child != 0 and nodes[child].action != action:
        child = nodes[child].sibling
    return child


@rule
def add_child(tree, nodes, parent, action, seat):
    """A new child, 0 where the tree is full."""
    if tree.nodes >= len(nodes):
        return 0
    new = tree.nodes
    tree.nodes += 1
    node = nodes[new]
    node.action = action
    node.seat = seat
    node.visits = 0
    node.child = 0
    node.sibling = nodes[parent].child
    for other in range(SEATS):
        node.total[other] = 0.0
    nodes[parent].child = new
    return new


@rule
def pick_child(tree, nodes, parent, moves, count, seat, favourite, explore):
    """The child to walk down: what promises most, by results so far and by trust in the policy's favourite.

    An action not tried yet is thought a little worse than its parent. 0 where the tree is full."""
    here = nodes[parent]
    trust = explore * math.sqrt(float(here.visits + 1))
    unknown = (here.total[seat] / here.visits if here.visits > 0 else 0.5) - UNTRIED
    best = 0
    best_action = 0
    best_value = -1.0
    for i in range(count):
        child = find_child(nodes, parent, moves[i])
        prior = (1.0 - FAVOUR) / count + (FAVOUR if moves[i] == favourite else 0.0)
        visits = 0
        value = unknown
        if child > 0 and nodes[child].visits > 0:
            visits = nodes[child].visits
            value = nodes[child].total[seat] / visits
        value += trust * prior / (1 + visits)
        if value > best_value:
            best_value = value
            best = child
            best_action = int(moves[i])
    if best == 0:
        best = add_child(tree, nodes, parent, best_action, seat)
    return best


@rule
def judge(state, parts, out, tree):
    """Each seat's result: the share of the win, and a little for the margin so that lost games are still played."""
    scores(state, parts, out)
    best = -(1 << 62)
    for seat in range(state.players):
        best = max(best, rank_value(out, seat))
    winners = 0
    for seat in range(state.players):
        if rank_value(out, seat) == best:
            winners += 1
    for seat in range(state.players):
        rival = -1000000
        for other in range(state.players):
            if other != seat:
                rival = max(rival, int(out[other, 0]))
        margin = float(int(out[seat, 0]) - rival)
        won = 1.0 / winners if rank_value(out, seat) == best else 0.0
        tree.result[seat] = 0.5 * won + 0.25 + 0.25 * margin / (20.0 + abs(margin))


@rule
def rank_value(out, seat):
    return int(out[seat, 0]) * (1 << 31) + int(out[seat, 1])


@rule
def simulate(tree, nodes, state, parts, seat, chance, whim, log, moves, out, explore):
    """One simulation from a state whose secrets were just dealt."""
    depth = 0
    node = 0
    inside = True
    while state.actor >= 0:
        count = legal(state, parts, moves)
        if not inside or depth >= DEEPEST or count == 1 or hides_choice(state, seat):
            action = moves[0] if count == 1 else greedy(state, parts, moves, count, whim)
        else:
            favourite = greedy(state, parts, moves, count, whim)
            node = pick_child(tree, nodes, node, moves, count, state.actor, favourite, explore)
            if node == 0:
                inside = False
                action = favourite
            else:
                tree.path[depth] = node
                depth += 1
                inside = nodes[node].visits > 0
                action = nodes[node].action
        apply(state, parts, action, chance, log)
    judge(state, parts, out, tree)
    nodes[0].visits += 1
    for other in range(SEATS):
        nodes[0].total[other] += tree.result[other]
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
def thinker(game: Game) -> Any:
    """The compiled search of a game. The closure captures layouts only, which Numba can cache."""
    boundary = game.boundary
    DESK = boundary.desk if JIT else interpreted(boundary.desk)
    PARTS = game.parts if JIT else interpreted(game.parts)
    NODES = NODE if JIT else interpreted(NODE)
    TREES = TREE if JIT else interpreted(TREE)
    STATE_BYTES = game.state.itemsize

    @rule(nogil=True)
    def think(tree, nodes, desk, parts, view, seat, seed, first, sims, explore):
        """Simulations `first` to `first + sims` of a search; the tree goes on growing."""
        t = tree.view(TREES)[0]
        n = nodes.view(NODES)
        d = desk.view(DESK)[0]
        p = parts.view(PARTS)[0]
        if first == 0:
            t.nodes = 1
        for number in range(first, first + sims):
            desk[:STATE_BYTES] = view
            d.whim.seed = mix(np.uint64(seed) + np.uint64(2 * number))
            d.chance.seed = mix(np.uint64(seed) + np.uint64(2 * number + 1))
            redeal(d.state, p, seat, d.whim)
            simulate(t, n, d.state, p, seat, d.chance, d.whim, d.log, d.moves, d.out, explore)

    return think



