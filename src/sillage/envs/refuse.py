"""How environments refuse an action: by its notation, the reason and the clause. Nothing is played then."""

from __future__ import annotations

from typing import Any

import numpy as np

from sillage.errors import IllegalAction
from sillage.kernel.edition import Edition
from sillage.kernel.game import Game
from sillage.kernel.records import Bytes, read
from sillage.kernel.words import Scene
from sillage.texts import texts


def whole(action: Any) -> int | None:
    """An action as a number; None where it is none."""
    if isinstance(action, np.ndarray) and action.shape == ():
        action = action[()]
    return int(action) if isinstance(action, int | np.integer) and not isinstance(action, bool) else None


def refusal(game: Game, edition: Edition, parts: Bytes, state: Bytes, action: Any, where: str = "") -> IllegalAction:
    """Why an action may not be taken; `where` says which game or seat it was for."""
    code, begin = whole(action), f"{where}: " if where else ""
    if code is None or not 0 <= code < game.actions.count:
        return IllegalAction(f"{begin}{action!r} is not in the table; expected 0 to {game.actions.count - 1}")
    scene = Scene(read(state.copy(), game.state), read(parts, game.parts), edition)
    clause, why = game.why(scene, code, texts("en"))
    return IllegalAction(f"{begin}{game.actions.notation(code, scene)}: {why} ({clause}); nothing was played", clause)
