"""Gymnasium: its own checker, and what it doesn't ask."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sillage
from sillage import envs
from sillage.bots import LEVELS
from tests.envs.each import each_game, each_table, illegal


@each_table
@pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")
def test_the_api_of_one_seat(game_id, players):
    """The checker plays blindly: it knows no masks."""
    check_env(envs.single(game_id, players, seat=players - 1, render_mode="ansi", illegal="next"))


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_can_be_an_opponent(level):
    env = envs.single("perfumery", 2, opponents=level)
    env.reset(seed=1)
    if level != "nose":     # it thinks for a second
        for _ in range(3):
            env.step(np.flatnonzero(env.action_masks())[0])


def test_a_game_ends_with_its_reward():
    env = envs.single("perfumery", 3, opponents=["random", "greedy"], reward="win")
    _, info = env.reset(seed=3)
    ended, rewards = False, []
    while not ended:
        _, reward, ended, cut_off, info = env.step(env.action_space.sample())
        rewards.append(reward)
    assert not cut_off
    assert not any(rewards[:-1])
    assert rewards[-1] in (0, 1 / 3, 1 / 2, 1)
    assert not info["action_mask"].any()


@each_game
def test_an_illegal_action_is_named_and_nothing_is_played(game_id):
    env = envs.single(game_id)
    seen, info = env.reset(seed=1)
    with pytest.raises(sillage.IllegalAction, match="nothing was played") as caught:
        env.step(illegal(info["action_mask"]))
    assert caught.value.clause
    assert (env.one.seen(0) == seen).all()
    many = envs.vector(game_id, 4)
    seen, info = many.reset(seed=1)
    actions = np.argmax(info["action_mask"], axis=1)
    actions[2] = illegal(info["action_mask"][2])
    with pytest.raises(sillage.IllegalAction, match="game 2"):
        many.step(actions)
    assert (many.batch.observations == seen).all()


@each_table
def test_thousands_of_games_a_call(game_id, players):
    env = envs.vector(game_id, 64, players, opponents="greedy", jobs=2)
    seen, info = env.reset(seed=7)
    assert seen in env.observation_space
    rng = np.random.default_rng(1)
    for _ in range(40):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        assert actions in env.action_space
        seen, rewards, ended, cut_off, info = env.step(actions)
        assert rewards.shape == ended.shape == cut_off.shape == (64,)
        assert (env.action_masks() == info["action_mask"]).all()
    assert seen in env.observation_space
    again = envs.vector(game_id, 64, players, opponents="greedy", jobs=1)
    first, _ = again.reset(seed=7)
    assert (first == env.reset(seed=7)[0]).all()
    assert len(env.describe()) == seen.shape[1]
    env.close()


def test_self_play_tells_whose_turn_it_is():
    env = envs.vector("perfumery", 32, 3, opponents=None)
    _, info = env.reset(seed=1)
    actors = set()
    for _ in range(200):
        actors |= set(info["actor"].tolist())
        _, _, ended, _, info = env.step(np.argmax(info["action_mask"], axis=1))
        assert info["rewards"][ended].sum(axis=1) == pytest.approx(np.ones(ended.sum()))
    assert actors == {0, 1, 2}


@each_game
def test_every_game_is_registered(game_id):
    env = gymnasium.make(f"sillage.envs.gym:sillage/{game_id}-v0", players=3, opponents="greedy")
    env.reset(seed=1)
    many = gymnasium.make_vec(f"sillage/{game_id}-v0", num_envs=8, vectorization_mode="vector_entry_point")
    assert many.reset(seed=1)[0].shape[0] == 8


def test_what_is_wrong_is_said():
    with pytest.raises(sillage.SetupError, match="no seat 5"):
        envs.single("parfum", seat=5)
    with pytest.raises(sillage.SetupError, match="one for each of 2"):
        envs.vector("parfum", 4, 3, opponents=["random"])
    with pytest.raises(sillage.SetupError, match="no compiled policy"):
        envs.vector("parfum", 4, opponents="nose")
    with pytest.raises(sillage.SetupError, match="no reward"):
        envs.single("parfum", reward="fame")
    with pytest.raises(ValueError, match="one for each"):
        envs.vector("parfum", 2).reset(seed=[1, 2, 3])
