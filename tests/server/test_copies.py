"""Backups that can be used, a doctor that finds what is wrong, and commands that a running server hears of."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url
from typer.testing import CliRunner

from sillage.cli.app import app
from sillage.errors import SetupError
from sillage.server.store import schema
from sillage.server.store.copies import back_up, check_copy, restore
from sillage.server.store.store import Store, beside
from tests.server.inside import Inside
from tests.server.play import full_table, settle, step
from tests.server.served import Person, close_code
from tests.server.test_accounts import GOOD, log_in, member


def contents(url):
    """Every row of a database, but the sign of life, which changes by itself."""
    engine = beside(url)
    with engine.connect() as connection:
        found = {t.name: sorted(map(tuple, connection.execute(t.select()))) for t in schema.metadata.sorted_tables
                 if t.name != "facts"}
    engine.dispose()
    return found


def played(inside, rounds=12):
    """A table in play, with its chairs."""
    people = [member(inside, "Mia"), Person(inside, "Max")]
    table = full_table(people)
    chairs = [person.sit(table["id"]) for person in people]
    rng = random.Random(3)
    for _ in range(rounds):
        step(chairs, rng)
    settle(chairs)
    chairs[0].ask(type="chat", text="l’été ☀️")
    return people, table, chairs


def command(*words, db, fails=False):
    done = CliRunner().invoke(app, [*words, "--db", db])
    assert (done.exit_code != 0) == fails, (done.output, done.exception)
    assert isinstance(done.exception, SetupError | SystemExit | None)
    return f"{done.output}{done.exception}"


def test_a_backup_of_a_server_in_play_is_restored(tmp_path, db):
    file = tmp_path / "backup.db"
    with Inside(db) as inside:
        people, table, chairs = played(inside)
        seq, view = chairs[0].state["seq"], chairs[0].state["view"]
        assert back_up(db, file)["tables"] == 1
        with pytest.raises(SetupError, match="in use"):
            restore(file, db, replace=True)
        step(chairs, random.Random(1))
        people[1].http.post("/api/me/delete")
        for chair in chairs:
            chair.close()
    assert not list(tmp_path.glob("*.part*"))
    with pytest.raises(SetupError, match="--replace"):
        restore(file, db, replace=False)
    counts, before = restore(file, db, replace=True)
    assert counts["people"] == 2
    assert check_copy(before)["people"] == 1, "what was there lies beside it"
    with Inside(db) as inside:
        browser, status = log_in(inside, "Mia", GOOD)
        assert status == 200
        mia = Person(inside, "", cookie=f"sillage={browser.cookies['sillage']}")
        chair = mia.sit(table["id"])
        chair.until("state")
        assert (chair.state["seq"], chair.state["view"]) == (seq, view)
        chair.close()


def test_a_backup_goes_from_postgres_to_sqlite_and_back(postgres, tmp_path):
    urls = []
    admin = create_engine(make_url(postgres).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    for name in ("copy_one", "copy_two"):
        with admin.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        urls.append(make_url(postgres).set(database=name).render_as_string(hide_password=False))
    admin.dispose()
    one, two = urls
    with Inside(one) as inside:
        _, _, chairs = played(inside)
        back_up(one, tmp_path / "early.db")
        with pytest.raises(SetupError, match="a server is running"):
            restore(tmp_path / "early.db", one, replace=True)
        for chair in chairs:
            chair.close()
    file, lite = tmp_path / "backup.db", f"sqlite:///{tmp_path / 'lite.db'}"
    back_up(one, file)
    before = contents(one)
    assert before["entries"]
    restore(file, lite, replace=False)
    assert contents(lite) == before
    restore(file, two, replace=False)
    assert contents(two) == before
    with pytest.raises(SetupError, match="--replace"):
        restore(file, two, replace=False)
    restore(file, two, replace=True)
    assert contents(two) == before


def test_a_damaged_backup_is_refused(tmp_path, db):
    Store(db).close()
    file = tmp_path / "backup.db"
    back_up(db, file)
    whole = file.read_bytes()
    for name, data in {"cut": whole[: len(whole) // 2], "noise": b"no backup" * 1000,
                       "hole": whole[:8192] + b"\xff" * 8192 + whole[16384:]}.items():
        bad = tmp_path / name
        bad.write_bytes(data)
        with pytest.raises(SetupError, match=r"damaged|no backup"):
            restore(bad, db, replace=True)
    with pytest.raises(SetupError, match="there is no file"):
        restore(tmp_path / "nothing", db, replace=True)
    with closing(sqlite3.connect(file)) as torn:
        torn.execute("INSERT INTO tables VALUES ('t1','parfum','over',1,'p1',3,NULL,0,0,x'00','{}')")
        torn.commit()
    with pytest.raises(SetupError, match="cut short"):
        check_copy(file)


def test_what_was_an_older_version_is_brought_up_to_date(tmp_path, db):
    Store(db).close()
    file = tmp_path / "backup.db"
    back_up(db, file)
    with closing(sqlite3.connect(file)) as older:
        older.execute("DROP TABLE keepsakes")
        older.execute("DROP INDEX people_seen")
        older.execute("DROP INDEX ended_at")
        for column in ("seen", "banned", "muted", "reset_until", "keeper", "reset"):
            older.execute(f"ALTER TABLE people DROP COLUMN {column}")
        older.execute("UPDATE alembic_version SET version_num = '0004'")
        older.commit()
    with pytest.raises(SetupError, match="start the server of this version once"):
        beside(f"sqlite:///{file}")
    restore(file, f"sqlite:///{tmp_path / 'new.db'}", replace=False)
    beside(f"sqlite:///{tmp_path / 'new.db'}").dispose()


# ---- commands --------------------------------------------------------------------------------------
def test_commands_beside_a_running_server(tmp_path, db):
    with Inside(db) as inside:
        people, table, chairs = played(inside, 2)
        assert "A server is running" in command("doctor", db=db)
        assert "1 playing" in command("admin", "load", db=db)
        assert people[1].id in command("admin", "people", "max", db=db)
        assert table["id"] in command("admin", "tables", db=db)
        assert "nobody of the id" in command("admin", "ban", "Nobody At All", db=db, fails=True)
        command("admin", "ban", people[1].id, db=db)
        assert close_code(chairs[1]) == 4401, "the server hears of it"
        assert people[1].http.get("/api/me").status_code == 403
        command("admin", "keeper", "mia", db=db)
        assert close_code(chairs[0]) == 4401
        assert people[0].http.get("/api/admin/load").status_code == 200
        assert "/reset#" in command("admin", "reset", "Mia", db=db)
        command("admin", "delete-table", table["id"], "--yes", db=db)
        folder = tmp_path / "backups"
        folder.mkdir()
        assert "is whole" in command("backup", str(folder), "--keep", "1", db=db)
        [made] = folder.iterdir()
        assert "in use" in command("restore", str(made), "--replace", db=db, fails=True)
    assert "restored: 2 people" in command("restore", str(made), "--replace", db=db)


def test_a_doctor_says_what_is_wrong(tmp_path, db, monkeypatch):
    assert "there is no database" in command("doctor", db=db, fails=True)
    Store(db).close()
    monkeypatch.setenv("SILLAGE_LIMIT_CHATS_LENGTH", "3")
    said = command("doctor", db=db, fails=True)
    assert "is it SILLAGE_LIMIT_CHAT_LENGTH?" in said
    assert "No server is running" in said
    monkeypatch.delenv("SILLAGE_LIMIT_CHATS_LENGTH")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as torn:
        torn.execute("INSERT INTO tables VALUES ('t1','parfum','over',1,'p1',3,NULL,0,0,x'00','{}')")
        torn.commit()
    assert "such as t1" in command("doctor", db=db, fails=True)
