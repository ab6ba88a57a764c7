"""The panels around the board of Nations."""
