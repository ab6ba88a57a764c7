"""Sounds and music."""
