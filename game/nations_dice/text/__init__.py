"""The Dice Game in words."""
