"""A first table at once: rules are interpreted until another process has compiled them."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sillage.kernel.compile import JIT
from sillage.kernel.found import built_in
from sillage.kernel.native import native_file
from sillage.server.ops import rules
from sillage.server.ops.rules import RULES, SEARCH, Rules, compile_apart
from tests.kit.cases import SHORTEST
from tests.server.inside import Inside
from tests.server.served import Person

compiled_only = pytest.mark.skipif(not JIT, reason="it is about compiled code")


class Process:
    """A compiling process that tells one step, and is done when it is told to."""

    def __init__(self) -> None:
        self.stdout, self.end = asyncio.StreamReader(), asyncio.Event()
        self.stdout.feed_data(b"1 5\n")

    def finish(self) -> None:
        self.stdout.feed_eof()
        self.end.set()

    async def wait(self) -> int:
        await self.end.wait()
        return 0

    def kill(self) -> None:
        self.finish()


@pytest.fixture
def cold(monkeypatch):
    """A server on a machine where nothing is compiled; what it starts, and which rules it has taken over."""
    started, taken = [], []

    async def start(*command, **_):
        started.append((command[-2:], Process()))
        return started[-1][1]

    monkeypatch.setattr(rules, "MODE", "apart")
    monkeypatch.setattr(rules, "_compiled", lambda game_id, what: False)
    monkeypatch.setattr(rules, "open_doors", lambda game_id: None)
    monkeypatch.setattr(rules, "take_over", taken.append)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    return started, taken


def test_a_table_waits_for_no_compiling_and_takes_over_what_was_compiled(cold):
    started, taken = cold

    async def run():
        crew, told = Rules(), []
        crew.watch = lambda game_id: told.append(crew.progress.get(game_id))
        await crew.ready("parfum")              # though nobody has compiled anything
        await crew.ready("parfum")
        while not told:
            await asyncio.sleep(0)
        assert taken == []
        [(command, process)] = started          # once, for both
        assert command == ("parfum", RULES)
        process.finish()
        await crew._tasks["parfum", RULES]
        await crew.close()
        return told

    assert asyncio.run(run()) == [(1, 5), None]
    assert taken == ["parfum"]


def test_the_search_is_compiled_where_it_is_needed_once(cold):
    started, _ = cold

    async def run():
        crew = Rules()
        assert crew.prepare("parfum", SEARCH) is crew.prepare("parfum", SEARCH)
        while not started:
            await asyncio.sleep(0)
        started[0][1].finish()
        await crew._tasks["parfum", SEARCH]
        await crew.close()

    asyncio.run(run())
    assert [command for command, _ in started] == [("parfum", SEARCH)]


def test_who_sits_at_a_table_is_told_how_far_it_is(db):
    """Over the real socket: a line while it lasts, and one when it is done."""
    with Inside(db) as inside:
        guest = Person(inside, "Mia")
        table = guest.open(game="parfum", seats=[{"kind": "me"}, {"kind": "bot", "level": "greedy"}], pace="instant")
        inside.hub.pilots.rules.progress["parfum"] = (2, 5)
        chair = guest.sit(table["id"])
        assert chair.until("compiling") == {"type": "compiling", "done": 2, "total": 5}
        inside.call(_done(inside.hub.pilots.rules))
        assert chair.until("compiling") == {"type": "compiling", "done": 0, "total": 0}
        chair.close()
        guest.http.close()


async def _done(crew: Rules) -> None:
    crew._tell("parfum", None)


# ---- in processes of their own ---------------------------------------------------------------------
def apart(code: str, *args: str) -> subprocess.CompletedProcess[str]:
    """Runs code as a server would: interpreted, until compiled rules are taken over."""
    environment = os.environ | {"SILLAGE_JIT": "apart"}
    return subprocess.run([sys.executable, "-c", code, *args], env=environment, capture_output=True, text=True)


SWAP = """
import sys
from sillage.bots import make_bot
from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game
from sillage.server.ops.rules import take_over
from sillage.table import Table
from sillage.table.lines import record_lines
from sillage.table.decision import seeded_dice

game_id = sys.argv[1]
game = find_game(game_id)
interpreted = game.boundary

def play(swap_at):
    game.go_through(interpreted)
    table = Table(game, load_edition(game_id), ["a", "b", "c"], dice=seeded_dice(5), forced=True)
    while not table.over and len(table.decisions) < 60:
        if len(table.decisions) >= swap_at and game.boundary is interpreted:
            take_over(game_id)
            assert game.boundary is not interpreted
        seat = table.asked[0]
        table.play(make_bot("greedy", 1).choose(table.seat_view(seat)), seat)
    return [*record_lines(table)], table.position.desk.tobytes()

from sillage.server.ops import rules
whole = play(10**9)
for at in (0, 17, 40):
    rules._taken_over.clear()
    assert play(at) == whole, at
assert "numba" not in sys.modules
assert "llvmlite" in sys.modules
print("alike")
"""


@compiled_only
@pytest.mark.parametrize("game_id", built_in())
def test_rules_are_swapped_in_the_middle_of_a_game_and_nobody_notices(game_id):
    """Interpreted and compiled rules make the same bytes of the same bytes: desk, record, chance."""
    if native_file(game_id) is None:
        compile_apart(game_id, RULES, lambda done, total: None)
    done = apart(SWAP, game_id)
    assert done.stdout == "alike\n", done.stderr


@compiled_only
def test_machine_code_that_plays_otherwise_is_not_used(tmp_path):
    """What is compiled is tried before it is used, in a process that nobody misses."""
    if native_file("parfum") is None:
        compile_apart("parfum", RULES, lambda done, total: None)
    good = native_file("parfum")
    assert good is not None
    assert _try("parfum", good) == 0
    assert _try("perfumery", good) != 0         # another game's


def _try(game_id: str, file: Path) -> int:
    command = [sys.executable, "-m", "sillage.server.ops.rules", game_id, "try", str(file)]
    return subprocess.run(command, env=os.environ | {"SILLAGE_JIT": "apart"}, capture_output=True).returncode


def test_a_server_loads_no_compiler(tmp_path):
    """Neither Numba nor LLVM, where nothing is compiled yet."""
    code = ("import os, sys; os.environ['SILLAGE_CACHE'] = sys.argv[1]; import sillage.server.http.app; "
            "from sillage.server.ops.rules import open_doors, take_over; open_doors('parfum'); take_over('parfum'); "
            "print({'numba', 'llvmlite', 'scipy'} & set(sys.modules))")
    done = apart(code, str(tmp_path))
    assert done.stdout == "set()\n", done.stderr


CLONES = """
import importlib.util, sys

for path in sys.argv[1:]:
    spec = importlib.util.spec_from_file_location("clone", path)
    clone = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(clone)
    clone.double(21)
    print(sum(clone.double.stats.cache_hits.values()), sum(clone.double.stats.cache_misses.values()))
"""


@compiled_only
def test_clones_that_share_a_cache_compile_once_and_keep_what_others_made(tmp_path):
    """Numba goes by a file's path and time; we go by what is in it."""
    source = "from sillage.kernel.compile import rule\n\n\n@rule\ndef double(x):\n    return x * {}\n"
    clones = []
    for name, factor, time in (("one", 2, 1000), ("two", 2, 2000), ("other", 3, 1000), ("one again", 2, 3000)):
        (tmp_path / name).mkdir()
        clones.append(tmp_path / name / "clone.py")
        clones[-1].write_text(source.format(factor))
        os.utime(clones[-1], (time, time))
    environment = os.environ | {"SILLAGE_CACHE": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", CLONES, *clones], env=environment, capture_output=True, text=True)
    assert done.stdout.splitlines() == ["0 1", "1 0", "0 1", "1 0"], done.stderr


def test_a_compiling_process_ends_with_its_server():
    """A server that is killed leaves nobody behind who compiles for nobody."""
    command = [sys.executable, "-c", "import time, threading; from sillage.server.ops import rules; "
               "threading.Thread(target=rules.end_with_the_server, daemon=True).start(); "
               "print('there', flush=True); time.sleep(120)"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdin is not None
    assert process.stdout.readline() == b"there\n"
    assert process.poll() is None
    process.stdin.close()
    assert process.wait() == 1
    process.stdout.close()


def test_a_compiling_process_that_is_done_says_so_while_its_server_is_there():
    command = [sys.executable, "-m", "sillage.server.ops.rules", SHORTEST, RULES]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, env=os.environ | {"SILLAGE_JIT": "1"})
    assert process.wait() == 0
    assert process.stdin is not None
    process.stdin.close()
