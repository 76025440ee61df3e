"""Legal actions as people meet them: iterable, testable with `in`, each with its notation and sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import overload

from sillage.errors import IllegalAction, NotationError
from sillage.kernel.game import Game
from sillage.kernel.words import Scene
from sillage.texts import texts


@dataclass(frozen=True, repr=False)
class Action:
    """One action of the game's table, said about one position."""

    code: int
    game: Game
    scene: Scene = field(compare=False)

    def __repr__(self) -> str:
        return f"<Action {self}>"

    def __str__(self) -> str:
        return self.game.actions.notation(self.code, self.scene)

    @property
    def kind(self) -> str:
        """The first word of the notation."""
        return self.game.actions.decode(self.code)[0].word

    @property
    def args(self) -> dict[str, int]:
        """The arguments as numbers."""
        kind, values = self.game.actions.decode(self.code)
        return {arg.name: value for arg, value in zip(kind.args, values, strict=True)}

    def text(self, language: str = "en") -> str:
        """A sentence."""
        tr = texts(language)
        word, phrases = self.game.actions.phrases(self.code, self.scene, tr)
        return tr(f"{self.game.id}-do-{word}", **phrases)


class LegalActions(Sequence[Action]):
    """The legal actions of a position."""

    def __init__(self, game: Game, scene: Scene, codes: Sequence[int]) -> None:
        self.game, self.scene, self.codes = game, scene, tuple(codes)
        self._known = frozenset(self.codes)

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [Action(code, self.game, self.scene) for code in self.codes[index]]
        return Action(self.codes[index], self.game, self.scene)

    def __iter__(self) -> Iterator[Action]:
        return (Action(code, self.game, self.scene) for code in self.codes)

    def __contains__(self, action: object) -> bool:
        try:
            return self.code(action) in self._known
        except NotationError:
            return False

    def code(self, action: object) -> int:
        """The number of an action given as Action, number or notation."""
        if isinstance(action, Action):
            return action.code
        if isinstance(action, str):
            return self.game.actions.parse(action, self.scene)
        if isinstance(action, int) and not isinstance(action, bool):
            if 0 <= action < self.game.actions.count:
                return action
            raise NotationError(f"action {action} is not in the table; expected 0..{self.game.actions.count - 1}")
        raise NotationError(f"an action is an Action, a number or a notation, not {type(action).__name__}")

    def check(self, action: object) -> Action:
        """The action, where it is legal; the error says which clause forbids it, and why."""
        code = self.code(action)
        if code not in self._known:
            clause, reason = self.game.why(self.scene, code, texts("en"))
            message = f"{self.game.actions.notation(code, self.scene)}: {reason} ({clause})"
            raise IllegalAction(message, clause, lambda tr: self.game.why(self.scene, code, tr)[1])
        return Action(code, self.game, self.scene)

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions: {', '.join(map(str, self))}>"
