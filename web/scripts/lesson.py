"""Makes the lessons: a good round of a real game, decision by decision, as one seat sees it.

`python web/scripts/lesson.py [game ...]` looks for a seed whose round shows everything once, and writes
`web/src/games/<game>/lesson.json`. What a game's lesson must show is said in `lesson.py` beside it: players, the
earliest round, the most decisions, the kinds of actions wanted, whether it is `nice`, and how a view is made `slim`;
optional: how many `ROUNDS` it takes, and what the pupil shall `choose`. The last step has no action: how it ends.
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
                print(f"{name}: seed {seed}, {' '.join(step['legal']['kind'] for step in steps[:-1])}")
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
    choose = getattr(lesson, "choose", lambda view, actions, code: code)
    while not table.over and table.view()["round"] <= lesson.FIRST + TRIED + _rounds(lesson):
        seat = table.asked[0]
        code = greedy.choose(table.seat_view(seat))
        if seat == 0:
            view = table.view(0)
            code = choose(view, list(table.legal_for(0)), code)
            action = next(a for a in table.legal_for(0) if a.code == code)
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


def _rounds(lesson: ModuleType) -> int:
    return int(getattr(lesson, "ROUNDS", 1))


def found(lesson: ModuleType, steps: list[Step]) -> list[Step]:
    for number in range(lesson.FIRST, lesson.FIRST + TRIED):
        after = number + _rounds(lesson)
        chosen = [step for step in steps if number <= step["view"]["round"] < after]
        end = next((step for step in steps if step["view"]["round"] == after), None)
        kinds = [step["legal"]["kind"] for step in chosen]
        if (kinds and end and set(kinds) >= lesson.WANTED and len(kinds) <= lesson.MOST
                and lesson.nice(kinds, chosen)):
            told = [{"view": s["view"], "legal": s["legal"], "events": s["events"]} for s in chosen]
            return [*told, {"view": end["view"], "events": []}]
    return []


if __name__ == "__main__":
    main(sys.argv[1:])
