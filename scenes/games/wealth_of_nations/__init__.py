"""Wealth of Nations: its table, its setup, and how it ends."""
