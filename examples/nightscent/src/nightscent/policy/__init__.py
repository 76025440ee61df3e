"""Nightscent: how bots play it, and what they imagine of what they can't know."""
