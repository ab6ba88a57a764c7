"""The panels around the board of Wealth of Nations."""
