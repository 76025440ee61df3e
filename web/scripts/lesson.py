"""Makes the lessons: a good stretch of a real game, decision by decision, as one seat sees it.

`python web/scripts/lesson.py [game ...]` looks for a seed whose round shows everything once, and writes
`web/src/games/<game>/lesson.json`. The client only shows it; it knows no rules.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
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
Step = dict[str, Any]


@dataclass(frozen=True)
class Lesson:
    """Which rounds of a game make its lesson."""

    players: int
    rounds: int                                   # how many in a row
    first: int                                    # the earliest round it may begin with
    most: int                                     # decisions
    wanted: frozenset[str]                        # kinds of actions that must be in it
    nice: Callable[[list[str], list[Step]], bool]


def _parfum(kinds: list[str], steps: list[Step]) -> bool:
    water = sum(kind in ("reroll", "turn") for kind in kinds)
    done = any(event["kind"] == "completed" for step in steps for event in step["events"])
    return kinds[0] == "clock" and ("water" in kinds or "draw" in kinds) and 1 <= water <= 2 and done


def _fairy(kinds: list[str], _: list[Step]) -> bool:
    return "buy" in kinds or "goal" in kinds


def _perfumery(kinds: list[str], steps: list[Step]) -> bool:
    return kinds.count("use") >= 3 and kinds.count("discard") <= 3 and steps[-1]["legal"]["kind"] == "commit"


LESSONS = {
    "parfum": Lesson(3, 1, 2, 12, frozenset({"clock", "take", "claim", "place", "sell"}), _parfum),
    "fairy_perfume": Lesson(
        2, 1, 2, 11, frozenset({"hard", "gentle", "stop", "double", "ability"}), _fairy,
    ),
    "perfumery": Lesson(
        2, 1, 2, 22, frozenset({"acquire", "note", "install", "discard", "use", "produce", "commit"}),
        _perfumery,
    ),
}


def main(games: list[str]) -> None:
    for name in games or list(LESSONS):
        lesson, edition = LESSONS[name], load_edition(name)
        for seed in range(SEEDS):
            table = Table(find_game(name), edition, NAMES[: lesson.players], dice=seeded_dice(seed))
            steps = found(lesson, played(table, lesson))
            if steps:
                out = GAMES / name / "lesson.json"
                out.write_text(json.dumps(steps, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
                print(f"{name}: seed {seed}, {' '.join(step['legal']['kind'] for step in steps)}")
                break
        else:
            raise SystemExit(f"no seed shows everything of {name}")


def played(table: Table, lesson: Lesson) -> list[Step]:
    """The first rounds of a game by greedy players: what the first seat saw and did."""
    steps: list[Step] = []
    greedy = make_bot("greedy")
    last = lesson.first + lesson.rounds + 2
    while not table.over and table.view()["round"] <= last:
        seat = table.asked[0]
        code = greedy.choose(table.seat_view(seat))
        if seat == 0:
            action = next(a for a in table.legal_for(0) if a.code == code)
            view = slim(table.view(0))
            steps.append({"view": view, "legal": legal_data(table.game, action), "n": len(table.decisions)})
        table.play(code, seat)
    tell(table, steps)
    return steps


def slim(view: dict[str, Any]) -> dict[str, Any]:
    """Without what no board draws."""
    view.pop("legal", None)
    for heap, name in (("bag", "notes"), ("stack", "customers"), ("decks", "")):
        if heap == "decks" and heap in view:
            view[heap] = {deck: {"left": cards["left"]} for deck, cards in view[heap].items()}
        elif heap in view:
            view[heap][name] = []
    for player in view["players"]:
        player.pop("known", None)
    return view


def tell(table: Table, steps: list[Step]) -> None:
    """To each decision, what happened until the next."""
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        last = following["n"] if following else step["n"] + 1
        rows = table.rows(step["n"] + 1, last)
        step["events"] = [event_data(table, event, step["n"]) for row in rows for event in row.seen_by(0)]


def found(lesson: Lesson, steps: list[Step]) -> list[Step]:
    for begin in range(lesson.first, lesson.first + 3):
        chosen = [step for step in steps if begin <= step["view"]["round"] < begin + lesson.rounds]
        kinds = [step["legal"]["kind"] for step in chosen]
        if kinds and set(kinds) >= lesson.wanted and len(kinds) <= lesson.most and lesson.nice(kinds, chosen):
            return [{"view": s["view"], "legal": s["legal"], "events": s["events"]} for s in chosen]
    return []


if __name__ == "__main__":
    main(sys.argv[1:])
