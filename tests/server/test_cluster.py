"""Many servers: two real processes on a real PostgreSQL, one of them killed."""

from __future__ import annotations

import asyncio
import random

import pytest

from sillage.server.store import schema
from sillage.server.store.store import Store
from tests.server.play import full_table, settle, step
from tests.server.served import PATIENCE, Person, Server


@pytest.fixture(scope="module")
def pair(postgres, tmp_path_factory):
    folder = tmp_path_factory.mktemp("pair")
    servers = [Server(postgres, folder / f"log{i}", light=True).start() for i in range(2)]
    yield servers
    for server in servers:
        server.stop()


def across(person: Person, server: Server) -> Person:
    """The same person, at another server: the cookie is good for both."""
    other = object.__new__(Person)
    other.__dict__.update(person.__dict__)
    other.server = server
    other.http = type(person.http)(base_url=server.url, timeout=PATIENCE, cookies=dict(person.http.cookies))
    return other


def test_two_servers_one_table(pair):
    """Moves made at either server are seen at both."""
    first, second = pair
    mia, max_ = Person(first, "Mia"), Person(second, "Max")
    table = full_table([mia, max_])
    chairs = [mia.sit(table["id"]), max_.sit(table["id"])]
    rng = random.Random(4)
    for _ in range(40):
        if step(chairs, rng) is None:
            break
    settle(chairs)
    assert chairs[0].state["decision"] == chairs[1].state["decision"] > 20
    shared = [{k: v for k, v in c.state["view"].items() if k not in ("you", "players")} for c in chairs]
    assert shared[0] == shared[1]
    assert mia.http.get("/api/tables").json()[0]["id"] == max_.http.get("/api/tables").json()[0]["id"]
    chairs[0].ask(type="chat", text="over there?")
    assert chairs[1].until("chat")["chat"]["text"] == "over there?"
    wrong = chairs[1].ask(type="play", seq=0, action=0)
    assert wrong["type"] == "error"


def test_a_server_that_dies_is_replaced(pair, tmp_path):
    """The owner is killed in the middle of a game; the other takes its tables over, and nothing is lost."""
    dying, living = Server(pair[0].db, tmp_path / "log", light=True).start(), pair[1]
    people = [Person(dying, "Mia"), Person(dying, "Max")]
    table = full_table(people, 1)
    chairs = [p.sit(table["id"]) for p in people]
    rng = random.Random(8)
    for _ in range(25):
        step(chairs, rng)
    settle(chairs)
    before = [(chair.state["seq"], chair.state["view"]) for chair in chairs]
    dying.kill()
    moved = [across(p, living) for p in people]
    chairs = [p.sit(table["id"], since=seq) for p, (seq, _) in zip(moved, before, strict=True)]
    for chair in chairs:
        chair.until("state")
    assert [(c.state["seq"], c.state["view"]) for c in chairs] == before
    for _ in range(25):
        if step(chairs, rng) is None:
            break
    settle(chairs)
    assert chairs[0].state["seq"] > before[0][0]


def test_a_broken_connection_is_mended(postgres):
    """The database drops the writer's connection; whoever writes next notices nothing."""
    from sqlalchemy import text

    store = Store(postgres)
    insert = schema.facts.insert()

    async def run():
        await store.save([(insert, {"name": "before", "value": "1"})])
        pid = await store.write(lambda c: c.execute(text("SELECT pg_backend_pid()")).scalar_one())
        assert await store.read(lambda c: c.execute(text(f"SELECT pg_terminate_backend({pid})")).scalar_one())
        await store.save([(insert, {"name": "after", "value": "2"})])
        rows = await store.read(lambda c: c.execute(schema.facts.select()).all())
        return {row.name for row in rows}

    assert {"before", "after"} <= asyncio.run(run())
    store.close()


def test_bots_of_a_dead_server_play_on(pair, tmp_path):
    dying, living = Server(pair[0].db, tmp_path / "log", light=True).start(), pair[1]
    mia = Person(dying, "Mia")
    table = mia.open(game="parfum", seats=[{"kind": "bot", "level": "greedy"}] * 2, pace="human", start="host")
    mia.do(table["id"], "start")
    dying.kill()
    looker = Person(living, "Looker").sit(table["id"])
    looker.until("state")
    looker.until_seq(looker.state["seq"] + 3)
