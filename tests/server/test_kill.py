"""Nothing is lost: a real server is killed again and again under play."""

from __future__ import annotations

import random
import threading
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from sillage.kernel.found import built_in
from tests.server.play import bots_have_chosen, full_table, settle, step
from tests.server.served import Person, Server

KILLS = 3
GONE = (ConnectionClosed, ConnectionError, InvalidMessage, EOFError, OSError)


@pytest.fixture
def mortal(db, tmp_path):
    server = Server(db, tmp_path / "log", light=True).start()
    yield server
    server.stop()


class Player:
    """Somebody who plays whatever happens, and remembers what the server acknowledged."""

    def __init__(self, person: Person, table_id: str, seed: int) -> None:
        self.person, self.table_id, self.rng = person, table_id, random.Random(seed)
        self.chair = None
        self.pending: dict | None = None        # sent and not answered
        self.acknowledged: dict[str, tuple[int, int]] = {}      # key -> (seq, code)
        self.story: dict[int, list] = {}
        self.views: dict[int, dict] = {}        # by decision: hidden pieces too
        self.failures: list[str] = []

    def run(self, moves: int) -> None:
        """Plays on until so many moves are acknowledged, the game is over, or the server is gone."""
        try:
            self.chair = self.person.sit(self.table_id, since=0)
            self.chair.until("state")
            self._learn()
            if self.pending is not None:
                self._send()
            done = 0
            while done < moves and self.chair.state["result"] is None:
                if self.pending is None and self.chair.state["legal"]:
                    action = self.rng.choice(self.chair.state["legal"])
                    self.pending = {"type": "play", "seq": self.chair.state["seq"], "action": action["code"],
                                    "key": f"{self.person.id[:6]}-{len(self.acknowledged)}-{self.rng.random()}"}
                    self._send()
                    done += 1
                else:
                    self.chair.hear()
                    self._learn()
        except GONE:
            return

    def _send(self) -> None:
        message = self.pending
        self.chair.say(**message)
        answer = self.chair.until("ok", "error", key=message["key"])
        self.pending = None
        self._learn()
        if answer["type"] == "ok":
            self.acknowledged[message["key"]] = (answer["seq"], message["action"])
            self.chair.until_seq(answer["seq"])
            self._learn()
        elif answer["error"]["reason"] not in ("stale", "over"):
            self.failures.append(str(answer))

    def _learn(self) -> None:
        """Keeps what was told: nobody takes anything back here, so it must stay true."""
        told: dict[int, list] = {}
        for event in self.chair.state["events"]:
            told.setdefault(event["n"], []).append(event)
        self.story |= told
        self.views[self.chair.state["decision"]] = self.chair.state["view"]

    def same_past(self) -> int:
        """What was seen with these eyes is still so, hidden pieces and all; returns how much was compared."""
        numbers = self.rng.sample(sorted(self.views), min(len(self.views), 10))
        for number in numbers:
            seen, query = self.views[number], {"seat": self.views[number]["you"]}
            now = self.person.http.get(f"/api/tables/{self.table_id}/views/{number}", params=query).json()["view"]
            assert now == seen, f"decision {number} is not what it was"
        return len(numbers)


def everything(person: Person, table_id: str) -> dict:
    chair = person.sit(table_id)
    chair.until("state")
    state = chair.state
    chair.close()
    return state


def test_killed_again_and_again(mortal):
    rng = random.Random(2)
    people = [Person(mortal, f"P{i}") for i in range(6)]
    pairs = [people[i : i + 2] for i in range(0, 6, 2)]
    clock = {"kind": "game", "seconds": 3600, "increment": 5}
    tables = [full_table(pair, 1, clock=clock) for pair in pairs]
    began = time.monotonic()
    players = [Player(p, t["id"], i) for t, pair in zip(tables, pairs, strict=True) for i, p in enumerate(pair)]
    for _ in range(KILLS):
        threads = [threading.Thread(target=player.run, args=(400,)) for player in players]
        for thread in threads:
            thread.start()
        enough = sum(len(p.acknowledged) for p in players) + rng.randrange(20, 60)
        while any(t.is_alive() for t in threads) and sum(len(p.acknowledged) for p in players) < enough:
            threads[0].join(0.005)
        mortal.kill()
        for thread in threads:
            thread.join()
        mortal.start()
    assert sum(len(p.acknowledged) for p in players) > 20 * KILLS
    for player in players:
        assert not player.failures
        state = everything(player.person, player.table_id)
        told: dict[int, list] = {}
        for event in state["events"]:
            told.setdefault(event["n"], []).append(event)
        for number, events in player.story.items():
            assert told[number] == events, "what was told has changed"
        assert state["seq"] >= max((seq for seq, _ in player.acknowledged.values()), default=0)
        assert len({seq for seq, _ in player.acknowledged.values()}) == len(player.acknowledged), "applied twice"
        assert player.same_past() > 5
        made = sum(1 for key in _keys(mortal, player.table_id) if key.startswith(player.person.id[:6]))
        left = state["clocks"]["seats"][state["seat"]]["seconds"]
        spent = 3600 + 5 * made - left
        lived = time.monotonic() - began
        assert -0.1 <= spent <= lived, "a clock has lost or gained time"
        chair = player.person.sit(player.table_id)      # each answer is still given as the first time
        chair.until("state")
        for key, (seq, code) in list(player.acknowledged.items())[-5:]:
            answer = chair.ask(type="play", seq=_said(mortal, player.table_id, key), action=code, key=key)
            assert answer == {"type": "ok", "key": key, "seq": seq}
        chair.close()
    _check_log(mortal, tables, players)


def _rows(server: Server, query: str, *values):
    import sqlite3

    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as connection:
        return connection.execute(query, values).fetchall()


def _keys(server: Server, table_id: str) -> list[str]:
    query = "SELECT key FROM entries WHERE table_id = ? AND key IS NOT NULL"
    return [key for (key,) in _rows(server, query, table_id)]


def _said(server: Server, table_id: str, key: str) -> int:
    import json

    [(data,)] = _rows(server, "SELECT data FROM entries WHERE table_id = ? AND key = ?", table_id, key)
    return int(json.loads(data)["said"].split(":")[0])


def _check_log(server: Server, tables: list, players: list[Player]) -> None:
    """The log has every acknowledged move once, without a gap."""
    for table in tables:
        rows = _rows(server, "SELECT seq, key, code FROM entries WHERE table_id = ? ORDER BY seq", table["id"])
        assert [seq for seq, _, _ in rows] == list(range(1, len(rows) + 1))
        stored = {key: (seq, code) for seq, key, code in rows if key}
        assert len(stored) == sum(key is not None for _, key, _ in rows)
        for player in players:
            if player.table_id == table["id"]:
                for key, what in player.acknowledged.items():
                    assert stored[key] == what


def test_bots_and_clocks_go_on_by_themselves(mortal):
    """Nobody looks; the server is killed while a bot plays; the next one plays on."""
    mia = Person(mortal, "Mia")
    bots = [{"kind": "bot", "level": "greedy"}] * 2
    table = mia.open(game="parfum", seats=bots, pace="instant", start="host")
    mia.do(table["id"], "start")
    path = f"/api/tables/{table['id']}"
    mortal.kill()
    mortal.start()
    mia = Person(mortal, "Mia again")
    assert mia.sit(table["id"]).until_over()["result"]["ranks"]
    assert mia.http.get(f"{path}/record").status_code == 200


def test_ones_tables_say_whose_turn_it_is_before_anybody_opens_them(mortal):
    """Who comes back tomorrow sees at once which table waits, though the server has read none of them yet."""
    rng, people = random.Random(3), [Person(mortal, name) for name in ("Mia", "Max")]
    tables = [full_table(people, 1, game=game)["id"] for game in built_in()]
    for table in tables:
        chairs = [person.sit(table) for person in people]
        for chair in chairs:
            chair.until("state")
        for _ in range(5):
            step(chairs, rng)
        bots_have_chosen(chairs)
        for chair in chairs:
            chair.close()
    told = [[(card["id"], card["decision"], card["asked"]) for card in person.http.get("/api/me/tables").json()]
            for person in people]
    assert all(decision and asked for cards in told for _, decision, asked in cards)
    mortal.kill()
    mortal.start()
    for person, before in zip(people, told, strict=True):
        after = person.http.get("/api/me/tables").json()
        assert [(card["id"], card["decision"], card["asked"]) for card in after] == before


DOWN = 0.5          # seconds without a server, which nobody pays for
ROUNDED = 0.02      # clocks are told in hundredths of a second


def test_clocks_hidden_choices_and_bots_survive(mortal):
    """Killed while people think, with choices made that nobody has seen: all stands as it stood, and goes on."""
    rng = random.Random(7)
    people = [Person(mortal, f"Q{i}") for i in range(2)]
    clock = {"kind": "game", "seconds": 600, "increment": 3}
    tables = [full_table(people, 1, game=game, clock=clock)["id"] for game in built_in()]
    bots = people[0].open(game="parfum", seats=[{"kind": "bot", "level": "greedy"}] * 3, start="host")["id"]
    people[0].do(bots, "start")
    compared = drafts = 0
    for _ in range(KILLS):
        seats = {table: [p.sit(table) for p in people] for table in tables}
        for chairs in seats.values():
            for chair in chairs:
                chair.until("state")
            for _ in range(rng.randrange(4, 16)):
                step(chairs, rng)
            _until_people_only(chairs)
        secretive = seats[tables[-1]]       # of the game in which one chooses in secret
        while _secret(secretive) == 0 and step(secretive, rng):
            _until_people_only(secretive)
        before = {table: [chair.state for chair in chairs] for table, chairs in seats.items()}
        bots_at = _seq(mortal, bots)
        mortal.kill()
        killed = time.monotonic()
        time.sleep(DOWN)
        up = time.monotonic()
        mortal.start()
        for table in tables:
            drafts += len({was["seq"] for was in before[table]}) > 1
            for person, was in zip(people, before[table], strict=True):
                now = everything(person, table)
                for same in ("seq", "seat", "view", "decision", "asked", "legal", "undo", "result"):
                    assert now[same] == was[same], f"{same} has changed"
                _same_clocks(was["clocks"], now["clocks"], up - killed)
                compared += 1
        _until_seq(people[0], bots, bots_at + 1)
    assert compared == KILLS * len(tables) * len(people)
    assert drafts > 0, "nobody was choosing in secret when the server was killed"


def _secret(chairs: list) -> int:
    """How much somebody has chosen that is not revealed."""
    return max(chair.state["seq"] for chair in chairs) - min(chair.state["seq"] for chair in chairs)


def _until_people_only(chairs: list) -> None:
    """Hears until the bot in the last seat has chosen too."""
    settle(chairs)
    while 2 in chairs[0].state["asked"]:
        chairs[0].hear()
        settle(chairs)


def _same_clocks(was: dict, now: dict, down: float) -> None:
    """Who isn't asked has the same time; who is asked has paid for no more than the server was there."""
    alive = now["now"] - was["now"] - down
    for old, new in zip(was["seats"], now["seats"], strict=True):
        assert old["running"] == new["running"]
        if not old["running"]:
            assert new["seconds"] == old["seconds"]
        else:
            before, after = old["seconds"], new["seconds"]
            assert before - alive - ROUNDED <= after <= before


def _seq(server: Server, table_id: str) -> int:
    return int(_rows(server, "SELECT seq FROM tables WHERE id = ?", table_id)[0][0])


def _until_seq(person: Person, table_id: str, seq: int) -> None:
    """Looks on until the bots have played, or are done."""
    chair = person.sit(table_id)
    while chair.table.get("status") != "over" and chair.state.get("seq", 0) < seq:
        chair.hear()
    chair.close()
