"""What can be foreseen in The Dice Game: forecasts, what a move would bring, and ways to a goal."""
