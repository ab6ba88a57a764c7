"""Advice: what a move does on the table, as facts, and facts in words."""
