"""Odd requests are refused in words; a database that fails is told of, and nothing has changed."""

from __future__ import annotations

from contextlib import suppress

import httpx
import pytest
from sqlalchemy import event
from websockets.exceptions import InvalidStatus

from tests.server.inside import Inside
from tests.server.play import seats
from tests.server.served import PATIENCE, Person, close_code, dial

LONG = "x" * 300


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def inside(request, tmp_path_factory):
    """Where the client is built there is a page for every address."""
    static = tmp_path_factory.mktemp("static")
    (static / "index.html").write_text("<p>here</p>")
    db = request.getfixturevalue("postgres") if request.param == "postgres" else f"sqlite:///{static / 'tables.db'}"
    with Inside(db, static=static, ahead=False) as inside:
        yield inside


@pytest.fixture
def mia(inside):
    return Person(inside, "Mia")


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "://", "http://[::1"])
def test_an_origin_that_is_none(mia, origin):
    answer = mia.http.post("/api/tables", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["reason"]) == (403, "bad-origin")


def test_a_socket_from_an_origin_that_is_none(mia):
    table = mia.open(game="parfum", seats=seats(2))
    assert close_code(mia.sit(table["id"], origin="http://[")) == 4403


@pytest.mark.parametrize("path", [
    "/%00", "/assets/%00.js", "/api/tables/%00", "/api/tables/t1?code=%00", "/api/editions/x?game=parfum%00",
    "/api/editions/%00?game=parfum", "/t/%00", f"/api/locales/en/{LONG}.ftl", f"/api/rules/{LONG}.md",
    f"/api/tables/{LONG}", f"/api/editions/{LONG}?game=parfum", f"/api/games/{LONG}/cover.svg",
])
def test_addresses_of_nothing(mia, path):
    answer = mia.http.get(path)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (404, "not-found")


@pytest.mark.parametrize("path", [f"/{LONG}", f"/a/{LONG}/b", f"/t/{LONG}", "/../../etc/passwd", "/%2e%2e/%2e%2e/x"])
def test_addresses_of_the_client(mia, path):
    answer = mia.http.get(path)
    assert (answer.status_code, answer.text) == (200, "<p>here</p>")


def test_a_socket_of_nothing(inside, mia):
    address = inside.url.replace("http", "ws") + "/api/tables/%00/play"
    with pytest.raises(InvalidStatus), dial(address, additional_headers={"Cookie": mia.cookie()}):
        pass


@pytest.mark.parametrize(("path", "body"), [
    ("/api/login", {"name": "Mia\0", "password": "long enough"}),
    ("/api/login", {"name": "Mia", "password": "long enough\0"}),
    ("/api/me/claim", {"name": "Mia\0", "password": "long enough"}),
    ("/api/tables", {"game": "parfum\0", "seats": seats(2)}),
    ("/api/tables", {"game": "parfum", "edition": "\0", "seats": seats(2)}),
])
def test_no_text_has_a_nul(mia, path, body):
    answer = mia.http.post(path, json=body)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (422, "invalid")


def test_no_message_has_a_nul(mia):
    table = mia.open(game="fairy_perfume", seats=seats(1, 1), pace="instant")
    chair = mia.sit(table["id"])
    chair.until("state")
    for said in ({"type": "play", "seq": 1, "action": "a\0", "key": "k"},
                 {"type": "play", "seq": 1, "action": 0, "key": "k\0"}):
        chair.say(**said)
        assert chair.until("error")["error"]["reason"] == "invalid"
    chair.close()


# ---- a disk that takes nothing -----------------------------------------------------------------------
def test_a_store_that_can_not_be_written(tmp_path, caplog):
    def lock_up(connection, _record):
        connection.execute("PRAGMA query_only = ON")

    with Inside(f"sqlite:///{tmp_path / 'tables.db'}", ahead=False) as inside:
        mia = Person(inside, "Mia")
        table = mia.open(game="fairy_perfume", seats=seats(1, 1), pace="instant")
        chair = mia.sit(table["id"])
        chair.until("state")
        while not chair.state["legal"]:
            chair.hear()
        store = inside.hub.store
        before = chair.state
        event.listen(store.engine, "connect", lock_up)
        inside.call(_reconnect(store))
        answer = mia.http.post("/api/tables", json={"game": "parfum", "seats": seats(2)})
        assert (answer.status_code, answer.json()["error"]["reason"]) == (503, "busy")
        assert "readonly" in answer.json()["error"]["message"]
        assert answer.headers["retry-after"]
        health = httpx.get(f"{inside.url}/healthz", timeout=PATIENCE)
        assert (health.status_code, "readonly" in health.text) == (503, True)
        for said in ({"type": "chat", "text": "anybody?"}, {"type": "play", "action": chair.state["legal"][0]["code"]}):
            refused = chair.ask(seq=before["seq"], **said) if said["type"] == "play" else chair.ask(**said)
            assert refused["error"]["reason"] == "busy"
        event.remove(store.engine, "connect", lock_up)
        inside.call(_reconnect(store))
        played = chair.play(before["legal"][0]["code"])
        assert played["type"] == "ok", "the disk has room again: it goes on where it was"
        assert "readonly" in caplog.text
        assert not [record for record in caplog.records if record.exc_info], "a sentence says it, no traceback"
        assert httpx.get(f"{inside.url}/healthz", timeout=PATIENCE).status_code == 200
        chair.close()


async def _reconnect(store):
    """New connections for all, the writer too: it gives its own back after a job that failed."""
    store.engine.dispose()
    with suppress(ZeroDivisionError):
        await store.write(lambda connection: 1 / 0)
