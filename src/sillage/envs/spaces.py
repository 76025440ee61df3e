"""The spaces of Gymnasium that all environments share."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces


class Actions(spaces.Discrete[np.int64]):
    """The action table. What is sampled without a mask is legal too: the environment says what is (`legal`)."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.legal: npt.NDArray[np.int8] | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


def columns(count: int) -> spaces.Box:
    """An observation: small whole numbers."""
    return spaces.Box(0, 255, (count,), np.uint8)


def masked(count: int, actions: int) -> spaces.Dict:
    """An observation and the mask of the legal actions, as PettingZoo's classic games give them."""
    return spaces.Dict({"observation": columns(count), "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
