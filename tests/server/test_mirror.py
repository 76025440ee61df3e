"""Views read from plain values are the views of the table itself, for every game at every position."""

from __future__ import annotations

import pytest

from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game, game_ids
from sillage.kernel.mirror import mirror
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
