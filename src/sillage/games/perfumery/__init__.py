"""Perfumery, a game by Totsuca Chuo (Tactical Games, 2020): the header."""

from sillage.games.perfumery.edition import PerfumeryEdition
from sillage.games.perfumery.layout import ENDINGS, NOTEPAD, PARTS, PHASES, RIVALS, STATE, USUAL
from sillage.games.perfumery.words import ACTIONS, EVENTS
from sillage.kernel.game import Game, Option

GAME = Game(
    id="perfumery",
    name="Perfumery",
    players=range(1, 5),
    phases=PHASES,
    endings=ENDINGS,
    options=(Option("rival", RIVALS, RIVALS[USUAL], later=True),),      # PE-Z2; alone only
    has_chance=True,
    has_secrets=True,
    simultaneous=True,
    longest=30_000,
    most_moves=84,
    rules_version=1,
    state=STATE,
    parts=PARTS,
    actions=ACTIONS,
    events=EVENTS,
    edition_model=PerfumeryEdition,
    notepad=NOTEPAD,
    automata={1: ("rival",)},           # PE-Z1
    levels={"novice": {"whim": 0.25}, "apprentice": {"whim": 0.1}, "nose": {"sims": 1000}},
    colour="#8a5a2b",
)
