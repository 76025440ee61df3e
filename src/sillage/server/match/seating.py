"""Who sits where: joining and leaving before the game, coming and going while it is played."""

from __future__ import annotations

from sillage.server.match.log import Entry
from sillage.server.match.match import Match
from sillage.server.match.terms import Seat
from sillage.server.wire.asks import Pace
from sillage.server.wire.refusals import Refused
from sillage.server.wire.views import ResultData


def _must_be_open(match: Match) -> None:
    if match.status != "open":
        raise Refused("not-open", "the game has begun; seats can be changed only before the start")


def _must_host(match: Match, person: str) -> None:
    if person != match.host:
        raise Refused("not-host", f"only {match.terms.host_name}, who opened the table, may do that")


# ---- before the game -------------------------------------------------------------------------------
def join(
    match: Match, person: str, name: str, seat: int | None, code: str | None, seed: str, now: float
) -> list[Entry]:
    if match.terms.seats_of(person):
        raise Refused("seated", "you already sit at this table")
    _must_be_open(match)
    seats = match.terms.seats
    reserved = [i for i, s in enumerate(seats) if s.kind == "open" and s.person == person]
    if not match.public and not reserved and code != match.terms.code:
        raise Refused("not-found", "there is no such table, or the invitation code is wrong")
    free = reserved + [i for i, s in enumerate(seats) if s.kind == "open" and s.person is None]
    if seat is None and not free:
        raise Refused("taken", "no seat is free")
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise Refused("taken", f"seat {chosen} is not free; free are {free}")
    seats[chosen] = Seat("person", name, person, seed=seed)
    if match.terms.start == "auto" and all(s.kind != "open" for s in seats):
        return match.begin(now)
    return []


def set_seat(match: Match, person: str, seat: int, kind: str, level: str | None) -> list[Entry]:
    _must_be_open(match)
    _must_host(match, person)
    if not 0 <= seat < len(match.terms.seats):
        raise Refused("invalid", f"there is no seat {seat}; expected 0 to {len(match.terms.seats) - 1}")
    if match.terms.seats[seat].person == person and match.terms.seats[seat].kind == "person":
        raise Refused("seated", "that is your own seat; leave the table to give it up")
    match.terms.seats[seat] = Seat("open") if kind == "open" else Seat("bot", level=level or "greedy")
    return []


def set_seed(match: Match, person: str, seed: str) -> list[Entry]:
    _must_be_open(match)
    for seat in match.terms.seats_of(person) or [match.own_seat(person)]:
        match.terms.seats[seat].seed = seed
    return []


def stand_up(match: Match, person: str) -> list[Entry]:
    """Leaves before the game; the host's leaving closes the table."""
    _must_be_open(match)
    for seat in match.terms.seats_of(person) or [match.own_seat(person)]:
        match.terms.seats[seat] = Seat("open")
    if person == match.host:
        match.status, match.result = "over", {"ending": "closed"}
    return []


def start(match: Match, person: str, now: float) -> list[Entry]:
    _must_be_open(match)
    _must_host(match, person)
    free = [i for i, s in enumerate(match.terms.seats) if s.kind == "open"]
    if free:
        raise Refused("not-full", f"seats {free} are open; wait for people or give them to bots")
    return match.begin(now)


# ---- while it is played ----------------------------------------------------------------------------
def set_away(match: Match, person: str, away: bool, now: float) -> list[Entry]:
    match.playing()
    if away and match.terms.takeover is None:
        raise Refused("forbidden", "this table has no bot for who leaves; it waits for you")
    changed = [s for s in match.terms.seats_of(person) or [match.own_seat(person)] if _changes(match, s, away)]
    for seat in changed:
        match.terms.seats[seat].away = away
        match.terms.seats[seat].away_from = match.decision if away else None
    return [_seat_entry(match, seat, "away" if away else "back", now) for seat in changed]


def _seat_entry(match: Match, seat: int, what: str, now: float) -> Entry:
    entry = match.entry("seat", now, seat, data={"what": what})
    match.put_questions(None)
    match.count(now)
    return entry


def _changes(match: Match, seat: int, away: bool) -> bool:
    place = match.terms.seats[seat]
    return not place.resigned and place.away != away


def resign(match: Match, person: str, now: float, seat: int | None = None, why: str = "resigned") -> list[Entry]:
    match.playing()
    chosen = match.own_seat(person, seat)
    if match.terms.seats[chosen].resigned:
        raise Refused("not-asked", "you have resigned already; a bot plays on for you")
    match.terms.seats[chosen].resigned = True
    entries = [_seat_entry(match, chosen, why, now)]
    seats = match.terms.seats
    standing = [i for i, s in enumerate(seats) if not s.resigned]
    if len(standing) == 1 or not any(seats[i].kind == "person" for i in standing):
        entries.append(match.finish(_resigned_result(match, standing), now))
    return entries


def _resigned_result(match: Match, standing: list[int]) -> ResultData:
    """Who still stands has won; the points are those of the moment."""
    table = match.playing()
    points = [int(p) for p, _ in table.position.scores()[: len(table.seats)]]
    ranks = [1 if seat in standing else 1 + max(len(standing), 1) for seat in range(len(points))]
    return {"scores": points, "ranks": ranks, "winners": standing, "ending": "resigned"}


def vote(match: Match, person: str, wants: bool, now: float) -> list[Entry]:
    match.playing()
    mine = match.terms.seats_of(person) or [match.own_seat(person)]
    others = [s for s in match.terms.seats if s.kind == "person" and s.person != person]
    if wants and match.terms.rated and any(s.away and not s.resigned for s in others):
        raise Refused("forbidden", "a rated game is broken off only while everybody is there to agree")
    match.votes = sorted((set(match.votes) - set(mine)) | (set(mine) if wants else set()))
    needed = {i for i, s in enumerate(match.terms.seats) if s.kind == "person" and not s.by_bot}
    if wants and needed <= set(match.votes):
        return [match.finish({"ending": "aborted"}, now)]
    return []


def be_ready(match: Match, person: str, now: float) -> list[Entry]:
    """Once everybody has said it, the beats are counted in."""
    match.playing()
    for seat in match.terms.seats_of(person) or [match.own_seat(person)]:
        match.terms.seats[seat].ready = True
    match.count(now)
    return []


def set_pace(match: Match, person: str, pace: Pace) -> list[Entry]:
    _must_host(match, person)
    match.terms.pace = pace
    return []


def show(match: Match, person: str, on: bool) -> list[Entry]:
    for seat in match.terms.seats_of(person) or [match.own_seat(person)]:
        match.terms.seats[seat].shown = on
    return []
