"""The laws, by what they are about. Each file adds its own to `sillage.testing.law.LAWS`."""

from sillage.testing.kit import (  # noqa: F401 (in the order in which they are checked)
    balance,
    drafts,
    editions,
    header,
    interpreted,
    observation,
    play,
    records,
    secrets,
    tapes,
    texts,
    undo,
    views,
    words,
)
