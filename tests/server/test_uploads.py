"""What is brought from elsewhere may be anything: it is bounded before it is read, and nobody waits for it."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace

import httpx
import pytest

import sillage
from sillage.errors import EditionError
from sillage.kernel import bounds
from sillage.kernel.edition import MOST_EXPLAINED, editions_of, parse_edition
from sillage.kernel.found import game_ids
from sillage.server.http.people import Person as Someone
from sillage.server.http.uploads import Uploads
from sillage.server.ops.settings import Limits
from sillage.server.wire.refusals import Refused
from sillage.table.lines import record_lines
from tests.server.inside import Inside
from tests.server.served import PATIENCE

BAD = {
    "dots": (b".".join([b"a"] * 8_000) + b" = 1", "dots in a key"),
    "dots-of-a-table": (b"[" + b" . ".join([b"a"] * 8_000) + b"]", "dots in a key"),
    "dots-of-quoted-keys": (b".".join([b'"a"'] * 8_000) + b" = 1", "dots in a key"),
    "lists": (b"a = " + b"[" * 8_000, "lists and tables in each other"),
    "tables": (b"a = " + b"{a=" * 8_000, "lists and tables in each other"),
    "digits": (b"a = " + b"9" * 4_000, "digits in a number"),
    "keys": (b"".join(b"k%d=1\n" % i for i in range(7_000)) + b"\n" * 2_000, "lines"),
    "keys-of-one-line": (b"a={" + b",".join(b"k%d=1" % i for i in range(9_000)) + b"}", "keys"),
    "values": (b"a = [" + b"0," * 30_000 + b"]", "values"),
}


@pytest.mark.parametrize(("raw", "what"), BAD.values(), ids=BAD)
def test_what_no_edition_needs_is_refused_before_it_is_read(raw, what, monkeypatch):
    monkeypatch.setattr("sillage.kernel.edition.tomllib.loads", lambda text: pytest.fail("it was read"))
    with pytest.raises(EditionError, match=f"has [0-9]+ {what}; an edition has at most [0-9]+"):
        parse_edition(raw)


def test_one_pass_whatever_comes():
    """Every byte is in at most one token, also where texts are left open."""
    for raw in (b'"' + b'\\"' * 9_000, b'"""' + b'\\"' * 50_000, b"'''" + b"''a" * 30_000, b'"' * 99_999, b"#" * 9_999):
        tokens = list(bounds._TOKEN.finditer(raw))
        assert sum(len(token[0]) for token in tokens) <= len(raw)
        bounds.check_bounds(raw, "odd")


@pytest.mark.parametrize("game_id", game_ids())
def test_every_edition_is_far_within_the_bounds(game_id):
    for path in editions_of(game_id).values():
        bounds.check_bounds(path.read_bytes() * 4, path.name)


def test_some_dozen_errors_are_explained():
    text = 'game = "parfum"\n' + "".join(f"unknown{i} = 1\n" for i in range(4_000))
    with pytest.raises(EditionError) as caught:
        parse_edition(text.encode(), "mine.toml")
    lines = str(caught.value).split("\n")
    assert len(lines) == MOST_EXPLAINED + 1
    assert lines[-1].startswith("mine.toml: and ")
    assert any("mine.toml:2: unknown0: " in line for line in lines)


# ---- who reads, and how many at a time -----------------------------------------------------------------
def _from(address):
    return SimpleNamespace(client=SimpleNamespace(host=address))


def _reason(refusal):
    return refusal.reason if isinstance(refusal, Refused) else refusal


def test_one_is_read_after_the_other_and_not_in_the_event_loop():
    uploads = Uploads(Limits(uploads_waiting=3))
    going, done, threads = threading.Event(), [], set()

    def job():
        threads.add(threading.current_thread())
        going.wait(PATIENCE)
        done.append(1)

    async def run():
        people = [Someone(f"p{i}", "Mia", "guest") for i in (0, 1, 2, 0, 3)]
        tasks = [asyncio.create_task(uploads.read(_from("::1"), person, job)) for person in people]
        await asyncio.sleep(0)      # all have asked
        await asyncio.sleep(0)
        refused = [_reason(task.exception()) for task in tasks if task.done()]
        going.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        return refused

    assert asyncio.run(run()) == ["too-many", "busy"]
    assert len(done) == 3
    assert len(threads) == 1
    assert threading.current_thread() not in threads
    uploads.close()


def test_a_limit_for_each_person_and_each_address():
    uploads = Uploads(Limits(uploads_at_once=2, uploads_a_minute=0))

    async def ask(person, address):
        try:
            return await uploads.read(_from(address), Someone(person, "Mia", "guest"), lambda: "read")
        except Refused as refused:
            return refused.reason

    async def run():
        mine = [await ask("p", "192.0.2.1") for _ in range(3)]
        others = [await ask(f"q{i}", "192.0.2.1") for i in range(5)]
        elsewhere = await ask("r", "192.0.2.2")
        networks = [await ask(f"s{i}", f"2001:db8:0:1::{i}") for i in range(7)]
        return mine, others, elsewhere, networks

    mine, others, elsewhere, networks = asyncio.run(run())
    assert mine == ["read", "read", "too-many"]
    assert others == ["read"] * 4 + ["too-many"]
    assert elsewhere == "read"
    assert networks == ["read"] * 6 + ["too-many"]
    uploads.close()


# ---- records -------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def inside(tmp_path_factory):
    with Inside(f"sqlite:///{tmp_path_factory.mktemp('uploads') / 'tables.db'}", ahead=False) as inside:
        yield inside


@pytest.fixture
def guest(inside):
    with httpx.Client(base_url=inside.url, timeout=PATIENCE) as client:
        client.post("/api/me", json={"name": "Mia"})
        yield client


def test_a_record_that_was_read_is_not_held_in_memory(inside, guest):
    table = sillage.new("fairy_perfume", ["greedy", "greedy"], seed=3)
    text = "".join(line + "\n" for line in record_lines(table))
    brought = [guest.post("/api/records", content=text.encode()) for _ in range(3)]
    assert [answer.status_code for answer in brought] == [201] * 3
    ids = [answer.json()["id"] for answer in brought]
    assert not set(ids) & set(inside.hub.rooms)
    assert guest.get(f"/api/tables/{ids[0]}").json()["status"] == "over"


def test_records_are_bounded_before_they_are_read(guest, monkeypatch):
    monkeypatch.setattr("sillage.server.http.imports.parse_record", lambda text: pytest.fail("it was read"))
    for raw in (b"{}\n" * 5_000, b'{"a":"' + b"x" * 400_000 + b'"}\n', b"{}\n" + b"[" * 2_000 + b"\n"):
        answer = guest.post("/api/records", content=raw)
        assert (answer.status_code, answer.json()["error"]["reason"]) == (422, "bad-record")


def test_finished_tables_that_nobody_looks_at_leave_the_memory(inside):
    hub = inside.hub

    def room(used, status="over", busy=False):
        match = SimpleNamespace(status=status)
        return SimpleNamespace(used=used, match=match, busy=busy, owned=False, close=lambda: None)

    rooms, kept = dict(hub.rooms), hub.settings.limits.kept_over
    try:
        hub.rooms.clear()
        later = 10**9       # used just now, however long that takes
        hub.rooms.update({f"over{i}": room(later + i) for i in range(kept + 5)})
        hub.rooms |= {"busy": room(later, busy=True), "playing": room(later, "playing"), "old": room(-10**9)}
        inside.call(hub._drop_idle())
        assert set(hub.rooms) == {"busy", "playing", *(f"over{i}" for i in range(5, kept + 5))}
    finally:
        hub.rooms.clear()
        hub.rooms.update(rooms)
