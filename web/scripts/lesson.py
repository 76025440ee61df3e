"""Makes the lesson of Parfum: one good round of a real game, decision by decision, as a seat sees it.

`python web/scripts/lesson.py` looks for a seed whose round shows everything once, and writes
`web/src/games/parfum/lesson.json`. The client only shows it; it knows no rules.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game
from sillage.server.words import event_data, legal_data
from sillage.table import Table
from sillage.table.table import seeded_dice

OUT = Path(__file__).resolve().parents[1] / "src/games/parfum/lesson.json"
NAMES = ["Mia", "Max", "Élise"]
WANTED = {"clock", "take", "claim", "place", "sell"}


def main() -> None:
    game = find_game("parfum")
    edition = load_edition("parfum")
    for seed in range(4000):
        table = Table(game, edition, NAMES, dice=seeded_dice(seed))
        rounds: dict[int, list[dict[str, Any]]] = {}
        while not table.over and table.view()["round"] <= 4:
            seat = table.actor
            assert seat is not None
            code = table.position.choose()
            if seat == 0:
                view = table.view(0)
                steps = rounds.setdefault(view["round"], [])
                view["bag"]["notes"], view["stack"]["customers"] = [], []
                view.pop("legal", None)
                action = next(a for a in table.legal_for(0) if a.code == code)
                before = len(table.decisions)
                steps.append({"view": view, "legal": legal_data(game, action), "n": before})
            table.play(code)
            if seat == 0:
                steps[-1]["complete"] = any(e.kind.name == "completed" for e in table.decisions[-1].events)
        for number, steps in rounds.items():
            kinds = [step["legal"]["kind"] for step in steps]
            water = sum(kind in ("reroll", "turn") for kind in kinds)
            nice = (set(kinds) >= WANTED and ("water" in kinds or "draw" in kinds) and 1 <= water <= 2
                    and len(steps) <= 12 and any(step["complete"] for step in steps) and kinds[0] == "clock"
                    and number >= 2)
            if nice:
                write(table, steps, game)
                print(f"seed {seed}, round {number}: {' '.join(kinds)}")
                return
    raise SystemExit("no seed shows everything in one round")


def write(table: Table, steps: list[dict[str, Any]], game: Any) -> None:
    rows = [table.setup, *table.decisions]
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        last = following["n"] if following else step["n"] + 1
        events = [event for row in rows[step["n"] + 1 : last + 1] for event in row.events]
        step["events"] = [event_data(game, table._veil(event, 0), step["n"], NAMES) for event in events]
    shown = [{"view": s["view"], "legal": s["legal"], "events": s["events"]} for s in steps]
    OUT.write_text(json.dumps(shown, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
