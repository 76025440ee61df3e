"""Games told as digests: the same digests mean the same games, bit for bit.

`python -m sillage.testing.trace GAME` prints those of a game; with SILLAGE_JIT=0 the rules are interpreted. A number
after the game says how many decisions of the greedy games are told.
"""

from __future__ import annotations

import hashlib
import json
import sys

from sillage.kernel.chance import tape_of
from sillage.kernel.play import GREEDY, RANDOM
from sillage.table import Position
from sillage.testing.cases import Case, cases

WHOLE = 400     # decisions of a random game: most come to their end
FEW = 10        # decisions of a greedy game: interpreted ones take their time


def digest(position: Position) -> str:
    tape = json.dumps(tape_of(position.chance)).encode()
    return hashlib.sha256(position.state.tobytes() + tape + position.log.tobytes()).hexdigest()[:12]


def trace(case: Case, seed: int, policy: int, limit: int) -> list[str]:
    """A digest after each decision: state, tape and events."""
    position = case.start(seed)
    digests = [digest(position)]
    while not position.over and len(digests) < limit:
        position.play(position.choose(policy))
        digests.append(digest(position))
    return [*digests, str(position.scores().tolist())]


def traces(game_id: str, greedy: int = FEW) -> dict[str, list[str]]:
    games = {"random": (RANDOM, WHOLE), "greedy": (GREEDY, greedy)}
    return {f"{case} {name}": trace(case, 11, *how) for case in cases(game_id) for name, how in games.items()}


if __name__ == "__main__":
    json.dump(traces(sys.argv[1], *map(int, sys.argv[2:])), sys.stdout)
