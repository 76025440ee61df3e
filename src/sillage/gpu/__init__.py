"""The same rules on a GPU: one thread a game, nothing written twice."""

from sillage.gpu.playout import play_games
from sillage.gpu.vector import VectorEnv

__all__ = ["VectorEnv", "play_games"]
