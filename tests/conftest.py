"""What all tests share."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from sillage.kernel.found import game_ids

FIRST = ("test_whole", "test_axe", "test_kill", "test_learning", "test_games")     # what takes longest
PATIENT = [HealthCheck.too_slow, HealthCheck.data_too_large]
for name, examples in (("usual", 15), ("thorough", 200)):       # `--hypothesis-profile thorough` tries more
    settings.register_profile(name, deadline=None, max_examples=examples, derandomize=True, database=None,
                              suppress_health_check=PATIENT)
settings.load_profile("usual")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """With `--dist loadgroup`, tests that share something dear run in one process, which makes it once. What takes
    longest begins first, so that no process is idle while another ends: whole games in the browser, files that start
    servers; then the rules of each game, and at last the many small walks."""
    for item in items:
        if not item.get_closest_marker("xdist_group") and (name := _group(item)):
            item.add_marker(pytest.mark.xdist_group(name))
    if "PYTEST_XDIST_WORKER" in os.environ:
        items.sort(key=_turn)


def _turn(item):
    if Path(item.path).stem in FIRST:
        return 0
    params = item.callspec.params if hasattr(item, "callspec") else {}
    return 3 if "case" in params else 2 if params.get("game_id") in game_ids() else 1


def _group(item):
    """The walk of a case, the rules of a game, the servers of a file; visitors of the browser share nothing."""
    if item.get_closest_marker("browser"):
        return None
    params = item.callspec.params if hasattr(item, "callspec") else {}
    path = Path(item.path)
    if "case" in params:
        return str(params["case"])
    if params.get("game_id") in game_ids():
        return params["game_id"]
    return path.parent.name if path.parent.name in game_ids() else path.stem
