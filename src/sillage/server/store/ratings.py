"""Ratings of people (OpenSkill, Plackett-Luce).

Rated are games of people only, without hints and taking back, that were played to an end (a resignation counts;
who left is rated by what the bot in their seat made of it). Results are stored with the game's last move. The
ratings follow when somebody looks at them: whatever is not in them yet is put in, table by table, in the order in
which the games ended. So nothing is lost by a crash and nothing counts twice, whichever server does it.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from sillage.server.store import schema
from sillage.server.store.store import Store, insert_into

SETTLED_AT_ONCE = 500
MODEL = PlackettLuce()
_r, _g, _d = schema.results.c, schema.ratings.c, schema.rated.c


def settle(connection: Connection) -> int:
    """Puts what was played since into the ratings; returns how many tables there were."""
    waiting = (
        select(_r.table_id, _r.person, _r.game, _r.rank)
        .select_from(schema.results.outerjoin(schema.rated, _r.table_id == _d.table_id))
        .where(_r.rated.is_(True), _d.table_id.is_(None))
        .order_by(_r.at, _r.table_id, _r.seat).limit(SETTLED_AT_ONCE)
    )
    rows = connection.execute(waiting).all()
    tables = [list(group) for _, group in groupby(rows, key=lambda row: row.table_id)]
    if len(rows) == SETTLED_AT_ONCE:
        tables.pop()        # it may have been cut
    for players in tables:
        connection.execute(schema.rated.insert(), {"table_id": players[0].table_id})
        _rate(connection, players)
    return len(tables)


def _rate(connection: Connection, players: list[Any]) -> None:
    """One game. Who plays alone in it has won against nobody."""
    if len({row.person for row in players}) < 2:
        return
    game = players[0].game
    known = {
        row.person: row for row in connection.execute(
            schema.ratings.select().where(_g.game == game, _g.person.in_([row.person for row in players]))
        )
    }
    teams = []
    for row in players:
        before = known.get(row.person)
        teams.append([MODEL.rating() if before is None else MODEL.rating(mu=before.mu, sigma=before.sigma)])
    after = MODEL.rate(teams, ranks=[float(row.rank) for row in players])
    for row, [rating] in zip(players, after, strict=True):
        played = (known[row.person].games if row.person in known else 0) + 1
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": played}
        upsert = insert_into(connection, schema.ratings).values(person=row.person, game=game, **values)
        connection.execute(upsert.on_conflict_do_update(index_elements=["person", "game"], set_=values))


async def settle_all(store: Store) -> None:
    while True:
        try:
            if not await store.write(settle):
                return
        except IntegrityError:      # another server was faster
            return
