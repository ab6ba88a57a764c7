"""The panels around the board of The Dice Game."""
