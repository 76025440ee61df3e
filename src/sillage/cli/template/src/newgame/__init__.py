"""New Game: the header, every fact that shared code may ask of this game."""

from newgame.edition import NewGameEdition
from newgame.layout import ENDINGS, PARTS, PHASES, STATE
from newgame.words import ACTIONS, EVENTS
from sillage.kernel.game import Game

GAME = Game(
    id="newgame",
    name="New Game",
    package="newgame",
    players=range(2, 5),
    phases=PHASES,
    endings=ENDINGS,
    options=(),
    has_chance=True,
    has_secrets=True,
    simultaneous=True,
    longest=80,         # decisions that no game exceeds
    most_moves=15,      # legal actions that no position exceeds
    rules_version=1,
    state=STATE,
    parts=PARTS,
    actions=ACTIONS,
    events=EVENTS,
    edition_model=NewGameEdition,
    colour="#5b6f3a",
)
