"""OpenSpiel: its own test with serialisation, and what it doesn't ask."""

from __future__ import annotations

import random

import pyspiel
import pytest

import sillage
import sillage.envs.openspiel
from sillage.table.drafts import Drafts
from tests.envs.each import each_game, each_table


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


def test_an_illegal_action_is_named():
    state = walk(pyspiel.load_game("sillage_parfum").new_initial_state(), random.Random(1), 0)
    wrong = next(code for code in range(500) if code not in state.legal_actions())
    with pytest.raises(sillage.IllegalAction, match="nothing was played"):
        state.apply_action(wrong)
