"""What computer players know of Nations."""
