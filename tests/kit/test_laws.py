"""Every game obeys every law. A new game joins by itself: it is found by `game_ids()`."""

from __future__ import annotations

import pytest

from sillage.kernel.game import game_ids
from sillage.testing import laws

test_laws = laws(*game_ids())
test_laws_thoroughly = pytest.mark.slow(laws(*game_ids(), thorough=True))
