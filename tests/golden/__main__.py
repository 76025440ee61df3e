"""Writes the golden games anew."""

from tests.golden import CASES, FOLDER, play

for old in FOLDER.rglob("*.jsonl"):
    old.unlink()
for golden in CASES:
    golden.path.parent.mkdir(exist_ok=True)
    golden.path.write_text("".join(line + "\n" for line in play(golden)), encoding="utf-8")
    print(golden)
