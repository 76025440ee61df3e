"""Compiled rules are kept on disk, yet an edited rule counts at once (Numba alone would run the old one)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import sillage

PROBE = """
from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game
from sillage.kernel.records import read
from sillage.table import Position
game = find_game("parfum")
print(read(Position.start(game, load_edition("parfum").compile(), 2).state, game.state).player[0].water)
"""


def run(folder: Path) -> str:
    """What the copy of the package in a folder does. All copies share one cache."""
    env = {**os.environ, "PYTHONPATH": str(folder), "SILLAGE_CACHE": str(folder / "cache"), "SILLAGE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", PROBE], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def where(folder: Path, rule: str) -> tuple[Path, str]:
    """The file of a game that holds a rule, and its text."""
    texts = {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}
    return next((path, text) for path, text in texts.items() if rule in text)


def test_an_edited_rule_counts_at_once(tmp_path):
    shutil.copytree(Path(sillage.__file__).parent, tmp_path / "sillage", ignore=shutil.ignore_patterns("__pycache__"))
    folders = tmp_path / "cache/compiled"
    assert run(tmp_path) == "2"
    kept = sorted(folders.rglob("*.nbc"))
    assert kept, "nothing was kept"

    assert run(tmp_path) == "2"
    assert sorted(folders.rglob("*.nbc")) == kept, "what was kept is not used"

    rules, text = where(tmp_path / "sillage/games/parfum", "range(parts.start_tokens)")
    rules.write_text(text.replace("range(parts.start_tokens)", "range(parts.start_tokens + 1)"), encoding="utf-8")
    assert run(tmp_path) == "3"
    assert len(list(folders.iterdir())) == 2

    rules.write_text(text, encoding="utf-8")
    assert run(tmp_path) == "2"
    assert len(list(folders.iterdir())) == 2
