"""The collector looks through the old only while nobody plays."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys

from sillage.server.ops import garbage
from sillage.server.ops.garbage import Broom


def test_the_old_are_looked_through_while_nobody_plays(monkeypatch):
    swept = []
    monkeypatch.setattr(gc, "collect", lambda: swept.append(1))
    broom = Broom()
    assert not broom.sweep(5)       # something was stored since the last look
    assert not broom.sweep(9)
    assert broom.sweep(9)
    assert len(swept) == 1
    monkeypatch.setattr(garbage, "LONGEST", 0.0)
    assert broom.sweep(12)          # an hour of play without a pause


def test_the_young_are_looked_through_by_the_clock_and_what_connections_leave_when_many_have_ended(monkeypatch):
    looked = []
    monkeypatch.setattr(gc, "collect", looked.append)
    broom = Broom()
    asyncio.run(broom.dust())
    broom.left = garbage.LEFT
    asyncio.run(broom.dust())
    asyncio.run(broom.dust())
    assert looked == [0, 1, 0]


def test_a_server_collects_no_old_garbage_by_itself():
    code = ("import gc; from sillage.server.ops.garbage import leave_the_old_alone; leave_the_old_alone(); "
            "old = gc.get_stats()[2]['collections']; keep = [[] for _ in range(3_000_000)]; "
            "stats = gc.get_stats(); print(stats[0]['collections'] > 0, stats[2]['collections'] == old)")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True True\n"
