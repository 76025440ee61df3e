"""Finished tables of older rules stay readable: who sat there, what was said, how it ended; and move by move, where
the rules of today come to the same; else the end of it."""

from __future__ import annotations

import json
import random

from sillage.kernel.game import find_game
from sillage.server.live.endings import keep_endings
from sillage.server.store import keepsakes, schema
from sillage.server.store.removal import delete_person
from tests.server.inside import Inside
from tests.server.play import full_table, step
from tests.server.served import Person


def finished(inside):
    """A table of two that is over, with a line of chat; how it is called, and who sat there."""
    people = [Person(inside, "Mia"), Person(inside, "Max")]
    table = full_table(people)["id"]
    chairs = [person.sit(table) for person in people]
    for chair in chairs:
        chair.until("state")
    step(chairs, random.Random(1))
    chairs[0].ask(type="chat", text="well played")
    assert chairs[0].ask(type="resign")["type"] == "ok"
    for chair in chairs:
        chair.close()
    return table, people


def age(inside, table, spoil=False):
    """The table is of older rules now; `spoil`: and has moves that today's don't know."""
    t, e = schema.tables.c, schema.entries.c

    def change(connection):
        meta = json.loads(connection.execute(schema.tables.select().where(t.id == table)).one().meta)
        meta["terms"]["rules"] = 0
        connection.execute(schema.tables.update().where(t.id == table).values(meta=json.dumps(meta)))
        if spoil:
            moves = schema.entries.update().where(e.table_id == table, e.kind == "play")
            connection.execute(moves.values(code=find_game("parfum").actions.count - 1))

    inside.call(inside.hub.store.write(change))
    inside.call(inside.hub.drop(table))


def test_a_finished_table_of_older_rules_is_read(db):
    with Inside(db) as inside:
        table, people = finished(inside)
        age(inside, table)
        for path in ("record", "views/0", "views/1"):
            assert people[1].http.get(f"/api/tables/{table}/{path}").status_code == 200
        age(inside, table, spoil=True)
        shown = people[1].http.get(f"/api/tables/{table}")
        assert shown.status_code == 200
        assert shown.json()["result"]["winners"] == [1]
        assert [seat["name"] for seat in shown.json()["seats"]] == ["Mia", "Max"]
        assert people[1].http.get(f"/api/tables/{table}/chat").json()[0]["text"] == "well played"
        assert table in {card["id"] for card in people[1].http.get("/api/history").json()}
        for path in ("record", "views/0"):
            refused = people[1].http.get(f"/api/tables/{table}/{path}")
            assert (refused.status_code, refused.json()["error"]["reason"]) == (409, "old-rules")
        looking = people[1].sit(table)
        assert looking.until("table")["table"]["status"] == "over"
        looking.close()


def test_how_a_game_ended_is_kept_for_good(db):
    """The board at the end, the whole story and the record: whatever becomes of the rules."""
    with Inside(db) as inside:
        table, people = finished(inside)
        spectator = Person(inside, "Zoe")

        def told(path):
            return spectator.http.get(f"/api/tables/{table}/{path}")

        before, last = told("record").text, told("views/0").json()["last"]
        end, chair = told(f"views/{last}").json(), spectator.sit(table)
        state = chair.until("state")
        chair.close()
        inside.call(keep_endings(inside.hub))
        assert inside.call(inside.hub.store.read(keepsakes.missing)) == []
        age(inside, table, spoil=True)
        assert told("record").text == before
        assert told(f"views/{last}").json() == end | {"action": None}
        assert told("views/0").json()["error"]["reason"] == "old-rules"
        chair = spectator.sit(table)
        assert chair.until("state") == state
        chair.close()
        inside.call(inside.hub.store.write(lambda c: delete_person(c, people[0].id)))
        assert inside.call(inside.hub.store.read(lambda c: keepsakes.find(c, table))) is None, "it had their name"
