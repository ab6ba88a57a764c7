"""The printed pieces of The Dice Game, what they do, and how they are read from data."""
