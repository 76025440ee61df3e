"""What every request passes: origin, size, headers, a request id, a log line; and rates that are limited."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping
from urllib.parse import urlsplit

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sillage.kernel.bounds import MOST_BYTES as MOST_EDITION_BYTES
from sillage.server.ops.logs import REQUEST_ID
from sillage.server.ops.metrics import REFUSALS, REQUESTS
from sillage.server.ops.settings import Limits, Settings
from sillage.server.wire.refusals import Refused

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
HSTS = {"Strict-Transport-Security": "max-age=31536000"}
_ID = re.compile(r"^[A-Za-z0-9_-]{1,64}$")
_TABLE = re.compile(r"^/api/tables/([A-Za-z0-9]{1,24})(?:/|$)")
log = logging.getLogger("sillage.http")


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self.most, self.rate = at_once, a_second
        self.level, self.at = at_once, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each key; the oldest are forgotten."""

    def __init__(self, at_once: float, a_second: float, most: int = 10_000) -> None:
        self._make = (at_once, a_second)
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, what: str) -> None:
        bucket = self._buckets.pop(key, None) or Bucket(*self._make)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if not bucket.take():
            retry = 1 / bucket.rate if bucket.rate else None
            raise Refused("too-many", f"too many {what}; wait a little", retry=retry)

    def give_back(self, key: str) -> None:
        """What was taken doesn't count."""
        if (bucket := self._buckets.get(key)) is not None:
            bucket.level += 1


class Manners:
    """What somebody may do in a while, by person and by address: a new connection begins nothing anew."""

    def __init__(self, limits: Limits) -> None:
        self._kinds = {
            "messages": (limits.messages_at_once, limits.messages_a_second),
            "chat lines": (limits.chats_at_once, limits.chats_at_once / limits.chat_seconds),
            "connections": (limits.connections_at_once, limits.connections_a_minute / 60),
        }
        many = limits.address_factor
        self._people = {kind: Buckets(at_once, rate) for kind, (at_once, rate) in self._kinds.items()}
        self._addresses = {kind: Buckets(many * at_once, many * rate) for kind, (at_once, rate) in self._kinds.items()}

    def take(self, kind: str, person: str, address: str) -> None:
        """One more of a kind; refused where it is too much."""
        self._people[kind].take(person, kind)
        self._addresses[kind].take(address, f"{kind} from your address")

    def take_from(self, kind: str, address: str) -> None:
        """The same of somebody who is not known."""
        self._addresses[kind].take(address, f"{kind} from your address")


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from. All of an IPv6 network of 64 bits are one: that is what a home is given."""
    host = connection.client.host if connection.client else ""
    return ":".join(host.split(":")[:4]) if ":" in host else host


def may_measure(connection: HTTPConnection, token: str) -> bool:
    """Whether somebody may read the counters: from this machine, not through a proxy on it, or with the token."""
    given = connection.headers.get("authorization", "").encode()
    if token and secrets.compare_digest(given, f"Bearer {token}".encode()):
        return True
    here = connection.client is not None and connection.client.host in ("127.0.0.1", "::1")
    return here and not any(name in connection.headers for name in ("x-forwarded-for", "forwarded", "via"))


def check_origin(headers: Mapping[str, str], settings: Settings) -> None:
    """A browser says where a page comes from; only our own pages may act in a visitor's name."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    try:
        place = urlsplit(origin).netloc.lower()
    except ValueError:      # such as http://[
        place = ""
    if not place or place != headers.get("host", "").lower():
        raise Refused("bad-origin", f"requests from {origin[:100]} are not accepted; expected the server's own pages")


class Guard:
    """The outermost layer of the app (plain ASGI, so that sockets pay nothing for it)."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self._headers = HEADERS | (HSTS if settings.secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        given = headers.get("x-request-id", "")
        token = REQUEST_ID.set(given if _ID.match(given) else secrets.token_hex(8))
        try:
            if scope["type"] == "websocket" and _has_nul(scope):
                await send({"type": "websocket.close", "code": 4404, "reason": "there is nothing of that name"})
            elif scope["type"] == "http":
                await self._http(scope, headers, receive, send)
            else:
                await self.app(scope, receive, send)
        finally:
            REQUEST_ID.reset(token)

    async def _http(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                out = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    out.setdefault(name, value)
                out["X-Request-Id"] = REQUEST_ID.get()
                if scope["path"].startswith("/api/"):
                    out.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            if _has_nul(scope):
                raise Refused("not-found", "there is nothing here: an address has no NUL characters")
            body = await self._body(scope, headers, receive)
            await self.app(_asked(scope), body, sending)
        except Refused as refused:
            await _refuse(refused, sending)
        finally:
            REQUESTS.labels(scope["method"], str(status)).inc()
            seconds = round(time.perf_counter() - started, 4)
            found = _TABLE.match(scope["path"])
            log.info("request", extra={
                "method": scope["method"], "path": scope["path"][:200], "status": status, "seconds": seconds,
            } | ({"table": found[1]} if found else {}))

    async def _body(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        """Reads a body of limited size before anything is done with it."""
        if scope["method"] in SAFE_METHODS:
            return receive
        check_origin(headers, self.settings)
        uploads = {"/api/editions": MOST_EDITION_BYTES, "/api/records": self.settings.limits.record}
        most = uploads.get(scope["path"], self.settings.limits.body)
        chunks, size, more = [], 0, True
        while more:
            try:
                message = await asyncio.wait_for(receive(), self.settings.limits.patience)
            except TimeoutError:
                raise Refused("invalid", "the request was begun and not finished") from None
            if message["type"] == "http.disconnect":
                break
            chunks.append(message.get("body", b""))
            size += len(chunks[-1])
            more = message.get("more_body", False)
            if size > most:
                raise Refused("too-large", f"the request is larger than {most} bytes")
        whole: Message = {"type": "http.request", "body": b"".join(chunks), "more_body": False}
        waiting = [whole]

        async def replay() -> Message:
            return waiting.pop() if waiting else await receive()

        return replay


def _asked(scope: Scope) -> Scope:
    """HEAD is answered as GET would be; the server leaves the body out."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _has_nul(scope: Scope) -> bool:
    """No file, no table and no text has a NUL in it; databases and file systems stumble over one."""
    return "\0" in scope["path"] or b"%00" in scope["query_string"] or b"\0" in scope["query_string"]


async def _refuse(refused: Refused, send: Send) -> None:
    REFUSALS.labels(refused.reason).inc()
    body = orjson.dumps({"error": refused.data()})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
