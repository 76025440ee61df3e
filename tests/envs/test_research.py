"""The examples of docs/research.md run, each as a session of its own; those for torch or a GPU where there is one."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), flags=re.M | re.S)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_an_example_runs(number, tmp_path, monkeypatch):
    block = BLOCKS[number]
    if "torch" in block and (find_spec("torch") is None or find_spec("cupy") is None):
        pytest.skip("needs torch and a GPU")
    monkeypatch.chdir(tmp_path)
    exec(compile(block, f"<research.md, example {number + 1}>", "exec"), {"__name__": "__main__"})
