"""Editions that tables play: those that come with a game, uploads, and a stored copy of each that was played."""

from __future__ import annotations

import hashlib
import json
from functools import cache, lru_cache

from sqlalchemy import Connection, or_, select

from sillage.kernel.edition import Edition, check_edition, editions_of, load_edition
from sillage.kernel.found import game_ids
from sillage.server.store import schema
from sillage.server.store.store import Store, insert_into
from sillage.server.wire.refusals import Refused

_e = schema.editions.c


async def find_edition(store: Store, game_id: str, which: str | None, person: str | None) -> Edition:
    """An edition by its id: one that comes with the game, one that a table uses, or an upload of one's own."""
    if game_id not in game_ids():
        raise Refused("bad-setup", f"there is no game {game_id!r}; there are: {', '.join(game_ids())}")
    if which is None or which in _ids(game_id):
        return _shipped(game_id, which)
    query = select(_e.data).where(_e.id == which, _e.game == game_id, or_(_e.owner.is_(None), _e.owner == person))
    data = await store.read(lambda c: c.execute(query).scalar_one_or_none())
    if data is None:
        raise Refused("not-found", f"{game_id} has no edition {which[:64]!r}; GET /api/games lists them")
    return check_edition(json.loads(data))


@cache
def _ids(game_id: str) -> frozenset[str]:
    return frozenset(editions_of(game_id))


@cache
def _shipped(game_id: str, which: str | None) -> Edition:
    """An edition that comes with the game, read once."""
    return load_edition(game_id, which)


@lru_cache(maxsize=256)
def edition_of(data: str) -> Edition:
    """A stored edition; tables that play the same share it."""
    return check_edition(json.loads(data), "the table's edition")


def keep_edition(connection: Connection, edition: Edition, now: float) -> str:
    """Stores a copy of an edition, once; a game goes on with its copy whatever becomes of the file.

    In its own order: a resumed table tells a note with its aromas as before."""
    data = json.dumps(edition.data(), ensure_ascii=False)
    key = hashlib.sha256(data.encode()).hexdigest()
    connection.execute(
        insert_into(connection, schema.editions).values(id=key, owner=None, game=edition.game, data=data, created=now)
        .on_conflict_do_nothing()
    )
    return key
