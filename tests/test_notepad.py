"""What greedy remembers in its notepad: found again only where it still holds."""

import pytest

from sillage.kernel.edition import editions_of, load_edition
from sillage.kernel.found import built_in
from sillage.kernel.game import find_game
from sillage.kernel.play import GREEDY
from sillage.kernel.records import blank
from sillage.table import Position


@pytest.mark.parametrize("game_id", built_in())
def test_a_notepad_used_for_one_edition_misleads_nobody_in_another(game_id):
    game, used = find_game(game_id), blank(find_game(game_id).notepad)
    choose = game.boundary.choose
    editions = [load_edition(game_id, which).compile() for which in editions_of(game_id)]
    for seed in range(2):
        for parts in editions:
            position = Position.start(game, parts, 2, seed=seed)
            while not position.over:
                fresh, again = (choose(position.desk.copy(), parts, GREEDY, pad) for pad in (blank(game.notepad), used))
                assert fresh == again
                position.play(int(again))
