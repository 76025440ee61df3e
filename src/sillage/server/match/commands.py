"""What people say to a table. A command is one object from the socket (or HTTP, or another server) to the match,
and says itself how it is carried out there.

A `Message` is what may come over the play socket, a `Command` what a table does for people.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, field_validator

from sillage.server.match import seating
from sillage.server.match.log import Entry
from sillage.server.match.match import Match, said
from sillage.server.wire.asks import Pace, SeatNumber, no_nul
from sillage.server.wire.plain import plain_line

Key = Annotated[str, Field(min_length=1, max_length=64)]
_INT = Annotated[int, Field(ge=-(2**31), lt=2**31)]


@dataclass(frozen=True)
class Who:
    """A person, as a table needs to know one."""

    id: str
    name: str


@dataclass(frozen=True)
class By:
    """Who says a command, when, and how slow their line is."""

    who: Who
    now: float
    lag: float = 0


class Said(BaseModel):
    """Anything that is said; its answer carries the same key."""

    model_config = ConfigDict(extra="forbid", strict=True)
    key: Key | None = None
    _no_nul = field_validator("*")(no_nul)


class Doing(Said):
    """What changes a match: it returns the entries to be stored, or refuses without having changed anything."""

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        raise NotImplementedError


# ---- while it is played ----------------------------------------------------------------------------
class Play(Doing):
    type: Literal["play"] = "play"
    seq: _INT
    action: Annotated[str, Field(max_length=200)] | _INT
    key: Key
    seat: SeatNumber | None = None

    @property
    def said(self) -> str:
        return said(self.seq, self.action)

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        return match.play(by.who.id, self.seat, self.seq, self.action, self.key, by.now, by.lag)


class Undo(Doing):
    type: Literal["undo"] = "undo"
    seat: SeatNumber | None = None

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        return match.undo(by.who.id, self.seat, by.now)


class Auto(Doing):
    type: Literal["auto"] = "auto"
    seat: SeatNumber | None = None

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        return match.fill(by.who.id, self.seat, by.now)


class Resign(Doing):
    type: Literal["resign"] = "resign"
    seat: SeatNumber | None = None

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        return seating.resign(match, by.who.id, by.now, self.seat)


class Abort(Doing):
    type: Literal["abort"] = "abort"
    vote: bool

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        return seating.vote(match, by.who.id, self.vote, by.now)


class Away(Doing):
    type: Literal["away"] = "away"

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        return seating.set_away(match, by.who.id, True, by.now)


class Back(Doing):
    type: Literal["back"] = "back"

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        return seating.set_away(match, by.who.id, False, by.now)


class Show(Doing):
    type: Literal["show"] = "show"
    on: bool

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        return seating.show(match, by.who.id, self.on)


class Ready(Doing):
    """I am here, and the beats may begin."""

    type: Literal["ready"] = "ready"

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        return seating.be_ready(match, by.who.id, by.now)


class SetPace(Doing):
    """How long bots let one look before they move; the host says it."""

    type: Literal["pace"] = "pace"
    pace: Pace

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        return seating.set_pace(match, by.who.id, self.pace)


# ---- before and after it, by HTTP ------------------------------------------------------------------
class Join(Doing):
    type: Literal["join"] = "join"
    seat: SeatNumber | None = None
    code: str | None = None
    seed: str = ""

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        return seating.join(match, by.who.id, by.who.name, self.seat, self.code, self.seed, by.now)


class Leave(Doing):
    """Before the start the seat is free again; later a bot takes over."""

    type: Literal["leave"] = "leave"

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        if match.status == "open":
            return seating.stand_up(match, by.who.id)
        return seating.set_away(match, by.who.id, True, by.now)


class Start(Doing):
    type: Literal["start"] = "start"

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        return seating.start(match, by.who.id, by.now)


class SetSeat(Doing):
    type: Literal["seats"] = "seats"
    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: str | None = None

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        return seating.set_seat(match, by.who.id, self.seat, self.kind, self.level)


class SetSeed(Doing):
    type: Literal["seed"] = "seed"
    seed: str

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        return seating.set_seed(match, by.who.id, self.seed)


class Rematch(Doing):
    """The table of the next game: that of the first who asked."""

    type: Literal["rematch"] = "rematch"
    id: str

    def carry_out(self, match: Match, by: By) -> list[Entry]:
        match.rematch = match.rematch or self.id
        return []


# ---- what changes no match -------------------------------------------------------------------------
class Chat(Said):
    """A line for everybody at the table."""

    type: Literal["chat"] = "chat"
    text: Annotated[str, Field(min_length=1, max_length=2000), AfterValidator(plain_line)]


class Sit(Said):
    """Who of a hot-seat table sits at this screen now."""

    type: Literal["sit"] = "sit"
    seat: SeatNumber | None


class Whole(Said):
    """A patch was lost: the whole state is wanted."""

    type: Literal["whole"] = "whole"


class Pong(Said):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"
    t: _INT


_SaidAtTheTable = Play | Undo | Auto | Chat | Resign | Abort | Away | Back | Show | Ready | SetPace
Message = Annotated[_SaidAtTheTable | Sit | Whole | Pong, Field(discriminator="type")]
MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)
Command = _SaidAtTheTable | Join | Leave | Start | SetSeat | SetSeed | Rematch
_COMMAND: TypeAdapter[Command] = TypeAdapter(Annotated[Command, Field(discriminator="type")])


def command_data(command: Command) -> dict[str, Any]:
    """A command as one server tells it another."""
    return command.model_dump(mode="json")


def read_command(data: dict[str, Any]) -> Command:
    """The command that another server told."""
    return _COMMAND.validate_python(data)
