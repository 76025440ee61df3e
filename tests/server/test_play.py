"""Play: what is stale, illegal, foreign or repeated is refused with a reason and changes nothing."""

from __future__ import annotations

import json
import random

import pytest

from sillage.texts import texts
from tests.server.play import full_table, settle, step


def render(value, tr):
    """What a client does with a text."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, list):
        return "".join(str(render(part, tr)) for part in value)
    return tr(value["id"], **{name: render(arg, tr) for name, arg in value.get("args", {}).items()})


@pytest.fixture
def two(person):
    people = [person("Mia"), person("Max")]
    table = full_table(people)
    chairs = [p.sit(table["id"]) for p in people]
    settle(chairs)
    asked = next(c for c in chairs if c.state["legal"])
    other = next(c for c in chairs if c is not asked)
    yield asked, other
    for chair in chairs:
        chair.close()


def test_a_repeated_action_is_answered_as_the_first_time(two):
    asked, other = two
    message = {"type": "play", "seq": asked.state["seq"], "action": asked.state["legal"][0]["code"], "key": "once"}
    first, second = asked.ask(**message), asked.ask(**message)
    assert first == second
    assert first["type"] == "ok"
    other.until_seq(first["seq"])
    assert asked.ask(**{**message, "action": 3})["error"]["reason"] == "key-reused"
    other_says = other.ask(type="play", seq=0, action="nonsense", key="bad")
    assert other_says == other.ask(type="play", seq=0, action="nonsense", key="bad")


def test_refusals_have_reasons_and_change_nothing(two, person):
    asked, other = two
    seq, code = asked.state["seq"], asked.state["legal"][0]["code"]
    legal = {a["code"] for a in asked.state["legal"]}
    illegal = next(c for c in range(600) if c not in legal)
    for chair, message, reason in (
        (asked, {"seq": seq - 1, "action": code}, "stale"),
        (asked, {"seq": seq + 1, "action": code}, "stale"),
        (other, {"seq": seq, "action": code}, "not-asked"),
        (asked, {"seq": seq, "action": code, "seat": 1 - asked.state["seat"]}, "not-seated"),
        (asked, {"seq": seq, "action": illegal}, "illegal"),
        (asked, {"seq": seq, "action": "fly away"}, "no-notation"),
        (asked, {"seq": seq, "action": 10_000}, "no-notation"),
    ):
        answer = chair.ask(type="play", **message)
        assert answer["error"]["reason"] == reason, answer
        assert answer["error"]["message"]
    refused = asked.ask(type="play", seq=seq, action=illegal)["error"]
    assert refused["clause"].startswith("PA-")
    assert render(refused["text"], texts("fr"))
    before = (asked.state["seq"], asked.state["view"])
    asked.say(type="sit", seat=asked.state["seat"])
    asked.until("state")
    assert (asked.state["seq"], asked.state["view"]) == before


def test_reconnecting_resumes_from_the_last_sequence_number(person):
    people = [person("Mia"), person("Max")]
    table = full_table(people, 1)
    chairs = [p.sit(table["id"]) for p in people]
    rng = random.Random(3)
    story = {}
    for _ in range(40):
        step(chairs, rng)
    settle(chairs)
    left = chairs[0].state["seq"]
    heard = [m for m in map(json.loads, chairs[0].heard) if m["type"] == "state"]
    for state in heard:
        story = {n: e for n, e in story.items() if n < state["from"]}
        for event in state["events"]:
            story.setdefault(event["n"], []).append(event)
    chairs[0].close()
    chairs[0] = people[0].sit(table["id"], since=left)
    chairs[0].until("state")
    assert chairs[0].state["events"] == []
    assert chairs[0].state["from"] == chairs[0].state["decision"] + 1
    whole = people[0].sit(table["id"])
    whole.until("state")
    told = {}
    for event in whole.state["events"]:
        told.setdefault(event["n"], []).append(event)
    assert told == story
    assert whole.state["from"] == 0


def test_undo_takes_back_what_showed_nothing(two):
    asked, other = two
    before = asked.state["view"]
    place = next(a for a in asked.state["legal"] if a["kind"] == "clock")
    answer = asked.play(place["code"])
    asked.until_seq(answer["seq"])
    other.until_seq(answer["seq"])
    if asked.state["undo"]:
        back = asked.ask(type="undo")
        assert back["type"] == "ok"
        asked.until_seq(back["seq"])
        other.until_seq(back["seq"])
        assert asked.state["view"] == before
        assert other.state["from"] <= other.state["decision"] + 1
    refused = other.ask(type="undo")
    assert refused["error"]["reason"] == "no-undo"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_text_can_be_said(person, language):
    people = [person("Mia"), person("Max")]
    table = full_table(people, 1)
    chairs = [p.sit(table["id"]) for p in people]
    tr, rng = texts(language), random.Random(9)
    said = set()
    for _ in range(60):
        settle(chairs)
        for chair in chairs:
            for item in [*chair.state["legal"], *chair.state["events"]]:
                assert render(item["text"], tr)
                said.add(item["text"]["id"])
        if step(chairs, rng) is None:
            break
    assert len(said) > 8


def test_a_live_table_of_fairy_perfume_runs_by_beats(person):
    """FA-1i: who hasn't chosen when the beat ends waits; nobody holds up the table."""
    people = [person("Mia"), person("Max")]
    table = full_table(people, game="fairy_perfume", options={"live": True})
    chairs = [p.sit(table["id"]) for p in people]
    settle(chairs)
    while not (chairs[0].state["clocks"] or {}).get("unready"):
        step(chairs, random.Random(1))
        settle(chairs)
    for chair in chairs:
        chair.say(type="ready", key="ready")
        chair.until("ok", key="ready")
    while "beat" not in chairs[0].state["clocks"]:
        chairs[0].hear()
    beat = chairs[0].state["clocks"]["beat"]
    assert beat["opens_in"] <= 3
    assert beat["ends_in"] <= beat["opens_in"] + 2
    seq = chairs[0].state["seq"]
    chairs[0].until_seq(seq + 2)       # both wait, and the next beat begins
    events = [e["kind"] for m in map(json.loads, chairs[0].heard) if m["type"] == "state"
              for e in m["events"]]
    assert "beat" in events
