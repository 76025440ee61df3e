"""Several server processes behind one door."""

from __future__ import annotations

import random
import subprocess

import pytest

from sillage.cli.workers import check
from sillage.errors import SetupError
from tests.server.play import full_table, step
from tests.server.served import Person, Server


def children(pid: int) -> list[str]:
    return subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True).stdout.split()


def test_one_file_has_one_server():
    check(1, "sqlite:///tables.db")
    with pytest.raises(SetupError, match="PostgreSQL"):
        check(2, "sqlite:///tables.db")


def test_people_at_different_workers_play_one_game(postgres, tmp_path):
    """Whoever comes through the door is at one of the workers; a game doesn't care which."""
    server = Server(postgres, tmp_path / "log", light=True, more=("--workers", "2")).start()
    try:
        assert server.process is not None
        assert len(children(server.process.pid)) == 2
        people = [Person(server, name) for name in ("Mia", "Max", "Rosa")]
        table = full_table(people)
        chairs = [person.sit(table["id"]) for person in people for _ in range(3)]      # nine sockets, at both of them
        for chair in chairs:
            chair.until("state")
        players, rng = chairs[::3], random.Random(4)
        for _ in range(8):
            assert step(players, rng) is not None
        for chair in chairs:
            assert chair.until_seq(players[0].state["seq"])["view"] is not None
            chair.close()
        for person in people:
            person.http.close()
    finally:
        server.stop()
    assert server.process.returncode == 0
