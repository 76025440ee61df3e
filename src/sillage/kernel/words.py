"""Actions and events as words: the fixed action table, its notation, the kinds of events.

An action is an integer: its kind's first code plus its arguments in mixed radix. Its notation is the
kind's word and one word per argument, `claim HT07`, and parses back. Arguments that stand for a place
on the table (a space, a slot) are named by the piece that lies there, so notation needs a scene.

A game names each kind where it adds it, `TAKE = ACTIONS.add("take", AROMA)`; compiled rules make and read the
codes of that name (`sillage.kernel.codes`). Kinds are added in a fixed order: records hold the codes.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any, NamedTuple, overload

from sillage.errors import NotationError

Translate = Callable[..., str]


@dataclass(frozen=True, repr=False, eq=False)
class Scene:
    """What words are said about: a state (or a seat's view of it), its parts, the edition."""

    state: Any
    parts: Any
    edition: Any


class Argument:
    """One argument of an action or event: how many values, and a word for each; `<prefix>-<word>` is its name in a
    language, where it has one."""

    prefix: str | None = None

    def __init__(self, name: str, count: int) -> None:
        self.name, self.count = name, count

    def word(self, value: int, scene: Scene) -> str:
        raise NotImplementedError

    def words(self, scene: Scene) -> list[str]:
        """All words, by value; an empty one names nothing now."""
        return [self.word(value, scene) for value in range(self.count)]

    def value(self, word: str, scene: Scene) -> int:
        words = self.words(scene)
        wanted = word.lower()
        for value, known in enumerate(words):
            if known and known.lower() == wanted:
                return value
        known_words = ", ".join(w for w in words if w) or "nothing"
        raise NotationError(
            f"{word!r} is no {self.name} here; expected one of: {known_words}",
            ("notation-no-such", {"word": word, "expected": known_words}),
        )

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        """The word in a language. Of one edition it follows from the value and its word alone."""
        return self.word(value, scene)


class Number(Argument):
    """A number, counted from `first`."""

    def __init__(self, name: str, count: int, first: int = 0) -> None:
        super().__init__(name, count)
        self.first = first

    def word(self, value: int, scene: Scene) -> str:
        return str(value + self.first)

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        return value + self.first


class Name(Argument):
    """One of a few fixed words, translated by the message `<prefix>-<word>`, or the same in every language."""

    def __init__(self, name: str, names: Sequence[str], prefix: str | None = None) -> None:
        super().__init__(name, len(names))
        self.names, self.prefix = tuple(names), prefix

    def word(self, value: int, scene: Scene) -> str:
        return self.names[value]

    def phrase(self, value: int, scene: Scene, tr: Translate) -> str | int:
        return tr(f"{self.prefix}-{self.names[value]}") if self.prefix else self.names[value]


class Kind(NamedTuple):
    """The codes of a kind of action, as compiled rules know it: `first` to `end` - 1."""

    first: int
    end: int
    step: int       # what one more of the first argument adds, where there are two


Numbers = Mapping[str, Callable[[Scene], int]]      # of the edition, by the names that a sentence has for them
Reason = tuple[str, str]            # the clause that forbids something, and a sentence
Refusal = Callable[..., Reason]     # of (scene, tr, word, *arguments)


@dataclass
class ActionKind:
    """A row of the action table: its words, the phases it belongs to, and the clause that says so."""

    word: str
    args: tuple[Argument, ...]
    phases: tuple[int, ...]
    clause: str
    offset: int
    clause_of: Callable[[Scene], str] | None = None     # where another clause decides at some tables
    refusal: Refusal | None = None
    ends: bool = False      # it ends a step: shown last and always
    private: bool = False   # which of them are legal is the seat's secret: a single one doesn't go by itself
    numbers: Numbers = field(default_factory=dict)

    @property
    def count(self) -> int:
        return prod(arg.count for arg in self.args)

    def cited(self, scene: Scene) -> str:
        """The clause that says when it may be taken, at this table."""
        return self.clause_of(scene) if self.clause_of else self.clause


class ActionTable:
    """All actions of a game, each an integer that never changes its meaning."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        self.kinds: list[ActionKind] = []
        self.by_word: dict[str, ActionKind] = {}
        self.count = 0
        self._decoded: dict[int, tuple[ActionKind, tuple[int, ...]]] = {}

    def add(
        self, word: str, *args: Argument, phases: Sequence[int], clause: str, ends: bool = False, private: bool = False,
        clause_of: Callable[[Scene], str] | None = None, numbers: Numbers | None = None,
    ) -> Kind:
        """One more kind of action. It belongs to these phases; in any other, `clause` says why it may not be taken.
        What `ends` a step is always in sight, behind the other choices. What is `private` is legal by what only its
        seat knows: a forced one waits for its seat, so that nobody learns that there was no choice. Its
        sentence may tell `numbers` of the edition besides the arguments."""
        if word in self.by_word:
            raise ValueError(f"there is an action {word!r} already")
        if len(args) > 2:
            raise ValueError(f"{word}: an action has at most two arguments; make it a sequence of smaller ones")
        kind = ActionKind(
            word, args, tuple(phases), clause, self.count, clause_of, ends=ends, private=private, numbers=numbers or {})
        self.kinds.append(kind)
        self.by_word[word] = kind
        self.count += kind.count
        return Kind(kind.offset, self.count, args[1].count if len(args) > 1 else 1)

    def refusal(self, *kinds: Kind) -> Callable[[Refusal], Refusal]:
        """Says why actions of these kinds may not be taken now, though it is their phase; stands beside their rule."""

        def register(refusal: Refusal) -> Refusal:
            for kind in kinds:
                next(k for k in self.kinds if k.offset == kind.first).refusal = refusal
            return refusal

        return register

    def why(self, scene: Scene, code: int, phases: Sequence[str], tr: Translate) -> Reason:
        """The clause that forbids an action now, and a sentence."""
        kind, values = self.decode(code)
        if int(scene.state.phase) not in kind.phases:
            phase = tr(f"{self.game_id}-phase-{phases[int(scene.state.phase)]}")
            return kind.cited(scene), tr(f"{self.game_id}-why-phase", phase=phase)
        if kind.refusal is None:
            return kind.cited(scene), tr("why-not-now")
        return kind.refusal(scene, tr, kind.word, *values)

    def code(self, word: str, *values: int) -> int:
        kind = self.by_word[word]
        code = 0
        for arg, value in zip(kind.args, values, strict=True):
            if not 0 <= value < arg.count:
                raise NotationError(f"{word}: {arg.name} must be 0..{arg.count - 1}, not {value}")
            code = code * arg.count + value
        return kind.offset + code

    def decode(self, code: int) -> tuple[ActionKind, tuple[int, ...]]:
        if (known := self._decoded.get(code)) is not None:
            return known
        if not 0 <= code < self.count:
            raise NotationError(f"action {code} is not in the table; expected 0..{self.count - 1}")
        kind = next(k for k in reversed(self.kinds) if k.offset <= code)
        rest, values = code - kind.offset, []
        for arg in reversed(kind.args):
            rest, value = divmod(rest, arg.count)
            values.append(value)
        known = self._decoded[code] = kind, tuple(reversed(values))
        return known

    def notation(self, code: int, scene: Scene) -> str:
        kind, values = self.decode(code)
        words = (arg.word(v, scene) or "-" for arg, v in zip(kind.args, values, strict=True))
        return " ".join([kind.word, *words])

    def parse(self, text: str, scene: Scene) -> int:
        """The action that a notation names; says what was expected where it names none."""
        if len(text) > 200:
            raise NotationError("a notation has at most 200 characters")
        verb, *words = text.split() or [""]
        kind = self.by_word.get(verb.lower())
        if kind is None:
            close = difflib.get_close_matches(verb.lower(), self.by_word, n=1)
            hint = f"did you mean {close[0]!r}? " if close else ""
            known = ", ".join(close or self.by_word)
            raise NotationError(
                f"no action is called {verb!r}; {hint}expected one of: {', '.join(self.by_word)}",
                ("notation-no-action", {"word": verb, "expected": known}),
            )
        if len(words) != len(kind.args):
            wanted = " ".join([kind.word, *(f"<{arg.name}>" for arg in kind.args)])
            raise NotationError(
                f"{text.strip()!r} has {len(words)} words after {kind.word!r}; expected: {wanted}",
                ("notation-words", {"expected": wanted}),
            )
        return self.code(kind.word, *(arg.value(w, scene) for arg, w in zip(kind.args, words, strict=True)))

    def phrases(self, code: int, scene: Scene, tr: Translate) -> tuple[str, dict[str, str | int]]:
        """The kind's word, and what its sentence tells in a language: its arguments, numbers of the edition."""
        kind, values = self.decode(code)
        told: dict[str, str | int] = {name: number(scene) for name, number in kind.numbers.items()}
        return kind.word, told | {a.name: a.phrase(v, scene, tr) for a, v in zip(kind.args, values, strict=True)}


@dataclass(frozen=True)
class EventKind:
    """What can happen. `words` is the plain form of records, with {seat} and the arguments' names.

    `hidden` names the arguments that only the event's seat may see; `veiled` is what others read. One that is
    `quiet` stands in records and is told to programs; a log passes it over, for the table shows it better. Records of
    a format before `since` know nothing of it."""

    name: str
    words: str
    args: tuple[Argument, ...] = ()
    hidden: tuple[str, ...] = ()
    veiled: str = ""
    quiet: bool = False
    since: int = 1


class EventTable(Sequence[EventKind]):
    """All kinds of events of a game, by number."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(
        self, name: str, words: str, *args: Argument, hidden: Sequence[str] = (), veiled: str = "", quiet: bool = False,
        since: int = 1,
    ) -> int:
        """One more kind of event; its number, as compiled rules emit it."""
        if any(kind.name == name for kind in self.kinds):
            raise ValueError(f"there is an event {name!r} already")
        self.kinds.append(EventKind(name, words, args, tuple(hidden), veiled, quiet, since))
        return len(self.kinds) - 1

    @overload
    def __getitem__(self, index: int) -> EventKind: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[EventKind]: ...
    def __getitem__(self, index: int | slice) -> EventKind | Sequence[EventKind]:
        return self.kinds[index]

    def __len__(self) -> int:
        return len(self.kinds)


@dataclass(frozen=True, repr=False)
class Event:
    """One thing that happened, as one seat may know it."""

    kind: EventKind
    seat: int
    values: tuple[int | None, ...]      # None: not for these eyes
    scene: Scene = field(compare=False)

    def __repr__(self) -> str:
        return f"<Event {self.kind.name}: {self}>"

    @property
    def veiled(self) -> bool:
        return None in self.values

    def __str__(self) -> str:
        """In words; an event of a seat always names it."""
        form = self.kind.veiled if self.veiled else self.kind.words
        return f"seat {self.seat} {self._fill(form)}" if self.seat >= 0 and "{seat}" not in form else self._fill(form)

    def in_format(self, number: int) -> str:
        """In words, as records of a format say it: the first left the seat out where the words have no place for it."""
        return self._fill(self.kind.words) if number == 1 else str(self)

    def _fill(self, form: str) -> str:
        words = {
            arg.name: arg.word(v, self.scene)
            for arg, v in zip(self.kind.args, self.values, strict=True)
            if v is not None
        }
        return form.format(seat=self.seat, **words)

    def data(self) -> dict[str, str | int]:
        """Plain data for a client."""
        data: dict[str, str | int] = {"kind": self.kind.name}
        if self.seat >= 0:
            data["seat"] = self.seat
        for arg, v in zip(self.kind.args, self.values, strict=True):
            if v is not None:
                data[arg.name] = arg.word(v, self.scene)
        return data

    def phrases(self, tr: Translate) -> dict[str, str | int]:
        return {
            arg.name: arg.phrase(v, self.scene, tr)
            for arg, v in zip(self.kind.args, self.values, strict=True)
            if v is not None
        }
