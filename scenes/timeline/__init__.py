"""The timeline: a game as it was before any of its moves, on the real table."""
