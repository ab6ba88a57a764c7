"""What can be foreseen in Nations: forecasts, what a move would bring, and ways to a goal."""
