"""The GPU, as Numba and CuPy reach it."""

from __future__ import annotations

from typing import Any

import numpy as np

from sillage.errors import SetupError


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
        raise SetupError("arrays on the GPU need CuPy; install sillage[gpu]") from None
    return cupy
