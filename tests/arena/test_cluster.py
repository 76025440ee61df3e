"""The same jobs on a real Ray cluster of two nodes, one of which is lost half way."""

import pytest

from sillage.arena.cluster import play_on_cluster
from sillage.arena.match import play_match
from sillage.arena.plan import Plan
from sillage.arena.ratings import ratings


@pytest.fixture
def cluster(monkeypatch):
    cluster_utils = pytest.importorskip("ray.cluster_utils")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    nodes = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.second = nodes.add_node(num_cpus=1)
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
