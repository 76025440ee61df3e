"""One server holds a SQLite file: by a lock of the operating system on a file beside it, which is free again as soon as
the server is gone, however it ended. (Servers that share a PostgreSQL own tables one by one: `ops/cluster.py`.)"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

from sillage.errors import SetupError


class Hold:
    """Holds the database of a URL for this server alone, until it is closed."""

    def __init__(self, url: str) -> None:
        self._file: IO[str] | None = None
        database = make_url(url).database
        if not url.startswith("sqlite") or not database:
            return
        path = Path(database).resolve()
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".lock")
        file = beside.open("a+", encoding="ascii")
        try:
            _lock(file)
        except OSError:
            file.seek(0)
            owner = file.read(20).strip()
            file.close()
            raise SetupError(
                f"{path} is in use by another server{f' (process {owner})' if owner else ''}; stop that one first, or "
                "give this one a database of its own: --db sqlite:///FILE"
            ) from None
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        self._file = file

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        file.seek(1_000)    # a byte that nobody reads: on Windows a locked one can't be read
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
