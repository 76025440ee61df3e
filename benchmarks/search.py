"""How many whole simulated games a second a search plays on one core, beside a peer, in one run.

    python benchmarks/search.py [GAME ...] [--write]

A simulation is what the bots of Sillage do: all that the seat can't know dealt anew, fresh dice, every seat playing on
to the end of the game, the result added to the tree; at random, as the peer does, and by the game's own policy, as
the bots do. It starts at the first decision of a game, where playouts are longest. The peer is OpenSpiel's
information-set search in C++ (ISMCTSBot with random rollouts, one a simulation) on gin rummy, at its first decision
after the deal. Time is processor time; every figure is the best of several runs. `--write` keeps the table in
benchmarks/results.md.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from sections import keep_section
from sillage.bots.search import Race
from sillage.kernel.edition import load_edition
from sillage.kernel.found import game_ids
from sillage.kernel.game import find_game
from sillage.kernel.play import GREEDY, RANDOM
from sillage.table.position import Position
from sillage.table.seat import SeatView
from speed import best, machine

SIMS = 2000


def open_spiel() -> float:
    """Simulations a second of OpenSpiel's ISMCTS on gin rummy."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    rng = np.random.default_rng(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
    bot = pyspiel.ISMCTSBot(seed=1, evaluator=pyspiel.RandomRolloutEvaluator(1, 1), uct_c=2.0, max_simulations=SIMS)
    start = time.process_time()
    bot.step(state)
    return SIMS / (time.process_time() - start)


def opening(name: str, players: int) -> SeatView:
    """What the first seat with a choice sees."""
    game, parts = find_game(name), load_edition(name).compile()
    position = Position.start(game, parts, players, seed=1)
    while position.count == 1:
        position.play(int(position.moves[0]))
    seat = position.actor
    seen = game.secrecy.view(position.state, seat, over=False)
    return SeatView(game, parts, seat, seen, tuple(position.moves.tolist()), 0)


def ours(view: SeatView, policy: int) -> float:
    """Simulations a second of a race over all moves of a view, with all that a bot does around it."""
    race = Race(view, 1, SIMS, None, policy)
    start = time.process_time()
    race.run()
    return race.done / (time.process_time() - start)


def main() -> None:
    names = [arg for arg in sys.argv[1:] if not arg.startswith("-")] or game_ids()
    peer = best(open_spiel)
    lines = [machine(), "", "| what | simulations a second | × OpenSpiel |", "|---|---:|---:|"]
    lines.append(f"| OpenSpiel ISMCTS (C++), gin rummy, random rollouts | {peer:,.0f} | 1.0 |")
    print("\n".join(lines), flush=True)
    for name in names:
        for players in find_game(name).players:
            view = opening(name, players)
            for policy, rollouts in ((RANDOM, "random rollouts"), (GREEDY, "rollouts by the policy")):
                ours(view, policy)
                rate = best(lambda v=view, p=policy: ours(v, p))
                lines.append(f"| {name}, {players} players, {rollouts} | {rate:,.0f} | {rate / peer:,.1f} |")
                print(lines[-1], flush=True)
    if "--write" in sys.argv:
        made = "Made by `python benchmarks/search.py --write`: one core, processor time, the best of three runs."
        keep_section("Search", [made, "", *lines])


if __name__ == "__main__":
    main()
