"""PettingZoo: its own tests, and what they don't ask."""

from __future__ import annotations

import pickle
import time
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import sillage
from sillage import envs
from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from sillage.table.drafts import Drafts
from tests.envs.each import each_game, each_table, illegal

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


@each_table
def test_the_api_of_turns(game_id, players):
    api_test(envs.aec(game_id, players), num_cycles=60)


@each_table
def test_the_api_of_all_at_once(game_id, players):
    parallel_api_test(envs.parallel(game_id, players), num_cycles=60)


@each_table
def test_a_seed_gives_the_same_game(game_id, players):
    seed_test(lambda: envs.aec(game_id, players), num_cycles=30)
    parallel_seed_test(lambda: envs.parallel(game_id, players), num_cycles=30)


@each_table
def test_a_game_is_cut_off_after_so_many_cycles(game_id, players):
    def parallel(max_cycles):
        return envs.parallel(game_id, players, max_cycles=max_cycles)

    def turns(max_cycles):
        return parallel_to_aec(parallel(max_cycles))    # as PettingZoo's own parallel games have it

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=turns))
    env = envs.raw_env(game_id, players, max_cycles=2)
    env.reset(seed=1)
    for agent in env.agent_iter():
        _, _, ended, cut_off, _ = env.last()
        assert not ended
        env.step(None if cut_off else env.action_space(agent).sample())
    assert env.one.decisions == 2 * players


@each_table
def test_speed_can_be_measured(game_id, players, monkeypatch, capsys):
    now = iter(range(10_000))
    monkeypatch.setattr(time, "time", lambda: float(next(now)))     # five of its seconds
    performance_benchmark(envs.aec(game_id, players))
    assert "turns per second" in capsys.readouterr().out


def whole_game(env, seed):
    """What every agent was given in a game at random."""
    given = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        given[agent] += reward
        env.step(None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return list(given.values())


@pytest.mark.parametrize("reward", ["win", "margin", "points"])
def test_rewards(reward):
    env = envs.raw_env("perfumery", 3, reward=reward)
    given = whole_game(env, 4)
    points = env.one.position.scores()[:3, 0].tolist()
    if reward == "points":
        assert given == points
    elif reward == "margin":
        assert given == [mine - max(points[:seat] + points[seat + 1 :]) for seat, mine in enumerate(points)]
    else:
        assert sum(given) == pytest.approx(1)
        assert given[points.index(max(points))] > 0


@each_game
def test_an_illegal_action_is_named_and_nothing_is_played(game_id):
    env = envs.aec(game_id)
    env.reset(seed=2)
    seen, *_ = env.last()
    before = env.state()
    with pytest.raises(sillage.IllegalAction, match="nothing was played") as caught:
        env.step(illegal(seen["action_mask"]))
    assert caught.value.clause
    with pytest.raises(sillage.IllegalAction, match="not in the table"):
        env.step(10_000)
    assert (env.state() == before).all()
    env.step(env.action_space(env.agent_selection).sample())
    assert (env.state() != before).any()


@each_game
def test_where_one_of_all_is_illegal_none_is_played(game_id):
    env = envs.parallel(game_id, 3)
    seen, _ = env.reset(seed=2)
    actions = {agent: env.action_space(agent).sample() for agent in env.agents}
    agent = env.possible_agents[env.asked[-1]]
    before = env.state()
    with pytest.raises(sillage.IllegalAction, match=agent) as caught:
        env.step({**actions, agent: illegal(seen[agent]["action_mask"])})
    assert caught.value.clause
    with pytest.raises(sillage.IllegalAction, match="gave no action"):
        env.step({})
    assert (env.state() == before).all()
    assert env.asked
    env.step({agent: action for agent, action in actions.items() if env.seats[agent] in env.asked})


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if find_game(game_id).simultaneous])
def test_who_chooses_at_the_same_time_sees_nothing_of_it(game_id):
    """Whatever the first of them has chosen, the next one is shown the same."""
    env = envs.raw_env(game_id, 3)
    env.reset(seed=1)
    drafts = Drafts(env.one.position)
    while not (drafts.together and all(drafts.waits_for(seat) for seat in range(3))):
        env.step(env.action_space(env.agent_selection).sample())
    desk, shown = env.one.position.desk.copy(), set()
    for choice in range(6):
        env.one.position.restore(desk)
        while env.one.position.actor == 0:
            legal = env.one.position.moves
            env.one.play(int(legal[choice % len(legal)]))
        assert env.one.position.actor == 1
        shown.add(env.one.seen(1).tobytes())
    assert len(shown) == 1


@each_game
def test_turns_and_all_at_once_are_one_game(game_id):
    """What is chosen at once is what is chosen in turn."""
    together, turns = envs.parallel(game_id, 3), envs.raw_env(game_id, 3)
    together.reset(seed=8)
    turns.reset(seed=8)
    chosen = {agent: [] for agent in together.agents}
    for _ in range(100):
        actions = {agent: together.action_space(agent).sample() for agent in together.agents}
        for seat in together.asked:
            agent = together.possible_agents[seat]
            chosen[agent].append(int(actions[agent]))
        together.step(actions)
    while not turns.one.position.over and chosen[turns.agent_selection]:
        if (turns.state() == together.state()).all():
            break
        turns.step(chosen[turns.agent_selection].pop(0))
    assert (turns.state() == together.state()).all()


@each_game
def test_pictures(game_id, capsys):
    env = envs.aec(game_id, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert len(text) > 200
    env = envs.aec(game_id, render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    env = envs.aec(game_id, render_mode="human")
    env.reset(seed=1)
    env.step(env.action_space(env.agent_selection).sample())
    assert capsys.readouterr().out
    with pytest.raises(sillage.SetupError, match="render mode"):
        envs.aec(game_id, render_mode="film")


@each_game
def test_every_column_is_named(game_id):
    env = envs.aec(game_id)
    env.reset()
    assert len(env.describe()) == len(env.last()[0]["observation"])


def test_environments_can_be_sent_to_other_processes():
    env = pickle.loads(pickle.dumps(envs.raw_env("parfum", 3, reward="margin")))
    env.reset(seed=1)
    assert env.num_agents == 3
