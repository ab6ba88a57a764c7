"""What printed cards may say, and the registry of a game's printed pieces."""
