"""Mods: sets of pieces that players write, which lie in a folder of theirs and are chosen for a game."""
