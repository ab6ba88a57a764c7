"""What computer hands know of Wealth of Nations."""
