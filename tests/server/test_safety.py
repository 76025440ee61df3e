"""Safety: origin, headers, limits, logs, health."""

from __future__ import annotations

import json

import httpx
import pytest

from tests.server.play import full_table, seats
from tests.server.served import PATIENCE, Person, Server, close_code


def test_other_pages_can_not_act_for_a_visitor(server, person):
    mia = person()
    evil = {"Origin": "https://evil.example"}
    answer = mia.http.post("/api/tables", json={"game": "parfum", "seats": seats(2)}, headers=evil)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (403, "bad-origin")
    assert mia.http.get("/api/me/tables").json() == []
    own = {"Origin": server.url}
    table = mia.http.post("/api/tables", json={"game": "parfum", "seats": seats(2)}, headers=own).json()
    assert close_code(mia.sit(table["id"], origin="https://evil.example")) == 4403
    chair = mia.sit(table["id"], origin=server.url)
    assert chair.until("table")["table"]["id"] == table["id"]


def test_headers(server):
    answer = httpx.get(f"{server.url}/api/games", timeout=PATIENCE)
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers
    named = httpx.get(f"{server.url}/api/games", headers={"X-Request-Id": "trace-1"}, timeout=PATIENCE)
    assert named.headers["x-request-id"] == "trace-1"


def test_sockets_need_a_person_and_a_table(server, person):
    mia = person()
    assert close_code(mia.sit("nowhere")) == 4404
    table = mia.open(game="parfum", seats=seats(2))
    mia.http.cookies.clear()
    assert close_code(mia.sit(table["id"])) == 4401


def test_bodies_are_limited(person):
    answer = person().http.post("/api/tables", content=b" " * 70_000, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["reason"]) == (413, "too-large")


def test_log_lines_are_json_with_ids_and_no_secrets(server, person):
    mia, max_ = person("Mia"), person("Max")
    mia.http.get("/api/games", headers={"X-Request-Id": "find-me"})
    table = mia.open(game="parfum", seats=seats(2), public=False)
    mia.http.get(f"/api/tables/{table['id']}", headers={"X-Request-Id": "table-me"})
    max_.do(table["id"], "join", code=table["code"])
    chair = max_.sit(table["id"], query=f"&code={table['code']}")
    chair.until("state")
    chair.ask(type="resign")
    secret = chair.until_over()["secret"]
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.split("\n") if line.startswith("{")]
    assert any(line.get("request") == "find-me" and line["path"] == "/api/games" for line in lines)
    assert any(line.get("request") == "table-me" and line.get("table") == table["id"] for line in lines)
    opened = [line for line in lines if line["message"] == "socket opened" and line["table"] == table["id"]]
    assert [line["person"] for line in opened] == [max_.id]
    assert opened[0]["request"]
    for word in (secret, table["code"], max_.http.cookies["sillage"]):
        assert word not in text


def test_health_and_metrics(server):
    assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).json()["status"] == "ok"
    metrics = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    assert "sillage_moves_total" in metrics
    assert "sillage_move_seconds_bucket" in metrics


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory):
    """A server with small limits."""
    folder = tmp_path_factory.mktemp("strict")
    limits = {"GUESTS_A_MINUTE": "4", "HOSTED": "2", "SOCKETS": "2", "MESSAGES_AT_ONCE": "5", "MESSAGES_A_SECOND": "1",
              "BOTS": "1", "MESSAGE": "500", "GRACE": "1"}
    server = Server(f"sqlite:///{folder / 'tables.db'}", folder / "log", limits).start()
    yield server
    server.stop()


def test_limits(strict_server):
    mia, max_ = Person(strict_server, "Mia"), Person(strict_server, "Max")
    tables = [full_table([mia, max_]) for _ in range(2)]
    third = mia.http.post("/api/tables", json={"game": "parfum", "seats": seats(2)})
    assert (third.status_code, third.json()["error"]["reason"]) == (429, "too-many")
    assert mia.http.post("/api/me/bots", json={"name": "One"}).status_code == 201
    assert mia.http.post("/api/me/bots", json={"name": "Two"}).status_code == 429
    chairs = [mia.sit(tables[0]["id"]) for _ in range(2)]
    for chair in chairs:
        chair.until("state")
    assert close_code(mia.sit(tables[0]["id"])) == 4429
    chairs[0].say(type="chat", text="x" * 480)
    assert chairs[0].until("error")["error"]["reason"] == "too-large"
    for _ in range(8):
        chairs[1].say(type="undo")
    reasons = [chairs[1].until("error")["error"]["reason"] for _ in range(8)]
    assert reasons[-1] == "too-many"
    while not chairs[0].table["seats"][1]["away"]:      # Max never came: after a second a bot plays for him
        chairs[0].hear()
    guests = [httpx.post(f"{strict_server.url}/api/me", timeout=PATIENCE).status_code for _ in range(4)]
    assert guests[-1] == 429
