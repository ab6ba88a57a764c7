"""What the table of Nations says."""
