"""What a network is shown: no more than its seat knows, the same from every environment, every column with a name.

A game that shows nothing to networks yet (no policy/observation.py) has nothing to check here."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from sillage.envs.batch import Batch
from sillage.envs.one import OneGame
from sillage.kernel.batch import REWARDS
from sillage.kernel.game import SHOWN, find_game
from sillage.kernel.loops import eyes
from sillage.kernel.records import Bytes
from sillage.testing.cases import Case
from sillage.testing.hidden import FEW, positions, redeals, view
from sillage.testing.law import of_each_case, of_each_game

GAMES, STEPS = 3, 150       # of a batch that is played beside single games


def seen(case: Case, state: Bytes, seat: int) -> npt.NDArray[np.uint8]:
    out = np.full(case.game.columns.count, 7, np.uint8)      # what stood there before makes no difference
    eyes(case.game)(state, case.parts, seat, out)
    return out


@of_each_case
def an_observation_needs_nothing_hidden(case: Case) -> None:
    """*Non-interference*: all that the seat can't know is dealt anew, or blotted out; not a byte is another."""
    if not case.game.has_module(SHOWN):
        return
    for seat, state, dealt in redeals(case, positions(case)):
        if seat is not None:
            shown = seen(case, state, seat)
            assert (seen(case, dealt, seat) == shown).all()
            assert (seen(case, view(case, state, seat), seat) == shown).all()


@of_each_game
def every_column_has_a_name_and_a_meaning(game_id: str) -> None:
    game = find_game(game_id)
    if not game.has_module(SHOWN):
        return
    described = game.columns.described()
    assert len(described) == game.columns.count
    assert len({name for name, _ in described}) == len(described)
    assert all(about for _, about in described)


@of_each_case
def observations_tell_positions_apart(case: Case) -> None:
    if case.game.has_module(SHOWN):
        shown = {seen(case, state, 0).tobytes() for state in positions(case, FEW)}
        assert len(shown) > 1


@of_each_case
def a_batch_plays_the_games_that_are_played_alone(case: Case) -> None:
    """Game n of a seed is the same in both: turns, masks, observations, rewards."""
    if not case.game.has_module(SHOWN):
        return
    rng = np.random.default_rng(case.players)
    reward = REWARDS[case.players % len(REWARDS)]
    batch = Batch(case.game, case.edition, [None] * case.players, GAMES, options=case.options, reward=reward, jobs=1)
    batch.reset(5)
    alone = [OneGame(case.game_id, case.players, case.edition, case.options, reward) for _ in range(GAMES)]
    for place, one in enumerate(alone):
        one.begin(5)
        for _ in range(place):
            one.begin()
    for _ in range(STEPS):
        for place, one in enumerate(alone):
            actor = one.position.actor
            assert actor == batch.actors[place]
            assert (one.seen(actor) == batch.observations[place]).all()
            assert (one.mask(actor) == batch.masks[place]).all()
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in batch.masks]
        batch.step(actions)
        for place, (one, action) in enumerate(zip(alone, actions, strict=True)):
            one.play(action)
            assert (one.rewards[: case.players] == batch.rewards[place, : case.players]).all()
            assert one.position.over == batch.dones[place]
            if one.position.over:
                for _ in range(GAMES):
                    one.begin()
