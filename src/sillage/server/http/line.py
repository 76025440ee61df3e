"""The line to a browser: a socket's protocol that can be written to at once.

By the book (ASGI) each message goes through a queue, a task that waits for it, three layers of functions and a frame
that is put together anew; at a busy table that is dearer than the rules. A message of ours is a whole frame without
extensions, so where nothing waits before it, it is written to the connection as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from websockets.http11 import Request

LINE = "sillage.line"       # where the app finds it, in its scope
_TEXT = 0x81                # the first byte of a frame that is a whole text


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:       # the handshake was accepted; the app is asked in the loop's next step
            scope[LINE] = self

    def write(self, text: bytes) -> bool:
        """Sends a text at once; False where it can't be: the other side reads too slowly, or the end has begun."""
        ended = self.close_sent or self.disconnected or self.transport.is_closing()
        if ended or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(frame_head(len(text)) + text)
        return True


def frame_head(size: int) -> bytes:
    """What comes before a text of this size (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((_TEXT, size))
    if size < 65_536:
        return bytes((_TEXT, 126, size >> 8, size & 255))
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big")
