"""How Numba compiles rules that other rules call: as parts of their callers, and as nothing else
(*link-time inlining*).

Left alone, Numba makes of every function one that Python can call as well: two wrappers and machine code of its own,
though its caller takes it in whole. Of some 200 functions a game Python calls about ten. So a rule has two sides: the
one that Python calls (`rule`), and its `part`, that compiled callers link: bitcode without wrappers.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import numba
from llvmlite import binding as llvm
from numba._dynfunc import make_function
from numba.core import typed_passes, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.compiler_machinery import register_pass

from sillage.kernel.shelf import PartShelf, Shelf


class PartLibrary(JITCodeLibrary):
    """Bitcode to be linked into callers. No machine code is made of it, and the costly half of the optimiser runs only
    over its outermost caller, where it does all the good it can."""

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager(
            opt=0, loop_vectorize=False, slp_vectorize=False, cost="cheap")
        passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def serialize_using_object_code(self) -> Any:
        return self.serialize_using_bitcode()


class _WithoutMachineCode:
    """A target without executables: what stands for a part is only a name for it."""

    def __init__(self, context: Any) -> None:
        self._context = context

    def __getattr__(self, name: str) -> Any:
        return getattr(self._context, name)

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:
        library._ensure_finalized()
        return make_function(fndesc.lookup_module(), fndesc.qualname.split(".")[-1], "", 0, env, (library,))


class _FromShelf(_WithoutMachineCode):
    """Such a target, for a part that is loaded. By itself Numba would make machine code of it then: for nothing, and
    whatever is compiled in this process would call that code, rough as it is, instead of its own."""

    def codegen(self) -> Any:
        return self

    def unserialize_library(self, kept: tuple[str, str, bytes]) -> PartLibrary:
        name, _, bitcode = kept
        library = PartLibrary(self._context.codegen(), name)
        library._final_module = llvm.parse_bitcode(bitcode)
        library._finalized = True
        return library


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(typed_passes.NativeLowering):
    """Numba's own lowering, up to the bitcode."""

    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        context = state.targetctx
        state.library = PartLibrary(context.codegen(), state.func_id.func_qualname)
        state.targetctx = _WithoutMachineCode(context)
        try:
            return bool(super().run_pass(state))
        finally:
            state.targetctx = context


class PartCompiler(Compiler):
    """Numba's own compiler with that lowering. What it made once serves callers of every kind."""

    _made: ClassVar[dict[Any, Any]] = {}

    def compile_extra(self, func: Any) -> Any:
        key = (func, self.state.args, self.state.return_type, self.state.flags)
        if key not in self._made:
            self._made[key] = super().compile_extra(func)
        return self._made[key]._replace(metadata={})

    def define_pipelines(self) -> list[Any]:
        pipelines = super().define_pipelines()
        for manager in pipelines:
            manager.passes = [(PartLowering if one is typed_passes.NativeLowering else one, told)
                              for one, told in manager.passes]
            manager._finalized = False
            manager.finalize()
        return list(pipelines)


PART: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": PartCompiler}


def jit(shelf: type[Shelf], **options: Any) -> Any:
    """Numba's decorator, keeping what it makes on a shelf of ours."""
    config: Any = numba.config

    def decorate(function: Any) -> Any:
        before = config.CACHE_LOCATOR_CLASSES
        config.CACHE_LOCATOR_CLASSES = f"{shelf.__module__}.{shelf.__name__}"
        try:
            return numba.njit(cache=True, **options)(function)
        finally:
            config.CACHE_LOCATOR_CLASSES = before

    return decorate


def with_part(function: Any, **options: Any) -> Any:
    """A compiled rule whose compiled callers link its part."""
    rule = jit(Shelf, **options)(function)

    @cache
    def part() -> Any:
        made = jit(PartShelf, **options, **PART)(function)
        made._cache._impl.rebuild = _from_shelf
        return made

    rule.get_call_template = lambda args, kws: part().get_call_template(
        tuple(map(_wide, args)), {name: _wide(kind) for name, kind in kws.items()})
    rule.get_overload = lambda sig: part().get_overload(sig)
    return rule


def _from_shelf(context: Any, kept: tuple[Any, ...]) -> Any:
    """A part that was kept; its environments, for errors that rules don't raise, are left out."""
    rebuild: Any = CompileResult._rebuild
    return rebuild(_FromShelf(context), *kept[:-1], ())._replace(target_context=context)


def _wide(kind: Any) -> Any:
    """One form of a part for whole numbers of every width, known or not: what rules reckon with is 64 bits wide."""
    number = types.unliteral(kind) if isinstance(kind, types.IntegerLiteral) else kind
    return types.int64 if number in types.signed_domain else number


def _without_clocks() -> None:
    """Numba times every call of LLVM, some hundred thousand a game, for a report that nobody here asks for."""
    for both in list(llvm.ffi.lib._lock._cblist):
        llvm.ffi.unregister_lock_callback(*both)


_without_clocks()
