"""Bots that search: they think on what their seat knows, by time or by a number of simulations."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from sillage.bots.tree import NODE, TREE, thinker
from sillage.kernel.records import blank
from sillage.table.seat import SeatView

CHUNK = 64              # simulations between two looks at the clock
EXPLORE = 0.4
_SEED = 0xFFFF_FFFF_FFFF_FFFF


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one action."""

    action: int
    visits: int
    result: float       # expected result for the seat, 0 to 1: mostly the chance to win


class SearchBot:
    """Plays the action its search visited most. The same seed and simulations give the same move."""

    def __init__(self, name: str, sims: int | None = None, seconds: float | None = None, seed: int = 0) -> None:
        if (sims is None) == (seconds is None):
            raise ValueError("a search needs a number of simulations or a time, not both")
        self.name, self.sims, self.seconds, self.seed = name, sims, seconds, seed

    def choose(self, view: SeatView) -> int:
        if len(view.moves) == 1:
            return view.moves[0]
        return self.think(view)[0].action

    def think(self, view: SeatView) -> list[Thought]:
        """Every action it tried, the best first."""
        most = self.sims or 1_000_000
        nodes = np.zeros(min(most * 2 + 1024, 400_000), dtype=NODE)
        pool = nodes.view(np.uint8)
        tree, desk = blank(TREE), blank(view.game.boundary.desk)
        think = thinker(view.game)
        seed = (self.seed * 1_000_003 + view.decision * 8 + view.seat) * 0x9E3779B97F4A7C15 & _SEED
        done, start = 0, time.perf_counter()
        while done < most and (self.seconds is None or time.perf_counter() - start < self.seconds):
            sims = min(CHUNK, most - done)
            think(tree, pool, desk, view.parts, view.state, view.seat, np.uint64(seed), done, sims, EXPLORE)
            done += sims
        return self._thoughts(nodes, view)

    def _thoughts(self, nodes: np.ndarray[tuple[int], np.dtype[np.void]], view: SeatView) -> list[Thought]:
        thoughts = []
        child = int(nodes[0]["child"])
        while child:
            node = nodes[child]
            visits = int(node["visits"])
            if int(node["action"]) in view.moves and visits:
                thoughts.append(Thought(int(node["action"]), visits, float(node["total"][view.seat]) / visits))
            child = int(node["sibling"])
        return sorted(thoughts, key=lambda t: (-t.visits, -t.result, t.action))



