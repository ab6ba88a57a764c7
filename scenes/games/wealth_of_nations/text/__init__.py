"""What the table of Wealth of Nations says."""
