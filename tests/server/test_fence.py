"""Two servers write one table as if they were one: who was overtaken writes nothing and goes on from the store."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest
from sqlalchemy import text

from sillage.errors import SetupError
from sillage.server.http.people import Person as Someone
from sillage.server.http.tables import make_table
from sillage.server.live import hub as hubs
from sillage.server.live.hub import Hub
from sillage.server.match.commands import Play, Show, Start
from sillage.server.ops import cluster as clusters
from sillage.server.ops.settings import Settings
from sillage.server.store import watch
from sillage.server.store.archive import read_match
from sillage.server.store.hold import Hold
from sillage.server.store.store import Store, Unavailable, open_engine
from sillage.server.wire.asks import NewTable
from tests.server.served import PATIENCE, Server

MIA = Someone("p1", "Mia", "guest")
HOT_SEAT = {"game": "fairy_perfume", "seats": [{"kind": "me"}] * 2, "mode": "hot-seat", "start": "host"}


class Two:
    """Two servers' hubs in this event loop, on one database; neither knows of the other but by it."""

    def __init__(self, db):
        self.hubs = [Hub(Settings(db, ahead=False), Store(db)) for _ in range(2)]
        self.moves = 0

    async def __aenter__(self):
        for hub in self.hubs:
            await hub.start()
        match = await make_table(self.hubs[0], MIA, NewTable.model_validate(HOT_SEAT))
        self.table = match.id
        await self.hubs[0].adopt(match)
        await self.do(0, Start())
        await self.hubs[1].room(match.id)
        return self

    async def __aexit__(self, *_):
        for hub in self.hubs:
            await hub.close()
            hub.store.close()

    async def do(self, server, command):
        return await self.hubs[server].command(self.table, MIA.who, command)

    async def play(self, server):
        """Plays the first legal action, by what that server's copy shows."""
        match = self.copy(server)
        seat = match.asked[0]
        self.moves += 1
        code = match.table.codes_for(seat)[0]
        return await self.do(server, Play(seq=match.seq, action=int(code), key=f"k{self.moves}", seat=seat))

    def copy(self, server):
        return self.hubs[server].rooms[self.table].match

    async def stored(self):
        return await self.hubs[0].store.read(lambda c: read_match(c, self.table))


async def overtaken(two):
    """The second server plays twice while the first still thinks the table its own; then the first goes on."""
    await two.play(1)
    seq = await two.play(1)
    assert two.copy(0).seq < seq, "the first one knows nothing of it"
    await two.do(0, Show(on=True))          # this changes the row, and no entry could stop it
    stored = await two.stored()
    assert stored.row.seq == seq == len(stored.entries)
    assert all(seat.shown for seat in two.copy(0).terms.seats), "it was done on what the other one had stored"
    assert two.copy(0).seq == seq
    last = await two.play(0)
    assert last > seq
    assert [entry.seq for entry in (await two.stored()).entries] == list(range(1, last + 1))


def test_on_sqlite_who_was_overtaken_goes_on_from_the_store(db):
    async def run():
        async with Two(db) as two:
            await overtaken(two)

    asyncio.run(run())


async def no_look():
    """A server that doesn't ask after its locks."""


def test_on_postgres_when_the_locks_are_lost_unnoticed(postgres, monkeypatch):
    async def run():
        async with Two(postgres) as two:
            first = two.hubs[0]
            first.cluster._told = lambda message: None      # it hears nothing of the other one
            monkeypatch.setattr(first.cluster, "check", no_look)
            pid = first.cluster._connection.info.backend_pid
            await two.hubs[1].store.read(lambda c: c.execute(text(f"SELECT pg_terminate_backend({pid})")).scalar_one())
            await overtaken(two)

    asyncio.run(run())


def test_a_server_notices_that_its_locks_are_lost(postgres):
    async def run():
        async with Two(postgres) as two:
            first, room = two.hubs[0], two.hubs[0].rooms[two.table]
            assert room.owned
            pid = first.cluster._connection.info.backend_pid
            await first.store.read(lambda c: c.execute(text(f"SELECT pg_terminate_backend({pid})")).scalar_one())
            while room.owned:       # its heart beats, and it looks
                await asyncio.sleep(0.05)
            await two.play(1)
            assert two.hubs[1].rooms[two.table].owned

    asyncio.run(run())


async def two_owners(two, monkeypatch):
    """The locks of the first server are lost; the second has them and has written nothing when the first, which doesn't
    know it yet, stores a move."""
    first, second = two.hubs
    monkeypatch.setattr(first.cluster, "check", no_look)
    pid = first.cluster._connection.info.backend_pid
    await second.store.read(lambda c: c.execute(text(f"SELECT pg_terminate_backend({pid})")).scalar_one())
    while not second.rooms[two.table].owned:
        await second._wake(two.table)
    assert first.rooms[two.table].owned
    return await two.play(0)


def test_an_owner_hears_of_what_another_stored_that_has_lost_its_locks(postgres, monkeypatch):
    async def run():
        async with Two(postgres) as two:
            seq = await two_owners(two, monkeypatch)
            while two.copy(1).seq < seq:        # for ever, if who owns a table listened to nobody
                await asyncio.sleep(0.01)
            assert await two.play(1) == seq + 1

    asyncio.run(run())


def test_who_has_seen_more_than_the_owner_is_not_refused(postgres, monkeypatch):
    async def run():
        async with Two(postgres) as two:
            monkeypatch.setattr(two.hubs[1].cluster, "_told", lambda message: None)     # it hears nothing of the other
            seq = await two_owners(two, monkeypatch)
            seen = two.copy(0)
            assert two.copy(1).seq < seq
            seat = seen.asked[0]
            play = Play(seq=seq, action=int(seen.table.codes_for(seat)[0]), key="seen more", seat=seat)
            assert await two.do(1, play) == seq + 1

    asyncio.run(run())


def test_who_follows_a_table_reads_it_only_where_news_are_missing(postgres):
    async def run():
        async with Two(postgres) as two:
            other, reads = two.hubs[1], []
            catch_up = other.catch_up

            async def counted(match):
                reads.append(match.seq)
                return await catch_up(match)

            async def until(seq):
                while two.copy(1).seq < seq:
                    await asyncio.sleep(0.01)

            other.catch_up = counted
            for _ in range(3):
                await until(await two.play(0))
            assert not reads
            assert two.copy(1).kept == two.copy(0).kept
            two.copy(1).kept = 1, 0.0           # it has missed something
            await until(await two.play(0))
            assert len(reads) == 1
            await until(await two.play(1))      # the owner does it for this one
            await two.do(0, Show(on=True))
            while not all(seat.shown for seat in two.copy(1).terms.seats):
                await asyncio.sleep(0.01)
            assert len(reads) == 1
            stored = await two.stored()
            assert two.copy(1).kept == (stored.row.seq, stored.row.changed)


def test_a_copy_that_is_far_behind_is_read_anew(postgres, monkeypatch):
    monkeypatch.setattr(hubs, "FAR", 1)

    async def run():
        async with Two(postgres) as two:
            two.hubs[1].cluster._told = lambda message: None        # it hears nothing
            for _ in range(3):
                seq = await two.play(0)
            before = two.copy(1)
            await two.hubs[1].rooms[two.table].refresh()
            assert two.copy(1) is not before
            assert two.copy(1).seq == seq

    asyncio.run(run())


def test_an_owner_that_hangs_is_put_out(postgres, monkeypatch):
    monkeypatch.setattr(hubs, "RELAY_PATIENCE", 0.05)

    async def run():
        async with Two(postgres) as two:
            two.hubs[0].cluster._told = lambda message: None
            await two.play(1)
            assert two.hubs[1].rooms[two.table].owned

    asyncio.run(run())


def test_an_owner_that_is_only_busy_is_waited_for_and_does_once_what_it_is_told_often(postgres, monkeypatch):
    monkeypatch.setattr(hubs, "RELAY_PATIENCE", 0.02)
    monkeypatch.setattr(hubs, "RELAY_TRIES", 10_000)
    monkeypatch.setattr(hubs, "RELAY_DEAF", 10_000)

    async def run():
        async with Two(postgres) as two:
            owner, told = two.hubs[0], []
            room, hear = owner.rooms[two.table], owner.cluster._told
            execute, done = room.execute, []

            async def counted(*args):
                done.append(args)
                return await execute(*args)

            room.execute = counted
            owner.cluster._told = told.append
            playing = asyncio.create_task(two.play(1))
            while len(told) < 5:        # it is told again and again, and has no time
                await asyncio.sleep(0.01)
            owner.cluster._told = hear
            for message in told:
                hear(message)
            await playing
            assert room.owned
            assert len(done) == 1

    asyncio.run(run())


def test_an_owner_that_has_fallen_silent_is_waited_for_by_nobody(postgres, monkeypatch):
    monkeypatch.setattr(hubs, "RELAY_PATIENCE", PATIENCE)
    monkeypatch.setattr(clusters, "HERE", 0.02)
    monkeypatch.setattr(clusters, "SILENT", PATIENCE)

    async def run():
        async with Two(postgres) as two:
            await two.play(1)
            assert two.hubs[0].rooms[two.table].owned, "one that speaks is asked"

            two.hubs[0].cluster._told = lambda message: None
            two.hubs[0].cluster._ended.set()        # it says no more that it is here
            monkeypatch.setattr(clusters, "SILENT", 0.2)
            while not await two.hubs[1].cluster.hangs(two.table):
                await asyncio.sleep(0.01)
            await two.play(1)
            assert two.hubs[1].rooms[two.table].owned

    asyncio.run(run())


def test_nobody_waits_for_a_server_that_hangs_in_its_heartbeat(postgres):
    async def run():
        store, other = Store(postgres), open_engine(postgres)
        with other.connect() as hung:
            hung.execute(text("UPDATE facts SET value = value WHERE name = 'alive'"))       # and no more
            await store.write(watch.heartbeat)
            with pytest.raises(Unavailable):        # any other row is waited for a while
                await store.write(lambda c: c.execute(text("UPDATE facts SET value = value WHERE name = 'alive'")))
        store.close()
        other.dispose()

    asyncio.run(run())


# ---- a store that fails in the middle of a move -------------------------------------------------------
def failing(hub, monkeypatch, fails):
    """From now on nothing can be written, and nothing read, until it is said otherwise."""
    keep, read = hub.keep, hub.read

    async def broken_keep(*args):
        if fails.is_set():
            raise Unavailable("away")
        await keep(*args)

    async def broken_read(table_id):
        if fails.is_set():
            raise Unavailable("away")
        return await read(table_id)

    monkeypatch.setattr(hub, "keep", broken_keep)
    monkeypatch.setattr(hub, "read", broken_read)


def test_a_move_that_could_not_be_stored_is_not_said_to_be_made(db, monkeypatch):
    """The database goes away, and what was stored can't be read back either; the player sends the move again."""
    async def run():
        async with Two(db) as two:
            hub, match = two.hubs[0], two.copy(0)
            fails = asyncio.Event()
            failing(hub, monkeypatch, fails)
            seat = match.asked[0]
            move = Play(seq=match.seq, action=int(match.table.codes_for(seat)[0]), key="once", seat=seat)
            fails.set()
            for _ in range(2):
                with pytest.raises(Unavailable):
                    await two.do(0, move)
            fails.clear()
            seq = await two.do(0, move)
            stored = await two.stored()
            assert [(e.seq, e.key) for e in stored.entries if e.key == "once"] == [(seq, "once")]

    asyncio.run(run())


def test_a_move_is_finished_though_the_player_is_gone(db, monkeypatch):
    """The player's socket ends while the move is being stored, and the store fails: it is as if it was never sent."""
    async def run():
        async with Two(db) as two:
            hub, match = two.hubs[0], two.copy(0)
            began, go, real = asyncio.Event(), asyncio.Event(), hub.keep

            async def slow_keep(*args):
                began.set()
                await go.wait()
                raise Unavailable("away")

            monkeypatch.setattr(hub, "keep", slow_keep)
            seat = match.asked[0]
            move = Play(seq=match.seq, action=int(match.table.codes_for(seat)[0]), key="once", seat=seat)
            asking = asyncio.create_task(two.do(0, move))
            await began.wait()
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            monkeypatch.setattr(hub, "keep", real)
            go.set()
            seq = await two.do(0, move)
            stored = await two.stored()
            assert [(e.seq, e.key) for e in stored.entries if e.key == "once"] == [(seq, "once")]

    asyncio.run(run())


# ---- one file, one server ------------------------------------------------------------------------------
def test_a_second_server_on_one_file_is_refused_in_a_sentence(tmp_path):
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    first = Server(db, tmp_path / "first", light=True).start()
    try:
        with pytest.raises(RuntimeError, match=r"is in use by another server \(process \d+\); stop that one"):
            Server(db, tmp_path / "second", light=True).start()
        assert "Traceback" not in (tmp_path / "second").read_text()
    finally:
        first.stop()


def test_a_file_is_free_again(db):
    hold = Hold(db)
    with pytest.raises(SetupError, match="in use"):
        Hold(db)
    hold.close()
    Hold(db).close()
    Hold("postgresql://somewhere/else").close()


# ---- files that can't be used --------------------------------------------------------------------------
def test_a_damaged_file_is_told_of_in_a_sentence(tmp_path, db):
    path = tmp_path / "tables.db"
    path.write_bytes(b"this is no database at all, but long enough to look like one" * 40)
    with pytest.raises(SetupError, match="damaged or no database"):
        Store(db)
    path.unlink()
    Store(db).close()
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * 8192 + whole[12288:])
    with pytest.raises(SetupError, match="damaged"):
        Store(db)


def test_a_newer_file_is_told_of_in_a_sentence(tmp_path, db):
    Store(db).close()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(SetupError, match="newer version of Sillage"):
        Store(db)
