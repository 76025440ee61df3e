"""Dependencies point one way, and what needs no compiler doesn't load it."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import sillage
from sillage.kernel.found import built_in

PACKAGE = Path(sillage.__file__).parent
BASE = ("errors", "kernel")
PLAY = (*BASE, "games", "texts", "table")
THINK = (*PLAY, "bots", "envs", "gpu", "arena")
OPS, WIRE = (*THINK, "server.ops"), (*THINK, "server.wire")
MATCH = (*WIRE, "server.match")
STORE = (*MATCH, "server.store")
LIVE = (*STORE, "server.ops", "server.live")
# What each package may import; a file of its own line is looked at by that line alone.
LAYERS = {
    "errors.py": (),
    "kernel": BASE,
    "texts.py": (*BASE, "texts"),
    "games/__init__.py": (),
    **{f"games/{game}": (*BASE, f"games.{game}") for game in built_in()},
    # A judge shares nothing with the rules: not the kernel, nor what else its game's folder holds.
    "judge": ("errors", "judge"),
    **{f"games/{game}/judge": ("judge", f"games.{game}.judge") for game in built_in()},
    "table": PLAY,
    "bots": (*PLAY, "bots"),
    "testing": (*PLAY, "bots", "envs", "testing"),
    "envs": (*PLAY, "bots", "envs"),
    "gpu": (*PLAY, "envs", "gpu"),
    "arena": THINK,
    "server/__init__.py": (),
    "server/ops": OPS,
    "server/wire": WIRE,
    "server/wire/describe.py": MATCH,       # a command: it describes what is said in both directions
    "server/match": MATCH,
    "server/store": STORE,
    "server/live": LIVE,
    "server/http": (*LIVE, "server.http", "sillage"),
    "cli": (*THINK, "judge", "testing", "cli", "server", "sillage"),
    "__init__.py": THINK,
}


def imports(path: Path) -> set[str]:
    """The modules of Sillage that a file imports, without the package's name."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            found.add(node.module)
    return {name.removeprefix("sillage.") for name in found if name and name.split(".")[0] == "sillage"}


def layer_of(path: Path) -> str | None:
    """The narrowest layer that a file belongs to."""
    place = path.relative_to(PACKAGE).as_posix()
    found = [layer for layer in LAYERS if place == layer or place.startswith(f"{layer}/")]
    return max(found, key=len, default=None)


FILES = {path: layer_of(path) for path in sorted(PACKAGE.rglob("*.py"))}


def test_every_file_belongs_to_a_layer():
    assert not [str(path) for path, layer in FILES.items() if layer is None]


@pytest.mark.parametrize("layer", LAYERS)
def test_layers_import_only_what_is_below(layer):
    wrong = [
        f"{path.relative_to(PACKAGE)} imports sillage.{name}"
        for path, own in FILES.items() if own == layer
        for name in sorted(imports(path))
        if not any(name == below or name.startswith(f"{below}.") for below in LAYERS[layer])
    ]
    assert not wrong


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix("__init__").removesuffix(".")


def used(path: Path) -> set[str]:
    """The modules that a file imports, early or late; not what only a type checker reads."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = []
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name.removeprefix("sillage.") for name in found if name.startswith("sillage.")}


def test_no_module_imports_itself_by_way_of_others():
    """An import inside a function is an import: it may wait for a reason, but not hide a circle."""
    modules = {module_of(path): used(path) for path in FILES}
    done: set[str] = set()

    def walk(module: str, way: tuple[str, ...]) -> None:
        assert module not in way, f"a circle: {' -> '.join([*way[way.index(module):], module])}"
        if module not in done:
            for other in sorted(modules[module] & modules.keys() - {module}):
                walk(other, (*way, module))
            done.add(module)

    for module in sorted(modules):
        walk(module, ())


def test_every_module_imports():
    modules = [
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
        for path in PACKAGE.rglob("*.py")
        if path.name != "__main__.py" and not {"gpu", "migrations", "template"} & set(path.parts)
    ]
    run = fresh_python("\n".join(f"import {module}" for module in modules))
    assert run.returncode == 0, run.stderr


def fresh_python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("module", ["sillage", "sillage.cli"])
def test_imports_load_no_compiler(module):
    wanted = "main" if module == "sillage.cli" else "new"
    run = fresh_python(f"import sys, {module}; {module}.{wanted}; print('numba' in sys.modules)")
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == "False"
