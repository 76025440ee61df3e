"""Writes the golden games anew."""

from tests.golden import FOLDER, golden_cases, path_of, play

for old in FOLDER.glob("*.jsonl"):
    old.unlink()
for case in golden_cases():
    path_of(case).write_text("".join(line + "\n" for line in play(case)), encoding="utf-8")
    print(path_of(case).name)
