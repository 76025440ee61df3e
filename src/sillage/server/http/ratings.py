"""Ratings of people (OpenSkill, Plackett-Luce), and the records of each game.

Rated are games of people only, without hints and taking back, that were played to an end (a resignation counts;
who left is rated by what the bot in their seat made of it). Results are stored with the game's last move. The
ratings follow when somebody looks at them: whatever is not in them yet is put in, table by table, in the order in
which the games ended. So nothing is lost by a crash and nothing counts twice, whichever server does it.
"""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, Any

from fastapi import APIRouter, Path
from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from sillage.kernel.game import game_ids
from sillage.server.http.people import Me
from sillage.server.http.tables import Tables
from sillage.server.store import schema
from sillage.server.store.store import Store, insert_into
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import GameRecords, RatingData

SCALE = 60              # OpenSkill begins at 25 ± 8.3; people like 1500 ± 500 better
TOP = 20
RECORDS = 5
SETTLED_AT_ONCE = 500
MODEL = PlackettLuce()
router = APIRouter(prefix="/api", tags=["ratings"])
GameId = Annotated[str, Path(max_length=40)]
_r, _g, _p, _t, _d = schema.results.c, schema.ratings.c, schema.people.c, schema.tables.c, schema.rated.c


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


def shown(row: Any) -> RatingData:
    return RatingData(
        game=row.game, name=row.name, rating=round(SCALE * row.mu), error=round(SCALE * row.sigma), games=row.games
    )


_rows = select(schema.ratings, _p.name).select_from(schema.ratings.join(schema.people, _g.person == _p.id))


@router.get("/me/ratings")
async def my_ratings(hub: Tables, me: Me) -> list[RatingData]:
    await settle_all(hub.store)
    query = _rows.where(_g.person == me.id).order_by(_g.game)
    return [shown(row) for row in await hub.store.read(lambda c: c.execute(query).all())]


@router.get("/ratings/{game}")
async def ratings(hub: Tables, game: GameId) -> list[RatingData]:
    """The strongest at a game, those first who surely are (three standard errors off)."""
    _known(game)
    await settle_all(hub.store)
    query = _rows.where(_g.game == game).order_by((_g.mu - 3 * _g.sigma).desc(), _g.person).limit(TOP)
    return [shown(row) for row in await hub.store.read(lambda c: c.execute(query).all())]


@router.get("/records/{game}")
async def records(hub: Tables, game: GameId) -> GameRecords:
    """The most points, and the widest and narrowest victories of people at this server, in games played to the end."""
    _known(game)

    def read(connection: Connection) -> GameRecords:
        results = schema.results.join(schema.people, _r.person == _p.id).join(schema.tables, _r.table_id == _t.id)
        rows = select(_p.name, _r.points, _r.margin, _r.at, _r.table_id, _t.public).select_from(results)
        here = rows.where(_r.game == game, _r.whole.is_(True))
        won = here.where(_r.rank == 1, _r.winners == 1, _r.margin > 0)

        def lines(query: Any) -> list[dict[str, Any]]:
            return [_line(row) for row in connection.execute(query.limit(RECORDS))]

        played = select(func.count(func.distinct(_r.table_id))).where(_r.game == game, _r.whole.is_(True))
        return GameRecords.model_validate({
            "played": connection.execute(played).scalar_one(),
            "points": lines(here.order_by(_r.points.desc(), _r.at)),
            "widest": lines(won.order_by(_r.margin.desc(), _r.at)),
            "narrowest": lines(won.order_by(_r.margin, _r.at)),
        })

    return await hub.store.read(read)


def _line(row: Any) -> dict[str, Any]:
    """A line of a list; the game itself is linked where it was open to all."""
    return {
        "name": row.name, "points": row.points, "margin": row.margin, "at": row.at,
        "table": row.table_id if row.public else None,
    }


def _known(game: str) -> None:
    if game not in game_ids():
        raise Refused("not-found", f"there is no game {game!r}; there are: {', '.join(game_ids())}")
