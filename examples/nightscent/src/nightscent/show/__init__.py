"""Nightscent: the table as plain data, and its cover."""
