"""OpenSpiel: every game as a Python game, `pyspiel.load_game("sillage_parfum(players=3)")`, once this is imported.

Parameters are `players`, `edition`, `reward` and the game's options. Chance is explicit: each draw is a chance node of
equally likely outcomes. A decision is tried with the outcomes so far and goes on with fresh ones, which tells whether
it draws once more, and of how many. Choices made at the same time are made in turn, unseen.

The observation is that of all environments. The information state is the seat's view: every byte it may know
(`Game.secrecy`); its string also holds a digest of what the seat saw and did at each of its decisions (*perfect
recall*). Before the table is set up, both are empty.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from sillage.envs.one import OneGame
from sillage.kernel.chance import CHANCE, extend_tape, tape_of
from sillage.kernel.found import game_ids
from sillage.kernel.game import Game, find_game
from sillage.kernel.records import Bytes, read

MOST_OUTCOMES = 256         # of one draw
MOST_POINTS = 10_000.0      # that anybody is ahead, or gains
KIND = pyspiel.GameType


def kind_of(header: Game, constant_sum: bool = False) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    defaults = {option.id: option.default for option in header.options}
    return KIND(
        short_name=f"sillage_{header.id}", long_name=header.name, dynamics=KIND.Dynamics.SEQUENTIAL,
        chance_mode=KIND.ChanceMode.EXPLICIT_STOCHASTIC, information=KIND.Information.IMPERFECT_INFORMATION,
        utility=KIND.Utility.CONSTANT_SUM if constant_sum else KIND.Utility.GENERAL_SUM,
        reward_model=KIND.RewardModel.TERMINAL,
        max_num_players=header.players.stop - 1, min_num_players=header.players.start,
        provides_information_state_string=True, provides_information_state_tensor=True,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={"players": max(2, header.players.start), "edition": "", "reward": "win", **defaults},
    )  # fmt: skip


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its players, pieces, options and reward."""

    header: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        chosen = {option.id: given[option.id] for option in self.header.options if option.id in given}
        players, reward = int(given.get("players", max(2, self.header.players.start))), given.get("reward", "win")
        self.desk = desk_of(self.header.id, players, given.get("edition", ""), tuple(chosen.items()), reward)
        shared = reward == "win" and self.header.sides(players) == players
        low, high = (0.0, 1.0) if reward == "win" else (-MOST_POINTS, MOST_POINTS)
        facts = pyspiel.GameInfo(
            num_distinct_actions=self.header.actions.count, max_chance_outcomes=MOST_OUTCOMES, num_players=players,
            min_utility=low, max_utility=high, utility_sum=1.0 if shared else None,
            max_game_length=self.header.longest,
        )
        super().__init__(kind_of(self.header, shared), facts, given)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def describe(self) -> list[tuple[str, str]]:
        """A name and a meaning for every column of the observation tensor."""
        return self.desk.one.describe()

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"there are no parameters of observations here, but {params} was given")
        return Observer(self.desk, iig_obs_type is not None and iig_obs_type.perfect_recall)


@cache
def desk_of(game: str, players: int, edition: str, options: tuple[tuple[str, Any], ...], reward: str) -> Desk:
    """The desk of an OpenSpiel game."""
    one = OneGame(game, players, edition or None, dict(options), reward)
    return Desk(one, game, players, edition, options, reward)


class Desk:
    """A game on which the states of one OpenSpiel game are tried; all their copies share it."""

    def __init__(self, one: OneGame, *told: Any) -> None:
        self.one, self.told, self.names = one, told, one.game.columns.names()
        self.lies: Bytes | None = None      # what lies on it

    def __reduce__(self) -> Any:
        return desk_of, self.told

    def __deepcopy__(self, memo: Any) -> Desk:
        return self

    def put(self, desk: Bytes) -> OneGame:
        """Lays a state out, where it doesn't lie there already."""
        if self.lies is not desk:
            self.one.position.restore(desk)
            self.lies = desk
        return self.one

    def blank(self) -> Bytes:
        return np.zeros_like(self.one.position.desk)

    def run(self, before: Bytes, action: int | None, tape: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """A decision (None: the set-up) whose chance begins like this; all that it drew."""
        position, self.lies = self.put(before).position, None
        extend_tape(position.chance, tape, 0)
        if action is None:
            position.begin(self.one.players, self.one.options)
        else:
            position.play(action)
        return tape_of(position.chance)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A game under way: at a decision, at a chance node in the midst of one, or over."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.desk, players = game.desk, game.desk.one.players
        self.now = self.desk.blank()
        self.recalls = [b""] * players
        self.set_up = False         # the table is set up
        self.span = 0               # outcomes of the draw that is due, 0 where a player decides
        self._decide(None)

    # ---- what OpenSpiel asks -----------------------------------------------------------------------
    def current_player(self) -> int:
        if self.span:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.put().position.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor < 0 else actor

    def is_terminal(self) -> bool:
        return not self.span and self.put().position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self.span) for outcome in range(self.span)]

    def returns(self) -> list[float]:
        """What everybody was given from the beginning on; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.desk.one.players
        one = self.put()
        one.judge_all(self.first)
        return [float(reward) for reward in one.rewards[: one.players]]

    def __str__(self) -> str:
        if self.span:
            return f"chance: one of {self.span}"
        return f"{self.put().position!r} {hashlib.sha256(self.now.tobytes()).hexdigest()[:12]}"

    def _legal_actions(self, player: int) -> list[int]:
        codes: list[int] = sorted(self.put().position.moves.tolist())
        return codes

    def _apply_action(self, action: int) -> None:
        if self.span:
            self._go_on([*self.tape, (self.span, action)])
            return
        one = self.put()
        code, actor = one.check(action), one.position.actor
        view = one.game.secrecy.view(one.position.state, actor, over=False)
        told = self.recalls[actor] + view.tobytes() + code.to_bytes(2, "big")
        self.recalls[actor] = hashlib.sha256(told).digest()
        self._decide(code)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"chance {action}"
        one = self.put()
        return one.game.actions.notation(action, one.position.scene(one.edition))

    def resample_from_infostate(self, player: int, rng: Any) -> OpenSpielState:
        """A state that the player can't tell from this one: all that the player can't know is dealt anew. OpenSpiel's
        ISMCTS asks for it."""
        other: OpenSpielState = self.clone()
        position = self.put().position
        kept = position.whim.copy()
        read(position.whim, CHANCE).seed = int(rng() * (1 << 63))
        position.state[:] = position.game.secrecy.view(position.state, player, position.over)
        position.game.boundary.deal(position.desk, position.parts, player)
        position.put(position.state)        # what may be done is listed anew
        position.whim[:] = kept
        other.now = self.desk.lies = position.desk.copy()
        return other

    # ---- inside ------------------------------------------------------------------------------------
    def put(self) -> OneGame:
        """The game as it stands here; in the midst of a decision, as it stood before."""
        return self.desk.put(self.now)

    def _decide(self, action: int | None) -> None:
        self.action = action
        self._go_on([])

    def _go_on(self, tape: list[tuple[int, int]]) -> None:
        """Tries the decision with the chance so far: it is done, or draws once more. A draw of one is none."""
        drawn = self.desk.run(self.now, self.action, tape)
        while len(drawn) > len(tape) and drawn[len(tape)][0] == 1:
            tape = drawn[: len(tape) + 1]
        self.tape = tape
        if len(drawn) > len(tape):
            self.span = drawn[len(tape)][0]
            return
        position = self.desk.one.position
        if self.action is None:
            self.first, self.set_up = position.scores()[:, 0], True
        self.now, self.span = position.desk.copy(), 0
        self.desk.lies = self.now


class Observer:
    """What a player is shown: the columns of all environments, or the whole view with what it recalls."""

    def __init__(self, desk: Desk, recall: bool) -> None:
        self.names, self.recall, one = desk.names, recall, desk.one
        self.tensor = np.zeros(one.game.state.itemsize if recall else one.columns, np.float32)
        self.dict = {"view" if recall else "observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        self.tensor[:] = self._shown(state, player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        shown = self._shown(state, player)
        if self.recall:
            return f"{player} {state.recalls[player].hex()} {shown.tobytes().hex()}"
        values = shown.tolist()
        return f"{player} " + " ".join(f"{self.names[n]}={values[n]}" for n in np.flatnonzero(shown).tolist())

    def _shown(self, state: OpenSpielState, player: int) -> Bytes:
        if not state.set_up:
            return np.zeros(len(self.tensor), np.uint8)
        one = state.put()
        if not self.recall:
            return one.seen(player)
        return one.game.secrecy.view(one.position.state, player, one.position.over)


def register() -> None:
    """Makes every game known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for game_id in game_ids():
        if f"sillage_{game_id}" not in known:
            header = find_game(game_id)
            made = type(f"OpenSpiel_{game_id}", (OpenSpielGame,), {"header": header})
            pyspiel.register_game(kind_of(header), made)


register()
