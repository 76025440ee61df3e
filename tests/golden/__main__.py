"""Writes the golden games anew."""

from tests.golden import CASES, FOLDER, path_of, play

for old in FOLDER.glob("*.jsonl"):
    old.unlink()
for case in CASES:
    path_of(case).write_text("".join(line + "\n" for line in play(case)), encoding="utf-8")
    print(path_of(case).name)
