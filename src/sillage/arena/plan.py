"""What a tournament plays: entrants, line-ups, and every line-up in all its seatings on the same deals
(*duplicate* play)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any

from sillage.arena.match import Entrant, Job
from sillage.bots import LEVELS, searches, sims_of
from sillage.errors import SetupError
from sillage.kernel.edition import load_edition
from sillage.kernel.game import find_game


@dataclass(frozen=True)
class Plan:
    """A tournament, as its folder keeps it."""

    game: str
    edition: str                    # the pieces, as JSON
    options: Mapping[str, Any]
    bots: tuple[str, ...]           # such as nose, or nose*4 with four times its simulations
    players: tuple[int, ...]
    games: int                      # of each line-up, rounded up to whole rotations
    seed: int
    sims: int | None
    seconds: float | None
    ladder: bool                    # each bot only against the next one: alone among seats of it

    @classmethod
    def make(
        cls, game_id: str, bots: Sequence[str], players: Sequence[int], games: int, *, edition: str | None = None,
        options: Mapping[str, Any] | None = None, seed: int = 1, sims: int | None = None,
        seconds: float | None = None, ladder: bool = False,
    ) -> Plan:
        game = find_game(game_id)
        for count in players:
            game.option_values(count, options)
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise SetupError("a tournament needs two bots or more, each named once")
        pieces = json.dumps(load_edition(game_id, edition).data(), sort_keys=True)
        plan = cls(
            game_id, pieces, dict(options or {}), tuple(bots), tuple(players), games, seed, sims, seconds, ladder
        )
        plan.entrants()
        return plan

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Plan:
        return cls(**{**data, "bots": tuple(data["bots"]), "players": tuple(data["players"])})

    def entrants(self) -> list[Entrant]:
        return [entrant(name, self.game, self.sims, self.seconds) for name in self.bots]

    def lineups(self, players: int) -> list[tuple[Entrant, ...]]:
        """Who meets whom: in a ladder each with the next one, else all with all (seats to spare: in turn)."""
        entrants = self.entrants()
        if self.ladder:
            return [(one, *[below] * (players - 1)) for one, below in pairwise(entrants)]
        if len(entrants) >= players:
            return list(combinations(entrants, players))
        return [tuple(entrants[seat % len(entrants)] for seat in range(players))]

    def jobs(self) -> Iterator[Job]:
        """Every job, deal by deal, so that whatever is done early covers all line-ups evenly."""
        most = max(-(-self.games // players) for players in self.players)
        for deal in range(most):
            for players in self.players:
                if deal * players < self.games:
                    yield from self._deal(players, deal)

    def _deal(self, players: int, deal: int) -> Iterator[Job]:
        for lineup in self.lineups(players):
            name = "+".join(entrant.name for entrant in lineup)
            for rotation in range(players):
                seats = lineup[-rotation:] + lineup[:-rotation] if rotation else lineup
                yield Job(self.game, self.edition, self.options, seats, name, deal, rotation, self.seed)


def entrant(name: str, game_id: str, sims: int | None, seconds: float | None) -> Entrant:
    """A bot as the command names it: a level, or a level with a multiple of its budget."""
    level, _, times = name.partition("*")
    if level not in LEVELS:
        raise SetupError(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
    if not searches(level):
        if times:
            raise SetupError(f"{name}: only {', '.join(filter(searches, LEVELS))} have a budget to multiply")
        return Entrant(name, level)
    try:
        factor = float(times or 1)
    except ValueError:
        raise SetupError(f"{name}: {times!r} is no number; expected a multiple such as {level}*4") from None
    if seconds is not None:
        return Entrant(name, level, seconds=seconds * factor)
    return Entrant(name, level, sims=max(1, round((sims or sims_of(level, game_id)) * factor)))
