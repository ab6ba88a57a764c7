"""The engine under every game: states, steps, choices, chance, card words, sessions. It knows no game."""
