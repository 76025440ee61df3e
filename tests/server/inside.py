"""A server in a thread of the test, whose tables can be reached."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any

import uvicorn

from sillage.server.http.app import create_app
from sillage.server.live.hub import Hub
from sillage.server.ops.settings import Limits, Settings
from tests.server.served import PATIENCE, free_port

MANY = 10**6
LIMITS = Limits(guests_a_minute=MANY, messages_a_second=MANY, messages_at_once=MANY, hosted=MANY, seats=MANY,
                uploads_at_once=MANY, connections_at_once=MANY, password_memory=64)


class Inside:
    def __init__(self, db: str, **settings: Any) -> None:
        self.guard: Any = create_app(Settings(db, **{"limits": LIMITS, "ahead": False, **settings}))
        self.port = free_port()
        config = uvicorn.Config(self.guard, port=self.port, log_config=None, ws="websockets-sansio",
                                ws_per_message_deflate=False)
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.uvicorn.run)
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def hub(self) -> Hub:
        hub: Hub = self.guard.app.state.hub
        return hub

    def call(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Runs a coroutine in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def __enter__(self) -> Inside:
        self.thread.start()
        while not self.uvicorn.started:
            self.thread.join(0.01)
        self.loop = next(iter(self.hub._tasks)).get_loop()
        return self

    def __exit__(self, *_: object) -> None:
        self.uvicorn.should_exit = True
        self.thread.join()
