"""What HTTP answers look like, for the OpenAPI description and for the client's types (`describe.py`)."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from pydantic import BaseModel
from typing_extensions import TypedDict

from sillage.server.wire.asks import Beginning, ClockTerms, Mode, Pace
from sillage.server.wire.views import ActionData, EventData, ResultData, Text, ViewData

Status = Literal["open", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]


class ErrorBody(TypedDict):
    reason: str
    message: str
    clause: str | None
    text: NotRequired[Text]             # the reason, where it can be said in the client's language


class ErrorData(BaseModel):
    error: ErrorBody


class PersonData(BaseModel):
    id: str
    name: str
    kind: Literal["guest", "member", "bot"]
    keeper: bool = False                # may do what /admin offers


class KnownPerson(PersonData):
    """Somebody as whoever keeps the server sees them."""

    created: float
    seen: float | None
    banned: float | None                # since when
    muted: float | None
    tables: int


class LinkData(BaseModel):
    path: str                           # of a page of this server


class LoadData(BaseModel):
    """How the server is."""

    version: str
    started: float
    now: float
    memory: int                         # bytes
    rooms: int                          # tables in memory
    sockets: int
    moves: int                          # since it started
    people: dict[str, int]              # by kind
    tables: dict[str, int]              # by status
    database: str
    database_bytes: int
    disk_free: int | None               # bytes; unknown of a database elsewhere
    trouble: str | None                 # why nothing can be written


class PrivacyData(BaseModel):
    """How long this server keeps what, and whom to ask."""

    guests_days: int                    # 0: for good
    tables_days: int
    contact: str


class BotData(BaseModel):
    id: str
    name: str
    token: str | None = None            # shown once


class SeatData(TypedDict):
    seat: int
    kind: SeatKind
    name: str
    person: str | None
    level: str | None
    away: bool
    resigned: bool
    online: bool
    shown: bool
    away_from: int | None       # the decisions made when the bot took over
    takeover_in: float | None   # seconds until a bot plays for who is gone while others wait


class HostData(TypedDict):
    id: str
    name: str


class TableCard(TypedDict):
    id: str
    game: str
    edition: str
    options: dict[str, bool | int | str]
    mode: Mode
    public: bool
    status: Status
    clock: ClockTerms
    host: HostData
    created: float
    seats: list[SeatData]
    decision: int
    asked: list[int]
    spectators: int
    result: ResultData | None
    rematch: str | None
    rated: bool
    continued: int | None       # the decision of another game that it goes on from


class TableData(TableCard):
    you: list[int]
    host_is_you: bool
    code: str | None
    start: Beginning
    takeover: str | None
    pace: Pace
    hints: bool
    undo: bool
    commitment: str
    seeds: list[str]
    secret: str | None
    seq: int
    votes: list[int]


class HintMove(BaseModel):
    action: str
    code: int
    text: Text
    chance: float | None        # to win; unknown while the search is being compiled


class HintData(BaseModel):
    seq: int
    action: str
    code: int
    text: Text
    moves: list[HintMove]       # the best first


class MomentData(TypedDict):
    """One decision, and everybody's chance to win around it; those that are told about have texts."""

    number: int
    seat: int
    code: int
    action: str
    choice: bool
    before: list[float]
    expected: list[float]
    after: list[float]
    played: float
    best: float
    best_code: int
    best_action: str
    loss: float
    skill: list[float]
    luck: list[float]
    swing: float
    text: NotRequired[Text]
    best_text: NotRequired[Text]


class ShareData(TypedDict):
    """Where a side's chance at the end came from."""

    start: float
    own: float
    others: float
    luck: float
    error: float
    end: float
    mistakes: int


class AnalysisResult(TypedDict):
    game: str
    seats: list[str]
    sims: int
    seed: int
    moments: list[MomentData]
    turning_points: list[int]
    shares: list[ShareData]


class AnalysisData(BaseModel):
    status: Literal["none", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    result: AnalysisResult | None = None


class RatingData(BaseModel):
    game: str
    name: str
    rating: int
    error: int
    games: int


class RecordLine(BaseModel):
    name: str
    points: int
    margin: int
    at: float
    table: str | None


class GameRecords(BaseModel):
    played: int
    points: list[RecordLine]
    widest: list[RecordLine]
    narrowest: list[RecordLine]


class ReplayData(TypedDict):
    decision: int
    last: int
    seat: int | None
    view: ViewData
    events: list[EventData]
    action: ActionData | None


class ChatLine(TypedDict):
    n: int
    at: float
    seat: int | None
    name: str
    text: str


class GameStats(BaseModel):
    game: str
    opponents: str
    played: int
    won: int
    shared: int
    points_mean: float
    best: int


class Stats(BaseModel):
    games: list[GameStats]


class OptionData(BaseModel):
    id: str
    values: list[bool | int | str]
    default: bool | int | str


class PiecesData(BaseModel):
    name: str
    status: Literal["printed", "reconstructed"]
    source: str


class EditionCard(BaseModel):
    id: str
    game: str
    name: str
    about: str
    reconstructed: list[str]
    tables: list[PiecesData]


class Title(BaseModel):
    name: str
    about: str


class TempoData(BaseModel):
    """Beats: at a table with this option on, who may `wait` has so many seconds, then it is played."""

    option: str
    wait: str
    seconds: float
    lag: float                          # a beat is held open so long, at most, for a slow line or a bot


class GameCard(BaseModel):
    id: str
    name: str
    titles: dict[str, Title]            # by language, for pages that have not loaded the game's texts
    players: list[int]
    options: list[OptionData]
    phases: list[str]
    endings: list[str]
    has_secrets: bool
    simultaneous: bool
    editions: list[EditionCard]
    colour: str                         # its accent on shared pages
    cover: str | None                   # where its picture is, SVG
    tempo: TempoData | None
    automata: dict[int, list[str]]      # by number of players, the sides that score though nobody sits there
    texts: list[str]                    # the languages that it has its own texts in
    rules: list[str]                    # and a rules page


ANSWERS = (
    PersonData, KnownPerson, LinkData, LoadData, PrivacyData, BotData, ErrorData,
    TableCard, TableData, GameCard, EditionCard, HintData, AnalysisData, ReplayData,
    ChatLine, Stats, RatingData, GameRecords,
)
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorData} for status in (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503)
}
