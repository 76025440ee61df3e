"""What the server refuses, each with a stable reason, a message for people and an HTTP status."""

from __future__ import annotations

from sillage.server.wire.shapes import ErrorBody
from sillage.server.wire.views import Text

STATUS = {
    "invalid": 422, "bad-setup": 422, "bad-edition": 422, "bad-record": 422,
    "no-person": 401, "bad-token": 401, "wrong-password": 401,
    "forbidden": 403, "banned": 403, "muted": 403, "bad-origin": 403, "not-seated": 403, "not-host": 403,
    "not-found": 404, "no-method": 405,
    "name-taken": 409, "taken": 409, "not-open": 409, "not-playing": 409, "not-over": 409, "not-full": 409,
    "old-rules": 409, "seated": 409, "stale": 409, "not-asked": 409, "illegal": 409, "no-notation": 409,
    "key-reused": 409, "no-undo": 409, "no-hint": 409, "over": 409,
    "too-large": 413, "too-many": 429, "failed": 500, "busy": 503,
}


class Refused(Exception):
    """A request that was not carried out; nothing has changed."""

    def __init__(
        self, reason: str, message: str, *, clause: str | None = None, text: Text | None = None,
        retry: float | None = None,
    ) -> None:
        super().__init__(message)
        self.reason, self.clause, self.text, self.retry = reason, clause, text, retry

    @property
    def status(self) -> int:
        return STATUS[self.reason]

    def data(self) -> ErrorBody:
        data: ErrorBody = {"reason": self.reason, "message": str(self), "clause": self.clause}
        if self.text:
            data["text"] = self.text
        return data

    @classmethod
    def of(cls, data: ErrorBody) -> Refused:
        """The refusal that another server sent."""
        return cls(data["reason"], data["message"], clause=data.get("clause"), text=data.get("text"))
