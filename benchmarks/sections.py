"""The parts of benchmarks/results.md: each benchmark rewrites its own and leaves the others alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

RESULTS = Path(__file__).with_name("results.md")


WORDS = "\n## In words\n"      # ends a section: what somebody wrote about its figures


def keep_section(title: str, lines: Sequence[str]) -> None:
    """Puts lines under a title of the first rank, in place of what stood there; what is said of them in words stays."""
    head = f"# {title}\n"
    text = "\n" + (RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else "")
    before, found, rest = text.partition("\n" + head)
    place = rest.find("\n# ") if found else -1
    here, after = (rest[:place], rest[place + 1 :]) if place >= 0 else (rest, "")
    _, said, words = here.partition(WORDS)
    parts = [before, head + "\n" + "\n".join(lines).strip("\n"), said + words, after]
    RESULTS.write_text("\n\n".join(part.strip("\n") for part in parts if part.strip()) + "\n", encoding="utf-8")
