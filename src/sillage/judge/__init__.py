"""A second opinion on records: plain Python that knows the rulebooks, and nothing of the rules that are compiled.

`referee.py` is what a game's judge is written in (its `judge.py`), `shape.py` how it says what an edition holds, and
`reading.py` goes through a record with one. None imports anything of Sillage but its errors; a test holds them to it.
"""

from sillage.judge.reading import Verdict, judge_text
from sillage.judge.referee import Chance, Dispute, Referee
from sillage.judge.shape import HEAD, Maybe, alike, each, sourced

__all__ = [
    "HEAD", "Chance", "Dispute", "Maybe", "Referee", "Verdict", "alike", "each", "judge_text", "sourced",
]
