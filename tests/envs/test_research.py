"""The examples of docs/research.md run, each as a session of its own; those for torch or a GPU where there is one."""

from __future__ import annotations

import re
import runpy
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "research.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), flags=re.M | re.S)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_an_example_runs(number, tmp_path, monkeypatch):
    block = BLOCKS[number]
    if "torch" in block and (find_spec("torch") is None or find_spec("cupy") is None):
        pytest.skip("needs torch and a GPU")
    monkeypatch.chdir(tmp_path)
    exec(compile(block, f"<research.md, example {number + 1}>", "exec"), {"__name__": "__main__"})


@pytest.mark.slow
def test_an_algorithm_that_is_not_ours_learns(monkeypatch, capsys):
    """A few rounds of it, where it is installed (`uv sync --group learn`): it wins more than before."""
    pytest.importorskip("sb3_contrib")
    pytest.importorskip("torch").set_num_threads(1)     # waiting for one another, two take longer
    monkeypatch.setattr("sys.argv", ["ppo.py", "parfum", "--steps", "40_000", "--every", "20_000", "--games", "100"])
    runpy.run_path(str(ROOT / "examples" / "ppo.py"), run_name="__main__")
    shares = [float(share) for share in re.findall(r"([\d.]+)% ", capsys.readouterr().out)]
    assert shares[-1] > shares[0] + 20
