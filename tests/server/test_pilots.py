"""Bots and compilation outside the event loop."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys

import pytest

from sillage.bots import LEVELS, searcher
from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game
from sillage.server.ops import pilots
from sillage.server.ops.pilots import RULES, SEARCH, Pilots, searches
from sillage.table.table import Table


def test_which_levels_search():
    assert searches("nose")
    assert not searches("greedy")
    assert {level for level in LEVELS if searches(level)} < set(LEVELS)


class Process:
    """A compiling process that is done at once."""

    calls: list[tuple[str, ...]] = []

    async def wait(self) -> int:
        return 0

    @classmethod
    async def start(cls, *command, **_):
        cls.calls.append(command)
        return cls()


@pytest.fixture
def fresh(monkeypatch, tmp_path):
    """A machine on which nothing is compiled, and where compiling takes no time."""
    loaded = []
    monkeypatch.setattr(pilots, "JIT", True)
    monkeypatch.setattr(pilots, "_mark", lambda game_id, what: tmp_path / f"{game_id}-{what}")
    monkeypatch.setattr(pilots, "load", lambda game_id, what: loaded.append((game_id, what)))
    monkeypatch.setattr(Process, "calls", [])
    monkeypatch.setattr(asyncio, "create_subprocess_exec", Process.start)
    return loaded


def test_what_is_not_compiled_is_compiled_in_another_process(fresh, caplog, tmp_path):
    async def run():
        crew = Pilots()
        await asyncio.gather(crew.ready("parfum"), crew.ready("parfum"), crew.ready("parfum", SEARCH))
        (tmp_path / f"perfumery-{RULES}").touch()       # this one was compiled before
        await crew.ready("perfumery")
        crew.close()

    with caplog.at_level(logging.INFO):
        asyncio.run(run())
    assert [command[-2:] for command in Process.calls] == [("parfum", RULES), ("parfum", SEARCH)]
    assert sorted(fresh) == [("parfum", RULES), ("parfum", SEARCH), ("perfumery", RULES)]
    assert "compiling the search of parfum" in caplog.text
    assert "search of parfum ready after" in caplog.text


def test_the_search_is_prepared_where_a_table_needs_it(fresh):
    async def run():
        crew = Pilots()
        crew.prepare("parfum", {"greedy", "random"})
        crew.prepare("fairy_perfume", {"greedy", "nose"})
        await asyncio.sleep(0)
        await crew.ready("fairy_perfume", SEARCH)
        crew.close()

    asyncio.run(run())
    assert fresh == [("fairy_perfume", SEARCH)]


def test_what_fails_is_tried_again(fresh, monkeypatch):
    tries = []

    def load(game_id, what):
        tries.append(game_id)
        if len(tries) == 1:
            raise OSError("no room left")

    monkeypatch.setattr(pilots, "load", load)

    async def run():
        crew = Pilots()
        with pytest.raises(OSError, match="no room"):
            await crew.ready("parfum")
        await crew.ready("parfum")
        crew.close()

    asyncio.run(run())
    assert len(tries) == 2


def test_the_event_loop_runs_while_a_bot_thinks():
    game = find_game("parfum")
    table = Table(game, load_edition("parfum"), ["a", "b"], forced=True)
    bot = searcher("nose", sims=3000)

    async def run():
        crew, ticks = Pilots(), 0
        await crew.ready("parfum", SEARCH)
        thinking = asyncio.get_running_loop().run_in_executor(crew._pool, bot.think, table.seat_view(table.asked[0]))
        while not thinking.done():
            await asyncio.sleep(0)
            ticks += 1
        crew.close()
        return ticks

    assert asyncio.run(run()) > 50      # turns of the loop; where a bot held the interpreter, there would be one or two


def test_a_compiling_process_ends_with_its_server():
    """A server that is killed leaves nobody behind who compiles for nobody."""
    command = [sys.executable, "-c", "import time, threading; from sillage.server.ops import pilots; "
               "threading.Thread(target=pilots._end_with_the_server, daemon=True).start(); "
               "print('there', flush=True); time.sleep(120)"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdin is not None
    assert process.stdout.readline() == b"there\n"
    assert process.poll() is None
    process.stdin.close()
    assert process.wait() == 1
    process.stdout.close()
