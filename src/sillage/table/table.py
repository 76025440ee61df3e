"""A table: one game being played, with seats, history, undo and a record; for terminal, library, replay and server.

Who sits there, how records are read and how sentences are made are given to it."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sillage.errors import IllegalAction, SetupError, UndoRefused
from sillage.kernel.chance import Tape, draw_fresh, load_tape, tape_of
from sillage.kernel.edition import Edition
from sillage.kernel.game import Game
from sillage.kernel.log import LOG
from sillage.kernel.records import Bytes, read
from sillage.kernel.words import Event, Scene, Translate
from sillage.table.actions import Action, LegalActions
from sillage.table.decision import Decision, Dice, Result, seeded_dice
from sillage.table.desk import Reader, check_faults, events_of, pieces
from sillage.table.drafts import Drafts
from sillage.table.lines import FORMAT, write_record
from sillage.table.position import Position
from sillage.table.seat import Pilot, SeatView
from sillage.table.show import plain_text, side_first, side_name, svg
from sillage.table.undo import check_showed_nothing, is_about_drafts, last_of_people
from sillage.texts import texts

if TYPE_CHECKING:
    from rich.console import RenderableType

Description = tuple[str, dict[str, Any]]            # the phase, and what the game says of a view


class Table:
    """A game being played.

    `legal_actions`, `play`, `view`, `undo`, `copy`, `result`, `save`: what one would guess.
    Seats with a pilot (a bot) play by themselves as soon as it is their turn; with `forced`, so do decisions that have
    only one answer. `bots` are the levels of all bots, also of those who are asked elsewhere. `reader` reads the
    records that views and sentences are made of.

    Where several seats choose at the same time (`asked`), each works on a draft of its own: nobody sees it, and it can
    be changed until it is committed; `fill` makes the choices for a seat to look over. The rules then take the choices
    seat by seat; at a `discreet` table, once all are there."""

    def __init__(
        self, game: Game, edition: Edition, seats: Sequence[str], *, options: Mapping[str, Any] | None = None,
        dice: Dice | None = None, pilots: Mapping[int, Pilot] | None = None, bots: Mapping[int, str] | None = None,
        forced: bool = False, setup_tape: Tape | None = None, reader: Reader = read, discreet: bool = False,
    ) -> None:
        self.game, self.edition, self.seats = game, edition, list(seats)
        self.options = game.option_values(len(seats), options)
        if len(set(self.seats)) < len(self.seats):
            raise SetupError(f"each seat needs a name of its own, not {', '.join(self.seats)}")
        self._edition_card = {"id": edition.id, "name": edition.name, "reconstructed": edition.reconstructed()}
        self.pilots: dict[int, Pilot] = {}
        self.bots, self.forced = dict(bots or {}), False
        self.format = FORMAT                # of its record; one that was read is written again as it was
        self._dice = dice or seeded_dice(secrets.randbits(64))
        self.position = Position(game, edition.compile())
        self._reader, self._parts = reader, pieces(game, self.position.parts.tobytes(), reader)
        self.drafts = Drafts(self.position, discreet=discreet)
        read(self.position.log, LOG).on = 1
        self._prepare_chance(0, setup_tape)
        self.position.begin(len(seats), options)
        check_faults(self.position)
        self.setup = Decision(0, -1, -1, "", tape_of(self.position.chance), self._events(), self.position.state.copy())
        self.decisions: list[Decision] = []
        self.continue_with(pilots or {}, forced=forced)

    # ---- asking ------------------------------------------------------------------------------------
    @property
    def actor(self) -> int | None:
        """The seat to decide, None when the game is over."""
        return None if self.position.over else self.position.actor

    @property
    def asked(self) -> list[int]:
        """The seats that may act now: one, or several that choose at the same time."""
        actor = self.position.actor
        if actor < 0:
            return []
        if not self.drafts.together:
            return [actor]
        return [seat for seat in range(len(self.seats)) if self.drafts.waits_for(seat)]

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def phase(self) -> str:
        return self.game.phases[int(self.scene().state.phase)]

    @property
    def round(self) -> int:
        """The round under way, from 1."""
        return int(self.scene().state.rounds)

    @property
    def legal_actions(self) -> LegalActions:
        """What the actor may do, in the actor's eyes."""
        return self.legal_for(self.actor)

    def legal_for(self, seat: int | None) -> LegalActions:
        """What a seat may do now, in its own eyes; nothing where it is not asked."""
        codes = [] if seat is None else self.codes_for(seat)
        return LegalActions(self.game, self.scene(self.seen_by(seat)), codes)

    def codes_for(self, seat: int) -> list[int]:
        """The codes of what a seat may do now."""
        codes: list[int] = self.drafts.desk(seat).moves.tolist() if seat in self.asked else []
        return codes

    @property
    def next_actions(self) -> LegalActions:
        """What the rules take next: where several choose at once, the first seat's choice, without its draft."""
        scene = self.scene(self.game.secrecy.view(self.position.state, self.actor, self.over))
        return LegalActions(self.game, scene, self.position.moves.tolist())

    def seen_by(self, seat: int | None, on_desk_of: int | None = None) -> Bytes:
        """The state as a seat (None: a spectator) may know it, what it can't know is zero; a spectator can be
        shown the desk of a seat."""
        self._check_seat(seat)
        desk = self.drafts.state(on_desk_of if seat is None else seat)
        return self.game.secrecy.view(desk, seat, self.over)

    def scene(self, state: Bytes | None = None) -> Scene:
        """What words are said about: a view, or the state as it is now."""
        bytes_ = self.position.state.copy() if state is None else state
        return Scene(self._reader(bytes_, self.game.state), self._parts, self.edition)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat sees it (None: a spectator), with what it may do, as plain data."""
        data = self.look(seat)
        if seat in self.asked:
            data["legal"] = [{"action": str(a), "code": a.code} for a in self.legal_for(seat)]
        return data

    def look(self, seat: int | None = None, described: Description | None = None) -> dict[str, Any]:
        """The table as a seat sees it, without what it may do; `described` where the description is at hand."""
        phase, description = described or self.describe(seat)
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

    def describe(self, seat: int | None, on_desk_of: int | None = None) -> Description:
        """The phase, and the game's own description of what a seat sees."""
        scene = self.scene(self.seen_by(seat, on_desk_of))
        return self.game.phases[int(scene.state.phase)], self.game.describe(scene, seat)

    def seat_view(self, seat: int) -> SeatView:
        """What a bot in this seat is given."""
        moves, view = tuple(self.codes_for(seat)), self.seen_by(seat)
        return SeatView(self.game, self.position.parts.copy(), seat, view, moves, len(self.decisions))

    def advice(self, seat: int, language: str = "en") -> str | None:
        """What the game's own reckoning says to a seat, from what it knows; None where it has nothing to say."""
        if not self.game.has_module("show.hint"):
            return None
        said: str | None = self.game.module("show.hint").hint(self.scene(self.seen_by(seat)), seat, texts(language))
        return said

    def suggest(self, seat: int) -> list[Action]:
        """Choices that carry a seat's draft to where it can be committed, from what the seat knows. The commit
        stays the seat's own; nothing where there is no draft to fill in."""
        if not self.drafts.together or seat not in self.asked:
            return []
        return [Action(code, self.game, self.scene(view)) for code, view in self.drafts.suggest(seat)]

    def rows(self, first: int, last: int) -> list[Decision]:
        """The decisions `first` to `last`; 0 is the set-up."""
        chosen = self.decisions[max(first - 1, 0) : max(last, 0)]
        return [self.setup, *chosen] if first == 0 else chosen

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened from decision number `since` on (0: the set-up), as a seat may know it."""
        self._check_seat(seat)
        return [event for row in self.rows(since, len(self.decisions)) for event in row.seen_by(seat)]

    @property
    def result(self) -> Result | None:
        """Scores, ranks and winners; None while the game goes on."""
        if not self.over:
            return None
        points = [(int(p), int(t)) for p, t in self.position.scores()[: self.game.sides(len(self.seats))]]
        return Result.of(points, self.game.endings[int(self.scene().state.ending)])

    # ---- saying, by any translator -----------------------------------------------------------------
    def name_of(self, seat: int, tr: Translate) -> str:
        """The name of a seat; of a side that nobody sits at, the game's text for it."""
        return side_name(self.game, self.seats, seat, tr)

    def first_name_of(self, seat: int, tr: Translate) -> str:
        """The same at the head of a sentence."""
        return side_first(self.game, self.seats, seat, tr)

    def tell(self, event: Event, tr: Translate, phrases: Mapping[str, Any] | None = None) -> str:
        """An event as a sentence; `phrases` where its arguments are already phrased."""
        who = self.name_of(event.seat, tr) if event.seat >= 0 else ""
        said = f"{self.game.id}-event-{event.kind.name}{'-hidden' if event.veiled else ''}"
        return tr(said, who=who, **(event.phrases(tr) if phrases is None else phrases))

    # ---- playing -----------------------------------------------------------------------------------
    def play(self, action: Action | str | int, seat: int | None = None) -> Action:
        """Plays an action of a seat (None: the actor's), then whatever goes by itself; returns the action."""
        if self.over:
            raise IllegalAction("the game is over; no action is expected")
        seat = self.position.actor if seat is None else seat
        if seat not in self.asked:
            names = ", ".join(self.seats[s] for s in self.asked)
            raise IllegalAction(f"seat {seat} is not asked now; expected an action of: {names}")
        chosen = self.legal_for(seat).check(action)
        self._take(seat, chosen.code)
        self._autoplay()
        return chosen

    def apply(self, code: int, tape: Tape | None = None, auto: bool = False) -> Decision:
        """Plays one of `next_actions` and nothing after it; with a tape, its chance is replayed."""
        scene, actor = self.scene(), self.position.actor
        notation = self.game.actions.notation(code, scene)
        before, choices = self.position.desk.copy(), int(self.position.count)
        number = len(self.decisions) + 1
        self._prepare_chance(number, tape)
        self.position.renew()
        try:
            self.position.play(code)
            check_faults(self.position)
        except Exception:
            self.position.restore(before)
            raise
        state = before[: self.game.state.itemsize].copy()
        tape = tape_of(self.position.chance)
        decision = Decision(number, actor, code, notation, tape, self._events(), state, auto, choices)
        self.decisions.append(decision)
        self.drafts.of.pop(actor, None)
        return decision

    def fill(self, seat: int) -> list[Action]:
        """Makes the choices of `suggest` for the seat to look over: all can be taken back until it commits."""
        return [self.play(action, seat) for action in self.suggest(seat)]

    def undo(self, seat: int | None = None, bots: Collection[int] | None = None) -> Decision:
        """Takes back the last decision of a person, and what bots and forced moves did since.

        Refused where chance or something hidden came to light since then; with `seat`, where the
        decision is another seat's. `bots`: the seats that no person plays now, where the pilots don't say that. A
        choice among hidden ones can be changed until it is committed; before, also the decision that led to it."""
        if self._undoes_draft(seat, bots):
            return self._undo_draft(self.position.actor if seat is None else seat)
        last = self._last_undoable(seat, bots)
        self.put(last.before, self.decisions[: last.number - 1])
        return last

    def can_undo(self, seat: int, bots: Collection[int] | None = None) -> bool:
        """Whether `undo` would take something back for a seat."""
        try:
            if self._undoes_draft(seat, bots):
                self.drafts.check_undo(seat)
            else:
                self._last_undoable(seat, bots)
        except UndoRefused:
            return False
        return True

    def continue_with(self, pilots: Mapping[int, Pilot], dice: Dice | None = None, forced: bool = False) -> None:
        """Gives the table its bots and dice, and plays on until a person is asked."""
        self.pilots, self.forced = dict(pilots), forced
        self.bots |= {seat: pilot.name for seat, pilot in self.pilots.items()}
        self._dice = dice or self._dice
        self._autoplay()

    def put(self, state: Bytes, decisions: Sequence[Decision] | None = None) -> None:
        """Lays another state on the table, after these decisions where they are given; drafts are gone."""
        self.position.put(state)
        self.decisions = self.decisions if decisions is None else list(decisions)
        self.drafts.of.clear()

    def copy(self) -> Table:
        """An independent copy."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.position = self.position.copy()
        other.drafts = self.drafts.copy(other.position)
        other.decisions = list(self.decisions)
        other.seats, other.bots = list(self.seats), dict(self.bots)
        return other

    def after(self, number: int) -> Table:
        """A copy of the table as it stood after a decision (0: the set-up)."""
        other = self.copy()
        if number < len(self.decisions):
            other.put(self.decisions[number].before, self.decisions[:number])
        return other

    # ---- keeping and showing -----------------------------------------------------------------------
    def save(self, path: str | Path) -> None:
        """Writes the record of the game so far (JSON Lines)."""
        write_record(self, Path(path))

    def picture(self, seat: int | None = None, language: str = "en") -> RenderableType:
        """The table as a seat sees it, for a terminal."""
        return self.game.picture(self.view(seat), texts(language))

    def __str__(self) -> str:
        return plain_text(self.picture())

    def __repr__(self) -> str:
        at = f"<Table {self.game.id}, round {self.round}"
        if (result := self.result) is None:
            return f"{at}, {' and '.join(self.seats[seat] for seat in self.asked)} to {self.phase}>"
        return f"{at}, over, {' and '.join(self.name_of(seat, texts('en')) for seat in result.winners)} won>"

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return svg(self.picture(), f"{self.game.name}: {repr(self)[1:-1]}")

    # ---- inside ------------------------------------------------------------------------------------
    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(self.seats):
            raise SetupError(f"there is no seat {seat}; expected 0 to {len(self.seats) - 1}, or None for a spectator")

    def _autoplay(self) -> None:
        while (seat := next((s for s in self.asked if self._goes_by_itself(s)), None)) is not None:
            pilot = self.pilots.get(seat)
            if pilot is not None:
                self._take(seat, self._ask(pilot, seat))
            else:
                self._take(seat, self.codes_for(seat)[0], auto=True)

    def _goes_by_itself(self, seat: int) -> bool:
        """Bots do, and forced decisions; but what a person has put together on a draft, the person commits."""
        if seat in self.pilots:
            return True
        by_person = self.drafts.together and self.drafts.chosen(seat)
        return self.forced and self.drafts.desk(seat).count == 1 and not by_person and not self._in_private(seat)

    def _in_private(self, seat: int) -> bool:
        """Whether it is the seat's secret that it has no choice."""
        return self.drafts.discreet and self.game.actions.decode(int(self.drafts.desk(seat).moves[0]))[0].private

    def _ask(self, pilot: Pilot, seat: int) -> int:
        view = self.seat_view(seat)
        code = pilot.choose(view)
        if code not in view.moves:
            raise IllegalAction(f"bot {pilot.name} chose action {code}; legal are {view.moves}")
        return code

    def _take(self, seat: int, code: int, auto: bool = False) -> None:
        """Plays an action on the table, or on the seat's draft where several choose at once."""
        if not self.drafts.together:
            self.apply(code, auto=auto)
            return
        self.drafts.choose(seat, code, auto)
        while choices := self.drafts.take():
            for committed, by_itself in choices:
                self.apply(committed, auto=by_itself)

    def _undoes_draft(self, seat: int | None, bots: Collection[int] | None) -> bool:
        return is_about_drafts(self.drafts, self.decisions, self.pilots if bots is None else bots, seat)

    def _last_undoable(self, seat: int | None, bots: Collection[int] | None) -> Decision:
        """The decision that `undo` takes back."""
        last = last_of_people(self.decisions, self.pilots if bots is None else bots, seat, self.seats)
        check_showed_nothing(self.decisions[last.number - 1 :], self.position.state, self.game.secrecy)
        return last

    def _undo_draft(self, seat: int) -> Decision:
        code = self.drafts.undo(seat)
        notation = self.game.actions.notation(code, self.scene(self.seen_by(seat)))
        return Decision(len(self.decisions) + 1, seat, code, notation, [], (), self.drafts.desk(seat).state.copy())

    def _prepare_chance(self, number: int, tape: Tape | None) -> None:
        if tape is not None:
            load_tape(self.position.chance, tape)
        else:
            draw_fresh(self.position.chance, self._dice(number))

    def _events(self) -> tuple[Event, ...]:
        return events_of(self.position, Scene(None, self._parts, self.edition))
