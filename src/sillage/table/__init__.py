"""One game being played: seats, turn, record, replay, undo."""

from sillage.table.actions import Action, LegalActions
from sillage.table.decision import Decision, Dice, Result, seeded_dice
from sillage.table.position import Position
from sillage.table.seat import Pilot, SeatView
from sillage.table.table import Table

__all__ = [
    "Action", "Decision", "Dice", "LegalActions", "Pilot", "Position", "Result", "SeatView", "Table", "seeded_dice",
]
