"""Dice one can trust: a promise before the first move, a secret after the last, and a check of every outcome."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sillage.cli.app import app
from sillage.errors import RecordError
from sillage.kernel.chance import CHANCE, WRITE, tape_of
from sillage.kernel.records import blank, read
from sillage.server.match.dice import commitment, outcomes, table_dice, verify
from sillage.table.record import parse_record

PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


def documented(name: str) -> str:
    """A Python example of docs/protocol.md."""
    found = re.search(rf"```python {name}\n(.*?)```", PROTOCOL.read_text(encoding="utf-8"), re.S)
    assert found is not None
    return found[1]


@pytest.fixture(scope="module")
def record(server, tmp_path_factory):
    from tests.server.served import Person

    mia = Person(server, "Mia")
    bots = [{"kind": "bot", "level": "random"}] * 3
    table = mia.open(game="parfum", seats=bots, pace="instant", start="host")
    chair = mia.sit(table["id"])
    mia.do(table["id"], "start")
    shown = chair.until_over()
    assert all('"secret":null' in text for text in chair.heard if '"status":"playing"' in text)
    assert commitment(bytes.fromhex(shown["secret"])) == table["commitment"]
    path = tmp_path_factory.mktemp("record") / "game.jsonl"
    path.write_text(mia.http.get(f"/api/tables/{table['id']}/record").text, encoding="utf-8")
    return path


def test_the_generator_is_the_kernels():
    from sillage.kernel.chance import draw

    chance = blank(CHANCE)
    for seed in (0, 1, 2**63, 2**64 - 1):
        spans = [2, 3, 6, 7, 48, 100, 29_999]
        record = read(chance, CHANCE)
        record.seed, record.mode, record.drawn = seed, WRITE, 0
        for span in spans:
            draw(record if not hasattr(draw, "py_func") else chance.view(CHANCE)[0], span)
        assert [outcome for _, outcome in tape_of(chance)] == outcomes(seed, spans)


def test_sillage_verify(record):
    done = CliRunner().invoke(app, ["verify", str(record)], catch_exceptions=False)
    assert done.exit_code == 0
    assert "holds" in done.output


def test_a_dozen_lines_verify_it_too(record, tmp_path):
    script = tmp_path / "verify.py"
    script.write_text(documented("verify"), encoding="utf-8")
    done = subprocess.run([sys.executable, script, str(record)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = record.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines[1:], start=1):
        row = json.loads(line)
        if row.get("chance"):
            span, outcome = row["chance"][0]
            row["chance"][0] = [span, (outcome + 1) % span]
            lines[number] = json.dumps(row)
            break
    record.with_name("changed.jsonl").write_text("\n".join(lines), encoding="utf-8")
    changed = [sys.executable, str(script), str(record.with_name("changed.jsonl"))]
    assert subprocess.run(changed, capture_output=True, check=False).returncode != 0


def test_a_false_secret_is_found(record):
    facts = json.loads(record.read_text(encoding="utf-8").splitlines()[0])["dice"]
    table = parse_record(record.read_text(encoding="utf-8"))
    tapes = [table.setup.tape, *(d.tape for d in table.decisions)]
    assert verify(facts, tapes) > 50
    with pytest.raises(RecordError, match="hash"):
        verify(facts | {"secret": "00" * 32}, tapes)
    with pytest.raises(RecordError, match="the secret gives"):
        verify(facts | {"seeds": ["other", "", ""]}, tapes)
    with pytest.raises(RecordError, match="no secret"):
        verify({}, tapes)


def test_players_seeds_count_and_can_not_be_shifted():
    secret = bytes(32)
    assert table_dice(secret, ["a", "b"])(1) != table_dice(secret, ["a", "c"])(1)
    assert table_dice(secret, ["a", "b"])(1) != table_dice(secret, ["a", "b"])(2)


def test_the_secret_is_promised_before_any_seed_is_taken(server, person, tmp_path):
    """A seed can't come with the table: first the promise, then seeds, unseen by others until the start."""
    mia, max_ = person("Mia"), person("Max")
    terms = {"game": "parfum", "seats": [{"kind": "me"}, {"kind": "open"}], "start": "host"}
    early = mia.http.post("/api/tables", json={**terms, "seed": "too early"})
    assert early.status_code == 422
    table = mia.open(**terms)
    assert table["seeds"] == ["", ""]
    assert mia.do(table["id"], "seed", seed="rose/9")["seeds"] == ["rose-9", ""]
    path = f"/api/tables/{table['id']}"
    assert max_.http.get(path).json()["seeds"] == ["", ""], "another's seed is seen before the start"
    assert max_.do(table["id"], "join", seed="iris")["seeds"] == ["", "iris"]
    looker = person("Looker").sit(table["id"])
    mia.do(table["id"], "start")
    looker.until("state")
    assert all('"rose-9"' not in text for text in looker.heard if '"status":"open"' in text)
    assert mia.do(table["id"], "seed", expect=409, seed="too late")["error"]["reason"] == "not-open"
    begun = max_.http.get(path).json()
    assert (begun["seeds"], begun["commitment"]) == (["rose-9", "iris"], table["commitment"])
    max_.sit(table["id"]).ask(type="resign")
    over = looker.until_over()
    assert commitment(bytes.fromhex(over["secret"])) == table["commitment"]
    record = tmp_path / "game.jsonl"
    record.write_text(mia.http.get(f"{path}/record").text, encoding="utf-8")
    facts = json.loads(record.read_text(encoding="utf-8").splitlines()[0])["dice"]
    assert facts["seeds"] == ["rose-9", "iris"]
    tapes = [parse_record(record.read_text(encoding="utf-8")).setup.tape]
    assert verify(facts, tapes) > 10
    with pytest.raises(RecordError, match="the secret gives"):
        verify(facts | {"seeds": ["", "iris"]}, tapes)
