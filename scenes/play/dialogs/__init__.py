"""Dialogs over a game being played."""
