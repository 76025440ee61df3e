"""Actions as people say and type them in their language; the notation of records is understood in all of them.

The words are the game's texts: `<game>-word-<word>` for the word of an action or an argument, several with commas
between them (the first is said, all are understood); else a piece's own name (`Argument.prefix`); else the notation.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from sillage.errors import NotationError
from sillage.kernel.game import Game
from sillage.kernel.words import ActionKind, Argument, Scene, Translate
from sillage.table.actions import Action, LegalActions

Tokens = tuple[str, ...]
NAMED = 8       # choices that an error names


def tokens(text: str) -> Tokens:
    """A text as it is compared: without case, accents, and the signs between words."""
    flat = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    plain = "".join(c for c in flat if not unicodedata.combining(c))
    return tuple("".join(c if c.isalnum() or c == "+" else " " for c in plain).split())


class Tongue:
    """The words of a game's actions in a language."""

    def __init__(self, game: Game, tr: Translate) -> None:
        self.game, self.tr = game, tr

    def say(self, action: Action) -> str:
        """An action in words that `read` understands."""
        kind, values = self.game.actions.decode(action.code)
        said = [self.words(arg, v, action.scene)[0] for arg, v in zip(kind.args, values, strict=True)]
        return " ".join([self.verbs(kind)[0], *said])

    def verbs(self, kind: ActionKind) -> list[str]:
        """What an action is called, the word to say first, the notation last."""
        return [*self._texts(kind.word), kind.word]

    def words(self, arg: Argument, value: int, scene: Scene) -> list[str]:
        """What a value of an argument is called, in the same order."""
        word = arg.word(value, scene) or "-"
        named = [self.tr(f"{arg.prefix}-{word}")] if arg.prefix else []
        return [*self._texts(word), *("-".join(name.lower().split()) for name in named), word]

    def read(self, text: str, legal: LegalActions) -> Action:
        """The action that somebody names, one that is legal where the words can mean several."""
        if len(text) > 200:
            raise NotationError("a notation has at most 200 characters")
        typed = tokens(text)
        called = [(kind, rest) for kind in self.game.actions.kinds for rest in self._after_verb(kind, typed)]
        codes = [self.game.actions.code(kind.word, *values)
                 for kind, rest in called for values in self._values(kind, rest, legal.scene)]
        if codes:
            return Action(next((code for code in codes if code in legal.codes), codes[0]), self.game, legal.scene)
        short = [action for action in legal if self._begins(action, typed)] if typed else []
        if len(short) == 1:
            return short[0]
        if short:
            expected = listed([self.say(action) for action in short])
            raise NotationError(f"expected one of: {expected}", ("notation-which", {"expected": expected}))
        if called:
            raise self._no_such({kind.word for kind, _ in called}, legal)
        raise self._no_action(text, legal)

    # ---- inside ------------------------------------------------------------------------------------
    def _texts(self, word: str) -> list[str]:
        try:
            return [text.strip() for text in self.tr(f"{self.game.id}-word-{word}").split(",")]
        except LookupError:
            return []

    def _after_verb(self, kind: ActionKind, typed: Tokens) -> Iterator[Tokens]:
        """What is left of the tokens behind a word for this kind."""
        for verb in {tokens(verb) for verb in self.verbs(kind)}:
            if typed[: len(verb)] == verb:
                yield typed[len(verb) :]

    def _values(self, kind: ActionKind, rest: Tokens, scene: Scene) -> Iterator[Tokens | tuple[int, ...]]:
        """The arguments that these tokens name."""
        named = [
            [(value, tokens(word)) for value in range(arg.count) if arg.word(value, scene)
             for word in dict.fromkeys(self.words(arg, value, scene))]
            for arg in kind.args
        ]
        for chosen in product(*named):
            if sum((words for _, words in chosen), ()) == rest:
                yield tuple(value for value, _ in chosen)

    def _begins(self, action: Action, typed: Tokens) -> bool:
        """Whether these tokens are short for an action (`ta lav`) or for what it is done to (`lavender`)."""
        kind, values = self.game.actions.decode(action.code)
        args = [[tokens(word) for word in dict.fromkeys(self.words(arg, value, action.scene))]
                for arg, value in zip(kind.args, values, strict=True)]
        verbs = [tokens(verb) for verb in self.verbs(kind)]
        return any(_shortens(typed, sum(said, ())) for said in (*product(verbs, *args), *product(*args)))

    def _no_action(self, text: str, legal: LegalActions) -> NotationError:
        """Names what may be meant: by a word of what can be done now, else by one very like it of what can't."""
        word = (text.split() or [""])[0]
        wanted = " ".join(tokens(word))
        now, every = self._verbs_of(self._kinds_of(legal)), self._verbs_of(self.game.actions.kinds)
        close = difflib.get_close_matches(wanted, now, n=1) or difflib.get_close_matches(wanted, every, n=1, cutoff=0.8)
        known = ", ".join(every[verb] for verb in close) or self._said_now(legal)
        return NotationError(f"no action is called {word!r}; expected one of: {known}",
                             ("notation-no-action", {"word": word, "expected": known}))

    def _kinds_of(self, legal: LegalActions) -> list[ActionKind]:
        """The kinds of what can be done now."""
        return [self.game.actions.by_word[word] for word in dict.fromkeys(action.kind for action in legal)]

    def _said_now(self, legal: LegalActions) -> str:
        """The words that what can be done now begins with."""
        return ", ".join(dict.fromkeys(self.verbs(kind)[0] for kind in self._kinds_of(legal)))

    def _verbs_of(self, kinds: Iterable[ActionKind]) -> dict[str, str]:
        """The words for these, as they are compared, with the one that is said."""
        return {" ".join(tokens(verb)): self.verbs(kind)[0] for kind in kinds for verb in self.verbs(kind)}

    def _no_such(self, kinds: set[str], legal: LegalActions) -> NotationError:
        """Names what can be done now by this word, else how it is used, and what words can be used now."""
        if named := listed([self.say(action) for action in legal if action.kind in kinds]):
            return NotationError(f"expected: {named}", ("notation-words", {"expected": named}))
        form = listed([self._example(kind, legal.scene) for kind in self.game.actions.kinds if kind.word in kinds])
        now = self._said_now(legal)
        return NotationError(f"said like this: {form}; expected now: {now}",
                             ("notation-example", {"form": form, "expected": now}))

    def _example(self, kind: ActionKind, scene: Scene) -> str:
        """How an action is said that can't be taken now: with the first that could be meant."""
        said = [next((self.words(arg, value, scene)[0] for value in range(arg.count) if arg.word(value, scene)), "…")
                for arg in kind.args]
        return " ".join([self.verbs(kind)[0], *said])


def _shortens(typed: Tokens, words: Tokens) -> bool:
    """Whether each token begins the word at its place; numbers are never short for others."""
    return len(typed) <= len(words) and all(
        word == begun or (word.startswith(begun) and not begun.isdigit() and len(begun) > 1)
        for begun, word in zip(typed, words, strict=False)
    )


def listed(words: Sequence[str]) -> str:
    """The first of many, in a line."""
    return ", ".join(words[:NAMED]) + (", …" if len(words) > NAMED else "")
