"""Nobody peeks: real traffic of seats and spectators, with only the secrets changed, is the same byte for byte.

The server runs in this process, so that the test can reach into a table and deal anew all that a viewer
can't know: the hidden state, and the hidden part of every event. What then comes over the real socket and
by HTTP must be what came before.
"""

from __future__ import annotations

import asyncio
import dataclasses
import random
import re
import threading

import pytest
import uvicorn

from sillage.kernel.chance import CHANCE
from sillage.kernel.game import game_ids
from sillage.kernel.records import read
from sillage.server.app import create_app
from sillage.server.settings import Limits, Settings
from sillage.table import Position
from tests.server.play import full_table, settle, step
from tests.server.served import Person, free_port

TIMES = re.compile(r'"(now|until|seconds|ends_in)":[\d.]+')


class Inside:
    """A server in a thread, whose tables can be reached."""

    def __init__(self, db: str) -> None:
        many = 10**6
        limits = Limits(guests_a_minute=many, messages_a_second=many, messages_at_once=many, hosted=many)
        self.guard = create_app(Settings(db, limits=limits))
        self.port = free_port()
        config = uvicorn.Config(self.guard, port=self.port, log_config=None, ws="websockets-sansio",
                                ws_per_message_deflate=False)
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.uvicorn.run)
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def hub(self):
        return self.guard.app.state.hub

    def call(self, work):
        """Runs a coroutine in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def __enter__(self):
        self.thread.start()
        while not self.uvicorn.started:
            self.thread.join(0.01)
        self.loop = next(iter(self.hub._tasks)).get_loop()
        return self

    def __exit__(self, *_):
        self.uvicorn.should_exit = True
        self.thread.join()


@pytest.fixture(scope="module")
def inside(tmp_path_factory):
    with Inside(f"sqlite:///{tmp_path_factory.mktemp('peek') / 'tables.db'}") as server:
        yield server


def redealt(table, viewer: int | None, rng: random.Random):
    """A copy of the table in which all is dealt anew that the viewer can't know."""
    other = table.after(len(table.decisions))
    game, position = table.game, Position(table.game, table.position.parts)
    position.state[:] = game.secrecy.view(table.position.state, viewer, False)
    read(position.whim, CHANCE).seed = rng.getrandbits(63)
    game.boundary.deal(position.desk, position.parts, -1 if viewer is None else viewer)
    other.position.put(position.state.copy())
    changed = position.state ^ table.position.state     # the same elsewhere in the past: what a decision did stays
    other.setup = _otherwise(table.setup, changed, viewer, rng)
    other.decisions = [_otherwise(d, changed, viewer, rng) for d in table.decisions]
    return other


def _otherwise(decision, changed, viewer, rng):
    events = []
    for event in decision.events:
        if event.kind.hidden and event.seat != viewer:
            values = tuple(
                rng.randrange(arg.count) if arg.name in event.kind.hidden else value
                for arg, value in zip(event.kind.args, event.values, strict=True)
            )
            event = dataclasses.replace(event, values=values)
        events.append(event)
    return dataclasses.replace(decision, events=tuple(events), before=decision.before ^ changed)


@pytest.mark.parametrize("game", game_ids())
def test_traffic_tells_nothing_of_secrets(inside, game):
    rng = random.Random(11)
    people = [Person(inside, f"{game[:6]} {i}") for i in range(3)]
    looker = Person(inside, "Looker")
    table = full_table(people, game=game)
    path = f"/api/tables/{table['id']}"
    chairs = [p.sit(table["id"]) for p in people]
    eyes = [(seat, person, person.sit(table["id"])) for seat, person in enumerate([*people, looker])]
    eyes[-1] = (None, looker, eyes[-1][2])
    room = inside.hub.rooms[table["id"]]
    changed = compared = 0

    async def show(watcher, since):
        async with room.lock:
            room.show_state(watcher, since)
            watcher.tell({"type": "mark"})

    def heard(chair, watcher, since):
        """All that a viewer is sent about the state, until the mark."""
        inside.call(show(watcher, since))
        got = []
        while (message := chair.hear())["type"] != "mark":
            if message["type"] == "state":
                got.append(TIMES.sub("", chair.heard[-1]))
        return got[-1]

    by_chair = {}
    for seat, _, chair in eyes:     # which connection of the server is which of ours
        chair.until("state")
        port = chair.socket.local_address[1]
        by_chair[seat] = next(w for w in room.watchers if w.socket.client.port == port)
    positions = 0
    while positions < 350 and step(chairs, rng):
        positions += 1
        settle(chairs)
        truth = room.match.table
        if room.match.status != "playing" or truth._drafts:
            continue
        for seat, person, chair in eyes:
            since = rng.choice([0, room.match.seq])
            query = f"{path}/views/{len(truth.decisions)}" + ("" if seat is None else f"?seat={seat}")
            before = heard(chair, by_chair[seat], since)
            http = [person.http.get(u).content for u in (path, query)] if positions % 10 == 0 else []
            dealt = redealt(truth, seat, rng)
            changed += not (dealt.position.state == truth.position.state).all()
            room.match.table = dealt
            after = heard(chair, by_chair[seat], since)
            again = [person.http.get(u).content for u in (path, query)] if http else []
            room.match.table = truth
            assert before == after, f"seat {seat} can tell the secrets apart"
            assert http == again
            compared += 1
    assert compared > 300
    assert changed > compared / 4 or game != "parfum"


def test_drafts_are_nobodys_business(inside):
    """Where several choose at once, another's choice is not told before it is committed: only that it was made."""
    people = [Person(inside, f"Drafter {i}") for i in range(2)]
    looker = Person(inside, "On")
    rng = random.Random(1)
    told = {}
    for choice in (0, 1):
        table = full_table(people, game="fairy_perfume")
        chairs = [p.sit(table["id"]) for p in people]
        spectator = looker.sit(table["id"])
        spectator.until("state")
        settle(chairs)
        while not all(chair.state["legal"] for chair in chairs):
            step(chairs, rng)
            settle(chairs)
        room = inside.hub.rooms[table["id"]]
        answer = chairs[0].play(chairs[0].state["legal"][choice]["code"])
        assert answer["type"] == "ok"
        chairs[1].until_seq(answer["seq"])
        spectator.until_seq(answer["seq"])
        assert len(room.match.asked) == 1
        told[choice] = (chairs[1].state["asked"], chairs[1].state["events"], spectator.state["events"])
        assert chairs[1].state["seq"] == answer["seq"]
        assert chairs[1].play(chairs[1].state["legal"][0]["code"])["type"] == "ok"
    assert told[0] == told[1]
