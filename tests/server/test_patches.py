"""What is sent as a change makes of the state before it the state that would have been sent whole."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import weakref

import pytest

from sillage.kernel.found import game_ids
from sillage.server.http.line import Line, frame_head
from sillage.server.http.play import Seated
from sillage.server.match.patches import Shown
from sillage.server.match.sight import Everybody
from sillage.server.match.views import Moment, first_told, told_data
from sillage.server.ops.settings import Limits
from tests.server.served import patched
from tests.server.test_manners import match_of, person


def shown(match, seat, since):
    return Shown(told_data(Moment(match), seat, match.shown_seq(()), first_told(match, since)), match.told.sight(seat))


@pytest.mark.parametrize("game_id", game_ids())
def test_patches_lead_from_state_to_state(game_id):
    match = match_of(game_id, [person("Mia"), person("Max"), person("Zoé")])
    eyes = [None, 0, 1, 2]
    last = {seat: shown(match, seat, 0) for seat in eyes}
    known = {seat: json.loads(last[seat].message(None)) for seat in eyes}
    rng, sent = random.Random(4), []
    while match.status == "playing" and len(sent) < 160:
        seat = rng.choice(match.asked)
        match.decide(seat, rng.choice(match.table.codes_for(seat)), 1.0)
        for eye in eyes:
            now = shown(match, eye, known[eye]["seq"])
            text = now.message(last[eye].known)
            message = json.loads(text)
            sent.append((len(text), len(now.message(None))))
            known[eye] = patched(known[eye], message) if message["type"] == "patch" else message
            last[eye] = now
            assert known[eye] == json.loads(now.message(None))
    patches, wholes = map(sum, zip(*sent, strict=True))
    assert patches < wholes


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_says_how_long_its_text_is(size):
    head = frame_head(size)
    assert head[0] == 0x81
    told = head[1] if size < 126 else int.from_bytes(head[2:], "big")
    assert told == size
    assert len(head) == (2 if size < 126 else 4 if size < 65_536 else 10)


class Pipe(Line):
    """A line whose other side reads now and then."""

    def __init__(self, wire):
        self.wire, self.reads = wire, True

    def write(self, text):
        if self.reads:
            self.wire.append(text)
        return self.reads

    async def send_text(self, text):
        while not self.reads:
            await asyncio.sleep(0)
        self.wire.append(text.encode())


def test_what_waits_is_not_overtaken():
    async def run():
        wire = []
        seated = Seated.__new__(Seated)
        seated.socket = seated._line = Pipe(wire)
        seated.limits, seated._sending = Limits(), False
        seated._out, seated._unwanted = asyncio.Queue(), asyncio.Event()
        sending = asyncio.create_task(seated.send_all())
        for number in range(60):
            seated._line.reads = number % 20 < 10
            seated.send(b"%d" % number)
            await asyncio.sleep(0)
        seated._line.reads = True
        while len(wire) < 60:
            await asyncio.sleep(0)
        sending.cancel()
        assert [int(text) for text in wire] == list(range(60))

    asyncio.run(run())


def test_a_table_remembers_no_more_than_the_last_that_was_seen():
    """However long a game is, what was seen long ago is let go."""
    seen = Everybody({"round": 0, "players": []})
    past = []
    for round_ in range(1, 9):
        past.append(weakref.ref(seen))
        before, seen = seen, Everybody({"round": round_, "players": []})
        assert seen.changed(before).fields
    del before
    gc.collect()
    assert [one() is not None for one in past] == [False] * 7 + [True]
