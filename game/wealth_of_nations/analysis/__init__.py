"""What can be foreseen in Wealth of Nations: forecasts, what a move would bring, and ways to a goal."""
