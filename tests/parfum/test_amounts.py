"""Parfum: amounts of aromas in one number agree with amounts one by one."""

from hypothesis import given
from hypothesis import strategies as st

from sillage.games.parfum.policy.odds import in_one_number
from sillage.games.parfum.rules.amounts import covers, missing, packed
from sillage.kernel.compile import plain

rows = st.lists(st.integers(0, 40), min_size=5, max_size=5)


@given(rows, rows)
def test_packed_amounts_compare_like_rows(have, need):
    one, other = plain(packed)(have), in_one_number(need)
    assert plain(covers)(one, other) == all(h >= n for h, n in zip(have, need, strict=True))
    assert plain(missing)(one, other) == sum(max(0, n - h) for h, n in zip(have, need, strict=True))
