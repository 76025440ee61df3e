"""What docs/hosting.md hands out is what the program knows; units are well-formed."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest
from typer.main import get_command

from sillage.cli.app import app
from sillage.cli.doctor import PLAIN
from sillage.server.ops.settings import Keeping, Limits

ROOT = Path(__file__).parent.parent
DEPLOY, PAGE = ROOT / "deploy", (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_every_file_is_told_of():
    for path in DEPLOY.iterdir():
        assert f"deploy/{path.name}" in PAGE or (path.stem == "sillage-backup" and "deploy/sillage-backup.*" in PAGE)


def test_settings_are_known():
    known = {*PLAIN, *(f"SILLAGE_LIMIT_{f.name.upper()}" for f in fields(Limits)),
             *(f"SILLAGE_KEEP_{f.name.upper()}" for f in fields(Keeping))}
    texts = [PAGE, *(path.read_text(encoding="utf-8") for path in DEPLOY.iterdir())]
    named = {name for text in texts for name in re.findall(r"SILLAGE_[A-Z_]+[A-Z]", text)} - {"SILLAGE_LIMIT"}
    assert named <= known, named - known


def test_commands_are_known():
    commands = get_command(app).commands
    for name in re.findall(r"`(?:club|sillage) (\w+)", PAGE):
        assert name in commands, name
    for name in re.findall(r"sillage admin ([\w-]+)", PAGE):
        assert name in commands["admin"].commands, name


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_units_are_well_formed(tmp_path):
    """With a program and a user that are here, systemd has nothing to say about them."""
    for path in DEPLOY.glob("sillage*"):
        text = path.read_text(encoding="utf-8").replace("/opt/sillage/bin/sillage", "/bin/true")
        (tmp_path / path.name).write_text(re.sub(r"(User|Group)=sillage", r"\1=root", text), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", *map(str, sorted(tmp_path.iterdir()))], capture_output=True,
                          text=True, check=False)
    said = [line for line in done.stderr.splitlines() if str(tmp_path) in line or "sillage" in line]
    assert (done.returncode, said) == (0, [])
