"""Blending by trying everything: every effect used or not, every set of perfumes, every way to pay.

It knows nothing of the rules' code: it works on letters and counts, by the clauses PE-B1 to PE-T1.
"""

from itertools import combinations, product

KINDS = "FGAS"
WORTH = (2, 3, 4, 5)


def count(letters):
    return tuple(letters.count(kind) for kind in KINDS)


def outputs(effects):
    """All that can come out of a note; effects are (pay, get) from bottom to top."""
    found = {(0, 0, 0, 0)}
    for pay, get in effects:
        used = set()
        for flow in found:
            if all(have >= want for have, want in zip(flow, pay, strict=True)):
                used.add(tuple(f - p + g for f, p, g in zip(flow, pay, get, strict=True)))
        found |= used
    return found


def less(counts, kind):
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1:])


def ways(yards, stored, note, kind):
    """What may lie there after one essence of a kind was paid for a note (PE-P1)."""
    for paid in {kind, 3}:
        if yards[note][paid]:
            yield (*yards[:note], less(yards[note], paid), *yards[note + 1:]), stored
        if stored[paid]:
            yield yards, less(stored, paid)


def payments(yards, stored, needs):
    """All that may be left after paying the needs of some perfumes."""
    found = {(yards, stored)}
    for note in range(3):
        for kind in range(4):
            for _ in range(sum(need[note][kind] for need in needs)):
                found = {after for before in found for after in ways(*before, note, kind)}
    return found


def best(notes, yards, stored, spaces, perfumes):
    """The best (brand value, worth in storage, value of perfumes left); perfumes are dicts."""
    tops = {(0, 0, 0)}
    for outs in product(*(outputs(effects) for effects in notes)):
        lying = tuple(tuple(a + b for a, b in zip(y, o, strict=True)) for y, o in zip(yards, outs, strict=True))
        for size in range(len(perfumes) + 1):
            for chosen in combinations(perfumes, size):
                points = sum(p["brand"] for p in chosen)
                if points < max(tops)[0]:
                    continue
                room = tuple(n + sum(p["storage"] == k for p in chosen) for k, n in enumerate(spaces))
                left = sum(p["value"] for p in perfumes if p not in chosen)
                for after, kept in payments(lying, stored, [p["needs"] for p in chosen]):
                    worth = sum(
                        WORTH[k] * min(room[k], kept[k] + sum(yard[k] for yard in after)) for k in range(4)
                    )
                    tops.add((points, worth, left))
    return max(tops)
