"""What lies on the table of Wealth of Nations."""
