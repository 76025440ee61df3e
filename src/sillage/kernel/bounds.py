"""How large an edition file may be in every direction, found in one pass over its bytes, before anything reads it.

A reader of TOML takes time and memory beyond all measure for some short files (a key of ten thousand dots, lists
in lists). What no edition needs is refused before, and the error says what there was and what is expected.
"""

from __future__ import annotations

import re

from sillage.errors import EditionError

MOST_BYTES = 256_000
MOST_LINES = 8_000
MOST_KEYS = 8_000
MOST_VALUES = 20_000    # of lists and tables, and lists and tables themselves
MOST_DOTS = 8           # of a key
MOST_DEPTH = 8          # of lists and tables in each other
MOST_DIGITS = 18        # of a number: what fits into 64 bits

# Texts and comments are passed over whole. An open text ends with its line or with the file: so no byte is looked at
# twice, whatever comes.
_TOKEN = re.compile(
    rb'"""(?:[^"\\]|\\.|"(?!""))*+(?:""")?|'
    rb"'''(?:[^']|'(?!''))*+(?:''')?|"
    rb'"(?:[^"\\\n]|\\[^\n])*+"?|'
    rb"'[^'\n]*+'?|"
    rb"\#[^\n]*+|"
    rb"(?P<digits>[0-9][0-9_]*+)|"
    rb"(?P<mark>[\n=,.\[\]{}])",
    re.DOTALL,
)


def check_bounds(raw: bytes, name: str) -> None:
    """Refuses a file that is larger than any edition."""
    _at_most(len(raw), MOST_BYTES, "bytes", name)
    keys = values = depth = dots = 0
    line = 1
    for token in _TOKEN.finditer(raw):
        if token["digits"]:
            _at_most(token.end() - token.start(), MOST_DIGITS, "digits in a number", f"{name}:{line}")
            continue
        mark = token["mark"]
        if not mark:
            line += token[0].count(b"\n")
            continue
        dots = dots + 1 if mark == b"." else 0
        line += mark == b"\n"
        keys += mark == b"="
        values += mark in b",[{"
        depth = depth + 1 if mark in b"[{" else max(depth - 1, 0) if mark in b"]}" else depth
        if dots > MOST_DOTS or depth > MOST_DEPTH:
            what = "dots in a key" if dots > MOST_DOTS else "lists and tables in each other"
            _at_most(max(dots, depth), MOST_DOTS if dots > MOST_DOTS else MOST_DEPTH, what, f"{name}:{line}")
    _at_most(line, MOST_LINES, "lines", name)
    _at_most(keys, MOST_KEYS, "keys", name)
    _at_most(values, MOST_VALUES, "values", name)


def _at_most(found: int, most: int, what: str, where: str) -> None:
    if found > most:
        raise EditionError(f"{where}: has {found} {what}; an edition has at most {most}")
