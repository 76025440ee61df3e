"""The header says what is so: shared code believes it."""

from __future__ import annotations

import subprocess
import sys

from sillage.kernel.game import COMMON_FIELDS, find_game
from sillage.kernel.log import ARGS
from sillage.kernel.play import OPTIONS
from sillage.kernel.records import SEATS
from sillage.kernel.secrets import leaves
from sillage.testing.cases import cases
from sillage.testing.law import of_each_game
from sillage.testing.walk import walk


@of_each_game
def facts_of_the_header(game_id: str) -> None:
    game = find_game(game_id)
    assert game.id == game_id
    assert game.rules_version >= 1
    assert 1 <= game.players.start < game.players.stop <= SEATS + 1
    assert all(players in game.players and game.sides(players) <= SEATS for players in game.automata)
    assert len(set(game.phases)) == len(game.phases)
    assert len(set(game.endings)) == len(game.endings)
    assert len(game.options) < OPTIONS
    for option in game.options:
        assert option.default in option.values
        assert len(set(option.values)) == len(option.values) > 1
    assert {*COMMON_FIELDS, "player"} <= set(game.state.names or ())
    assert (game.state.names or ())[0] == "actor", "Position reads the actor from the first byte"


@of_each_game
def actions_and_events_are_declared(game_id: str) -> None:
    game = find_game(game_id)
    assert len(game.actions.by_word) == len(game.actions.kinds)
    assert len({event.name for event in game.events}) == len(game.events)
    for event in game.events:
        assert len(event.args) <= ARGS
        assert set(event.hidden) <= {arg.name for arg in event.args}
        assert bool(event.hidden) == bool(event.veiled)


@of_each_game
def the_tempo_names_an_option_and_an_action(game_id: str) -> None:
    game = find_game(game_id)
    if game.tempo is not None:
        assert game.tempo.option in {option.id for option in game.options}
        assert game.tempo.wait in game.actions.by_word
        assert game.tempo.seconds > game.tempo.lag >= 0


@of_each_game
def secrets_are_declared(game_id: str) -> None:
    game = find_game(game_id)
    assert game.secrecy.undeclared() == []
    assert game.has_secrets == bool(game.secrecy.secret)
    assert set(game.secrecy.secret).isdisjoint(game.secrecy.public)
    assert all(leaf in leaves(game.state) or any(p.startswith(f"{leaf}.") for p in leaves(game.state))
               for leaf in (*game.secrecy.public, *game.secrecy.secret))


@of_each_game
def every_phase_of_the_header_occurs(game_id: str) -> None:
    game, seen = find_game(game_id), 0
    for case in cases(game_id):
        seen |= walk(case).phases
    missing = [phase for n, phase in enumerate(game.phases[:-1]) if not seen >> n & 1]
    assert not missing
    assert not seen >> len(game.phases) - 1, "somebody is asked after the game"


@of_each_game
def chance_and_length_of_the_header(game_id: str) -> None:
    game = find_game(game_id)
    walks = [walk(case) for case in cases(game_id)]
    assert game.has_chance == any(w.drawn for w in walks)
    assert max(w.longest for w in walks) <= game.longest
    assert max(w.most_moves for w in walks) <= game.most_moves


@of_each_game
def the_header_loads_no_compiler(game_id: str) -> None:
    """Lists of games, help and setup must come at once."""
    look = f"from sillage.kernel.game import find_game; find_game({game_id!r})"
    code = f"import sys; {look}; print('numba' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.stdout.strip() == "False", run.stderr
