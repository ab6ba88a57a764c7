"""What lies on the table of Nations."""
