"""Finished tables of older rules stay readable: who sat there, what was said, how it ended; and move by move, where
the rules of today come to the same."""

from __future__ import annotations

import json
import random

from sillage.kernel.game import find_game
from sillage.server.store import schema
from tests.server.inside import Inside
from tests.server.play import full_table, step
from tests.server.served import Person


def test_a_finished_table_of_older_rules_is_read(db):
    with Inside(db) as inside:
        people = [Person(inside, "Mia"), Person(inside, "Max")]
        table = full_table(people)["id"]
        chair = people[0].sit(table)
        chair.until("state")
        other = people[1].sit(table)
        step([chair, other], random.Random(1))
        other.close()
        chair.ask(type="chat", text="well played")
        assert chair.ask(type="resign")["type"] == "ok"
        chair.close()
        t = schema.tables.c

        def age(connection, spoil=False):
            meta = json.loads(connection.execute(schema.tables.select().where(t.id == table)).one().meta)
            meta["terms"]["rules"] = 0
            connection.execute(schema.tables.update().where(t.id == table).values(meta=json.dumps(meta)))
            if spoil:       # a move that today's rules don't know
                e = schema.entries.c
                moves = schema.entries.update().where(e.table_id == table, e.kind == "play")
                connection.execute(moves.values(code=find_game("parfum").actions.count - 1))

        inside.call(inside.hub.store.write(age))
        inside.call(inside.hub.drop(table))
        for path in ("record", "views/0", "views/1"):
            assert people[1].http.get(f"/api/tables/{table}/{path}").status_code == 200
        inside.call(inside.hub.store.write(lambda c: age(c, spoil=True)))
        inside.call(inside.hub.drop(table))
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
