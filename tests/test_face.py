"""The public face: what one finds by `help(sillage)`, and that it is light, tells shortly and compares."""

from __future__ import annotations

import ast
import importlib.util
import os
import pydoc
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import sillage
from sillage.cli.extras import EXTRAS
from sillage.kernel.found import game_ids
from sillage.kernel.words import Event
from tests.kit.cases import CASES, each_case

ROOT = Path(__file__).parent.parent
# Makes modules missing that an extra brings, and then runs what follows.
BLOCK = f"""
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {sorted(m for modules in EXTRAS.values() for m in modules)}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""


def fresh_python(code: str, **kwargs) -> subprocess.CompletedProcess[str]:
    """Runs code where nothing is imported yet; rules are interpreted, for they are loaded sooner."""
    env = {**os.environ, "SILLAGE_JIT": "0"}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=env, **kwargs)


@pytest.fixture
def table():
    table = sillage.new("parfum", ["Mia", "Max"], seed=7)
    table.play("clock 1")
    return table


# ---- what there is ------------------------------------------------------------------------------------
def test_help_shows_what_a_user_wants():
    shown = pydoc.render_doc(sillage, renderer=pydoc.plaintext)
    for name in ("new(", "load(", "position(", "analyse(", "class Table", "class Position", "class Action",
                 "class Event", "class Result", "class IllegalAction", "class NotationError", "class SetupError"):
        assert name in shown, name
    assert set(sillage.__all__) <= set(dir(sillage))


def test_only_what_is_there_is_found():
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        sillage.nothing  # noqa: B018


def test_importing_is_light():
    run = fresh_python("import sys, sillage; print(sorted({'numpy', 'numba', 'pydantic', 'rich'} & set(sys.modules)))")
    assert run.stdout.strip() == "[]", run.stderr


def test_types_are_for_users_too():
    assert (Path(sillage.__file__).parent / "py.typed").is_file()


def test_a_position_needs_no_other_import():
    position = sillage.position("parfum", players=4, seed=3)
    assert repr(position).startswith("<Position parfum, round 1, seat ")
    assert position == sillage.position("parfum", players=4, seed=3) == position.copy()
    other = position.copy()
    other.play(int(other.moves[0]))
    assert other != position


@pytest.mark.parametrize("name", ["NotationError", "IllegalAction", "SetupError", "EditionError", "RecordError"])
def test_what_was_given_wrongly_is_a_value_error(name):
    assert issubclass(getattr(sillage, name), ValueError)
    assert issubclass(getattr(sillage, name), sillage.SillageError)


# ---- telling ------------------------------------------------------------------------------------------
def test_reprs_are_short_and_tell(table):
    assert repr(table) == "<Table parfum, round 1, Mia to wake>"
    assert repr(table.legal_actions[0]) == "<Action clock 2>"
    assert repr(table.decisions[0].events[0]).startswith("<Event ")
    for value in (table, *table.events(), *table.decisions, *table.legal_actions):
        assert len(repr(value)) < 400, value


def test_a_finished_table_says_who_won():
    table = sillage.new("perfumery", ["greedy"], seed=1)
    assert table.result is not None
    assert "over, " in repr(table)
    assert repr(table).endswith(" won>")


def test_a_notebook_shows_a_picture(table):
    svg = table._repr_svg_()
    assert svg.startswith("<svg")
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


@each_case
def test_every_table_tells_itself(case):
    table = case.table(3)
    assert repr(table).startswith(f"<Table {case.game_id}, round ")
    assert table._repr_svg_().endswith("</svg>")


# ---- comparing ----------------------------------------------------------------------------------------
def test_what_happened_alike_is_equal(table):
    other = sillage.new("parfum", ["Mia", "Max"], seed=7)
    other.play("clock 1")
    assert table.decisions == other.decisions
    assert table.events() == other.events()
    assert table.legal_actions[0] == other.legal_actions[0] != other.legal_actions[1]
    assert len({*table.decisions, *other.decisions, *table.events(), *other.events()}) == 1 + len(set(table.events()))
    assert table.decisions[0] != other.setup
    assert all(isinstance(event, Event) for event in table.events())


def test_actions_of_two_games_are_never_equal(table):
    assert len({CASES[0].game_id, "parfum"}) == 2
    action = table.legal_actions[0]
    other = CASES[0].table().legal_actions[0]
    assert type(action)(other.code, action.game, action.scene) != other


# ---- refusals carry their reason ----------------------------------------------------------------------
def test_an_illegal_action_is_said_by_any_translator(table):
    with pytest.raises(sillage.IllegalAction) as caught:
        table.play("water")
    error = caught.value
    assert error.clause == "PA-C5"
    assert error.text("fr").endswith("Réveil")
    asked = []
    assert error.say(lambda id, **args: asked.append(id) or id) == "parfum-why-phase"
    assert asked[-1] == "parfum-why-phase"


def test_other_errors_are_said_too(table):
    with pytest.raises(sillage.NotationError) as caught:
        table.play("clokc 1")
    assert "vouliez-vous dire" in caught.value.text("fr")
    with pytest.raises(sillage.SetupError) as caught:
        sillage.new("chess", ["Mia"])
    assert caught.value.text("fr") == str(caught.value)


# ---- extras -------------------------------------------------------------------------------------------
def test_the_library_needs_no_extra(tmp_path):
    code = BLOCK + """
import sillage
table = sillage.new("parfum", ["greedy", "random"], seed=1)
table.save("game.jsonl")
assert sillage.load("game.jsonl").result == table.result
sillage.position("parfum", players=3).play(0)
import sillage.arena.analysis, sillage.arena.simulate, sillage.gpu
from sillage.cli import main
sys.argv = ["sillage", "game", "list"]
main()
"""
    run = fresh_python(code, cwd=tmp_path)
    assert run.returncode == 0, run.stderr
    assert all(game_id in run.stdout for game_id in game_ids())


@pytest.mark.parametrize(("command", "extra"), [("serve", "server"), ("arena parfum", "study"),
                                                ("balance parfum --games 2", "study")])
def test_a_command_says_which_extra_it_needs(tmp_path, command, extra):
    run = fresh_python(
        BLOCK + f"from sillage.cli import main\nsys.argv = {['sillage', *command.split()]}\nmain()", cwd=tmp_path
    )
    assert run.returncode == 2, run.stderr
    assert f"pip install 'sillage[{extra}]'" in run.stderr
    assert "Traceback" not in run.stderr


def test_extras_bring_what_is_imported():
    """Every module from outside that a file needs to be loaded is one that the package depends on, or an extra's."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {*EXTRAS, "all"} == set(project["optional-dependencies"])
    plain = {"fluent", "numba", "numpy", "platformdirs", "pydantic", "rich", "textual", "typer"}
    assert len(plain) == len(project["dependencies"])
    brought = {"llvmlite", "typing_extensions"}     # by Numba, by pydantic
    extra = {module for modules in EXTRAS.values() for module in modules}
    known = brought | plain | extra | set(sys.stdlib_module_names)
    for path in Path(sillage.__file__).parent.rglob("*.py"):
        if "template" in path.parts:
            continue        # a game of somebody else's
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else (
                [node.module] if isinstance(node, ast.ImportFrom) and node.level == 0 else [])
            for name in names:
                assert name.split(".")[0] in known | {"sillage"}, f"{path}: {name}"
    assert all(importlib.util.find_spec(module) for modules in EXTRAS.values() for module in modules)
