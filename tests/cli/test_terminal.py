"""What only a real terminal shows: asking once, the pager, being ready."""

import pytest

pytest.importorskip("pty")

from .test_secrets import CHOOSE, SURE, sit  # noqa: F401


def test_what_can_not_be_taken_back_asks_once(sit):     # noqa: F811
    sitting = sit("play parfum --seed 3 --seats Mia,greedy --plain")
    for line in ("clock 1", "clock 3"):
        assert sitting.until(CHOOSE["en"], SURE["en"]) == CHOOSE["en"]      # it can be taken back: nobody asks
        sitting.type(line)
    for line, asked in (("water", SURE["en"]), ("n", CHOOSE["en"]), ("water", CHOOSE["en"])):
        sitting.until(CHOOSE["en"], SURE["en"])
        sitting.type(line)
        assert sitting.until(CHOOSE["en"], SURE["en"]) == asked
        if line == "n":
            assert "takes a token" not in sitting.glass.kept["normal"]
        sitting.type("board" if asked == CHOOSE["en"] else "n")
    assert "takes a token" in sitting.glass.kept["normal"]


def test_the_rules_are_paged_plainly(sit):      # noqa: F811
    sitting = sit("play parfum --seed 3 --plain")
    sitting.until(CHOOSE["en"])
    sitting.type("rules")
    sitting.until("q to stop:")
    sitting.type("")
    sitting.until("q to stop:")
    sitting.type("q")
    assert sitting.until(CHOOSE["en"])
    assert sitting.glass.kept["normal"].count("q to stop:") == 2


@pytest.mark.rule("FA-1i")
def test_live_play_begins_when_one_is_ready(sit):       # noqa: F811
    sitting = sit("play fairy_perfume --seed 3 --plain")
    assert sitting.until("Press Enter.")
    assert "Beat 2" not in sitting.glass.kept["normal"]
    sitting.type("")
    assert sitting.until("Beat 2.", "beat 2")
