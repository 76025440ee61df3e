"""Fuzz: whatever comes over a socket or by HTTP, no 500 and no change of state by a bad message."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from sillage.server.match.commands import MESSAGE
from tests.server.play import full_table, settle
from tests.server.served import Person

junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3), max_leaves=6,
)
kinds = st.sampled_from(
    ["play", "undo", "auto", "sit", "chat", "resign", "abort", "away", "back", "show", "pong", "nonsense"]
)
fields = st.sampled_from(["seq", "action", "key", "seat", "text", "vote", "on", "t", "extra"])
messages = st.one_of(
    st.builds(lambda kind, more: {"type": kind, **more}, kinds, st.dictionaries(fields, junk, max_size=4)),
    st.builds(
        lambda seq, action, key, seat: {"type": "play", "seq": seq, "action": action, "key": key, "seat": seat},
        st.integers(-5, 50), st.integers(-5, 900) | st.text(max_size=30), st.text(min_size=1, max_size=5),
        st.none() | st.integers(0, 7),
    ),
    junk,
)


@pytest.fixture(scope="module")
def scene(server):
    people = [Person(server, f"Fuzz {i}") for i in range(2)]
    table = full_table(people)
    chairs = [p.sit(table["id"]) for p in people]
    settle(chairs)
    outsider = Person(server, "Outsider")
    looking = outsider.sit(table["id"])
    looking.until("state")
    waiting = next(c for c in chairs if not c.state["legal"])
    return waiting, looking


def stand(looking):
    """Where the table stands, asked anew."""
    looking.say(type="sit", seat=None, key="stand")
    looking.until("ok", key="stand")
    return looking.state["seq"], looking.state["view"]


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(message=messages, raw=st.none() | st.text(max_size=60))
def test_bad_messages_change_nothing(scene, message, raw):
    """Said by a spectator, who may change nothing at all, whatever it says."""
    _, looking = scene
    before = stand(looking)
    looking.socket.send(raw if raw is not None else json.dumps(message))
    assert stand(looking) == before


@settings(max_examples=100, suppress_health_check=list(HealthCheck))
@given(message=messages)
def test_a_player_who_is_not_asked_decides_nothing(scene, message):
    """A player may say a lot (chat, show), but the game stays where it is."""
    waiting, looking = scene
    if _means_to_leave(message):
        message = {"type": "nonsense"}      # said in earnest below
    before = stand(looking)
    waiting.socket.send(json.dumps(message))
    assert stand(looking) == before
    waiting.say(type="sit", seat=None, key="alive")
    assert waiting.until("ok", "error", key="alive")


def _means_to_leave(message):
    """Whether a message is a well-formed word of who leaves, gives up or wants to stop."""
    try:
        return MESSAGE.validate_json(json.dumps(message)).type in ("resign", "abort", "away", "back")
    except ValidationError:
        return False


leaving = st.one_of(
    st.builds(lambda seat: {"type": "resign", "seat": seat}, st.none() | st.integers(0, 3)),
    st.builds(lambda vote: {"type": "abort", "vote": vote}, st.booleans()),
    st.sampled_from([{"type": "away"}, {"type": "back"}]),
    st.builds(lambda kind, more: {"type": kind, **more}, st.sampled_from(["resign", "abort", "away", "back"]),
              st.dictionaries(fields, junk, min_size=1, max_size=2)),
)


class Leavers:
    """What should have become of the seats, by what the server said yes to."""

    def __init__(self, people: int) -> None:
        self.away, self.resigned, self.votes, self.over = set(), set(), set(), False
        self.seats = set(range(people))

    def say(self, seat: int, message: dict) -> None:
        if message["type"] == "resign":
            self.resigned.add(seat)
            self.over = len(self.seats - self.resigned) <= 1
        elif message["type"] == "abort":
            self.votes = self.votes | {seat} if message["vote"] else self.votes - {seat}
            present = self.seats - self.away - self.resigned
            self.over = message["vote"] and present <= self.votes
        elif message["type"] == "away" and seat not in self.resigned:
            self.away.add(seat)
        elif message["type"] == "back":
            self.away.discard(seat)


@settings(max_examples=25, suppress_health_check=list(HealthCheck), deadline=None)
@given(said=st.lists(st.tuples(st.integers(0, 2), leaving), min_size=1, max_size=10))
def test_who_leaves_resigns_or_votes_changes_their_own_seat_only(leavers, said):
    """Whatever is said in whatever order: a yes has its effect, a no has none, and the game is not moved by it."""
    table = full_table(leavers, start="auto", takeover="greedy", pace="human", clock={"kind": "none"})
    chairs = [p.sit(table["id"]) for p in leavers]
    model = Leavers(3)
    for seat, message in said:
        try:
            text = json.dumps({**message, "key": f"f{chairs[seat].keys}"})
        except ValueError:
            continue
        chairs[seat].keys += 1
        chairs[seat].socket.send(text)
        answer = chairs[seat].until("ok", "error")
        if answer["type"] == "error":
            assert answer["error"]["reason"] in ("invalid", "over", "not-seated", "not-asked"), answer
            assert model.over == (answer["error"]["reason"] == "over") or answer["error"]["reason"] == "invalid"
        else:
            assert not model.over
            model.say(seat, message)
    shown = leavers[0].http.get(f"/api/tables/{table['id']}").json()
    assert (shown["status"] == "over") == model.over
    assert {s["seat"] for s in shown["seats"] if s["resigned"]} == model.resigned
    assert {s["seat"] for s in shown["seats"] if s["away"]} == model.away
    assert set(shown["votes"]) == model.votes
    for chair in chairs:
        chair.close()


@pytest.fixture(scope="module")
def leavers(server):
    return [Person(server, f"Leaver {i}") for i in range(3)]


def test_binary_and_huge_messages(server, person):
    people = [person(), person()]
    table = full_table(people)
    for data in (b"\x00\xff", "x" * 100_000):
        chair = people[0].sit(table["id"])
        chair.until("state")
        chair.socket.send(data)
    chair = people[0].sit(table["id"])
    assert chair.until("state")["seq"] >= 1


@pytest.mark.parametrize("examples", [3, pytest.param(12, marks=pytest.mark.slow)])
def test_http_by_its_description(server, examples):
    """Schemathesis: requests made up from the OpenAPI description are answered as described, never by a 500."""
    import schemathesis  # it is heavy, and nobody else needs it

    mia = Person(server, "Schema")

    @schemathesis.serializer("application/toml", "application/jsonl")
    def as_it_is(ctx, value):
        return value if isinstance(value, bytes) else json.dumps(value).encode()

    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    failures = []

    for operation in schema.get_all_operations():
        case_of = operation.ok()

        @settings(max_examples=examples, suppress_health_check=list(HealthCheck), deadline=None, database=None)
        @given(case=case_of.as_strategy())
        def check(case):
            answer = case.call(cookies={"sillage": mia.http.cookies["sillage"]})
            if answer.status_code >= 500 and answer.status_code != 503:
                failures.append((case.method, case.path, case.body, answer.text[:300]))
            if answer.status_code >= 400:
                assert set(answer.json()["error"]) >= {"reason", "message", "clause"}

        check()
    assert not failures, failures[:3]


@pytest.mark.parametrize("inputs", [100, pytest.param(300, marks=pytest.mark.slow)])
def test_whatever_is_sent(inputs):
    """The short form of benchmarks/fuzz.py: requests, messages, uploads and records that were broken somewhere."""
    script = Path(__file__).parents[2] / "benchmarks" / "fuzz.py"
    command = [sys.executable, script, "--inputs", str(inputs)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
