"""Who comes and goes is told now and then, not each time; and what one may do belongs to the person."""

from __future__ import annotations

import asyncio
import json

import pytest

from sillage.kernel.edition import load_edition
from sillage.server.http import play
from sillage.server.http.guard import Guard, Manners
from sillage.server.http.tables import _check_rated
from sillage.server.live import room as rooms
from sillage.server.live.room import Room
from sillage.server.match import seating
from sillage.server.match.clocks import Clock
from sillage.server.ops.settings import Limits, Settings
from sillage.server.wire.asks import MoveClock, NewTable
from sillage.server.wire.refusals import Refused
from tests.server.test_manners import Eyes, House, bot, match_of, person


class Reader(Eyes):
    """Eyes that keep what they are sent."""

    def __init__(self, who):
        super().__init__(who)
        self.got = []

    def send(self, message):
        self.got.append(json.loads(message))

    def tables(self):
        return [message["table"] for message in self.got if message["type"] == "table"]


@pytest.fixture
def described(monkeypatch):
    """Counts how often the game is described."""
    calls = []
    plain = rooms.told_data
    monkeypatch.setattr(rooms, "told_data", lambda *args: calls.append(args) or plain(*args))

    async def no_lines(*_):
        calls.append("chat")
        return []

    monkeypatch.setattr(rooms.chat, "last_lines", no_lines)
    return calls


async def told(room):
    """Waits until presence was told."""
    while room._telling is not None:
        await asyncio.sleep(0.01)


def test_a_crowd_comes_and_goes_and_players_hear_of_it_once(described):
    async def run():
        room = Room(House(), match_of("parfum", [person("Mia"), person("Max")]), owned=True)
        mia, crowd = Reader("mia"), [Reader(f"s{i}") for i in range(400)]
        await room.attach(mia, 0)
        await told(room)
        before, heard = len(mia.got), len(mia.tables())
        for reader in crowd:
            await room.attach(reader, 0)
        assert len(mia.got) == before, "nobody is told yet"
        await told(room)
        assert [table["spectators"] for table in mia.tables()[heard:]] == [400]
        for _ in range(1000):       # somebody who reconnects again and again
            await room.detach(crowd[0])
            await room.attach(crowd[0], 0)
        await told(room)
        assert len(mia.tables()) == heard + 1, "nothing has changed that is told"
        for reader in crowd:
            await room.detach(reader)
        await told(room)
        assert mia.tables()[-1]["spectators"] == 0
        room.close()

    asyncio.run(run())
    assert len(described) == 2, "the chat was read once, the game described once for all who see the same"


def test_players_are_seen_to_come_and_go(described):
    async def run():
        room = Room(House(), match_of("parfum", [person("Mia"), person("Max")]), owned=True)
        mia, max_ = Reader("mia"), Reader("max")
        await room.attach(mia, 0)
        await room.attach(max_, 0)
        await told(room)
        assert [seat["online"] for seat in mia.tables()[-1]["seats"]] == [True, True]
        await room.detach(max_)
        await told(room)
        assert [seat["online"] for seat in mia.tables()[-1]["seats"]] == [True, False]
        room.close()

    asyncio.run(run())


def test_everybody_gets_the_table_as_their_own(described):
    async def run():
        room = Room(House(), match_of("parfum", [person("Mia"), person("Max"), bot("Iris")]), owned=True)
        readers = {who: Reader(who) for who in ("mia", "max", "s1", "s2")}
        for reader in readers.values():
            await room.attach(reader, 0)
        room.publish(quiet=False)
        last = {who: reader.tables()[-1] for who, reader in readers.items()}
        assert {who: table["you"] for who, table in last.items()} == {"mia": [0], "max": [1], "s1": [], "s2": []}
        assert [who for who, table in last.items() if table["host_is_you"]] == ["mia"]
        assert last["s1"] == last["s2"]
        room.close()

    asyncio.run(run())


# ---- limits ------------------------------------------------------------------------------------------
def taken(manners, kind, person, address):
    try:
        manners.take(kind, person, address)
    except Refused as refused:
        return refused.reason
    return "taken"


@pytest.mark.parametrize("kind", ["chat lines", "connections"])
def test_limits_belong_to_the_person_and_the_address(kind):
    manners = Manners(Limits(
        chats_at_once=2, chat_seconds=10**9, connections_at_once=2, connections_a_minute=0, address_factor=3))
    mine = [taken(manners, kind, "mia", "192.0.2.1") for _ in range(3)]
    assert mine == ["taken", "taken", "too-many"], "whatever the socket"
    others = [taken(manners, kind, f"guest{i}", "192.0.2.1") for i in range(5)]
    assert others == ["taken"] * 4 + ["too-many"], "new guests of an address share what it may do"
    assert taken(manners, kind, "max", "192.0.2.2") == "taken"


class Deaf:
    """A connection that reads nothing, not even a farewell."""

    closed: tuple[int, str] | None = None

    async def send_text(self, _text):
        await asyncio.Event().wait()

    async def close(self, *why):
        self.closed = why
        await asyncio.Event().wait()


def test_who_never_reads_is_let_go(monkeypatch):
    monkeypatch.setattr(play, "FAREWELL_SECONDS", 0.01)

    async def run():
        seated = play.Seated.__new__(play.Seated)
        seated.socket, seated.limits, seated._farewell = Deaf(), Limits(backlog=3), (4429, "too slow")
        seated._out, seated._unwanted = asyncio.Queue(), asyncio.Event()
        seated._line, seated._sending = None, False
        sending = asyncio.create_task(seated.send_all())
        for _ in range(10):
            seated.send(b"news")
            await asyncio.sleep(0)
        await seated.until_unwanted()
        sending.cancel()
        assert seated._out.qsize() == 3, "what is kept for it is bounded"
        assert seated.socket.closed == (4429, "too slow")

    asyncio.run(run())


def test_a_request_that_is_half_sent_is_freed():
    sent = []

    async def receive():
        await asyncio.Event().wait()        # the rest never comes

    async def send(message):
        sent.append(message)

    async def app(*_):
        pytest.fail("it is not whole")

    scope = {"type": "http", "method": "POST", "path": "/api/tables", "query_string": b"", "headers": []}
    guard = Guard(app, Settings("", limits=Limits(patience=0)))
    asyncio.run(guard(scope, receive, send))
    assert [message["status"] for message in sent if "status" in message] == [422]


def test_a_clock_runs_on_after_a_store_that_failed(monkeypatch):
    monkeypatch.setattr(rooms, "BAD_BOT_PAUSE", 0)
    tries = []

    async def run():
        match = match_of("parfum", [person("Mia"), person("Max")])
        match.clock = Clock.new(MoveClock(kind="move", seconds=2), 2)
        match.clock.ask(match.asked, 0.0)
        room = Room(House(), match, owned=True)
        again = asyncio.Event()

        async def change(_command):
            tries.append(1)
            if len(tries) == 1:
                raise Refused("busy", "the disk is full")
            again.set()

        monkeypatch.setattr(room, "change", change)
        room.go_on()
        await again.wait()
        room.close()

    asyncio.run(run())
    assert len(tries) >= 2


# ---- rated games -------------------------------------------------------------------------------------
@pytest.mark.parametrize(("level", "fine"), [(None, True), ("greedy", True), ("nose", False), ("perfumer", False)])
def test_no_strong_bot_plays_for_a_rating(level, fine):
    seats = [{"kind": "me"}, {"kind": "open"}]
    new = NewTable.model_validate({"game": "parfum", "seats": seats, "rated": True, "takeover": level})
    reasons = []
    try:
        _check_rated(new, load_edition("parfum"))
    except Refused as refused:
        reasons.append(refused.reason)
    assert reasons == ([] if fine else ["bad-setup"])


@pytest.mark.parametrize("rated", [True, False])
def test_a_rated_game_is_not_broken_off_behind_somebodys_back(rated):
    match = match_of("parfum", [person("Mia"), person("Max")], rated=rated)
    seating.set_away(match, "max", True, 1.0)
    if rated:
        with pytest.raises(Refused, match="everybody is there"):
            seating.vote(match, "mia", True, 2.0)
        assert match.votes == []
        seating.set_away(match, "max", False, 3.0)
        seating.vote(match, "mia", True, 4.0)
        assert match.status == "playing"
        seating.vote(match, "max", True, 5.0)
    else:
        seating.vote(match, "mia", True, 2.0)
    assert match.result == {"ending": "aborted"}
