"""Makes the lessons: a good round of a real game, decision by decision, as one seat sees it.

`python web/scripts/lesson.py [game ...]` looks for a seed whose round shows everything once, and writes
`web/src/games/<game>/lesson.json`. What a game's lesson must show is said in `lesson.py` beside it: players, the
earliest round, the most decisions, the kinds of actions wanted, whether it is `nice`, and how a view is made `slim`.
The client only shows the lesson; it knows no rules.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from sillage.bots import make_bot
from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game
from sillage.server.wire.words import event_data, legal_data
from sillage.table import Table
from sillage.table.table import seeded_dice

GAMES = Path(__file__).resolve().parents[1] / "src/games"
NAMES = ["Mia", "Max", "Élise"]
SEEDS = 4000
TRIED = 3           # rounds that are looked at, from the earliest on
Step = dict[str, Any]


def main(games: list[str]) -> None:
    for name in games or sorted(path.parent.name for path in GAMES.glob("*/lesson.py")):
        lesson, edition = _lesson(name), load_edition(name)
        for seed in range(SEEDS):
            table = Table(find_game(name), edition, NAMES[: lesson.PLAYERS], dice=seeded_dice(seed))
            steps = found(lesson, played(table, lesson))
            if steps:
                out = GAMES / name / "lesson.json"
                out.write_text(json.dumps(steps, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
                print(f"{name}: seed {seed}, {' '.join(step['legal']['kind'] for step in steps)}")
                break
        else:
            raise SystemExit(f"no seed shows everything of {name}")


def _lesson(game: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"lesson_{game}", GAMES / game / "lesson.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def played(table: Table, lesson: ModuleType) -> list[Step]:
    """The first rounds of a game by greedy players: what the first seat saw and did."""
    steps: list[Step] = []
    greedy = make_bot("greedy")
    while not table.over and table.view()["round"] < lesson.FIRST + TRIED:
        seat = table.asked[0]
        code = greedy.choose(table.seat_view(seat))
        if seat == 0:
            action = next(a for a in table.legal_for(0) if a.code == code)
            view = table.view(0)
            view.pop("legal", None)
            lesson.slim(view)
            steps.append({"view": view, "legal": legal_data(table.game, action), "n": len(table.decisions)})
        table.play(code, seat)
    tell(table, steps)
    return steps


def tell(table: Table, steps: list[Step]) -> None:
    """To each decision, what happened until the next."""
    rows = [table.setup, *table.decisions]
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        last = following["n"] if following else step["n"] + 1
        events = [event for row in rows[step["n"] + 1 : last + 1] for event in row.seen_by(0)]
        step["events"] = [event_data(table, event, step["n"]) for event in events]


def found(lesson: ModuleType, steps: list[Step]) -> list[Step]:
    for number in range(lesson.FIRST, lesson.FIRST + TRIED):
        chosen = [step for step in steps if step["view"]["round"] == number]
        kinds = [step["legal"]["kind"] for step in chosen]
        if kinds and set(kinds) >= lesson.WANTED and len(kinds) <= lesson.MOST and lesson.nice(kinds, chosen):
            return [{"view": s["view"], "legal": s["legal"], "events": s["events"]} for s in chosen]
    return []


if __name__ == "__main__":
    main(sys.argv[1:])
