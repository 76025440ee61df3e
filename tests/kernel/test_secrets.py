"""Who knows a field: said where it is laid out, asked everywhere else."""

import numpy as np
import pytest

from sillage.kernel.records import SEATS, layout, nobody, owner, public, turn
from sillage.kernel.secrets import knows
from sillage.kernel.show import seat_or_none

HAND = layout([
    public("count", np.int8),
    owner("cards", np.int8, 3),
    owner("points", np.int8, 3, open_at_end=True),
])
TABLE = layout([
    turn("actor", np.int8),
    owner("choice", np.int8, SEATS),
    nobody("deck", np.int8, 9, open_at_end=True),
    ("unsaid", np.int8),
    ("hand", HAND, SEATS),
])


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("over", [False, True])
def test_what_is_public_is_known_to_all(seat, over):
    assert knows(seat, TABLE, "actor", over=over)
    assert knows(seat, HAND, "count", of=1, over=over)


def test_what_is_somebodys_is_known_to_the_owner():
    for record, field in ((HAND, "cards"), (HAND, "points"), (TABLE, "choice")):
        assert knows(1, record, field, of=1)
        assert not knows(0, record, field, of=1)
        assert not knows(None, record, field, of=1)


def test_the_end_opens_what_says_so():
    assert knows(0, HAND, "points", of=1, over=True)
    assert knows(None, TABLE, "deck", over=True)
    assert not knows(0, TABLE, "deck")
    assert not knows(0, HAND, "cards", of=1, over=True)


def test_what_says_nothing_is_known_to_nobody():
    assert not knows(0, TABLE, "unsaid", over=True)


def test_nobody_has_no_seat():
    assert seat_or_none(np.int8(-1)) is None
    assert seat_or_none(np.int8(2)) == 2
