"""OpenSpiel: its own test with serialisation, and what it doesn't ask."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, random_agent
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import sillage
import sillage.envs.openspiel
from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from sillage.table.drafts import Drafts
from tests.envs.each import each_game, each_table, some_game


@each_table
def test_random_games_with_serialisation(game_id, players):
    game = pyspiel.load_game(f"sillage_{game_id}", {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def walk(state, rng, decisions):
    """So many decisions at random, and the chance between them."""
    while not state.is_terminal() and decisions:
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


@each_game
def test_the_same_history_is_the_same_state(game_id):
    game = pyspiel.load_game(f"sillage_{game_id}")
    state = walk(game.new_initial_state(), random.Random(1), 30)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_tensor(player) == state.observation_tensor(player)
    assert str(again) == str(state)


def test_a_hidden_choice_changes_nobody_elses_information():
    """Where both choose at the same time: whatever the first one does, the other is told the same."""
    state = walk(pyspiel.load_game("sillage_perfumery").new_initial_state(), random.Random(2), 0)
    while not all(Drafts(state.put().position).waits_for(seat) for seat in range(2)):
        state = walk(state, random.Random(3), 1)
    told = set()
    for action in state.legal_actions():
        after = state.child(action)
        while after.current_player() == 0:
            after.apply_action(after.legal_actions()[0])
        assert after.current_player() == 1
        told.add(after.information_state_string(1))
    assert len(told) == 1


def test_players_recall_what_they_did():
    game = pyspiel.load_game("sillage_parfum")
    states = [walk(game.new_initial_state(), random.Random(1), n) for n in range(8)]
    told = {state.information_state_string(0) for state in states}
    assert len(told) > 2


def test_parameters():
    game = pyspiel.load_game("sillage_fairy_perfume(players=3,side=B,variant=True,reward=margin)")
    assert game.num_players() == 3
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert pyspiel.load_game("sillage_parfum").get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert "side=B" in str(game)


@each_game
def test_an_illegal_action_is_named_and_nothing_is_played(game_id):
    state = walk(pyspiel.load_game(f"sillage_{game_id}").new_initial_state(), random.Random(1), 0)
    wrong = next(code for code in range(500) if code not in state.legal_actions())
    before = str(state), state.legal_actions(), state.information_state_string(0)
    with pytest.raises(sillage.IllegalAction, match="nothing was played") as caught:
        state.apply_action(wrong)
    assert caught.value.clause
    assert (str(state), state.legal_actions(), state.information_state_string(0)) == before


@each_game
def test_every_column_is_named(game_id):
    game = pyspiel.load_game(f"sillage_{game_id}")
    state = walk(game.new_initial_state(), random.Random(1), 5)
    names = [name for name, _ in game.describe()]
    assert len(names) == len(state.observation_tensor(0)) == game.observation_tensor_size()
    told = dict(pair.rsplit("=", 1) for pair in state.observation_string(0).split(" ")[1:])
    shown = {name: f"{value:.0f}" for name, value in zip(names, state.observation_tensor(0), strict=True) if value}
    assert told == shown
    assert len(state.information_state_tensor(0)) == game.information_state_tensor_size()


# ---- algorithms of OpenSpiel that know nothing of these games -----------------------------------------
@some_game
def test_its_tree_search_plays(game_id):
    """ISMCTS: what a seat can't know is dealt anew for each simulation, and the seat can't tell."""
    game = pyspiel.load_game(f"sillage_{game_id}")
    state, rng = walk(game.new_initial_state(), random.Random(4), 7), random.Random(4)
    while len(state.legal_actions()) < 2:
        state = walk(state, rng, 1)
    bot = ismcts.ISMCTSBot(game, Shortly(), uct_c=2, max_simulations=8, random_state=np.random.RandomState(1))
    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


class Shortly(mcts.Evaluator):
    """What a position is worth, by a few decisions at random."""

    def evaluate(self, state):
        return np.array(walk(state.clone(), random.Random(1), 5).returns())

    def prior(self, state):
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if find_game(game_id).has_secrets])
def test_what_is_dealt_anew_is_what_a_seat_can_not_know(game_id):
    state, rng = pyspiel.load_game(f"sillage_{game_id}").new_initial_state(), random.Random(3)
    different = False
    while not different:
        state = walk(state, rng, 1)
        player = state.current_player()
        others = [state.resample_from_infostate(player, rng.random) for _ in range(3)]
        assert {other.information_state_string(player) for other in others} == {state.information_state_string(player)}
        assert all(other.legal_actions() == state.legal_actions() for other in others)
        different = len({tuple(one.information_state_tensor(1 - player)) for one in (state, *others)}) > 1


def test_its_regret_minimisation_walks_through():
    """A sampled game of MCCFR learns something at every information state that it comes through."""
    solver = OutcomeSamplingSolver(pyspiel.load_game("sillage_perfumery"))
    solver.iteration()
    assert len(solver._infostates) > 10


def test_its_learners_have_an_environment():
    env = rl_environment.Environment(pyspiel.load_game("sillage_parfum"))
    agents = [random_agent.RandomAgent(player, env.action_spec()["num_actions"]) for player in range(2)]
    now = env.reset()
    for _ in range(20):
        player = now.observations["current_player"]
        now = env.step([agents[player].step(now).action])
    assert len(now.observations["info_state"][0]) == env.observation_spec()["info_state"][0]
