"""Other numbers in the text of an edition file; comments and layout stay.

It knows files laid out like ours: a row of a list a line, small tables within a line."""

from __future__ import annotations

import re
from collections.abc import Mapping

from sillage.errors import EditionError
from sillage.kernel.balance import Path


def with_numbers(text: str, changes: Mapping[Path, int]) -> str:
    lines = text.splitlines()
    for path, value in changes.items():
        try:
            at, rest = _line_of(lines, path)
            lines[at] = _put(lines[at], rest, value)
        except LookupError:
            name = ".".join(map(str, path))
            raise EditionError(f"no line of the file holds {name}; expected a file laid out like ours") from None
    return "\n".join(lines) + "\n"


def _line_of(lines: list[str], path: Path) -> tuple[int, Path]:
    """The line that holds a number, and the part of its path within the line."""
    start, rest = _table_of(lines, path)
    end = next((n for n in range(start, len(lines)) if lines[n].startswith("[")), len(lines))
    key, rest = rest[0], rest[1:]
    at = next((n for n in range(start, end) if re.match(rf"{re.escape(str(key))}\s*=", lines[n])), None)
    if at is None:
        raise LookupError(key)
    if lines[at].split("#")[0].rstrip().endswith("["):      # a list, a row a line
        rows = [n for n in range(at + 1, end) if re.match(r"\s*\{", lines[n])]
        return rows[int(rest[0])], rest[1:]
    return at, (key, *rest)


def _table_of(lines: list[str], path: Path) -> tuple[int, Path]:
    """Where the table begins that holds a path, by the longest head."""
    for size in range(len(path) - 1, 0, -1):
        head = f"[{'.'.join(map(str, path[:size]))}]"
        for n, line in enumerate(lines):
            if line.strip() == head:
                return n + 1, path[size:]
    return 0, path


def _put(line: str, rest: Path, value: int) -> str:
    """The line with another number behind the last of its keys, or at an index of its list."""
    code, mark, comment = line.partition("#")
    last = rest[-1]
    if isinstance(last, int):
        found = list(re.finditer(r"-?\d+", code[code.index("[") :]))[last]
        begin = code.index("[") + found.start()
        return code[:begin] + str(value) + code[begin + len(found.group()) :] + mark + comment
    code, found_it = re.subn(rf"(?<![\w-])({re.escape(last)}\s*=\s*)-?\d+", rf"\g<1>{value}", code, count=1)
    if not found_it:
        raise LookupError(last)
    return code + mark + comment
