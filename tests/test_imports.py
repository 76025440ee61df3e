"""Dependencies point one way, and what needs no compiler doesn't load it."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import sillage
from sillage.kernel.game import built_in

PACKAGE = Path(sillage.__file__).parent
BASE = ("errors", "kernel")
LAYERS = {
    "errors.py": (),
    "kernel": BASE,
    "texts.py": (*BASE, "texts"),
    **{f"games/{game}": (*BASE, f"games.{game}") for game in built_in()},
    "table": (*BASE, "games", "texts", "table"),
    "bots": (*BASE, "games", "texts", "table", "bots"),
    "testing": (*BASE, "games", "texts", "table", "bots", "testing"),
    "envs": (*BASE, "games", "texts", "table", "bots", "envs"),
    "gpu": (*BASE, "games", "table", "envs", "gpu"),
}
# Finding the games there are, by looking into the folder of games, is the kernel's business.
ALLOWED = {("kernel/game.py", "games")}


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


@pytest.mark.parametrize("layer", LAYERS)
def test_layers_import_only_what_is_below(layer):
    place = PACKAGE / layer
    wrong = [
        f"{path.relative_to(PACKAGE)} imports sillage.{name}"
        for path in ([place] if place.is_file() else sorted(place.rglob("*.py")))
        for name in sorted(imports(path))
        if not any(name == below or name.startswith(f"{below}.") for below in LAYERS[layer])
        and (str(path.relative_to(PACKAGE)), name) not in ALLOWED
    ]
    assert not wrong


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
