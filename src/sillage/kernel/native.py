"""Compiled rules for a process that doesn't compile: machine code that another process made, loaded without Numba.

`export` compiles the doors of a game (`kernel/play.py: Boundary`) and writes their machine code to the cache folder;
`borrow` loads it. They are called with the addresses of the same bytes that interpreted rules read and write, so a
table can change from the ones to the others between two moves.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import platform
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from sillage.kernel.folder import cache_folder
from sillage.kernel.game import Game
from sillage.kernel.play import OPTIONS, Boundary

_BYTES, _NUMBER = ctypes.c_void_p, ctypes.c_int64
DOORS = {       # what they are given
    "start": (_BYTES, _BYTES, _BYTES),
    "step": (_BYTES, _BYTES, _NUMBER),
    "refresh": (_BYTES, _BYTES),
    "choose": (_BYTES, _BYTES, _NUMBER, _BYTES),
}
# What the code would call where a rule raised something. Rules raise nothing; if one did, it is told by `_raised`.
_NUMBAS = ("numba_gil_ensure", "numba_gil_release", "numba_unpickle", "numba_runtime_build_excinfo_struct",
           "numba_do_raise", "NRT_Free", "NRT_MemInfo_call_dtor")
_UNNEEDED = 4           # MADV_DONTNEED
Told = Callable[[int, int], None]       # so many steps are done, of so many


# ---- the file --------------------------------------------------------------------------------------
@cache
def _machine() -> str:
    """A name for the processor that the code is for."""
    import llvmlite.binding as llvm

    facts = f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    return hashlib.sha256(facts.encode()).hexdigest()[:8]


def native_file(game_id: str) -> Path | None:
    """The machine code of a game for this machine, None where it was not made yet."""
    if not any(cache_folder().glob(f"{game_id}-*.native")):
        return None         # without loading LLVM
    file = cache_folder() / f"{game_id}-{_machine()}.native"
    return file if file.exists() else None


# ---- making it: in a process that compiles ---------------------------------------------------------
def export(game: Game, told: Told) -> Path:
    """Compiles the doors of a game and writes them to a draft, to be tried before it is `published`."""
    rows, code = [], b""
    for number, (name, function, signature) in enumerate(_callbacks(game)):
        told(number, len(DOORS) + 1)
        symbol, made = _machine_code(function, signature)
        rows.append([name, symbol, len(made)])
        code += made
    told(len(DOORS), len(DOORS) + 1)
    draft = cache_folder() / f"{game.id}-{_machine()}.draft"
    draft.write_bytes(json.dumps(rows).encode() + b"\n" + code)
    return draft


def publish(draft: Path) -> None:
    """From now on the machine code is used."""
    draft.replace(draft.with_suffix(".native"))


def _callbacks(game: Game) -> list[tuple[str, Any, Any]]:
    """The doors as functions of addresses, with their types."""
    import numba

    library: Any = numba
    carray, types = library.carray, library.types
    doors = game.boundary
    start, step, refresh, choose = doors.start, doors.step, doors.refresh, doors.choose
    DESK, PARTS, PAD = doors.desk.itemsize, game.parts.itemsize, game.notepad.itemsize
    byte, codes, number = types.CPointer(types.uint8), types.CPointer(types.int8), types.int32

    def do_start(desk: Any, parts: Any, options: Any) -> Any:
        return start(carray(desk, (DESK,)), carray(parts, (PARTS,)), carray(options, (OPTIONS,)))

    def do_step(desk: Any, parts: Any, action: Any) -> Any:
        return step(carray(desk, (DESK,)), carray(parts, (PARTS,)), action)

    def do_refresh(desk: Any, parts: Any) -> Any:
        return refresh(carray(desk, (DESK,)), carray(parts, (PARTS,)))

    def do_choose(desk: Any, parts: Any, policy: Any, pad: Any) -> Any:
        return choose(carray(desk, (DESK,)), carray(parts, (PARTS,)), policy, carray(pad, (PAD,)))

    return [
        ("start", do_start, number(byte, byte, codes)),
        ("step", do_step, number(byte, byte, types.int64)),
        ("refresh", do_refresh, number(byte, byte)),
        ("choose", do_choose, number(byte, byte, types.int64, byte)),
    ]


def _machine_code(function: Any, signature: Any) -> tuple[str, bytes]:
    """The name of a compiled function, and the object file that it is in."""
    import llvmlite.binding as llvm
    import numba

    made: Any = numba.cfunc(signature, error_model="numpy")(function)
    module = llvm.parse_assembly(made.inspect_llvm())
    return str(made.native_name), bytes(_target().emit_object(module))


def _target() -> Any:
    """The machine as Numba sees it; code that is loaded into a running process is not moved on this processor."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    fixed = platform.machine().lower() in ("x86_64", "amd64", "i386", "i686")
    return llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=3,
        reloc="static" if fixed else "default", codemodel="jitdefault", jit=True,
    )


# ---- using it: in any process ----------------------------------------------------------------------
def borrow(game: Game, file: Path) -> Boundary:
    """The doors of a game as another process compiled them."""
    return replace(game.boundary, **_load(file))


_engines: list[Any] = []        # what is loaded stays
_raised: list[bool] = []


def _load(file: Path) -> dict[str, Any]:
    import llvmlite.binding as llvm

    head, _, code = file.read_bytes().partition(b"\n")
    rows = json.loads(head)
    _answer_for_numba()
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target())
    _engines.append(engine)
    for _, _, size in rows:
        engine.add_object_file(llvm.ObjectFileRef.from_data(code[:size]))
        code = code[size:]
    engine.finalize_object()
    _leave_llvm()
    return {name: _door(engine.get_function_address(symbol), DOORS[name]) for name, symbol, _ in rows}


def _leave_llvm() -> None:
    """Gives the memory that LLVM's own code takes back to the system: it is needed to load, not to play. Its pages are
    those of a file, read again whenever they are called (Linux only: elsewhere it just stays)."""
    maps = Path("/proc/self/maps")
    if not maps.exists():
        return
    libc = ctypes.CDLL(None)
    for line in maps.read_text().splitlines():
        span, rights, *_, path = line.split()
        if rights == "r-xp" and "llvmlite" in path:
            begin, end = (int(address, 16) for address in span.split("-"))
            libc.madvise(ctypes.c_void_p(begin), ctypes.c_size_t(end - begin), _UNNEEDED)


def _door(address: int, given: tuple[Any, ...]) -> Callable[..., int]:
    """A compiled function that is called as its interpreted twin is."""
    if not address:
        raise ValueError("the machine code is not what it should be")
    call = ctypes.PYFUNCTYPE(ctypes.c_int32, *given)(address)
    arrays = [kind is _BYTES for kind in given]

    def door(*args: Any) -> int:
        done = int(call(*(a.ctypes.data if is_array else int(a) for a, is_array in zip(args, arrays, strict=True))))
        if _raised:
            _raised.clear()
            raise RuntimeError("a compiled rule raised something; rules raise nothing")
        return done

    return door


@cache
def _answer_for_numba() -> Any:
    """Numba is not here: what its code would call answers, and tells that it was called."""
    import llvmlite.binding as llvm

    answer = ctypes.PYFUNCTYPE(ctypes.c_void_p)(lambda: _raised.append(True))
    for name in _NUMBAS:
        llvm.add_symbol(name, ctypes.cast(answer, ctypes.c_void_p).value)
    return answer


# ---- trying it -------------------------------------------------------------------------------------
def same(game: Game, parts: Any, desk: Any, one: Boundary, other: Boundary, moves: int) -> bool:
    """Whether two boundaries play a game alike, byte for byte, by the greedy policy from where a desk stands."""
    here, there, pad = desk.copy(), desk.copy(), np.zeros(game.notepad.itemsize, dtype=np.uint8)
    for _ in range(moves):
        if here[:1].view(np.int8)[0] < 0:
            return True
        chosen = [int(doors.choose(place, parts, 1, pad.copy())) for doors, place in ((one, here), (other, there))]
        counts = [doors.step(place, parts, chosen[0]) for doors, place in ((one, here), (other, there))]
        if chosen[0] != chosen[1] or counts[0] != counts[1] or not np.array_equal(here, there):
            return False
    return True
