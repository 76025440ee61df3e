"""The tests that every game passes, at every player count and with every option.

A new game joins by itself: it is found by `game_ids()`. It supplies one function, `check(state, parts)`
in `tests/<game>/invariants.py`, that asserts what must hold in every position (see `invariants.py`).
"""
