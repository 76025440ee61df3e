"""The choices on the screen: in groups, each with a letter, the likely ones first where the game's picture names them
(`LIKELY`); what ends a step stands last and is always in sight.

Choices have letters because pieces have numbers: `2` typed at `a  clock 2` means clock 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from sillage.errors import NotationError
from sillage.table.actions import Action
from sillage.table.spoken import Tongue

LISTED = 24     # choices in sight before `list` is needed
LETTERS = ascii_lowercase.replace("q", "")      # q leaves


class Group:
    """Choices of one kind, so many of them `shown`."""

    def __init__(self, actions: list[Action], shown: int) -> None:
        self.kind = actions[0].kind
        self.ends = actions[0].game.actions.by_word[self.kind].ends
        self.cut = shown < len(actions)
        self.actions = spread(actions) if self.cut else actions
        self.shown = self.actions[:shown]


class Choices:
    """What may be done now, as it is listed and typed."""

    def __init__(self, actions: Sequence[Action], tongue: Tongue, most: int = LISTED) -> None:
        self.tongue = tongue
        kinds: dict[str, list[Action]] = {}
        for action in actions:
            kinds.setdefault(action.kind, []).append(action)
        sizes = shares([len(kind) for kind in kinds.values()], most)
        groups = [Group(kind, shown) for kind, shown in zip(kinds.values(), sizes, strict=True)]
        likely = actions[0].game.own("show.picture", "LIKELY", ()) if actions else ()
        ranks = {kind: rank for rank, kind in enumerate(likely)}
        self.groups = sorted(groups, key=lambda group: (group.ends, group.cut, ranks.get(group.kind, len(ranks))))
        ordered = [action for group in self.groups for action in group.actions]
        self.labels = {label(number): action for number, action in enumerate(ordered)}
        self.label_of = {action.code: name for name, action in self.labels.items()}

    def find(self, text: str) -> Action | None:
        """The choice with this letter; a number is what it is on the screen, where only one choice has it."""
        if text.isdigit():
            named = [action for action in self.labels.values() if str(action).split()[1:] == [text]]
            if len(named) != 1:
                raise NotationError("choices have letters", ("notation-letter", {"last": list(self.labels)[-1]}))
            return named[0]
        return self.labels.get(text.lower())

    def group(self, word: str) -> list[Group]:
        """The groups that somebody calls by this word; all where the word is empty."""
        return [g for g in self.groups if not word or word.lower() in self.verbs(g)]

    def verbs(self, group: Group) -> list[str]:
        return self.tongue.verbs(group.actions[0].game.actions.by_word[group.kind])


def label(number: int) -> str:
    """a, b … z, then aa, ab …"""
    return (label(number // len(LETTERS) - 1) if number >= len(LETTERS) else "") + LETTERS[number % len(LETTERS)]


def shares(sizes: Sequence[int], most: int) -> list[int]:
    """How many of each group are shown: small groups whole, the large ones share what is left, none has nothing."""
    shown, left = [0] * len(sizes), most
    for waiting, i in zip(range(len(sizes), 0, -1), sorted(range(len(sizes)), key=sizes.__getitem__), strict=True):
        shown[i] = min(sizes[i], max(1, left // waiting))
        left -= shown[i]
    return shown


def spread(actions: Sequence[Action]) -> list[Action]:
    """The first choice for every piece before the second for any: the cheap way to each comes first."""
    turns: dict[int, int] = {}
    ranks = []
    for action in actions:
        first = next(iter(action.args.values()), 0)
        turns[first] = turns.get(first, 0) + 1
        ranks.append(turns[first])
    return [action for _, action in sorted(zip(ranks, actions, strict=True), key=lambda pair: pair[0])]
