"""What burns in a city."""
