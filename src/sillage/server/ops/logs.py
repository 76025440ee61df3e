"""Log lines as JSON, with the request and the table they are about. Secrets are never passed to a logger."""

from __future__ import annotations

import contextvars
import logging
import sys
import traceback

import orjson

REQUEST_ID: contextvars.ContextVar[str] = contextvars.ContextVar("request_id", default="")
FIELDS = ("table", "person", "method", "path", "status", "seconds")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3), "level": record.levelname.lower(), "logger": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST_ID.get():
            line["request"] = request
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))[-4000:]
        return orjson.dumps(line, default=str).decode()


def _no_query(record: logging.LogRecord) -> bool:
    """uvicorn writes the address of every socket, and with it invitation codes; the play socket has its own line."""
    return '"WebSocket ' not in str(record.msg)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("uvicorn.access").disabled = True     # the guard writes its own line
    logging.getLogger("uvicorn.error").addFilter(_no_query)
