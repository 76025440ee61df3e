"""New Game: the action table and the kinds of events. Records hold their numbers: add new ones at the end."""

from __future__ import annotations

from newgame.layout import CARDS, CHOOSE, ENDINGS
from sillage.kernel.words import ActionTable, EventTable, Name, Number

CARD = Number("card", CARDS, first=1)
WORTH = Number("worth", CARDS + 1)

ACTIONS = ActionTable("newgame")
PLAY = ACTIONS.add("play", CARD, phases=(CHOOSE,), clause="NG-2")

EVENTS = EventTable()
APPEARED = EVENTS.add("appeared", "a flower worth {worth} appeared", WORTH)
SHOWED = EVENTS.add("showed", "seat {seat} showed card {card}", CARD)
TOOK = EVENTS.add("took", "seat {seat} took the flower worth {worth}", WORTH)
WILTED = EVENTS.add("wilted", "the flower worth {worth} wilted", WORTH)
ENDED = EVENTS.add("ended", "the game ended: {ending}", Name("ending", ENDINGS, "newgame-ending"))
