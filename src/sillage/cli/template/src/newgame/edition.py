"""New Game: the schema of an edition, and its compilation to the parts of the rules."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from newgame.layout import CARDS, PARTS
from sillage.kernel.edition import Edition, Sourced
from sillage.kernel.records import Bytes, blank, read


class Cards(Sourced):
    count: int = Field(ge=3, le=CARDS)


class NewGameEdition(Edition):
    """The pieces of New Game."""

    game_id: ClassVar[str] = "newgame"

    cards: Cards

    def compile(self) -> Bytes:
        buffer = blank(PARTS)
        parts = read(buffer, PARTS)
        parts.cards = self.cards.count
        return buffer
