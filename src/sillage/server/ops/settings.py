"""What can be set about a server: where it keeps its tables, whom it trusts, what it limits."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path

from sillage.errors import SetupError


@dataclass(frozen=True)
class Limits:
    """Each may be set in the environment: SILLAGE_LIMIT_CHAT_LENGTH=500."""

    body: int = 64_000              # bytes of an HTTP request
    record: int = 2_000_000         # bytes of a record that is brought from elsewhere
    message: int = 4_096            # bytes of a socket message
    messages_a_second: int = 20
    messages_at_once: int = 40
    chat_length: int = 300
    chats_at_once: int = 5
    chat_seconds: int = 10
    hosted: int = 20                # unfinished tables a person hosts
    seats: int = 50                 # unfinished tables a person sits at
    sockets: int = 8                # of a person at a table
    bots: int = 10
    editions: int = 20
    connections_at_once: int = 60   # new sockets of a person, and then
    connections_a_minute: int = 60
    address_factor: int = 20        # an address may have so many times what a person may: a club sits behind one
    patience: int = 30              # seconds for the next part of a request that was begun
    uploads_at_once: int = 20       # editions and records of a person, and then
    uploads_a_minute: int = 6       # (an address may have three times that)
    uploads_waiting: int = 8        # of all people together
    guests_a_minute: int = 60       # new guests from one address
    logins_a_minute: int = 10       # attempts at one name
    backlog: int = 256              # messages that wait for a slow client
    thinking: int = 3               # seconds until a bot is late and plays as a quicker level,
    thinking_turns: int = 60        # and where people have hours
    grace: int = 60                 # seconds until who is gone from a live table is taken over
    idle: int = 300                 # seconds until a table that nobody looks at leaves the memory
    idle_over: int = 10             # the same of a finished one
    kept_over: int = 8              # finished tables in memory that nobody looks at
    password_memory: int = 65_536   # kilobytes that hashing a password takes: guessing is dear

    @classmethod
    def from_environment(cls) -> Limits:
        return cls(**_numbers(cls, "SILLAGE_LIMIT_"))


@dataclass(frozen=True)
class Keeping:
    """How many days something is kept; 0 is for good. Each may be set in the environment: SILLAGE_KEEP_TABLES=365."""

    guests: int = 400               # since they were last seen: their cookie is void after a year
    tables: int = 0                 # since anything happened there

    @classmethod
    def from_environment(cls) -> Keeping:
        return cls(**_numbers(cls, "SILLAGE_KEEP_"))


def _numbers(kind: type[Limits] | type[Keeping], prefix: str) -> dict[str, int]:
    """What of these is set in the environment."""
    found = {}
    for item in fields(kind):
        name = prefix + item.name.upper()
        text = os.environ.get(name)
        if text is None:
            continue
        if not text.isdecimal():
            raise SetupError(f"{name} is {text!r}; expected a whole number")
        found[item.name] = int(text)
    return found


@dataclass(frozen=True)
class Settings:
    db: str
    origins: tuple[str, ...] = ()           # besides the server's own
    secure: bool = False                    # HTTPS only: cookies, and browsers are told so (HSTS)
    limits: Limits = field(default_factory=Limits)
    keeping: Keeping = field(default_factory=Keeping)
    # Who runs this server, for the privacy page; and what lets a monitor elsewhere read /metrics.
    contact: str = field(default_factory=lambda: os.environ.get("SILLAGE_CONTACT", ""))
    metrics_token: str = field(default_factory=lambda: os.environ.get("SILLAGE_METRICS_TOKEN", ""))
    static: Path = Path(__file__).resolve().parent.parent / "static"
    # Games are compiled before anybody asks for them; SILLAGE_AHEAD=0 waits until somebody does.
    ahead: bool = field(default_factory=lambda: os.environ.get("SILLAGE_AHEAD") != "0")
    # Bots that search and analyses; SILLAGE_SEARCH=0 is for a small machine: such bots play as a quicker level.
    search: bool = field(default_factory=lambda: os.environ.get("SILLAGE_SEARCH") != "0")


def default_db() -> str:
    """SQLite in the user's data folder."""
    from platformdirs import user_data_path

    folder = user_data_path("sillage")
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"
