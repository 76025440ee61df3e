"""A re-deal: all that a seat can't know is dealt anew, and the seat can't tell (a *determinization*).

Bots are given a view, never the state: whatever they do in a seat's name, they do alike on the re-dealt one.
"""

from __future__ import annotations

from sillage.bots import LEVELS, make_bot, searches
from sillage.kernel.chance import CHANCE
from sillage.kernel.game import find_game
from sillage.kernel.play import GREEDY, RANDOM
from sillage.kernel.records import read
from sillage.table import Position
from sillage.testing.cases import Case, cases
from sillage.testing.hidden import FEW, positions, put, redeal, redeals, share, view
from sillage.testing.law import of_each_case, of_each_game


# ---- the re-deal -----------------------------------------------------------------------------------
@of_each_case
def a_redeal_keeps_the_view(case: Case) -> None:
    for seat, state, dealt in redeals(case, positions(case)):
        assert (view(case, dealt, seat) == view(case, state, seat)).all()


@of_each_case
def a_redeal_keeps_what_is_known(case: Case) -> None:
    """No piece is lost: the re-dealt state could have come about."""
    for _, _, dealt in redeals(case, positions(case, FEW)):
        case.check(dealt)


@of_each_game
def a_redeal_varies(game_id: str) -> None:
    """Where something is hidden from a seat, re-deals differ from the truth; else nothing changes."""
    hidden, changed = set(), set()
    for case in cases(game_id):
        for seat, state, dealt in redeals(case, positions(case, FEW)):
            if not (view(case, state, seat) == state).all():
                hidden.add(seat)
            if not (dealt == state).all():
                changed.add(seat)
                assert not (view(case, state, seat) == state).all(), "nothing was hidden"
    assert changed == hidden
    assert bool(hidden) == find_game(game_id).has_secrets


@of_each_case
def a_redeal_depends_on_the_view_only(case: Case) -> None:
    for seat, state, dealt in redeals(case, positions(case, FEW)):
        assert (redeal(case, dealt, seat, 5) == redeal(case, state, seat, 5)).all()


@of_each_case
def a_redealt_game_can_be_played_on(case: Case) -> None:
    for number, state in enumerate(positions(case, 5 * FEW)):
        position = Position(case.game, case.parts)
        position.put(redeal(case, state, case.eyes[number % len(case.eyes)], number))
        for _ in range(case.game.longest):
            if position.over:
                break
            position.play(position.choose(GREEDY))
        assert position.over


# ---- bots ------------------------------------------------------------------------------------------
@of_each_case
def policies_need_nothing_hidden(case: Case) -> None:
    """Playouts run on the state itself: the policies in them look at nothing their seat can't see."""
    real, dealt, seen = (Position(case.game, case.parts) for _ in range(3))
    for number, state in enumerate(positions(case)):
        real.put(state)
        dealt.put(redeal(case, state, real.actor, number))
        seen.put(view(case, state, real.actor))
        for policy in (RANDOM, GREEDY):
            for position in (real, dealt, seen):
                read(position.whim, CHANCE).seed = number
            assert real.choose(policy) == dealt.choose(policy) == seen.choose(policy)


@of_each_case
def bots_need_nothing_hidden(case: Case) -> None:
    fresh = case.table()
    bots = [make_bot(level, seed=3) for level in LEVELS if not searches(level)]    # the others take too long here
    for number, state in enumerate(positions(case, FEW)):
        table = put(fresh, state)
        actor = table.position.actor
        chosen = [bot.choose(table.seat_view(actor)) for bot in bots]
        assert all(code in table.position.moves for code in chosen)
        table = put(fresh, redeal(case, state, actor, number))
        assert [bot.choose(table.seat_view(actor)) for bot in bots] == chosen


@of_each_case
def a_bot_is_given_no_secret(case: Case) -> None:
    fresh = case.table()
    for state in positions(case, FEW):
        table = put(fresh, state)
        for seat in range(case.players):
            given = table.seat_view(seat).state
            assert not any((given & share(case, other)).any() for other in range(case.players) if other != seat)
