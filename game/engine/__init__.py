"""The engine under every game: states, steps, choices, chance, legal moves. It knows no game."""
