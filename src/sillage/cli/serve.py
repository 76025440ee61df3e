"""`sillage serve`: the server, and `sillage verify`: its dice."""

from __future__ import annotations

import os
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from sillage.cli.workers import check, door, is_worker, run_workers
from sillage.errors import RecordError


def serve(
    host: str, port: int, db: str | None, open_browser: bool, origin: list[str], secure: bool, log: str,
    workers: int = 1,
) -> None:
    os.environ.setdefault("SILLAGE_JIT", "apart")       # this process compiles nothing: others do it
    import uvicorn

    from sillage.server.http.app import create_app
    from sillage.server.http.line import Line
    from sillage.server.ops.garbage import leave_the_old_alone
    from sillage.server.ops.logs import set_up_logs
    from sillage.server.ops.settings import Keeping, Limits, Settings, default_db
    from sillage.server.store.store import check_store

    limits, keeping = Limits.from_environment(), Keeping.from_environment()
    settings = Settings(db or default_db(), tuple(origin), secure, limits, keeping)
    check(workers, settings.db)
    if not is_worker():
        check_store(settings.db)
        _announce(host, port, open_browser)
        if workers > 1:
            run_workers(workers)
            return
    app = create_app(settings)
    set_up_logs(log)
    leave_the_old_alone()
    config = uvicorn.Config(
        app, host=host, port=port, log_config=None, ws=Line, ws_per_message_deflate=False,
        ws_max_size=settings.limits.message * 4, server_header=False, timeout_graceful_shutdown=3,
    )
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run([door(host, port)] if is_worker() else None)


def _announce(host: str, port: int, open_browser: bool) -> None:
    address = f"http://{'localhost' if host in ('0.0.0.0', '::', '127.0.0.1') else host}:{port}"
    Console(stderr=True).print(f"Sillage is at [bold]{address}[/] (Ctrl+C stops it)", highlight=False)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()


def _open_when_ready(address: str) -> None:
    for _ in range(240):    # the first start compiles nothing yet, but may migrate the store
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1)
        except OSError:
            time.sleep(0.25)
        else:
            webbrowser.open(address)
            return


def verify_record(file: Path) -> None:
    """Replays a record, and checks every chance outcome against the secret that was promised."""
    import json

    from sillage.server.match.dice import verify
    from sillage.table.record import read_record

    table = read_record(file)
    with file.open(encoding="utf-8") as lines:
        facts = json.loads(next(lines)).get("dice")
    if not isinstance(facts, dict):
        raise RecordError(f"{file}: has no secret of its dice; only records of games played on a server have one")
    tapes = [table.setup.tape, *(d.tape for d in table.decisions)]
    count, drawn = verify(facts, tapes), sum(map(len, tapes))
    console = Console()
    made = len(table.decisions)
    console.print(f"[green]holds[/]: {count} chance outcomes of {made} decisions are the secret's", highlight=False)
    if count < drawn:
        console.print(f"{drawn - count} outcomes are of an earlier game whose dice are not known", highlight=False)
    console.print(f"shown before the first move: {facts['commitment']}", highlight=False)
