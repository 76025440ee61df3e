"""The same jobs on a real Ray cluster of two nodes, one of which is lost half way; and starts that need another try."""

import os
import sys
from types import SimpleNamespace

import pytest

from sillage.arena.cluster import LOCAL, TRIES, joined, patiently, play_on_cluster
from sillage.arena.match import play_match
from sillage.arena.plan import Plan
from sillage.arena.ratings import ratings
from sillage.errors import SetupError


@pytest.fixture
def cluster(monkeypatch):
    cluster_utils = pytest.importorskip("ray.cluster_utils")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    nodes = cluster_utils.Cluster()
    patiently(lambda: nodes.add_node(num_cpus=1, include_dashboard=False), lambda: None)
    nodes.second = patiently(lambda: nodes.add_node(num_cpus=1), lambda: None)
    nodes.wait_for_nodes()
    yield nodes
    nodes.shutdown()


@pytest.mark.slow
def test_a_cluster_that_loses_a_node_gives_the_results_of_one_machine(cluster):
    bots = ["greedy", "novice"]
    jobs = list(Plan.make("parfum", bots, [2], 24).jobs())
    played = []
    for result in play_on_cluster(jobs, cluster.address, cores=1):
        played.append(result)
        if len(played) == 6:
            cluster.remove_node(cluster.second, allow_graceful=False)
    alone = [play_match(job) for job in jobs]
    told = [{r["id"]: (r["seats"], r["scores"], r["ranks"]) for r in results} for results in (played, alone)]
    assert told[0] == told[1]
    assert len(played) == len(jobs)
    assert ratings(played, bots) == ratings(alone, bots)


# ---- a machine that is too busy for Ray's first start ----------------------------------------------
class Busy(SimpleNamespace):
    """Ray, as far as it is asked, that gives up a few times before it starts."""

    def __init__(self, fails):
        super().__init__(fails=fails, tried=0, left=0, up=False)

    def init(self, **settings):
        self.tried, self.settings, self.seen = self.tried + 1, settings, dict(os.environ)
        if self.tried <= self.fails:
            raise Exception("The current node timed out during startup.")
        self.up = True

    def is_initialized(self):
        return self.up

    def shutdown(self):
        self.left, self.up = self.left + 1, False


def busy(monkeypatch, fails):
    monkeypatch.setitem(sys.modules, "ray", Busy(fails))
    return sys.modules["ray"]


def test_a_node_that_gives_up_is_started_again(monkeypatch):
    monkeypatch.delenv("RAY_USAGE_STATS_ENABLED", raising=False)
    ray = busy(monkeypatch, TRIES - 1)
    with joined(LOCAL, 2), joined(LOCAL, 2):        # who has joined is not asked again
        assert ray.tried == TRIES
    assert ray.left == TRIES
    assert ray.settings["address"] == LOCAL         # a cluster of its own, also where RAY_ADDRESS names another
    assert ray.settings["object_store_memory"] < 2**27
    assert ray.seen["RAY_USAGE_STATS_ENABLED"] == "0"
    assert "RAY_USAGE_STATS_ENABLED" not in os.environ


def test_a_machine_on_which_ray_never_starts_says_so(monkeypatch):
    ray = busy(monkeypatch, 100)
    with pytest.raises(SetupError, match=r"Ray did not start here in .* tries.*timed out"), joined(LOCAL, 2):
        raise AssertionError("nothing is there to play on")
    assert ray.tried == TRIES


def test_a_cluster_that_runs_is_asked_once(monkeypatch):
    ray = busy(monkeypatch, 1)
    with pytest.raises(Exception, match="timed out"), joined("ray://there:10001", 2):
        raise AssertionError("nothing is there to play on")
    assert ray.tried == 1


SLOW_HELPERS = """
import os, pathlib, sys, time
line, once = pathlib.Path("/proc/self/cmdline").read_text(), pathlib.Path(os.environ["ONCE"])
if "dashboard/agent.py" in line and not once.exists():
    once.touch()
    time.sleep(40)
"""


@pytest.mark.slow
def test_ray_starts_also_where_its_helpers_are_late_the_first_time(monkeypatch, tmp_path):
    pytest.importorskip("ray")
    (tmp_path / "sitecustomize.py").write_text(SLOW_HELPERS, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("ONCE", str(tmp_path / "once"))
    job = next(iter(Plan.make("parfum", ["greedy", "novice"], [2], 2).jobs()))
    assert [result["id"] for result in play_on_cluster([job], LOCAL, cores=1)] == [job.id]
    assert (tmp_path / "once").exists()
