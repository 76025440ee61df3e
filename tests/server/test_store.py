"""The store: one transaction for many writers, all or nothing for each; migrations that match the schema."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from sillage.errors import SetupError
from sillage.server.store import schema
from sillage.server.store.store import Store, migrate

INSERT = schema.facts.insert()


@pytest.fixture
def store(db):
    store = Store(db)
    yield store
    store.close()


def test_many_writers_share_a_transaction(store):
    async def write():
        await asyncio.gather(*(store.save([(INSERT, {"name": f"n{i}", "value": str(i)})]) for i in range(300)))
        return await store.read(lambda c: len(c.execute(select(schema.facts)).all()))

    before = store.transactions
    assert asyncio.run(write()) == 301
    assert store.transactions - before < 100


def test_who_fails_fails_alone(store):
    async def write():
        jobs = [store.save([(INSERT, {"name": f"x{i % 9}", "value": str(i)})]) for i in range(10)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        rows = await store.read(lambda c: c.execute(select(schema.facts.c.name)).scalars().all())
        return results, rows

    results, rows = asyncio.run(write())
    assert [isinstance(r, IntegrityError) for r in results].count(True) == 1
    assert {f"x{i}" for i in range(9)} <= set(rows)


def test_changes_of_one_writer_are_all_or_nothing(store):
    async def write():
        pair = [(INSERT, {"name": "first", "value": "1"}), (INSERT, {"name": "alive", "value": "2"})]
        with pytest.raises(IntegrityError):
            await store.save(pair)
        return await store.read(lambda c: c.execute(select(schema.facts.c.name)).scalars().all())

    assert "first" not in asyncio.run(write())


def test_migrations_lead_to_the_schema(store):
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    migrate(store.engine)       # again: nothing to do


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/y", "sqlite://", "sqlite:///:memory:"])
def test_databases_that_can_not_be(url):
    with pytest.raises(SetupError):
        Store(url)
