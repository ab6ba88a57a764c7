"""A game being played: its bus, its moves, the file that keeps them, and its branches."""
