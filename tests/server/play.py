"""Playing a served table to its end."""

from __future__ import annotations

import random
from typing import Any

from tests.server.served import Chair, Person


def seats(people: int, bots: int = 0, level: str = "greedy") -> list[dict[str, Any]]:
    return [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "level": level}] * bots]


def full_table(people: list[Person], bots: int = 0, **terms: Any) -> dict[str, Any]:
    """A table with all of them seated, which has begun."""
    terms = {"game": "parfum", "pace": "instant", **terms}
    table = people[0].open(seats=seats(len(people), bots), **terms)
    for person in people[1:]:
        table = person.do(table["id"], "join", code=table["code"] or people[0].http.get(
            f"/api/tables/{table['id']}").json()["code"])
    assert table["status"] == "playing"
    return table


def _news(chair: Chair) -> tuple[int, int]:
    """How far a chair has heard: decisions, and who has committed since. Its `seq` counts its own hidden choices."""
    return chair.state["decision"], -len(chair.state["asked"])


def settle(chairs: list[Chair]) -> None:
    """Hears until all have the same state and a person is asked, or it is over."""
    for chair in chairs:
        while "decision" not in chair.state:        # who has just come hears of the table first
            chair.hear()
    while True:
        newest = max(map(_news, chairs))
        for chair in chairs:
            while _news(chair) < newest:
                chair.hear()
        state = chairs[0].state
        held = (state["clocks"] or {}).get("unready")       # nobody is asked before everybody is ready
        if state["result"] is not None or held or any(chair.state["legal"] for chair in chairs):
            return
        chairs[0].hear()


def bots_have_chosen(chairs: list[Chair]) -> None:
    """Hears until the game waits for people alone: then it stands still, also for who looks later."""
    settle(chairs)
    bots = {number for number, seat in enumerate(chairs[0].table["seats"]) if seat["kind"] == "bot"}
    while bots & set(chairs[0].state["asked"]):
        chairs[0].hear()


def step(chairs: list[Chair], rng: random.Random) -> tuple[Chair, dict[str, Any]] | None:
    """Somebody who is asked plays at random; None once it is over."""
    settle(chairs)
    asked = [chair for chair in chairs if chair.state["legal"]]
    if not asked or chairs[0].state["result"] is not None:
        return None
    chair = rng.choice(asked)
    action = rng.choice(chair.state["legal"])
    answer = chair.play(action["code"])
    assert answer["type"] == "ok", answer
    chair.until_seq(answer["seq"])
    return chair, action
