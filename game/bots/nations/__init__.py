"""What computer hands know of Nations."""
