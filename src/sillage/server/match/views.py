"""What is sent about a table. Every byte about the game passes through the closed view of a seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import cast

from sillage.server.match import hours
from sillage.server.match.match import Match
from sillage.server.match.patches import whole_state
from sillage.server.match.told import Desks
from sillage.server.wire.asks import ClockTerms
from sillage.server.wire.messages import StateMessage, Told
from sillage.server.wire.shapes import ReplayData, TableCard, TableData
from sillage.server.wire.views import ActionData, BeatData, ClocksData, LegalData, ViewData
from sillage.server.wire.words import action_text, legal_data


def card(match: Match, online: Collection[str] = (), spectators: int = 0) -> TableCard:
    """A table as the lobby shows it."""
    terms, (decision, asked) = match.terms, match.face
    return {
        "id": match.id,
        "game": terms.game,
        "edition": terms.edition_id,
        "options": terms.options,
        "mode": terms.mode,
        "public": match.public,
        "status": match.status,
        "clock": cast(ClockTerms, terms.clock),      # as it is stored
        "host": {"id": match.host, "name": terms.host_name},
        "created": match.created,
        "seats": [
            {
                "seat": i, "kind": s.kind, "name": s.name, "person": s.person, "level": s.level, "away": s.away,
                "resigned": s.resigned, "online": s.person in online, "shown": s.shown, "away_from": s.away_from,
                "takeover_in": None,
            }
            for i, s in enumerate(terms.seats)
        ],
        "decision": decision,
        "asked": asked,
        "spectators": spectators,
        "result": match.result,
        "rematch": match.rematch,
        "rated": terms.rated,
        "continued": None if terms.origin is None else terms.origin["decision"],
    }


def table_data(
    match: Match, person: str | None, online: Collection[str] = (), spectators: int = 0,
    gone: Mapping[str, float] = MappingProxyType({}),
) -> TableData:
    """A table as a person who is at it sees it; `gone`: when a bot will play for whom."""
    terms, mine, now = match.terms, match.terms.seats_of(person), hours.now()
    shown = card(match, online, spectators)
    for seat in shown["seats"]:
        if (at := gone.get(seat["person"] or "")) is not None and not seat["away"] and not seat["resigned"]:
            seat["takeover_in"] = round(max(at - now, 0), 1)
    return {
        **shown,
        "you": mine,
        "host_is_you": person == match.host,
        "code": terms.code if mine or person == match.host else None,
        "start": terms.start,
        "takeover": terms.takeover,
        "pace": terms.pace,
        "hints": terms.hints,
        "undo": terms.undo,
        "commitment": match.commitment,
        "seeds": [
            seed if match.status != "open" or i in mine else "" for i, seed in enumerate(match.seeds)
        ],
        "secret": match.secret.hex() if match.status == "over" else None,
        "seq": match.shown_seq(mine),
        "votes": match.votes,
    }


def first_told(match: Match, since: int, mine: Collection[int] = ()) -> int:
    """The first decision whose events one who has seen `since` must be told (anew)."""
    if since <= 0:
        return 0
    made = match.counts[match.real_seq(mine, since) - 1 :]
    return 1 + min(made, default=match.decision)


class Moment:
    """A table at one time: what is the same in all eyes, found once for all who are told."""

    def __init__(self, match: Match) -> None:
        self.match, self.decision, self.asked = match, match.decision, match.asked
        self.clocks = _clocks(match, hours.now())
        self.result = match.result
        self.desks: Desks = {}

    @cached_property
    def undoers(self) -> list[int]:
        return self.match.undoers()

    def can_undo(self, seat: int | None) -> bool:
        return seat is not None and seat in self.undoers and self.match.takes_back(seat)


def state_data(match: Match, seat: int | None, since: int, mine: Collection[int] = ()) -> StateMessage:
    """The game in a seat's eyes, with what happened since a sequence number, for somebody who plays some seats."""
    moment = Moment(match)
    told = told_data(moment, seat, match.shown_seq(mine), first_told(match, since, mine))
    return whole_state(told, match.told.sight(seat, moment.desks))


def told_data(moment: Moment, seat: int | None, seq: int, first: int) -> Told:
    """What goes with a view of the game: what happened from a decision on, and what may be done."""
    match, decision = moment.match, moment.decision
    if first <= match.outlined:
        match.whole()
    return {
        "seq": seq,
        "seat": seat,
        "decision": decision,
        "from": first,
        "events": match.told.events(seat, first, decision),
        "asked": moment.asked,
        "legal": legal_list(match, seat) if seat in moment.asked else [],
        "undo": moment.can_undo(seat),
        "clocks": moment.clocks,
        "result": moment.result,
    }


def _clocks(match: Match, now: float) -> ClocksData | None:
    clocks = match.clock.shown(now)
    if match.beat_ends is None:
        return {**(clocks or {"now": now}), "unready": match.unready} if match.held(now) else clocks
    beat: BeatData = {"ends_in": round(max(match.beat_ends - now, 0), 2)}
    if match.beat_opens is not None and match.beat_opens > now:
        beat["opens_in"] = round(match.beat_opens - now, 2)
    return {**(clocks or {"now": now}), "beat": beat}


def legal_list(match: Match, seat: int | None) -> list[LegalData]:
    if match.table is None or seat is None or seat not in match.asked or match.terms.seats[seat].by_bot:
        return []
    if match.held(hours.now()) and seat in match.waiters():
        return []       # not everybody is ready, or it is counted in
    game = match.game
    return [legal_data(game, action) for action in match.told.legal(seat)]


def replay_data(match: Match, number: int, seat: int | None) -> ReplayData:
    """The table after a decision, in a seat's eyes; the action itself once the game is over."""
    table = match.table
    assert table is not None
    match.whole()
    action: ActionData | None = None
    if match.status == "over" and number > 0:
        decision = table.decisions[number - 1]
        legal = table.after(number - 1).legal_for(decision.seat)
        made = next((a for a in legal if a.code == decision.code), None)
        action = {
            "code": decision.code, "action": decision.notation, "seat": decision.seat,
            "text": action_text(match.game, made) if made else None,
        }
    return {
        "decision": number,
        "last": match.decision,
        "seat": seat,
        "view": cast(ViewData, table.after(number).look(seat)),
        "events": match.told.events(seat, number, number),
        "action": action,
    }
