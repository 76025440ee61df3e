"""The examples of the README run: every Python block, each as a session of its own."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", README.read_text(encoding="utf-8"), flags=re.M | re.S)


def test_the_examples_run(tmp_path, monkeypatch):
    assert BLOCKS, "the README has no examples"
    monkeypatch.chdir(tmp_path)
    for number, block in enumerate(BLOCKS, start=1):
        exec(compile(block, f"<README.md, example {number}>", "exec"), {"__name__": "__main__"})
