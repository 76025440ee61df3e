"""Runs commands in this process, as a person would type them."""

import pytest
from typer.testing import CliRunner

from sillage.cli.app import app


@pytest.fixture
def sillage(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("SILLAGE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)

    def run(command, typed="", fails=False):
        result = CliRunner().invoke(app, command.split(), input=typed, catch_exceptions=True)
        if fails:
            assert result.exception is not None
            return str(result.exception)
        assert result.exception is None, (result.output, result.exception)
        return result.output

    return run
