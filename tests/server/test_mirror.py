"""Views read from plain values are the views of the table itself, for every game at every position."""

from __future__ import annotations

import numpy as np
import pytest

from sillage.kernel.edition import load_edition
from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from sillage.kernel.mirror import Memory, mirror
from sillage.kernel.records import blank, read
from sillage.kernel.show import part
from sillage.kernel.words import Scene
from sillage.server.match.told import Told
from sillage.table.table import Table, seeded_dice


@pytest.mark.parametrize("game_id", game_ids())
def test_served_views_are_the_tables_own(game_id):
    game = find_game(game_id)
    for players in game.players:
        names = [f"p{i}" for i in range(players)]
        plain = Table(game, load_edition(game_id), names, dice=seeded_dice(players), forced=True)
        served = Table(game, load_edition(game_id), names, dice=seeded_dice(players), forced=True, reader=mirror)
        told = Told(served)
        number = 0
        while not plain.over and number < 120:
            number += 1
            if number % 4 == 0:
                for seat in [None, *range(players)]:
                    assert served.view(seat) == plain.view(seat)
                    assert told.look(seat) == plain.look(seat)
            seat = plain.asked[number % len(plain.asked)]
            codes = plain.legal_for(seat).codes
            code = codes[number * 7 % len(codes)]
            plain.play(code, seat)
            served.play(code, seat)
        assert served.view(0) == plain.view(0)
        assert told.look(0) == plain.look(0)


def test_a_part_is_described_anew_only_where_what_it_read_has_changed():
    jar = np.dtype([("drops", np.int16), ("label", np.int8)])
    shelf = np.dtype([("year", np.int32), ("rows", np.int8, (2, 3)), ("jar", jar, 4)])
    bytes_, memory, made = blank(shelf), Memory(), []

    def describe(scene, number):
        made.append(number)
        return {"drops": scene.state.jar[number].drops, "sum": sum(scene.state["rows"][1])}

    def look(*numbers):
        state = mirror(bytes_, shelf)
        state.memory = memory
        return [part(Scene(state, None, None), describe, number) for number in numbers]

    first = look(0, 3)
    assert made == [0, 3]
    record = read(bytes_, shelf)
    record.year, record.jar[3].label = 1921, 7      # neither was read
    assert all(one is other for one, other in zip(first, look(0, 3), strict=True))
    assert made == [0, 3]
    record.jar[3].drops = 2
    assert look(0, 3) == [{"drops": 0, "sum": 0}, {"drops": 2, "sum": 0}]
    assert made == [0, 3, 3]
    record.rows[1][0] = 4
    assert look(0, 3) == [{"drops": 0, "sum": 4}, {"drops": 2, "sum": 4}]
    assert made == [0, 3, 3, 0, 3]


def test_without_a_memory_a_part_is_just_described():
    jar = np.dtype([("drops", np.int16)])
    scene = Scene(read(blank(jar), jar), None, None)
    assert part(scene, lambda scene, more: int(scene.state.drops) + more, 3) == 3
