"""Dice one can trust (*commit and reveal*).

Each table has a secret, drawn when the table is made; its hash is shown from then on, the secret when the
table is over. Players give seeds of their own once they have seen the hash, and see each other's when the game
begins. The chance of a decision comes from the secret, the seeds and the decision's number: the server can't
fit its secret to the seeds, nor a player a seed to the secret or to others' seeds, and nobody but the server
can compute chance before its time.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any

from sillage.errors import RecordError
from sillage.kernel.chance import Tape
from sillage.table.decision import Dice

_MASK = 2**64 - 1


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def table_dice(secret: bytes, seeds: Sequence[str]) -> Dice:
    """The seed of each decision's chance. No seed contains the separator (`sillage.server.wire.asks`)."""
    begun = hmac.new(secret, "".join(f"{seed}/" for seed in seeds).encode(), "sha256")

    def dice(number: int) -> int:
        of_this = begun.copy()      # what all decisions have in common is hashed once
        of_this.update(str(number).encode())
        return int.from_bytes(of_this.digest()[:8], "big")

    return dice


def outcomes(seed: int, spans: Sequence[int]) -> list[int]:
    """What the generator of `sillage.kernel.chance` draws: splitmix64, made even by Lemire's method."""
    drawn = []
    for span in spans:
        while True:
            seed = z = (seed + 0x9E3779B97F4A7C15) & _MASK
            z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
            z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
            product = ((z ^ z >> 31) >> 32) * span
            if product % 2**32 >= 2**32 % span:
                break
        drawn.append(product >> 32)
    return drawn


def verify(facts: dict[str, Any], tapes: Sequence[Tape]) -> int:
    """Checks the outcomes of a game against its secret; returns how many were checked.

    A game that goes on from another has that one's dice up to there (`before`, where they are known)."""
    try:
        secret, seeds = bytes.fromhex(facts["secret"]), [str(seed) for seed in facts["seeds"]]
        promised, first = str(facts["commitment"]), int(facts.get("from", 0))
    except (KeyError, TypeError, ValueError):
        raise RecordError("the record has no secret of its dice; only games played on a server have one") from None
    if commitment(secret) != promised:
        raise RecordError("the secret is not the one whose hash was shown before the first move")
    dice, before = table_dice(secret, seeds), facts.get("before")
    count = verify(before, tapes[:first]) if first > 0 and isinstance(before, dict) else 0
    for number, tape in enumerate(tapes[first:], start=first):
        expected = outcomes(dice(number), [span for span, _ in tape])
        for (span, found), right in zip(tape, expected, strict=True):
            if found != right:
                raise RecordError(f"decision {number}: the record says {found} of {span}; the secret gives {right}")
            count += 1
    return count
