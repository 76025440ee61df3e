"""The compile switch.

Rules are plain Python functions. `@rule` hands them to Numba; with SILLAGE_JIT=0 it leaves them
as they are, so that a debugger and a coverage tool see every line. With SILLAGE_JIT=apart they are left as they are,
too, until another process has compiled them (`sillage.kernel.native`): so a server neither compiles nor loads Numba.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from types import FunctionType
from typing import Any

APART = "apart"
MODE = os.environ.get("SILLAGE_JIT", "1")       # 1: compiled here, 0: interpreted, apart: compiled by other processes
JIT = MODE not in ("0", APART)

if not JIT:     # compiled integers wrap around in silence; so do interpreted ones, in every thread
    import warnings

    import numpy as np

    np.seterr(over="ignore")
    warnings.filterwarnings("ignore", "overflow encountered", RuntimeWarning)


def rule(function: Callable[..., Any] | None = None, *, nogil: bool = False, inline: bool = False) -> Any:
    """Compiles a rule (or, with the switch off, leaves it plain Python).

    One that is `inline` becomes a part of whatever calls it: faster where games spend their time, longer to compile.
    """
    if function is None:
        return lambda f: rule(f, nogil=nogil, inline=inline)
    if not JIT:
        return function
    from sillage.kernel.parts import with_part

    return with_part(function, nogil=nogil, error_model="numpy", forceinline=inline)


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
