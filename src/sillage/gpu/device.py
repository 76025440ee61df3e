"""The GPU, as Numba and CuPy reach it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np

from sillage.errors import SetupError
from sillage.kernel.chance import CHANCE
from sillage.kernel.folder import cache_folder, sources_hash
from sillage.kernel.log import LOG
from sillage.kernel.records import layout

# Of a thread, where no policy is compiled in: more threads at a time beat fewer spills. Where greedy is, CUDA 13.0's
# assembler with such a limit made wrong machine code of right PTX: of 10,000 games of one game one to nine were
# other games, and not the same ones every time. Without a limit all are what the CPU plays.
REGISTERS = 64


def shrunk(record: np.dtype[Any]) -> np.dtype[Any]:
    """The same fields, with room for one entry in each row of them."""
    fields = {name: field[0] for name, field in (record.fields or {}).items()}
    return layout([(name, of.base, 1) if of.shape else (name, of) for name, of in fields.items()])


# Nothing is written on a tape or in a log here, and Numba fills what a thread has of its own with zeros every time:
# with all their room these two took more time than the rules.
SEED, MUTE = shrunk(CHANCE), shrunk(LOG)


def numba_cuda() -> Any:
    """numba.cuda, with a name that newer NumPy dropped and older Numba still asks for."""
    if not hasattr(np, "row_stack"):
        setattr(np, "row_stack", np.vstack)  # noqa: B010
    from numba import cuda

    if not cuda.is_available():
        raise SetupError("no CUDA device was found; expected an NVIDIA GPU with its driver")
    return cuda


def arrays() -> Any:
    """CuPy, whose arrays torch and JAX take over without a copy."""
    try:
        import cupy
    except ImportError:
        raise SetupError("arrays on the GPU need CuPy: pip install cupy-cuda13x (cupy-cuda12x for CUDA 12)") from None
    return cupy


def kernel(function: Callable[..., Any], rooms: Sequence[str] = ("gpu",), *, policy: bool) -> Any:
    """Compiles a kernel when it is first launched, and keeps it on disk with the compiled rules. `policy`: greedy is
    compiled in.

    Numba keeps the machine code by the kernel's types, what it captures and the card's compute capability; the folder
    is named by the sources, of these rooms and of all rules."""
    cuda = numba_cuda()
    config = _settings()
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder() / f"gpu-{sources_hash(rooms)}")
    try:
        return cuda.jit(cache=True, max_registers=None if policy else REGISTERS)(function)
    finally:
        config.CACHE_DIR = before


def ready(compiled: Any, given: Sequence[Any]) -> None:
    """Compiles a kernel for what it will be given, or loads it, and launches nothing: while a graph is recorded,
    neither may happen."""
    compiled.compile(tuple(compiled.typeof_pyval(value) for value in given)).bind()


def _settings() -> Any:
    """What numba.cuda reads its settings from: its own module where it is a package apart, else Numba's."""
    try:
        return import_module("numba.cuda.core.config")
    except ImportError:
        return import_module("numba.core.config")


def recorded(work: Callable[[], None]) -> Any:
    """Work on CuPy's current stream as a graph: one launch for all its kernels."""
    stream = arrays().cuda.Stream(non_blocking=True)
    with stream:
        stream.begin_capture()
        work()
        return stream.end_capture()


def numba_arrays(**held: Any) -> SimpleNamespace:
    """CuPy's arrays as Numba's, under the same names; they share their memory."""
    cuda = numba_cuda()
    return SimpleNamespace(**{name: cuda.as_cuda_array(array) for name, array in held.items()})


def stream_of_numba() -> Any:
    """CuPy's current stream, for Numba's kernels."""
    return numba_cuda().external_stream(arrays().cuda.get_current_stream().ptr)
