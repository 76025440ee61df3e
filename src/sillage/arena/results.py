"""Results on disk: one line a finished game, safe on the disk before the next one counts."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any


def append(path: Path, result: dict[str, Any]) -> None:
    """Adds a result; it is on the disk when this returns."""
    with path.open("ab") as file:
        file.write(json.dumps(result, separators=(",", ":")).encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())


def finished(path: Path) -> list[dict[str, Any]]:
    """The results of a file. A last line that was cut off is removed: its game is played again."""
    if not path.exists():
        return []
    raw = path.read_bytes()
    whole = raw[: raw.rfind(b"\n") + 1]
    if len(whole) < len(raw):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return [json.loads(line) for line in whole.splitlines()]
