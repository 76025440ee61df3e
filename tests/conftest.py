"""What all tests share."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from sillage.kernel.game import game_ids

PATIENT = [HealthCheck.too_slow, HealthCheck.data_too_large]
for name, examples in (("usual", 25), ("thorough", 200)):       # `--hypothesis-profile thorough` tries more
    settings.register_profile(name, deadline=None, max_examples=examples, derandomize=True, database=None,
                              suppress_health_check=PATIENT)
settings.load_profile("usual")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """With `--dist loadgroup`, tests that share something dear run in one process, which makes it once."""
    for item in items:
        if not item.get_closest_marker("xdist_group") and (name := _group(item)):
            item.add_marker(pytest.mark.xdist_group(name))


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
