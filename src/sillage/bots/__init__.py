"""Bots: they are given a seat's view, never the state."""

from sillage.bots.levels import LEVELS, make_bot, searcher, searches, sims_of

__all__ = ["LEVELS", "make_bot", "searcher", "searches", "sims_of"]
