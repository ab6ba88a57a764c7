"""The map of hexes and what lies on it."""
