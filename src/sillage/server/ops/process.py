"""This process as the operating system sees it."""

from __future__ import annotations

import mmap
import sys
from pathlib import Path

STATUS = Path("/proc/self/statm")


def memory() -> int:
    """Bytes in memory now; where that isn't told, the most there were (0: unknown)."""
    if STATUS.is_file():
        return int(STATUS.read_text(encoding="ascii").split()[1]) * mmap.PAGESIZE
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
