"""The contract between a game's table and the scene that plays it."""
