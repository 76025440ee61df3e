"""`sillage game new`: what it writes is a game, which passes the kit at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sillage.cli.games import check_id, write_game
from sillage.errors import SetupError

GAME = "night_walk"
ENTRY_POINT = f"[sillage.games]\n{GAME} = {GAME}:GAME\n"
METADATA = f"Metadata-Version: 2.1\nName: {GAME}\nVersion: 0.1.0\n"


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    """A new game, found as an installed package is: by its metadata, on the path of a process of its own."""
    folder = tmp_path_factory.mktemp("new")
    write_game(GAME, folder)
    metadata = folder / "src" / f"{GAME}-0.1.0.dist-info"
    metadata.mkdir()
    (metadata / "entry_points.txt").write_text(ENTRY_POINT)
    (metadata / "METADATA").write_text(METADATA)
    return folder


def run(folder: Path, *command: str, jit: str = "0") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(folder / "src"), "SILLAGE_JIT": jit}
    return subprocess.run([sys.executable, *command], cwd=folder, env=env, capture_output=True, text=True, check=False)


def test_no_word_of_the_template_is_left(installed):
    files = [path for path in installed.rglob("*") if path.is_file()]
    assert len(files) > 20
    for path in files:
        assert "newgame" not in str(path.relative_to(installed))
        text = path.read_text(encoding="utf-8")
        assert not [word for word in ("newgame", "New Game", "NewGame", "NG-") if word in text], path


def test_its_own_tests_and_every_law_pass(installed):
    ran = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "-x", jit="1")
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_it_is_played_by_every_command(installed):
    ran = run(installed, "-c", "from sillage.cli import main; main()", "game", "list")
    assert "Night Walk" in ran.stdout, ran.stderr


@pytest.mark.parametrize("name", ["Night", "night walk", "9nights", "_night", "night__walk", "n" * 31, "numpy"])
def test_names_that_no_game_can_have(name):
    with pytest.raises(SetupError):
        check_id(name)
