"""What people say to a table, as plain data: from a socket, from HTTP, or from another server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from sillage.server.match import seating
from sillage.server.match.match import Match
from sillage.server.match.resume import Entry

Key = Annotated[str, Field(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
_INT = Annotated[int, Field(ge=-(2**31), lt=2**31)]


@dataclass(frozen=True)
class Who:
    """A person, as a table needs to know one."""

    id: str
    name: str


class Said(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    key: Key | None = None


class Play(Said):
    type: Literal["play"]
    seq: _INT
    action: Annotated[str, Field(max_length=200)] | _INT
    key: Key
    seat: SeatNumber | None = None


class Undo(Said):
    type: Literal["undo"]
    seat: SeatNumber | None = None


class Auto(Said):
    type: Literal["auto"]
    seat: SeatNumber | None = None


class Sit(Said):
    type: Literal["sit"]
    seat: SeatNumber | None


class Chat(Said):
    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=2000)]


class Resign(Said):
    type: Literal["resign"]
    seat: SeatNumber | None = None


class Abort(Said):
    type: Literal["abort"]
    vote: bool


class Away(Said):
    type: Literal["away", "back"]


class Show(Said):
    type: Literal["show"]
    on: bool


class Pong(Said):
    type: Literal["pong"]
    t: _INT


Message = Annotated[Play | Undo | Auto | Sit | Chat | Resign | Abort | Away | Show | Pong, Field(discriminator="type")]
MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)


def carry_out(match: Match, who: Who, command: Mapping[str, Any], now: float, lag: float) -> list[Entry]:
    """Does at a table what a person said; refuses without having changed anything."""
    kind, seat = command["type"], command.get("seat")
    if kind == "play":
        return match.play(who.id, seat, command["seq"], command["action"], command["key"], now, lag)
    if kind == "undo":
        return match.undo(who.id, seat, now)
    if kind == "auto":
        return match.fill(who.id, seat, now)
    if kind == "join":
        return seating.join(match, who.id, who.name, seat, command["code"], command["seed"], now)
    if kind == "leave":
        return seating.stand_up(match, who.id) if match.status == "open" else seating.set_away(match, who.id, True, now)
    if kind == "start":
        return seating.start(match, who.id, now)
    if kind == "seats":
        return seating.set_seat(match, who.id, command["seat"], command["kind"], command["level"])
    if kind == "seed":
        return seating.set_seed(match, who.id, command["seed"])
    if kind == "resign":
        return seating.resign(match, who.id, now, seat)
    if kind == "abort":
        return seating.vote(match, who.id, command["vote"], now)
    if kind in ("away", "back"):
        return seating.set_away(match, who.id, kind == "away", now)
    if kind == "show":
        return seating.show(match, who.id, command["on"])
    if kind == "rematch":
        match.rematch = match.rematch or command["id"]
        return []
    raise ValueError(f"no command {kind!r}")
