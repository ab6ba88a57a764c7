"""What is seen while a game is played."""
