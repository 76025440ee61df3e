"""Finished tables of older rules stay readable: who sat there, what was said, how it ended."""

from __future__ import annotations

import json

from sillage.server.store import schema
from tests.server.inside import Inside
from tests.server.play import full_table
from tests.server.served import Person


def test_a_finished_table_of_older_rules_is_read(db):
    with Inside(db) as inside:
        people = [Person(inside, "Mia"), Person(inside, "Max")]
        table = full_table(people)["id"]
        chair = people[0].sit(table)
        chair.until("state")
        chair.ask(type="chat", text="well played")
        assert chair.ask(type="resign")["type"] == "ok"
        chair.close()
        t = schema.tables.c

        def age(connection):
            meta = json.loads(connection.execute(schema.tables.select().where(t.id == table)).one().meta)
            meta["terms"]["rules"] = 0
            connection.execute(schema.tables.update().where(t.id == table).values(meta=json.dumps(meta)))

        inside.call(inside.hub.store.write(age))
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
