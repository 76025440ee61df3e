"""How a served table behaves: it waits for who is alone, and bots don't dawdle where nothing is seen."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game
from sillage.server.live.room import Room
from sillage.server.match import hours
from sillage.server.match.clocks import Clock
from sillage.server.match.commands import By, Ready, SetPace, Who
from sillage.server.match.match import Match
from sillage.server.match.seating import set_away
from sillage.server.match.terms import Seat, Terms
from sillage.server.match.views import legal_list, table_data
from sillage.server.ops.pilots import Choice, Pilots
from sillage.server.wire.asks import GameClock
from sillage.server.wire.refusals import Refused

T = TypeVar("T")


class House:
    """A server around one room: nothing is stored, bots take their first action, and what they do is noted."""

    def __init__(self, grace: float = 0.0) -> None:
        self.settings: Any = SimpleNamespace(limits=SimpleNamespace(grace=grace, thinking=3, thinking_turns=60))
        self.store: Any = None
        self.pilots: Any = self
        self.rules = SimpleNamespace(progress={})
        self.late = False
        self.patience: list[float] = []
        self.commands: list[tuple[str, Any]] = []
        self.waits = 0
        self.thinking = self.most_thinking = 0
        self.tasks: set[asyncio.Task[Any]] = set()

    async def command(self, table_id: str, who: Who, command: Any, lag: float = 0) -> int:
        self.commands.append((who.id, command))
        return 0

    async def keep(self, *_: Any) -> None: ...

    async def wait(self, pace: str, most: float) -> None:
        self.waits += 1

    async def choose(self, level: str, view: Any, *more: Any) -> Choice:
        self.patience.append(more[-1])
        self.thinking += 1
        self.most_thinking = max(self.most_thinking, self.thinking)
        await asyncio.sleep(0)
        self.thinking -= 1
        return Choice(int(view.moves[0]), "perfumer" if self.late else level)

    def card_changed(self, match: Match) -> None: ...

    def tell(self, message: Any) -> None: ...

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


def match_of(game_id: str, seats: list[Seat], live: bool = False, **more: Any) -> Match:
    game, edition = find_game(game_id), load_edition(game_id)
    options = game.option_values(len(seats), {"live": True} if live else {})
    terms = Terms(
        game_id, options, "", edition.id, game.rules_version, "live", "full",
        {"kind": "none"}, "greedy", "human", True, True, "", "Mia", seats, **more,
    )
    match = Match("T1", "open", True, "mia", b"s" * 32, 0.0, terms, edition)
    match.begin(0.0)
    return match


def person(name: str) -> Seat:
    return Seat("person", name, name.lower())


def bot(name: str) -> Seat:
    return Seat("bot", name, level="greedy")


class Eyes:
    """Somebody who looks at a table."""

    def __init__(self, who: str) -> None:
        self.person, self.seen, self.patches, self.known = who, 0, False, None
        self.heard: list[dict[str, Any]] = []

    def eye(self, match: Match) -> int | None:
        return None

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))


def left_alone(seats: list[Seat], stay: list[str]) -> list[str]:
    """Whom a bot takes over after everybody but these has gone."""

    async def run() -> list[str]:
        house = House()
        room = Room(house, match_of("parfum", seats), owned=True)
        room.watchers = {Eyes(name) for name in stay}
        room.go_on()
        for _ in range(20):
            await asyncio.sleep(0)
        room.close()
        return [who for who, _ in house.commands]

    return asyncio.run(run())


def test_a_game_with_one_person_waits_for_that_person():
    assert left_alone([person("Mia"), bot("Iris"), bot("Rosa")], stay=[]) == []


def test_a_table_that_all_have_left_waits_for_all():
    assert left_alone([person("Mia"), person("Max")], stay=[]) == []


def test_who_is_waited_for_by_others_is_taken_over():
    assert left_alone([person("Mia"), person("Max")], stay=["max"]) == ["mia"]


def bots_at_work(game_id: str, seats: list[Seat]) -> House:
    """The bots of a table, from its beginning until a person is asked or nobody."""

    async def run() -> House:
        house = House()
        match = match_of(game_id, seats)
        room = Room(house, match, owned=True)
        unseen = match.unseen
        room.go_on()
        while house.tasks and match.unseen == unseen:
            await asyncio.sleep(0)
        room.close()
        return house

    return asyncio.run(run())


def test_bots_choose_at_once_and_side_by_side_where_nothing_is_seen():
    house = bots_at_work("fairy_perfume", [person("Mia"), bot("Iris"), bot("Rosa"), bot("Viola")])
    assert house.waits == 0
    assert house.most_thinking == 3


def test_bots_take_their_time_where_a_person_sees_what_they_do():
    house = bots_at_work("parfum", [bot("Iris"), bot("Rosa"), bot("Viola"), person("Mia")])
    assert house.waits > 0
    assert house.most_thinking == 1


def test_playing_and_taking_back_makes_no_time():
    clock = Clock.new(GameClock(kind="game", seconds=60, increment=30), 2)
    for now in range(20):
        clock.ask([0], now)
        clock.answered(0, now)
        clock.took_back(0)
    assert clock.left[0] == 60


# ---- announced before it happens -------------------------------------------------------------------
def test_who_is_gone_is_announced_before_a_bot_takes_over():
    async def run() -> list[float | None]:
        room = Room(House(grace=60), match_of("parfum", [person("Mia"), person("Max")]), owned=True)
        room.watchers = {Eyes("max")}
        room.go_on()
        seats = table_data(room.match, "max", room.online, 0, room.gone)["seats"]
        room.close()
        return [seat["takeover_in"] for seat in seats]

    gone, there = asyncio.run(run())
    assert gone is not None
    assert 0 < gone <= 60
    assert there is None


def test_who_comes_back_is_told_since_when_a_bot_played():
    match = match_of("parfum", [person("Mia"), person("Max")])
    seat = match.asked[0]
    who = match.terms.seats[seat].person or ""
    made = match.decision
    set_away(match, who, True, 1.0)
    match.decide(seat, match.playing().codes_for(seat)[0], 2.0)
    assert match.terms.seats[seat].away_from == made
    set_away(match, who, False, 3.0)
    assert match.terms.seats[seat].away_from is None


# ---- the pace ----------------------------------------------------------------------------------------
def slept(monkeypatch, pace: str, most: float = math.inf) -> float:
    """How long a bot lets one look."""
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    pilots = Pilots()
    asyncio.run(pilots.wait(pace, most))
    asyncio.run(pilots.close())
    return pauses[0]


def test_a_pause_follows_the_pace_and_never_outlasts_a_beat(monkeypatch):
    calm, brisk, at_once = (slept(monkeypatch, pace) for pace in ("calm", "human", "instant"))
    assert calm > brisk > at_once == 0
    assert slept(monkeypatch, "calm", most=0.4) <= 0.2


def test_the_host_sets_the_pace():
    match = match_of("parfum", [person("Mia"), person("Max")])
    SetPace(pace="calm").carry_out(match, By(Who("mia", "Mia"), 1.0))
    assert match.terms.pace == "calm"
    with pytest.raises(Refused, match="only Mia"):
        SetPace(pace="instant").carry_out(match, By(Who("max", "Max"), 1.0))


# ---- ready, three, two, one --------------------------------------------------------------------------
def live_match() -> Match:
    """A live table at its first beat."""
    match = match_of("fairy_perfume", [person("Mia"), person("Max"), bot("Iris")], live=True)
    while not match.waiters():
        seat = match.asked[0]
        match.decide(seat, match.playing().codes_for(seat)[0], 1.0)
    return match


def test_beats_begin_when_everybody_is_ready_and_a_count_is_over():
    match = live_match()
    assert match.unready == [0, 1]
    assert match.next_deadline() is None
    assert legal_list(match, 0) == []
    Ready().carry_out(match, By(Who("mia", "Mia"), 5.0))
    assert match.beat_ends is None
    Ready().carry_out(match, By(Who("max", "Max"), 6.0))
    assert (match.beat_opens, match.beat_ends) == (9.0, 11.0)
    assert match.next_deadline() == 9.0
    assert not match.open_beat(8.9)
    code = match.playing().codes_for(0)[0]
    with pytest.raises(Refused, match="wait for the count"):
        match.play("mia", None, match.seq, code, "early", 8.0)
    assert match.open_beat(9.0), "everybody is told"
    match.play("mia", None, match.seq, code, "now", 9.0)


def test_a_beat_that_has_passed_is_not_taken_back_and_a_choice_for_it_counts_for_no_other():
    """Also where all let it pass, so that nothing has changed and the same may be chosen again."""
    match = live_match()
    for name, now in (("Mia", 5.0), ("Max", 6.0)):
        Ready().carry_out(match, By(Who(name.lower(), name), now))
    assert match.open_beat(9.0)
    looked_at, codes = match.seq, match.playing().codes_for(0)
    for seat, wait in match.waiters().items():
        match.decide(seat, wait, 11.0)
    assert match.playing().codes_for(0) == codes
    with pytest.raises(Refused, match="look at"):
        match.play("mia", None, looked_at, codes[0], "late", 11.1)
    assert not match.can_undo(0)
    with pytest.raises(Refused, match="no choice to take back"):
        match.undo("mia", None, 11.2)
    match.play("mia", None, match.seq, codes[0], "in time", 11.3)


def at_a_beat(left: float, seen: Callable[[Room], T]) -> tuple[House, T]:
    """A live table whose beat ends so soon, and what is seen there."""

    async def run() -> tuple[House, T]:
        house, match = House(), live_match()
        for who in ("mia", "max"):
            Ready().carry_out(match, By(Who(who, who.title()), hours.now()))
        match.beat_opens, match.beat_ends = None, hours.now() + left
        room = Room(house, match, owned=True)
        await room.ask(2, "nose")
        found = seen(room)
        room.close()
        return house, found

    return asyncio.run(run())


def test_a_bot_that_searches_is_done_before_the_beat_ends():
    """Else it would miss it: a quicker level plays in time."""
    for left in (2.0, 1.0, -1.0):
        house, _ = at_a_beat(left, lambda room: None)
        assert 0 <= house.patience[0] < max(left, 0.1)


def test_a_beat_is_held_open_for_bots_that_are_still_asked():
    """On a busy machine; and not for a person who does nothing."""
    def slack(room: Room) -> list[float]:
        first = room.alarm._slack()
        room.match.decide(2, room.match.playing().codes_for(2)[0], hours.now())
        return [first, room.alarm._slack()]

    tempo = find_game("fairy_perfume").tempo
    assert tempo is not None
    assert at_a_beat(2.0, slack)[1] == [tempo.lag, 0]


def test_who_is_taken_over_need_not_be_ready():
    match = live_match()
    Ready().carry_out(match, By(Who("mia", "Mia"), 5.0))
    set_away(match, "max", True, 7.0)
    assert match.beat_opens == 10.0


def test_without_beats_nobody_is_asked_to_be_ready():
    match = match_of("fairy_perfume", [person("Mia"), person("Max")])
    assert match.unready == []
    assert not match.held(0.0)


def test_a_bot_that_is_late_says_so_once_until_it_was_in_time_again():
    async def run() -> list[str]:
        house, eyes = House(), Eyes("looker")
        match = match_of("parfum", [bot("Iris"), bot("Rosa")])
        while 0 not in match.asked:
            match.decide(1, match.table.codes_for(1)[0], 0)
        room = Room(house, match, owned=True)
        room.watchers = {eyes}
        for late in (True, True, False, True):
            house.late = late
            room._tell_hurry(0, (await room.ask(0, "nose")).level != "nose")
        room.close()
        return [message["text"]["id"] for message in eyes.heard if message["type"] == "note"]

    said = asyncio.run(run())
    assert set(said) == {"server-bot-hurried"}
    assert len(said) == 2


def test_nobody_holds_the_table_while_a_bot_thinks_for_who_is_late():
    """The clock of a move has run out: a bot decides, and meanwhile the table is free."""

    async def run() -> list[bool]:
        house = House()
        match = match_of("parfum", [person("Mia"), person("Max")])
        room = Room(house, match, owned=True)
        seat, held, plain = match.asked[0], [], house.choose
        match.time_is_up = lambda now: [(seat, "move")] if not held else []     # type: ignore[method-assign]

        async def choose(*args: Any) -> Choice:
            held.append(room.lock.locked())
            chosen = await plain(*args)
            held.append(room.lock.locked())
            return chosen

        house.choose = choose       # type: ignore[method-assign]
        await room.alarm._decide_for_the_late()
        room.close()
        return held

    assert asyncio.run(run()) == [False, False]
