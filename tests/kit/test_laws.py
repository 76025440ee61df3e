"""Every game that comes with Sillage obeys every law; one from outside brings a test of its own (see examples/)."""

from __future__ import annotations

import pytest

from sillage.kernel.game import built_in
from sillage.testing import laws

test_laws = laws(*built_in())
test_laws_thoroughly = pytest.mark.slow(laws(*built_in(), thorough=True))
