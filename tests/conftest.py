"""What all tests share."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from sillage.kernel.game import game_ids

settings.register_profile(
    "sillage", deadline=None, max_examples=60, derandomize=True, database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("sillage")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """With `-n 2 --dist loadgroup` all tests of a game run in one process, which compiles its rules once."""
    for item in items:
        if item.get_closest_marker("xdist_group"):
            continue
        params = item.callspec.params if hasattr(item, "callspec") else {}
        game_id = params.get("game_id") or getattr(params.get("case"), "game_id", None) or Path(item.path).parent.name
        if game_id in game_ids():
            item.add_marker(pytest.mark.xdist_group(game_id))
