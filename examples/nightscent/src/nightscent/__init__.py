"""Nightscent: the header, every fact that shared code may ask of this game."""

from nightscent.edition import NightscentEdition
from nightscent.layout import ENDINGS, PARTS, PHASES, STATE
from nightscent.words import ACTIONS, EVENTS
from sillage.kernel.game import Game, Option

GAME = Game(
    id="nightscent",
    name="Nightscent",
    package="nightscent",
    players=range(2, 5),
    phases=PHASES,
    endings=ENDINGS,
    options=(Option("short", (False, True), False),),
    has_chance=True,
    has_secrets=True,
    simultaneous=True,
    longest=100,        # 12 nights of 8 decisions
    most_moves=16,
    rules_version=1,
    state=STATE,
    parts=PARTS,
    actions=ACTIONS,
    events=EVENTS,
    edition_model=NightscentEdition,
    colour="#3b3f73",
)
