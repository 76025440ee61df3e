"""How strong people are, and the records of each game (`sillage.server.store.ratings`)."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path
from sqlalchemy import Connection, func, select

from sillage.kernel.found import game_ids
from sillage.server.http.people import Me
from sillage.server.http.tables import Tables
from sillage.server.store import schema
from sillage.server.store.ratings import settle_all
from sillage.server.wire.refusals import Refused
from sillage.server.wire.shapes import GameRecords, RatingData

SCALE = 60              # OpenSkill begins at 25 ± 8.3; people like 1500 ± 500 better
TOP = 20
RECORDS = 5
router = APIRouter(prefix="/api", tags=["ratings"])
GameId = Annotated[str, Path(max_length=40)]
_r, _g, _p, _t = schema.results.c, schema.ratings.c, schema.people.c, schema.tables.c


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
