"""With the compile switch off, the same rules give the same games, bit for bit."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from sillage.kernel.compile import JIT
from sillage.testing.law import of_each_game
from sillage.testing.trace import FEW, traces


@of_each_game
def interpreted_equals_compiled(game_id: str, greedy: int = FEW) -> None:
    other = {**os.environ, "SILLAGE_JIT": "0" if JIT else "1"}
    command = [sys.executable, "-m", "sillage.testing.trace", game_id, str(greedy)]
    run = subprocess.run(command, env=other, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    for name, here in traces(game_id, greedy).items():
        differs = [n for n, (a, b) in enumerate(zip(here, told[name], strict=False)) if a != b]
        assert here == told[name], f"{name}: first differs after decision {differs[0] if differs else 'at its end'}"
