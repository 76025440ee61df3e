"""The race of a seat's actions, compiled for a GPU: sequential halving with common random numbers.

It is the race of `sillage.bots.search` with fewer heats, since a GPU likes many simulations at a time, and without a
tree: simulations are played out by the policy at once. The policy's move is kept unless another is better beyond doubt.
"""

from __future__ import annotations

import math

import numpy as np

from sillage.bots.search import BEHIND, CHUNK, ENOUGH, FEWEST, PROOF
from sillage.kernel.compile import rule
from sillage.kernel.records import layout

DEALS = 128             # deals whose results are remembered
MANY = 16               # legal actions that have three heats

RACE = layout([
    ("alive", np.int32),        # those still in the race
    ("favourite", np.int32),    # the policy's
    ("deals", np.int32),        # played so far
    ("before", np.int32),       # before this heat
    ("give", np.int32),         # to be played in this wave
    ("spent", np.int32),        # simulations
    ("heat", np.int32),
    ("heats", np.int32),
    ("number", np.int64),       # of the game
    ("decision", np.int64),
    ("seed", np.uint64),        # of the decision's deals
    ("chance", np.uint64),
    ("whim", np.uint64),
])


@rule
def enter(race, count, favourite, alive, sums):
    """All actions are in."""
    race.alive = count
    race.favourite = favourite
    race.deals = 0
    race.before = 0
    race.give = 0
    race.spent = 0
    race.heat = 0
    race.heats = 2 if count <= MANY else 3
    for action in range(count):
        alive[action] = action
        sums[action] = 0.0


@rule
def take_up(race, alive, results, sums):
    """What the last wave has shown."""
    for n in range(race.alive):
        for deal in range(race.deals, race.deals + race.give):
            sums[alive[n]] += results[alive[n], deal]
    race.deals += race.give
    race.spent += race.give * race.alive
    race.give = 0


@rule
def leader_of(race, alive, sums):
    best = alive[0]
    for n in range(1, race.alive):
        if sums[alive[n]] > sums[best] or (sums[alive[n]] == sums[best] and alive[n] == race.favourite):
            best = alive[n]
    return best


@rule
def lead(results, deals, one, other):
    """How far one action is ahead of another, in standard errors of their difference deal by deal."""
    if deals < FEWEST or one == other:
        return 0.0
    mean = 0.0
    for deal in range(deals):
        mean += results[one, deal] - results[other, deal]
    mean /= deals
    spread = 0.0
    for deal in range(deals):
        off = results[one, deal] - results[other, deal] - mean
        spread += off * off
    error = math.sqrt(spread) / deals
    if error > 0.0:
        return mean / error
    return 1e9 if mean > 0.0 else 0.0


@rule
def leave_behind(race, alive, results, sums):
    """Who is clearly behind the best leaves."""
    if race.deals < ENOUGH or race.alive == 1:
        return
    best = leader_of(race, alive, sums)
    stay = 0
    for n in range(race.alive):
        if lead(results, race.deals, best, alive[n]) <= BEHIND:
            alive[stay] = alive[n]
            stay += 1
    race.alive = stay


@rule
def leave_best(race, alive, sums):
    """The best third goes on, the policy's move with it."""
    room = max(2, race.alive // 3)
    for n in range(race.alive):
        one = alive[n]
        better = 0
        for m in range(race.alive):
            other = alive[m] if alive[m] >= 0 else -1 - alive[m]
            first = one != race.favourite and (other == race.favourite or other < one)      # of equals
            if sums[other] > sums[one] or (sums[other] == sums[one] and first):
                better += 1
        if better >= room and one != race.favourite:
            alive[n] = -1 - one
    stay = 0
    for n in range(race.alive):
        if alive[n] >= 0:
            alive[stay] = alive[n]
            stay += 1
    race.alive = stay


@rule
def goes_on(race, alive, sums, sims):
    """Plans the next wave; False where the race is over."""
    if sims <= 0:
        return False
    while True:
        if race.alive > 1 and race.spent < sims:
            left = sims * (race.heat + 1) // race.heats - race.spent
            deals = min(left // race.alive, max(1, CHUNK // race.alive))
            if race.deals == race.before:
                deals = max(deals, 1)
            deals = min(deals, DEALS - race.deals)
            if deals > 0:
                race.give = deals
                return True
        if race.alive == 1 or race.spent >= sims or race.heat + 1 >= race.heats:
            return False
        leave_best(race, alive, sums)
        race.heat += 1
        race.before = race.deals


@rule
def chosen(race, alive, results, sums):
    """The policy's move, unless another is better beyond doubt."""
    if race.deals == 0:
        return race.favourite
    best = leader_of(race, alive, sums)
    for n in range(race.alive):
        if alive[n] == race.favourite and lead(results, race.deals, best, race.favourite) <= PROOF:
            return race.favourite
    return best
