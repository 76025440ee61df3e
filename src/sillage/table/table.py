"""A table: one game being played, with seats, history, undo and a record."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from sillage.errors import IllegalAction, SetupError, UndoRefused
from sillage.kernel.chance import CHANCE, FAULTS, FINE, WRITE, Tape, load_tape, tape_of
from sillage.kernel.edition import Edition
from sillage.kernel.game import Game
from sillage.kernel.log import LOG
from sillage.kernel.records import Bytes, read
from sillage.kernel.words import Event, Scene
from sillage.table.actions import Action, LegalActions
from sillage.table.position import Position
from sillage.table.seat import Pilot, SeatView
from sillage.texts import texts

if TYPE_CHECKING:
    from rich.console import RenderableType

Dice = Callable[[int], int]     # the seed of a decision's chance, by the decision's number


@dataclass(frozen=True)
class Decision:
    """One decision that was made, and all that came of it."""

    number: int             # 0 is the set-up
    seat: int
    code: int
    notation: str
    tape: Tape
    events: tuple[Event, ...]
    before: Bytes           # the state it was made in
    auto: bool = False      # it had only one answer and went by itself


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    scores: list[int]
    ranks: list[int]        # 1 is best; equals share a rank
    winners: list[int]      # seats; several share a victory
    ending: str


@dataclass
class Draft:
    """What a seat has chosen, unseen by the others, while several choose at the same time."""

    position: Position
    codes: list[tuple[int, bool]]       # with whether it went by itself


def _levels(pilots: Mapping[int, Pilot]) -> dict[int, str]:
    """Which level of bot sits where, as a record says it."""
    return {seat: pilot.name for seat, pilot in pilots.items()}


def seeded_dice(seed: int) -> Dice:
    """Dice from a number: the same number gives the same game."""
    return lambda number: int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest()[:8], "big")


class Table:
    """A game being played.

    `legal_actions`, `play`, `view`, `undo`, `copy`, `result`, `save`: what one would guess.
    Seats with a pilot (a bot) play by themselves as soon as it is their turn; with `forced`, so do
    decisions that have only one answer.

    Where several seats choose at the same time (`asked`), each works on a draft of its own: nobody sees
    it, and it can be changed until it is committed; `fill` makes the choices for a seat to look over. The
    rules then take the choices seat by seat."""

    def __init__(
        self, game: Game, edition: Edition, seats: Sequence[str], *, options: Mapping[str, Any] | None = None,
        dice: Dice | None = None, pilots: Mapping[int, Pilot] | None = None, forced: bool = False,
        setup_tape: Tape | None = None,
    ) -> None:
        self.game, self.edition, self.seats = game, edition, list(seats)
        self.options = game.option_values(len(seats), options)
        if len(set(self.seats)) < len(self.seats):
            raise SetupError(f"each seat needs a name of its own, not {', '.join(self.seats)}")
        self._edition_card = {"id": edition.id, "name": edition.name, "reconstructed": edition.reconstructed()}
        self.pilots = dict(pilots or {})
        self.bots = _levels(self.pilots)
        self.forced = forced
        self._dice = dice or seeded_dice(secrets.randbits(64))
        self.position = Position(game, edition.compile())
        read(self.position.log, LOG).on = 1
        self._prepare_chance(0, setup_tape)
        self.position.begin(len(seats), options)
        self._check_faults()
        self.setup = Decision(0, -1, -1, "", tape_of(self.position.chance), self._events(), self.position.state.copy())
        self.decisions: list[Decision] = []
        self._drafts: dict[int, Draft] = {}
        self._autoplay()

    # ---- asking ------------------------------------------------------------------------------------
    @property
    def actor(self) -> int | None:
        """The seat to decide, None when the game is over."""
        return None if self.position.over else self.position.actor

    @property
    def asked(self) -> list[int]:
        """The seats that may act now: one, or several that choose at the same time."""
        if self.over:
            return []
        if not self._together:
            return [self.position.actor]
        waiting = self._pending(self.position)
        return [s for s in range(len(self.seats)) if waiting >> s & 1 and not self._committed(s)]

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def phase(self) -> str:
        return self.game.phases[int(self._scene().state.phase)]

    @property
    def legal_actions(self) -> LegalActions:
        """What the actor may do, in the actor's eyes."""
        return self.legal_for(self.actor)

    def legal_for(self, seat: int | None) -> LegalActions:
        """What a seat may do now, in its own eyes; nothing where it is not asked."""
        moves = self._desk_of(seat).moves.tolist() if seat in self.asked else []
        return LegalActions(self.game, self._scene(self._masked(seat)), moves)

    @property
    def next_actions(self) -> LegalActions:
        """What the rules take next: where several choose at once, the first seat's choice, without its draft."""
        scene = self._scene(self.game.secrecy.view(self.position.state, self.actor, self.over))
        return LegalActions(self.game, scene, self.position.moves.tolist())

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat sees it (None: a spectator), with what it may do, as plain data."""
        data = self.look(seat)
        if seat in self.asked:
            data["legal"] = [{"action": str(a), "code": a.code} for a in self.legal_for(seat)]
        return data

    def look(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat sees it, without what it may do."""
        self._check_seat(seat)
        phase, description = self._describe(seat)
        data: dict[str, Any] = {
            "game": self.game.id,
            "edition": dict(self._edition_card),
            "options": self.options,
            "seats": self.seats,
            "you": seat,
            "actor": self.actor,
            "asked": self.asked,
            "phase": phase,
            "decision": len(self.decisions),
            "over": self.over,
        }
        data |= description
        if self.over:
            result = self.result
            data["result"] = vars(result) if result else None
        return data

    def _describe(self, seat: int | None) -> tuple[str, dict[str, Any]]:
        """The phase, and the game's own description of what a seat sees."""
        scene = self._scene(self._masked(seat))
        return self.game.phases[int(scene.state.phase)], self.game.describe(scene, seat)

    def seat_view(self, seat: int) -> SeatView:
        """What a bot in this seat is given."""
        moves = self.legal_for(seat).codes
        return SeatView(self.game, self.position.parts.copy(), seat, self._masked(seat), moves, len(self.decisions))

    def advice(self, seat: int, language: str = "en") -> str | None:
        """What the game's own reckoning says to a seat, from what it knows; None where it has nothing to say."""
        if not self.game.has_module("show.hint"):
            return None
        scene = self._scene(self._masked(seat))
        said: str | None = self.game.module("show.hint").hint(scene, seat, texts(language))
        return said

    def suggest(self, seat: int) -> list[Action]:
        """Choices that carry a seat's draft to where it can be committed, as the game's greedy player makes them
        from what the seat knows. The commit stays the seat's own; nothing where there is no draft to fill in."""
        actions: list[Action] = []
        if not self._together or seat not in self.asked:
            return actions
        position = self._desk_of(seat).copy()
        position.put(self.game.secrecy.view(position.state, seat, over=False))      # a draft: it resolves nothing
        while True:
            action = Action(position.choose(), self.game, position.scene(self.edition))
            position.play(action.code)
            if not self._pending(position) >> seat & 1:
                return actions
            actions.append(action)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened from decision number `since` on (0: the set-up), as a seat may know it."""
        self._check_seat(seat)
        rows = [self.setup, *self.decisions]
        return [self._veil(event, seat) for row in rows[since:] for event in row.events]

    @property
    def result(self) -> Result | None:
        """Scores, ranks and winners; None while the game goes on."""
        if not self.over:
            return None
        points = [(int(p), int(t)) for p, t in self.position.scores()[: self.game.sides(len(self.seats))]]
        ranks = [1 + sum(other > mine for other in points) for mine in points]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        ending = self.game.endings[int(self._scene().state.ending)]
        return Result([p for p, _ in points], ranks, winners, ending)

    # ---- playing -----------------------------------------------------------------------------------
    def play(self, action: Action | str | int, seat: int | None = None) -> Action:
        """Plays an action of a seat (None: the actor's), then whatever goes by itself; returns the action."""
        if self.over:
            raise IllegalAction("the game is over; no action is expected")
        seat = self.position.actor if seat is None else seat
        if seat not in self.asked:
            names = ", ".join(self.seats[s] for s in self.asked)
            raise IllegalAction(f"seat {seat} is not asked now; expected an action of: {names}")
        legal = self.legal_for(seat)
        code = legal.code(action)
        if code not in legal.codes:
            clause, reason = self.game.why(legal.scene, code, texts("en"))
            raise IllegalAction(f"{self.game.actions.notation(code, legal.scene)}: {reason} ({clause})", clause)
        self._take(seat, code)
        self._autoplay()
        return Action(code, self.game, legal.scene)

    def apply(self, code: int, tape: Tape | None = None, auto: bool = False) -> Decision:
        """Plays one of `next_actions` and nothing after it; with a tape, its chance is replayed."""
        scene, actor = self._scene(), self.position.actor
        notation = self.game.actions.notation(code, scene)
        before = self.position.desk.copy()
        number = len(self.decisions) + 1
        self._prepare_chance(number, tape)
        try:
            self.position.play(code)
            self._check_faults()
        except Exception:
            self.position = Position(self.game, self.position.parts, before)
            raise
        state = before[: self.game.state.itemsize].copy()
        tape = tape_of(self.position.chance)
        decision = Decision(number, actor, code, notation, tape, self._events(), state, auto)
        self.decisions.append(decision)
        self._drafts.pop(actor, None)
        return decision

    def fill(self, seat: int) -> list[Action]:
        """Makes the choices of `suggest` for the seat to look over: all can be taken back until it commits."""
        return [self.play(action, seat) for action in self.suggest(seat)]

    def undo(self, seat: int | None = None) -> Decision:
        """Takes back the last decision of a person, and what bots and forced moves did since.

        Refused where chance or something hidden came to light since then; with `seat`, where the
        decision is another seat's. A choice made at the same time as others can be changed until it is
        committed."""
        if self._together:
            return self._undo_draft(self.position.actor if seat is None else seat)
        last = self._last_undoable(seat)
        del self.decisions[last.number - 1 :]
        self.position.put(last.before)
        return last

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would take something back for a seat."""
        try:
            if self._together:
                self._check_draft(seat)
            else:
                self._last_undoable(seat)
        except UndoRefused:
            return False
        return True

    def _last_undoable(self, seat: int | None) -> Decision:
        """The decision that `undo` takes back."""
        last = next((d for d in reversed(self.decisions) if self._by_person(d)), None)
        if last is None:
            raise UndoRefused("there is no decision to take back", ("undo-nothing", {}))
        if seat is not None and last.seat != seat:
            who = self.seats[last.seat]
            raise UndoRefused(f"{who} has decided since; only the last decision counts", ("undo-other", {"who": who}))
        undone = self.decisions[last.number - 1 :]
        for i, decision in enumerate(undone):
            after = undone[i + 1].before if i + 1 < len(undone) else self.position.state
            if decision.tape:
                self._refuse_undo("chance has decided since", "undo-chance", decision)
            if self.game.secrecy.reveals(decision.before, after):
                self._refuse_undo("something hidden was shown", "undo-shown", decision)
        return last

    def _refuse_undo(self, reason: str, text_id: str, decision: Decision) -> NoReturn:
        raise UndoRefused(f"{reason} ({decision.notation})", (text_id, {"action": decision.notation}))

    def continue_with(self, pilots: Mapping[int, Pilot], dice: Dice | None = None, forced: bool = False) -> None:
        """Gives the table its bots and dice, and plays on until a person is asked."""
        self.pilots, self.forced = dict(pilots), forced
        self.bots |= _levels(self.pilots)
        self._dice = dice or self._dice
        self._autoplay()

    def copy(self) -> Table:
        """An independent copy."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.position = self.position.copy()
        other._drafts = {s: Draft(d.position.copy(), list(d.codes)) for s, d in self._drafts.items()}
        other.decisions = list(self.decisions)
        other.seats, other.bots = list(self.seats), dict(self.bots)
        return other

    # ---- keeping and showing -----------------------------------------------------------------------
    def save(self, path: str | Path) -> None:
        """Writes the record of the game so far (JSON Lines)."""
        from sillage.table.record import write_record

        write_record(self, Path(path))

    def picture(self, seat: int | None = None, language: str = "en") -> RenderableType:
        """The table as a seat sees it, for a terminal."""
        picture: RenderableType = self.game.module("show.picture").picture(self.view(seat), texts(language))
        return picture

    def __str__(self) -> str:
        from rich.console import Console

        console = Console(width=80, color_system=None, force_terminal=False)
        with console.capture() as capture:
            console.print(self.picture())
        return capture.get()

    def _repr_html_(self) -> str:
        from io import StringIO

        from rich.console import Console

        console = Console(width=80, record=True, file=StringIO())
        console.print(self.picture())
        page = "<pre style='line-height:1.2;font-family:monospace'>{code}</pre>"
        return console.export_html(inline_styles=True, code_format=page)

    # ---- inside ------------------------------------------------------------------------------------
    def _scene(self, state: Bytes | None = None) -> Scene:
        return self.position.scene(self.edition, state)

    def _masked(self, seat: int | None) -> Bytes:
        return self.game.secrecy.view(self._desk_state(seat), seat, self.over)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(self.seats):
            raise SetupError(f"there is no seat {seat}; expected 0 to {len(self.seats) - 1}, or None for a spectator")

    def _by_person(self, decision: Decision) -> bool:
        return decision.seat not in self.pilots and not decision.auto

    def _autoplay(self) -> None:
        while (seat := next((s for s in self.asked if self._goes_by_itself(s)), None)) is not None:
            pilot = self.pilots.get(seat)
            if pilot is not None:
                self._take(seat, self._ask(pilot, seat))
            else:
                self._take(seat, self.legal_for(seat).codes[0], auto=True)

    def _goes_by_itself(self, seat: int) -> bool:
        """Bots do, and forced decisions; but what a person has put together on a draft, the person commits."""
        if seat in self.pilots:
            return True
        chosen = seat in self._drafts and not all(auto for _, auto in self._drafts[seat].codes)
        return self.forced and self._desk_of(seat).count == 1 and not (self._together and chosen)

    def _ask(self, pilot: Pilot, seat: int) -> int:
        view = self.seat_view(seat)
        code = pilot.choose(view)
        if code not in view.moves:
            raise IllegalAction(f"bot {pilot.name} chose action {code}; legal are {view.moves}")
        return code

    # ---- choices made at the same time -------------------------------------------------------------
    @property
    def _together(self) -> bool:
        return self.game.simultaneous and not self.over and self._pending(self.position) != 0

    def _pending(self, position: Position) -> int:
        return int(self._pending_field(position.state)[0])

    def _pending_field(self, state: Bytes) -> Any:
        dtype, offset = self.game.state.fields["pending"][:2]      # type: ignore[index]
        return state[offset : offset + dtype.itemsize].view(dtype)

    def _committed(self, seat: int) -> bool:
        draft = self._drafts.get(seat)
        return draft is not None and not self._pending(draft.position) >> seat & 1

    def _desk_of(self, seat: int | None) -> Position:
        """Where a seat's game stands in its own eyes: on its draft, or on the table."""
        if seat is None or not self._together or not self._pending(self.position) >> seat & 1:
            return self.position
        if seat not in self._drafts:
            self._drafts[seat] = self._new_draft(seat)
        return self._drafts[seat].position

    def _desk_state(self, seat: int | None) -> Bytes:
        """The state on a seat's desk. A draft waits for others for good; who is waited for is said by the table."""
        desk = self._desk_of(seat)
        if desk is self.position or seat is None:
            return desk.state
        state, mine = desk.state.copy(), 1 << seat
        self._pending_field(state)[0] = self._pending(self.position) & ~mine | self._pending(desk) & mine
        return state

    def _new_draft(self, seat: int) -> Draft:
        position = self.position.copy()
        read(position.log, LOG).on = 0
        load_tape(position.chance, [])      # a choice that is not revealed yet can draw nothing
        state = position.state.copy()
        record = read(state, self.game.state)
        record.actor = seat
        record.pending |= 1 << (0 if seat else 1)       # somebody else is always waited for: a draft resolves nothing
        position.put(state)
        return Draft(position, [])

    def _take(self, seat: int, code: int, auto: bool = False) -> None:
        """Plays an action on the table, or on the seat's draft where several choose at once."""
        if not self._together:
            self.apply(code, auto=auto)
            return
        self._desk_of(seat).play(code)
        self._drafts[seat].codes.append((code, auto))
        while self._together and self._committed(self.position.actor):
            for committed, by_itself in self._drafts.pop(self.position.actor).codes:
                self.apply(committed, auto=by_itself)

    def _check_draft(self, seat: int) -> Draft:
        """The draft of a seat, where something can be taken back on it."""
        draft = self._drafts.get(seat)
        if draft is None or not draft.codes or self._committed(seat):
            raise UndoRefused("there is no choice to take back; one that is committed is final", ("undo-committed", {}))
        return draft

    def _undo_draft(self, seat: int) -> Decision:
        *kept, (code, _) = self._check_draft(seat).codes
        fresh = self._drafts[seat] = self._new_draft(seat)
        for earlier, auto in kept:
            fresh.position.play(earlier)
            fresh.codes.append((earlier, auto))
        notation = self.game.actions.notation(code, self._scene(self._masked(seat)))
        return Decision(len(self.decisions) + 1, seat, code, notation, [], (), fresh.position.state.copy())

    # ---- chance and events -------------------------------------------------------------------------
    def _prepare_chance(self, number: int, tape: Tape | None) -> None:
        if tape is not None:
            load_tape(self.position.chance, tape)
            return
        chance = read(self.position.chance, CHANCE)
        chance.mode, chance.fault, chance.drawn = WRITE, FINE, 0
        chance.seed = self._dice(number)

    def _check_faults(self) -> None:
        chance, log = read(self.position.chance, CHANCE), read(self.position.log, LOG)
        if chance.fault != FINE:
            raise IllegalAction(FAULTS[int(chance.fault)])
        if chance.mode != WRITE and chance.at != chance.drawn:
            raise IllegalAction(f"the tape holds {chance.drawn} outcomes, the decision drew {chance.at}")
        if log.full:
            raise IllegalAction("one decision wrote more events than the log holds")

    def _events(self) -> tuple[Event, ...]:
        log = self.position.log.view(LOG)[0]
        rows = log["event"][: log["written"]]
        numbers, seats, values = (rows[name].tolist() for name in ("kind", "seat", "arg"))
        kinds, scene = [self.game.events[number] for number in numbers], self._pieces()
        return tuple(
            Event(kind, seat, tuple(args[: len(kind.args)]), scene)
            for kind, seat, args in zip(kinds, seats, values, strict=True)
        )

    def _pieces(self) -> Scene:
        """What events are said about: they name pieces, not places."""
        return Scene(None, read(self.position.parts, self.game.parts), self.edition)

    def _veil(self, event: Event, seat: int | None) -> Event:
        if not event.kind.hidden or event.seat == seat:
            return event
        values = tuple(
            None if arg.name in event.kind.hidden else v for arg, v in zip(event.kind.args, event.values, strict=True)
        )
        return Event(event.kind, event.seat, values, event.scene)
