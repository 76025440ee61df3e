"""Amounts of several kinds in one number agree with amounts one by one."""

from hypothesis import given
from hypothesis import strategies as st

from sillage.kernel import lanes
from sillage.kernel.amounts import beyond, covers, lane, least, missing, most, of_kind, pack, total
from sillage.kernel.compile import plain
from sillage.kernel.lanes import LANE, LANES

rows = st.lists(st.integers(0, 400), min_size=LANES, max_size=LANES)


def packed(row):
    return plain(pack)(row)


def test_five_lanes_leave_the_sign_of_a_number_free():
    assert LANES * LANE < 63


@given(st.lists(st.integers(0, 2047), min_size=1, max_size=LANES))
def test_packed_amounts_are_read_back(row):
    assert packed(row) == lanes.pack(row)
    assert [plain(lane)(packed(row), kind) for kind in range(len(row))] == row
    assert sum(plain(of_kind)(kind, amount) for kind, amount in enumerate(row)) == packed(row)


@given(rows, rows)
def test_packed_amounts_compare_like_rows(have, need):
    one, other = packed(have), packed(need)
    assert plain(covers)(one, other) == all(h >= n for h, n in zip(have, need, strict=True))
    assert plain(missing)(one, other) == sum(max(0, n - h) for h, n in zip(have, need, strict=True))
    assert plain(beyond)(one, other) == packed([max(0, h - n) for h, n in zip(have, need, strict=True)])
    assert plain(least)(one, other) == packed([min(pair) for pair in zip(have, need, strict=True)])
    assert plain(most)(one, other) == packed([max(pair) for pair in zip(have, need, strict=True)])


@given(rows)
def test_packed_amounts_are_summed(row):
    assert plain(total)(packed(row)) == sum(row)
