"""Balance: what a game declares of its pieces is there. A game that declares nothing passes."""

from __future__ import annotations

from sillage.kernel.balance import balance_of, dominated, turnable, turned
from sillage.kernel.edition import check_edition, editions_of, load_edition
from sillage.kernel.game import find_game
from sillage.kernel.watch import watch_of
from sillage.testing.law import of_each_game


@of_each_game
def the_pieces_that_balance_speaks_of_are_there(game_id: str) -> None:
    game = find_game(game_id)
    balance = balance_of(game)
    events = {event.name: {argument.name for argument in event.args} for event in game.events}
    kinds = {kind.id for kind in balance.kinds}
    for kind in balance.kinds:
        for event, argument in (*kind.taken, *kind.shown):
            assert argument in events.get(event, ()), f"{kind.id}: no event {event!r} has an argument {argument!r}"
    assert all(knob.kind in ("", *kinds) for knob in balance.knobs)
    assert not balance.starts or balance.starts in events
    assert set(balance.endings) <= set(game.endings)
    for board in balance.boards:
        game.option_values(game.players.stop - 1, board)
    for which in editions_of(game_id):
        pieces = watch_of(game, load_edition(game_id, which), balance).pieces
        assert {kind for kind, _ in pieces} == kinds
        assert len(set(pieces)) == len(pieces), "a piece is there twice"


@of_each_game
def only_numbers_that_are_not_printed_are_turned(game_id: str) -> None:
    balance = balance_of(find_game(game_id))
    for which in editions_of(game_id):
        edition = load_edition(game_id, which)
        dominated(edition, balance)
        for knob in turnable(edition, balance):
            assert knob.path[0] in edition.reconstructed()
            for value in (knob.knob.least, knob.knob.most):
                check_edition(turned(edition, {knob.path: value})).compile()
