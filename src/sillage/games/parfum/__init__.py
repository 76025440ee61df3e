"""Parfum, a game by Marcel Süßelbeck and Marco Ruskowski (Queen Games, 2015): the header."""

from sillage.games.parfum.edition import ParfumEdition
from sillage.games.parfum.layout import ENDINGS, PARTS, PHASES, STATE
from sillage.games.parfum.words import ACTIONS, EVENTS
from sillage.kernel.game import Game, Option

GAME = Game(
    id="parfum",
    name="Parfum",
    players=range(2, 5),
    phases=PHASES,
    endings=ENDINGS,
    options=(Option("first_game", (False, True), False),),
    has_chance=True,
    has_secrets=True,
    simultaneous=False,
    longest=60_000,
    most_moves=320,
    rules_version=1,
    state=STATE,
    parts=PARTS,
    actions=ACTIONS,
    events=EVENTS,
    edition_model=ParfumEdition,
    levels={"novice": {"whim": 0.4}, "apprentice": {"whim": 0.2}, "nose": {"sims": 5000}},
    colour="#7a3b69",
)
