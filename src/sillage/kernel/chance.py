"""Chance is an argument of the rules, never part of a state.

A chance record either draws fresh numbers, or draws and writes each one on its tape as
(span, outcome), or replays a tape, or replays one and goes on drawing and writing where it ends.
A tape (*recorded randomness*) holds the chance of one decision.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable

import numpy as np

from sillage.kernel.compile import rule
from sillage.kernel.records import Bytes, layout, read

TAPE = 128  # chance outcomes of one decision, at most

DRAW, WRITE, REPLAY, EXTEND = range(4)
FINE, TAPE_FULL, TAPE_SHORT, TAPE_DIFFERS = range(4)
FAULTS = (
    "",
    f"one decision drew more than {TAPE} chance outcomes",
    "the tape ends before the decision does",
    "the tape holds the outcome of another draw",
)

CHANCE = layout([
    ("seed", np.uint64),        # state of the generator (splitmix64)
    ("mode", np.int8),          # DRAW, WRITE, REPLAY or EXTEND
    ("fault", np.int8),         # what went wrong with the tape
    ("drawn", np.int16),        # outcomes on the tape
    ("at", np.int16),           # next outcome to replay
    ("span", np.int16, TAPE),
    ("outcome", np.int16, TAPE),
])

_HEAD = struct.Struct("=Qbbhh")
_TAPES = tuple(int(offset) for _, offset, *_ in (CHANCE.fields[name] for name in ("span", "outcome")))  # type: ignore[index]

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_LOW = np.uint64(0xFFFFFFFF)
_ONE = np.uint64(1)
_S27, _S30, _S31, _S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@rule(inline=True)
def mix(x):
    """The finaliser of splitmix64: scatters neighbouring seeds."""
    x = (x ^ (x >> _S30)) * _MIX1
    x = (x ^ (x >> _S27)) * _MIX2
    return x ^ (x >> _S31)


@rule(inline=True)
def fresh(chance, n):
    """A number in 0..n-1, each equally likely (Lemire's method: no bias at all)."""
    span = np.uint64(n)
    while True:
        chance.seed = chance.seed + _GOLDEN
        product = (mix(chance.seed) >> _S32) * span
        low = product & _LOW
        if low >= span or low >= (_LOW - span + _ONE) % span:
            return np.int64(product >> _S32)


@rule(inline=True)
def draw(chance, n):
    """A number in 0..n-1, the only door to chance."""
    return fresh(chance, n) if chance.mode == DRAW else taped(chance, n)


@rule
def taped(chance, n):
    """A number that is written on the tape, or read from it."""
    if chance.mode == WRITE or (chance.mode == EXTEND and chance.at >= chance.drawn):
        return written(chance, n)
    if chance.at >= chance.drawn:
        chance.fault = TAPE_SHORT
        return np.int64(0)
    at = chance.at
    chance.at += 1
    if chance.span[at] != n or chance.outcome[at] < 0 or chance.outcome[at] >= n:
        chance.fault = TAPE_DIFFERS
        return np.int64(0)
    return np.int64(chance.outcome[at])


@rule
def written(chance, n):
    """A fresh number, which is written on the tape."""
    outcome = fresh(chance, n)
    if chance.drawn >= TAPE:
        chance.fault = TAPE_FULL
        return outcome
    chance.span[chance.drawn] = n
    chance.outcome[chance.drawn] = outcome
    chance.drawn += 1
    if chance.mode == EXTEND:
        chance.at = chance.drawn
    return outcome


@rule
def pick(chance, counts, total):
    """Draws one of `total` pieces lying in heaps of `counts`; returns the heap."""
    left = draw(chance, total)
    heap = 0
    while left >= counts[heap]:
        left -= counts[heap]
        heap += 1
    return heap


Tape = list[tuple[int, int]]


def load_tape(chance: Bytes, tape: Iterable[tuple[int, int]]) -> None:
    """Puts a tape in place, to be replayed by the next decision."""
    record = read(chance, CHANCE)
    record.mode, record.fault, record.at = REPLAY, FINE, 0
    entries = list(tape)
    if len(entries) > TAPE:
        raise ValueError(FAULTS[TAPE_FULL])
    record.drawn = len(entries)
    for i, (span, outcome) in enumerate(entries):
        record.span[i], record.outcome[i] = span, outcome


def extend_tape(chance: Bytes, tape: Iterable[tuple[int, int]], seed: int) -> None:
    """Puts the beginning of a tape in place: the next decision goes on from its end with fresh numbers."""
    load_tape(chance, tape)
    record = read(chance, CHANCE)
    record.mode, record.seed = EXTEND, seed


def draw_fresh(chance: Bytes, seed: int) -> None:
    """The next decision draws from this seed, and writes its tape."""
    _HEAD.pack_into(chance.data, 0, seed, WRITE, FINE, 0, head_of(chance)[-1])


def head_of(chance: Bytes) -> tuple[int, int, int, int, int]:
    """The numbers before the tape: `seed`, `mode`, `fault`, `drawn`, `at`. A tenth as dear as a NumPy record."""
    seed, mode, fault, drawn, at = _HEAD.unpack_from(chance.data)
    return seed, mode, fault, drawn, at


def tape_of(chance: Bytes) -> Tape:
    """What the last decision drew."""
    if not (drawn := head_of(chance)[3]):
        return []
    spans, outcomes = (chance[at : at + 2 * drawn].view(np.int16).tolist() for at in _TAPES)
    return list(zip(spans, outcomes, strict=True))
