"""The bot door: the example of docs/protocol.md plays a whole game."""

from __future__ import annotations

import subprocess
import sys

from tests.server.play import seats
from tests.server.served import Person
from tests.server.test_dice import documented


def test_the_documented_bot_plays(server, person, tmp_path):
    mia = person("Mia")
    token = mia.http.post("/api/me/bots", json={"name": "Nez"}).json()["token"]
    table = mia.open(game="parfum", seats=[{"kind": "open"}, {"kind": "bot", "level": "random"}], pace="instant")
    script = tmp_path / "bot.py"
    script.write_text(documented("bot"), encoding="utf-8")
    assert len(script.read_text().splitlines()) <= 40
    command = [sys.executable, str(script), server.url, table["id"], token]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert "over" in done.stdout
    shown = mia.http.get(f"/api/tables/{table['id']}").json()
    assert shown["status"] == "over"
    assert shown["seats"][0]["name"] == "Nez"


def test_a_token_opens_only_while_its_bot_exists(server, person):
    mia = person("Mia")
    bot = mia.http.post("/api/me/bots", json={"name": "Nez"}).json()
    nez = Person(server, "", token=bot["token"])
    assert nez.id == bot["id"]
    table = mia.open(game="parfum", seats=seats(2))
    assert nez.do(table["id"], "join")["you"] == [1]
    assert mia.http.get("/api/me/bots").json() == [{"id": bot["id"], "name": "Nez", "token": None}]
    assert mia.http.delete(f"/api/me/bots/{bot['id']}").status_code == 204
    refused = nez.http.get("/api/me")
    assert (refused.status_code, refused.json()["error"]["reason"]) == (401, "bad-token")
