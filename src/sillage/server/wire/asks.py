"""What people ask for, by HTTP: the bodies of requests, each checked before anything is done with it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, field_validator

from sillage.bots import LEVELS
from sillage.server.wire.plain import good_password, plain_name

NAME_LENGTH = 24


def clean_seed(seed: str) -> str:
    """A seed as it is used: without the separator, so that no two lists of seeds read alike."""
    return seed.replace("/", "-")


def _known_level(level: str) -> str:
    if level not in LEVELS:
        raise ValueError(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
    return level


def _plain_seed(seed: str) -> str:
    if not seed.isprintable():
        raise ValueError("expected a seed of printable characters")
    return clean_seed(seed)


PersonName = Annotated[str, Field(min_length=1, max_length=NAME_LENGTH), AfterValidator(plain_name)]
Password = Annotated[str, Field(min_length=8, max_length=200), AfterValidator(good_password)]
Level = Annotated[str, Field(max_length=24), AfterValidator(_known_level)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Seed = Annotated[str, Field(max_length=64), AfterValidator(_plain_seed)]


Mode = Literal["live", "turns", "hot-seat"]
Beginning = Literal["auto", "host"]
Pace = Literal["calm", "human", "instant"]      # how long bots let one look before they move


def no_nul(value: object) -> object:
    """Texts are kept in databases, some of which have no NUL."""
    if isinstance(value, str) and "\0" in value:
        raise ValueError("expected a text without NUL characters")
    return value


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")
    _no_nul = field_validator("*")(no_nul)


class NoClock(Strict):
    kind: Literal["none"] = "none"


class MoveClock(Strict):
    kind: Literal["move"]
    seconds: int = Field(ge=2, le=30 * 86_400)


class GameClock(Strict):
    kind: Literal["game"]
    seconds: int = Field(ge=5, le=30 * 86_400)
    increment: int = Field(default=0, ge=0, le=3_600)


ClockTerms = NoClock | MoveClock | GameClock
CLOCK_TERMS: TypeAdapter[ClockTerms] = TypeAdapter(ClockTerms)


class NewSeat(Strict):
    kind: Literal["me", "open", "bot"]
    name: PersonName | None = None
    level: Level | None = None


class NewTable(Strict):
    """What a table is to be."""

    game: str = Field(max_length=40)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=20)
    edition: str | None = Field(default=None, max_length=64)
    seats: list[NewSeat] = Field(min_length=1, max_length=8)
    mode: Mode = "live"
    public: bool = True
    start: Beginning = "auto"
    clock: Annotated[ClockTerms, Field(discriminator="kind")] = Field(default_factory=NoClock)
    takeover: Level | None = "greedy"
    pace: Pace = "human"
    hints: bool = True
    undo: bool = True
    rated: bool = False


class Join(Strict):
    seat: SeatNumber | None = None
    code: str | None = None
    seed: Seed = ""


class SetSeat(Strict):
    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Level | None = None


class SetSeed(Strict):
    seed: Seed = ""


class GoOn(Strict):
    """From which decision, in whose seat, against whom."""

    decision: int = Field(ge=0, le=100_000)
    seat: SeatNumber = 0
    level: Level = "perfumer"
    code: str | None = Field(default=None, max_length=64)
    pace: Pace = "human"


class NewPerson(Strict):
    name: PersonName | None = None


class Rename(Strict):
    name: PersonName


class Claim(Strict):
    name: PersonName | None = None
    password: Password


class Login(Strict):
    name: str = Field(max_length=64)
    password: str = Field(max_length=200)


class NewPassword(Strict):
    old: str = Field(max_length=200)
    new: Password


class Farewell(Strict):
    """Who leaves for good; a member says it with the password."""

    password: str = Field(default="", max_length=200)


class Reset(Strict):
    """Another password, by a link that whoever keeps the server gave."""

    token: str = Field(min_length=1, max_length=64)
    password: Password


class Standing(Strict):
    """What whoever keeps the server lets somebody do."""

    banned: bool | None = None
    muted: bool | None = None
