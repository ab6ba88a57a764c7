"""Stages at the sea: harbours, shores, and ships on their way."""
