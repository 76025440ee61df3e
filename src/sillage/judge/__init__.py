"""A second opinion on records: plain Python that knows the rulebooks, and nothing of the rules that are compiled.

`referee.py` is what a game's judge is written in (its `judge.py`), `reading.py` goes through a record with one. Neither
imports anything of Sillage but its errors, and a test holds them to it."""

from sillage.judge.reading import Verdict, judge_text
from sillage.judge.referee import Chance, Dispute, Referee

__all__ = ["Chance", "Dispute", "Referee", "Verdict", "judge_text"]
