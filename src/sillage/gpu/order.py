"""Games that do the same side by side.

The threads of a warp share one program counter: where 32 games lie in 32 branches of the rules, they go one after the
other. So games are put in order of what is to be played before they are played: a counting sort, by action. The order
within an action is any; no result depends on it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from sillage.gpu.device import arrays

THREADS = 1024
A_THREAD = 4            # games of a thread

SOURCE = """
__device__ int kind_of(short key, int kinds) { return key < 0 || key >= kinds ? kinds - 1 : key; }

extern "C" __global__ void count(const short* keys, int n, int kinds, unsigned* total) {
    extern __shared__ unsigned here[];
    for (int k = threadIdx.x; k < kinds; k += blockDim.x) here[k] = 0;
    __syncthreads();
    int first = blockIdx.x * blockDim.x * A_THREAD + threadIdx.x;
    for (int j = 0; j < A_THREAD; j++) {
        int i = first + j * blockDim.x;
        if (i < n) atomicAdd(&here[kind_of(keys[i], kinds)], 1);
    }
    __syncthreads();
    for (int k = threadIdx.x; k < kinds; k += blockDim.x) if (here[k]) atomicAdd(&total[k], here[k]);
}

extern "C" __global__ void add_up(unsigned* total, unsigned* start, int kinds) {
    __shared__ unsigned sums[1024];
    unsigned before = 0;
    for (int at = 0; at < kinds; at += 1024) {
        int k = at + threadIdx.x;
        unsigned own = k < kinds ? total[k] : 0;
        sums[threadIdx.x] = own;
        __syncthreads();
        for (int step = 1; step < 1024; step *= 2) {
            unsigned other = threadIdx.x >= step ? sums[threadIdx.x - step] : 0;
            __syncthreads();
            sums[threadIdx.x] += other;
            __syncthreads();
        }
        if (k < kinds) { start[k] = before + sums[threadIdx.x] - own; total[k] = 0; }
        before += sums[1023];
        __syncthreads();
    }
}

extern "C" __global__ void place(const short* keys, int n, int kinds, unsigned* start, int* order) {
    extern __shared__ unsigned here[];
    for (int k = threadIdx.x; k < kinds; k += blockDim.x) here[k] = 0;
    __syncthreads();
    int first = blockIdx.x * blockDim.x * A_THREAD + threadIdx.x;
    unsigned slot[A_THREAD];
    for (int j = 0; j < A_THREAD; j++) {
        int i = first + j * blockDim.x;
        if (i < n) slot[j] = atomicAdd(&here[kind_of(keys[i], kinds)], 1);
    }
    __syncthreads();
    for (int k = threadIdx.x; k < kinds; k += blockDim.x) if (here[k]) here[k] = atomicAdd(&start[k], here[k]);
    __syncthreads();
    for (int j = 0; j < A_THREAD; j++) {
        int i = first + j * blockDim.x;
        if (i < n) order[here[kind_of(keys[i], kinds)] + slot[j]] = i;
    }
}
"""


@cache
def _functions() -> tuple[Any, Any, Any]:
    module = arrays().RawModule(code=SOURCE, options=(f"-DA_THREAD={A_THREAD}",))
    return module.get_function("count"), module.get_function("add_up"), module.get_function("place")


class Order:
    """An order of games by their keys (int16, 0 to `kinds` - 1); `order[n]` is the n-th game's place."""

    def __init__(self, keys: Any, kinds: int) -> None:
        cp = arrays()
        self._keys, self._kinds, self._size = keys, np.int32(kinds), np.int32(len(keys))
        self._total, self._start = cp.zeros(kinds, np.uint32), cp.zeros(kinds, np.uint32)
        self.order = cp.arange(len(keys), dtype=np.int32)
        self._functions = _functions()
        self._blocks = (len(keys) + THREADS * A_THREAD - 1) // (THREADS * A_THREAD)

    def sort(self) -> None:
        """Puts the games in order, on CuPy's current stream."""
        count, add_up, place = self._functions
        given, room = (self._keys, self._size, self._kinds), 4 * int(self._kinds)
        count((self._blocks,), (THREADS,), (*given, self._total), shared_mem=room)
        add_up((1,), (1024,), (self._total, self._start, self._kinds))
        place((self._blocks,), (THREADS,), (*given, self._start, self.order), shared_mem=room)
