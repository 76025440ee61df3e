"""The lobby: tables come, fill and go while one looks."""

from __future__ import annotations

import json

import pytest

from tests.server.play import seats
from tests.server.served import PATIENCE, dial


class Lobby:
    def __init__(self, server, origin: str | None = None) -> None:
        self.connection = dial(server.url.replace("http", "ws") + "/api/lobby", origin=origin, max_size=None)
        self.socket = self.connection.__enter__()

    def hear(self, table_id: str | None = None) -> dict:
        """The next message, or the next about a table."""
        while True:
            message = json.loads(self.socket.recv(timeout=PATIENCE))
            if table_id is None or table_id in (message.get("id"), message.get("table", {}).get("id")):
                return message


@pytest.fixture
def lobby(server):
    lobby = Lobby(server)
    yield lobby
    lobby.socket.close()


def test_tables_come_fill_and_go(lobby, person):
    assert lobby.hear()["type"] == "lobby"
    mia, max_ = person("Mia"), person("Max")
    table = mia.open(game="parfum", seats=seats(2), start="host")["id"]
    opened = lobby.hear(table)["table"]
    assert (opened["status"], [s["kind"] for s in opened["seats"]]) == ("open", ["person", "open"])
    max_.do(table, "join")
    assert [s["name"] for s in lobby.hear(table)["table"]["seats"]] == ["Mia", "Max"]
    max_.do(table, "leave")
    assert lobby.hear(table)["table"]["seats"][1]["kind"] == "open"
    max_.do(table, "join")
    lobby.hear(table)
    mia.do(table, "start")
    assert lobby.hear(table)["table"]["status"] == "playing"
    max_.sit(table).ask(type="resign")
    assert lobby.hear(table) == {"type": "gone", "id": table}


def test_who_comes_later_is_told_what_there_is(server, person):
    mia = person("Mia")
    shown = mia.open(game="parfum", seats=seats(2))["id"]
    hidden = mia.open(game="parfum", seats=seats(2), public=False)["id"]
    late = Lobby(server)
    tables = [table["id"] for table in late.hear()["tables"]]
    assert shown in tables
    assert hidden not in tables
    mia.do(hidden, "seats", seat=1, kind="bot")     # nothing is told of a private table
    mia.do(shown, "seats", seat=1, kind="bot")
    message = late.hear()
    while message.get("table", {}).get("id") != shown:
        assert hidden not in json.dumps(message)
        message = late.hear()
    late.socket.close()
