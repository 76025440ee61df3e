"""How a game ended, as data that needs no rules: it stays readable when the rules of the game have changed."""

from __future__ import annotations

import zlib
from dataclasses import asdict, dataclass

import orjson

from sillage.server.wire.messages import StateMessage
from sillage.server.wire.shapes import ReplayData


@dataclass(frozen=True)
class Keepsake:
    """What everybody could see in the end with the whole story of the game, and its record."""

    state: StateMessage
    record: str

    @classmethod
    def read(cls, data: bytes) -> Keepsake | None:
        """From what was stored; None where there was nothing to keep."""
        return cls(**orjson.loads(zlib.decompress(data))) if data else None

    def written(self) -> bytes:
        return zlib.compress(orjson.dumps(asdict(self)))

    def replay(self) -> ReplayData:
        """The table after the last decision, as a spectator saw it."""
        last = self.state["decision"]
        told = [event for event in self.state["events"] if event["n"] == last]
        return {"decision": last, "last": last, "seat": None, "view": self.state["view"], "events": told,
                "action": None}
