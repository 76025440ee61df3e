"""What was stored before the house was built again goes on: `before/` holds a database and records of that time.

Servers of commit 7853348 made them: of each game a table that is over (with its record), one past a snapshot, one with
a decision taken back, hidden drafts under way and committed; a live table, one that goes on from another, one brought
from elsewhere, one not begun, and a solo table that froze at its first move. `told.json` is what its people were told.
"""

from __future__ import annotations

import json
import lzma
import random
from contextlib import contextmanager
from pathlib import Path

import pytest

from sillage.kernel.found import built_in
from sillage.kernel.game import find_game
from sillage.server.match.dice import verify
from sillage.table.lines import record_lines
from sillage.table.record import parse_record
from sillage.texts import texts
from tests.server.inside import Inside
from tests.server.play import settle, step
from tests.server.served import Person

BEFORE = Path(__file__).parent / "before"
TOLD = json.loads(lzma.decompress((BEFORE / "told.json.xz").read_bytes()))
TABLES = TOLD["tables"]
OVER = [name for name, table in TABLES.items() if "record" in table]
STANDING = [name for name, table in TABLES.items() if table.get("states")]
STEPS = 30
LATER = {kind.name for game_id in built_in() for kind in find_game(game_id).events if kind.since > 1}


def database(folder: Path) -> str:
    db = folder / "tables.db"
    db.write_bytes(lzma.decompress((BEFORE / "tables.db.xz").read_bytes()))
    return f"sqlite:///{db}"


@pytest.fixture(scope="module")
def inside(tmp_path_factory):
    with Inside(database(tmp_path_factory.mktemp("before"))) as server:
        yield server


@contextmanager
def seated(server, name):
    """The people of a table, on their chairs again."""
    people = [Person(server, who, cookie=TOLD["people"][who]) for who in TABLES[name]["people"]]
    chairs = [person.sit(TABLES[name]["id"]) for person in people]
    for chair in chairs:
        while not chair.state:
            chair.hear()
    yield chairs
    for chair, person in zip(chairs, people, strict=True):
        chair.close()
        person.http.close()


def unsaid(state):
    """A state without its sentences (and `quiet`, said since then): ids of texts may change, none is stored.

    Nor with `undo`, which is reckoned anew: more can be taken back than then. Kinds of events that came later are no
    part of it either."""
    plain = [{key: [{k: v for k, v in item.items() if k not in ("text", "quiet")} for item in state[key]]}
             for key in ("events", "legal")]
    plain[0]["events"] = [event for event in plain[0]["events"] if event["kind"] not in LATER]
    kept = {key: value for key, value in state.items() if key != "undo"}
    return kept | plain[0] | plain[1]


def missing(now, then, where="state"):
    """Where what is told now is not what was told then. More may be told."""
    if isinstance(then, dict):
        return [found for key in then for found in
                (missing(now[key], then[key], f"{where}.{key}") if key in now else [f"{where}.{key} is gone"])]
    if where.endswith(".reconstructed"):       # a table that was made later is ours, too
        return [f"{where} lacks {name}" for name in then if name not in now]
    if isinstance(then, list) and isinstance(now, list) and len(now) == len(then):
        return [found for n, pair in enumerate(zip(now, then, strict=True)) for found in missing(*pair, f"{where}.{n}")]
    return [] if now == then else [f"{where}: {now!r}, not {then!r}"]


def say(value):
    """A text in English, as a client says it."""
    if isinstance(value, list):
        return "".join(str(say(item)) for item in value)
    if isinstance(value, dict):
        return texts("en")(value["id"], **{name: say(item) for name, item in value.get("args", {}).items()})
    return value


def play_on(chairs, steps=STEPS):
    rng = random.Random(7)
    for _ in range(steps):
        if step(chairs, rng) is None:
            break
    settle(chairs)


@pytest.mark.parametrize("name", STANDING)
def test_a_table_stands_as_it_stood_and_is_played_on(inside, name):
    with seated(inside, name) as chairs:
        for chair, told in zip(chairs, TABLES[name]["states"], strict=True):
            assert missing(unsaid(chair.state), unsaid(told)) == []
            for item in (*chair.state["events"], *chair.state["legal"]):
                assert say(item["text"])
        before = chairs[0].state["seq"]
        play_on(chairs)
        assert chairs[0].state["seq"] > before


def test_a_beat_goes_on(tmp_path):
    """On a server of its own: beats pass whether anybody looks or not."""
    with Inside(database(tmp_path)) as server, seated(server, "beat") as chairs:
        assert chairs[0].state["clocks"]["beat"]["ends_in"] >= 0
        play_on(chairs)


def test_a_solo_table_that_froze_is_played_to_its_end(inside):
    with seated(inside, "solo") as chairs:
        play_on(chairs, 100_000)
        assert len(chairs[0].state["result"]["scores"]) == 2


def test_an_open_table_begins(inside):
    person = Person(inside, "Mia", cookie=TOLD["people"]["Mia"])
    assert Person(inside, "Ida").do(TABLES["open"]["id"], "join")["status"] == "playing"
    assert person.http.get(f"/api/tables/{TABLES['open']['id']}").json()["you"] == [0]


@pytest.mark.parametrize("name", OVER)
def test_a_record_is_the_same_and_replays(inside, name):
    person = Person(inside, "Mia", cookie=TOLD["people"]["Mia"])
    path, record = f"/api/tables/{TABLES[name]['id']}", TABLES[name]["record"]
    assert person.http.get(f"{path}/record").text == record
    last = person.http.get(f"{path}/views/0").json()["last"]
    for number in (0, 1, last // 2, last):
        assert person.http.get(f"{path}/views/{number}?seat=0").status_code == 200
    table = parse_record(record)
    assert table.over
    assert verify(json.loads(record.partition("\n")[0])["dice"], [row.tape for row in [table.setup, *table.decisions]])
    again = [json.loads(line) for line in record_lines(table)]
    for line, written in zip(map(json.loads, record.splitlines()), again, strict=True):
        for seal in ("sum", "dice"):
            line.pop(seal, None), written.pop(seal, None)
        assert written == line
