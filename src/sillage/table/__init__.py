"""One game being played: seats, turn, record, replay, undo."""

from sillage.table.actions import Action, LegalActions
from sillage.table.position import Position
from sillage.table.seat import Pilot, SeatView
from sillage.table.table import Decision, Result, Table

__all__ = ["Action", "Decision", "LegalActions", "Pilot", "Position", "Result", "SeatView", "Table"]
