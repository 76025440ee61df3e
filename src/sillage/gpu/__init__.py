"""The same rules on a GPU: one thread a game, nothing written twice."""

from sillage.gpu.playout import play_games

__all__ = ["play_games"]
