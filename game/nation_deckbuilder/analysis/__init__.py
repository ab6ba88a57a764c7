"""What can be foreseen in Nation, the deck-builder: forecasts, what a move would bring, and ways to a goal."""
