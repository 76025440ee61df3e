"""All faces of a game are one game: for every edition and every option, the same seed shows the same in each."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest

import sillage.envs.openspiel  # noqa: F401 (makes the games known)
from sillage import envs
from sillage.kernel.edition import editions_of
from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from tests.envs.each import each_game

SEED = 5
EDITIONS = [(game_id, edition, 2, {}) for game_id in game_ids() for edition in editions_of(game_id)]
OPTIONS = [
    (game_id, "", players, {option.id: value})
    for game_id in game_ids() for players in find_game(game_id).players
    for option in find_game(game_id).options for value in option.values if value != option.default
]  # fmt: skip


@pytest.mark.parametrize(("game_id", "edition", "players", "options"), EDITIONS + OPTIONS)
def test_every_edition_and_option_in_every_face(game_id, edition, players, options):
    given = {"edition": edition or None, "options": options}
    turns = envs.raw_env(game_id, players, **given)
    turns.reset(seed=SEED)
    agent = turns.agent_selection
    seen, mask = turns.observe(agent).values()
    together = envs.parallel(game_id, players, **given).reset(seed=SEED)[0][agent]
    single, info = envs.single(game_id, players, seat=turns.seats[agent], **given).reset(seed=SEED)
    many, infos = envs.vector(game_id, 3, players, opponents=None, jobs=1, **given).reset(seed=SEED)
    for shown, may in (
        (together["observation"], together["action_mask"][:-1]), (single, info["action_mask"]),
        (many[0], infos["action_mask"][0]),
    ):  # fmt: skip
        assert (shown == seen).all()
        assert (may == mask).all()
    spiel = pyspiel.load_game(f"sillage_{game_id}", {"players": players, "edition": edition, **options})
    one = spiel.desk.one
    assert (one.parts == turns.one.parts).all()
    assert one.options == turns.one.options
    state, rng = spiel.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    assert len(state.observation_tensor()) == len(seen)


@each_game
def test_a_seed_for_each_place(game_id):
    """Where each place of a vector has a seed of its own, it plays what one environment with this seed plays."""
    seeds = [11, SEED]
    many = envs.vector(game_id, len(seeds), opponents=None, jobs=2)
    alone = [envs.raw_env(game_id) for _ in seeds]
    seen, info = many.reset(seed=seeds)
    for env, seed in zip(alone, seeds, strict=True):
        env.reset(seed=seed)
    rng, ended = np.random.default_rng(1), np.zeros(len(seeds), np.int64)
    while not ended.all():
        for place, env in enumerate(alone):
            assert (env.observe(env.agent_selection)["observation"] == seen[place]).all()
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
        seen, _, over, _, info = many.step(np.array(actions))
        for env, action, done in zip(alone, actions, over, strict=True):
            env.step(action)
            if done:
                env.reset()
        ended += over
    with pytest.raises(ValueError, match="one for each"):
        many.reset(seed=[1, 2, 3])
