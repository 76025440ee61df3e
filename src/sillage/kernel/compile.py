"""The compile switch, and the folder where compiled rules are kept.

Rules are plain Python functions. `@rule` hands them to Numba; with SILLAGE_JIT=0 it leaves them
as they are, so that a debugger and a coverage tool see every line. With SILLAGE_JIT=apart they are left as they are,
too, until another process has compiled them (`sillage.kernel.native`): so a server neither compiles nor loads Numba.

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
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

from sillage.kernel.game import game_folders

APART = "apart"
MODE = os.environ.get("SILLAGE_JIT", "1")       # 1: compiled here, 0: interpreted, apart: compiled by other processes
JIT = MODE not in ("0", APART)

if not JIT:     # compiled integers wrap around in silence; so do interpreted ones, in every thread
    import warnings

    import numpy as np

    np.seterr(over="ignore")
    warnings.filterwarnings("ignore", "overflow encountered", RuntimeWarning)

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED = ("kernel", "games", "bots", "gpu")
STALE_AFTER_DAYS = 14


def sources_hash() -> str:
    """A name for everything that shapes compiled code: our sources, Numba, Python."""
    from importlib.metadata import version

    digest = hashlib.sha256()
    digest.update(f"{version('numba')} {sys.version}".encode())
    outside = [folder for folder in game_folders().values() if PACKAGE not in folder.parents]
    for folder in (*(PACKAGE / name for name in COMPILED), *outside):
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


def rule(function: Callable[..., Any] | None = None, *, nogil: bool = False, inline: bool = False) -> Any:
    """Compiles a rule (or, with the switch off, leaves it plain Python).

    One that is `inline` becomes a part of whatever calls it: faster where games spend their time, longer to compile.
    """
    if function is None:
        return lambda f: rule(f, nogil=nogil, inline=inline)
    if not JIT:
        return function
    import numba

    config: Any = numba.config
    before = config.CACHE_LOCATOR_CLASSES
    config.CACHE_LOCATOR_CLASSES = "sillage.kernel.shelf.Shelf"
    try:
        return numba.njit(cache=True, nogil=nogil, error_model="numpy", forceinline=inline)(function)
    finally:
        config.CACHE_LOCATOR_CLASSES = before


def plain(function: Any) -> Any:
    """The Python function behind a compiled one."""
    return getattr(function, "py_func", function)


def in_python(function: Any) -> Any:
    """A rule as plain Python with all that it calls: it reads records that compiled code can't, such as mirrors."""
    python = plain(function)
    if python is function:
        return function
    names = _names_in_python(python.__module__)
    return FunctionType(python.__code__, names, python.__name__, python.__defaults__)


_in_python: dict[str, dict[str, Any]] = {}


def _names_in_python(module: str) -> dict[str, Any]:
    """The names of a module, each rule among them as plain Python."""
    if module not in _in_python:
        names = _in_python[module] = dict(vars(sys.modules[module]))
        names.update({name: in_python(value) for name, value in names.items() if plain(value) is not value})
    return _in_python[module]
