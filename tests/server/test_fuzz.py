"""Fuzz: whatever comes over a socket or by HTTP, no 500 and no change of state by a bad message."""

from __future__ import annotations

import json

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

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


@schemathesis.serializer("application/toml")
def as_it_is(ctx, value):
    return value if isinstance(value, bytes) else json.dumps(value).encode()


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


@settings(max_examples=300, suppress_health_check=list(HealthCheck))
@given(message=messages, raw=st.none() | st.text(max_size=60))
def test_bad_messages_change_nothing(scene, message, raw):
    """Said by a spectator, who may change nothing at all, whatever it says."""
    _, looking = scene
    before = stand(looking)
    looking.socket.send(raw if raw is not None else json.dumps(message))
    assert stand(looking) == before


@settings(max_examples=200, suppress_health_check=list(HealthCheck))
@given(message=messages)
def test_a_player_who_is_not_asked_decides_nothing(scene, message):
    """A player may say a lot (chat, show), but the game stays where it is."""
    waiting, looking = scene
    if isinstance(message, dict) and message.get("type") in ("resign", "abort", "away", "back"):
        message = {"type": "nonsense"}
    before = stand(looking)
    waiting.socket.send(json.dumps(message))
    assert stand(looking) == before
    waiting.say(type="sit", seat=None, key="alive")
    assert waiting.until("ok", "error", key="alive")


def test_binary_and_huge_messages(server, person):
    people = [person(), person()]
    table = full_table(people)
    for data in (b"\x00\xff", "x" * 100_000):
        chair = people[0].sit(table["id"])
        chair.until("state")
        chair.socket.send(data)
    chair = people[0].sit(table["id"])
    assert chair.until("state")["seq"] >= 1


def test_http_by_its_description(server):
    """Schemathesis: requests made up from the OpenAPI description are answered as described, never by a 500."""
    mia = Person(server, "Schema")
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    failures = []

    for operation in schema.get_all_operations():
        case_of = operation.ok()

        @settings(max_examples=12, suppress_health_check=list(HealthCheck), deadline=None, database=None)
        @given(case=case_of.as_strategy())
        def check(case):
            answer = case.call(cookies={"sillage": mia.http.cookies["sillage"]})
            if answer.status_code >= 500 and answer.status_code != 503:
                failures.append((case.method, case.path, case.body, answer.text[:300]))
            if answer.status_code >= 400:
                assert set(answer.json()["error"]) >= {"reason", "message", "clause"}

        check()
    assert not failures, failures[:3]
