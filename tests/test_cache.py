"""Compiled rules are kept on disk, yet an edited rule counts at once (Numba alone would run the old one)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import sillage

# A rule that calls a rule of another file: what Numba alone would take from its cache after an edit of the other.
OUTER = "from sillage.games.parfum.inner import inner\nfrom sillage.kernel.compile import rule\n\n\n@rule\n" \
        "def outer(x):\n    return inner(x)\n"
INNER = "from sillage.kernel.compile import rule\n\n\n@rule\ndef inner(x):\n    return x + 1\n"
PROBE = "from sillage.games.parfum.outer import outer; print(outer(1))"


def run(folder: Path) -> str:
    """What the copy of the package in a folder does. All copies share one cache."""
    env = {**os.environ, "PYTHONPATH": str(folder), "SILLAGE_CACHE": str(folder / "cache"), "SILLAGE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", PROBE], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_an_edited_rule_counts_at_once(tmp_path):
    shutil.copytree(Path(sillage.__file__).parent, tmp_path / "sillage", ignore=shutil.ignore_patterns("__pycache__"))
    game, folders = tmp_path / "sillage/games/parfum", tmp_path / "cache/compiled"
    (game / "outer.py").write_text(OUTER, encoding="utf-8")
    (game / "inner.py").write_text(INNER, encoding="utf-8")
    assert run(tmp_path) == "2"
    kept = sorted(folders.rglob("*.nbc"))
    assert kept, "nothing was kept"

    assert run(tmp_path) == "2"
    assert sorted(folders.rglob("*.nbc")) == kept, "what was kept is not used"

    (game / "inner.py").write_text(INNER.replace("x + 1", "x + 1 + 1"), encoding="utf-8")
    assert run(tmp_path) == "3"
    assert len(list(folders.iterdir())) == 2

    (game / "inner.py").write_text(INNER, encoding="utf-8")
    assert run(tmp_path) == "2"
    assert len(list(folders.iterdir())) == 2
