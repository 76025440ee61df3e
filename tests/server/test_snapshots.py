"""A table comes back the same from its whole log, from a snapshot and the rest, and past a damaged snapshot."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import threading
from types import SimpleNamespace

import pytest

from sillage.kernel.edition import load_edition
from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from sillage.server.live.room import Room
from sillage.server.match.commands import Undo, Who
from sillage.server.match.match import Match
from sillage.server.match.terms import Seat, Terms
from sillage.server.match.views import state_data
from sillage.server.store import schema
from sillage.server.store.archive import SNAPSHOT_EVERY, build_match, changes_of, new_match, read_match
from sillage.server.store.editions import keep_edition
from sillage.server.store.store import Store
from sillage.server.wire.refusals import Refused
from tests.server.test_manners import Eyes, House

PLAYERS = 3
SNAPSHOTS = schema.snapshots


class Played:
    """A match that is stored as a server stores it, move by move."""

    def __init__(self, store: Store, game_id: str) -> None:
        game = find_game(game_id)
        self.store, self.rng = store, random.Random(game_id)
        edition = load_edition(game_id)
        key = asyncio.run(store.write(lambda c: keep_edition(c, edition, 0.0)))
        seats = [Seat("person", f"P{i}", f"p{i}", seed=f"s{i}") for i in range(PLAYERS)]
        terms = Terms(
            game_id, game.option_values(PLAYERS, {}), key, edition.id, game.rules_version, "live", "auto",
            {"kind": "game", "seconds": 900, "increment": 2}, None, "instant", True, True, "code", "P0", seats,
        )
        self.match = Match(f"t-{game_id}", "open", True, "p0", bytes(range(32)), 0.0, terms, edition)
        asyncio.run(store.save(new_match(self.match, 0.0)))
        self.now = 1.0
        self.keep(self.match.begin(self.now))

    def keep(self, entries) -> None:
        ended = self.match.status == "over"
        asyncio.run(self.store.save(changes_of(self.match, entries, self.now, seated=False, ended=ended)))
        self.match.kept = self.match.seq, self.now

    def step(self) -> None:
        """A move at random, with people looking on; now and then one is taken back."""
        match, self.now = self.match, self.now + self.rng.random()
        for seat in self.rng.choice([(), range(PLAYERS)]):
            match.table.look(seat)
        seat = self.rng.choice(match.asked)
        if self.rng.random() < 0.1 and match.can_undo(seat):
            self.keep(match.undo(f"p{seat}", None, self.now))
            return
        code = self.rng.choice(match.table.codes_for(seat))
        seen = match.shown_seq(match.terms.seats_of(f"p{seat}"), match.seq)
        self.keep(match.play(f"p{seat}", None, seen, code, f"k{match.seq}", self.now))


@pytest.fixture
def store(db):
    store = Store(db)
    yield store
    store.close()


def back(store: Store, table_id: str) -> Match:
    return build_match(asyncio.run(store.read(lambda c: read_match(c, table_id))))


def whole_story(match: Match) -> list[str]:
    """All that anybody can be told, of now and of the past, and what the next moves need."""
    told = [state_data(match, seat, since) for seat in [None, *range(PLAYERS)] for since in (match.seq, 0)]
    for state in told:
        if state["clocks"] is not None:
            state["clocks"] = [seat["running"] for seat in state["clocks"]["seats"]]     # the rest is told by the hour
    facts = [match.seq, match.counts, sorted(map(str, match.keys.items())), vars(match.clock), match.votes]
    return [json.dumps(x, default=str) for x in [*told, *facts]] + [match.table.position.state.tobytes().hex()]


def only_row(store: Store):
    return asyncio.run(store.read(lambda c: c.execute(SNAPSHOTS.select()).one_or_none()))


def put_state(store: Store, state: bytes) -> None:
    asyncio.run(store.write(lambda c: c.execute(SNAPSHOTS.update().values(state=state))))


@pytest.mark.parametrize("game_id", game_ids())
def test_snapshot_and_rest_are_the_whole_log(store, game_id, caplog):
    played = Played(store, game_id)
    compared = 0
    while played.match.status == "playing" and compared < 6:
        for _ in range(23):
            if played.match.status == "playing":
                played.step()
        row = only_row(store)
        if row is None:
            continue
        compared += 1
        quick = back(store, played.match.id)
        assert quick.snapped == row.decision >= SNAPSHOT_EVERY, "the snapshot was not used"
        assert whole_story(quick) == whole_story(played.match)
        damaged = bytearray(row.state)
        damaged[-1 - compared * 7] ^= 1
        for state in (bytes(damaged), bytes(row.state[:-3]), b""):
            put_state(store, state)
            caplog.clear()
            slow = back(store, played.match.id)
            assert "snapshot left aside" in caplog.text
            assert slow.snapped == 0
            assert whole_story(slow) == whole_story(played.match)
        put_state(store, row.state)
    assert compared >= 4 or played.match.seq < SNAPSHOT_EVERY + 5 * 23, "a long game has several snapshots"


def test_play_goes_on_as_it_would_have(store):
    """The same hidden pieces and the same dice to come."""
    played = Played(store, "parfum")
    while only_row(store) is None:
        played.step()
    other = back(store, played.match.id)
    assert other.outlined > 0
    for _ in range(20):
        seat = played.match.asked[0]
        code = played.match.table.codes_for(seat)[0]
        for match in (played.match, other):
            match.play(f"p{seat}", None, match.seq, code, f"again {match.seq}", 5000.0)
        assert other.table.position.state.tobytes() == played.match.table.position.state.tobytes()
    with pytest.raises(Refused):
        other.play("p0", None, other.seq, -1, "bad", 5000.0)


def test_a_snapshot_of_another_table_is_left_aside(store, caplog):
    """It is whole, and belongs elsewhere."""
    played = Played(store, "parfum")
    while only_row(store) is None:
        played.step()
    asyncio.run(store.write(lambda c: c.execute(SNAPSHOTS.update().values(seq=SNAPSHOTS.c.seq - 1))))
    assert back(store, played.match.id).snapped == 0
    assert "snapshot left aside" in caplog.text


def test_the_past_is_played_again_beside_the_event_loop(store, monkeypatch):
    """Who has seen the last state waits for nothing; who comes anew, or takes back, holds nobody else up meanwhile."""
    played = Played(store, "parfum")
    while only_row(store) is None or played.match.decision < only_row(store).decision + 2:
        played.step()
    threads: list[str] = []
    whole = Match.whole

    def noted(match: Match) -> None:
        if match.skipped:
            threads.append(threading.current_thread().name)
        whole(match)

    monkeypatch.setattr(Match, "whole", noted)
    seat = played.match.asked[0]

    async def run(since: int, *commands: Undo) -> Room:
        house = House()
        house.store = SimpleNamespace(read=store.read, write=store.write)
        room = Room(house, await asyncio.to_thread(build_match, await store.read(lambda c: read_match(
            c, played.match.id))), owned=True)
        assert room.match.skipped
        await room.attach(Eyes(f"p{seat}"), since)
        for command in commands:
            with contextlib.suppress(Refused):
                await room.execute(Who(f"p{seat}", "P"), command)
        room.close()
        return room

    asyncio.run(run(played.match.seq))
    assert threads == []
    assert not asyncio.run(run(0)).match.skipped
    assert not asyncio.run(run(played.match.seq, Undo())).match.skipped
    assert len(threads) == 2
    assert all(name.startswith("past") for name in threads)
