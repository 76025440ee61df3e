"""Bots: they are given a seat's view, never the state."""

from sillage.bots.levels import LEVELS, SIMS, make_bot, searcher, sims_of

__all__ = ["LEVELS", "SIMS", "make_bot", "searcher", "sims_of"]
