"""PettingZoo: one seat after the other (`Turns`), or all that are asked at once (`Together`).

An illegal action is refused by an `IllegalAction` that names its clause; nothing is played, and the same seats are
asked again.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv

from sillage.envs.one import RENDER_MODES, OneGame, render_mode_of
from sillage.envs.refuse import refusal, whole
from sillage.envs.spaces import Actions, masked
from sillage.errors import IllegalAction
from sillage.kernel.edition import Edition
from sillage.kernel.records import Bytes
from sillage.table.drafts import Drafts

Seen = dict[str, Any]       # "observation" and "action_mask"


class _Zoo(EzPickle):
    """What both have: agents player_0, player_1 ... with the same spaces, and a game."""

    render_mode: str | None
    passes = 0      # actions beside the game's own

    def __init__(
        self, game: str, players: int = 2, edition: str | Path | Edition | None = None,
        options: Mapping[str, Any] | None = None, reward: str = "win", max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, edition, options, reward, max_cycles, render_mode)
        self.one = OneGame(game, players, edition, options, reward)
        self.render_mode, self.max_cycles = render_mode_of(render_mode), max_cycles
        self.metadata = {
            "name": f"{game}_v0", "render_modes": list(RENDER_MODES), "render_fps": 2,
            "is_parallelizable": self.one.game.simultaneous,
        }
        count = self.one.actions + self.passes
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: Actions(count) for agent in self.possible_agents}
        self.observation_spaces = {agent: masked(self.one.columns, count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Actions:
        return self.action_spaces[agent]

    def describe(self) -> list[tuple[str, str]]:
        """A name and a meaning for every column of the observation."""
        return self.one.describe()

    def state(self) -> Bytes:
        """The whole table, all secrets included, as bytes: for critics that may know everything."""
        return self.one.position.state.copy()

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class Turns(_Zoo, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One seat after the other: the agent is the actor. Seats that choose at the same time are asked in turn.

    With `max_cycles` the game is cut off (truncated) after so many decisions for each player."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game: the first of a seed, or the next one."""
        self.one.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Seen:
        seat = self.seats[agent]
        return {"observation": self.one.seen(seat), "action_mask": self.one.mask(seat)}

    def step(self, action: Any) -> None:
        """Plays an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.one.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.one.rewards.tolist(), strict=False))
        if self.one.position.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.one.decisions >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """The actor is asked. Once the game is over, all agents leave in order."""
        actor = self.one.position.actor
        over = actor < 0 or any(self.truncations.values())
        self.agent_selection = self.agents[0 if over else actor]
        self.action_spaces[self.agent_selection].legal = self.one.mask(actor)

    def render(self) -> Any:
        return self.one.render(self.render_mode, self.seats.get(self.agent_selection))


class Together(_Zoo, ParallelEnv):  # type: ignore[misc]
    """All seats that are asked at once: where the rules let several choose at the same time, each does so on its own,
    unseen by the others, and the rules take the choices when all are made. Elsewhere one seat is asked.

    An agent that is not asked has one action in its mask, the last of the space: it passes. Whatever it gives, also
    nothing or None, is not looked at. With `max_cycles` the game is cut off (truncated) after so many steps."""

    passes = 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begins a game: the first of a seed, or the next one."""
        self.one.begin(seed)
        self.drafts, self.steps = Drafts(self.one.position), 0
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    @property
    def asked(self) -> list[int]:
        """The seats that may act now."""
        position = self.one.position
        if position.over:
            return []
        if not self.drafts.together:
            return [position.actor]
        return [seat for seat in range(self.one.players) if self.drafts.waits_for(seat)]

    def step(self, actions: Mapping[str, Any]) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        """One action of every agent that is asked. Where one is illegal, none is played."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        self._take({seat: self._checked(seat, actions) for seat in self.asked})
        self.steps += 1
        self.one.judge()
        over = self.one.position.over
        late = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        agents, seen = self.agents, self._observations()
        rewards = dict(zip(agents, self.one.rewards.tolist(), strict=False))
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), {agent: {} for agent in agents}

    def _checked(self, seat: int, actions: Mapping[str, Any]) -> int:
        """The action of a seat that is asked."""
        agent, desk = self.possible_agents[seat], self.drafts.desk(seat)
        if agent not in actions:
            raise IllegalAction(f"{agent} is asked and gave no action; nothing was played")
        code = whole(actions[agent])
        if code is None or code not in desk.moves:
            one = self.one
            raise refusal(one.game, one.edition, one.parts, self.drafts.state(seat), actions[agent], agent)
        return code

    def _take(self, codes: Mapping[int, int]) -> None:
        position = self.one.position
        if not self.drafts.together:
            for code in codes.values():
                position.play(code)
            return
        for seat, code in codes.items():
            self.drafts.choose(seat, code)
        while choices := self.drafts.take():
            for code, _ in choices:
                position.play(code)

    def _observations(self) -> dict[str, Seen]:
        asked = self.asked
        return {agent: self._seen(agent, self.seats[agent], asked) for agent in self.agents}

    def _seen(self, agent: str, seat: int, asked: list[int]) -> Seen:
        mask = np.zeros(self.one.actions + self.passes, np.int8)
        if seat in asked:
            mask[self.drafts.desk(seat).moves] = 1
        else:
            mask[-1] = 1
        self.action_spaces[agent].legal = mask
        return {"observation": self.one.seen(seat, self.drafts.state(seat)), "action_mask": mask}

    def render(self) -> Any:
        asked = self.asked
        return self.one.render(self.render_mode, asked[0] if asked else None)
