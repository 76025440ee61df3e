"""The description of the wire is true: whatever really comes over it has the described shape, and nothing besides."""

from __future__ import annotations

import json
import random

import pytest
from pydantic import TypeAdapter

from sillage.kernel.found import game_ids
from sillage.server.match.commands import MESSAGE
from sillage.server.wire.describe import description
from sillage.server.wire.messages import PlayMessage
from sillage.server.wire.shapes import ReplayData, TableData
from tests.server.play import full_table, step

SENT = TypeAdapter(PlayMessage)
STEPS = 25


def same(adapter, message) -> bool:
    """A key that is not described would be lost on the way through the shape."""
    return adapter.dump_python(adapter.validate_python(message), mode="json") == message


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_sent_has_the_described_shape(person, game_id):
    people = [person(), person()]
    table = full_table(people, 1, game=game_id, clock={"kind": "game", "seconds": 900, "increment": 1})
    chairs = [somebody.sit(table["id"]) for somebody in people]
    for chair in chairs:
        chair.until("state")
    chairs[0].ask(type="chat", text="Bonjour")
    chairs[0].ask(type="play", seq=0, action="nothing of the kind")
    rng = random.Random(game_id)
    for _ in range(STEPS):
        if step(chairs, rng) is None:
            break
    for text in (text for chair in chairs for text in chair.heard):
        assert same(SENT, json.loads(text)), text[:2000]
    assert same(TypeAdapter(TableData), people[0].http.get(f"/api/tables/{table['id']}").json())
    assert same(TypeAdapter(ReplayData), people[0].http.get(f"/api/tables/{table['id']}/views/3").json())
    for chair in chairs:
        chair.close()


def test_every_shape_that_is_named_is_described():
    shapes = description()["$defs"]
    named = {part.rpartition("/")[2] for part in _references(shapes)}
    assert named <= shapes.keys()
    assert {"PlayMessage", "LobbyMessage", "Message", "NewTable", "TableData", "GameCard"} <= shapes.keys()


def _references(value) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [found for item in value.values() for found in _references(item)]
    return [found for item in value for found in _references(item)] if isinstance(value, list) else []


def test_the_word_that_tells_messages_apart_must_be_said():
    shapes = description()["$defs"]
    kinds = [part["$ref"].rpartition("/")[2] for part in shapes["Message"]["oneOf"]]
    assert len(kinds) == len({type(MESSAGE.validate_python(_example(shapes[kind]))) for kind in kinds})
    assert all("type" in shapes[kind]["required"] for kind in kinds)


def _example(shape) -> dict[str, object]:
    """The least that a shape asks for."""
    plain = {"string": "x", "integer": 1, "boolean": True}
    fields = shape["properties"]
    return {name: _least(fields[name], plain) for name in shape["required"]}


def _least(field, plain):
    named = field.get("const") or next(iter(field.get("enum", ())), None)
    return named or plain.get(field.get("type", "integer"), 1)
