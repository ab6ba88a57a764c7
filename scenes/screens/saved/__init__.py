"""Saved games, letters, and games that come in."""
