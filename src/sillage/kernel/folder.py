"""The folder where compiled rules are kept.

Numba's disk cache watches only the file of the outermost function: after an edit of a rule a cached
playout would still run the old one. So the cache folder is named by a hash of every source that can
be compiled, and an edit starts a new folder. In it, things are found by what they were compiled from
(`sillage.kernel.shelf`): clones of one version share them.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from sillage.kernel.found import game_folders

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED = ("kernel", "games", "bots")
STALE_AFTER_DAYS = 14


def sources_hash(names: Sequence[str] = COMPILED) -> str:
    """A name for everything that shapes compiled code: our sources in these folders, Numba, Python."""
    from importlib.metadata import version

    digest = hashlib.sha256()
    digest.update(f"{version('numba')} {sys.version}".encode())
    outside = [folder for folder in game_folders().values() if PACKAGE not in folder.parents]
    for folder in (*(PACKAGE / name for name in names), *outside):
        for path in sorted(folder.rglob("*.py")):
            digest.update(f"{folder.name}/{path.relative_to(folder)}".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """The folder of this version of the sources; SILLAGE_CACHE moves its parent."""
    parent = _cache_parent() / "compiled"
    folder = parent / sources_hash()
    try:
        fresh = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        if fresh:
            _drop_stale(parent)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="sillage-compiled-"))
    return folder


def _cache_parent() -> Path:
    if named := os.environ.get("SILLAGE_CACHE"):
        return Path(named)
    from platformdirs import user_cache_path

    return user_cache_path("sillage")


def _drop_stale(parent: Path) -> None:
    limit = time.time() - STALE_AFTER_DAYS * 86400
    for old in parent.iterdir():
        if old.is_dir() and old.stat().st_mtime < limit:
            shutil.rmtree(old, ignore_errors=True)
