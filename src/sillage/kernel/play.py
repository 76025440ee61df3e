"""The rules of any game, reached by the type of its state record; playouts (*rollouts*) of them.

Greedy is the *default policy* of a playout; what a seat can't know is dealt anew (*determinization*). Chance is
*environment randomness*, whim that of policies.

A game implements a handful of functions; its header registers them (`Game.boundary`). Code that works for every
game (playouts, search, tests, the GPU) calls the functions below: compiled, Numba picks the
implementation by the record's type (`overload`); interpreted, the record's dtype does. No compiled
closure captures a compiled function, so everything here is loaded from the disk cache.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from sillage.kernel.chance import CHANCE, draw, mix
from sillage.kernel.compile import JIT, plain, rule
from sillage.kernel.log import LOG
from sillage.kernel.records import SEATS, interpreted, layout

RANDOM, GREEDY = range(2)  # the policies a playout knows
OPTIONS = 8                # players, then the game's options in the order of its header

_games: dict[Any, dict[str, Any]] = {}


# ---- what a game implements ------------------------------------------------------------------------
def setup(state, parts, options, chance, log):
    """Sets up the table on a zeroed state, up to the first decision."""
    return _games[state.dtype]["setup"](state, parts, options, chance, log)


def legal(state, parts, moves):
    """Writes the legal actions of `state.actor` to `moves`; returns how many."""
    return _games[state.dtype]["legal"](state, parts, moves)


def apply(state, parts, action, chance, log):
    """Plays a legal action, up to the next decision or the end (`state.actor` is then -1)."""
    return _games[state.dtype]["apply"](state, parts, action, chance, log)


def scores(state, parts, out):
    """Writes each seat's points, and the order that breaks ties, to `out[seat]` (more is better)."""
    return _games[state.dtype]["scores"](state, parts, out)


def greedy(state, parts, moves, count, chance, pad):
    """A sensible action for `state.actor`, from what that seat knows.

    `pad` is the game's notepad to reckon in, or None where there is no memory or no time for it. It is no part of
    the state: whatever stands in it before a decision, the decision is the same."""
    return _games[state.dtype]["greedy"](state, parts, moves, count, chance, pad)


def redeal(state, parts, seat, chance):
    """Deals anew, on a seat's view, all that the seat can't know."""
    return _games[state.dtype]["redeal"](state, parts, seat, chance)


def observe(state, parts, seat, out):
    """Writes what a network is shown of a seat's position to `out`, which is zero (`sillage.kernel.columns`)."""
    return _games[state.dtype]["observe"](state, parts, seat, out)


_GENERIC = (setup, legal, apply, scores, greedy, redeal, observe)


def implement(state: np.dtype[Any], **functions: Any) -> None:
    """Registers a game's functions for its state record."""
    wanted = {f.__name__ for f in _GENERIC}
    if set(functions) | {"observe"} != wanted:      # a game may have nothing for networks
        raise TypeError(f"a game implements exactly {sorted(wanted)}, not {sorted(functions)}")
    _games[interpreted(state)] = functions
    if JIT:
        import numba

        _games[numba.from_dtype(state)] = functions


def _overload_all() -> None:
    from numba.extending import overload

    from sillage.kernel.parts import PART

    def by_type(name: str) -> Any:
        return lambda state: plain(_games[state][name]) if state in _games else None

    pick = {f.__name__: by_type(f.__name__) for f in _GENERIC}
    inline: Any = {"forceinline": True}      # asked for every decision: a part of whatever calls it

    def overload_here(function: Any, options: Any = None) -> Any:
        """On a processor as a part of its callers; elsewhere as the compiler there likes it."""

        def decorate(picked: Any) -> None:
            chosen: Any = options or {}
            overload(function, jit_options=chosen)(picked)
            overload(function, jit_options=chosen | PART, target="cpu")(picked)

        return decorate

    @overload_here(setup)
    def _setup(state, parts, options, chance, log):
        return pick["setup"](state)

    @overload_here(legal, inline)
    def _legal(state, parts, moves):
        return pick["legal"](state)

    @overload_here(apply, inline)
    def _apply(state, parts, action, chance, log):
        return pick["apply"](state)

    @overload_here(scores)
    def _scores(state, parts, out):
        return pick["scores"](state)

    @overload_here(greedy, inline)
    def _greedy(state, parts, moves, count, chance, pad):
        return pick["greedy"](state)

    @overload_here(redeal)
    def _redeal(state, parts, seat, chance):
        return pick["redeal"](state)

    @overload_here(observe)
    def _observe(state, parts, seat, out):
        return pick["observe"](state)


if JIT:
    _overload_all()


# ---- what works for every game ---------------------------------------------------------------------
@rule
def playout(state, parts, chance, whim, log, moves, policies, pad):
    """Plays on to the end, each seat by its policy (None: all at random); returns the number of decisions.

    With None the greedy code is not even compiled, which leaves a GPU more registers; without a notepad (None), the
    code that needs one. The game's chance and the players' whims come from two sources, so that a tape holds chance
    only."""
    decisions = 0
    while state.actor >= 0:
        count = legal(state, parts, moves)
        if policies is None:    # noqa: SIM114 (a branch of its own, so that Numba can leave out the others)
            action = moves[draw(whim, count)]
        elif policies[state.actor] == RANDOM:
            action = moves[draw(whim, count)]
        else:
            action = greedy(state, parts, moves, count, whim, pad)
        apply(state, parts, action, chance, log)
        decisions += 1
    return decisions


@rule
def seed_game(chance, whim, seed, game):
    """Seeds one game of a series: the same (seed, game) gives the same game on every machine."""
    chance.seed = mix(mix(np.uint64(seed)) + np.uint64(2 * game))
    whim.seed = mix(mix(np.uint64(seed)) + np.uint64(2 * game + 1))


# A row of results: points of the seats, their tie-breaks, decisions, rounds, how it ended.
DECISIONS, ROUNDS, ENDING = range(2 * SEATS, 2 * SEATS + 3)
RESULT = 2 * SEATS + 3


@rule
def play_one(state, parts, options, chance, whim, log, moves, policies, pad, out, row):
    """One whole game on a zeroed state, its outcome written to a row of results."""
    setup(state, parts, options, chance, log)
    row[DECISIONS] = playout(state, parts, chance, whim, log, moves, policies, pad)
    scores(state, parts, out)
    for seat in range(SEATS):
        row[seat] = out[seat, 0]
        row[SEATS + seat] = out[seat, 1]
    row[ROUNDS] = state.rounds
    row[ENDING] = state.ending


@dataclass(frozen=True)
class Boundary:
    """The compiled functions Python calls. They take plain bytes and view them as records inside:
    Numba dispatches on bytes in a fraction of a microsecond, on records in many."""

    desk: np.dtype[Any]
    start: Any
    step: Any
    choose: Any
    refresh: Any
    deal: Any
    seed: Any
    play_games: Any


@rule
def lay(desk, state):
    """Puts the bytes of a state on a desk."""
    for i in range(len(state)):     # a loop: a slice would bring along the words of an error about shapes
        desk[i] = state[i]


def desk_layout(state: np.dtype[Any], most_moves: int) -> np.dtype[Any]:
    """A desk holds all that one game under way needs: state, chance, log, the legal actions."""
    return layout([
        ("state", state),
        ("chance", CHANCE),
        ("whim", CHANCE),
        ("log", LOG),
        ("count", np.int32),
        ("moves", np.int16, most_moves),
        ("out", np.int32, (SEATS, 2)),
    ])


def boundary(
    state_layout: np.dtype[Any], parts_layout: np.dtype[Any], notepad: np.dtype[Any], most_moves: int
) -> Boundary:
    """The boundary of one game. The closures capture layouts only, which Numba can cache."""
    desk = desk_layout(state_layout, most_moves)
    PARTS = parts_layout if JIT else interpreted(parts_layout)
    PAD = notepad if JIT else interpreted(notepad)
    DESK = desk if JIT else interpreted(desk)
    CHANCES = CHANCE if JIT else interpreted(CHANCE)
    STATE_BYTES = state_layout.itemsize

    @rule
    def start(desk, parts, options):
        """Sets up on a zeroed desk; returns the number of legal actions."""
        d = desk.view(DESK)[0]
        p = parts.view(PARTS)[0]
        d.log.written = 0
        setup(d.state, p, options, d.chance, d.log)
        d.count = legal(d.state, p, d.moves) if d.state.actor >= 0 else 0
        return d.count

    @rule
    def step(desk, parts, action):
        """Applies an action and lists the next legal ones; returns their number, -1 if illegal."""
        d = desk.view(DESK)[0]
        p = parts.view(PARTS)[0]
        known = False
        for i in range(d.count):
            if d.moves[i] == action:
                known = True
                break
        if not known:
            return -1
        d.log.written = 0
        if d.chance.mode == 1:
            d.chance.drawn = 0
        apply(d.state, p, np.int16(action), d.chance, d.log)   # as in a playout: compiled once for both
        d.count = legal(d.state, p, d.moves) if d.state.actor >= 0 else 0
        return d.count

    @rule
    def refresh(desk, parts):
        """Lists the legal actions of a state that was put on the desk, and its scores."""
        d = desk.view(DESK)[0]
        p = parts.view(PARTS)[0]
        d.count = legal(d.state, p, d.moves) if d.state.actor >= 0 else 0
        scores(d.state, p, d.out)
        return d.count

    @rule
    def choose(desk, parts, policy, pad):
        """What a policy would play."""
        d = desk.view(DESK)[0]
        p = parts.view(PARTS)[0]
        if policy == RANDOM:
            return d.moves[draw(d.whim, d.count)]
        return greedy(d.state, p, d.moves, np.int64(d.count), d.whim, pad.view(PAD)[0])

    @rule
    def deal(desk, parts, seat):
        """Re-deals the view that lies on the desk."""
        d = desk.view(DESK)[0]
        redeal(d.state, parts.view(PARTS)[0], seat, d.whim)

    @rule
    def seed(chance, whim, series, game):
        """Seeds one game of a series."""
        seed_game(chance.view(CHANCES)[0], whim.view(CHANCES)[0], series, game)

    @rule(nogil=True)
    def play_games(desk, parts, options, policies, pad, seed, first, results):
        """Plays len(results) games, numbered from `first`, without the interpreter."""
        d = desk.view(DESK)[0]
        p = parts.view(PARTS)[0]
        n = pad.view(PAD)[0]
        for game in range(len(results)):
            desk[:STATE_BYTES] = 0
            seed_game(d.chance, d.whim, seed, first + game)
            play_one(d.state, p, options, d.chance, d.whim, d.log, d.moves, policies, n, d.out, results[game])

    return Boundary(desk, start, step, choose, refresh, deal, seed, play_games)
