"""What computer players know of Wealth of Nations."""
