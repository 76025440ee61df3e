"""The client's types are those of the server's description of the wire."""

from __future__ import annotations

import importlib.util
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / "web" / "scripts" / "wire_types.py"


def test_types_are_fresh():
    spec = importlib.util.spec_from_file_location("client_types", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.FILE.read_text(encoding="utf-8") == script.written(), "run .venv/bin/python web/scripts/wire_types.py"
