"""With the compile switch off, the same rules give the same games, bit for bit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from sillage.kernel.compile import JIT
from tests.kit.cases import each_game
from tests.kit.trace import traces


@each_game
def test_interpreted_equals_compiled(game_id):
    other = {**os.environ, "SILLAGE_JIT": "0" if JIT else "1"}
    run = subprocess.run(
        [sys.executable, "-m", "tests.kit.trace", game_id], env=other, cwd=Path(__file__).parents[2],
        capture_output=True, text=True, check=False,
    )
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    for name, here in traces(game_id).items():
        differs = [n for n, (a, b) in enumerate(zip(here, told[name], strict=False)) if a != b]
        assert here == told[name], f"{name}: first differs after decision {differs[0] if differs else 'at its end'}"
