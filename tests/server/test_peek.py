"""Nobody peeks: real traffic of seats and spectators, with only the secrets changed, is the same byte for byte.

The server runs in this process, so that the test can reach into a table and deal anew all that a viewer
can't know: the hidden state, others' choices that are not revealed yet, and the hidden part of every event.
What then comes over the real socket and by HTTP must be what came before.
"""

from __future__ import annotations

import dataclasses
import json
import random
import re

import pytest

from sillage.kernel.chance import CHANCE
from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from sillage.kernel.records import read
from sillage.server.http import tables
from sillage.table import Position
from tests.server.inside import Inside
from tests.server.play import full_table, settle, step
from tests.server.served import Person

TIMES = re.compile(r'"(now|until|seconds|ends_in)":[\d.]+')
LONGEST = 120       # positions of one game
TRIES = 400         # to choose otherwise on a draft


@pytest.fixture(scope="module")
def inside(tmp_path_factory):
    with Inside(f"sqlite:///{tmp_path_factory.mktemp('peek') / 'tables.db'}") as server:
        yield server


# ---- the same table to a viewer's eyes, and another to all others' ------------------------------------
def redealt(table, viewer: int | None, rng: random.Random):
    """A copy of the table in which all is dealt anew that the viewer can't know."""
    other = table.after(len(table.decisions))
    game, position = table.game, Position(table.game, table.position.parts)
    position.state[:] = game.secrecy.view(table.position.state, viewer, False)
    read(position.whim, CHANCE).seed = rng.getrandbits(63)
    game.boundary.deal(position.desk, position.parts, -1 if viewer is None else viewer)
    other.put(position.state.copy())
    for seat, draft in table.drafts.of.items():
        if seat == viewer:
            for code, auto in draft.codes:
                other.drafts.choose(seat, code, auto)
        else:
            choose_otherwise(other, seat, table.drafts.committed(seat), rng)
    changed = position.state ^ table.position.state     # the same elsewhere in the past: what a decision did stays
    other.setup = _otherwise(table.setup, changed, viewer, rng)
    other.decisions = [_otherwise(d, changed, viewer, rng) for d in table.decisions]
    return other


def choose_otherwise(table, seat: int, committed: bool, rng: random.Random) -> None:
    """A draft of other choices; others know only whether it is committed."""
    for _ in range(TRIES):
        table.drafts.of.pop(seat, None)
        desk = table.drafts.desk(seat)
        for _ in range(200 if committed else rng.randrange(4)):
            if table.drafts.committed(seat):
                break
            table.drafts.choose(seat, int(rng.choice(desk.moves.tolist())))
        if table.drafts.committed(seat) == committed:
            return
    raise AssertionError(f"no other draft was found for seat {seat}")


def _otherwise(decision, changed, viewer, rng):
    events = []
    for event in decision.events:
        if event.kind.hidden and event.seat != viewer:
            values = tuple(
                rng.randrange(arg.count) if arg.name in event.kind.hidden else value
                for arg, value in zip(event.kind.args, event.values, strict=True)
            )
            event = dataclasses.replace(event, values=values)
        events.append(event)
    return dataclasses.replace(decision, events=tuple(events), before=decision.before ^ changed)


def secrets_of(table):
    return table.position.state.tobytes(), {seat: tuple(d.codes) for seat, d in table.drafts.of.items()}


# ---- who looks --------------------------------------------------------------------------------------
class Eye:
    """A viewer: a seat, or a spectator, with a real socket and real requests."""

    def __init__(self, person: Person, table_id: str, seat: int | None) -> None:
        self.person, self.seat, self.path = person, seat, f"/api/tables/{table_id}"
        self.chair = person.sit(table_id, query="&patches=1")
        self.chair.until("state")
        self.watcher = self.known = None

    def heard(self) -> list[str]:
        """All that came until the mark, but for the hour."""
        got, self.messages = [], []
        while (message := self.chair.hear())["type"] != "mark":
            if message["type"] != "ping":
                got.append(TIMES.sub("", self.chair.heard[-1]))
                self.messages.append(message)
        return got

    def fetch(self, numbers: list[int]) -> list[str]:
        """What HTTP says: the table, the lobby's card, one's tables, views of now and of the past."""
        query = "" if self.seat is None else f"?seat={self.seat}"
        paths = [self.path, f"{self.path}/chat", f"{self.path}/record",
                 *(f"{self.path}/views/{number}{query}" for number in numbers)]
        cards = [json.dumps([card for card in self.person.http.get(path).json() if self.path.endswith(card["id"])])
                 for path in ("/api/tables", "/api/me/tables")]
        return [self.person.http.get(path).text for path in paths] + cards

    def complain(self, seq: int, codes: list[int]) -> list[str]:
        """What is said to actions that are refused."""
        answers = [self.chair.ask(type="play", seq=seq, action=code) for code in codes]
        answers.append(self.chair.ask(type="play", seq=seq, action="fly away"))
        assert all(answer["type"] == "error" for answer in answers)
        return [json.dumps(answer["error"]) for answer in answers]


def same_position(mended: dict, whole: dict) -> None:
    """What patches made of the first state is the state as it is."""
    for name in ("seq", "seat", "view", "decision", "asked", "legal", "undo", "result"):
        assert mended[name] == whole[name], name


class Peep:
    """One table with all its viewers, compared with its redealt twins."""

    def __init__(self, inside: Inside, game: str, players: int, rng: random.Random) -> None:
        self.inside, self.rng = inside, rng
        people = [Person(inside, f"{game[:6]} {i}") for i in range(players)]
        table = full_table(people, game=game)
        self.eyes = [Eye(p, table["id"], seat) for seat, p in enumerate(people)]
        self.eyes.append(Eye(Person(inside, "Looker"), table["id"], None))
        self.chairs = [eye.chair for eye in self.eyes[:-1]]
        self.room = inside.hub.rooms[table["id"]]
        for eye in self.eyes:       # which connection of the server is which of ours
            port = eye.chair.socket.local_address[1]
            eye.watcher = next(w for w in self.room.watchers if w.socket.client.port == port)
        self.changed = self.compared = self.drafted = self.patched = 0

    async def _show(self, twins) -> None:
        """Everything that is sent about a table, told twice: as it is, and as it would be."""
        room, truth = self.room, self.room.match.table
        async with room.lock:
            for eye, twin, since in twins:
                patches = []
                for shown in (truth, twin):
                    room.match.table = shown
                    room.forget_messages()
                    mine = tuple(room.match.terms.seats_of(eye.person.id))
                    patches.append(room.state_for(eye.watcher, since, mine).message(eye.known))
                    room.show_state(eye.watcher, since)
                    room.show_table(eye.watcher)
                room.match.table = truth
                room.forget_messages()
                assert patches[0] == patches[1], f"seat {eye.seat} can tell the secrets apart by what changed"
                self.patched += b'"type":"patch"' in patches[0]
                eye.known = eye.watcher.known = room.state_for(eye.watcher, since, mine).known
                eye.watcher.tell({"type": "mark"})

    def compare(self) -> None:
        """By socket, for all who look."""
        truth = self.room.match.table
        known = secrets_of(truth)
        self.drafted += truth.drafts.made
        twins = [(eye, redealt(truth, eye.seat, self.rng), self.rng.choice([0, self.room.match.seq]))
                 for eye in self.eyes]
        mended = [eye.chair.state for eye in self.eyes[:-1]]
        self.inside.call(self._show(twins))
        for eye, twin, _ in twins:
            told = eye.heard()[-4:]
            assert len(told) == 4
            assert told[:2] == told[2:], f"seat {eye.seat} can tell the secrets apart"
            if eye.seat is not None:
                same_position(mended[eye.seat], eye.messages[-4])
            self.changed += secrets_of(twin) != known
            self.compared += 1

    def compare_answers(self) -> None:
        """By HTTP, and what a viewer is told who does something wrong."""
        truth, match = self.room.match.table, self.room.match
        eye = self.rng.choice(self.eyes)
        legal = set(truth.codes_for(eye.seat)) if eye.seat is not None else set()
        wrong = [c for c in self.rng.sample(range(match.game.actions.count), 4) if c not in legal]
        numbers = [match.decision, self.rng.randrange(match.decision + 1)]
        before = eye.fetch(numbers), eye.complain(match.seq, wrong)
        match.table = redealt(truth, eye.seat, self.rng)
        after = eye.fetch(numbers), eye.complain(match.seq, wrong)
        match.table = truth
        assert before == after, f"seat {eye.seat} is answered otherwise"

    def play(self, most: int) -> int:
        """Compares position after position until the game is over."""
        positions = 0
        while positions < most and step(self.chairs, self.rng):
            settle(self.chairs)
            if self.room.match.status != "playing":
                break
            positions += 1
            self.compare()
            if positions % 12 == 0:
                self.compare_answers()
        for eye in self.eyes:
            eye.chair.close()
            eye.person.http.close()
        return positions


def peep(inside: Inside, game: str, positions: int, seed: int) -> None:
    """So many positions of games with every number of players."""
    rng = random.Random(seed)
    seen = changed = compared = drafted = patched = 0
    sizes = list(find_game(game).players)
    share = min(-(-positions // len(sizes)), LONGEST)       # every number of players has its turn
    while seen < positions:
        table = Peep(inside, game, sizes[0], rng)
        sizes.append(sizes.pop(0))
        seen += table.play(share)
        changed, compared, drafted = changed + table.changed, compared + table.compared, drafted + table.drafted
        patched += table.patched
    assert compared > 2 * seen
    assert patched > compared / 2, "hardly anything was sent as what changed"
    assert changed > compared / 10, "hardly anything was hidden"
    assert drafted > seen / 10 or not find_game(game).simultaneous, "hardly anybody was choosing"


@pytest.mark.parametrize("game", game_ids())
def test_traffic_tells_nothing_of_secrets(inside, game):
    peep(inside, game, 60, 11)


async def _mark(eyes) -> None:
    for eye in eyes:
        eye.watcher.tell({"type": "mark"})


def overheard(inside: Inside, eyes: list[Eye]) -> list[list[str]]:
    """What each heard of the game since the last mark; who came and went is told when it suits the server."""
    inside.call(_mark(eyes))
    return [[text for text in eye.heard() if not text.startswith('{"type":"table"')] for eye in eyes]


def hesitate(table: Peep, times: int) -> None:
    """Seat 0 makes a hidden choice and takes it back, so many times."""
    chair = table.chairs[0]
    for _ in range(times):
        action = next(a for a in chair.state["legal"] if a["kind"] != "commit")
        for said in ({"type": "play", "seq": chair.state["seq"], "action": action["code"]}, {"type": "undo"}):
            answer = chair.ask(**said)
            assert answer["type"] == "ok", answer
            chair.until_seq(answer["seq"])


def commit(table: Peep) -> None:
    """Seat 0 chooses what comes first, up to its commit."""
    chair = table.chairs[0]
    while 0 in chair.state["asked"]:
        action = next((a for a in chair.state["legal"] if a["kind"] == "commit"), chair.state["legal"][0])
        answer = chair.play(action["code"])
        assert answer["type"] == "ok", answer
        chair.until_seq(answer["seq"])


def test_others_can_count_nothing_of_what_is_hidden(inside, monkeypatch):
    """How many choices somebody made on a draft shows in no number, size or order of what others get: the same game
    with more of them is told in the same bytes."""
    monkeypatch.setattr(tables, "new_secret", lambda: bytes(32))
    heard = []
    for times in (1, 3):
        table = Peep(inside, "perfumery", 2, random.Random(3))
        while table.eyes[0].chair.state["view"]["phase"] != "blend":
            step(table.chairs, table.rng)
            settle(table.chairs)
        others = table.eyes[1:]
        overheard(inside, others)
        seqs = [eye.chair.state["seq"] for eye in others]
        own = table.chairs[0].state["seq"]
        hesitate(table, times)
        assert table.chairs[0].state["seq"] > own               # one's own choices one can count
        assert overheard(inside, others) == [[], []]
        assert [eye.person.http.get(eye.path).json()["seq"] for eye in others] == seqs
        commit(table)
        heard.append(overheard(inside, others))
        for eye in table.eyes:
            eye.chair.close()
            eye.person.http.close()
    few, many = ([[len(text) for text in texts] for texts in told] for told in heard)
    assert few == many
    assert heard[0] == heard[1]
    assert [len(texts) for texts in heard[0]] == [1, 1]


@pytest.mark.slow
@pytest.mark.parametrize("game", game_ids())
def test_traffic_of_many_positions_tells_nothing(inside, game):
    peep(inside, game, 10_000, 12)


def test_a_leak_would_be_seen(inside, monkeypatch):
    """The test of the test: a table that doesn't mask is found out."""
    from sillage.server.match.told import Told
    from sillage.table import Table

    monkeypatch.setattr(Table, "seen_by", lambda self, seat, on_desk_of=None: self.drafts.desk(seat).state.copy())
    monkeypatch.setattr(Told, "_everybody", lambda self, seat, desk: (
        "open", self.table.game.describe(self.table.scene(), 0)))
    with pytest.raises(AssertionError, match="can tell the secrets apart"):
        peep(inside, "parfum", 120, 13)
